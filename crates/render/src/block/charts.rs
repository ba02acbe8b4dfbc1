//! Figures to be drawn: bars, curves, places before and after, fields.

use crate::messages::Text;
use crate::number::Exact;
use crate::scoring::Sides;

/// Figures as bars on one scale: what a side had, what it lost, and what it gets; or rulings beside each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarChart {
    /// What is drawn.
    pub caption: Text,
    /// Its bars, the first above.
    pub rows: Vec<Bar>,
    /// All of it in words, for those who cannot see it.
    pub label: Text,
}

/// A bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// What it is.
    pub name: Text,
    /// Where it begins: nothing, or the figure that a change starts from.
    pub from: Exact,
    /// Where it ends.
    pub to: Exact,
    /// Its figure as it is read.
    pub shown: Text,
    /// How it is drawn.
    pub kind: BarKind,
}

/// What a bar stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BarKind {
    /// What a result is worth.
    Level,
    /// What lies between two results.
    Change,
    /// What the ruling is worth.
    Ruling,
    /// What NS get.
    Ns,
    /// What EW get.
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
    /// Each weight as it is shown, and the figures there.
    pub points: Vec<(Text, Sides<Exact>)>,
    /// Places on the scale of the figures, the least first and the greatest last, and how they read.
    pub scale: Vec<(Exact, Text)>,
    /// What stands beside the scale: the unit of the figures.
    pub unit: Text,
    /// What stands below the weights: whose they are.
    pub weight: Text,
    /// What the sides are called.
    pub names: Sides<Text>,
    /// What marks them where there are only letters.
    pub letters: Sides<char>,
    /// What is drawn.
    pub caption: Text,
    /// All of it in words, for those who cannot see it.
    pub label: Text,
    /// Whether the curves are drawn, and not the empty frame for them.
    pub is_drawn: bool,
    /// The figures at each weight in words, for those who ask for one.
    pub steps: Vec<(Text, Text)>,
    /// Half of the most that a side can have, where there is such a thing, and how it reads.
    pub half: Option<(Exact, Text)>,
}

/// Where two curves meet, as they are drawn: straight from point to point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// The point they meet at, or the last before it.
    pub point: usize,
    /// How far they are from there to the next, from 0 to below 1.
    pub along: Exact,
    /// What both sides have there.
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

    /// Where both sides' curves meet; nowhere where they lie on each other.
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
    /// Whose ranking it is; none where there is one alone.
    pub caption: Option<Text>,
    /// What stands above the places before.
    pub before: Text,
    /// What stands above those after.
    pub after: Text,
    /// Each pair or team, by its place after.
    pub lines: Vec<Move>,
    /// How many more there are, who keep their places.
    pub rest: Text,
    /// All of it in words, for those who cannot see it.
    pub label: Text,
}

/// Who has which place before and after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// Who.
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
    /// One where both sides stand in the same table.
    pub sides: Vec<FieldSide>,
    /// Above the scores.
    pub score_head: Text,
    /// Above the counts of results.
    pub results_head: Text,
    /// What the bars of other tables are called.
    pub others: Text,
    /// What is added is called.
    pub added: Text,
    /// What is taken out is called; none where nothing is.
    pub taken: Option<Text>,
}

/// The table of a side as bars.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldSide {
    /// Whose it is; none where it is both sides'.
    pub caption: Option<Text>,
    /// The heads of the columns of points.
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
    /// What the bar is made of.
    pub parts: Parts,
    /// How many results: `3 + 0.6`.
    pub results: Text,
    /// What the score is worth.
    pub points: Vec<Text>,
    /// Whether the ruling touches it.
    pub touched: bool,
}

/// The parts of a bar from left to right, each of its length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parts {
    /// Results of the other tables that stay.
    pub others: Exact,
    /// What the ruling adds.
    pub added: Exact,
    /// What it takes out.
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
