//! The view of a table, from its state.

use crate::WaterFrame;
use crate::company::{
    CompanyView, ContractView, FactoryView, MarkerView, PierView, RowView, ShipView, SmallWarehouse, SpaceView, StoreView,
    TileView, Totals, WarehouseView,
};
use crate::events::year;
use crate::forecast::buys_by_payment;
use crate::moves::row_bit;
use crate::state::{DECADES, Decision, Factory, Phase, Player, State};
use crate::things::{Action, Good, Grey, Happening, Marker, Shade, Tile};
use crate::view::{
    BoughtView, ClosedView, DecadeView, EconomyMarker, EconomyView, Effect, EventView, GoodView, GreysLeft, JobMarketView,
    LastingView, MatRowView, RowName, SaleView, SellerView, ShipsLeft, TilesLeft, TurnView, View, WageView,
};
use table::{Eyes, Seat};

impl WaterFrame {
    pub(crate) fn look(&self, s: &State, eyes: Eyes) -> View {
        let event_of = |decade: usize| {
            let known = eyes == Eyes::All || self.event_is_known(s, decade);
            known.then(|| self.look_at_event(s.events[decade]))
        };
        let now = usize::from(s.decade);
        let companies: Vec<_> = Seat::new(0).round(self.seats).map(|seat| self.look_at_company(s, seat)).collect();
        let appeals = companies.iter().flat_map(|company| company.factories.iter().map(|factory| factory.appeal));
        View {
            seat: match eyes {
                Eyes::Of(seat) => Some(seat),
                _ => None,
            },
            cycle: s.decade * 4 + s.cycle + 1,
            year: year(s.decade),
            good: s.active_good(),
            start: s.start,
            phase: s.phase,
            preparing: is_preparation(s.phase),
            decision: s.decision,
            active: (s.decision != Decision::Over).then_some(s.active),
            served: s.served,
            decades: (0..DECADES).map(|decade| self.look_at_decade(s, decade, event_of(decade))).collect(),
            event: if s.phase == Phase::Events { event_of(now) } else { None },
            lasting: lasting(s),
            bureaucracy: s.bureaucracy,
            market: self.look_at_market(s),
            goods: Good::ALL.into_iter().map(|good| self.look_at_good(s, good, eyes)).collect(),
            contract_spaces: self.numbers.table.contract_spaces.clone(),
            mat: (0..4).map(|row| self.look_at_mat(s, row)).collect(),
            tiles: left(Tile::ALL.into_iter().zip(s.tiles)).map(|(tile, left)| TilesLeft { tile, left }).collect(),
            turn: self.look_at_turn(s),
            sale: self.look_at_sale(s),
            top_appeal: appeals.chain(s.importer).max().unwrap_or(0),
            companies,
        }
    }

    fn look_at_decade(&self, s: &State, decade: usize, event: Option<EventView>) -> DecadeView {
        let timetable = &self.numbers.timetable;
        DecadeView {
            year: year(decade as u8),
            now: decade == usize::from(s.decade),
            factory_level: timetable.factory_level[decade],
            mat_level: timetable.mat_level[decade],
            obsolete: Some(timetable.obsolete_before[decade]).filter(|level| *level > 0),
            event,
        }
    }

    /// WF-21.1, WF-R57: the first two events act at every table.
    fn look_at_event(&self, event: Happening) -> EventView {
        let documented = matches!(event, Happening::EndOfGame | Happening::Bureaucracy);
        let acts = documented || self.switched.reconstructed_events;
        EventView { event, acts, value: self.numbers.event_values[event.index()] }
    }

    fn look_at_market(&self, s: &State) -> JobMarketView {
        let lowest = Self::wage_row(s);
        let mut wages: Vec<WageView> = Vec::new();
        for (wage, row) in self.numbers.wages.into_iter().zip(1..) {
            match wages.last_mut().filter(|last| last.wage == wage) {
                Some(last) => last.to = row,
                None => wages.push(WageView { wage, from: row, to: row, now: false }),
            }
        }
        wages.iter_mut().for_each(|band| band.now = (band.from..=band.to).contains(&lowest));
        JobMarketView {
            workers: self.numbers.workers - s.emptied,
            emptied: s.emptied,
            fired: s.fired,
            boxed: s.boxed,
            wage: self.wage(s),
            wages,
        }
    }

    fn look_at_good(&self, s: &State, good: Good, eyes: Eyes) -> GoodView {
        let at = good.index();
        let marker = |place: usize| {
            let [steps, workers] = self.numbers.economy[place];
            EconomyMarker { steps, workers }
        };
        let open = Self::shown_of(s, good);
        let seen = if eyes == Eyes::All { DECADES } else { open };
        let economy = |decade: usize| EconomyView {
            year: year(decade as u8),
            marker: (decade < seen).then(|| marker(s.economy[at][decade].into())),
        };
        let hidden = |place: &usize| {
            open < DECADES
                && self.economy_in_play(*place)
                && !s.economy[at][..open].iter().any(|shown| usize::from(*shown) == *place)
        };
        GoodView {
            good,
            active: good == s.active_good() && !is_preparation(s.phase),
            demand: self.demand(s, good),
            emptied: Self::emptied_of(s, good),
            unnumbered: self.numbers.unnumbered[at],
            importer: s.importer[at],
            economy: (0..DECADES).map(economy).collect(),
            economy_left: (0..self.numbers.economy.len()).filter(hidden).map(marker).collect(),
        }
    }

