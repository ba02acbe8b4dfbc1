//! The columns of a file, and the fields of a record.

use redress_events::model::{Fault, FaultKind, Place};
use std::borrow::Cow;

/// The columns that are read, in the order of [`Fields`](super::rows).
pub(super) const NEEDED: [&str; 4] = ["board", "ns", "ew", "score"];

/// Columns without which the figures would be others: such a file is left to the reader of whole events.
const DECISIVE: [&str; 3] = ["section", "session", "room"];

/// The longest record that is read, in bytes.
pub(super) const LONGEST: usize = 64 * 1024;

/// The content of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Skip,
    Board,
    Ns,
    Ew,
    Score,
    Section,
}

/// The layout of a file's rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Layout {
    pub delimiter: u8,
    /// The role of each column, up to the last one that is needed.
    pub roles: Vec<Role>,
    /// The columns of the board, of the contestants, of the score and of the section.
    pub board: usize,
    pub ns: usize,
    pub ew: usize,
    pub score: usize,
    pub section: Option<usize>,
}

/// The extent of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// To its end, over so many bytes and lines.
    Whole { bytes: usize, lines: u64 },
    /// Beyond the bytes read so far.
    Unfinished,
    /// A quotation mark opens in it and never closes, or it is too long. Its first line has so many bytes, and goes on
    /// beyond them if it does not end there.
    Broken { bytes: usize, ends: bool },
}

impl Layout {
    /// The layout of a header: names of columns in any order and in any case, those of `columns` (`("board", "Rozd.")`)
    /// before the usual ones.
    ///
    /// # Errors
    /// A column is missing, there twice, or would have to be read too.
    ///
    /// `section` is the heading of the sections, if rows are read with theirs.
    pub fn parse(header: &[u8], columns: &[(String, String)], section: Option<&str>) -> Result<Self, Fault> {
        let delimiter = delimiter(header);
        let mut fields = Vec::new();
        cut(header, delimiter, &mut fields);
        let names: Vec<Cow<'_, str>> = fields.iter().map(|field| String::from_utf8_lossy(field)).collect();
        let at = |kind| Fault::at(Place { line: Some(1), ..Place::default() }, kind);
        let mut roles = roles(&names, columns, section).map_err(at)?;
        let needed = roles.iter().rposition(|role| *role != Role::Skip).map_or(0, |last| last + 1);
        roles.truncate(needed);
        let column = |role| roles.iter().position(|own| *own == role);
        let of = |role| column(role).unwrap_or_default();
        let (board, score) = (of(Role::Board), of(Role::Score));
        Ok(Self { delimiter, board, ns: of(Role::Ns), ew: of(Role::Ew), score, section: column(Role::Section), roles })
    }
}

/// The role of each column of these names, those of `columns` (`("board", "Rozd.")`) before the usual ones.
///
/// # Errors
/// A column is missing, there twice, or would have to be read too.
pub(super) fn roles(
    names: &[impl AsRef<str>],
    columns: &[(String, String)],
    section: Option<&str>,
) -> Result<Vec<Role>, FaultKind> {
    let names: Vec<String> = names.iter().map(|name| name.as_ref().trim().to_lowercase()).collect();
    let called = |what: &str| {
        let mapped = columns.iter().find(|(name, _)| name.trim().eq_ignore_ascii_case(what));
        mapped.map_or_else(|| what.to_owned(), |(_, column)| column.trim().to_lowercase())
    };
    let section = section.map(|heading| heading.trim().to_lowercase());
    let is_other = |what: &str| names.iter().any(|name| *name == called(what) && section.as_ref() != Some(name));
    if let Some(what) = DECISIVE.iter().find(|what| is_other(what)) {
        return Err(FaultKind::NotRead { what: (*what).to_owned() });
    }
    let role = |name: &String| if section.as_ref() == Some(name) { Role::Section } else { Role::Skip };
    let mut roles: Vec<Role> = names.iter().map(role).collect();
    for (what, role) in NEEDED.iter().zip([Role::Board, Role::Ns, Role::Ew, Role::Score]) {
        let name = called(what);
        let mut found = names.iter().zip(&mut roles).filter(|(column, _)| **column == name);
        let missing = || FaultKind::Missing { what: (*what).to_owned() };
        *found.next().ok_or_else(missing)?.1 = role;
        if found.next().is_some() {
            return Err(FaultKind::Value { what: (*what).to_owned(), found: name });
        }
    }
    if roles.iter().filter(|role| !matches!(role, Role::Skip | Role::Section)).count() < NEEDED.len() {
        // One column was mapped to two things.
        return Err(FaultKind::Missing { what: NEEDED.join(", ") });
    }
    Ok(roles)
}

/// The delimiter: that of the usual signs that occurs most often in the header.
pub(super) fn delimiter(header: &[u8]) -> u8 {
    let times = |sign: &u8| header.iter().filter(|byte| *byte == sign).count();
    // Of those that occur equally often the last is taken.
    b"|\t;,".iter().copied().max_by_key(times).unwrap_or(b',')
}

/// Returns the extent of the record that begins here; `last` is true if nothing follows these bytes.
///
/// Line ends within quotation marks belong to a field.
pub(super) fn extent(bytes: &[u8], delimiter: u8, last: bool) -> Extent {
    let (mut quoted, mut closed, mut at_start, mut lines) = (false, None, true, 0_u64);
    for (at, byte) in bytes.iter().enumerate().take(LONGEST) {
        match byte {
            // One that is doubled closes and opens again.
            b'"' if quoted => (quoted, closed) = (false, Some(at + 1)),
            b'"' if at_start || closed == Some(at) => quoted = true,
            b'\n' => {
                lines += 1;
                if !quoted {
                    return Extent::Whole { bytes: at + 1, lines };
                }
            }
            _ => {}
        }
        at_start = !quoted && *byte == delimiter;
    }
    let complete = last && bytes.len() < LONGEST;
    match (quoted, complete) {
        (false, true) => Extent::Whole { bytes: bytes.len(), lines: lines + 1 },
        (_, false) if bytes.len() < LONGEST => Extent::Unfinished,
        _ => match bytes.iter().position(|byte| *byte == b'\n') {
            Some(end) => Extent::Broken { bytes: end + 1, ends: true },
            None => Extent::Broken { bytes: bytes.len(), ends: last },
        },
    }
}

/// Cuts a whole record into its fields, without quotation marks and the line's end.
pub(super) fn cut(record: &[u8], delimiter: u8, fields: &mut Vec<Vec<u8>>) {
    let record = record.strip_suffix(b"\n").unwrap_or(record);
    let record = record.strip_suffix(b"\r").unwrap_or(record);
    fields.clear();
    let (mut field, mut quoted, mut was_quoted) = (Vec::new(), false, false);
    let mut bytes = record.iter().peekable();
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' if quoted && bytes.next_if(|next| **next == b'"').is_some() => field.push(b'"'),
            b'"' if quoted => quoted = false,
            b'"' if field.is_empty() && !was_quoted => (quoted, was_quoted) = (true, true),
            byte if *byte == delimiter && !quoted => {
                fields.push(std::mem::take(&mut field));
                was_quoted = false;
            }
            byte => field.push(*byte),
        }
    }
    fields.push(field);
}
