//! The reading of candidates' answers: rounded figures, verdicts, rulings as written, and answers left to the examiner.

use crate::harness::{Done, Folder, Run, root};
use redress::exam::{Kind, QuestionSpec, generate};
use redress::messages::Locale;
use redress::session::NoFiles;
use serde_json::Value;

/// Ten results, top 18, thirds of +620, +500 and −100. NS: −100 scores 7/3 − 1, +500 2 × 16/3 + 4/3 − 1 = 11 and +620
/// 2 × 20/3 + 10/3 − 1 = 47/3; a third of 4/3 + 11 + 47/3 is 28/3, which is 51.85…% of 18.
const THIRDS: &str = r#"case "Thirds" points 4 {
  traveller { +620: 3, +500, +300: 3, -100: 2 }
  question "Thirds."
  answer (1/3 +620 & 1/3 +500 & 1/3 -100)
}
"#;

fn grade(key: &str, answers: &str, args: &[&str]) -> Done {
    let folder = Folder::new();
    let (key, answers) = (folder.file("key.ruling", key), folder.file("bob.answers", answers));
    Run::args(["exam", "grade"]).arg(&key).arg(&answers).args_of(args).done()
}

/// Mark, verdict and mistake of each question.
fn marks(key: &str, answers: &str) -> Vec<(String, String, String)> {
    let document = grade(key, answers, &["--format", "json"]).json();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let marks = document["candidates"][0]["marks"].as_array().unwrap();
    marks.iter().map(|mark| (text(&mark["mark"]), text(&mark["verdict"]), text(&mark["mistake"]))).collect()
}

#[track_caller]
fn marked(key: &str, answer: &str, mark: &str, verdict: &str, mistake: &str) {
    let (own, why, stated) = marks(key, answer).remove(0);
    assert_eq!((own.as_str(), why.as_str()), (mark, verdict), "{answer}: {stated}");
    assert_eq!(stated.is_empty(), mistake.is_empty(), "{answer}: {stated}");
    assert!(stated.contains(mistake), "{answer}: {stated}");
}

#[test]
fn figures_may_be_rounded_to_two_digits_or_more() {
    for answer in [
        "NS 9.33, EW 8.67",
        "NS 9,3333; EW 8,6667",
        "NS 51.85%, EW 48.15%",
        "51.85% / 48.15%",
        "NS 9 1/3, EW 8 2/3",
        "9 1/3 / 8 2/3",
        "9⅓ / 8⅔",
        "NS 28/3, EW 26/3",
        "28/3 / 26/3",
        "NS ~9.33, EW ~8.67",
        "NS ~9.3, EW ~8.7",
        "NS 9.33 of 18, EW 8.67 of 18",
    ] {
        marked(THIRDS, &format!("1: {answer}"), "4", "right", "");
        let by_name = format!("case \"Thirds\" {{ answer {answer} }}");
        marked(THIRDS, &by_name, "4", "right", "");
    }
    // One digit is too few to tell 28/3 from what is next to it, unless it is said to be rounded.
    marked(THIRDS, "1: NS 9.3, EW 8.7", "0", "wrong", "rounded to one digit");
    marked(THIRDS, "1: NS 9.33, EW 8.7", "2", "ns-right", "rounded to one digit");
    for wrong in [
        "NS 9.34, EW 8.66",
        "NS 9.30, EW 8.70",
        "NS 51.8%, EW 48.1%",
        "NS 9.0000000000000000000, EW 9.0000000000000000000",
    ] {
        assert_eq!(marks(THIRDS, &format!("1: {wrong}")).remove(0).0, "0", "{wrong}");
    }
    // Digits as they were written decide, not those of the value.
    let key = "case \"Thousandths\" { answer NS 9.3004 }\n";
    marked(key, "1: NS 9.30", "1", "right", "");
    marked(key, "1: NS 9.3", "0", "wrong", "");
    // 17/8 is 2.125: half away from zero.
    let key = "case \"Eighths\" { answer NS -17/8 IMP }\n";
    marked(key, "1: NS -2.13 IMP", "1", "right", "");
    marked(key, "1: NS -2.12 IMP", "0", "wrong", "");
}

