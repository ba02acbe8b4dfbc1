//! The facts of an event: penalties and matches count in its ranking, an assumed form of scoring is always reported,
//! and each row is a result or named as none.

use crate::harness::{Done, Folder, Run, reported};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The folder of the files of real events; none, said aloud, where it is not.
fn real(name: &str) -> Option<PathBuf> {
    let stated = std::env::var_os("REDRESS_EVENT_FILES").map(PathBuf::from);
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut places = stated.into_iter().chain(above.map(|folder| folder.join("shared/data/events")));
    let found = places.find(|place| place.is_dir()).map(|folder| folder.join(name));
    if found.is_none() {
        eprintln!("SKIPPED: the result files of real events are not here (REDRESS_EVENT_FILES names their folder)");
    }
    found
}

/// A script run among files, in JSON.
fn run(folder: &Folder, script: &str) -> Value {
    Run::args(["run", "-", "--format", "json"]).within(folder.path()).stdin(script).done().json()
}

fn rendered(folder: &Folder, script: &str) -> Done {
    Run::args(["run", "-"]).within(folder.path()).stdin(script).done()
}

/// The results of a kind.
fn of_kind<'v>(document: &'v Value, kind: &str) -> Vec<&'v Value> {
    let results = document["results"].as_array().unwrap();
    results.iter().filter(|result| result["kind"] == kind).collect()
}

/// The line of a pair or team in a ranking.
fn standing<'v>(ranking: &'v Value, pair: &str, direction: Option<&str>) -> &'v Value {
    let lines = ranking["ranking"].as_array().unwrap();
    let is_it = |line: &&Value| line["pair"] == pair && direction.is_none_or(|side| line["direction"] == side);
    lines.iter().find(is_it).unwrap()
}

/// Three tables of one board at matchpoints, top 4: +420 twice and −50 give NS 3, 3, 0.
const MATCHPOINTS: &str = "board,ns,ew,score,ns mp,ew mp\n1,1,4,420,3,1\n1,2,5,420,3,1\n1,3,6,-50,0,4\n";

/// A match of three boards in two rooms that bring A +10, +1 and +5 IMPs: 470, 30 and 200 points on the scale of IMPs.
fn teams() -> String {
    let rows = [(1, 420, -50), (2, 110, 80), (3, 200, 0)];
    let lines = rows.map(|(board, open, closed)| format!("{board},1,open,A,B,{open}\n{board},1,closed,B,A,{closed}\n"));
    format!("board,round,room,ns,ew,score\n{}", lines.concat())
}

/// In the real event NS 21 has 18 of 40 on board 6 and 739.53 of 1,080 in all; 10% of 40 are 4: 14, and 735.53, which
/// is 68.10% (Law 90).
#[test]
fn a_penalty_counts_in_the_ranking_of_a_real_event() {
    let Some(file) = real("usebio-mp-after.xml") else { return };
    let script =
        format!("event \"{}\"\nboard 6\npenalty NS 10%\nat NS 21 EW 14: -620\nranking\nnotify\n", file.display());
    let found = Run::script(&script).args_of(&["--format", "json"]).done().exits(0).json();
    let ranking = of_kind(&found, "ranking")[0];
    let own = standing(ranking, "21", Some("NS"));
    assert_eq!((&own["penalty"], &own["percent"]), (&"4".into(), &"68.1".into()), "{own}");
    let at = of_kind(&found, "at")[0];
    assert_eq!(at["ns"]["exact"], "14");
    let changes = of_kind(&found, "notify")[0]["changed"].as_array().unwrap();
    assert_eq!(changes[0]["boards"][0]["after"]["exact"], "14", "{changes:?}");
    // The other side pays nothing.
    assert_eq!(standing(ranking, "14", Some("EW"))["penalty"], "0");
}

#[test]
fn a_penalty_belongs_to_the_table_of_the_next_ruling_once() {
    let folder = Folder::new();
    folder.file("mp.csv", MATCHPOINTS);
    let script = "event \"mp.csv\"\nboard 1\npenalty NS 25%\nat NS 1 EW 4: +420\nat NS 2 EW 5: +420\nranking\n";
    let found = run(&folder, script);
    let ats = of_kind(&found, "at");
    // A quarter of 4 is 1: 3 − 1.
    assert_eq!((&ats[0]["ns"]["exact"], &ats[1]["ns"]["exact"]), (&"2".into(), &"3".into()));
    let ranking = of_kind(&found, "ranking")[0];
    let points = |pair: &str| standing(ranking, pair, None)["points"].clone();
    assert_eq!([points("1"), points("2"), points("4")], ["2", "3", "1"]);
    assert_eq!(standing(ranking, "1", None)["percent"], "50");
    // Ruled again, the table keeps its penalty; another takes its place.
    let again = format!("{script}at NS 1 EW 4: +420\npenalty NS 50%\nat NS 1 EW 4: +420\nranking\nevent\n");
    let found = run(&folder, &again);
    let ats = of_kind(&found, "at");
    assert_eq!((&ats[2]["ns"]["exact"], &ats[3]["ns"]["exact"]), (&"2".into(), &"1".into()));
    assert_eq!(standing(of_kind(&found, "ranking")[1], "1", None)["penalty"], "2");
    let event = rendered(&folder, &again).exits(0).stdout;
    assert!(event.contains("penalty NS 50%\nat NS 1 EW 4: +420"), "{event}");
}

