//! One thing asked in several ways: what `effects` says and what `protocol` does, a script with statements that change
//! nothing, the formats and languages of one run, a board seen from the other side. Random scripts, always the same
//! ones; a case that fails is printed as its script.
//!
//! `REDRESS_PROGRAM=path cargo test --test integration consistency` asks another build of the program.

mod effects;
mod flags;
mod formats;
mod inserted;
mod random;
mod symmetries;
mod visible;

use crate::harness::Run;
use num_rational::BigRational;
use proptest::test_runner::{Config, RngSeed};
use serde_json::Value;
use std::fmt;
use std::str::FromStr;

/// As many random cases, the same in every run; with `REDRESS_CASES=20` twenty times as many, others in each run.
fn cases(count: u32) -> Config {
    let more: Option<u32> = std::env::var("REDRESS_CASES").ok().and_then(|times| times.parse().ok());
    Config {
        rng_seed: if more.is_some() { RngSeed::Random } else { RngSeed::Fixed(2017) },
        failure_persistence: None,
        max_shrink_iters: 150,
        ..Config::with_cases(count * more.unwrap_or(1))
    }
}

/// A script, shown as it can be run.
#[derive(Clone, PartialEq)]
struct Script(String);

impl fmt::Debug for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}", self.0)
    }
}

/// The last result of each script, all in one run; `None` if an error left a script without one.
fn each<const N: usize>(scripts: [String; N]) -> [Option<Value>; N] {
    let case = |(at, script): (usize, &String)| format!("case \"{at}\" {{\n{script}}}\n");
    let document = Run::script(&scripts.iter().enumerate().map(case).collect::<String>()).json();
    let results = document["results"].as_array().unwrap();
    std::array::from_fn(|at| results.iter().rfind(|result| result["case"] == at.to_string().as_str()).cloned())
}

fn fraction(text: &Value) -> BigRational {
    let text = text.as_str().unwrap_or_else(|| panic!("no number: {text}"));
    BigRational::from_str(text).unwrap_or_else(|_| panic!("no number: {text}"))
}

/// A figure: its exact value and its percentage.
fn figure(of: &Value) -> (BigRational, Option<String>) {
    (fraction(&of["exact"]), of["percent"].as_str().map(str::to_owned))
}

/// A figure where there is one: a row may have no value for a side.
fn figure_if_any(of: &Value) -> Option<(BigRational, Option<String>)> {
    of.is_object().then(|| figure(of))
}

/// Returns true if both sides of a row have a value.
fn has_values(row: &Value) -> bool {
    row["ns"].is_object() && row["ew"].is_object()
}

/// Both sides' figures of a row of a protocol.
fn row_figures(row: &Value) -> [Option<(BigRational, Option<String>)>; 2] {
    [figure_if_any(&row["ns"]), figure_if_any(&row["ew"])]
}

/// Both sides' figures.
fn figures(scored: &Value) -> [(BigRational, Option<String>); 2] {
    [figure(&scored["ns"]), figure(&scored["ew"])]
}
