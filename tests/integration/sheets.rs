//! Rulings handed over: what stands on a sheet, in every format and both languages, and which cases get one.

use crate::harness::{Folder, Run, root};
use serde_json::{Value, json};

/// The weights are those of seed 002's second case; nine other tables.
const CASE: &str = r#"
case "A part of the explanation is missing" {
  board 11
  deal "N:7.T732.QT8764.J5 KJ95432.K64.5.Q8 AQT.A8.AKJ3.AK63 86.QJ95.92.T9742"
  auction "2♦(!explained as weak in a major) pass pass ? 2♠ 3NT pass pass pass"
  obtained 3NT+2 S
  traveller { 3NT+2 S: 4, 3NT+1 S: 2, 5♦= S, 3NT+3 S, 2♦+4 S }
  incident misinformation by N {
    facts: "North left the strong hands out."
    wrong: yes, "he had forgotten them"; stage: after; influenced: yes; unauthorised-too: no
    poll "East's call?" { 2♠: 6, pass: 4 }
  }
  (50% 3NT+2 S & 50% 2♦+4 S)
}
"#;

fn sheet(script: &str, args: &[&str]) -> String {
    Run::args(["sheet", "-"]).args_of(args).stdin(script).done().exits(0).stdout
}

fn documents(script: &str, args: &[&str]) -> Vec<Value> {
    let text = sheet(script, &[&["--format", "json"], args].concat());
    let document: Value = serde_json::from_str(&text).unwrap();
    document["results"].as_array().cloned().unwrap()
}

