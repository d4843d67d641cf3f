//! The forecast tells what happens when production is then played with the choices it assumes (section 12).

use crate::scene::{C, F, Game, L, Scene, T, act, hire, raise, ship, staffed, store, tile};
use arkwright_card::{
    Action, AllowedLater, ArkwrightCard, Bill, Card, Colour, Decision, Event, FactoryPosition as Factory, Forecast, Good, Move,
    Phase, Sale, SeatForecast, State, Track,
};
use table::{Chance, Entry, Moves, Rng, Rules, Seat, Setup, Spoken};

/// What a seat's production came to: made, sold, income, shipped, income abroad, stored, lost, cost, emergency loans.
type Figures = [u16; 9];

fn foreseen(sale: &Sale) -> Figures {
    let Sale { made, sold, shipped, stored, lost, emergency_loans, .. } = *sale;
    let [made, sold, shipped, stored, lost, loans] = [made, sold, shipped, stored, lost, emergency_loans].map(u16::from);
    [made, sold, sale.income, shipped, sale.export_income, stored, lost, sale.cost, loans]
}

fn happened(events: &[Event], of: Seat) -> Figures {
    let mut figures = Figures::default();
    for event in events {
        match *event {
            Event::Made { seat, goods, .. } if seat == of => figures[0] = goods.into(),
            Event::Sold { seat, goods, income, .. } if seat == of => (figures[1], figures[2]) = (goods.into(), income),
            Event::Shipped { seat, goods, income, .. } if seat == of => (figures[3], figures[4]) = (goods.into(), income),
            Event::Stored { seat, goods, .. } if seat == of => figures[5] = goods.into(),
            Event::Lost { seat, goods, .. } if seat == of => figures[6] += u16::from(goods),
            Event::Paid { seat, cost, .. } | Event::Owed { seat, cost, .. } if seat == of => figures[7] = cost,
            Event::EmergencyLoans { seat, loans, .. } if seat == of => figures[8] = loans.into(),
            _ => {}
        }
    }
    figures
}

/// The choice the forecast assumes, found by its figures.
fn as_foreseen(options: &[Move], sale: Option<&Sale>) -> Move {
    let fits = |mv: &&Move| match (**mv, sale) {
        (Move::Ship { goods, ships }, Some(sale)) => (goods, ships) == (sale.shipped, sale.ships),
        (Move::Store { keep, .. }, Some(sale)) => keep == sale.stored,
        (Move::SellStock { goods }, Some(sale)) => goods == sale.sold - sale.made.min(sale.allowed),
        _ => true,
    };
    *options.iter().find(fits).expect("the forecast assumes what may be chosen")
}

fn phase(rules: &ArkwrightCard, state: &State) -> (Phase, u8, u8) {
    let table = rules.save(state).table;
    (table.phase, table.decade, table.round)
}

/// Plays this production to its end with the assumed choices; what happened, and the table then.
fn play_out(rules: &ArkwrightCard, state: &State, forecast: &Forecast) -> (Vec<Event>, State) {
    let mut end = *state;
    let mut log: Vec<Entry<ArkwrightCard>> = Vec::new();
    let now = phase(rules, state);
    let mut moves = Moves::new();
    while phase(rules, &end) == now || (phase(rules, &end).0 == Phase::Production && now.0 == Phase::Turns) {
        let seat = rules.turn(&end).seats().lowest().expect("somebody decides");
        rules.moves(&end, seat, &mut moves);
        let skips = moves.iter().copied().find(|mv| *mv == Move::Skip);
        let mv = skips.unwrap_or_else(|| as_foreseen(&moves, forecast.sales.iter().find(|sale| sale.seat == seat)));
        rules.play(&mut end, seat, mv, &mut log);
    }
    let events = log.into_iter().filter_map(|entry| match entry {
        Entry::Event(event) => Some(event),
        _ => None,
    });
    (events.collect(), end)
}

/// By how much the share value rose.
fn rose(events: &[Event], of: Seat, before: u8) -> u8 {
    let mut values = events.iter().rev().filter_map(|event| match *event {
        Event::ValueRose { seat, value } | Event::LedAppeal { seat, value } if seat == of => Some(value),
        _ => None,
    });
    values.next().map_or(0, |value| value - before)
}

