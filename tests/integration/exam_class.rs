//! A class: pages of marks, and what the marks say of the questions.

use crate::harness::{Done, Folder, Run, root};
use crate::schema::{known, strange, wrong};
use redress::number::Exact;
use serde_json::Value;
use std::path::PathBuf;

const KEY: &str = r#"case "Split" points 4 { other table 0; question "1?"; answer (-100)/(+620) }
case "Plain" points 2 { other table 0; question "2?"; answer +620 }
"#;

/// 100 points are 3 IMPs and 620 are 12 (Law 78B).
const FULL: [&str; 2] = ["1: NS -3, EW -12", "2: NS 12, EW -12"];
const HALF: &str = "1: NS -3, EW 0";
const WRONG: [&str; 2] = ["1: NS 7, EW 7", "2: NS 1, EW 1"];

/// Ten candidates with these marks: 4+2, 4+2, 4+0, 2+2, 4+0, 2+0, 0+2, nothing answered, 0+0, 2+0.
fn ten(folder: &Folder) -> Vec<PathBuf> {
    let sheets = [
        [FULL[0], FULL[1]],
        [FULL[0], FULL[1]],
        [FULL[0], WRONG[1]],
        [HALF, FULL[1]],
        [FULL[0], WRONG[1]],
        [HALF, WRONG[1]],
        [WRONG[0], FULL[1]],
        ["", ""],
        [WRONG[0], WRONG[1]],
        [HALF, WRONG[1]],
    ];
    let sheet = |(at, lines): (usize, &[&str; 2])| folder.file(&format!("c{at}.answers"), lines.join("\n"));
    sheets.iter().enumerate().map(sheet).collect()
}

fn run(command: &str, key: &PathBuf, answers: &[PathBuf], more: &[&str]) -> Done {
    Run::args(["exam", command]).arg(key).args_of(answers).args_of(more).done()
}

/// By hand. Totals 6, 6, 4, 4, 4, 2, 2, 0, 0, 2: mean 3, median (2 + 4)/2. 27% of ten are 3: the best are the two with 6
/// and a third of each with 4, the weakest the two with 0 and a third of each with 2.
/// First question: 22/40; (4 + 4 + (4 + 2 + 4)/3 − (2 + 0 + 2)/3)/(3 · 4) = 5/6.
/// Second: 8/20; (2 + 2 + 2/3 − 2/3)/(3 · 2) = 2/3. Alpha: 2 · (1 − (276 + 96)/420) = 8/35.
#[test]
fn statistics_as_reckoned_by_hand() {
    let folder = Folder::new();
    let (key, answers) = (folder.file("key.ruling", KEY), ten(&folder));
    let document = run("statistics", &key, &answers, &["--format", "json"]).exits(0).json();
    let figure = |name: &str| document[name].as_str().unwrap().to_owned();
    assert_eq!(["points", "mean", "median", "highest", "lowest"].map(figure), ["6", "3", "3", "6", "0"]);
    assert_eq!((figure("reliability").as_str(), &document["group"]), ("8/35", &Value::from(3)));
    let question = |at: usize, name: &str| document["questions"][at][name].clone();
    for (at, mean, facility, discrimination, counts) in
        [(0, "11/5", "11/20", "5/6", [4, 3, 2, 1]), (1, "4/5", "2/5", "2/3", [4, 0, 5, 1])]
    {
        assert_eq!(
            ["mean", "facility", "discrimination"].map(|name| question(at, name)),
            [mean, facility, discrimination]
        );
        assert_eq!(["full", "part", "nothing", "missing"].map(|name| question(at, name)), counts);
    }
    assert_eq!(question(1, "answers")[0]["answer"], "NS 1, EW 1");
    assert_eq!(question(1, "answers")[0]["candidates"], 5);
    // The order of the files makes no difference, and no file's name is in the statistics.
    let turned: Vec<PathBuf> = answers.iter().rev().cloned().collect();
    assert_eq!(run("statistics", &key, &turned, &["--format", "json"]).stdout, document_text(&key, &answers));
    for format in ["text", "markdown", "html", "latex", "json"] {
        let rendered = run("statistics", &key, &answers, &["--format", format]).exits(0).stdout;
        assert!(!rendered.contains("c7"), "{format}: {rendered}");
    }
    let text = run("statistics", &key, &answers, &[]).stdout;
    for message in [
        "10 candidates.",
        "Mean 3 of 6 points (50%), median 3, from 0 to 6.",
        "Reliability (Cronbach's alpha): 0.23.",
        "    1  Split          4   2.2       55%            0.83",
        "4 + 3 + 3",
    ] {
        assert!(text.contains(message), "{message}\n{text}");
    }
    let polish = run("statistics", &key, &answers, &["--language", "pl"]).stdout;
    assert!(polish.contains("Średnia 3 na 6 punktów (50%)") && polish.contains("0,83"), "{polish}");
}

