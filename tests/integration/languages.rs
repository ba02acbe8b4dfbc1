//! Languages beside English: each says everything that English says, with the right figures in its own form, and
//! changes nothing that machines read or that is pasted back.

use crate::harness::{Run, files_below, root};
use fluent_syntax::ast;
use redress::diagnostic::Code;
use redress::messages::{Locale, explanation, topics};
use redress::procedure::{Kind, Offending, Verdict};
use redress::render::Style;
use redress::repl::{Repl, Reply};
use redress::scoring::{PRESETS, SETTINGS, Scoring};
use redress::session::{BoardFact, NoFiles, SettingForm};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Explanations that are in English only. Remove one when it is translated.
const EXPLAINED_IN_ENGLISH: &[&str] = &[];

const WEIGHTED: &str = "(60%+620&40%–100)";
const FIELD: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";

/// The messages that are found by a name.
fn tabled() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    ids.extend(["unclear", "pass", "double", "redouble", "except", "beside"].map(|word| format!("also-{word}")));
    let english = std::fs::read_to_string(root().join("locales/en/messages.ftl")).unwrap();
    let is_there = |id: &String| english.contains(&format!("\n{id} = "));
    for setting in SettingForm::all() {
        ids.extend([format!("setting-{}", setting.name), format!("source-{}", setting.name)]);
        ids.extend(setting.values.iter().map(|value| {
            let words: String = value.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect();
            format!("value-{}-{}", setting.name, words.split_whitespace().collect::<Vec<_>>().join("-"))
        }));
    }
    ids.extend(redress::events::model::Format::ALL.iter().map(|(_, name)| format!("format-{name}")));
    ids.extend(Scoring::ALL.iter().map(|scoring| format!("scoring-{}", scoring.name())));
    for preset in PRESETS {
        ids.insert(format!("regulations-{}", preset.name));
        ids.extend(preset.choices.iter().map(|choice| format!("choice-{}-{}", preset.name, choice.setting)));
    }
    ids.extend(redress::syntax::Keyword::statements().map(|keyword| keyword.message().to_owned()));
    let editions = redress::law::Edition::ALL.iter();
    for procedure in editions.flat_map(|edition| redress::procedures::procedures_of(*edition)) {
        ids.insert(format!("procedure-{}", procedure.name));
        if procedure.offenders == Offending::Named {
            ids.insert(format!("by-{}", procedure.name));
        }
        ids.extend(procedure.texts().map(|text| format!("say-{}-{text}", procedure.name)));
        let of_edition = |text| format!("say-{}-{text}-{}", procedure.name, procedure.edition.year());
        ids.extend(procedure.texts().map(of_edition).filter(|id| english.contains(&format!("\n{id} ="))));
        let choices = procedure.nodes.iter().filter_map(|node| node.choice.as_ref());
        let choices: Vec<&str> = choices.flat_map(|(_, words)| words.iter().copied()).collect();
        ids.extend(choices.iter().map(|word| format!("may-{word}")));
        let worded = choices.iter().flat_map(|word| [format!("also-{word}"), format!("answer-{word}")]);
        ids.extend(worded.filter(is_there));
        for (node, kind) in procedure.questions() {
            ids.insert(format!("ask-{}-{}", procedure.name, node.name));
            let (Kind::Word(words) | Kind::EachSide(words)) = kind else { continue };
            // Sides and numbers of Laws stand for themselves.
            let worded = words.iter().filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase()));
            ids.extend(worded.clone().map(|word| format!("answer-{word}")));
            ids.extend(worded.map(|word| format!("also-{word}")).filter(|id| is_there(id)));
        }
    }
    ids.extend(redress::procedure::Object::ALL.iter().map(|object| format!("object-{}", object.word())));
    ids.extend(redress::procedure::Party::ALL.iter().map(|party| format!("party-{}", party.word())));
    ids.extend(
        Verdict::ALL
            .iter()
            .flat_map(|verdict| ["verdict", "end", "says"].map(|kind| format!("{kind}-{}", verdict.word()))),
    );
    // On a paper a value that is a number has a sentence of its own, and so has the usual average plus.
    let in_sentences = SETTINGS.iter().filter(|setting| {
        !setting.convention.is_of_event() && !["imp-average", "tilt", "plus-boards"].contains(&setting.name)
    });
    for setting in in_sentences {
        let words = setting.forms().filter(|form| !form.contains('<'));
        ids.extend(words.map(|form| format!("rule-{}-{}", setting.name, form.replace('/', "-"))));
    }
    ids.extend(redress::scoring::SCALES.iter().map(|scale| format!("scale-{}", scale.name)));
    let courses = ["average-plus", "transfer-claim", "if-damaged", "if-damaged-director-error", "undamaged"];
    ids.extend(courses.map(|course| format!("course-{course}")));
    ids.extend(BoardFact::ALL.iter().map(|fact| format!("ended-{}", fact.word())));
    let own_ends = [
        "course-stands-director-error",
        "say-if-damaged-director-error",
        "course-stands-appeal",
        "course-adjust-appeal",
        "course-stands-procedural-penalty",
        "course-stands-conduct",
        "course-play-on-disputed-facts",
        "course-play-on-revoke",
        "course-incomplete-wrong-board",
        "course-incomplete-authorised-information",
        "course-stands-authorised-information",
        "course-of-either-kind",
        "course-elsewhere",
        "course-stands-score-error",
        "course-stands-quitted-tricks",
        "course-stands-inadmissible-call",
        "end-stands-appeal",
        "end-adjust-appeal",
        "end-stands-score-error",
        "end-stands-quitted-tricks",
        "end-stands-inadmissible-call",
    ];
    ids.extend(own_ends.map(str::to_owned));
    for (name, argument) in redress::repl::COMMANDS {
        ids.insert(format!("command-{name}"));
        if !argument.is_empty() {
            ids.insert(format!("argument-{}", argument.to_lowercase().replace(' ', "-")));
        }
    }
    ids
}

