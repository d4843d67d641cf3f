//! Moves as they are written down and read back.

use crate::things::{Good, Grey, Marker, Tile};
use crate::{Move, WaterFrame};
use table::{Message, Said, Value};

impl WaterFrame {
    pub(crate) fn spell_move(&self, mv: Move) -> Message {
        use Move as M;
        let say = Message::new;
        match mv {
            M::Found { good } => say("Found").with("good", good),
            M::Price { good, price } => say("Price").with("good", good).with("price", price),
            M::SellStart { shares } => say("SellStart").with("shares", shares),
            M::TakeNothing => say("TakeNothing"),
            M::TakeTile { tile } => say("TakeTile").with("tile", tile),
            M::TakeGrey { row, grey } => say("TakeGrey").with("row", row + 1).with("grey", grey),
            M::TakeShip { size } => say("TakeShip").with("capacity", self.capacity(size)),
            M::Reassign { tile } => say("Reassign").with("tile", tile),
            M::BrokerBuy { shares } => say("BrokerBuy").with("shares", shares),
            M::Assign { good } => say("Assign").with("good", good),
            M::Use { marker } => say("Use").with("marker", marker),
            M::Put { space } => say("Put").with("cost", self.numbers.admin_cost[usize::from(space)]).with("space", space + 1),
            M::Pay { pounds } => say("Pay").with("pounds", pounds),
            M::Close { good } => say("Close").with("good", good),
            M::Modernise { good } => say("Modernise").with("good", good),
            M::Build { good, level } => say("Build").with("good", good).with("level", level),
            M::Done => say("Done"),
            M::ReturnInventor => say("ReturnInventor"),
            M::PayInventor => say("PayInventor"),
            M::No => say("No"),
            M::Yes => say("Yes"),
            M::Fire { good, workers } => say("Fire").with("good", good).with("workers", workers),
            M::Hire { good, row, workers } => say("Hire").with("good", good).with("row", row + 1).with("workers", workers),
            M::ManWarehouse => say("ManWarehouse"),
            M::Columns { columns } => {
                say("Columns").with("columns", Value::Many(Good::of_set(columns).map(Value::from).collect()))
            }
            M::Rows { rows } => say("Rows").with("rows", rows),
            M::Mechanise { good, row } => say("Mechanise").with("good", good).with("row", row + 1),
            M::Relocate { good, row } => say("Relocate").with("good", good).with("row", row + 1),
            M::StayFired => say("StayFired"),
            M::RaiseQuality { good } => say("RaiseQuality").with("good", good),
            M::AddTwo => say("AddTwo"),
            M::ReturnForTwo => say("ReturnForTwo"),
            M::RaiseDistribution { good } => say("RaiseDistribution").with("good", good),
            M::FreeRaise { good } => say("FreeRaise").with("good", good),
            M::SellGoods { good } => say("SellGoods").with("good", good),
            M::Repay => say("Repay"),
            M::SellShares => say("SellShares"),
            M::BuyShares => say("BuyShares"),
            M::Contract { good } => say("Contract").with("good", good),
            M::Count { count } => say("Count").with("count", count),
            M::ContractSpace { space } => say("ContractSpace").with("space", space),
            M::Fulfil { good, goods } => say("Fulfil").with("good", good).with("goods", goods),
            M::NoProduction => say("NoProduction"),
            M::Produce { good, rows } => say("Produce").with("good", good).with("rows", rows),
            M::ReturnTile { tile } => say("ReturnTile").with("tile", tile),
            M::ReplaceShip { pier } => say("ReplaceShip").with("pier", pier + 1),
            M::Discard { good } => say("Discard").with("good", good),
            M::SellOwn => say("SellOwn"),
            M::CloseRow => say("CloseRow"),
            M::SellStored => say("SellStored"),
            M::ExtraShift => say("ExtraShift"),
            M::Stop => say("Stop"),
            M::NameStart { seat } => say("NameStart").with("seat", seat),
            M::ReturnShip { pier } => say("ReturnShip").with("pier", pier + 1),
            M::FireColumn { good } => say("FireColumn").with("good", good),
            M::FireRow => say("FireRow"),
            M::LowerImporter { good } => say("LowerImporter").with("good", good),
            M::Promote { good } => say("Promote").with("good", good),
            M::BuyOne => say("BuyOne"),
        }
    }

