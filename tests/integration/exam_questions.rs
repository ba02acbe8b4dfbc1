//! Questions that are made anew: sound, clean, and the same for ever.

use crate::harness::{Folder, Run, root};
use redress::exam::{Key, KeyUse, Kind, QuestionSpec, generate};
use redress::messages::Locale;
use redress::number::parse_decimal;
use redress::session::NoFiles;

const KINDS: [Kind; 5] = [Kind::Weighted, Kind::Split, Kind::Damage, Kind::Neuberg, Kind::Butler];

fn spec(kind: Kind, seed: u64) -> QuestionSpec {
    QuestionSpec { kind, seed, board: None, points: 4, from: None }
}

/// Returns true if a figure is in hundredths or a fraction with a denominator up to twelve.
fn is_clean(figure: &str) -> bool {
    match figure.split_once('/') {
        Some((_, below)) => below.parse::<u32>().unwrap() <= 12,
        None => {
            let digits = figure.trim_start_matches('-').split_once('.').map_or(0, |(_, fraction)| fraction.len());
            digits <= 2 && parse_decimal(figure.trim_start_matches('-')).is_ok()
        }
    }
}

/// A contract as a question has it.
#[derive(Debug, Clone, PartialEq)]
struct StoryContract {
    level: u32,
    /// Clubs 0 to no-trump 4.
    strain: usize,
    doubled: String,
    result: i32,
    declarer: String,
}

impl StoryContract {
    fn is_of(&self, side: &str) -> bool {
        side.contains(&self.declarer)
    }

    fn rank(&self) -> (u32, usize) {
        (self.level, self.strain)
    }

    /// The same contract, whatever came of it.
    fn is_same_bid(&self, other: &Self) -> bool {
        Self { result: 0, ..self.clone() } == Self { result: 0, ..other.clone() }
    }

    /// The tricks that declarer takes.
    fn taken(&self) -> i32 {
        i32::try_from(self.level).unwrap() + 6 + self.result
    }

    /// The score for the side that declares, by Law 77; of the contracts that stories of law have: 3♦, 3♠, 4♥ and 3NT.
    fn score(&self, is_vulnerable: bool) -> i32 {
        let is_doubled = self.doubled == "x";
        if self.result < 0 {
            let down = -self.result;
            return -match (is_doubled, is_vulnerable) {
                (false, false) => 50 * down,
                (false, true) => 100 * down,
                (true, false) => 200 * down - 100,
                (true, true) => 300 * down - 100,
            };
        }
        assert!(!is_doubled || self.result == 0);
        let per_trick = if self.strain < 2 { 20 } else { 30 };
        let level = i32::try_from(self.level).unwrap();
        let first = if self.strain == 4 { 10 } else { 0 };
        let tricks = (level * per_trick + first) * if is_doubled { 2 } else { 1 };
        let bonus = match (tricks >= 100, is_vulnerable) {
            (false, _) => 50,
            (true, false) => 300,
            (true, true) => 500,
        };
        tricks + bonus + self.result * per_trick + if is_doubled { 50 } else { 0 }
    }

    fn is_played_alike(&self, other: &Self) -> bool {
        (self.strain, &self.declarer) == (other.strain, &other.declarer)
    }

    /// Tricks for this side.
    fn tricks(&self, side: &str) -> i32 {
        if self.is_of(side) { self.result } else { -self.result }
    }
}

/// The contracts of a text, in its order.
fn contracts(text: &str) -> Vec<StoryContract> {
    let words: Vec<&str> = text.split([' ', '(', ')', '/']).collect();
    let message = words.windows(2).filter_map(|pair| {
        let level = pair[0].chars().next()?.to_digit(10)?;
        let names = ["♣", "♦", "♥", "♠", "NT"];
        let strain = names.iter().position(|name| pair[0][1..].starts_with(name))?;
        let rest = &pair[0][1 + names[strain].len()..];
        let result = rest.trim_start_matches('x');
        Some(StoryContract {
            level,
            strain,
            doubled: rest[..rest.len() - result.len()].to_owned(),
            result: if result == "=" { 0 } else { result.parse().unwrap() },
            declarer: pair[1].trim_end_matches(['.', ',', ';', '"']).to_owned(),
        })
    });
    message.collect()
}

/// The text after a word at the beginning of a line of a script.
fn behind<'a>(script: &'a str, word: &str) -> &'a str {
    script
        .lines()
        .find_map(|line| line.trim().strip_prefix(word))
        .unwrap_or_else(|| panic!("no {word} in {script}"))
        .trim()
}

