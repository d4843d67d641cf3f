//! The predetermined set-up (WF-4.15 to WF-4.19), read from the sheet.

use crate::state::DECADES;
use crate::things::{Good, Grey, Happening, Tile};
use table::{Fault, Message, Part};

/// WF-4.15: the decades whose events change places when they are shuffled.
pub(crate) const STARRED: [usize; 3] = [0, 1, 3];

/// What a seat starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatStart {
    pub(crate) factories: [(Good, u8); 2],
    pub(crate) shares: u8,
    pub(crate) cash: u8,
    pub(crate) special: Tile,
}

/// The whole set-up for one number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Predetermined {
    pub(crate) events: [Happening; DECADES],
    pub(crate) mat: [[u8; 4]; 4],
    pub(crate) tiles: [u8; 20],
    pub(crate) seats: Vec<SeatStart>,
}

impl Predetermined {
    pub(crate) fn read(part: &Part<'_>, key: &str, seats: usize) -> Result<Self, Fault> {
        let listed = part.texts("events")?;
        let names: Vec<Happening> = listed.iter().filter_map(|id| Happening::by_id(id)).collect();
        let events: [Happening; DECADES] =
            names.try_into().map_err(|_| Fault::new(part.path_of("events"), Message::new("UnknownThing")))?;
        let ends_last = events.iter().position(|event| *event == Happening::EndOfGame) == Some(DECADES - 1);
        if !ends_last || events[2] != Happening::Bureaucracy {
            return Err(Fault::new(part.path_of("events"), Message::new("UnknownThing")));
        }
        let mut chosen = None;
        for (count, name) in (2..).zip(["p2", "p3", "p4"]) {
            let read = Self::of_players(&part.part(name)?, count, events)?;
            if name == key {
                chosen = Some(read);
            }
        }
        part.finish()?;
        debug_assert_eq!(chosen.as_ref().map(|chosen| chosen.seats.len()), Some(seats));
        Ok(chosen.expect("one of the numbers of players"))
    }

    fn of_players(part: &Part<'_>, seats: usize, events: [Happening; DECADES]) -> Result<Self, Fault> {
        let mut mat = [[0; 4]; 4];
        let rows = part.text_lists("mat")?;
        if rows.len() != 4 {
            return Err(Fault::bounds(part.path_of("mat"), rows.len() as i64, &(4..=4)));
        }
        for (row, greys) in rows.iter().enumerate() {
            for id in greys {
                let grey = Grey::by_id(id).ok_or_else(|| unknown(part, "mat"))?;
                mat[row][grey.index()] += 1;
            }
        }
        let mut tiles = [0; 20];
        for id in part.texts("tiles")? {
            tiles[Tile::by_id(id).ok_or_else(|| unknown(part, "tiles"))?.index()] += 1;
        }
        let starts = part.parts("seat")?;
        if starts.len() != seats {
            return Err(Fault::bounds(part.path_of("seat"), starts.len() as i64, &(seats as i64..=seats as i64)));
        }
        let seats = starts.iter().map(read_seat).collect::<Result<_, _>>()?;
        part.finish()?;
        Ok(Self { events, mat, tiles, seats })
    }
}

fn read_seat(part: &Part<'_>) -> Result<SeatStart, Fault> {
    part.notes(&["colour", "appeal", "start_capital", "cost"]);
    let goods: Vec<Good> = part.texts("factories")?.iter().filter_map(|id| Good::by_id(id)).collect();
    let prices = part.numbers("prices", 2..=2, 1..=20)?;
    let [first, second] = goods[..] else { return Err(unknown(part, "factories")) };
    if first == second {
        return Err(unknown(part, "factories"));
    }
    let special = Tile::by_id(part.text("special")?).ok_or_else(|| unknown(part, "special"))?;
    let start = SeatStart {
        factories: [(first, prices[0] as u8), (second, prices[1] as u8)],
        shares: part.number("shares", 0..=15)? as u8,
        cash: part.number("cash", 0..=200)? as u8,
        special,
    };
    part.finish()?;
    Ok(start)
}

fn unknown(part: &Part<'_>, key: &str) -> Fault {
    Fault::new(part.path_of(key), Message::new("UnknownThing"))
}
