//! The laws every game keeps, and those of this one, over random play.

use artificium::{Artificium, BUILT_IN, Card, Event, Good, Move, View};
use table::hash::text_hash;
use table::{Chance, Entry, Estimate, Eyes, Moves, Record, Rng, Rules, Seat, Seed, Setup, Sheet, Spoken, Table};

table::conform!(Artificium);

/// Coins, goods and victory points of a seat, kept from what is told alone.
#[derive(Clone, Default)]
struct Ledger {
    coins: i64,
    goods: [i64; 9],
    vp: i64,
}

struct Prices(Sheet);

impl Prices {
    fn number(&self, path: &str) -> i64 {
        self.0.plain(path).map_or(0, |text| text.parse().expect("a number"))
    }

    fn of_card(&self, card: Card, list: &str, good: Good) -> i64 {
        self.number(&format!("card.{}.{list}.{}", card.id(), good.id()))
    }
}

fn book(ledgers: &mut [Ledger], event: Event, prices: &Prices) {
    let mut of = |seat: Seat, coins: i64, good: Option<(Good, i64)>, vp: i64| {
        let own = &mut ledgers[seat.number()];
        own.coins += coins;
        own.vp += vp;
        if let Some((good, count)) = good {
            own.goods[good.index()] += count;
        }
    };
    match event {
        Event::Exchanged { seat, cost, .. } => of(seat, -i64::from(cost), None, 0),
        Event::Sold { seat, good, price } => of(seat, price.into(), Some((good, -1)), 0),
        Event::Bought { seat, good, price } => of(seat, -i64::from(price), Some((good, 1)), 0),
        Event::Resolved { seat, card } => {
            of(seat, -prices.number(&format!("card.{}.cost_coins", card.id())), None, 0);
            for good in Good::ALL {
                let change = prices.of_card(card, "gain", good) - prices.of_card(card, "cost", good);
                of(seat, 0, Some((good, change)), 0);
            }
        }
        Event::Advanced { seat, from, to } => of(seat, 0, None, i64::from(to) - i64::from(from)),
        Event::TookGift { seat, good, .. } => of(seat, 0, Some((good, 1)), 0),
        Event::Struck { victim, from, to, .. } => of(victim, 0, None, i64::from(to) - i64::from(from)),
        Event::Stole { seat, victim, good, price } => {
            of(seat, -i64::from(price), Some((good, 1)), 0);
            of(victim, 0, Some((good, -1)), 0);
        }
        Event::Earned { seat, coins } => of(seat, coins.into(), None, 0),
        Event::Scored { seat, sale, .. } => {
            of(seat, sale.into(), None, 0);
            ledgers[seat.number()].goods = [0; 9];
        }
        _ => {}
    }
}

fn agrees(ledgers: &[Ledger], view: &View) {
    for (ledger, seat) in ledgers.iter().zip(&view.seats) {
        assert_eq!(ledger.coins, i64::from(seat.coins));
        assert_eq!(ledger.vp, i64::from(seat.vp));
        assert_eq!(ledger.goods, seat.goods.0.map(i64::from));
    }
}

/// What bots leave out is a trade that the card does not need; whatever a table plays by, something stays.
#[test]
fn bots_leave_out_only_trades_and_never_everything() {
    let switches: [&[(&str, &str)]; 3] = [&[], &[("trade_order", "free")], &[("trade_only_when_resolving", "false")]];
    let (mut left_out, mut kept) = (0, 0);
    for (seats, switches) in (2..=6).flat_map(|seats| switches.map(|switches| (seats, switches))) {
        let setup = switches.iter().fold(Setup::of(seats), |setup, (name, value)| setup.switch(name, value));
        let rules = Artificium::set_up(&setup).expect("the built-in sheet");
        let mut rng = Rng::new(seats as u64);
        let (mut moves, mut sensible) = (Moves::new(), Moves::new());
        for _ in 0..20 {
            let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
            while let Some(seat) = rules.turn(&state).seats().lowest() {
                rules.moves(&state, seat, &mut moves);
                rules.moves(&state, seat, &mut sensible);
                rules.sensible(&state, seat, &mut sensible);
                assert!(!sensible.is_empty(), "{moves:?}");
                let is_trade = |mv: &Move| matches!(mv, Move::Sell { .. } | Move::Buy { .. });
                let gone = moves.iter().filter(|mv| !sensible.contains(mv));
                left_out += gone.inspect(|mv| assert!(is_trade(mv), "{mv:?}")).count();
                kept += sensible.iter().filter(|mv| is_trade(mv)).count();
                rules.play(&mut state, seat, moves[rng.below(moves.len() as u32) as usize], &mut ());
            }
        }
    }
    assert!(left_out > 1000 && kept > 300, "{left_out} left out, {kept} kept");
}

