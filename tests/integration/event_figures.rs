//! The figures of an event, worked by hand: what `at` answers, what the ranking counts and what every paper has are one
//! figure.

use crate::harness::{Done, Folder, Run};
use serde_json::Value;

/// A script run among files, in JSON.
fn run(folder: &Folder, script: &str) -> Value {
    Run::args(["run", "-", "--format", "json"]).within(folder.path()).stdin(script).done().json()
}

/// `redress event` with these arguments.
fn event(folder: &Folder, arguments: &[&str]) -> Done {
    Run::args(["event"]).args_of(arguments).within(folder.path()).done()
}

/// The first result of a kind.
fn of_kind<'v>(document: &'v Value, kind: &str) -> &'v Value {
    let results = document["results"].as_array().unwrap();
    results.iter().find(|result| result["kind"] == kind).unwrap_or_else(|| panic!("no {kind}: {document}"))
}

/// The line of a pair or team in a ranking.
fn standing<'v>(ranking: &'v Value, pair: &str) -> &'v Value {
    let lines = ranking["ranking"].as_array().unwrap();
    lines.iter().find(|line| line["pair"] == pair).unwrap()
}

/// The file as text.
fn text(folder: &Folder, name: &str) -> String {
    std::fs::read_to_string(folder.path().join(name)).unwrap()
}

/// A board that was played in three forms, by five tables, two and one.
const FOULED: &str = "board,table,group,ns,ew,score\n1,1,A,1,11,420\n1,2,A,2,12,-50\n1,3,A,3,13,450\n1,4,A,4,14,420\n\
                      1,5,A,5,15,-100\n1,6,B,6,16,170\n1,7,B,7,17,-50\n1,8,C,8,18,170\n";

/// Of two results, half of +420 and half of −50 against −50: +420 has 2 × 1.5 − 0.5 = 2.5 and −50 has 0.5. By Neuberg from
/// two to the eight tables of the board (2.5 + 1) × 4 − 1 = 13 and (0.5 + 1) × 4 − 1 = 5, half of each 9 of 14 (Law 87A).
#[test]
fn a_table_of_a_fouled_board_is_compared_with_its_own_group() {
    let folder = Folder::new();
    folder.file("fouled.csv", FOULED);
    let head = "event \"fouled.csv\"\nscoring matchpoints\nboard 1\n";
    let found = run(&folder, &format!("{head}at table 6: (50% +420 & 50% -50)\nranking\n"));
    let at = of_kind(&found, "at");
    assert_eq!((&at["ns"]["exact"], &at["ew"]["exact"]), (&"9".into(), &"5".into()), "{at}");
    let ranking = of_kind(&found, "ranking");
    assert_eq!([&standing(ranking, "6")["points"], &standing(ranking, "16")["points"]], ["9", "5"]);
    // With the weight w for +420, that has 3 − w and −50 has 1 − w: 1 + w in the table and (2 + w) × 4 − 1 = 7 + 4w on
    // the board. 60% is 8.4 of 14.
    let solved = run(&folder, &format!("{head}at table 6\nsolve w in (w +420 & rest -50) for NS 60%\n"));
    assert_eq!(of_kind(&solved, "solve")["weight"], "7/20", "{solved}");
    // A table alone: (0 + 1) × 8 − 1 = 7, half of 14.
    let alone = run(&folder, &format!("{head}at table 8: +420\nranking\n"));
    assert_eq!(of_kind(&alone, "at")["ns"]["exact"], "7", "{alone}");
    assert_eq!(standing(of_kind(&alone, "ranking"), "8")["points"], "7");
    // With the percentages of the White Book a single result is average plus.
    let ebu = run(&folder, &format!("set small-groups ebu\n{head}at table 8: +420\nranking\n"));
    assert_eq!(of_kind(&ebu, "at")["ns"]["percent"], "60", "{ebu}");
    assert_eq!(standing(of_kind(&ebu, "ranking"), "8")["percent"], "60");
}

