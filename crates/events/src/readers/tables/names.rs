//! Contestants that are written by their names: they are numbered as they come, and have the names as theirs.

use super::numbering::{PARTNER_SEPARATOR, is_name};
use super::rows::{TableRow, TableRows};
use crate::model::EventForm;
use redress_core::ruling::Side;
use std::collections::{HashMap, HashSet};

impl TableRows {
    /// Returns true if somebody sits with different partners.
    pub fn change_partners(&self) -> bool {
        let mut partners: HashMap<(Option<&str>, &str), &str> = HashMap::new();
        let together = self.all.iter().flat_map(|row| Side::BOTH.map(|side| (row.section_of(side), row.number(side))));
        together.filter_map(|(section, pair)| Some((section, pair.split_once(PARTNER_SEPARATOR)?))).any(
            |(section, (one, other))| {
                [(one, other), (other, one)]
                    .into_iter()
                    .any(|(player, partner)| *partners.entry((section, player)).or_insert(partner) != partner)
            },
        )
    }

    /// Puts numbers in the place of names, those that no other has.
    pub fn number_names(&mut self, form: EventForm) {
        let is_named = |text: &str| match form {
            // Teams may have any names.
            EventForm::Teams => false,
            EventForm::Pairs => is_name(text),
            EventForm::Individual => {
                text.split(PARTNER_SEPARATOR).any(|player| player.chars().filter(|c| c.is_alphabetic()).count() > 1)
            }
        };
        let parts = |text: &str| -> Vec<String> {
            let players = || text.split(PARTNER_SEPARATOR).map(str::to_owned).collect();
            if form == EventForm::Individual { players() } else { vec![text.to_owned()] }
        };
        let written = |row: &TableRow| Side::BOTH.map(|side| row.number(side).to_owned());
        let given = self.all.iter().flat_map(written).filter(|text| !is_named(text));
        let taken: HashSet<String> = given.flat_map(|text| parts(&text)).collect();
        let mut free = (1_u32..).map(|number| number.to_string()).filter(|number| !taken.contains(number));
        let mut numbers: HashMap<String, String> = HashMap::new();
        for row in &mut self.all {
            for side in Side::BOTH {
                let text = row.number(side).to_owned();
                if !is_named(&text) {
                    continue;
                }
                let number = |name: String| {
                    let known = numbers.entry(name.clone());
                    let number = known.or_insert_with(|| free.next().unwrap_or_default()).clone();
                    self.called.entry(number.clone()).or_insert(name);
                    number
                };
                let own: Vec<String> = parts(&text).into_iter().map(number).collect();
                row.set_number(side, own.join(PARTNER_SEPARATOR));
            }
        }
    }
}
