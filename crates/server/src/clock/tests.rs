use super::*;
use serde_json::json;

/// Noon of some day in UTC.
const NOON: i64 = 20_000 * DAY + 12 * HOUR;

fn live(base: i64, increment: i64) -> Allowance {
    Allowance { base, increment, window: None, when_out: WhenOut::BotTurn }
}

fn within(window: Window) -> Allowance {
    Allowance { window: Some(window), ..live(10 * HOUR, 0) }
}

fn clocks(allowance: Allowance, seats: usize) -> Clocks {
    let pace = Pace::Clock(allowance);
    assert_eq!(pace.check(), Ok(()));
    Clocks::new(&pace, seats)
}

fn lefts(clocks: &Clocks, now: i64) -> Vec<i64> {
    (0..clocks.seats.len()).filter_map(|seat| clocks.left(seat, now)).collect()
}

#[test]
fn a_pace_is_written_as_people_would_write_it() {
    let read = |json| serde_json::from_value::<Pace>(json);
    assert_eq!(read(json!({"kind": "none"})).unwrap(), Pace::None);
    assert_eq!(read(json!({"kind": "clock", "base": 600_000})).unwrap(), Pace::Clock(live(600_000, 0)));
    let whole = json!({
        "kind": "clock", "base": 86_400_000, "increment": 3_600_000,
        "window": {"from": 480, "to": 1320, "offset": 60}, "when_out": "bot_seat",
    });
    let pace = read(whole.clone()).unwrap();
    let window = Some(Window { from: 480, to: 1320, offset: 60 });
    assert_eq!(pace, Pace::Clock(Allowance { base: DAY, increment: HOUR, window, when_out: WhenOut::BotSeat }));
    assert_eq!(serde_json::to_value(pace).unwrap(), whole);
    assert!(read(json!({"kind": "clock"})).is_err());
    assert!(read(json!({"kind": "clock", "base": 1.5})).is_err());
    assert!(read(json!({"kind": "clock", "base": 600_000, "whenout": "wait"})).is_err());
    assert!(read(json!({"kind": "clock", "base": 600_000, "when_out": "explode"})).is_err());
}

#[test]
fn a_pace_has_bounds() {
    let check = |allowance| Pace::Clock(allowance).check();
    assert_eq!(Pace::None.check(), Ok(()));
    for base in [MINUTE, 366 * DAY] {
        assert_eq!(check(live(base, 0)), Ok(()));
    }
    for base in [i64::MIN, -1, 0, MINUTE - 1, 366 * DAY + 1, i64::MAX] {
        assert_eq!(check(live(base, 0)), Err("pace-base"));
    }
    for increment in [i64::MIN, -1, 31 * DAY + 1, i64::MAX] {
        assert_eq!(check(live(HOUR, increment)), Err("pace-increment"));
    }
    let windowed = |from, to, offset| check(within(Window { from, to, offset }));
    for (from, to) in [(0, 1440), (0, 1), (1439, 1440), (1439, 0), (1439, 1), (600, 599)] {
        assert_eq!(windowed(from, to, 0), Ok(()), "{from} to {to}");
    }
    for (from, to) in [(0, 0), (600, 600), (-1, 5), (1440, 5), (0, 1441), (i64::MIN, i64::MAX), (i64::MAX, i64::MIN)] {
        assert_eq!(windowed(from, to, 0), Err("pace-window"), "{from} to {to}");
    }
    assert_eq!((windowed(0, 1, -720), windowed(0, 1, 840)), (Ok(()), Ok(())));
    for offset in [-721, 841, i64::MIN, i64::MAX] {
        assert_eq!(windowed(0, 1, offset), Err("pace-offset"));
    }
}

#[test]
fn without_a_pace_there_is_nothing_to_run_out() {
    let refused = Pace::Clock(within(Window { from: 5, to: 5, offset: 0 }));
    for pace in [Pace::None, refused] {
        let mut clocks = Clocks::new(&pace, 2);
        clocks.due(NOON, &[0, 1]);
        clocks.ran_out(NOON + DAY, 0);
        assert_eq!((clocks.left(0, NOON + DAY), clocks.deadline()), (None, None));
        assert!(clocks.out_of_time(i64::MAX).is_empty());
    }
}