#[test]
fn tables_without_a_group_beside_groups_are_one_too() {
    let folder = Folder::new();
    folder.file(
        "fouled.csv",
        "board,table,group,ns,ew,score\n1,1,B,1,5,420\n1,2,,2,6,-50\n1,3,,3,7,450\n1,4,B,4,8,420\n",
    );
    let head = "event \"fouled.csv\"\nscoring matchpoints\nboard 1\n";
    // +480 beats +450: (2 + 1) × 2 − 1 = 5 of 6.
    let found = run(&folder, &format!("{head}at table 2: +480\nranking\n"));
    assert_eq!(of_kind(&found, "at")["ns"]["exact"], "5", "{found}");
    assert_eq!(standing(of_kind(&found, "ranking"), "2")["points"], "5");
    folder.file("one.csv", "board,table,group,ns,ew,score\n1,1,B,1,5,420\n1,2,,2,6,-50\n1,4,B,4,8,420\n");
    let found = run(&folder, "event \"one.csv\"\nscoring matchpoints\nboard 1\nat table 2: +480\nranking\n");
    assert_eq!(of_kind(&found, "at")["ns"]["exact"], "2", "{found}");
    assert_eq!(standing(of_kind(&found, "ranking"), "2")["points"], "2");
}

#[test]
fn another_group_than_that_of_the_table_is_refused() {
    let folder = Folder::new();
    folder.file("fouled.csv", FOULED);
    let script =
        |group| format!("event \"fouled.csv\"\nscoring matchpoints\nboard 1\nat table 6: +420 in \"{group}\"\n");
    let refused = Run::script(&script("C")).within(folder.path()).done().exits(3);
    assert!(refused.stderr.contains("`table 6` played in group `B`, not in `C`"), "{}", refused.stderr);
    Run::script(&script("b")).within(folder.path()).done().exits(0);
}

/// Pair 1 has +20 on two boards of three tables: as a sum +10 a comparison, twice. Its average plus of board 3 is +20 (Law
/// 12C2(c)); in modified cross-IMPs 20/√3 = 11.547, in the mean +10.
#[test]
fn an_average_follows_its_session_in_sums_of_imps_once() {
    let folder = Folder::new();
    folder.file(
        "x.csv",
        "board,table,ns,ew,score\n1,1,1,4,420\n1,2,2,5,-50\n1,3,3,6,-50\n2,1,1,5,420\n2,2,2,6,-50\n2,3,3,4,-50\n\
         3,1,1,6,0\n3,2,2,4,0\n3,3,3,5,0\n",
    );
    for (method, own, total) in [("sum", "20", "60"), ("mean", "10", "30")] {
        let script = format!(
            "event \"x.csv\"\nscoring cross-imps\nset cross-imps {method}\nboard 3\nat table 1: A+/A-\nranking\n"
        );
        let found = run(&folder, &script);
        assert_eq!(of_kind(&found, "at")["ns"]["exact"], own, "{method}");
        assert_eq!(standing(of_kind(&found, "ranking"), "1")["result"], total, "{method}");
    }
    let script = "event \"x.csv\"\nscoring cross-imps\nset cross-imps modified\nboard 3\nat table 1: A+/A-\n";
    let found = run(&folder, script);
    let own = of_kind(&found, "at")["ns"]["points"].to_string();
    assert!(own.contains("11.547"), "{own}");
}

/// Two boards of teams that bring A +10 and −1 IMP; +420 on the second gains 7 in the place of −1: +17, 18.97 of 20 VP.
const TEAMS: &str = "board,round,table,room,ns,ew,score\n1,1,1,open,A,B,420\n1,1,1,closed,B,A,-50\n2,1,1,open,A,B,110\n\
                     2,1,1,closed,B,A,140\n";

