//! The codes of the core's checks, and the words for their findings.

use crate::checks::{FindingKind, NoEffect};
use crate::messages::{self as m, Argument, Locale, Text};
use crate::scoring::{Convention, Scoring, Setting};

macro_rules! checks {
    ([$next:ident $($rest:ident)*] $($before:tt)*) => { $next! { [$($rest)*] $($before)*

    /// No contract gives this score.
    ImpossibleScore check ImpossibleScore {}
    /// The two sides together get more than there is.
    SplitExceedsTop check SplitExceedsTop {}
    /// A weight that no probability can have.
    NegativeWeight check NegativeWeight {}
    /// A figure below nothing or over the top.
    OutOfRange check OutOfRange {}
    /// Values that rise where they should fall.
    NotDescending check NotDescending {}
    /// The offenders gain by the ruling.
    OffendersGain check OffendersGain {}
    /// The non-offenders lose by the ruling.
    NonOffendersLose check NonOffendersLose {}
    /// The ruling does not give the non-offenders more than they have.
    NoDamage check NoDamage {}
    /// The non-offenders keep what they have.
    NoRelief check NoRelief {}
    /// The result obtained at the table is weighed.
    ObtainedWeighted check ObtainedWeighted {}
    /// A component with less weight than its number of outcomes asks.
    SmallWeight check SmallWeight {}
    /// Something that bears on nothing in the scoring in force.
    NoEffect check NoEffect {
        /// A side's session beside the rows of a traveller, one of which gives it average plus or average minus.
        /// The percentage given, and the pair's own by the session.
        SessionOfRows { side: Side, given: Artificial, own: Artificial }
            = problem_session_of_rows(given.to_string(), *side),
                help problem_session_of_rows_help(own.to_string(), given.to_string());
    }

    } };
}

/// The words for a finding.
pub(super) fn message(kind: &FindingKind, locale: Locale) -> Text {
    use FindingKind as Kind;
    let points = Argument::points;
    match kind {
        Kind::ImpossibleScore { score, vulnerability } => {
            m::problem_impossible_score(locale, Argument::score(*score), super::vulnerable(*vulnerability))
        }
        Kind::SplitExceedsTop { total, top, likely_sign } => {
            let (of, intended) = (top.as_ref().map(points), likely_sign.as_ref().map(ToString::to_string));
            m::problem_split_exceeds_top(locale, of, super::total_of(total, top), super::near(&intended))
        }
        Kind::NegativeWeight { weight, outcome, side } => {
            m::problem_negative_weight(locale, outcome.to_string(), *side, Argument::weight(weight))
        }
        Kind::OutOfRange { side, points: figure, top } => {
            m::problem_out_of_range(locale, *side, points(figure), points(top))
        }
        Kind::NotDescending { side, values: [before, after, obtained] } => {
            m::problem_not_descending(locale, points(before), points(after), points(obtained), *side)
        }
        Kind::OffendersGain { side, ruling, obtained } => {
            m::problem_offenders_gain(locale, *side, points(ruling), points(obtained))
        }
        Kind::NonOffendersLose { side, ruling, obtained } => {
            m::problem_non_offenders_lose(locale, *side, points(ruling), points(obtained))
        }
        Kind::NoDamage { side, ruling, obtained } => {
            m::problem_no_damage(locale, *side, points(obtained), points(ruling))
        }
        Kind::NoRelief { side } => m::problem_no_relief(locale, *side),
        Kind::ObtainedWeighted { weight, outcome } => {
            m::problem_obtained_weighted(locale, outcome.to_string(), Argument::weight(weight))
        }
        Kind::SmallWeight { weight, least, outcome, side, change, unit } => {
            let change = (!change.is_zero()).then(|| Argument::signed_points(change));
            let (weight, least) = (Argument::weight(weight), Argument::weight(least));
            m::problem_small_weight(locale, change, weight, outcome.to_string(), *side, *unit, least)
        }
        Kind::NoEffect { what, scoring, overruled_by, bears_on } => {
            let bears_on: Vec<&str> = bears_on.iter().map(|scoring| scoring.name()).collect();
            let overruled_by = overruled_by.as_ref().map(overruling);
            let what = without_effect(*what);
            m::problem_no_effect(locale, super::near(&overruled_by), what, scoring.name(), super::words(&bears_on))
        }
    }
}

/// The advice on a finding.
pub(super) fn help(kind: &FindingKind, locale: Locale) -> Text {
    use FindingKind as Kind;
    match kind {
        Kind::ImpossibleScore { .. } => m::problem_impossible_score_help(locale),
        Kind::SplitExceedsTop { .. } => m::problem_split_exceeds_top_help(locale),
        Kind::NegativeWeight { .. } => m::problem_negative_weight_help(locale),
        Kind::OutOfRange { .. } => m::problem_out_of_range_help(locale),
        Kind::NotDescending { side, .. } => m::problem_not_descending_help(locale, *side),
        Kind::OffendersGain { .. } => m::problem_offenders_gain_help(locale),
        Kind::NonOffendersLose { .. } => m::problem_non_offenders_lose_help(locale),
        Kind::NoDamage { .. } => m::problem_no_damage_help(locale),
        Kind::NoRelief { .. } => m::problem_no_relief_help(locale),
        Kind::ObtainedWeighted { .. } => m::problem_obtained_weighted_help(locale),
        Kind::SmallWeight { .. } => m::problem_small_weight_help(locale),
        Kind::NoEffect { overruled_by, bears_on, .. } => {
            let overruled_by = overruled_by.as_ref().map(overruling);
            let first = bears_on.first().copied().map_or("", Scoring::name);
            m::problem_no_effect_help(locale, super::near(&overruled_by), first)
        }
    }
}

/// The statement that has no effect, as it is written.
fn without_effect(what: NoEffect) -> String {
    match what {
        NoEffect::Convention(convention) => set(convention),
        NoEffect::Match => "match".to_owned(),
        NoEffect::Session(side) => format!("session {side}"),
    }
}

/// The setting that leaves another one without effect, as it is written.
fn overruling((convention, value): &(Convention, String)) -> String {
    format!("{} {value}", set(*convention))
}

fn set(convention: Convention) -> String {
    format!("set {}", Setting::of(convention).map_or("", |setting| setting.name))
}
