//! One person's turn: what happened, the table, the options, and what is typed.

use super::commands::Typed;
use super::keep::why_not_here;
use super::{Game, print_log};
use crate::failure::{Failure, refusal};
use crate::folders::write_whole;
use crate::screen;
use shelf::{Bot, Choice, Level, No, explain};
use std::io::{BufRead, Write};
use std::path::Path;
use table::{Eyes, Message, Seat, Value};

/// Enough empty lines to push another player's hand off any screen.
const SCREENFUL: usize = 200;

impl Game<'_> {
    /// Asks until a move is made; false when the person leaves.
    pub(super) fn person_moves(&mut self, seat: Seat) -> Result<bool, Failure> {
        if !self.hand_over_to(seat)? {
            return Ok(false);
        }
        self.show(seat);
        let mut choices = self.table.choices(seat, false);
        self.list(&choices, 0);
        loop {
            print!("{} ", self.say("cli-play-prompt", &[("name", self.texts.seat(seat, &self.names).into())]));
            let Some(line) = self.read_line()? else { return Ok(false) };
            match Typed::read(&line) {
                Typed::Choose(number) => {
                    if self.choose(seat, &choices, number)? {
                        return Ok(true);
                    }
                }
                Typed::Look(number) => self.look(seat, &choices, number),
                Typed::Why(number) => {
                    if number > choices.len() {
                        choices = self.table.choices(seat, true);
                    }
                    self.why(&choices, number);
                }
                Typed::All => {
                    let allowed = self.table.choices(seat, false).len();
                    choices = self.table.choices(seat, true);
                    self.list(&choices, allowed);
                }
                Typed::Board => self.show(seat),
                Typed::Forecast => self.forecast(seat),
                Typed::Hint => self.hint(seat),
                Typed::Undo => {
                    if self.undo(seat)? {
                        return Ok(true);
                    }
                }
                Typed::Log => print_log(&self.table.log(0, Eyes::Of(seat)), self.table.game(), &self.names, self.texts),
                Typed::Rules(about) => self.rules(about.as_deref()),
                Typed::Save(file) => self.save_to(&file),
                Typed::Help => println!("{}", self.texts.get("cli-play-help")),
                Typed::Quit => return Ok(false),
                Typed::Unknown(line) if line.is_empty() => self.list(&self.table.choices(seat, false), 0),
                Typed::Unknown(line) => println!("{}", self.say("cli-play-unknown", &[("line", line.into())])),
            }
        }
    }

    /// Between two people the screen is emptied and waits, so that nobody sees another's hand.
    fn hand_over_to(&mut self, seat: Seat) -> Result<bool, Failure> {
        if self.people().len() > 1 && self.shown != Some(seat) {
            if self.shown.is_some() {
                print!("{}", "\n".repeat(SCREENFUL));
            }
            print!("{} ", self.say("cli-play-hand-over", &[("name", self.texts.seat(seat, &self.names).into())]));
            if self.read_line()?.is_none() {
                return Ok(false);
            }
        }
        self.shown = Some(seat);
        Ok(true)
    }

    /// What happened since this seat last looked, the table, and what it must do now.
    fn show(&mut self, seat: Seat) {
        let eyes = Eyes::Of(seat);
        let made = self.table.turn().moves_made;
        let since = std::mem::replace(&mut self.told[seat.number()], made);
        if since < made || made == 0 {
            println!("\n== {} ==", self.texts.get("cli-play-happened"));
            print_log(&self.table.log(since, eyes), self.table.game(), &self.names, self.texts);
        }
        print!("{}", screen::board(self.table.game(), &self.table.board(eyes), &self.names, self.texts));
        if let Some(ask) = self.table.ask(seat) {
            let name = self.texts.seat(seat, &self.names);
            println!("\n== {} ==", self.say("cli-play-your-turn", &[("name", name.into())]));
            println!("{}", self.texts.say(self.table.game(), "ask", &ask, &self.names));
        }
    }

    fn list(&self, choices: &[Choice], from: usize) {
        for (number, choice) in choices.iter().enumerate().skip(from) {
            let mv = self.move_text(&choice.mv);
            match &choice.brings {
                Some(brings) => {
                    println!("{:>4}  {mv}  {}", number + 1, self.texts.say(self.table.game(), "brings", brings, &self.names));
                }
                None => println!("{:>4}  {mv}", number + 1),
            }
        }
        if from > 0 {
            println!("{}", self.texts.get("cli-play-not-allowed"));
        }
    }

    fn choose(&mut self, seat: Seat, choices: &[Choice], number: usize) -> Result<bool, Failure> {
        let Some(choice) = number.checked_sub(1).and_then(|place| choices.get(place)) else {
            println!("{}", self.say("cli-play-no-option", &[("number", number.into())]));
            return Ok(false);
        };
        match self.table.play(seat, &choice.mv.to_json("do")) {
            Ok(_) => {
                self.save()?;
                Ok(true)
            }
            Err(no) => {
                println!("{}", self.refusal(&no));
                Ok(false)
            }
        }
    }

    fn look(&self, seat: Seat, choices: &[Choice], number: usize) {
        let Some(choice) = number.checked_sub(1).and_then(|place| choices.get(place)) else {
            println!("{}", self.say("cli-play-no-option", &[("number", number.into())]));
            return;
        };
        println!("{}", self.move_text(&choice.mv));
        match self.table.forecast(seat, &[choice.mv.to_json("do")]) {
            Ok(forecast) if forecast.stopped => println!("{}", self.texts.get("cli-play-look-barrier")),
            Ok(forecast) => {
                print_log(&forecast.events, self.table.game(), &self.names, self.texts);
                self.print_forecast(&forecast.lines);
            }
            Err(no) => println!("{}", self.refusal(&no)),
        }
    }

    fn why(&self, choices: &[Choice], number: usize) {
        let Some(choice) = number.checked_sub(1).and_then(|place| choices.get(place)) else {
            println!("{}", self.say("cli-play-no-option", &[("number", number.into())]));
            return;
        };
        println!("{}", self.move_text(&choice.mv));
        match &choice.refusal {
            Some(no) => println!("{}", self.refusal(no)),
            None => println!("{}", self.say("cli-play-allowed", &[("rules", choice.rules.join(", ").into())])),
        }
    }

    fn forecast(&self, seat: Seat) {
        match self.table.forecast(seat, &[]) {
            Ok(forecast) => self.print_forecast(&forecast.lines),
            Err(no) => println!("{}", self.refusal(&no)),
        }
    }

    fn print_forecast(&self, lines: &[Message]) {
        for line in lines {
            println!("  {}", self.texts.say(self.table.game(), "forecast", line, &self.names));
        }
    }

    fn hint(&self, seat: Seat) {
        let adviser = Bot::Level(Level::Hard);
        let thinking = self.table.player(adviser, self.start_for(seat), self.limits).think(self.table.as_ref(), seat);
        match thinking {
            Ok(thinking) => {
                println!("{}", self.say("cli-play-hint", &[("bot", adviser.to_string().into())]));
                for line in explain(self.texts, self.table.game(), &thinking, seat, &self.names) {
                    println!("  {line}");
                }
            }
            Err(trouble) => println!("{}", Failure::trouble(self.texts, self.table.game(), &trouble).text()),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<bool, Failure> {
        if let Err(no) = self.table.take_back(seat) {
            println!("{}", self.refusal(&no));
            return Ok(false);
        }
        let made = self.table.turn().moves_made;
        self.told.iter_mut().for_each(|told| *told = (*told).min(made));
        self.save()?;
        println!("{}", self.texts.get("cli-play-undone"));
        Ok(true)
    }

    /// The rules for players; with a number, only the paragraphs that cite it.
    fn rules(&self, about: Option<&str>) {
        let Some((_, files)) = texts::RULES.iter().find(|(game, _)| *game == self.table.game()) else { return };
        let text = with_captions(files[self.texts.lang() as usize]);
        let Some(about) = about else {
            print!("{text}");
            return;
        };
        let cites = |paragraph: &&str| {
            let mut words = paragraph.split(|letter: char| !letter.is_alphanumeric() && !"-.".contains(letter));
            words.any(|word| word.trim_end_matches('.').eq_ignore_ascii_case(about))
        };
        let found: Vec<String> = paragraphs(&text).into_iter().filter(|paragraph| cites(&paragraph.as_str())).collect();
        if found.is_empty() {
            println!("{}", self.say("cli-play-no-rule", &[("rule", about.into())]));
        } else {
            println!("{}", found.join("\n"));
        }
    }

    fn save_to(&self, file: &Path) {
        let name = || Value::from(file.display().to_string());
        let record = self.record();
        if let Some(why) = why_not_here(file, &record) {
            println!("{}", self.say(why, &[("file", name())]));
            return;
        }
        match write_whole(file, record.to_string().as_bytes()) {
            Ok(()) => println!("{}", self.say("cli-play-saved", &[("file", name())])),
            Err(error) => println!("{}", Failure::file(self.texts, file, &error).text()),
        }
    }

    fn refusal(&self, no: &No) -> String {
        refusal(self.texts, self.table.game(), no, &self.names)
    }

    fn move_text(&self, mv: &Message) -> String {
        self.texts.say(self.table.game(), "move", mv, &self.names)
    }

    fn say(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        self.texts.with(key, args)
    }

    /// A line that was typed; nothing at the end of the input.
    fn read_line(&self) -> Result<Option<String>, Failure> {
        let failed = |error: std::io::Error| Failure::file(self.texts, Path::new("stdin"), &error);
        std::io::stdout().flush().map_err(failed)?;
        let mut line = Vec::new();
        let read = std::io::stdin().lock().read_until(b'\n', &mut line).map_err(failed)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }
}

/// The rules with the caption of each figure in its place.
fn with_captions(text: &str) -> String {
    let lines = text.lines().map(|line| match line.strip_prefix("![").and_then(|line| line.split_once("](figure:")) {
        Some((caption, _)) => format!("[{caption}]\n"),
        None => format!("{line}\n"),
    });
    lines.collect()
}

/// Paragraphs, and each item of a list or row of a table by itself.
fn paragraphs(text: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    for line in text.lines() {
        if line.is_empty() || line.starts_with(['-', '|', '#']) {
            found.push(String::new());
        }
        if let Some(last) = found.last_mut() {
            last.push_str(line);
            last.push('\n');
        }
    }
    found
}
