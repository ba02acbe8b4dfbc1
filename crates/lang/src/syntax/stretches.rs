//! A script cut where it can be read in parts.

use super::keywords::Keyword;
use super::lexer::is_blank;
use super::splitter::{Segment, SegmentKind, Splitter};
use super::words::opening_word;
use crate::source::FileId;
use std::ops::Range;

/// A text with more unreadable places is not cut.
const MOST_UNREADABLE: usize = 100;

/// The segments of a script in order, each of whole lines: parsed one after the other they give the same script. A
/// statement has a segment of its own if its lines hold no other, and so has a comment; blank lines lie between. An
/// auction with a call in brackets is joined to all that is stated of its board.
#[must_use]
pub fn stretches(text: &str) -> Vec<Range<usize>> {
    let mut splitter = Splitter::new(FileId::default(), text, None);
    let (mut cuts, mut depth) = (vec![0], 0_usize);
    let (mut has_more, mut unreadable) = (true, 0);
    // An auction with a call in brackets looks at what is stated below it of its board.
    let mut reads_on = false;
    while has_more {
        has_more = splitter.advance();
        // A problem between two segments is reported with the later one.
        let mut is_joined = splitter.found.problems.len() > unreadable;
        unreadable = splitter.found.problems.len();
        for segment in splitter.found.segments.drain(..) {
            let is_inside = matches!(segment.kind, SegmentKind::Comment { inside: true });
            // Most segments have no bracket, and looking up their first words takes longer than finding them.
            let has_bracket = || text.get(segment.start..segment.end).is_some_and(|statement| statement.contains('['));
            if depth == 0 && !is_inside && (reads_on || has_bracket()) {
                let begins = beginning(text, &segment);
                reads_on = begins.unwrap_or(reads_on);
                is_joined |= begins.is_none() && reads_on;
            }
            if depth == 0 && !is_inside && !std::mem::take(&mut is_joined) {
                cuts.extend(line_of(text, segment.start));
            }
            match segment.kind {
                SegmentKind::Open(_) => depth = depth.saturating_add(1),
                SegmentKind::Close => depth = depth.saturating_sub(1),
                SegmentKind::Item | SegmentKind::Comment { .. } => {}
            }
            if depth == 0 && !is_inside && !reads_on {
                cuts.extend(line_behind(text, segment.end));
            }
        }
    }
    if unreadable > MOST_UNREADABLE {
        cuts.truncate(1);
    }
    cuts.push(text.len());
    cuts.dedup();
    let pairs = cuts.iter().zip(cuts.iter().skip(1));
    pairs.map(|(from, to)| *from..*to).collect()
}

/// Whether a statement with which a board, an auction or a case begins is an auction with a call in brackets; `None` for any
/// other segment.
fn beginning(text: &str, segment: &Segment) -> Option<bool> {
    if matches!(segment.kind, SegmentKind::Comment { .. } | SegmentKind::Close) {
        return None;
    }
    let statement = text.get(segment.start..segment.end)?;
    let opening = opening_word(statement);
    let begins = [Keyword::Board, Keyword::Auction, Keyword::Case].iter().any(|word| opening == word.word());
    begins.then(|| opening == Keyword::Auction.word() && statement.contains('['))
}

/// The start of the line of a byte, where nothing is before it.
fn line_of(text: &str, byte: usize) -> Option<usize> {
    let before = text.get(..byte)?.trim_end_matches(is_blank_in_line);
    (before.is_empty() || before.ends_with('\n')).then_some(before.len())
}

/// The start of the next line, where nothing is left on that of a byte.
fn line_behind(text: &str, byte: usize) -> Option<usize> {
    let rest = text.get(byte..)?.trim_start_matches(is_blank_in_line);
    rest.starts_with('\n').then(|| text.len().saturating_sub(rest.len()).saturating_add(1))
}

fn is_blank_in_line(character: char) -> bool {
    character != '\n' && is_blank(character)
}
