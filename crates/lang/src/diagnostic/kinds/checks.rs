//! What a director would want to be told of a ruling that has a score.

use super::Problem;
use crate::checks::{FindingKind, NoEffect};
use crate::scoring::{Convention, Scoring, Setting};

macro_rules! checks {
    ([$next:ident $($rest:ident)*] $($before:tt)*) => { $next! { [$($rest)*] $($before)*

    /// No contract gives this score.
    ImpossibleScore "impossible-score" Warning [law::SCORE] {
        /// The score from NS's view, and the board's vulnerability where it is known.
        ImpossibleScore { score: i32, vulnerability: Option<Vulnerability> }
            = problem_impossible_score(Argument::score(*score), vulnerable(*vulnerability)),
                help problem_impossible_score_help();
    }
    /// The two sides together get more than there is.
    SplitExceedsTop "split-exceeds-top" Warning {
        /// What they get together, and the top; in IMPs there is none and the total is more than 0. With the ruling that
        /// was meant where EW's signs look like EW's own.
        SplitExceedsTop { total: Exact, top: Option<Exact>, meant: Option<String> }
            = problem_split_exceeds_top(top.as_ref().map(Argument::points), total_of(total, top), near(meant)),
                help problem_split_exceeds_top_help();
    }
    /// A weight that no probability can have.
    NegativeWeight "negative-weight" Warning [law::WEIGHTED] {
        /// The component, and whose it is.
        NegativeWeight { weight: Exact, outcome: String, side: Side }
            = problem_negative_weight(outcome, *side, Argument::weight(weight)), help problem_negative_weight_help();
    }
    /// A figure below nothing or over the top.
    OutOfRange "out-of-range" Warning {
        /// What the side gets before penalties, and the top.
        OutOfRange { side: Side, points: Exact, top: Exact }
            = problem_out_of_range(*side, Argument::points(points), Argument::points(top)),
                help problem_out_of_range_help();
    }
    /// Values that rise where they should fall.
    NotDescending "not-descending" Warning [law::SELF_INFLICTED] {
        /// What the results before, after and obtained are worth to the side, in the points of the scoring.
        NotDescending { side: Side, values: [Exact; 3] }
            = problem_not_descending(
                Argument::points(&values[0]), Argument::points(&values[1]), Argument::points(&values[2]), *side
            ), help problem_not_descending_help(*side);
    }
    /// The offenders gain by the ruling.
    OffendersGain "offenders-gain" Warning [law::DAMAGE] {
        /// What the side gets and what it obtained, in the points of the scoring.
        OffendersGain { side: Side, ruling: Exact, obtained: Exact }
            = problem_offenders_gain(*side, Argument::points(ruling), Argument::points(obtained)),
                help problem_offenders_gain_help();
    }
    /// The non-offenders lose by the ruling.
    NonOffendersLose "non-offenders-lose" Warning [law::DAMAGE] {
        /// What the side gets and what it obtained, in the points of the scoring.
        NonOffendersLose { side: Side, ruling: Exact, obtained: Exact }
            = problem_non_offenders_lose(*side, Argument::points(ruling), Argument::points(obtained)),
                help problem_non_offenders_lose_help();
    }
    /// The ruling does not give the non-offenders more than they have.
    NoDamage "no-damage" Note [law::DAMAGE] {
        /// What the side gets and what it obtained, in the points of the scoring.
        NoDamage { side: Side, ruling: Exact, obtained: Exact }
            = problem_no_damage(*side, Argument::points(obtained), Argument::points(ruling)), help problem_no_damage_help();
    }
    /// The non-offenders keep what they have.
    NoRelief "no-relief" Note [law::SELF_INFLICTED] {
        /// The side that did not offend.
        NoRelief { side: Side } = problem_no_relief(*side), help problem_no_relief_help();
    }
    /// The result obtained at the table is weighed.
    ObtainedWeighted "obtained-weighted" Note [law::WEIGHTED] {
        /// The component.
        ObtainedWeighted { weight: Exact, outcome: String }
            = problem_obtained_weighted(outcome, Argument::weight(weight)), help problem_obtained_weighted_help();
    }
    /// A component with less weight than its number of outcomes asks.
    SmallWeight "small-weight" Note {
        /// The component, and what it changes for the side, in the unit.
        SmallWeight { weight: Exact, least: Exact, outcome: String, side: Side, change: Exact, unit: Unit }
            = problem_small_weight(
                (!change.is_zero()).then(|| Argument::signed_points(change)),
                Argument::weight(weight), outcome, *side, *unit, Argument::weight(least)
            ), help problem_small_weight_help();
    }
    /// Something that bears on nothing in the scoring in force.
    NoEffect "no-effect" Note {
        /// What was said, and the scoring in force; the setting that leaves it without effect where the scoring knows
        /// it, else the forms of scoring in which it has one.
        NoEffect { what: String, scoring: &'static str, overruled_by: Option<String>, bears_on: Vec<&'static str> }
            = problem_no_effect(near(overruled_by), what, *scoring, words(bears_on)),
                help problem_no_effect_help(near(overruled_by), bears_on.first().copied().unwrap_or_default());
        /// A side's session beside the rows of a traveller, one of which gives it average plus or average minus.
        /// What is given, and what the pair would have by the session.
        SessionOfRows { side: Side, given: Artificial, own: Artificial }
            = problem_session_of_rows(given.to_string(), *side),
                help problem_session_of_rows_help(own.to_string(), given.to_string());
    }

    } };
}

