//! Places in an event under one ruling after another, and who moves.

use crate::events::{codes, run, three_tables};
use redress::completion::{Expected, complete};
use redress::diagnostic::{Code, Diagnostic};
use redress::messages::Locale;
use redress::render::{self, Block, Charset, Detail, Style};
use redress::session::{NoFiles, Outcome, OutcomeKind, PlaceAt, Placed, Scope, Session, Sink, SolvedPlace};
use redress::source::{Sources, Span};

/// The table of three in question, where NS 2 have a weight of +420 and the rest of -50. With w of +420 the table has 1 + w
/// results of +420 and 2 - w of -50, so that NS 1 have 4 - w, NS 3 1 - w and NS 2 w(4 - w) + (1 - w)(1 - w) = 1 + 2w. On
/// the other board they have 0, 4 and 2, in all 4 - w, 5 - w and 3 + 2w: NS 2 are level with NS 1 at 1/3 and with NS 3 at
/// 2/3.
const AT: &str = "board 1\nat table 2\n";

fn solved(script: &str) -> SolvedPlace {
    let kept = run(three_tables(), &format!("{AT}{script}"));
    assert_eq!(kept.diagnostics, []);
    match kept.outcomes.into_iter().next_back().map(|outcome| outcome.kind) {
        Some(OutcomeKind::SolvedPlace(found)) => *found,
        other => panic!("{other:?}"),
    }
}

#[test]
fn weights_that_give_a_place_are_exact() {
    let found = solved("solve w in (w +420 & rest -50) for place NS 2 2");
    let name = |who| found.event.contestant(who).map(|who| who.number.clone()).unwrap_or_default();
    let pieces: Vec<_> = found
        .places
        .iter()
        .map(|piece| {
            let with: Vec<String> = piece.value.with.iter().map(|who| name(*who)).collect();
            let ends = [&piece.from, &piece.to].map(|end| (end.at.to_string(), end.included));
            assert!(piece.from.exact && piece.to.exact);
            (ends, piece.value.place, with.join(" "))
        })
        .collect();
    let end = |at: &str, included| (at.to_owned(), included);
    let expected = [
        ([end("0", true), end("1/3", false)], 3, ""),
        ([end("1/3", true), end("1/3", true)], 2, "1"),
        ([end("1/3", false), end("2/3", false)], 2, ""),
        ([end("2/3", true), end("2/3", true)], 1, "3"),
        ([end("2/3", false), end("1", true)], 1, ""),
    ];
    assert_eq!(pieces, expected.map(|(ends, place, with)| (ends, place, with.to_owned())));
    // With +450 they are first.
    assert_eq!(found.before.map(|before| before.place), Some(1));
}

#[test]
fn an_answer_says_the_weights() {
    let output = |script: &str, locale| {
        let found = OutcomeKind::SolvedPlace(Box::new(solved(script)));
        render::terminal(&render::blocks_of(&found, locale, Detail::Steps), Style::default())
    };
    let text = output("solve w in (w +420 & rest -50) for place NS 2: 1", Locale::En);
    assert!(text.contains("NS 2 has place 1: 2/3 (≈66.67%) ≤ w ≤ 100%"), "{text}");
    assert!(text.contains("level with"), "{text}");
    let text = output("solve w in (w +420 & rest -50) for place EW 1 1", Locale::En);
    assert!(text.contains("No weight gives EW 1 place 1"), "{text}");
    let text = output("solve w in (w +420 & rest -50) for place EW 2 1", Locale::Pl);
    assert!(text.contains("WE 2 zajmuje miejsce 1"), "{text}");
}

#[test]
fn what_no_place_can_be_sought_for_is_said() {
    let solve = |what: &str| codes(three_tables(), &format!("{AT}solve w in (w +420 & rest -50) for place {what}"));
    assert_eq!(solve("NS 9 1"), [Code::UnknownTable]);
    assert_eq!(solve("2 1"), [Code::UnknownTable]);
    assert_eq!(solve("NS 2 0"), [Code::UnknownTable]);
    let without = |script: &str| codes(three_tables(), script);
    assert_eq!(without("board 1\nsolve w in (w +420 & rest -50) for place NS 2 1"), [Code::NoEvent]);
    assert_eq!(without(&format!("{AT}solve w in (60% +420 & rest -50) for place NS 2 1")), [Code::BadValue]);
    assert_eq!(without("board 1\nvary w in (w +420 & rest -50) for place NS 2"), [Code::NoEvent]);
}

