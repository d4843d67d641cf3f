//! The `lineshaft` command as somebody uses it.

mod terminal;

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use terminal::{Folder, lineshaft, path, refused, said};

fn kept(folder: &Folder) -> PathBuf {
    folder.0.join("data/games/artificium-1.record")
}

#[test]
fn a_whole_game_is_played_and_its_record_is_sound() {
    let folder = Folder::new("whole");
    let out = said(&folder, &["play", "artificium", "--seed", "42"], &"1\n".repeat(5000));
    assert!(out.contains("== Final result ==") && out.contains("The seed was: 42"));
    assert!(out.contains("Fingerprint of the sealed seed"));
    assert!(said(&folder, &["verify", path(&kept(&folder))], "").contains("sound"));
    let replayed = said(&folder, &["replay", path(&kept(&folder))], "");
    assert!(replayed.contains("Final result"));
    let early = said(&folder, &["replay", path(&kept(&folder)), "--to", "3", "--eyes", "1"], "");
    assert!(early.contains("After 3 of") && early.contains("Your hand"));
}

#[test]
fn questions_are_answered_and_change_nothing() {
    let folder = Folder::new("questions");
    let typed = "hint\nforecast\nlook 1\nwhy 1\nwhy 200\nall\nboard\nlog\nrules AR-24\nrules\nhelp\nnonsense\n9999\nsave a.record\nquit\n";
    let out = said(&folder, &["play", "artificium", "--seed", "42", "--seats", "me,greedy"], typed);
    for expected in [
        "What the bot “hard” would do in your place:",
        "Best sequence found",
        "Allowed by AR-21",
        "None of these is allowed now",
        "AR-24)",
        "is not understood",
        "There is no option 9999",
        "Saved as a.record",
        "Go on with: lineshaft play --resume",
    ] {
        assert!(out.contains(expected), "{expected} is missing in\n{out}");
    }
    let moves_of_me = std::fs::read_to_string(kept(&folder)).unwrap().lines().filter(|line| line.starts_with("0 ")).count();
    assert_eq!(moves_of_me, 0);
}

#[test]
fn undo_takes_a_move_back_but_never_past_a_reveal() {
    let folder = Folder::new("undo");
    let after = |moves: usize| {
        let typed = format!("{}undo\nquit\n", "1\n".repeat(moves));
        said(&folder, &["play", "artificium", "--seed", "7", "--seats", "me,greedy"], &typed)
    };
    assert!(after(0).contains("has moved since; there is no move of yours to take back"));
    assert!((1..12).any(|moves| after(moves).contains("Taken back.")));
    assert!((1..12).any(|moves| after(moves).contains("Something hidden has been shown")));
}

#[test]
fn a_game_goes_on_after_leaving() {
    let folder = Folder::new("resume");
    said(&folder, &["play", "artificium", "--seed", "5", "--seats", "me,random"], "1\n1\nquit\n");
    let file = kept(&folder);
    let before = std::fs::read_to_string(&file).unwrap();
    let out = said(&folder, &["play", "--resume", path(&file)], &"1\n".repeat(5000));
    assert!(out.contains("Final result"));
    let after = std::fs::read_to_string(&file).unwrap();
    let moves = |text: &str| text.split("moves:\n").nth(1).unwrap().lines().map(str::to_owned).collect::<Vec<_>>();
    assert!(moves(&after).starts_with(&moves(&before)[..2]));
    assert!(said(&folder, &["verify", path(&file)], "").contains("sound"));
}

#[test]
fn games_begun_side_by_side_keep_a_file_each() {
    let folder = Folder::new("side by side");
    let mut first = Command::new(env!("CARGO_BIN_EXE_lineshaft"))
        .args(["play", "artificium", "--seed", "first", "--seats", "me,random"])
        .env("LINESHAFT_DATA", folder.0.join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut told, mut begun) = (BufReader::new(first.stdout.take().unwrap()), String::new());
    told.read_line(&mut begun).unwrap();
    said(&folder, &["play", "artificium", "--seed", "second", "--seats", "random,random"], "");
    first.stdin.take().unwrap().write_all(b"1\nquit\n").unwrap();
    told.read_to_string(&mut begun).unwrap();
    assert!(first.wait().unwrap().success(), "{begun}");
    for (file, seed) in [("artificium-1.record", "first"), ("artificium-2.record", "second")] {
        let record = std::fs::read_to_string(folder.0.join("data/games").join(file)).unwrap();
        assert!(record.contains(&format!("seed: {seed}")), "{file}: {record}");
    }
}

