//! The rules by which an event is scored and ranked.

use crate::model::{BoardResults, Event, Format, PrintedUnit};
use redress_core::number::Exact;
use redress_core::ruling::{Side, Sides, Unit};
use redress_core::scoring::{
    Conventions, Match, MatchForm, ResultOf, RoundRule, Scoring, ShortField, ShortImps, VictoryScale,
};
use std::collections::{HashMap, HashSet};

/// The rules of an event: those of a board, and how a ranking follows from the boards.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rules {
    /// The form of scoring; `None` if neither the file nor the user gives it.
    pub scoring: Option<Scoring>,
    /// The conventions of every board and of the ranking.
    pub conventions: Conventions,
    /// The conversion of matches to victory points, if the event is played in matches: by their IMPs, or in matchpoints
    /// by their percentages with such a scale.
    pub matches: Option<Match>,
    /// True if each section is ranked apart.
    pub by_section: bool,
    /// True if the file prints the lines of a board among the results there are, and corrects them for missing tables
    /// in the ranking alone; the setting `tables` has their number.
    pub uncorrected_lines: bool,
}

impl Rules {
    /// The Laws' defaults for this form of scoring.
    #[must_use]
    pub fn new(scoring: Option<Scoring>) -> Self {
        Self {
            scoring,
            conventions: Conventions::default(),
            matches: None,
            by_section: false,
            uncorrected_lines: false,
        }
    }

    /// The rules of the program that wrote an event's file, as far as they are known; else the Laws' defaults. A
    /// program's own settings are not known from its name; those that the file states come last.
    #[must_use]
    pub fn of(event: &Event) -> Self {
        let (matches, by_section) = (event.matches.clone(), is_placed_by_section(event));
        let mut rules = Self { matches, by_section, ..Self::new(event.known_scoring()) };
        let hundredth = || Some((Exact::percent(1), RoundRule::Away));
        let conventions = &mut rules.conventions;
        if matches!(event.format, Format::Jfr | Format::Kops | Format::Acbl | Format::AcblLive) {
            conventions.round = hundredth();
        }
        // KoPS2www prints as many digits, but ranks by unrounded figures.
        if matches!(event.format, Format::Jfr | Format::Acbl | Format::AcblLive) {
            conventions.result_round = hundredth();
        }
        match event.format {
            Format::Jfr => {
                conventions.imp_average = Exact::fraction(6, 5).unwrap_or_default();
                conventions.result_of = ResultOf::Percentages;
            }
            Format::Kops => {}
            // Percentages of the results there are, and their mean.
            Format::Bbo => {
                conventions.short_field = ShortField::Proportional;
                conventions.result_of = ResultOf::Percentages;
            }
            Format::Usebio if event.program.as_deref().is_some_and(|program| program.starts_with("RealBridge")) => {
                conventions.short_imps = ShortImps::RealBridge;
            }
            Format::Acbl | Format::AcblLive => {
                conventions.win = Exact::ONE;
                conventions.result_of = ResultOf::FactoredPoints;
            }
            _ => {
                if event.boards.iter().find_map(|board| counts_one_for_a_win(board)) == Some(true) {
                    conventions.win = Exact::ONE;
                }
            }
        }
        for setting in event.settings.iter() {
            let mut words = setting.split_whitespace();
            let name = words.next().unwrap_or_default();
            // One that is unknown was noted when it was read.
            let _ = rules.conventions.set(name, &words.collect::<Vec<_>>());
        }
        rules
    }

    /// The unit of the results of an event; matchpoints stand for percentages of the top.
    #[must_use]
    pub fn result_unit(&self, scoring: Scoring) -> Unit {
        match (scoring.unit(), self.matches.as_ref().map(|matched| &matched.form)) {
            (Unit::Imps, Some(MatchForm::VictoryPoints(_)))
            | (Unit::Matchpoints, Some(MatchForm::VictoryPoints(VictoryScale::Percent(_)))) => Unit::VictoryPoints,
            (unit, _) => unit,
        }
    }
}

/// Returns true if the printed matchpoints of a board count one for a win: the two sides of a line have A − 1 together;
/// `None` if nothing shows it.
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

/// Returns true if an event of several sections prints a first place in each.
fn is_placed_by_section(event: &Event) -> bool {
    let mut sections: HashMap<(&str, Option<Side>), bool> = HashMap::new();
    for printed in event.ranking.iter() {
        let Some(contestant) = event.contestant(printed.contestant) else { continue };
        if let (Some(section), Some(place)) = (contestant.section.as_deref(), printed.place) {
            *sections.entry((section, contestant.direction)).or_default() |= place == 1;
        }
    }
    let names: HashSet<&str> = sections.keys().map(|(section, _)| *section).collect();
    names.len() > 1 && sections.values().all(|first| *first)
}
