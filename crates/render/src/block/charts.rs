//! Figures to be drawn: bars, curves, places before and after, fields.

use crate::messages::Text;
use crate::number::Exact;
use crate::scoring::Sides;

/// Figures as bars on one scale: what a side had, what it lost, and what it gets; or rulings beside each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarChart {
    /// The subject of the chart.
    pub caption: Text,
    /// Its bars, the first above.
    pub rows: Vec<Bar>,
    /// True if it is drawn for a screen that is wider than high, a slide.
    pub is_wide: bool,
    /// All of it in words, for those who cannot see it.
    pub label: Text,
}

/// A bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// The name of the bar.
    pub name: Text,
    /// The start of the bar: none, or the figure that a change starts from.
    pub from: Exact,
    /// The end of the bar.
    pub to: Exact,
    /// Its figure as it is read.
    pub label: Text,
    /// The kind of bar.
    pub kind: BarKind,
}

/// The meaning of a bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BarKind {
    /// The value of a result.
    Level,
    /// The difference of two results.
    Change,
    /// The value of the ruling.
    Ruling,
    /// NS's points.
    Ns,
    /// EW's points.
    Ew,
}

impl Bar {
    /// Its lesser end and its greater.
    #[must_use]
    pub fn ends(&self) -> (&Exact, &Exact) {
        if self.from <= self.to { (&self.from, &self.to) } else { (&self.to, &self.from) }
    }
}

impl BarChart {
    /// The least figure, nothing among them, and how far it is from there to the greatest.
    #[must_use]
    pub fn scale(&self) -> (Exact, Exact) {
        let ends = || self.rows.iter().flat_map(|row| [&row.from, &row.to]);
        let least = ends().min().cloned().unwrap_or_default().min(Exact::ZERO);
        let most = ends().max().cloned().unwrap_or_default().max(Exact::ZERO);
        let range = &most - &least;
        (least, if range.is_zero() { Exact::ONE } else { range })
    }
}

/// Both sides' figures along a weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Curve {
    /// Each weight for display, and the figures there.
    pub points: Vec<(Text, Sides<Exact>)>,
    /// Places on the scale of the figures, the least first and the greatest last, and how they read.
    pub scale: Vec<(Exact, Text)>,
    /// The unit of the figures, beside the scale.
    pub unit: Text,
    /// The name of the weight, below the axis.
    pub weight: Text,
    /// The names of the sides.
    pub names: Sides<Text>,
    /// The marks of the sides for drawings in letters.
    pub letters: Sides<char>,
    /// The subject of the chart.
    pub caption: Text,
    /// True if it is drawn for a screen that is wider than high, a slide.
    pub is_wide: bool,
    /// All of it in words, for those who cannot see it.
    pub label: Text,
    /// True for drawn curves, false for an empty frame.
    pub is_drawn: bool,
    /// The caption without the weights at which both sides have the same, for who has to find them.
    pub axes: Text,
    /// The figures at each weight in words, for those who ask for one.
    pub steps: Vec<(Text, Text)>,
    /// Half of the most that a side can have, where there is such a thing, and how it reads.
    pub half: Option<(Exact, Text)>,
}

/// The point at which two curves meet, as they are drawn: straight from point to point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// The point they meet at, or the last before it.
    pub point: usize,
    /// The distance from that point towards the next, from 0 to below 1.
    pub along: Exact,
    /// Both sides' figure there.
    pub value: Exact,
}

impl Curve {
    /// The points whose weights are written below: the first, the last, and the one between if there is one.
    #[must_use]
    pub fn labelled(&self) -> Vec<usize> {
        let count = self.points.len();
        let middle = (count % 2 == 1 && count > 2).then_some(count / 2);
        [Some(0), middle, Some(count.saturating_sub(1))].into_iter().flatten().collect()
    }