/// A name without its message would be shown with nothing beside it, and a message without its name nowhere: the
/// compiler knows neither.
#[test]
fn every_name_has_its_message() {
    let text = std::fs::read_to_string(root().join("locales/en/messages.ftl")).unwrap();
    let resource = fluent_syntax::parser::parse(text.as_str()).unwrap();
    let (mut looked_up, mut within) = (BTreeSet::new(), false);
    for entry in &resource.body {
        match entry {
            ast::Entry::GroupComment(comment) => within = comment.content[0].ends_with("(looked up by name)"),
            ast::Entry::Message(message) if within => drop(looked_up.insert(message.id.name.to_owned())),
            _ => {}
        }
    }
    // Those of the command line are held against its own description where that is.
    looked_up.retain(|id| {
        !["subcommand-", "option-", "metavariable-", "audit-", "lost-"].iter().any(|kind| id.starts_with(kind))
    });
    // Those of the verdicts are held against the rows of the procedures where the words for players are.
    let is_of_verdict = |id: &str| {
        let verdicts = redress::procedure::Verdict::ALL.iter().map(|verdict| verdict.word());
        let mut behind = verdicts.filter_map(|word| id.strip_prefix("say-")?.strip_prefix(word));
        behind.any(|rest| rest.is_empty() || rest.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit()))
    };
    looked_up.retain(|id| !is_of_verdict(id));
    assert_eq!(looked_up, tabled());
}

#[test]
fn explanations_lack_a_language_only_where_the_list_says_so() {
    let topics = topics().map(|topic| format!("topic {topic}"));
    let codes = Code::ALL.iter().map(|code| format!("code {}", code.name()));
    let laws = redress::law::CITED.iter().map(|law| format!("law {law}"));
    let headings: BTreeSet<String> = topics.chain(codes).chain(laws).collect();
    for locale in Locale::ALL {
        let path = root().join("locales").join(locale.tag()).join("explanations.md");
        let text = std::fs::read_to_string(path).unwrap();
        let own: BTreeSet<String> =
            text.lines().filter_map(|line| line.strip_prefix("## ")).map(str::to_owned).collect();
        let lacking: Vec<_> = headings.difference(&own).collect();
        let listed = if locale == Locale::En { &[] } else { EXPLAINED_IN_ENGLISH };
        assert_eq!(lacking, listed.iter().collect::<Vec<_>>(), "{locale:?}");
        assert!(own.is_subset(&headings), "{locale:?} explains what is nothing: {:?}", own.difference(&headings));
    }
    for heading in &headings {
        assert!(!explanation(Locale::En, heading).unwrap().text.is_empty(), "{heading}");
    }
}

fn polish(script: &str) -> String {
    let done = Run::script(script).arg("--language").arg("pl").done();
    done.stdout + &done.stderr
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no `{part}` in:\n{text}");
    }
}

