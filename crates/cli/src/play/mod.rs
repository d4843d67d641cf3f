//! `lineshaft play`: a whole game in the terminal, in plain lines.

mod commands;
mod keep;
mod turn;

use crate::args::Play;
use crate::failure::{Done, Failure};
use crate::setup::{self, Player};
use crate::{folders, records, screen, simulate};
use keep::Keep;
use shelf::{AnyPlayer, AnyTable, Entrant, Limits, Line, Trouble};
use std::time::Duration;
use table::hash::sha256;
use table::{Eyes, Record, Seat, Standing, Value};
use texts::{Names, Texts};

/// A game in progress around one terminal.
pub(crate) struct Game<'a> {
    table: Box<dyn AnyTable>,
    players: Vec<Player>,
    /// The programs that have been asked, with what they remember.
    programs: Vec<Option<Box<dyn AnyPlayer>>>,
    names: Names,
    texts: &'a Texts,
    keep: Keep,
    /// How many moves each seat has been told of.
    told: Vec<usize>,
    /// Whose hand was last on the screen.
    shown: Option<Seat>,
    limits: Limits,
}

pub(crate) fn play(args: &Play, texts: &Texts) -> Done {
    let mut game = match &args.resume {
        Some(file) => resume(args, file, texts)?,
        None => begin(args, texts)?,
    };
    game.limits.longest = Some(Duration::from_secs(args.think));
    game.limits.patience = args.patience.duration();
    game.introduce();
    game.run()
}

fn begin<'a>(args: &Play, texts: &'a Texts) -> Result<Game<'a>, Failure> {
    let game = setup::game(args.game.as_deref().unwrap_or_default(), texts)?;
    let players = setup::players(args.seats.as_deref().unwrap_or("me,medium,medium"), texts)?;
    let ruleset = setup::ruleset(game, players.len(), &args.set_up, texts)?;
    let seed = setup::seed(args.seed.as_deref(), texts)?;
    let table = ruleset.deal(seed);
    let folder = folders::data().join("games");
    let keep = Keep::new(&folder, game.name()).map_err(|error| Failure::file(texts, &folder, &error))?;
    let mut game = Game::new(table, players, keep, texts);
    game.save()?;
    Ok(game)
}

fn resume<'a>(args: &Play, file: &std::path::Path, texts: &'a Texts) -> Result<Game<'a>, Failure> {
    let keep = Keep::at(file).map_err(|error| Failure::file(texts, file, &error))?;
    let (record, table) = records::sound(file, texts)?;
    let players = match &args.seats {
        Some(seats) => setup::players(seats, texts)?,
        None => {
            let mut named = record.players.clone();
            named.sort_by_key(|(seat, _)| *seat);
            named.iter().map(|(_, name)| setup::player(name, texts)).collect::<Result<Vec<_>, _>>()?
        }
    };
    // A file from somebody else must not start programs.
    if let (None, Some(command)) = (&args.seats, players.iter().find_map(command_of)) {
        return Err(Failure::new(texts, "cli-error-resume-command", &[("command", command.into())]));
    }
    if players.len() != table.seats() {
        return Err(Failure::new(texts, "cli-error-resume-seats", &[("seats", table.seats().into())]));
    }
    Ok(Game::new(table, players, keep, texts))
}

/// A player as it stands in a record and in `--seats`.
fn word_for(player: &Player) -> String {
    match player {
        Player::Person(name) => name.clone(),
        Player::Program(entrant) => entrant.to_string(),
    }
}

/// The command of a player that is a process.
fn command_of(player: &Player) -> Option<&str> {
    match player {
        Player::Program(Entrant::Process(command)) => Some(command),
        _ => None,
    }
}

impl<'a> Game<'a> {
    fn new(table: Box<dyn AnyTable>, players: Vec<Player>, keep: Keep, texts: &'a Texts) -> Self {
        let names = Names(players.iter().enumerate().map(|(seat, player)| setup::name_of(seat, player, texts)).collect());
        let told = vec![0; players.len()];
        let programs = players.iter().map(|_| None).collect();
        // A person waits: as many cores may think as can.
        let limits = Limits { threads: simulate::threads(None), ..Limits::default() };
        Self { table, players, programs, names, texts, keep, told, shown: None, limits }
    }

    fn introduce(&self) {
        let title = self.texts.get(&format!("{}-title", self.table.game()));
        let names = self.names.0.join(", ");
        println!("{}", self.texts.with("cli-play-welcome", &[("game", title.into()), ("players", names.into())]));
        if let Some(seed) = self.table.seed() {
            println!("{}", self.texts.with("cli-play-commitment", &[("hash", seed.commitment().into())]));
        }
        let file = self.keep.path().display().to_string();
        println!("{}", self.texts.with("cli-play-kept-here", &[("file", file.into())]));
        println!("{}", self.texts.get("cli-play-start"));
    }

    fn run(&mut self) -> Done {
        loop {
            let turn = self.table.turn();
            let Some(seat) = turn.seats.lowest() else { break };
            // Bots that choose at the same time as people choose first: nobody waits for them, and nobody sees them.
            let bots = turn.seats.iter().find(|seat| matches!(self.players[seat.number()], Player::Program(_)));
            let seat = bots.unwrap_or(seat);
            match self.players[seat.number()].clone() {
                Player::Program(entrant) => self.program_moves(seat, &entrant)?,
                Player::Person(_) => {
                    if !self.person_moves(seat)? {
                        return self.leave();
                    }
                }
            }
        }
        self.finish()
    }