/// IMPs of a datum: a penalty of 6 IMP is taken from the total; of victory points from them.
#[test]
fn penalties_in_imps_and_victory_points_count_too() {
    let folder = Folder::new();
    folder.file("mp.csv", "board,ns,ew,score\n1,1,4,420\n1,2,5,420\n1,3,6,-50\n");
    // Against two results +420 gains 0 and 10 IMPs, the mean is 5; −6 leaves −1.
    let script = "event \"mp.csv\"\nscoring cross-imps\nboard 1\npenalty NS 6 IMP\nat NS 1 EW 4: +420\nranking\n";
    let found = run(&folder, script);
    let own = standing(of_kind(&found, "ranking")[0], "1", None).clone();
    assert_eq!((&own["result"], &own["penalty"]), (&"-1".into(), &"6".into()), "{own}");
    folder.file("t.csv", teams());
    // +16 of three boards are 17.71 VP by the formula of the WBF; one of them is taken.
    let script = "event \"t.csv\"\nmatch boards 3 scale wbf\nboard 1\npenalty NS 1 VP\nat NS A EW B: +420\nranking\n";
    let found = run(&folder, script);
    let own = standing(of_kind(&found, "ranking")[0], "A", None).clone();
    assert_eq!((&own["result"], &own["penalty"]), (&"1671/100".into(), &"1".into()), "{own}");
    // A penalty in IMPs is taken before the match is converted: +16 − 5 = +11, which is 15.99 VP.
    let script = "event \"t.csv\"\nmatch boards 3 scale wbf\nboard 1\npenalty NS 5 IMP\nat NS A EW B: +420\nranking\n";
    let found = run(&folder, script);
    let own = standing(of_kind(&found, "ranking")[0], "A", None).clone();
    assert_eq!((&own["result"], &own["penalty"]), (&"1599/100".into(), &"43/25".into()), "{own}");
    assert_eq!(of_kind(&found, "at")[0]["match"]["ns"]["vp"], "1599/100");
    assert_eq!(standing(of_kind(&found, "ranking")[0], "B", None)["penalty"], "0");
}

/// A quarter of 4 is 1. The scores stay: NS 3 − 1, and with −50 twice NS 1 − 1.
#[test]
fn a_penalty_counts_at_the_table_in_question_by_itself() {
    let folder = Folder::new();
    folder.file("mp.csv", MATCHPOINTS);
    let of_first = |document: &Value| {
        let own = standing(of_kind(document, "ranking")[0], "1", None).clone();
        [own["points"].clone(), own["penalty"].clone()]
    };
    let head = "event \"mp.csv\"\nboard 1\n";
    let cases = [
        ("at NS 1 EW 4\npenalty NS 25%\n", ["2", "1"]),
        ("penalty NS 25%\nat NS 1 EW 4\n", ["2", "1"]),
        ("at NS 1 EW 4\npenalty NS 25%\nat NS 2 EW 5: table-result\n", ["2", "1"]),
        ("at NS 1 EW 4\npenalty NS 25%\nat NS 1 EW 4: -50\n", ["0", "1"]),
        ("at NS 1 EW 4: -50\npenalty NS 25%\n", ["0", "1"]),
        ("at NS 1 EW 4: -50\npenalty NS 25%\npenalty NS 0%\n", ["1", "0"]),
        ("at NS 1 EW 4\npenalty NS 25%\nat NS 2 EW 5\nat NS 1 EW 4\npenalty NS 50%\n", ["1", "2"]),
    ];
    for (statements, expected) in cases {
        let found = run(&folder, &format!("{head}{statements}ranking\n"));
        assert_eq!(of_first(&found), expected.map(Value::from), "{statements}");
        assert!(reported(&found).is_empty(), "{statements}: {:?}", reported(&found));
    }
    // As statements that bring it back.
    let listed = rendered(&folder, &format!("{head}at NS 1 EW 4\npenalty NS 25%\nevent\n")).exits(0).stdout;
    assert!(listed.contains("board 1\nat NS 1 EW 4\npenalty NS 25%\n"), "{listed}");
    // It is of the table before, and another may have been meant.
    let found = run(&folder, &format!("{head}at NS 1 EW 4: -50\npenalty NS 25%\nat NS 2 EW 5: +420\nranking\n"));
    assert_eq!((of_first(&found), reported(&found)), (["0", "1"].map(Value::from), vec!["no-table 5:4".to_owned()]));
    // A unit that the table is not scored in.
    let found = run(&folder, &format!("{head}at NS 1 EW 4\npenalty NS 3 IMP\nranking\n"));
    assert_eq!(
        (of_first(&found), reported(&found)),
        (["3", "0"].map(Value::from), vec!["penalty-unit 4:12".to_owned()])
    );
}

