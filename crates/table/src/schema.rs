//! What a game's values look like as JSON, for the description of the doors and for the types of programs that use them.

use crate::{Seat, Seats, Spoken};
use serde_json::{Map, Value as Json};
use utoipa::ToSchema;
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};

/// A game whose values are described.
pub trait Described: Spoken<View: ToSchema, Decision: ToSchema, Forecast: ToSchema> {}

impl<R: Spoken<View: ToSchema, Decision: ToSchema, Forecast: ToSchema>> Described for R {}

/// The schemas of a game by their names, which begin with the game's: `ArtificiumView`, `ArtificiumForecast`.
pub fn describe<R: Described>() -> Map<String, Json> {
    let mut found = Vec::new();
    with_parts::<R::View>("View", &mut found);
    with_parts::<R::Forecast>("Forecast", &mut found);
    with_parts::<R::Decision>("Decision", &mut found);
    let prefix = pascal(R::NAME);
    let schemas = found.into_iter().map(|(name, schema)| {
        let mut schema = serde_json::to_value(schema).expect("a schema is JSON");
        settle(&mut schema, &prefix);
        (own_name(&name, &prefix), schema)
    });
    schemas.collect()
}

fn with_parts<T: ToSchema>(name: &str, found: &mut Vec<(String, RefOr<Schema>)>) {
    found.push((name.to_owned(), T::schema()));
    T::schemas(found);
}

/// Types of every game, which bear no game's name.
fn is_shared(name: &str) -> bool {
    [Seat::name(), Seats::name()].iter().any(|shared| shared == name)
}

fn own_name(name: &str, prefix: &str) -> String {
    if is_shared(name) { name.to_owned() } else { format!("{prefix}{name}") }
}

/// `water-frame` as `WaterFrame`.
pub fn pascal(name: &str) -> String {
    let upper = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('-').map(upper).collect()
}

/// Every field is always there; references name the game's own types.
fn settle(schema: &mut Json, prefix: &str) {
    match schema {
        Json::Object(object) => {
            if let Some(Json::Object(properties)) = object.get("properties") {
                let all: Vec<Json> = properties.keys().map(|key| key.as_str().into()).collect();
                object.insert("required".to_owned(), all.into());
                object.insert("additionalProperties".to_owned(), false.into());
            }
            if let Some(Json::String(reference)) = object.get_mut("$ref") {
                let name = reference.rsplit('/').next().expect("a name");
                *reference = format!("#/components/schemas/{}", own_name(name, prefix));
            }
            object.values_mut().for_each(|part| settle(part, prefix));
        }
        Json::Array(parts) => parts.iter_mut().for_each(|part| settle(part, prefix)),
        _ => {}
    }
}

/// One of these words.
pub fn word_schema(words: impl IntoIterator<Item = &'static str>) -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(words)).into()
}

/// How many of which things, by their ids.
pub fn counts_schema() -> RefOr<Schema> {
    let count = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0));
    ObjectBuilder::new().additional_properties(Some(AdditionalProperties::RefOr(count.into()))).into()
}
