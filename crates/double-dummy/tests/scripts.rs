//! `evidence` in scripts, with the solver.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use redress_core::double_dummy::DoubleDummy;
use redress_core::number::Exact;
use redress_double_dummy::Solver;
use redress_lang::diagnostic::{Diagnostic, FileReason};
use redress_lang::session::{
    EvidenceFound, LoadError, Loaded, Loader, Outcome, OutcomeKind, ProposedWeights, Session, Sink,
};
use redress_lang::source::Sources;
use redress_lang::syntax::format;

/// A host without files, with or without a solver.
struct Host(Option<Solver>);

impl Loader for Host {
    fn load(&self, _: &str, _: &str) -> Result<Loaded, LoadError> {
        Err(LoadError::Unreadable(FileReason::NoFiles))
    }

    fn double_dummy(&self) -> Option<&dyn DoubleDummy> {
        self.0.as_ref().map(|solver| solver as &dyn DoubleDummy)
    }
}

#[derive(Default)]
struct Results {
    evidence: Vec<EvidenceFound>,
    weights: Vec<ProposedWeights>,
    /// The codes of what was reported.
    codes: Vec<String>,
}

impl Sink for Results {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        self.codes.extend(outcome.kind.diagnostics().iter().map(|found| found.code().name().to_owned()));
        match outcome.kind {
            OutcomeKind::Evidence(found) => self.evidence.push(*found),
            OutcomeKind::Weights(found) => self.weights.push(*found),
            _ => {}
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        self.codes.push(diagnostic.code().name().to_owned());
    }
}

fn run_on(host: &Host, script: &str) -> Results {
    let mut results = Results::default();
    Session::new(host, &mut results).run("script", script);
    results
}

fn run(script: &str) -> Results {
    run_on(&Host(Some(Solver::default())), script)
}

/// DBF, appeal 03-AU-5: the published outcomes are 3NT with ten tricks and two down, by a low club, the ♣10 or the ♣9.
const SLOW_3NT: &str = "board 35
deal \"N:Q7.J.QT72.KQT943 KJT632.QT.A843.2 84.8765432.K9.A5 A95.AK9.J65.J876\"
obtained 4♠+1 E (-650)
other table -620
(80% 3NT+1 W (-630) & 20% 3NT-2 W (+200))
";

#[test]
fn the_leads_are_the_outcomes_of_the_committee() {
    let found = &run(&format!("{SLOW_3NT}evidence 3NT W")).evidence[0];
    let cards = |at: usize| found.leads[at].cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!((found.leads[0].tricks, cards(0).as_str()), (7, "♣T ♣9 ♣4 ♣3"));
    assert_eq!((found.leads[1].tricks, cards(1).as_str()), (10, "♠Q ♠7 ♥J ♦Q ♦T ♦7 ♦2 ♣K ♣Q"));
    assert_eq!(found.succeeding(), Some((4, 13)));
    assert_eq!(found.shares(), [Some(Exact::ZERO), None, None, Exact::fraction(4, 5)]);
    // The four accounts are far apart.
    assert_eq!(found.diagnostics.len(), 1);
}

#[test]
fn weights_follow_from_leads_and_layouts() {
    let of_leads = run(&format!("{SLOW_3NT}evidence 3NT W\nweights from leads"));
    assert_eq!(of_leads.weights[0].proposal.ruling.as_ref().unwrap().to_string(), "(70% 3NT+1 W & 30% 3NT-2 W)");
    let polled = format!(
        "{SLOW_3NT}offenders EW\nincident misinformation by E {{\n  wrong: yes; stage: after; influenced: yes\n  \
         poll \"Your lead?\" {{ ♣K: 3, ♣4: 1 }}\n}}\nevidence 3NT W\nweights from leads"
    );
    let polled = run(&polled);
    assert_eq!(polled.weights[0].proposal.ruling.as_ref().unwrap().to_string(), "(75% 3NT+1 W & 25% 3NT-2 W)");
    let layouts = run(&format!(
        "{SLOW_3NT}evidence 3NT W for E layouts 20 seed 3 {{ W 12-14 balanced; S 6+ hearts }}\nweights from layouts"
    ));
    let sampled = layouts.evidence[0].sampled.as_ref().unwrap();
    assert_eq!((sampled.seed, sampled.tricks.values().sum::<u32>()), (3, 20));
    assert_eq!(layouts.weights[0].evidence.iter().map(|one| one.count).sum::<u32>(), 20);
}

