//! A script that is changed comes to what it comes to when it is run from its beginning, however little of it is run.

use crate::harness::Numbers;
use redress::analysis::{Analysis, Memory, SourceText, Unwatched, Watch, reports, statements};
use redress::diagnostic::Diagnostic;
use redress::events::source::NamedBytes;
use redress::lecture::{Form, Manuscript, weave};
use redress::messages::Locale;
use redress::render::{self, Detail, Style};
use redress::session::{LoadError, Loaded, Loader, Outcome, Sink};
use redress::source::{Sources, Span};
use std::path::{Path, PathBuf};

/// The files beside the examples.
struct Examples;

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples")
}

impl Loader for Examples {
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError> {
        let name = Path::new(from).parent().unwrap().join(path);
        let none = LoadError::Unreadable(redress::diagnostic::FileReason::NoFiles);
        let text = std::fs::read_to_string(examples().join(&name)).map_err(|_| none)?;
        Ok(Loaded { name: name.to_string_lossy().into_owned(), text })
    }

    fn load_bytes(&self, path: &str, from: &str) -> Result<Vec<NamedBytes>, LoadError> {
        let name = Path::new(from).parent().unwrap().join(path);
        let none = LoadError::Unreadable(redress::diagnostic::FileReason::NoFiles);
        let bytes = std::fs::read(examples().join(&name)).map_err(|_| none)?;
        Ok(vec![NamedBytes { name: path.into(), bytes }])
    }
}

const PIECES: [&str; 24] = [
    "\n",
    "(",
    ")",
    "60%",
    " & ",
    "+620",
    "♠",
    "\"",
    "{",
    "}",
    "# ",
    "traveller ",
    "board 8\n",
    "ans\n",
    "let td = +420\n",
    "set round 0.1 away\n",
    "case \"x\" {\n",
    "}\n",
    "traveller { +620, }\n",
    "offenders EW\n",
    ";",
    "\n\n",
    "\r\n",
    "\r",
];

/// One edit, as it is made by hand: something is typed, taken out, or a line is moved.
fn edited(text: &str, numbers: &mut Numbers) -> String {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    match numbers.below(6) {
        0 => {
            let line = lines.remove(numbers.below(lines.len()));
            if numbers.below(2) == 0 {
                lines.insert(numbers.below(lines.len() + 1), line);
            }
            lines.concat()
        }
        1 => {
            let line = lines[numbers.below(lines.len())];
            lines.insert(numbers.below(lines.len() + 1), line);
            lines.concat()
        }
        _ => {
            let mut characters: Vec<char> = text.chars().collect();
            let start = numbers.below(characters.len() + 1);
            let end = (start + numbers.below(4)).min(characters.len());
            characters.splice(start..end, PIECES[numbers.below(PIECES.len())].chars());
            characters.into_iter().collect()
        }
    }
}

/// All that is shown of a text.
fn output(analysis: &Analysis) -> Vec<String> {
    let locale = Locale::default();
    let stated = reports(analysis, locale).into_iter().map(|found| {
        let help = found.help.as_ref().map(ToString::to_string);
        format!(
            "{:?} {:?} {:?} {} {help:?} {:?}",
            found.place, found.severity, found.code, found.message, found.included
        )
    });
    let results = analysis.results().map(|found| {
        let blocks = render::blocks(&found.outcome(), locale, Detail::Steps);
        format!("{:?} {:?} {}", found.place(), found.outcome().case, render::terminal(&blocks, Style::default()))
    });
    let states = analysis.results().map(|found| format!("{:?}", analysis.state(found.place().end).in_force()));
    let all = stated.chain(results).chain(states);
    all.chain([format!("{:?} {}", analysis.tally, analysis.is_cut_short)]).collect()
}

fn anew(name: &str, text: &str) -> Analysis {
    let written = SourceText { name, text, scripts: text, statements: &statements(text) };
    Analysis::of(written, &Examples, &mut Unwatched)
}

