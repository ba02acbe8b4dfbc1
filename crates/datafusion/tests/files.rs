//! Every event of the folder of real results: the functions give what the library gives. The files are not part of the
//! project; a message tells if they are missing.

use datafusion::arrow::array::AsArray;
use datafusion::arrow::datatypes::Decimal128Type;
use datafusion::prelude::SessionContext;
use redress_core::number::{Exact, Rounding};
use redress_core::ruling::{Ruling, Sides};
use redress_core::scoring::{Scoring, Setting};
use redress_core::situation::{Row, Situation, Traveller, evaluate};
use redress_events::audit::{SettingChoice, chosen_settings, explain};
use redress_events::files::load;
use redress_events::model::{Event, Line, LineResult};
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{ScoredLine, score};
use std::path::{Path, PathBuf};

fn folder() -> Option<PathBuf> {
    let named = std::env::var_os("REDRESS_EVENT_FILES").map(PathBuf::from);
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().skip(2);
    let mut places = named.into_iter().chain(above.map(|folder| folder.join("shared/data/events")));
    places.find(|place| place.is_dir())
}

/// In units of the twelfth digit.
fn units(value: &Exact) -> i128 {
    let units = (value * 1_000_000_000_000).round_to(&Exact::ONE, Rounding::HalfAwayFromZero);
    units.to_integer().unwrap().into()
}

async fn figures(context: &SessionContext, query: &str) -> Vec<i128> {
    let batches = context.sql(query).await.unwrap().collect().await.unwrap();
    let column = |batch: &datafusion::arrow::record_batch::RecordBatch| {
        batch.column(0).as_primitive::<Decimal128Type>().values().to_vec()
    };
    batches.iter().flat_map(column).collect()
}

/// The score of a line that has one; a board passed out has 0.
fn plain(ruling: &Ruling) -> Option<i32> {
    match ruling.to_string().as_str() {
        "pass" => Some(0),
        text => (-760..=760).map(|tens| tens * 10).find(|score| text.parse() == Ok(*score)),
    }
}

/// Compares all lines of an event; returns the numbers of plain rows and of rulings.
async fn compare(event: &Event) -> (usize, usize) {
    let context = SessionContext::new();
    redress_datafusion::register(&context).unwrap();
    let (mut values, mut expected, mut rulings) = (Vec::new(), Vec::new(), 0);
    for (board, results) in event.boards.iter().enumerate() {
        let ruled = results.lines.iter().filter_map(|line| match &line.result {
            LineResult::Ruling(ruling) => Some(ruling),
            _ => None,
        });
        let (scores, others): (Vec<_>, Vec<_>) =
            ruled.map(|ruling| (plain(ruling), ruling)).partition(|(score, _)| score.is_some());
        let scores: Vec<i32> = scores.into_iter().filter_map(|(score, _)| score).collect();
        if scores.len() < 2 {
            continue;
        }
        let row = |score: &i32| Row::new(Ruling::Both(redress_core::ruling::SideRuling::score(*score)));
        let situation = Situation::new().with_traveller(Traveller::new(scores.iter().map(row)));
        for (number, row) in situation.protocol().unwrap().rows.iter().enumerate() {
            values.push(format!("({board}, {number}, {})", scores[number]));
            expected.push(units(&row.sides.ns.as_ref().unwrap().points));
        }
        for (_, ruling) in others {
            let list: Vec<String> = scores.iter().map(|score| format!("({score})")).collect();
            let list = list.join(", ");
            let query = format!("SELECT ruling_ns('{ruling}', array_agg(score)) FROM (VALUES {list}) AS t (score)");
            let situation = situation.clone().with_scoring(Scoring::Matchpoints);
            let known = units(&evaluate(ruling, &situation).unwrap().sides.ns.points);
            assert_eq!(figures(&context, &query).await, [known], "{query}");
            rulings += 1;
        }
    }
    let query = format!(
        "SELECT matchpoints(score) OVER (PARTITION BY board) FROM (VALUES {}) AS t (board, number, score) ORDER BY board, number",
        values.join(", ")
    );
    assert_eq!(figures(&context, &query).await, expected);
    (expected.len(), rulings)
}

