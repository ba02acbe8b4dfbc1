//! Exams: the paper, the marks, candidates who try everything, and questions that are made anew.

use crate::harness::{Done, Folder, Run, in_force, root};
use redress::number::Exact;
use serde_json::Value;

const KEY: &str = r#"marks side 50% weights 40%
case "Pairs" points 4 {
  board 7
  traveller { +620: 3, +500, +300: 3, -100: 2 }
  let secret = (60% +620 & 40% -100)
  question "60% of +620, else −100. What does each side get?"
  answer (60% +620 & 40% -100)
}
case "Match" points 10 {
  other table +300
  match boards 16 rest +10 scale wbf
  offenders EW
  marks side 1/5
  question "A split."
  answer (-100)/(+620)
}
case "Figures" {
  traveller { +620: 3, +500, +300: 3, -100: 2 }
  question "In any unit."
  answer NS 9.8, EW 8.2
}
case "Thirds" points 3 {
  traveller { +620: 3, +500, +300: 3, -100: 2 }
  question "Thirds."
  answer (1/3 +620 & 2/3 -100)
}
"#;

/// The marks of one candidate: each question's mark, why, and the mistake.
struct Marks {
    marks: Vec<(String, String, String)>,
    notes: Vec<String>,
}

fn graded(key: &str, answers: &str) -> Marks {
    let folder = Folder::new();
    let (key, answers) = (folder.file("key.ruling", key), folder.file("a.answers", answers));
    let done = Run::args(["exam", "grade", "--format", "json"]).arg(&key).arg(&answers).done();
    // 1: an examiner has to read something.
    assert!(matches!(done.status, Some(0 | 1)), "{}", done.stderr);
    let document = done.json();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let candidate = &document["candidates"][0];
    let mark = |mark: &Value| (text(&mark["mark"]), text(&mark["verdict"]), text(&mark["mistake"]));
    Marks {
        marks: candidate["marks"].as_array().unwrap().iter().map(mark).collect(),
        notes: candidate["notes"].as_array().unwrap().iter().map(text).collect(),
    }
}

#[track_caller]
fn marked(case: usize, answer: &str, mark: &str, verdict: &str, mistake: &str) {
    let names = ["Pairs", "Match", "Figures", "Thirds"];
    let found = graded(KEY, &format!("case \"{}\" {{ {answer} }}\n", names[case]));
    let (own, why, stated) = &found.marks[case];
    assert_eq!((own.as_str(), why.as_str()), (mark, verdict), "{answer}: {stated} {:?}", found.notes);
    assert!(stated.contains(mistake) && (stated.is_empty() == mistake.is_empty()), "{answer}: {stated}");
}

#[test]
fn the_example_is_marked_as_it_says() {
    let exam = root().join("examples/exam");
    let files = ["anna", "bogdan", "mallory"].map(|name| exam.join(format!("{name}.answers")));
    let done = Run::args(["exam", "grade"]).arg(exam.join("key.ruling")).args_of(&files).done().exits(1);
    assert_eq!(done.stdout, std::fs::read_to_string(exam.join("marks.txt")).unwrap());
    assert_eq!(done.stderr, "");
}

#[test]
fn the_example_covers_the_notation() {
    let exam = root().join("examples/exam/key.ruling");
    let paper = Run::args(["exam", "paper", "--format", "json"]).arg(&exam).done().exits(0).json();
    assert_eq!(paper["points"], "80");
    let questions = paper["questions"].as_array().unwrap();
    assert_eq!(questions.len(), 20);
    let mut scorings: Vec<&str> = questions.iter().map(|question| question["scoring"].as_str().unwrap()).collect();
    scorings.sort_unstable();
    scorings.dedup();
    assert_eq!(scorings, ["board-a-match", "butler", "cross-imps", "imps", "matchpoints"]);
    assert!(questions.iter().all(|question| question.get("answers").is_none() && question["question"].is_string()));
}

/// A convention in force from the start breaks the questions that rest on it, and no other.
#[test]
fn a_changed_convention_breaks_exactly_what_depends_on_it() {
    let key = std::fs::read_to_string(root().join("examples/exam/key.ruling")).unwrap();
    for (set, broken) in [
        ("# nothing", &[][..]),
        ("set short-field proportional", &["Neuberg", "A fouled board"]),
        ("set cross-imps sum", &["Cross-IMPs"]),
        ("set imp-cap 10", &["Cross-IMPs"]),
        ("set damage formula", &["Damage, and an error that cost nothing", "Damage: the trap", "Damage that was none"]),
        ("set split half-frequency", &["A director's error", "Damage: the trap"]),
        // Said in the case, not taken from outside.
        ("set small-groups acbl", &[]),
        ("set datum-trim median", &[]),
        ("set tie-within 30", &["Board-a-match"]),
    ] {
        let done = Run::script(&format!("{set}\n{key}")).json();
        assert_eq!(done["diagnostics"].as_array().unwrap().len(), 0, "{set}");
        let failed: Vec<&str> = done["expectations"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|one| one["passed"] == false)
            .map(|one| one["case"].as_str().unwrap())
            .collect();
        assert_eq!(failed, broken, "{set}");
        // Such a key is not sound, and nobody is marked by it.
        let folder = Folder::new();
        let changed = folder.file("key.ruling", format!("{set}\n{key}"));
        let answers = root().join("examples/exam/anna.answers");
        let status = if broken.is_empty() { 0 } else { 3 };
        Run::args(["exam", "grade"]).arg(&changed).arg(&answers).done().exits(status);
    }
}