/// The number of rounds of edits is `REDRESS_EDITS`; `.ci/full` makes a hundred.
#[test]
fn what_is_remembered_is_what_would_be_found() {
    let rounds = std::env::var("REDRESS_EDITS").map_or(2, |number| number.parse().unwrap());
    let mut numbers = Numbers(0x1997_2027);
    for name in [
        "first-steps.ruling",
        "exam/law.ruling",
        "evening/06-the-whole-event.ruling",
        "procedures/04-revoke.ruling",
        "procedures/08-artificial-scores.ruling",
        "scoring/02-fouled-board.ruling",
        "scoring/06-victory-points.ruling",
        "scoring/11-regulations.ruling",
        "lecture-2005/04-the-trap.ruling",
        "lecture-2005/14-match-record-and-knockout.ruling",
        "scoring/03-cross-imps.ruling",
    ] {
        let original = std::fs::read_to_string(examples().join(name)).unwrap();
        for _ in 0..rounds {
            let (mut memory, mut text) = (Memory::default(), original.clone());
            for _ in 0..10 {
                let remembered = output(&memory.run(name, &text, &Examples, &mut Unwatched));
                let found = output(&anew(name, &text));
                let differs = remembered.iter().zip(&found).find(|(remembered, found)| remembered != found);
                assert_eq!(differs, None, "{name}\n{text}");
                assert_eq!(remembered.len(), found.len(), "{name}\n{text}");
                text = edited(&text, &mut numbers);
            }
        }
    }
}

/// An auction with a call in brackets looks below for its incident, up to the next board or case.
#[test]
fn an_incident_below_its_auction_is_remembered() {
    let original = "board 1\nauction \"1S [1H]\"\n# East\n\nincident ib by E { accepted: no }\nboard 2\n\
        auction \"P 1S [1H]\" # South\nscoring imps\nobtained 4♠= N\nincident ui by E {\n}\nincident ib by S {}\n\
        board 3\nauction \"1S [1H]\"\ncase \"x\" {\nincident ib by E {}\n}\nincident ib by E {}\n";
    let asks = |text: &str| {
        let found = output(&anew("x.ruling", text));
        found.iter().filter(|one| one.contains("`guide insufficient-bid`")).count()
    };
    assert_eq!(asks(original), 1, "of board 3 alone, whose incident stands behind a case");
    assert_eq!(asks(&original.replace("incident ib by S", "board 4\nincident ib by S")), 2);
    let mut numbers = Numbers(0x0027_2027);
    for _ in 0..20 {
        let (mut memory, mut text) = (Memory::default(), original.to_owned());
        for _ in 0..15 {
            let remembered = output(&memory.run("x.ruling", &text, &Examples, &mut Unwatched));
            assert_eq!(remembered, output(&anew("x.ruling", &text)), "{text}");
            text = edited(&text, &mut numbers);
        }
    }
}

/// Counts what is run.
#[derive(Default)]
struct Counted(usize);

impl Watch for Counted {
    fn outcome(&mut self, _: &Outcome, _: &Sources) {
        self.0 += 1;
    }
}

/// Runs one text after the other, each with what is remembered of the one before, and says how many results were found anew.
fn counting() -> impl FnMut(&str) -> usize {
    let mut memory = Memory::default();
    move |text| {
        let mut counted = Counted::default();
        let analysis = memory.run("evening.ruling", text, &Examples, &mut counted);
        assert_eq!(output(&analysis), output(&anew("evening.ruling", text)));
        counted.0
    }
}

#[test]
fn what_a_change_does_not_reach_is_not_run_again() {
    let case = |number: usize| {
        format!(
            "case \"Board {number}\" {{\n  board {number}\n  traveller {{ +620: 3, +500, -100 }}\n  set round 0.1 to-average\n  \
             (60% +620 & 40% -100)\n  A+/A-\n}}\n"
        )
    };
    let outside = "set round 0.01 away\ntraveller { +620, -100 }\n+620\n";
    let text = format!("{outside}{}", (1..=20).map(case).collect::<String>());
    let mut run = counting();
    assert_eq!(run(&text), 41);
    assert_eq!(run(&text), 0);
    // A line above everything moves it all, and changes nothing.
    assert_eq!(run(&format!("# An evening\n\n{text}")), 0);
    // A case has nothing to do with the next.
    let changed = text.replace("case \"Board 7\" {", "case \"Board 7\" {\n  +500");
    assert_eq!(run(&changed), 3);
    // A line that cannot be read, where a case begins.
    let unread = changed.replace("case \"Board 9\"", "ecase \"Board 9\"");
    assert_eq!(run(&unread), 0);
    // A line that is typed has not been read before those below it.
    let set = format!("set short-field ascherman\n{changed}");
    assert_eq!(run(&set), 42);
    assert_eq!(run(&set.replace("board 12", "board 13")), 2);
    run(&changed);
    // A fact outside concerns every case.
    assert_eq!(run(&changed.replace("set round 0.01 away", "set round 1 away")), 42);
}

