//! What somebody has done: results, ratings, achievements.

use super::person;
use crate::store::{Person, Store, Stored};
use serde::Serialize;
use sqlx::{Row, query};
use utoipa::ToSchema;

/// How many results a profile shows, and how many stand in a list of ratings.
const SHOWN: i64 = 100;

/// A game somebody has played to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Played {
    /// The table; none where it was private and the reader is somebody else.
    pub table: Option<String>,
    /// The game.
    pub game: String,
    /// The seat.
    pub seat: i64,
    /// The score.
    pub score: i64,
    /// The rank, from 1.
    pub place: i64,
    /// Whether it was won.
    pub won: bool,
    /// Whether it counted for ratings.
    pub rated: bool,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
}

/// How often somebody has played and won a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Total {
    /// The game.
    pub game: String,
    /// Games played to their end.
    pub played: i64,
    /// Games won.
    pub won: i64,
}

/// How strong somebody is at a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Rated {
    /// The game.
    pub game: String,
    /// The rating.
    pub rating: f64,
    /// How far from the truth it may be.
    pub uncertainty: f64,
    /// After how many games.
    pub games: i64,
}

/// Something remarkable somebody has done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Earned {
    /// Its name.
    pub name: String,
    /// At which table; none where it was private and the reader is somebody else.
    pub table: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What somebody has done.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Profile {
    /// The latest games.
    pub results: Vec<Played>,
    /// All games, counted.
    pub totals: Vec<Total>,
    /// How strong at which game.
    pub ratings: Vec<Rated>,
    /// What was remarkable.
    pub achievements: Vec<Earned>,
}

/// A place in the list of the strongest at a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Ranked {
    /// A person.
    Person(Box<Person>, Rated),
    /// A bot.
    Bot(String, Rated),
}

impl Store {
    /// What somebody has done, for this reader: a private table is named to nobody but the person.
    pub async fn profile(&self, who: &str, reader: Option<&str>) -> Stored<Profile> {
        Ok(Profile {
            results: self.results(who, reader == Some(who), SHOWN).await?,
            totals: self.totals(who).await?,
            ratings: self.ratings(who).await?,
            achievements: self.achievements(who, reader == Some(who)).await?,
        })
    }

    /// The games somebody has played to their end, the latest first.
    pub(super) async fn results(&self, who: &str, own: bool, most: i64) -> Stored<Vec<Played>> {
        let rows = query(
            "SELECT CASE WHEN access = 'open' OR $2 = 1 THEN table_id END AS shown, results.game, seat, score, place, won, \
             results.rated, at FROM results JOIN tables ON tables.id = table_id \
             WHERE person = $1 ORDER BY at DESC, table_id LIMIT $3",
        )
        .bind(who)
        .bind(i64::from(own))
        .bind(most)
        .fetch_all(self.pool())
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Played {
                    table: row.try_get(0)?,
                    game: row.try_get(1)?,
                    seat: row.try_get(2)?,
                    score: row.try_get(3)?,
                    place: row.try_get(4)?,
                    won: row.try_get::<i64, _>(5)? != 0,
                    rated: row.try_get::<i64, _>(6)? != 0,
                    at: row.try_get(7)?,
                })
            })
            .collect()
    }

    async fn totals(&self, who: &str) -> Stored<Vec<Total>> {
        let rows =
            query("SELECT game, count(*), CAST(sum(won) AS BIGINT) FROM results WHERE person = $1 GROUP BY game ORDER BY game")
                .bind(who)
                .fetch_all(self.pool())
                .await?;
        rows.iter().map(|row| Ok(Total { game: row.try_get(0)?, played: row.try_get(1)?, won: row.try_get(2)? })).collect()
    }

    /// How strong somebody is, game by game.
    pub(super) async fn ratings(&self, who: &str) -> Stored<Vec<Rated>> {
        let rows = query("SELECT game, rating, uncertainty, games FROM ratings WHERE who = $1 ORDER BY game")
            .bind(format!("person:{who}"))
            .fetch_all(self.pool())
            .await?;
        rows.iter().map(rated).collect()
    }

    /// What somebody has done that is remarkable.
    pub(super) async fn achievements(&self, who: &str, own: bool) -> Stored<Vec<Earned>> {
        let rows = query(
            "SELECT name, CASE WHEN access = 'open' OR $2 = 1 THEN table_id END AS shown, at \
             FROM achievements JOIN tables ON tables.id = table_id WHERE person = $1 ORDER BY at, name",
        )
        .bind(who)
        .bind(i64::from(own))
        .fetch_all(self.pool())
        .await?;
        rows.iter().map(|row| Ok(Earned { name: row.try_get(0)?, table: row.try_get(1)?, at: row.try_get(2)? })).collect()
    }

    /// The strongest at a game, people and bots in one list; whoever has left is not in it.
    pub async fn strongest(&self, game: &str) -> Stored<Vec<Ranked>> {
        let rows = query(
            "SELECT ratings.game, rating, uncertainty, games, who, people.* \
             FROM ratings LEFT JOIN people ON who = 'person:' || people.id \
             WHERE ratings.game = $1 AND people.deleted IS NULL AND (people.id IS NOT NULL OR who LIKE 'bot:%') \
             ORDER BY rating DESC, uncertainty, who LIMIT $2",
        )
        .bind(game)
        .bind(SHOWN)
        .fetch_all(self.pool())
        .await?;
        rows.iter()
            .map(|row| {
                let who: String = row.try_get("who")?;
                Ok(match who.strip_prefix("bot:") {
                    Some(bot) => Ranked::Bot(bot.to_owned(), rated(row)?),
                    None => Ranked::Person(Box::new(person(row)?), rated(row)?),
                })
            })
            .collect()
    }
}

fn rated(row: &sqlx::any::AnyRow) -> Stored<Rated> {
    Ok(Rated { game: row.try_get(0)?, rating: row.try_get(1)?, uncertainty: row.try_get(2)?, games: row.try_get(3)? })
}