fn check_seats(rules: &ArkwrightCard, state: &State, forecast: &Forecast) {
    let (events, end) = play_out(rules, state, forecast);
    let players = rules.save(state).table.players;
    let scores = rules.standing(&end).scores;
    for (number, player) in players.iter().enumerate() {
        let seat = Seat::new(number);
        let SeatForecast { value_rise, capitalisation_after, final_capitalisation_after, .. } = forecast.seats[number];
        let ruined = events.contains(&Event::WentBankrupt { seat });
        let rise = rose(&events, seat, player.value);
        let value = if ruined || player.out { 0 } else { player.value + rise };
        assert_eq!(value_rise, rise, "seat {number}");
        assert_eq!(capitalisation_after, i32::from(player.shares) * i32::from(value), "seat {number}");
        assert_eq!(final_capitalisation_after, scores[number], "seat {number}");
    }
    for sale in &forecast.sales {
        assert_eq!(sale.leads, events.iter().any(|event| matches!(event, Event::LedAppeal { seat, .. } if *seat == sale.seat)));
        assert_eq!(sale.bankrupt, events.contains(&Event::WentBankrupt { seat: sale.seat }));
        assert_eq!(sale.value_rise, rose(&events, sale.seat, players[sale.seat.number()].value));
        if phase(rules, state).0 == Phase::Turns {
            assert_eq!(foreseen(sale), happened(&events, sale.seat), "{sale:?}");
        }
    }
}

/// Whether only the development of the last seat is left before production; in solo the automas may still act.
fn before_production(rules: &ArkwrightCard, state: &State) -> bool {
    let table = rules.save(state).table;
    let last = usize::from(table.done) == rules.seats() && rules.seats() > 1;
    table.phase == Phase::Turns && table.decision == Decision::Develop && last
}

#[test]
fn production_goes_as_foreseen_in_random_games() {
    let mut checked = [0; 2];
    for seats in 1..=4 {
        let rules = ArkwrightCard::set_up(&Setup::of(seats)).expect("the built-in sheet");
        for game in 0..40 {
            let mut rng = Rng::new(game);
            let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
            let mut moves = Moves::new();
            while let Some(seat) = rules.turn(&state).seats().lowest() {
                let (before, during) = (before_production(&rules, &state), phase(&rules, &state).0 == Phase::Production);
                if before || during {
                    check_seats(&rules, &state, &rules.forecast(&state, seat));
                    checked[usize::from(during)] += 1;
                }
                rules.moves(&state, seat, &mut moves);
                let mv = moves[rng.below(moves.len() as u32) as usize];
                rules.play(&mut state, seat, mv, &mut ());
            }
        }
    }
    assert!(checked[0] > 1000 && checked[1] > 1000, "{checked:?}");
}

/// Seat 0 alone produces this good at wage 4.
fn producing(good: Good, factory: Factory) -> Scene {
    Scene::production(3).wage(4).active(good).seat(0).factory(good, factory)
}

#[test]
fn ac_e39_stock_is_sold_as_far_as_allowed() {
    let food = Factory { appeal: 6, stock: 3, small: 2, ..staffed(1, 1, 0) };
    let sale = producing(F, food).ships(0, 0).demand([1, 0, 0, 0]).price(2).begin().sale(0);
    assert_eq!(foreseen(&sale), [3, 5, 10, 0, 0, 1, 0, 16, 0]);
    assert_eq!((sale.result, sale.value_rise, sale.leads), (-6, 2, true));
}

