//! Meetings between entrants: pairs meet in blocks, and a block is one deal under all rotations of seats.

mod block;
mod ledger;
mod plot;
mod rating;
mod standings;

pub use block::{Block, Sitting, Terms};
pub use ledger::{Ledger, Unusable};
pub use plot::{Captions, plot};
pub use standings::{Control, Pair, Rated, Standings};

use crate::parallel::in_pieces;
use shelf::{AnyRuleset, Deal, Entrant, Limits, Trouble, play_match};
use std::collections::HashSet;
use std::sync::Arc;

/// Who meets whom in what.
pub struct Ladder<'a> {
    /// The game, set up for two seats or more.
    pub ruleset: &'a Arc<dyn AnyRuleset>,
    /// Two entrants or more, each once.
    pub entrants: &'a [Entrant],
    /// The entrant that also meets itself.
    pub control: &'a Entrant,
    /// Which pairs meet.
    pub pairs: Pairs,
    /// How many first decisions are made by a bot that is nobody's.
    pub opening: u32,
    /// How many blocks each pairing plays.
    pub blocks: u64,
    /// What a player may use.
    pub limits: Limits,
}

/// Which pairs of entrants meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pairs {
    /// Everybody meets everybody.
    All,
    /// Everybody meets the one named next: enough for entrants that are named in order of strength.
    Neighbours,
    /// Everybody meets only the one named in this place, who always sits alone among the others.
    Alone(usize),
}

/// One entrant alone among copies of another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Pairing<'a> {
    one: &'a Entrant,
    others: &'a Entrant,
}

impl Pairs {
    /// Whether the entrants named in these places meet.
    fn meet(self, one: usize, other: usize) -> bool {
        match self {
            Pairs::All => one != other,
            Pairs::Neighbours => one.abs_diff(other) == 1,
            Pairs::Alone(place) => one != other && (one == place || other == place),
        }
    }

    /// Whether the entrant named in this place sits alone among copies of those it meets.
    fn sits_alone(self, one: usize) -> bool {
        match self {
            Pairs::All | Pairs::Neighbours => true,
            Pairs::Alone(place) => one == place,
        }
    }
}

/// Why a ladder stopped early; the blocks before are kept.
#[derive(Debug)]
pub enum Halt {
    /// A program gave no move.
    Trouble(Trouble),
    /// A block could not be written.
    File(std::io::Error),
}

impl<'a> Ladder<'a> {
    /// What its blocks have in common.
    pub fn terms(&self) -> Terms {
        Terms::of(self.ruleset, self.opening)
    }

    /// How many blocks a ledger lacks.
    pub fn missing(&self, ledger: &Ledger) -> u64 {
        self.to_play(ledger).len() as u64
    }

    /// Plays what the ledger lacks, telling `progress` of each block that is kept.
    pub fn play(&self, ledger: &mut Ledger, threads: usize, mut progress: impl FnMut() + Send) -> Result<(), Halt> {
        let (terms, to_play) = (self.terms(), self.to_play(ledger));
        let mut halt = None;
        in_pieces(
            to_play.len() as u64,
            1,
            threads,
            |range| {
                let (pairing, deal) = to_play[range.start as usize];
                self.play_block(&terms, pairing, deal)
            },
            |_, block| {
                // After a line that could not be written whole, no other may follow it.
                if halt.is_none() {
                    let kept = block.map_err(Halt::Trouble).and_then(|block| ledger.add(block).map_err(Halt::File));
                    match kept {
                        Ok(()) => progress(),
                        Err(why) => halt = Some(why),
                    }
                }
                halt.is_none()
            },
        );
        halt.map_or(Ok(()), Err)
    }

    fn seats(&self) -> usize {
        self.ruleset.setup().seats
    }

    /// All pairings, the control last. With two seats the two entrants of a pair are alike; which is called the one does not
    /// depend on the order in which they were named, so that a ledger can be gone on with in any order.
    fn pairings(&self) -> Vec<Pairing<'a>> {
        let alike = self.seats() == 2;
        let named = || self.entrants.iter().enumerate();
        let pairs = named().flat_map(|one| named().map(move |others| (one, others)));
        let meeting = pairs
            .filter(|((place, _), (other, _))| self.pairs.meet(*place, *other) && (alike || self.pairs.sits_alone(*place)));
        let pairings = meeting.map(|((_, one), (_, others))| Pairing { one, others });
        let pairings = pairings.filter(|Pairing { one, others }| !(alike && one.to_string() > others.to_string()));
        pairings.chain([Pairing { one: self.control, others: self.control }]).collect()
    }

    /// Deal after deal, so that pairs come on equally fast.
    fn to_play(&self, ledger: &Ledger) -> Vec<(Pairing<'a>, u64)> {
        let played: HashSet<_> = ledger.blocks().iter().map(|block| (&*block.one, &*block.others, block.deal)).collect();
        let pairings: Vec<_> =
            self.pairings().into_iter().map(|pairing| (pairing, pairing.one.to_string(), pairing.others.to_string())).collect();
        let all = (0..self.blocks).flat_map(|deal| pairings.iter().map(move |pairing| (pairing, deal)));
        let lacking = all.filter(|((_, one, others), deal)| !played.contains(&(one.as_str(), others.as_str(), *deal)));
        lacking.map(|((pairing, ..), deal)| (*pairing, deal)).collect()
    }

    fn play_block(&self, terms: &Terms, pairing: Pairing<'_>, number: u64) -> Result<Block, Trouble> {
        let sittings = (0..self.seats()).map(|seat| {
            let mut entrants = vec![pairing.others.clone(); self.seats()];
            entrants[seat] = pairing.one.clone();
            let deal = Deal { number, opening: self.opening, sitting: seat as u64 };
            play_match(self.ruleset, &entrants, deal, self.limits).map(Sitting::from)
        });
        Ok(Block {
            terms: terms.clone(),
            one: pairing.one.to_string(),
            others: pairing.others.to_string(),
            deal: number,
            sittings: sittings.collect::<Result<_, _>>()?,
        })
    }
}
