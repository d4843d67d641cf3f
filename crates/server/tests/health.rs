//! Whether the server is well, its figures, and what it writes about requests.

mod support;

use serde_json::json;
use server::config::Config;
use support::{Browser, House, logged, on_both};

on_both! {
    async fn it_is_well_while_its_database_answers(house: House) {
        let mut browser = house.browser();
        assert_eq!(browser.get("/healthz").await.expect(200), json!({ "ok": true }));
        browser.clone().with("host", "evil.example").get("/healthz").await.refuses(421, "wrong-host");
        house.store.close().await;
        assert_eq!(browser.get("/healthz").await.expect(503), json!({ "ok": false }));
    }

    async fn figures_are_for_this_machine_and_whom_the_operator_names(house: House) {
        let here = house.browser().at([127, 0, 0, 1]);
        let told = here.clone().get("/metrics").await;
        assert_eq!(told.status.as_u16(), 200);
        for figure in ["lineshaft_moves_total", "lineshaft_streams", "lineshaft_jobs_waiting", "lineshaft_database_errors_total"] {
            assert!(told.text.contains(figure), "{figure}");
        }
        let counted = here.clone().get("/metrics").await.text;
        assert!(counted.contains(r#"lineshaft_requests_total{method="GET",route="/metrics",status="200"}"#), "{counted}");
        assert!(counted.contains(r#"lineshaft_request_seconds_bucket{route="/metrics",le="0.001"}"#), "{counted}");
        house.browser().get("/metrics").await.refuses(404, "nothing-here");
        here.clone().with("x-forwarded-for", "127.0.0.1").get("/metrics").await.refuses(404, "nothing-here");
        here.clone().with("host", "evil.example").get("/metrics").await.refuses(421, "wrong-host");
        let config = Config { metrics_from: vec!["192.0.2.1".parse().expect("an address")], rate: 0, doors: 0, ..Config::default() };
        assert_eq!(Browser::new(house.server(config)).get("/metrics").await.status.as_u16(), 200);
    }
}

#[tokio::test]
async fn a_request_is_one_line_without_what_it_says() {
    let house = House::on_sqlite().await;
    let mut browser = house.browser();
    browser.post("/api/guest?word=querysecret", json!({ "name": "bodysecret" })).await.expect(201);
    let cookie = browser.token();
    browser.get("/api/people/pathsecret?word=querysecret").await;
    browser.get("/nowhere/pathsecret.txt").await;
    let lines = logged();
    let requests: Vec<&str> = lines.lines().filter(|line| line.contains("server::http::health: request")).collect();
    assert!(
        requests.iter().any(|line| line.contains(r#"method="GET" route="/api/people/{id}" status=404 ms="#)),
        "{requests:?}"
    );
    assert!(requests.iter().any(|line| line.contains(r#"route="none" status=404"#)), "{requests:?}");
    for secret in ["querysecret", "pathsecret", "bodysecret", &cookie] {
        assert!(requests.iter().all(|line| !line.contains(secret)), "{secret} is in {requests:?}");
    }
}
