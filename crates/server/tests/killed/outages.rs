//! The database is gone, full or read-only for a while: people are told so, nothing is half done, and the game goes on.
#![allow(clippy::print_stderr, reason = "a test that cannot be made says so")]

use crate::child::Process;
use crate::players::Players;
use crate::support::{Cluster, House};
use crate::truth::compare;
use server::secret;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// Waits until something is so.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < Duration::from_secs(60), "still not: {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// People play; then nothing can be written, which they are told; then it can again, and they go on.
async fn outage(house: &House, server: &Process, mut begin: impl FnMut(), mut end: impl FnMut()) {
    let players = Players::start(4, &[server.address], 7);
    let told = || {
        let told = players.told.lock().expect("no panic while it is held");
        assert!(told.wrong.is_empty(), "{:#?}", told.wrong);
        (told.sent.len(), told.unavailable)
    };
    let (entries, unavailable) = (|| told().0, || told().1);
    for _ in 0..2 {
        let before = entries();
        until("people play", || entries() > before + 100);
        let told = unavailable();
        begin();
        until("people are told", || unavailable() > told + 10);
        end();
        let before = entries();
        until("people go on", || entries() > before + 100);
    }
    let told = players.stop();
    let accepted = compare(&house.store, &told).await;
    assert!(accepted.entered > 20 && accepted.kept > 20, "{accepted:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_gone_and_back() {
    let cluster = Cluster::start();
    let house = House::in_cluster(&cluster).await;
    let server = Process::start(house.url(), 1);
    outage(&house, &server, || cluster.halt(), || cluster.go_on()).await;
}

/// A process may not make its files longer: to SQLite that is a disk that fails.
#[tokio::test(flavor = "multi_thread")]
async fn files_may_not_grow() {
    let house = House::on_sqlite().await;
    let server = Process::start(house.url(), 1);
    let limit = |bytes: &str| {
        let id = server.id().to_string();
        let limited = Command::new("prlimit").args(["--pid", &id, &format!("--fsize={bytes}:unlimited")]).status();
        assert!(limited.expect("prlimit").success());
    };
    outage(&house, &server, || limit("4096"), || limit("unlimited")).await;
}

/// A file system of its own that is filled up. Needs to be root; others have [`files_may_not_grow`].
#[tokio::test(flavor = "multi_thread")]
async fn disk_full() {
    let folder = std::env::temp_dir().join(format!("lineshaft-full-{}", secret::identity()));
    std::fs::create_dir(&folder).expect("a temporary folder");
    let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=64m", "tmpfs"]).arg(&folder).output();
    if !mounted.is_ok_and(|mounted| mounted.status.success()) {
        std::fs::remove_dir(&folder).expect("it is empty");
        eprintln!("disk_full is SKIPPED: nothing may be mounted here; files_may_not_grow tries what is closest to it");
        return;
    }
    let _mount = Mount(&folder);
    let place = folder.join("data");
    std::fs::create_dir(&place).expect("a folder");
    let house = House::in_folder(place).await;
    let server = Process::start(house.url(), 1);
    let rest = folder.join("rest");
    let fill = || {
        let mut file = std::fs::File::create(&rest).expect("a file");
        // Until there is no room for one more byte.
        for piece in [1 << 20, 4096, 1] {
            while std::io::Write::write(&mut file, &vec![0; piece]).is_ok() {}
        }
    };
    outage(&house, &server, fill, || std::fs::remove_file(&rest).expect("it is there")).await;
}

struct Mount<'a>(&'a Path);

impl Drop for Mount<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.0).status();
        let _ = std::fs::remove_dir(self.0);
    }
}

/// A file that may only be read: whoever looks is served, whoever plays is told.
#[tokio::test(flavor = "multi_thread")]
async fn read_only_file() {
    let house = House::on_sqlite().await;
    let mut ada = house.browser();
    ada.post("/api/guest", serde_json::json!({ "name": "Ada" })).await.expect(201);
    let wanted = serde_json::json!({ "game": "artificium", "seats": ["me", "me"] });
    let table = ada.post("/api/tables", wanted.clone()).await.expect(200)["id"].as_str().expect("its name").to_owned();
    let reading = house.read_only().await;
    let mut reader = reading.browser();
    reader.cookie.clone_from(&ada.cookie);
    reader.get(&format!("/api/tables/{table}")).await.expect(200);
    reader.post("/api/tables", wanted.clone()).await.refuses(503, "database");
    reader.post(&format!("/api/tables/{table}/chat"), serde_json::json!({ "text": "hello" })).await.refuses(503, "database");
    ada.post("/api/tables", wanted).await.expect(200);
}