#[test]
fn the_screen_hides_one_hand_from_the_other() {
    let folder = Folder::new("hot-seat");
    let out = said(&folder, &["play", "artificium", "--seed", "3", "--seats", "Ada,Ben"], "\n1\n\n1\nquit\n");
    let hand_over = out.find("Press Enter when only you can see the screen").unwrap();
    let first_hand = out.find("Your hand").unwrap();
    assert!(hand_over < first_hand, "a hand is shown before anybody said that only they look");
    let second = out[first_hand..].find("Press Enter when only").unwrap() + first_hand;
    assert!(out[first_hand..second].contains(&"\n".repeat(50)), "the first hand stays on the screen");
}

#[test]
fn every_language_is_spoken() {
    let folder = Folder::new("languages");
    for (lang, usage, result) in
        [("en", "Usage:", "Final result"), ("fr", "Utilisation", "Résultat final"), ("ko", "사용법", "최종 결과")]
    {
        let help = said(&folder, &["--help", "--lang", lang], "");
        assert!(help.contains(usage), "{help}");
        for command in [
            "play",
            "simulate",
            "ladder",
            "tune",
            "learn",
            "bench",
            "analyse",
            "replay",
            "verify",
            "games",
            "sheet",
            "engine",
            "completions",
        ] {
            assert!(said(&folder, &[command, "--help", "--lang", lang], "").contains(usage));
        }
        let out = said(&folder, &["play", "artificium", "--lang", lang, "--seed", "1"], &"1\n".repeat(5000));
        assert!(out.contains(result), "{out}");
    }
}

#[test]
fn a_faulty_sheet_is_refused_with_its_path_and_reason() {
    let folder = Folder::new("sheets");
    let sheet = said(&folder, &["sheet", "artificium"], "");
    let with = |from: &str, to: &str| {
        assert!(sheet.contains(from));
        let file = folder.file("my.toml", &sheet.replacen(from, to, 1));
        refused(&folder, &["play", "artificium", "--sheet", path(&file)])
    };
    assert!(with("rounds = 4", "rounds = 400").contains("setup.rounds: 400 is not between 1 and 12"));
    assert!(with("rounds = 4", "rounds = \"four\"").contains("setup.rounds:"));
    assert!(with("rounds = 4", "rond = 4").contains("setup.rounds:"));
    assert!(with("rounds = 4", "rounds = 4\nmonths = 2").contains("setup.months:"));
    assert!(with("buy = 2", "buy = 1").contains("resource.wood.buy:"));
    assert!(with("limited = false", "limited = true").contains("tokens.limited:"));
    assert!(with("10 = \"wood\"", "99 = \"wood\"").contains("track.resource_at.99:"));
    assert!(with("cost = { wood = 1 }", "cost = { gold = 1 }").contains("card.charcoal_burner.cost.gold:"));
    assert!(with("[setup]", "[setup").contains("line "));
    let file = folder.file("own.toml", &sheet.replacen("rounds = 4", "rounds = 1", 1));
    let out = said(&folder, &["play", "artificium", "--sheet", path(&file), "--seed", "1"], &"1\n".repeat(2000));
    assert!(out.contains("Round 1 of 1") && out.contains("Final result"));
    assert!(said(&folder, &["verify", path(&kept(&folder))], "").contains("sound"), "the record carries the sheet");
}