    pub(crate) fn read_move(&self, said: &mut Said) -> Result<Move, Message> {
        use Move as M;
        let name = said.name().to_owned();
        let good = |said: &mut Said| said.word("good", Good::by_id);
        let tile = |said: &mut Said| said.word("tile", Tile::by_id);
        let number = |said: &mut Said, arg: &'static str, low: i64, high: i64| -> Result<u8, Message> {
            Ok(said.number_within(arg, low..=high)? as u8)
        };
        Ok(match name.as_str() {
            "Found" => M::Found { good: good(said)? },
            "Price" => M::Price { good: good(said)?, price: number(said, "price", 0, 31)? },
            "SellStart" => M::SellStart { shares: number(said, "shares", 0, 15)? },
            "TakeNothing" => M::TakeNothing,
            "TakeTile" => M::TakeTile { tile: tile(said)? },
            "TakeGrey" => M::TakeGrey { row: number(said, "row", 1, 4)? - 1, grey: said.word("grey", Grey::by_id)? },
            "TakeShip" => {
                let capacity = number(said, "capacity", 1, 12)?;
                let size = self.numbers.ships.iter().position(|ship| ship.capacity == capacity);
                let unknown = || Message::new("ArgumentWrong").with("argument", "capacity").with("found", capacity);
                M::TakeShip { size: size.ok_or_else(unknown)? as u8 + 1 }
            }
            "Reassign" => {
                let assigned = |id: &str| Tile::by_id(id).filter(|tile| tile.is_assigned());
                M::Reassign { tile: said.word("tile", assigned)? }
            }
            "BrokerBuy" => M::BrokerBuy { shares: number(said, "shares", 1, 2)? },
            "Assign" => M::Assign { good: good(said)? },
            "Use" => M::Use { marker: said.word("marker", Marker::by_id)? },
            "Put" => {
                said.number("cost").ok();
                M::Put { space: number(said, "space", 1, 5)? - 1 }
            }
            "Pay" => M::Pay { pounds: number(said, "pounds", 0, 15)? },
            "Close" => M::Close { good: good(said)? },
            "Modernise" => M::Modernise { good: good(said)? },
            "Build" => M::Build { good: good(said)?, level: number(said, "level", 1, 4)? },
            "Done" => M::Done,
            "ReturnInventor" => M::ReturnInventor,
            "PayInventor" => M::PayInventor,
            "No" => M::No,
            "Yes" => M::Yes,
            "Fire" => M::Fire { good: good(said)?, workers: number(said, "workers", 1, 9)? },
            "Hire" => {
                M::Hire { good: good(said)?, row: number(said, "row", 1, 4)? - 1, workers: number(said, "workers", 1, 3)? }
            }
            "ManWarehouse" => M::ManWarehouse,
            "Columns" => {
                let chosen = said.counts("columns", &Good::ALL.map(Good::id), 1)?;
                M::Columns { columns: chosen.iter().enumerate().fold(0, |all, (place, count)| all | count << place) }
            }
            "Rows" => M::Rows { rows: number(said, "rows", 0, 5)? },
            "Mechanise" => M::Mechanise { good: good(said)?, row: number(said, "row", 1, 4)? - 1 },
            "Relocate" => M::Relocate { good: good(said)?, row: number(said, "row", 1, 4)? - 1 },
            "StayFired" => M::StayFired,
            "RaiseQuality" => M::RaiseQuality { good: good(said)? },
            "AddTwo" => M::AddTwo,
            "ReturnForTwo" => M::ReturnForTwo,
            "RaiseDistribution" => M::RaiseDistribution { good: good(said)? },
            "FreeRaise" => M::FreeRaise { good: good(said)? },
            "SellGoods" => M::SellGoods { good: good(said)? },
            "Repay" => M::Repay,
            "SellShares" => M::SellShares,
            "BuyShares" => M::BuyShares,
            "Contract" => M::Contract { good: good(said)? },
            "Count" => M::Count { count: number(said, "count", 1, 30)? },
            "ContractSpace" => M::ContractSpace { space: number(said, "space", 1, 10)? },
            "Fulfil" => M::Fulfil { good: good(said)?, goods: number(said, "goods", 1, 11)? },
            "NoProduction" => M::NoProduction,
            "Produce" => M::Produce { good: good(said)?, rows: number(said, "rows", 1, 4)? },
            "ReturnTile" => M::ReturnTile { tile: tile(said)? },
            "ReplaceShip" => M::ReplaceShip { pier: number(said, "pier", 1, 2)? - 1 },
            "Discard" => M::Discard { good: good(said)? },
            "SellOwn" => M::SellOwn,
            "CloseRow" => M::CloseRow,
            "SellStored" => M::SellStored,
            "ExtraShift" => M::ExtraShift,
            "Stop" => M::Stop,
            "NameStart" => M::NameStart { seat: said.seat("seat", self.seats)? },
            "ReturnShip" => M::ReturnShip { pier: number(said, "pier", 1, 2)? - 1 },
            "FireColumn" => M::FireColumn { good: good(said)? },
            "FireRow" => M::FireRow,
            "LowerImporter" => M::LowerImporter { good: good(said)? },
            "Promote" => M::Promote { good: good(said)? },
            "BuyOne" => M::BuyOne,
            _ => return Err(said.unknown()),
        })
    }
}
