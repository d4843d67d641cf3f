//! What is hidden, what is shown, and what is remembered (section 11).

use crate::scene::{Scene, commit, end_drop, exchange, explore, eyes, mage_drop};
use artificium::Card::*;
use artificium::Move::{CommitPass, Pass, Resolve, SwapHand, TakeBack};
use artificium::{Chosen, Event, Known, Laid, Pile};
use table::{Eyes, Refused, Rng, Rules, Seat, Spoken};

#[test]
fn a_hand_is_seen_by_its_owner_and_counted_by_the_others() {
    let game = Scene::step(2).hand(&[Farm, Forge]).seat(1).hand(&[Castle]).begin();
    let own = game.view(eyes(0));
    assert_eq!((own.seats[0].hand, own.seats[0].cards), (Some(Pile::of(&[Farm, Forge])), 2));
    assert_eq!((own.seats[1].hand, own.seats[1].cards), (None, 1));
    let watcher = game.view(Eyes::Watcher);
    assert!(watcher.seats.iter().all(|seat| seat.hand.is_none()));
    assert!(game.view(Eyes::All).seats.iter().all(|seat| seat.hand.is_some()));
}

#[test]
fn of_the_deck_only_its_size_is_seen() {
    let game = Scene::step(2).hand(&[Farm]).seat(1).hand(&[Castle]).begin();
    for eyes in [eyes(0), eyes(1), Eyes::Watcher] {
        assert_eq!((game.view(eyes).deck, game.view(eyes).deck_size), (None, 106));
    }
    assert!(game.view(Eyes::All).deck.is_some());
}

#[test]
fn a_choice_is_face_down_and_the_shown_hand_size_does_not_betray_a_pass() {
    let scene = Scene::step(3).hand(&[Farm, Forge]).known(&[Farm]).seat(1).hand(&[Castle]).seat(2).hand(&[Fair]);
    let (mut commits, mut passes) = (scene.begin(), scene.begin());
    commits.play(0, commit(Farm));
    passes.play(0, CommitPass);
    for other in [eyes(1), eyes(2), Eyes::Watcher] {
        let seen = &commits.view(other).seats[0];
        assert_eq!((seen.cards, seen.chosen, seen.known, seen.out), (2, Laid::FaceDown, Pile::of(&[Farm]), false));
        assert_eq!(commits.view(other), passes.view(other));
        assert_eq!(commits.told(other), [Event::Chose { seat: Seat::new(0), chosen: None }]);
        assert_eq!(commits.told(other), passes.told(other));
    }
    assert_eq!(commits.view(eyes(0)).seats[0].chosen, Laid::Card(Farm));
    assert_eq!(passes.view(eyes(0)).seats[0].chosen, Laid::Pass);
    let chosen = Some(Chosen::Card(Farm));
    assert_eq!(commits.told(eyes(0)), [Event::Chose { seat: Seat::new(0), chosen }]);
}

#[test]
fn at_the_reveal_everything_is_shown_in_turn_order() {
    let scene = Scene::step(3).first(1).hand(&[Farm]).seat(1).hand(&[Castle, Farm]).seat(2).hand(&[Fair]);
    let mut game = scene.begin();
    game.play(0, commit(Farm));
    game.play(1, commit(Castle));
    game.play(2, CommitPass);
    let shown = [
        Event::Chose { seat: Seat::new(2), chosen: None },
        Event::Revealed { seat: Seat::new(1), card: Castle },
        Event::ShowedPass { seat: Seat::new(2) },
        Event::WentOut { seat: Seat::new(2) },
        Event::Revealed { seat: Seat::new(0), card: Farm },
    ];
    assert_eq!(game.told(Eyes::Watcher), shown);
    let view = game.view(Eyes::Watcher);
    assert_eq!((view.seats[1].chosen, view.seats[1].cards), (Laid::Card(Castle), 1));
}

