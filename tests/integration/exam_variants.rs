//! Variants of a paper: the same questions in another order, in other seats or with other figures, each with its key.

use crate::harness::{Folder, Run, root};

/// The questions of a variant by their names.
fn names(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.strip_prefix("case \"")?.split('"').next()).collect()
}

#[test]
fn variants_of_the_example_hold() {
    let folder = Folder::new();
    let key = root().join("examples/exam/key.ruling");
    let make = |seed: &str| {
        let run = Run::args(["exam", "variants", "--count", "2", "--seed", seed, "-o"]);
        run.arg(folder.path()).arg(&key).done()
    };
    let table = make("5").exits(0).stdout;
    assert!(table.contains("°") && table.contains("Every variant has been run."), "{table}");
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    let (a, b, own) = (read("key-A.ruling"), read("key-B.ruling"), std::fs::read_to_string(&key).unwrap());
    assert_ne!(names(&a), names(&b));
    for variant in [&a, &b] {
        let sorted = |text: &str| {
            let mut all: Vec<String> = names(text).into_iter().map(str::to_owned).collect();
            all.sort();
            all
        };
        assert_eq!(sorted(variant), sorted(&own));
        Run::script(variant).done().exits(0);
    }
    // A paper is printed and an answer marked by the variant's own key.
    let first = names(&a)[0].to_owned();
    let answers = folder.file("x.answers", format!("case \"{first}\" {{ answer NS 1, EW 2 }}\n"));
    Run::args(["exam", "grade"]).arg(folder.path().join("key-A.ruling")).arg(&answers).done().exits(0);
    // No file is overwritten, and the same seed gives the same variants.
    assert!(make("5").exits(3).stderr.contains("key-A.ruling"));
    std::fs::remove_file(folder.path().join("key-A.ruling")).unwrap();
    std::fs::remove_file(folder.path().join("key-B.ruling")).unwrap();
    make("5").exits(0);
    assert_eq!((a, b), (read("key-A.ruling"), read("key-B.ruling")));
}

/// Two players' seats further West deals, and whatever NS had, EW have. By hand: of seven other tables +420 beats three and
/// ties with three, 9 of 14.
#[test]
fn a_turned_question_gives_the_other_side_the_figures() {
    let question = "case \"a\" {\n  board 1\n  traveller { 4♠= N: 3, 4♠-1 N: 3, 4♠+1 N }\n  \
                    question \"North made 4♠ on board 1. What do NS get?\"\n  answer 4♠= N\n  \
                    expect 4♠= N: NS 9, EW 5\n}\n";
    let folder = Folder::new();
    let key = folder.file("one.ruling", question);
    let mut changes = Vec::new();
    for seed in 1..=6 {
        let out = folder.path().join(seed.to_string());
        Run::args(["exam", "variants", "--count", "1", "--seed", &seed.to_string(), "-o"])
            .arg(&out)
            .arg(&key)
            .done()
            .exits(0);
        let text = std::fs::read_to_string(out.join("one-A.ruling")).unwrap();
        Run::script(&text).done().exits(0);
        changes.push(["East made", "South made", "West made"].iter().position(|made| text.contains(made)).unwrap());
        if text.contains("East made") {
            assert!(text.contains("What do EW get?") && text.contains("expect 4♠= E: EW 9, NS 5"), "{text}");
        }
    }
    changes.sort_unstable();
    changes.dedup();
    assert!(changes.len() > 1, "{changes:?}");
}

/// A question that was made from a seed gets other figures; one that was edited since does not.
#[test]
fn a_question_from_a_seed_is_made_anew() {
    let fresh = Run::args(["exam", "new", "--kind", "weighted", "--seed", "7"]).done().exits(0).stdout;
    let folder = Folder::new();
    for (name, text, is_fresh) in [
        ("fresh", fresh.clone(), true),
        ("edited", fresh.replace("What does each side get", "What do both get"), false),
    ] {
        let key = folder.file(&format!("{name}.ruling"), &text);
        let run = Run::args(["exam", "variants", "--count", "1", "--seed", "3", "-o"]).arg(folder.path()).arg(&key);
        let table = run.done().exits(0).stdout;
        assert_eq!(table.contains("1 *"), is_fresh, "{table}");
    }
}

/// A bank of questions of law: every one asks for a verdict or the score that the Laws fix, and its key holds.
#[test]
fn questions_are_made_from_procedures() {
    let made =
        Run::args(["exam", "new", "--from", "procedures", "--count", "12", "--seed", "1"]).done().exits(0).stdout;
    assert_eq!(made.matches("\n  incident ").count(), 12, "{made}");
    let kinds: std::collections::BTreeSet<&str> =
        made.lines().filter_map(|line| line.split("--kind ").nth(1)?.split(' ').next()).collect();
    assert!(kinds.len() > 4, "{kinds:?}");
    Run::script(&made).done().exits(0);
    let other = Run::args(["exam", "new", "--from", "procedures", "--kind", "butler"]).done().exits(2).stderr;
    assert!(other.contains("questions of law"), "{other}");
}
