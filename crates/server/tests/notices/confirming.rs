//! A mail address gets notices once the code that was sent there is given back.

use crate::mails::{mail_server, wait_for};
use crate::support::{Browser, House, on_both};
use serde_json::{Value as Json, json};
use server::config::Config;

/// The code in a mail: four groups of letters on a line of their own.
fn code(mail: &str) -> String {
    let mut lines = mail.lines().map(str::trim);
    lines.find(|line| line.split('-').count() == 4 && line.len() == 19).expect("a code").to_owned()
}

async fn arrive(house: &House, config: &Config) -> Browser {
    let mut ada = Browser::new(house.server(config.clone()));
    ada.post("/api/guest", json!({ "name": "Ada" })).await.expect(201);
    ada
}

async fn reached(house: &House, ada: &mut Browser) -> Option<String> {
    let me = ada.get("/api/me").await.expect(200);
    house.store.reach(me["id"].as_str().expect("an identity")).await.expect("an answer").mail
}

on_both! {
    async fn an_address_waits_for_its_code(house: House) {
        let (config, heard) = mail_server("250 ok").await;
        let mut ada = arrive(&house, &config).await;
        let wanted = json!({ "mail": "ada@example.org" });
        assert_eq!(ada.put("/api/me/notices", wanted.clone()).await.expect(200)["waits"], true);
        wait_for(&heard, 1).await;
        let mail = heard.lock().unwrap()[0].clone();
        assert!(mail.contains("RCPT TO:<ada@example.org>"), "{mail}");
        assert_eq!(reached(&house, &mut ada).await, None, "nothing is sent there yet");
        let give = |code: &str| json!({ "code": code });
        ada.post("/api/me/notices/mail", give("aaaa-bbbb-cccc-dddd")).await.refuses(403, "wrong-code");
        assert_eq!(reached(&house, &mut ada).await, None);
        let mut eve = arrive(&house, &config).await;
        eve.post("/api/me/notices/mail", give(&code(&mail))).await.refuses(403, "wrong-code");
        let told = ada.post("/api/me/notices/mail", give(&code(&mail))).await.expect(200);
        assert_eq!((&told["mail"], &told["waits"]), (&json!("ada@example.org"), &Json::Null));
        assert_eq!(reached(&house, &mut ada).await.as_deref(), Some("ada@example.org"));
        ada.post("/api/me/notices/mail", give(&code(&mail))).await.refuses(403, "wrong-code");
        // Who is told by webhook too from now on need not be asked again.
        let both = json!({ "webhook": "https://example.org/hook", "mail": "ada@example.org" });
        assert_eq!(ada.put("/api/me/notices", both).await.expect(200)["waits"], Json::Null);
        assert_eq!(heard.lock().unwrap().len(), 1);
        assert_eq!(ada.put("/api/me/notices", json!({ "mail": "bea@example.org" })).await.expect(200)["waits"], true);
        assert_eq!(reached(&house, &mut ada).await, None, "another address waits again");
    }

    async fn an_address_that_takes_no_mail_is_told_so(house: House) {
        let (config, _) = mail_server("550 nobody").await;
        let mut ada = arrive(&house, &config).await;
        ada.put("/api/me/notices", json!({ "mail": "ada@example.org" })).await.refuses(409, "mail-not-sent");
        assert_eq!(reached(&house, &mut ada).await, None);
    }

    async fn nobody_is_sent_code_after_code(house: House) {
        let (config, _) = mail_server("250 ok").await;
        let mut ada = arrive(&house, &config).await;
        for _ in 0..5 {
            ada.put("/api/me/notices", json!({ "mail": "eve@example.org" })).await.expect(200);
        }
        ada.put("/api/me/notices", json!({ "mail": "Eve@example.org" })).await.refuses(429, "too-many");
    }
}
