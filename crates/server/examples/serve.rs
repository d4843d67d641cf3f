//! A server without limits, for trying how much it bears: `serve DATABASE ADDRESS [BOT_THREADS]`.
//!
//! For people there is `lineshaft serve`.

use mimalloc::MiMalloc;
use server::config::Config;
use server::serve::Server;

/// As `lineshaft` has it.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(database), Some(listen)) = (args.next(), args.next()) else {
        return Err("DATABASE ADDRESS [BOT_THREADS]".into());
    };
    let bot_threads = args.next().map_or(Ok(1), |threads| threads.parse())?;
    let config = Config { listen, bot_threads, rate: 0, doors: 0, ..Config::default() };
    Server::open(config, &database).await?.run(std::future::pending()).await?;
    Ok(())
}
