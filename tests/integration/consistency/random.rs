//! Random situations and rulings, as scripts. A case that fails is printed as its script.

use num_bigint::BigInt;
use num_rational::BigRational;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use std::fmt;

/// An outcome as it is written, and what it scores. Contracts are those of board 7, where both are vulnerable.
#[derive(Clone, PartialEq)]
pub struct Outcome {
    pub written: String,
    pub score: i32,
}

/// An outcome with its weight.
#[derive(Clone, PartialEq)]
pub struct Component {
    pub weight: BigRational,
    pub outcome: Outcome,
}

/// The ruling for a side.
#[derive(Clone, PartialEq)]
pub enum Given {
    Assigned(Vec<Component>),
    Artificial(&'static str),
}

#[derive(Clone, PartialEq)]
pub enum Ruling {
    Both(Vec<Component>),
    Split(Given, Given),
    /// Damage: true if NS damaged themselves; before, after and obtained.
    Damage(bool, [Vec<Component>; 3]),
}

/// A row of a traveller.
#[derive(Clone, PartialEq)]
pub struct Row {
    pub label: Option<&'static str>,
    pub ruling: Ruling,
    pub count: u32,
}

/// The field in which rulings are scored.
#[derive(Clone, PartialEq)]
pub struct Field {
    pub scoring: &'static str,
    pub settings: Vec<(&'static str, &'static str)>,
    pub offenders: Option<&'static str>,
    pub obtained: Option<i32>,
    /// The rows; of a fouled board those of each group.
    pub groups: Vec<Vec<Row>>,
}

/// The match in which rulings are scored.
#[derive(Clone, PartialEq)]
pub struct Teams {
    pub scoring: &'static str,
    pub settings: Vec<(&'static str, &'static str)>,
    pub other_table: Ruling,
    /// NS's IMPs on the other boards.
    pub rest: Option<i32>,
}

// ---------------------------------------------------------------------------------------------------------- printed

fn is_one(weight: &BigRational) -> bool {
    *weight == BigRational::from_integer(1.into())
}

/// A percentage where it ends within six decimals, else a fraction.
fn weight(weight: &BigRational) -> String {
    let millionths = weight * BigRational::from_integer(100_000_000.into());
    if !millionths.is_integer() {
        return format!("{}/{}", weight.numer(), weight.denom());
    }
    let (sign, digits) = match millionths.to_integer().to_string().strip_prefix('-') {
        Some(digits) => ("-", format!("{digits:0>7}")),
        None => ("", format!("{:0>7}", millionths.to_integer())),
    };
    let (whole, decimals) = digits.split_at(digits.len() - 6);
    let decimals = decimals.trim_end_matches('0');
    let point = if decimals.is_empty() { "" } else { "." };
    format!("{sign}{whole}{point}{decimals}%")
}

pub fn components(components: &[Component]) -> String {
    match components {
        [only] if is_one(&only.weight) => only.outcome.written.clone(),
        several => {
            let one = |one: &Component| format!("{} {}", weight(&one.weight), one.outcome.written);
            format!("({})", several.iter().map(one).collect::<Vec<_>>().join(" & "))
        }
    }
}

impl fmt::Display for Given {
    /// As one side of a split.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Artificial(given) => f.write_str(given),
            Self::Assigned(given) => {
                let text = components(given);
                if text.starts_with('(') { f.write_str(&text) } else { write!(f, "({text})") }
            }
        }
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Both(both) => f.write_str(&components(both)),
            Self::Split(ns, ew) => write!(f, "{ns}/{ew}"),
            Self::Damage(ns, parts) => {
                let [before, after, obtained] = [0, 1, 2].map(|at| components(&parts[at]));
                let side = if *ns { "NS" } else { "EW" };
                write!(f, "damage {side} before {before} after {after} obtained {obtained}")
            }
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(label) = self.label {
            write!(f, "{label}: ")?;
        }
        write!(f, "{}: {}", self.ruling, self.count)
    }
}