/// The contestant at each place, before and after each.
fn places(output: &[Placed], event: &redress::events::model::Event) -> Vec<String> {
    let place = |place: &PlaceAt| format!("{}{} {}", place.place, if place.tied { "=" } else { "" }, place.result);
    let one = |placed: &Placed| {
        let who = event.contestant(placed.contestant).unwrap();
        let after: Vec<String> = placed.after.iter().map(|after| place(after.as_ref().unwrap())).collect();
        format!("{} {}: {} | {}", who.direction.unwrap(), who.number, place(&placed.before), after.join(", "))
    };
    output.iter().map(one).collect()
}

#[test]
fn rulings_side_by_side_have_their_places() {
    // With +420 NS 2 have (3 + 2) of 8, NS 1 3, NS 3 4; with -50 they have 3, NS 1 4 and NS 3 5. EW 3 have 1 and then 3,
    // EW 1 3 and then 2.
    let kept = run(three_tables(), &format!("{AT}compare +420, -50"));
    let OutcomeKind::Compare(found) = &kept.outcomes[0].kind else { panic!("{kept:?}", kept = kept.outcomes) };
    let found = found.places.as_ref().unwrap();
    assert_eq!(found.table, "table 2");
    let at_table = ["NS 2: 1 75 | 1 125/2, 3 75/2", "EW 3: 3 0 | 3 25/2, 2 75/2"];
    assert_eq!(places(&found.concerned, &found.event), at_table);
    let others = ["NS 3: 2 50 | 2 50, 1 125/2", "NS 1: 3 25 | 3 75/2, 2 50", "EW 1: 2 50 | 2 75/2, 3 25"];
    assert_eq!(places(&found.others, &found.event), others);
}

#[test]
fn each_weight_has_its_places() {
    let kept =
        run(three_tables(), &format!("{AT}vary w from 0% to 100% step 50% in (w +420 & rest -50) for place NS 3"));
    let OutcomeKind::Varied(found) = &kept.outcomes[0].kind else { panic!() };
    let found = found.places.as_ref().unwrap();
    // At 50% they have 4.5 of 8 and NS 2 4.
    assert_eq!(places(&found.concerned, &found.event), ["NS 3: 2 50 | 1 125/2, 1 225/4, 2 50"]);
    let names: Vec<_> = found.others.iter().map(|one| found.event.contestant(one.contestant).unwrap()).collect();
    assert_eq!(names.iter().map(|who| who.number.as_str()).collect::<Vec<_>>(), ["2", "1", "1", "3"]);
}

#[test]
fn places_that_hang_on_a_shift_are_named() {
    // 5% more of +420 lead over 2/3, where NS 2 pass NS 3; 5% less do not come to 1/3.
    let kept = run(three_tables(), &format!("{AT}sensitivity (65% +420 & 35% -50)"));
    let OutcomeKind::Sensitivity(found) = &kept.outcomes[0].kind else { panic!() };
    let places = found.places.as_ref().unwrap();
    let moved = |placed: &Placed| placed.after.iter().map(|after| after.as_ref().unwrap().place).collect::<Vec<_>>();
    assert_eq!((places.concerned[0].before.place, moved(&places.concerned[0])), (2, vec![1, 2]));
    let text =
        render::terminal(&render::blocks_of(&kept.outcomes[0].kind, Locale::En, Detail::Steps), Style::default());
    assert!(text.contains("+420") && text.contains("NS 3  1 (54.38%)"), "{text}");
    let kept = run(three_tables(), &format!("{AT}sensitivity (50% +420 & 50% -50)"));
    let text =
        render::terminal(&render::blocks_of(&kept.outcomes[0].kind, Locale::En, Detail::Steps), Style::default());
    assert!(text.contains("No place in the event depends on 5 percentage points."), "{text}");
}