fn document_text(key: &PathBuf, answers: &[PathBuf]) -> String {
    run("statistics", key, answers, &["--format", "json"]).stdout
}

/// Without anybody, with one, with equal totals, with a question worth nothing, with a file that cannot be read.
#[test]
fn small_classes_have_what_can_be_said() {
    let folder = Folder::new();
    let free = KEY.replace("points 2", "points 0");
    let (key, free) = (folder.file("key.ruling", KEY), folder.file("free.ruling", free));
    let answers = ten(&folder);
    let gone = vec![folder.path().join("gone.answers")];
    let document = run("statistics", &key, &gone, &["--format", "json"]).exits(3).json();
    assert_eq!((&document["candidates"], &document["unread"], &document["mean"]), (&0.into(), &1.into(), &Value::Null));
    assert!(run("statistics", &key, &gone, &[]).exits(3).stdout.contains("0 candidates; files that could not be read"));
    for some in [&answers[..1], &answers[..2], &answers[..9]] {
        let text = run("statistics", &key, some, &[]).exits(0).stdout;
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("needs ten candidates"), "{text}");
    }
    let document = run("statistics", &free, &answers, &["--format", "json"]).exits(0).json();
    assert_eq!(document["questions"][1]["facility"], Value::Null);
    assert_eq!(document["questions"][1]["discrimination"], Value::Null);
}

/// The folder of a class is its files, whatever else lies in it; nothing is made of a class of nobody.
#[test]
fn a_folder_is_a_class() {
    let folder = Folder::new();
    let key = folder.file("key.ruling", KEY);
    let answers = ten(&folder);
    folder.file("notes.txt", "none");
    let whole = vec![folder.path().to_owned()];
    assert_eq!(run("statistics", &key, &whole, &["--format", "json"]).exits(0).stdout, document_text(&key, &answers));
    // A head, and of each candidate two questions and the sum.
    assert_eq!(run("grade", &key, &whole, &["--format", "csv"]).stdout.lines().count(), 31);
    let other = Folder::new();
    other.file("one", "1: NS 1, EW 1");
    other.file("two.txt", "1: NS 1, EW 1");
    other.file(".hidden", "1: NS 1, EW 1");
    let found = run("statistics", &key, &[other.path().to_owned()], &["--format", "json"]).exits(0).json();
    assert_eq!(found["candidates"], 2);
    // Scripts are answers where nothing else is, but the key is none.
    let scripts = Folder::new();
    let own = scripts.file("key.ruling", KEY);
    scripts.file("one.ruling", "1: NS 1, EW 1");
    let found = run("statistics", &own, &[scripts.path().to_owned()], &["--format", "json"]).exits(0).json();
    assert_eq!(found["candidates"], 1);
    let empty = Folder::new();
    let marks = run("grade", &key, &[empty.path().to_owned()], &[]).exits(3).stdout;
    assert!(marks.contains("it is a folder without answers"), "{marks}");
    let text = run("statistics", &key, &[empty.path().to_owned()], &[]).exits(3).stdout;
    assert!(text.contains("0 candidates") && !text.contains("facility"), "{text}");
}

/// Draws from a seed, for candidates that are the same everywhere.
struct Draws(u64);

impl Draws {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}

/// The answers of an example by the numbers of the paper.
fn by_number(name: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(format!("examples/exam/{name}.answers"))).unwrap();
    let cases: Vec<&str> = text.split("case \"").skip(1).collect();
    let answer = |case: &&str| {
        case.split_once("answer ").and_then(|(_, rest)| rest.split_once('}')).unwrap().0.trim().to_owned()
    };
    cases.iter().map(answer).collect()
}

/// Thirty candidates of the example's exam, from hardly any knowledge to all: each question is answered as Anna does, or
/// with Bogdan's mistake, or not at all.
fn thirty(folder: &Folder) -> Vec<PathBuf> {
    let (right, mistaken) = (by_number("anna"), by_number("bogdan"));
    assert_eq!((right.len(), mistaken.len()), (20, 19));
    let mut draws = Draws(2026);
    let candidate = |at: u64| {
        let mut lines = Vec::new();
        for (number, right) in (1..).zip(&right) {
            let wrong = mistaken.get(number - 1);
            match draws.below(36) {
                drawn if drawn < at + 3 => lines.push(format!("{number}: {right}")),
                drawn if drawn % 4 == 0 => lines.push(format!("{number}:")),
                _ => lines.extend(wrong.map(|wrong| format!("{number}: {wrong}"))),
            }
        }
        folder.file(&format!("candidate-{at:02}.answers"), lines.join("\n"))
    };
    (0..30).map(candidate).collect()
}