#[test]
fn drawn_cards_are_told_to_the_drawer_only() {
    let mut game = Scene::market(&[Sawmill; 6]).hand(&[Farm; 5]).seat(1).hand(&[Forge; 5]).begin();
    game.play(0, SwapHand);
    let drawn = |eyes| {
        let draws = game.told(eyes).into_iter().filter_map(|event| match event {
            Event::Drew { count, cards, .. } => Some((count, cards.is_some())),
            _ => None,
        });
        draws.collect::<Vec<_>>()
    };
    assert_eq!(drawn(eyes(0)), [(5, true)]);
    assert_eq!(drawn(eyes(1)), [(5, false)]);
    assert_eq!(drawn(Eyes::Watcher), [(5, false)]);
}

#[test]
fn the_card_taken_by_exploration_is_known_to_thief_and_victim_only() {
    let scene = Scene::handle_among(3, Exploration).seat(1).hand(&[Forge]).seat(2).hand(&[Farm]);
    let mut game = scene.begin();
    game.play(0, Resolve);
    game.play(0, explore(1));
    let explored = |card| Event::Explored { seat: Seat::new(0), victim: Seat::new(1), card };
    for insider in [eyes(0), eyes(1), Eyes::All] {
        assert!(game.told(insider).contains(&explored(Some(Forge))));
    }
    for outsider in [eyes(2), Eyes::Watcher] {
        assert!(game.told(outsider).contains(&explored(None)));
    }
    assert_eq!(game.known(eyes(1), 0), Pile::of(&[Forge]), "the victim knows the thief's card");
    assert_eq!(game.known(eyes(2), 0), Pile::EMPTY);
    assert_eq!(game.known(Eyes::Watcher, 0), Pile::EMPTY);
    assert_eq!(game.view(eyes(0)).seats[0].known_by, [Known { by: Seat::new(1), card: Forge }]);
}

#[test]
fn after_an_exploration_the_others_know_one_card_less_of_each_kind() {
    let scene = Scene::handle_among(3, Exploration).seat(1).hand(&[Farm, Farm, Forge]).known(&[Farm, Farm, Forge]);
    let mut game = scene.begin();
    game.play(0, Resolve);
    game.play(0, explore(1));
    let taken = game.seat(0).hand;
    let mut kept = Pile::of(&[Farm, Farm, Forge]);
    kept.remove_all(taken);
    assert_eq!(game.known(eyes(0), 1), kept, "exact for the thief");
    assert_eq!(game.known(eyes(2), 1), Pile::of(&[Farm]));
    assert_eq!(game.known(Eyes::Watcher, 1), Pile::of(&[Farm]));
    assert_eq!(game.known(eyes(1), 0), taken, "exact for the victim");
}

#[test]
fn a_stolen_card_that_is_played_is_known_no_longer() {
    let scene = Scene::handle_among(3, Exploration).seat(1).hand(&[Forge]).seat(2).hand(&[]).out();
    let mut game = scene.begin();
    game.play(0, Resolve);
    assert_eq!(game.known(eyes(1), 0), Pile::of(&[Forge]));
    game.play(0, commit(Forge));
    assert_eq!(game.known(eyes(1), 0), Pile::of(&[Forge]), "the choice does not show yet");
    game.play(1, CommitPass);
    assert_eq!(game.known(eyes(1), 0), Pile::EMPTY);
    game.play(0, TakeBack);
    for everybody in [eyes(1), eyes(2), Eyes::Watcher] {
        assert_eq!(game.known(everybody, 0), Pile::of(&[Forge]), "a card taken back is known to all");
    }
}

#[test]
fn an_exchange_shows_the_card_taken_and_a_swap_forgets_all() {
    let scene = Scene::market(&[Sawmill, Forge, Fair, Castle, Theft, Brewery]).coins(9).hand(&[Farm; 5]);
    let mut game = scene.seat(1).hand(&[Foundry; 5]).known(&[Foundry]).begin();
    game.play(0, exchange(Farm, Forge));
    assert_eq!(game.known(eyes(1), 0), Pile::of(&[Forge]));
    game.play(1, SwapHand);
    assert_eq!(game.known(eyes(0), 1), Pile::EMPTY);
    game.play(0, exchange(Forge, Castle));
    assert_eq!(game.known(eyes(1), 0), Pile::of(&[Castle]), "the Forge has gone again");
}

