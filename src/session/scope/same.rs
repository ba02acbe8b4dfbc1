//! Whether two scopes have the same in force.

use super::Scope;
use crate::session::copies::{same, same_or_none};
use std::rc::Rc;

impl Scope {
    /// Whether the same is in force. An event or an incident that was read anew counts as another.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let Self {
            known,
            settings,
            traveller,
            lost_field,
            readable,
            other_table,
            inferred,
            matched,
            scales,
            obtained,
            names,
            answer,
            variable,
            marks,
            offenders_open,
            incidents,
            table,
            evidence,
            places,
            event,
            is_brought,
        } = self;
        known == &other.known
            && settings.is_same(&other.settings)
            && same_or_none(traveller, &other.traveller)
            && same_or_none(readable, &other.readable)
            && same_or_none(other_table, &other.other_table)
            && same_or_none(matched, &other.matched)
            && same_or_none(obtained, &other.obtained)
            && same_or_none(answer, &other.answer)
            && same_or_none(variable, &other.variable)
            && same_or_none(evidence, &other.evidence)
            && same(scales, &other.scales)
            && names.is_same(&other.names)
            && *table == other.table
            && incidents.len() == other.incidents.len()
            && incidents.iter().zip(&other.incidents).all(|(own, other)| Rc::ptr_eq(own, other))
            && event.as_ref().zip(other.event.as_ref()).is_none_or(|(own, other)| own.is_copy_of(other))
            && event.is_some() == other.event.is_some()
            && (lost_field, inferred, offenders_open, is_brought)
                == (&other.lost_field, &other.inferred, &other.offenders_open, &other.is_brought)
            && (marks, places) == (&other.marks, &other.places)
    }
}
