//! Columns of victory points: the result of the match that a row belongs to.

use super::columns::Column;
use super::fields::RowFields;
use super::notation;
use crate::model::{ContestantId, EventBuilder, Printed, PrintedMatch, PrintedUnit, Room};
use redress_core::ruling::Sides;
use std::sync::Arc;

/// The victory points of each side.
pub(super) fn victory_points(fields: &mut RowFields<'_>) -> Sides<Option<Printed>> {
    let mut own = |column| fields.read(column, |text| notation::printed(text, PrintedUnit::VictoryPoints));
    Sides { ns: own(Column::NsVictoryPoints), ew: own(Column::EwVictoryPoints) }
}

/// Enters the result of a match once, however many rows repeat it; at home is who sits North-South in the open room.
pub(super) fn enter(
    points: Sides<Option<Printed>>,
    (round, room): (Option<Arc<str>>, Option<Room>),
    who: Sides<ContestantId>,
    event: &mut EventBuilder,
) {
    if points.ns.is_none() && points.ew.is_none() {
        return;
    }
    let is_turned = room == Some(Room::Closed);
    let (ns, ew) = if is_turned { (who.ew, who.ns) } else { (who.ns, who.ew) };
    let points = if is_turned { Sides { ns: points.ew, ew: points.ns } } else { points };
    if !event.match_results.iter().any(|own| (&own.round, own.ns, own.ew) == (&round, ns, ew)) {
        event.match_results.push(PrintedMatch { round, ns, ew, points });
    }
}