impl Field {
    /// The statements that state it.
    pub fn statements(&self) -> Vec<String> {
        let mut statements = vec!["board 7".to_owned()];
        statements.extend(self.settings.iter().map(|(name, value)| format!("set {name} {value}")));
        statements.extend(self.offenders.map(|side| format!("offenders {side}")));
        statements.extend(self.obtained.map(|score| format!("obtained {score:+}")));
        statements.push(self.traveller(""));
        statements.push(format!("scoring {}", self.scoring));
        statements
    }

    /// The traveller, with one more row at the end of the first group where its text is not empty.
    pub fn traveller(&self, more: &str) -> String {
        let rows = |rows: &[Row]| rows.iter().map(|row| format!("  {row}\n")).collect::<String>();
        let more = if more.is_empty() { String::new() } else { format!("  {more}\n") };
        match self.groups.as_slice() {
            [one, other] => {
                format!(
                    "traveller {{\n group \"A\" {{\n{}{more} }}\n group \"B\" {{\n{} }}\n}}",
                    rows(one),
                    rows(other)
                )
            }
            groups => format!("traveller {{\n{}{more}}}", groups.iter().map(|group| rows(group)).collect::<String>()),
        }
    }

    /// A script that asks something in it.
    pub fn script(&self, query: &str) -> String {
        format!("{}\n{query}\n", self.statements().join("\n"))
    }

    /// The field with one more table, the last of the first group.
    pub fn with(&self, ruling: &Ruling) -> Self {
        let mut more = self.clone();
        more.groups[0].push(Row { label: None, ruling: ruling.clone(), count: 1 });
        more
    }
}

impl Teams {
    pub fn statements(&self) -> Vec<String> {
        let mut statements = vec!["board 7".to_owned()];
        statements.extend(self.settings.iter().map(|(name, value)| format!("set {name} {value}")));
        statements.push(format!("other table {}", self.other_table));
        statements.extend(self.rest.map(|rest| format!("match boards 16 rest {rest:+} scale wbf")));
        statements.push(format!("scoring {}", self.scoring));
        statements
    }

    pub fn script(&self, query: &str) -> String {
        format!("{}\n{query}\n", self.statements().join("\n"))
    }
}

/// Shown as scripts, so that what fails can be run as it is.
macro_rules! shown_as_script {
    ($($kind:ty => $script:expr;)+) => { $(
        impl fmt::Debug for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let script: fn(&$kind) -> String = $script;
                write!(f, "\n{}", script(self))
            }
        }
    )+ };
}

shown_as_script! {
    Outcome => |outcome| outcome.written.clone();
    Component => |one| components(std::slice::from_ref(one));
    Given => ToString::to_string;
    Field => |field| field.script("");
    Teams => |teams| teams.script("");
    Ruling => ToString::to_string;
    Row => ToString::to_string;
}

// -------------------------------------------------------------------------------------------------------- generated

fn fraction(above: i64, below: i64) -> BigRational {
    BigRational::new(BigInt::from(above), BigInt::from(below))
}

/// Scores few enough for ties, each given by some contract with both vulnerable; some as contracts.
pub fn outcome() -> BoxedStrategy<Outcome> {
    const SCORES: [i32; 10] = [-600, -200, -100, 0, 100, 140, 170, 500, 620, 650];
    const CONTRACTS: [(&str, i32); 6] =
        [("4♠= N", 620), ("4♠-1 N", -100), ("3NT= E", -600), ("2♥+1 S", 140), ("4♥x-2 W", 500), ("1NT-2 by W", 200)];
    prop_oneof![
        5 => select(&SCORES[..]).prop_map(|score| Outcome { written: format!("{score:+}").replace("+0", "0"), score }),
        1 => select(&CONTRACTS[..]).prop_map(|(written, score)| Outcome { written: written.to_owned(), score }),
    ]
    .boxed()
}