#[test]
fn a_paper_has_no_answers() {
    let folder = Folder::new();
    let key = folder.file("key.ruling", KEY);
    let paper = |args: &[&str]| Run::args(["exam", "paper"]).arg(&key).args_of(args).done().exits(0).stdout;
    let plain = paper(&[]);
    assert!(plain.contains("4 questions, 18 points\n"), "{plain}");
    for message in [
        "Question 1 (4 points)",
        "Board 7, dealer South, both sides vulnerable.",
        "+620       3",
        "Question 3 (1 point)",
        "At the other table: +300. A match of 16 boards, NS +10 IMP on\n  the other boards",
        "EW offended.",
        "What does each side get?",
    ] {
        assert!(plain.contains(message), "{message}\n{plain}");
    }
    // The name of a case may be its answer.
    for secret in ["Pairs", "9.8", "60% +620", "secret", "−9", "(−100)/(+620)"] {
        assert!(!plain.contains(secret), "{secret}\n{plain}");
    }
    let answered = paper(&["--key"]);
    for message in
        ["NS  9.8 MP  54.44%", "0.6 × 15.4 + 0.4 × 1.4 = 9.8", "NS  −9 IMP      EW  −8 IMP", "NS 9.8, EW 8.2"]
    {
        assert!(answered.contains(message), "{message}\n{answered}");
    }
    assert!(paper(&["--key", "--full"]).contains("Conventions: win 2"));
    let markdown = paper(&["--format", "markdown", "--key"]);
    assert!(markdown.contains("## 1. Pairs (4 points)") && markdown.contains("| +620 | 3 |"), "{markdown}");
    let document = Run::args(["exam", "paper", "--key", "--format", "json"]).arg(&key).done().json();
    assert_eq!(document["questions"][0]["answers"][0]["ns"]["exact"], "49/5");
    assert_eq!(document["questions"][2]["answers"][0]["figures"], "NS 9.8, EW 8.2");
    assert_eq!(document["questions"][3]["answers"][0]["ruling"], "(1/3 +620 & 2/3 -100)");
}

#[test]
fn what_is_in_force_stands_in_the_paper() {
    let folder = Folder::new();
    let key = folder.file(
        "key.ruling",
        "regulations ebu\nset round 0.1 away\nsession NS 64.2%\npenalty EW 10%\noffenders both\nboard 7\n\
         let seen = (50%+620 & 50%-100)\n\
         traveller { group \"A\" { table 1: +620, seen: 2 } group \"B\" { -100 } }\n\
         case \"x\" { deal \"N:AK32.52.62.QT987\"; obtained 4S= N; question \"one\n\ntwo\"; answer +170 }\n\
         scale \"club\" { 0-2: 10-10, 3-6: 12-8, 7+: 15-5 }\nset language en\n\
         case \"y\" { other table +170; match knockout rest NS +10 EW -12; answer NS 1 }\n\
         case \"z\" { penalty EW 0%; other table +170; match rest -3 scale club; answer NS 1 }\n\
         case \"v\" { penalty EW 0%; scoring total-points; answer NS 1 }\n"
            .replace("\"one\n\ntwo\"", "\"\"\"one\n\ntwo\"\"\""),
    );
    let paper = Run::args(["exam", "paper"]).arg(&key).done().exits(0).stdout;
    for message in [
        "Other tables, group “A”:",
        "table 1                    +620       1",
        "(50% +620 & 50% −100)       2",
        "♠ AK32",
        "Both sides offended. Obtained at the table: 4♠= N.",
        "On the session's other boards: NS 64.2%. EW are penalised 10% of a top.",
        "Regulations: English Bridge Union (White Book 2025, by a summary).",
        "  one\n  two\n",
        "A knockout match, NS +10 IMP on the\n  other boards, EW −12 IMP.",
        "The scale: 0–2: 10–10, 3–6: 12–8, 7 or more: 15–5.",
        "Scored by total points.",
    ] {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words(&paper).contains(&words(message)), "{message}\n{paper}");
    }
}

#[test]
fn full_marks_for_the_same_value() {
    for answer in [
        "answer (60% +620 & 40% -100)",
        "answer (0.4 -100 & rest +620)".replace("0.4", "40%").as_str(),
        "answer NS 9.8, EW 8.2",
        "answer EW 8.2 MP, NS 49/5",
        "answer NS ~9.8, EW ~8.2",
        "answer NS ~54.44%, EW ~45.56%",
        "answer NS 490/9%, EW 410/9%",
        // Another ruling that is worth the same, a contract on the key's board.
        "answer (60% 4♠= N & 40% 4♠-1 N)",
        // Twice the same, and a ruling with its figures.
        "answer NS 9.8, EW 8.2; answer NS 9.8, EW 8.2",
        "answer (60% +620 & 40% -100); answer NS 9.8, EW 8.2",
    ] {
        marked(0, answer, "4", "right", "");
        // The same against figures, on a board whose vulnerability is not known.
        if !answer.contains('♠') {
            marked(2, answer, "1", "right", "");
        }
    }
    marked(1, "answer NS 10.31 VP, EW 10.66 VP", "2", "ns-right", "");
    marked(3, "answer (1/3 +620 & rest -100)", "3", "right", "");
    marked(3, "answer NS ~6.4, EW ~11.6", "0", "wrong", "");
}

