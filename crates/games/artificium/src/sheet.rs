//! The component sheet: the printed numbers, held within bounds, as fixed tables; and the switches.

use crate::things::{Card, Good, GoodKinds, Goods, Pile};
use table::{Fault, Message, Part, Setup, Sheet, Switch, Values, known_switches};

/// The sheet in the box.
pub const BUILT_IN: &str = include_str!("../../../../components/artificium.toml");

/// What a table may choose (section 4 of the specification).
pub const SWITCHES: &[Switch] = &[
    Switch { name: "gain_again", path: "track.gain_again", values: Values::Flag, rule: "AR-R14" },
    Switch { name: "lap", path: "track.lap", values: Values::Flag, rule: "AR-R16" },
    Switch { name: "may_target_self", path: "card.exploration.may_target_self", values: Values::Flag, rule: "AR-R28" },
    Switch { name: "refetch_cap", path: "card.reconstruction.refetch_cap", values: Values::Numbers(0, 15), rule: "AR-R26" },
    Switch {
        name: "tie_previous_first_player_last",
        path: "options.tie_previous_first_player_last",
        values: Values::Flag,
        rule: "AR-R2",
    },
    Switch { name: "plain_pass_at_commit", path: "options.plain_pass_at_commit", values: Values::Flag, rule: "AR-R6" },
    Switch {
        name: "trade_only_when_resolving",
        path: "options.trade_only_when_resolving",
        values: Values::Flag,
        rule: "AR-R10",
    },
    Switch { name: "trade_order", path: "options.trade_order", values: Values::Words(&["canonical", "free"]), rule: "AR-R11" },
    Switch { name: "discard_pile_public", path: "options.discard_pile_public", values: Values::Flag, rule: "AR-R35" },
];

/// The switches as they stand at a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Switched {
    pub(crate) gain_again: bool,
    pub(crate) lap: bool,
    pub(crate) may_target_self: bool,
    pub(crate) refetch_cap: u8,
    pub(crate) tie_previous_first_player_last: bool,
    pub(crate) plain_pass_at_commit: bool,
    pub(crate) trade_only_when_resolving: bool,
    pub(crate) free_trade_order: bool,
    pub(crate) discard_pile_public: bool,
    pub(crate) values: Vec<String>,
}

impl Switched {
    pub(crate) fn choose(setup: &Setup, sheet: &Sheet) -> Result<Self, Fault> {
        known_switches(setup, SWITCHES)?;
        let values: Vec<String> = SWITCHES.iter().map(|switch| switch.value(setup, sheet)).collect::<Result<_, _>>()?;
        let value = |name: &str| {
            let place = SWITCHES.iter().position(|switch| switch.name == name).expect("a switch of this game");
            values[place].as_str()
        };
        let on = |name: &str| value(name) == "true";
        Ok(Self {
            gain_again: on("gain_again"),
            lap: on("lap"),
            may_target_self: on("may_target_self"),
            refetch_cap: value("refetch_cap").parse().expect("a number within bounds"),
            tie_previous_first_player_last: on("tie_previous_first_player_last"),
            plain_pass_at_commit: on("plain_pass_at_commit"),
            trade_only_when_resolving: on("trade_only_when_resolving"),
            free_trade_order: value("trade_order") == "free",
            discard_pile_public: on("discard_pile_public"),
            values,
        })
    }
}

/// What a resource board says of a good (3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GoodInfo {
    /// I to IV.
    pub level: u8,
    /// Paid to the bank.
    pub buy: u16,
    /// Paid by the bank.
    pub sell: u16,
}

/// What a card says (3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct CardInfo {
    /// How many there are.
    pub copies: u8,
    /// Victory points.
    pub vp: u16,
    /// Goods it takes.
    pub cost: Goods,
    /// Goods it makes.
    pub gain: Goods,
    /// Coins it takes.
    pub cost_coins: u16,
    /// Which goods it takes.
    pub kinds_taken: GoodKinds,
    /// Which goods it makes.
    pub kinds_made: GoodKinds,
}

impl CardInfo {
    /// The goods it takes.
    #[inline]
    pub(crate) fn takes(&self) -> impl Iterator<Item = Good> + use<> {
        self.kinds_taken.iter()
    }

    /// The goods it makes.
    #[inline]
    pub(crate) fn makes(&self) -> impl Iterator<Item = Good> + use<> {
        self.kinds_made.iter()
    }
}

/// Every number the rules use.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Components {
    pub(crate) rounds: u8,
    pub(crate) start_coins: u16,
    pub(crate) start_vp: u16,
    pub(crate) hand_size: u32,
    pub(crate) market_size: u32,
    pub(crate) first_exchange_cost: u16,
    pub(crate) next_exchange_cost: u16,
    pub(crate) swap_hand_draw: u32,
    pub(crate) swap_hand_cost: u16,
    pub(crate) coins_per_vp: u16,
    pub(crate) goods: [GoodInfo; 9],
    /// The lowest buying price.
    pub(crate) cheapest_good: i32,
    pub(crate) cards: [CardInfo; 16],
    pub(crate) track_length: u16,
    pub(crate) gifts: Vec<Option<Good>>,
    /// From each space, how many spaces to the next that shows a good.
    pub(crate) to_gift: Vec<u16>,
    pub(crate) mage_draw: u32,
    pub(crate) mage_discard: u8,
    pub(crate) knight_setback: u16,
    pub(crate) victim_draws: u32,
    pub(crate) theft_price: [Option<u16>; 5],
    pub(crate) fair_coins: u16,
    pub(crate) fair_counts_itself: bool,
}