/// Weights that sum to 1; few of them negative or over 100%, some with as many decimals as are read.
fn weights() -> BoxedStrategy<Vec<BigRational>> {
    let sums = |weights: Vec<BigRational>| {
        let sum: BigRational = weights.iter().sum();
        assert!(is_one(&sum), "{weights:?}");
        weights
    };
    prop_oneof![
        8 => (1_i64..20).prop_map(|twentieths| vec![fraction(twentieths, 20), fraction(20 - twentieths, 20)]),
        3 => (2_i64..14).prop_map(|below| vec![fraction(1, below), fraction(below - 1, below)]),
        3 => Just(vec![fraction(1, 2), fraction(1, 4), fraction(1, 4)]),
        2 => Just(vec![fraction(2, 7), fraction(1, 3), fraction(8, 21)]),
        2 => (1_i64..100_000_000).prop_map(|part| {
            vec![fraction(part, 100_000_000), fraction(100_000_000 - part, 100_000_000)]
        }),
        1 => Just(vec![fraction(6, 5), fraction(-1, 5)]),
        1 => Just(vec![fraction(1, 1), fraction(-1, 2), fraction(1, 2)]),
    ]
    .prop_map(sums)
    .boxed()
}

/// One outcome or several.
pub fn assigned() -> BoxedStrategy<Vec<Component>> {
    let several = weights().prop_flat_map(|weights| {
        let count = weights.len();
        (Just(weights), vec(outcome(), count)).prop_map(|(weights, outcomes)| {
            weights.into_iter().zip(outcomes).map(|(weight, outcome)| Component { weight, outcome }).collect()
        })
    });
    prop_oneof![
        3 => outcome().prop_map(|outcome| vec![Component { weight: fraction(1, 1), outcome }]),
        2 => several,
    ]
    .boxed()
}

fn split() -> BoxedStrategy<Ruling> {
    (assigned(), assigned()).prop_map(|(ns, ew)| Ruling::Split(Given::Assigned(ns), Given::Assigned(ew))).boxed()
}

pub fn damage() -> BoxedStrategy<Ruling> {
    // Plain outcomes, mostly: what is weighted in three parts can hardly be read.
    let part = || prop_oneof![5 => outcome().prop_map(|outcome| vec![Component { weight: fraction(1, 1), outcome }]), 1 => assigned()];
    (any::<bool>(), [part(), part(), part()]).prop_map(|(ns, parts)| Ruling::Damage(ns, parts)).boxed()
}

fn artificial() -> BoxedStrategy<Ruling> {
    let given = || select(&["A+", "A", "A-", "60%", "40%"][..]).prop_map(Given::Artificial);
    prop_oneof![
        3 => (given(), given()).prop_map(|(ns, ew)| Ruling::Split(ns, ew)),
        1 => (given(), assigned()).prop_map(|(ns, ew)| Ruling::Split(ns, Given::Assigned(ew))),
        1 => (assigned(), given()).prop_map(|(ns, ew)| Ruling::Split(Given::Assigned(ns), ew)),
    ]
    .boxed()
}

pub fn ruling() -> BoxedStrategy<Ruling> {
    prop_oneof![
        5 => assigned().prop_map(Ruling::Both),
        2 => split(),
        2 => damage(),
        1 => artificial(),
    ]
    .boxed()
}

fn row() -> BoxedStrategy<Row> {
    let ruling = prop_oneof![
        6 => outcome().prop_map(|outcome| Ruling::Both(vec![Component { weight: fraction(1, 1), outcome }])),
        3 => ruling(),
    ];
    (option::weighted(0.2, select(&["table 3", "\"the last\""][..])), ruling, 1_u32..4)
        .prop_map(|(label, ruling, count)| Row { label, ruling, count })
        .boxed()
}

/// Settings that a field's scoring asks for; none of the final figure.
const SETTINGS: [(&str, &[&str]); 11] = [
    ("win", &["1"]),
    ("split", &["half-frequency"]),
    ("short-field", &["proportional", "mitchell", "ascherman", "none"]),
    ("small-groups", &["ebu", "acbl"]),
    ("tables", &["30"]),
    ("cross-imps", &["sum"]),
    ("imp-cap", &["5"]),
    ("datum-trim", &["1", "30%", "median"]),
    ("datum-round", &["even", "none"]),
    ("damage", &["formula"]),
    ("damage-entry", &["before"]),
];

