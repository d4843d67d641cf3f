//! How fast a game is, in CPU time of one core.

use cpu_time::ThreadTime;
use serde::Serialize;
use shelf::AnyRuleset;

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    /// The game.
    pub game: String,
    /// How many seats.
    pub seats: usize,
    /// Decisions with two options or more, in random play.
    pub decisions_per_second: f64,
    /// Whole random games.
    pub games_per_second: f64,
    /// Decisions in a game.
    pub decisions_per_game: f64,
    /// Copies of a position dealt anew for the eyes of the deciding seat.
    pub clone_imagine_per_second: f64,
    /// Playouts of the search, one thread.
    pub playouts_per_second: f64,
    /// The size of a position.
    pub state_bytes: usize,
    /// CPU seconds measured.
    pub seconds: f64,
}

/// Measures for about so many seconds of CPU time.
pub fn bench(ruleset: &dyn AnyRuleset, seconds: f64) -> Bench {
    ruleset.playouts(200, 0);
    let start = ThreadTime::now();
    let (mut games, mut decisions) = (0, 0);
    while start.elapsed().as_secs_f64() < seconds * 0.6 {
        decisions += ruleset.playouts(1000, games);
        games += 1000;
    }
    let playing = start.elapsed().as_secs_f64();
    let start = ThreadTime::now();
    let mut copies = 0;
    while start.elapsed().as_secs_f64() < seconds * 0.2 {
        copies += ruleset.imaginings(50_000, copies);
    }
    let imagining = start.elapsed().as_secs_f64();
    let start = ThreadTime::now();
    let mut playouts = 0;
    while start.elapsed().as_secs_f64() < seconds * 0.2 {
        playouts += ruleset.searches(1000, playouts);
    }
    let searching = start.elapsed().as_secs_f64();
    Bench {
        game: ruleset.game().name().to_owned(),
        seats: ruleset.setup().seats,
        decisions_per_second: decisions as f64 / playing,
        games_per_second: games as f64 / playing,
        decisions_per_game: decisions as f64 / games as f64,
        clone_imagine_per_second: copies as f64 / imagining,
        playouts_per_second: playouts as f64 / searching,
        state_bytes: ruleset.game().state_bytes(),
        seconds: playing + imagining + searching,
    }
}