/// A board of which one table has no score: the key is in ninths, 31/9 and 131/9.
#[test]
fn generated_ninths_are_answered_in_hundredths() {
    let spec = QuestionSpec { kind: Kind::Neuberg, seed: 25, board: None, points: 4, from: None };
    let key = generate(&spec, Locale::En, &NoFiles).unwrap();
    assert!(key.contains("NS 31/9, EW 131/9"), "{key}");
    for answer in ["NS 3.44, EW 14.56", "NS 3,4444; EW 14,5556", "NS 31/9, EW 14 5/9", "3.44 / 14.56"] {
        marked(&key, &format!("1: {answer}"), "4", "right", "");
    }
}

const HESITATION: &str = r#"case "A hesitation" points 4 {
  incident ui by E { information: yes; chosen: pass; alternatives: 4♥; suggested: yes }
  question "East passed after a hesitation."
  answer adjust, law 16B3
}
"#;

/// The incident is decided by 16B1, 16B1(b), 16B1(a) and 16B3: each of them earns the marks for the Law.
#[test]
fn a_law_that_decided_along_is_right() {
    for law in ["16B3", "16B1", "16B1(b)", "16B1(a)", "16B1a and 16B3"] {
        marked(HESITATION, &format!("1: adjust, law {law}"), "4", "right", "");
    }
    marked(HESITATION, "1: stands, law 16B1(a)", "2", "law-right", "");
    marked(HESITATION, "1: adjust, law 16C", "2", "verdict-right", "");
    marked(HESITATION, "1: adjust, law 16B1(a), law 73C", "2", "verdict-right", "");
    // A player who relied on a right explanation has no redress (21A), as the call was the mistake (75C).
    for (key, other) in [("21A", "75C"), ("75C", "21A")] {
        let key = format!("case \"m\" points 2 {{ question \"West forgot the system.\"; answer stands, law {key} }}\n");
        marked(&key, &format!("1: stands, law {other}"), "2", "right", "");
        marked(&key, &format!("1) result stands (no MI), Law {other}"), "2", "right", "");
        marked(&key, "1: stands, law 20F", "1", "verdict-right", "");
    }
    for (key, other) in [("86A", "86B2(a)"), ("86B2(a)", "86A"), ("40B", "21B3")] {
        let key = format!("case \"m\" points 2 {{ question \"x\"; answer adjust, law {key} }}\n");
        marked(&key, &format!("1: adjust, law {other}"), "2", "right", "");
    }
}

/// Question 8 of the example: +170 was expected, +620 obtained; the score stands.
#[test]
fn a_ruling_is_marked_as_it_is_written() {
    let key = std::fs::read_to_string(root().join("examples/exam/key.ruling")).unwrap();
    for (answer, mark, mistake) in [
        ("+620", "2", ""),
        ("damage NS before +170 after +140", "2", ""),
        ("NS 14, EW 6", "2", ""),
        ("stands", "2", ""),
        ("utrzymany", "2", ""),
        ("+170", "0", "adjusts where the score stands"),
        ("(50% +620 & 50% +170)", "0", "adjusts where the score stands"),
        ("adjust, law 12C1", "0", "adjusts where the score stands"),
    ] {
        let found = marks(&key, &format!("8: {answer}\n")).remove(7);
        assert_eq!((found.0.as_str(), found.2.as_str()), (mark, mistake), "{answer}");
    }
    // +170 would have been worth 8 and 12: so it is shown, and counted in the statistics.
    let output = grade(&key, "8: +170\n", &[]).stdout;
    let words = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("+170, worth NS 8 MP, EW 12 MP: adjusts where the score stands"), "{output}");
    let folder = Folder::new();
    let (key, answers) = (folder.file("key.ruling", &key), folder.file("bob.answers", "8: +170\n"));
    let class = Run::args(["exam", "statistics"]).arg(&key).arg(&answers).done().exits(0).stdout;
    assert!(class.contains("adjusts where the score stands"), "{class}");
    let polish = Run::args(["exam", "statistics", "--language", "pl"]).arg(&key).arg(&answers).done().exits(0).stdout;
    assert!(polish.contains("choć utrzymuje się wynik uzyskany"), "{polish}");
    // The same of a question of law, to which the score obtained is an answer.
    let law = "case \"n\" points 2 {\n board 2\n traveller { +650, +620: 4, +170: 2, -100: 3 }\n obtained +620\n\
               question \"No damage.\"\n answer stands, law 12B1\n}\n";
    marked(law, "1: stands, law 12B1", "2", "right", "");
    marked(law, "1: +620", "1", "verdict-right", "");
    marked(law, "1: +170", "0", "wrong", "adjusts where the score stands");
    marked(law, "1: adjust, law 12B1", "1", "law-right", "adjusts where the score stands");
}