#[test]
fn ac_e41_six_goods_go_abroad_where_the_tokens_cost_less_than_they_bring() {
    let cutlery = Factory { appeal: 2, ..staffed(2, 2, 3) };
    let scene = producing(C, cutlery).decade(3).demand([0, 0, 2, 0]).price(1).ships(2, 3).track(Track::Export, 1);
    let game = scene.begin();
    assert_eq!(foreseen(&game.sale(0)), [7, 0, 0, 6, 54, 1, 0, 33, 0]);
    let seat = &game.forecast().seats[0];
    assert_eq!((seat.ships, seat.load, seat.tokens_left, seat.small_free, seat.large_free), (2, 3, 6, 2, 0));
    // £71 and one piece of cutlery at £4 buy 7 shares at £10; five tokens cost 2 of the share value.
    assert_eq!((seat.capitalisation_after, seat.final_capitalisation_after), (100, 17 * 8));
    let mut played = scene.produce();
    played.play(0, ship(6, 2));
    assert_eq!((played.money(0), played.factory(0, C).stock), (71, 1));
    // With Contract and Trading Office the goods earn more; the token is saved only by a choice.
    let helped = scene.owns(&[Card::TradingOffice, Card::Contract]).begin().sale(0);
    assert_eq!((helped.shipped, helped.export_price, helped.export_income), (6, 11, 66));
}

#[test]
fn goods_stay_at_home_where_a_pound_sign_costs_more_than_a_ship_brings() {
    // The second ship token costs a pound for each of ten shares; two goods earn £10 abroad and £4 at the end of the game.
    let scene = producing(F, Factory { appeal: 0, ..staffed(1, 1, 0) }).demand([3, 0, 0, 0]).price(8).ships(2, 1);
    assert_eq!(foreseen(&scene.begin().sale(0))[3..7], [0, 0, 3, 0]);
    // The first one is free of it.
    assert_eq!(foreseen(&scene.ships(2, 0).begin().sale(0))[3..7], [2, 10, 1, 0]);
}

#[test]
fn no_ship_is_foreseen_that_needs_the_trading_office() {
    let scene = producing(F, staffed(1, 1, 0)).demand([3, 0, 0, 0]).price(8).shares(1).owns(&[Card::TradingOffice]);
    let sent = |tokens| {
        let sale = scene.clone().ships(2, tokens).begin().sale(0);
        (sale.shipped, sale.ships, sale.stored)
    };
    // A second ship carries the third good; the tenth token would have to be saved by the card (AC-187).
    assert_eq!([7, 8, 9].map(sent), [(3, 2, 0), (2, 1, 1), (0, 0, 3)]);
}

#[test]
fn ac_182_patrons_that_were_called_count_in_the_quantity_foreseen() {
    let food = Factory { appeal: 3, ..staffed(1, 1, 1) };
    let scene = producing(F, food).demand([2, 0, 0, 0]).price(5);
    let mut game = scene.owns(&[Card::PatronFt, Card::PatronFc, Card::Overtime]).produce();
    let home = |game: &Game| (game.sale(0).made, game.sale(0).allowed, game.sale(0).sold);
    assert_eq!((game.decides().0, home(&game)), (Decision::UseOvertime, (4, 1, 1)));
    game.play(0, Move::No);
    assert_eq!((game.decides().0, home(&game)), (Decision::UsePatron, (4, 1, 1)));
    game.play(0, Move::CallPatron { card: Card::PatronFt });
    assert_eq!((game.decides().0, home(&game)), (Decision::UsePatron, (4, 2, 2)));
    game.play(0, Move::CallPatron { card: Card::PatronFc });
    assert_eq!((game.decides().0, home(&game)), (Decision::Ship, (4, 3, 3)));
}

#[test]
fn ac_e44_no_warehouse_is_cleared_for_the_goods_left_over() {
    let scene = producing(F, staffed(1, 1, 0)).ships(0, 0).factory(T, Factory { stock: 2, small: 1, ..tile(1) });
    let scene = scene.factory(C, Factory { stock: 1, small: 1, ..tile(1) }).demand([1, 0, 0, 0]);
    assert_eq!(foreseen(&scene.begin().sale(0))[5..7], [0, 3]);
    let mut played = scene.produce();
    played.play(0, store(0, 0, 0));
    assert!(played.events().contains(&Event::Lost { seat: Seat::new(0), good: F, goods: 3, rule: "AC-186" }));
}

