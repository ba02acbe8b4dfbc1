//! Properties of every incident, whatever facts without effect are added and in whatever order they are stated.

use crate::incidents::CASES;
use proptest::prelude::*;
use redress::diagnostic::Diagnostic;
use redress::procedure::{Course, Kind, Procedure};
use redress::procedures::{self, named, read};
use redress::session::{NoFiles, Outcome, OutcomeKind, Session, Sink};
use redress::source::Sources;
use std::collections::HashMap;

/// Keeps the last incident.
#[derive(Default)]
struct Last {
    course: Option<Course>,
    problems: Vec<Diagnostic>,
}

impl Sink for Last {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        if let OutcomeKind::Incident(found) = outcome.kind {
            self.course = Some(found.course().clone());
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        self.problems.push(diagnostic);
    }
}

/// The course of an incident on a board where 4♠ was made.
fn course(incident: &str) -> Course {
    let script = format!("board 7\nobtained 4♠= N\n{incident}\n");
    let mut last = Last::default();
    Session::new(&NoFiles, &mut last).run("incident", &script);
    last.course.unwrap_or_else(|| panic!("{script}: {:?}", last.problems))
}

/// The head of an incident, and its rows.
fn parts(incident: &str) -> (String, Vec<String>) {
    let (head, rows) = incident.split_once('{').unwrap();
    let rows = rows.trim_end().strip_suffix('}').unwrap();
    (head.trim().to_owned(), rows.split(';').map(|row| row.trim().to_owned()).filter(|row| !row.is_empty()).collect())
}

fn written(head: &str, rows: &[String]) -> String {
    format!("{head} {{\n{}\n}}", rows.join("\n"))
}

fn procedure(head: &str) -> &'static Procedure {
    named(head.split_whitespace().nth(1).unwrap()).unwrap()
}

/// Rows that answer questions behind the one that decided, of which no rule before that asks.
fn idle_rows(head: &str, course: &Course) -> Vec<String> {
    let procedure = procedure(head);
    let place = |name: &str| procedure.nodes.iter().position(|node| node.name == name).unwrap_or(0);
    let decided = course.steps.iter().map(|step| place(step.question)).max().unwrap_or(0);
    let passed = procedure.nodes.get(..=decided).unwrap_or_default();
    let query: Vec<&str> =
        passed.iter().flat_map(|node| &node.rules).flat_map(|rule| &rule.and).map(|one| one.question).collect();
    let is_idle = |name: &str| place(name) > decided && !query.contains(&name);
    let ended = course.open.is_empty() && ends_at(procedure, course);
    let later = procedure.questions().filter(|(node, _)| ended && is_idle(node.name));
    let row = |(node, kind): (&redress::procedure::Node, &Kind)| match kind {
        Kind::Word(words) => Some(format!("{}: {}", node.name, words.first()?)),
        Kind::Number => Some(format!("{}: 3", node.name)),
        Kind::EachSide(words) => Some(format!("{}: NS {}, EW {}", node.name, words.first()?, words.first()?)),
        _ => None,
    };
    later.filter_map(row).collect()
}

/// Returns true if the last question that was answered ended the procedure by a final verdict.
fn ends_at(procedure: &Procedure, course: &Course) -> bool {
    use redress::procedure::{Answer, Pattern, Target};
    let Some(last) = course.steps.last() else { return false };
    let Some((node, _)) = procedure.question(last.question) else { return false };
    let is_end = |rule: &redress::procedure::Rule| {
        let stated = rule
            .answers
            .iter()
            .any(|one| matches!((one, &last.answer), (Pattern::Word(word), Answer::Word(given)) if word == given));
        matches!(rule.to, Target::Verdict(_)) && stated && rule.and.is_empty()
    };
    node.rules.iter().any(is_end)
}

/// The decision: the verdict, the Laws, the result, the excluded outcomes.
fn verdict(course: &Course) -> (&'static str, Vec<String>, Option<String>, bool) {
    let laws = course.laws.iter().map(ToString::to_string).collect();
    (course.verdict.word(), laws, course.result.as_ref().map(ToString::to_string), course.excludes_obtained)
}