#[test]
fn a_sheet_has_all_that_the_committee_asks_for() {
    // By hand: 3NT+2 scores 460 and 2♦+4 170. Of the nine others one has 490, four 460, two 430, one 400, one 170: 460
    // beats four and ties with four, 12 of 18; 170 ties with one, 1 of 18. Half of each is 6.5.
    let text = sheet(CASE, &["--event", "Club pairs"]);
    for expected in [
        "Ruling: A part of the explanation is missing",
        "Event: Club pairs",
        "Board 11, dealer South, nobody vulnerable.",
        "♠ KJ95432",
        "pass   pass    ? 2♠   3NT",
        "¹ explained as weak in a major",
        "The contract is 3NT by South.",
        "Obtained at the table: 3NT by South with 2 overtricks",
        "Misinformation: North (Law 21B)",
        "Facts: North left the strong hands out.",
        "Poll: East's call? 2♠ 6, pass 4.",
        "yes (he had forgotten them)",
        "An assigned adjusted score is to be awarded. Decided by Laws",
        "Both sides: 50% of 3NT by South with 2 overtricks, 50% of 2♦ by South with 4",
        "NS state ____",
        "EW state ____",
        "Consulted ____",
        "Board 11: appeal and signatures",
        "Appeal by ____",
        "Deposit ____",
        "Decision on the appeal ____",
        "NS  12 MP (66.67%)   6.5 MP (36.11%)",
        "EW   6 MP (33.33%)  11.5 MP (63.89%)",
        "Other pairs whose score changes",
        "may appeal until 30 minutes after the",
        "(Law 92B).",
        "For NS",
    ] {
        assert!(text.contains(expected), "{expected}:\n{text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    // Nothing on a player's page is in the notation, nor asks anybody to call.
    assert!(!text.contains("3NT+2 S") && !text.contains("is to call"), "{text}");
}

/// The day of an event is on its sheets, and the command's word goes before the file's.
#[test]
fn a_sheet_has_the_date_of_its_event() {
    let folder = Folder::new();
    folder.file("e.csv", "# DATE: 2026-11-24\nboard,ns,ew,score\n7,1,2,420\n7,3,4,-50\n");
    folder.file("a.ruling", "event \"e.csv\"\nboard 7\nat NS 1 EW 2: (60%+420 & 40%-50)\n");
    for (args, date) in [(&[][..], "Date: 2026-11-24"), (&["--date", "12 May"], "Date: 12 May")] {
        let done = Run::args([&["sheet", "a.ruling"], args].concat()).within(folder.path()).done().exits(0);
        assert!(done.stdout.contains(date) && !done.stdout.contains("Date ____"), "{}", done.stdout);
    }
}

/// The head prints what the command states; a fact that is not known has a line to be written on.
#[test]
fn a_sheet_has_a_head_to_be_filled_in() {
    let open = sheet("board 7\n4♠= N", &[]);
    for blank in ["Event ____", "Date ____", "Table ____", "NS ____", "Facts, reason and Law ____"] {
        assert!(open.contains(blank), "{blank}: {open}");
    }
    let args = ["--event", "Club pairs", "--session", "2", "--date", "12 May", "--director", "Jan Kowalski"];
    for (language, head, director) in [
        ("en", "Event: Club pairs, Session 2, Date: 12 May\n", "Director: Jan Kowalski"),
        ("pl", "Zawody: Club pairs; Sesja 2; Data: 12 May\n", "Sędzia: Jan Kowalski"),
    ] {
        let text = sheet(CASE, &[&args[..], &["--language", language]].concat());
        assert!(text.contains(head) && text.contains(director), "{text}");
        assert!(!text.contains("Date ____") && !text.contains("Data ____"), "{text}");
    }
    let found = documents(CASE, &args);
    assert_eq!((&found[0]["session"], &found[0]["director"]), (&"2".into(), &"Jan Kowalski".into()));
    let auction = sheet("board 1\nauction \"1♠ [1♥]\"\n3NT= N", &[]);
    assert!(!auction.contains("is to call"), "{auction}");
}

#[test]
fn a_sheet_in_polish() {
    let text = sheet(CASE, &["--language", "pl", "--appeal", "1"]);
    for expected in [
        "Orzeczenie: A part of",
        "Rozdanie 11, rozdaje S, obie przed partią.",
        "Kontrakt 3BA, rozgrywa S.",
        "Wynik przy stole: 3BA (S) z 2 nadróbkami",
        "Błędna informacja: N (przepis 21B)",
        "Obie strony: 50%: 3BA (S) z 2 nadróbkami; 50%: 2♦ (S) z 4 nadróbkami.",
        "NS  12 PT (66,67%)   6,5 PT (36,11%)",
        "termin upływa minutę po",
        "Sędzia",
        "W imieniu WE",
    ] {
        let text = text.replace("\n  ", " ");
        assert!(text.contains(expected), "{expected}:\n{text}");
    }
}

#[test]
fn a_sheet_is_a_page_in_html() {
    let heads =
        [("en", "Ruling: A part", "<h2>Board 11: appeal"), ("pl", "Orzeczenie: A part", "<h2>Rozdanie 11: odwołanie")];
    for (language, title, appeal) in heads {
        let page = sheet(CASE, &["--format", "html", "--language", language]);
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains(&format!("<html lang=\"{language}\">")));
        assert!(page.contains(&format!("<h1>{title}")) && page.contains(appeal), "{page}");
        assert_eq!(page.matches("<article class=\"sheet\"").count(), 1);
        assert!(page.contains("@page { size: A4;") && !page.contains("size: A5"));
        assert!(page.contains("<table class=\"auction\"") && page.contains("<div class=\"deal\""));
        let small = sheet(CASE, &["--format", "html", "--paper", "a5"]);
        assert!(small.contains("@page { size: A5;") && !small.contains("size: A4"));
    }
    // Text by others is escaped.
    let page = sheet(CASE, &["--format", "html", "--event", "<b>x</b>"]);
    assert!(page.contains("Event: &lt;b&gt;x&lt;/b&gt;") && !page.contains("<b>x"));
}

#[test]
fn a_sheet_in_latex_and_markdown() {
    for (language, babel, words) in [
        ("en", "[english]{babel}", "50\\% of 3NT by South with 2 overtricks"),
        ("pl", "[polish]{babel}", "50\\%: 3BA (S) z 2 nadróbkami"),
    ] {
        let article = sheet(CASE, &["--format", "latex", "--language", language]);
        assert!(article.starts_with("\\documentclass[11pt,a4paper]") && article.contains(babel), "{article}");
        assert!(article.contains(words) && article.contains("\\sheetend\n"), "{article}");
        assert_eq!(article.matches("\\begin{").count(), article.matches("\\end{").count());
    }
    assert!(sheet(CASE, &["--format", "latex", "--paper", "a5"]).starts_with("\\documentclass[10pt,a5paper]"));
    for (language, ruling, signed) in [("en", "### Ruling", "Director"), ("pl", "### Orzeczenie", "Sędzia")] {
        let text = sheet(CASE, &["--format", "markdown", "--language", language]);
        assert!(text.starts_with("## ") && text.contains(ruling) && text.contains(signed), "{text}");
        assert!(text.contains("| NS | 12 "), "{text}");
    }
}

#[test]
fn a_sheet_in_json_has_the_same() {
    let found = documents(CASE, &["--event", "Club pairs", "--appeal", "20"]);
    let [sheet] = found.as_slice() else { panic!("{found:#?}") };
    assert_eq!(
        (&sheet["kind"], &sheet["event"], &sheet["appeal"]),
        (&"sheet".into(), &"Club pairs".into(), &20.into())
    );
    assert_eq!(sheet["ruling"], "(50% 3NT+2 S & 50% 2♦+4 S)");
    assert_eq!((&sheet["scored"]["ns"]["exact"], &sheet["before"]["ns"]["exact"]), (&"13/2".into(), &"12".into()));
    assert_eq!(sheet["auction"]["declarer"], "S");
    assert_eq!(sheet["deal"]["n"], "7.T732.QT8764.J5");
    assert_eq!(sheet["incidents"][0]["polls"][0]["votes"][1]["chosen"], 4);
    assert_eq!(sheet["incidents"][0]["facts"][0], "North left the strong hands out.");
}

#[test]
fn every_case_with_a_ruling_has_its_page() {
    let path = root().join("examples/procedures/04-revoke.ruling");
    let script = std::fs::read_to_string(path).unwrap();
    let cases = script.lines().filter(|line| line.starts_with("case ")).count();
    assert_eq!(documents(&script, &[]).len(), cases);
    let page = sheet(&script, &["--format", "html"]);
    assert_eq!(page.matches("<article class=\"sheet\"").count(), cases);
    assert!(page.contains(".sheet + .sheet { border-top: 0; break-before: page;"));
    let one = documents(&script, &["--case", "not established"]);
    assert_eq!(one.iter().map(|sheet| sheet["case"].as_str().unwrap()).collect::<Vec<_>>(), ["Not established"]);
    // A ruling outside any case has a sheet as well; a case without a ruling has none.
    assert_eq!(documents("board 13\n3NT= W\ncase \"x\" { board 1 }", &[]).len(), 1);
    let nested = "case \"outer\" { board 1\n1NT= N\ncase \"inner\" { 2♠= N } }\ncase \"other\" { board 2\n1NT= N }";
    assert_eq!(documents(nested, &[]).len(), 3);
    let inner = documents(nested, &["--case", "inner"]);
    assert_eq!(inner.iter().map(|sheet| sheet["ruling"].as_str().unwrap()).collect::<Vec<_>>(), ["2♠= N"]);
}

#[test]
fn the_statement_stands_where_it_is_written() {
    let ruling = "  (50% 3NT+2 S & 50% 2♦+4 S)\n";
    let script = CASE.replace(ruling, &format!("{ruling}  sheet \"Club pairs\" appeal 20\n  3NT+2 S\n"));
    let text = Run::script(&script).done().exits(0).stdout;
    assert!(
        text.contains("Event: Club pairs") && text.replace("\n  ", " ").contains("may appeal until 20 minutes"),
        "{text}"
    );
    // The command makes no second one, and the script's own event is kept.
    let found = documents(&script, &["--event", "Another"]);
    assert_eq!(found.len(), 1);
    assert_eq!((&found[0]["event"], &found[0]["ruling"]), (&"Club pairs".into(), &ruling.trim().into()));
    // In a lecture it is woven in like any other result.
    let lecture = format!("# A ruling\n\n```ruling\n{}\n```\n", script.trim());
    let folder = Folder::new();
    let path = folder.file("lecture.md", lecture);
    let woven = Run::args(["weave"]).arg(&path).done().exits(0).stdout;
    assert!(woven.contains("## Ruling: A part of") && woven.contains("Event: Club pairs"), "{woven}");
}

/// The event by its file or by its name; a file that is not there is an error.
#[test]
fn the_event_of_the_command() {
    let folder = Folder::new();
    let event = folder.file("evening.csv", "board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n");
    let script = folder.file("rulings.ruling", "board 1\nat NS 1 EW 2: 60% +420, 40% -50\n");
    for command in ["sheet", "log"] {
        let run = |event: &std::ffi::OsStr| Run::args([command]).arg(&script).arg("--event").arg(event).done();
        let text = run(event.as_os_str()).exits(0).stdout;
        assert!(text.contains("60%"), "{command}: {text}");
        let missing = run(std::ffi::OsStr::new("evning.csv"));
        assert!(missing.stderr.contains("evning.csv"), "{command}: {}", missing.stderr);
        assert!(run(std::ffi::OsStr::new("Club pairs")).stderr.contains("event"), "{command}");
    }
}

#[test]
fn the_ruling_in_words() {
    // Below the second line that says so: the first is the title.
    let ruling = |script: &str| {
        let text = sheet(script, &[]);
        let below = text.rsplit_once("  Ruling\n").map_or("", |(_, below)| below);
        let lines = below.lines().take_while(|line| !line.trim().is_empty());
        lines.map(str::trim).collect::<Vec<_>>().join(" ")
    };
    let on = |ruling: &str| format!("board 7\ntraveller {{ 4♠= N: 2, 4♠-1 N: 2 }}\n{ruling}");
    for (written, words) in [
        ("(60% 4♠= N & 40% 4♠-1 N)", "Both sides: 60% of 4♠ by North made, 40% of one down."),
        (
            "(60% 4♠+1 N & 40% 4♥x-3 N)",
            "Both sides: 60% of 4♠ by North with one overtrick, 40% of 4♥x by North 3 down.",
        ),
        ("(-100)/(+620)", "NS: a score of −100. EW: a score of +620."),
        (
            "(100% 4♠+1 N & -100% 4♠= N & 100% 4♠-1 N)/(-100)",
            "NS caused part of their own damage. Without the infraction: 4♠ by North with one overtrick. After it, without their own error: 4♠ by North made. Obtained: 4♠ by North one down. EW: a score of −100.",
        ),
        ("A+/A-", "NS: average plus. EW: average minus."),
        ("55%/45%", "NS: 55% of the top. EW: 45% of the top."),
        ("pass", "Both sides: passed out."),
        (
            "damage NS before 4♠= N after 4♠= N obtained 4♠-1 N",
            "NS caused part of their own damage. Without the infraction: 4♠ by North made. After it, without their own error: 4♠ by North made. Obtained: 4♠ by North one down.",
        ),
    ] {
        assert_eq!(ruling(&on(written)), words, "{written}");
    }
    // Without a field a contract is its score.
    assert!(sheet("board 7\n4♠= N", &[]).contains("NS +620, EW −620"));
    // A score that stands is named, and so is a penalty.
    let stands = "board 7\noffenders EW\nobtained 4♠= N\ntraveller { 4♠= N: 2, 4♠-1 N }\npenalty EW 1 MP\n4♠-1 N";
    let text = sheet(stands, &[]);
    assert!(text.contains("The score obtained at the table stands."), "{text}");
    assert!(text.contains("A procedural penalty of 1 MP has been taken from EW (Law 90)."), "{text}");
    // The score obtained is that before the penalty: two other tables have the same and one less, 4 of 6 and 2.
    let kept = sheet("board 7\nobtained 4♠= N\ntraveller { 4♠= N: 2, 4♠-1 N }\npenalty NS 10%\nstands", &[]);
    let figures = |side: &str| kept.lines().find(|line| line.trim_start().starts_with(side)).unwrap_or_default();
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(words(figures("NS  4")), "NS 4 MP (66.67%) 3.4 MP (56.67%)", "{kept}");
    assert_eq!(words(figures("EW  2")), "EW 2 MP (33.33%) 2 MP (33.33%)", "{kept}");
}

/// A penalty is on the sheet and in the log of a board whose score nobody touches (Law 90A).
#[test]
fn a_penalty_without_a_score_is_on_the_papers() {
    let slow = "board 7\npenalty NS 10%\nincident procedural-penalty by NS { offence: slow; removed: no }";
    for (language, words) in [("en", "NS are penalised 10% of a top."), ("pl", "Kara dla NS: 10% maksa.")] {
        let text = sheet(slow, &["--lang", language]);
        assert!(text.contains(words), "{text}");
    }
    let log = Run::args(["log", "-"]).stdin(slow).done().exits(0);
    assert!(log.stdout.contains("NS are penalised"), "{}", log.stdout);
    let document = Run::args(["run", "-"]).stdin(format!("{slow}\nsheet")).json();
    let sheet = document["results"].as_array().unwrap().iter().find(|result| result["kind"] == "sheet").unwrap();
    assert_eq!(sheet["penalties"], json!(["penalty NS 10%"]));
}

#[test]
fn nothing_to_hand_over_is_said() {
    let refused =
        |script: &str, args: &[&str]| Run::args(["sheet", "-"]).args_of(args).stdin(script).done().exits(3).stderr;
    assert!(refused("board 13", &[]).contains("no case has a ruling to print"));
    assert!(refused(CASE, &["--case", "another"]).contains("no case `another` has a ruling"));
    // An error in the case leaves it without a sheet.
    assert!(refused("case \"x\" { board 13\n3NT= W\n4♠= }", &[]).contains("contract-declarer"));
    Run::args(["sheet", "-", "--appeal", "99999"]).stdin(CASE).done().exits(2);
    Run::args(["sheet"]).done().exits(2);
}

/// The sheet of a ruling at a table names the event as its file does, the table and who sat there.
#[test]
fn a_sheet_names_the_table() {
    for (language, expected) in
        [("en", ["Table 2: NS 2, EW 2", "Event: Monday pairs"]), ("pl", ["Stół 2: NS 2, WE 2", "Zawody: Monday pairs"])]
    {
        let script = "event \"examples/evening/monday.xml\"\nboard 3\nat table 2: (60% 4♠= N & 40% 4♠-1 N)\nsheet\n";
        let output = Run::args(["run", "--lang", language, "-"]).stdin(script).done().exits(0).stdout;
        let sheet = output.split_once("\n4♠").map_or(output.as_str(), |(head, _)| head);
        assert!(expected.iter().all(|words| output.contains(words)), "{sheet}");
    }
}

/// Those who sat there are named as the event's file names them.
#[test]
fn a_sheet_names_the_players() {
    let monday = std::fs::read_to_string(root().join("examples/evening/monday.xml")).unwrap();
    let player = |name: &str| format!("<PLAYER><PLAYER_NAME>{name}</PLAYER_NAME></PLAYER>");
    let named = monday.replacen(
        "<PAIR><PAIR_NUMBER>2</PAIR_NUMBER><DIRECTION>NS</DIRECTION></PAIR>",
        &format!(
            "<PAIR><PAIR_NUMBER>2</PAIR_NUMBER><DIRECTION>NS</DIRECTION>{}{}</PAIR>",
            player("Ann Archer"),
            player("Bea &lt;Baker&gt;")
        ),
        1,
    );
    assert_ne!(monday, named);
    let folder = Folder::new();
    folder.file("monday.xml", named);
    let script = "event \"monday.xml\"\nboard 3\nat table 2: (60% 4♠= N & 40% 4♠-1 N)\n";
    let script = folder.file("evening.ruling", script);
    let printed = |format: &str| Run::args(["sheet", "--format", format]).arg(&script).done().exits(0).stdout;
    let text = printed("text");
    assert!(text.contains("Table 2: NS 2 (Ann Archer – Bea <Baker>), EW 2"), "{text}");
    assert!(printed("html").contains("NS 2 (Ann Archer – Bea &lt;Baker&gt;)"));
    let document: Value = serde_json::from_str(&printed("json")).unwrap();
    let table = &document["results"][0]["table"];
    assert_eq!((&table["ns_names"][1], table["ew_names"].as_array().unwrap().len()), (&"Bea <Baker>".into(), 0));
}

/// A sheet is signed: no ruling is left out in silence.
#[test]
fn every_ruling_has_its_sheet() {
    let rulings = |script: &str| -> Vec<String> {
        documents(script, &[]).iter().map(|sheet| sheet["ruling"].as_str().unwrap().to_owned()).collect()
    };
    let board = "board 12\ntraveller { +620: 3, -100: 2 }\n";
    let [first, second] = ["(60% +620 & 40% -100)", "(70% +620 & 30% -100)"];
    assert_eq!(rulings(&format!("{board}{first}\n{second}\n{first}\n")), [first, second]);
    assert_eq!(rulings(&format!("case \"a\" {{\n{board}{first}\n{second}\n}}\n")), [first, second]);
    // The rulings of a board are handed over when another begins.
    let two = format!("case \"a\" {{\n{board}{first}\nboard 13\ntraveller {{ +620: 3, -100: 2 }}\n{second}\n}}\n");
    assert_eq!(rulings(&two), [first, second]);
    assert_eq!(documents(&two, &[]).iter().map(|sheet| sheet["board"].as_u64().unwrap()).collect::<Vec<_>>(), [12, 13]);
    let slips = std::fs::read_to_string(root().join("examples/paper/board-12.ruling")).unwrap();
    assert_eq!(rulings(&slips), ["(60% 4♠= N & 40% 4♠-1 N)", "(4♠-1 N)/(4♠= N)", "A+/A-"]);
    let text = sheet(&slips, &[]);
    assert!(text.contains("Ruling: weighted") && text.contains("Ruling: split"), "{text}");
    // The statement asks which; the ruling that it offers can be typed.
    let named = format!("{board}let td = {first}\ntd\n{second}\n");
    let refused = Run::script(&format!("{named}sheet\n")).json();
    let problem = &refused["diagnostics"][0];
    assert_eq!(problem["code"], "sheet", "{refused:#}");
    assert!(problem["message"].as_str().unwrap().contains("`td` and `(70% +620 & 30% -100)`"), "{problem:#}");
    let offered = problem["help"].as_str().unwrap().split('`').nth(1).unwrap().to_owned();
    assert_eq!(offered, format!("sheet {second}"));
    for (statement, ruling) in
        [(offered.as_str(), second), ("sheet td \"Club\" appeal 20", first), ("sheet ans", second)]
    {
        let document = Run::script(&format!("{named}{statement}\n")).json();
        let last = document["results"].as_array().unwrap().last().unwrap().clone();
        assert_eq!((&last["kind"], &last["ruling"]), (&"sheet".into(), &ruling.into()), "{statement}: {document:#}");
    }
    let formatted = Run::args(["fmt", "-"]).stdin("sheet   td  \"Club\"   appeal 20\n").done().stdout;
    assert_eq!(formatted, "sheet td \"Club\" appeal 20\n");
}

/// There is nothing to sign while questions are unanswered, and a ruling without a reason in any incident gets a
/// remark.
#[test]
fn a_sheet_that_is_not_to_be_signed_says_so() {
    for (language, open, line) in [
        ("en", "Some questions are still unanswered: there is no ruling to sign yet.", "For NS"),
        ("pl", "Są pytania bez odpowiedzi: nie ma", "W imieniu NS"),
    ] {
        let text = sheet("board 13\nobtained 3NT= W\nincident ui by E { information: yes }\n", &["--lang", language]);
        assert!(text.contains(open) && !text.contains(line), "{text}");
    }
    let stands =
        "board 13\ntraveller { 4♥-1 W: 3, 3NT= W }\nobtained 3NT= W\nincident ui by E { information: no }\n4♥-1 W\n";
    assert!(sheet(stands, &[]).contains("nothing-to-adjust"), "{}", sheet(stands, &[]));
}

/// Incidents that are stated anew with other answers are rulings of their own, each on its sheet.
#[test]
fn each_statement_of_an_incident_has_its_sheet() {
    let script = std::fs::read_to_string(root().join("examples/at-the-table/01-calls.ruling")).unwrap();
    let case = documents(&script, &["--case", "East bids 1♥ over 1♠"]);
    assert_eq!(case.len(), 14);
    assert!(case.iter().all(|sheet| sheet["incidents"].as_array().unwrap().len() == 1), "{case:#?}");
    let text = sheet(&script, &["--case", "East bids 1♥ over 1♠"]);
    assert!(text.contains("Ruling: East bids 1♥ over 1♠ / 13\n"), "{text}");
    assert!(text.contains("Law 27B2: "), "{text}");
    // Two procedures on one board are one ruling.
    let two = "case \"x\" { board 1\nincident insufficient-bid by E { bid: 1♥; over: 1♠; accepted: yes }\n\
               incident revoke by S { established: no } }";
    assert_eq!(documents(two, &[]).len(), 1);
}

/// The facts of the ruling stand once: the field by score beside the calls, the conditions in words.
#[test]
fn a_sheet_has_the_field_without_notation() {
    let text = sheet(CASE, &[]);
    for expected in ["Scored by matchpoints.", "+460       4", "+490       1", "Law 12C1(c): "] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    let page = sheet(CASE, &["--format", "html"]);
    // A second page has the heading of its sheet above it.
    assert!(
        page.contains("@page sheet-1 {") && page.contains("content: \"Ruling: A part of the explanation is missing\"")
    );
    let timed = CASE.replace("case \"A part", "case \"21:40, A part");
    assert_eq!(documents(&timed, &[])[0]["time"], "21:40");
    assert!(sheet(&timed, &[]).contains("Time: 21:40\n"));
    let other = sheet("board 7\nscoring imps\n4♠= N", &["--other-table", "+100"]);
    let other = other.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(other.contains("At the other table: a score of +100.") && other.contains("+11 IMP"), "{other}");
    let wrong = Run::args(["sheet", "-", "--other-table", "4♠="]).stdin("board 7\n4♠= N").done().exits(3).stderr;
    assert!(wrong.contains("--other-table"), "{wrong}");
}

/// The name and the logo of a body stand at the head, by the command or by the defaults; no page asks another for it.
#[test]
fn a_body_has_its_name_and_logo() {
    let folder = Folder::new();
    let logo = folder.file("logo.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
    let script = folder.file("evening.ruling", CASE);
    let printed =
        |args: &[&str]| Run::args(["sheet", "--format", "html"]).args_of(args).arg(&script).within(folder.path());
    let page = printed(&["--body", "A & B", "--logo", logo.to_str().unwrap()]).done().exits(0).stdout;
    assert!(page.contains("A &amp; B") && page.contains("src=\"data:image/svg+xml;base64,"), "{page}");
    folder.file(".redress.toml", "body = \"The club\"\nlogo = \"logo.svg\"\n");
    let page = printed(&[]).done().exits(0).stdout;
    assert!(page.contains("The club") && page.matches("data:image/svg+xml").count() == 1, "{page}");
    folder.file("logo.svg", "no picture");
    assert!(printed(&[]).done().exits(3).stderr.contains("is no picture"));
    folder.file("logo.svg", format!("<svg{}", " ".repeat(300 << 10)));
    assert!(printed(&[]).done().exits(3).stderr.contains("is no picture"));
}

/// The log of an evening: its rulings in order, as a table, for a spreadsheet and as data.
#[test]
fn a_log_lists_the_rulings_of_an_evening() {
    let folder = Folder::new();
    folder.file("1.ruling", CASE.replace("case \"A part", "case \"21:40 A part"));
    let at = "board 3\nat table 2: (60% 4♠= N & 40% 4♠-1 N)\n";
    let open = "case \"open\" { board 4\nincident misinformation by N { wrong: yes } }";
    folder.file("2.ruling", format!("event \"{}\"\n{at}{open}", root().join("examples/evening/monday.xml").display()));
    let log = |args: &[&str]| Run::args(["log"]).args_of(args).arg(folder.path()).done().exits(0).stdout;
    let csv = log(&["--format", "csv"]);
    let rows: Vec<&str> = csv.lines().collect();
    assert_eq!(rows[0], "time,board,table,case,Law,ruling,NS,EW");
    assert!(rows[1].starts_with("21:40,11,,A part of the explanation is missing,\"40B3(a), 12C1(c)\","), "{csv}");
    assert!(rows[1].ends_with(",6.5 MP (36.11%),11.5 MP (63.89%)"), "{csv}");
    // Rulings outside any case come last.
    assert!(rows[2].contains(",4,,open,,questions are open,") && rows[3].starts_with(",3,2,,12C1(c),"), "{csv}");
    let polish = log(&["--language", "pl", "--format", "html", "--body", "Klub"]);
    assert!(polish.contains("<html lang=\"pl\">") && polish.contains("Klub") && polish.contains("21:40"), "{polish}");
    let data: Value = serde_json::from_str(&log(&["--format", "json"])).unwrap();
    assert_eq!(data["rulings"][0]["score"]["ns"]["exact"], "13/2");
    assert_eq!((&data["rulings"][2]["table"], &data["rulings"][1]["open"]), (&"2".into(), &true.into()));
    let empty = Folder::new();
    assert!(Run::args(["log"]).arg(empty.path()).done().exits(3).stderr.contains("no case has a ruling"));
}
