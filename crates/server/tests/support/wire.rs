//! Servers that listen, and what is heard from them over the wire.

use serde_json::Value as Json;
use server::config::Config;
use server::serve::Server;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How long something may take that should come at once.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that listens.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
    /// Threads of its own, so that all of it ends at once.
    threads: Runtime,
}

impl Served {
    /// A server over this database.
    pub(crate) async fn over(database: &str) -> Self {
        let config = Config { listen: "127.0.0.1:0".to_owned(), rate: 0, doors: 0, bot_threads: 0, ..Config::default() };
        let threads = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("threads");
        let database = database.to_owned();
        let opened = threads.spawn(async move { Server::open(config, &database).await.expect("a server") });
        let server = opened.await.expect("a server");
        let address = server.address().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let running = threads.spawn(async move {
            server.run(async move { drop(stopped.await) }).await.expect("it runs");
        });
        Self { address, stop, running, threads }
    }

    /// Lets it finish.
    pub(crate) async fn close(self) {
        self.stop.send(()).expect("it runs");
        timeout(PATIENCE, self.running).await.expect("it stops in time").expect("it stops");
        self.threads.shutdown_background();
    }

    /// Ends it in the middle of whatever it does.
    pub(crate) fn kill(self) {
        self.threads.shutdown_background();
    }
}

/// Somebody who asks over the wire.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
}

impl Caller {
    async fn connect(&self, head: &str, body: &str) -> TcpStream {
        let mut socket = TcpStream::connect(self.address).await.expect("a connection");
        let (host, cookie) = (self.address, &self.cookie);
        let request = format!("{head}\r\nHost: {host}\r\nCookie: {cookie}\r\n");
        let request = match body {
            "" => format!("{request}\r\n"),
            _ => format!(
                "{request}Connection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
                body.len()
            ),
        };
        socket.write_all(request.as_bytes()).await.expect("it is sent");
        socket
    }

    /// The status and the answer.
    pub(crate) async fn post(&self, path: &str, body: Json) -> (u16, Json) {
        let mut socket = self.connect(&format!("POST {path} HTTP/1.1"), &body.to_string()).await;
        let mut text = String::new();
        timeout(PATIENCE, socket.read_to_string(&mut text)).await.expect("in time").expect("an answer");
        let (head, body) = text.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {text}")))
    }

    /// What is new, after the entry with this number.
    pub(crate) async fn events(&self, path: &str, after: Option<&str>) -> Events {
        let after = after.map(|after| format!("\r\nLast-Event-ID: {after}")).unwrap_or_default();
        let socket = self.connect(&format!("GET {path} HTTP/1.1\r\nAccept: text/event-stream{after}"), "").await;
        let mut events = Events { socket, raw: Vec::new(), text: String::new(), head: String::new() };
        loop {
            if let Some(end) = events.raw.windows(4).position(|four| four == b"\r\n\r\n") {
                let rest = events.raw.split_off(end + 4);
                events.head = String::from_utf8(std::mem::replace(&mut events.raw, rest)).expect("text");
                return events;
            }
            assert!(events.more().await, "it has a head");
        }
    }
}

/// Something new.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct News {
    pub(crate) id: Option<i64>,
    pub(crate) kind: String,
    pub(crate) data: Json,
}

/// Server-sent events.
pub(crate) struct Events {
    socket: TcpStream,
    raw: Vec<u8>,
    text: String,
    /// The status and the headers.
    pub(crate) head: String,
}

impl Events {
    async fn more(&mut self) -> bool {
        let read = timeout(PATIENCE, self.socket.read_buf(&mut self.raw)).await.expect("something in time");
        read.is_ok_and(|read| read > 0)
    }

    /// Takes whole chunks out of what was received.
    fn unpack(&mut self) {
        while let Some(end) = self.raw.windows(2).position(|two| two == b"\r\n") {
            let size = std::str::from_utf8(&self.raw[..end]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
            let (from, size) = (end + 2, size.expect("a size"));
            if self.raw.len() < from + size + 2 {
                return;
            }
            self.text.push_str(std::str::from_utf8(&self.raw[from..from + size]).expect("text"));
            self.raw.drain(..from + size + 2);
        }
    }

    /// The next event; none when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<News> {
        loop {
            self.unpack();
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let mut news = News { id: None, kind: String::new(), data: Json::Null };
                for line in event.lines() {
                    match line.split_once(": ") {
                        Some(("id", id)) => news.id = id.parse().ok(),
                        Some(("event", kind)) => news.kind = kind.to_owned(),
                        Some(("data", data)) => news.data = serde_json::from_str(data).expect("JSON"),
                        _ => {}
                    }
                }
                self.text = rest.to_owned();
                if !news.kind.is_empty() {
                    return Some(news);
                }
            } else if !self.more().await {
                return None;
            }
        }
    }

    /// The entries up to the next word about how things are now, and that word.
    pub(crate) async fn until_now(&mut self) -> (Vec<News>, Json) {
        let mut entries = Vec::new();
        loop {
            let news = self.next().await.expect("the stream goes on");
            if news.kind == "now" {
                return (entries, news.data);
            }
            entries.push(news);
        }
    }

    /// The entries until something is so now.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Json) -> bool) -> Vec<News> {
        let mut all = Vec::new();
        loop {
            let (entries, now) = self.until_now().await;
            all.extend(entries);
            if wanted(&now) {
                return all;
            }
        }
    }
}
