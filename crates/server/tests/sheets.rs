//! Sheets of one's own: whether one could be played with, keeping it, finding it again, and playing with it.

mod support;

use serde_json::{Value as Json, json};
use support::{Browser, House, guest, on_both, open};
use table::LONGEST_SHEET;
use table::hash::text_hash;

fn built_in(game: &str) -> &'static str {
    shelf::find(game).expect("the game").sheet()
}

/// The sheet of Artificium with another price of wood.
fn with_wood_at(price: &str) -> String {
    let sheet = built_in("artificium");
    let (before, after) = sheet.split_at(sheet.find("[resource.wood]").expect("wood"));
    format!("{before}{}", after.replacen("buy = 2", &format!("buy = {price}"), 1))
}

fn brought(game: &str, text: &str) -> Json {
    json!({ "game": game, "text": text })
}

/// The hashes and games of somebody's sheets.
async fn listed(browser: &mut Browser) -> Vec<(String, String)> {
    let list = browser.get("/api/sheets").await.expect(200);
    let text = |sheet: &Json, key: &str| sheet[key].as_str().expect("text").to_owned();
    list.as_array().expect("a list").iter().map(|sheet| (text(sheet, "hash"), text(sheet, "game"))).collect()
}

on_both! {
    async fn what_a_hash_names_is_kept_by_browsers(house: House) {
        let mut nobody = house.browser();
        let path = format!("/api/sheets/{}", text_hash(built_in("artificium")));
        let figures = nobody.get(&format!("{path}/figures")).await;
        assert_eq!(figures.headers["cache-control"], "private, max-age=31536000, immutable");
        assert_eq!(nobody.get(&path).await.headers["cache-control"], "no-store");
        let missing = nobody.get("/api/sheets/nowhere/figures").await;
        missing.refuses(404, "no-such-sheet");
        assert_eq!(missing.headers["cache-control"], "no-store");
    }

    async fn a_good_sheet_is_told_by_its_hash_and_not_kept(house: House) {
        let mut nobody = house.browser();
        for game in shelf::games() {
            let told = nobody.post("/api/sheets/check", brought(game.name(), game.sheet())).await.expect(200);
            assert_eq!(told, json!({ "hash": text_hash(game.sheet()) }));
        }
        let (dear, (mut ada, _)) = (with_wood_at("3"), guest(&nobody, "Ada").await);
        let told = ada.post("/api/sheets/check", brought("artificium", &dear)).await.expect(200);
        assert_eq!(told, json!({ "hash": text_hash(&dear) }));
        let path = format!("/api/sheets/{}", text_hash(&dear));
        ada.get(&path).await.refuses(404, "no-such-sheet");
        ada.get(&format!("{path}/figures")).await.refuses(404, "no-such-sheet");
        assert_eq!(listed(&mut ada).await, []);
    }

    async fn a_faulty_sheet_is_refused_with_its_place(house: House) {
        let (mut ada, _) = guest(&house.browser(), "Ada").await;
        for (text, path, found) in [
            (with_wood_at("100000"), "resource.wood.buy", "100000"),
            (with_wood_at("1"), "resource.wood.buy", "250"),
            (with_wood_at("\"three\""), "resource.wood.buy", ""),
            (format!("{}\nnothing = 1\n", built_in("artificium")), "provenance.nothing", ""),
            (built_in("water-frame").to_owned(), "game", ""),
            ("schema = ".to_owned(), "line 1", "TOML"),
            (String::new(), "schema", ""),
        ] {
            for door in ["/api/sheets/check", "/api/sheets"] {
                let mut said = Vec::new();
                for lang in ["en", "fr", "ko"] {
                    let reply = ada.clone().with("accept-language", lang).post(door, brought("artificium", &text)).await;
                    said.push(reply.refuses(422, "fault"));
                    assert_eq!(reply.json()["error"]["path"], path);
                }
                assert!(said.iter().all(|sentence| sentence.contains(found)), "{said:?}");
                assert!(said[0] != said[1] && said[1] != said[2], "{said:?}");
            }
        }
        assert_eq!(listed(&mut ada).await, []);
    }

    async fn what_is_no_sheet_of_ours_is_not_looked_at(house: House) {
        let (mut ada, _) = guest(&house.browser(), "Ada").await;
        for door in ["/api/sheets/check", "/api/sheets"] {
            ada.post(door, brought("artificium", &"#".repeat(LONGEST_SHEET + 1))).await.refuses(413, "too-large");
            // Line ends and quotes take twice as much in a request.
            let longest = format!("{}{}", "\n\t".repeat((LONGEST_SHEET - 1) / 2), "#");
            assert_eq!(ada.post(door, brought("artificium", &longest)).await.status, 422, "it was looked at");
            ada.post(door, brought("artificium", &"#".repeat(2 * 1024 * 1024))).await.refuses(413, "too-large");
            assert!(ada.post(door, brought("chess", "")).await.refuses(400, "unknown-game").contains("chess"));
            assert!(ada.post(door, json!({ "game": "artificium" })).await.refuses(400, "bad-shape").contains("text"));
        }
    }

    async fn only_somebody_has_sheets(house: House) {
        let mut nobody = house.browser();
        nobody.get("/api/sheets").await.refuses(401, "who-are-you");
        nobody.post("/api/sheets", brought("artificium", &with_wood_at("3"))).await.refuses(401, "who-are-you");
        nobody.get(&format!("/api/sheets/{}", text_hash(&with_wood_at("3")))).await.refuses(404, "no-such-sheet");
    }

    async fn sheets_are_listed_for_whoever_brought_them_and_played_with_by_all(house: House) {
        let door = house.browser();
        let ((mut ada, _), (mut bo, _)) = (guest(&door, "Ada").await, guest(&door, "Bo").await);
        let mut wanted = Vec::new();
        for price in ["3", "4", "5"] {
            let text = with_wood_at(price);
            for _ in 0..2 {
                let kept = ada.post("/api/sheets", brought("artificium", &text)).await.expect(200);
                assert_eq!(kept, json!({ "hash": text_hash(&text) }));
            }
            wanted.insert(0, (text_hash(&text), "artificium".to_owned()));
            // The newest comes first, and time is counted in milliseconds.
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
        assert_eq!(listed(&mut ada).await, wanted);
        assert_eq!(listed(&mut bo).await, []);
        bo.post("/api/sheets", brought("artificium", &with_wood_at("4"))).await.expect(200);
        assert_eq!(listed(&mut bo).await, [wanted[1].clone()]);
        assert_eq!(listed(&mut ada).await, wanted);

        let (hash, path) = (&wanted[2].0, format!("/api/sheets/{}", wanted[2].0));
        assert_eq!(bo.get(&path).await.text, with_wood_at("3"));
        assert_eq!(bo.get(&format!("{path}/figures")).await.expect(200)["resource"]["wood"]["buy"], 3);
        let set = json!({ "game": "artificium", "sheet": hash, "seats": ["me", { "here": "Grandmother" }] });
        let table = open(&mut bo, set).await;
        assert_eq!(bo.get(&table).await.expect(200)["sheet"], *hash);
        let other = json!({ "game": "water-frame", "sheet": hash, "seats": ["me", { "here": "Grandmother" }] });
        assert!(bo.post("/api/tables", other).await.status.is_client_error());
    }
}
