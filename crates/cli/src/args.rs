//! The command line. Its texts are in `locales/`, put in by `help`.

use clap::{Args, Parser, Subcommand, ValueEnum};
use shelf::Limits;
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Parser, Debug)]
#[command(name = "lineshaft", version, disable_help_subcommand = true, disable_version_flag = true)]
pub(crate) struct Cli {
    #[arg(long, global = true)]
    pub(crate) lang: Option<String>,
    /// `serve` if none is named.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Play(Play),
    Simulate(Simulate),
    Ladder(Ladder),
    Bench(Bench),
    Analyse(Analyse),
    Tune(Tune),
    Learn(Learn),
    Replay(Replay),
    Verify(Verify),
    Games(Games),
    Sheet(Sheet),
    Serve(Box<Serve>),
    Admin(Admin),
    Engine,
    Completions(Completions),
}

impl Command {
    /// Whether standard output is all it writes to that somebody may close: no sockets.
    pub(crate) fn only_prints(&self) -> bool {
        !matches!(self, Self::Serve(_))
    }
}

/// What a table is set up with.
#[derive(Args, Debug)]
pub(crate) struct SetUp {
    #[arg(long = "switch")]
    pub(crate) switches: Vec<String>,
    #[arg(long)]
    pub(crate) sheet: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    #[arg(required_unless_present = "resume", conflicts_with = "resume")]
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) seats: Option<String>,
    #[command(flatten)]
    pub(crate) set_up: SetUp,
    #[arg(long)]
    pub(crate) seed: Option<String>,
    #[arg(long, conflicts_with_all = ["seed", "switches", "sheet"])]
    pub(crate) resume: Option<PathBuf>,
    /// How long a bot of the house may think about a decision, in seconds.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=Limits::MOST_SECONDS))]
    pub(crate) think: u64,
    #[command(flatten)]
    pub(crate) patience: Patience,
}

/// How long a bot in another process may take for a move.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Patience {
    #[arg(id = "patience", long = "patience", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=Limits::MOST_SECONDS))]
    seconds: u64,
}