#[test]
fn totals_in_imps_stay_in_imps_where_matches_are_converted() {
    let folder = Folder::new();
    folder.file("t.csv", TEAMS);
    Run::args(["convert", "t.csv", "-o", "t.xml"]).within(folder.path()).done().exits(0);
    assert!(text(&folder, "t.xml").contains("<TOTAL_SCORE>9</TOTAL_SCORE>"));
    let ruling = "match boards 2 scale wbf\nboard 2\nat NS A EW B: +420\npenalty team B 1 VP\n";
    folder.file("r.ruling", ruling);
    let done = event(&folder, &["t.xml", "--rulings", "r.ruling", "--write-back", "-o", "w.xml"]).exits(0);
    let written = text(&folder, "w.xml");
    assert!(written.contains("<TOTAL_SCORE>17</TOTAL_SCORE>"), "{written}");
    assert!(written.contains("<TOTAL_SCORE>-17</TOTAL_SCORE>"), "{written}");
    assert!(!done.stderr.contains("not those of its results"), "{}", done.stderr);
    assert!(done.stderr.contains("penalty team B 1 VP"), "{}", done.stderr);
}

/// 5 IMPs for A and none for B on the first board are +2.5 and −2.5; with −1 on the second A has +1.5 (Law 12C4).
#[test]
fn a_knockout_is_ranked_by_averaged_scores() {
    let folder = Folder::new();
    folder.file("ko.csv", TEAMS);
    let head = "event \"ko.csv\"\nscoring imps\nmatch knockout\nboard 1\n";
    let split = "at NS A EW B: (50% +420 & 50% -50)/(-50)\n";
    let found = run(&folder, &format!("{head}{split}ranking\n"));
    let ranking = of_kind(&found, "ranking");
    assert_eq!([&standing(ranking, "A")["result"], &standing(ranking, "B")["result"]], ["3/2", "-3/2"], "{ranking}");
    // A penalty is taken from its own side alone, and not averaged, on whichever board it was given.
    let fined = run(&folder, &format!("{head}{split}board 2\npenalty NS 3 IMP\nat NS A EW B: +110\nranking\n"));
    let ranking = of_kind(&fined, "ranking");
    assert_eq!([&standing(ranking, "A")["result"], &standing(ranking, "B")["result"]], ["-3/2", "-3/2"], "{ranking}");
    let both = format!("{head}penalty NS 3 IMP\n{split}board 2\nat NS A EW B: +110\n");
    let matched = run(&folder, &both)["results"].as_array().unwrap().last().unwrap()["match"].clone();
    assert_eq!([&matched["ns"]["imps"], &matched["ew"]["imps"]], ["-3/2", "-3/2"], "{matched}");
}

/// Every code that is no known one is an unread row, never "not played".
#[test]
fn an_unknown_code_of_usebio_is_an_unread_row() {
    let folder = Folder::new();
    let row = |ns: usize, score: &str| {
        format!(
            "<TRAVELLER_LINE><NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{}</EW_PAIR_NUMBER><SCORE>{score}</SCORE>\
             </TRAVELLER_LINE>",
            ns + 50
        )
    };
    let file = |codes: &[&str]| {
        let rows: String = codes.iter().enumerate().map(|(at, code)| row(at + 1, code)).collect();
        format!(
            "<?xml version=\"1.0\"?><USEBIO Version=\"1.3\"><EVENT EVENT_TYPE=\"MP_PAIRS\"><WINNER_TYPE>2</WINNER_TYPE>\
             <BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{rows}</BOARD></EVENT></USEBIO>"
        )
    };
    for code in ["xyz", "A60", "AAA", "W", "A+-", "A99999", "A600400"] {
        folder.file("u.xml", file(&["420", "-50", code]));
        let done = event(&folder, &["u.xml"]);
        assert!(done.stderr.contains(&format!("`{code}`")), "{code}: {}", done.stderr);
    }
    for known in ["NP", "A6040", "AVE", "A+"] {
        folder.file("u.xml", file(&["420", "-50", known]));
        let done = event(&folder, &["u.xml"]).exits(0);
        assert!(!done.stderr.contains(&format!("`{known}`")), "{known}: {}", done.stderr);
    }
}

