//! Maps of one's own: whatever is wrong with one is named with its path, and nothing panics.

use age_of_industry::{AgeOfIndustry, BUILT_IN};
use table::{Chance, Moves, Rules, Setup, Spoken};

/// The built-in sheet with something else in the one line that holds this text.
#[track_caller]
fn line(with: &str, printed: &str, instead: &str) -> String {
    let mut found = BUILT_IN.lines().filter(|line| line.contains(with));
    let line = found.next().unwrap_or_else(|| panic!("{with} is not in the sheet"));
    assert!(found.next().is_none(), "{with} stands twice");
    assert!(line.contains(printed), "{line}");
    BUILT_IN.replacen(line, &line.replacen(printed, instead, 1), 1)
}

/// Something else in the entry of this id.
#[track_caller]
fn entry(id: &str, printed: &str, instead: &str) -> String {
    line(&format!("{{ id = \"{id}\","), printed, instead)
}

/// Without the entry of this id.
#[track_caller]
fn without(id: &str) -> String {
    let gone = format!("{{ id = \"{id}\",");
    let left = BUILT_IN.lines().filter(|line| !line.contains(&gone)).collect::<Vec<_>>().join("\n");
    assert_eq!(left.lines().count() + 1, BUILT_IN.lines().count(), "{id}");
    left
}

/// With more entries behind the one of this id.
fn more(id: &str, entries: &[String]) -> String {
    let line = BUILT_IN.lines().find(|line| line.contains(&format!("{{ id = \"{id}\","))).expect("an entry");
    BUILT_IN.replacen(line, &format!("{line}\n{}", entries.join("\n")), 1)
}

/// The path and the reason of what is wrong with a sheet.
#[track_caller]
fn fault(sheet: &str) -> (String, &'static str) {
    assert_ne!(sheet, BUILT_IN);
    match AgeOfIndustry::set_up(&Setup::of(2).with_sheet(sheet)) {
        Ok(_) => panic!("the sheet is accepted"),
        Err(fault) => (fault.path, fault.reason.name),
    }
}

#[track_caller]
fn is_at(sheet: &str, path: &str, reason: &str) {
    let (found_path, found_reason) = fault(sheet);
    assert_eq!((found_path.as_str(), found_reason), (path, reason));
}

fn village(number: usize) -> String {
    format!(
        "  {{ id = \"village_{number}\", name = \"V\", kind = \"village\", colour = \"\", x = 1, y = 1, slots = [], \
         village = true, distant_port = false, off_map = false, markets = [], coal_box = \"\" }},"
    )
}

#[test]
fn more_locations_than_forty() {
    let villages: Vec<String> = (0..6).map(village).collect();
    is_at(&more("ulm", &villages), "maps.germany.location.length", "OutOfBounds");
}

#[test]
fn more_spaces_than_sixty_four() {
    let eight = |sheet: String, id: &str| {
        let line = sheet.lines().find(|line| line.contains(&format!("{{ id = \"{id}\","))).expect("an entry").to_owned();
        let blanks = ["\"blank\""; 8].join(", ");
        sheet.replacen(&line, &line.replacen("slots = [\"blank\"]", &format!("slots = [{blanks}]"), 1), 1)
    };
    let sheet = ["frankfurt", "regensburg"].into_iter().fold(BUILT_IN.to_owned(), eight);
    is_at(&sheet, "maps.germany.location.slots.length", "OutOfBounds");
}

#[test]
fn an_id_that_is_none() {
    for id in ["", "Emden", "em den", "track", "emden.1", &"e".repeat(61)] {
        is_at(&entry("emden", "id = \"emden\"", &format!("id = \"{id}\"")), "maps.germany.location[0].id", "NotAnId");
    }
}

#[test]
fn an_id_that_stands_twice() {
    is_at(&entry("bremen", "id = \"bremen\"", "id = \"emden\""), "maps.germany.location[1].id", "DoubleId");
    is_at(&entry("emden-dortmund", "id = \"emden-dortmund\"", "id = \"emden\""), "maps.germany.link[1].id", "DoubleId");
}

