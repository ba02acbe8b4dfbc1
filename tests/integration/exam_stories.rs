//! The stories of law read as a candidate reads them: the facts that the text tells, and nothing else, lead to the key.

use crate::harness::{Run, root};
use redress::exam::{Kind, QuestionSpec, generate};
use redress::messages::{Locale, figures};
use redress::procedures::{named, procedures};
use redress::ruling::Seat;
use redress::session::NoFiles;
use std::collections::{BTreeMap, BTreeSet};

/// A fact of the file of stories: procedure, question, answer, and the ways to tell it.
type Fact = (String, String, String, Vec<String>);

fn facts(locale: Locale) -> Vec<Fact> {
    let path = root().join(format!("locales/{}/stories.txt", locale.tag()));
    let (mut facts, mut procedure): (Vec<Fact>, String) = (Vec::new(), String::new());
    for line in std::fs::read_to_string(path).unwrap().lines().filter(|line| !line.starts_with('#')) {
        if let Some(way) = line.strip_prefix("  ") {
            facts.last_mut().unwrap().3.push(way.to_owned());
        } else if let Some(name) = line.strip_prefix("procedure ") {
            procedure = name.to_owned();
        } else if !line.is_empty() {
            let (question, answer) = line.split_once('=').unwrap_or((line, ""));
            let answer = answer.split('×').next().unwrap().trim();
            facts.push((procedure.clone(), question.trim().to_owned(), answer.to_owned(), Vec::new()));
        }
    }
    facts
}

/// The names in braces of a sentence with what the text has for them; `None` if the text does not have the sentence.
fn matched(way: &str, text: &str) -> Option<BTreeMap<String, String>> {
    let mut pieces = way.split('{');
    let first = pieces.next().unwrap();
    let pieces: Vec<(&str, &str)> = pieces.map(|piece| piece.split_once('}').unwrap()).collect();
    let starts = text.match_indices(first).map(|(at, _)| at);
    starts.into_iter().find_map(|start| {
        let (mut rest, mut names) = (&text[start + first.len()..], BTreeMap::new());
        for (name, behind) in &pieces {
            let end = if behind.is_empty() { rest.find([' ', '.', ',']) } else { rest.find(behind) }?;
            // A call is one word.
            if *name != "cards" && (end > 40 || *name != "calls" && rest[..end].contains(' ')) {
                return None;
            }
            names.insert((*name).to_owned(), rest[..end].to_owned());
            rest = &rest[end + behind.len()..];
        }
        Some(names)
    })
}

/// `North ♠54 ♣32; East …` as a deal.
fn deal(cards: &str, locale: Locale) -> String {
    let english = |held: &str| match locale {
        Locale::Pl => held.replace('D', "Q").replace('W', "J").replace("10", "T"),
        _ => held.replace("10", "T"),
    };
    let hands = cards.split("; ").map(|hand| {
        let of = |suit: char| hand.split_whitespace().find_map(|held| held.strip_prefix(suit)).map(english);
        ['♠', '♥', '♦', '♣'].map(|suit| of(suit).unwrap_or_default()).join(".")
    });
    format!("\"N:{}\"", hands.collect::<Vec<_>>().join(" "))
}

/// The facts of a procedure with the seats in place, for a player at fault.
fn seated(facts: &[Fact], procedure: &str, by: Option<&str>, locale: Locale) -> Vec<Fact> {
    let seats = [Seat::North, Seat::East, Seat::South, Seat::West];
    let at = by.and_then(|by| seats.iter().position(|seat| seat.to_string() == by));
    let fill = |way: &String| {
        ["other", "lho", "one", "rho"].iter().enumerate().fold(way.clone(), |way, (turn, name)| match at {
            Some(at) => way.replace(&format!("{{{name}}}"), &figures::seat(locale, seats[(at + turn) % 4]).to_string()),
            None => way,
        })
    };
    let own = facts.iter().filter(|fact| fact.0 == procedure);
    own.map(|(name, question, answer, ways)| {
        (name.clone(), question.clone(), answer.clone(), ways.iter().map(fill).collect())
    })
    .collect()
}

/// The incident of a story with the facts that its text tells; those that are never told are as nobody would doubt.
fn read_as_incident(head: &str, text: &str, locale: Locale, all: &[Fact]) -> String {
    let words: Vec<&str> = head.split_whitespace().collect();
    let all = seated(all, words[1], words.get(3).copied(), locale);
    let own: Vec<&Fact> = all.iter().filter(|fact| fact.1 != "start").collect();
    let mut rows = Vec::new();
    let mut names = BTreeMap::new();
    all.iter().filter(|fact| fact.1 == "start").flat_map(|fact| &fact.3).for_each(|way| {
        names.extend(matched(way, text).unwrap_or_default());
    });
    let questions: Vec<&str> = own.iter().map(|fact| fact.1.as_str()).fold(Vec::new(), |mut seen, question| {
        if !seen.contains(&question) {
            seen.push(question);
        }
        seen
    });
    for question in questions {
        let asked = || own.iter().filter(|fact| fact.1 == question);
        let stated: Vec<(&Fact, BTreeMap<String, String>)> =
            asked().flat_map(|fact| fact.3.iter().filter_map(|way| Some((*fact, matched(way, text)?)))).collect();
        let answers: BTreeSet<&str> = stated.iter().map(|(fact, _)| fact.2.as_str()).collect();
        assert!(answers.len() < 2, "{question} is stated in two ways ({answers:?}) in {}: {text}", locale.tag());
        let ordinary = || asked().find(|fact| fact.3.is_empty()).map(|fact| fact.2.as_str());
        stated.iter().for_each(|(_, own)| names.extend(own.clone()));
        let Some(mut answer) = answers.first().copied().or_else(ordinary).map(str::to_owned) else { continue };
        if let Some(cards) = names.get("cards") {
            answer = answer.replace("{left}", &deal(cards, locale));
        }
        for (name, value) in &names {
            answer = answer.replace(&format!("{{{name}}}"), value);
        }
        if question == "alternatives" && answer.ends_with(|c: char| c.is_ascii_digit()) {
            let votes = answer.split(", ").map(|vote| vote.replacen(' ', ": ", 1)).collect::<Vec<_>>().join(", ");
            rows.push(format!("    poll \"What would you call?\" {{ {votes} }}"));
        } else if answer == "both" {
            rows.push(format!("    {question}: NS, EW"));
        } else if !answer.is_empty() {
            rows.push(format!("    {question}: {answer}"));
        }
    }
    format!("  {head} {{\n{}\n  }}", rows.join("\n"))
}