#[test]
fn the_lecture_in_polish() {
    let output = polish(&format!("{FIELD}{WEIGHTED}\n"));
    has(
        &output,
        &["NS  9,8 PT  54,44%", "WE  8,2 PT  45,56%", "maks 18 (10 wyników)", "zapis", "0,6 × 15,4 + 0,4 × 1,4"],
    );
    for english in ["EW", "MP", "9.8", "score", "Law"] {
        assert!(!output.contains(english), "`{english}` in:\n{output}");
    }
    let output = polish(&format!("other table +300\n{WEIGHTED}\n"));
    has(&output, &["NS  +1,2 IMP", "WE  −1,2 IMP", "drugi stół +300", "+4,8", "−3,6"]);
    let output = polish("traveller { +800, +620: 3, +500: 3, -100: 2 }\n(100%+620&–100%+500&+100%+150)/(+620)\n");
    has(&output, &["NS  10 PT  55,56%", "WE  5 PT  27,78%", "niezwiązana z nim: 7 − 4 = 3", "przepis 12C1(e)"]);
}

#[test]
fn contracts_and_cards_in_polish() {
    let script = "deal \"N:AKQJT98765432... - - -\"\nboard 7\ntraveller { +100, -600 }\n\
                  let td = damage EW before 3NT= W after 2♥x-2 E obtained 3NT-1 W\ntd\n";
    let output = polish(script);
    has(
        &output,
        &["♠ AKDW1098765432", "td = szkoda WE przed wykroczeniem 3BA= W po wykroczeniu 2♥x−2 E wynik 3BA−1 W"],
    );
    assert!(!output.contains("NT"), "{output}");
}

#[test]
fn what_is_quoted_is_the_writers_own() {
    let output =
        polish("traveller { group \"EW 1.5 NT\" { +620: 2 } group \"B\" { +600 } }\n+620 in \"EW 1.5 NT\"\nprotocol\n");
    has(&output, &["in \"EW 1.5 NT\"", "grupa „EW 1.5 NT”"]);
}

#[test]
fn the_environment_says_the_language() {
    let evaluated = |variables: &[(&str, &str)]| {
        let run = Run::args(["eval", WEIGHTED, "--traveller", "+620: 3, +500, +300: 3, -100: 2"]);
        let none =
            ["REDRESS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].iter().fold(run, |run, name| run.env(name, ""));
        let run = variables.iter().fold(none, |run, (name, value)| run.env(name, value));
        run.done().exits(0).stdout.contains("9,8 PT")
    };
    assert!(!evaluated(&[]));
    assert!(evaluated(&[("LANG", "pl_PL.UTF-8")]));
    assert!(evaluated(&[("LC_MESSAGES", "pl_PL"), ("LANG", "en_GB.UTF-8")]));
    assert!(evaluated(&[("LC_ALL", "pl"), ("LC_MESSAGES", "en_GB"), ("LANG", "en_GB")]));
    assert!(evaluated(&[("REDRESS_LANGUAGE", "pl"), ("LC_ALL", "C")]));
    assert!(!evaluated(&[("REDRESS_LANGUAGE", "en"), ("LANG", "pl_PL.UTF-8")]));
    assert!(!evaluated(&[("LC_ALL", "C.UTF-8"), ("LANG", "pl_PL.UTF-8")]));
    assert!(!evaluated(&[("LANG", "plt_MG")]));
}

#[test]
fn the_flag_comes_before_the_environment_and_the_script_before_both() {
    let script = format!("{FIELD}{WEIGHTED}\n");
    let run =
        |script: &str, flag: &str| Run::script(script).env("REDRESS_LANGUAGE", "pl").args_of(&["--language", flag]);
    assert!(run(&script, "en").done().stdout.contains("9.8 MP"));
    assert!(run(&script, "pl").done().stdout.contains("9,8 PT"));
    assert!(run(&format!("set language pl\n{script}"), "en").done().stdout.contains("9,8 PT"));
    assert!(run(&format!("set language en\n{script}"), "pl").done().stdout.contains("9.8 MP"));
    let before = Run::args(["--language", "pl", "explain", "weights-sum"]).done().exits(0).stdout;
    has(&before, &["weights-sum (błąd, przepis 12C1(c))", "Przykład:"]);
    Run::args(["explain", "--language", "xx", "split"]).done().exits(2);
}

#[test]
fn a_case_speaks_its_own_language() {
    let script = format!(
        "{FIELD}case \"po polsku\" {{\n  set language pl\n  {WEIGHTED}\n  expect {WEIGHTED}: NS 9.9\n}}\n{WEIGHTED}\n\
         case \"z błędem\" {{\n  set language pl\n  (60%+620 & 30%-100)\n}}\n(60%+620 & 30%-100)\n"
    );
    let done = Run::script(&script).done();
    has(&done.stdout, &["9,8 PT", "oczekiwano NS 9,9; jest NS 9,8", "9.8 MP"]);
    has(&done.stderr, &["brakuje 10%", "rada: ", "10% is missing", "help: "]);
    let (polish, english) = (done.stdout.find("9,8 PT").unwrap(), done.stdout.find("9.8 MP").unwrap());
    assert!(polish < english, "{}", done.stdout);
    // The language is seen, and is no convention of scoring.
    assert!(!done.stdout.contains("Zasady: language"), "{}", done.stdout);
}

#[test]
fn exams_and_tests_in_polish() {
    let key = "case \"A\" points 2 {\n  board 7\n  traveller { +620: 3, +500, +300: 3, -100: 2 }\n  offenders EW\n  \
               question \"?\"\n  answer (60%+620 & 40%-100)\n}\n";
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let (key, answers) = (file("key.ruling", key), file("anna.answers", "case \"A\" { answer NS 9.8, EW 8 }\n"));
    let run = |arguments: &[&str]| Run::args(["--language", "pl"]).args_of(arguments);
    let paper = run(&["exam", "paper", "--key"]).arg(&key).done().exits(0).stdout;
    has(
        &paper.replace("\n  ", " "),
        &["1 pytanie, 2 punkty", "Rozdanie 7, rozdaje S, obie po partii.", "Strona wykraczająca: WE.", "9,8 PT"],
    );
    let marks = run(&["exam", "grade"]).arg(&key).arg(&answers).done().stdout;
    has(&marks, &["dlaczego", "NS dobrze, WE nie", "1 na 2 punkty", "Klucz: NS 9,8 PT; WE 8,2 PT."]);
    let fresh = run(&["exam", "new", "--kind", "weighted", "--seed", "7"]).done().exits(0).stdout;
    has(&fresh, &["Zapis ważony", "Ile PT dostaje każda"]);
    // Files are run by several threads, and each speaks the reader's language.
    for at in 0..8 {
        file(&format!("{at}.ruling"), &format!("{FIELD}expect {WEIGHTED}: NS 9.9\nexpect {WEIGHTED}: NS 9.8\n"));
    }
    let report = run(&["test", "--jobs", "4"]).arg(folder.path()).done();
    let report = report.stdout + &report.stderr;
    has(&report, &["ŹLE", "9 testów", "oczekiwano", "9,8 PT", "przepis 12C1(c)"]);
    assert!(!report.contains("Law"), "{report}");
}

/// A document without what is said to people.
fn without_words(mut document: Value) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(object) => {
                object.remove("message");
                object.remove("help");
                object.remove("say");
                object.values_mut().for_each(strip);
            }
            Value::Array(array) => array.iter_mut().for_each(strip),
            _ => {}
        }
    }
    strip(&mut document);
    document
}

