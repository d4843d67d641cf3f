//! A browser: it keeps its cookie, and says where it comes from.

use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::extract::ConnectInfo;
use axum::http::response::Parts;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use futures_util::StreamExt;
use serde_json::Value as Json;
use std::net::SocketAddr;
use tower::ServiceExt;

/// Where tests reach the server.
const HOST: &str = "localhost:8570";

/// Whoever asks.
#[derive(Clone)]
pub(crate) struct Browser {
    server: Router,
    /// The name and value of the session cookie.
    pub(crate) cookie: Option<String>,
    /// Further headers of every request.
    pub(crate) headers: Vec<(&'static str, String)>,
    address: SocketAddr,
}

/// What is answered.
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Browser {
    /// A browser before this server.
    pub(crate) fn new(server: Router) -> Self {
        Self { server, cookie: None, headers: Vec::new(), address: SocketAddr::from(([192, 0, 2, 1], 40_000)) }
    }

    /// Another browser before the same server.
    pub(crate) fn another(&self) -> Self {
        Self { cookie: None, ..self.clone() }
    }

    /// The same browser before another server.
    pub(crate) fn before(&self, other: &Self) -> Self {
        Self { server: other.server.clone(), ..self.clone() }
    }

    /// With another header, in place of one of the same name.
    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.retain(|(other, _)| *other != name);
        self.headers.push((name, value.to_owned()));
        self
    }

    /// At another address.
    pub(crate) fn at(mut self, address: [u8; 4]) -> Self {
        self.address = SocketAddr::from((address, 40_000));
        self
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.send(Method::GET, path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Json) -> Reply {
        self.send(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: Json) -> Reply {
        self.send(Method::PUT, path, Some(body)).await
    }

    pub(crate) async fn patch(&mut self, path: &str, body: Json) -> Reply {
        self.send(Method::PATCH, path, Some(body)).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Reply {
        self.send(Method::DELETE, path, None).await
    }

    pub(crate) async fn send(&mut self, method: Method, path: &str, body: Option<Json>) -> Reply {
        self.send_text(method, path, body.map(|body| body.to_string())).await
    }

    /// Sends a body that need not be JSON.
    pub(crate) async fn send_text(&mut self, method: Method, path: &str, body: Option<String>) -> Reply {
        let (parts, body) = self.ask(method, path, body).await;
        self.keep(&parts.headers);
        let bytes = axum::body::to_bytes(body, usize::MAX).await.expect("a whole answer");
        // Packed answers are only looked at from outside.
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Reply { status: parts.status, headers: parts.headers, text }
    }

    /// What a stream says from now on.
    pub(crate) async fn listen(&self, path: &str) -> BodyDataStream {
        self.ask(Method::GET, path, None).await.1.into_data_stream()
    }

    /// What a stream says at once, up to how things are now; then it is closed.
    pub(crate) async fn first_news(&self, path: &str) -> Reply {
        let (parts, body) = self.ask(Method::GET, path, None).await;
        let (mut text, mut stream) = (String::new(), body.into_data_stream());
        while !(text.contains("event: now\n") && text.ends_with("\n\n")) {
            let Some(bytes) = stream.next().await else { break };
            text.push_str(std::str::from_utf8(&bytes.expect("a part")).expect("text"));
        }
        Reply { status: parts.status, headers: parts.headers, text }
    }

    async fn ask(&self, method: Method, path: &str, body: Option<String>) -> (Parts, Body) {
        let own = |name: &str| self.headers.iter().any(|(other, _)| *other == name);
        let mut request = Request::builder().method(method).uri(path).extension(ConnectInfo(self.address));
        if !own("host") {
            request = request.header(header::HOST, HOST);
        }
        if body.is_some() && !own("content-type") {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let request = request.body(body.map_or_else(Body::empty, Body::from)).expect("a request");
        self.server.clone().oneshot(request).await.expect("an answer").into_parts()
    }

    fn keep(&mut self, headers: &HeaderMap) {
        for line in headers.get_all(header::SET_COOKIE) {
            let line = line.to_str().expect("a cookie");
            let forget = line.contains("Max-Age=0");
            self.cookie = (!forget).then(|| line.split(';').next().expect("name and value").to_owned());
        }
    }

    /// The token in the cookie.
    pub(crate) fn token(&self) -> String {
        let cookie = self.cookie.as_deref().expect("a cookie");
        cookie.strip_prefix("lineshaft=").expect("our cookie").to_owned()
    }
}

impl Reply {
    /// What it says.
    pub(crate) fn json(&self) -> Json {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.text))
    }

    /// What it says, if the status is this one.
    #[track_caller]
    pub(crate) fn expect(&self, status: u16) -> Json {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        if self.text.is_empty() { Json::Null } else { self.json() }
    }

    /// That it is this problem, with a sentence.
    #[track_caller]
    pub(crate) fn refuses(&self, status: u16, code: &str) -> String {
        let error = self.expect(status)["error"].clone();
        assert_eq!(error["code"], code, "{error}");
        let message = error["message"].as_str().expect("a sentence").to_owned();
        assert!(message.len() > 5 && !message.contains("server-problem"), "{message}");
        message
    }
}