#[test]
fn rulings_of_another_event_are_refused() {
    let folder = Folder::new();
    let file = "board,table,ns,ew,score\n1,1,1,3,420\n1,2,2,4,-50\n";
    folder.file("one.csv", file);
    folder.file("other.csv", file.replace("420", "450"));
    folder.file("r.ruling", "event \"one.csv\"\nscoring matchpoints\nboard 1\nat table 2: +420\n");
    let refused = event(&folder, &["other.csv", "--rulings", "r.ruling", "--write-back", "-o", "w.csv"]).exits(3);
    assert!(refused.stderr.contains("the rulings are for `one.csv`"), "{}", refused.stderr);
    assert!(!folder.path().join("w.csv").exists());
    event(&folder, &["other.csv", "--rulings", "r.ruling"]).exits(3);
    let same = event(&folder, &["one.csv", "--rulings", "r.ruling"]).exits(0);
    assert!(same.stdout.contains("1 ruling"), "{}", same.stdout);
}

/// Written back once more, the same rulings change nothing: the total of the first copy has the penalty of the pair.
#[test]
fn a_copy_with_the_same_rulings_is_the_same() {
    let folder = Folder::new();
    folder.file(
        "p.csv",
        "board,table,ns,ew,score\n1,1,1,4,420\n1,2,2,5,-50\n1,3,3,6,450\n2,1,1,5,100\n2,2,2,6,90\n2,3,3,4,-50\n",
    );
    folder.file("mp.ruling", "scoring matchpoints\n");
    Run::args(["convert", "p.csv", "-o", "p.xml"]).within(folder.path()).done().exits(0);
    folder.file("r.ruling", "penalty pair 3 25%\nboard 1\npenalty NS 25%\nat table 1: +420\n");
    let back = |from: &str, to: &str, rulings: &str| {
        event(&folder, &[from, "--rulings", rulings, "--write-back", "-o", to]).exits(0);
        text(&folder, to)
    };
    let first = back("p.xml", "one.xml", "r.ruling");
    let second = back("one.xml", "two.xml", "r.ruling");
    assert_ne!(first, text(&folder, "p.xml"));
    assert_eq!(first, second);
    // One more ruling changes the copy by that alone: pair 3 beats both on board 2 by +110.
    folder.file(
        "more.ruling",
        "penalty pair 3 25%\nboard 1\npenalty NS 25%\nat table 1: +420\nboard 2\nat table 3: +110\n",
    );
    assert_eq!(back("one.xml", "three.xml", "more.ruling"), back("p.xml", "four.xml", "more.ruling"));
}

/// Two boards of three tables, top 4.
const PAIRS: &str =
    "board,table,ns,ew,score\n1,1,1,4,420\n1,2,2,5,-50\n1,3,3,6,-50\n2,1,1,5,420\n2,2,2,6,-50\n2,3,3,4,-50\n";

/// The log of a script in JSON, and the document of its ranking.
fn logged(folder: &Folder, rulings: &str) -> (Vec<Value>, Value) {
    folder.file("r.ruling", format!("event \"pairs.csv\"\nscoring matchpoints\n{rulings}ranking\n"));
    let log = Run::args(["log", "r.ruling", "--format", "json"]).within(folder.path()).done().exits(0).json();
    let found = Run::args(["run", "r.ruling", "--format", "json"]).within(folder.path()).done().exits(0).json();
    (log["rulings"].as_array().unwrap().clone(), found)
}

/// The exact points of both sides.
fn points(ruling: &Value) -> [&Value; 2] {
    [&ruling["score"]["ns"]["exact"], &ruling["score"]["ew"]["exact"]]
}

