//! The two maps as the specification lists them (3.6, 3.7), and what they amount to (3.9).

use age_of_industry::{AgeOfIndustry, Colour, Kind, Map, Place};
use std::collections::BTreeSet;
use table::{Setup, Spoken};

const SPECIFICATION: &str = include_str!("../../../../../docs/spec/age-of-industry.md");

fn map(id: &str) -> Map {
    AgeOfIndustry::set_up(&Setup::of(2).switch("map", id)).expect("the built-in sheet").map().clone()
}

/// The text of a section of the specification.
fn section(heading: &str) -> &'static str {
    let from = SPECIFICATION.find(heading).expect(heading) + heading.len();
    let text = &SPECIFICATION[from..];
    &text[..text.find("\n### ").expect("another section")]
}

fn spaces_at(map: &Map, location: usize) -> impl Iterator<Item = Kind> {
    map.spaces.iter().filter(move |space| space.location == location).map(|space| space.kind)
}

/// A row of the table of locations, as the sheet would write it.
fn row(map: &Map, number: usize) -> Vec<String> {
    let location = &map.locations[number];
    let letter = |kind: Kind| match kind {
        Kind::Blank => "B",
        Kind::Mine => "M",
        Kind::Port => "P",
        Kind::Ship => "S",
    };
    let or_dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
    let letters: Vec<&str> = spaces_at(map, number).map(letter).collect();
    vec![
        location.name.clone(),
        format!("`{}`", location.id),
        location.place.id().to_owned(),
        location.colour.map_or("-", Colour::id).to_owned(),
        or_dash(letters.join(" ")),
        or_dash(extra(map, number)),
    ]
}

fn extra(map: &Map, number: usize) -> String {
    let location = &map.locations[number];
    let mut extra = Vec::new();
    if location.place == Place::Ship {
        let towns = map.lanes.iter().filter(|lane| lane[1] == number).map(|lane| map.locations[lane[0]].name.clone());
        let cubes = map.boxes.iter().find(|spot| spot.location == number).expect("a coal box").cubes;
        extra.push(format!("lanes to {}; coal box {cubes}; 1 market space", towns.collect::<Vec<_>>().join(" and ")));
    } else {
        extra.extend(location.distant_port.then(|| "distant port".to_owned()));
        let markets = map.markets.iter().filter(|spot| spot.location == number).count();
        extra.extend((markets > 0).then(|| format!("{markets} market space")));
        // A region lies off the map by nature; of a city the specification says so.
        extra.extend((location.off_map && location.place == Place::City).then(|| "inside the dividing line".to_owned()));
    }
    extra.join(", ")
}

/// A cell without bold type and without its source, `(S538)`.
fn plain(cell: &str) -> String {
    let mut plain = cell.trim().replace("**", "");
    while let Some(from) = plain.find(" (") {
        let to = from + plain[from..].find(')').expect("a source is closed");
        plain.replace_range(from..=to, "");
    }
    plain
}

fn listed_rows(heading: &str) -> Vec<Vec<String>> {
    let rows = section(heading).lines().filter(|line| line.starts_with("| ") && line.contains('`') && !line.contains("| id |"));
    rows.map(|line| line.trim_matches('|').split('|').map(plain).collect()).collect()
}

fn listed_links(heading: &str) -> Vec<String> {
    let text = section(heading);
    let from = text.find("numbered in this order from 0): ").expect("the links") + "numbered in this order from 0): ".len();
    let text = &text[from..];
    let list = text[..text.find('.').expect("an end")].replace('\n', " ");
    list.split(", ").map(str::to_owned).collect()
}

#[test]
fn ai_3_6_germany_is_the_map_of_the_specification() {
    let map = map("germany");
    let rows: Vec<_> = (0..map.locations.len()).map(|number| row(&map, number)).collect();
    assert_eq!(rows, listed_rows("### 3.6 Map of Germany"));
    let links: Vec<_> = (0..map.links.len()).map(|link| map.link_name(link).replace('–', "-")).collect();
    assert_eq!(links, listed_links("### 3.6 Map of Germany"));
}

