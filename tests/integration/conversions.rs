//! Real events in every format that is written: read back, they have the same ranking, or the list says why not.

use crate::harness::{Folder, Run};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The files of real events, each in another format or form.
const SOURCES: [&str; 7] = [
    "acbl-club-mitchell.json",
    "bridgemate.bws.gz",
    "jfr-mp-wb130808",
    "kops-mp-pch1003.zip",
    "pbn-scoretable-contracts.pbn",
    "pbn-scoretable-scores.pbn",
    "usebio-mp-after.xml",
];

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

#[test]
fn every_event_keeps_its_ranking_or_the_list_says_why_not() {
    let Some(events) = folder_of_events() else { return };
    let folder = Folder::new();
    for source in SOURCES {
        let file = events.join(source);
        let before = places(&file);
        assert!(before.len() > 10, "{source}");
        for target in ["o.xml", "o.csv", "o.json"] {
            let done = Run::args(["convert", "--names", "-o", target]).arg(&file).within(folder.path()).done().exits(0);
            let after = places(&folder.path().join(target));
            let is_other = before.iter().any(|(who, place)| after.get(who) != Some(place));
            let says = ["another place", "settings that"].iter().any(|words| done.stderr.contains(words));
            assert!(!is_other || says, "{source} to {target}: {}", done.stderr);
        }
    }
}