/// With 0.6 of +420 and 2.4 of −50 on the board +420 has 2 × 2.4 − 0.4 = 4.4 and −50 has 1.4: 0.6 × 4.4 + 0.4 × 1.4 = 3.2.
#[test]
fn the_log_has_the_score_after_all_rulings() {
    let folder = Folder::new();
    folder.file("pairs.csv", PAIRS);
    let (log, _) = logged(&folder, "board 1\nat table 2: (60% +420 & 40% -50)\nat table 1: -50\n");
    assert_eq!(points(&log[0]), ["16/5", "4/5"]);
    // EW had 2 of 4 less its part: the sheet has the same figures.
    let sheet = Run::args(["sheet", "r.ruling", "--format", "json"]).within(folder.path()).done().exits(0).json();
    assert_eq!(of_kind(&sheet, "sheet")["scored"]["ns"]["exact"], "16/5", "{sheet}");
    // Pair 1 has nothing on board 2 in the end, and pair 4 there 1 of 4: 60% and 25% (Law 12C2(c)).
    let (log, _) = logged(&folder, "board 1\nat table 1: A+/A-\nboard 2\nat table 1: -420\n");
    assert_eq!(points(&log[0]), ["12/5", "1"]);
    // A penalty of 10% of 4 behind the ruling: 3 − 0.4.
    let (log, found) = logged(&folder, "board 1\nat table 2: +420\npenalty NS 10%\n");
    assert_eq!(points(&log[0]), ["13/5", "1"]);
    let ats: Vec<&Value> = found["results"].as_array().unwrap().iter().filter(|one| one["kind"] == "at").collect();
    assert_eq!(ats.iter().map(|at| &at["ns"]["exact"]).collect::<Vec<_>>(), ["3", "13/5"]);
}

/// 20% of 4 of the 3 that EW have for a tie of −50: 2.2.
#[test]
fn a_penalty_by_itself_is_answered_with_its_score() {
    let folder = Folder::new();
    folder.file("pairs.csv", PAIRS);
    let (log, found) = logged(&folder, "board 1\nat table 2\npenalty EW 20%\n");
    assert_eq!(of_kind(&found, "at")["ew"]["exact"], "11/5");
    assert_eq!(points(&log[0]), ["1", "11/5"]);
}