/// Every answer that the key takes behind `answer` is an answer behind the number too.
#[test]
fn the_keys_own_answers_by_number() {
    let key = std::fs::read_to_string(root().join("examples/exam/key.ruling")).unwrap();
    let cases = key.split("\ncase ").skip(1);
    let own = cases.map(|case| case.lines().find_map(|line| line.trim().strip_prefix("answer ")).unwrap());
    let own: Vec<&str> = own.collect();
    for (before, behind) in [("", ":"), ("Q", ")"), ("", "."), ("Question ", ":"), ("zad. ", ")"), ("Q", "")] {
        let numbered = (1..).zip(&own).map(|(number, answer)| format!("{before}{number}{behind} {answer}\n"));
        let found = marks(&key, &numbered.collect::<String>());
        let wrong: Vec<_> = found.iter().enumerate().filter(|(_, mark)| mark.1 != "right").collect();
        assert!(wrong.is_empty(), "{before}{behind}: {wrong:?}");
    }
}

/// Two figures are NS's and EW's, in the unit that the question asks for.
#[test]
fn two_figures_are_both_sides() {
    let key = std::fs::read_to_string(root().join("examples/exam/key.ruling")).unwrap();
    for (number, answers) in [
        (14, &["10.31 / 5.40", "10,31; 5,40", "10.31 : 5.4", "NS 10.31, EW 5.40", "-9 / -8", "-9, -8 IMP"][..]),
        (4, &["64.2 / 38", "64,2%; 38%", "NS 64.2, EW 38", "64.2% / 38%"]),
        (18, &["1.7 / .3", "1.7, 0.3", "NS 1.7 of 2, EW .3 of 2"]),
        (8, &["14-6", "14 – 6", "14:6", "14, 6", "14/6", "NS 14 and EW 6"]),
        (10, &["3.33 / 16.67", "10/3 / 50/3", "3 1/3, 16 2/3"]),
    ] {
        for answer in answers {
            let found = marks(&key, &format!("{number}) {answer}\n")).remove(number - 1);
            assert_eq!(found.1, "right", "{number}) {answer}: {found:?}");
        }
    }
    // Victory points and IMPs are not mixed.
    assert_eq!(marks(&key, "14: -9 / 5.40\n").remove(13).1, "ns-right");
}

