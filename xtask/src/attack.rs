//! `cargo xtask attack`: schemathesis attacks the described doors of a real server; none of them may answer with a fault of ours.

use crate::{built, root, run};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// Requests that would end the attacker's own session, and the stream that never ends.
const LEFT_OUT: &str = "(/events$|^/api/session$|^/api/me$|^/api/me/sessions/|^/api/me/password$|^/api/account$)";

/// A server of our own in a folder of its own, gone when it is dropped.
struct Server {
    child: Child,
    address: String,
    folder: PathBuf,
}

impl Server {
    fn start() -> Result<Self, String> {
        let folder = std::env::temp_dir().join(format!("lineshaft-attack-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let database = format!("sqlite:{}?mode=rwc", folder.join("attacked.db").display());
        let mut child = Command::new(built("lineshaft"))
            .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--rate", "0", "--doors", "0"])
            .args(["--database", &database])
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).map_err(|error| error.to_string())?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.ok_or_else(|| format!("the server says: {line}"))?.to_owned();
        Ok(Self { child, address, folder })
    }

    /// Posts JSON and gives back the whole answer, its head included.
    fn post(&self, path: &str, cookie: &str, body: &str) -> std::io::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

pub(crate) fn attack() -> Result<(), String> {
    let tool = schemathesis()?;
    let server = Server::start()?;
    let arrived = server.post("/api/guest", "", r#"{"name":"Attacker"}"#).map_err(|error| error.to_string())?;
    let cookie = between(&arrived, "set-cookie: ", ";").ok_or_else(|| format!("no session: {arrived}"))?;
    let table = r#"{"game":"artificium","seats":["me","me",{"bot":"easy"}]}"#;
    let opened = server.post("/api/tables", cookie, table).map_err(|error| error.to_string())?;
    let id = between(&opened, r#""id":""#, "\"").ok_or_else(|| format!("no table: {opened}"))?;
    let settings = server.folder.join("schemathesis.toml");
    std::fs::write(&settings, format!("[parameters]\nid = \"{id}\"\n")).map_err(|error| error.to_string())?;
    let status = Command::new(tool)
        .arg("--config-file")
        .arg(&settings)
        .args(["run", &format!("http://{}/api/openapi.json", server.address), "--max-examples", "12"])
        .args(["--header", &format!("Cookie: {cookie}"), "--exclude-path-regex", LEFT_OUT])
        .args(["--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"])
        .args(["--phases", "coverage,fuzzing", "--seed", "1"])
        .current_dir(&server.folder)
        .status()
        .map_err(|error| error.to_string())?;
    if status.success() { Ok(()) } else { Err("attack: a door gave way".to_owned()) }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}

/// The tool from PyPI, in an environment of its own.
fn schemathesis() -> Result<PathBuf, String> {
    let home = root().join("target").join("schemathesis");
    let tool = home.join("bin").join("schemathesis");
    if !tool.exists() {
        run("python3", Command::new("python3").args(["-m", "venv"]).arg(&home))?;
        run("pip", Command::new(home.join("bin").join("pip")).args(["install", "--quiet", "schemathesis==4.32.5"]))?;
    }
    Ok(tool)
}