#[test]
fn names_of_cases_need_no_capitals() {
    let found = graded(KEY, "case \"  pairs \" { answer NS 9.8, EW 8.2 }\nCASE \"MATCH\" { ANSWER ns -9, ew -8 }\n");
    assert_eq!(found.marks[0].0, "4");
    assert_eq!(found.marks[1].0, "10");
    assert_eq!(found.notes, [""; 0]);
}

#[test]
fn parts_of_the_marks() {
    marked(0, "answer NS 9.8, EW 8", "2", "ns-right", "");
    marked(0, "answer EW 8.2", "2", "ew-right", "");
    marked(0, "answer (70% +620 & 30% -100)", "8/5", "other-weights", "");
    // A weight of another sign is another ruling.
    marked(0, "answer (140% +620 & -40% -100)", "0", "wrong", "");
    marked(0, "answer (60% +620 & 40% -200)", "0", "wrong", "");
    marked(0, "answer NS 9.79, EW 8.19", "0", "wrong", "");
    marked(0, "answer NS ~9.7, EW ~8.1", "0", "wrong", "");
    // A whole number does not stand for 9.8.
    marked(0, "answer NS ~10, EW ~8", "0", "wrong", "");
    // A case may have a scheme of its own; the clause it leaves out stays.
    marked(1, "answer NS -9, EW 3", "2", "ns-right", "");
    for (scheme, mark) in [("marks side 0%", "0"), ("marks weights 100%", "2"), ("marks side 75% weights 0%", "3")] {
        let key = KEY.replace("marks side 50% weights 40%", scheme);
        assert_eq!(graded(&key, "case \"Pairs\" { answer NS 9.8, EW 8 }\n").marks[0].0, mark, "{scheme}");
    }
    let unsaid = KEY.replace("marks side 50% weights 40%", "");
    assert_eq!(graded(&unsaid, "case \"Pairs\" { answer (50% +620 & 50% -100) }").marks[0].0, "2");
}

#[test]
fn mistakes_are_named_where_they_are_written() {
    marked(0, "answer +332", "0", "wrong", "averaged before they were scored");
    marked(0, "answer NS 8.2, EW 9.8", "0", "wrong", "swapped");
    marked(1, "answer NS -9, EW 8", "2", "ns-right", "EW's sign is reversed");
    marked(1, "answer (-100)/(-620)", "2", "ns-right", "EW's sign is reversed");
    marked(1, "answer (+620)/(-100)", "0", "wrong", "swapped");
    marked(1, "answer NS -9, EW 9", "2", "ns-right", "the rest of the top");
    marked(1, "answer -100", "2", "ns-right", "the rest of the top");
    marked(2, "answer NS 54.44, EW 45.56", "0", "wrong", "percentage without");
    let key = "traveller { +620: 3, +500, +300: 3, -100: 2, A+/A- }\npenalty EW 10%\nset round 0.1 away\n\
               case \"n\" { answer (60%+620 & 40%-100) }\ncase \"p\" { penalty EW 0%; set round none; answer (50%+620 & 50%-100) }\n";
    let found = |answer: &str| graded(key, answer).marks;
    let fouled = "board 2\ntraveller { group \"A\" { +620: 3 } group \"B\" { +620, -100 } }\n\
                  case \"f\" { answer (60%+620 & 40%-100) in \"B\" }\n";
    let other_group = graded(fouled, "case \"f\" { answer (60%+620 & 40%-100) }").marks;
    assert!(other_group[0].0 == "0" && other_group[0].2.contains("another group"), "{other_group:?}");
    assert!(found("case \"n\" { answer NS 10.88, EW 9.12 }")[0].2.contains("before rounding and penalties"));
    assert!(found("case \"p\" { answer NS 47.25, EW 52.75 }")[1].2.contains("percentage without"));
}

/// A figure that merely coincides with a known mistake is not called one.
#[test]
fn a_coincidence_is_no_mistake() {
    // Averaged, `set win 1`, and the figures of another convention: nothing of it is written.
    marked(0, "answer NS 10, EW 8", "0", "wrong", "");
    marked(0, "answer NS 4.9, EW 4.1", "0", "wrong", "");
    marked(3, "answer NS 6.07, EW 11.93", "0", "wrong", "");
    // Both are worth what the average of the key's scores would be: (+620 & −100) averaged is +332, next above +300.
    marked(0, "answer (+330)/(+620)", "0", "wrong", "");
    // The key's −100 for the table's score on one side is another ruling, whatever it is worth.
    let key = "board 7\ntraveller { +1430: 2, +680, +650, +150, -100: 5 }\noffenders EW\nobtained +150\n\
               case \"d\" { answer (50% +680 & 50% -100)/(+680) }\n";
    let found = graded(key, "case \"d\" { answer (+150)/(+680) }").marks;
    assert_eq!((found[0].1.as_str(), found[0].2.as_str()), ("ew-right", ""));
}

