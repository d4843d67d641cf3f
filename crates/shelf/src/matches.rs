//! Games between programs.

use crate::{AnyRuleset, Entrant, Limits, Trouble};
use bots::{Bot, Level, Player};
use std::sync::Arc;
use table::{Chance, Estimate, Rng, Scores, Seats, Seed, Standing};

/// What a game between programs starts from; it can be dealt again, with others at the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Its number, from which its chance and its opening follow.
    pub number: u64,
    /// How many first decisions the bot `easy` makes for whoever sits there, so that games without chance differ too.
    pub opening: u32,
    /// Sets apart what the players think when the same deal is played once more.
    pub sitting: u64,
}

impl Deal {
    /// The deal with this number, played by the players from the first decision.
    pub fn numbered(number: u64) -> Self {
        Self { number, opening: 0, sitting: 0 }
    }

    fn seed(self) -> Seed {
        Seed::new(&format!("match {}", self.number)).expect("a seed")
    }

    /// What the players think with.
    fn thoughts(self) -> u64 {
        (self.number ^ 0x5DEE_CE66_D1CE_CAFE).wrapping_add(self.sitting.wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    /// What each decision of the opening is made with: the same whoever sits there.
    fn opening_thoughts(self) -> impl Iterator<Item = u64> {
        let mut rng = Rng::new(self.number ^ 0x0DE4_1000_0DE4_1000);
        (0..self.opening).map(move |_| rng.next())
    }
}

/// Who makes the decisions of an opening.
const OPENER: Bot = Bot::Level(Level::Easy);

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

pub(crate) fn play_one<R: Estimate>(rules: &R, bots: &[Bot], deal: Deal) -> Outcome {
    let mut rng = Rng::new(deal.thoughts());
    let mut opening = deal.opening_thoughts();
    let mut state = rules.deal(Chance::from_seed(&deal.seed()), &mut ());
    let mut players: Vec<_> = bots.iter().map(|bot| Player::<R>::new(*bot)).collect();
    let mut decisions = 0;
    while let Some(seat) = rules.turn(&state).seats().lowest() {
        let thought = match opening.next() {
            Some(start) => OPENER.choose(rules, &state, seat, &mut Rng::new(start)),
            None => players[seat.number()].choose(rules, &state, seat, &mut rng),
        };
        rules.play(&mut state, seat, thought.mv, &mut ());
        decisions += 1;
    }
    Outcome::new(deal.number, rules.standing(&state), decisions)
}

/// Plays this deal between any entrants.
pub fn play_match(ruleset: &Arc<dyn AnyRuleset>, entrants: &[Entrant], deal: Deal, limits: Limits) -> Result<Outcome, Trouble> {
    let bots: Option<Vec<Bot>> =
        entrants.iter().map(|entrant| if let Entrant::Bot(bot) = entrant { Some(*bot) } else { None }).collect();
    if let Some(bots) = bots {
        return Ok(ruleset.play(&bots, deal));
    }
    let mut table = ruleset.clone().deal(deal.seed());
    let mut opening = deal.opening_thoughts();
    let sit = |(place, entrant): (u64, &Entrant)| entrant.sit(table.as_ref(), deal.thoughts().wrapping_add(place), limits);
    let mut players = (0..).zip(entrants).map(sit).collect::<Result<Vec<_>, _>>()?;
    let mut decisions = 0;
    while let Some(seat) = table.turn().seats.lowest() {
        let thinking = match opening.next() {
            Some(start) => table.think(seat, OPENER, start, Limits::default()).map_err(Trouble::Refused)?,
            None => players[seat.number()].think(table.as_ref(), seat)?,
        };
        table.play(seat, &thinking.mv.to_json("do")).map_err(Trouble::Refused)?;
        decisions += 1;
    }
    Ok(Outcome::new(deal.number, table.standing(), decisions))
}
