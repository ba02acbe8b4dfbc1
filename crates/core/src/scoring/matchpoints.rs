//! Matchpoints: for each score of a frequency table, two per result beaten and one per tie (Law 78A).

use super::tables::SideValues;
use super::{Basis, Conventions, FieldSize, FrequencyTable};
use crate::number::Exact;
use crate::ruling::Side;

/// A side's matchpoints for each score of its table, in the whole field.
pub(super) fn values<'a>(
    table: &'a FrequencyTable,
    size: FieldSize,
    side: Side,
    conventions: &Conventions,
) -> SideValues<'a> {
    let two = Exact::from(2_i64);
    let ns_top = &two * &(&size.actual - &Exact::ONE);
    let adjust = |m: &Exact| size.adjust(m, conventions);
    let both = table.matchpoints().into_iter().map(|ns| (adjust(&ns), adjust(&(&ns_top - &ns))));
    let (ns, ew): (Vec<_>, Vec<_>) = both.unzip();
    let (values, complements) = match side {
        Side::NS => (ns, ew),
        Side::EW => (ew, ns),
    };
    let top = Some(size.top(conventions));
    let adjustment = size.adjustment(conventions);
    SideValues { table, values, complements, basis: Basis::Matchpoints { size, adjustment }, top }
}
