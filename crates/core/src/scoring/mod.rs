//! A ruling against a field or another table, exactly. Usable without the language.
//!
//! A [`Ruling`](crate::ruling::Ruling) is [resolved](ResolvedRuling::resolve) on its board, so that its contracts have
//! scores, and then scored in one of the [forms](Scoring) under [`Conventions`]: beside the other results of a
//! [`Field`], or against the result at the other table.
//!
//! ```
//! use redress_core::number::Exact;
//! use redress_core::ruling::{Ruling, SideRuling};
//! use redress_core::scoring::{Comparison, Conventions, Field, ResolvedRuling, Scoring, figures, score};
//!
//! // The other nine tables, and (60% +620 & 40% -100) at the tenth.
//! let field = Field::of_scores([(620, 3), (500, 1), (300, 3), (-100, 2)]);
//! let ruling = Ruling::Both(SideRuling::weighted([(Exact::percent(60), 620), (Exact::percent(40), -100)]));
//! let ruling = ResolvedRuling::resolve(&ruling, None).unwrap();
//!
//! let (comparison, conventions) = (Comparison::field(&field), Conventions::default());
//! let scored = score(&ruling, Scoring::Matchpoints, comparison, &conventions).unwrap();
//! assert_eq!(scored.sides.ns.figure.points.to_string(), "49/5");
//! assert_eq!(scored.sides.ew.figure.points.to_string(), "41/5");
//! // The steps: +620 stands in the table with 0.6 of a result and has 15.4 matchpoints.
//! let component = &scored.sides.ns.working.components()[0];
//! assert_eq!((component.points.to_string(), component.part.to_string()), ("77/5".into(), "231/25".into()));
//!
//! // The same points without the steps.
//! let figures = figures(&ruling, Scoring::Matchpoints, comparison, &conventions).unwrap();
//! assert_eq!(figures.sides.ns, scored.sides.ns.figure);
//! ```
//!
//! # A tour
//!
//! - What is scored: [`ResolvedRuling`] of [`ResolvedSides`], each side's [`ScoredComponent`]s.
//! - What it is compared with: a [`Field`] of [`FieldRow`]s, in groups with [`OtherGroups`]; [`Comparison`].
//! - The forms, one file each behind one trait, listed once as [`Scoring`]; what they share is the scale of [`imps`] and
//!   [`ArtificialScore`]s.
//! - The results: [`score`] gives [`Scored`], each side's [`SideScore`] with its [`Figure`] and its [`Working`];
//!   [`figures`] the [`Figures`] alone; [`protocol`] every row of a field, [`row_figures`] its rows with one more ruling
//!   on the board; [`average_figures`] what averaging first would give.
//! - Self-inflicted damage: [`DamageRow`], [`DamageFinding`] (Law 12C1(e)).
//! - What bodies do differently: [`Conventions`], the table of [`SETTINGS`] and the [`PRESETS`].
//! - After the board: [`Penalty`], [`Match`] with its [`VictoryScale`].
//!
//! Scores are always seen from NS's side; points, IMPs, shares and penalties are a side's own.

mod artificial;
mod board;
mod board_a_match;
mod butler;
mod continuous;
mod conventions;
mod counts;
mod cross_imps;
mod damage;
mod error;
mod field;
mod form;
mod forms;
mod imp_scale;
mod imps;
mod matches;
mod matchpoints;
mod other_table;
mod penalty;
mod percent_scale;
mod presets;
mod protocol;
mod resolved;
mod rounding;
mod scales;
mod score;
mod scored;
mod session;
mod settings;
mod short_field;
mod side_values;
mod step_scale;
mod total_points;
mod victory_points;

// The input of a scoring program.
pub use board::Comparison;
pub use field::{Field, FieldRow, OtherGroups};
pub use form::ComparesWith;
pub use forms::Scoring;
pub use resolved::{ResolveError, ResolvedDamage, ResolvedRuling, ResolvedSide, ResolvedSides, ScoredComponent};
// The queries.
pub use butler::datum_of_field;
pub use error::ScoringError;
pub use protocol::{Protocol, ProtocolRow, protocol, row_figures};
pub use scored::{Averaged, Figures, Scored, average_figures, figures, score, settled_at_other_table};
// The steps of an answer, for whoever explains it.
pub use artificial::{ArtificialBy, ArtificialScore};
pub use damage::{DamageFinding, DamageRow, DamageValues};
pub use imp_scale::{MOST_IMPS, imps};
pub use score::{
    Basis, ComparisonLine, ComponentScore, Datum, Entry, Figure, Line, MOST_LINES, Origin, RowFigures, SideScore,
    TableWorking, Together, Universal, Working,
};
pub use session::SessionResult;
pub use short_field::{Adjustment, FieldSize};
// Conventions by name and as values.
pub use conventions::{
    Across, CaseFacts, Convention, Conventions, CrossImps, DamageEntry, DamageRule, DatumRound, DatumTrim, NoDamage,
    ResultOf, RoundCap, RoundRule, SETTINGS, SessionWeights, ShortField, ShortImps, SmallGroups, SplitTables, Ties,
    VpFraction,
};
pub use presets::{PRESETS, Preset, PresetValue};
pub use settings::{Setting, SettingError, SettingValue};
// The scoring after the board.
pub use continuous::ContinuousScale;
pub use matches::{CountedIn, Match, MatchForm, MatchScore, MatchSide, VictoryPoints};
pub use penalty::{Penalty, PenaltyUnit, no_victory_points};
pub use percent_scale::{PercentScale, PercentStep};
pub use scales::{PublishedScale, SCALES};
pub use step_scale::{ScaleProblem, Step, StepScale};
pub use victory_points::{Conversion, Fraction, VictoryScale};

pub use crate::ruling::{Sides, Unit};
