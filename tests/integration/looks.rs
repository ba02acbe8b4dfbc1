//! The layout of results: alignment, omissions, uniform forms.

use crate::harness::Run;

const FIELD: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";

fn output(script: &str) -> String {
    Run::script(script).done().exits(0).stdout
}

/// The other table is a comment behind the ruling, however long that is, and no line of a screen ends within it.
#[test]
fn the_other_table_has_one_form() {
    let short = "other table +300\n(60%+620 & 40%-100)\n";
    let shows = output(short);
    assert!(shows.contains("> (60% +620 & 40% −100)   # other table +300\n"), "{shows}");
    let long = "board 6\nother table +400\noffenders EW\nlet a-record = \
                damage NS before 4♥x-8 W after 5♦x-2 W obtained 5♦x+1 W\na-record\n";
    let shows = output(long);
    let ruling = "> a-record = damage NS before 4♥x−8 W after 5♦x−2 W obtained 5♦x+1 W\n  # other table +400\n";
    assert!(shows.contains(ruling), "{shows}");
    let page = Run::script(long).args_of(&["--format", "html"]).done().exits(0).stdout;
    assert!(page.contains("   # other table +400</code>") && !page.contains("(other table"), "{page}");
}

/// Letters that stand for drawn signs take their own columns.
#[test]
fn heads_without_drawing_line_up() {
    let plain = Run::script(&format!("{FIELD}effects (60%+620 & 40%-100)\n")).env("REDRESS_PLAIN", "1");
    let shows = plain.done().exits(0).stdout;
    let line = |start: &str| shows.lines().find(|line| line.trim_start().starts_with(start)).unwrap();
    let (head, row) = (line("score"), line("+620"));
    assert!(head.contains("+/- pp"), "{shows}");
    // The scores of the second table end where their head does.
    assert_eq!(head.rfind("score").map(|at| at + 5), row.rfind("+620").map(|at| at + 4), "{shows}");
    assert_eq!(head.len(), row.len(), "{shows}");
}

/// A row with the name of its table is one table; the others say how many they are.
#[test]
fn named_rows_are_not_counted() {
    let named = output("traveller {\n  table 1: +620\n  table 2: -100\n}\nprotocol\n");
    assert!(named.contains("result  NS MP  EW MP") && !named.contains("tables"), "{named}");
    // A table is one in the reader's language too.
    let polish = output("set language pl\ntraveller {\n  table 1: +620\n  table 2: -100\n}\nprotocol\n");
    assert!(polish.contains("stół 1  +620") && !polish.contains("table"), "{polish}");
    let counted = output(&format!("{FIELD}protocol\n"));
    assert!(counted.contains("result  tables  NS MP  EW MP"), "{counted}");
}

/// Victory points have two decimals wherever they are shown: 10.31 to 5.40 for NS +1 and EW -18 after sixteen boards.
#[test]
fn victory_points_have_two_decimals() {
    let key = crate::harness::root().join("examples/exam/key.ruling");
    let bogdan = crate::harness::root().join("examples/exam/bogdan.answers");
    let marks = Run::args(["exam", "grade"]).arg(key).arg(bogdan).done().exits(0).stdout;
    assert!(marks.contains("NS 10.31 VP, EW 5.40 VP"), "{marks}");
}

/// Law 12C2(c), "or the equivalent in IMPs": the breakdown says where the figure comes from.
#[test]
fn average_plus_that_follows_the_session_says_so() {
    let output = Run::script("session NS +4 imp EW -3.5 IMP\nother table 0\nA+/A-\n").done().exits(0).stdout;
    assert!(output.contains("A+ follows the session's mean: +4 IMP (Law 12C2(c))"), "{output}");
    Run::script("session NS +25 IMP\n").done().exits(3);
}