/// By the numbers of the paper, with figures as candidates write them.
#[test]
fn answers_by_number() {
    for answers in [
        "1: NS 9.8, EW 8.2\n2: (-100)/(+620)\n3: NS 9,8; EW 8,2\n4) (1/3 +620 & rest -100)\n",
        "case 1 { answer NS 9,8, EW 8,2 }\ncase \"2\" { answer NS -9 IMP EW -8 IMP }\ncase 3 { answer NS 9,8 MP EW 8,2 MP }\n\
         case 4 {\n  answer (1/3 +620 & 2/3 -100)\n}\n",
        "1: NS 54,44% EW 45,56%".replace("54,44%", "~54,44%").replace("45,56%", "~45,56%").as_str(),
    ] {
        let found = graded(KEY, answers);
        assert_eq!(found.notes, [""; 0], "{answers}");
        let right = found.marks.iter().filter(|(_, verdict, _)| verdict == "right").count();
        assert!(right == 4 || (right == 1 && !answers.contains("case")), "{answers}: {:?}", found.marks);
    }
    let beyond = graded(KEY, "5: NS 9.8, EW 8.2\n0: +620\ncase \"Pairs\" { answer NS 9.8, EW 8.2 }\n");
    assert!(beyond.notes[0].starts_with("line 1: the exam has no question `5`"), "{:?}", beyond.notes);
    assert_eq!((beyond.notes.len(), beyond.marks[0].0.as_str()), (2, "4"));
    // A question that is called by a number is the one that is meant.
    let named = "other table 0\ncase \"2\" { answer +620 }\ncase \"1\" { answer -100 }\n";
    assert_eq!(graded(named, "1: -100\n2: +620\n").marks.iter().filter(|mark| mark.1 == "right").count(), 2);
    let folder = Folder::new();
    let key = folder.file("key.ruling", KEY);
    let paper = Run::args(["exam", "paper"]).arg(&key).done().exits(0).stdout;
    assert!(paper.contains("Answer each question by its number") && paper.contains("2: NS 7.5, EW 6.5"), "{paper}");
    let polish = Run::args(["--language", "pl", "exam", "paper"]).arg(&key).done().exits(0).stdout;
    assert!(polish.contains("2: NS 7,5; WE 6,5"), "{polish}");
}

#[test]
fn the_working_of_the_difference() {
    let folder = Folder::new();
    let key = folder.file("key.ruling", KEY);
    let answers = folder.file("a.answers", "case \"Pairs\" { answer +332 }\ncase \"Figures\" { answer NS 1, EW 2 }\n");
    let grade =
        |args: &[&str]| Run::args(["exam", "grade"]).arg(&key).arg(&answers).args_of(args).done().exits(0).stdout;
    let brief = grade(&[]);
    let line = "1. The key: NS 9.8 MP, EW 8.2 MP. The answer: +332, worth NS 10 MP, EW 8 MP:";
    assert!(brief.contains(line) && !brief.contains("0.6 × 15.4"), "{brief}");
    let full = grade(&["--full"]);
    for message in ["0.6 × 15.4 + 0.4 × 1.4 = 9.8", "+332 scores 10", "0.6 × 620 + 0.4 × (−100) = 332"] {
        assert!(full.contains(message), "{message}\n{full}");
    }
    assert!(grade(&["--format", "markdown"]).contains("| 1 | Pairs | 4 | 0 | neither side right |"));
}

#[test]
fn marks_for_a_spreadsheet() {
    let folder = Folder::new();
    let key = folder.file("key.ruling", KEY.replace("\"Pairs\"", "\"=1+1, \\\"Pairs\\\"\""));
    let one = folder.file("=one.answers", "case \"match\" { answer -100 }\n");
    let two = folder.file("two.answers", "case \"thirds\" { answer NS 55/9, EW 107/9 }\n");
    let done = Run::args(["exam", "grade", "--format", "csv"]).arg(&key).arg(&one).arg(&two).done().exits(0);
    let rows: Vec<&str> = done.stdout.lines().collect();
    assert_eq!(rows[0], "candidate,number,question,points,mark,why,key,answer,comes_to,mistake");
    assert_eq!(rows.len(), 1 + 2 * 5, "{}", done.stdout);
    assert!(rows[1].starts_with("'=one.answers,1,\"'=1+1, \"\"Pairs\"\"\",4,0,no answer,"), "{}", rows[1]);
    assert!(rows[2].starts_with("'=one.answers,2,Match,10,2,\"NS right, EW not\","), "{}", rows[2]);
    assert!(rows[2].contains(",'-100,"), "{}", rows[2]);
    assert_eq!(rows[5], "'=one.answers,,,18,2,,,,,");
}

/// Text that a spreadsheet would take for a formula, also in full-width characters, and invisible text.
#[test]
fn no_cell_is_a_formula() {
    let folder = Folder::new();
    let key = folder.file("key.ruling", KEY.replace("\"Match\"", "\"＝1+1\"").replace("\"Thirds\"", "\"＠x\""));
    let names = ["＝cmd", "＋1", "－1", "a\u{202e}b", "c\u{ad}\u{61c}\u{3164}d"];
    let files = names.map(|name| folder.file(&format!("{name}.answers"), ""));
    let done = Run::args(["exam", "grade", "--format", "csv"]).arg(&key).args_of(&files).done().exits(0);
    for row in ["'＝cmd.answers,2,'＝1+1,", "'＋1.answers,1,Pairs,", "'－1.answers,4,'＠x,", "aU+202Eb.answers,1,"]
    {
        assert!(done.stdout.contains(&format!("\n{row}")), "{row}: {}", done.stdout);
    }
}

