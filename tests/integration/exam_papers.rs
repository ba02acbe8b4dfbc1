//! The candidates' documents: the paper, the answer sheet, and the permitted answers.

use crate::harness::{Folder, Run, root};
use serde_json::Value;

const KEY: &str = r#"case "The trap" points 4 {
  board 7
  traveller { +620: 3, +500, +300: 3, -100: 2 }
  set tables 12
  set round 0.1 to-average
  set small-groups ebu
  question "60% of +620, else -100."
  answer (60% +620 & 40% -100)
}
case "A slip" points 3 {
  incident ui by E { information: yes; chosen: pass; alternatives: 4♥; suggested: yes }
  question "East passed after a hesitation. What do you rule, and by which Law?"
  answer adjust, law 16B1(a)
}
case "Match" points 5 {
  other table +300
  match boards 16 rest +10 scale wbf
  question "A split."
  answer (-100)/(+620)
}
"#;

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn printed(args: &[&str]) -> String {
    let folder = Folder::new();
    let key = folder.file("secret-key.ruling", KEY);
    Run::args(["exam"]).args_of(&args[..1]).arg(&key).args_of(&args[1..]).done().exits(0).stdout
}

#[test]
fn a_paper_has_a_head_and_room_to_answer() {
    let paper = printed(&["paper", "--title", "Directors", "--date", "12 May, 10:00", "--minutes", "90"]);
    assert!(paper.starts_with("  Directors\n\n  Date: 12 May, 10:00\n  Time: 90 minutes\n  3 questions, 12 points\n"));
    // The instructions come before the first question, and the date is not asked for again.
    assert!(paper.find("Answer each question by its number") < paper.find("Question 1"), "{paper}");
    assert!(!paper.contains("\n  Date\n"), "{paper}");
    let blanks = |line: &&str| line.contains("____") && line.trim_matches(['_', ' ']).is_empty();
    // Three lines below each question; the head has one for name and number, with the box for the mark.
    assert_eq!(paper.lines().filter(blanks).count(), 3 * 3, "{paper}");
    assert!(paper.contains("  Name ____") && paper.contains("Number ____") && paper.contains("[____ / 12]"), "{paper}");
    assert!(paper.contains("  Answer ____") && paper.contains("  Verdict ____"), "{paper}");
    let without = printed(&["paper", "--room", "0"]);
    assert_eq!(without.lines().filter(blanks).count(), 0, "{without}");
    for bad in [["--room", "61"], ["--minutes", "0"], ["--minutes", "x"]] {
        let key = root().join("examples/exam/key.ruling");
        Run::args(["exam", "paper"]).arg(&key).args_of(&bad).done().exits(2);
    }
}

