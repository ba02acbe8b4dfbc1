//! Every kind of diagnostic, declared once: its code with the code's name, severity and Law; below it each problem that
//! is reported under the code, with its fields and its message in `locales/*/messages.ftl`.
//!
//! ```text
//! /// Weights that do not sum to 100%.
//! WeightsSum "weights-sum" Error [law::WEIGHTED] {
//!     /// They come to another sum.
//!     WeightsSum { sum: Exact }
//!         = problem_weights_sum(Argument::weight(sum), …), help problem_weights_sum_help();
//! }
//! ```
//!
//! A check of a scored ruling is declared in the core, with its severity and Law; here it has a code, and words.
//!
//! A new diagnostic is such an entry in the file of its subject and its words in the locales, with `## code NAME` in the
//! explanations where the code is new too. Each file is a macro that hands its entries to the next, so that there is
//! one [`Code`] and one [`Problem`] in the end.

#[macro_use]
mod board;
#[macro_use]
mod checks;
#[macro_use]
mod event;
#[macro_use]
mod exam;
#[macro_use]
mod import;
#[macro_use]
mod incident;
#[macro_use]
mod notation;
#[macro_use]
mod ruling;
#[macro_use]
mod script;

use super::Severity;
use super::expected::{Expected, listed};
use super::file::{self, FileReason, more};
use super::mistake::Mistake;
use crate::auction::{Bid, Call, CallError, Irregularity};
use crate::checks::{Check, FindingKind};
use crate::events::model::{Origin, Place};
use crate::law::{self, Law};
use crate::messages::{self as m, Argument, Figure, Locale, Span, Text};
use crate::number::Exact;
use crate::procedure::By;
use crate::ruling::{Artificial, Card, DealError, Doubling, OutcomeError, Seat, Side, Unit, Vulnerability};
use crate::scoring::{ResolveError, ScaleProblem};
use std::borrow::Cow;

macro_rules! declare {
    ([] $(
        $(#[doc = $code_doc:literal])*
        $code:ident $(check $check:ident)? $($name:literal $severity:ident $([$law:expr])?)? {$(
            $(#[doc = $doc:literal])*
            $problem:ident $({ $($field:ident: $type:ty),+ $(,)? })?
                = $message:ident($($argument:expr),* $(,)?) $(, help $help:ident($($help_argument:expr),* $(,)?))?;
        )*}
    )+) => {
        /// A stable name for one kind of problem; `redress explain CODE` tells more.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code { $($(#[doc = $code_doc])* $code,)+ }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$code,)+];

            /// The name users see and write.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$code => $(Check::$check.name())? $($name)?,)+ }
            }

            /// The severity of the code.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Self::$code => $(Check::$check.severity())? $(Severity::$severity)?,)+ }
            }

            /// The Law of 2017 it rests on, if one.
            #[must_use]
            pub fn law(self) -> Option<Law> {
                match self { $(Self::$code => $(Check::$check.law())? $([$($law)?].first().copied())?,)+ }
            }

            /// The code of this name; case does not count.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|code| code.name().eq_ignore_ascii_case(name))
            }
        }

        impl From<Check> for Code {
            fn from(check: Check) -> Self {
                match check { $($(Check::$check => Self::$code,)?)+ }
            }
        }

        /// One kind of problem and its particulars.
        #[derive(Debug, Clone, PartialEq)]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the fields are what the messages name")]
        pub enum Problem {
            /// A finding of a check, reported under the check's code.
            Finding(FindingKind),
            $($( $(#[doc = $doc])* $problem $({ $($field: $type),+ })?, )*)+
        }

        impl Problem {
            /// The code it is reported under.
            #[must_use]
            pub fn code(&self) -> Code {
                match self {
                    Self::Finding(kind) => kind.check().into(),
                    $($(Self::$problem { .. } => Code::$code,)*)+
                }
            }

            /// The message in full length.
            #[allow(unused_variables, reason = "a field may be of use to the advice alone")]
            pub(super) fn full_message(&self, locale: Locale) -> Text {
                match self {
                    Self::Finding(kind) => checks::message(kind, locale),
                    $($(Self::$problem { $($($field,)+)? } => m::$message(locale, $($argument),*),)*)+
                }
            }

            /// The help in full length.
            #[allow(unused_variables, reason = "a field may be of use to the message alone")]
            pub(super) fn full_help(&self, locale: Locale) -> Option<Text> {
                match self {
                    Self::Finding(kind) => Some(checks::help(kind, locale)),
                    $($(Self::$problem { $($($field,)+)? } => [$(m::$help(locale, $($help_argument),*))?].into_iter().next(),)*)+
                }
            }
        }
    };
}

notation! { [ruling_problems script event import exam board incident checks declare] }

/// The readings as alternatives, `a` or `b`; `None` if there are none.
fn offered(readings: &[String]) -> Option<Argument<'_>> {
    (!readings.is_empty()).then(|| either(readings))
}