/// Without anything to score, the key has only its figures.
#[test]
fn figures_without_a_field() {
    let key =
        "case \"a\" { answer NS 9, EW -8 IMP }\ncase \"b\" { answer NS 54.44% }\ncase \"c\" { answer NS ~54.4% }\n";
    for (answers, marks) in [
        ("case \"a\" { answer NS 9 IMP, EW -8 }", ["1", "0", "0"]),
        ("case \"a\" { answer NS 9%, EW -8 MP }", ["0", "0", "0"]),
        ("case \"b\" { answer NS 54.44% }\ncase \"c\" { answer NS ~54.44% }", ["0", "1", "1"]),
        // A question whose key is in percent asks for percent.
        ("case \"b\" { answer NS 54.44 }\ncase \"c\" { answer NS 54.41% }", ["0", "1", "1"]),
        ("case \"b\" { answer +620 }", ["0", "0", "0"]),
    ] {
        let found: Vec<String> = graded(key, answers).marks.into_iter().map(|(mark, _, _)| mark).collect();
        assert_eq!(found, marks, "{answers}");
    }
}

/// Two candidates whose files have one name are told apart by their folders.
#[test]
fn candidates_of_one_name() {
    let (folder, other) = (Folder::new(), Folder::new());
    let key = folder.file("key.ruling", KEY);
    let files = [folder.file("a.answers", ""), other.file("a.answers", "")];
    let done = Run::args(["exam", "grade", "--format", "csv"]).arg(&key).args_of(&files).done().exits(0);
    for file in &files {
        assert!(done.stdout.contains(&format!("{},1,Pairs,4,0,no answer,", file.display())), "{}", done.stdout);
    }
}

/// Also where the paths begin with the same hundred characters.
#[test]
fn candidates_in_deep_folders_are_told_apart() {
    let folder = Folder::new();
    let key = folder.file("key.ruling", KEY);
    let deep = folder.path().join("exam-2025-of-the-national-union/second-session-in-the-spring/all-the-candidates");
    let files = ["anna", "bogdan"].map(|name| {
        std::fs::create_dir_all(deep.join(name)).unwrap();
        let path = deep.join(name).join("answers.ruling");
        std::fs::write(&path, "").unwrap();
        path
    });
    let grade = |format: &str| {
        Run::args(["exam", "grade", "--format", format]).arg(&key).args_of(&files).done().exits(0).stdout
    };
    let text = grade("text");
    for label in ["…anna/answers.ruling", "…bogdan/answers.ruling"] {
        assert_eq!(text.matches(label).count(), 2, "{text}");
    }
    let csv = grade("csv");
    for file in &files {
        assert_eq!(csv.matches(&format!("{},", file.display())).count(), 5, "{csv}");
    }
}

/// Two answers with the same beginning are not the same answer.
#[test]
fn long_answers_are_compared_to_their_ends() {
    let long = |last: i32| format!("answer ({}20% +620 & 40% {last})", "10% +620 & ".repeat(4));
    marked(0, &long(-100), "4", "right", "");
    marked(0, &format!("{};{}", long(-100), long(-200)), "0", "several", "");
    marked(0, &format!("{};{}", long(-200), long(-100)), "0", "several", "");
}

/// Figures of the sides may stand in statements of their own.
#[test]
fn right_halves_are_joined() {
    marked(0, "answer NS 9.8; answer EW 8.2", "4", "right", "");
    marked(0, "answer EW 8.2 MP\nanswer NS 490/9%", "4", "right", "");
    marked(0, "answer NS 9.8; answer EW 8", "2", "ns-right", "");
    marked(0, "answer NS 9.8; answer EW 8.2; answer EW 8", "0", "several", "");
    marked(2, "answer NS 9.8; answer EW 8.2", "1", "right", "");
}

#[test]
fn several_answers_count_where_they_agree() {
    marked(0, "answer NS 9.8, EW 8.2; answer NS 9.8, EW 8.3", "0", "several", "");
    marked(0, "answer (60% +620 & 40% -100); answer +620", "0", "several", "");
    let many: String = (0..1000).map(|at| format!("answer NS {at}, EW 8.2;")).collect();
    marked(0, &many, "0", "several", "");
    let twice = graded(KEY, "case \"Pairs\" { answer NS 1, EW 2 }\ncase \"pairs\" { answer NS 9.8, EW 8.2 }\n");
    assert_eq!((twice.marks[0].0.as_str(), twice.marks[0].1.as_str()), ("0", "several"));
    // Several answers of the key are as good as one another.
    let key = "other table 0\ncase \"a\" { answer +620; answer NS 1, EW 2 }\n";
    assert_eq!(graded(key, "case \"a\" { answer NS 1, EW 2 }").marks[0].0, "1");
    assert_eq!(graded(key, "case \"a\" { answer NS 12, EW -12 }").marks[0].0, "1");
}

