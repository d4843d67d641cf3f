//! A client over TCP: one connection, one question at a time. It knows just enough HTTP for our own server, and costs little, so
//! that many of them leave the processor to the server they try.
#![allow(dead_code, reason = "each program that uses it uses its part")]

use serde_json::Value as Json;
use std::io::{BufRead, BufReader, Error, ErrorKind, Read, Result, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// Whoever asks, with a session once there is one.
pub(crate) struct Client {
    address: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
    cookie: Option<String>,
}

/// What is answered.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: String,
}

impl Client {
    /// A client of the server at this address.
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address, stream: None, cookie: None }
    }

    /// Another client with the same session.
    pub(crate) fn again(&self) -> Self {
        Self { address: self.address, stream: None, cookie: self.cookie.clone() }
    }

    /// Goes on with another server, or with the same over a new connection.
    pub(crate) fn go_to(&mut self, address: SocketAddr) {
        (self.address, self.stream) = (address, None);
    }

    pub(crate) fn get(&mut self, path: &str) -> Result<Reply> {
        self.ask("GET", path, None)
    }

    pub(crate) fn post(&mut self, path: &str, body: &Json) -> Result<Reply> {
        self.ask("POST", path, Some(body))
    }

    /// Asks; an error means that nobody knows whether it was carried out.
    pub(crate) fn ask(&mut self, method: &str, path: &str, body: Option<&Json>) -> Result<Reply> {
        let mut stream = self.send(method, path, body)?;
        let (status, length) = self.read_head(&mut stream)?;
        let mut body = vec![0; length];
        stream.read_exact(&mut body)?;
        self.stream = Some(stream);
        Ok(Reply { status, body: String::from_utf8(body).map_err(|_| ErrorKind::InvalidData)? })
    }

    /// Opens a stream of events and reads its head; what follows is left to whoever has it.
    pub(crate) fn listen(&mut self, path: &str) -> Result<BufReader<TcpStream>> {
        let mut stream = self.send("GET", path, None)?;
        match self.read_head(&mut stream)? {
            (200, _) => Ok(stream),
            (status, _) => Err(Error::other(format!("no stream: {status}"))),
        }
    }

    fn send(&mut self, method: &str, path: &str, body: Option<&Json>) -> Result<BufReader<TcpStream>> {
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => {
                let stream = TcpStream::connect(self.address)?;
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                BufReader::new(stream)
            }
        };
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: localhost\r\n");
        if let Some(cookie) = &self.cookie {
            request += &format!("cookie: {cookie}\r\n");
        }
        match body.map(Json::to_string) {
            Some(body) => {
                request += &format!("content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len());
            }
            None => request += "\r\n",
        }
        stream.get_mut().write_all(request.as_bytes())?;
        Ok(stream)
    }

    /// The status and the length of what follows; keeps the cookie.
    fn read_head(&mut self, stream: &mut BufReader<TcpStream>) -> Result<(u16, usize)> {
        let status = read_line(stream)?.split(' ').nth(1).and_then(|status| status.parse().ok());
        let mut length = 0;
        loop {
            let line = read_line(stream)?;
            if line.is_empty() {
                return Ok((status.ok_or(ErrorKind::InvalidData)?, length));
            }
            let (name, value) = line.split_once(':').ok_or(ErrorKind::InvalidData)?;
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = value.trim().parse().map_err(|_| ErrorKind::InvalidData)?,
                "set-cookie" => self.cookie = value.trim().split(';').next().map(str::to_owned),
                _ => {}
            }
        }
    }
}

fn read_line(stream: &mut BufReader<TcpStream>) -> Result<String> {
    let mut line = String::new();
    if stream.read_line(&mut line)? == 0 {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    Ok(line.trim_end().to_owned())
}

impl Reply {
    /// What it says.
    pub(crate) fn json(&self) -> Json {
        serde_json::from_str(&self.body).unwrap_or(Json::Null)
    }
}
