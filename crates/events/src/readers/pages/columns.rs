//! The columns of a board's table.

use super::html::{HtmlRow, HtmlTable};
use crate::model::PrintedUnit;
use redress_core::ruling::{Side, Sides};

/// The longest number of a pair.
const LONGEST_NUMBER: usize = 12;

/// The unit of the figures of a board, by their heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Heading {
    /// In this unit.
    Unit(PrintedUnit),
    /// Points, which may be matchpoints or IMPs.
    Points,
}

/// The columns of a board's table.
#[derive(Debug, Clone)]
pub(super) struct BoardColumns {
    /// The numbers of the pairs.
    pub number: Sides<u16>,
    pub contract: Option<u16>,
    pub declarer: Option<u16>,
    pub lead: Option<u16>,
    pub tricks: Option<u16>,
    pub table: Option<u16>,
    pub round: Option<u16>,
    /// The score, in the column of the side that has it.
    pub score: Sides<u16>,
    /// The points of each side.
    pub figure: Sides<u16>,
    pub heading: Heading,
}

impl BoardColumns {
    /// The columns of a table that has results of a board; `None` for another table.
    pub fn find(table: &HtmlTable) -> Option<Self> {
        table.rows_of_headings().find_map(|row| {
            let headings: Vec<(String, u16, u16)> =
                row.cells.iter().map(|cell| (plain(&cell.text), cell.column, cell.span)).collect();
            let pair = |words: &[&str], from: u16| {
                let mut of_two = headings.iter().filter(|(_, column, span)| *span == 2 && *column >= from);
                of_two.find(|(word, ..)| words.is_empty() || words.contains(&word.as_str()))
            };
            let sides = |column: u16| Sides { ns: column, ew: column.saturating_add(1) };
            let (_, number, _) = pair(&["numery", "pary", "numbers", "pairs"], 0)?;
            let (_, score, _) = pair(&["zapis", "zapisy", "score", "scores"], *number)?;
            let (unit, figure, _) = pair(&[], score.saturating_add(2))?;
            let one = |words: &[&str]| {
                headings.iter().find(|(word, ..)| words.contains(&word.as_str())).map(|(_, column, _)| *column)
            };
            Some(Self {
                number: sides(*number),
                contract: one(&["kontrakt", "ktr", "contract"]),
                declarer: one(&["gra", "rg", "rozg", "rozgr", "by", "declarer"]),
                lead: one(&["wist", "wst", "lead"]),
                tricks: one(&["lew", "lewy", "tricks"]),
                table: one(&["stół", "stol", "st", "table"]),
                round: one(&["runda", "rnd", "round"]),
                score: sides(*score),
                figure: sides(*figure),
                heading: heading(unit),
            })
        })
    }
}

impl BoardColumns {
    /// Returns true if any row of the table has the numbers of two pairs.
    pub fn has_results(&self, table: &HtmlTable) -> bool {
        let is_result = |row: &HtmlRow| Side::BOTH.iter().all(|side| is_number(row.text(*self.number.by(*side))));
        table.rows.iter().any(is_result)
    }

    /// Returns true if two pairs of the same number meet: then the number is another pair in each direction.
    pub fn numbers_meet_themselves(&self, table: &HtmlTable) -> bool {
        table.rows.iter().any(|row| {
            let number = row.text(self.number.ns);
            is_number(number) && number == row.text(self.number.ew)
        })
    }
}

/// Returns true if a text is the number of a pair: `7`, `A12`.
pub(super) fn is_number(text: &str) -> bool {
    let is_short = (1..=LONGEST_NUMBER).contains(&text.chars().count());
    is_short && text.chars().all(char::is_alphanumeric) && text.chars().any(|c| c.is_ascii_digit())
}

fn heading(word: &str) -> Heading {
    match word {
        _ if word.contains('%') => Heading::Unit(PrintedUnit::Percent),
        _ if word.contains("imp") => Heading::Unit(PrintedUnit::Imps),
        _ if word.contains("vp") => Heading::Unit(PrintedUnit::VictoryPoints),
        _ if word == "mp" => Heading::Unit(PrintedUnit::Matchpoints),
        _ => Heading::Points,
    }
}

/// A heading in small letters without blanks: `kont` above `rakt` is `kontrakt`.
pub(super) fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && *c != '\u{ad}').flat_map(char::to_lowercase).collect()
}
