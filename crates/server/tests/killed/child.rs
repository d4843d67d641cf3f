//! A server in a process of its own, which can be killed.

use server::config::Config;
use server::serve::Server;
use std::io::Read;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What tells a process of these tests that it is to be a server: the address to listen at, the number of bot threads and the
/// database.
const BE_SERVER: &str = "LINESHAFT_TEST_SERVER";

/// Not a test: the server that the tests start, in a process of its own.
#[test]
#[ignore = "is started by the other tests"]
fn the_server() {
    let Ok(wanted) = std::env::var(BE_SERVER) else { return };
    let [listen, bot_threads, database] = wanted.splitn(3, ' ').collect::<Vec<_>>().try_into().expect("three words");
    // Gone with whoever started it.
    std::thread::spawn(|| {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(0);
    });
    let config = Config {
        listen: listen.to_owned(),
        bot_threads: bot_threads.parse().expect("a number"),
        rate: 0,
        doors: 0,
        ..Config::default()
    };
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let server = Server::open(config, database).await.expect("a server");
        server.run(std::future::pending()).await.expect("it serves");
    });
}

/// A process that serves.
pub(crate) struct Process {
    /// Where it listens, in this life and the next.
    pub(crate) address: SocketAddr,
    database: String,
    bot_threads: usize,
    child: Child,
}

impl Process {
    /// A server over this database that already answers.
    pub(crate) fn start(database: &str, bot_threads: usize) -> Self {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let address = free.expect("a free port");
        let child = spawn(database, bot_threads, address);
        let process = Self { address, database: database.to_owned(), bot_threads, child };
        process.answers();
        process
    }

    /// Its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it at once, whatever it is doing.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("a process that runs");
        self.child.wait().expect("its end");
    }

    /// Starts it again, at the same address.
    pub(crate) fn restart(&mut self) {
        self.child = spawn(&self.database, self.bot_threads, self.address);
        self.answers();
    }

    fn answers(&self) {
        let begin = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            assert!(begin.elapsed() < Duration::from_secs(60), "the server does not start");
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(database: &str, bot_threads: usize, address: SocketAddr) -> Child {
    let this = std::env::current_exe().expect("the name of this program");
    // A file that may not grow is an error of its write, not the end of the process.
    let mut command = Command::new("sh");
    command.args(["-c", r#"trap "" XFSZ; exec "$@""#, "sh"]).arg(this);
    command.args(["child::the_server", "--exact", "--ignored", "--nocapture"]);
    command.env(BE_SERVER, format!("{address} {bot_threads} {database}"));
    command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("a process")
}