/// The chart of moves below a ranking.
fn chart(script: &str) -> Vec<Block> {
    let kept = run(three_tables(), script);
    let blocks = render::charted(kept.outcomes.last().unwrap(), Locale::En, Detail::Steps);
    blocks.into_iter().filter(|block| matches!(block, Block::Moves(_))).collect()
}

#[test]
fn who_moves_is_drawn() {
    let blocks = chart("board 1\nat table 2: -50\nranking");
    let [Block::Moves(moves), Block::Moves(_)] = blocks.as_slice() else { panic!("{blocks:?}") };
    let lines: Vec<_> = moves.lines.iter().map(|line| (line.name.unmarked(), line.before.0, line.after.0)).collect();
    assert_eq!(lines, [("NS 3", 2, 1), ("NS 1", 3, 2), ("NS 2", 1, 3)]);
    assert_eq!(
        moves.label.unmarked(),
        "Places before and after the rulings: NS 3 from 2 to 1, NS 1 from 3 to 2, NS 2 from 1 to 3; nobody keeps a place."
    );
    let drawn = [
        "    NS  ○ before             ● after",
        "  NS 3         2  ●───○····  1",
        "  NS 1         3  ····●───○  2",
        "  NS 2         1  ○───────●  3",
    ];
    let text = render::terminal(&blocks, Style::default());
    assert!(text.starts_with(&drawn.join("\n")), "{text}");
    let plain = render::terminal(&blocks, Style { charset: Charset::Ascii, ..Style::default() });
    assert!(plain.is_ascii() && plain.contains("*---o...."), "{plain}");
    let page = render::html(&blocks);
    assert!(page.contains("role=\"img\"") && page.contains("NS 3 from 2 to 1"), "{page}");
    assert_eq!(page.matches("<line ").count(), 5);
    // A figure has one caption.
    assert_eq!(page.matches("<figure>").count(), page.matches("<figcaption>").count(), "{page}");
    assert!(page.contains("<figcaption>NS · nobody keeps a place</figcaption>"), "{page}");
    // Without rulings nobody moves; whoever is named is drawn, asked for a chart or not.
    assert_eq!(chart("ranking"), []);
    assert_eq!(chart("board 1\nat table 2: +420\nranking").len(), 0);
    assert_eq!(chart("board 1\nat table 2: +420\nranking for NS 2, EW 1").len(), 2);
}

#[test]
fn a_table_is_seen_while_its_ruling_is_typed() {
    use redress::session::{NoFiles, Session};
    let mut sink = crate::events::Kept::default();
    let mut session = Session::new(&NoFiles, &mut sink);
    session.take_event(vec!["monday.csv".to_owned()], three_tables(), None).unwrap();
    session.run("script", "board 1");
    let (kept, _) = session.suspend();
    let seen = |line: &str| kept.scope.preview(line).map(|found| found.sides.ns.points.to_string());
    // As `at` and `ranking` have it: half of 3.5 and half of 0.5.
    assert_eq!(seen("at table 2: (50% +420 & 50% -50)").as_deref(), Some("2"));
    assert_eq!(seen("at NS 2: +450").as_deref(), Some("4"));
    assert_eq!(seen("at table 9: +450"), None);
    assert_eq!(seen("at table 2:"), None);
}

#[test]
fn a_ruling_at_a_table_says_whom_it_moves() {
    let output = |script: &str, locale| {
        let kept = run(three_tables(), script);
        render::terminal(&render::blocks(kept.outcomes.last().unwrap(), locale, Detail::Brief), Style::default())
    };
    let text = output("board 1\nat table 2: -50", Locale::En);
    let report = "New places: NS 3 from 2 to 1, NS 1 from 3 to 2, NS 2 from 1 to 3";
    assert!(text.contains(report) && text.contains("in the lead: NS 3, EW 2."), "{text}");
    let text = output("board 1\nat table 2: +420", Locale::Pl);
    assert!(text.contains("Nikt nie zmienia miejsca; prowadzi: NS 2, WE 2."), "{text}");
    // Beside what the first has done, the second does nothing.
    let text = output("board 1\nat table 2: -50\nboard 2\nat table 3: +110", Locale::En);
    assert!(text.contains("No place changes"), "{text}");
}