#[test]
fn json_is_the_same_in_every_language() {
    for script in files_below(&root().join("examples"), "ruling") {
        let run = |language: &str| Run::args(["run", "--language", language]).arg(&script).json();
        assert_eq!(without_words(run("en")), without_words(run("pl")), "{}", script.display());
    }
    let document = Run::script("(60%+620 & 30%-100)\n").args_of(&["--language", "pl"]).json();
    let report = &document["diagnostics"][0];
    assert_eq!((report["severity"].as_str(), report["law"].as_str()), (Some("error"), Some("12C1(c)")));
    assert!(report["message"].as_str().unwrap().contains("brakuje 10%"), "{report}");
}

#[test]
fn what_is_pasted_back_stays_in_the_language_of_rulings() {
    // `--language` asks for the words of a language; the reader's own changes no script.
    let formatted = |language| {
        Run::args(["fmt", "-"]).env("REDRESS_LANGUAGE", language).stdin("( 62.5%+620&rest 3NT-1 W )/(A+)\n").done()
    };
    assert_eq!(formatted("pl").stdout, formatted("en").stdout);
    let output =
        polish("traveller { 3NT= N: 2, (62.5%+620 & 37.5%-100) }\ntraveller\nobtained 3NT= E\nboard 7\nboard\n");
    has(&output, &["3NT= N: 2", "62.5%", "board 7 dealer S vul all"]);

    let mut evening = Repl::new(&NoFiles, Style::default(), Locale::En, Arc::default());
    let mut reply = |typed: &str| match evening.take(typed) {
        Reply::Print(text) | Reply::Page(text) => text,
        other => panic!("`{typed}`: {other:?}"),
    };
    reply("set language pl");
    reply(FIELD.trim());
    has(&reply("(62.5%+620 & 37.5%-100)"), &["PT", "12,0875", "62,5%"][..1]);
    has(&reply("(60%+620 & 30%-100)"), &["brakuje 10%"]);
    has(&reply("help"), &["Każdy wiersz to instrukcja języka", ":save PLIK"]);
    has(&reply(":show"), &["traveller {", "set language pl", "# brak: drugi stół"]);
    // Its words are found in the reader's language.
    assert_eq!(reply(":show drugi"), "# brak: drugi stół\n");
    has(&reply(":show protokół"), &["traveller {"]);
    has(&reply(":undo"), &["cofnięto: (62.5%+620 & 37.5%-100)"]);
    assert_eq!(evening.script(), format!("set language pl\n{FIELD}"));
    // A language that is no longer set is not used.
    evening.take(":reset");
    let (Reply::Print(back) | Reply::Page(back)) = evening.take(":undo") else { panic!("it leaves") };
    has(&back, &["undone"]);
}