const WORDS: [&str; 4] = [
    "facts: \"It was the last board of the round.\"",
    "facts: \"North had asked about the tempo before.\"",
    "facts: \"\"\"Nobody\nknows.\"\"\"",
    "legal: 7NT= N, \"it could not\"",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// Facts, reasons, outcomes that nobody weighs, and answers to questions that are not asked any more change nothing;
    /// neither does the order of the rows.
    #[test]
    fn what_is_irrelevant_changes_no_verdict(
        case in 0..CASES.len(),
        added in proptest::sample::subsequence(WORDS.to_vec(), 0..=WORDS.len()),
        reasons in any::<u64>(),
        idle in any::<u64>(),
        order in any::<u64>(),
    ) {
        let (head, mut rows) = parts(CASES[case].0);
        let plain = course(CASES[case].0);
        for (at, row) in rows.iter_mut().enumerate() {
            if reasons >> (at % 64) & 1 == 1 && !row.contains('"') {
                row.push_str(", \"as both sides agree\"");
            }
        }
        let is_told = |row: &String| rows.iter().any(|incident_text| incident_text.split(':').next() == row.split(':').next());
        let later = idle_rows(&head, &plain).into_iter().filter(|row| !is_told(row)).collect::<Vec<_>>();
        let later = later.into_iter().enumerate();
        rows.extend(later.filter(|(at, _)| idle >> (at % 64) & 1 == 1).map(|(_, row)| row));
        rows.extend(added.into_iter().map(str::to_owned));
        // Any order: rows by a number that the seed gives each.
        let mut keyed: Vec<(u64, String)> = rows.into_iter().zip(1_u64..).map(|(row, at)| (order.wrapping_mul(at * 2 + 1).rotate_left(17), row)).collect();
        keyed.sort();
        let rows: Vec<String> = keyed.into_iter().map(|(_, row)| row).collect();
        let incident_text = written(&head, &rows);
        prop_assert_eq!(verdict(&course(&incident_text)), verdict(&plain), "{}", incident_text);
    }

    /// A poll bears on nothing where no question is answered by it, or where the director has answered it.
    #[test]
    fn a_poll_decides_only_where_it_is_asked(case in 0..CASES.len(), chosen in 0_u32..20, others in 0_u32..20) {
        let (head, mut rows) = parts(CASES[case].0);
        let asks = procedure(&head).questions().any(|(_, kind)| *kind == Kind::Alternatives);
        let answered = rows.iter().any(|row| row.starts_with("alternatives:") || row == "information: no" || row == "information: unclear");
        prop_assume!(!asks || answered);
        let plain = course(CASES[case].0);
        rows.push(format!("poll \"Your call?\" {{ 4♥: {chosen}, pass: {others}, 4♠ considered 3 }}"));
        let incident_text = written(&head, &rows);
        prop_assert_eq!(verdict(&course(&incident_text)), verdict(&plain), "{}", incident_text);
    }

    /// A side is named as well by either of its players, and the order of the votes does not count.
    #[test]
    fn a_player_is_as_good_as_the_side(case in 0..CASES.len(), partner in any::<bool>()) {
        let (head, rows) = parts(CASES[case].0);
        let seats: HashMap<&str, [&str; 2]> = HashMap::from([("N", ["S", "NS"]), ("S", ["N", "NS"]), ("E", ["W", "EW"]), ("W", ["E", "EW"])]);
        let Some((before, by)) = head.rsplit_once(" by ") else { return Ok(()) };
        let Some(others) = seats.get(by) else { return Ok(()) };
        // Dummy does not revoke as declarer does (64B3).
        let by_dummy = |seat: &str| head.starts_with(&format!("incident revoke by {seat}"));
        prop_assume!(!(partner && by_dummy("N") || by_dummy("S") && rows.contains(&"exception: none".to_owned())));
        // Whose card a revoke in time leaves, the player alone says (62B1, 62B2).
        prop_assume!(!(head.starts_with("incident revoke") && rows.contains(&"established: no".to_owned())));
        let incident_text = written(&format!("{before} by {}", others[usize::from(!partner)]), &rows);
        prop_assert_eq!(verdict(&course(&incident_text)), verdict(&course(CASES[case].0)), "{}", incident_text);
    }

    /// More votes for an alternative never make it none, and fewer for the player's own call never do.
    #[test]
    fn votes_for_an_alternative_speak_for_it(own in 0_u32..30, other in 1_u32..30, more in 1_u32..10) {
        let adjusts = |own: u32, other: u32| {
            let rows = format!("information: yes\npoll \"?\" {{ pass: {own}, 4♥: {other} }}\nchosen: pass\nsuggested: yes");
            course(&format!("incident ui by E {{\n{rows}\n}}")).verdict.word() == "adjust"
        };
        prop_assert!(!adjusts(own, other) || adjusts(own, other + more));
        prop_assert!(!adjusts(own, other) || adjusts(own.saturating_sub(more), other));
    }
}

