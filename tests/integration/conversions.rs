//! Real events in every format that is written: read back, they have the same ranking, or the list says why not.

use crate::harness::{Folder, Run};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The files of real events, each in another format or form.
const SOURCES: [&str; 9] = [
    "acbl-club-mitchell.json",
    "bridgemate.bws.gz",
    "jfr-butler-131108.tar.gz",
    "jfr-mp-wb130808",
    "kops-mp-pch1003.zip",
    "pbn-scoretable-contracts.pbn",
    "pbn-scoretable-scores.pbn",
    "usebio-mp-after.xml",
    "usebio-mp-before.xml",
];

const TARGETS: [&str; 3] = ["o.xml", "o.csv", "o.json"];

fn folder_of_events() -> Option<PathBuf> {
    let named = std::env::var_os("REDRESS_EVENT_FILES").map(PathBuf::from);
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut places = named.into_iter().chain(above.map(|folder| folder.join("shared/data/events")));
    let found = places.find(|place| place.is_dir());
    if found.is_none() {
        eprintln!("SKIPPED: the result files of real events are not here (REDRESS_EVENT_FILES names their folder)");
    }
    found
}

/// The places by pair and direction; a section is part of the pair.
fn places(file: &Path) -> BTreeMap<(String, String), u64> {
    let done = Run::args(["event", "--format", "json"]).arg(file).done();
    let document: Value = serde_json::from_str(&done.stdout).unwrap();
    let text = |of: &Value, name: &str| of[name].as_str().unwrap_or_default().to_owned();
    let standings = document["ranking"].as_array().unwrap();
    let place = |own: &Value| {
        Some(((text(own, "section") + &text(own, "pair"), text(own, "direction")), own["place"].as_u64()?))
    };
    standings.iter().filter_map(place).collect()
}

/// Converts a file; who has another place where the copy is read, and what was listed.
fn converted(file: &Path, target: &str, folder: &Folder) -> (Vec<String>, String) {
    let before = places(file);
    let done = Run::args(["convert", "--names", "-o", target]).arg(file).within(folder.path()).done().exits(0);
    let after = places(&folder.path().join(target));
    let moved = before.iter().filter(|(who, place)| after.get(*who) != Some(*place));
    (moved.map(|((pair, direction), _)| format!("{direction} {pair}").trim().to_owned()).collect(), done.stderr)
}

#[test]
fn every_real_event_keeps_the_place_of_each_pair_in_every_format() {
    let Some(events) = folder_of_events() else { return };
    let folder = Folder::new();
    for source in SOURCES {
        assert!(places(&events.join(source)).len() > 10, "{source}");
        for target in TARGETS {
            let (moved, listed) = converted(&events.join(source), target, &folder);
            assert_eq!(moved, [""; 0], "{source} to {target}: {listed}");
            // Nothing is said of settings that are lost, or of others' places, where none are.
            assert!(!listed.contains("settings that") && !listed.contains("another place"), "{source}: {listed}");
        }
    }
}