#[test]
fn eighty_columns_in_polish() {
    let mut wide = Vec::new();
    let mut look = |what: &str, text: &str| {
        for line in text.lines().filter(|line| unicode_width::UnicodeWidthStr::width(*line) > 80) {
            wide.push(format!("{what}: {line}"));
        }
    };
    for script in files_below(&root().join("examples"), "ruling") {
        let run = |language: &str| Run::args(["run", "--full", "--language", language]).arg(&script).done().stdout;
        let widest = |text: &str| text.lines().map(unicode_width::UnicodeWidthStr::width).max().unwrap_or(0);
        let (english, polish) = (run("en"), run("pl"));
        // A ruling that is too wide in English is so in every language.
        if widest(&english) <= 80 {
            look(&script.display().to_string(), &polish);
        }
    }
    for script in files_below(&root().join("tests/errors"), "ruling") {
        let name = script.file_name().unwrap();
        let run = |language: &str| {
            let run = Run::args(["run", "--language", language]).arg(name).within(root().join("tests/errors"));
            run.done().stderr
        };
        if run("en").lines().all(|line| unicode_width::UnicodeWidthStr::width(line) <= 80) {
            look(&script.display().to_string(), &run("pl"));
        }
    }
    for name in redress::render::explained() {
        look(name, &Run::args(["explain", "--language", "pl", name]).done().exits(0).stdout);
    }
    look("explain", &Run::args(["explain", "--language", "pl"]).done().exits(0).stdout);
    assert!(wide.is_empty(), "{wide:#?}");
}

/// A line without what stands between these quotes: the writer's own.
fn without_quoted(line: &str, [open, close]: [char; 2]) -> String {
    let mut left = String::new();
    let mut rest = line;
    while let Some((before, quoted)) = rest.split_once(open) {
        left.push_str(before);
        rest = quoted.split_once(close).map_or("", |(_, after)| after);
    }
    left + rest
}

#[test]
fn nothing_english_is_left_in_polish() {
    let common = [" the ", " of ", " is ", " and ", "Law ", " EW", " MP", "NS's"];
    let folders = ["examples", "tests/errors"].map(|folder| files_below(&root().join(folder), "ruling"));
    let mut left = Vec::new();
    for script in folders.iter().flatten() {
        let source = std::fs::read_to_string(script).unwrap();
        if ["question \"", "facts: \"", "yes, \"", "no, \"", "poll \""].iter().any(|words| source.contains(words)) {
            // An exam's questions, and a director's facts of an incident, are in the writer's words.
            continue;
        }
        let done = Run::args(["run", "--full", "--language", "pl"]).arg(script).done();
        // Excerpts of the script in what is wrong with it stand behind a bar.
        let report = done.stdout.lines().chain(done.stderr.lines().filter(|line| !line.contains(['│', '╭'])));
        for line in report.filter(|line| !source.contains(line.trim())) {
            let own = without_quoted(&without_quoted(line, ['„', '”']), ['`', '`']);
            // A claim of so many tricks is notation.
            let own = own.replace("4 of 6", "");
            if common.iter().any(|word| own.contains(word)) {
                left.push(format!("{}: {line}", script.display()));
            }
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}

/// A page and an article say the language that their words are in, to browsers, readers and hyphenation.
#[test]
fn documents_say_their_language() {
    let script = "traveller { +620: 3, -100: 2 }\n(60%+620 & 40%-100)\n";
    for (language, babel) in [("pl", "polish"), ("en", "english")] {
        let printed = |format| Run::script(script).args_of(&["--language", language, "--format", format]).done().stdout;
        assert!(printed("html").contains(&format!("<html lang=\"{language}\">")), "{language}");
        assert!(printed("latex").contains(babel), "{language}");
    }
}
