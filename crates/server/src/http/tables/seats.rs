//! Taking seats, leaving them, giving them to bots; invitations.

use super::{Look, OwnSeat, may_see, settle_without, state, to_the_end};
use crate::hall::Change;
use crate::http::asker::{Asker, Speaks};
use crate::http::given::{At, Given};
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::journal::{Entry, Who};
use crate::room::Phase;
use crate::told::{Done, Invitation, SeatTaken, TableTold};
use crate::{App, bots, secret};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

/// A seat to be taken.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Joining {
    /// Which seat; any free one if none is named.
    #[serde(default)]
    seat: Option<usize>,
    /// What lets one in at a private table.
    #[serde(default)]
    invitation: Option<String>,
}

/// An invitation to be exchanged.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Entering {
    /// What one was sent.
    invitation: String,
}

/// What is to become of a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Seating {
    /// Which seat.
    seat: usize,
    /// The bot that is to sit there; nobody if none is named.
    #[serde(default)]
    bot: Option<String>,
}

async fn let_in(app: &App, id: &str, asker: &Asker, invitation: &str) -> Answer<()> {
    if app.store.invitation(id).await? != Some(secret::hash(invitation)) {
        return Err(Problem::missing("no-such-table"));
    }
    app.store.admit(id, &asker.person.id).await?;
    Ok(())
}

/// Exchanges an invitation for the right to see a private table.
#[utoipa::path(post, path = "/api/tables/{id}/enter", tag = "tables",
    params(("id" = String, Path)),
    request_body = Entering,
    responses((status = 200, body = Done), (status = "4XX", body = ProblemTold)))]
pub(super) async fn enter(
    State(app): State<App>,
    asker: Asker,
    At(id): At<String>,
    Given(given): Given<Entering>,
) -> Answer<Json<Done>> {
    let_in(&app, &id, &asker, &given.invitation).await?;
    Ok(Json(Done {}))
}

/// Makes a new invitation; the old one is worth nothing from then on. For the host.
#[utoipa::path(post, path = "/api/tables/{id}/invitation", tag = "tables",
    params(("id" = String, Path)),
    responses((status = 200, body = Invitation), (status = "4XX", body = ProblemTold)))]
pub(super) async fn invite(State(app): State<App>, asker: Asker, At(id): At<String>) -> Answer<Json<Invitation>> {
    may_see(&app, &id, Some(&asker)).await?;
    let hosts = app.hall.with(&id, |room| room.set.host == asker.person.id).await?;
    if !hosts {
        return Err(Problem::forbidden("host-only"));
    }
    let invitation = secret::token();
    app.store.renew_invitation(&id, &secret::hash(&invitation)).await?;
    Ok(Json(Invitation { invitation }))
}

/// Takes a seat: a free one before the game, or one's own again from the bot that sat in.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables",
    params(("id" = String, Path)),
    request_body = Joining,
    responses((status = 200, body = SeatTaken), (status = "4XX", body = ProblemTold)))]
pub(super) async fn join(
    State(app): State<App>,
    asker: Asker,
    At(id): At<String>,
    Given(given): Given<Joining>,
) -> Answer<Json<SeatTaken>> {
    match (may_see(&app, &id, Some(&asker)).await, &given.invitation) {
        // Whoever may see the table needs no invitation, and an old one does no harm.
        (Err(Problem { code: "no-such-table", .. }), Some(invitation)) => let_in(&app, &id, &asker, invitation).await?,
        (seen, _) => seen?,
    }
    let person = asker.person.id;
    let (host, returns) = app.hall.with(&id, |room| (room.set.host.clone(), room.owns_a_seat(&person))).await?;
    if !returns && app.store.is_blocked(&host, &person).await? {
        return Err(Problem::forbidden("blocked"));
    }
    let seat = to_the_end(async move {
        app.hall
            .change(&id, |room| {
                let fits = |seat: &usize| {
                    let chair = &room.chairs[*seat];
                    match room.phase {
                        Phase::Gathering => chair.who.is_none(),
                        Phase::Playing => {
                            let own = chair.owner.as_deref() == Some(person.as_str());
                            // Nobody who knows the cards of one seat takes another's.
                            let given_up = chair.who.is_none() && chair.owner.is_some() && !room.owns_a_seat(&person);
                            (own || given_up) && chair.who != Some(Who::Person(person.clone()))
                        }
                        _ => false,
                    }
                };
                let seat = match given.seat {
                    Some(seat) if seat >= room.chairs.len() => return Err(Problem::bad("no-such-seat")),
                    Some(seat) => Some(seat).filter(fits),
                    None => (0..room.chairs.len()).find(fits),
                };
                let seat = seat.ok_or_else(|| Problem::conflict("seat-taken"))?;
                if room.phase == Phase::Gathering && room.seats_of(&person).next().is_some() && room.set.host != person {
                    return Err(Problem::conflict("seated-already"));
                }
                let who = Who::Person(person.clone());
                room.may_sit(seat, &who)?;
                Ok(Change { entries: vec![Entry::sat(seat, who)], answer: seat })
            })
            .await
    })
    .await?;
    Ok(Json(SeatTaken { seat }))
}

