//! The settings under which a file's figures come out.
//!
//! Each setting is tried by itself, in the order of the lists below, with all others as they are. The value under which
//! most figures come out is kept; after a gain the list is tried again. Settings of boards are sought by the lines, a
//! datum by the printed ones, settings of results by the totals and places of the ranking. If values do equally well
//! the one in force stays: first that of the program which wrote the file, then the first in the list.

use super::fit::{self, Count};
use crate::model::{BoardResults, Event, EventForm, PrintedUnit};
use crate::scoring::{PrintedPrecision, Rules, ScoredEvent, score};
use redress_core::scoring::{Convention, Conventions, ResultOf, SETTINGS, Scoring, Unit};
use std::sync::Arc;

/// A setting and the values that are tried.
type Tried = (&'static str, &'static [&'static str]);

const ROUNDS: &[&str] =
    &["none", "0.01 away", "0.1 away", "1 away", "0.01 even", "0.1 even", "0.0001 away-from-average"];

/// Settings that affect matchpoints of a board.
const MATCHPOINTS: &[Tried] = &[
    ("win", &["2", "1"]),
    ("short-field", &["neuberg", "proportional", "mitchell", "ascherman", "none"]),
    ("sit-outs", &["not-expected", "expected"]),
    ("round", ROUNDS),
    ("small-groups", &["none", "ebu", "acbl"]),
    ("split", &["two-tables", "half-frequency"]),
];

/// Settings that affect Butler, beside the datum.
const BUTLER: &[Tried] = &[("round-field-imps", ROUNDS), ("split", &["two-tables", "half-frequency"])];

/// The roundings of a datum.
const DATUM_ROUNDS: [&str; 4] = ["away", "even", "towards-zero", "none"];

/// Settings that affect cross-IMPs.
const CROSS_IMPS: &[Tried] = &[
    ("cross-imps", &["mean", "sum"]),
    ("imp-cap", &["none", "17", "12", "10", "15", "20"]),
    ("round-field-imps", ROUNDS),
    ("short-imps", &["none", "comparisons", "results", "realbridge"]),
];

/// Settings that affect IMPs of a match.
const IMPS: &[Tried] = &[("round-imps", ROUNDS)];

/// Settings that affect board-a-match.
const BOARD_A_MATCH: &[Tried] = &[("win", &["2", "1"]), ("tie-within", &["0", "10"])];

/// Settings that affect results in percent.
const PERCENT: &[Tried] = &[
    ("result-of", &["points", "percentages", "factored-points", "sessions", "sessions boards"]),
    ("result-round", &["none", "0.01 away", "0.1 away", "0.01 even", "0.1 even"]),
    ("ties", &["equal", "head-to-head"]),
];

/// Settings that affect results in IMPs.
const IN_IMPS: &[Tried] = &[
    (
        "round-cap",
        &[
            "none", "12", "12 both", "10", "10 both", "11", "11 both", "13", "13 both", "14", "14 both", "15",
            "15 both", "16", "16 both", "17", "17 both", "18", "18 both", "19", "19 both", "20", "20 both",
        ],
    ),
    ("ties", &["equal", "head-to-head", "imp-quotient", "head-to-head imp-quotient"]),
];

/// Shares of the results that a datum is known to leave out at each end.
const SHARES: [&str; 7] = ["5%", "10%", "15%", "20%", "25%", "30%", "40%"];

/// The most passes through a list of settings.
const MAX_PASSES: u32 = 3;

/// The most results that are tried to be left out at each end of a datum.
const MAX_TRIMMED: usize = 200;

/// The most lines that are compared for settings of boards.
const MAX_LINES: usize = 5_000;

/// A setting of the rules that differs from the Laws' default.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct SettingChoice {
    /// As written after `set`.
    pub setting: &'static str,
    /// As written after the setting.
    pub value: String,
}

/// The settings in which rules differ from the defaults, as far as they bear on an event scored so.
#[must_use]
pub fn chosen_settings(rules: &Rules) -> Vec<SettingChoice> {
    let defaults = Conventions::default();
    let affects = |convention| rules.scoring.is_some_and(|scoring| affects(convention, scoring, &rules.conventions));
    let differing = SETTINGS.iter().filter(|setting| affects(setting.convention)).filter_map(|setting| {
        let value = setting.value(&rules.conventions);
        (value != setting.value(&defaults)).then_some(SettingChoice { setting: setting.name, value })
    });
    differing.collect()
}

/// Returns true if a convention affects an event scored so, its ranking included.
#[must_use]
pub fn affects(convention: Convention, scoring: Scoring, conventions: &Conventions) -> bool {
    match convention {
        // Weights of sessions count in every unit.
        Convention::ResultOf => {
            scoring.unit() == Unit::Matchpoints || matches!(conventions.result_of, ResultOf::Sessions(_))
        }
        Convention::ResultRound => scoring.unit() == Unit::Matchpoints,
        Convention::RoundCap => scoring.unit() == Unit::Imps,
        Convention::SitOuts | Convention::Across => scoring.is_of_field(),
        Convention::Ties => true,
        of_board => scoring.knows(of_board),
    }
}

/// The rules under which most of a file's figures come out: those of the program that wrote it, with the settings that the
/// figures show.
///
/// ```
/// use redress_core::number::Exact;
/// use redress_events::audit::explain;
/// use redress_events::readers::{ReadOptions, read};
/// use redress_events::source::NamedBytes;
///
/// // One matchpoint for each result beaten, half of one for a tie.
/// let file = "board,ns,ew,score,NS MP,EW MP\n1,1,4,420,1.5,0.5\n1,2,5,420,1.5,0.5\n1,3,6,-50,0,2\n";
/// let event = read(&[NamedBytes::new("monday.csv", file)], &ReadOptions::default()).unwrap();
/// assert_eq!(explain(&event).conventions.win, Exact::ONE);
/// ```
#[must_use]
pub fn explain(event: &Event) -> Rules {
    let mut rules = Rules::of(event);
    let precision = PrintedPrecision::measure(event);
    let sample = sample(event);
    let forms = rules.scoring.map_or_else(|| possible(event), |scoring| vec![scoring]);
    let of_boards = |scoring: Scoring| {
        let under = |conventions: &Conventions| {
            let rules = Rules { scoring: Some(scoring), conventions: conventions.clone(), ..Rules::of(event) };
            fit::boards(sample, scoring, &rules, &precision)
        };
        let start = if scoring == Scoring::Butler { by_datums(event, sample, &rules) } else { None };
        let tried = tried_on_boards(scoring, event, start.is_some());
        let conventions = climb(start.unwrap_or_else(|| rules.conventions.clone()), &tried, under);
        let count = under(&conventions).unwrap_or_default();
        (scoring, conventions, count)
    };
    let found: Vec<_> = forms.into_iter().map(of_boards).collect();
    let most = found.iter().map(|(.., count)| count.fitting).max().unwrap_or(0);
    let best = found.into_iter().filter(|(.., count)| count.fitting == most).map(|(scoring, conventions, _)| {
        let rules = Rules { scoring: Some(scoring), conventions, ..rules.clone() };
        with_results(event, rules)
    });
    // If lines do not tell the rules apart, the ranking may.
    let Some((found, scored, _)) = best.reduce(|best, next| if next.2 > best.2 { next } else { best }) else {
        return rules;
    };
    rules = found;
    let Some(scored) = scored else { return rules };
    corrected_in_the_ranking(event, &rules, &scored).unwrap_or(rules)
}

/// The rules with the conventions under which most results come out, the event scored by them, and how many do.
fn with_results(event: &Event, mut rules: Rules) -> (Rules, Option<ScoredEvent>, u32) {
    let Ok(scored) = score(event, &rules) else { return (rules, None, 0) };
    rules.conventions = of_results(event, &rules, &scored);
    let (results, places) = fit::ranking(event, &scored.ranking_by(event, &rules), scored.scoring.unit());
    (rules, Some(scored), results.fitting.saturating_add(places.fitting))
}

/// Returns true if the form of scoring of an event is known: the file says it, or most of its figures come out by these
/// rules.
#[must_use]
pub fn scoring_is_known(event: &Event, rules: &Rules) -> bool {
    if event.known_scoring().is_some() {
        return true;
    }
    let Some(scoring) = rules.scoring else { return false };
    let of_lines = fit::boards(sample(event), scoring, rules, &PrintedPrecision::measure(event)).unwrap_or_default();
    let of_ranking = || {
        let scored = score(event, rules).ok()?;
        Some(fit::ranking(event, &scored.ranking, scored.scoring.unit()).0)
    };
    let count = if of_lines.of > 0 { of_lines } else { of_ranking().unwrap_or_default() };
    count.fitting > count.of.saturating_sub(count.fitting)
}

/// The rules under which the ranking, but not the lines, is corrected for tables that are missing on some boards, if
/// more results come out under them.
fn corrected_in_the_ranking(event: &Event, rules: &Rules, scored: &ScoredEvent) -> Option<Rules> {
    let most = most_lines(event);
    let is_short = event.boards.iter().any(|board| board.lines.len() < most);
    if scored.scoring != Scoring::Matchpoints || rules.conventions.tables.is_some() || !is_short {
        return None;
    }
    let fitting = |rules: &Rules, scored: &ScoredEvent| {
        fit::ranking(event, &scored.ranking_by(event, rules), scored.scoring.unit()).0
    };
    let before = fitting(rules, scored);
    if before.is_whole() {
        return None;
    }
    let conventions = Conventions { tables: Some(u32::try_from(most).ok()?), ..Rules::of(event).conventions };
    let mut corrected = Rules { conventions, uncorrected_lines: true, ..rules.clone() };
    corrected.conventions.round.clone_from(&rules.conventions.round);
    corrected.conventions.win.clone_from(&rules.conventions.win);
    let scored = score(event, &corrected).ok()?;
    corrected.conventions = of_results(event, &corrected, &scored);
    (fitting(&corrected, &scored).fitting > before.fitting).then_some(corrected)
}

/// Returns true if all results and places that a file prints come out under the rules, or if none are printed.
#[must_use]
pub fn fits_ranking(event: &Event, rules: &Rules) -> bool {
    event.ranking.is_empty()
        || score(event, rules).is_ok_and(|scored| {
            let (results, places) = fit::ranking(event, &scored.ranking, scored.scoring.unit());
            results.is_whole() && places.is_whole()
        })
}

/// The conventions under which most results and places come out, the boards being as they are.
pub(super) fn of_results(event: &Event, rules: &Rules, scored: &ScoredEvent) -> Conventions {
    let tried = owned(if scored.scoring.unit() == Unit::Matchpoints { PERCENT } else { IN_IMPS });
    let under = |conventions: &Conventions| {
        let rules = Rules { conventions: conventions.clone(), ..rules.clone() };
        let (mut totals, places) = fit::ranking(event, &scored.ranking_by(event, &rules), scored.scoring.unit());
        // Places show something only where the results do not contradict.
        if totals.is_whole() {
            totals += places;
        } else {
            totals.of = totals.of.saturating_add(places.of);
        }
        Some(totals)
    };
    climb(rules.conventions.clone(), &tried, under)
}

/// The first boards of an event, with as many lines as are looked at.
fn sample(event: &Event) -> &[Arc<BoardResults>] {
    let mut lines = 0_usize;
    let within = |board: &&Arc<BoardResults>| {
        lines = lines.saturating_add(board.lines.len());
        lines <= MAX_LINES
    };
    let boards = event.boards.iter().take_while(within).count();
    event.boards.get(..boards.max(1)).unwrap_or(&event.boards)
}

/// The forms of scoring that an event's printed figures can be of.
fn possible(event: &Event) -> Vec<Scoring> {
    let lines = event.boards.iter().flat_map(|board| &board.lines);
    let mut printed = lines.filter_map(|line| line.printed.ns.as_ref().or(line.printed.ew.as_ref()));
    let of_places =
        || event.ranking.iter().find_map(|place| Some(place.result.as_ref().or(place.total.as_ref())?.unit));
    let of_file = event.scoring.filter(|scoring| scoring.unit() == Unit::Imps).map(|_| PrintedUnit::Imps);
    let unit = printed.next().map(|printed| printed.unit).or(of_file).or_else(of_places);
    match (unit, event.form) {
        (Some(PrintedUnit::Matchpoints | PrintedUnit::Percent), EventForm::Teams) => vec![Scoring::BoardAMatch],
        (Some(PrintedUnit::Matchpoints | PrintedUnit::Percent), _) => vec![Scoring::Matchpoints],
        (Some(PrintedUnit::Imps), EventForm::Teams) => vec![Scoring::Imps],
        // Cross-IMPs rest on no datum, whose making is a convention of its own.
        (Some(PrintedUnit::Imps), _) => vec![Scoring::CrossImps, Scoring::Butler],
        (Some(PrintedUnit::TotalPoints), _) => vec![Scoring::TotalPoints],
        (Some(PrintedUnit::VictoryPoints) | None, _) => Vec::new(),
    }
}

/// A setting and its values, some of which depend on the event.
type TriedHere = (&'static str, Vec<String>);

fn owned(tried: &[Tried]) -> Vec<TriedHere> {
    tried.iter().map(|(setting, values)| (*setting, values.iter().map(|value| (*value).to_owned()).collect())).collect()
}

/// The settings to try for the boards of an event; if its datums show how they are made, that is known.
fn tried_on_boards(scoring: Scoring, event: &Event, datum_is_known: bool) -> Vec<TriedHere> {
    let list = match scoring {
        Scoring::Matchpoints => MATCHPOINTS,
        Scoring::Butler => BUTLER,
        Scoring::CrossImps => CROSS_IMPS,
        Scoring::Imps => IMPS,
        Scoring::BoardAMatch => BOARD_A_MATCH,
        _ => &[],
    };
    let mut tried = owned(list);
    let most = most_lines(event);
    match scoring {
        // A table that has no line on a board is expected there all the same.
        Scoring::Matchpoints => tried.push(("tables", vec!["rows".to_owned(), most.to_string()])),
        Scoring::Butler if !datum_is_known => {
            tried.insert(0, ("datum-trim", trims(most)));
            tried.insert(1, ("datum-round", DATUM_ROUNDS.map(str::to_owned).to_vec()));
        }
        _ => {}
    }
    tried
}

/// The conventions under which most printed datums come out: every trim with every rounding.
fn by_datums(event: &Event, sample: &[Arc<BoardResults>], rules: &Rules) -> Option<Conventions> {
    let trims = trims(most_lines(event));
    let tried = trims.iter().flat_map(|trim| DATUM_ROUNDS.iter().map(move |round| (trim, *round)));
    let conventions = tried.filter_map(|(trim, round)| {
        let mut conventions = rules.conventions.clone();
        let set = [("datum-trim", trim.as_str()), ("datum-round", round)];
        set.iter().all(|(setting, value)| conventions.set(setting, &[value]).is_ok()).then_some(conventions)
    });
    fit::by_datums(sample, rules, conventions)
}

/// The number of lines of the board with the most.
fn most_lines(event: &Event) -> usize {
    event.boards.iter().map(|board| board.lines.len()).max().unwrap_or(0)
}

/// The numbers of results that a datum of so many may leave out at each end.
fn trims(results: usize) -> Vec<String> {
    let counts = (1..=(results / 2).min(MAX_TRIMMED)).map(|count| count.to_string());
    ["none", "median"].into_iter().chain(SHARES).map(str::to_owned).chain(counts).collect()
}

/// Tries each setting by itself, as long as something is gained.
fn climb(
    mut conventions: Conventions,
    tried: &[TriedHere],
    under: impl Fn(&Conventions) -> Option<Count>,
) -> Conventions {
    let mut best = under(&conventions).unwrap_or_default();
    for _ in 0..MAX_PASSES {
        let before = best;
        for (setting, values) in tried {
            if best.of > 0 && best.is_whole() {
                return conventions;
            }
            for value in values {
                let mut changed = conventions.clone();
                let words: Vec<&str> = value.split_whitespace().collect();
                if changed.set(setting, &words).is_err() || changed == conventions {
                    continue;
                }
                match under(&changed) {
                    Some(count) if count.fitting > best.fitting => (best, conventions) = (count, changed),
                    _ => {}
                }
            }
        }
        if best.fitting == before.fitting {
            break;
        }
    }
    conventions
}