#[test]
fn the_contract_is_that_of_the_table_if_none_is_named() {
    let found = run(&format!("{SLOW_3NT}evidence")).evidence;
    assert_eq!(found[0].contract.declarer, redress_core::ruling::Seat::East);
    // The field of a traveller counts by tricks.
    let field = "board 7\ndeal \"N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3\"\n\
                 obtained 2♠= W\ntraveller { 2♠= W: 2, 2♠+1 W, 2♠-1 W: 3, 3♣= N }\nevidence";
    let found = &run(field).evidence[0];
    let field: Vec<(u32, u32)> =
        found.field.as_ref().unwrap().iter().map(|(tricks, count)| (*tricks, *count)).collect();
    assert_eq!(field, [(7, 3), (8, 2), (9, 1)]);
    assert_eq!(found.made(found.field.as_ref().unwrap()), Some((3, 6)));
}

#[test]
fn an_end_position_counts_the_tricks_left() {
    let ending = "board 1\nobtained 4♠= S\ndeal \"N:.A2.3. .K5.4. A.3.2. K.4.5.\"\nevidence 4♠ S";
    let found = &run(ending).evidence[0];
    assert_eq!((found.remaining(), found.needed(), found.par.as_ref()), (3, None, None));
    assert_eq!(found.shares(), [None, None, None, None]);
}

#[test]
fn what_cannot_be_is_refused_in_its_place() {
    let codes = |script: &str| run(script).codes;
    assert_eq!(codes("board 1\nevidence 4♠ N"), ["double-dummy"]);
    assert_eq!(codes(&format!("{SLOW_3NT}evidence 4♠= N")), ["double-dummy"]);
    assert_eq!(codes(&format!("{SLOW_3NT}evidence 4♠ N layouts 20")), ["double-dummy"]);
    assert_eq!(codes(&format!("{SLOW_3NT}evidence 4♠ N for W layouts 1001")), ["double-dummy"]);
    assert_eq!(codes(&format!("{SLOW_3NT}evidence 3NT W for E {{ W ♠K }}")), ["double-dummy"]);
    assert_eq!(codes(&format!("{SLOW_3NT}weights from leads")), ["double-dummy"]);
    assert_eq!(codes(&format!("{SLOW_3NT}evidence 3NT W\nweights from layouts")).last().unwrap(), "double-dummy");
    // Another board's cards say nothing about this one.
    assert_eq!(
        codes(&format!("{SLOW_3NT}evidence 3NT W\nboard 2\nweights from leads")).last().unwrap(),
        "double-dummy"
    );
    let without = run_on(&Host(None), &format!("{SLOW_3NT}evidence 3NT W"));
    assert_eq!(without.codes, ["double-dummy"]);
}

/// A hand as directors write it, in the notation.
#[test]
fn hands_are_read_as_directors_write_them() {
    let block = |row: &str| format!("evidence 3NT W for E {{\n  {row}\n}}\n");
    for (written, notation) in [
        ("W 1NT opener 15-17", "W 15-17 balanced"),
        ("West: 12-14 HCP, balanced, 4+ spades", "W 12-14\n  balanced\n  4+ spades"),
        ("W opened 1NT 12-14", "W 12-14 balanced"),
        ("W otwarcie 1BA 15-17 PC", "W 15-17 balanced"),
        ("W 15-17 NT", "W 15-17 balanced"),
        ("S at least 6 hearts", "S 6+ hearts"),
        ("S has exactly 6 hearts and at most 10 points", "S 0-10 6 hearts"),
        ("S ma co najmniej 6 kierów", "S 6+ hearts"),
        ("S najwyżej 2 piki", "S 0-2 spades"),
        ("S hearts 6+", "S 6+ hearts"),
        ("S 5-card diamonds, W 3 kara", "S 5 diamonds\n  W 3 diamonds"),
        ("W 4 trefle", "W 4 clubs"),
        ("W ♥5", "W ♥5"),
        ("W unbalanced", "W unbalanced"),
        ("W niezrównoważony, 12+ PC", "W unbalanced\n  12+"),
        ("S 5-5 in the majors", "S 5-5 in the majors"),
        ("S 5-5 w starszych", "S 5-5 in the majors"),
        ("S co najmniej 5-4 w młodszych lub lepiej", "S 5-4 in the minors"),
        ("S 4-5 kiery i karo", "S 5-4 in hearts and diamonds"),
        ("S 5-5 in spades and clubs, 8-12 HCP", "S 5-5 in spades and clubs\n  8-12"),
        ("S weak two in hearts", "S 5-10 6 hearts"),
        ("S weak 2♥ opener, 6-9 points", "S 5-10 6 hearts\n  6-9"),
        ("S weak two in hearts 6-9 points", "S 6-9 6 hearts"),
        ("S słabe dwa kier", "S 5-10 6 hearts"),
        ("S słabe 2 w kierach", "S 5-10 6 hearts"),
        ("W singleton club and void in hearts", "W 1 clubs 0 hearts"),
        ("W singiel trefl, renons w kierach", "W 1 clubs\n  0 hearts"),
    ] {
        let formatted = format(&block(written)).map_err(|found| found.len());
        assert_eq!(formatted, Ok(block(notation)), "{written}");
    }
    // Without a seat it is the hand before.
    let one = run(&format!("{SLOW_3NT}{}", block("W 12-14 balanced")));
    let two = run(&format!("{SLOW_3NT}{}", block("West: 12-14 HCP, balanced")));
    let made = |found: &Results| found.evidence[0].sampled.as_ref().unwrap().tricks.clone();
    assert_eq!(made(&one), made(&two));
    for refused in [
        "12-14 balanced",
        "W 50 points",
        "W 14 spades",
        "W at most 3+ hearts",
        "W at least 3-5 hearts",
        "W 14-12",
        "W balanced unbalanced",
        "W 1NT opener 15-17 unbalanced",
        "W 7-7 in the majors",
        "W 5-5 in hearts and hearts",
    ] {
        assert_eq!(run(&format!("{SLOW_3NT}{}", block(refused))).codes, ["double-dummy"], "{refused}");
    }
}

