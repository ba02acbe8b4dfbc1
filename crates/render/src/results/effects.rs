//! The effect of a ruling on the other pairs of the field.

use super::stands::stands;
use super::{View, derived};
use crate::block::{Align, Block, Detail, Table};
use crate::document::{Context, Number, Place, RulingDocument, Written};
use crate::messages::{self, Locale, Span, Text, figures};
use crate::notation;
use crate::number::{Exact, decimal, percent};
use crate::ruling::{Ruling, Side, Unit};
use crate::session::Breakdown;
use crate::situation::{Change, Effects, OtherResult, Worth};
use serde::Serialize;

/// The sign for a pair with nobody to compare with.
const NO_FIGURE: &str = "–";

/// A ruling and what it changes for every other pair.
pub(super) struct RulingWithEffects<'a>(pub &'a Breakdown);

impl View for RulingWithEffects<'_> {
    /// Every other pair, as the answer itself.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let breakdown = self.0;
        let ruling = notation::ruling(locale, &breakdown.assessment.ruling);
        let mut blocks = vec![Block::Heading(Text::from("effects ") + ruling)];
        blocks.extend(stands(locale, breakdown));
        blocks.extend(every_other_pair(locale, breakdown));
        blocks
    }

    fn charts(&self, locale: Locale) -> Vec<Block> {
        self.0.charts(locale)
    }

    fn is_field_drawn(&self) -> bool {
        true
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("effects", RulingEffects::new(self.0, context)))
    }
}

/// Every other pair before and after.
pub(super) fn every_other_pair(locale: Locale, breakdown: &Breakdown) -> Vec<Block> {
    let Some(effects) = &breakdown.effects else { return Vec::new() };
    let base = match (effects.from_obtained, effects.in_shares) {
        (true, _) => messages::effects_obtained(locale),
        (false, false) => messages::effects_without(locale),
        (false, true) => messages::effects_in_shares(locale),
    };
    let [ns, ew] = Side::BOTH.map(|side| changes(locale, side, effects, breakdown.assessment.scored.unit()));
    vec![Block::Line(base), Block::Pair(ns, ew)]
}

fn changes(locale: Locale, side: Side, effects: &Effects, unit: Unit) -> Table {
    let change = if effects.in_shares { messages::head_change_points } else { messages::head_change };
    let heads = [messages::head_score, messages::head_tables, messages::head_before, messages::head_after, change];
    let mut table = Table::new(heads.map(|head| (head(locale), Align::Right)));
    table.caption = Some(figures::side(locale, side) + ":");
    for change in effects.changes.by(side) {
        table.push(vec![
            other_result(locale, &change.result),
            figures::points(locale, &change.tables),
            worth(locale, &change.before, effects.in_shares, unit),
            worth(locale, &change.after, effects.in_shares, unit),
            if change.is_change(effects.in_shares) {
                difference(locale, change, effects.in_shares)
            } else {
                Text::from("·")
            },
        ]);
    }
    table
}

/// The result of a pair of the field: a score, the label of the row, or its ruling.
pub(super) fn other_result(locale: Locale, result: &OtherResult) -> Text {
    match result {
        OtherResult::Score(score) => figures::score(*score),
        OtherResult::Row { label: Some(label), .. } => Span::name(label.as_str()).into(),
        OtherResult::Row { label: None, ruling } => notation::ruling(locale, ruling),
    }
}

/// The value of a pair's result, as a share if shares are compared.
pub(super) fn worth(locale: Locale, worth: &Option<Worth>, in_shares: bool, unit: Unit) -> Text {
    match worth {
        Some(Worth { share: Some(share), .. }) if in_shares => figures::share(locale, share),
        Some(Worth { points, .. }) => figures::amount(locale, points, unit),
        None => Text::from(NO_FIGURE),
    }
}

/// A pair's gain.
pub(super) fn difference(locale: Locale, change: &Change, in_shares: bool) -> Text {
    match derived::gain_of_pair(change, in_shares) {
        Some((gain, true)) => figures::percentage_points(locale, &gain),
        Some((gain, false)) => figures::signed_points(locale, &gain),
        None => Text::from(NO_FIGURE),
    }
}

