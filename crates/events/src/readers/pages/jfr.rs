//! JFR Pary: `NAME.html` with frames, `NAMEnnn.html` a board, its results there or in `NAMEnnn.txt`, and the ranking in
//! `W-NAME.html`.

use super::files::{File, head_has, pages};
use super::whole::{BoardPages, boards, rankings, rankings_in, results_in};
use crate::model::{Event, EventBuilder, Fault, FaultKind, Format};
use crate::readers::{ReadOptions, Reader};
use crate::source::NamedBytes;
use std::collections::BTreeMap;

/// The beginning of a board's heading.
const HEADING: &str = "ROZDANIE";

/// The beginnings of names of pages that are no boards: the histories of pairs and the ranking.
const OTHER_PAGES: [&str; 2] = ["H-", "W-"];

/// Reads JFR Pary.
pub(in super::super) struct Jfr;

impl Reader for Jfr {
    fn format(&self) -> Format {
        Format::Jfr
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(|file| {
            let is_page = head_has(file, &[b"generator", b"jfr "]) && !head_has(file, &[b"kops2www"]);
            // A text that a board's page loads.
            is_page || head_has(file, &[b"<table", b"class=\"noc\"", b"numery", b"zapis"])
        })
    }

    fn read(&self, files: &[NamedBytes], _options: &ReadOptions) -> Result<Event, Fault> {
        let mut event = EventBuilder::new(Format::Jfr);
        let pages = pages(files, &mut event);
        let of_boards = boards_of(&pages, &mut event);
        if of_boards.is_empty() {
            let place = files.first().map(NamedBytes::place).unwrap_or_default();
            return Err(Fault::at(place, FaultKind::Missing { what: "board".to_owned() }));
        }
        boards(&of_boards, &mut event);
        let ranking = ranking_of(&pages, &of_boards);
        rankings(ranking, &mut event);
        let named = ranking.or_else(|| pages.iter().find(|file| numbered(file).is_none()));
        event.name = named.map(|file| file.page.title.clone()).filter(|title| !title.is_empty());
        event.program = pages.iter().find_map(|file| program(&file.page.text));
        Ok(event.finish())
    }
}

/// The program as the foot of a page has it: `Pary.4.1.0.23`.
fn program(text: &str) -> Option<String> {
    text.split_whitespace().find(|word| word.starts_with("Pary.")).map(str::to_owned)
}

/// The number of digits in the name of a board's file.
const DIGITS: usize = 3;

/// The number at the end of a board's file, and the path before it; `None` for files that are no boards.
fn numbered(file: &File) -> Option<(&str, u32)> {
    let is_board = !OTHER_PAGES.iter().any(|start| file.stem.starts_with(start))
        && (file.headed(HEADING).is_some() || results_in(file).is_some());
    let path = file.path();
    let (prefix, digits) = path.split_at_checked(path.len().checked_sub(DIGITS)?)?;
    let number = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())??;
    is_board.then_some((prefix, number))
}

/// The boards in the order of their files. If there is more than one tournament, those of the first by name.
fn boards_of<'a>(pages: &'a [File], event: &mut EventBuilder) -> Vec<BoardPages<'a>> {
    let mut tournaments: BTreeMap<&str, BTreeMap<u32, Vec<&File>>> = BTreeMap::new();
    for file in pages {
        if let Some((prefix, number)) = numbered(file) {
            tournaments.entry(prefix).or_default().entry(number).or_default().push(file);
        }
    }
    let mut tournaments = tournaments.into_values();
    let first = tournaments.next().unwrap_or_default();
    for other in tournaments {
        if let Some(file) = other.values().flatten().next() {
            event.fault(file.place(), FaultKind::NotRead { what: "second tournament".to_owned() });
        }
    }
    first.into_iter().filter_map(|(number, files)| board_of(number, &files)).collect()
}

/// A board's pages: its results are in the text that its page loads, if that has any.
fn board_of<'a>(number: u32, files: &[&'a File]) -> Option<BoardPages<'a>> {
    let page = files.iter().copied().find(|file| !file.is_text);
    let text = files.iter().copied().find(|file| file.is_text);
    let has_results = |file: &&File| results_in(file).is_some_and(|(table, columns)| columns.has_results(table));
    let results = text.filter(has_results).or_else(|| page.filter(has_results)).or(text).or(page)?;
    let number = page.and_then(|page| page.headed(HEADING)).unwrap_or(number);
    Some(BoardPages { number, page, results })
}

/// The page with the ranking: a page of its own, else one beside the boards.
fn ranking_of<'a>(pages: &'a [File], boards: &[BoardPages<'_>]) -> Option<&'a File> {
    let prefix = boards.first().and_then(|board| numbered(board.results)).map_or("", |(prefix, _)| prefix);
    let (folder, name) = prefix.rsplit_once('/').unwrap_or(("", prefix));
    let own = |file: &&File| file.stem.strip_prefix("W-") == Some(name) && file.name.starts_with(folder);
    let mut ranking = pages.iter().filter(|file| !rankings_in(file).is_empty());
    let beside = |file: &&File| file.path().starts_with(prefix);
    ranking.clone().find(own).or_else(|| ranking.find(beside))
}
