//! Tables in lists: for people, for clocks, for whoever starts again.

use super::journal::who;
use super::steps::{MOST_ROWS, about_tables};
use super::{Seated, Store, Stored};
use crate::room::Phase;
use sqlx::{Row, query};
use std::collections::HashMap;

/// A table in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// Its identity.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its phase.
    pub phase: String,
    /// Whether only the invited may come.
    pub private: bool,
    /// Who opened it.
    pub host: String,
    /// How many moves and other entries it has.
    pub entries: i64,
    /// When it last changed.
    pub changed: i64,
    /// Who sits where.
    pub seats: Vec<ListedSeat>,
}

/// A seat of a table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedSeat {
    /// Who sits there, and whether it must decide.
    pub seated: Seated,
    /// What a person who sits there is called.
    pub name: Option<String>,
}

impl Store {
    /// Tables in these phases, the latest first: those that are open to all, or those at which this person has a seat or that this
    /// person opened. With `before`, those that follow that table.
    pub async fn list_tables(
        &self,
        person: Option<&str>,
        phases: &[Phase],
        before: Option<&str>,
        most: i64,
    ) -> Stored<Vec<Listed>> {
        let phases = phases.iter().map(|phase| format!("'{}'", phase.name())).collect::<Vec<_>>().join(", ");
        let which = match person {
            Some(_) => "id IN (SELECT table_id FROM seats WHERE owner = $1) OR host = $1",
            None => "access = 'open' AND $1 = ''",
        };
        let statement = format!(
            "SELECT id, game, phase, access, host, entries, changed FROM tables WHERE phase IN ({phases}) AND ({which}) \
             AND ($2 = '' OR (changed, id) < (SELECT changed, id FROM tables WHERE id = $2)) \
             ORDER BY changed DESC, id DESC LIMIT {most}"
        );
        let rows = query(sqlx::AssertSqlSafe(statement))
            .bind(person.unwrap_or_default())
            .bind(before.unwrap_or_default())
            .fetch_all(self.pool())
            .await?;
        let mut listed = Vec::with_capacity(rows.len());
        for row in rows {
            listed.push(Listed {
                id: row.try_get(0)?,
                game: row.try_get(1)?,
                phase: row.try_get(2)?,
                private: row.try_get::<String, _>(3)? == "private",
                host: row.try_get(4)?,
                entries: row.try_get(5)?,
                changed: row.try_get(6)?,
                seats: Vec::new(),
            });
        }
        for some in listed.chunks_mut(MOST_ROWS) {
            self.fill_seats(some).await?;
        }
        Ok(listed)
    }

    /// Who sits at these tables. Lists are asked for often, so that one statement reads the seats of all of them.
    async fn fill_seats(&self, listed: &mut [Listed]) -> Stored<()> {
        let tables: Vec<&str> = listed.iter().map(|table| table.id.as_str()).collect();
        let statement = "SELECT table_id, person, bot, due, name FROM seats LEFT JOIN people ON people.id = person \
                         WHERE table_id IN ({}) ORDER BY table_id, seat";
        let rows = about_tables(statement, &tables).fetch_all(self.pool()).await?;
        let mut seats_of: HashMap<String, Vec<ListedSeat>> = HashMap::with_capacity(listed.len());
        for row in rows {
            let seated = Seated { who: who(row.try_get(1)?, row.try_get(2)?), due: row.try_get::<i64, _>(3)? != 0 };
            seats_of.entry(row.try_get(0)?).or_default().push(ListedSeat { seated, name: row.try_get(4)? });
        }
        for table in listed {
            table.seats = seats_of.remove(&table.id).unwrap_or_default();
        }
        Ok(())
    }

    /// Who sits at a table.
    pub async fn seats_of(&self, id: &str) -> Stored<Vec<Seated>> {
        let rows = query("SELECT person, bot, due FROM seats WHERE table_id = $1 ORDER BY seat")
            .bind(id)
            .fetch_all(self.pool())
            .await?;
        rows.iter()
            .map(|row| {
                let who = who(row.try_get(0)?, row.try_get(1)?);
                Ok(Seated { who, due: row.try_get::<i64, _>(2)? != 0 })
            })
            .collect()
    }

    /// Tables whose clock has run out.
    pub async fn overdue(&self, now: i64) -> Stored<Vec<String>> {
        let rows =
            query("SELECT id FROM tables WHERE deadline <= $1 ORDER BY deadline").bind(now).fetch_all(self.pool()).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// The tables at this stage.
    pub async fn tables_in(&self, phase: &str) -> Stored<Vec<String>> {
        let rows = query("SELECT id FROM tables WHERE phase = $1 ORDER BY made").bind(phase).fetch_all(self.pool()).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// The tables that have new entries since this moment.
    pub async fn changed_since(&self, at: i64) -> Stored<Vec<String>> {
        let rows = query("SELECT id FROM tables WHERE changed >= $1").bind(at).fetch_all(self.pool()).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// The tables where somebody has chosen or drafted something.
    pub async fn tables_with_drafts(&self) -> Stored<Vec<String>> {
        let rows = query("SELECT DISTINCT table_id FROM drafts").fetch_all(self.pool()).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }
}
