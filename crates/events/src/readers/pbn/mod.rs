//! Portable Bridge Notation 2.1: score tables of boards, the total score table, and single games of matches in two
//! rooms.

mod event;
mod games;
pub(crate) mod names;
mod tables;

pub(crate) use games::pair as tag_pair;
pub(crate) use tables::{PbnColumn, word_ranges};

use super::{ReadOptions, Reader, open};
use crate::model::{Detail, Event, Fault, FaultKind, Format};
use crate::source::NamedBytes;

/// The number of bytes of a file that are searched for its first tags.
const HEAD: usize = 64 * 1024;

/// Reads PBN.
pub(super) struct Pbn;

impl Reader for Pbn {
    fn format(&self) -> Format {
        Format::Pbn
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(has_tags)
    }

    fn read(&self, files: &[NamedBytes], _options: &ReadOptions) -> Result<Event, Fault> {
        let (file, mut event) = open::one_file(files, self.format(), has_tags)?;
        let text = open::text(file, &mut event);
        let games = games::read(&text, &file.name, &mut event).map_err(|kind| Fault::at(file.place(), kind))?;
        if games.is_empty() {
            return Err(Fault::at(file.place(), FaultKind::Missing { what: "Board".into() }));
        }
        event.details.extend(details(&games));
        event.left.extend(left(&games));
        event::make(games, &file.name, &mut event);
        Ok(event.finish())
    }
}

/// The tags whose values are in the event, or follow from it.
#[rustfmt::skip]
const KEPT: &[&str] = &[
    "application", "board", "competition", "contract", "deal", "dealer", "declarer", "event", "generator", "hometeam",
    "pairew", "pairns", "result", "room", "round", "score", "scoretable", "scoring", "session", "stage",
    "totalscoretable", "visitteam", "vulnerable",
];

/// Tags of facts, and the elements of USEBIO that mean the same.
const DETAILS: [(&str, &str); 2] = [("date", Detail::DATE), ("site", "VENUE")];

/// The facts that all games which state them have in common.
fn details(games: &[games::Game]) -> Vec<Detail> {
    let common = |(tag, name): (&str, &str)| {
        let mut stated = games.iter().filter_map(|game| game.value(tag));
        let first = stated.next()?;
        stated.all(|other| other == first).then(|| Detail::of_event(name, first))
    };
    DETAILS.into_iter().filter_map(common).collect()
}

/// The tags of the games that are not in the event, each once.
fn left(games: &[games::Game]) -> std::collections::BTreeSet<String> {
    let details = details(games);
    let is_detail =
        |tag: &str| DETAILS.iter().any(|(own, name)| *own == tag && details.iter().any(|one| *one.name == **name));
    let names = games.iter().flat_map(games::Game::names).filter(|name| !KEPT.contains(name) && !is_detail(name));
    names.map(|name| format!("[{name}]")).collect()
}

/// Returns true if a file has the tag of a board, and one of its results.
fn has_tags(file: &NamedBytes) -> bool {
    let head: Vec<u8> = file.bytes.iter().take(HEAD).copied().filter(|byte| *byte != 0).collect();
    let text = String::from_utf8_lossy(&head).to_ascii_lowercase();
    let has = |tag: &str| {
        // Lines of old Macs end in a carriage return alone.
        text.split(['\n', '\r'])
            .any(|line| line.trim_start().strip_prefix('[').is_some_and(|rest| rest.trim_start().starts_with(tag)))
    };
    has("board ") && ["scoretable ", "contract ", "score ", "result ", "deal "].iter().any(|tag| has(tag))
}
