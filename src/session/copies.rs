//! Whether two are the same, most often seen without a look into them.

use std::rc::Rc;

/// Whether two share what they have, or have equal values of it.
pub(super) fn are_same<T: PartialEq>(own: &Rc<T>, other: &Rc<T>) -> bool {
    Rc::ptr_eq(own, other) || own == other
}

/// The same of what may not be there.
pub(super) fn is_same<T: PartialEq>(own: &Option<Rc<T>>, other: &Option<Rc<T>>) -> bool {
    match (own, other) {
        (Some(own), Some(other)) => are_same(own, other),
        (own, other) => own.is_none() && other.is_none(),
    }
}