#[test]
fn ai_3_7_new_england_is_the_map_of_the_specification() {
    let map = map("new_england");
    let rows: Vec<_> = (0..map.locations.len()).map(|number| row(&map, number)).collect();
    assert_eq!(rows, listed_rows("### 3.7 Map of New England"));
    let links: Vec<_> = (0..map.links.len()).map(|link| map.link_name(link).replace('–', "-")).collect();
    assert_eq!(links, listed_links("### 3.7 Map of New England"));
}

fn places(map: &Map) -> [usize; 4] {
    Place::ALL.map(|place| map.locations.iter().filter(|location| location.place == place).count())
}

fn kinds(map: &Map) -> [usize; 4] {
    Kind::ALL.map(|kind| map.spaces.iter().filter(|space| space.kind == kind).count())
}

fn colours(map: &Map) -> [usize; 6] {
    let of = |colour| map.spaces.iter().filter(|space| map.locations[space.location].colour == Some(colour)).count();
    Colour::ALL.map(of)
}

fn distant_ports(map: &Map) -> usize {
    map.locations.iter().filter(|location| location.distant_port).count()
}

#[test]
fn ai_3_6_the_figures_of_germany() {
    let map = map("germany");
    // Cities, regions, villages, ship spaces; blank, mine, port, ship.
    assert_eq!((places(&map), kinds(&map), map.spaces.len()), ([25, 5, 5, 0], [35, 8, 8, 0], 51));
    assert_eq!((map.links.len(), map.markets.len(), distant_ports(&map)), (60, 6, 3));
    assert_eq!((map.lanes.len(), map.boxes.len(), map.has_ships()), (0, 0, false));
    assert_eq!(colours(&map), [9, 8, 8, 9, 8, 9]);
}

#[test]
fn ai_3_7_the_figures_of_new_england() {
    let map = map("new_england");
    assert_eq!((places(&map), kinds(&map), map.spaces.len()), ([21, 2, 4, 6], [31, 2, 10, 6], 49));
    assert_eq!((map.links.len(), map.markets.len(), distant_ports(&map)), (48, 8, 1));
    let at_sea = map.markets.iter().filter(|spot| map.locations[spot.location].place == Place::Ship).count();
    assert_eq!((map.lanes.len(), map.lanes.len() + map.boxes.len() + at_sea, at_sea), (8, 20, 6));
    assert_eq!((map.boxes.len(), map.boxes.iter().map(|spot| spot.cubes).sum::<u8>(), map.has_ships()), (6, 14, true));
    assert_eq!(colours(&map), [9, 8, 8, 8, 9, 7]);
}

/// Links from each location to the nearest that is wanted; none where no link leads.
fn distances(links: &[[usize; 2]], count: usize, wanted: impl Fn(usize) -> bool) -> Vec<Option<usize>> {
    let mut found: Vec<Option<usize>> = (0..count).map(|location| wanted(location).then_some(0)).collect();
    for distance in 0..count {
        for [a, b] in links.iter().copied().chain(links.iter().map(|[a, b]| [*b, *a])) {
            if found[a] == Some(distance) && found[b].is_none() {
                found[b] = Some(distance + 1);
            }
        }
    }
    found
}

fn ends(map: &Map) -> Vec<[usize; 2]> {
    map.links.iter().map(|link| link.ends).collect()
}

/// The mean, in tenths, and the most of links from a city to the nearest location that is wanted.
fn from_cities(map: &Map, wanted: impl Fn(usize) -> bool) -> (usize, usize) {
    let found = distances(&ends(map), map.locations.len(), wanted);
    let cities: Vec<usize> = (0..found.len())
        .filter(|place| map.locations[*place].place == Place::City)
        .map(|city| found[city].expect("a way"))
        .collect();
    let sum: usize = cities.iter().sum();
    ((sum * 20 / cities.len()).div_ceil(2), cities.iter().copied().max().expect("cities"))
}