    fn look_at_mat(&self, s: &State, row: usize) -> MatRowView {
        let number = row as u8 + 1;
        let open = self.numbers.timetable.mat_level[usize::from(s.decade)];
        let ships = self.numbers.ships.iter().zip(s.ships).filter(|(ship, left)| ship.mat_row == number && *left > 0);
        MatRowView {
            row: number,
            shade: Shade::at(Marker::of_grey(row, Grey::Machinery).shade()),
            open: number <= open,
            greys: left(Grey::ALL.into_iter().zip(s.mat[row])).map(|(grey, left)| GreysLeft { grey, left }).collect(),
            ships: ships.map(|(ship, left)| ShipsLeft { capacity: ship.capacity, crew: ship.crew, left }).collect(),
        }
    }

    fn look_at_turn(&self, s: &State) -> TurnView {
        let work = &s.work;
        let action = work.marker.map(Marker::action);
        let choosing = matches!(s.decision, Decision::ChooseMarker | Decision::ChooseSpace);
        let paid = work.marker.filter(|_| !choosing && s.decision != Decision::ChoosePayment).map(|_| work.paid);
        let bought = BoughtView { allowed: work.allowed, used: work.used, left: work.allowed.saturating_sub(work.used) };
        let goods = |set: u8| Good::of_set(set).collect();
        let closed = Good::ALL.into_iter().zip(work.closed_level);
        let rows = Good::ALL.into_iter().flat_map(|good| (0..4).map(move |row| (good, row)));
        TurnView {
            marker: work.marker,
            action,
            space: work.marker.filter(|_| !choosing).map(|_| work.space + 1),
            paid,
            fee: work.fee,
            spent: work.paid + work.fee,
            bought: paid.filter(|_| work.marker.is_some_and(buys_by_payment)).map(|_| bought),
            bill: work.bill,
            pool: work.pool,
            free_steps: work.free_steps,
            broker: work.broker,
            good: work.good,
            rows: work.good.filter(|_| action == Some(Action::Production) && work.rows > 0).map(|_| work.rows),
            columns: (s.decision == Decision::WarehouseRows).then(|| goods(work.rows)),
            touched: goods(work.touched),
            built: goods(work.built),
            discounted: goods(work.discount),
            closed: left(closed).map(|(good, level)| ClosedView { good, level }).collect(),
            fired: rows
                .filter(|(good, row)| work.fired_rows >> row_bit(*good, *row) & 1 == 1)
                .map(|(good, row)| RowName { good, row: row as u8 + 1 })
                .collect(),
            displaced: work.displaced,
            agent_used: work.agent_used,
            delivered: work.delivered,
            capacity: work.capacity,
            tile: work.tile,
            ship: Some(self.capacity(work.ship)).filter(|_| work.ship > 0),
            above_level: work.inventor,
        }
    }

    fn look_at_sale(&self, s: &State) -> Option<SaleView> {
        if !matches!(s.phase, Phase::Sale | Phase::AfterSale | Phase::Shipment | Phase::Storage) {
            return None;
        }
        let (good, sale) = (s.active_good(), &s.sale);
        let seller = |seat: Seat| {
            let of = |set: u8| set >> seat.number() & 1 == 1;
            SellerView {
                seat,
                appeal: self.appeal(s, seat, good),
                made: sale.made[seat.number()],
                sold: sale.sold[seat.number()],
                unsold: sale.unsold(seat),
                stored: s.players[seat].stored[good.index()],
                stopped: of(sale.stopped),
                called_empty: of(sale.called),
                closed_row: of(sale.row_closed),
                extra_shift: of(sale.shifted),
            }
        };
        let sellers = Seat::new(0).round(self.seats).filter(|seat| s.players[*seat].factory(good).stands());
        Some(SaleView {
            good,
            level: Some(sale.level).filter(|level| *level > 0),
            demand_left: sale.demand_left,
            importer_sold: sale.importer_sold,
            sellers: sellers.map(seller).collect(),
        })
    }

