//! The words of the director to the players: at a choice, and at every end of a procedure.

use crate::harness::{Run, root};
use redress::messages::{Locale, names};
use redress::procedure::{Target, Verdict};
use redress::procedures::procedures;
use serde_json::Value;
use std::collections::BTreeSet;

fn incidents(script: &str) -> Vec<Value> {
    let document = Run::script(script).json();
    let found = document["results"].as_array().unwrap().iter().filter(|result| result["kind"] == "incident").cloned();
    found.collect()
}

fn words(script: &str) -> Vec<String> {
    let found = incidents(script).pop().unwrap_or_else(|| panic!("{script}"));
    found["say"].as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned()).collect()
}

/// Each ruling of the examples at the table ends in words, and each obligation is among them.
#[test]
fn every_ruling_at_the_table_has_words_for_the_players() {
    let mut count = 0;
    for file in std::fs::read_dir(root().join("examples/at-the-table")).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "ruling") {
            continue;
        }
        for found in incidents(&std::fs::read_to_string(&path).unwrap()) {
            let say = found["say"].as_array().unwrap();
            // That no damage is self-inflicted says nothing about the score.
            let is_open = found["verdict"] == "incomplete" || found["procedure"] == "serious-error";
            assert!(is_open || (1..=8).contains(&say.len()), "{}: {found:#}", path.display());
            let obligations = found["obligations"].as_array().unwrap().len();
            assert!(is_open || say.len() >= obligations, "{}: {found:#}", path.display());
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn the_words_at_an_end_name_what_players_must_do() {
    let script = "board 1\nauction \"1♠ [1♥]\"\nincident ib by E { accepted: no; replaced: 2♣; comparable: no }\n";
    let say = words(script);
    assert_eq!(
        say[..4],
        [
            "The new call stands, and the auction goes on.",
            "What the withdrawn bid showed is not for the partner to use.",
            "West must pass to the end of the auction.",
            "West may be forbidden to lead one suit that the offender has not legally named, from the first turn to lead for \
         as long as the lead is kept; declarer names it."
        ]
    );
    assert_eq!(say[4], "Call me at the end of the board if you think that it cost you something.");
    let lead = "board 1\nauction \"P P 1♠ P 4♠ P P P\"\nincident oloot by E { card: ♥4; choice: leave }\n";
    assert!(words(lead).contains(&"East must leave ♥4 face up on the table.".to_owned()), "{:?}", words(lead));
}

/// A verdict that rests on damage says so until a ruling is scored.
#[test]
fn the_words_follow_the_verdict_and_its_damage() {
    let found = "board 13\nobtained 4♠= N\ntraveller { 4♠= N: 3, 3♠+1 N: 4 }\n\
                 incident ui by N { information: yes; chosen: 4♠; alternatives: pass; suggested: yes }\n";
    assert_eq!(words(found)[0], "There was an infraction.");
    assert_eq!(words(&format!("{found}3♠+1 N\n"))[0], "I adjust the score of this board.");
    let stands = found.replace("suggested: yes", "suggested: no");
    let used = "incident authorised-information { source: opponents }\n";
    assert_eq!(words(used), ["The information may be used."]);
    assert_eq!(words("incident appeal { own-table: yes; in-time: no }\n")[0], "The time for appeals is over.");
    assert_eq!(words(&stands), ["The result obtained at the table stands.", "You may appeal against this ruling."]);
}

/// Every verdict has words in every language, and every text is about a Law that decides somewhere.
#[test]
fn every_end_has_words_and_every_text_an_end() {
    let mut decides: BTreeSet<String> = BTreeSet::new();
    for procedure in procedures() {
        for node in &procedure.nodes {
            for rule in &node.rules {
                let Target::Verdict(verdict) = rule.to else { continue };
                let laws = if rule.laws.is_empty() { &node.laws } else { &rule.laws };
                let laws = laws.iter().chain([&procedure.law]).map(ToString::to_string);
                let plain = |law: String| law.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
                decides.extend(laws.map(|law| format!("say-{}-{}", verdict.word(), plain(law))));
            }
        }
    }
    for locale in Locale::ALL {
        for verdict in Verdict::ALL.iter().filter(|verdict| **verdict != Verdict::Incomplete) {
            assert!(!names::words_of_verdict(locale, verdict.word()).is_empty(), "{} {verdict:?}", locale.tag());
        }
        let path = root().join(format!("locales/{}/messages.ftl", locale.tag()));
        let text = std::fs::read_to_string(path).unwrap();
        let ids = text.lines().filter_map(|line| Some(line.strip_prefix("say-")?.split_once(' ')?.0));
        let of_verdict = |id: &&str| {
            let verdicts = Verdict::ALL.iter().filter_map(|verdict| id.strip_prefix(verdict.word())?.strip_prefix('-'));
            verdicts.into_iter().any(|paragraph| paragraph.starts_with(|c: char| c.is_ascii_digit()))
        };
        let mut count = 0;
        for id in ids.filter(of_verdict) {
            // An older edition may have words of its own.
            let id = id.strip_suffix("-2007").unwrap_or(id);
            assert!(decides.contains(&format!("say-{id}")), "no row ends with the Law of say-{id}");
            count += 1;
        }
        assert!(count > 100, "{count}");
    }
}

/// The words say what was ruled: a director's error is nobody's infraction, what players settled stands or falls, and an answer to
/// an appeal is not appealed against.
#[test]
fn the_words_agree_with_the_ruling() {
    for (rows, words_said, unsaid) in [
        ("director-error { error: yes; scorable: no }", "Neither side is at fault", "There was an infraction"),
        (
            "without-director { action: imposed; allowed: yes }",
            "I let what you settled without me stand",
            "not binding",
        ),
        ("without-director { action: imposed; allowed: no }", "is not binding, and I cancel it", "I let"),
        (
            "appeal { in-time: yes; concurred: yes; committee: yes; about: judgement; changed: yes }",
            "The committee changes the ruling",
            "You may appeal",
        ),
        (
            "lead-out-of-turn by E { card: H4; side: defender; accepted: no; turn: partner; choice: require }",
            "the card goes back",
            "cannot",
        ),
        (
            "lead-out-of-turn by E { card: H4; side: defender; accepted: thirteenth }",
            "To the thirteenth trick",
            "penalty card",
        ),
    ] {
        let say = words(&format!("incident {rows}\n")).join(" ");
        assert!(say.contains(words_said) && !say.contains(unsaid), "{rows}: {say}");
    }
    // Headlines say that a score may be adjusted where a Law for it is left, and nowhere else.
    let headline = |rows: &str| Run::script(&format!("incident {rows}\n")).done().exits(0).stdout;
    let may = "the score may be adjusted later";
    assert!(headline("extraneous-information { stage: auction; interferes: yes; playable: yes }").contains(may));
    assert!(!headline("inadmissible-call by S { kind: double; lead-faced: no; lho-called: yes }").contains(may));
    let owner = "play-after-irregularity { played: defender }";
    assert!(
        words(&format!("incident {owner}\n")).iter().all(|one| !one.starts_with("the ")),
        "a sentence begins with a capital"
    );
}
