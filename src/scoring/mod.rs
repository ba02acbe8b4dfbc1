//! A ruling against a field, exactly. Usable without the language.
//!
//! A [`Ruling`](crate::ruling::Ruling) is [resolved](Resolved) on its board, then [scored](score) against a [`Field`]
//! of other results or the score at the other table, under [`Conventions`].
//!
//! ```
//! use redress::number::Exact;
//! use redress::ruling::{Ruling, Side, SideRuling};
//! use redress::scoring::{Against, Conventions, Field, Judged, score};
//!
//! // The other nine tables, and (60% +620 & 40% -100) at the tenth.
//! let conventions = Conventions::default();
//! let field = Field::of_scores([(620, 3), (500, 1), (300, 3), (-100, 2)]);
//! let ruling = Ruling::Both(SideRuling::weighted([(Exact::percent(60), 620), (Exact::percent(40), -100)]));
//! let ruling = Judged::resolve(&ruling, None).unwrap();
//!
//! let scored = score(&ruling, &Against::Field(&field), &conventions).unwrap();
//! assert_eq!(scored.sides.by(Side::NS).figure.points.to_string(), "49/5");
//! assert_eq!(scored.sides.by(Side::EW).figure.points.to_string(), "41/5");
//! ```

mod artificial;
mod conventions;
mod damage;
mod field;
mod imps;
mod matchpoints;
mod resolved;
mod rounding;
mod settings;
mod short_field;
mod table;

pub use conventions::{
    Conventions, CrossImps, DamageEntry, DamageRule, DatumRound, DatumTrim, Language, RoundRule, ShortField,
    SmallGroups, SplitTables,
};
pub use damage::{Applied, DamageFinding};
pub use field::{Field, FieldRow};
pub use imps::imps;
pub use matchpoints::{FieldScore, Protocol, ProtocolRow, field_scores, protocol};
pub use resolved::{Judged, Resolved, ResolvedDamage, ResolvedSide, Sides, Weighted};
pub use settings::{SETTINGS, Setting, SettingError};
pub use short_field::{Adjustment, FieldSize};
pub use table::{Entry, FrequencyTable};

use crate::number::Exact;
use crate::ruling::Side;

/// What a ruling is compared with.
#[derive(Debug, Clone, Copy)]
pub enum Against<'a> {
    /// The other results on the board: matchpoints.
    Field(&'a Field),
    /// The result at the other table of a team match: IMPs.
    OtherTable(&'a Resolved),
}

/// The unit of a side's points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Matchpoints.
    Matchpoints,
    /// International Match Points.
    Imps,
}

/// Why something has no score.
#[derive(Debug, Clone, PartialEq)]
pub enum ScoringError {
    /// There is no other result to compare with.
    EmptyField,
    /// An amount of IMPs has no value in matchpoints.
    ImpsInMatchpoints,
    /// A percentage other than 40, 50 and 60 has no value in IMPs.
    ShareInImps(Exact),
    /// An artificial score at the other table is no score to compare with.
    OtherArtificial,
    /// More results than the number of tables that was set.
    TooManyResults {
        /// What `tables` says.
        tables: i64,
        /// How many results there are.
        results: Exact,
    },
}

/// A ruling with its score.
#[derive(Debug, Clone)]
pub struct Scored {
    /// What the ruling gives each side, damage applied.
    pub applied: Resolved,
    /// For damage: what it was worth and which row of the table applied.
    pub damage: Option<DamageFinding>,
    /// Each side's points with their working; EW's from EW's view.
    pub sides: Sides<SideScore>,
    /// What the points are.
    pub unit: Unit,
    /// The most a side can have; none in IMPs.
    pub top: Option<Exact>,
    /// How many results there are with this one; none in IMPs.
    pub results: Option<Exact>,
}

/// Points of one side, from its own view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// The final figure, rounded where a convention says so.
    pub points: Exact,
    /// Before rounding.
    pub unrounded: Exact,
    /// Of the top; none in IMPs.
    pub share: Option<Exact>,
}

impl Figure {
    /// The final figure of a side: rounded under its name, and as a share of the top.
    #[must_use]
    pub fn of(unrounded: Exact, top: Option<&Exact>, side: Side, conventions: &Conventions) -> Self {
        let average = top.map_or(Exact::ZERO, Exact::half);
        let points = rounding::final_figure(&unrounded, &average, side, conventions);
        let share = top.and_then(|top| points.over(top));
        Self { points, unrounded, share }
    }
}

/// One side's score and where it comes from.
#[derive(Debug, Clone)]
pub struct SideScore {
    /// The points.
    pub figure: Figure,
    /// The steps.
    pub working: Working,
}

/// How a side's points came about.
#[derive(Debug, Clone)]
pub enum Working {
    /// In a frequency table.
    Table(TableWorking),
    /// Against the other table.
    Comparison(Vec<Comparison>),
    /// An artificial score: what was given.
    Artificial(crate::ruling::Artificial),
    /// Scored as the outcome before the infraction, with the side's own loss deducted as a special adjustment
    /// (`damage-entry before`).
    Adjusted {
        /// The score that was entered.
        entered: Box<SideScore>,
        /// What is added to it; negative for a loss.
        adjustment: Exact,
    },
}

/// A frequency table with one side's points beside each score.
#[derive(Debug, Clone)]
pub struct TableWorking {
    /// The table with the ruling in it.
    pub table: FrequencyTable,
    /// This side's points, entry by entry, adjusted where the field is short.
    pub values: Vec<Exact>,
    /// What the other side would have in the same table, entry by entry.
    pub complements: Vec<Exact>,
    /// The components, as written.
    pub components: Vec<ComponentScore>,
    /// How many results the table holds and how many were expected.
    pub size: FieldSize,
    /// What was done where results are missing.
    pub adjustment: Adjustment,
}

/// A component and what it scored for the side.
#[derive(Debug, Clone)]
pub struct ComponentScore {
    /// Outcome, weight and score.
    pub component: Weighted,
    /// The side's points for it.
    pub points: Exact,
}

/// A component compared with the other table.
#[derive(Debug, Clone)]
pub struct Comparison {
    /// Outcome, weight and score.
    pub component: Weighted,
    /// The side's IMPs for it, over all the scores of the other table.
    pub points: Exact,
    /// Each score of the other table: the score, its weight, and the side's IMPs.
    pub lines: Vec<ComparisonLine>,
}

/// One score against one score.
#[derive(Debug, Clone)]
pub struct ComparisonLine {
    /// The other table's score, from NS's view of this table.
    pub other: i32,
    /// Its weight.
    pub weight: Exact,
    /// The side's own gain in points.
    pub difference: i64,
    /// The same in IMPs.
    pub imps: i64,
}

/// Scores a ruling.
///
/// # Errors
/// Where there is nothing to compare with, or an artificial score has no value in this scoring.
pub fn score(ruling: &Judged, against: &Against<'_>, conventions: &Conventions) -> Result<Scored, ScoringError> {
    match against {
        Against::Field(field) => matchpoints::score(ruling, field, conventions),
        Against::OtherTable(other) => imps::score(ruling, other, conventions),
    }
}