#[test]
fn nothing_else_is_executed() {
    for (answers, word) in [
        ("include \"/etc/passwd\"", "`include` in line 1"),
        ("set win 1", "`set` in line 1"),
        ("traveller { -100 }", "`traveller` in line 1"),
        ("case \"Match\" { case \"Pairs\" { answer +620 } }", "`case` in line 1"),
        ("let secret = +620", "`let` in line 1"),
        ("+620", "line 1"),
    ] {
        let found = graded(KEY, &format!("{answers}\ncase \"Pairs\" {{ answer NS 9.8, EW 8.2 }}\n"));
        assert_eq!(found.marks[0].0, "4", "{answers}");
        let message = format!("not executed: {word}");
        assert!(found.notes.contains(&message), "{answers}: {:?}", found.notes);
    }
    for named in ["answer secret", "answer ans", "answer (w +620 & rest -100)", "answer secret/(+620)"] {
        marked(0, named, "0", "unsound", "");
    }
    // Settings of a candidate's case have no effect either.
    marked(0, "set win 1; traveller { +620 }; answer (60% +620 & 40% -100)", "4", "right", "");
}

/// A file of this candidate beside one that is right.
fn beside_a_good_one(name: &str, bytes: &[u8]) -> Done {
    let folder = Folder::new();
    let key = folder.file("key.ruling", KEY);
    let good = folder.file("good.answers", "case \"Pairs\" { answer NS 9.8, EW 8.2 }\n");
    let bad = folder.file(name, bytes);
    let done = Run::args(["exam", "grade"]).arg(&key).arg(&bad).arg(&good).done();
    // The others are marked whether or not a file can be read, and whether or not an examiner has to read a part of it.
    let status = match () {
        () if done.stdout.contains("the file was not read") => 3,
        () if done.stdout.contains("To be marked by hand") => 1,
        () => 0,
    };
    assert_eq!(done.status, Some(status), "{name}");
    assert!(done.stdout.contains("good.answers     4  22.22%"), "{}", done.stdout);
    assert!(!done.stdout.contains("root:") && !done.stdout.contains('\u{7}') && !done.stdout.contains('\u{1b}'));
    assert!(done.stdout.len() < 20_000, "{} bytes", done.stdout.len());
    assert_eq!(done.stderr, "");
    done
}

#[test]
fn hostile_files_cost_their_candidate_alone() {
    let pairs = |answer: &str| format!("case \"Pairs\" {{ {answer} }}\n");
    let fractions: Vec<String> = (0..5000).map(|at| format!("1/{} +{}", 4000 + at, at * 10)).collect();
    let figures: Vec<String> = (0..5000).map(|at| format!("NS {at}/7777")).collect();
    for (name, text) in [
        ("brackets", "(".repeat(100_000)),
        ("braces", "case \"Pairs\" { ".repeat(50_000)),
        ("in the case", pairs(&format!("answer {}+620", "(".repeat(100_000)))),
        ("minus", pairs(&format!("answer {}620", "-".repeat(100_000)))),
        ("fractions", pairs(&format!("answer ({})", fractions.join(" & ")))),
        ("figures", pairs(&format!("answer {}", figures.join(", ")))),
        ("digits", pairs(&format!("answer NS {}, EW 1", "9".repeat(100_000)))),
        ("names", format!("case \"{}\" {{ answer +620 }}\n", "Pair".repeat(100_000))),
        ("cases", "case \"Pears\" { answer +620 }\n".repeat(8_000)),
        ("the same", "case \"Pairs\" { answer +620; answer -100 }\n".repeat(5_000)),
        ("statements", "include \"/etc/passwd\"\n".repeat(10_000)),
        ("quotes", format!("case \"Pairs\" {{ answer \"\"\"{}", "x".repeat(100_000))),
        ("escapes", "case \"\\u{1b}[2J\u{7}\" { answer +620 }\n".to_owned()),
        ("groups", pairs("answer +620 in \"\u{202e}nowhere\"")),
        ("nul", "\0".repeat(100_000)),
        ("damage", pairs("answer damage NS before damage NS before +620 after +500 after +100")),
        ("rest", pairs("answer (rest +620 & rest -100)")),
        ("empty", String::new()),
    ] {
        let done = beside_a_good_one("bad.answers", text.as_bytes());
        assert!(done.stdout.contains("bad.answers      0   0%"), "{name}: {}", done.stdout);
    }
    let large = format!("{}# {}\n", pairs("answer NS 9.8, EW 8.2"), "x".repeat(2_000_000));
    for (bytes, message) in [
        (large.as_bytes(), "larger than 1000000 bytes"),
        (b"case \"Pairs\" { answer +620 } \xff\xfe", "not UTF-8 from byte 29 on"),
    ] {
        let done = beside_a_good_one("bad.answers", bytes);
        assert!(done.stdout.contains(message), "{message}: {}", done.stdout);
    }
}

#[test]
fn one_slip_costs_one_question() {
    let found = graded(
        KEY,
        "case \"Pairs\" { answer (60% +620 & 30%\n}\ncase \"Match\" { answer NS -9, EW -8 }\ncase \"Figures\" { answer NS 9,8 }\n\
         case Thirds { answer +620 }\n",
    );
    let why: Vec<&str> = found.marks.iter().map(|(_, why, _)| why.as_str()).collect();
    assert_eq!(why, ["unsound", "right", "ns-right", "missing"], "{:?}", found.notes);
}