#[test]
fn a_name_that_is_none() {
    for name in ["", "\\u0007", &"n".repeat(41)] {
        is_at(&entry("emden", "name = \"Emden\"", &format!("name = \"{name}\"")), "maps.germany.location[0].name", "NotAName");
    }
}

#[test]
fn a_map_without_an_id_or_a_name() {
    for key in ["", "Germany", "My Map!", "a=b", "a\\nb", "track", &"g".repeat(61)] {
        let (path, reason) = fault(&BUILT_IN.replacen("[maps.germany]", &format!("[maps.\"{key}\"]"), 1).replacen(
            "map = \"germany\"",
            "map = \"tyneside\"",
            1,
        ));
        assert_eq!((path, reason), (format!("maps.{}", key.replace("\\n", "\n")), "NotAnId"));
    }
    for name in ["", "\\u0007", &"n".repeat(41)] {
        let sheet = BUILT_IN.replacen("name = \"Germany\"", &format!("name = \"{name}\""), 1);
        is_at(&sheet, "maps.germany.name", "NotAName");
    }
}

#[test]
fn an_unknown_kind_colour_or_space() {
    is_at(&entry("emden", "kind = \"city\"", "kind = \"town\""), "maps.germany.location[0].kind", "NotAChoice");
    is_at(&entry("emden", "colour = \"blue\"", "colour = \"pink\""), "maps.germany.location[0].colour", "NotAChoice");
    is_at(&entry("emden", "[\"port\"]", "[\"dock\"]"), "maps.germany.location[0].slots", "NotAChoice");
}

#[test]
fn spaces_that_do_not_fit_the_place() {
    let nine = format!("[{}]", ["\"blank\""; 9].join(", "));
    let cases = [
        ("emden", 0, "[\"port\"]", "[]"),
        ("emden", 0, "[\"port\"]", "[\"ship\"]"),
        ("emden", 0, "[\"port\"]", &nine),
        ("emden", 0, "colour = \"blue\"", "colour = \"\""),
        ("france", 25, "slots = []", "slots = [\"blank\"]"),
        ("ulm", 34, "slots = []", "slots = [\"blank\"]"),
        ("ulm", 34, "colour = \"\"", "colour = \"red\""),
    ];
    for (id, number, printed, instead) in cases {
        is_at(&entry(id, printed, instead), &format!("maps.germany.location[{number}].slots"), "SlotsOfAnotherPlace");
    }
    for instead in ["[]", "[\"ship\", \"ship\"]", "[\"blank\"]"] {
        is_at(&entry("casco_bay", "[\"ship\"]", instead), "maps.new_england.location[27].slots", "SlotsOfAnotherPlace");
    }
}

#[test]
fn a_flag_that_belongs_to_another_kind_of_place() {
    is_at(&entry("emden", "village = false", "village = true"), "maps.germany.location[0].village", "Fixed");
    is_at(&entry("ulm", "village = true", "village = false"), "maps.germany.location[34].village", "Fixed");
    let at_sea = entry("casco_bay", "distant_port = false", "distant_port = true");
    is_at(&at_sea, "maps.new_england.location[27].distant_port", "SlotsOfAnotherPlace");
}

#[test]
fn a_place_off_the_board() {
    is_at(&entry("emden", "x = 138", "x = 1001"), "maps.germany.location[0].x", "OutOfBounds");
    is_at(&entry("emden", "y = 254", "y = -1"), "maps.germany.location[0].y", "OutOfBounds");
    is_at(&entry("poland_market", "x = 949", "x = \"right\""), "maps.germany.market[0].x", "NotANumber");
}

