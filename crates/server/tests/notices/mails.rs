use crate::listener::{Heard, Listener};
use crate::place::{Guest, NOW, Place, SECOND, open_config};
use server::config::Config;
use server::notices::Told;
use server::notices::mail::Mailer;
use std::sync::Arc;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

/// A mail server that answers so to each recipient; the place it listens at is in the configuration.
pub(crate) async fn mail_server(recipient: &'static str) -> (Config, Heard) {
    let (socket, listener) = Listener::bind().await;
    tokio::spawn(serve(socket, Arc::clone(&listener.heard), recipient));
    let smtp = Some(format!("smtp://127.0.0.1:{}", listener.port));
    let mail_from = Some("Lineshaft <turns@example.org>".to_owned());
    (Config { smtp, mail_from, ..open_config() }, listener.heard)
}

async fn serve(socket: TcpListener, heard: Heard, recipient: &'static str) {
    while let Ok((stream, _)) = socket.accept().await {
        let said = converse(stream, recipient).await.unwrap_or_default();
        heard.lock().unwrap().push(said);
    }
}

/// Greets and talks until the other side parts or wants to begin with TLS; what was said.
pub(crate) async fn converse(stream: impl AsyncRead + AsyncWrite + Unpin, recipient: &str) -> std::io::Result<String> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 here\r\n").await?;
    talk(&mut stream, recipient).await
}

/// The same after the greeting.
pub(crate) async fn talk(
    stream: &mut BufReader<impl AsyncRead + AsyncWrite + Unpin>,
    recipient: &str,
) -> std::io::Result<String> {
    let (mut said, mut in_mail) = (String::new(), false);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(said);
        }
        said.push_str(&line);
        let answer = match line.split_whitespace().next().unwrap_or_default() {
            "." if in_mail => {
                in_mail = false;
                "250 kept"
            }
            _ if in_mail => continue,
            "EHLO" => "250-here\r\n250-AUTH PLAIN\r\n250 STARTTLS",
            "STARTTLS" => "220 begin",
            "RCPT" => recipient,
            "DATA" => {
                in_mail = true;
                "354 go on"
            }
            "QUIT" => "221 bye",
            _ => "250 ok",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
        if answer.starts_with("22") {
            return Ok(said);
        }
    }
}

#[tokio::test]
async fn a_turn_is_told_by_mail_in_the_language_of_the_person() {
    let (place, (config, heard)) = (Place::open().await, mail_server("250 ok").await);
    let person = place.guest(Guest { lang: "en", mail: Some("ann@example.org"), ..Guest::default() }).await;
    let table = place.table(&person, NOW).await;
    let messenger = place.messenger(&config);
    assert_eq!(messenger.send_due(NOW).await.unwrap(), [Told::Delivered]);
    let korean = place.guest(Guest { lang: "ko", mail: Some("kim@example.org"), ..Guest::default() }).await;
    place.table(&korean, NOW).await;
    assert_eq!(messenger.send_due(NOW).await.unwrap(), [Told::Delivered]);
    wait_for(&heard, 2).await;
    let mails = heard.lock().unwrap().clone();
    for part in [
        "MAIL FROM:<turns@example.org>",
        "RCPT TO:<ann@example.org>",
        "From: Lineshaft <turns@example.org>",
        "Subject: It is your turn in Artificium.",
        &format!("https://play.example.org/tables/{table}"),
    ] {
        assert!(mails[0].contains(part), "{part} in {}", mails[0]);
    }
    assert!(mails[1].contains("RCPT TO:<kim@example.org>") && mails[1].contains("Subject: =?utf-8?b?"), "{}", mails[1]);
}

#[tokio::test]
async fn a_mailbox_that_does_not_exist_is_given_up_and_one_that_is_full_is_tried_again() {
    for (answer, told) in [("550 nobody", Told::Dropped), ("452 full", Told::Later(NOW + 30 * SECOND))] {
        let (place, (config, _)) = (Place::open().await, mail_server(answer).await);
        let person = place.guest(Guest { lang: "en", mail: Some("ann@example.org"), ..Guest::default() }).await;
        place.table(&person, NOW).await;
        assert_eq!(place.messenger(&config).send_due(NOW).await.unwrap(), [told]);
    }
}

#[tokio::test]
async fn one_way_that_works_is_enough() {
    let (place, (config, heard)) = (Place::open().await, mail_server("250 ok").await);
    let listener = Listener::answering(&["500 Oh"]).await;
    let url = listener.url();
    let person = place.guest(Guest { lang: "en", webhook: Some(&url), mail: Some("a@example.org"), secret: None }).await;
    place.table(&person, NOW).await;
    assert_eq!(place.messenger(&config).send_due(NOW).await.unwrap(), [Told::Delivered]);
    wait_for(&heard, 1).await;
    assert_eq!((listener.heard().len(), place.store.waiting_notices().await.unwrap()), (1, 0));
}

#[tokio::test]
async fn an_address_with_a_trick_in_it_gets_nothing() {
    let (place, (config, heard)) = (Place::open().await, mail_server("250 ok").await);
    for mail in ["a@example.org, b@example.org", "a@example.org\r\nBcc: b@example.org", "Ann <a@example.org>", "", "@"] {
        let person = place.guest(Guest { lang: "en", mail: Some(mail), ..Guest::default() }).await;
        place.table(&person, NOW).await;
        assert_eq!(place.messenger(&config).send_due(NOW).await.unwrap(), [Told::Dropped], "{mail}");
    }
    assert!(heard.lock().unwrap().is_empty());
}

#[tokio::test]
async fn settings_that_cannot_be_used_are_named_without_their_password() {
    let with = |smtp: Option<&str>, from: Option<&str>| {
        let (smtp, mail_from) = (smtp.map(str::to_owned), from.map(str::to_owned));
        Mailer::new(&Config { smtp, mail_from, ..Config::default() }).map(|mailer| mailer.is_some())
    };
    assert_eq!(with(None, Some("a@example.org")), Ok(false));
    assert_eq!(with(Some("smtps://me:hush@example.org"), Some("a@example.org")), Ok(true));
    assert_eq!(with(Some("smtps://me:hush@"), Some("a@example.org")), Err("smtp"));
    assert_eq!(with(Some("gopher://me:hush@example.org"), Some("a@example.org")), Err("smtp"));
    assert_eq!(with(Some("smtp://example.org"), None), Err("mail_from"));
    assert_eq!(with(Some("smtp://example.org"), Some("nobody")), Err("mail_from"));
    assert_eq!(with(Some("smtp://example.org?tls=perhaps"), Some("a@example.org")), Err("smtp"));
}

pub(crate) async fn wait_for(heard: &Heard, count: usize) {
    for _ in 0..500 {
        if heard.lock().unwrap().len() >= count {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}