#[test]
fn only_the_clock_of_whoever_is_due_runs_and_a_turn_earns_the_increment() {
    let mut clocks = clocks(live(10 * MINUTE, 5 * SECOND), 3);
    assert_eq!((lefts(&clocks, NOON), clocks.deadline()), (vec![10 * MINUTE; 3], None));
    clocks.due(NOON, &[0]);
    assert_eq!(lefts(&clocks, NOON + MINUTE), [9 * MINUTE, 10 * MINUTE, 10 * MINUTE]);
    assert_eq!(clocks.deadline(), Some(NOON + 10 * MINUTE));
    clocks.due(NOON + MINUTE, &[1]);
    assert_eq!(lefts(&clocks, NOON + 2 * MINUTE), [9 * MINUTE + 5 * SECOND, 9 * MINUTE, 10 * MINUTE]);
    assert_eq!(clocks.deadline(), Some(NOON + 11 * MINUTE));
    clocks.due(NOON + 2 * MINUTE, &[]);
    assert_eq!(lefts(&clocks, NOON + DAY), [9 * MINUTE + 5 * SECOND, 9 * MINUTE + 5 * SECOND, 10 * MINUTE]);
    assert_eq!((clocks.left(3, NOON), clocks.deadline()), (None, None));
}

#[test]
fn a_seat_that_stays_due_keeps_running_without_an_increment() {
    let mut clocks = clocks(live(10 * MINUTE, MINUTE), 2);
    for minute in 0..5 {
        clocks.due(NOON + minute * MINUTE, &[1]);
        assert_eq!(clocks.deadline(), Some(NOON + 10 * MINUTE));
    }
    clocks.due(NOON + 5 * MINUTE, &[0]);
    assert_eq!(lefts(&clocks, NOON + 5 * MINUTE), [10 * MINUTE, 6 * MINUTE]);
}

#[test]
fn several_seats_at_once_each_use_their_own_clock() {
    let mut clocks = clocks(live(10 * MINUTE, 0), 3);
    clocks.due(NOON, &[2]);
    clocks.due(NOON + 4 * MINUTE, &[0, 1, 2]);
    assert_eq!(clocks.deadline(), Some(NOON + 10 * MINUTE));
    clocks.due(NOON + 5 * MINUTE, &[0, 1]);
    assert_eq!(clocks.deadline(), Some(NOON + 14 * MINUTE));
    assert_eq!(lefts(&clocks, NOON + 7 * MINUTE), [7 * MINUTE, 7 * MINUTE, 5 * MINUTE]);
    assert_eq!(clocks.out_of_time(NOON + 14 * MINUTE - 1), [0usize; 0]);
    assert_eq!(clocks.out_of_time(NOON + 14 * MINUTE), [0, 1]);
    // Seats that do not exist, or are named twice, change nothing.
    clocks.due(NOON + 7 * MINUTE, &[1, 1, 9, usize::MAX]);
    assert_eq!(lefts(&clocks, NOON + 8 * MINUTE), [7 * MINUTE, 6 * MINUTE, 5 * MINUTE]);
}

#[test]
fn a_pause_stops_everything_and_earns_nothing() {
    let mut clocks = clocks(live(10 * MINUTE, MINUTE), 2);
    clocks.due(NOON, &[0]);
    clocks.pause(NOON + MINUTE);
    assert_eq!(clocks.deadline(), None);
    assert_eq!(lefts(&clocks, NOON + 400 * DAY), [9 * MINUTE, 10 * MINUTE]);
    clocks.due(NOON + 400 * DAY, &[0]);
    assert_eq!(clocks.deadline(), Some(NOON + 400 * DAY + 9 * MINUTE));
    // Moves are taken back: another seat decides again, and nobody has ended a turn.
    clocks.pause(NOON + 400 * DAY);
    clocks.due(NOON + 400 * DAY, &[1]);
    assert_eq!(lefts(&clocks, NOON + 400 * DAY), [9 * MINUTE, 10 * MINUTE]);
}

#[test]
fn a_seat_that_is_left_keeps_its_time_and_earns_nothing() {
    let mut clocks = clocks(live(10 * MINUTE, MINUTE), 2);
    clocks.due(NOON, &[0]);
    clocks.attend(NOON + MINUTE, 0, false);
    clocks.due(NOON + MINUTE, &[0]);
    assert_eq!((clocks.left(0, NOON + DAY), clocks.deadline()), (Some(9 * MINUTE), None));
    clocks.attend(NOON + HOUR, 0, true);
    assert_eq!(clocks.deadline(), Some(NOON + HOUR + 9 * MINUTE));
    clocks.attend(NOON + HOUR + MINUTE, 0, false);
    clocks.due(NOON + 2 * HOUR, &[1]);
    assert_eq!(clocks.left(0, NOON + 2 * HOUR), Some(8 * MINUTE), "somebody else has decided");
}

#[test]
fn a_clock_that_ran_out_does_not_run_again_in_this_turn_because_its_seat_was_left() {
    let mut clocks = clocks(live(10 * MINUTE, 0), 2);
    clocks.due(NOON, &[0]);
    clocks.ran_out(NOON + 10 * MINUTE, 0);
    clocks.attend(NOON + 11 * MINUTE, 0, false);
    clocks.due(NOON + 11 * MINUTE, &[0]);
    clocks.attend(NOON + 12 * MINUTE, 0, true);
    assert_eq!((clocks.left(0, NOON + 12 * MINUTE), clocks.deadline()), (Some(0), None));
    clocks.due(NOON + 13 * MINUTE, &[1]);
    assert_eq!(clocks.left(0, NOON + 13 * MINUTE), Some(MINUTE));
}

