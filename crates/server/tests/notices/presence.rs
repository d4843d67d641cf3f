use crate::listener::Listener;
use crate::place::{Guest, HOUR, MINUTE, NOW, Place, open_config};
use server::notices::Told;

#[tokio::test]
async fn nobody_who_is_here_is_told_until_they_leave() {
    let (place, listener) = (Place::open().await, Listener::answering(&["200 OK"]).await);
    let (url, messenger) = (listener.url(), place.messenger(&open_config()));
    let person = place.guest(Guest { lang: "en", webhook: Some(&url), ..Guest::default() }).await;
    place.table(&person, NOW).await;
    let here = [person.clone(), person.clone()];
    place.store.keep_present(&here, NOW + MINUTE).await.unwrap();
    assert!(place.store.is_present(&person, NOW).await.unwrap());
    assert_eq!(messenger.send_due(NOW).await.unwrap(), []);
    // Another process that saw the person last a while ago takes nothing away.
    place.store.keep_present(&here, NOW + MINUTE - 1).await.unwrap();
    assert_eq!(messenger.send_due(NOW + MINUTE - 1).await.unwrap(), []);
    place.store.keep_present(&here, NOW + 2 * MINUTE).await.unwrap();
    assert_eq!(messenger.send_due(NOW + MINUTE).await.unwrap(), []);
    assert!(!place.store.is_present(&person, NOW + 2 * MINUTE).await.unwrap());
    assert_eq!(messenger.send_due(NOW + 2 * MINUTE).await.unwrap(), [Told::Delivered]);
}

#[tokio::test]
async fn a_turn_that_passed_while_they_were_here_is_not_told() {
    let (place, listener) = (Place::open().await, Listener::answering(&["200 OK"]).await);
    let (url, messenger) = (listener.url(), place.messenger(&open_config()));
    let person = place.guest(Guest { lang: "en", webhook: Some(&url), ..Guest::default() }).await;
    let table = place.table(&person, NOW).await;
    place.store.keep_present(std::slice::from_ref(&person), NOW + HOUR).await.unwrap();
    place.turn_passes(&person, &table, 1, NOW + MINUTE).await;
    assert_eq!(place.store.waiting_notices().await.unwrap(), 1);
    assert_eq!(messenger.send_due(NOW + HOUR).await.unwrap(), []);
    assert_eq!((place.store.waiting_notices().await.unwrap(), listener.heard().len()), (0, 0));
}

#[tokio::test]
async fn a_notice_without_a_turn_is_dropped() {
    let (place, listener) = (Place::open().await, Listener::answering(&["200 OK"]).await);
    let (url, messenger) = (listener.url(), place.messenger(&open_config()));
    let statements = [
        "UPDATE tables SET phase = 'over' WHERE id = $1",
        "UPDATE seats SET due = 0 WHERE table_id = $1",
        "UPDATE seats SET person = NULL, bot = 'random' WHERE table_id = $1",
        "UPDATE people SET deleted = 1 WHERE id = (SELECT host FROM tables WHERE id = $1)",
        "UPDATE people SET webhook = NULL WHERE id = (SELECT host FROM tables WHERE id = $1)",
    ];
    for statement in statements {
        let person = place.guest(Guest { lang: "en", webhook: Some(&url), ..Guest::default() }).await;
        let table = place.table(&person, NOW).await;
        place.execute(statement, &[Some(&table)]).await;
        let told = messenger.send_due(NOW).await.unwrap();
        assert!(told.iter().all(|told| *told == Told::Dropped), "{statement}: {told:?}");
        assert_eq!(place.store.waiting_notices().await.unwrap(), 0, "{statement}");
    }
    assert!(listener.heard().is_empty());
}

#[tokio::test]
async fn only_those_who_want_notices_are_kept_as_present() {
    let place = Place::open().await;
    let quiet = place.guest(Guest { lang: "en", ..Guest::default() }).await;
    place.store.keep_present(&[quiet.clone(), "nobody".to_owned()], NOW + HOUR).await.unwrap();
    place.store.keep_present(&[], NOW + HOUR).await.unwrap();
    assert!(!place.store.is_present(&quiet, NOW).await.unwrap());
    assert!(!place.store.is_present("nobody", NOW).await.unwrap());
}
