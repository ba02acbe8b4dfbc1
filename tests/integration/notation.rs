//! Every ruling is written down in a form that can be read again, and means the same.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
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

/// The ruling of a form of the language.
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
        prop_assert_eq!(again.to_string(), form.clone());
        // The library reads the same text without the language.
        prop_assert_eq!(form.parse::<Ruling>(), Ok(ruling));
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

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    #[test]
    fn printed_rulings_are_fixed_points(text in ruling_text()) {
        let read = |text: &str| syntax::parse_ruling(FileId(0), text)
            .map_err(|problems| TestCaseError::fail(format!("{text:?} is not read: {problems:?}")));
        let written = read(&text)?;
        let printed = syntax::ruling(&written);
        let again = read(&printed)?;
        prop_assert_eq!(&syntax::ruling(&again), &printed, "from {:?}", text);

        let normal = |written: &tree::Ruling| resolve(written, &Nameless)
            .map(|ruling| ruling.to_string())
            .map_err(|problems| TestCaseError::fail(format!("{text:?} is not built: {problems:?}")));
        let form = normal(&written)?;
        prop_assert_eq!(&normal(&again)?, &form, "printed {:?}", printed);
        prop_assert_eq!(&normal(&read(&form)?)?, &form, "from {:?}", text);
    }

    #[test]
    fn formatted_scripts_are_fixed_points(script in script_text()) {
        let once = syntax::format(&script)
            .map_err(|problems| TestCaseError::fail(format!("{script:?} is not read: {problems:?}")))?;
        let twice = syntax::format(&once)
            .map_err(|problems| TestCaseError::fail(format!("{once:?} is not read: {problems:?}")))?;
        prop_assert_eq!(&twice, &once);
        let count = |text: &str| syntax::parse(FileId(0), text).0.statements.len();
        prop_assert_eq!(count(&once), count(&script));
    }

    /// Reading any input ends and says where; formatted text stays as it was formatted.
    #[test]
    fn any_text_is_read_or_refused(text in junk()) {
        let (_, problems) = syntax::parse(FileId(0), &text);
        for problem in &problems {
            if let Some(span) = problem.span {
                prop_assert!(text.get(span.range()).is_some(), "{:?} of {:?}", span, text);
            }
        }
        match syntax::format(&text) {
            Ok(once) => prop_assert_eq!(syntax::format(&once), Ok(once.clone())),
            Err(found) => prop_assert_eq!(found.is_empty(), false),
        }
    }
}

fn outcome_text() -> BoxedStrategy<String> {
    let spelled = |words: &'static [&'static str]| select(words);
    prop_oneof![
        4 => (spelled(&["+", "-", "–", "−", ""]), select(&[0_i32, 50, 90, 110, 400, 620, 1430, 2220][..]))
            .prop_map(|(sign, points)| format!("{sign}{points}")),
        3 => (
            (1..=7_i32, spelled(&["♠", "S", "h", "♥", "♦", "\u{f0a8}", "C", "♣\u{fe0e}", "NT", "ba", "n"])),
            spelled(&["", "x", "xx", "**", "ktr"]),
            (-7..=6_i32, spelled(&[" N", " by W", " e", " S"])),
        )
            .prop_map(|((level, strain), doubling, (result, seat))| {
                let result = result.min(7 - level);
                let result = if result == 0 { "=".to_owned() } else { format!("{result:+}") };
                format!("{level}{strain}{doubling}{result}{seat}")
            }),
        1 => Just("4♥x +500".to_owned()),
        1 => Just("6♠= N (+1430)".to_owned()),
        1 => Just("pass".to_owned()),
    ]
    .boxed()
}

/// Weights of one kind, so that what `rest` leaves can be written as a weight again.
fn weights_text() -> BoxedStrategy<Vec<(String, Exact)>> {
    let percentages = prop_oneof![
        (-150_i64..=250).prop_map(|percent| (format!("{percent}%"), Exact::percent(percent))),
        (0_i64..=9_999).prop_map(|hundredths| {
            let text = format!("{}.{:02}%", hundredths / 100, hundredths % 100);
            (text, Exact::fraction(hundredths, 10_000).unwrap())
        }),
    ];
    let fractions = (2_i64..14).prop_flat_map(|below| {
        vec(
            (0..=below).prop_map(move |above| (format!("{above}/{below}"), Exact::fraction(above, below).unwrap())),
            1..4,
        )
    });
    prop_oneof![2 => vec(percentages, 1..4), 1 => fractions].boxed()
}

/// Components of a side. The last takes the rest, or outweighs the others where they are more than 100% together.
fn components_text() -> BoxedStrategy<String> {
    let of = select(&[" ", " of ", "  "][..]);
    let between = select(&[" & ", "&", "; ", ", ", "\n & "][..]);
    (weights_text(), vec((of, outcome_text()), 4), between)
        .prop_map(|(mut weights, outcomes, between)| {
            let sum: Exact = weights.iter().map(|(_, share)| share).sum();
            if sum > Exact::ONE {
                weights = vec![("400%".to_owned(), Exact::percent(400)), ("-300%".to_owned(), Exact::percent(-300))];
            } else {
                weights.push(("rest".to_owned(), &Exact::ONE - &sum));
            }
            let parts = weights.iter().zip(&outcomes);
            let texts: Vec<_> = parts.map(|((weight, _), (of, outcome))| format!("{weight}{of}{outcome}")).collect();
            format!("({})", texts.join(between))
        })
        .boxed()
}

fn assigned_text() -> BoxedStrategy<String> {
    prop_oneof![
        2 => outcome_text(),
        2 => components_text(),
        2 => (components_text(), outcome_text()).prop_map(|(ns, ew)| format!("{ns}/({ew})")),
        1 => (outcome_text(), components_text()).prop_map(|(ns, ew)| format!("({ns}) / {ew}")),
    ]
    .boxed()
}