#[test]
fn ac_e46_and_ac_e47_emergency_loans_and_bankruptcy_are_foreseen() {
    let sale = producing(F, staffed(1, 1, 1)).ships(0, 0).value(13).money(9).begin().sale(0);
    assert_eq!((sale.cost, sale.emergency_loans, sale.bankrupt), (24, 3, false));
    let ruin = producing(F, tile(1)).ships(0, 0).value(13).money(0).loans(8).begin();
    assert!(ruin.sale(0).bankrupt);
    let seat = &ruin.forecast().seats[0];
    assert_eq!((seat.capitalisation, seat.capitalisation_after, seat.final_capitalisation_after), (130, 0, 0));
}

/// The goods foreseen for seat 0 beside the next one, and what each next production of it costs.
fn to_come(game: &Game) -> (Vec<Good>, Vec<(Good, u16)>) {
    let forecast = game.forecast();
    let own = &forecast.seats[0];
    assert_eq!(own.bills_total, own.bills.iter().map(|bill| bill.cost).sum::<u16>());
    let bill = |bill: &Bill| (bill.good, bill.cost);
    (forecast.other_sales.iter().map(|sale| sale.good).collect(), own.bills.iter().map(bill).collect())
}

#[test]
fn a_good_that_is_never_produced_again_is_not_foreseen() {
    let open = |scene: Scene| Good::ALL.into_iter().fold(scene, |scene, good| scene.factory(good, tile(2)));
    let scene = open(Scene::production(3).active(T).seat(0).ships(0, 0));
    assert_eq!(to_come(&scene.clone().decade(2).begin()), (vec![F, C, L], vec![(F, 10), (T, 11), (C, 13), (L, 14)]));
    let last = scene.decade(3);
    assert_eq!(to_come(&last.begin()), (vec![C, L], vec![(T, 11), (C, 13), (L, 14)]));
    // The Entrepreneur is asked when textile is done.
    let game = last.owns(&[Card::Entrepreneur]).produce();
    assert_eq!(game.decides(), (Decision::EntrepreneurStart, Some(0)));
    assert_eq!(to_come(&game), (vec![L], vec![(C, 13), (L, 14)]));
    assert_eq!(game.forecast().good, C);
}

#[test]
fn in_the_last_decade_a_completed_production_costs_no_more() {
    let equal = Factory { appeal: 6, ..staffed(2, 2, 0) };
    let scene = Scene::production(2).decade(3).active(T).demand([4; 4]).seat(1).factory(T, equal).ships(0, 0);
    let game = scene.seat(0).factory(T, equal).ships(0, 0).owns(&[Card::Entrepreneur]).produce();
    assert_eq!(game.decides(), (Decision::BreakTie, Some(0)));
    assert_eq!(to_come(&game), (vec![], vec![]));
}

#[test]
fn ac_e6_every_candidate_of_the_price_step() {
    let forecast = Scene::turn(3).factory(F, tile(1)).begin().forecast();
    let row = |place: usize| {
        let sale = &forecast.candidates[place].sale;
        (sale.appeal, sale.price, sale.demand, sale.allowed)
    };
    let rows: Vec<_> = (0..forecast.candidates.len()).map(row).collect();
    assert_eq!(rows, [(0, 8, 0, 0), (1, 7, 0, 1), (2, 6, 1, 1), (3, 5, 1, 2), (4, 4, 2, 2), (5, 3, 2, 3), (6, 2, 3, 3)]);
}

#[test]
fn ac_e69_candidates_and_sales_of_a_whole_round() {
    let mut game = Game::deal(Setup::of(3), "the first round");
    game.play(2, Move::PlaceForeman { good: T });
    game.play_all(0, &[act(Action::Hire), hire(F), Move::Done]);
    let candidates = game.forecast().candidates;
    let five = candidates.iter().find(|candidate| candidate.sale.appeal == 5).expect("appeal 5 is on offer");
    // Seat 1 still sets a price.
    assert_eq!((five.sale.price, five.sale.demand, five.sale.later), (3, 1, 1));
    assert_eq!(five.sale.allowed_later, AllowedLater { none: 4, one: 3, two: 2 });
    assert_eq!((five.sale.sold, five.sale.income, five.sale.cost, five.sale.value_rise), (4, 12, 28, 2));
    game.play(0, Move::SetAppeal { appeal: 5 });
    assert_eq!(game.sale(0), five.sale);
    assert!(game.forecast().candidates.is_empty(), "the price is set");
    game.play(0, Move::Step { track: Track::Stock });
    game.play_all(1, &[act(Action::Distribution), raise(F), raise(F), Move::SetAppeal { appeal: 6 }]);
    assert_eq!((game.sale(1).sold, game.sale(1).income, game.sale(1).leads), (2, 8, true));
}