#[test]
fn a_net_is_learned_and_learning_goes_on_with_it() {
    let folder = Folder::new("learn");
    let file = folder.0.join("my.net");
    let learn = ["learn", "artificium", "--file", path(&file), "--generations", "1", "--games", "2", "--proof", "2"];
    assert!(said(&folder, &learn, "").starts_with("Generation 1: "));
    let first = std::fs::read(&file).unwrap();
    assert!(said(&folder, &[&learn[..], &["--json"]].concat(), "").contains("\"share\":"));
    assert_ne!(std::fs::read(&file).unwrap(), first, "it went on");
    let torn = folder.file("torn.net", "not a net");
    let refused_for = |file: &PathBuf| refused(&folder, &["learn", "artificium", "--file", path(file)]);
    assert!(refused_for(&torn).contains("holds no net for this game"));
    assert_eq!(std::fs::read_to_string(&torn).unwrap(), "not a net");
    assert!(refused(&folder, &["learn", "water-frame", "--file", path(&file)]).contains("nothing to be learned"));
    assert!(refused(&folder, &[&learn[..4], &["--games", "0"]].concat()).contains("from 1 to"));
}

#[test]
fn a_wrong_command_line_is_explained() {
    let folder = Folder::new("wrong");
    let cases: [(&[&str], &str); 12] = [
        (&["play", "chess"], "There is no game \"chess\""),
        (&["play"], "missing"),
        (&["fly"], "fly is not a command"),
        (&["play", "artificium", "--colour"], "--colour"),
        (&["play", "artificium", "--seats", "me"], "seats: 1 is not between 2 and 6"),
        (&["play", "artificium", "--seats", "me,,greedy"], "does not name the seats"),
        (&["play", "artificium", "--switch", "trade_order"], "NAME=VALUE"),
        (&["play", "artificium", "--switch", "trade_order=loose"], "switches.trade_order"),
        (&["play", "artificium", "--switch", "moon=full"], "switches.moon"),
        (&["simulate", "artificium", "--seats", "me,greedy"], "\"me\" is not a bot"),
        (&["games", "--lang", "xx"], "xx"),
        (&["replay", "nowhere.record"], "nowhere.record"),
    ];
    for (args, expected) in cases {
        let text = refused(&folder, args);
        assert!(text.contains(expected), "{args:?}: {text}");
    }
}

#[test]
fn simulations_and_measurements_come_as_text_csv_and_json() {
    let folder = Folder::new("simulate");
    let args = ["simulate", "artificium", "--games", "40", "--seats", "greedy,random", "--threads", "2"];
    assert!(said(&folder, &args, "").contains("95 % intervals"));
    let csv = said(&folder, &[&args[..], &["--csv"]].concat(), "");
    assert_eq!(csv.lines().count(), 41);
    assert_eq!(csv.lines().next(), Some("game,decisions,score_0,won_0,score_1,won_1"));
    let json: serde_json::Value = serde_json::from_str(&said(&folder, &[&args[..], &["--json"]].concat(), "")).unwrap();
    assert_eq!(json["games"], 40);
    assert!(json["seats"][0]["wins"]["value"].as_f64().unwrap() >= 0.9);
    let one = said(&folder, &["simulate", "artificium", "--games", "1"], "");
    assert!(one.contains("artificium: 1 game\n") && one.contains(" [-]"), "of one value no interval can be told: {one}");
    let last = format!("{}", u64::MAX);
    assert!(refused(&folder, &["simulate", "artificium", "--start", &last]).contains("number of the first game"));
    let games = |opening| {
        let text = said(&folder, &["simulate", "arkwright-card", "--games", "4", "--opening", opening, "--csv"], "");
        text.lines().skip(1).map(|line| line.split_once(',').unwrap().1.to_owned()).collect::<BTreeSet<_>>().len()
    };
    assert!(games("0") == 1 && games("8") > 1, "without chance only openings differ");
    let bench = said(&folder, &["bench", "artificium", "--seconds", "0.2", "--json"], "");
    let bench: serde_json::Value = serde_json::from_str(&bench).unwrap();
    for figure in ["decisions_per_second", "games_per_second", "clone_imagine_per_second", "state_bytes"] {
        assert!(bench[figure].as_f64().unwrap() > 0.0, "{figure}");
    }
}