impl Components {
    /// Reads a sheet, or says where and why it is none (3.6).
    pub(crate) fn read(sheet: &Sheet) -> Result<Self, Fault> {
        let root = sheet.root();
        root.fixed_number("schema", 1)?;
        let game = root.part("game")?;
        game.fixed_text("id", "artificium")?;
        game.fixed_number("min_players", 2)?;
        game.fixed_number("max_players", 6)?;
        game.notes(&["title", "designer", "publisher", "year", "age", "minutes"]);
        game.finish()?;
        root.notes(&["box"]);
        let tokens = root.part("tokens")?;
        tokens.fixed_flag("limited", false)?;
        tokens.notes(&["total"]);
        tokens.finish()?;

        let setup = root.part("setup")?;
        let market = root.part("market")?;
        let scoring = root.part("scoring")?;
        let track = root.part("track")?;
        let cards = root.part("card")?;
        let card = |card: Card| cards.part(card.id());
        let (mage, castle, exploration) = (card(Card::MageTower)?, card(Card::Castle)?, card(Card::Exploration)?);
        let (theft, reconstruction, fair) = (card(Card::Theft)?, card(Card::Reconstruction)?, card(Card::Fair)?);
        reconstruction.fixed_number("take_back", 1)?;
        exploration.fixed_number("take", 1)?;
        theft.fixed_number("take", 1)?;
        track.fixed_number("floor", 0)?;

        let goods = read_goods(&root)?;
        let gifts = read_gifts(&track)?;
        let components = Self {
            rounds: setup.number("rounds", 1..=12)? as u8,
            start_coins: setup.number("start_coins", 0..=1000)? as u16,
            start_vp: setup.number("start_vp", 0..=1000)? as u16,
            hand_size: setup.number("hand_size", 1..=12)? as u32,
            market_size: setup.number("market_size", 1..=12)? as u32,
            first_exchange_cost: market.number("first_exchange_cost", 0..=100)? as u16,
            // An exchange that costs nothing could be repeated for ever.
            next_exchange_cost: market.number("next_exchange_cost", 1..=100)? as u16,
            swap_hand_draw: market.number("swap_hand_draw", 1..=12)? as u32,
            swap_hand_cost: market.number("swap_hand_cost", 0..=100)? as u16,
            coins_per_vp: scoring.number("coins_per_vp", 1..=100)? as u16,
            goods,
            cheapest_good: goods.iter().map(|good| i32::from(good.buy)).min().unwrap_or(0),
            cards: read_cards(&cards)?,
            track_length: track.number("length", 1..=200)? as u16,
            to_gift: spaces_to_gift(&gifts),
            gifts,
            mage_draw: mage.number("draw", 0..=12)? as u32,
            mage_discard: mage.number("discard", 0..=12)? as u8,
            knight_setback: castle.number("setback", 0..=100)? as u16,
            victim_draws: exploration.number("victim_draws", 0..=5)? as u32,
            theft_price: read_theft_prices(&theft)?,
            fair_coins: fair.number("coins_per_card", 0..=20)? as u16,
            fair_counts_itself: fair.flag("counts_itself")?,
        };
        track.notes(&["length", "lap", "gain_again", "round_spaces", "resource_at"]);
        read_options(&root)?;
        setup.finish()?;
        market.finish()?;
        scoring.finish()?;
        track.finish()?;
        root.finish()?;
        Ok(components)
    }

    /// All cards of the game.
    pub(crate) fn all_cards(&self) -> Pile {
        Card::ALL.into_iter().fold(Pile::EMPTY, |mut all, card| {
            (0..self.cards[card.index()].copies).for_each(|_| all.add(card));
            all
        })
    }

    #[inline]
    pub(crate) fn good(&self, good: Good) -> &GoodInfo {
        &self.goods[good.index()]
    }

    #[inline]
    pub(crate) fn card(&self, card: Card) -> &CardInfo {
        &self.cards[card.index()]
    }
}

fn read_options(root: &Part<'_>) -> Result<(), Fault> {
    let options = root.part("options")?;
    let names: Vec<&str> = SWITCHES.iter().filter_map(|switch| switch.path.strip_prefix("options.")).collect();
    options.notes(&names);
    options.finish()
}