impl Patience {
    pub(crate) fn duration(self) -> Duration {
        Duration::from_secs(self.seconds)
    }
}

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    pub(crate) game: String,
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    #[arg(long, default_value = "greedy,greedy")]
    pub(crate) seats: String,
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    #[arg(long, default_value_t = 0)]
    pub(crate) start: u64,
    #[arg(long, default_value_t = 8)]
    pub(crate) opening: u32,
    #[command(flatten)]
    pub(crate) patience: Patience,
    #[command(flatten)]
    pub(crate) set_up: SetUp,
    #[arg(long, conflicts_with = "json")]
    pub(crate) csv: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Ladder {
    pub(crate) game: String,
    #[arg(long)]
    pub(crate) bots: String,
    #[arg(id = "ladder_seats", long = "seats", default_value_t = 2)]
    pub(crate) seats: usize,
    #[arg(long, default_value_t = 50)]
    pub(crate) blocks: u64,
    #[arg(long, default_value_t = 8)]
    pub(crate) opening: u32,
    #[arg(long)]
    pub(crate) control: Option<String>,
    #[arg(long)]
    pub(crate) neighbours: bool,
    #[arg(long, conflicts_with = "neighbours")]
    pub(crate) alone: Option<String>,
    #[command(flatten)]
    pub(crate) patience: Patience,
    #[command(flatten)]
    pub(crate) set_up: SetUp,
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    #[arg(id = "ladder_file", long = "file")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long)]
    pub(crate) svg: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Learn {
    pub(crate) game: String,
    #[arg(id = "learn_file", long = "file")]
    pub(crate) file: PathBuf,
    #[arg(long, default_value_t = 20)]
    pub(crate) generations: u64,
    #[arg(id = "learn_games", long = "games", default_value_t = 20_000)]
    pub(crate) games: u64,
    #[arg(id = "learn_proof", long = "proof", default_value_t = 500)]
    pub(crate) proof: u64,
    #[arg(long, default_value_t = 0)]
    pub(crate) start: u64,
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Tune {
    pub(crate) game: String,
    #[arg(id = "tune_seats", long = "seats", default_value_t = 2)]
    pub(crate) seats: usize,
    #[arg(long, default_value_t = 300)]
    pub(crate) steps: u64,
    #[arg(long, default_value_t = 4)]
    pub(crate) deals: u64,
    #[arg(long, default_value_t = 300)]
    pub(crate) proof: u64,
    #[arg(long, default_value_t = 0)]
    pub(crate) start: u64,
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    #[command(flatten)]
    pub(crate) set_up: SetUp,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    pub(crate) game: String,
    #[arg(id = "bench_seats", long = "seats", default_value_t = 4)]
    pub(crate) seats: usize,
    #[arg(long, default_value_t = 5.0)]
    pub(crate) seconds: f64,
    #[command(flatten)]
    pub(crate) set_up: SetUp,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Analyse {
    pub(crate) file: PathBuf,
    #[arg(long, default_value_t = 400)]
    pub(crate) playouts: u32,
    #[arg(long)]
    pub(crate) from: Option<usize>,
    #[arg(long)]
    pub(crate) to: Option<usize>,
    #[arg(long, conflicts_with = "json")]
    pub(crate) all: bool,
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) svg: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) to: Option<usize>,
    #[arg(long)]
    pub(crate) eyes: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Games {
    #[arg(id = "which_game")]
    pub(crate) game: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Sheet {
    pub(crate) game: String,
    #[arg(long)]
    pub(crate) provenance: bool,
}

/// Where the settings and the database are.
#[derive(Args)]
pub(crate) struct Place {
    #[arg(long, global = true, env = "LINESHAFT_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, global = true, env = "LINESHAFT_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

impl std::fmt::Debug for Place {
    /// Without the address of the database, which may hold a password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Place").field("config", &self.config).finish_non_exhaustive()
    }
}

/// How a server runs: flags over environment over file.
#[derive(Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) place: Place,
    #[arg(long, env = "LINESHAFT_LISTEN")]
    pub(crate) listen: Option<String>,
    #[arg(long = "host", env = "LINESHAFT_HOSTS", value_delimiter = ',')]
    pub(crate) hosts: Vec<String>,
    #[arg(long, env = "LINESHAFT_ADDRESS")]
    pub(crate) address: Option<String>,
    #[arg(long, env = "LINESHAFT_HTTPS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) https: Option<bool>,
    #[arg(long = "proxy", env = "LINESHAFT_PROXIES", value_delimiter = ',')]
    pub(crate) proxies: Vec<IpAddr>,
    #[arg(long, env = "LINESHAFT_BOT_THREADS")]
    pub(crate) bot_threads: Option<usize>,
    #[arg(long, env = "LINESHAFT_BOT_PLAYOUTS")]
    pub(crate) bot_playouts: Option<u32>,
    #[arg(long, env = "LINESHAFT_BOT_SECONDS")]
    pub(crate) bot_seconds: Option<u64>,
    #[arg(long, env = "LINESHAFT_PRIVATE_WEBHOOKS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) private_webhooks: Option<bool>,
    #[arg(long, env = "LINESHAFT_SMTP", hide_env_values = true)]
    pub(crate) smtp: Option<String>,
    #[arg(long, env = "LINESHAFT_MAIL_FROM")]
    pub(crate) mail_from: Option<String>,
    #[arg(long, env = "LINESHAFT_RATE")]
    pub(crate) rate: Option<u32>,
    #[arg(long, env = "LINESHAFT_DOORS")]
    pub(crate) doors: Option<u32>,
    #[arg(long, env = "LINESHAFT_JSON_LOGS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) json_logs: Option<bool>,
    #[arg(long, env = "LINESHAFT_METRICS_FROM", value_delimiter = ',')]
    pub(crate) metrics_from: Vec<IpAddr>,
}

impl std::fmt::Debug for Serve {
    /// Without secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Serve").field("place", &self.place).field("listen", &self.listen).finish_non_exhaustive()
    }
}

/// What an operator does with the database.
#[derive(Args, Debug)]
pub(crate) struct Admin {
    #[command(flatten)]
    pub(crate) place: Place,
    #[command(subcommand)]
    pub(crate) what: Chore,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Chore {
    List,
    Export {
        #[arg(id = "export_file")]
        file: PathBuf,
        #[arg(long)]
        table: Option<String>,
    },
    Import {
        #[arg(id = "import_file")]
        file: PathBuf,
    },
    Verify,
    Replay,
    Backup {
        #[arg(id = "backup_file")]
        file: PathBuf,
    },
    End {
        #[arg(id = "end_table")]
        table: String,
    },
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    pub(crate) shell: Shell,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum Shell {
    Bash,
    Zsh,
    Fish,
    Elvish,
    Powershell,
}