/// A penalty alone is on a sheet and in the log, at the end of a case, of a table and of a board.
#[test]
fn a_penalty_without_a_ruling_is_in_the_log() {
    let folder = Folder::new();
    folder.file("mp.csv", format!("{MATCHPOINTS}2,1,4,620,4,0\n2,2,5,-100,1,3\n2,3,6,-100,1,3\n"));
    let script = "event \"mp.csv\"\nboard 1\nat NS 1 EW 4\npenalty NS 25%\nat NS 2 EW 5\npenalty EW 25%\nboard 2\n\
                  at NS 3 EW 6: A+/A-\ncase \"21:40, board 2\" { at NS 2 EW 5; penalty NS 50% }\n";
    let file = folder.file("evening.ruling", script);
    let log = Run::args(["log", "--format", "csv"]).arg(&file).done().exits(0).stdout;
    let rows: Vec<&str> = log.lines().skip(1).collect();
    assert_eq!(rows.len(), 4, "{log}");
    // NS 3 − 1 of 4, EW 1 − 1.
    assert!(rows.iter().any(|row| row.contains("1 MP has been taken from NS") && row.contains("2 MP (50%)")), "{log}");
    assert!(rows.iter().any(|row| row.contains("1 MP has been taken from EW") && row.contains("0 MP (0%)")), "{log}");
    assert!(rows.iter().any(|row| row.starts_with("21:40") && row.contains("2 MP has been taken from NS")), "{log}");
    let sheet = Run::args(["sheet"]).arg(&file).done().exits(0).stdout;
    assert_eq!(sheet.matches("has been taken from").count(), 3, "{sheet}");
}

#[test]
fn a_penalty_that_has_no_table_is_named() {
    let folder = Folder::new();
    folder.file("mp.csv", format!("{MATCHPOINTS}2,1,4,620,3,1\n"));
    let at_ranking = run(&folder, "event \"mp.csv\"\nboard 1\npenalty NS 10%\nranking\n");
    assert_eq!(reported(&at_ranking), ["penalty-pending 4:1"]);
    let at_next_board = run(&folder, "event \"mp.csv\"\nboard 1\npenalty NS 10%\nboard 2\n");
    assert_eq!(reported(&at_next_board), ["penalty-pending 4:1"]);
}

#[test]
fn penalties_are_in_json_and_come_back_from_it() {
    let folder = Folder::new();
    let file = folder.file("mp.csv", MATCHPOINTS);
    let rulings = folder.file("r.ruling", "board 1\npenalty NS 25%\nat NS 1 EW 4: +420\n");
    let args = ["event", "--format", "json", "--rulings"];
    let done = Run::args(args).arg(&rulings).arg(&file).done().exits(0);
    let own = |document: &Value| standing(document, "1", None).clone();
    let first = own(&done.json());
    assert_eq!((&first["points"], &first["percent"], &first["penalty"]), (&"2".into(), &"50.00".into(), &"1".into()));
    let again = folder.file("again.json", &done.stdout);
    let second = own(&Run::args(["event", "--format", "json"]).arg(again).done().exits(0).json());
    assert_eq!((&second["points"], &second["penalty"]), (&"2".into(), &"1".into()));
    let page = Run::args(["event", "--format", "html", "--rulings"]).arg(&rulings).arg(&file).done().exits(0).stdout;
    assert!(page.contains("penalty"), "{page}");
}

/// The other two boards bring A +1 +5 = +6. With −50 the board is 0 IMPs: +6 of three boards, 13.71 VP by the formula of
/// the WBF; half of +420 and half of −50 are +5: +11, 15.99.
#[test]
fn a_ruling_of_a_team_is_in_its_match() {
    let folder = Folder::new();
    folder.file("t.csv", teams());
    let head = "event \"t.csv\"\nmatch boards 3 scale wbf\nboard 1\n";
    for (ruling, points) in [("4♠-1 S", "1371/100"), ("(50% 4♠= S & 50% 4♠-1 S)", "1599/100")] {
        let found = run(&folder, &format!("{head}at NS A EW B: {ruling}\nranking\ncompare {ruling}\n"));
        assert_eq!(of_kind(&found, "at")[0]["match"]["ns"]["vp"], points);
        assert_eq!(standing(of_kind(&found, "ranking")[0], "A", None)["result"], points);
        assert_eq!(of_kind(&found, "compare")[0]["rulings"][0]["match"]["ns"]["vp"], points);
        // The other team has what is left of 20.
        let hundredths = |side: &str| -> i64 {
            let points = of_kind(&found, "at")[0]["match"][side]["vp"].as_str().unwrap().to_owned();
            points.strip_suffix("/100").unwrap().parse().unwrap()
        };
        assert_eq!(hundredths("ns") + hundredths("ew"), 2_000);
    }
    // 15 VP ask for about +8.7 IMPs, of which the others have +6: w is a little over a quarter.
    let solved = rendered(&folder, &format!("{head}at NS A EW B\nsolve w in (w 4♠= S & rest 4♠-1 S) for NS 15 VP\n"));
    assert!(solved.exits(0).stdout.contains("26.5%"));
}

