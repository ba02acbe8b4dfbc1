//! Properties of every form of scoring and every convention; each definition here is a naive one of its own.

mod damage_and_penalties;
mod field_imps;
mod generated;
mod groups;
mod matches;
mod naive;
mod rows;

use crate::properties::{
    SCORES, any_rows, artificial, assigned, assigned_rows, big, column, damage, formula, points, rows, side, sides_of,
    turned, turned_row, weights, whole,
};
use generated::*;
use naive::*;
use num_bigint::BigInt;
use num_rational::BigRational;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Ruling, Side, SideRuling, Unit};
use redress_core::scoring::{
    CaseFacts, Comparison, ContinuousScale, Conventions, CountedIn, CrossImps, DamageEntry, DamageRow, DatumRound,
    DatumTrim, Field, FieldRow, Match, MatchForm, Origin, OtherGroups, Penalty, PenaltyUnit, Protocol, ProtocolRow,
    ResolvedDamage, ResolvedRuling, ResolvedSide, ResolvedSides, RoundRule, Scored, Scoring, ScoringError, ShortField,
    Sides, SmallGroups, SplitTables, Step, StepScale, VictoryScale, VpFraction, Working, average_figures, figures,
    protocol, row_figures, score,
};

fn plain(resolved: &ResolvedSides) -> ResolvedRuling {
    ResolvedRuling::from(resolved.clone())
}

fn row(resolved: &ResolvedSides) -> FieldRow {
    FieldRow { ruling: plain(resolved), count: 1 }
}

fn in_field(
    ruling: &ResolvedRuling,
    rows: &[FieldRow],
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<Scored, ScoringError> {
    let field = Field::new(rows.to_vec(), conventions);
    score(ruling, scoring, Comparison::field(&field), conventions)
}

fn value_in_field(
    resolved: &ResolvedSides,
    side: Side,
    rows: &[FieldRow],
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<Exact, ScoringError> {
    in_field(&plain(resolved), rows, scoring, conventions).map(|scored| points(&scored, side))
}

fn protocol_of(rows: &[FieldRow], scoring: Scoring, conventions: &Conventions) -> Result<Protocol, ScoringError> {
    protocol(scoring, Comparison::field(&Field::new(rows.to_vec(), conventions)), conventions)
}

/// Both sides' points of a ruling and of each row of its field, and the tops.
type Everything = (Vec<Sides<Option<Exact>>>, Vec<Option<Exact>>);

fn everything(
    ruling: &ResolvedRuling,
    rows: &[FieldRow],
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<Everything, ScoringError> {
    let one = in_field(ruling, rows, scoring, conventions)?;
    let all = protocol_of(rows, scoring, conventions)?;
    let mut figures = vec![Sides::of(|side| Some(points(&one, side)))];
    let row =
        |row: &ProtocolRow| Sides::of(|side| row.sides.by(side).as_ref().ok().map(|figure| figure.points.clone()));
    figures.extend(all.rows.iter().map(row));
    Ok((figures, vec![one.top().cloned(), all.top]))
}

fn each_component(scored: &Scored, side: Side) -> Vec<(i32, Exact)> {
    let Working::Table(table) = &scored.sides.by(side).working else { panic!("scored in a table") };
    table.components.iter().map(|one| (one.component.score, one.points.clone())).collect()
}

/// The conventions with those exchanged that a form of scoring does not ask for.
fn with_irrelevant(scoring: Scoring, ours: &Conventions, theirs: &Conventions) -> Conventions {
    let [ours, theirs] = [ours, theirs].map(Clone::clone);
    let ours = Conventions { tie_within: theirs.tie_within, ..ours };
    if scoring == Scoring::Matchpoints {
        return Conventions {
            cross_imps: theirs.cross_imps,
            imp_cap: theirs.imp_cap,
            imp_average: theirs.imp_average,
            datum_trim: theirs.datum_trim,
            datum_round: theirs.datum_round,
            ..ours
        };
    }
    // By the sum, artificial scores ask for the number of tables.
    let by_sum = scoring == Scoring::CrossImps && ours.cross_imps != CrossImps::Mean;
    let tables = if by_sum { ours.tables } else { theirs.tables };
    let (win, short_field, small_groups) = (theirs.win, theirs.short_field, theirs.small_groups);
    let ours = Conventions { tables, win, short_field, small_groups, ..ours };
    if scoring == Scoring::CrossImps {
        Conventions { datum_trim: theirs.datum_trim, datum_round: theirs.datum_round, ..ours }
    } else {
        Conventions { imp_cap: theirs.imp_cap, cross_imps: theirs.cross_imps, ..ours }
    }
}