fn spec(kind: Kind, seed: u64) -> QuestionSpec {
    QuestionSpec { kind, seed, board: None, points: 4, from: None }
}

/// A script and its incident as the text has it.
fn reread(script: &str, locale: Locale, all: &[Fact]) -> String {
    let text = script.split("\"\"\"").nth(1).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    let start = script.find("  incident ").unwrap();
    let open = script[start..].find(" {").unwrap() + start;
    let end = script[open..].find("\n  }").unwrap() + open + "\n  }".len();
    let head = script[start..open].trim();
    format!("{}{}{}", &script[..start], read_as_incident(head, &text, locale, all), &script[end..])
}

#[test]
fn the_text_of_a_story_leads_to_its_key() {
    for (locale, seeds) in [(Locale::En, 200), (Locale::Pl, 60)] {
        let all = facts(locale);
        for kind in Kind::OF_LAW {
            let made =
                |seed| generate(&spec(kind, seed), locale, &NoFiles).unwrap_or_else(|_| panic!("{kind:?} {seed}"));
            let exam: String = (0..seeds).map(|seed| reread(&made(seed), locale, &all)).collect();
            let document = Run::script(&exam).json();
            let failed: Vec<String> = document["expectations"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|one| one["passed"] != true)
                .map(ToString::to_string)
                .collect();
            assert_eq!(failed, [""; 0], "{kind:?}: {document:#}");
            let errors = document["diagnostics"].as_array().unwrap().iter().filter(|one| one["severity"] == "error");
            assert_eq!(errors.count(), 0, "{kind:?}: {}", document["diagnostics"]);
        }
    }
}

/// Two hundred seeds tell at least forty different stories, whoever sits where and whatever the suits and numbers are.
#[test]
fn a_kind_has_many_texts() {
    for kind in Kind::OF_LAW {
        let mut texts = BTreeSet::new();
        for seed in 0..200 {
            let script = generate(&spec(kind, seed), Locale::En, &NoFiles).unwrap();
            let text = script.split("\"\"\"").nth(1).unwrap().split_whitespace();
            let is_plain = |word: &&str| {
                !word.contains(|c: char| c.is_ascii_digit() || "♠♥♦♣".contains(c))
                    && !["North", "East", "South", "West"].iter().any(|seat| word.contains(seat))
            };
            texts.insert(text.filter(is_plain).collect::<Vec<_>>().join(" "));
        }
        assert!(texts.len() >= 40, "{kind:?}: {} texts", texts.len());
    }
}

/// Every language tells the same facts in the same number of ways, of procedures and questions that there are.
#[test]
fn stories_are_the_same_in_every_language() {
    let english = facts(Locale::En);
    for (name, question, ..) in &english {
        let procedure = named(name).unwrap_or_else(|| panic!("{name}"));
        // The cards left at a claim answer questions, and are not one.
        let is_row = question == "start" || question == "left";
        assert!(is_row || procedure.question(question).is_some(), "{name} asks no {question}");
    }
    let stated: BTreeSet<&str> = english.iter().map(|fact| fact.0.as_str()).collect();
    let silent = procedures().iter().map(|one| one.name).filter(|name| !stated.contains(name));
    assert_eq!(silent.collect::<Vec<_>>(), [""; 0]);
    for locale in Locale::ALL {
        let shape = |facts: &[Fact]| -> Vec<(String, String, String, usize)> {
            facts
                .iter()
                .map(|(name, question, answer, ways)| (name.clone(), question.clone(), answer.clone(), ways.len()))
                .collect()
        };
        assert_eq!(shape(&facts(locale)), shape(&english), "{}", locale.tag());
    }
}

/// The exam of the Laws in the examples: its paper is what the program prints, and its candidates earn what they should.
#[test]
fn the_example_exam_has_its_paper_and_marks() {
    let folder = root().join("examples/exams/laws");
    let exam = |args: &[&str]| Run::args(["exam"]).args_of(args).within(&folder).done().exits(0).stdout;
    let paper = exam(&["paper", "key.ruling", "--title", "The Laws at the table", "--minutes", "60", "--room", "0"]);
    assert_eq!(paper, std::fs::read_to_string(folder.join("paper.txt")).unwrap());
    assert!(paper.contains("20 questions, 75 points") && !paper.contains("27B2"));
    let candidates = ["ada.answers", "ben.answers", "celia.answers"];
    let marks = exam(&[&["grade", "key.ruling"][..], &candidates, &["--marks", "marks.txt"]].concat());
    for (name, sum) in candidates.iter().zip(["75", "48", "62.5"]) {
        let line = marks.lines().rfind(|line| line.trim_start().starts_with(name)).unwrap();
        assert_eq!(line.split_whitespace().nth(1), Some(sum), "{marks}");
    }
}