#[test]
fn an_entry_too_many_or_missing() {
    is_at(&entry("emden", "x = 138", "x = 138, z = 1"), "maps.germany.location[0].z", "UnknownKey");
    is_at(&entry("emden", "off_map = false, ", ""), "maps.germany.location[0].off_map", "Missing");
    is_at(&entry("emden-bremen", "ends =", "cost = 1, ends ="), "maps.germany.link[0].cost", "UnknownKey");
    is_at(&line("name = \"Germany\"", "name", "title"), "maps.germany.name", "Missing");
    is_at(&line("name = \"Germany\"", "name", "sea = 1\nname"), "maps.germany.sea", "UnknownKey");
}

#[test]
fn a_link_without_two_ends() {
    let ends = "[\"emden\", \"bremen\"]";
    for instead in ["[]", "[\"emden\"]", "[\"emden\", \"bremen\", \"hamburg\"]"] {
        is_at(&entry("emden-bremen", ends, instead), "maps.germany.link[0].ends", "NotTwoEnds");
    }
    is_at(&entry("emden-bremen", ends, "[\"emden\", \"london\"]"), "maps.germany.link[0].ends", "UnknownPlace");
}

#[test]
fn a_link_from_a_place_to_itself_or_to_sea() {
    is_at(
        &entry("emden-bremen", "[\"emden\", \"bremen\"]", "[\"emden\", \"emden\"]"),
        "maps.germany.link[0].ends",
        "NoSuchLink",
    );
    let to_sea = entry("portland-canada", "[\"portland\", \"canada\"]", "[\"portland\", \"casco_bay\"]");
    is_at(&to_sea, "maps.new_england.link[0].ends", "NoSuchLink");
}

#[test]
fn two_links_between_the_same_places() {
    for instead in ["[\"emden\", \"bremen\"]", "[\"bremen\", \"emden\"]"] {
        is_at(&entry("emden-dortmund", "[\"emden\", \"dortmund\"]", instead), "maps.germany.link[1].ends", "DoubleLink");
    }
}

#[test]
fn more_links_than_sixty_four_or_none() {
    let pairs = ["emden", "bremen", "hamburg", "hannover", "stettin"];
    let links: Vec<String> =
        pairs.iter().map(|town| format!("  {{ id = \"{town}-ulm\", ends = [\"{town}\", \"ulm\"] }},")).collect();
    is_at(&more("breslau-bohemia", &links), "maps.germany.link.length", "OutOfBounds");
    let from = BUILT_IN.find("link = [\n  { id = \"emden-bremen\"").expect("links");
    let to = from + BUILT_IN[from..].find("\n]").expect("an end");
    is_at(&format!("{}link = [{}", &BUILT_IN[..from], &BUILT_IN[to..]), "maps.germany.link.length", "OutOfBounds");
}

#[test]
fn a_market_at_no_place_or_at_one_that_does_not_name_it() {
    is_at(&entry("poland_market", "at = \"poland\"", "at = \"russia\""), "maps.germany.market[0].at", "UnknownPlace");
    is_at(&entry("poland_market", "at = \"poland\"", "at = \"berlin\""), "maps.germany.market[0].at", "NotNamedThere");
    is_at(&entry("poland_market", "by_sea = false", "by_sea = true"), "maps.germany.market[0].by_sea", "Fixed");
    is_at(&entry("casco_bay_market", "by_sea = true", "by_sea = false"), "maps.new_england.market[2].by_sea", "Fixed");
}

#[test]
fn a_market_that_is_named_and_not_described() {
    is_at(&without("poland_market"), "maps.germany.location.poland.markets", "NotDescribed");
    is_at(
        &entry("berlin", "markets = []", "markets = [\"berlin_market\"]"),
        "maps.germany.location.berlin.markets",
        "NotDescribed",
    );
}