#[test]
fn a_clock_that_ran_out_stands_still_and_has_a_little_time_again_after_the_turn() {
    let after = |base, increment| {
        let mut clocks = clocks(live(base, increment), 2);
        clocks.due(NOON, &[0, 1]);
        let deadline = clocks.deadline().unwrap();
        assert_eq!(clocks.out_of_time(deadline), [0, 1]);
        clocks.ran_out(deadline, 0);
        assert_eq!(clocks.out_of_time(deadline), [1]);
        clocks.ran_out(deadline, 1);
        assert_eq!((clocks.deadline(), clocks.left(0, deadline)), (None, Some(0)));
        // The bot makes one decision of the turn: the turn goes on, and so does the bot.
        clocks.due(deadline + SECOND, &[0]);
        assert_eq!((clocks.deadline(), clocks.left(0, deadline + HOUR)), (None, Some(0)));
        clocks.due(deadline + 2 * SECOND, &[1]);
        clocks.due(deadline + 3 * SECOND, &[0]);
        let left = clocks.left(0, deadline + 3 * SECOND).unwrap();
        assert_eq!(clocks.deadline(), Some(deadline + 3 * SECOND + left));
        left
    };
    assert_eq!(after(10 * MINUTE, 0), MINUTE);
    assert_eq!(after(10 * MINUTE, 5 * MINUTE), 5 * MINUTE);
    assert_eq!(after(DAY, 0), HOUR);
    assert_eq!(after(DAY, 2 * HOUR), 2 * HOUR);
}

#[test]
fn a_pause_does_not_forget_that_a_clock_ran_out() {
    let mut clocks = clocks(live(10 * MINUTE, 0), 2);
    clocks.due(NOON, &[0]);
    clocks.ran_out(NOON + 10 * MINUTE, 0);
    clocks.ran_out(NOON + 10 * MINUTE, 7);
    clocks.pause(NOON + 11 * MINUTE);
    clocks.due(NOON + 12 * MINUTE, &[0]);
    assert_eq!(clocks.deadline(), None);
    clocks.due(NOON + 13 * MINUTE, &[1]);
    assert_eq!(clocks.left(0, NOON + 13 * MINUTE), Some(MINUTE));
}

#[test]
fn where_everybody_waits_nothing_happens_at_zero() {
    let mut clocks = clocks(Allowance { when_out: WhenOut::Wait, ..live(10 * MINUTE, MINUTE) }, 1);
    clocks.due(NOON, &[0]);
    assert_eq!((clocks.deadline(), clocks.left(0, NOON + DAY)), (None, Some(0)));
    clocks.due(NOON + DAY, &[]);
    assert_eq!(clocks.left(0, NOON + DAY), Some(MINUTE), "what was overdrawn is forgiven");
}

#[test]
fn a_computer_whose_clock_is_set_back_gives_and_takes_nothing() {
    let mut clocks = clocks(live(10 * MINUTE, 0), 2);
    clocks.due(NOON, &[0]);
    clocks.due(NOON - HOUR, &[0]);
    assert_eq!(lefts(&clocks, NOON - HOUR), [10 * MINUTE, 10 * MINUTE]);
    clocks.due(NOON + MINUTE, &[1]);
    assert_eq!(lefts(&clocks, NOON + MINUTE), [9 * MINUTE, 10 * MINUTE]);
}

#[test]
fn no_moment_is_too_far_away() {
    for window in [None, Some(Window { from: 1439, to: 0, offset: 840 }), Some(Window { from: 0, to: 1440, offset: -720 })] {
        let mut clocks = clocks(Allowance { window, ..live(366 * DAY, 31 * DAY) }, 2);
        clocks.due(i64::MIN, &[0]);
        clocks.due(i64::MAX, &[1]);
        assert_eq!(clocks.left(0, i64::MAX), Some(31 * DAY));
        assert_eq!(clocks.deadline(), Some(i64::MAX));
        clocks.ran_out(i64::MAX, 1);
        clocks.pause(i64::MIN);
    }
}

