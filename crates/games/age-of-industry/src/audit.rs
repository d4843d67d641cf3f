//! What must hold after every move (section 10).

use crate::AgeOfIndustry;
use crate::state::{Decision, SEATS, State};
use crate::things::{Industry, Tile, bits};
use table::{Broken, Seat};

impl AgeOfIndustry {
    pub(crate) fn invariants(&self, s: &State) -> Result<(), Broken> {
        self.pieces_are_sound(s)?;
        // AI-I14: what is kept ready is what would be found from scratch.
        let mut again = *s;
        self.derive(&mut again);
        holds(again.derived == s.derived, "AI-I14", "derived", || "other".to_owned())
    }

    /// Everything that lies on the table, before anything is derived from it.
    pub(crate) fn pieces_are_sound(&self, s: &State) -> Result<(), Broken> {
        self.cards_are_sound(s)?;
        self.counters_are_sound(s)?;
        self.rails_are_sound(s)?;
        self.things_are_sound(s)?;
        Seat::new(0).round(self.seats).try_for_each(|seat| self.player_is_sound(s, seat))
    }

    /// AI-I1
    fn cards_are_sound(&self, s: &State) -> Result<(), Broken> {
        let mut counts = [0u32; 12];
        let hands = s.players.0[..self.seats].iter().map(|player| player.hand);
        for pile in hands.chain([s.deck, s.discard]) {
            pile.iter().for_each(|(card, count)| counts[card.index()] += u32::from(count));
        }
        s.face_up.iter().flatten().for_each(|card| counts[card.index()] += 1);
        for (index, count) in counts.into_iter().enumerate() {
            let card = crate::Card::at(index);
            holds(count == u32::from(self.numbers.cards.count(card)), "AI-I1", card.id(), || count.to_string())?;
        }
        let up = s.face_up.iter().flatten().count();
        let filled = (s.deck.is_empty() || up == 2) && (s.face_up[0].is_some() || up == 0);
        holds(filled, "AI-I1", "face_up", || up.to_string())
    }

    /// AI-I2, AI-I3, AI-I5, AI-I7, AI-I8
    fn counters_are_sound(&self, s: &State) -> Result<(), Broken> {
        let map = self.map();
        let once = |words: &[u64]| words.iter().map(|word| word.count_ones()).sum::<u32>();
        let occupied = s.occupied();
        let one_owner = once(&s.own.0) == occupied.count_ones() && s.own.0.iter().fold(0, |all, own| all | own) == occupied;
        holds(one_owner && s.own.0[self.seats..].iter().all(|own| *own == 0), "AI-I3", "spaces", || "owners".to_owned())?;
        holds(once(&s.industry) == occupied.count_ones(), "AI-I3", "spaces", || "industries".to_owned())?;
        let stray = |words: &[u64; 3]| words.iter().any(|word| word & !map.masks.spaces != 0);
        holds(occupied & !map.masks.spaces == 0 && !stray(&s.cubes) && !stray(&s.level), "AI-I3", "spaces", || {
            "stray".to_owned()
        })?;
        holds(s.flipped & !occupied == 0, "AI-I7", "spaces", || "flipped".to_owned())?;
        for space in bits(map.masks.spaces) {
            let id = &map.spaces[space].id;
            let (level, cubes) = (s.level_at(space), s.cubes_at(space));
            let Some(industry) = s.industry_at(space) else {
                holds(cubes == 0, "AI-I5", id, || cubes.to_string())?;
                continue;
            };
            holds(map.spaces[space].kind == industry.kind(), "AI-I3", id, || industry.id().to_owned())?;
            let figures = self.numbers.figures(industry, level);
            holds(figures.buildable, "AI-I2", id, || level.to_string())?;
            holds(cubes <= figures.cubes, "AI-I5", id, || cubes.to_string())?;
            if industry.holds().is_some() {
                holds((cubes == 0) == (s.flipped >> space & 1 == 1), "AI-I5", id, || cubes.to_string())?;
            }
            if industry == Industry::Ship {
                let lanes = self.lanes_with_port(s, map.spaces[space].location);
                holds(lanes != 0, "AI-I8", id, || "no port".to_owned())?;
            }
        }
        Ok(())
    }

