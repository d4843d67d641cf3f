//! Whatever reaches the log while tests run, at the most talkative level.

use std::io;
use std::sync::{Mutex, Once};

static HEARD: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Ear;

impl io::Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        HEARD.lock().expect("no panic while it is held").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Hears everything from now on.
pub(crate) fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        tracing_subscriber::fmt()
            .with_ansi(false)
            .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
            .with_writer(|| Ear)
            .init();
    });
}

/// What was logged so far.
pub(crate) fn logged() -> String {
    String::from_utf8_lossy(&HEARD.lock().expect("no panic while it is held")).into_owned()
}
