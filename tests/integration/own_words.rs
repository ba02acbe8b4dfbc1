//! Answers to a procedure's questions as a director types them, in words of his own.

use redress::guide::Guide;
use redress::messages::Locale;
use redress::procedures::named;
use redress::session::Scope;

/// The script of a guide on a procedure that has taken these lines.
fn script(about: &str, locale: Locale, lines: &[&str]) -> String {
    let mut guide = Guide::about(Scope::default(), named(about).unwrap(), locale);
    lines.iter().for_each(|line| {
        guide.take(line);
    });
    guide.script()
}

/// Each answer behind the same lines, with the row that it is; `None` if it is refused.
fn rows(about: &str, locale: Locale, lines: &[&str], question: &str, answers: &[(&str, Option<&str>)]) {
    for (typed, row) in answers {
        let lines: Vec<&str> = lines.iter().copied().chain([*typed]).collect();
        let script = script(about, locale, &lines);
        match row {
            Some(row) => assert!(script.contains(&format!("{question}: {row}")), "{typed}: {script}"),
            None => assert!(!script.contains(&format!("{question}:")), "{typed}: {script}"),
        }
    }
}

#[test]
fn a_turn_is_named_by_its_player() {
    let lines = ["E", "1H"];
    rows(
        "call-out-of-turn",
        Locale::En,
        &lines,
        "turn",
        &[
            ("North", Some("N")),
            ("S", Some("S")),
            ("it was West's turn", Some("west")),
            ("RHO's", Some("rho")),
            ("the player on his right", Some("rho")),
            ("the dealer", None),
            ("East", None),
        ],
    );
    // In Polish `n` begins the word for `unclear`.
    assert!(script("call-out-of-turn", Locale::Pl, &["E", "1H", "N"]).contains("turn: N"));
    let answered = script("call-out-of-turn", Locale::En, &["E", "1H", "N", "n", "n", "he passed"]);
    assert!(answered.contains("rho-then: pass"), "{answered}");
    // Declarer, who led from dummy, was in his hand.
    let table = ["board 1", "auction \"P P 1S P 4S P P P\"", "S", "H2", "n", "no", "S"];
    assert!(script("lead-out-of-turn", Locale::En, &table).contains("turn: S"));
    for (turn, law) in [("N", "55B2"), ("S", "55B2"), ("E", "55B1"), ("W", "55B1")] {
        let ruling = format!("incident lead-out-of-turn by S {{ card: H2; accepted: no; turn: {turn} }}");
        let table = format!("board 1\nauction \"P P 1S P 4S P P P\"\n{ruling}\n");
        let done = crate::harness::Run::script(&format!("{table}expect incident: play-on, law {law}\n")).done();
        assert_eq!(done.status, Some(0), "{}{}", done.stdout, done.stderr);
    }
}

#[test]
fn a_choice_is_made_by_its_words() {
    rows(
        "call-out-of-turn",
        Locale::En,
        &["E", "1H", "rho", "no"],
        "accepted",
        &[
            ("accept", Some("yes")),
            ("South accepts", Some("yes")),
            ("he refuses", Some("no")),
            ("does not accept it", Some("no")),
            ("rejected", Some("no")),
            ("not yet", Some("no")),
            ("yes he does", Some("yes")),
            ("not sure", None),
            ("I do not know", None),
            ("no doubt", None),
        ],
    );
    let lines = ["E", "HQ", "defender", "y", "n", "n"];
    rows(
        "opening-lead-out-of-turn",
        Locale::En,
        &lines,
        "choice",
        &[
            ("he forbids it", Some("forbid")),
            ("prohibits a heart lead", Some("forbid")),
            ("demand", Some("require")),
            ("lead anything", Some("leave")),
            ("accepts and sees dummy", Some("see-dummy")),
            ("put down his hand", Some("spread")),
            ("he does not forbid it", None),
            ("wants a heart", None),
            // The suit is that of the card.
            ("forbid a spade", None),
            ("requires clubs", None),
        ],
    );
    let lines = ["E", "HQ", "obrońca", "t", "n", "n"];
    rows(
        "opening-lead-out-of-turn",
        Locale::Pl,
        &lines,
        "choice",
        &[("nakazał kiera", Some("require")), ("zabrania", Some("forbid")), ("wykłada rękę", Some("spread"))],
    );
}

#[test]
fn a_call_and_a_manner_are_named_in_passing() {
    rows(
        "call-out-of-turn",
        Locale::En,
        &["E"],
        "call",
        &[("he passed", Some("pass")), ("doubled", Some("x")), ("one heart", Some("1♥")), ("a spade", None)],
    );
    rows(
        "call-out-of-turn",
        Locale::Pl,
        &["E"],
        "call",
        &[("spasował", Some("pass")), ("skontrował", Some("x")), ("2 bez atu", Some("2NT"))],
    );
    rows(
        "call-out-of-turn",
        Locale::Pl,
        &["E", "1H", "rho", "n"],
        "accepted",
        &[("przyjmuje", Some("yes")), ("nie przyjmuje", Some("no")), ("odmawia", Some("no")), ("nie wiem", None)],
    );
    rows(
        "call-out-of-turn",
        Locale::En,
        &["E", "1H", "rho", "n", "n"],
        "rho-then",
        &[("passes", Some("pass")), ("1S", Some("other")), ("he bid", Some("other"))],
    );
    rows(
        "exposed-card",
        Locale::En,
        &["W", "play", "y", "1", "C5"],
        "how",
        &[("by accident", Some("inadvertent")), ("fell out", Some("inadvertent")), ("on purpose", Some("deliberate"))],
    );
}
