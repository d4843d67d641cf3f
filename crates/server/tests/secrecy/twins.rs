//! Two tables that somebody cannot tell apart.

use crate::SEATS;
use crate::asking::{everything, same};
use crate::support::{Browser, Dice, Party};
use serde_json::Value as Json;
use server::journal::{Entry, Who};
use server::room::{Moves, Room, Step};
use server::store::NewTable;
use server::{App, now, secret};
use shelf::Line;
use table::{Eyes, Seat};

/// A table of people at a game that is dealt the same way each time.
pub(crate) async fn dealt(app: &App, door: &Browser, game: &str) -> Party {
    let mut party = Party::of(door, SEATS).await;
    let set = NewTable {
        id: secret::identity(),
        game: game.to_owned(),
        engine: table::ENGINE.to_owned(),
        seats: SEATS,
        switches: Vec::new(),
        sheet: table::hash::text_hash(shelf::find(game).expect("the game").sheet()),
        seed: Some("a-seed-that-nobody-is-told".to_owned()),
        start_position: None,
        host: party.ids[0].clone(),
        private: false,
        invitation: secret::hash("none"),
        pace: "{}".to_owned(),
        rated: false,
        origin: None,
        made: now(),
    };
    party.table = format!("/api/tables/{}", set.id);
    app.hall.open(set, None, seated(&party)).await.expect("a table");
    party
}

/// The first entries of a table at which everybody sits.
fn seated(party: &Party) -> Vec<Entry> {
    let who = |seat: usize| Who::Person(party.ids[seat].clone());
    let mut entries: Vec<Entry> = (0..SEATS).map(|seat| Entry::sat(seat, who(seat))).collect();
    entries.push(Entry::Started);
    entries
}

/// Two tables that somebody cannot tell apart: one as it is, and one with all dealt anew that they cannot see.
pub(crate) struct Twins {
    app: App,
    pub(crate) tables: [String; 2],
}

impl Twins {
    /// The twins of a running table, where these eyes can imagine another.
    pub(crate) async fn of(app: &App, party: &Party, eyes: Eyes, start: u64) -> Option<Self> {
        let (set, positions) = app
            .hall
            .with(&party.id(), |room| {
                let (table, ..) = room.for_bot(0).expect("a game");
                let other = table.imagined(0, eyes, start)?;
                Some((room.set.clone(), [table.save(), other.save()]))
            })
            .await
            .expect("a table")?;
        let mut tables = Vec::new();
        for position in positions {
            let made = now();
            let start_position = Some(position.to_string());
            let set = NewTable { id: secret::identity(), seed: None, start_position, made, ..set.clone() };
            tables.push(set.id.clone());
            app.hall.open(set, None, seated(party)).await.expect("a table");
        }
        let tables = tables.try_into().expect("two");
        Some(Self { app: app.clone(), tables })
    }

    /// That these eyes are answered the same at both.
    pub(crate) async fn are_alike(&self, browser: &Browser, seat: Option<usize>, start: u64) {
        let [one, other] = &self.tables;
        let made = self.app.hall.with(one, Room::moves).await.expect("a table");
        let telling = match seat {
            Some(seat) => self.telling(Seat::new(seat)).await,
            None => Vec::new(),
        };
        let here = everything(browser, one, seat, &telling, (made, start)).await;
        same(&here, &everything(browser, other, seat, &telling, (made, start)).await, &format!("{seat:?} after {made} moves"));
    }

    /// Moves that show a seat something, each with a next one that is allowed at one table alone: whoever could try them out
    /// would know more.
    pub(crate) async fn telling(&self, seat: Seat) -> Vec<[Json; 2]> {
        let mut after: Vec<Vec<(Json, Vec<Json>)>> = Vec::new();
        for table in &self.tables {
            let next = |room: &Room| {
                let (table, ..) = room.for_bot(0).expect("a game");
                let moves = |table: &dyn shelf::AnyTable| -> Vec<Json> {
                    table.choices(seat, false).into_iter().map(|choice| choice.mv.to_json("do")).collect()
                };
                let tried = moves(table.as_ref()).into_iter().filter(|_| !table.turn().together).filter_map(|mv| {
                    let mut copy = table.here();
                    let shows = copy.play(seat, &mv).expect("allowed").contains(&Line::Barrier);
                    shows.then(|| (mv, moves(copy.as_ref())))
                });
                tried.collect()
            };
            after.push(self.app.hall.with(table, next).await.expect("a table"));
        }
        let [one, other] = &after[..] else { unreachable!("there are two") };
        let differ = one.iter().zip(other).filter_map(|((mv, here), (_, there))| {
            let only = here.iter().find(|next| !there.contains(next)).or(there.iter().find(|next| !here.contains(next)))?;
            Some([mv.clone(), only.clone()])
        });
        differ.take(3).collect()
    }

    /// Makes a move at both that shows nobody anything, whoever's turn it is; whether there was one.
    ///
    /// That another seat has one option only, and is not asked, is something to see: such a move is left out.
    pub(crate) async fn go_on(&mut self, eyes: Eyes, dice: &mut Dice) -> bool {
        let mut found: Vec<Vec<(usize, Json)>> = Vec::new();
        for table in &self.tables {
            let quiet = |room: &Room| {
                let (table, ..) = room.for_bot(0).expect("a game");
                let turn = table.turn();
                let seats = turn.order.iter().filter(|_| !turn.together).copied();
                let quiet = seats.flat_map(|seat: Seat| {
                    let moves = table.choices(seat, false).into_iter().map(|choice| choice.mv.to_json("do"));
                    let shows = |line: &Line| match line {
                        Line::Event(..) | Line::Made(..) => false,
                        Line::Forced(seat, _) => eyes != Eyes::Of(*seat),
                        Line::Barrier => true,
                    };
                    let is_quiet = |mv: &Json| !table.here().play(seat, mv).expect("allowed").iter().any(shows);
                    moves.filter(is_quiet).map(|mv| (seat.number(), mv)).collect::<Vec<_>>()
                });
                quiet.collect()
            };
            found.push(self.app.hall.with(table, quiet).await.expect("a table"));
        }
        let common: Vec<&(usize, Json)> = found[0].iter().filter(|quiet| found[1].contains(quiet)).collect();
        if common.is_empty() {
            return false;
        }
        let (seat, mv) = common[dice.below(common.len())].clone();
        for table in self.tables.clone() {
            // Straight into the journal, also where the turn goes on.
            let made = vec![(seat, mv.clone())];
            let step = |_: &Room| Ok(Step::Enter(Moves { made: made.clone(), chosen: Vec::new() }));
            self.app.hall.step(&table, step, |_, _| ()).await.expect("a move");
        }
        true
    }
}