#[test]
fn a_change_reaches_as_far_as_what_it_puts_in_force() {
    let board = |number: usize| {
        format!(
            "board {number}\ntraveller {{ +620: 3, -100 }}\n(60% +620 & 40% -100)\n(-100)/(+620)\nlet td = ans\ntd\n"
        )
    };
    let text = (1..=20).map(board).collect::<String>();
    let mut run = counting();
    assert_eq!(run(&text), 60);
    // Until the next board and its traveller.
    let other = text.replacen("board 3", "board 33", 1);
    assert_eq!(run(&other), 3);
    assert_eq!(run(&text), 3);
    assert_eq!(run(&text.replacen("board 3", "eboard 3", 1)), 3);
    assert_eq!(run(&text), 3);
    // A ruling has a bearing on the next alone, for which it is `ans`.
    let rulings = text.replacen("(60% +620 & 40% -100)", "(50% +620 & 50% -100)", 1);
    assert_eq!(run(&rulings), 2);
    // A sheet looks back at all rulings of its board, and asks which of them it is to hand over.
    let handed = text.replace("board 4\n", "sheet \"Club\"\nboard 4\n");
    assert_eq!(run(&handed), 60);
    let of_board = |number: usize| {
        let (before, after) = handed.split_once(&format!("board {number}\n")).unwrap();
        format!("{before}board {number}\n{}", after.replacen("(60% +620 & 40% -100)", "(50% +620 & 50% -100)", 1))
    };
    assert_eq!(run(&of_board(3)), 3);
    run(&handed);
    assert_eq!(run(&of_board(7)), 3);
}

/// The same board over and over is one board: a key that loses it loses what is said of it until it is said again.
#[test]
fn a_board_that_is_said_again_goes_on_where_it_can_be_read() {
    let board = "board 7\ntraveller { +620: 3, -100: 2 }\n(60% 4♠= N & 40% 4♠-1 N)\n(-100)/(+620)\n";
    let mut run = counting();
    let text = board.repeat(60);
    assert_eq!(run(&text), 120);
    let place = board.len() * 20;
    for key in ["e", "# "] {
        let mut typed = text.clone();
        typed.insert_str(place, key);
        assert!(run(&typed) <= 4, "{key}");
        assert!(run(&text) <= 4, "{key}");
    }
}

/// A letter in the middle of a word loses the board or its traveller, until it is taken out or the word is whole.
#[test]
fn a_key_anywhere_in_the_facts_of_a_board_reaches_its_own_rulings() {
    let board = |number: usize| {
        format!(
            "board {number}\ntraveller {{ +620: 3, -100 }}\nobtained 4♠-1 N\n(60% 4♠= N & 40% 4♠-1 N)\n(-100)/(+620)\n"
        )
    };
    let text = (1..=3).map(board).collect::<String>();
    let facts = text.find(&board(2)).unwrap();
    let keys = text[facts..].char_indices().take_while(|(at, _)| !text[facts + at..].starts_with("(60%"));
    let mut run = counting();
    run(&text);
    for (at, _) in keys {
        for key in ["e", "\n"] {
            let mut typed = text.clone();
            typed.insert_str(facts + at, key);
            // The rulings of the board before it too, where the key ends that board's last line elsewhere.
            assert!(run(&typed) <= 4, "{at} {key:?}");
            assert!(run(&text) <= 4, "{at} {key:?}");
        }
    }
}

/// A lecture with headings, figures in its prose, a question, an error shown on purpose and files.
const LECTURE: &str = "---\ntitle: An evening\n---\n# One\n\nSee @field and @two.\n\n```ruling name=field\nboard 7\n\
    traveller { +620: 3, +500, -100: 2 }\nlet td = (60% +620 & 40% -100)\ntd\n```\n\nNS get {{ td.ns }}.\n\n> ```ruling\n\
    > expect td: NS 5\n> obtained -100\n> td\n> ```\n\n## Two\n\n```ruling error\n(60% +620 & 30% -100)\n```\n\n\
    ```ruling chart\n(-100)/(+620)\nset round 0.1 away\n```\n\n# Other\n\n```ruling\nincident ui by E { information: yes }\n\
    include \"first-steps.ruling\"\n+420\n```\n\n```procedure ui\n```\n\n$x^2$ and {{ td.ew }}\n\n```ruling\n+420\n```\n";

/// The problems of a lecture when it is woven, and when it is read from the beginning and anew.
#[test]
fn a_lecture_that_is_changed_is_what_it_would_be_from_its_beginning() {
    let rounds = std::env::var("REDRESS_EDITS").map_or(40, |number| 20 * number.parse::<usize>().unwrap());
    let mut numbers = Numbers(0x1958_2025);
    let (mut memory, mut text) = (Memory::default(), LECTURE.to_owned());
    for round in 0..rounds {
        let run = |memory: &mut Memory| {
            let lecture = Loaded { name: "evening.md".to_owned(), text: text.clone() };
            let manuscript = Manuscript::of(&text);
            memory.run_lecture(&lecture, &manuscript, Locale::default(), &Examples, &mut Unwatched)
        };
        let (remembered, found) = (run(&mut memory), run(&mut Memory::default()));
        assert_eq!(output(&remembered), output(&found), "{text}");
        let mut stated: Vec<String> = found
            .remarks()
            .map(|remark| {
                format!("{:?} {:?}", remark.diagnostic.code(), remark.included.map_or(Some(remark.place()), |_| None))
            })
            .collect();
        stated.sort();
        assert_eq!(stated, woven(&text), "{text}");
        text = if round % 8 == 7 { LECTURE.to_owned() } else { edited(&text, &mut numbers) };
    }
}