    /// AI-I4
    fn rails_are_sound(&self, s: &State) -> Result<(), Broken> {
        let all = s.all_rails();
        let each: u32 = s.rails.0.iter().map(|rails| rails.count_ones()).sum();
        let known = all & !self.map().masks.links == 0 && s.rails.0[self.seats..].iter().all(|rails| *rails == 0);
        holds(known && each == all.count_ones(), "AI-I4", "rails", || each.to_string())
    }

    /// AI-I6, AI-I7, AI-I12, AI-I16
    fn things_are_sound(&self, s: &State) -> Result<(), Broken> {
        let map = self.map();
        for (left, (track, name)) in s.track.iter().zip(self.numbers.track.iter().zip(["coal_track", "iron_track"])) {
            holds(*left <= track.spaces, "AI-I6", name, || left.to_string())?;
        }
        for (number, cubes) in s.boxes.iter().enumerate() {
            let most = map.boxes.get(number).map_or(0, |spot| spot.cubes);
            holds(*cubes <= most, "AI-I6", "boxes", || cubes.to_string())?;
        }
        let mut tiles = [0u8; 4];
        for (market, tile) in s.tiles.iter().enumerate() {
            if market < map.markets.len() {
                tiles[tile.index()] += 1;
            }
            let used = s.used >> market & 1 == 1;
            holds(!used || (market < map.markets.len() && *tile != Tile::None), "AI-I7", "used", || market.to_string())?;
        }
        let dealt = tiles.iter().zip(self.numbers.tiles).all(|(laid, copies)| *laid <= copies);
        holds(dealt, "AI-108", "tiles", || format!("{tiles:?}"))?;
        let mut seen = [false; SEATS];
        s.order[..self.seats].iter().for_each(|seat| seen[seat.number()] = true);
        holds(seen[..self.seats].iter().all(|seen| *seen), "AI-I12", "order", || format!("{:?}", s.order))?;
        holds((1..=self.numbers.max_rounds).contains(&s.round), "AI-I16", "round", || s.round.to_string())?;
        let idle_enough = s.idle_rounds >= self.numbers.idle_rounds_to_end;
        let idle_fits = !idle_enough || (s.decision == Decision::Over && s.idle_rounds == self.numbers.idle_rounds_to_end);
        holds(idle_fits, "AI-R41", "idle_rounds", || s.idle_rounds.to_string())?;
        holds(s.actions <= self.actions_in_round(s.round), "AI-202", "actions", || s.actions.to_string())
    }

    /// AI-I1 to AI-I4, AI-I9
    fn player_is_sound(&self, s: &State, seat: Seat) -> Result<(), Broken> {
        let player = &s.players[seat];
        let path = |field: &str| format!("players[{}].{field}", seat.number());
        let size = player.hand.size();
        holds(size <= self.numbers.hand_limit, "AI-I1", &path("hand"), || size.to_string())?;
        holds(player.hand.contains(player.seen), "AI-I1", &path("seen"), || "seen".to_owned())?;
        holds(player.cash >= 0, "AI-I9", &path("cash"), || player.cash.to_string())?;
        let rails = s.rails[seat].count_ones();
        holds(rails <= u32::from(self.numbers.rail.per_player), "AI-I4", &path("rails"), || rails.to_string())?;
        for industry in Industry::ALL {
            let gone = player.gone[industry.index()];
            holds(gone <= self.numbers.counters[industry.index()], "AI-I2", &path("gone"), || gone.to_string())?;
            let mut on_map = [0u8; crate::sheet::LEVELS];
            bits(s.own[seat] & s.industry[industry.index()]).for_each(|space| on_map[s.level_at(space)] += 1);
            for place in 0..gone {
                let level = self.numbers.counter(industry, place).map_or(0, |counter| counter.level);
                on_map[usize::from(level)] = on_map[usize::from(level)].saturating_sub(1);
            }
            holds(on_map == [0; crate::sheet::LEVELS], "AI-I2", &path("gone"), || industry.id().to_owned())?;
        }
        for location in 0..self.map().locations.len() {
            let own = (s.own[seat] & self.map().masks.spaces_at[location]).count_ones();
            holds(own <= self.own_limit(location), "AI-306", &self.map().locations[location].id, || own.to_string())?;
        }
        Ok(())
    }
}

fn holds(held: bool, rule: &'static str, path: &str, found: impl Fn() -> String) -> Result<(), Broken> {
    if held { Ok(()) } else { Err(Broken::new(rule, path, found())) }
}