#[test]
fn ac_140_goods_of_later_rounds_are_priced_as_if_they_were_active() {
    let shop = |appeal| Factory { appeal, ..staffed(1, 1, 0) };
    let scene = Scene::turn(3).demand([1, 0, 2, 0]).factory(F, shop(2)).factory(T, shop(3)).factory(L, shop(1));
    let scene = scene.seat(1).factory(T, shop(4)).seat(2).factory(T, shop(2)).seat(0);
    let forecast = scene.clone().begin().forecast();
    let of = |good: Good| -> Vec<_> {
        forecast.other_candidates.iter().filter(|candidate| candidate.sale.good == good).cloned().collect()
    };
    assert!(of(F).is_empty() && of(C).is_empty());
    let then = scene.clone().active(T).begin().forecast().candidates;
    assert_eq!(of(T), then);
    assert!(then.len() > 3 && then[0].sale.later == 2 && then[0].rivals.len() == 2);
    assert_eq!(then.iter().filter(|candidate| candidate.stays).map(|stays| stays.sale.appeal).collect::<Vec<_>>(), [3]);
    assert_eq!(of(L), scene.clone().active(L).begin().forecast().candidates);
    assert!(scene.decade(3).active(L).begin().forecast().other_candidates.is_empty(), "nothing else is made any more");
}

#[test]
fn ac_31_what_a_price_leaves_to_the_others() {
    let shop = |appeal| Factory { appeal, ..staffed(1, 1, 0) };
    let scene = Scene::turn(3).factory(F, shop(0)).seat(1).factory(F, shop(3)).price(3).seat(0);
    let forecast = scene.begin().forecast();
    let left = |appeal: u8| {
        let candidate = forecast.candidates.iter().find(|candidate| candidate.sale.appeal == appeal).expect("a candidate");
        let rival = &candidate.rivals[0];
        assert_eq!(rival.seat, Seat::new(1));
        (candidate.sale.demand, rival.allowed, rival.sold)
    };
    // The demand goes up by an arrow for every two spaces, and the other seat sells so much less.
    assert_eq!([0, 2, 4, 6].map(left), [(0, 3, 3), (1, 2, 2), (2, 1, 1), (3, 0, 0)]);
}

#[test]
fn ac_230_the_final_steps_are_told_one_by_one() {
    let cutlery = Factory { stock: 1, small: 1, ..tile(1) };
    let scene = Scene::last_round(3).seat(0).factory(C, cutlery).money(76).value(20).shares(12).loans(3).ships(0, 3);
    let game = scene.begin();
    let steps = game.forecast().seats[0].final_steps.expect("the game goes on");
    assert_eq!((steps.stock_income, steps.shares_bought, steps.money), (4, 4, 0));
    assert_eq!((steps.shares_lost, steps.value_lost), (3, 20 - steps.value));
    assert_eq!(steps.shares, 12 + 4 - 3);
    let score = i32::from(steps.shares) * i32::from(steps.value);
    assert_eq!(game.forecast().seats[0].final_capitalisation, score);
    let over = scene.last_round_ends();
    assert!(over.events().contains(&Event::Capitalised { seat: Seat::new(0), steps, score }));
    assert!(over.forecast().seats.iter().all(|seat| seat.final_steps.is_none()));
}

#[test]
fn ac_247_what_the_automas_sell() {
    let scene = Scene::turn(1).demand([1, 2, 0, 0]).with(|table| table.others = [[3, 3, -1, -1], [-1, -1, -1, 5]]);
    let sales = scene.begin().forecast().automa_sales;
    let told: Vec<_> = sales.iter().map(|sale| (sale.automa, sale.good, sale.allowed, sale.value_rise, sale.shares)).collect();
    assert_eq!(told, [(Colour::A, F, 2, 1, 0), (Colour::A, T, 1, 0, 1), (Colour::B, L, 5, 1, 0)]);
}