#[test]
fn a_match_in_a_script_of_rulings_is_not_without_effect() {
    let folder = Folder::new();
    let file = folder.file("t.csv", teams());
    let rulings = folder.file("r.ruling", "match boards 3 scale wbf\nboard 1\nat NS A EW B: +420\n");
    let done = Run::args(["event", "--rulings"]).arg(rulings).arg(file).done().exits(0);
    assert!(done.stdout.contains("17.71") && !done.stderr.contains("no effect"), "{}{}", done.stdout, done.stderr);
}

#[test]
fn a_team_is_told_of_a_board_once() {
    let folder = Folder::new();
    folder.file("t.csv", teams());
    let found = run(&folder, "event \"t.csv\"\nboard 1\nat NS A EW B: -50\nnotify\n");
    let changed = of_kind(&found, "notify")[0]["changed"].as_array().unwrap();
    assert_eq!(changed.len(), 2);
    assert!(changed.iter().all(|team| team["boards"].as_array().unwrap().len() == 1 && team["ruled"] == true));
}

#[test]
fn nothing_is_scored_by_a_form_that_is_guessed_unsaid() {
    let folder = Folder::new();
    folder.file("scores.csv", "board,ns,ew,score\n1,1,4,420\n1,2,5,420\n1,3,6,-50\n");
    let assumed = run(&folder, "event \"scores.csv\"\nranking\nranking\n");
    assert_eq!(reported(&assumed), ["scoring-assumed 2:1"]);
    let stated = run(&folder, "event \"scores.csv\"\nscoring butler\nranking\n");
    assert_eq!(reported(&stated), Vec::<String>::new());
    let text = Run::args(["event", "scores.csv"]).within(folder.path()).done().exits(0);
    assert!(text.stdout.contains("matchpoints (assumed)"), "{}", text.stdout);
    let polish = Run::args(["event", "scores.csv"]).env("REDRESS_LANGUAGE", "pl").within(folder.path()).done();
    assert!(polish.stdout.contains("(przyjęto)"), "{}", polish.stdout);
    let document = Run::args(["event", "--format", "json", "scores.csv"]).within(folder.path()).done().json();
    assert_eq!(document["diagnostics"][0]["code"], "scoring-assumed", "{}", document["diagnostics"]);
    // Matchpoints that are printed say it.
    folder.file("mp.csv", MATCHPOINTS);
    assert_eq!(reported(&run(&folder, "event \"mp.csv\"\nranking\n")), Vec::<String>::new());
}

/// A board of PBN with three tables, scored in IMPs.
fn pbn(scoring: &str, columns: &str, rows: &[&str]) -> String {
    format!(
        "% PBN 2.1\n[Event \"Monday\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Scoring \"{scoring}\"]\n\
         [ScoreTable \"PairId_NS;PairId_EW;Score_NS{columns}\"]\n{}\n",
        rows.join("\n")
    )
}

/// Against each other +420 gains 0 and 10 IMPs: 5 in the mean. Against the datum of the other two, or of all, it does not.
#[test]
fn imps_are_never_taken_for_matchpoints() {
    let folder = Folder::new();
    folder.file("imp.pbn", pbn("IMP", "", &["1 4 420", "2 5 420", "3 6 -50"]));
    let found = run(&folder, "event \"imp.pbn\"\nranking\n");
    assert_eq!(reported(&found), ["scoring-assumed 2:1"]);
    let ranking = of_kind(&found, "ranking")[0];
    assert_eq!((&ranking["scoring"], &standing(ranking, "1", None)["result"]), (&"cross-imps".into(), &"5".into()));
    // Printed figures tell which: by cross-IMPs 5, 5, −10.
    folder.file("cross.pbn", pbn("IMP", ";IMP_NS;IMP_EW", &["1 4 420 5 -5", "2 5 420 5 -5", "3 6 -50 -10 10"]));
    let found = run(&folder, "event \"cross.pbn\"\nranking\n");
    assert_eq!((reported(&found).len(), &of_kind(&found, "ranking")[0]["scoring"]), (0, &"cross-imps".into()));
    // The datum of all three is 790/3 = 263⅓, to the nearest ten +260: +420 is 160 above it, 4 IMPs; −50 is 310 below, −7.
    folder.file("butler.pbn", pbn("IMP", ";IMP_NS;IMP_EW", &["1 4 420 4 -4", "2 5 420 4 -4", "3 6 -50 -7 7"]));
    let found = run(&folder, "event \"butler.pbn\"\nranking\n");
    assert_eq!((reported(&found).len(), &of_kind(&found, "ranking")[0]["scoring"]), (0, &"butler".into()));
    folder.file("column.csv", "board,ns,ew,score,NS IMP\n1,1,4,420,5\n1,2,5,420,5\n1,3,6,-50,-10\n");
    let found = run(&folder, "event \"column.csv\"\nranking\n");
    assert_eq!((reported(&found).len(), &of_kind(&found, "ranking")[0]["scoring"]), (0, &"cross-imps".into()));
}

