//! Points that pairs and teams carry beside their boards: penalties, carry-over and handicap, as statements and as
//! columns, in every form of scoring.

use crate::harness::{Done, Folder, Run, reported};
use serde_json::Value;

/// Three tables of one board at matchpoints, top 4: +420 twice and −50 give NS 3, 3, 0.
const MATCHPOINTS: &str = "board,ns,ew,score\n1,1,4,420\n1,2,5,420\n1,3,6,-50\n";

/// A match of three boards in two rooms: +16 IMPs for A, 17.71 VP by the formula of the WBF.
const TEAMS: &str = "board,round,room,ns,ew,score\n1,1,open,A,B,420\n1,1,closed,B,A,-50\n2,1,open,A,B,110\n\
                     2,1,closed,B,A,80\n3,1,open,A,B,200\n3,1,closed,B,A,0\n";

fn done(file: &str, script: &str) -> (Folder, Done) {
    let folder = Folder::new();
    folder.file("e.csv", file);
    let script = format!("event \"e.csv\"\n{script}");
    let done = Run::args(["run", "-", "--format", "json"]).within(folder.path()).stdin(&script).done();
    (folder, done)
}

/// The last ranking of a script about an event.
fn ranking(file: &str, script: &str) -> Value {
    let found = done(file, &format!("{script}\nranking\n")).1.exits(0).json();
    let last = found["results"].as_array().unwrap().iter().rfind(|result| result["kind"] == "ranking");
    last.unwrap()["ranking"].clone()
}

fn of<'v>(ranking: &'v Value, pair: &str) -> &'v Value {
    ranking.as_array().unwrap().iter().find(|line| line["pair"] == pair).unwrap()
}

/// The figures of a pair by their names.
fn figures(ranking: &Value, pair: &str, names: &[&str]) -> Vec<String> {
    let own = of(ranking, pair);
    names.iter().map(|name| own[name].as_str().map_or_else(|| own[name].to_string(), str::to_owned)).collect()
}

#[test]
fn matchpoints_take_matchpoints_a_share_of_a_top_and_percent() {
    let script = "scoring matchpoints\npenalty pair 1 25%\npenalty pair 2 0.5 MP\ncarry pair 3 +1\n\
                  handicap pair 4 2.5%\ncarry pair 5 -5%";
    let found = ranking(MATCHPOINTS, script);
    let names = ["points", "percent", "penalty", "carry_over", "handicap"];
    // A quarter of the top of 4 is 1 of 3 matchpoints; 2.5 % of the result of one board is 0.1.
    assert_eq!(figures(&found, "1", &names), ["2", "50", "1", "0", "0"]);
    assert_eq!(figures(&found, "2", &names), ["5/2", "62.5", "1/2", "0", "0"]);
    assert_eq!(figures(&found, "3", &names), ["1", "25", "0", "1", "0"]);
    assert_eq!(figures(&found, "4", &names), ["11/10", "27.5", "0", "0", "1/10"]);
    assert_eq!(figures(&found, "5", &names), ["4/5", "20", "0", "-1/5", "0"]);
    // Carry-over and handicap were there before the rulings.
    assert_eq!(of(&found, "3")["before"]["percent"], "25");
    assert_eq!(of(&found, "1")["before"]["percent"], "75");
}

#[test]
fn imps_and_victory_points_take_their_own() {
    // Against two results +420 gains 0 and 10 IMPs, the mean is 5.
    let found = ranking(MATCHPOINTS, "scoring cross-imps\npenalty pair 1 6 IMP\nhandicap pair 2 1.5");
    assert_eq!(figures(&found, "1", &["points", "result", "penalty"]), ["-1", "-1", "6"]);
    assert_eq!(figures(&found, "2", &["result", "handicap"]), ["13/2", "3/2"]);
    let found = ranking(TEAMS, "match boards 3 scale wbf\npenalty team A 1 VP\ncarry team B +3");
    assert_eq!(figures(&found, "A", &["points", "result", "penalty"]), ["1671/100", "1671/100", "1"]);
    assert_eq!(figures(&found, "B", &["result", "carry_over"]), ["529/100", "3"]);
    let found = ranking(MATCHPOINTS, "scoring total-points\ncarry pair 1 +100");
    assert_eq!(figures(&found, "1", &["result"]), ["520"]);
}

