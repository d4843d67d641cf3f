//! The finished games in `records/` are replayed by every test run.

use shelf::{Game, games};
use std::path::PathBuf;
use table::{Origin, Record, Setup, Verdict};

fn records(game: &dyn Game) -> Vec<(PathBuf, Record)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records").join(game.name());
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = files.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files.into_iter().map(|file| (file.clone(), std::fs::read_to_string(&file).unwrap().parse().unwrap())).collect()
}

#[test]
fn every_fixture_replays_to_its_result() {
    for game in games() {
        for (file, record) in records(*game) {
            assert_eq!(game.verify(&record), Ok(Verdict::Sound), "{}", file.display());
        }
    }
}

#[test]
fn every_number_of_players_and_every_switch_value_has_a_fixture() {
    for game in games() {
        let records = records(*game);
        let any = |wanted: &dyn Fn(&Record) -> bool| records.iter().any(|(_, record)| wanted(record));
        for seats in game.seats() {
            assert!(any(&|record| record.seats == seats && record.switches.is_empty()), "{}: {seats} seats", game.name());
        }
        for (switch, default) in game.switches().iter().zip(game.defaults()) {
            for value in switch.all_values().into_iter().filter(|value| value != default) {
                let pair = (switch.name.to_owned(), value);
                assert!(any(&|record| record.switches.contains(&pair)), "{}: {pair:?}", game.name());
            }
        }
        let winners = |record: &Record| {
            let result = record.result.as_deref().unwrap_or_default();
            let named = result.split("winners ").nth(1).unwrap_or_default();
            named.split(' ').filter(|word| word.parse::<usize>().is_ok()).count()
        };
        match game.name() {
            "artificium" => assert!(any(&|record| winners(record) > 1), "a shared victory"),
            "arkwright-card" => {
                assert!(any(&|record| record.seats == 1 && winners(record) == 1), "a solo game won");
                assert!(any(&|record| record.seats == 1 && winners(record) == 0), "a solo game lost");
                let bankrupt =
                    |record: &Record| record.result.as_deref().is_some_and(|result| result.split(' ').any(|word| word == "0"));
                assert!(any(&|record| record.seats > 1 && bankrupt(record)), "a bankruptcy");
            }
            "age-of-industry" => {
                let tied = |record: &Record| {
                    let result = record.result.as_deref().unwrap_or_default();
                    let scores = result.split(" winners").next().unwrap_or_default().split(' ');
                    let mut scores: Vec<i32> = scores.filter_map(|word| word.parse().ok()).collect();
                    scores.sort_unstable();
                    scores.len() > 1 && scores[scores.len() - 1] == scores[scores.len() - 2] && winners(record) == 1
                };
                assert!(any(&tied), "a tie decided by the turn order");
            }
            "water-frame" => assert!(any(&|record| winners(record) == 1), "a victory"),
            other => panic!("{other}: which endings must have a fixture?"),
        }
        assert!(any(&|record| matches!(record.origin, Origin::Position(_))), "{}: from a position", game.name());
    }
}

#[test]
fn a_changed_record_is_found_out() {
    let game = games()[0];
    let (_, record) = records(game).into_iter().find(|(_, record)| matches!(record.origin, Origin::Seed(_))).unwrap();
    let changed = |change: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        game.verify(&record)
    };
    assert!(matches!(changed(&|record| record.result = Some("1 2 winners 1".to_owned())), Ok(Verdict::OtherResult { .. })));
    assert_eq!(changed(&|record| record.commitment = Some("0".repeat(64))), Ok(Verdict::OtherSeed));
    assert!(changed(&|record| record.moves.swap(0, 1)).is_err());
    assert_eq!(changed(&|record| record.sheet_hash = "0".repeat(64)).unwrap_err().path, "sheet");
    assert!(changed(&|record| record.moves[3].1.push_str(" card=farm")).unwrap_err().path.starts_with("move "));
    assert!(game.accepts(&Setup::of(record.seats)).is_ok());
}