/// A federation's or a club's own procedure is one file, read when the program runs; nothing else is changed for it.
#[test]
fn a_procedure_of_ones_own_is_one_file() {
    use redress::procedure::{Answer, By, Fact, Facts, Verdict, follow};
    use redress::ruling::{Board, Ruling, Side, SideRuling};
    use redress::situation::{Situation, Traveller};
    // A club's rule: a mobile telephone that rings costs average minus, and the board is played on.
    let path = std::env::temp_dir().join(format!("telephone-{}.procedure", std::process::id()));
    let text = "# A mobile telephone rang.\nprocedure telephone or phone\nlaw 90\noffenders by\n\n\
                ask rang: yes or no, law 74B\n  no -> stands, law 74B\n\n\
                # Where the call told something of the board.\n\
                ask disturbed: yes or no, law 16D\n  no -> play-on, law 90\n\n\
                ask fault: for each side none or partly or directly, law 12C2(a)\n\
                  -> artificial, artificial by fault\n";
    std::fs::write(&path, text).unwrap();
    let procedure = read(Box::leak(std::fs::read_to_string(&path).unwrap().into_boxed_str())).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert!(procedure.is_called("PHONE") && procedures::named("telephone").is_none());
    let situation = Situation::new()
        .with_board(Board::numbered(7))
        .with_traveller(Traveller::of_scores([(620, 3), (-100, 2)]))
        .with_obtained(Ruling::Both(SideRuling::score(620)));
    let fact = |question, answer| Fact { question, answer, reason: None };
    let incident_text = |answers| Facts { by: Some(By::Side(Side::EW)), answers, ..Facts::default() };
    let open = follow(&procedure, &incident_text(vec![fact("rang", Answer::Word("yes"))]), &situation).unwrap();
    assert_eq!((open.verdict, open.open), (Verdict::Incomplete, vec!["disturbed", "fault"]));
    let quiet = incident_text(vec![fact("rang", Answer::Word("yes")), fact("disturbed", Answer::Word("no"))]);
    assert_eq!(follow(&procedure, &quiet, &situation).unwrap().verdict, Verdict::PlayOn);
    let loud = incident_text(vec![
        fact("rang", Answer::Word("yes")),
        fact("disturbed", Answer::Word("yes")),
        fact("fault", Answer::EachSide(["none", "directly"])),
    ]);
    let course = follow(&procedure, &loud, &situation).unwrap();
    assert_eq!(course.result.unwrap().to_string(), "A+/A-");
    let laws: Vec<String> = course.laws.iter().map(ToString::to_string).collect();
    assert_eq!(laws, ["74B", "16D", "12C2(a)"]);
    // The side that is named is the offending one, as in the Laws' own.
    assert_eq!(procedure.offenders, redress::procedure::Offending::By);
}