    fn look_at_company(&self, s: &State, seat: Seat) -> CompanyView {
        let player = &s.players[seat];
        let at = |tile: Tile| match tile {
            Tile::Foreman => player.foreman_at,
            Tile::Workshop => player.workshop_at,
            _ => None,
        };
        let ship = |size: u8| (size > 0).then(|| ShipView { capacity: self.capacity(size), crew: self.crew(size) });
        let contracts = Good::ALL.into_iter().zip(player.contracts);
        CompanyView {
            seat,
            cash: player.cash,
            loans: player.loans,
            shares: player.shares,
            space: player.space,
            value: self.value(s, seat),
            result: self.result(s, seat),
            factories: player.standing().map(|good| self.look_at_factory(s, seat, good)).collect(),
            tiles: player.owned.iter().map(|tile| TileView { tile, at: at(tile) }).collect(),
            inventor_paid: player.inventor_paid,
            markers: Marker::ALL
                .into_iter()
                .filter(|marker| player.owns(*marker))
                .map(|marker| self.look_at_marker(player, marker))
                .collect(),
            chart: (0..5).map(|space| self.look_at_space(s, player, space)).collect(),
            piers: player.ships.into_iter().zip(1..).map(|(size, pier)| PierView { pier, ship: ship(size) }).collect(),
            warehouse: WarehouseView {
                rows: player.rows,
                stores: Good::ALL.into_iter().map(|good| self.look_at_store(s, seat, good)).collect(),
                small: self.look_at_small_warehouse(s, seat),
            },
            contracts: left(contracts).map(|(good, value)| ContractView { good, value }).collect(),
            totals: self.totals(player),
        }
    }

    fn look_at_factory(&self, s: &State, seat: Seat, good: Good) -> FactoryView {
        let factory = s.players[seat].factory(good);
        let mut behind = 0;
        let mut rows: Vec<RowView> = Vec::with_capacity(4);
        for row in (0..4).rev() {
            let (size, workers, machines) =
                (self.numbers.good(good).row_size[row], factory.workers[row], factory.machines[row]);
            rows.push(RowView {
                row: row as u8 + 1,
                size,
                workers,
                machines,
                free: size - workers - machines,
                output: self.numbers.output[usize::from(factory.level) - 1][row],
                makes: self.row_output(factory, good, row),
                leaving: (1..=workers).rev().map(|place| behind + place).collect(),
            });
            behind += workers;
        }
        rows.reverse();
        FactoryView {
            good,
            level: factory.level,
            next_level: Some(factory.level + 1).filter(|level| *level <= 4),
            base: self.base_quality(s, seat, good),
            quality: factory.quality,
            whole_quality: self.quality(s, seat, good),
            distribution: factory.distribution,
            price: factory.price,
            appeal: self.appeal(s, seat, good),
            extra: factory.extra,
            obsolete: factory.obsolete,
            marked: factory.marked,
            rows,
            output: self.output(factory, good),
        }
    }

    fn look_at_marker(&self, player: &Player, marker: Marker) -> MarkerView {
        let production = marker.action() == Action::Production;
        MarkerView {
            marker,
            action: marker.action(),
            shade: Shade::at(marker.shade()),
            capacity: marker.pier().map(|pier| self.capacity(player.ships[pier])),
            rows: production.then(|| self.numbers.production_rows[marker.shade()]),
            space: player.place_of(marker).map(|space| space as u8 + 1),
        }
    }

    fn look_at_space(&self, s: &State, player: &Player, space: usize) -> SpaceView {
        SpaceView {
            space: space as u8 + 1,
            cost: self.numbers.admin_cost[space],
            closed: self.is_closed_to(s, player, space),
            marker: player.admin[space],
        }
    }

    fn look_at_store(&self, s: &State, seat: Seat, good: Good) -> StoreView {
        let player = &s.players[seat];
        StoreView {
            good,
            stored: player.stored[good.index()],
            manned: player.columns >> good.index() & 1 == 1,
            large: self.large_capacity(s, seat, good),
            room: self.room(s, seat, good),
        }
    }

    pub(crate) fn look_at_small_warehouse(&self, s: &State, seat: Seat) -> Option<SmallWarehouse> {
        let owned = s.players[seat].owned.has(Tile::SmallWarehouse);
        owned.then(|| SmallWarehouse { stored: self.on_small(s, seat), room: self.numbers.tiles.small_warehouse })
    }

    fn totals(&self, player: &Player) -> Totals {
        let over = |count: fn(&Factory) -> u8| player.factories.iter().map(count).sum();
        Totals {
            factories: over(|factory| factory.stands().into()),
            workers: over(Factory::all_workers),
            machines: over(|factory| factory.machines.iter().sum()),
            output: Good::ALL.into_iter().map(|good| self.output(player.factory(good), good)).sum(),
            stored: player.stored.iter().sum(),
            tiles: player.owned.len() as u8,
        }
    }
}

/// Whether the first cycle has not begun.
fn is_preparation(phase: Phase) -> bool {
    phase < Phase::Turns
}

/// What earlier events still do.
fn lasting(s: &State) -> Vec<LastingView> {
    let mods = &s.mods;
    let war = mods.war.then_some(LastingView { effect: Effect::War, amount: None });
    let others = [
        (Effect::Navigation, mods.navigation),
        (Effect::Crisis, mods.crisis),
        (Effect::Opium, mods.opium),
        (Effect::Harvest, mods.harvest),
        (Effect::Strike, mods.strike),
    ];
    war.into_iter().chain(left(others).map(|(effect, amount)| LastingView { effect, amount: Some(amount) })).collect()
}

/// Those of which there are any.
fn left<K>(things: impl IntoIterator<Item = (K, u8)>) -> impl Iterator<Item = (K, u8)> {
    things.into_iter().filter(|(_, left)| *left > 0)
}
