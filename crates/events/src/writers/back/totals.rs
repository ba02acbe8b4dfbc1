//! Totals and places after the rulings, as a file prints them.

use super::{RuledEvent, Style};
use crate::model::{ContestantId, Event, PrintedUnit};
use crate::scoring::{ScoredEvent, Standing, score_changed};
use redress_core::number::Exact;
use redress_core::ruling::{Side, Unit};

/// A contestant with its figures as they are printed, by columns; one that is printed decides places before the next.
pub(super) type PrintedTotals = (ContestantId, Vec<Option<String>>);

/// The totals of one contestant that are others.
#[derive(Debug, Default)]
pub(super) struct NewTotals {
    /// The new figures by their columns.
    pub figures: Vec<(usize, String)>,
    /// The new place, and whether others have it too; `None` if it stays.
    pub place: Option<(u32, bool)>,
}

impl RuledEvent<'_> {
    /// The total of a contestant in the unit of a column; `None` if it has none in that unit. Totals in IMPs are those of the
    /// boards, whatever victory points the rules make of them.
    pub(super) fn total_in(&self, own: &Standing, unit: PrintedUnit) -> Option<Exact> {
        let is_converted = self.result_unit() == Unit::VictoryPoints;
        match unit {
            PrintedUnit::Percent if is_converted => own.points.over(own.top.as_ref()?).map(|share| share * 100),
            PrintedUnit::Percent => own.top.as_ref().map(|_| own.result.clone()),
            PrintedUnit::Matchpoints => own.top.as_ref().map(|_| own.points.clone()),
            PrintedUnit::VictoryPoints => is_converted.then(|| own.result.clone()),
            PrintedUnit::Imps | PrintedUnit::TotalPoints if own.top.is_some() => None,
            PrintedUnit::Imps if is_converted => Some(own.points.clone()),
            PrintedUnit::Imps | PrintedUnit::TotalPoints => Some(own.result.clone()),
        }
    }

    /// The event as it was read with the points that contestants carry by the rulings; `None` if they carry no others.
    fn with_points(&self) -> Option<ScoredEvent> {
        let carried = Some(self.event.carried.clone()).filter(|carried| *carried != self.read.carried)?;
        score_changed((self.read, self.before), &Event { carried, ..self.read.clone() }, self.rules).ok()
    }

    /// The unit of results by the rules.
    pub(super) fn result_unit(&self) -> Unit {
        self.rules.result_unit(self.after.scoring)
    }

    /// The unit of the totals that the file prints, beside a percentage or alone; `None` if it prints none.
    pub(super) fn printed_unit(&self) -> Option<PrintedUnit> {
        self.read.ranking.iter().find_map(|own| own.total.as_ref().or(own.result.as_ref())).map(|printed| printed.unit)
    }

    /// Returns true if the totals of the file are of its boards alone, while the rules convert matches: points in victory
    /// points are in none of its totals.
    pub(super) fn is_before_conversion(&self) -> bool {
        let is_other = |unit: PrintedUnit| unit != PrintedUnit::VictoryPoints;
        self.result_unit() == Unit::VictoryPoints && self.printed_unit().is_some_and(is_other)
    }
}

/// The totals that change, in the order of the rows, and whether the totals of the file are those of its results.
pub(super) fn totals(
    ruled: RuledEvent<'_>,
    rows: &[PrintedTotals],
    value: impl Fn(&Standing, usize) -> Option<Exact>,
) -> (Vec<NewTotals>, bool) {
    let mut found: Vec<NewTotals> = rows.iter().map(|_| NewTotals::default()).collect();
    let columns = rows.iter().map(|(_, printed)| printed.len()).max().unwrap_or_default();
    let (mut fits, mut ranked_by) = (true, None);
    let with_points = ruled.with_points();
    for column in 0..columns {
        let printed = |(_, own): &PrintedTotals| own.get(column).cloned().flatten();
        let before = |id| value(ruled.standings(id)?.0, column);
        let samples: Vec<(String, Option<Exact>)> =
            rows.iter().filter_map(|row| Some((printed(row)?, before(row.0)))).collect();
        let style = Style::of(samples.iter().map(|(text, own)| (text.as_str(), own.clone())));
        let mut after = Vec::with_capacity(rows.len());
        for (row, new) in rows.iter().zip(&mut found) {
            let figures = printed(row).zip(ruled.standings(row.0)).and_then(|(text, (old, new))| {
                let (mut earlier, later) = (value(old, column)?, value(new, column)?);
                let own = style.read(&text)?;
                let with_points = with_points.as_ref().and_then(|scored| value(scored.standing(row.0)?, column));
                // Totals that have the points already are those of an earlier copy.
                if let Some(known) = with_points.filter(|known| !style.fits(&own, &earlier) && style.fits(&own, known))
                {
                    earlier = known;
                }
                let share = share_of_boards(ruled, old, &earlier);
                Some((own, earlier, later, share, text))
            });
            let Some((own, old, later, share, text)) = figures else { continue };
            let fits_own = style.fits(&own, &old);
            // A total keeps the points that the file adds to its results or leaves out of them.
            let later = if fits_own { later } else { &own + (&later - &old) * share };
            let written = style.write(&later);
            if later != if fits_own { old } else { own.clone() } && written != text {
                new.figures.push((column, written.clone()));
            }
            after.push((row.0, own.clone(), style.read(&written).unwrap_or(own)));
            fits = fits && fits_own;
        }
        if ranked_by.is_none() && !rows.is_empty() && after.len() == rows.len() {
            ranked_by = Some(after);
        }
    }
    let by_file = ranked_by.filter(|_| !fits || ruled.is_before_conversion());
    for (at, ((id, _), new)) in rows.iter().zip(&mut found).enumerate() {
        let Some((old, later)) = ruled.standings(*id) else { continue };
        let [before, after] = match &by_file {
            None => [(old.place, old.tied), (later.place, later.tied)],
            Some(all) => [false, true].map(|is_after| place(ruled, all, at, is_after)),
        };
        new.place = Some(after).filter(|after| *after != before);
    }
    (found, fits)
}

/// The part that the boards with results are of those in a mean that the file prints; 1 for a sum.
fn share_of_boards(ruled: RuledEvent<'_>, own: &Standing, figure: &Exact) -> Exact {
    let printed = ruled.read.ranking.iter().find(|place| place.contestant == own.contestant);
    let boards = printed.and_then(|place| place.boards).filter(|_| own.top.is_some() && *figure == own.result);
    boards.and_then(|boards| Exact::fraction(own.boards.into(), boards.into())).unwrap_or(Exact::ONE)
}

/// The place among those who are ranked together, by printed totals.
fn place(ruled: RuledEvent<'_>, all: &[(ContestantId, Exact, Exact)], at: usize, is_after: bool) -> (u32, bool) {
    let field = |id: ContestantId| -> Option<(Option<Side>, Option<&String>)> {
        let (own, _) = ruled.standings(id)?;
        Some((own.direction, own.section.as_ref()))
    };
    let figure = |own: &(ContestantId, Exact, Exact)| if is_after { own.2.clone() } else { own.1.clone() };
    let Some(own) = all.get(at) else { return (0, false) };
    let mine = figure(own);
    let others = || all.iter().filter(|other| other.0 != own.0 && field(other.0) == field(own.0)).map(figure);
    let better = others().filter(|other| *other > mine).count();
    let place = u32::try_from(better).unwrap_or(u32::MAX).saturating_add(1);
    (place, others().any(|other| other == mine))
}
