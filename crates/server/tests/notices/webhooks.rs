use crate::listener::{Listener, header};
use crate::place::{Guest, HOUR, MINUTE, NOW, Place, SECOND, open_config};
use serde_json::{Value as Json, json};
use server::config::Config;
use server::notices::webhook::{SIGNATURE, Webhooks, sign};
use server::notices::{Failure, Told, run};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

#[tokio::test]
async fn a_turn_is_told_once_in_the_language_of_the_person_and_signed() {
    let (place, listener) = (Place::open().await, Listener::answering(&["204 No Content"]).await);
    let (url, messenger) = (listener.url(), place.messenger(&open_config()));
    let person = place.guest(Guest { lang: "fr", webhook: Some(&url), secret: Some("hush"), mail: None }).await;
    let table = place.table(&person, NOW).await;

    assert_eq!(messenger.send_due(NOW - 1).await.unwrap(), [], "it is not yet due");
    assert_eq!(messenger.send_due(NOW).await.unwrap(), [Told::Delivered]);
    assert_eq!(messenger.send_due(NOW + HOUR).await.unwrap(), []);
    assert_eq!(place.store.waiting_notices().await.unwrap(), 0);

    let heard = listener.heard();
    let [request] = heard.as_slice() else { panic!("{heard:?}") };
    assert!(request.starts_with("POST /turn?key=1 HTTP/1.1\r\n"), "{request}");
    assert_eq!(header(request, "content-type"), Some("application/json"));
    let body = request.split_once("\r\n\r\n").unwrap().1;
    assert_eq!(header(request, SIGNATURE), Some(sign("hush", body.as_bytes()).as_str()));
    let expected = json!({
        "event": "turn", "table": table, "game": "artificium", "link": format!("https://play.example.org/tables/{table}"),
        "text": "C’est à vous de jouer : Artificium.", "position": 1,
    });
    assert_eq!(serde_json::from_str::<Json>(body).unwrap(), expected);
    assert!(!request.contains("hush"));
}

#[tokio::test]
async fn a_failure_is_tried_again_later_and_later_until_it_is_given_up() {
    let (place, listener) = (Place::open().await, Listener::answering(&["500 Oh"]).await);
    let (url, messenger) = (listener.url(), place.messenger(&open_config()));
    let person = place.guest(Guest { lang: "en", webhook: Some(&url), ..Guest::default() }).await;
    place.table(&person, NOW).await;
    let mut now = NOW;
    for wait in [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR] {
        assert_eq!(messenger.send_due(now).await.unwrap(), [Told::Later(now + wait)]);
        assert_eq!(messenger.send_due(now + wait - 1).await.unwrap(), []);
        now += wait;
    }
    assert_eq!(messenger.send_due(now).await.unwrap(), [Told::Dropped]);
    assert_eq!((place.store.waiting_notices().await.unwrap(), listener.heard().len()), (0, 6));
}

