//! Preparation: the next round, the next decade, the start player (AC-210 to AC-214).

use crate::state::{Decision, Phase};
use crate::things::{Card, Cards, Good};
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use table::{Log, Moves, Seat};

impl ArkwrightCard {
    pub(crate) fn start_round(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.done = 0;
        s.work = Default::default();
        log.event(Event::RoundBegan { decade: s.decade, good: s.active_good(), start: s.start });
        self.next_turn(s, log);
    }

    pub(crate) fn still_in(&self, s: &State) -> impl Iterator<Item = Seat> + Clone {
        Seat::new(0).round(self.seats).filter(|seat| !s.players[*seat].out)
    }

    /// AC-R43, AC-214, AC-210: the end, or the Entrepreneur's word on the next start player.
    pub(crate) fn end_round(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.phase = Phase::RoundEnd;
        s.work = Default::default();
        let last = s.decade == 3 && s.round == 3;
        let left = self.still_in(s).count();
        if last || left == 0 || (left == 1 && !self.is_solo()) {
            return self.finish(s, log);
        }
        self.ask_entrepreneur(s, log);
    }

    fn ask_entrepreneur(&self, s: &mut State, log: &mut impl Log<Self>) {
        let owner = self.order(s).find(|seat| {
            let declined = s.work.declined & 1 << seat.number() != 0;
            !declined && !s.players[*seat].out && s.players[*seat].owned.has(Card::Entrepreneur)
        });
        match owner {
            Some(seat) if !s.work.start_named => {
                s.active = seat;
                s.ask(Decision::EntrepreneurStart);
            }
            _ => self.prepare(s, log),
        }
    }

    pub(crate) fn may_name_start(&self, s: &State, seat: Seat) -> Result<(), Refusal> {
        if self.is_solo() {
            return Err(Refusal::NotSolo { rule: "AC-240" });
        }
        if s.players[seat].out { Err(Refusal::PlayerOut { seat }) } else { Ok(()) }
    }

    pub(crate) fn entrepreneur_moves(&self, s: &State, out: &mut Moves<Move>) {
        out.push(Move::Keep);
        if self.is_solo() {
            out.push(Move::After);
        } else {
            out.extend(self.still_in(s).map(|seat| Move::NameStart { seat }));
        }
    }

    /// AC-161, AC-240, AC-R33
    pub(crate) fn entrepreneur(&self, s: &mut State, mv: Move, log: &mut impl Log<Self>) {
        match mv {
            Move::NameStart { seat } => {
                self.return_card(s, Card::Entrepreneur, "AC-161", log);
                s.start = seat;
                s.work.start_named = true;
                log.event(Event::StartPassed { seat, rule: "AC-161" });
            }
            Move::After => {
                self.return_card(s, Card::Entrepreneur, "AC-161", log);
                s.work.start_named = true;
            }
            _ => s.work.declined |= 1 << s.active.number(),
        }
        self.ask_entrepreneur(s, log);
    }

    /// AC-210, AC-211
    fn prepare(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.human_last = self.is_solo() && s.work.start_named;
        for seat in self.order(s) {
            s.players[seat].discarded = Cards::NONE;
        }
        if s.round < 3 {
            s.round += 1;
            if !s.work.start_named {
                self.pass_start(s, log);
            }
            return self.start_round(s, log);
        }
        s.round = 0;
        s.decade += 1;
        log.event(Event::DecadeBegan { decade: s.decade });
        for seat in self.order(s) {
            s.players[seat].turned = Cards::NONE;
        }
        s.drawn = [0; 3];
        if s.work.start_named || self.is_solo() {
            return self.move_neutral(s, log);
        }
        s.active = self.poorest(s);
        s.ask(Decision::ChooseStart);
    }

    fn pass_start(&self, s: &mut State, log: &mut impl Log<Self>) {
        let next = s.start.clockwise(1, self.seats).round(self.seats).find(|seat| !s.players[*seat].out);
        if let Some(seat) = next.filter(|seat| *seat != s.start) {
            s.start = seat;
            log.event(Event::StartPassed { seat, rule: "AC-210" });
        }
    }

    /// AC-213, AC-R48: lowest capitalisation, then less money, then nearest from the start player.
    pub(crate) fn poorest(&self, s: &State) -> Seat {
        let worth = |seat: &Seat| {
            let player = &s.players[*seat];
            (u16::from(player.shares) * u16::from(player.value), player.money)
        };
        self.order(s).filter(|seat| !s.players[*seat].out).min_by_key(worth).expect("somebody is still in")
    }

    pub(crate) fn choose_start(&self, s: &mut State, seat: Seat, log: &mut impl Log<Self>) {
        if s.start != seat {
            s.start = seat;
            log.event(Event::StartPassed { seat, rule: "AC-213" });
        }
        self.move_neutral(s, log);
    }

    /// AC-212: with two players each neutral marker goes up, with the arrows.
    fn move_neutral(&self, s: &mut State, log: &mut impl Log<Self>) {
        if self.seats == 2 {
            for good in Good::ALL {
                let from = s.others[0][good.index()] as u8;
                let to = (from + self.numbers.neutral_advance).min(self.numbers.appeal_max);
                s.others[0][good.index()] = to as i8;
                log.event(Event::NeutralMoved { good, appeal: to });
                self.follow_arrows(s, good, from, to, log);
            }
        }
        self.start_round(s, log);
    }
}
