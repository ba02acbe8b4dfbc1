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
use std::str::FromStr;

/// As many random cases, the same in every run.
fn cases(count: u32) -> Config {
    Config {
        rng_seed: RngSeed::Fixed(20_17),
        failure_persistence: None,
        max_shrink_iters: 400,
        ..Config::with_cases(count)
    }
}

/// The last result of each script, all in one run; none where an error left a script without one.
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

/// Both sides' figures.
fn figures(scored: &Value) -> [(BigRational, Option<String>); 2] {
    [figure(&scored["ns"]), figure(&scored["ew"])]
}