/// The function that scores so over a partition; `None` for forms that compare with another room.
fn function(scoring: Scoring) -> Option<&'static str> {
    match scoring {
        Scoring::Matchpoints => Some("matchpoints"),
        Scoring::CrossImps => Some("cross_imps"),
        Scoring::Butler => Some("butler"),
        _ => None,
    }
}

/// Compares the boards of an event on which every result is a score, both sides, by the rules that its own figures
/// show; returns the number of their lines.
async fn compare_by_its_rules(event: &Event) -> usize {
    let mut rules = explain(event);
    let scoring = *rules.scoring.get_or_insert(Scoring::Matchpoints);
    let function = function(scoring).unwrap();
    let is_of_board = |one: &SettingChoice| Setting::named(one.setting).is_some_and(|known| !known.convention.is_of_event());
    let chosen: Vec<SettingChoice> = chosen_settings(&rules).into_iter().filter(is_of_board).collect();
    let conventions: Vec<String> = chosen.iter().map(|one| format!("{} {}", one.setting, one.value)).collect();
    let conventions = conventions.join(", ");
    let scored = score(event, &rules).unwrap();
    let (mut values, mut expected) = (Vec::new(), Vec::new());
    for (board, (results, scored)) in event.boards.iter().zip(&scored.boards).enumerate() {
        let lines = results.lines.iter().zip(&scored.lines);
        let with_score = |(line, scored)| Some((Line::score(line, &results.board)?, scored));
        let lines: Vec<(i32, &ScoredLine)> = lines.filter_map(with_score).collect();
        let count = Exact::from(i64::try_from(lines.len()).unwrap());
        let is_full = scored.expected == count || conventions.contains("tables") || scoring != Scoring::Matchpoints;
        if scored.results != count || !is_full || lines.len() < 2 {
            continue;
        }
        for (number, (score, scored)) in lines.into_iter().enumerate() {
            values.push(format!("({board}, {number}, {score})"));
            let Sides { ns: Some(ns), ew: Some(ew) } = scored.computed() else { panic!("board {board}: one side") };
            expected.push((units(&ns.points), units(&ew.points)));
        }
    }
    let context = SessionContext::new();
    redress_datafusion::register(&context).unwrap();
    for (score, side) in [("score", 0), ("-score", 1)] {
        let query = format!(
            "SELECT {function}({score}, '{conventions}') OVER (PARTITION BY board) \
             FROM (VALUES {}) AS t (board, number, score) ORDER BY board, number",
            values.join(", ")
        );
        let known: Vec<i128> = expected.iter().map(|(ns, ew)| if side == 0 { *ns } else { *ew }).collect();
        assert_eq!(figures(&context, &query).await, known, "{function}({score}, '{conventions}')");
    }
    eprintln!("  {function}, '{conventions}': {} lines, both sides", expected.len());
    expected.len()
}

/// A file of the folder that is no event.
const NO_EVENT: &str = "README.md";

#[tokio::test]
async fn every_event_is_scored_as_by_the_library() {
    let Some(folder) = folder() else {
        eprintln!("SKIPPED: the result files of real events are not here (REDRESS_EVENT_FILES names their folder)");
        return;
    };
    let mut read_events = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.ends_with(NO_EVENT) {
            continue;
        }
        let event = load(&path).and_then(|files| read(&files, &ReadOptions::default()));
        let event = event.unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
        let (rows, rulings) = compare(&event).await;
        eprintln!("{}: {rows} rows and {rulings} rulings", path.display());
        assert!(rows > 0, "{}", path.display());
        assert!(compare_by_its_rules(&event).await > 0, "{}", path.display());
        read_events += 1;
    }
    assert!(read_events > 0);
}
