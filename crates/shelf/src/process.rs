//! A bot in another process: one line of JSON asks it, one line answers.

use crate::engine::{lines_json, moves_json, switches_json};
use crate::players::{AnyPlayer, Thinking};
use crate::{AnyTable, No};
use serde_json::{Value as Json, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;
use table::{Eyes, Message, Seat};
use texts::Lang;

/// The longest line a process may answer with.
const LONGEST_ANSWER: u64 = 1 << 20;

/// Why a player gave no move.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// The table refuses what it did, or asks it nothing.
    Refused(No),
    /// A process misbehaves, as a message of the texts `table-process-…`.
    Process(Message),
}

/// A running process that plays.
pub struct Process {
    command: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<std::io::Result<String>>,
    patience: Duration,
    asked: u64,
}

impl Process {
    /// Starts a command; its words are separated by spaces.
    pub fn start(command: &str, patience: Duration) -> Result<Self, Trouble> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .map_err(|error| misbehaves("NotStarted", command).with("detail", error.to_string()))
            .map_err(Trouble::Process)?;
        let input = child.stdin.take().expect("piped");
        let output = child.stdout.take().expect("piped");
        // One line is ever awaited; a process that chatters is held up by the full channel.
        let (send, lines) = sync_channel(1);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(line) = next_line(&mut output) {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self { command: command.to_owned(), child, input, lines, patience, asked: 0 })
    }

    fn ask(&mut self, request: &Json) -> Result<Json, Trouble> {
        let misbehaves = |name| misbehaves(name, &self.command);
        if writeln!(self.input, "{request}").and_then(|()| self.input.flush()).is_err() {
            return Err(Trouble::Process(misbehaves("Ended")));
        }
        let line = match self.lines.recv_timeout(self.patience) {
            Ok(Ok(line)) => line,
            Ok(Err(_)) => return Err(Trouble::Process(misbehaves("Unreadable"))),
            Err(RecvTimeoutError::Timeout) => {
                return Err(Trouble::Process(misbehaves("TooSlow").with("seconds", self.patience.as_secs())));
            }
            Err(RecvTimeoutError::Disconnected) => return Err(Trouble::Process(misbehaves("Ended"))),
        };
        let answer: Json = serde_json::from_str(&line).map_err(|_| Trouble::Process(misbehaves("Unreadable")))?;
        if answer["id"] != request["id"] {
            return Err(Trouble::Process(misbehaves("WrongId")));
        }
        match &answer["ok"]["move"] {
            Json::Null => {
                let said = answer["error"]["message"].as_str().unwrap_or_default();
                Err(Trouble::Process(misbehaves("NoMove").with("detail", shortened(said))))
            }
            mv => Ok(mv.clone()),
        }
    }
}

impl AnyPlayer for Process {
    fn think(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<Thinking, Trouble> {
        self.asked += 1;
        let request = json!({
            "id": self.asked,
            "do": "bot",
            "game": table.game(),
            "seats": table.seats(),
            "switches": switches_json(table.setup()),
            "sheet": table.setup().sheet,
            "seat": seat,
            "decision": table.turn().decision,
            "view": table.view(Eyes::Of(seat)),
            "told": lines_json(table.game(), &table.log(0, Eyes::Of(seat)), Lang::En),
            "moves": moves_json(table, seat, false, Lang::En),
            "budget": { "seconds": self.patience.as_secs() },
        });
        let mv = self.ask(&request)?;
        let legal = table.choices(seat, false).into_iter().find(|choice| choice.mv.to_json("do") == mv);
        match legal {
            Some(choice) => {
                Ok(Thinking { mv: choice.mv.clone(), considered: Vec::new(), continuation: vec![(seat, choice.mv)] })
            }
            None => {
                let detail = shortened(&mv.to_string());
                Err(Trouble::Process(misbehaves("Illegal", &self.command).with("detail", detail)))
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn misbehaves(how: &'static str, command: &str) -> Message {
    Message::new(how).with("command", shortened(command))
}

/// Words of a stranger, so many of them that a line of the terminal still holds.
fn shortened(words: &str) -> String {
    words.chars().filter(|letter| !letter.is_control()).take(200).collect()
}

/// The next line, or what is wrong with it; nothing at the end.
fn next_line(output: &mut impl BufRead) -> Option<std::io::Result<String>> {
    use std::io::Read;
    let mut line = String::new();
    match output.take(LONGEST_ANSWER).read_line(&mut line) {
        Ok(0) => None,
        Ok(_) if !line.ends_with('\n') && line.len() as u64 == LONGEST_ANSWER => {
            Some(Err(std::io::Error::other("an endless line")))
        }
        Ok(_) => Some(Ok(line)),
        Err(error) => Some(Err(error)),
    }
}