/// A key that speaks of one side wants one figure, and one that speaks of both wants two. Another reading that would be
/// worth more is left to the examiner, with the reason; one that is worth nothing either is marked.
#[test]
fn a_decimal_comma_is_read_by_the_question() {
    let field = "board 7\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\n";
    let key = |answer: &str| format!("{field}case \"one\" points 2 {{ question \"?\"\n answer {answer} }}\n");
    let both = key("(60% +620 & 40% -100)");
    for (key, answer, mark, verdict) in [
        (&key("NS 13.7"), "13,7", "2", "right"),
        (&key("NS 13.7"), "13,7 MP", "2", "right"),
        (&key("NS 13.7"), "13.7", "2", "right"),
        (&key("EW 13.7"), "13,7 pkt", "2", "right"),
        (&key("NS 13.7"), "13,8", "0", "wrong"),
        (&key("NS 13, EW 7"), "13,7", "2", "right"),
        (&key("NS 13, EW 7"), "13,7 MP", "2", "right"),
        (&key("NS 13"), "13,7", "0", "unsound"),
        (&both, "9,8", "0", "unsound"),
        (&both, "9,8 MP", "0", "unsound"),
        (&both, "8.2", "0", "unsound"),
        (&both, "9,8 / 8,2", "2", "right"),
        (&both, "13,7", "0", "wrong"),
        (&both, "13,7 MP", "0", "wrong"),
    ] {
        for own in [format!("1: {answer}"), format!("case \"one\" {{ answer {answer} }}")] {
            marked(key, &own, mark, verdict, "");
        }
    }
    let reason = |answer: &str| grade(&both, answer, &[]).stdout;
    assert!(reason("1: 9,8").contains("may be two figures or a single one"), "{}", reason("1: 9,8"));
    assert!(reason("1: 9.8").contains("one figure, but not whose it is"), "{}", reason("1: 9.8"));
    // The examiner's mark takes its place.
    let folder = Folder::new();
    let (key, answers) = (folder.file("key.ruling", &both), folder.file("bob.answers", "1: 9,8"));
    let marks = folder.file("marks.txt", "mark \"1\" 1, \"NS's figure\"");
    let done = Run::args(["exam", "grade"]).arg(&key).arg(&answers).arg("--marks").arg(&marks).done().exits(0);
    assert!(done.stdout.contains("1 of 2 points"), "{}", done.stdout);
}

/// WBF's continuous scale for 16 boards, τ = (√5 − 1)/2: 11.2 IMPs are 10 + 10·(1 − τ^(3 · 11.2/60))/(1 − τ³) = 13.09 VP.
#[test]
fn figures_in_imps_and_victory_points_are_each_sides_own() {
    let key = "case \"match\" points 2 {\n other table +300\n match boards 16 rest +10 scale wbf\n question \"?\"\n\
               answer (60% +620 & 40% -100) }\n";
    for answer in [
        "NS +1,2 IMP (13,09 VP); EW -1,2 IMP (6,91 VP)",
        "NS 1.2 IMP / 13.09 VP, EW -1.2 IMP / 6.91 VP",
        "+1,2 IMP (13,09 VP) / -1,2 IMP (6,91 VP)",
        "+1,2 / -1,2 IMP, 13,09 / 6,91 VP",
        "13,09 / 6,91 VP",
        "+1,2 / -1,2 IMP",
    ] {
        marked(key, &format!("1: {answer}"), "2", "right", "");
    }
    marked(key, "1: NS +1.2 IMP (10.31 VP), EW -1.2 IMP (9.69 VP)", "0", "wrong", "");
    // One side's two figures, and not whose.
    marked(key, "1: 1.2 IMP / 13.09 VP", "0", "unsound", "");
}

/// Unreadable answers are listed as written, with their questions, and the exit status is not 0.
#[test]
fn what_cannot_be_read_is_listed_for_the_examiner() {
    let key = std::fs::read_to_string(root().join("examples/exam/key.ruling")).unwrap();
    let unread = [
        (7, "+620 & -500 + 150"),
        (9, "adjusted score 6S to 5S+1, Law 16"),
        (11, "+620 } case \"12\" { answer +170"),
        (13, "(60% +600 & 40% -100) in \"B"),
    ];
    let answers: String = unread.iter().map(|(number, answer)| format!("{number}) {answer}\n")).collect();
    let answers = format!("8: NS 14, EW 6\n{answers}I think that NS were damaged.\n");
    let done = grade(&key, &answers, &["--format", "json"]).exits(1);
    let candidate = &done.json()["candidates"][0];
    let listed = candidate["unread"].as_array().unwrap();
    assert_eq!(listed.len(), 5, "{listed:?}");
    for ((number, answer), found) in unread.iter().zip(listed) {
        assert_eq!((found["number"].as_u64(), found["line"].is_null()), (Some(*number), true), "{found}");
        assert!(found["answer"].as_str().unwrap().contains(answer), "{found}");
    }
    assert_eq!((listed[4]["number"].is_null(), listed[4]["line"].as_u64()), (true, Some(6)));
    assert_eq!(candidate["marks"][7]["mark"], "2");
    assert_eq!(candidate["marks"][11]["verdict"], "missing");
    assert!(!done.stdout.contains("found `?`"), "{}", done.stdout);
    let text = grade(&key, &answers, &[]).exits(1).stdout;
    let list = text.split("To be marked by hand").nth(1).unwrap();
    assert!(list.contains("+620 & -500 + 150") && list.contains("line 6"), "{text}");
    let polish = grade(&key, &answers, &["--language", "pl"]).exits(1).stdout;
    assert!(polish.contains("Do oceny ręcznej"), "{polish}");
    // There is no list if every answer was read.
    assert!(!grade(&key, "8: NS 14, EW 6\n", &[]).exits(0).stdout.contains("To be marked by hand"));
}

