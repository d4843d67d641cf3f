//! `lineshaft serve` and `lineshaft admin` as an operator uses them.

mod terminal;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use terminal::{Folder, path, refused, said};

/// A server over a file in a folder, stopped at the end.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    /// Started without a command; settings come from the environment.
    fn start(folder: &Folder) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lineshaft"))
            .current_dir(&folder.0)
            .env("LINESHAFT_LANG", "en")
            .env("LINESHAFT_DATABASE", "sqlite:club.db")
            .env("LINESHAFT_LISTEN", "127.0.0.1:0")
            .env("LINESHAFT_JSON_LOGS", "true")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("{line}")).trim().trim_end_matches('/').to_owned();
        Self { child, address }
    }

    fn ask(&self, request: &str, cookie: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        let cookie = if cookie.is_empty() { String::new() } else { format!("Cookie: {cookie}\r\n") };
        write!(
            stream,
            "{request} HTTP/1.1\r\nHost: {}\r\n{cookie}Content-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}",
            self.address
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to stop; what it logged.
    fn stop(mut self) -> String {
        let told = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(told.success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert!(self.child.wait().unwrap().success(), "{log}");
        log
    }
}

#[test]
fn an_operator_looks_after_a_server_that_runs() {
    let folder = Folder::new("operator");
    let database = ["--database", "sqlite:club.db"];
    let admin = |words: &[&str]| said(&folder, &[&["admin"], words, &database[..]].concat(), "");
    assert!(refused(&folder, &["admin", "list", "--database", "sqlite:club.db"]).contains("cannot be used"));
    let served = Served::start(&folder);
    assert!(served.ask("GET /healthz", "", "").ends_with("{\"ok\":true}"));
    assert!(served.ask("GET /metrics", "", "").contains("lineshaft_requests_total"));
    let guest = served.ask("POST /api/guest", "", r#"{"name":"Ada"}"#);
    let cookie = guest.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap().to_owned();
    let opened = served.ask("POST /api/tables", &cookie, r#"{"game":"artificium","seats":["me","me"]}"#);
    let id = opened.split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();

    let taken = refused(&folder, &["serve", "--listen", &served.address, "--database", "sqlite:other.db"]);
    assert!(taken.contains("Something else listens on"), "{taken}");
    let listed = admin(&["list"]);
    assert!(listed.contains(&id) && listed.contains("1 as guests"), "{listed}");
    assert!(admin(&["verify"]).contains("nothing differs"));
    assert!(admin(&["replay"]).contains("nothing differs"));
    assert!(admin(&["backup", "backup.db"]).contains("backup.db"));
    assert!(admin(&["export", "all.jsonl"]).contains("rows are in all.jsonl"));
    assert!(refused(&folder, &["admin", "export", "all.jsonl", "--database", "sqlite:club.db"]).contains("all.jsonl"));
    assert!(refused(&folder, &["admin", "import", "all.jsonl", "--database", "sqlite:club.db"]).contains("empty"));
    said(&folder, &["admin", "import", "all.jsonl", "--database", "sqlite:new.db"], "");
    assert!(said(&folder, &["admin", "list", "--database", "sqlite:new.db"], "").contains(&id));
    assert!(served.ask(&format!("GET /api/tables/{id}"), &cookie, "").contains("\"phase\":\"playing\""));
    assert!(admin(&["end", &id]).contains("without a result"));
    assert!(refused(&folder, &["admin", "end", &id, "--database", "sqlite:club.db"]).contains("over"));
    let began = std::time::Instant::now();
    while !served.ask(&format!("GET /api/tables/{id}"), &cookie, "").contains("\"phase\":\"ended\"") {
        assert!(began.elapsed().as_secs() < 30, "the server does not see it");
        std::thread::sleep(std::time::Duration::from_millis(200));
    }

    let log = served.stop();
    let mut lines = log.lines();
    assert!(lines.next().unwrap().contains("lineshaft --help"), "{log}");
    assert!(lines.all(|line| line.starts_with('{') && line.ends_with('}')), "{log}");
    assert!(log.contains("\"message\":\"starts\"") && log.contains("\"message\":\"stopped\""), "{log}");
    assert!(log.contains("\"route\":\"/api/tables/{id}\"") && !log.contains(&cookie), "{log}");
}

#[test]
fn settings_that_cannot_be_used_are_refused_and_secrets_not_repeated() {
    let folder = Folder::new("settings");
    let with = |text: &str| refused(&folder, &["serve", "--config", path(&folder.file("settings.toml", text))]);
    assert!(with("\ndatabse = 'x'").contains("line 2") && with("databse = 'x'").contains("databse"));
    assert!(with("rate = 'many'").contains("u32"));
    assert!(with("proxies = ['nobody']").contains("line 1"));
    assert!(with("hosts = ['https://a.example/']").contains("“hosts”"));
    assert!(with("listen = 'here'").contains("“listen”"));
    assert!(with("smtp = 'smtp://mail.example'").contains("“mail_from”"));
    for said in [
        with("database = 'mysql://me:s3cret@db.example/x'"),
        with("database = 'postgres://me:s3cret@127.0.0.1:1/x'"),
        with("mail_from = 'a@b.example'\nsmtp = 'gopher://me:s3cret@mail.example'"),
        with("database = 'postgres://me:s3cret@db.example/x'\nrate = 'many'"),
        refused(&folder, &["admin", "list", "--database", "postgres://me:s3cret@127.0.0.1:1/x"]),
    ] {
        assert!(!said.contains("s3cret") && !said.is_empty(), "{said}");
    }
    assert!(refused(&folder, &["serve", "--https=perhaps"]).contains("perhaps"));
    assert!(refused(&folder, &["serve", "--bot-playouts", "0"]).contains("“bot_playouts”"));
    assert!(refused(&folder, &["serve", "--bot-seconds", "0"]).contains("“bot_seconds”"));
    assert!(refused(&folder, &["serve", "--database", "sqlite:/nowhere/at/all.db"]).contains("sqlite:/nowhere/at/all.db"));
}