/// The Law that a story names fits what is told: who should have passed ends in no higher contract, who corrects an
/// explanation does so when it is time, and the innocent side has lost something by the infraction.
#[test]
fn the_law_fits_the_story() {
    let mut seen = [0; 4];
    for seed in 0..400 {
        for kind in [Kind::Weighted, Kind::Neuberg, Kind::Butler] {
            let script = generate(&spec(kind, seed), Locale::En, &NoFiles).unwrap();
            let (offenders, answer) = (behind(&script, "offenders"), contracts(behind(&script, "answer")));
            let innocent = if offenders == "NS" { "EW" } else { "NS" };
            let obtained = contracts(behind(&script, "obtained")).remove(0);
            let words = script.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(!words.contains("16B") || words.contains("demonstrably suggested"), "{script}");
            let pairs = answer.iter().flat_map(|one| answer.iter().map(move |other| (one, other)));
            let is_near = |(one, other): (&StoryContract, &StoryContract)| {
                !one.is_played_alike(other) || one.taken() - other.taken() <= 2
            };
            assert!(pairs.into_iter().all(is_near), "{script}");
            if words.contains("thought for a long time") {
                seen[0] += 1;
                assert!(obtained.is_of(offenders), "{script}");
                assert!(answer.iter().all(|outcome| outcome.rank() < obtained.rank()), "{script}");
                assert!(answer.iter().all(|outcome| outcome.is_same_bid(&answer[0])), "{script}");
            } else if words.contains("demonstrably suggested by the question") {
                seen[1] += 1;
                let more = |outcome: &StoryContract| outcome.is_same_bid(&obtained) && outcome.result > obtained.result;
                assert!(obtained.is_of(innocent) && answer.iter().all(more), "{script}");
                let leader = words.split(" led it").next().unwrap().rsplit(' ').next().unwrap();
                let next = [("N", "East"), ("E", "South"), ("S", "West"), ("W", "North")];
                assert!(next.contains(&(obtained.declarer.as_str(), leader)), "{script}");
            } else {
                seen[2] += 1;
                assert!(words.contains("21B"), "{script}");
                let fits = |outcome: &StoryContract| {
                    outcome.is_of(innocent)
                        || (outcome.is_same_bid(&obtained) && outcome.tricks(innocent) > obtained.tricks(innocent))
                };
                assert!(answer.iter().all(fits), "{script}");
            }
            seen[3] += usize::from(corrected_in_time(&words, &obtained, offenders));
        }
    }
    assert!(seen.iter().all(|count| *count > 40), "{seen:?}");
}

/// Law 20F5: declarer and dummy after the final pass, a defender at the end of the play.
fn corrected_in_time(words: &str, played: &StoryContract, offenders: &str) -> bool {
    let by_defender = words.contains("corrected it at the end of the play");
    let by_declarer = words.contains("corrected it after the final pass");
    assert!(!by_defender || !played.is_of(offenders), "{words}");
    assert!(!by_declarer || played.is_of(offenders), "{words}");
    by_defender || by_declarer
}

/// The error is one of play: the contract stays, and the side that errs loses tricks and points.
#[test]
fn the_error_is_one_of_play() {
    let mut revokes = 0;
    for seed in 0..400 {
        let script = generate(&spec(Kind::Damage, seed), Locale::En, &NoFiles).unwrap();
        let (offenders, answer) = (behind(&script, "offenders"), contracts(behind(&script, "answer")));
        let innocent = if offenders == "NS" { "EW" } else { "NS" };
        let obtained = contracts(behind(&script, "obtained")).remove(0);
        let [before, after] = answer.as_slice() else { panic!("{script}") };
        assert!(after.is_same_bid(&obtained), "{script}");
        // One player takes the same tricks in a denomination, whatever the contract: seed 5 expected 3♠+3 and then 4♠x=.
        assert!(!before.is_played_alike(after) || before.taken() == after.taken(), "{script}");
        let lost = after.tricks(innocent) - obtained.tricks(innocent);
        let words = script.split_whitespace().collect::<Vec<_>>().join(" ");
        let message = match words.contains("they revoked") {
            true if words.contains("a trick was transferred") => 1,
            true => 2,
            false => 1,
        };
        revokes += usize::from(words.contains("they revoked"));
        assert_eq!(lost, message, "{script}");
        if words.contains("thought for a long time") {
            assert!(after.is_of(offenders) && before.rank() < after.rank(), "{script}");
        } else {
            assert!(before.is_of(innocent), "{script}");
        }
        corrected_in_time(&words, &obtained, offenders);
    }
    assert!((100..300).contains(&revokes), "{revokes}");
}

/// A weight as a fraction.
fn weight(part: &serde_json::Value) -> (i64, i64) {
    let (above, below) = part["weight"].as_str().unwrap().split_once('/').unwrap();
    (above.parse().unwrap(), below.parse().unwrap())
}

