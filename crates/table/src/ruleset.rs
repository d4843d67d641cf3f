//! A game that is set up, once for all that is played with it.

use crate::{Chance, Fault, Seed, Setup, Spoken, Start, Table};
use std::any::TypeId;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// A set-up and the rules it leads to. Reading a sheet takes long; tables, drafts and simulations share what came of it.
#[derive(Debug)]
pub struct Ruleset<R> {
    setup: Setup,
    rules: R,
    unhurried: R,
}

impl<R: Spoken> Ruleset<R> {
    /// Sets up.
    pub fn new(setup: Setup) -> Result<Arc<Self>, Fault> {
        let rules = R::set_up(&setup)?;
        let unhurried = rules.unhurried();
        Ok(Arc::new(Self { setup, rules, unhurried }))
    }

    /// What it was set up with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The rules for a turn in the making.
    pub(crate) fn unhurried(&self) -> &R {
        &self.unhurried
    }

    /// A table dealt from a seed.
    pub fn deal(self: &Arc<Self>, seed: Seed) -> Table<R> {
        let mut dealt = Vec::new();
        let state = self.rules.deal(Chance::from_seed(&seed), &mut dealt);
        Table::new(self.clone(), Start::Seed(seed), dealt, state)
    }

    /// A table that goes on from a position.
    pub fn resume(self: &Arc<Self>, position: &R::Position) -> Result<Table<R>, Fault> {
        let state = self.rules.load(position)?;
        Ok(Table::new(self.clone(), Start::Position(state), Vec::new(), state))
    }
}

/// The value that each switch of a game has in its built-in sheet, in the order of `switches`. Only the first call reads the sheet.
pub fn default_switches<R: Spoken>() -> &'static [String] {
    // A static inside a generic function is one for all games.
    static KNOWN: Mutex<BTreeMap<TypeId, &'static [String]>> = Mutex::new(BTreeMap::new());
    let read = || {
        let rules = R::set_up(&Setup::of(*R::SEATS.start())).expect("the built-in sheet is valid");
        &*rules.switch_values().leak()
    };
    KNOWN.lock().expect("built-in sheets are read without a panic").entry(TypeId::of::<R>()).or_insert_with(read)
}