/// The most links between two places on land.
fn longest_way(map: &Map) -> usize {
    let count = map.locations.len();
    (0..count).flat_map(|start| distances(&ends(map), count, |place| place == start)).flatten().max().expect("places")
}

/// Links without which some place on land is cut off.
fn cutting_links(map: &Map) -> Vec<String> {
    let links = ends(map);
    let cuts = |link: &usize| {
        let rest: Vec<_> = links.iter().copied().filter(|ends| *ends != links[*link]).collect();
        distances(&rest, map.locations.len(), |place| place == links[*link][0])[links[*link][1]].is_none()
    };
    (0..links.len()).filter(cuts).map(|link| map.links[link].id.clone()).collect()
}

#[test]
fn ai_3_9_the_balance_of_the_maps() {
    let (germany, new_england) = (map("germany"), map("new_england"));
    // AI-306: one counter up to three spaces, two from four on.
    let most = |map: &Map| -> usize {
        let here = |place: usize| match spaces_at(map, place).count() {
            0 => 0,
            1..=3 => 1,
            _ => 2,
        };
        (0..map.locations.len()).map(here).sum()
    };
    assert_eq!((most(&germany), most(&new_england)), (27, 29));
    let to_port = |map: &Map| {
        from_cities(map, |place| map.locations[place].distant_port || spaces_at(map, place).any(|kind| kind == Kind::Port))
    };
    assert_eq!((to_port(&germany), to_port(&new_england)), ((11, 2), (8, 2)));
    let to_mine = |map: &Map| from_cities(map, |place| spaces_at(map, place).any(|kind| kind == Kind::Mine));
    assert_eq!((to_mine(&germany), to_mine(&new_england)), ((10, 3), (33, 6)));
    assert_eq!((longest_way(&germany), longest_way(&new_england)), (9, 7));
    assert_eq!((cutting_links(&germany), cutting_links(&new_england)), (vec!["hamburg-denmark".to_owned()], Vec::new()));
}

/// Everything drawn as a straight line: links, lanes to towns, to boxes and to markets.
fn lines(map: &Map) -> Vec<[[i64; 2]; 2]> {
    let place = |number: usize| map.locations[number].at.map(i64::from);
    let joined = ends(map).into_iter().chain(map.lanes.iter().copied()).map(|[a, b]| [place(a), place(b)]);
    let at_sea = map.markets.iter().chain(&map.boxes).filter(|spot| map.locations[spot.location].place == Place::Ship);
    joined.chain(at_sea.map(|spot| [place(spot.location), spot.at.map(i64::from)])).collect()
}

#[test]
fn ai_3_9_no_two_lines_cross_and_no_two_places_are_close() {
    let turn = |a: [i64; 2], b: [i64; 2], c: [i64; 2]| ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])).signum();
    for map in [map("germany"), map("new_england")] {
        let lines = lines(&map);
        for (number, [a, b]) in lines.iter().enumerate() {
            for [c, d] in &lines[..number] {
                let apart = BTreeSet::from([a, b, c, d]).len() == 4;
                let crossing = turn(*a, *b, *c) != turn(*a, *b, *d) && turn(*c, *d, *a) != turn(*c, *d, *b);
                assert!(!(apart && crossing), "{a:?}-{b:?} crosses {c:?}-{d:?}");
            }
        }
        let points: Vec<[i64; 2]> = map.locations.iter().map(|location| location.at.map(i64::from)).collect();
        for (number, a) in points.iter().enumerate() {
            for b in &points[..number] {
                assert!((a[0] - b[0]).pow(2) + (a[1] - b[1]).pow(2) >= 83 * 83, "{a:?} and {b:?}");
            }
        }
    }
}