/// The codes and places of all that is reported where a lecture is woven.
fn woven(text: &str) -> Vec<String> {
    #[derive(Default)]
    struct Reported(Vec<String>);
    impl Sink for Reported {
        fn outcome(&mut self, _: Outcome, _: &Sources) {}

        fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
            let is_own = |span: &Span| sources.get(span.file).is_some_and(|source| source.name == "evening.md");
            let place = match diagnostic.span {
                Some(span) => is_own(&span).then(|| span.range()),
                None => Some(0..0),
            };
            self.0.push(format!("{:?} {place:?}", diagnostic.code()));
        }
    }
    let (mut reported, lecture) =
        (Reported::default(), Loaded { name: "evening.md".to_owned(), text: text.to_owned() });
    let _ = weave(&lecture, Form::Markdown.into(), Locale::default(), &Examples, &mut reported);
    reported.0.sort();
    reported.0
}

#[test]
fn a_change_in_a_lecture_reaches_as_far_as_its_heading() {
    let section = |number: usize| {
        format!(
            "# Board {number}\n\n```ruling\nboard {number}\ntraveller {{ +620: 3, -100 }}\n+620\n```\n\n```ruling\n-100\n```\n\n"
        )
    };
    let text = (1..=10).map(section).collect::<String>();
    let mut memory = Memory::default();
    let mut run = |text: &str| {
        let mut counted = Counted::default();
        let lecture = Loaded { name: "evening.md".to_owned(), text: text.to_owned() };
        let _ = memory.run_lecture(&lecture, &Manuscript::of(text), Locale::default(), &Examples, &mut counted);
        counted.0
    };
    assert_eq!(run(&text), 20);
    assert_eq!(run(&text), 0);
    assert_eq!(run(&format!("Words.\n\n{text}")), 0);
    assert_eq!(run(&text.replace("# Board 5", "Here one more line.\n\n# Board 5")), 0);
    assert_eq!(run(&text.replace("board 7\ntraveller { +620: 3,", "board 7\ntraveller { +620: 4,")), 2);
    assert_eq!(run(&text.replace("# Board 10\n\n", "# Board 10\n\n```ruling\n+420\n```\n\n")), 2);
}

/// A file whose text is another each time it is said to be.
struct Changing(std::cell::RefCell<String>);

impl Loader for Changing {
    fn load(&self, path: &str, _: &str) -> Result<Loaded, LoadError> {
        Ok(Loaded { name: path.to_owned(), text: self.0.borrow().clone() })
    }
}

#[test]
fn a_file_that_is_another_now_is_read_again() {
    let loader = Changing(String::from("traveller { +620: 3, -100: 2 }\n").into());
    let text = "include \"field.ruling\"\n+620\n";
    let mut memory = Memory::default();
    let mut run = || {
        let mut counted = Counted::default();
        let analysis = memory.run("evening.ruling", text, &loader, &mut counted);
        (counted.0, output(&analysis))
    };
    let first = run();
    assert_eq!((first.0, run().0), (1, 0));
    loader.0.replace(String::from("traveller { +620: 1, -100: 2, +800: 9 }\n"));
    let second = run();
    assert_eq!(second.0, 1);
    assert_ne!(first.1, second.1);
}

/// Past fifty pieces that cannot be read nobody asks what is meant.
#[test]
fn what_is_said_of_a_line_depends_on_how_many_are_wrong_above_it() {
    let wrong = "60% +620 & 4O% -100\n".repeat(45);
    let rows: String = (0..20).map(|row| format!("  +62O: {row}\n")).collect();
    let field = format!("traveller {{\n{rows}}}\n+620\n");
    let mut memory = Memory::default();
    for text in [format!("{wrong}{field}"), field.clone(), format!("{wrong}{field}"), format!("{wrong}{wrong}{field}")]
    {
        let remembered = output(&memory.run("evening.ruling", &text, &Examples, &mut Unwatched));
        assert_eq!(remembered, output(&anew("evening.ruling", &text)));
    }
}
