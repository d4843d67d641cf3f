use crate::place::{Guest, MINUTE, NOW, Place};
use std::collections::HashSet;

#[tokio::test]
async fn a_claimed_notice_is_nobody_elses_until_the_lease_runs_out() {
    let place = Place::open().await;
    let person = place.guest(Guest { lang: "en", mail: Some("a@example.org"), ..Guest::default() }).await;
    place.table(&person, NOW).await;
    let claim = |now: i64| place.store.claim_notices(now, now + MINUTE, 8);
    let first = claim(NOW).await.unwrap();
    assert_eq!(first.len(), 1);
    assert_eq!((first[0].game.as_str(), first[0].lang.as_str()), ("artificium", "en"));
    assert_eq!(claim(NOW + MINUTE - 1).await.unwrap(), []);
    // The process that had it is gone.
    assert_eq!(claim(NOW + MINUTE).await.unwrap(), first);
    assert!(place.store.claim_notices(NOW + MINUTE * 9, NOW + MINUTE * 10, 0).await.unwrap().is_empty());
}

#[tokio::test]
async fn what_becomes_of_an_old_turn_does_not_touch_a_new_one() {
    let place = Place::open().await;
    let person = place.guest(Guest { lang: "en", mail: Some("a@example.org"), ..Guest::default() }).await;
    let table = place.table(&person, NOW).await;
    let old = place.store.claim_notices(NOW, NOW + MINUTE, 8).await.unwrap().remove(0).notice;
    place.next_turn(&person, &table, 1, NOW + 1).await;
    place.store.finish_notice(&old).await.unwrap();
    place.store.retry_notice(&old, NOW).await.unwrap();
    let new = place.store.claim_notices(NOW + 1, NOW + MINUTE, 8).await.unwrap();
    assert_eq!((new.len(), new[0].notice.position, new[0].notice.tries), (1, 2, 0));
}

#[tokio::test]
async fn of_many_who_claim_at_once_each_notice_goes_to_one() {
    let place = Place::open().await;
    let person = place.guest(Guest { lang: "en", mail: Some("a@example.org"), ..Guest::default() }).await;
    for _ in 0..30 {
        place.table(&person, NOW).await;
    }
    let claims = (0..8).map(|_| {
        let store = place.store.clone();
        tokio::spawn(async move {
            let mut mine = Vec::new();
            for _ in 0..100 {
                mine.extend(store.claim_notices(NOW, NOW + MINUTE, 3).await.unwrap());
            }
            mine
        })
    });
    let mut claimed = Vec::new();
    for claim in claims.collect::<Vec<_>>() {
        claimed.extend(claim.await.unwrap().into_iter().map(|due| due.notice.table));
    }
    assert_eq!((claimed.len(), claimed.iter().collect::<HashSet<_>>().len()), (30, 30));
}

#[tokio::test]
async fn many_turns_that_passed_do_not_hold_up_one_that_came() {
    let place = Place::open().await;
    let person = place.guest(Guest { lang: "en", mail: Some("a@example.org"), ..Guest::default() }).await;
    for _ in 0..20 {
        let table = place.table(&person, NOW).await;
        place.turn_passes(&person, &table, 1, NOW).await;
    }
    let tables = [place.table(&person, NOW + 1).await, place.table(&person, NOW + 2).await];
    let claimed = place.store.claim_notices(NOW + 2, NOW + MINUTE, 1).await.unwrap();
    assert_eq!((claimed.len(), &claimed[0].notice.table), (1, &tables[0]));
    assert_eq!(place.store.waiting_notices().await.unwrap(), 2);
}

#[tokio::test]
async fn neither_addresses_nor_secrets_are_shown_in_a_log() {
    let place = Place::open().await;
    let guest = Guest { lang: "en", webhook: Some("https://hook"), secret: Some("hush"), mail: Some("a@example.org") };
    let person = place.guest(guest).await;
    place.table(&person, NOW).await;
    let shown = format!("{:?}", place.store.claim_notices(NOW, NOW + MINUTE, 8).await.unwrap());
    assert!(shown.contains(&person) && !shown.contains("hook") && !shown.contains("hush") && !shown.contains('@'), "{shown}");
}