fn settings() -> BoxedStrategy<Vec<(&'static str, &'static str)>> {
    let value =
        |(name, values): (&'static str, &'static [&'static str])| select(values).prop_map(move |value| (name, value));
    prop_oneof![
        1 => Just(Vec::new()),
        2 => subsequence(SETTINGS.to_vec(), 1..4)
            .prop_flat_map(move |chosen| chosen.into_iter().map(value).collect::<Vec<_>>()),
    ]
    .boxed()
}

pub fn field() -> BoxedStrategy<Field> {
    let scoring = select(&["matchpoints", "matchpoints", "cross-imps", "butler"][..]);
    let groups = prop_oneof![
        5 => vec(row(), 1..6).prop_map(|rows| vec![rows]),
        1 => (vec(row(), 1..4), vec(row(), 1..4)).prop_map(|(one, other)| vec![one, other]),
    ];
    // Not both: what the non-offenders obtained may stand, and then a ruling is worth something else than as a row.
    let in_force = prop_oneof![
        3 => Just((None, None)),
        1 => select(&["NS", "EW", "both", "none"][..]).prop_map(|side| (Some(side), None)),
        1 => select(&[-100, 140, 620][..]).prop_map(|score| (None, Some(score))),
    ];
    (scoring, settings(), in_force, groups)
        .prop_map(|(scoring, settings, (offenders, obtained), groups)| Field {
            scoring,
            settings,
            offenders,
            obtained,
            groups,
        })
        .boxed()
}

/// Few rows and much damage: where a row is classified otherwise with a ruling than without.
fn damaged_field() -> BoxedStrategy<Field> {
    let plain = outcome().prop_map(|outcome| Ruling::Both(vec![Component { weight: fraction(1, 1), outcome }]));
    let row = |ruling: BoxedStrategy<Ruling>| ruling.prop_map(|ruling| Row { label: None, ruling, count: 1 });
    let rows =
        (vec(row(plain.boxed()), 1..4), vec(row(damage()), 1..3)).prop_map(|(plain, damage)| [plain, damage].concat());
    let scoring = select(&["matchpoints", "matchpoints", "cross-imps", "butler"][..]);
    let settings = prop_oneof![3 => Just(Vec::new()), 1 => settings()];
    (scoring, settings, rows)
        .prop_map(|(scoring, settings, rows)| Field {
            scoring,
            settings,
            offenders: None,
            obtained: None,
            groups: vec![rows],
        })
        .boxed()
}

/// A field and a ruling in it that can be judged there: the offenders have no damage to be spared, and what `damage`
/// says was obtained is not said twice.
pub fn field_and_ruling() -> BoxedStrategy<(Field, Ruling)> {
    prop_oneof![
        2 => (field(), ruling()),
        1 => (damaged_field(), prop_oneof![damage(), assigned().prop_map(Ruling::Both)]),
    ]
    .prop_map(|(mut field, ruling)| {
        if let Ruling::Damage(..) = ruling {
            (field.offenders, field.obtained) = (None, None);
        }
        (field, ruling)
    })
    .boxed()
}

pub fn teams() -> BoxedStrategy<Teams> {
    let other_table = prop_oneof![3 => assigned().prop_map(Ruling::Both), 1 => split()];
    let by_imps = (other_table, option::of(-40_i32..40)).prop_map(|(other_table, rest)| Teams {
        scoring: "imps",
        settings: Vec::new(),
        other_table,
        rest,
    });
    let win = prop_oneof![Just(Vec::new()), Just(vec![("win", "1")]), Just(vec![("tie-within", "10")])];
    let by_boards = (assigned().prop_map(Ruling::Both), win).prop_map(|(other_table, settings)| Teams {
        scoring: "board-a-match",
        settings,
        other_table,
        rest: None,
    });
    prop_oneof![2 => by_imps, 1 => by_boards].boxed()
}