/// The readings as alternatives: `a` or `b`.
fn either(readings: &[String]) -> Argument<'_> {
    let items = readings.iter().map(|reading| Span::code(reading.as_str()).into()).collect();
    Argument::List { items, between: m::list_comma, last: m::list_or }
}

/// Words of the language: `a` and `b`.
fn words<'a>(all: &[&'static str]) -> Argument<'a> {
    let items = all.iter().map(|word| Span::code(*word).into()).collect();
    Argument::List { items, between: m::list_comma, last: m::list_and }
}

/// The closest known name, for a "did you mean" hint.
fn near(suggestion: &Option<impl AsRef<str>>) -> Option<Argument<'_>> {
    suggestion.as_ref().map(|near| Argument::from(near.as_ref()))
}

/// An amount of IMPs as it is written.
fn imps(amount: &Exact) -> String {
    Artificial::Imps(amount.clone()).to_string()
}

/// The difference from 100%.
fn missing(sum: &Exact) -> Argument<'static> {
    Argument::Figure(Figure::Weight, Cow::Owned((&Exact::ONE - sum).abs()))
}

/// The word for too little or too much.
fn balance(sum: &Exact) -> m::ProblemWeightsSumBalance {
    if *sum > Exact::ONE { m::ProblemWeightsSumBalance::Over } else { m::ProblemWeightsSumBalance::Short }
}

/// The sum of the other weights, if the last one is to take the rest.
fn others(left: &Exact) -> Argument<'static> {
    Argument::Figure(Figure::Weight, Cow::Owned(&Exact::ONE - left))
}

/// The two sides' total; in IMPs, which have no top, with its sign.
fn total_of<'a>(total: &'a Exact, top: &Option<Exact>) -> Argument<'a> {
    if top.is_some() { Argument::points(total) } else { Argument::signed_points(total) }
}

/// Names of one letter are all alike.
fn likeness(name: &str) -> m::ProblemUnknownGroupHelpLikeness {
    if name.chars().count() < 2 {
        m::ProblemUnknownGroupHelpLikeness::Letter
    } else {
        m::ProblemUnknownGroupHelpLikeness::Word
    }
}

/// The names that exist, if there are any.
fn absent(found: &str) -> Option<Argument<'_>> {
    (!found.is_empty()).then_some(Argument::from(found))
}

/// The character that closes a bracket or a quote.
fn closer(opener: &'static str) -> &'static str {
    match opener {
        "(" => ")",
        "{" => "}",
        quote => quote,
    }
}

/// Why an event has no score, in the words for a ruling.
impl m::Localised for Problem {
    fn text(&self, locale: Locale) -> Text {
        self.full_message(locale)
    }
}

/// Texts as code: `a` and `b`.
fn code_each(all: &[String]) -> Argument<'_> {
    let items = all.iter().map(|one| Span::code(one.as_str()).into()).collect();
    Argument::List { items, between: m::list_comma, last: m::list_and }
}

