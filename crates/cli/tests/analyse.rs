//! `lineshaft analyse` as somebody uses it.

mod terminal;

use serde_json::Value as Json;
use std::path::{Path, PathBuf};
use terminal::{Folder, lineshaft, path, refused, said};

const GAMES: [&str; 4] = ["artificium", "arkwright-card", "age-of-industry", "water-frame"];

fn fixture(game: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../records/{game}/{name}.record"))
}

fn figures(text: &str) -> Json {
    serde_json::from_str(text).unwrap()
}

#[test]
fn every_game_is_judged_alike_by_any_number_of_threads() {
    let folder = Folder::new("judged");
    for game in GAMES {
        let record = fixture(game, "3-seats");
        let args = ["analyse", path(&record), "--playouts", "24", "--from", "3", "--to", "14", "--json", "--threads"];
        let one = said(&folder, &[&args[..], &["1"]].concat(), "");
        assert_eq!(one, said(&folder, &[&args[..], &["3"]].concat(), ""), "{game}");
        let judged = figures(&one);
        assert_eq!((&judged["game"], judged["playouts"].as_u64()), (&Json::from(game), Some(24)));
        let decisions = judged["decisions"].as_array().unwrap();
        assert!(!decisions.is_empty() && decisions.len() <= 12, "{game}");
        for decision in decisions {
            let seat = decision["seat"].as_u64().unwrap() as usize;
            let lost = decision["share_lost"].as_f64().unwrap();
            let share = |option: &str| decision[option]["shares"][seat].as_f64().unwrap();
            assert!((3..=14).contains(&decision["move"].as_u64().unwrap()));
            assert!(decision["options"].as_u64().unwrap() > 1, "{decision}");
            assert!(decision["made"]["visits"].as_u64().unwrap() >= 6, "{decision}");
            assert!((0.0..=1.0).contains(&lost) && decision["points_lost"].as_f64().unwrap() >= 0.0);
            assert!((share("best") - share("made") - lost).abs() < 1e-5, "{decision}");
            let all: f64 = decision["made"]["shares"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
            assert!((all - 1.0).abs() < 1e-3, "{decision}");
        }
        let counted: u64 = judged["seats"].as_array().unwrap().iter().map(|seat| seat["decisions"].as_u64().unwrap()).sum();
        assert_eq!(counted as usize, decisions.len());
    }
}

#[test]
fn a_player_at_random_loses_more_than_one_who_thinks() {
    let folder = Folder::new("random loses");
    for game in ["artificium", "arkwright-card"] {
        said(&folder, &["play", game, "--seed", "1", "--seats", "random,greedy"], "");
        let record = folder.0.join(format!("data/games/{game}-1.record"));
        let judged = figures(&said(&folder, &["analyse", path(&record), "--playouts", "60", "--json"], ""));
        let lost = |seat: usize| judged["seats"][seat]["mean_share_lost"].as_f64().unwrap();
        assert!(lost(0) > 2.0 * lost(1), "{game}: random {}, greedy {}", lost(0), lost(1));
        assert_eq!(judged["seats"][0]["name"], "Player 1 (random)");
        assert!(judged["result"]["winners"].is_array());
    }
}

#[test]
fn the_costliest_moves_and_the_picture_are_told_in_three_languages() {
    let folder = Folder::new("told");
    said(&folder, &["play", "artificium", "--seed", "2", "--seats", "random,Ada & <Ben>"], "1\n1\nquit\n");
    let record = folder.0.join("data/games/artificium-1.record");
    let (svg, file) = (folder.0.join("game.svg"), path(&record));
    for (lang, title, axis, all) in [
        ("en", "The costliest moves", "Share of the victory in %", "Every decision"),
        ("fr", "Les coups les plus coûteux", "Part de la victoire en\u{a0}%", "Toutes les décisions"),
        ("ko", "손실이 가장 큰 행동", "승리 가능성(%)", "모든 결정"),
    ] {
        let out = said(&folder, &["analyse", file, "--playouts", "16", "--all", "--svg", path(&svg), "--lang", lang], "");
        let judged = figures(&said(&folder, &["analyse", file, "--playouts", "16", "--json"], ""));
        let rows =
            out.split(all).nth(1).unwrap().lines().filter(|line| line.contains("random") || line.contains("Ada")).count();
        assert_eq!(rows, judged["decisions"].as_array().unwrap().len(), "{out}");
        assert!(!said(&folder, &["analyse", file, "--playouts", "16", "--lang", lang], "").contains(all));
        assert!(out.contains(title) && out.contains("Ada & <Ben>") && out.contains(path(&svg)), "{out}");
        let picture = std::fs::read_to_string(&svg).unwrap();
        assert!(picture.starts_with("<svg") && picture.contains(axis), "{picture}");
        assert!(picture.contains("random") && picture.contains("Ada &amp; &lt;Ben&gt;"));
    }
}

#[test]
fn what_cannot_be_judged_is_explained_and_nothing_is_changed() {
    let folder = Folder::new("not judged");
    let record = fixture("artificium", "2-seats");
    let text = std::fs::read_to_string(&record).unwrap();
    let own = folder.file("own.record", &text);
    let tampered = folder.file("tampered.record", &text.replace("seed: artificium 2-seats", "seed: another"));
    let nonsense = folder.file("nonsense.record", "nonsense");
    let empty = folder.file("empty.record", &format!("{}moves:\n", text.split("moves:\n").next().unwrap()));
    let cases: [(&[&str], &str); 10] = [
        (&["nowhere.record"], "nowhere.record"),
        (&[path(&tampered)], "is not sound"),
        (&[path(&nonsense)], "line 1"),
        (&[path(&empty)], "has no moves yet"),
        (&[path(&own), "--playouts", "3"], "between 16 and"),
        (&[path(&own), "--from", "0"], "--from and --to"),
        (&[path(&own), "--from", "9", "--to", "8"], "--from and --to"),
        (&[path(&own), "--to", "100000"], "--from and --to"),
        (&[path(&own), "--svg", path(&own)], "is not an SVG picture"),
        (&[path(&own), "--svg", "no/such/folder.svg"], "cannot be used"),
    ];
    for (args, expected) in cases {
        let error = refused(&folder, &[&["analyse"], args].concat());
        assert!(error.contains(expected), "{args:?}: {error}");
    }
    assert_eq!(std::fs::read_to_string(&own).unwrap(), text);
    assert_eq!(lineshaft(&folder, &["analyse"], "").status.code(), Some(2));
}