#[test]
fn more_markets_than_eight() {
    let sheet = entry("albany", "markets = []", "markets = [\"albany_market\"]");
    let great_lakes = "  { id = \"great_lakes_market\",";
    let albany = "  { id = \"albany_market\", at = \"albany\", by_sea = false, x = 1, y = 1 },\n";
    is_at(&sheet.replacen(great_lakes, &format!("{albany}{great_lakes}"), 1), "maps.new_england.market.length", "OutOfBounds");
}

#[test]
fn a_coal_box_at_no_place_or_at_one_that_does_not_name_it() {
    let at = "maps.new_england.coal_box[0].ship";
    is_at(&entry("casco_bay_coal", "ship = \"casco_bay\"", "ship = \"loch_ness\""), at, "UnknownPlace");
    is_at(&entry("casco_bay_coal", "ship = \"casco_bay\"", "ship = \"new_york_bay\""), at, "NotNamedThere");
    is_at(&entry("casco_bay_coal", "cubes = 2", "cubes = 10"), "maps.new_england.coal_box[0].cubes", "OutOfBounds");
}

#[test]
fn a_coal_box_that_is_named_and_not_described() {
    is_at(
        &entry("albany", "coal_box = \"\"", "coal_box = \"albany_coal\""),
        "maps.new_england.location.albany.coal_box",
        "NotDescribed",
    );
    is_at(&without("casco_bay_coal"), "maps.new_england.location.casco_bay.coal_box", "NotDescribed");
}

#[test]
fn a_coal_box_on_land() {
    let sheet = entry("albany", "coal_box = \"\"", "coal_box = \"albany_coal\"");
    let casco_bay = "  { id = \"casco_bay_coal\",";
    let albany = "  { id = \"albany_coal\", ship = \"albany\", cubes = 2, x = 1, y = 1 },\n";
    let sheet = sheet.replacen(casco_bay, &format!("{albany}{casco_bay}"), 1);
    is_at(&sheet, "maps.new_england.coal_box[0].ship", "UnknownPlace");
}

#[test]
fn a_lane_that_leads_nowhere() {
    let at = "maps.new_england.lane[0].ends";
    let ends = "[\"portland\", \"casco_bay\"]";
    let id = "portland~casco_bay";
    is_at(&entry(id, ends, "[\"portland\"]"), at, "NotTwoEnds");
    is_at(&entry(id, ends, "[\"portland\", \"atlantis\"]"), at, "UnknownPlace");
    is_at(&entry(id, "port_ship", "ferry"), "maps.new_england.lane[0].kind", "NotAChoice");
    // A town without a port, a town in place of the ship, the two turned round, and one that is there already.
    for instead in ["[\"albany\", \"casco_bay\"]", "[\"portland\", \"boston\"]", "[\"casco_bay\", \"portland\"]"] {
        is_at(&entry(id, ends, instead), at, "NoSuchLane");
    }
    let double = entry("portsmouth~isles_of_shoals", "[\"portsmouth\", \"isles_of_shoals\"]", ends);
    is_at(&double, "maps.new_england.lane[1].ends", "NoSuchLane");
}

#[test]
fn a_lane_to_the_box_or_market_of_another_ship_space() {
    let coal = entry("casco_bay~coal", "casco_bay_coal", "new_york_bay_coal");
    is_at(&coal, "maps.new_england.lane[8].ends", "NoSuchLane");
    let market = entry("casco_bay~market", "casco_bay_market", "new_york_bay_market");
    is_at(&market, "maps.new_england.lane[14].ends", "NoSuchLane");
    let from_land = entry("casco_bay~coal", "ends = [\"casco_bay\"", "ends = [\"portland\"");
    is_at(&from_land, "maps.new_england.lane[8].ends", "NoSuchLane");
}