/// Law 64C: from a position of the play on, with the tricks that have been won.
#[test]
fn the_play_goes_on_from_the_cards_that_were_played() {
    let after = |cards: &str| run(&format!("{SLOW_3NT}evidence 3NT W lead {cards}")).evidence.remove(0);
    // A low club to the ace and back: seven tricks still, as after the lead.
    let beaten = after("♣4 ♣2 ♣A ♣6, ♣5 ♣J ♣Q ♠2");
    assert_eq!((beaten.won, beaten.remaining(), beaten.best()), (Some(0), 11, Some(7)));
    // Ten tricks after a spade lead that dummy wins; West has one of them, and dummy is on turn.
    let made = after("♠Q ♠K ♠4 ♠5");
    assert_eq!((made.won, made.best(), made.is_declarers_turn()), (Some(1), Some(10), true));
    assert!(made.succeeding().is_some_and(|(makes, all)| (1..=all).contains(&makes)));
    // In the middle of a trick declarer's side plays, too.
    let middle = after("♠Q");
    assert_eq!((middle.remaining(), middle.is_declarers_turn(), middle.best()), (13, true, Some(10)));
    // A trick with a revoke leads to a position; in the middle of it there is none to be solved.
    assert_eq!(after("♣4 ♠2 ♣A ♣6").played.now().turn(), Some(redress_core::ruling::Seat::South));
    assert_eq!(run(&format!("{SLOW_3NT}evidence 3NT W lead ♣4 ♠2")).codes, ["double-dummy"]);
    assert_eq!(run(&format!("{SLOW_3NT}evidence 3NT W lead ♥A")).codes, ["double-dummy"]);
}

/// Layouts agree with the play: the cards that were played, and the suits in which somebody showed out.
#[test]
fn layouts_agree_with_the_play() {
    let asked = "evidence 3NT W lead ♣4 ♣2 ♣A ♣6, ♣5 ♣J ♣Q ♠2 for W layouts 30";
    let found = &run(&format!("{SLOW_3NT}{asked}")).evidence[0];
    let sampled = found.sampled.as_ref().unwrap();
    assert_eq!(sampled.tricks.values().sum::<u32>(), 30);
    // East threw a spade on the second club: he began with one, and the two black aces are where they were played.
    assert!(sampled.tricks.keys().all(|tricks| *tricks <= 11));
}

#[test]
fn a_claim_has_the_bounds_of_law_70_beside_best_play() {
    let claim = "board vul none\nobtained 4♠+1 S\nincident claim by S {\n  claimed: 3 of 3\n  \
                 left: \"N:.432.. E:.5.QJ. S:3..AK. W:9...AK\"\n  trump-mentioned: no\n  unaware: yes\n}\nevidence";
    let found = &run(claim).evidence[0];
    let bounds = found.claim.as_ref().unwrap();
    assert_eq!(
        (bounds.analysis.worst.tricks, bounds.analysis.best.as_ref().unwrap().tricks, found.best()),
        (0, 2, Some(2))
    );
    assert_eq!((found.needed(), found.played.now().turn()), (None, Some(redress_core::ruling::Seat::South)));
}

#[test]
fn what_the_cards_say_is_a_key() {
    let key = |answer: &str| {
        let script = format!("case \"x\" {{\n{SLOW_3NT}question \"?\"\nevidence 3NT W\n{answer}\n}}");
        let host = Host(Some(Solver::default()));
        let mut results = Results::default();
        let mut session = Session::new(&host, &mut results);
        session.run("script", &script);
        let answers = session.questions()[0].answers.clone();
        answers.iter().map(|answer| format!("{answer:?}")).collect::<Vec<_>>().join(" ")
    };
    assert!(key("answer evidence").contains("result: Some(-2)"), "{}", key("answer evidence"));
    assert!(key("answer from leads").contains("result: Some(1)"));
    assert_eq!(key("answer from layouts"), "");
    assert_eq!(run("case \"x\" {\nanswer evidence\n}").codes, ["double-dummy"]);
}
