//! The sections of a table of text: the rows of each, as a table of its own that is read on the way.

use super::layout::{cut, delimiter};
use std::collections::HashSet;
use std::io::{self, Read};

/// The most sections of a table; each is a pass over its bytes.
const MAX_SECTIONS: usize = 16;

/// A heading that is none of a column that is read.
const NO_HEADING: &[u8] = b"-";

/// A table with a column of sections.
pub(super) struct Sections<'a> {
    /// The line of headings, without that of the sections.
    heading: Vec<u8>,
    rows: &'a [u8],
    column: usize,
    delimiter: u8,
    /// The names of the sections in the order of the file.
    pub names: Vec<String>,
}

/// The line of headings without one of them.
pub(super) fn without_heading(line: &[u8], heading: &str) -> Vec<u8> {
    let sign = delimiter(line);
    let own = |field: &[u8]| field.trim_ascii().eq_ignore_ascii_case(heading.as_bytes());
    let fields: Vec<&[u8]> =
        line.split(|byte| *byte == sign).map(|field| if own(field) { NO_HEADING } else { field }).collect();
    let mut kept = fields.join(&sign);
    if !kept.ends_with(b"\n") {
        kept.push(b'\n');
    }
    kept
}

impl<'a> Sections<'a> {
    /// The sections of a table with this heading over them. `None` if fields are quoted, or there are very many.
    pub fn of(bytes: &'a [u8], heading: &str) -> Option<Self> {
        let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let end = text.iter().position(|byte| *byte == b'\n')?.checked_add(1)?;
        let (line, rows) = text.split_at_checked(end)?;
        if text.contains(&b'"') {
            return None;
        }
        let sign = delimiter(line);
        let mut fields = Vec::new();
        cut(line, sign, &mut fields);
        let column = fields.iter().position(|field| field.trim_ascii().eq_ignore_ascii_case(heading.as_bytes()))?;
        let mut table =
            Self { heading: without_heading(line, heading), rows, column, delimiter: sign, names: Vec::new() };
        let (mut known, mut last): (HashSet<&[u8]>, &[u8]) = (HashSet::new(), b"");
        for line in rows.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty()) {
            let own = table.section(line)?;
            if own != last && known.insert(own) {
                table.names.push(std::str::from_utf8(own).ok().filter(|name| !name.is_empty())?.to_owned());
            }
            if known.len() > MAX_SECTIONS {
                return None;
            }
            last = own;
        }
        Some(table)
    }

    /// The section of a line.
    fn section<'l>(&self, line: &'l [u8]) -> Option<&'l [u8]> {
        line.split(|byte| *byte == self.delimiter).nth(self.column).map(<[u8]>::trim_ascii)
    }

    /// The headings and the rows of a section, as bytes that are read.
    pub fn rows(&'a self, name: &'a str) -> impl Read + 'a {
        self.heading.as_slice().chain(SectionRows { table: self, name: name.as_bytes(), rest: self.rows, open: b"" })
    }
}

/// The rows of a section.
struct SectionRows<'a> {
    table: &'a Sections<'a>,
    name: &'a [u8],
    /// The lines that were not looked at yet.
    rest: &'a [u8],
    /// The lines of the section that follow one another, and were not handed out yet.
    open: &'a [u8],
}

impl Read for SectionRows<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        while self.open.is_empty() && !self.rest.is_empty() {
            let end =
                self.rest.iter().position(|byte| *byte == b'\n').map_or(self.rest.len(), |at| at.saturating_add(1));
            let (line, rest) = self.rest.split_at(end.min(self.rest.len()));
            self.rest = rest;
            if self.table.section(line) == Some(self.name) {
                self.open = line;
            }
        }
        self.open.read(to)
    }
}
