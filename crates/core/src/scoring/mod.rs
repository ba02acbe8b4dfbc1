//! A ruling against a field, exactly. Usable without the language.
//!
//! A [`Ruling`](crate::ruling::Ruling) is [resolved](Resolved) on its board, then [scored](score) against a [`Field`]
//! of other results or the score at the other table, under [`Conventions`].
//!
//! ```
//! use redress_core::number::Exact;
//! use redress_core::ruling::{Ruling, Side, SideRuling};
//! use redress_core::scoring::{Against, Conventions, Field, FieldScoring, Judged, score};
//!
//! // The other nine tables, and (60% +620 & 40% -100) at the tenth.
//! let conventions = Conventions::default();
//! let field = Field::of_scores([(620, 3), (500, 1), (300, 3), (-100, 2)]);
//! let ruling = Ruling::Both(SideRuling::weighted([(Exact::percent(60), 620), (Exact::percent(40), -100)]));
//! let ruling = Judged::resolve(&ruling, None).unwrap();
//!
//! let scored = score(&ruling, &Against::Field(&field, FieldScoring::Matchpoints), &conventions).unwrap();
//! assert_eq!(scored.sides.by(Side::NS).figure.points.to_string(), "49/5");
//! assert_eq!(scored.sides.by(Side::EW).figure.points.to_string(), "41/5");
//! ```

mod artificial;
mod butler;
mod comparison;
mod continuous;
mod conventions;
mod cross_imps;
mod damage;
mod field;
mod imps;
mod matches;
mod matchpoints;
mod method;
mod penalty;
mod presets;
mod resolved;
mod rounding;
mod settings;
mod short_field;
mod table;
mod tables;
mod total_points;
mod victory_points;

pub use crate::ruling::{Sides, Unit};
pub use butler::Datum;
pub use comparison::Comparison;
pub use continuous::ContinuousScale;
pub use conventions::{
    Circumstances, Conventions, CrossImps, DamageEntry, DamageRule, DatumRound, DatumTrim, RoundRule, ShortField,
    SmallGroups, SplitTables,
};
pub use damage::{Applied, DamageFinding};
pub use field::{Elsewhere, Field, FieldRow};
pub use imps::imps;
pub use matches::{Match, MatchForm, MatchScore, MatchSide, VictoryPoints};
pub use method::{FieldScoring, Scoring};
pub use penalty::{Penalty, PenaltyUnit, no_victory_points};
pub use presets::{Choice, PRESETS, Preset};
pub use resolved::{Judged, ResolveError, Resolved, ResolvedDamage, ResolvedSide, Weighted};
pub use settings::{SETTINGS, Setting, SettingError};
pub use short_field::{Adjustment, FieldSize};
pub use table::{Entry, FrequencyTable};
pub use tables::{FieldScore, Protocol, ProtocolRow, field_scores, protocol, row_figures};
pub use victory_points::{Conversion, ScaleProblem, Step, StepScale, VictoryScale};

use crate::number::Exact;
use crate::ruling::Side;

/// What a ruling is compared with.
#[derive(Debug, Clone, Copy)]
pub enum Against<'a> {
    /// The other results on the board, by matchpoints, cross-IMPs or Butler.
    Field(&'a Field, FieldScoring),
    /// The result at the other table of a team match, in IMPs.
    Imps(&'a Resolved),
    /// The result at the other table, board-a-match.
    BoardAMatch(&'a Resolved),
    /// Nothing: total points.
    Itself,
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
    /// A score in total points is assigned or none.
    ArtificialInTotalPoints,
    /// An artificial score at the other table is no score to compare with.
    OtherArtificial,
    /// The datum's trim leaves no result.
    DatumOfNothing,
    /// A penalty in a unit that this scoring does not have.
    PenaltyUnit(PenaltyUnit),
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
    /// How it was scored.
    pub scoring: Scoring,
    /// The most a side can have; none in IMPs and total points.
    pub top: Option<Exact>,
    /// How many results there are with this one; none outside a field.
    pub results: Option<Exact>,
}

impl Scored {
    /// A plain ruling's score, with neither top nor field.
    fn new(scoring: Scoring, applied: Resolved, sides: Sides<SideScore>) -> Self {
        Self { applied, damage: None, sides, scoring, top: None, results: None }
    }

    /// What the points are.
    #[must_use]
    pub fn unit(&self) -> Unit {
        self.scoring.unit()
    }
}

/// Points of one side, from its own view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// The final figure: rounded where a convention says so, penalties taken.
    pub points: Exact,
    /// Before rounding and penalties.
    pub unrounded: Exact,
    /// What was taken as a penalty.
    pub penalty: Exact,
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
        Self { points, unrounded, penalty: Exact::ZERO, share }
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
    /// Nothing to compare with: the components' own points.
    TotalPoints(Vec<ComponentScore>),
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
    /// This side's points, entry by entry: what the other pairs get.
    pub values: Vec<Exact>,
    /// What the other side would have in the same table, entry by entry.
    pub complements: Vec<Exact>,
    /// The components, as written.
    pub components: Vec<ComponentScore>,
    /// What the points rest on.
    pub basis: Basis,
}

/// What the points of a table rest on beside its frequencies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Basis {
    /// Matchpoints.
    Matchpoints {
        /// How many results the table holds and how many were expected.
        size: FieldSize,
        /// What was done where results are missing.
        adjustment: Adjustment,
    },
    /// Cross-IMPs.
    CrossImps {
        /// With how many results each is compared.
        comparisons: Exact,
        /// Whether their mean counts or their sum.
        method: CrossImps,
    },
    /// Butler.
    Butler {
        /// The datum of the table as it stands, which the other pairs are compared with.
        datum: Datum,
    },
}

/// A component and what it scored for the side.
#[derive(Debug, Clone)]
pub struct ComponentScore {
    /// Outcome, weight and score.
    pub component: Weighted,
    /// The side's points for it.
    pub points: Exact,
    /// Where they come from beside the table.
    pub origin: Origin,
}

/// Where a component's points come from beside the table.
#[derive(Debug, Clone)]
pub enum Origin {
    /// Nothing else.
    Table,
    /// The datum of the table with this component as the only result of its row.
    Datum(Datum),
    /// Each score of the table.
    Comparisons(Vec<ComparisonLine>),
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
    /// What the gain is worth.
    pub points: Exact,
}

/// Scores a ruling.
///
/// # Errors
/// Where there is nothing to compare with, or an artificial score has no value in this scoring.
pub fn score(ruling: &Judged, against: &Against<'_>, conventions: &Conventions) -> Result<Scored, ScoringError> {
    match against {
        Against::Field(field, scoring) => tables::score(ruling, field, *scoring, conventions),
        Against::Imps(other) => comparison::score(ruling, other, Scoring::Imps, conventions),
        Against::BoardAMatch(other) => comparison::score(ruling, other, Scoring::BoardAMatch, conventions),
        Against::Itself => total_points::score(ruling, conventions),
    }
}
