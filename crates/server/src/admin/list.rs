//! What is there: tables by phase, those that are not finished, people.

use crate::store::{Store, Stored};
use sqlx::{Row, query};

/// The tables in one phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PhaseCount {
    /// The phase.
    pub phase: String,
    /// How many.
    pub count: i64,
    /// When the one that has waited longest last changed.
    pub oldest: i64,
    /// When the latest change was.
    pub latest: i64,
}

/// A table that is not finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfinished {
    /// Its identity.
    pub id: String,
    /// The game.
    pub game: String,
    /// The phase.
    pub phase: String,
    /// How many entries it has.
    pub entries: i64,
    /// When it was made.
    pub made: i64,
    /// When it last changed.
    pub changed: i64,
}

/// What is there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Overview {
    /// All tables, by phase.
    pub phases: Vec<PhaseCount>,
    /// Those that are not finished, the longest untouched first.
    pub unfinished: Vec<Unfinished>,
    /// People with an account.
    pub accounts: i64,
    /// People without one.
    pub guests: i64,
    /// People who have left.
    pub left: i64,
}

/// How many unfinished tables are named.
const NAMED: i64 = 1_000;

/// What is there.
pub async fn overview(store: &Store) -> Stored<Overview> {
    let phases = query("SELECT phase, count(*), min(changed), max(changed) FROM tables GROUP BY phase ORDER BY phase")
        .fetch_all(store.pool())
        .await?;
    let unfinished = query(
        "SELECT id, game, phase, entries, made, changed FROM tables WHERE phase IN ('gathering', 'playing', 'frozen') \
         ORDER BY changed, id LIMIT $1",
    )
    .bind(NAMED)
    .fetch_all(store.pool())
    .await?;
    let mut overview = Overview::default();
    for row in phases {
        let (phase, count) = (row.try_get(0)?, row.try_get(1)?);
        overview.phases.push(PhaseCount { phase, count, oldest: row.try_get(2)?, latest: row.try_get(3)? });
    }
    for row in unfinished {
        overview.unfinished.push(Unfinished {
            id: row.try_get(0)?,
            game: row.try_get(1)?,
            phase: row.try_get(2)?,
            entries: row.try_get(3)?,
            made: row.try_get(4)?,
            changed: row.try_get(5)?,
        });
    }
    for (count, which) in [
        (&mut overview.accounts, "SELECT count(*) FROM people WHERE deleted IS NULL AND login IS NOT NULL"),
        (&mut overview.guests, "SELECT count(*) FROM people WHERE deleted IS NULL AND login IS NULL"),
        (&mut overview.left, "SELECT count(*) FROM people WHERE deleted IS NOT NULL"),
    ] {
        *count = query(which).fetch_one(store.pool()).await?.try_get(0)?;
    }
    Ok(overview)
}
