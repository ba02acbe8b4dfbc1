//! Inputs that fuzzing starts from, one of each kind: written where `REDRESS_FUZZ_SEEDS` names a folder.

use crate::archives::{gzipped, tarred, zipped};
use crate::generated::{Kind, event};
use crate::pages_made::{jfr_event, kops_event};
use redress_events::model::{Format, Winners};
use redress_events::source::NamedBytes;
use redress_events::writers::{WriteOptions, write};
use std::path::PathBuf;

/// Files as one input: 1E comes before each, 1F between its name and its bytes.
fn together(files: &[NamedBytes]) -> Vec<u8> {
    files.iter().flat_map(|file| [b"\x1e", file.name.as_bytes(), b"\x1f", &file.bytes].concat()).collect()
}

#[test]
fn fuzzing_starts_from_small_events() {
    let (jfr, kops) = (jfr_event(), kops_event());
    let entries: Vec<(&str, &[u8])> = jfr.iter().map(|file| (&*file.name, file.bytes.as_slice())).collect();
    let pairs = Kind { winners: Winners::Two, ..Kind::PAIRS };
    let written = |format| write(&event(1, pairs), None, format, WriteOptions::with_names(true)).unwrap().bytes;
    let recap = crate::acbl::recap("", "", "");
    let pbn =
        crate::pbn::tags(&[("Board", "1"), ("ScoreTable", "PairId_NS;PairId_EW;Score_NS")]) + "1 2 420\n3 4 -50\n";
    let seeds = [
        ("jfr", together(&jfr)),
        ("kops", together(&kops)),
        ("archives", zipped(&entries)),
        ("archives", tarred(&entries)),
        ("archives", gzipped(&tarred(&entries))),
        ("usebio", written(Format::Usebio)),
        ("csv", written(Format::Csv)),
        ("json", written(Format::Json)),
        ("acbl", recap.into_bytes()),
        ("pbn", pbn.into_bytes()),
    ];
    assert!(seeds.iter().all(|(_, bytes)| !bytes.is_empty()));
    let Some(folder) = std::env::var_os("REDRESS_FUZZ_SEEDS").map(PathBuf::from) else { return };
    for (number, (target, bytes)) in seeds.iter().enumerate() {
        let folder = folder.join(target);
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(format!("seed-{number}")), bytes).unwrap();
    }
}