#[test]
fn pairs_may_be_called_by_their_names() {
    let folder = Folder::new();
    folder.file("names.csv", "board,ns,ew,score\n1,Ann & Bob,Cy & Di,420\n1,Ed & Flo,Gus & Hal,-50\n");
    let args = ["event", "--format", "json", "names.csv"];
    let document = Run::args(args).within(folder.path()).done().exits(0).json();
    assert_eq!((&document["event"]["form"], document["ranking"].as_array().unwrap().len()), (&"pairs".into(), 4));
    let text = Run::args(["event", "names.csv"]).within(folder.path()).done().exits(0).stdout;
    assert!(text.contains("4 pairs") && !text.contains("Ann"), "{text}");
    let named = Run::args(["event", "--names", "names.csv"]).within(folder.path()).done().exits(0).stdout;
    assert!(named.contains("Ann & Bob"), "{named}");
    // An individual is one where partners change.
    folder.file("one.csv", "board,ns,ew,score\n1,Ann & Bob,Cy & Di,420\n2,Ann & Cy,Bob & Di,-50\n");
    let document = Run::args(["event", "--format", "json", "one.csv"]).within(folder.path()).done().exits(0).json();
    assert_eq!((&document["event"]["form"], document["ranking"].as_array().unwrap().len()), (&"individual".into(), 4));
}

/// Each row with the state or the ruling that it is read as, in the order of the file; rows that are not understood are
/// not among them, and named.
#[test]
fn each_row_is_a_result_or_is_named_as_none() {
    let folder = Folder::new();
    let text = "board,ns,ew,contract,declarer,tricks,score\n1,1,5,---,,,0\n1,2,6,4 pyk,,,\n1,3,7,4♡,N,10,\n1,4,8,3♢,S,9,\n\
                2,1,5,NP,,,\n2,2,6,,,,Not played\n2,3,7,,,,40%-60%\n2,4,8,,,,60/40\n2,9,10,,,,\"1 430\"\n2,11,12,,,,1.430\n\
                2,13,14,,,,\"-50,0\"\n2,15,16,4S,,,\n";
    folder.file("rows.csv", text);
    let done = Run::args(["event", "--format", "json", "rows.csv"]).within(folder.path()).done().exits(0);
    let document = done.json();
    let lines = |board: usize| -> Vec<String> {
        let lines = document["boards"][board]["lines"].as_array().unwrap();
        let stated = |line: &Value| {
            let ruling = line["ruling"].as_str().or(line["state"].as_str()).unwrap();
            format!("{} {ruling}", line["ns"].as_str().unwrap())
        };
        lines.iter().map(stated).collect()
    };
    assert_eq!(lines(0), ["1 not-played", "3 +420", "4 +110"]);
    assert_eq!(lines(1), ["1 not-played", "2 not-played", "3 A-/A+", "4 A+/A-", "9 +1430", "11 +1430", "13 -50"]);
    // Two results are expected on board 1, of which neither was the board that was not played.
    assert_eq!((&document["boards"][0]["expected"], &document["boards"][0]["top"]), (&"2".into(), &"2".into()));
    let warned = document["diagnostics"].to_string();
    assert!(warned.contains("4 pyk") && warned.contains("line 3") && warned.contains("not understood"), "{warned}");
}

#[test]
fn habits_of_spreadsheets_and_movements() {
    let folder = Folder::new();
    let warned = |name: &str, text: &str| {
        folder.file(name, text);
        let done = Run::args(["event", "--format", "json", name]).within(folder.path()).done();
        (done.status, done.json())
    };
    // EW 1 sits North-South where the arrow is switched: four pairs, not eight.
    let (_, arrow) =
        warned("arrow.csv", "board,ns,ew,score\n1,NS1,EW1,420\n1,NS2,EW2,-50\n2,EW1,NS2,110\n2,EW2,NS1,50\n");
    assert_eq!(arrow["ranking"].as_array().unwrap().len(), 4);
    let (_, twice) = warned("twice.csv", "board,ns,ew,score\n1,1,2,420\n1,1,4,-50\n1,3,5,-50\n");
    assert!(twice["diagnostics"].to_string().contains("pair 1 has another result"), "{}", twice["diagnostics"]);
    let (_, both) = warned("both.csv", "board,ns,ew,score_ns,score_ew\n1,1,2,100,100\n1,3,4,-50,50\n");
    assert!(both["diagnostics"].to_string().contains("`100, 100`"), "{}", both["diagnostics"]);
    let (_, more) = warned("more.csv", "board,ns,ew,score,carry,handicap\n1,1,2,420,1,2\n1,3,4,-50,1,2\n");
    assert!(more["diagnostics"].to_string().contains("`carry` and `handicap`"), "{}", more["diagnostics"]);
    let (status, mac) = warned("mac.csv", "board,ns,ew,score\r1,1,2,420\r1,3,4,-50\r");
    assert_eq!((status, mac["ranking"].as_array().unwrap().len()), (Some(0), 4));
    // Without a script there are no lines to show.
    let audited = Run::args(["audit", "mac.csv"]).within(folder.path()).done().exits(3).stderr;
    assert!(!audited.contains('^') && !audited.contains('│'), "{audited}");
}

