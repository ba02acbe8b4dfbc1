//! Compares what is shared: two that share it are seen to be the same at once.

use std::rc::Rc;

/// Returns true if two share a value, or have equal ones.
pub(super) fn same<T: PartialEq>(own: &Rc<T>, other: &Rc<T>) -> bool {
    Rc::ptr_eq(own, other) || own == other
}

/// The same of what may not be there.
pub(super) fn same_or_none<T: PartialEq>(own: &Option<Rc<T>>, other: &Option<Rc<T>>) -> bool {
    match (own, other) {
        (Some(own), Some(other)) => same(own, other),
        (own, other) => own.is_none() && other.is_none(),
    }
}