#[test]
fn a_ladder_is_told_drawn_and_gone_on_with() {
    let folder = Folder::new("ladder");
    let args = ["ladder", "artificium", "--bots", "random,easy,greedy", "--blocks", "6", "--svg", "ladder.svg"];
    let out = said(&folder, &args, "");
    for expected in
        ["Rank", "The rating of greedy is set to 1000", "12 games each", "random against itself", "intervals over blocks"]
    {
        assert!(out.contains(expected), "{expected} is missing in\n{out}");
    }
    let svg = std::fs::read_to_string(folder.0.join("ladder.svg")).unwrap();
    assert!(svg.starts_with("<svg") && ["random", "easy", "greedy"].iter().all(|bot| svg.contains(bot)));
    let file = folder.0.join("ladder-artificium-2.jsonl");
    let lines = std::fs::read_to_string(&file).unwrap();
    assert_eq!(lines.lines().count(), 4 * 6);
    let again = lineshaft(&folder, &args, "");
    assert_eq!(String::from_utf8(again.stdout).unwrap(), out);
    assert!(again.stderr.is_empty(), "nothing is left to play");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), lines);
    let json: serde_json::Value = serde_json::from_str(&said(&folder, &[&args[..], &["--json"]].concat(), "")).unwrap();
    assert_eq!(json["ratings"][0]["bot"], "greedy");
    assert_eq!(json["pairs"].as_array().unwrap().len(), 6);
    assert_eq!(json["control"]["games"], 12);
    for (lang, expected) in [("fr", "contre lui-même"), ("ko", "자기 자신과")] {
        assert!(said(&folder, &[&args[..], &["--lang", lang]].concat(), "").contains(expected));
    }
    let chain = ["--neighbours", "--blocks", "1", "--file", "s.jsonl", "--svg", "s.svg"];
    let searches = [&["ladder", "artificium", "--bots", "search:2,search:4,search:8"], &chain[..]].concat();
    assert!(said(&folder, &searches, "").contains("The mean of the ratings is set to 1000"));
    assert_eq!(std::fs::read_to_string(folder.0.join("s.jsonl")).unwrap().lines().count(), 3, "two pairs and the control");
    assert!(std::fs::read_to_string(folder.0.join("s.svg")).unwrap().contains("playouts for a decision"));
}

#[test]
fn a_ladder_that_cannot_be_is_refused_and_leaves_nothing() {
    let folder = Folder::new("no-ladder");
    let cases: [(&[&str], &str); 14] = [
        (&["artificium"], "--bots"),
        (&["artificium", "--bots", "greedy"], "needs 2 to 24 bots"),
        (&["artificium", "--bots", "greedy,"], "\"\" is not a bot"),
        (&["artificium", "--bots", "greedy,deep"], "\"deep\" is not a bot"),
        (&["artificium", "--bots", "search,greedy,search:400"], "\"search:400\" is named twice"),
        (&["artificium", "--bots", "greedy,easy", "--control", "hard"], "not one of the bots of this ladder: greedy, easy"),
        (&["artificium", "--bots", "greedy,easy", "--alone", "hard"], "not one of the bots of this ladder: greedy, easy"),
        (&["artificium", "--bots", "greedy,easy", "--alone", "easy", "--neighbours"], "do not go together"),
        (&["artificium", "--bots", "greedy,easy", "--blocks", "0"], "between 1 and 100000"),
        (&["artificium", "--bots", "greedy,easy", "--blocks", "100001"], "between 1 and 100000"),
        (&["artificium", "--bots", "greedy,easy", "--opening", "1001"], "0 to 1000 decisions"),
        (&["arkwright-card", "--bots", "greedy,easy", "--seats", "1"], "needs 2 to 6 seats"),
        (&["arkwright-card", "--bots", "greedy,easy", "--seats", "6"], "seats: 6 is not between 1 and 4"),
        (&["chess", "--bots", "greedy,easy"], "There is no game"),
    ];
    for (args, expected) in cases {
        let text = refused(&folder, &[&["ladder"], args].concat());
        assert!(text.contains(expected), "{args:?}: {text}");
    }
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 0, "a refused ladder leaves a file");
    let own = |game| ["ladder", game, "--bots", "random,easy", "--blocks", "1", "--file", "mine.jsonl"];
    said(&folder, &own("artificium"), "");
    let text = refused(&folder, &own("arkwright-card"));
    assert!(text.contains("its game is artificium, not arkwright-card"), "{text}");
    let notes = folder.file("notes.txt", "my notes");
    let args = ["ladder", "artificium", "--bots", "random,easy", "--file", path(&notes)];
    assert!(refused(&folder, &args).contains("line 1: not a block of a ladder"));
    let args = ["ladder", "artificium", "--bots", "random,easy", "--file", "new.jsonl", "--svg", path(&notes)];
    assert!(refused(&folder, &args).contains("is not an SVG picture"));
    assert!(!folder.0.join("new.jsonl").exists(), "games were played for a picture that cannot be kept");
    assert_eq!(std::fs::read_to_string(notes).unwrap(), "my notes");
}