#[test]
fn a_fetched_card_is_known_and_a_revealed_one_no_longer() {
    let mut game = Scene::alone(&[Reconstruction, Theft]).front(&[Forge]).begin();
    game.lay_and_resolve(Reconstruction);
    assert_eq!(game.known(Eyes::Watcher, 0), Pile::of(&[Forge]));
    game.lay(Forge);
    assert_eq!(game.known(Eyes::Watcher, 0), Pile::EMPTY);
}

#[test]
fn cards_dropped_for_the_mage_or_at_the_end_of_the_round_are_known_no_longer() {
    use artificium::Good::{Beer, Potion};
    let scene = Scene::alone(&[MageTower, Sawmill, Castle]).known(&[Sawmill, Castle]).coins(1);
    let scene = scene.goods(&[(Beer, 1), (Potion, 1)]).deck(&[Farm, Farm, MillAndBakery, Foundry, Forge]);
    let mut game = scene.rest_discarded().begin();
    game.lay_and_resolve(MageTower);
    assert_eq!(game.known(eyes(1), 0), Pile::of(&[Sawmill, Castle]), "the new cards are not known");
    for card in [Sawmill, Farm, Farm] {
        game.play(0, mage_drop(card));
    }
    assert_eq!(game.known(eyes(1), 0), Pile::of(&[Castle]));
    game.play(0, CommitPass);
    game.play(0, end_drop(Castle));
    assert_eq!(game.known(eyes(1), 0), Pile::EMPTY);
}

#[test]
fn what_is_imagined_keeps_what_is_seen_and_known() {
    let scene = Scene::step(3).hand(&[Farm, Forge]).seat(1).hand(&[Castle, Fair, Farm]).known(&[Castle]);
    let mut game = scene.seat(2).hand(&[Sawmill, Brewery]).begin();
    game.play(2, commit(Brewery));
    let rules = game.table.rules();
    let mut other_choices = 0;
    for start in 0..50 {
        let mut state = *game.table.state();
        rules.imagine(&mut state, eyes(0), &mut Rng::new(start));
        assert_eq!(rules.audit(&state), Ok(()));
        assert_eq!(rules.view(&state, eyes(0)), game.view(eyes(0)));
        let all = rules.view(&state, Eyes::All);
        assert!(all.seats[1].hand.is_some_and(|hand| hand.has(Castle) && hand.size() == 3));
        assert_eq!(all.seats[2].cards, 2);
        other_choices += u32::from(all.seats[2].chosen != Laid::Card(Brewery));
    }
    assert!(other_choices > 25, "the face-down choice is drawn anew");
}

#[test]
fn a_move_may_be_taken_back_until_something_hidden_is_shown() {
    let mut game = Scene::market(&[Sawmill; 6]).coins(9).hand(&[Farm; 5]).seat(1).hand(&[Forge; 5]).begin();
    let before = game.position();
    game.play(0, exchange(Farm, Sawmill));
    assert_eq!(game.table.take_back(Seat::new(0)), Ok(()));
    assert_eq!(game.position(), before);
    game.play(0, SwapHand);
    assert_eq!(game.table.take_back(Seat::new(0)), Err(Refused::BeyondReveal));
    game.play(1, Pass);
    assert_eq!(game.table.take_back(Seat::new(0)), Err(Refused::AnotherMoved(Seat::new(1))));
}

#[test]
fn a_forecast_does_not_betray_whether_a_last_card_was_chosen_or_a_pass() {
    let scene = Scene::step(2).hand(&[Exploration]).seat(1).hand(&[Castle]);
    let (mut commits, mut passes) = (scene.begin(), scene.begin());
    commits.play(1, commit(Castle));
    passes.play(1, CommitPass);
    let forecast = |game: &crate::scene::Game| game.table.rules().forecast(game.table.state(), Seat::new(0));
    assert_eq!(forecast(&commits), forecast(&passes));
}