/// Paper, sheet and key say how figures may be rounded and in which unit they are; no verdict is offered that is none.
#[test]
fn papers_say_how_figures_are_written() {
    let exam = root().join("examples/exam/key.ruling");
    let law = root().join("examples/exam/law.ruling");
    for (language, rounding, unit) in [
        ("en", "two or more digits after the point", "NS (VP)"),
        ("pl", "dwóch lub więcej cyfr po przecinku", "NS (VP)"),
    ] {
        for args in [&["paper"][..], &["sheet"], &["paper", "--key"]] {
            let mut args = args.to_vec();
            args.extend(["--language", language]);
            let done = Run::args(["exam"]).args_of(&args).arg(&exam).done().exits(0).stdout;
            let words = done.replace("\n#", " ").split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(words.contains(rounding), "{args:?}: {done}");
            assert_eq!(words.contains(unit), args == ["paper", "--language", language], "{args:?}: {done}");
            let of_law = Run::args(["exam"]).args_of(&args).arg(&law).done().exits(0).stdout;
            assert!(!of_law.contains("`incomplete`"), "{of_law}");
        }
    }
}

const QUESTION_7: &str = "7) +620 & -500 + 150\n8: +620\nWhat I think of NS.\n";

/// The files of a class, the examiner's marks and what grading says.
fn by_hand(marks: &str, candidates: &[&str], args: &[&str]) -> Done {
    let folder = Folder::new();
    let marks = folder.file("by-hand.marks", marks);
    let files: Vec<_> = candidates.iter().map(|name| folder.file(name, QUESTION_7)).collect();
    let key = root().join("examples/exam/key.ruling");
    Run::args(["exam"]).args_of(args).arg(&key).args_of(&files).arg("--marks").arg(&marks).done()
}

/// Question 7 is worth 4, question 8 is right and worth 2: with 3½ by hand the candidate has 5½ of 80.
#[test]
fn an_examiner_gives_marks_by_hand() {
    let one = "# Read on Monday.\nmark \"7\" 3.5, \"reasoned well\"   # of 4\n";
    let done = by_hand(one, &["bob.answers"], &["grade", "--format", "json"]).exits(0);
    let document = done.json();
    let candidate = &document["candidates"][0];
    let mark = &candidate["marks"][6];
    assert_eq!((&mark["mark"], &mark["verdict"]), (&"7/2".into(), &"by-hand".into()), "{mark}");
    assert_eq!((&mark["by_hand"]["reason"], &mark["by_hand"]["instead_of"]), (&"reasoned well".into(), &"0".into()));
    assert_eq!(candidate["mark"], "11/2");
    assert_eq!(candidate["unread"].as_array().unwrap().len(), 0);
    assert!(candidate["marks"][7]["by_hand"].is_null());
    let text = by_hand(one, &["bob.answers"], &["grade"]).exits(0).stdout;
    assert!(text.contains("by hand: reasoned well") && text.contains("5.5 of 80 points"), "{text}");
    assert!(!text.contains("To be marked by hand"), "{text}");
    let csv = by_hand(one, &["bob.answers"], &["grade", "--format", "csv"]).exits(0).stdout;
    assert!(csv.contains("bob.answers,7,Damage: the trap,4,3.5,by hand: reasoned well,"), "{csv}");
    for format in ["html", "markdown", "latex"] {
        let page = by_hand(one, &["bob.answers"], &["grade", "--format", format, "--language", "pl"]).exits(0).stdout;
        assert!(page.contains("ręcznie: reasoned well"), "{page}");
    }
    // A whole class: a name with and without its ending, a question by its name, a fraction, and a mark taken away.
    let class = "candidate \"bob\"\nmark \"damage: the trap\" 1/2\nmark \"8\" 0, \"copied\"\ncandidate \"anna.answers\"\nmark \"7\" 4\n";
    let files = ["anna.answers", "bob.answers"];
    let document = by_hand(class, &files, &["grade", "--format", "json"]).exits(0).json();
    let sums: Vec<&str> = (0..2).map(|at| document["candidates"][at]["mark"].as_str().unwrap()).collect();
    assert_eq!(sums, ["6", "1/2"]);
    // In the statistics the mean of question 7 is 9/4, of question 8 it is 1; one of two has full marks in each.
    let statistics = by_hand(class, &files, &["statistics", "--format", "json"]).exits(0).json();
    for (at, mean) in [(6, "9/4"), (7, "1")] {
        let question = &statistics["questions"][at];
        assert_eq!((&question["mean"], question["full"].as_u64()), (&mean.into(), Some(1)), "{question}");
    }
    // An answer without a mark stays in the list.
    let anna = by_hand("candidate \"anna\"\nmark \"7\" 4\n", &files, &["grade"]).exits(1).stdout;
    let list = anna.split("To be marked by hand").nth(1).unwrap();
    assert!(list.contains("bob.answers") && !list.contains("anna.answers"), "{anna}");
}

