//! The lines of a plain table, looked at once more.

use super::block::PackedRow;
use super::input::Input;
use super::layout::{Layout, Role};
use super::plain::PlainColumns;
use super::rows::{Piece, next};
use super::sections::{self, SectionName};
use std::io::Read;

/// The lines of a plain table whose rows are lines.
pub(super) struct Lines<'a> {
    input: Input<'a>,
    heading: Vec<u8>,
    layout: Layout,
    /// The place of the column of tables.
    table: Option<usize>,
    pieces: Vec<Piece>,
}

/// A line, with its row if that is one of digits alone.
#[derive(Clone, Copy)]
pub(super) struct TextLine<'a> {
    layout: &'a Layout,
    text: &'a [u8],
    row: Option<(PackedRow<u16>, SectionName)>,
}

/// The number or the name of a pair or a table.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Name {
    Number(u64),
    /// Without capitals.
    Text(String),
}

impl Name {
    pub fn of(text: &str) -> Self {
        text.parse().map_or_else(|_| Self::Text(text.to_ascii_lowercase()), Self::Number)
    }
}

impl<'a> TextLine<'a> {
    /// The field of a column.
    fn field(self, at: usize) -> &'a str {
        let field = self.text.split(|byte| *byte == self.layout.delimiter).nth(at).unwrap_or_default();
        std::str::from_utf8(field).map(str::trim).unwrap_or_default()
    }

    fn of_role(self, role: Role) -> &'a str {
        self.layout.roles.iter().position(|own| *own == role).map_or("", |at| self.field(at))
    }

    /// Returns true if its row is of digits alone.
    pub fn is_plain(self) -> bool {
        self.row.is_some()
    }

    /// The number of its board.
    pub fn board(self) -> Option<usize> {
        match self.row {
            Some((row, _)) => Some(row.board.into()),
            None => self.of_role(Role::Board).parse().ok(),
        }
    }

    /// The name of its section, none where there are no sections.
    pub fn section(self) -> SectionName {
        match self.row {
            Some((_, section)) => section,
            None => sections::name(self.of_role(Role::Section).as_bytes()).unwrap_or_default(),
        }
    }

    /// The contestants that sat North-South and East-West.
    pub fn pairs(self) -> [Name; 2] {
        match self.row {
            Some((row, _)) => [row.ns, row.ew].map(|number| Name::Number(number.into())),
            None => [Role::Ns, Role::Ew].map(|role| Name::of(self.of_role(role))),
        }
    }
}

impl<'a> Lines<'a> {
    /// The lines of a table with these bytes at its beginning, which was read in these pieces.
    pub fn of(input: Input<'a>, head: &[u8], plain: &PlainColumns, pieces: Vec<Piece>) -> Option<Self> {
        let text = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head);
        let heading = text.split_inclusive(|byte| *byte == b'\n').next()?.to_vec();
        let layout = Layout::parse(&heading, &plain.needed, plain.section.as_deref()).ok()?;
        let is_called = |field: &[u8], name: &str| field.trim_ascii().eq_ignore_ascii_case(name.as_bytes());
        let named =
            |name: &str| heading.split(|byte| *byte == layout.delimiter).position(|field| is_called(field, name));
        let table = plain.table.as_deref().and_then(named);
        Some(Self { input, heading, layout, table, pieces })
    }

    /// The table of a line, if the file names it.
    pub fn table(&self, line: TextLine<'_>) -> Option<Name> {
        self.table.map(|at| Name::of(line.field(at)))
    }

    /// The lines that are wanted, below the headings, with their numbers in the file. Only some pieces may have such lines.
    /// `None` if the file is no longer as it was.
    pub fn wanted(
        &self,
        may_have: impl Fn(&Piece) -> bool,
        mut is_wanted: impl FnMut(u32, TextLine<'_>) -> bool,
    ) -> Option<(Vec<u8>, Vec<u32>)> {
        let (mut kept, mut numbers) = (self.heading.clone(), vec![1]);
        let (mut bytes, mut number) = (Vec::new(), 1_u32);
        let mut reader = self.input.open().ok()?;
        let last = self.pieces.iter().rposition(&may_have).map_or(0, |last| last + 1);
        for piece in self.pieces.iter().take(last) {
            bytes.resize(bytes.len().max(piece.bytes), 0);
            let bytes = bytes.get_mut(..piece.bytes)?;
            reader.read_exact(bytes).ok()?;
            let (mut rest, mut own) = (if may_have(piece) { &*bytes } else { &[] }, number);
            while !rest.is_empty() {
                let row = next(rest, &self.layout);
                let end = || rest.iter().position(|byte| *byte == b'\n').map_or(rest.len(), |end| end + 1);
                let length = row.as_ref().map_or_else(end, |(_, _, after)| rest.len() - after.len());
                let (text, after) = rest.split_at_checked(length)?;
                let line = TextLine { layout: &self.layout, text, row: row.map(|(row, section, _)| (row, section)) };
                if is_wanted(own, line) {
                    kept.extend_from_slice(text);
                    numbers.push(own);
                }
                (rest, own) = (after, own.checked_add(1)?);
            }
            number = number.checked_add(u32::try_from(piece.lines).ok()?)?;
        }
        Some((kept, numbers))
    }
}