/// A club's evening as USEBIO has it, with everything that no figure follows from.
const CLUB: &str = "<?xml version=\"1.0\"?>\n<USEBIO Version=\"1.2\"><CLUB><CLUB_NAME>Elm Street</CLUB_NAME>\
    <CLUB_ID_NUMBER>12</CLUB_ID_NUMBER></CLUB><EVENT EVENT_TYPE=\"MP_PAIRS\"><EVENT_IDENTIFIER>7</EVENT_IDENTIFIER>\
    <EVENT_DESCRIPTION>Monday</EVENT_DESCRIPTION><PROGRAM_NAME>Tally</PROGRAM_NAME><PROGRAM_VERSION>2.1</PROGRAM_VERSION>\
    <WINNER_TYPE>1</WINNER_TYPE><DATE>23/11/2026</DATE><CONTACT><FULL_NAME>Ann Lee</FULL_NAME></CONTACT>\
    <PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLACE>1</PLACE><MASTER_POINTS_AWARDED>12</MASTER_POINTS_AWARDED>\
    <PLAYER><PLAYER_NAME>Ann Lee</PLAYER_NAME><NATIONAL_ID_NUMBER>1001</NATIONAL_ID_NUMBER></PLAYER>\
    <PLAYER><PLAYER_NAME>Bob Roy</PLAYER_NAME><NATIONAL_ID_NUMBER>1002</NATIONAL_ID_NUMBER>\
    <CLUB_ID_NUMBER>9</CLUB_ID_NUMBER></PLAYER></PAIR><PAIR><PAIR_NUMBER>2</PAIR_NUMBER></PAIR>\
    <PAIR><PAIR_NUMBER>3</PAIR_NUMBER></PAIR><PAIR><PAIR_NUMBER>4</PAIR_NUMBER></PAIR></PARTICIPANTS>\
    <BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>\
    <EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>420</SCORE></TRAVELLER_LINE><TRAVELLER_LINE>\
    <NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER><SCORE>-50</SCORE></TRAVELLER_LINE></BOARD>\
    </EVENT></USEBIO>\n";

/// The facts of the club's evening, each once.
const FACTS: [&str; 10] = [
    "<CLUB_NAME>Elm Street</CLUB_NAME>",
    "<CLUB_ID_NUMBER>12</CLUB_ID_NUMBER>",
    "<EVENT_IDENTIFIER>7</EVENT_IDENTIFIER>",
    "<DATE>23/11/2026</DATE>",
    "<PROGRAM_VERSION>2.1</PROGRAM_VERSION>",
    "<FULL_NAME>Ann Lee</FULL_NAME>",
    "<MASTER_POINTS_AWARDED>12</MASTER_POINTS_AWARDED>",
    "<NATIONAL_ID_NUMBER>1001</NATIONAL_ID_NUMBER>",
    "<NATIONAL_ID_NUMBER>1002</NATIONAL_ID_NUMBER>",
    "<CLUB_ID_NUMBER>9</CLUB_ID_NUMBER>",
];

#[test]
fn facts_about_club_and_players_are_kept_or_listed() {
    let folder = Folder::new();
    folder.file("club.xml", CLUB);
    let convert = |from: &str, names: bool, to: &str| {
        let names = if names { &["--names"][..] } else { &[] };
        let done = Run::args(["convert", from, "-o", to]).args_of(names).within(folder.path()).done().exits(0);
        (std::fs::read_to_string(folder.path().join(to)).unwrap(), done.stderr)
    };
    // By way of our JSON too.
    convert("club.xml", true, "club.json");
    for from in ["club.xml", "club.json"] {
        let (written, listed) = convert(from, true, "copy.xml");
        for fact in FACTS {
            assert_eq!(written.matches(fact).count(), 1, "{from} {fact}: {written}");
        }
        assert!(written.contains("<PROGRAM_NAME>Tally</PROGRAM_NAME>"), "{written}");
        assert_eq!(listed.lines().count(), 1, "{listed}");
    }
    let (written, listed) = convert("club.xml", false, "bare.xml");
    assert!(written.contains("Elm Street") && !written.contains("Ann Lee") && !written.contains("1001"), "{written}");
    assert!(listed.contains("their numbers as members"), "{listed}");
    let (written, listed) = convert("club.xml", true, "club.csv");
    assert!(
        written.contains("# DATE: 23/11/2026\n") && written.contains("# CLUB/CLUB_NAME: Elm Street\n"),
        "{written}"
    );
    assert!(listed.contains("`NATIONAL_ID_NUMBER ×2`") && listed.contains("`MASTER_POINTS_AWARDED`"), "{listed}");
    assert!(convert("club.csv", true, "again.xml").0.contains("<CLUB_NAME>Elm Street</CLUB_NAME>"));
}

