//! The pairs of a section and their places.

use super::recap::{PairSummary, Player, Scope, StratPlace, Texts, Value, figure, items};
use crate::model::{
    ContestantId, Detail, DetailOf, EventBuilder, FaultKind, Place, PrintedPlace, PrintedUnit, Winners,
};
use crate::readers::notation;
use redress_core::number::Exact;
use std::collections::HashSet;

/// Enters the pairs of a section, with what they are ranked by.
pub(super) fn pairs(list: Value<'_>, scope: &Scope, within: &Place, event: &mut EventBuilder) {
    let summaries: Vec<(Place, PairSummary<'_>)> = items(list, within, "pair_summaries", event);
    let mut known: HashSet<ContestantId> = event.ranking.iter().map(|place| place.contestant).collect();
    for (place, summary) in summaries {
        let Some(number) = summary.pair_number.text() else {
            event.fault(place, FaultKind::Missing { what: "pair_number".into() });
            continue;
        };
        // One winner: a pair has one number, whichever way it sits.
        let two = event.winners == Winners::Two;
        let direction = summary.direction.text().as_deref().and_then(notation::side).filter(|_| two);
        let id = event.contestant(scope.section.as_deref(), &number, direction);
        let names = items::<Player<'_>>(summary.players, &place, "players", event);
        if let Some(contestant) = event.contestant_mut(id)
            && contestant.names.is_empty()
        {
            let players: Vec<Player<'_>> = names.into_iter().map(|(_, player)| player).collect();
            contestant.names = players.iter().filter_map(|player| player.name.text()).collect();
            let numbered = players.iter().filter(|player| player.name.text().is_some());
            event.details.extend((0_u32..).zip(numbered).filter_map(|(place, player)| {
                let text = player.id_number.text()?.into();
                Some(Detail { of: DetailOf::Player(id, place), name: "NATIONAL_ID_NUMBER".into(), text })
            }));
        }
        if let Some(handicap) = summary.handicap.text().as_deref().and_then(notation::number)
            && !handicap.is_zero()
        {
            event.fault(place.clone(), FaultKind::NotRead { what: "handicap".into() });
        }
        let percent = figure(summary.percentage, "percentage", PrintedUnit::Percent, &place, event);
        let total = figure(summary.score, "score", PrintedUnit::from(event.scoring), &place, event);
        let adjusted = figure(summary.adjustment, "adjustment", PrintedUnit::Matchpoints, &place, event);
        // A session's summary of a pair that is there already is of another session.
        if !known.insert(id) {
            event.fault(place, FaultKind::NotRead { what: "pair_summaries".into() });
            continue;
        }
        let (result, total) = if percent.is_some() { (percent, total) } else { (total, None) };
        // A pair of the third stratum is in the second too.
        let lowest = summary.strat.text().as_deref().and_then(notation::count).unwrap_or(1);
        for (_, stratum) in (2..=lowest).zip(&mut event.strata) {
            stratum.contestants.push(id);
        }
        let ranked = ranked(&summary, scope, &place, event);
        event.ranking.push(PrintedPlace {
            contestant: id,
            place: ranked,
            result,
            total,
            boards: summary.boards_played.text().as_deref().and_then(notation::count),
            penalty: adjusted.map_or(Exact::ZERO, |adjusted| -adjusted.value),
            carry_over: Exact::ZERO,
        });
    }
}

/// The place in the whole field (strat 1): of its section if that is the only one, else of the event.
fn ranked(summary: &PairSummary<'_>, scope: &Scope, within: &Place, event: &mut EventBuilder) -> Option<u32> {
    let places: Vec<(Place, StratPlace<'_>)> = items(summary.strat_place, within, "strat_place", event);
    let wanted = match (&scope.section, event.winners) {
        (None, _) => "SECTION",
        (Some(_), Winners::One) => "EVENT",
        // Places across sections are of both directions together.
        (Some(_), Winners::Two) => return None,
    };
    let of_field = places.into_iter().find(|(_, place)| {
        let kind = place.kind.text().unwrap_or_default();
        place.strat_number.text().as_deref() == Some("1") && kind.eq_ignore_ascii_case(wanted)
    });
    of_field.and_then(|(_, place)| place.rank.text()).as_deref().and_then(notation::place)
}
