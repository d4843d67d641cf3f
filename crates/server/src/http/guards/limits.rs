//! How much may be asked: by one address, at the doors by one address, and of one account.

use crate::config::Config;
use crate::http::problem::{Answer, Problem};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};

/// How often a minute a secret of one account may be tried, from wherever, beyond what one address may: nobody alone locks an
/// owner out.
const GUESSES: NonZeroU32 = NonZeroU32::new(10).expect("not zero");
/// How often an hour a code may be sent to one mail address, whoever asks for it: its owner may not have asked for any.
const MAILS: NonZeroU32 = NonZeroU32::new(5).expect("not zero");
/// How many errors in pages one address may report a minute: nobody fills the operator's log.
const FAULTS: NonZeroU32 = NonZeroU32::new(10).expect("not zero");
/// After so many checks the keys that have been quiet are forgotten.
const SWEPT_EVERY: u32 = 4096;

/// How much may be asked.
pub struct Limits {
    requests: Option<Limit<IpAddr>>,
    doors: Option<Limit<IpAddr>>,
    guesses: Limit<String>,
    mails: Limit<String>,
    faults: Limit<IpAddr>,
}

impl Limits {
    /// As the operator wants: 0 is no limit.
    pub fn new(config: &Config) -> Self {
        let rate = NonZeroU32::new(config.rate);
        let requests = rate.map(|rate| Limit::new(Quota::per_second(rate).allow_burst(rate.saturating_mul(FOUR))));
        let doors = NonZeroU32::new(config.doors).map(|doors| Limit::new(Quota::per_minute(doors)));
        let guesses = Limit::new(Quota::per_minute(GUESSES.saturating_add(config.doors)));
        let (mails, faults) = (Limit::new(Quota::per_hour(MAILS)), Limit::new(Quota::per_minute(FAULTS)));
        Self { requests, doors, guesses, mails, faults }
    }

    /// One request from this address.
    pub(super) fn request(&self, address: IpAddr) -> Answer<()> {
        self.requests.as_ref().map_or(Ok(()), |limit| limit.check(&address))
    }

    /// One try to come in from this address.
    pub(super) fn door(&self, address: IpAddr) -> Answer<()> {
        self.doors.as_ref().map_or(Ok(()), |limit| limit.check(&address))
    }

    /// One error in a page of this address.
    pub(super) fn fault(&self, address: IpAddr) -> Answer<()> {
        self.faults.check(&address)
    }

    /// One code to this mail address.
    pub fn mail(&self, address: &str) -> Answer<()> {
        self.mails.check(&address.to_lowercase())
    }

    /// One try at a secret of this account, by its login or its identity.
    pub fn guess(&self, account: &str) -> Answer<()> {
        self.guesses.check(&account.to_owned())
    }
}

const FOUR: NonZeroU32 = NonZeroU32::new(4).expect("not zero");

struct Limit<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    clock: DefaultClock,
    checks: AtomicU32,
}

impl<K: Hash + Eq + Clone> Limit<K> {
    fn new(quota: Quota) -> Self {
        Self { limiter: DefaultKeyedRateLimiter::keyed(quota), clock: DefaultClock::default(), checks: AtomicU32::new(0) }
    }

    fn check(&self, key: &K) -> Answer<()> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % SWEPT_EVERY == SWEPT_EVERY - 1 {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
        }
        self.limiter.check_key(key).map_err(|not_until| {
            let wait = not_until.wait_time_from(self.clock.now());
            Problem::too_many(wait.as_secs() + 1)
        })
    }
}
