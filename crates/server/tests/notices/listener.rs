//! The other side: whoever is called.

use std::sync::{Arc, Mutex};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// What was said to a listener, one text per connection.
pub(crate) type Heard = Arc<Mutex<Vec<String>>>;

/// A web server that gives these answers, one per connection, and the last one again and again.
pub(crate) struct Listener {
    pub(crate) port: u16,
    pub(crate) heard: Heard,
}

impl Listener {
    /// Answers with these status lines and headers.
    pub(crate) async fn answering(answers: &[&str]) -> Self {
        let (socket, listener) = Self::bind().await;
        let answers: Vec<String> =
            answers.iter().map(|answer| format!("HTTP/1.1 {answer}\r\nContent-Length: 2\r\n\r\nok")).collect();
        let heard = Arc::clone(&listener.heard);
        tokio::spawn(async move {
            let mut number = 0;
            while let Ok((mut stream, _)) = socket.accept().await {
                let request = read_request(&mut stream).await;
                heard.lock().unwrap().push(request);
                let answer = &answers[number.min(answers.len() - 1)];
                let _ = stream.write_all(answer.as_bytes()).await;
                number += 1;
            }
        });
        listener
    }

    /// Answers with something endless: a first part, and then the same again and again.
    pub(crate) async fn endless(start: &'static str, again: &'static [u8], pause: std::time::Duration) -> Self {
        let (socket, listener) = Self::bind().await;
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = socket.accept().await {
                read_request(&mut stream).await;
                let _ = stream.write_all(start.as_bytes()).await;
                while stream.write_all(again).await.is_ok() {
                    tokio::time::sleep(pause).await;
                }
            }
        });
        listener
    }

    pub(crate) async fn bind() -> (TcpListener, Self) {
        let socket = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = socket.local_addr().expect("an address").port();
        (socket, Self { port, heard: Heard::default() })
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}/turn?key=1", self.port)
    }

    pub(crate) fn heard(&self) -> Vec<String> {
        self.heard.lock().unwrap().clone()
    }
}

pub(crate) async fn read_request(stream: &mut (impl AsyncRead + Unpin)) -> String {
    let mut request = Vec::new();
    let mut part = [0; 4096];
    loop {
        let count = stream.read(&mut part).await.unwrap_or(0);
        request.extend_from_slice(&part[..count]);
        let text = String::from_utf8_lossy(&request).into_owned();
        let is_whole = text.split_once("\r\n\r\n").is_some_and(|(head, body)| body.len() >= length(head));
        if is_whole || count == 0 {
            return text;
        }
    }
}

fn length(head: &str) -> usize {
    header(head, "content-length").and_then(|length| length.parse().ok()).unwrap_or(0)
}

/// A header of a request.
pub(crate) fn header<'a>(request: &'a str, name: &str) -> Option<&'a str> {
    let head = request.split("\r\n\r\n").next()?;
    head.lines()
        .filter_map(|line| line.split_once(": "))
        .find(|(key, _)| key.eq_ignore_ascii_case(name))
        .map(|(_, value)| value)
}
