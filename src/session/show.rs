//! What is in force, as statements that would put it in force.

use super::State;
use crate::syntax::tree::{self, TravellerItem};

impl State {
    pub(super) fn show_board(&self) -> String {
        let Some(board) = &self.board else { return "# no board".to_owned() };
        let mut shown = "board".to_owned();
        if let Some(number) = board.number {
            shown.push_str(&format!(" {number}"));
        }
        if let Some(dealer) = board.dealer {
            shown.push_str(&format!(" dealer {dealer}"));
        }
        if let Some(vulnerability) = board.vulnerability {
            shown.push_str(&format!(" vul {vulnerability}"));
        }
        shown
    }

    pub(super) fn show_traveller(&self) -> String {
        let Some(items) = &self.traveller else { return "# no traveller".to_owned() };
        let rows = items.iter().filter_map(|item| match item {
            TravellerItem::Row(row) => Some(row),
            TravellerItem::Group { .. } => None,
        });
        let line = |row: &tree::Row| {
            let label = row.label.as_ref().map(|label| format!("{}: ", label.node)).unwrap_or_default();
            let count = row.count.as_ref().map(|count| format!(": {}", count.node)).unwrap_or_default();
            format!("  {label}{}{count}\n", crate::syntax::ruling(&row.ruling))
        };
        format!("traveller {{\n{}}}", rows.map(line).collect::<String>())
    }

    pub(super) fn show_other_table(&self) -> String {
        match &self.other_table {
            Some(ruling) => format!("other table {}", crate::syntax::ruling(ruling)),
            None => "# no other table".to_owned(),
        }
    }
}