#[test]
fn more_lanes_than_sixteen() {
    let towns = ["portland", "portsmouth", "boston", "providence", "new_bedford", "new_haven", "new_london", "new_york"];
    let known = ["new_york~new_york_bay"];
    let lanes: Vec<String> = towns
        .iter()
        .flat_map(|town| ["new_york_bay", "casco_bay"].map(|ship| (format!("{town}~{ship}"), *town, ship)))
        .filter(|(id, ..)| !known.contains(&id.as_str()) && id != "portland~casco_bay")
        .map(|(id, town, ship)| format!("  {{ id = \"{id}\", kind = \"port_ship\", ends = [\"{town}\", \"{ship}\"] }},"))
        .collect();
    is_at(&more("new_york~new_york_bay", &lanes), "maps.new_england.lane.length", "OutOfBounds");
}

#[test]
fn a_ship_space_without_its_lanes() {
    for id in ["portland~casco_bay", "casco_bay~coal", "casco_bay~market"] {
        is_at(&without(id), "maps.new_england.location.casco_bay", "ShipWithoutSea");
    }
}

#[test]
fn ships_where_the_map_says_none_and_none_where_it_says_ships() {
    let new_england = "name = \"New England\"\nships = true";
    is_at(
        &BUILT_IN.replacen(new_england, "name = \"New England\"\nships = false", 1),
        "maps.new_england.location.casco_bay",
        "ShipWithoutSea",
    );
    let germany = "name = \"Germany\"\nships = false";
    is_at(&BUILT_IN.replacen(germany, "name = \"Germany\"\nships = true", 1), "maps.germany.ships", "Fixed");
}

#[test]
fn a_place_that_cannot_be_reached() {
    let (path, reason) = fault(&without("hamburg-denmark"));
    assert_eq!((path.as_str(), reason), ("maps.germany.link", "NotConnected"));
}

#[test]
fn fewer_tiles_than_market_spaces() {
    let few = BUILT_IN.replacen("accepts = [\"cotton\"]\ncopies = 7", "accepts = [\"cotton\"]\ncopies = 0", 1);
    let few = few.replacen("accepts = [\"goods\"]\ncopies = 5", "accepts = [\"goods\"]\ncopies = 0", 1);
    let few = few.replacen("accepts = []\ncopies = 3", "accepts = []\ncopies = 2", 1);
    is_at(&few, "market_tile", "OutOfBounds");
}

/// Plays a sheet for a while, if it is accepted.
fn try_out(sheet: &str, map: &str) -> bool {
    let Ok(rules) = AgeOfIndustry::set_up(&Setup::of(3).switch("map", map).with_sheet(sheet)) else { return false };
    let mut state = rules.deal(Chance::from_parts(7, 0), &mut ());
    let mut moves = Moves::new();
    for step in 0..150 {
        let Some(seat) = rules.turn(&state).seats().iter().next() else { break };
        rules.moves(&state, seat, &mut moves);
        let mv = moves[step * 7 % moves.len()];
        rules.play(&mut state, seat, mv, &mut ());
    }
    assert_eq!(rules.audit(&state), Ok(()));
    true
}

/// The lines of the maps, by number.
fn map_lines() -> std::ops::Range<usize> {
    let number = |text: &str| BUILT_IN.lines().position(|line| line == text).expect(text);
    number("[maps.germany]")..number("[sources]")
}

#[test]
fn leaving_out_any_line_of_a_map_never_panics() {
    let lines: Vec<&str> = BUILT_IN.lines().collect();
    let mut played = 0;
    for gone in map_lines() {
        let sheet = [&lines[..gone], &lines[gone + 1..]].concat().join("\n");
        for map in ["germany", "new_england", "tyneside"] {
            played += usize::from(try_out(&sheet, map));
        }
    }
    assert!(played > 300, "most links can be left out: {played}");
}

#[test]
fn writing_any_entry_of_a_map_twice_is_a_fault() {
    let lines: Vec<&str> = BUILT_IN.lines().collect();
    for twice in map_lines().filter(|number| lines[*number].starts_with("  {")) {
        let sheet = [&lines[..=twice], &lines[twice..]].concat().join("\n");
        assert_eq!(fault(&sheet).1, "DoubleId", "{}", lines[twice]);
    }
}