/// The known names, if there are any.
fn known(all: &[String]) -> Option<Argument<'_>> {
    (!all.is_empty()).then(|| code_each(all))
}

/// Numbers of boards that a scale is for.
fn boards_known(known: &[u32]) -> Argument<'static> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for boards in known.iter().copied() {
        match runs.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(boards) => *last = boards,
            _ => runs.push((boards, boards)),
        }
    }
    let items = runs.into_iter().map(|(first, last)| match (first, last) {
        (first, last) if first == last => Argument::from(first),
        (first, last) => Argument::from(format!("{first}–{last}")),
    });
    Argument::List { items: items.collect(), between: m::list_comma, last: m::list_and }
}

/// A bid has no `+` in it, so one can only be the result's.
fn tricks(contract: &str) -> m::ProblemContractRangeResult {
    if contract.contains('+') { m::ProblemContractRangeResult::Over } else { m::ProblemContractRangeResult::Under }
}

/// The word of a severity in a sentence.
fn article(severity: Severity) -> m::ProblemCodeSeveritySeverity {
    match severity {
        Severity::Error => m::ProblemCodeSeveritySeverity::Error,
        Severity::Warning => m::ProblemCodeSeveritySeverity::Warning,
        Severity::Note => m::ProblemCodeSeveritySeverity::Note,
    }
}

fn vulnerable(vulnerability: Option<Vulnerability>) -> m::ProblemImpossibleScoreVulnerable {
    match vulnerability {
        None => m::ProblemImpossibleScoreVulnerable::Any,
        Some(Vulnerability::None) => m::ProblemImpossibleScoreVulnerable::Nobody,
        Some(Vulnerability::NS) => m::ProblemImpossibleScoreVulnerable::Ns,
        Some(Vulnerability::EW) => m::ProblemImpossibleScoreVulnerable::Ew,
        Some(Vulnerability::All) => m::ProblemImpossibleScoreVulnerable::Both,
    }
}

/// The fault of a step, and the margin at which it should begin.
fn step(problem: &ScaleProblem) -> (m::ProblemScaleStepFault, Argument<'_>) {
    use m::ProblemScaleStepFault as Fault;
    let nowhere = Argument::from(0);
    match problem {
        ScaleProblem::Empty => (Fault::Empty, nowhere),
        ScaleProblem::NoDraw => (Fault::NoDraw, nowhere),
        ScaleProblem::Gap(next) => (Fault::Gap, Argument::from(*next)),
        ScaleProblem::Backwards => (Fault::Backwards, nowhere),
        ScaleProblem::AfterOpen => (Fault::AfterOpen, nowhere),
        ScaleProblem::Falls => (Fault::Falls, nowhere),
        ScaleProblem::NoEvenDraw => (Fault::NoEvenDraw, nowhere),
        ScaleProblem::PercentGap(next) => (Fault::Gap, Argument::weight(next)),
        ScaleProblem::BelowDraw => (Fault::BelowDraw, nowhere),
        ScaleProblem::NotAShare => (Fault::NotAShare, nowhere),
        ScaleProblem::Mixed => (Fault::Mixed, nowhere),
    }
}

/// The example of a step of this kind of scale.
fn step_help(problem: &ScaleProblem) -> m::ProblemScaleStepHelpKind {
    match problem {
        ScaleProblem::NoEvenDraw | ScaleProblem::PercentGap(_) | ScaleProblem::BelowDraw | ScaleProblem::NotAShare => {
            m::ProblemScaleStepHelpKind::Percent
        }
        _ => m::ProblemScaleStepHelpKind::Imps,
    }
}

/// The measure of a scale: percentages or IMPs.
fn measure(percent: bool) -> m::ProblemScaleMeasureKind {
    if percent { m::ProblemScaleMeasureKind::Percent } else { m::ProblemScaleMeasureKind::Imps }
}