/// No contract scores 10; it is said of a table of more than a megabyte as of one of three rows.
#[test]
fn impossible_scores_are_named_in_large_tables_too() {
    let folder = Folder::new();
    let rows = |count: u32| {
        let row = |at: u32| {
            let (board, table) = (1 + at / 50, at % 50);
            format!("{board},{},{},{}\n", 1 + 2 * table, 2 + 2 * table, if at == 1 { 10 } else { 110 })
        };
        format!("board,ns,ew,score\n{}", (0..count).map(row).collect::<String>())
    };
    for count in [3, 100_000] {
        folder.file("rows.csv", rows(count));
        let done = Run::args(["event", "rows.csv"]).within(folder.path()).done().exits(0);
        assert!(done.stderr.contains("rows.csv, line 3: no contract scores +10"), "{count}: {}", done.stderr);
        assert!(done.stderr.contains("scoring-assumed"), "{count}: {}", done.stderr);
    }
}

#[test]
fn files_of_another_kind_beside_those_that_are_read_are_named() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path().join("monday")).unwrap();
    folder.file("monday/a.pbn", pbn("MP", "", &["1 4 420", "2 5 -50"]));
    folder.file("monday/b.csv", MATCHPOINTS);
    let done = Run::args(["event", "monday"]).within(folder.path()).done().exits(0);
    assert!(done.stderr.contains("b.csv") && done.stderr.contains("csv"), "{}", done.stderr);
}

/// A row of a table costs some four hundred bytes: so many rows are refused before they fill the machine.
#[test]
fn more_rows_than_are_read_are_refused_by_their_number() {
    let folder = Folder::new();
    // The pairs meet again: only the reader of rows can say which result counts.
    folder.file("rows.csv", format!("board,ns,ew,score\n{}", "1,1,2,420\n".repeat(1_000_001)));
    let done = Run::args(["event", "rows.csv"]).within(folder.path()).done().exits(3);
    assert!(done.stderr.contains("limit of 1000000"), "{}", done.stderr);
}

/// An archive of one empty file, stored under a name that leads out of it.
#[test]
fn an_archive_with_nothing_to_read_is_an_error() {
    let folder = Folder::new();
    let name = b"../x.csv";
    let length = u8::try_from(name.len()).unwrap();
    // Version, flags, method and time; checksum and sizes of nothing; the lengths of the name and of what follows it.
    let common = [&[20, 0, 0, 0, 0, 0, 0, 0, 0, 0][..], &[0; 12], &[length, 0, 0, 0]].concat();
    let local = [b"PK\x03\x04", &common[..], name].concat();
    let central = [b"PK\x01\x02", &[20, 0][..], &common, &[0; 14], name].concat();
    let size = |bytes: &[u8]| u32::try_from(bytes.len()).unwrap().to_le_bytes();
    let end = [b"PK\x05\x06", &[0, 0, 0, 0, 1, 0, 1, 0][..], &size(&central), &size(&local), &[0, 0]].concat();
    folder.file("slip.zip", [local, central, end].concat());
    let done = Run::args(["event", "slip.zip"]).within(folder.path()).done().exits(3);
    assert!(done.stderr.contains("../x.csv"), "{}", done.stderr);
}

#[test]
fn a_file_that_is_too_large_is_not_looked_for_elsewhere() {
    let folder = Folder::new();
    let path = folder.file("big.csv", "");
    // Sparse: it takes no room.
    std::fs::OpenOptions::new().write(true).open(&path).unwrap().set_len(600 << 20).unwrap();
    let done = Run::args(["event", "big.csv"]).within(folder.path()).done().exits(3);
    assert!(done.stderr.contains("512 MB") && !done.stderr.contains("looked for"), "{}", done.stderr);
}

/// Sixty boards at two tables, on all of which pair 1 scored 420 and pair 3 50: what one ruling changes for everybody else
/// is their score on that board alone.
#[test]
fn those_whose_place_changes_are_told_first() {
    let folder = Folder::new();
    let text = "board,ns,ew,score,ns mp,ew mp\n1,1,5,430,6,0\n1,2,6,420,4,2\n1,3,7,140,2,4\n1,4,8,50,0,6\n";
    folder.file("mp.csv", text);
    let done = rendered(&folder, "event \"mp.csv\"\nboard 1\nat NS 4 EW 8: +430\nnotify\n").exits(0).stdout;
    let notify = done.split("> notify").nth(1).unwrap();
    let (moved, rest) = (notify.find("whose place changes"), notify.find("the same place"));
    assert!(moved.is_some() && moved < rest.or(Some(usize::MAX)), "{notify}");
}