fn read_goods(root: &Part<'_>) -> Result<[GoodInfo; 9], Fault> {
    let parts = root.part("resource")?;
    let mut goods = [GoodInfo { level: 1, buy: 1, sell: 0 }; 9];
    for good in Good::ALL {
        let part = parts.part(good.id())?;
        part.fixed_number("index", good.index() as i64)?;
        part.notes(&["name_en", "name_fr", "name_ko"]);
        let sell = part.number("sell", 0..=200)?;
        goods[good.index()] = GoodInfo {
            level: part.number("level", 1..=4)? as u8,
            // Trading would never end if a sale paid for the purchase (3.6).
            buy: part.number("buy", sell + 1..=250)? as u16,
            sell: sell as u16,
        };
        part.finish()?;
    }
    parts.finish()?;
    Ok(goods)
}

/// The keys of each card beyond those that all cards have.
fn own_keys(card: Card) -> (&'static str, &'static [&'static str]) {
    match card {
        Card::MageTower => ("mage", &["draw", "discard"]),
        Card::Castle => ("knight", &["setback"]),
        Card::Exploration => ("exploration", &["take", "victim_draws", "may_target_self"]),
        Card::Theft => ("theft", &["price_by_level", "take"]),
        Card::Reconstruction => ("reconstruction", &["take_back", "refetch_cap"]),
        Card::Fair => ("fair", &["coins_per_card", "counts_itself"]),
        _ => ("none", &[]),
    }
}

fn read_cards(parts: &Part<'_>) -> Result<[CardInfo; 16], Fault> {
    let none = GoodKinds::default();
    let blank =
        CardInfo { copies: 0, vp: 0, cost: Goods::NONE, gain: Goods::NONE, cost_coins: 0, kinds_taken: none, kinds_made: none };
    let mut cards = [blank; 16];
    for card in Card::ALL {
        let part = parts.part(card.id())?;
        let (effect, own) = own_keys(card);
        part.fixed_number("index", card.index() as i64)?;
        part.fixed_text("class", if card.is_action() { "action" } else { "building" })?;
        part.fixed_text("effect", effect)?;
        part.notes(&["name_en", "name_fr", "name_ko"]);
        part.notes(own);
        // AR-8: action cards never give victory points.
        let most_vp = if card.is_action() { 0 } else { 50 };
        let most_goods = if card.is_action() { 0 } else { 9 };
        let (cost, gain) = (read_counts(&part.part("cost")?, most_goods)?, read_counts(&part.part("gain")?, most_goods)?);
        cards[card.index()] = CardInfo {
            copies: part.number("copies", 1..=15)? as u8,
            vp: part.number("vp", 0..=most_vp)? as u16,
            cost,
            gain,
            cost_coins: part.number("cost_coins", 0..=if card.is_action() { 0 } else { 100 })? as u16,
            kinds_taken: cost.kinds(),
            kinds_made: gain.kinds(),
        };
        part.finish()?;
    }
    parts.finish()?;
    Ok(cards)
}

fn read_counts(part: &Part<'_>, most: i64) -> Result<Goods, Fault> {
    let mut goods = Goods::NONE;
    for key in part.keys() {
        goods[known_good(part, key, key)?] = part.number(key, 0..=most)? as u8;
    }
    Ok(goods)
}

fn known_good(part: &Part<'_>, key: &str, id: &str) -> Result<Good, Fault> {
    let allowed = || Good::ALL.map(Good::id).join(", ");
    Good::by_id(id)
        .ok_or_else(|| Fault::new(part.path_of(key), Message::new("NotAChoice").with("found", id).with("allowed", allowed())))
}

fn read_gifts(track: &Part<'_>) -> Result<Vec<Option<Good>>, Fault> {
    let length = track.number("length", 1..=200)?;
    let spaces = track.part("resource_at")?;
    let mut gifts = vec![None; length as usize];
    for key in spaces.keys() {
        let bounds = 0..=length - 1;
        let space: i64 = key.parse().map_err(|_| Fault::new(spaces.path_of(key), Message::new("NotANumber")))?;
        if !bounds.contains(&space) {
            return Err(Fault::bounds(spaces.path_of(key), space, &bounds));
        }
        gifts[space as usize] = Some(known_good(&spaces, key, spaces.text(key)?)?);
    }
    Ok(gifts)
}

fn spaces_to_gift(gifts: &[Option<Good>]) -> Vec<u16> {
    let ahead = |space: usize| gifts.iter().cycle().skip(space + 1).take(gifts.len()).position(Option::is_some);
    (0..gifts.len()).map(|space| ahead(space).map_or(u16::MAX, |spaces| spaces as u16 + 1)).collect()
}

fn read_theft_prices(theft: &Part<'_>) -> Result<[Option<u16>; 5], Fault> {
    let part = theft.part("price_by_level")?;
    let mut prices = [None; 5];
    for key in part.keys() {
        let level: usize = key.parse().unwrap_or(0);
        if !(1..=4).contains(&level) {
            return Err(Fault::new(part.path_of(key), Message::new("NotAChoice").with("found", key).with("allowed", "1-4")));
        }
        prices[level] = Some(part.number(key, 0..=100)? as u16);
    }
    Ok(prices)
}