/// The same in the advice.
fn measure_help(percent: bool) -> m::ProblemScaleMeasureHelpKind {
    if percent { m::ProblemScaleMeasureHelpKind::Percent } else { m::ProblemScaleMeasureHelpKind::Imps }
}

fn deal(error: &DealError) -> m::ProblemDealFault {
    match error {
        DealError::Seat => m::ProblemDealFault::Seat,
        DealError::Hands => m::ProblemDealFault::Hands,
        _ => m::ProblemDealFault::Suits,
    }
}

fn twice(first: Seat, again: Seat) -> m::ProblemDealTwiceHands {
    if first == again { m::ProblemDealTwiceHands::Same } else { m::ProblemDealTwiceHands::Apart }
}

/// Cards that no hand has, where they are known.
fn cards_of(missing: &[Card]) -> Option<Argument<'_>> {
    let items = missing.iter().map(|card| Argument::Localised(card)).collect();
    (!missing.is_empty()).then_some(Argument::List { items, between: m::list_comma, last: m::list_and })
}

/// A name that may not have been given.
fn absent_name(name: &Option<String>) -> Option<Argument<'_>> {
    name.as_ref().map(Argument::from)
}

fn doubles(call: Call) -> m::ProblemCallWrongSideAction {
    match call {
        Call::Redouble => m::ProblemCallWrongSideAction::Redouble,
        _ => m::ProblemCallWrongSideAction::Double,
    }
}

fn doubled(doubling: Doubling) -> m::ProblemCallDoublingState {
    match doubling {
        Doubling::Undoubled => m::ProblemCallDoublingState::Undoubled,
        Doubling::Doubled => m::ProblemCallDoublingState::Doubled,
        Doubling::Redoubled => m::ProblemCallDoublingState::Redoubled,
    }
}

impl From<DealError> for Problem {
    fn from(error: DealError) -> Self {
        match error {
            DealError::Card(written) => Self::DealCard { written },
            DealError::Twice { card, first, again } => Self::DealTwice { card, first, again },
            DealError::Count { seat, cards, wanted, missing } => Self::DealCount { seat, cards, wanted, missing },
            error => Self::Deal { error },
        }
    }
}

impl From<CallError> for Problem {
    fn from(error: CallError) -> Self {
        let CallError { seat, call, irregularity } = error;
        match irregularity {
            Irregularity::Over => Self::CallOver { seat, call },
            Irregularity::OutOfTurn { turn } => Self::CallOutOfTurn { seat, call, turn },
            Irregularity::Insufficient { over } => Self::CallInsufficient { seat, call, over },
            Irregularity::NoBid => Self::CallNoBid { seat, call },
            Irregularity::WrongSide { bid } => Self::CallWrongSide { seat, call, bid },
            Irregularity::Doubling { bid, doubling } => Self::CallDoubling { seat, call, bid, doubling },
            Irregularity::OverSeven => Self::AuctionWord { written: call.to_string() },
            Irregularity::NothingToAccept => Self::CallNotIrregular { call },
        }
    }
}

impl From<OutcomeError> for Problem {
    fn from(error: OutcomeError) -> Self {
        match error {
            OutcomeError::NoBoard { contract } => Self::NoBoard { contract },
            OutcomeError::ScoreDiffers { contract, computed, written } => {
                Self::ContractScore { contract, computed, written }
            }
            OutcomeError::NeverScores { contract, written } => Self::ContractNeverScores { contract, written },
        }
    }
}

impl From<ResolveError> for Problem {
    fn from(error: ResolveError) -> Self {
        match error {
            ResolveError::Outcome { error, .. } => error.into(),
            ResolveError::ObtainedMissing => Self::DamageObtainedMissing,
            ResolveError::DamageNested => Self::DamageNested,
        }
    }
}
