//! Comparison of scopes.

use super::Scope;
use crate::session::copies::{same, same_or_none};

impl Scope {
    /// Returns true if the same facts are in force. An event or an incident that was read anew counts as another.
    pub fn is_same(&self, other: &Self) -> bool {
        let Self {
            known,
            facts,
            scoring,
            settings,
            matched,
            match_place,
            scales,
            names,
            variable,
            marks,
            event,
            judged_in: _,
            work: _,
        } = self;
        known == &other.known
            && facts.is_same(&other.facts)
            && settings.is_same(&other.settings)
            && same_or_none(variable, &other.variable)
            && same(scales, &other.scales)
            && names.is_same(&other.names)
            && event.as_ref().zip(other.event.as_ref()).is_none_or(|(own, other)| own.is_copy_of(other))
            && event.is_some() == other.event.is_some()
            && same_or_none(matched, &other.matched)
            && (scoring, match_place, marks) == (&other.scoring, &other.match_place, &other.marks)
    }
}
