//! Weng-Lin ratings of the entrants of a ladder, on the scale of Elo.
//!
//! A rating that is brought up to date game by game depends on the order of the games. Going over all of them again and again, there and
//! back, while the uncertainty of the ratings falls, makes that dependence small beside the intervals.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How often all games are gone over.
const PASSES: usize = 12;

/// Who sat in each seat of a game, by number, and how many finished ahead.
pub(super) type Places = Vec<(usize, usize)>;

/// A drawn game between two entrants.
pub(super) fn drawn((one, other): (usize, usize)) -> Places {
    vec![(one, 0), (other, 0)]
}

/// The ratings of so many entrants after these games, with any zero.
pub(super) fn rate(entrants: usize, games: &[&Places]) -> Vec<f64> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); entrants];
    for pass in 0..PASSES {
        let all = games.iter().copied();
        if pass % 2 == 0 {
            all.for_each(|game| learn(&mut ratings, game, &config));
        } else {
            all.rev().for_each(|game| learn(&mut ratings, game, &config));
        }
    }
    let width = std::f64::consts::SQRT_2 * config.beta;
    ratings.iter().map(|rating| 400.0 / std::f64::consts::LN_10 * rating.rating / width).collect()
}

/// An entrant in several seats learns the mean of what they would learn.
fn learn(ratings: &mut [WengLinRating], game: &Places, config: &WengLinConfig) {
    let seated: Vec<[WengLinRating; 1]> = game.iter().map(|(entrant, _)| [ratings[*entrant]]).collect();
    let teams: Vec<_> =
        seated.iter().zip(game).map(|(seat, (_, rank))| (seat.as_slice(), MultiTeamOutcome::new(*rank))).collect();
    let learnt = weng_lin_multi_team(&teams, config);
    for (entrant, rating) in ratings.iter_mut().enumerate() {
        let own = || game.iter().zip(&learnt).filter(|((seated, _), _)| *seated == entrant).map(|(_, seat)| seat[0]);
        let seats = own().count() as f64;
        if seats > 0.0 {
            rating.rating = own().map(|seat| seat.rating).sum::<f64>() / seats;
            rating.uncertainty = own().map(|seat| seat.uncertainty).sum::<f64>() / seats;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rng;

    /// So many games of two, of which the first wins a share.
    fn meetings(one: usize, other: usize, games: u32, share: f64, rng: &mut Rng) -> Vec<Places> {
        let won = |rng: &mut Rng| f64::from(rng.below(1_000_000)) < share * 1e6;
        (0..games).map(|_| if won(rng) { vec![(one, 0), (other, 1)] } else { vec![(other, 0), (one, 1)] }).collect()
    }

    #[test]
    fn ratings_agree_with_the_shares_they_stand_for() {
        let mut rng = Rng::new(5);
        let mut games = meetings(0, 1, 400, 0.64, &mut rng);
        games.extend(meetings(1, 2, 400, 0.64, &mut rng));
        games.extend(meetings(0, 2, 400, 0.76, &mut rng));
        let mut orders = Vec::new();
        for _ in 0..6 {
            for at in (1..games.len()).rev() {
                games.swap(at, rng.below(at as u32 + 1) as usize);
            }
            let ratings = rate(3, &games.iter().collect::<Vec<_>>());
            orders.push([ratings[0] - ratings[1], ratings[1] - ratings[2]]);
        }
        for differences in &orders {
            assert!(differences.iter().all(|difference| (70.0..130.0).contains(difference)), "{orders:?}");
        }
        let spread = |gap: usize| {
            let gaps = || orders.iter().map(move |order| order[gap]);
            gaps().fold(f64::MIN, f64::max) - gaps().fold(f64::MAX, f64::min)
        };
        assert!(spread(0) < 12.0 && spread(1) < 12.0, "the order of the games matters: {orders:?}");
    }

    #[test]
    fn a_chain_of_neighbours_is_rated_from_end_to_end() {
        let mut rng = Rng::new(7);
        let deals = (0..200).flat_map(|_| (0..5).flat_map(|one| meetings(one + 1, one, 1, 0.64, &mut rng)).collect::<Vec<_>>());
        let games: Vec<Places> = deals.collect();
        let ratings = rate(6, &games.iter().collect::<Vec<_>>());
        assert!((400.0..600.0).contains(&(ratings[5] - ratings[0])), "{ratings:?}");
        assert!(ratings.is_sorted(), "{ratings:?}");
    }

    #[test]
    fn one_among_several_is_rated_as_it_finishes() {
        let games: Vec<Places> = (0..60)
            .map(|game| {
                let mut places = vec![(1, 1), (1, 2), (1, 3), (1, 0)];
                let won = game % 2 == 0;
                places[game % 4] = (0, if won { 0 } else { 2 });
                places[(game + 1) % 4].1 = usize::from(won);
                places
            })
            .collect();
        let ratings = rate(2, &games.iter().collect::<Vec<_>>());
        assert!(ratings[0] > ratings[1]);
    }

    #[test]
    fn who_never_loses_has_a_rating_too() {
        let games = [vec![drawn((0, 1))], vec![vec![(0, 0), (1, 1)]; 100]].concat();
        let ratings = rate(2, &games.iter().collect::<Vec<_>>());
        assert!((300.0..1500.0).contains(&(ratings[0] - ratings[1])), "{ratings:?}");
    }
}
