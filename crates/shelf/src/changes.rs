//! What differs between two pieces of JSON.

use crate::told::ChangeTold;
use serde_json::Value as Json;

/// What must be put where in `from` to make it `to`. A list whose length differs is put in place of the other.
pub(crate) fn changes(from: &Json, to: &Json) -> Vec<ChangeTold> {
    let mut found = Vec::new();
    compare(from, to, &mut String::new(), &mut found);
    found
}

fn compare(from: &Json, to: &Json, at: &mut String, found: &mut Vec<ChangeTold>) {
    let mut inside = |key: &str, from: &Json, to: &Json| {
        let length = at.len();
        at.push('/');
        at.push_str(&key.replace('~', "~0").replace('/', "~1"));
        compare(from, to, at, found);
        at.truncate(length);
    };
    match (from, to) {
        _ if from == to => {}
        (Json::Object(from), Json::Object(to)) if from.len() == to.len() && from.keys().all(|key| to.contains_key(key)) => {
            from.iter().for_each(|(key, one)| inside(key, one, &to[key]));
        }
        (Json::Array(from), Json::Array(to)) if from.len() == to.len() => {
            from.iter().zip(to).enumerate().for_each(|(place, (one, other))| inside(&place.to_string(), one, other));
        }
        _ => found.push(ChangeTold { at: at.clone(), to: to.clone() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn made(from: &Json, to: &Json) -> Json {
        let mut json = from.clone();
        for ChangeTold { at, to } in changes(from, to) {
            *json.pointer_mut(&at).expect("what is changed is there") = to;
        }
        json
    }

    #[test]
    fn changes_lead_from_one_to_the_other() {
        let from = json!({ "seats": [{ "score": 1, "to/from": 2 }, { "score": 3 }], "prices": { "coal": 1 }, "sales": [1, 2] });
        for to in [
            json!({ "seats": [{ "score": 1, "to/from": 4 }, { "score": 3 }], "prices": { "coal": 1 }, "sales": [1] }),
            json!({ "seats": [{ "score": 1, "to/from": 2 }, { "score": null }], "prices": { "iron": 1 }, "sales": [2, 2] }),
            json!([]),
        ] {
            assert_eq!(made(&from, &to), to);
        }
        assert!(changes(&from, &from).is_empty());
        let changed =
            json!({ "seats": [{ "score": 1, "to/from": 2 }, { "score": 5 }], "prices": { "coal": 1 }, "sales": [1, 2] });
        assert_eq!(changes(&from, &changed).iter().map(|change| change.at.as_str()).collect::<Vec<_>>(), ["/seats/1/score"]);
    }
}