#[test]
fn a_tampered_record_is_not_sound() {
    let folder = Folder::new("tampered");
    said(&folder, &["play", "artificium", "--seats", "random,random", "--seed", "9"], "");
    let text = std::fs::read_to_string(kept(&folder)).unwrap();
    let file = folder.file("t.record", &text.replace("seed: 9", "seed: 8"));
    let output = lineshaft(&folder, &["verify", path(&file)], "");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("not the one that was promised"));
    let other = ["farm", "forge", "sawmill"].map(|card| format!("moves:\n0 Exchange give={card} take={card}"));
    let wrong = other.iter().map(|moves| text.replacen("moves:", moves, 1));
    let files: Vec<_> = wrong.enumerate().map(|(number, text)| folder.file(&format!("w{number}.record"), &text)).collect();
    let refusals: Vec<_> =
        files.iter().map(|file| lineshaft(&folder, &["replay", path(file), "--lang", "fr"], "").stderr).collect();
    let told = refusals.iter().map(|refusal| String::from_utf8_lossy(refusal)).find(|told| told.contains("refusé")).unwrap();
    assert!(told.contains("AR-") && !told.contains("card="), "a refusal is told in words: {told}");
    let missing = lineshaft(&folder, &["verify", "nowhere.record"], "");
    assert_eq!(String::from_utf8_lossy(&missing.stdout).matches("nowhere.record").count(), 1);
    let file = folder.file("u.record", "not a record");
    assert!(refused(&folder, &["replay", path(&file)]).contains("line 1"));
}

#[test]
fn the_engine_answers_every_line() {
    let folder = Folder::new("engine");
    let typed = "not json\n\n{\"id\":7,\"do\":\"games\"}\n{\"id\":8,\"do\":\"dance\"}\n[1]\n\u{feff}\n";
    let out = said(&folder, &["engine"], typed);
    let answers: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 5);
    assert_eq!(answers[1]["id"], 7);
    assert_eq!(answers[1]["ok"]["games"][0]["name"], "artificium");
    assert_eq!(answers[2]["error"]["code"], "unknown-request");
    let padded = format!("{{\"id\":9,\"do\":\"games\"}}{}no json\n", " ".repeat(5 << 20));
    assert!(said(&folder, &["engine"], &padded).contains("line-too-long"));
}

#[test]
fn shells_get_their_completions_and_games_their_descriptions() {
    let folder = Folder::new("shells");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(said(&folder, &["completions", shell], "").contains("lineshaft"));
    }
    assert!(said(&folder, &["games"], "").contains("artificium"));
    assert!(said(&folder, &["games", "artificium"], "").contains("refetch_cap"));
    assert!(said(&folder, &["sheet", "artificium", "--provenance"], "").contains("reconstructed"));
}