#[test]
fn files_that_are_none() {
    let folder = Folder::new();
    let key = folder.file("key.ruling", KEY);
    let missing = folder.path().join("missing.answers");
    let done = Run::args(["exam", "grade"]).arg(&key).arg(&missing).arg(folder.path()).done().exits(3);
    assert!(done.stdout.contains("no such file") && done.stdout.contains("it is a folder without answers"));
    #[cfg(unix)]
    {
        let done = Run::args(["exam", "grade"]).arg(&key).arg("/dev/zero").done().exits(3);
        assert!(done.stdout.contains("it is not a regular file"), "{}", done.stdout);
    }
}

/// A candidate's file that is a link shows nothing of what it leads to: neither the key's marks nor lines of another.
#[cfg(unix)]
#[test]
fn links_are_not_followed() {
    let folder = Folder::new();
    let key = folder.file("key.ruling", KEY);
    let secret = folder.file("secret.txt", "password hunter2\n(");
    for (name, target) in [("eve.answers", &key), ("mallory.answers", &secret)] {
        let link = folder.path().join(name);
        std::os::unix::fs::symlink(target, &link).unwrap();
        let done = Run::args(["exam", "grade", "--format", "json"]).arg(&key).arg(&link).done().exits(3);
        let candidate = &done.json()["candidates"][0];
        assert_eq!(candidate["mark"], "0", "{name}");
        let notes = candidate["notes"].to_string();
        assert!(notes.contains("symbolic link") && !notes.contains("password") && !notes.contains("marks"), "{notes}");
    }
}

#[test]
fn keys_that_are_not_sound() {
    for (key, message) in [
        ("+620\n", "no-field"),
        ("# nothing\n", "no case of this key has a question"),
        ("other table 0\ncase \"a\" { answer +620 }\ncase \"A\" { answer +620 }\n", "two cases are called `A`"),
        ("other table 0\ncase \"a\" { question \"?\" }\n", "has no answer to mark against"),
        ("other table 0\ncase \"a\" { answer +620; expect +620: NS 1 }\n", "expected"),
        ("other table 0\ncase \"a\" { answer (60% +620) }\n", "weights-sum"),
        ("marks side 120%\nother table 0\ncase \"a\" { answer +620 }\n", "exam-case"),
        ("marks weights -1/2\n", "exam-case"),
        ("marks\n", "`side` or `weights`"),
        ("marks side 50% side 40%\n", "given already"),
        ("other table 0\ncase \"a\" { answer +620\n", "unclosed-bracket"),
    ] {
        let folder = Folder::new();
        let path = folder.file("key.ruling", key);
        let answers = folder.file("a.answers", "");
        let done = Run::args(["exam", "grade"]).arg(&path).arg(&answers).done().exits(3);
        assert!(done.stdout.is_empty(), "{key}: {}", done.stdout);
        let words = done.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(message), "{key}: {}", done.stderr);
    }
    // A paper needs no answers, and a key may come from standard input.
    let paper = Run::args(["exam", "paper", "-"]).stdin("case \"a\" { question \"Why?\" }").done().exits(0);
    assert!(paper.stdout.contains("Question 1 (1 point)") && paper.stdout.contains("Why?"), "{}", paper.stdout);
    Run::args(["exam", "paper", "--key", "-"]).stdin("case \"a\" { question \"Why?\" }").done().exits(3);
    Run::args(["exam", "paper", "no-such-file.ruling"]).done().exits(3);
    for usage in [
        &["exam"][..],
        &["exam", "paper"],
        &["exam", "grade", "key.ruling"],
        &["exam", "paper", "--full", "-"],
        &["exam", "new", "--count", "0"],
        &["exam", "new", "--kind", "other", "--seed", "1"],
        &["exam", "new", "--kind", "split", "--seed", "-1"],
    ] {
        Run::args(usage).done().exits(2);
    }
}

/// A sum of marks is exact, whatever the parts are.
#[test]
fn marks_are_fractions() {
    let key = "marks side 1/3\nother table 0\n\
               case \"a\" points 0.5 { answer +620 }\ncase \"b\" { answer +620 }\ncase \"c\" { answer +620 }\n";
    let answers = "case \"a\" { answer NS 12 }\ncase \"b\" { answer NS 12 }\ncase \"c\" { answer NS 12 }\n";
    let folder = Folder::new();
    let (key, answers) = (folder.file("key.ruling", key), folder.file("a.answers", answers));
    let document = Run::args(["exam", "grade", "--format", "json"]).arg(&key).arg(&answers).done().exits(0).json();
    assert_eq!(document["candidates"][0]["mark"], Exact::fraction(5, 6).unwrap().to_string());
    assert_eq!(document["points"], "5/2");
}

/// Takes whatever comes.
struct Nothing;

impl redress::session::Sink for Nothing {
    fn outcome(&mut self, _: redress::session::Outcome, _: &redress::source::Sources) {}
    fn diagnostic(&mut self, _: redress::diagnostic::Diagnostic, _: &redress::source::Sources) {}
}

#[test]
fn the_scheme_is_in_force_until_the_case_ends() {
    let mut nothing = Nothing;
    let mut session = redress::session::Session::new(&redress::session::NoFiles, &mut nothing);
    session.run("a", "marks weights 40%\ncase \"a\" { marks side 0%; question \"?\" }\nmarks side 120%\n");
    assert_eq!(session.questions()[0].scope.marks().side, Exact::ZERO);
    assert_eq!(session.questions()[0].scope.marks().weights, Exact::percent(40));
    let (kept, _) = session.suspend();
    assert!(in_force(&kept.scope).contains("\nmarks side 50% weights 40%\n"), "{}", in_force(&kept.scope));
}

