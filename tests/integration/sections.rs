//! Sections that are compared with one another or not, and cross-IMPs of boards that some table did not play.

use crate::harness::{Folder, Run};
use serde_json::Value;

fn ranking(file: &str, script: &str) -> Value {
    let folder = Folder::new();
    folder.file("e.csv", file);
    let script = format!("event \"e.csv\"\n{script}\nranking\n");
    let found = Run::args(["run", "-", "--format", "json"]).within(folder.path()).stdin(&script).done().json();
    let last = found["results"].as_array().unwrap().iter().rfind(|result| result["kind"] == "ranking");
    last.unwrap()["ranking"].clone()
}

fn result(ranking: &Value, section: Option<&str>, pair: &str) -> String {
    let lines = ranking.as_array().unwrap().iter();
    let is_it = |line: &&Value| line["pair"] == pair && section.is_none_or(|section| line["section"] == section);
    lines.clone().find(is_it).unwrap()["result"].as_str().unwrap().to_owned()
}

/// Two sections of two tables each with the same pairs: 420, 450 and 400, -50.
const SECTIONS: &str = "section,board,ns,ew,score\nA,1,1,2,420\nA,1,3,4,450\nB,1,1,2,400\nB,1,3,4,-50\n";

#[test]
fn sections_are_compared_as_is_set() {
    // Of a top of 2 in each section, of 6 across.
    for (set, expected) in [
        ("", ["0", "100", "100", "0"]),
        ("set across sections", ["200/3", "100", "100/3", "0"]),
        ("set across sections\nset across boards", ["0", "100", "100", "0"]),
        ("set across file", ["0", "100", "100", "0"]),
    ] {
        let found = ranking(SECTIONS, &format!("scoring matchpoints\n{set}"));
        let of = |section, pair| result(&found, Some(section), pair);
        assert_eq!([of("A", "1"), of("A", "3"), of("B", "1"), of("B", "3")], expected, "{set}");
    }
}

#[test]
fn a_ruling_stays_at_its_table_when_sections_are_put_together() {
    let script = "scoring matchpoints\nboard 1\nat section B NS 3 EW 4: +420\nset across sections";
    let found = ranking(SECTIONS, script);
    // +450, +420 twice, +400: 6, 3, 3 and 0 matchpoints.
    assert_eq!(result(&found, Some("B"), "3"), "50");
    assert_eq!(result(&found, Some("A"), "1"), "50");
    assert_eq!(result(&found, Some("B"), "1"), "0");
}

#[test]
fn printed_points_show_that_sections_are_compared() {
    let file =
        "section,board,ns,ew,score,ns mp,ew mp\nA,1,1,2,420,4,2\nA,1,3,4,450,6,0\nB,1,1,2,400,2,4\nB,1,3,4,-50,0,6\n";
    let found = ranking(file, "");
    assert_eq!(result(&found, Some("A"), "1"), "200/3");
    let folder = Folder::new();
    let file = folder.file("e.csv", file);
    let audit = Run::args(["audit"]).arg(file).done().exits(0).stdout;
    assert!(audit.contains("across sections"), "{audit}");
    // Those of each section by itself show the contrary.
    let apart =
        "section,board,ns,ew,score,ns mp,ew mp\nA,1,1,2,420,0,2\nA,1,3,4,450,2,0\nB,1,1,2,400,2,0\nB,1,3,4,-50,0,2\n";
    assert_eq!(result(&ranking(apart, ""), Some("A"), "1"), "0");
}

/// +620, +170 and -100 against one another: 450 are 10 IMPs, 270 are 7 and 720 are 12. A fourth table did not play.
#[test]
fn cross_imps_of_short_boards_by_the_rule_of_realbridge() {
    let file = "board,ns,ew,contract,score\n1,1,2,4S,620\n1,3,4,2S,170\n1,5,6,4S,-100\n1,7,8,---,0\n";
    let script = "scoring cross-imps\nset short-imps realbridge";
    let found = ranking(file, script);
    // The mean of 10 and 12 is 11; E(n − 1)/(n(E − 1)) is 8/9.
    assert_eq!(result(&found, None, "1"), "88/9");
    assert_eq!(result(&found, None, "3"), "-4/3");
    assert_eq!(result(&ranking(file, "scoring cross-imps"), None, "1"), "11");
    // In matchpoints the table is not expected.
    assert_eq!(result(&ranking(file, "scoring matchpoints"), None, "3"), "50");
    // With a table less the mean stays as it is.
    let whole = file.replace("1,7,8,---,0\n", "");
    assert_eq!(result(&ranking(&whole, script), None, "1"), "11");
}

#[test]
fn printed_imps_show_the_rule_of_realbridge() {
    let file = "board,ns,ew,contract,score,ns imp,ew imp\n1,1,2,4S,620,9.78,-9.78\n1,3,4,2S,170,-1.33,1.33\n\
                1,5,6,4S,-100,-8.44,8.44\n1,7,8,---,0,,\n2,1,4,4S,620,7.33,-7.33\n2,3,2,4S,620,7.33,-7.33\n\
                2,5,8,4S,-100,-10.33,10.33\n2,7,6,4S,170,-4.33,4.33\n";
    let folder = Folder::new();
    let file = folder.file("e.csv", file);
    let audit = Run::args(["audit"]).arg(file).done();
    assert!(audit.stdout.contains("short-imps realbridge"), "{}", audit.stdout);
}
