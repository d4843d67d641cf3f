//! Makes maps at random, within the limits of `docs/making-a-map.md`, as entries that can still be spoilt.

use age_of_industry::BUILT_IN;
use table::Rng;

/// One entry of a list: its fields, each with its value as TOML.
type Fields = Vec<(&'static str, String)>;

/// A map as it stands in a sheet.
#[derive(Clone)]
pub(crate) struct Draft {
    pub(crate) ships: bool,
    /// `location`, `market`, `coal_box`, `link`, `lane`.
    pub(crate) lists: [(&'static str, Vec<Fields>); 5],
}

/// Where two of them stand among the five.
const LINK: usize = 3;
const LANE: usize = 4;

const COLOURS: [&str; 6] = ["blue", "purple", "green", "yellow", "red", "brown"];

fn text(text: &str) -> String {
    format!("\"{text}\"")
}

fn list(texts: &[String]) -> String {
    format!("[{}]", texts.iter().map(|entry| text(entry)).collect::<Vec<_>>().join(", "))
}

fn pick<T: Copy>(rng: &mut Rng, from: &[T]) -> T {
    from[rng.below(from.len() as u32) as usize]
}

fn between(rng: &mut Rng, low: u32, high: u32) -> u32 {
    low + rng.below(high - low + 1)
}

impl Draft {
    /// The built-in sheet with this map in place of its own.
    pub(crate) fn sheet(&self) -> String {
        let mut map = format!("[maps.own]\nname = \"Own\"\nships = {}\n", self.ships);
        for (name, entries) in &self.lists {
            map.push_str(&format!("{name} = [\n"));
            for fields in entries {
                let fields: Vec<String> = fields.iter().map(|(key, value)| format!("{key} = {value}")).collect();
                map.push_str(&format!("  {{ {} }},\n", fields.join(", ")));
            }
            map.push_str("]\n");
        }
        let from = BUILT_IN.find("[maps.germany]\n").expect("the first map");
        let to = BUILT_IN.find("\n[sources]\n").expect("what follows the maps");
        format!("{}{map}{}", &BUILT_IN[..from], &BUILT_IN[to..]).replacen("map = \"germany\"", "map = \"own\"", 1)
    }
}

/// A town or ship space while the map is made.
struct Town {
    id: String,
    slots: Vec<String>,
    markets: Vec<String>,
    kind: &'static str,
}

/// A valid map; every fourth one goes to the limits.
pub(crate) fn make(rng: &mut Rng) -> Draft {
    let to_the_limit = rng.below(4) == 0;
    let ship_count = if to_the_limit { 8 } else { rng.below(4) };
    let land = if to_the_limit { 32 } else { between(rng, 2, 14) };
    let mut spaces_left = 64 - ship_count;
    let mut towns = Vec::new();
    for number in 0..land {
        // The first two are cities, so that something can be built and ships have a port to lie before.
        let kind = if number < 2 { "city" } else { pick(rng, &["city", "city", "city", "region", "village"]) };
        let mut slots = Vec::new();
        if kind == "city" {
            // A space stays for each of those to come.
            let most = (spaces_left - (land - number - 1)).min(if to_the_limit { 8 } else { 5 });
            slots = (0..between(rng, 1, most)).map(|_| pick(rng, &["blank", "blank", "mine", "port"]).to_owned()).collect();
            if number == 0 {
                slots[0] = "port".to_owned();
            }
            spaces_left -= slots.len() as u32;
        }
        towns.push(Town { id: format!("t{number}"), slots, markets: Vec::new(), kind });
    }
    for number in 0..ship_count {
        towns.push(Town { id: format!("s{number}"), slots: vec!["ship".into()], markets: Vec::new(), kind: "ship" });
    }

    let spot = |id: &str, key: &'static str, at: &str, more: (&'static str, String)| -> Fields {
        vec![("id", text(id)), (key, text(at)), more, ("x", "10".into()), ("y", "20".into())]
    };
    let mut markets = Vec::new();
    let on_land = if to_the_limit { 0 } else { rng.below(9 - ship_count) };
    for number in 0..on_land {
        let town = &mut towns[rng.below(land) as usize];
        let id = format!("m{number}");
        markets.push(spot(&id, "at", &town.id, ("by_sea", "false".into())));
        town.markets.push(id);
    }
    let (mut boxes, mut lanes): (Vec<Fields>, Vec<Fields>) = (Vec::new(), Vec::new());
    let lane = |kind: &str, a: &str, b: &str| -> Fields {
        vec![("id", text(&format!("{a}~{b}"))), ("kind", text(kind)), ("ends", list(&[a.to_owned(), b.to_owned()]))]
    };
    let ports: Vec<String> =
        towns.iter().filter(|town| town.slots.iter().any(|slot| slot == "port")).map(|town| town.id.clone()).collect();
    for number in 0..ship_count {
        let ship = &mut towns[(land + number) as usize];
        let (market, coal_box) = (format!("{}_market", ship.id), format!("{}_coal", ship.id));
        markets.push(spot(&market, "at", &ship.id, ("by_sea", "true".into())));
        boxes.push(spot(&coal_box, "ship", &ship.id, ("cubes", rng.below(10).to_string())));
        let first = rng.below(ports.len() as u32) as usize;
        for step in 0..between(rng, 1, 2).min(ports.len() as u32) as usize {
            lanes.push(lane("port_ship", &ports[(first + step) % ports.len()], &ship.id));
        }
        lanes.push(lane("ship_coal", &ship.id, &coal_box));
        lanes.push(lane("ship_market", &ship.id, &market));
        ship.markets.push(market);
    }

    let mut joined: Vec<[u32; 2]> = (1..land).map(|number| [rng.below(number), number]).collect();
    let wanted = if to_the_limit { 64 } else { land - 1 + rng.below(land + 1) };
    for _ in 0..1000 {
        let (a, b) = (rng.below(land), rng.below(land));
        if (joined.len() as u32) < wanted.min(64) && a < b && !joined.contains(&[a, b]) {
            joined.push([a, b]);
        }
    }
    let link = |[a, b]: &[u32; 2]| -> Fields {
        let ends = [format!("t{a}"), format!("t{b}")];
        vec![("id", text(&ends.join("-"))), ("ends", list(&ends))]
    };
    let links = joined.iter().map(link).collect();
    let locations = towns.iter().map(|town| location(rng, town)).collect();
    Draft {
        ships: ship_count > 0,
        lists: [("location", locations), ("market", markets), ("coal_box", boxes), ("link", links), ("lane", lanes)],
    }
}

fn location(rng: &mut Rng, town: &Town) -> Fields {
    let at_sea = town.kind == "ship";
    let coloured = at_sea || town.kind == "city";
    let coal_box = if at_sea { format!("{}_coal", town.id) } else { String::new() };
    vec![
        ("id", text(&town.id)),
        ("name", text(&town.id.to_uppercase())),
        ("kind", text(town.kind)),
        ("colour", text(if coloured { pick(rng, &COLOURS) } else { "" })),
        ("x", rng.below(1001).to_string()),
        ("y", rng.below(1001).to_string()),
        ("slots", list(&town.slots)),
        ("village", (town.kind == "village").to_string()),
        ("distant_port", (!at_sea && rng.below(6) == 0).to_string()),
        ("off_map", (rng.below(2) == 0).to_string()),
        ("markets", list(&town.markets)),
        ("coal_box", text(&coal_box)),
    ]
}

/// The same map with one thing wrong with it.
pub(crate) fn spoil(draft: &Draft, rng: &mut Rng) -> (Draft, String) {
    let mut spoilt = draft.clone();
    let filled: Vec<usize> = (0..5).filter(|list| !draft.lists[*list].1.is_empty()).collect();
    let list = pick(rng, &filled);
    let place = rng.below(draft.lists[list].1.len() as u32) as usize;
    let entry = &mut spoilt.lists[list].1[place];
    let field = rng.below(entry.len() as u32) as usize;
    let key = entry[field].0;
    let what = match rng.below(7) {
        0 => {
            entry.remove(field);
            "left out"
        }
        1 => {
            entry.push(("weather", text("fair")));
            "one too many beside"
        }
        2 => {
            let again = entry.clone();
            spoilt.lists[list].1.push(again);
            "entry doubled with"
        }
        3 => {
            entry[field].1 = "99999".into();
            "a number in place of"
        }
        4 if key != "name" => {
            entry[field].1 = text("Nowhere!");
            "an unknown word in place of"
        }
        5 if list != LINK && (list != LANE || entry[1].1 != text("port_ship")) => {
            spoilt.lists[list].1.remove(place);
            "entry missing with"
        }
        6 if matches!(key, "village" | "by_sea") => {
            let flag = &mut entry[field].1;
            *flag = (*flag != "true").to_string();
            "turned round"
        }
        _ => {
            entry[field].1 = "[\"nowhere\"]".into();
            "a list in place of"
        }
    };
    (spoilt, format!("{what} {key} in {}[{place}]", draft.lists[list].0))
}