#[test]
fn a_later_statement_takes_the_place_of_the_earlier_and_zero_takes_it_away() {
    let script = "scoring matchpoints\npenalty pair 1 1 MP\npenalty pair 1 2 MP\ncarry pair 2 +1\ncarry pair 2 0";
    let found = ranking(MATCHPOINTS, script);
    assert_eq!(figures(&found, "1", &["penalty"]), ["2"]);
    assert_eq!(figures(&found, "2", &["carry_over"]), ["0"]);
}

#[test]
fn notify_tells_who_pays() {
    let found = done(MATCHPOINTS, "scoring matchpoints\npenalty pair 1 50%\nnotify\n").1.exits(0).json();
    let changed = found["results"][0]["changed"].as_array().unwrap();
    let who: Vec<&str> = changed.iter().filter_map(|one| one["pair"].as_str()).collect();
    assert!(who.contains(&"1"), "{changed:?}");
}

#[test]
fn what_cannot_be_added_is_refused_at_its_place() {
    for (statement, code) in [
        ("penalty pair 1 1 VP", "penalty-unit 2:16"),
        ("penalty pair 1 -1 MP", "penalty-unit 2:16"),
        ("penalty pair 9 1 MP", "unknown-table 2:9"),
        ("carry pair 1 2 IMP", "penalty-unit 2:14"),
    ] {
        let found = done(&MATCHPOINTS.replace("score\n", "score,ns mp\n"), &format!("{statement}\n")).1.json();
        assert_eq!(reported(&found), [code], "{statement}");
    }
    let found = Run::args(["run", "-", "--format", "json"]).stdin("carry pair 1 +3\n").done().json();
    assert_eq!(reported(&found), ["no-event 1:7"]);
}

#[test]
fn columns_of_each_side_carry_them() {
    let file = "board,ns,ew,score,ns penalty,ew carry-over,EW handicap\n1,1,4,420,25%,1,\n1,2,5,420,,,0.5 MP\n\
                1,3,6,-50,,,\n2,1,5,100,,,0.5 MP\n2,2,4,100,,1,\n2,3,6,100,1 MP,,\n";
    let found = ranking(file, "scoring matchpoints");
    assert_eq!(figures(&found, "1", &["points", "penalty"]), ["4", "1"]);
    // Repeated in each row it counts once.
    assert_eq!(figures(&found, "4", &["points", "carry_over"]), ["4", "1"]);
    assert_eq!(figures(&found, "5", &["points", "handicap"]), ["7/2", "1/2"]);
    assert_eq!(figures(&found, "3", &["points", "penalty"]), ["1", "1"]);
}

#[test]
fn they_are_in_the_json_of_an_event_and_come_back_from_it() {
    let folder = Folder::new();
    let file = folder.file("e.csv", MATCHPOINTS);
    let rulings = folder.file("r.ruling", "scoring matchpoints\npenalty pair 1 25%\ncarry pair 3 +1\n");
    let args = ["event", "--format", "json", "--rulings"];
    let first = Run::args(args).arg(&rulings).arg(&file).done().exits(0);
    let again = folder.file("again.json", &first.stdout);
    let second = Run::args(["event", "--format", "json"]).arg(again).done().exits(0).json();
    for found in [first.json(), second] {
        assert_eq!(figures(&found["ranking"], "1", &["points", "percent", "penalty"]), ["2", "50.00", "1"]);
        assert_eq!(figures(&found["ranking"], "3", &["points", "carry_over"]), ["1", "1"]);
    }
}

#[test]
fn the_statements_are_kept_with_the_event_and_in_their_form() {
    let script = "scoring matchpoints\nPENALTY PAIR 1 10 %\nhandicap pair 2 3\nevent\n";
    let folder = Folder::new();
    folder.file("e.csv", MATCHPOINTS);
    let run = Run::args(["run", "-"]).within(folder.path()).stdin(format!("event \"e.csv\"\n{script}")).done();
    assert!(run.stdout.contains("penalty pair 1 10%\nhandicap pair 2 +3"), "{}", run.stdout);
}
