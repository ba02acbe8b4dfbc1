//! Questions that are made anew: sound, clean, and the same for ever.

use crate::harness::{Folder, Run, root};
use redress::exam::{Kind, QuestionSpec, generate};
use redress::messages::Locale;
use redress::number::parse_decimal;
use redress::session::NoFiles;

const KINDS: [Kind; 5] = [Kind::Weighted, Kind::Split, Kind::Damage, Kind::Neuberg, Kind::Butler];

fn spec(kind: Kind, seed: u64) -> QuestionSpec {
    QuestionSpec { kind, seed, board: None, points: 4, from: None }
}

/// Whether a figure is written in hundredths or as a fraction with a denominator up to twelve.
fn is_clean(figure: &str) -> bool {
    match figure.split_once('/') {
        Some((_, below)) => below.parse::<u32>().unwrap() <= 12,
        None => {
            let digits = figure.trim_start_matches('-').split_once('.').map_or(0, |(_, fraction)| fraction.len());
            digits <= 2 && parse_decimal(figure.trim_start_matches('-')).is_ok()
        }
    }
}

/// Every seed gives a key that runs, expects clean figures and makes a paper; all are told apart by their names.
#[test]
fn every_seed_gives_a_sound_question() {
    for kind in KINDS {
        let mut exam = String::new();
        for seed in 0..200 {
            let script = generate(&spec(kind, seed), Locale::En, &NoFiles).unwrap();
            let expected = script.lines().find_map(|line| line.trim().strip_prefix("expect ")).unwrap();
            let figures = expected.rsplit_once(": ").unwrap().1;
            for side in figures.split(", ") {
                assert!(is_clean(side.split_once(' ').unwrap().1), "{script}");
            }
            exam.push_str(&script);
        }
        let document = Run::script(&exam).json();
        assert_eq!(document["diagnostics"].as_array().unwrap().len(), 0, "{}", document["diagnostics"]);
        let expectations = document["expectations"].as_array().unwrap();
        assert!(expectations.len() == 200 && expectations.iter().all(|one| one["passed"] == true));
        for result in document["results"].as_array().unwrap() {
            let severities = result["diagnostics"].as_array().into_iter().flatten().map(|one| one["severity"].clone());
            assert!(severities.into_iter().all(|severity| severity == "note"), "{result}");
        }
        let paper = Run::args(["exam", "paper", "-"]).stdin(&exam).done().exits(0).stdout;
        assert!(paper.starts_with("  200 questions, 800 points"), "{}", kind.word());
        assert_eq!(Run::args(["fmt", "-"]).stdin(&exam).done().exits(0).stdout, exam, "{}", kind.word());
    }
}

/// Every row of the table of `damage` is examined, the formula of Law 12C1(e) most of all.
#[test]
fn damage_asks_for_each_row() {
    let mut exam = String::new();
    for seed in 1000..1200 {
        exam.push_str(&generate(&spec(Kind::Damage, seed), Locale::En, &NoFiles).unwrap());
    }
    let document = Run::script(&exam).json();
    let answers = document["results"].as_array().unwrap().iter().filter(|result| result["kind"] == "answer");
    let rows: Vec<String> = answers.map(|answer| answer["damage"]["applied"].as_str().unwrap().to_owned()).collect();
    let count = |row: &str| rows.iter().filter(|one| *one == row).count();
    assert_eq!(rows.len(), 200);
    assert!(count("formula") >= 60, "{} of 200 ask for the formula", count("formula"));
    for row in ["stands", "trap", "full"] {
        assert!((24..=60).contains(&count(row)), "{row}: {} of 200", count(row));
    }
}

/// The same seed is the same question in every version and on every machine: printed exams stay what they are.
#[test]
fn a_seed_is_a_question_for_ever() {
    let done = Run::args(["exam", "new", "--kind", "weighted", "--seed", "7"]).done().exits(0);
    assert_eq!(done.stdout, std::fs::read_to_string(root().join("tests/exam-weighted-7.ruling")).unwrap());
    let again = Run::args(["exam", "new", "--kind", "weighted", "--seed", "7", "--points", "6", "--board", "4"]);
    let script = again.done().exits(0).stdout;
    assert!(script.contains("points 6 {") && script.contains("\n  board 4\n"), "{script}");
    assert_ne!(
        generate(&spec(Kind::Split, 1), Locale::En, &NoFiles).unwrap(),
        generate(&spec(Kind::Split, 2), Locale::En, &NoFiles).unwrap()
    );
    Run::args(["exam", "new", "--kind", "butler", "--seed", "18446744073709551615"]).done().exits(0);
}

/// The field of a great event is prepared once, not for each attempt at a question on it.
#[test]
fn questions_on_a_great_traveller() {
    let folder = Folder::new();
    let rows: String = (0..20_000).map(|row| format!("{:+}\n", [620, 650, -100, 140, 170, 500][row % 6])).collect();
    let field = folder.file("field.ruling", format!("board 7\ntraveller {{\n{rows}}}\n"));
    for kind in [Kind::Damage, Kind::Neuberg] {
        // Where no figures come out at all, all attempts are made.
        let run = Run::args(["exam", "new", "--seed", "3", "--kind", kind.word(), "--from"]).arg(&field).done();
        assert!(matches!(run.status, Some(0 | 3)), "{}", run.stderr);
    }
}

#[test]
fn questions_on_a_traveller() {
    let folder = Folder::new();
    let field = folder
        .file("field.ruling", "board 7\ntraveller { +620: 3, +500, 4♠x= N, +300: 3, -100: 2, A+/A- }\nother table 0\n");
    for kind in KINDS {
        let script = Run::args(["exam", "new", "--seed", "5", "--kind", kind.word(), "--from"])
            .arg(&field)
            .done()
            .exits(0)
            .stdout;
        for row in ["board 7", "+620: 3", "4♠x= N", "-100: 2", "A+/A-"] {
            assert!(script.contains(row), "{script}");
        }
        Run::script(&script).done().exits(0);
    }
    for (script, told) in [
        ("board 7\n", "needs a traveller"),
        ("traveller { +620: 4 }\n", "needs a traveller"),
        ("traveller { group \"A\" { +620 } group \"B\" { -100 } }\n", "needs a traveller"),
        ("traveller { +620, -100 }\nfoo bar\n", "unknown-statement"),
    ] {
        let path = folder.file("bad.ruling", script);
        let done = Run::args(["exam", "new", "--kind", "weighted", "--seed", "1", "--from"]).arg(&path).done().exits(3);
        assert!(done.stderr.contains(told) && done.stdout.is_empty(), "{script}: {}", done.stderr);
    }
    Run::args(["exam", "new", "--kind", "weighted", "--seed", "1", "--from", "no-such-file"]).done().exits(3);
}
