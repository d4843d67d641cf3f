//! A PostgreSQL of our own: one cluster for a test binary, one database for a test, gone when the process is.

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A running PostgreSQL that listens on a socket in a folder of its own, and nowhere else.
pub(crate) struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicUsize,
    /// Closes with this process, however it ends: then the cluster is stopped and its folder removed.
    _life: ChildStdin,
}

impl Cluster {
    /// The cluster of this process.
    pub(crate) fn running() -> &'static Self {
        static CLUSTER: OnceLock<Cluster> = OnceLock::new();
        CLUSTER.get_or_init(Self::start)
    }

    /// A new cluster.
    pub(crate) fn start() -> Self {
        let programs = programs();
        let folder = std::env::temp_dir().join(format!("lineshaft-postgres-{}", server::secret::identity()));
        std::fs::create_dir(&folder).expect("a temporary folder");
        if is_root() {
            finish(Command::new("chown").arg("postgres:postgres").arg(&folder));
        }
        let data = folder.join("data");
        let quick = ["--no-sync", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"];
        finish(as_owner(&programs.join("initdb"), &folder).arg("-D").arg(&data).args(quick));
        let life = keep(&programs, &folder);
        let cluster = Self { programs, folder, databases: AtomicUsize::new(0), _life: life };
        cluster.go_on();
        cluster
    }

    /// Stops it as a power cut would.
    pub(crate) fn halt(&self) {
        finish(self.control().args(["-m", "immediate", "stop"]));
    }

    /// Starts it, for the first time or again.
    pub(crate) fn go_on(&self) {
        let options = format!(
            "-c listen_addresses='' -c unix_socket_directories='{}' -c max_connections=200 -c fsync=on",
            self.folder.display()
        );
        let log = self.folder.join("log");
        finish(self.control().arg("-l").arg(&log).args(["-w", "-t", "120", "-o", &options, "start"]));
    }

    fn control(&self) -> Command {
        let mut command = as_owner(&self.programs.join("pg_ctl"), &self.folder);
        command.arg("-D").arg(self.folder.join("data"));
        command
    }

    /// The address of a new, empty database.
    pub(crate) fn new_database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let host = self.folder.display();
        finish(Command::new(self.programs.join("createdb")).arg(format!("--host={host}")).args(["--username=postgres", &name]));
        format!("postgres:///{name}?host={host}&user=postgres")
    }
}

/// Stops the cluster when its standard input closes.
fn keep(programs: &Path, folder: &Path) -> ChildStdin {
    let script = r#"cat > /dev/null; "$1/pg_ctl" -D "$2/data" -m immediate stop; rm -rf "$2""#;
    let mut keeper = as_owner(Path::new("sh"), folder);
    keeper.args(["-c", script, "sh"]).arg(programs).arg(folder);
    // In a group of its own, so that what interrupts the tests does not interrupt the cleaning up.
    keeper.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    keeper.spawn().expect("a shell").stdin.expect("its input")
}

/// The folder of PostgreSQL's programs.
fn programs() -> PathBuf {
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&on_path).collect();
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    folders.extend(installed.map(|version| version.path().join("bin")));
    let initdb = folders.iter().map(|folder| folder.join("initdb")).filter_map(|initdb| initdb.canonicalize().ok());
    let found = initdb.filter_map(|initdb| initdb.parent().map(Path::to_owned)).find(|folder| folder.join("pg_ctl").exists());
    found.expect("these tests need PostgreSQL: no initdb with pg_ctl beside it on PATH or in /usr/lib/postgresql/*/bin")
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id");
    id.stdout.trim_ascii() == b"0"
}

/// A command of whoever may own a cluster: PostgreSQL refuses to be root.
fn as_owner(program: &Path, folder: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir(folder);
    command
}

fn finish(command: &mut Command) {
    // Not through pipes: the server would keep them open for as long as it lives.
    let log = std::env::temp_dir().join(format!("lineshaft-command-{}", server::secret::identity()));
    let file = std::fs::File::create(&log).expect("a temporary file");
    command.stdin(Stdio::null()).stdout(file.try_clone().expect("the same file")).stderr(file);
    let status = command.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = std::fs::read_to_string(&log).unwrap_or_default();
    let _ = std::fs::remove_file(&log);
    assert!(status.success(), "{command:?}: {said}");
}