#[test]
fn convert_never_writes_over_what_it_reads() {
    let folder = Folder::new();
    let file = folder.file("cv.csv", MATCHPOINTS);
    let refused = |output: &Path| {
        let done = Run::args(["convert", "cv.csv", "-o"]).arg(output).within(folder.path()).done().exits(3);
        assert!(done.stderr.contains("is one of the input files"), "{}", done.stderr);
        assert_eq!(std::fs::read_to_string(&file).unwrap(), MATCHPOINTS);
    };
    refused(Path::new("cv.csv"));
    refused(Path::new("./../").join(folder.path().file_name().unwrap()).join("cv.csv").as_path());
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&file, folder.path().join("link.csv")).unwrap();
        refused(Path::new("link.csv"));
        std::fs::hard_link(&file, folder.path().join("hard.csv")).unwrap();
        refused(Path::new("hard.csv"));
    }
    // Nor into the folder that it reads.
    std::fs::create_dir(folder.path().join("monday")).unwrap();
    folder.file("monday/a.csv", MATCHPOINTS);
    let done = Run::args(["convert", "monday", "-o", "monday/b.csv"]).within(folder.path()).done().exits(3);
    assert!(done.stderr.contains("is one of the input files"), "{}", done.stderr);
}

#[test]
fn convert_lists_what_it_does_not_write() {
    let folder = Folder::new();
    folder.file("cv.csv", "board,ns,ew,score,notes,my column\n1,1,2,420,a,b\n1,3,4,-50,c,d\n");
    let done = Run::args(["convert", "cv.csv", "-o", "o.csv"]).within(folder.path()).done().exits(0);
    assert!(done.stderr.contains("`notes` and `my column`"), "{}", done.stderr);
    let usebio = "<?xml version=\"1.0\"?><USEBIO Version=\"1.2\"><CLUB><CLUB_NAME>Club</CLUB_NAME></CLUB>\
                  <EVENT EVENT_TYPE=\"MP_PAIRS\"><EVENT_DESCRIPTION>E</EVENT_DESCRIPTION><DATE>1/2/2022</DATE><PARTICIPANTS>\
                  <PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><NATIONAL_ID_NUMBER>7</NATIONAL_ID_NUMBER></PLAYER>\
                  <PLAYER><NATIONAL_ID_NUMBER>8</NATIONAL_ID_NUMBER></PLAYER></PAIR></PARTICIPANTS>\
                  <BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>\
                  <EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>420</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>";
    folder.file("club.xml", usebio);
    let done = Run::args(["convert", "club.xml", "-o", "back.xml"]).within(folder.path()).done().exits(0);
    // Club and date are kept; the members' numbers are personal and need `--names`.
    assert!(done.stderr.contains("`NATIONAL_ID_NUMBER ×2`"), "{}", done.stderr);
}

/// In the real Butler event average plus is worth 1.2 IMPs and a round gains no more than 12; a table of columns has no
/// column for that, and its first line states it.
#[test]
fn convert_states_the_settings_of_the_file() {
    let Some(file) = real("jfr-butler-131108.tar.gz") else { return };
    let folder = Folder::new();
    let done = Run::args(["convert", "-o", "o.csv"]).arg(file).within(folder.path()).done().exits(0);
    let table = std::fs::read_to_string(folder.path().join("o.csv")).unwrap();
    assert_eq!(table.lines().next(), Some("# set imp-average 1.2; set round-cap 12"));
    assert!(!done.stderr.contains("set "), "{}", done.stderr);
}

#[test]
fn what_is_written_as_columns_holds_no_formula_and_reads_back() {
    let folder = Folder::new();
    let text = "board,section,ns,ew,score,ns_names,ew_names\n1,=A1,1,2,420,\"=HYPERLINK(\"\"x\"\")\",@SUM(1)\n\
                1,=A1,3,4,-50,-1+cmd,Lis\n1,=A1,5,6,A+/A-,X,Y\n1,=A1,7,8,(60% +420 & 40% -50),X,Y\n";
    folder.file("f.csv", text);
    let convert = |from: &str, to: &str| {
        Run::args(["convert", from, "--names", "-o", to]).within(folder.path()).done().exits(0);
        std::fs::read_to_string(folder.path().join(to)).unwrap()
    };
    let once = convert("f.csv", "o.csv");
    for field in csv::ReaderBuilder::new().has_headers(false).from_reader(once.as_bytes()).records() {
        for cell in field.unwrap().iter().filter(|cell| cell.starts_with(['=', '+', '-', '@'])) {
            assert!(cell[1..].parse::<u32>().is_ok(), "{cell}");
        }
    }
    assert!(once.contains("'=HYPERLINK") && once.contains("+420"), "{once}");
    assert_eq!(convert("o.csv", "p.csv"), once);
    // A table of which nothing was played is one.
    folder.file("n.csv", "board,ns,ew,score\n1,1,2,NP\n1,3,4,NP\n");
    let none = convert("n.csv", "m.csv");
    assert_eq!(convert("m.csv", "l.csv"), none);
}

#[test]
fn a_damaged_database_is_refused() {
    let Some(events) = real("README.md") else { return };
    let cases = events.ancestors().nth(3).unwrap().join("findings/hostile-cases");
    for name in ["0a7db4", "39b577", "406c0e", "82f97c"] {
        let path = cases.join(format!("05-jetdb-overflow-{name}.bws"));
        if !path.is_file() {
            eprintln!("SKIPPED: the damaged database {name} is not here");
            continue;
        }
        let done = Run::args(["event"]).arg(path).done().exits(3);
        assert!(done.stderr.contains("damaged"), "{}", done.stderr);
    }
}

