//! A bot in another process: one line of JSON asks it, one line answers.

use crate::players::{AnyPlayer, Thinking};
use crate::speech::{Speech, switches_json};
use crate::{AnyTable, No};
use serde_json::{Value as Json, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::time::Duration;
use table::{Eyes, Message, Seat};
use texts::{Lang, Names};

/// The longest line a process may answer with, in bytes.
const LONGEST_ANSWER: u64 = 1 << 20;

/// Why a player gave no move.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// The table refuses what it did, or asks it nothing.
    Refused(No),
    /// A process misbehaves, as a message of the texts `table-process-…`.
    Process(Message),
}

/// A running process that plays. It ends with the game.
pub struct Process {
    command: String,
    child: Child,
    requests: Sender<String>,
    lines: Receiver<Result<String, Unfit>>,
    patience: Duration,
    asked: u64,
}

/// Why a line is no answer.
enum Unfit {
    TooLong,
    NoText,
}

/// The words of a command, quoted as in a shell; nothing if a quote does not close or there is no program.
pub(crate) fn words_of(command: &str) -> Option<Vec<String>> {
    let words = shlex::split(command)?;
    (words.first().is_some_and(|program| !program.is_empty()) && !command.contains(char::is_control)).then_some(words)
}

/// The line that asks a process for the move of this seat: what the seat sees, was told and may do, and nothing else.
pub fn bot_request(table: &dyn AnyTable, seat: Seat, number: u64, patience: Duration) -> Json {
    let names = Names::default();
    let speech = Speech::new(table.game(), Lang::En, &names);
    json!({
        "id": number,
        "do": "bot",
        "game": table.game(),
        "seats": table.seats(),
        "switches": switches_json(table.setup()),
        "sheet": table.setup().sheet,
        "seat": seat,
        "decision": table.turn().decision,
        "view": table.view(Eyes::Of(seat)),
        "told": speech.lines(&table.log(0, Eyes::Of(seat))),
        "moves": speech.moves(table, seat, false),
        "budget": { "seconds": patience.as_secs() },
    })
}

impl Process {
    /// Starts a command, which may take so long for each answer.
    pub fn start(command: &str, patience: Duration) -> Result<Self, Trouble> {
        let words = words_of(command).unwrap_or_default();
        let (program, arguments) = words.split_first().map_or(("", &[][..]), |(program, rest)| (program.as_str(), rest));
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .map_err(|error| misbehaves("NotStarted", command).with("detail", error.to_string()))
            .map_err(Trouble::Process)?;
        let requests = written_to(child.stdin.take().expect("piped"));
        let lines = read_from(child.stdout.take().expect("piped"));
        Ok(Self { command: command.to_owned(), child, requests, lines, patience, asked: 0 })
    }

    /// The move it answers with, whether legal or not.
    fn ask(&mut self, request: &Json) -> Result<Json, Message> {
        let misbehaves = |name| misbehaves(name, &self.command);
        self.requests.send(format!("{request}\n")).map_err(|_| misbehaves("Ended"))?;
        let line = self.lines.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => misbehaves("TooSlow").with("seconds", self.patience.as_secs()),
            RecvTimeoutError::Disconnected => misbehaves("Ended"),
        })?;
        let line = line.map_err(|unfit| match unfit {
            Unfit::TooLong => misbehaves("TooLong").with("most", LONGEST_ANSWER),
            Unfit::NoText => misbehaves("Unreadable"),
        })?;
        let answer: Json = serde_json::from_str(&line).map_err(|_| misbehaves("Unreadable"))?;
        if answer["id"] != request["id"] {
            return Err(misbehaves("WrongId"));
        }
        match &answer["ok"]["move"] {
            Json::Null => match answer["error"]["message"].as_str() {
                Some(said) => Err(misbehaves("Error").with("detail", shortened(said))),
                None => Err(misbehaves("NoMove")),
            },
            mv => Ok(mv.clone()),
        }
    }
}

impl AnyPlayer for Process {
    fn think(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<Thinking, Trouble> {
        self.asked += 1;
        let request = bot_request(table, seat, self.asked, self.patience);
        let mv = self.ask(&request).map_err(Trouble::Process)?;
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

/// A thread of its own writes, because a process that does not read would hold the game up for ever.
fn written_to(mut input: ChildStdin) -> Sender<String> {
    let (send, requests) = channel::<String>();
    std::thread::spawn(move || {
        for request in requests {
            if input.write_all(request.as_bytes()).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    send
}

fn read_from(output: ChildStdout) -> Receiver<Result<String, Unfit>> {
    // One line is ever awaited; a process that chatters is held up by the full channel.
    let (send, lines) = sync_channel(1);
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        while let Some(line) = next_line(&mut output) {
            if send.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// The next line, or what is wrong with it; nothing at the end.
fn next_line(output: &mut impl BufRead) -> Option<Result<String, Unfit>> {
    let mut line = Vec::new();
    match output.take(LONGEST_ANSWER).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) if !line.ends_with(b"\n") && line.len() as u64 == LONGEST_ANSWER => Some(Err(Unfit::TooLong)),
        Ok(_) => Some(String::from_utf8(line).map_err(|_| Unfit::NoText)),
    }
}
