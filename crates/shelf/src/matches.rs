//! Games between programs.

use crate::{Entrant, Game, Limits, Trouble};
use bots::{Bot, Player};
use table::{Chance, Estimate, Rng, Scores, Seats, Seed, Setup, Standing};

/// How a game between programs ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The number of the game, from which its seed is made.
    pub number: u64,
    /// The final scores.
    pub scores: Scores,
    /// The winners.
    pub winners: Seats,
    /// How many decisions it took.
    pub decisions: u32,
}

impl Outcome {
    fn new(number: u64, standing: Standing, decisions: u32) -> Self {
        Self { number, scores: standing.scores, winners: standing.winners.unwrap_or_default(), decisions }
    }
}

fn seed(number: u64) -> Seed {
    Seed::new(&format!("match {number}")).expect("a seed")
}

/// What the players of a game think with.
fn thoughts(number: u64) -> u64 {
    number ^ 0x5DEE_CE66_D1CE_CAFE
}

pub(crate) fn play_one<R: Estimate>(rules: &R, bots: &[Bot], number: u64) -> Outcome {
    let mut rng = Rng::new(thoughts(number));
    let mut state = rules.deal(Chance::from_seed(&seed(number)), &mut ());
    let mut players: Vec<_> = bots.iter().map(|bot| Player::<R>::new(*bot)).collect();
    let mut decisions = 0;
    while let Some(seat) = rules.turn(&state).seats().lowest() {
        let thought = players[seat.number()].choose(rules, &state, seat, &mut rng);
        rules.play(&mut state, seat, thought.mv, &mut ());
        decisions += 1;
    }
    Outcome::new(number, rules.standing(&state), decisions)
}

/// Plays the game with this number between any entrants.
pub fn play_match(
    game: &dyn Game,
    setup: &Setup,
    entrants: &[Entrant],
    number: u64,
    limits: Limits,
) -> Result<Outcome, Trouble> {
    let bots: Option<Vec<Bot>> =
        entrants.iter().map(|entrant| if let Entrant::Bot(bot) = entrant { Some(*bot) } else { None }).collect();
    if let Some(bots) = bots {
        let played = game.matches(setup, &bots, number..number + 1).expect("an accepted set-up");
        return Ok(played.into_iter().next().expect("one game"));
    }
    let mut table = game.deal(setup.clone(), seed(number)).expect("an accepted set-up");
    let sit = |(place, entrant): (u64, &Entrant)| entrant.sit(table.as_ref(), thoughts(number).wrapping_add(place), limits);
    let mut players = (0..).zip(entrants).map(sit).collect::<Result<Vec<_>, _>>()?;
    let mut decisions = 0;
    while let Some(seat) = table.turn().seats.lowest() {
        let thinking = players[seat.number()].think(table.as_ref(), seat)?;
        table.play(seat, &thinking.mv.to_json("do")).map_err(Trouble::Refused)?;
        decisions += 1;
    }
    Ok(Outcome::new(number, table.standing(), decisions))
}