/// Takes one's own seat again from the bot that sat in, and goes back to the position in which it sat down: where nothing counts and
/// nobody else plays, also once the bot has finished the game.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables",
    params(("id" = String, Path)),
    request_body = OwnSeat,
    responses((status = 200, body = TableTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn go_back(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<OwnSeat>,
) -> Answer<Json<TableTold>> {
    may_see(&app, &id, Some(&asker)).await?;
    to_the_end(async move {
        let person = asker.person.id;
        app.hall.change(&id, |room| Ok(Change { entries: room.go_back(&person, given.seat)?, answer: () })).await?;
        let live = app.hall.live(&id);
        let how = Look { person: Some(person), seat: Some(given.seat), lang, foresees: true };
        app.hall.with(&id, |room| state(room, &live, &how, None)).await?.map(Json)
    })
    .await
}

/// Leaves a seat. In a game it then waits for a bot or for somebody else.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables",
    params(("id" = String, Path)),
    request_body = OwnSeat,
    responses((status = 200, body = Done), (status = "4XX", body = ProblemTold)))]
pub(super) async fn leave(
    State(app): State<App>,
    asker: Asker,
    At(id): At<String>,
    Given(given): Given<OwnSeat>,
) -> Answer<Json<Done>> {
    may_see(&app, &id, Some(&asker)).await?;
    to_the_end(async move {
        app.hall
            .change(&id, |room| {
                room.holds(&asker.person.id, given.seat)?;
                if !matches!(room.phase, Phase::Gathering | Phase::Playing) {
                    return Err(Problem::conflict("over"));
                }
                Ok(Change { entries: vec![Entry::Rose { seat: given.seat }], answer: () })
            })
            .await?;
        settle_without(&app, &id).await;
        Ok(())
    })
    .await?;
    Ok(Json(Done {}))
}

/// Gives a seat to a bot, or clears it. Before the game the host says who sits where; in a game a bot may sit in at one's own
/// seat, and anybody who plays may ask one to sit in at a seat that was left.
#[utoipa::path(post, path = "/api/tables/{id}/seat", tag = "tables",
    params(("id" = String, Path)),
    request_body = Seating,
    responses((status = 200, body = Done), (status = "4XX", body = ProblemTold)))]
pub(super) async fn seat(
    State(app): State<App>,
    asker: Asker,
    At(id): At<String>,
    Given(given): Given<Seating>,
) -> Answer<Json<Done>> {
    may_see(&app, &id, Some(&asker)).await?;
    if let Some(bot) = &given.bot {
        bots::allowed(bot, app.config.bot_playouts)?;
    }
    to_the_end(async move {
        app.hall
            .change(&id, |room| {
                let chair = room.chairs.get(given.seat).ok_or_else(|| Problem::bad("no-such-seat"))?;
                let person = &asker.person.id;
                let may = match room.phase {
                    Phase::Gathering => room.set.host == *person,
                    Phase::Playing => {
                        let left = chair.who.is_none() && room.seats_of(person).next().is_some();
                        given.bot.is_some() && (left || chair.owner.as_ref() == Some(person))
                    }
                    _ => return Err(Problem::conflict("over")),
                };
                if !may {
                    return Err(Problem::forbidden("host-only"));
                }
                let entries = match &given.bot {
                    Some(bot) => {
                        let who = Who::Bot(bot.clone());
                        room.may_sit(given.seat, &who)?;
                        vec![Entry::sat(given.seat, who)]
                    }
                    None if chair.who.is_some() => vec![Entry::Rose { seat: given.seat }],
                    None => Vec::new(),
                };
                Ok(Change { entries, answer: () })
            })
            .await?;
        settle_without(&app, &id).await;
        Ok(())
    })
    .await?;
    Ok(Json(Done {}))
}