#[test]
fn a_row_without_its_traveller_may_be_a_table_of_an_event() {
    let kept = run(three_tables(), "board 1\ntable 3: +420");
    let help = kept.diagnostics[0].problem.help(Locale::En).unwrap();
    assert_eq!(help.unmarked(), "write at table 3: +420 or traveller { table 3: +420 }");
}

/// Two tables of board 1 of which a file has only percentages: of the first, 67% of +420 and 33% of -50.
#[test]
fn rulings_of_which_a_file_has_only_percentages_are_named() {
    use redress::events::model::{LineResult, Printed, PrintedUnit};
    use redress::number::Exact;
    use std::sync::Arc;
    let mut event = three_tables();
    let line = &mut Arc::make_mut(&mut event.boards[0]).lines[1];
    line.result = LineResult::Bare;
    let given = |percent: i64| Some(Printed { value: Exact::from(percent), decimals: 0, unit: PrintedUnit::Percent });
    line.printed = redress::ruling::Sides { ns: given(60), ew: given(40) };
    let kept = run(event.clone(), "ranking");
    assert_eq!(
        kept.diagnostics.iter().map(redress::diagnostic::Diagnostic::code).collect::<Vec<_>>(),
        [Code::RulingProposed]
    );
    let stated = kept.diagnostics[0].problem.message(Locale::En);
    assert!(stated.unmarked().contains("board 1; at table 2: A+/A-"), "{}", stated.unmarked());
    let text = render::terminal(&render::blocks(&kept.outcomes[0], Locale::En, Detail::Steps), Style::default());
    assert!(text.contains("[ruling-proposed]"), "{text}");
    // A ruling of the script is not proposed again.
    let kept = run(event, "board 1\nat table 2: 60%/40%\nranking");
    let OutcomeKind::Ranking(found) = &kept.outcomes[1].kind else { panic!() };
    assert_eq!(found.proposed, []);
}

/// The facts after the last statement.
#[derive(Default)]
struct Behind(Option<Scope>);

impl Sink for Behind {
    fn outcome(&mut self, _: Outcome, _: &Sources) {}

    fn diagnostic(&mut self, _: Diagnostic, _: &Sources) {}

    fn executed(&mut self, _: Span, scope: &Scope, _: &Sources) {
        self.0 = Some(scope.clone());
    }
}

/// Boards, tables, pairs and places of the event in force are offered by their numbers.
#[test]
fn what_an_event_has_is_offered_while_typing() {
    let mut behind = Behind::default();
    let mut session = Session::new(&NoFiles, &mut behind);
    session.take_event(vec!["monday.csv".to_owned()], three_tables(), None).unwrap();
    session.run("script", "board 1\n");
    drop(session);
    let scope = behind.0.unwrap();
    for (typed, expected) in [
        ("board ", "1 2"),
        ("at ", "table NS EW section session"),
        ("at table ", "1 2 3"),
        ("at NS 2 EW ", "1 2 3"),
        ("ranking ", "before for"),
        ("ranking for ", "NS EW"),
        ("ranking for NS 1, EW ", "1 2 3"),
        ("vary w in (w +420 & rest -50) for ", "place NS EW"),
        ("vary w in (w +420 & rest -50) for place ", "NS EW"),
        ("solve w in (w +420 & rest -50) for pl", "place"),
        ("solve w in (w +420 & rest -50) for place NS ", "1 2 3"),
        ("expect place NS ", "1 2 3"),
    ] {
        let Expected::Candidates(_, found) = complete(typed, &scope, Locale::En) else { panic!("{typed}") };
        let texts: Vec<_> = found.into_iter().map(|candidate| candidate.text).collect();
        assert_eq!(texts.join(" "), expected, "{typed}");
    }
}