#[test]
fn outside_its_window_a_clock_stands_still() {
    let mut clocks = clocks(within(Window { from: 8 * 60, to: 22 * 60, offset: 0 }), 1);
    clocks.due(NOON, &[0]);
    assert_eq!(clocks.left(0, NOON + 8 * HOUR), Some(2 * HOUR));
    assert_eq!(clocks.deadline(), Some(NOON + 10 * HOUR), "it is used up when the window closes, not when it opens again");
    clocks.due(NOON + 9 * HOUR, &[0]);
    assert_eq!(clocks.left(0, NOON + 15 * HOUR), Some(0));
    clocks.pause(NOON + 9 * HOUR);
    // One hour is left. From 23:00 on it waits for the morning.
    clocks.due(NOON + 11 * HOUR, &[0]);
    assert_eq!(clocks.left(0, NOON + 19 * HOUR), Some(HOUR));
    assert_eq!(clocks.deadline(), Some(NOON + 21 * HOUR));
}

#[test]
fn a_window_may_lie_over_midnight() {
    let mut clocks = clocks(within(Window { from: 22 * 60, to: 2 * 60, offset: 0 }), 1);
    clocks.due(NOON, &[0]);
    assert_eq!(clocks.left(0, NOON + 10 * HOUR), Some(10 * HOUR));
    assert_eq!(clocks.left(0, NOON + 13 * HOUR), Some(7 * HOUR));
    assert_eq!(clocks.left(0, NOON + 24 * HOUR), Some(6 * HOUR));
    assert_eq!(clocks.deadline(), Some(NOON + 2 * DAY + 12 * HOUR));
}

#[test]
fn a_window_follows_its_offset() {
    // 8:00 to 9:00 in Seoul is 23:00 to 24:00 in UTC, on the day before.
    let mut clocks = clocks(within(Window { from: 8 * 60, to: 9 * 60, offset: 9 * 60 }), 1);
    clocks.due(NOON, &[0]);
    assert_eq!(clocks.left(0, NOON + 11 * HOUR), Some(10 * HOUR));
    assert_eq!(clocks.left(0, NOON + 12 * HOUR), Some(9 * HOUR));
    assert_eq!(clocks.deadline(), Some(NOON + 9 * DAY + 12 * HOUR));
}

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: i64) -> i64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as i64) % end
    }

    fn window(&mut self) -> Window {
        loop {
            let window = Window { from: self.below(1440), to: self.below(1441), offset: self.below(1561) - 720 };
            if window.check().is_ok() {
                return window;
            }
        }
    }

    fn moment(&mut self) -> i64 {
        (self.below(40_000) - 10_000) * DAY + self.below(DAY)
    }
}

/// Whether a window is open in the minute that holds this moment.
fn is_open(window: &Window, moment: i64) -> bool {
    let minute = (moment.div_euclid(MINUTE) + window.offset).rem_euclid(1440);
    match window.from < window.to {
        true => (window.from..window.to).contains(&minute),
        false => minute >= window.from || minute < window.to,
    }
}

/// The same as `open_between`, minute by minute.
fn slowly_open_between(window: &Window, from: i64, to: i64) -> i64 {
    let mut open = 0;
    let mut moment = from;
    while moment < to {
        let next = ((moment.div_euclid(MINUTE) + 1) * MINUTE).min(to);
        if is_open(window, moment) {
            open += next - moment;
        }
        moment = next;
    }
    open
}

/// The same as `after`, minute by minute.
fn slowly_after(window: &Window, from: i64, mut open: i64) -> i64 {
    let mut moment = from;
    while open > 0 {
        let next = (moment.div_euclid(MINUTE) + 1) * MINUTE;
        if is_open(window, moment) {
            if open <= next - moment {
                return moment + open;
            }
            open -= next - moment;
        }
        moment = next;
    }
    moment
}

#[test]
fn windows_agree_with_counting_minutes() {
    let mut numbers = Numbers(7);
    for _ in 0..2000 {
        let (window, from) = (numbers.window(), numbers.moment());
        let to = from + numbers.below(5 * DAY);
        let open = window.open_between(from, to);
        assert_eq!(open, slowly_open_between(&window, from, to), "{window:?} {from} {to}");
        let wanted = numbers.below(3 * window.open_a_day() as i64);
        let after = window.after(from, wanted);
        assert_eq!(after, slowly_after(&window, from, wanted), "{window:?} {from} {wanted}");
        assert_eq!(window.open_between(from, after), wanted, "{window:?} {from} {wanted}");
    }
}

#[test]
fn a_deadline_is_the_first_moment_without_time() {
    let mut numbers = Numbers(11);
    for _ in 0..2000 {
        let mut clocks = clocks(Allowance { window: Some(numbers.window()), ..live(MINUTE + numbers.below(DAY), 0) }, 2);
        let mut now = numbers.moment();
        for _ in 0..5 {
            clocks.due(now, &[numbers.below(2) as usize]);
            now += numbers.below(DAY / 4);
            let deadline = clocks.deadline().unwrap();
            assert!(!clocks.out_of_time(deadline).is_empty());
            assert!(deadline == clocks.at || clocks.out_of_time(deadline - 1).is_empty());
        }
    }
}
