//! The rules by which an event is scored and ranked.

use crate::model::{BoardResults, Event, Format, PrintedUnit};
use redress_core::number::Exact;
use redress_core::ruling::Sides;
use redress_core::scoring::{Conventions, Match, RoundRule, Scoring};

/// What a contestant's result is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultOf {
    /// The points of its boards as they are, together with the top of those it played: unrounded matchpoints (Compscore).
    Points,
    /// The mean of its boards' percentages as printed, to 0.01 (JFR Pary).
    MeanOfPercentages,
    /// The mean of its boards' rounded matchpoints in percent, to 0.01 (KoPS2www).
    MeanOfRoundedPoints,
    /// The sum of its matchpoints, times the boards of the event over those it played, to 0.01, in percent of the whole
    /// top (ACBLscore).
    FactoredPoints,
}

/// The rules of an event: those of a board, and how a ranking follows from the boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    /// The form of scoring; none where neither the file nor the user says it.
    pub scoring: Option<Scoring>,
    /// The conventions of every board.
    pub conventions: Conventions,
    /// Whether lines of sit-outs count as expected results.
    pub sit_outs_expected: bool,
    /// What a result is made of.
    pub result_of: ResultOf,
    /// How a match's IMPs or points become victory points, where it is played in matches.
    pub matches: Option<Match>,
    /// The most that a round's gain counts, in IMPs, where it is capped; its loss counts whole.
    pub round_cap: Option<Exact>,
}

impl Rules {
    /// The Laws' defaults for this form of scoring.
    #[must_use]
    pub fn new(scoring: Option<Scoring>) -> Self {
        Self {
            scoring,
            conventions: Conventions::default(),
            sit_outs_expected: false,
            result_of: ResultOf::Points,
            matches: None,
            round_cap: None,
        }
    }

    /// The rules that the program which wrote an event's file follows, as far as they are known; else the Laws' defaults.
    /// What a program leaves to its settings is not known from its name.
    #[must_use]
    pub fn of(event: &Event) -> Self {
        let mut rules = Self { matches: event.matches.clone(), ..Self::new(event.scoring) };
        let hundredth = || Some((Exact::percent(1), RoundRule::Away));
        match event.format {
            Format::Jfr => {
                rules.conventions.round = hundredth();
                rules.conventions.imp_average = Exact::fraction(6, 5).unwrap_or_default();
                rules.result_of = ResultOf::MeanOfPercentages;
            }
            Format::Kops => {
                rules.conventions.round = hundredth();
                rules.result_of = ResultOf::MeanOfRoundedPoints;
            }
            Format::Acbl => {
                rules.conventions.win = Exact::ONE;
                rules.conventions.round = hundredth();
                rules.result_of = ResultOf::FactoredPoints;
            }
            Format::Usebio
            | Format::Bws
            | Format::Pbn
            | Format::Csv
            | Format::Parquet
            | Format::Json
            | Format::Ruling => {
                if event.boards.iter().find_map(|board| counts_one_for_a_win(board)) == Some(true) {
                    rules.conventions.win = Exact::ONE;
                }
            }
        }
        rules
    }
}

/// Whether the printed matchpoints of a board count one for a win: the two sides of a line have A − 1 together; none
/// where nothing shows it.
fn counts_one_for_a_win(board: &BoardResults) -> Option<bool> {
    let others = Exact::from(i64::try_from(board.lines.len().checked_sub(1)?).ok()?);
    let sum = board.lines.iter().find_map(|line| match &line.printed {
        Sides { ns: Some(ns), ew: Some(ew) } if ns.unit == PrintedUnit::Matchpoints && ew.unit == ns.unit => {
            Some(&ns.value + &ew.value)
        }
        _ => None,
    })?;
    others.is_positive().then(|| sum <= others)
}