fn ruling_text() -> BoxedStrategy<String> {
    let average = || select(&["A+", "a-", "A", "60%", "42.5%", "A–"][..]);
    prop_oneof![
        6 => assigned_text(),
        1 => (average(), average()).prop_map(|(ns, ew)| format!("{ns}/{ew}")),
        1 => (average(), components_text()).prop_map(|(ns, ew)| format!("{ns}/{ew}")),
        1 => select(&["+3 IMP/-3 IMP", "2.5 imps/0 IMP", "A", "50%"][..]).prop_map(str::to_owned),
        1 => (select(&["NS", "ew", "WE"][..]), assigned_text(), assigned_text(), proptest::option::of(assigned_text()))
            .prop_map(|(side, before, after, obtained)| {
                let obtained = obtained.map(|obtained| format!(" obtained {obtained}")).unwrap_or_default();
                format!("damage {side} before {before} after {after}{obtained}")
            }),
    ]
    .boxed()
}

fn statement_text() -> BoxedStrategy<String> {
    let row = || {
        (select(&["", "table 3: ", "\"the last\": "][..]), ruling_text(), select(&["", ": 2", ":17"][..]))
            .prop_map(|(label, ruling, count)| format!("{label}{ruling}{count}"))
    };
    let separator = || select(&[", ", "\n", "\n\n  ", " # a row\n"][..]);
    prop_oneof![
        3 => ruling_text(),
        2 => ruling_text().prop_map(|ruling| format!("let td={ruling}")),
        2 => (ruling_text(), select(&["NS 9.8", "ns 49/5,EW ~8.20 MP", "NS ~54.44%", "stands", "error weights-sum"][..]))
            .prop_map(|(ruling, claims)| format!("expect {ruling}:{claims}")),
        1 => vec(ruling_text(), 2..4).prop_map(|rulings| format!("compare {}", rulings.join(" , "))),
        2 => (vec(row(), 0..5), separator()).prop_map(|(rows, between)| format!("traveller {{\n{}\n}}", rows.join(between))),
        1 => (vec(row(), 1..4), separator()).prop_map(|(rows, between)| format!("traveller {{ {} }}", rows.join(between))),
        1 => ruling_text().prop_map(|ruling| format!("other   table {ruling}")),
        2 => select(&[
            "board 7 dealer w VUL ns", "board", "protocol", "OFFENDERS both", "set round 0.1 to-average",
            "scoring imps", "penalty EW 10%", "match boards 16 rest +10 scale wbf", "session NS 64.2% EW 38%",
            "solve w in (w +620 & rest -100) for NS 12", "vary w from 0% to 100% step 10% in (w +620 & rest -100)",
            "question \"\"\"two\n lines\"\"\"", "deal \"N:K87532.52.62.QT9\"", "deal", "sheet", "SHEET \"Club\" appeal 020", "AUCTION by w \"1S! AP\"", "auction", "LEAD hK by w", "lead ♠10 N", "lead", "marks side 50% weights 1/3", "answer NS 9.8, EW 8.2", "effects td",
            "scale \"club\" boards 24 { 0-2: 15-15, 3+: 20-0 }", "traveller { group \"A\" { +620 } group \"B\" { -100 } }",
        ][..]).prop_map(str::to_owned),
    ]
    .boxed()
}

fn script_text() -> BoxedStrategy<String> {
    let lines = || {
        let end = select(&["\n", " # why\n", "\n\n\n", ";", " \n# alone\n", "\r\n"][..]);
        vec((select(&["", "  ", "\t"][..]), statement_text(), end), 0..4).prop_map(|lines| {
            lines.into_iter().map(|(indent, text, end)| indent.to_owned() + &text + end).collect::<String>()
        })
    };
    (lines(), proptest::option::of(lines()), lines())
        .prop_map(|(before, case, after)| {
            let case = case.map(|body| format!("case \"a \\\"b\\\"\" points 4{{{body}}}\n")).unwrap_or_default();
            before + &case + &after
        })
        .boxed()
}

/// Pieces of the notation, thrown together.
fn junk() -> impl Strategy<Value = String> {
    let piece = select(
        &[
            "(",
            ")",
            "&",
            ";",
            ",",
            "/",
            ":",
            "=",
            "{",
            "}",
            "\n",
            " ",
            "  ",
            "\"",
            "\"\"\"",
            "\\",
            "#",
            "%",
            "+",
            "-",
            "–",
            "−",
            "0",
            "7",
            "60%",
            "+620",
            "1/3",
            "9.8",
            "3,5",
            "4♠= N",
            "4S",
            "♦",
            "\u{f0a8}",
            "NT",
            "x",
            "A+",
            "IMP",
            "NS",
            "EW",
            "rest",
            "of",
            "in",
            "damage",
            "before",
            "after",
            "obtained",
            "case \"a\"",
            "traveller",
            "group \"A\"",
            "table 3",
            "expect",
            "let",
            "set",
            "td",
            "ans",
            "pass",
            "scale \"s\"",
            "é",
            "\u{a0}",
            "\u{feff}",
            "\r",
            "~",
            "999999999999999999999",
        ][..],
    );
    vec(piece, 0..14).prop_map(|pieces| pieces.concat())
}

/// `rest` can leave a larger fraction than a weight may be written as.
#[test]
fn normal_form_of_large_rest_is_read() {
    let written = syntax::parse_ruling(FileId(0), "(1/7 +620 & 1/11 +500 & 1/13 +110 & rest -100)").unwrap();
    let form = resolve(&written, &Nameless).unwrap().to_string();
    assert!(syntax::parse_ruling(FileId(0), &form).is_ok(), "{form}");
}
