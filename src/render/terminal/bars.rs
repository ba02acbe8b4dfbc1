//! The results of a field as bars of characters.

use super::style::Charset;
use super::table::table_lines;
use crate::catalogue::english::{heads, lectures};
use crate::number::Exact;
use crate::render::block::{Align, FieldChart, FieldSide, Parts, Table};
use crate::render::scale::along;

/// Columns of the longest bar.
const WIDTH: i64 = 32;

/// Columns of one result, at most.
const WIDEST: i64 = 4;

impl FieldSide {
    fn lines(&self, charset: Charset) -> Vec<String> {
        let longest = self.longest();
        let full = (&longest * &Exact::from(WIDEST)).to_integer().map_or(WIDTH, |columns| columns.min(WIDTH));
        let mut columns =
            vec![(heads::score(), Align::Right), (String::new(), Align::Left), (lectures::results(), Align::Left)];
        columns.extend(self.heads.iter().map(|head| (head.clone(), Align::Right)));
        let mut table = Table { caption: self.caption(), ..Table::new(columns) };
        for row in &self.rows {
            let Parts { others, added, taken } = row.parts();
            let (mut bar, mut from, mut until) = (String::new(), 0, Exact::ZERO);
            for (part, sign) in [others, added, taken].iter().zip(charset.bars()) {
                // Ends are rounded and not lengths, so that bars of the same length end alike.
                until += part;
                let to = along(&until, &longest, full);
                bar.extend((from..to).map(|_| sign));
                from = to;
            }
            table.rows.push([row.score.clone(), bar, row.results()].into_iter().chain(row.points.clone()).collect());
        }
        table_lines(&table).iter().map(|line| line.trim_end().to_owned()).collect()
    }
}

impl FieldChart {
    /// The chart in characters.
    #[must_use]
    pub fn lines(&self, charset: Charset) -> Vec<String> {
        let mut lines = Vec::new();
        for side in &self.sides {
            lines.extend(side.lines(charset));
            lines.push(String::new());
        }
        let [others, added, taken] = charset.bars();
        let mut legend = format!("{others} {}   {added} {}", lectures::other_tables(), lectures::added());
        if self.takes() {
            legend.push_str(&format!("   {taken} {}", lectures::taken()));
        }
        lines.push(legend);
        lines
    }
}

impl Charset {
    /// Results of others, what is added, what is taken.
    fn bars(self) -> [char; 3] {
        match self {
            Self::Unicode => ['█', '▒', '░'],
            Self::Ascii => ['#', '+', '-'],
        }
    }
}
