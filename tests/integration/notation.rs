//! Every ruling is written down in a form that can be read again, and means the same.

use proptest::collection::vec;
use proptest::prelude::*;
use redress::number::Exact;
use redress::ruling::{Artificial, Component, Damage, Outcome, Ruling, Side, SideRuling};
use redress::session::{Names, resolve};
use redress::source::FileId;
use redress::syntax::{self, tree};

struct Nameless;

impl Names for Nameless {
    fn ruling(&self, _: &str) -> Option<&tree::Ruling> {
        None
    }

    fn known(&self) -> Vec<&str> {
        Vec::new()
    }
}

/// What a form of the language stands for.
fn read(form: &str) -> Result<Ruling, TestCaseError> {
    let written = syntax::parse_ruling(FileId(0), form)
        .map_err(|problems| TestCaseError::fail(format!("{form:?} is not read: {problems:?}")))?;
    resolve(&written, &Nameless).map_err(|problems| TestCaseError::fail(format!("{form:?} is refused: {problems:?}")))
}

/// A weight that a text can have: a percentage with up to six decimals, or a fraction.
fn weight() -> impl Strategy<Value = Exact> {
    let percent = (-20_000_000_i64..300_000_000, 0_u32..7).prop_map(|(millionths, places)| {
        let step = 10_i64.pow(6 - places);
        Exact::fraction(millionths / step * step, 100_000_000).unwrap()
    });
    let fraction =
        (-9_999_i64..10_000, 1_i64..10_000).prop_map(|(above, below)| Exact::fraction(above, below).unwrap());
    prop_oneof![2 => percent, 1 => fraction]
}

fn outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![(-99_999_i32..=99_999).prop_map(Outcome::Score), Just(Outcome::PassedOut)]
}

/// Components whose last has what the others leave, which need not be a weight that can be written.
fn assigned() -> impl Strategy<Value = SideRuling> {
    (vec((weight(), outcome()), 0..4), outcome()).prop_map(|(given, last)| {
        let sum: Exact = given.iter().map(|(weight, _)| weight.clone()).sum();
        let mut components: Vec<Component> =
            given.into_iter().map(|(weight, outcome)| Component { weight, outcome }).collect();
        let left = Exact::ONE - sum;
        // A `rest` that is negative is refused; no text leads to one.
        components.push(Component { weight: left.clone(), outcome: last.clone() });
        if left.is_negative() {
            components = vec![Component { weight: Exact::ONE, outcome: last }];
        }
        SideRuling::Assigned(components)
    })
}

fn side() -> impl Strategy<Value = SideRuling> {
    let share = (0_i64..1_000_000_000)
        .prop_map(|millionths| Artificial::Share(Exact::fraction(millionths, 100_000_000).unwrap()));
    let imps = (-99_999_i64..=99_999, 1_i64..1000)
        .prop_map(|(amount, below)| Artificial::Imps(Exact::fraction(amount, 1 << (below % 7)).unwrap()));
    let average = prop_oneof![Just(Artificial::AverageMinus), Just(Artificial::Average), Just(Artificial::AveragePlus)];
    prop_oneof![4 => assigned(), 1 => prop_oneof![share, imps, average].prop_map(SideRuling::Artificial)]
}

fn plain() -> impl Strategy<Value = Ruling> {
    prop_oneof![
        assigned().prop_map(Ruling::Both),
        (assigned(), assigned()).prop_map(|(ns, ew)| Ruling::Split { ns, ew }),
    ]
}

fn ruling() -> impl Strategy<Value = Ruling> {
    let side_of_damage = prop_oneof![Just(Side::NS), Just(Side::EW)];
    let damage = (side_of_damage, plain(), plain(), proptest::option::of(plain()))
        .prop_map(|(side, before, after, obtained)| Ruling::Damage(Box::new(Damage { side, before, after, obtained })));
    prop_oneof![3 => plain(), 2 => (side(), side()).prop_map(|(ns, ew)| Ruling::Split { ns, ew }), 1 => damage]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_is_read_and_means_the_same(ruling in ruling()) {
        let form = ruling.to_string();
        let again = read(&form)?;
        prop_assert_eq!(&again, &ruling, "{}", form);
        prop_assert_eq!(again.to_string(), form);
    }
}

#[test]
fn weights_of_many_decimals() {
    for (written, printed) in [
        ("(12.34567% +620 & 87.65433% -100)", "(12.34567% +620 & 87.65433% -100)"),
        ("(0.000001% +620 & rest -100)", "(0.000001% +620 & 99.999999% -100)"),
        ("(1/3 +620 & 2/3 -100)", "(1/3 +620 & 2/3 -100)"),
        ("(12.5% +620 & 7/8 -100)", "(12.5% +620 & 87.5% -100)"),
        ("(-363/1 +620 & rest -100)", "(-363/1 +620 & 364/1 -100)"),
        ("(1/97 +620 & 1/89 +500 & 1/83 +110 & rest -100)", "(1/97 +620 & 1/89 +500 & 1/83 +110 & rest -100)"),
    ] {
        assert_eq!(read(written).unwrap().to_string(), printed);
    }
}