#[test]
fn settings_that_a_file_states_are_its_rules() {
    // At one matchpoint a win 1.5 of 2; Neuberg of 5 expected (1.5 + 0.5) × 5/3 − 0.5.
    let folder = Folder::new();
    let rows = "board,ns,ew,score\n1,1,4,420\n1,2,5,420\n1,3,6,-50\n";
    folder.file("stated.csv", format!("# set win 1; set tables 5,,,\n{rows}"));
    let ranking = |file: &str| {
        let document = Run::args(["event", file, "--format", "json"]).within(folder.path()).done().exits(0).json();
        let standings = document["ranking"].as_array().unwrap().iter();
        standings
            .map(|own| (own["pair"].as_str().unwrap().to_owned(), own["points"].to_string()))
            .collect::<BTreeMap<_, _>>()
    };
    let stated = ranking("stated.csv");
    assert_eq!(stated["1"], "\"17/6\"");
    for to in ["copy.xml", "copy.csv", "copy.json"] {
        Run::args(["convert", "stated.csv", "-o", to]).within(folder.path()).done().exits(0);
        assert_eq!(ranking(to), stated, "{to}");
    }
    folder.file("wrong.csv", format!("# set winning 1\n{rows}"));
    let done = Run::args(["event", "wrong.csv"]).within(folder.path()).done().exits(0);
    assert!(done.stderr.contains("set winning 1"), "{}", done.stderr);
}

#[test]
fn points_that_pairs_carry_go_with_them() {
    let folder = Folder::new();
    let head = "board,ns,ew,score,NS penalty,EW penalty,NS carry,EW handicap";
    let events = [
        ("mp", format!("scoring,{head}\nmatchpoints,1,1,4,420,25%,,1,\n,1,2,5,420,0.5 MP,1,,2.5%\n,1,3,6,-50,,,,\n")),
        ("imps", format!("scoring,{head}\ncross-imps,1,1,4,420,3 IMP,,-1,\n,1,2,5,420,,2,,1.5\n,1,3,6,-50,,,,\n")),
    ];
    for (name, text) in events {
        let file = folder.path().join(format!("{name}.csv"));
        std::fs::write(&file, text).unwrap();
        let own = points(&file);
        for target in TARGETS {
            let (_, listed) = converted(&file, target, &folder);
            let again = points(&folder.path().join(target));
            if target == "o.xml" {
                // A handicap has no element.
                assert!(listed.contains("handicaps are not written"), "{listed}");
                assert!(own.iter().filter(|(pair, _)| *pair != "5").all(|(pair, own)| again.get(pair) == Some(own)));
            } else {
                assert_eq!(again, own, "{name} to {target}: {listed}");
            }
        }
    }
    // A penalty at a table, and one of the ranking that the file prints.
    folder.file("rulings.ruling", "board 1\npenalty NS 25%\nat NS 3 EW 6: -100\n");
    let args = ["event", "mp.csv", "--rulings", "rulings.ruling", "--format"];
    let own = Run::args(args).arg("json").within(folder.path()).done().exits(0).json();
    for (format, name) in [("csv", "ruled.csv"), ("usebio", "ruled.xml")] {
        let done = Run::args(args).arg(format).within(folder.path()).done().exits(0);
        folder.file(name, &done.stdout);
        let again = points(&folder.path().join(name));
        let ranking = own["ranking"].as_array().unwrap();
        let wanted = ranking.iter().map(|own| (own["pair"].as_str().unwrap().to_owned(), own["points"].to_string()));
        for (pair, points) in wanted.filter(|(pair, _)| format == "csv" || pair != "5") {
            assert_eq!(again[&pair], points, "{format} {pair}: {}", done.stdout);
        }
    }
}

/// The points of each pair, net.
fn points(file: &Path) -> BTreeMap<String, String> {
    let document = Run::args(["event", "--format", "json"]).arg(file).done().json();
    let standings = document["ranking"].as_array().unwrap().iter();
    standings.map(|own| (own["pair"].as_str().unwrap().to_owned(), own["points"].to_string())).collect()
}