    /// The points at which both sides' curves meet; none if they coincide.
    #[must_use]
    pub fn meetings(&self) -> Vec<Meeting> {
        let ahead = |at: usize| self.points.get(at).map(|(_, sides)| (&sides.ns, &sides.ns - &sides.ew));
        let meeting = |at: usize| {
            let (value, difference) = ahead(at)?;
            let before = at.checked_sub(1).and_then(ahead).map(|(_, before)| before);
            let next = ahead(at.saturating_add(1));
            let neighbours = [before.as_ref(), next.as_ref().map(|(_, next)| next)];
            if difference.is_zero() {
                let meets = neighbours.into_iter().flatten().all(|other| !other.is_zero());
                return meets.then(|| Meeting { point: at, along: Exact::ZERO, value: value.clone() });
            }
            let (next_value, next) = next?;
            if next.is_zero() || difference.is_negative() == next.is_negative() {
                return None;
            }
            let along = difference.over(&(&difference - &next))?;
            let value = value + &(&along * &(next_value - value));
            Some(Meeting { point: at, along, value })
        };
        (0..self.points.len()).filter_map(meeting).collect()
    }

    /// The least place of the scale and the greatest.
    #[must_use]
    pub fn range(&self) -> (&Exact, &Exact) {
        fn value(end: Option<&(Exact, Text)>) -> &Exact {
            end.map_or(&Exact::ZERO, |(value, _)| value)
        }
        (value(self.scale.first()), value(self.scale.last()))
    }
}

/// Places in a ranking before and after, of those who move or are named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves {
    /// The section or group of the ranking; `None` for a single one.
    pub caption: Option<Text>,
    /// The heading of the places before.
    pub before: Text,
    /// The heading of the places after.
    pub after: Text,
    /// Each pair or team, by its place after.
    pub lines: Vec<Move>,
    /// A line on the contestants who keep their places.
    pub rest: Text,
    /// All of it in words, for those who cannot see it.
    pub label: Text,
}

/// A contestant's place before and after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The contestant.
    pub name: Text,
    /// The place before, from 1, and how it reads.
    pub before: (u32, Text),
    /// The place after.
    pub after: (u32, Text),
}

impl Moves {
    /// The best place that occurs and the last.
    #[must_use]
    pub fn range(&self) -> (u32, u32) {
        let places = || self.lines.iter().flat_map(|line| [line.before.0, line.after.0]);
        (places().min().unwrap_or(1), places().max().unwrap_or(1))
    }
}

/// The field of a ruling, for both sides at once or for each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldChart {
    /// True if it is drawn for a screen that is wider than high, a slide.
    pub is_wide: bool,
    /// One entry if both sides have the same table.
    pub sides: Vec<FieldSide>,
    /// Above the scores.
    pub score_head: Text,
    /// Above the counts of results.
    pub results_head: Text,
    /// The legend of other tables' bars.
    pub others: Text,
    /// The legend of additions.
    pub added: Text,
    /// The legend of removals; `None` if there are none.
    pub taken: Option<Text>,
}

/// The table of a side as bars.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldSide {
    /// The side; `None` for both.
    pub caption: Option<Text>,
    /// The headings of the columns of points.
    pub heads: Vec<Text>,
    /// A bar for each score, highest for NS first.
    pub rows: Vec<FieldRow>,
    /// All of it in words, for those who cannot see it.
    pub label: Text,
}

/// A score as a bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldRow {
    /// The score, from NS's view.
    pub score: Text,
    /// The parts of the bar.
    pub parts: Parts,
    /// The number of results: `3 + 0.6`.
    pub results: Text,
    /// The points for the score.
    pub points: Vec<Text>,
    /// True if the ruling changes it.
    pub touched: bool,
}

/// The parts of a bar from left to right, each of its length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parts {
    /// Results of the other tables that stay.
    pub others: Exact,
    /// The ruling's addition.
    pub added: Exact,
    /// The ruling's removal.
    pub taken: Exact,
}

impl FieldRow {
    /// Its parts in order.
    #[must_use]
    pub fn bars(&self) -> [&Exact; 3] {
        [&self.parts.others, &self.parts.added, &self.parts.taken]
    }
}

impl FieldSide {
    /// The longest bar.
    #[must_use]
    pub fn longest(&self) -> Exact {
        let length = |row: &FieldRow| row.bars().into_iter().sum::<Exact>();
        self.rows.iter().map(length).max().unwrap_or(Exact::ONE).max(Exact::ONE)
    }
}
