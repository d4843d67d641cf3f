//! `/api/ratings/{game}`: the strongest at a game.

use super::PersonTold;
use crate::App;
use crate::http::asker::Speaks;
use crate::http::given::At;
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::store::{Ranked, Rated};
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

/// The strongest at a game.
#[derive(Serialize, ToSchema)]
pub(super) struct Ratings {
    /// The strongest first.
    ratings: Vec<RankedTold>,
}

/// One of the strongest: a person or a bot.
#[derive(Serialize, ToSchema)]
pub(super) struct RankedTold {
    /// The person.
    #[serde(skip_serializing_if = "Option::is_none")]
    person: Option<PersonTold>,
    /// The bot, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    /// How strong.
    #[serde(flatten)]
    rated: Rated,
}

/// The strongest at a game, people and bots in one list.
#[utoipa::path(get, path = "/api/ratings/{game}", tag = "people", params(("game" = String, Path, description = "Which game.")),
    responses((status = 200, body = Ratings), (status = "4XX", body = ProblemTold)))]
pub(super) async fn ratings(State(app): State<App>, Speaks(lang): Speaks, At(game): At<String>) -> Answer<Json<Ratings>> {
    if shelf::find(&game).is_none() {
        return Err(Problem::missing("no-such-game"));
    }
    let ratings = app.store.strongest(&game).await?;
    let told = |ranked| match ranked {
        Ranked::Person(person, rated) => RankedTold { person: Some(PersonTold::new(&person, lang)), bot: None, rated },
        Ranked::Bot(bot, rated) => RankedTold { person: None, bot: Some(bot), rated },
    };
    Ok(Json(Ratings { ratings: ratings.into_iter().map(told).collect() }))
}