/// Loose pages tell whose they are, and each question has a box for its mark.
#[test]
fn each_page_names_its_candidate() {
    let title = ["--title", "Directors <&> \"Clubs\" \\"];
    for (language, number) in [("en", "No. ______________"), ("pl", "Nr ______________")] {
        let args = |command, format| [command, "--language", language, "--format", format, title[0], title[1]];
        for command in ["paper", "sheet"] {
            let page = printed(&args(command, "html"));
            let head = page.split("@top-left").nth(1).unwrap().split("</style>").next().unwrap();
            assert!(head.contains(&format!("content: \"{number}\"")), "{head}");
            assert!(head.contains(r#""Directors \3c \26 \3e  \22 Clubs\22  \5c ""#), "{head}");
            assert_eq!(page.matches("</style>").count(), 1);
            assert_eq!(page.matches("<b class=\"mark-box\">").count(), 4, "three questions and the sum");
            assert!(page.contains("/ 12</b>") && page.contains("/ 5</b>"), "{page}");
            let article = printed(&args(command, "latex"));
            assert!(article.contains("\\pagestyle{headed}") && article.contains("\\framebox"), "{article}");
            assert!(printed(&args(command, "markdown")).contains("/ 5\\]"));
        }
    }
    assert!(printed(&["paper"]).contains("[____ / 5]"));
    // The key is the examiner's.
    assert!(!printed(&["paper", "--key", "--format", "html"]).contains("@top-left"));
}

/// The other tables stand beside the question, where a page has the room.
#[test]
fn a_question_stands_beside_its_data() {
    let page = printed(&["paper", "--format", "html"]);
    let beside = page.split("<div class=\"beside\">").nth(1).unwrap();
    let (question, field) = (beside.find("60% of +620").unwrap(), beside.find("<table").unwrap());
    assert!(question < field && field < beside.find("mark-box").unwrap(), "{beside}");
    // Without any, nothing is beside it.
    assert_eq!(page.matches("<div class=\"beside\">").count(), 1);
    assert!(printed(&["paper", "--format", "latex"]).contains("\\begin{minipage}[t]{0.72\\linewidth}"));
}

/// A candidate need not know the names of settings: how small groups and roundings are dealt with is said.
#[test]
fn conventions_are_said_in_words() {
    let english = words(&printed(&["paper"]));
    for message in [
        "12 results are expected on the board.",
        "Each side's figure is rounded to 0.1, halves towards the average.",
        "A group of a single result has average plus.",
        "converted on the WBF scale.",
    ] {
        assert!(english.contains(message), "{message}\n{english}");
    }
    let polish = words(&printed(&["paper", "--language", "pl"]));
    for message in [
        "W rozdaniu oczekuje się 12 wyników.",
        "Wynik każdej strony zaokrągla się do 0,1, połówki w stronę średniej.",
        "Grupa z jednym wynikiem ma średnią plus.",
        "przeliczany w skali WBF.",
    ] {
        assert!(polish.contains(message), "{message}\n{polish}");
    }
    for paper in [&english, &polish] {
        for name in ["small-groups", "to-average", "Conventions:", "wbf", "trap", "slip"] {
            assert!(!paper.contains(name), "{name}\n{paper}");
        }
    }
    // Facts without effect on the score are left out.
    let match_alone = english.split("Question 3").nth(1).unwrap();
    assert!(!match_alone.contains("rounded"), "{match_alone}");
}

/// On paper a question is not parted from its data, nor from the lines for its answer.
#[test]
fn questions_are_kept_together_in_print() {
    let page = printed(&["paper", "--format", "html"]);
    assert_eq!(page.matches("<section class=\"kept\">").count(), 3);
    assert_eq!(page.matches("<h1").count(), 1, "{page}");
    assert!(page.contains(".kept { break-inside: avoid; }") && page.contains("<div class=\"room\"></div>"));
    let article = printed(&["paper", "--format", "latex"]);
    assert_eq!(article.matches("\\begin{minipage}{\\linewidth}").count(), 3);
    assert!(article.contains("\\hrulefill"));
    // A field longer than a page is not forced onto one.
    let folder = Folder::new();
    let rows: Vec<String> = (1..40).map(|tricks| format!("+{}", tricks * 10)).collect();
    let long = format!("case \"x\" {{ traveller {{ {} }}\nquestion \"?\"\nanswer +50 }}\n", rows.join(", "));
    let key = folder.file("key.ruling", long);
    let article = Run::args(["exam", "paper", "--format", "latex"]).arg(&key).done().exits(0).stdout;
    assert!(article.contains("longtable") && !article.contains("\\begin{minipage}{\\linewidth}"), "{article}");
}

#[test]
fn a_sheet_as_it_is_printed_answers_nothing() {
    for language in ["en", "pl"] {
        let sheet = printed(&["sheet", "--title", "Directors", "--language", language]);
        assert!(sheet.starts_with("# Directors\n"), "{sheet}");
        assert!(sheet.lines().all(|line| line.chars().count() <= 80), "{sheet}");
        let numbers: Vec<&str> = sheet.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        assert_eq!(numbers, ["1:", "2:", "3:"]);
        for secret in ["trap", "slip", "secret", "60%", "16B"] {
            assert!(!sheet.replace("16B1(a)`", "").contains(secret), "{secret}\n{sheet}");
        }
        let (marks, notes) = graded(&sheet);
        assert_eq!((marks, notes.len()), (vec!["missing".to_owned(); 3], 0), "{notes:?}");
    }
    let page = printed(&["sheet", "--format", "html"]);
    assert!(page.contains("<h2 class=\"case\">Question 3 (5 points)</h2>") && !page.contains("A split."), "{page}");
    assert!(printed(&["sheet", "--format", "markdown"]).contains("## Question 2 (3 points)"));
    assert!(printed(&["sheet", "--format", "latex"]).contains("\\begin{document}"));
}

/// Each question's verdict, and the notes on the file.
fn graded(answers: &str) -> (Vec<String>, Vec<String>) {
    let folder = Folder::new();
    let (key, answers) = (folder.file("key.ruling", KEY), folder.file("a.answers", answers));
    let document = Run::args(["exam", "grade", "--format", "json"]).arg(&key).arg(&answers).done().json();
    let texts = |list: &Value, of: fn(&Value) -> &Value| {
        list.as_array().unwrap().iter().map(|one| of(one).as_str().unwrap().to_owned()).collect()
    };
    let candidate = &document["candidates"][0];
    (texts(&candidate["marks"], |mark| &mark["verdict"]), texts(&candidate["notes"], |note| note))
}

/// +620 scores 15.4 and −100 1.4 of 18 where nine of nine others and this one are ten: with twelve expected Neuberg's
/// (M + 1) · 12/10 − 1 of 22: 0.6 × 19.4 … is for the program; here it is enough that it is one answer in many forms.
#[test]
fn a_filled_sheet_is_read_as_candidates_write() {
    let sheet = printed(&["sheet", "--language", "pl"]);
    // Each verdict that the sheet names is one that it takes.
    let named: Vec<&str> = sheet.split('`').filter(|word| !word.contains([' ', ':', '\n'])).collect();
    for verdict in ["utrzymany", "rozjemczy", "procentowy", "przekazanie", "grać-dalej", "unieważnione", "rozegranie"]
    {
        assert!(named.contains(&verdict), "no {verdict} in {sheet}");
        let answer = format!("2: {verdict}, przepis 16B1(a)");
        let (marks, _) = graded(&sheet.replace("\n2:\n", &format!("\n{answer}\n")));
        assert_eq!(marks[1] == "right", verdict == "rozjemczy", "{answer}: {marks:?}");
        assert_ne!(marks[1], "invalid", "{answer}");
    }
    for english in ["adjust", "artificial", "play-on", "cancel", "replay"] {
        assert!(!sheet.contains(english), "{english} in {sheet}");
    }
    let [law, split] = ["2: rozjemczy, przepis 16B1(a)", "3: NS −9 IMP; WE −8 IMP"];
    for first in [
        "1: (60% +620 & 40% -100)",
        "1: (60,0% +620 & 40,0% -100)",
        "1: (0,6 +620 & 0,4 -100)",
        "Pytanie 1: (60% +620 & 40% -100)",
        "1) (60% +620 & reszta -100)",
    ] {
        let filled = sheet.replace("\n1:\n", &format!("\n{first}\n"));
        let filled = filled.replace("\n2:\n", &format!("\n{law}\n")).replace("\n3:\n", &format!("\n{split}\n"));
        // A byte order mark and Windows' ends of lines, as some editors write them.
        for text in [filled.clone(), format!("\u{feff}{}", filled.replace('\n', "\r\n"))] {
            let (marks, notes) = graded(&text);
            assert_eq!(marks[1..], ["right", "right"], "{first} {notes:?}");
            if !first.contains("reszta") {
                assert_eq!((marks[0].as_str(), notes.len()), ("right", 0), "{first} {notes:?}");
            }
        }
    }
}

/// A line that is spoilt costs its question and no other.
#[test]
fn a_spoilt_line_costs_its_question() {
    for spoilt in [
        "1: ((((((",
        "1: } case \"Match\" { answer NS 0, EW 0 } {",
        "1: \"\"\"",
        "1: NS 9,8,7,6; WE",
        "1: \u{202e}(60% +620 & 40% -100)",
        "1: include \"/etc/passwd\"",
        "1: NS 99999999999999999999999999999999999999,1; WE 1",
        "1: -\n1: (60% +620 & 40% -100)\n1: +620",
    ] {
        let (marks, _) = graded(&format!("3: NS -9, EW -8\n2: adjust, law 16B1(a)\n{spoilt}\n"));
        assert_ne!(marks[0], "right", "{spoilt}");
        assert_eq!(marks[1..], ["right", "right"], "{spoilt}");
    }
}

/// Each class is styled in one place, so that space on a paper is not the space of a handout.
#[test]
fn no_class_of_a_page_has_two_looks() {
    let style = std::fs::read_to_string(crate::harness::root().join("crates/render/src/html/page.css")).unwrap();
    // Indented rules are for print, or for narrow screens.
    let screen = style.lines().filter(|line| !line.starts_with(' '));
    let rules = screen.flat_map(|line| line.split('}')).filter_map(|rule| rule.split_once('{'));
    let rules = rules.map(|(selectors, _)| selectors.trim());
    let mut seen = std::collections::BTreeSet::new();
    for selector in rules {
        let is_class = selector.starts_with('.') && selector[1..].chars().all(|c| c.is_alphanumeric() || c == '-');
        assert!(!is_class || seen.insert(selector), "{selector} is said twice");
    }
    assert!(seen.contains(".room"));
}

/// Bodies have other datums: the candidate reads which one it is, also where the key states none.
#[test]
fn a_question_in_butler_says_what_its_datum_is() {
    let paper = |settings: &str| {
        let key = format!(
            "case \"a\" {{ scoring butler; {settings}question \"q\"; traveller {{ +620, +600, -100, +170 }}; answer +620 }}\n"
        );
        Run::args(["exam", "paper", "-"]).stdin(key).done().exits(0).stdout.replace("\n  ", " ")
    };
    let usual = "mean of all results, rounded to the nearest ten";
    assert!(paper("").contains(usual), "{}", paper(""));
    assert!(!paper("set datum-trim 1; ").contains(usual), "{}", paper("set datum-trim 1; "));
}
