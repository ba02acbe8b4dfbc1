//! What is in force, as statements that would put it in force.

use super::State;
use crate::syntax::{self, tree::TravellerItem};

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
        let mut shown = "traveller {\n".to_owned();
        for item in items.iter() {
            match item {
                TravellerItem::Row(row) => shown.push_str(&format!("  {}\n", syntax::row(row))),
                TravellerItem::Group { name, rows, .. } => {
                    shown.push_str(&format!("  group \"{}\" {{\n", name.node));
                    rows.iter().for_each(|row| shown.push_str(&format!("    {}\n", syntax::row(row))));
                    shown.push_str("  }\n");
                }
            }
        }
        shown.push('}');
        shown
    }

    pub(super) fn show_other_table(&self) -> String {
        match &self.other_table {
            Some(ruling) => format!("other table {}", syntax::ruling(ruling)),
            None => "# no other table".to_owned(),
        }
    }
}