    fn program_moves(&mut self, seat: Seat, entrant: &Entrant) -> Done {
        let player = match self.programs[seat.number()].take() {
            Some(player) => Ok(player),
            None => entrant.sit(self.table.as_ref(), self.start_for(seat), self.limits),
        };
        let thought = player.and_then(|mut player| {
            let thinking = player.think(self.table.as_ref(), seat)?;
            self.programs[seat.number()] = Some(player);
            Ok(thinking)
        });
        let played = thought.and_then(|thinking| self.table.play(seat, &thinking.mv.to_json("do")).map_err(Trouble::Refused));
        self.save()?;
        played.map(drop).map_err(|trouble| {
            Failure::trouble(self.texts, self.table.game(), &trouble).and(&self.texts.with("cli-play-left", &self.way_back()))
        })
    }

    /// Bots think with a generator of their own, so that a game of one seed can be repeated.
    fn start_for(&self, seat: Seat) -> u64 {
        let seed = self.table.seed().map_or("", |seed| seed.as_str());
        let moves = self.table.turn().moves_made.to_le_bytes();
        let digest = sha256(&[b"lineshaft bot", seed.as_bytes(), &moves, &[seat.number() as u8]]);
        u64::from_le_bytes(digest[..8].try_into().expect("eight bytes"))
    }

    /// Every accepted move is on disk before the next one is asked for.
    fn save(&mut self) -> Done {
        let record = self.record();
        if self.keep.is_changed() {
            let file = self.keep.path().display().to_string();
            return Err(Failure::new(self.texts, "cli-error-file-changed", &[("file", file.into())]));
        }
        self.keep.write(&record).map_err(|error| Failure::file(self.texts, self.keep.path(), &error))
    }

    /// The record, with who plays.
    fn record(&self) -> Record {
        let mut record = self.table.record();
        record.players = self.players.iter().enumerate().map(|(seat, player)| (Seat::new(seat), word_for(player))).collect();
        record
    }

    fn leave(&mut self) -> Done {
        self.save()?;
        println!("\n{}", self.texts.with("cli-play-left", &self.way_back()));
        Ok(())
    }

    /// The command that goes on with this game.
    fn way_back(&self) -> [(&'static str, Value); 1] {
        let mut command = format!("lineshaft play --resume \"{}\"", self.keep.path().display());
        if self.players.iter().any(|player| command_of(player).is_some()) {
            let seats = self.players.iter().map(word_for).collect::<Vec<_>>().join(",");
            command.push_str(&format!(" --seats {}", shlex::try_quote(&seats).unwrap_or_default()));
        }
        [("command", command.into())]
    }

    fn finish(&mut self) -> Done {
        let people = self.people();
        let (since, eyes) = match people.as_slice() {
            [only] => (self.told[only.number()], Eyes::Of(*only)),
            [] => (0, Eyes::All),
            _ => (self.told.iter().copied().min().unwrap_or(0), Eyes::Watcher),
        };
        print_log(&self.table.log(since, eyes), self.table.game(), &self.names, self.texts);
        print_result(&self.table.standing(), self.table.game(), &self.names, self.texts);
        if let Some(seed) = self.table.seed() {
            println!("{}", self.texts.with("cli-play-seed", &[("seed", seed.as_str().into())]));
        }
        let file = self.keep.path().display().to_string();
        println!("{}", self.texts.with("cli-play-kept", &[("file", file.into())]));
        Ok(())
    }

    fn people(&self) -> Vec<Seat> {
        let person = |(number, player): (usize, &Player)| matches!(player, Player::Person(_)).then(|| Seat::new(number));
        self.players.iter().enumerate().filter_map(person).collect()
    }
}

/// What somebody was told, line by line, with the rules.
pub(crate) fn print_log(lines: &[Line], game: &str, names: &Names, texts: &Texts) {
    for line in lines {
        match line {
            Line::Event(message, rule) => println!("- {} ({rule})", texts.say(game, "event", message, names)),
            Line::Forced(seat, mv) => {
                let args =
                    [("seat", Value::Text(texts.seat(*seat, names))), ("move", texts.say(game, "move", mv, names).into())];
                println!("- {}", texts.with("cli-play-automatic", &args));
            }
            Line::Made(seat, mv) => {
                let args =
                    [("seat", Value::Text(texts.seat(*seat, names))), ("move", texts.say(game, "move", mv, names).into())];
                println!("- {}", texts.with("table-made", &args));
            }
            Line::Barrier => {}
        }
    }
}

/// The final scores and the winners.
pub(crate) fn print_result(standing: &Standing, game: &str, names: &Names, texts: &Texts) {
    let mut rows = vec![["rank", "name", "score"].map(|column| texts.get(&format!("cli-result-{column}"))).to_vec()];
    let mut ranked: Vec<(u8, usize)> = standing.ranks.iter().copied().zip(0..).collect();
    ranked.sort_unstable();
    for (rank, seat) in ranked {
        rows.push(vec![rank.to_string(), texts.seat(Seat::new(seat), names), standing.scores[seat].to_string()]);
    }
    for (rival, score) in &standing.rivals {
        rows.push(vec!["-".to_owned(), texts.get(&texts::key(game, "automa", rival)), score.to_string()]);
    }
    println!("\n== {} ==", texts.get("cli-result-title"));
    print!("{}", screen::aligned(&rows));
    let winners: Vec<String> =
        standing.winners.iter().flat_map(|winners| winners.iter()).map(|seat| texts.seat(seat, names)).collect();
    let args = [("names", Value::from(winners.join(", "))), ("count", winners.len().into())];
    println!("{}", texts.with("cli-result-winners", &args));
}