const LAW: &str = r#"case "A hesitation" points 4 {
  incident ui by E { information: yes; chosen: pass; alternatives: 4♥; suggested: yes }
  question "East passed after a hesitation. What do you rule, and by which Law?"
  answer adjust, law 16B1(a)
}
case "A revoke" points 3 {
  marks verdict 2/3
  board 7
  obtained 4♠= N
  traveller { 4♠= N: 2, 4♠-1 N, 4♠-2 N: 2 }
  incident revoke by N { established: yes; exception: none; trick-won: offender; tricks-after: 3 }
  question "North revoked. What do you rule?"
  answer transfer, law 64A1
  answer 4♠-2 N
}
"#;

/// A question of law is marked in parts: the verdict, and each Law of the key, from which those named in vain are taken off.
#[test]
fn a_question_of_law_is_marked_in_parts() {
    for (answers, first, second) in [
        ("1: adjust, law 16B1(a)\n2: transfer, law 64A1", ("4", "right"), ("3", "right")),
        ("1: ADJUST, Law 16B1a\n2: przekazanie lew, przepis 64A1", ("4", "right"), ("3", "right")),
        ("1: adjust (16B1(a))\n2: transfer (law 64A1).", ("4", "right"), ("3", "right")),
        ("1: adjust, law 16B1(a).\n2: Transfer. Law 64A1.", ("4", "right"), ("3", "right")),
        ("1: adjust; law 16B1(a);\n2: transfer: (64A1).", ("4", "right"), ("3", "right")),
        // The figure is as good as the verdict, where the key has both: +100 is the two others', 4 of a top of 10.
        ("1: stands, law 16B1(a)\n2: 4♠-2 N", ("2", "law-right"), ("3", "right")),
        ("1: adjust\n2: transfer, law 64A2", ("2", "verdict-right"), ("2", "verdict-right")),
        // A Law that decided is never a wrong one; any other is.
        ("1: adjust, law 16B1(a), law 16B3\n2: transfer", ("4", "right"), ("2", "verdict-right")),
        ("1: adjust, law 16B1(a), law 21B\n2: stands, law 64A1", ("2", "verdict-right"), ("1", "law-right")),
        // The Law as a whole is less than was asked.
        ("1: adjust, law 16B\n2: stands", ("2", "verdict-right"), ("0", "wrong")),
        ("1: stands, law 21B\n2: NS 2, EW 8", ("0", "wrong"), ("3", "right")),
        ("case \"A hesitation\" { answer adjust, law 16B1(a); answer stands }", ("0", "several"), ("0", "missing")),
    ] {
        let found = graded(LAW, answers).marks;
        let marks: Vec<(&str, &str)> =
            found.iter().map(|(mark, verdict, _)| (mark.as_str(), verdict.as_str())).collect();
        assert_eq!(marks, [first, second], "{answers}");
    }
    // A part of the Law that was asked is that Law, if there is one: 16B1 has (a) and (b).
    let whole = LAW.replace("law 16B1(a)", "law 16B1");
    for (answer, mark) in
        [("16B1(b)", "right"), ("16B1", "right"), ("16B1(z)", "verdict-right"), ("16B1(c)", "verdict-right")]
    {
        let found = graded(&whole, &format!("1: adjust, law {answer}\n2: transfer, law 64A1")).marks;
        assert_eq!(found[0].1, mark, "{answer}");
    }
}

/// The paper has the story and not what was found of it; the key has the procedure with its steps.
#[test]
fn a_paper_of_law_does_not_show_the_procedure() {
    let folder = Folder::new();
    let key = folder.file("key.ruling", LAW);
    for (language, shown, hidden) in [
        ("en", ["`adjust`: an assigned adjusted score", "East passed after a hesitation."], ["Unauthorised", "offend"]),
        (
            "pl",
            ["`rozjemczy`: zapisowy wynik rozjemczy", "`4: rozjemczy, przepis 16B1(a)`"],
            ["Nielegalna informacja", "wykracz"],
        ),
    ] {
        let paper = Run::args(["exam", "paper", "--language", language]).arg(&key).done().exits(0).stdout;
        let plain = paper.replace('\n', " ").split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(shown.iter().all(|part| plain.contains(part)), "{paper}");
        assert!(hidden.iter().all(|part| !plain.contains(part)), "{paper}");
    }
    let with_key = Run::args(["exam", "paper", "--key"]).arg(&key).done().exits(0).stdout;
    for part in ["Unauthorised information from partner (Law 16B).", "adjust, law 16B1(a)", "4♠−2 N"] {
        assert!(with_key.contains(part), "no {part} in {with_key}");
    }
    let polish = Run::args(["exam", "paper", "--key", "--language", "pl"]).arg(&key).done().exits(0).stdout;
    assert!(polish.contains("rozjemczy, przepis 16B1(a)") && !polish.contains("adjust"), "{polish}");
    // The script runs, formats to itself, and says what the answer is in JSON.
    let document = Run::args(["run"]).arg(&key).json();
    let answer = document["results"].as_array().unwrap().iter().find(|one| one["kind"] == "answer").unwrap();
    assert_eq!(answer["figures"], "adjust, law 16B1(a)");
    assert_eq!(redress::syntax::format(LAW).as_deref(), Ok(LAW));
}