#[test]
fn a_saved_game_goes_on_and_nothing_else_is_overwritten() {
    let folder = Folder::new("save");
    let other = folder.file("notes.txt", "my notes");
    let typed = "1\nsave mine.record\nsave notes.txt\nsave .\nquit\n";
    let out = said(&folder, &["play", "artificium", "--seed", "4", "--seats", "me,random,greedy"], typed);
    assert!(out.contains("Saved as mine.record") && out.contains("is not a Lineshaft record"));
    assert_eq!(std::fs::read_to_string(other).unwrap(), "my notes");
    let left: Vec<_> = std::fs::read_dir(&folder.0).unwrap().flatten().map(|entry| entry.file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().ends_with(".new")), "{left:?}");
    let mine = folder.0.join("mine.record");
    let before = std::fs::read_to_string(&mine).unwrap();
    let another = said(&folder, &["play", "artificium", "--seats", "me,random,greedy"], "save mine.record\nquit\n");
    assert!(another.contains("mine.record holds another game") && std::fs::read_to_string(&mine).unwrap() == before);
    let told = said(&folder, &["replay", path(&mine)], "");
    assert!(told.contains("Player 1 (you)") && told.contains("Player 3 (greedy)"), "{told}");
    assert!(said(&folder, &["play", "--resume", path(&mine)], &"1\n".repeat(5000)).contains("Final result"));
}

#[test]
fn resuming_trusts_nothing_and_mends_nothing() {
    let folder = Folder::new("distrust");
    said(&folder, &["play", "artificium", "--seed", "5", "--seats", "me,random"], "1\nquit\n");
    let text = std::fs::read_to_string(kept(&folder)).unwrap();
    let swapped = text.replace("player 0: me\nplayer 1: random", "player 1: random\nplayer 0: me");
    assert_ne!(swapped, text);
    let file = folder.file("swapped.record", &swapped);
    assert!(said(&folder, &["play", "--resume", path(&file)], "quit\n").contains("Player 1 (you), Player 2 (random)"));
    for (name, changed) in [
        ("seed", text.replace("seed: 5", "seed: 6")),
        ("twice", text.replace("seed: 5", "seed: 5\nseed: 6")),
        ("escape", text.replace("player 0: me", "player 0: m\u{1b}[2Je")),
    ] {
        let file = folder.file(&format!("{name}.record"), &changed);
        refused(&folder, &["play", "--resume", path(&file)]);
        assert_eq!(std::fs::read_to_string(&file).unwrap(), changed, "{name} was rewritten");
    }
    assert!(refused(&folder, &["play", "artificium", "--resume", path(&kept(&folder))]).contains("do not go together"));
}

#[test]
fn a_sheet_with_other_line_ends_can_be_played_and_resumed() {
    let folder = Folder::new("crlf");
    let sheet = said(&folder, &["sheet", "artificium"], "").replace("rounds = 4", "rounds = 1").replace('\n', "\r\n");
    let file = folder.file("crlf.toml", &sheet);
    said(&folder, &["play", "artificium", "--sheet", path(&file), "--seed", "1"], "1\nquit\n");
    let out = said(&folder, &["play", "--resume", path(&kept(&folder))], &"1\n".repeat(3000));
    assert!(out.contains("Final result"));
    assert!(said(&folder, &["verify", path(&kept(&folder))], "").contains("sound"));
}

#[cfg(unix)]
#[test]
fn words_and_lines_that_are_no_text_are_answered() {
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new("bytes");
    let output = Command::new(env!("CARGO_BIN_EXE_lineshaft"))
        .arg("replay")
        .arg(std::ffi::OsStr::from_bytes(b"\xff\xfe"))
        .current_dir(&folder.0)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let mut child = Command::new(env!("CARGO_BIN_EXE_lineshaft"))
        .args(["play", "artificium", "--seed", "1", "--lang", "en"])
        .env("LINESHAFT_DATA", folder.0.join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"\xe9\nhint\nquit\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(String::from_utf8_lossy(&output.stdout).contains("is not understood"));
    assert!(String::from_utf8_lossy(&output.stdout).contains("would do in your place"));
}