#[test]
fn a_ruling_that_another_replaces_is_marked_in_the_log() {
    let folder = Folder::new();
    folder.file("pairs.csv", PAIRS);
    let (log, _) = logged(&folder, "board 1\nat table 2: +420\nat table 2: +450\n");
    assert_eq!(log.iter().map(|one| &one["replaced"]).collect::<Vec<_>>(), [true, false]);
    assert_eq!((&log[0]["score"], points(&log[1])), (&Value::Null, [&"4".into(), &"0".into()]));
    let text = Run::args(["log", "r.ruling"]).within(folder.path()).done().exits(0).stdout;
    assert!(text.contains("replaced by a later"), "{text}");
    // So is one with which the words of the later end.
    let (log, _) = logged(&folder, "board 1\nat table 2: A-\nat table 2: A+/A-\n");
    assert_eq!(log.iter().map(|one| &one["replaced"]).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn a_penalty_of_a_pair_is_in_the_log() {
    let folder = Folder::new();
    folder.file("pairs.csv", PAIRS);
    let (log, _) = logged(&folder, "penalty pair 3 5%\ncarry pair 4 +1\npenalty pair 3 10%\n");
    let [one] = log.as_slice() else { panic!("{log:?}") };
    assert_eq!((&one["table"], &one["ruling"]), (&"3".into(), &"penalty pair 3 10%".into()));
    let words = one["words"].as_str().unwrap();
    assert_eq!(words, "A procedural penalty of 10% has been taken from 3 (Law 90).");
    let sheet = Run::args(["sheet", "r.ruling"]).within(folder.path()).done().exits(0).stdout;
    assert!(sheet.contains("penalty of 10% has been taken from 3"), "{sheet}");
}

#[test]
fn rulings_in_cases_are_named_where_the_event_is_asked_for() {
    let folder = Folder::new();
    folder.file("pairs.csv", PAIRS);
    folder.file(
        "r.ruling",
        "scoring matchpoints\ncase \"21:40, board 1\" {\n  board 1\n  at table 2: +420\n}\ncase \"board 2\" {\n  board 2\n  \
         at table 1: A+/A-\n}\n",
    );
    let done = event(&folder, &["pairs.csv", "--rulings", "r.ruling"]).exits(0);
    assert!(done.stderr.contains("2 rulings in cases are not counted"), "{}", done.stderr);
}

#[test]
fn an_audit_of_teams_counts_a_board_once() {
    let folder = Folder::new();
    folder.file("t.csv", TEAMS);
    Run::args(["convert", "t.csv", "-o", "t.xml"]).within(folder.path()).done().exits(0);
    let found = Run::args(["audit", "t.xml"]).within(folder.path()).done().exits(0).stdout;
    assert!(!found.contains("contradicts itself"), "{found}");
    // The same score is worth another number of IMPs in another match.
    folder.file(
        "two.csv",
        "board,round,table,room,ns,ew,score,ns imp,ew imp\n1,1,1,open,A,B,420,10,-10\n1,1,1,closed,B,A,-50,-10,10\n\
         1,1,2,open,C,D,420,0,0\n1,1,2,closed,D,C,420,0,0\n1,1,3,open,E,F,420,0,0\n1,1,3,closed,F,E,420,0,0\n",
    );
    let found = Run::args(["audit", "two.csv"]).within(folder.path()).done().stdout;
    assert!(!found.contains("other tables have other points"), "{found}");
}

/// What a script states of the scoring and of the match is in the file: read again it gives the same ranking.
#[test]
fn an_event_in_another_format_keeps_the_scoring_of_its_script() {
    let folder = Folder::new();
    folder.file("pairs.csv", PAIRS);
    folder.file("b.ruling", "scoring butler\nset datum-trim 1\n");
    let ranked = |done: &Done| {
        let found = done.json();
        let lines = found["ranking"].as_array().unwrap().clone();
        lines.iter().map(|line| (line["pair"].clone(), line["points"].clone())).collect::<Vec<_>>()
    };
    let own = ranked(&event(&folder, &["pairs.csv", "--rulings", "b.ruling", "--format", "json"]));
    for format in ["csv", "usebio", "json"] {
        let written = event(&folder, &["pairs.csv", "--rulings", "b.ruling", "--format", format]).exits(0);
        let name = format!("again.{format}");
        folder.file(&name, &written.stdout);
        assert_eq!(ranked(&event(&folder, &[&name, "--format", "json"])), own, "{format}");
    }
    folder.file("t.csv", TEAMS);
    folder.file("t.ruling", "match boards 2 scale wbf\npenalty team B 1 VP\n");
    let written = event(&folder, &["t.csv", "--rulings", "t.ruling", "--format", "json"]).exits(0);
    folder.file("t.json", &written.stdout);
    let again = event(&folder, &["t.json", "--format", "json"]).exits(0);
    assert_eq!(ranked(&again), ranked(&written));
}

#[test]
fn a_result_that_stands_is_named_so_and_one_not_played_is_none() {
    let folder = Folder::new();
    folder.file("pairs.csv", PAIRS);
    let (log, _) = logged(&folder, "board 1\nat table 2: stands\n");
    assert_eq!(log[0]["words"], "The score obtained at the table stands.");
    folder.file("np.csv", format!("{PAIRS}3,1,1,6,NP\n3,2,2,4,100\n3,3,3,5,110\n"));
    let found = event(&folder, &["np.csv"]).stdout;
    assert!(found.contains("8 results"), "{found}");
}

#[test]
fn percentages_to_type_in_name_what_they_do_to_the_others() {
    let folder = Folder::new();
    folder.file("pairs.csv", PAIRS);
    folder.file(
        "r.ruling",
        "scoring matchpoints\nboard 1\nat table 2: (60% +420 & 40% -50)\nboard 2\nat table 1: A+/A-\n",
    );
    let found = event(&folder, &["pairs.csv", "--rulings", "r.ruling", "--entries"]).exits(0).stdout;
    assert!(found.contains("boards with percentages (1)"), "{found}");
}