impl From<FindingKind> for Problem {
    fn from(kind: FindingKind) -> Self {
        match kind {
            FindingKind::ImpossibleScore { score, vulnerability } => Self::ImpossibleScore { score, vulnerability },
            FindingKind::SplitExceedsTop { total, top, meant } => {
                Self::SplitExceedsTop { total, top, meant: meant.map(|meant| meant.to_string()) }
            }
            FindingKind::NegativeWeight { weight, outcome, side } => {
                Self::NegativeWeight { weight, outcome: outcome.to_string(), side }
            }
            FindingKind::OutOfRange { side, points, top } => Self::OutOfRange { side, points, top },
            FindingKind::NonOffendersLose { side, ruling, obtained } => {
                Self::NonOffendersLose { side, ruling, obtained }
            }
            FindingKind::ObtainedWeighted { weight, outcome } => {
                Self::ObtainedWeighted { weight, outcome: outcome.to_string() }
            }
            FindingKind::NotDescending { side, values } => Self::NotDescending { side, values },
            FindingKind::OffendersGain { side, ruling, obtained } => Self::OffendersGain { side, ruling, obtained },
            FindingKind::NoDamage { side, ruling, obtained } => Self::NoDamage { side, ruling, obtained },
            FindingKind::NoRelief { side } => Self::NoRelief { side },
            FindingKind::SmallWeight { weight, least, outcome, side, change, unit } => {
                Self::SmallWeight { weight, least, outcome: outcome.to_string(), side, change, unit }
            }
            FindingKind::NoEffect { what, scoring, overruled_by, bears_on } => Self::NoEffect {
                what: said(what),
                scoring: scoring.name(),
                overruled_by: overruled_by.map(|(by, value)| format!("{} {value}", set(by))),
                bears_on: bears_on.into_iter().map(Scoring::name).collect(),
            },
        }
    }
}

/// What was said, as it is written.
fn said(what: NoEffect) -> String {
    match what {
        NoEffect::Convention(convention) => set(convention),
        NoEffect::Match => "match".to_owned(),
        NoEffect::Session(side) => format!("session {side}"),
    }
}

fn set(convention: Convention) -> String {
    format!("set {}", Setting::of(convention).map_or("", |setting| setting.name))
}