/// Section 10, 3 to 6: money, goods and points change only by what is told.
#[test]
fn the_books_kept_from_the_events_agree_with_the_table() {
    let prices = Prices(Sheet::parse(BUILT_IN).expect("the built-in sheet"));
    for seats in 2..=6 {
        let mut rng = Rng::new(seats as u64);
        for game in 0..30 {
            let seed = Seed::new(&format!("books {game}")).expect("a seed");
            let mut table = Table::<Artificium>::deal(Setup::of(seats), seed).expect("the built-in sheet");
            let mut ledgers = vec![Ledger { coins: 5, ..Ledger::default() }; seats];
            while let Some(seat) = table.turn().seats().lowest() {
                let moves = table.moves(seat);
                let played = table.play(seat, moves[rng.below(moves.len() as u32) as usize]).expect("a listed move");
                for entry in &played.entries {
                    if let Entry::Event(event) = entry {
                        book(&mut ledgers, *event, &prices);
                    }
                }
                agrees(&ledgers, &table.rules().view(table.state(), Eyes::Watcher));
            }
        }
    }
}

/// Section 11: a re-deal gives the other seats other hands, and keeps the own one.
#[test]
fn imagining_deals_the_other_hands_anew() {
    let rules = Artificium::set_up(&Setup::of(3)).expect("the built-in sheet");
    let mut rng = Rng::new(5);
    let state = rules.deal(table::Chance::from_rng(&mut rng), &mut ());
    let hands = |state: &artificium::State| rules.view(state, Eyes::All).seats.iter().map(|seat| seat.hand).collect::<Vec<_>>();
    let mut other = state;
    rules.imagine(&mut other, Eyes::Of(Seat::new(1)), &mut rng);
    assert_eq!(hands(&other)[1], hands(&state)[1]);
    assert_ne!(hands(&other), hands(&state));
}

/// Section 10, 11: options are sorted by move code.
#[test]
fn options_are_sorted_by_code() {
    let rules = Artificium::set_up(&Setup::of(4)).expect("the built-in sheet");
    let mut rng = Rng::new(8);
    let mut moves = table::Moves::new();
    for _ in 0..20 {
        let mut state = rules.deal(table::Chance::from_rng(&mut rng), &mut ());
        while let Some(seat) = rules.turn(&state).seats().lowest() {
            rules.moves(&state, seat, &mut moves);
            assert!(moves.iter().map(|mv| rules.code(seat, *mv)).is_sorted_by(|a, b| a < b));
            rules.play(&mut state, seat, moves[rng.below(moves.len() as u32) as usize], &mut ());
        }
    }
}

/// Section 10, 13: everybody starts the first market with five cards, and the market has six.
#[test]
fn the_first_market_opens_with_full_hands() {
    for seats in 2..=6 {
        let rules = Artificium::set_up(&Setup::of(seats)).expect("the built-in sheet");
        let state = rules.deal(table::Chance::from_rng(&mut Rng::new(1)), &mut ());
        let view = rules.view(&state, Eyes::Watcher);
        assert!(view.seats.iter().all(|seat| seat.cards == 5 && seat.coins == 5 && seat.vp == 0));
        assert_eq!((view.market.size(), view.deck_size), (6, 102 - 5 * seats as u32));
    }
}

/// The same on every machine and in every version: a change here is a change of the rules and moves the engine version.
#[test]
fn a_known_game_ends_in_known_bytes() {
    let mut table = Table::<Artificium>::deal(Setup::of(4), Seed::new("golden").expect("a seed")).expect("the built-in sheet");
    let mut rng = Rng::new(4);
    while let Some(seat) = table.turn().seats().lowest() {
        let moves = table.moves(seat);
        table.play(seat, moves[rng.below(moves.len() as u32) as usize]).expect("a listed move");
    }
    let moves: Vec<String> =
        Record::of(&table).moves.into_iter().map(|(seat, line)| format!("{} {line}", seat.number())).collect();
    assert_eq!(text_hash(&moves.join("\n")), "0346b30011ea76c9967e3b4bac80648b34f2a3631c36ce3cc1a80c53582d4ec1");
}