/// The other pairs in a line: what they gain at the least and at the most.
pub(super) fn others(locale: Locale, breakdown: &Breakdown) -> Vec<Block> {
    let Some(effects) = &breakdown.effects else { return Vec::new() };
    let unit = breakdown.assessment.scored.unit();
    let changes = Side::BOTH.into_iter().flat_map(|side| effects.changes.by(side));
    let changed = changes.filter(|change| change.is_change(effects.in_shares));
    let gains = changed.filter_map(|change| derived::gain_of_pair(change, effects.in_shares));
    let range = gains.fold(None, |range: Option<(Exact, Exact, bool)>, (gain, is_share)| {
        Some(match range {
            None => (gain.clone(), gain, is_share),
            Some((least, most, _)) => (least.min(gain.clone()), most.max(gain), is_share),
        })
    });
    let rendered = range.map(|(least, most, is_share)| {
        let (gain, unit): (fn(Locale, &Exact) -> Text, _) = match is_share {
            true => (figures::percentage_points, messages::unit_percentage_points(locale)),
            false => (figures::signed_points, figures::unit(locale, unit)),
        };
        let (lowest, highest) = (gain(locale, &least), gain(locale, &most));
        if least == most { lowest + " " + unit } else { messages::effects_range(locale, lowest, highest, unit) }
    });
    let base = match effects.from_obtained {
        true => messages::EffectsOthersBase::Obtained,
        false => messages::EffectsOthersBase::Without,
    };
    let hint = rendered.is_some().then(|| Block::Hint(messages::effects_hint(locale)));
    let line = Block::Aside(messages::effects_others(locale, base, rendered.map(Into::into)));
    std::iter::once(line).chain(hint).collect()
}

/// Points before or after.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ChangeFigure<'a> {
    exact: Number<'a>,
    /// The same as it is printed for people.
    points: String,
    /// Its share of the top in per cent; none in IMPs and total points.
    percent: Option<String>,
}

impl<'a> ChangeFigure<'a> {
    fn new(Worth { points, share }: &'a Worth) -> Self {
        Self { exact: Written(points), points: decimal(points, 4).0, percent: share.as_ref().map(percent) }
    }
}

/// Pairs of the field, before and after.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct ChangeDocument<'a> {
    /// The one score they have, from NS's view; none of a row that has several.
    score: Option<i32>,
    /// The label of a row without a single score.
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<&'a str>,
    /// The ruling of a row without a single score, in the canonical form.
    #[serde(skip_serializing_if = "Option::is_none")]
    ruling: Option<Written<'a, Ruling>>,
    /// The number of tables that have it.
    count: Number<'a>,
    /// `None` if there was nobody to compare with.
    before: Option<ChangeFigure<'a>>,
    /// The same with the ruling.
    after: Option<ChangeFigure<'a>>,
}

impl<'a> ChangeDocument<'a> {
    pub(super) fn new(change: &'a Change) -> Self {
        let (score, label, ruling) = match &change.result {
            OtherResult::Score(score) => (Some(*score), None, None),
            OtherResult::Row { label, ruling } => (None, label.as_deref(), Some(Written(ruling))),
        };
        Self {
            score,
            label,
            ruling,
            count: Written(&change.tables),
            before: change.before.as_ref().map(ChangeFigure::new),
            after: change.after.as_ref().map(ChangeFigure::new),
        }
    }
}

/// The effect of a ruling on the other pairs.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EffectsDocument<'a> {
    /// The base of the comparison: `obtained`, the score obtained at the table, or `without`, the board without this
    /// result.
    base: &'static str,
    ns: Vec<ChangeDocument<'a>>,
    ew: Vec<ChangeDocument<'a>>,
}

impl<'a> EffectsDocument<'a> {
    fn new(effects: &'a Effects) -> Self {
        Self {
            base: if effects.from_obtained { "obtained" } else { "without" },
            ns: effects.changes.ns.iter().map(ChangeDocument::new).collect(),
            ew: effects.changes.ew.iter().map(ChangeDocument::new).collect(),
        }
    }
}

/// A ruling with its effects.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct RulingEffects<'a> {
    #[serde(flatten)]
    ruling: RulingDocument<'a>,
    /// `None` outside a field.
    effects: Option<EffectsDocument<'a>>,
}

impl<'a> RulingEffects<'a> {
    pub(super) fn new(found: &'a Breakdown, context: Context<'_>) -> Self {
        let effects = found.effects.as_ref().map(EffectsDocument::new);
        Self { ruling: RulingDocument::new(found, context), effects }
    }
}