/// A file of the examiner that is wrong changes no mark, and says where it is wrong.
#[test]
fn marks_by_hand_that_are_none() {
    let files = ["anna.answers", "bob.answers"];
    for (marks, message) in [
        ("mark \"7\" 2\n", "this mark has no candidate"),
        ("candidate \"bbo\"\n", "there are no answers by `bbo`"),
        ("candidate \"bob\"\nmark \"21\" 2\n", "the exam has no question `21`"),
        ("candidate \"bob\"\nmark \"Damage: the tarp\" 2\n", "did you mean `Damage: the trap`"),
        ("candidate \"bob\"\nmark \"7\" 5\n", "a mark for this question is from 0 to 4"),
        ("candidate \"bob\"\nmark \"7\" -1\n", "from 0 to 4"),
        ("candidate \"bob\"\nmark \"7\" 2\nmark \"7\" 3\n", "question `7` has a mark by hand already"),
        ("candidate \"bob\"\nmark 7 2\n", "this line is not a mark by hand"),
        ("candidate \"bob\"\nmark \"7\" 2 because\n", "this line is not a mark by hand"),
        ("candidate \"bob\"\ninclude \"key.ruling\"\n", "this line is not a mark by hand"),
    ] {
        let done = by_hand(marks, &files, &["grade"]).exits(3);
        let words = done.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(message) && words.contains("by-hand.marks"), "{marks}: {}", done.stderr);
        assert!(done.stdout.is_empty(), "{}", done.stdout);
    }
    let missing = Run::args(["exam", "grade", "--marks", "no-such.marks"]);
    let exam = root().join("examples/exam");
    missing.arg(exam.join("key.ruling")).arg(exam.join("anna.answers")).done().exits(3);
}

/// Who gives two answers gives none: on one line or on two, in one form or in two.
#[test]
fn two_answers_that_differ_earn_nothing() {
    const STANDS: &str = "case \"What stands\" points 4 {\n  traveller { +620: 3, -100: 2 }\n  offenders EW\n  obtained +620\n  \
                          question \"The ruling?\"\n  answer stands\n}\n";
    let right = "(1/3 +620 & 1/3 +500 & 1/3 -100)";
    for both in [format!("1: {right}; +620"), format!("1: +620; {right}"), format!("1: {right}\n1: +620")] {
        marked(THIRDS, &both, "0", "several", "");
    }
    for both in ["1: stands; -100", "1: -100\n1: stands", "1: adjust; +620", "1: stands\n1: NS 0, EW 8"] {
        marked(STANDS, both, "0", "several", "");
    }
    for same in ["1: stands; +620", "1: stands", "1: +620"] {
        marked(STANDS, same, "4", "right", "");
    }
}
