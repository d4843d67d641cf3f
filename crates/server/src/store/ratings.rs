//! How strong people and bots are: Weng-Lin ratings, game by game, brought up to date with the result itself.

use super::{Kept, Stored};
use crate::journal::Who;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use sqlx::{AnyConnection, Row, query};

/// Rates a finished game. It must be asked once for a table, in the transaction that keeps the results.
pub(super) async fn rate(connection: &mut AnyConnection, game: &str, results: &[Kept]) -> Stored<()> {
    let places: Vec<(String, usize)> =
        results.iter().filter_map(|result| Some((key(result.who.as_ref()?)?, place(result)))).collect();
    // In one order everywhere, so that two games that end at the same moment wait for each other instead of for ever.
    let mut players: Vec<&String> = places.iter().map(|(who, _)| who).collect();
    players.sort();
    players.dedup();
    if players.len() < 2 {
        return Ok(());
    }
    let mut before = Vec::with_capacity(players.len());
    for who in &players {
        before.push(count_game(connection, game, who).await?);
    }
    let seats: Vec<(usize, usize)> =
        places.iter().map(|(who, place)| (players.binary_search(&who).expect("everybody is in the list"), *place)).collect();
    for (who, rating) in players.iter().zip(learn(&before, &seats)) {
        query("UPDATE ratings SET rating = $3, uncertainty = $4 WHERE game = $1 AND who = $2")
            .bind(game)
            .bind(*who)
            .bind(rating.rating)
            .bind(rating.uncertainty)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// The name under which somebody is rated.
fn key(who: &Who) -> Option<String> {
    match who {
        Who::Person(person) => Some(format!("person:{person}")),
        Who::Bot(bot) => Some(format!("bot:{bot}")),
        Who::Named(_) => None,
    }
}

fn place(result: &Kept) -> usize {
    usize::try_from(result.place).unwrap_or_default()
}

/// One more game of somebody; the rating before it. The row stays locked until the transaction ends.
async fn count_game(connection: &mut AnyConnection, game: &str, who: &str) -> Stored<WengLinRating> {
    let unknown = WengLinRating::new();
    let row = query(
        "INSERT INTO ratings (game, who, rating, uncertainty, games) VALUES ($1, $2, $3, $4, 1) \
         ON CONFLICT (game, who) DO UPDATE SET games = ratings.games + 1 RETURNING rating, uncertainty",
    )
    .bind(game)
    .bind(who)
    .bind(unknown.rating)
    .bind(unknown.uncertainty)
    .fetch_one(connection)
    .await?;
    Ok(WengLinRating { rating: row.try_get(0)?, uncertainty: row.try_get(1)? })
}

/// The ratings after a game: for each seat who sat there and the place. Equal places are draws; a bot in several seats learns
/// the mean of what they would learn.
fn learn(before: &[WengLinRating], seats: &[(usize, usize)]) -> Vec<WengLinRating> {
    let alone: Vec<[WengLinRating; 1]> = seats.iter().map(|(player, _)| [before[*player]]).collect();
    let teams: Vec<_> =
        alone.iter().zip(seats).map(|(seat, (_, place))| (seat.as_slice(), MultiTeamOutcome::new(*place))).collect();
    let learnt = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let mean = |player: usize, value: &dyn Fn(&WengLinRating) -> f64| {
        let own = seats.iter().zip(&learnt).filter(|((seated, _), _)| *seated == player);
        let values: Vec<f64> = own.map(|(_, seat)| value(&seat[0])).collect();
        values.iter().sum::<f64>() / values.len() as f64
    };
    (0..before.len())
        .map(|player| WengLinRating {
            rating: mean(player, &|seat| seat.rating),
            uncertainty: mean(player, &|seat| seat.uncertainty),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_finishes_ahead_gains_and_shared_places_are_shared() {
        let new = [WengLinRating::new(); 3];
        let after = learn(&new, &[(0, 1), (1, 2), (2, 2)]);
        assert!(after[0].rating > 25.0 && after[1].rating < 25.0);
        assert_eq!(after[1], after[2]);
        assert!(after.iter().all(|rating| rating.uncertainty < new[0].uncertainty));
        let drawn = learn(&new[..2], &[(0, 1), (1, 1)]);
        assert_eq!(drawn[0].rating, drawn[1].rating);
    }

    #[test]
    fn a_bot_in_two_seats_learns_the_mean() {
        let new = [WengLinRating::new(); 2];
        let after = learn(&new, &[(0, 1), (1, 2), (0, 3)]);
        assert!((after[0].rating - 25.0).abs() < 1e-9, "first and last are nothing together: {after:?}");
    }
}