fn exact(value: &Value) -> Exact {
    let text = value.as_str().unwrap();
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    Exact::fraction(above.parse().unwrap(), below.parse().unwrap()).unwrap()
}

#[test]
fn a_class_of_thirty() {
    let folder = Folder::new();
    let (key, answers) = (root().join("examples/exam/key.ruling"), thirty(&folder));
    let marks = run("grade", &key, &answers, &["--format", "json"]).exits(0).json();
    let document = run("statistics", &key, &answers, &["--format", "json"]).exits(0).json();
    let schema = std::fs::read_to_string(root().join("schema/exam-statistics.schema.json")).unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let (mut found, mut keys) = (Vec::new(), Vec::new());
    wrong(&schema, &document, &schema, "", &mut found);
    known(&schema, &mut keys);
    strange(&document, &keys, &mut found);
    assert!(found.is_empty(), "{found:#?}");
    assert_eq!((&document["candidates"], &document["group"]), (&30.into(), &8.into()));
    // The facilities from the marks themselves, each within its bounds; the class was made to tell them apart.
    let candidates = marks["candidates"].as_array().unwrap();
    for (at, question) in document["questions"].as_array().unwrap().iter().enumerate() {
        let sum: Exact = candidates.iter().map(|one| exact(&one["marks"][at]["mark"])).sum();
        let most = &exact(&question["points"]) * &Exact::from(30_i64);
        assert_eq!(Some(exact(&question["facility"])), sum.over(&most));
        let index = exact(&question["discrimination"]);
        assert!(index.abs() <= Exact::ONE, "{index}");
        let counts = ["full", "part", "nothing", "missing"].map(|name| question[name].as_u64().unwrap());
        assert_eq!(counts.iter().sum::<u64>(), 30);
    }
    assert!(exact(&document["reliability"]) > Exact::percent(60), "{}", document["reliability"]);
    let mean: Exact = document["questions"].as_array().unwrap().iter().map(|one| exact(&one["discrimination"])).sum();
    assert!(mean > 6_i64, "{mean}");
    // A page has a sheet for each candidate, one of all and one of the class, one title and no script.
    let page = run("grade", &key, &answers, &["--format", "html", "--title", "Class of 2026"]).exits(0).stdout;
    assert_eq!(page.matches("<section class=\"begins\">").count(), 32);
    assert_eq!(page.matches("<h1").count(), 1);
    assert!(page.contains("<title>Class of 2026</title>") && !page.contains("<script"), "{}", &page[..400]);
    assert!(page.contains("role=\"img\" aria-label=\"Candidates with full marks, a part and nothing. Question 1:"));
    let article = run("grade", &key, &answers, &["--format", "latex"]).exits(0).stdout;
    assert_eq!(article.matches("\\begins\n").count(), 32);
    // The first of them begins the first page.
    assert!(article.contains("\\newcommand{\\begins}{\\global\\let\\begins\\clearpage}"));
}

/// Articles of papers, marks and statistics compile, and nothing in them is wider than the page; where there is no LaTeX
/// this is not tried.
#[test]
fn articles_compile() {
    let is_there = std::process::Command::new("pdflatex").arg("--version").output().is_ok();
    if !is_there {
        eprintln!("pdflatex is not there: articles of exams are not compiled");
        return;
    }
    let folder = Folder::new();
    let (key, answers) = (root().join("examples/exam/key.ruling"), thirty(&folder));
    let law = root().join("examples/exam/law.ruling");
    for (name, text) in [
        ("marks", run("grade", &key, &answers[..3], &["--format", "latex"]).stdout),
        ("statistics", run("statistics", &key, &answers, &["--format", "latex", "--language", "pl"]).stdout),
        ("paper", run("paper", &key, &[], &["--format", "latex"]).stdout),
        ("sheet", run("sheet", &law, &[], &["--format", "latex", "--language", "pl"]).stdout),
    ] {
        let file = folder.file(&format!("{name}.tex"), text);
        let done = std::process::Command::new("pdflatex")
            .args(["-interaction=nonstopmode", "-halt-on-error"])
            .arg(&file)
            .current_dir(folder.path())
            .output()
            .unwrap();
        let log = String::from_utf8_lossy(&done.stdout).into_owned();
        assert!(done.status.success(), "{name}: {log}");
        let overfull =
            log.lines().filter_map(|line| line.strip_prefix("Overfull \\hbox (")?.split_once("pt").map(|(pt, _)| pt));
        let wide: Vec<&str> = overfull.filter(|pt| pt.parse::<f64>().is_ok_and(|pt| pt > 2.0)).collect();
        assert!(wide.is_empty(), "{name}: {wide:?} pt too wide");
    }
}
