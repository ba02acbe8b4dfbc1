//! Files that hold an event and are not read: where they come from, so that the user learns what to save instead.

use crate::model::Origin;
use crate::source::NamedBytes;

/// The number of bytes of a file that are searched.
const HEAD: usize = 256 * 1024;

/// The beginning of a spreadsheet as old programs save it.
const COMPOUND: &[u8] = &[0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1];

/// The source of a page, by a word of it in small letters; the first that is there counts.
const OF_PAGES: [(Origin, &[u8]); 5] = [
    (Origin::RealBridge, b"realbridge"),
    (Origin::BridgeWebs, b"bridgewebs"),
    (Origin::Pianola, b"pianola"),
    (Origin::BridgeComposer, b"bridgecomposer"),
    (Origin::Bbo, b"bridgebase.com/myhands"),
];

/// The source of the first of these files that is known; `None` if none is.
pub(super) fn source(files: &[NamedBytes]) -> Option<(&NamedBytes, Origin)> {
    let is_sheet = |file: &&NamedBytes| ["xl/workbook.xml", "content.xml"].iter().any(|part| file.name.ends_with(part));
    files
        .iter()
        .find(is_sheet)
        .map(|file| (file, Origin::Spreadsheet))
        .or_else(|| files.iter().find_map(|file| Some((file, source_of(file)?))))
}

fn source_of(file: &NamedBytes) -> Option<Origin> {
    let start = file.bytes.trim_ascii_start();
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start);
    if start.starts_with(b"%PDF") {
        return Some(Origin::Pdf);
    }
    if start.starts_with(COMPOUND) {
        return Some(Origin::Spreadsheet);
    }
    let head = file.bytes.get(..HEAD).unwrap_or(&file.bytes).to_ascii_lowercase();
    let has = |word: &[u8]| head.windows(word.len()).any(|window| window == word);
    if start.starts_with(b"[") || start.starts_with(b"{") {
        return (has(b"sessionguid") && has(b"sectionletters")).then_some(Origin::DataConnector);
    }
    if !start.starts_with(b"<") {
        return None;
    }
    let known = OF_PAGES.iter().find(|(_, word)| has(word)).map(|(source, _)| *source);
    known.or_else(|| (has(b"<html") || has(b"<table")).then_some(Origin::Page))
}