#[tokio::test]
async fn a_failure_that_passes_is_made_good() {
    let (place, listener) = (Place::open().await, Listener::answering(&["500 Oh", "429 Slowly", "200 OK"]).await);
    let (url, messenger) = (listener.url(), place.messenger(&open_config()));
    let person = place.guest(Guest { lang: "en", webhook: Some(&url), ..Guest::default() }).await;
    let table = place.table(&person, NOW).await;
    assert_eq!(messenger.send_due(NOW).await.unwrap(), [Told::Later(NOW + 30 * SECOND)]);
    assert_eq!(messenger.send_due(NOW + 30 * SECOND).await.unwrap(), [Told::Later(NOW + 150 * SECOND)]);
    // The next turn begins anew, at once.
    place.next_turn(&person, &table, 1, NOW + MINUTE).await;
    assert_eq!(messenger.send_due(NOW + MINUTE).await.unwrap(), [Told::Delivered]);
    assert!(listener.heard()[2].ends_with(r#""position":2}"#));
    assert_eq!(header(&listener.heard()[2], SIGNATURE), None);
}

#[tokio::test]
async fn an_address_that_is_gone_is_not_tried_again() {
    let (place, listener) = (Place::open().await, Listener::answering(&["410 Gone"]).await);
    let url = listener.url();
    let person = place.guest(Guest { lang: "en", webhook: Some(&url), ..Guest::default() }).await;
    place.table(&person, NOW).await;
    assert_eq!(place.messenger(&open_config()).send_due(NOW).await.unwrap(), [Told::Dropped]);
}

#[tokio::test]
async fn private_addresses_are_called_only_where_that_is_allowed() {
    let (place, listener) = (Place::open().await, Listener::answering(&["200 OK"]).await);
    let closed = place.messenger(&Config::default());
    for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "2130706433"] {
        let url = format!("http://{host}:{}/", listener.port);
        let person = place.guest(Guest { lang: "en", webhook: Some(&url), ..Guest::default() }).await;
        place.table(&person, NOW).await;
        assert_eq!(closed.send_due(NOW).await.unwrap(), [Told::Dropped], "{host}");
    }
    assert!(listener.heard().is_empty());
    let url = format!("http://localhost:{}/", listener.port);
    assert_eq!(Webhooks::new(true).call(&url, None, "{}".to_owned()).await, Ok(()));
    assert_eq!(listener.heard().len(), 1);
}

#[tokio::test]
async fn no_redirect_is_followed() {
    let target = Listener::answering(&["200 OK"]).await;
    for status in [301, 302, 303, 307, 308] {
        let answer = format!("{status} There\r\nLocation: {}", target.url());
        let listener = Listener::answering(&[&answer]).await;
        let called = Webhooks::new(true).call(&listener.url(), None, "{}".to_owned()).await;
        assert_eq!(called, Err(Failure::Status(status)));
    }
    assert!(target.heard().is_empty());
}

#[tokio::test]
async fn an_endless_answer_is_not_read_and_a_dripping_one_is_cut_off() {
    let flood = Listener::endless("HTTP/1.1 200 OK\r\n\r\n", &[b'x'; 65_536], Duration::ZERO).await;
    let began = Instant::now();
    assert_eq!(Webhooks::new(true).call(&flood.url(), None, "{}".to_owned()).await, Ok(()));
    assert!(began.elapsed() < Duration::from_secs(5));
    let drip = Listener::endless("HTTP/1.1 200 OK\r\nX: ", b"x", Duration::from_millis(100)).await;
    let began = Instant::now();
    assert_eq!(Webhooks::new(true).call(&drip.url(), None, "{}".to_owned()).await, Err(Failure::Late));
    assert!(began.elapsed() < Duration::from_secs(20));
}

#[tokio::test]
async fn nobody_listens() {
    let (socket, listener) = Listener::bind().await;
    drop(socket);
    let called = Webhooks::new(true).call(&listener.url(), None, "{}".to_owned()).await;
    assert_eq!(called, Err(Failure::Connection(std::io::ErrorKind::ConnectionRefused)));
    let called = Webhooks::new(true).call("http://nowhere.invalid/", None, "{}".to_owned()).await;
    assert!(matches!(called, Err(Failure::Host | Failure::Connection(_))), "{called:?}");
}

#[tokio::test]
async fn the_loop_sends_what_is_due_until_it_is_stopped() {
    let (place, listener) = (Place::open().await, Listener::answering(&["200 OK"]).await);
    let url = listener.url();
    let person = place.guest(Guest { lang: "ko", webhook: Some(&url), ..Guest::default() }).await;
    for _ in 0..20 {
        place.table(&person, NOW).await;
    }
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(run(place.store.clone(), open_config(), async {
        let _ = stopped.await;
    }));
    let began = Instant::now();
    while place.store.waiting_notices().await.unwrap() > 0 && began.elapsed() < Duration::from_secs(20) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    stop.send(()).unwrap();
    running.await.unwrap();
    assert_eq!(listener.heard().len(), 20);
    assert!(listener.heard().iter().all(|request| request.contains("Artificium에서 차례가 되었습니다.")));
}