#[test]
fn a_ruling_is_written_into_a_copy_of_its_file() {
    let folder = Folder::new();
    let before = "board,ns,ew,score,remark\r\n1,1,4,420,é\r\n1,2,5,420,\r\n1,3,6,-50,x\r\n";
    let file = folder.file("mp.csv", before);
    let rulings = folder.file("r.ruling", "board 1\nat NS 2 EW 5: (60% +420 & 40% -50)\n");
    let write =
        |to: &Path| Run::args(["event", "--write-back", "--rulings"]).arg(&rulings).arg(&file).arg("-o").arg(to).done();
    let copy = file.with_file_name("ruled.csv");
    write(&copy).exits(0);
    // Of two other results +420 ties one and beats the other, -50 loses to one and ties the other: 0.6 × 75 + 0.4 × 25.
    let row = "# ruling: (60% +420 & 40% -50)\r\n1,2,5,55%/45%,";
    assert_eq!(std::fs::read_to_string(&copy).unwrap(), before.replace("1,2,5,420,", row));
    assert!(write(&file).exits(3).stderr.contains("mp.csv"));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), before);
}

#[test]
fn what_to_type_is_listed_by_tables() {
    let folder = Folder::new();
    let file = folder.file("mp.csv", "board,table,ns,ew,score,ns mp\n1,1,1,4,420,2\n1,2,2,5,420,2\n1,3,3,6,-50,0\n");
    let script = "board 1\nat table 2: (60% +420 & 40% -50)\npenalty NS 10%\nat table 3: -100\n";
    let rulings = folder.file("r.ruling", script);
    let done = Run::args(["event", "--entries", "--rulings"]).arg(&rulings).arg(&file).done().exits(0);
    // Of two other results +420 ties one and beats the other, -50 loses to one and beats the other.
    let lines: Vec<&str> = done.stdout.lines().collect();
    assert!(lines[0].starts_with("board 1, table 2, NS 2 EW 5: enter NS "), "{}", done.stdout);
    assert!(
        lines.contains(&"board 1, table 3, NS 3 EW 6: enter the score −100 (North-South's view)"),
        "{}",
        done.stdout
    );
}

/// Every format writes the copies of a script and checks its expectations, and prints neither among the data.
#[test]
fn a_copy_and_an_expectation_of_the_rulings_are_kept_in_every_format() {
    let folder = Folder::new();
    let file = folder.file("mp.csv", MATCHPOINTS);
    let script = "board 1\nat NS 1 EW 4: -50\nwrite-back \"copy.csv\"\nexpect place pair 2: 6\n";
    let rulings = folder.file("r.ruling", script);
    let copy = folder.path().join("copy.csv");
    let pages = folder.path().join("page.html");
    let ways: [&[&str]; 9] = [
        &["--format", "text"],
        &["--format", "markdown"],
        &["--format", "html"],
        &["--format", "latex"],
        &["--format", "json"],
        &["--format", "csv"],
        &["--format", "usebio"],
        &["--entries"],
        &["--pages", pages.to_str().unwrap()],
    ];
    for way in ways {
        let done = Run::args(["event", "--rulings"]).arg(&rulings).arg(&file).args_of(way).done().exits(1);
        let written = std::fs::read_to_string(&copy).unwrap();
        assert!(written.contains("\n1,1,4,-50,1,3\n"), "{way:?}: {written}");
        let is_data = ["json", "csv", "usebio", "--entries"].contains(way.last().unwrap());
        assert_eq!(
            done.stderr.contains("expected place 6"),
            is_data || way[0] == "--pages",
            "{way:?}: {}",
            done.stderr
        );
        assert!(!is_data || !done.stdout.contains("copy"), "{way:?}: {}", done.stdout);
        std::fs::remove_file(&copy).unwrap();
    }
}

/// A case takes its rulings with it: where none is left for the event, the list and the copy say so.
#[test]
fn an_event_without_rulings_is_named() {
    let folder = Folder::new();
    let file = folder.file("mp.csv", MATCHPOINTS);
    let rulings = folder.file("r.ruling", "case \"21:40, board 1\" { board 1; at NS 1 EW 4: -50 }\n");
    let copy = folder.path().join("copy.csv");
    let copy = copy.to_str().unwrap();
    for way in [&["--entries"][..], &["--write-back", "-o", copy]] {
        let done = Run::args(["event", "--rulings"]).arg(&rulings).arg(&file).args_of(way).done().exits(0);
        assert!(done.stderr.contains("no ruling is given in the event"), "{way:?}: {}", done.stderr);
    }
    let plain = folder.file("p.ruling", "board 1\nat NS 1 EW 4: -50\n");
    let done = Run::args(["event", "--entries", "--rulings"]).arg(&plain).arg(&file).done().exits(0);
    assert!(!done.stderr.contains("no ruling"), "{}", done.stderr);
}