/// A director's error: weights for each side, tilted towards what is better for it, never one result alone.
#[test]
fn a_directors_error_is_weighted_each_way() {
    for seed in 0..400 {
        let script = generate(&spec(Kind::Split, seed), Locale::En, &NoFiles).unwrap();
        assert_eq!(behind(&script, "offenders"), "none");
        let document = Run::script(&script).json();
        let answer = document["results"].as_array().unwrap().iter().find(|result| result["kind"] == "answer").unwrap();
        for side in ["ns", "ew"] {
            let parts = answer["components"][side].as_array().unwrap();
            assert_eq!(parts.len(), 2, "{script}");
            let score = |part: &serde_json::Value| part["score"].as_i64().unwrap() * if side == "ns" { 1 } else { -1 };
            let (above, below) = weight(parts.iter().max_by_key(|part| score(part)).unwrap());
            assert!(2 * above > below && above < below, "{script}");
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
            // Where the score obtained stands (Law 12B1), nothing is to be weighted.
            let noted = result["diagnostics"].as_array().into_iter().flatten();
            let stands = noted.into_iter().any(|one| one["code"] == "no-damage");
            assert!(!stands || kind == Kind::Damage, "{result}");
        }
        let paper = Run::args(["exam", "paper", "-"]).stdin(&exam).done().exits(0).stdout;
        assert!(paper.contains("  200 questions, 800 points"), "{}", kind.word());
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
        // If no attempt gives a figure, all attempts are made.
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
    for (script, message) in [
        ("board 7\n", "a traveller without groups"),
        ("traveller { +620: 4 }\n", "a traveller without groups"),
        ("traveller { group \"A\" { +620 } group \"B\" { -100 } }\n", "a traveller without groups"),
        ("traveller { +620, -100 }\nfoo bar\n", "unknown-statement"),
    ] {
        let path = folder.file("bad.ruling", script);
        let done = Run::args(["exam", "new", "--kind", "weighted", "--seed", "1", "--from"]).arg(&path).done().exits(3);
        assert!(done.stderr.contains(message) && done.stdout.is_empty(), "{script}: {}", done.stderr);
    }
    Run::args(["exam", "new", "--kind", "weighted", "--seed", "1", "--from", "no-such-file"]).done().exits(3);
}

/// Without a kind each seed has its own; without a seed one is drawn, and each question says which makes it again.
#[test]
fn questions_by_the_dozen() {
    let new = |args: &[&str]| Run::args(["exam", "new"]).args_of(args).done().exits(0).stdout;
    let dozen = new(&["--count", "12", "--seed", "40"]);
    assert_eq!(dozen.matches("\ncase ").count(), 12, "{dozen}");
    assert_eq!(new(&["--count", "12", "--seed", "40"]), dozen);
    let kinds = KINDS.iter().filter(|kind| dozen.contains(&format!("--kind {} ", kind.word()))).count();
    assert!(kinds >= 3, "{dozen}");
    // The comment above each question is the command that makes it.
    for question in dozen.split("\n\n# ") {
        let command = question.trim_start_matches("# ").lines().next().unwrap();
        let again = new(&command.split(' ').skip(3).collect::<Vec<_>>());
        assert_eq!(again.trim().trim_start_matches("# "), question.trim().trim_start_matches("# "));
    }
    let paper = Run::args(["exam", "paper", "-"]).stdin(&dozen).done().exits(0).stdout;
    assert!(paper.contains("  12 questions, 48 points"), "{paper}");
    assert_eq!(Run::args(["fmt", "-"]).stdin(&dozen).done().exits(0).stdout, dozen);
    let (one, other) = (new(&[]), new(&[]));
    assert!(one.starts_with("# redress exam new --kind ") && one != other, "{one}{other}");
}

/// A question of law is a script that runs, is formatted, and whose key is what the procedure finds; the paper has the
/// story alone. Every verdict that a kind can have comes up.
#[test]
fn questions_of_law() {
    let verdicts: [(Kind, &[&str]); 19] = [
        (Kind::Unauthorised, &["stands", "adjust"]),
        (Kind::Misinformation, &["stands", "adjust", "play-on"]),
        (Kind::Revoke, &["stands", "transfer", "play-on"]),
        (Kind::Law15, &["adjust", "play-on", "stands", "cancel"]),
        (Kind::Law12, &["artificial"]),
        (Kind::Law12e, &["adjust", "stands"]),
        (Kind::Law86, &["adjust", "artificial"]),
        (Kind::Call, &["play-on"]),
        (Kind::Tempo, &["adjust", "stands"]),
        (Kind::Law16d, &["adjust", "artificial", "play-on", "stands"]),
        (Kind::Law82, &["adjust", "play-on", "stands"]),
        (Kind::Law87, &["artificial", "stands"]),
        (Kind::Hand, &["adjust", "play-on"]),
        (Kind::Claim, &["transfer"]),
        (Kind::Lead, &["play-on"]),
        (Kind::Card, &["play-on", "stands"]),
        (Kind::Law36, &["play-on", "stands"]),
        (Kind::Law16, &["adjust", "play-on", "stands"]),
        (Kind::Office, &["adjust", "cancel", "play-on", "replay", "stands"]),
    ];
    for (kind, expected) in verdicts {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..40 {
            for locale in Locale::ALL {
                let script = generate(&spec(kind, seed), locale, &NoFiles).unwrap();
                assert_eq!(redress::syntax::format(&script).as_deref(), Ok(script.as_str()), "{script}");
                let question = script.split("\"\"\"").nth(1).unwrap();
                assert!(question.split_whitespace().count() > 12 && !question.contains('{'), "{script}");
                let key = redress::session::Loaded { name: "key".to_owned(), text: script.clone() };
                let key = Key::read(&key, &NoFiles, KeyUse::Answers).unwrap_or_else(|bad| panic!("{bad:?}\n{script}"));
                assert_eq!(key.questions.len(), 1);
                let decision = &key.questions[0].incidents[0].decision;
                assert!(script.contains(&format!("expect incident: {}, law ", decision.verdict.word())), "{script}");
                // Nothing is left to score: the story states the result, and the result without the infraction.
                assert!(!decision.if_damaged, "{script}");
                seen.insert(decision.verdict.word());
                let paper: String = exam_paper(&key, locale);
                for hidden in ["incident", "16B1(a)", "64A", "15A2", "12C2", "86B", "21B"] {
                    assert!(!paper.contains(hidden), "{hidden} in\n{paper}");
                }
            }
        }
        assert_eq!(seen, expected.iter().copied().collect(), "{kind:?}");
    }
}

fn exam_paper(key: &Key, locale: Locale) -> String {
    let blocks =
        redress::exam::paper(key, redress::exam::PaperAnswers::Hidden, &redress::exam::PaperHead::default(), locale);
    // The instructions, which come after the title, have an example.
    let output = blocks.iter().skip(2);
    output.map(|blocks| redress::render::terminal(blocks, redress::render::Style::default())).collect()
}

/// The offending side's gain by its infraction decides whether the score is adjusted: by hand from both results, at the
/// board's vulnerability (the odd boards named here are 1, nobody vulnerable, and 7, everybody).
#[test]
fn stories_of_law_tell_whether_there_was_damage() {
    let mut seen = [0; 2];
    for kind in [Kind::Unauthorised, Kind::Misinformation] {
        for (board, is_vulnerable) in [(1, false), (7, true)] {
            for seed in 0..150 {
                let spec = QuestionSpec { board: Some(board), ..spec(kind, seed) };
                let script = generate(&spec, Locale::En, &NoFiles).unwrap();
                let words = script.split_whitespace().collect::<Vec<_>>().join(" ");
                let key = behind(&script, "answer").to_owned();
                if !key.starts_with("adjust") && key != "stands, law 12B1" {
                    continue;
                }
                let obtained = contracts(behind(&script, "obtained")).remove(0);
                assert!(words.contains("The result was"), "{script}");
                let message = words.split_once("would have been ").or_else(|| words.split_once("with the result "));
                let without = contracts(message.unwrap().1).remove(0);
                let offenders = if "NS".contains(script.split(" by ").nth(1).unwrap().chars().next().unwrap()) {
                    "NS"
                } else {
                    "EW"
                };
                let worth = |one: &StoryContract| {
                    let score = one.score(is_vulnerable);
                    if one.is_of(offenders) { -score } else { score }
                };
                let is_damage = worth(&without) > worth(&obtained);
                assert_eq!(key.starts_with("adjust"), is_damage, "{script}");
                assert!(is_damage || key == "stands, law 12B1", "{script}");
                seen[usize::from(is_damage)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
}

/// The same seed gives the same question; the score is asked for where the Laws fix the result.
#[test]
fn questions_of_law_by_their_seeds() {
    for kind in Kind::OF_LAW {
        let made = |seed| generate(&spec(kind, seed), Locale::En, &NoFiles).unwrap();
        assert_eq!(made(7), made(7));
        let scripts: std::collections::BTreeSet<String> =
            (0..30).map(|seed| made(seed).split("\"\"\"").nth(1).unwrap().to_owned()).collect();
        assert!(scripts.len() >= 5, "{kind:?}: {}", scripts.len());
        let scored = (0..40).filter(|seed| made(*seed).contains("if the board is scored")).count();
        assert_eq!(
            scored > 0,
            [Kind::Revoke, Kind::Law12, Kind::Law86, Kind::Law16d, Kind::Claim].contains(&kind),
            "{kind:?}"
        );
    }
    let done = Run::args(["exam", "new", "--kind", "revoke", "--seed", "3"]).done().exits(0);
    assert!(
        done.stdout.starts_with("# redress exam new --kind revoke --seed 3\ncase \"A revoke, board "),
        "{}",
        done.stdout
    );
}
