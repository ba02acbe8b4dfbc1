//! Situations are values: a change makes another, and what is derived follows from what was given alone.

use redress_core::checks::FindingKind;
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Board, Contract, Damage, Doubling, Offenders, Outcome, Ruling, Seat, Side};
use redress_core::ruling::{Component, SideRuling, Strain};
use redress_core::scoring::{Conventions, CrossImps, Scoring};
use redress_core::situation::{AssessError, Change, Group, OtherResult, Row, Situation, Traveller, assess, evaluate};

fn score(points: i32) -> Ruling {
    Ruling::Both(SideRuling::score(points))
}

fn damage(side: Side, before: i32, after: i32, obtained: Option<i32>) -> Ruling {
    let (before, after, obtained) = (score(before), score(after), obtained.map(score));
    Ruling::Damage(Box::new(Damage { side, before, after, obtained }))
}

/// `4♠= S`, whose score is the board's.
fn four_spades() -> Ruling {
    let contract = Contract::new(4, Strain::Spades, Doubling::Undoubled, Seat::South, 0).unwrap();
    let outcome = Outcome::Contract { contract, written: None };
    Ruling::Both(SideRuling::Assigned(vec![Component { weight: Exact::ONE, outcome }]))
}

/// Both sides' points.
fn points(ruling: &Ruling, situation: &Situation) -> (String, String) {
    let found = evaluate(ruling, situation).unwrap();
    (found.sides.ns.points.to_string(), found.sides.ew.points.to_string())
}

fn pair(ns: &str, ew: &str) -> (String, String) {
    (ns.to_owned(), ew.to_owned())
}

#[test]
fn figures_alone_are_those_of_the_assessment() {
    let situation = Situation::new().with_traveller(Traveller::of_scores([(620, 3), (-100, 2)]));
    let ruling = Ruling::Both(SideRuling::weighted([(Exact::percent(60), 620), (Exact::percent(40), -100)]));
    assert_eq!(assess(&ruling, &situation).unwrap().evaluation(), evaluate(&ruling, &situation).unwrap());
}

/// Each change makes another situation; those before it, and the tables made of them, are as they were.
#[test]
fn a_change_makes_another() {
    let field = Traveller::new([Row::new(four_spades()), Row::new(score(500))]);
    let vulnerable = Situation::new().with_board(Board::numbered(4)).with_traveller(field);
    // 4♠ made is 620 on board 4 and 420 on board 1.
    assert_eq!(points(&score(600), &vulnerable), pair("2", "2"));
    let not = vulnerable.clone().with_board(Board::numbered(1));
    assert_eq!(points(&score(600), &not), pair("4", "0"));
    assert_eq!(points(&score(600), &vulnerable), pair("2", "2"));
    // A board that tells nothing new changes nothing.
    assert_eq!(points(&score(600), &vulnerable.clone().with_board(Board::numbered(13))), pair("2", "2"));
    let one = Conventions { win: Exact::ONE, ..Conventions::default() };
    assert_eq!(points(&score(600), &vulnerable.clone().with_conventions(one)), pair("1", "1"));
    let AssessError::Rows(rows) = evaluate(&score(600), &vulnerable.with_board(None)).unwrap_err() else {
        panic!("a contract without a board")
    };
    assert_eq!(rows.iter().map(|row| (row.group, row.row)).collect::<Vec<_>>(), [(0, 0)]);
}

#[test]
fn the_later_of_two_comparisons_counts() {
    let traveller = || Traveller::of_scores([(620, 1)]);
    let both = Situation::new().with_other_table(score(-100)).with_traveller(traveller());
    assert_eq!(both.scoring(), Scoring::Matchpoints);
    let both = Situation::new().with_traveller(traveller()).with_other_table(score(-100));
    assert_eq!(both.scoring(), Scoring::Imps);
    assert_eq!(both.clone().with_other_table(None).scoring(), Scoring::Matchpoints);
    assert_eq!(both.with_scoring(Scoring::TotalPoints).scoring(), Scoring::TotalPoints);
    assert_eq!(evaluate(&score(620), &Situation::new()), Err(AssessError::NothingToCompare));
    let named = Situation::new().with_scoring(Scoring::Butler);
    assert_eq!(evaluate(&score(620), &named), Err(AssessError::NoTraveller));
}

#[test]
fn groups_are_compared_within_themselves() {
    let rows = |points| [Row::new(score(points)), Row::new(score(-100))];
    let groups = Traveller::of_groups([Group::new("A", rows(620)), Group::new("B", rows(170))]);
    let situation = Situation::new().with_traveller(groups);
    let top = |situation: &Situation| evaluate(&score(400), situation).unwrap().sides.ns.points.to_string();
    // Of three results where five were expected, Neuberg: M = 2 and 4 of 4.
    assert_eq!(top(&situation), "4");
    assert_eq!(top(&situation.clone().in_group("b")), "22/3");
    let unknown = evaluate(&score(400), &situation.in_group("C")).unwrap_err();
    let known = vec!["A".to_owned(), "B".to_owned()];
    assert_eq!(unknown, AssessError::UnknownGroup { name: "C".to_owned(), known });
}

/// Before: the rows as a protocol scores them without the ruling; after: with it as a row.
#[test]
fn effects_go_by_rows() {
    let row = damage(Side::NS, 620, 500, Some(150));
    let rows = [Row::new(score(300)), Row::new(score(-100)), Row::new(row).labelled("table 3")];
    let situation = Situation::new().with_traveller(Traveller::new(rows.clone()));
    let assessment = assess(&score(620), &situation).unwrap();
    let effects = situation.effects(&assessment).unwrap().unwrap();
    assert!(effects.in_shares && !effects.from_obtained);
    let before = situation.protocol().unwrap();
    let with = Traveller::new(rows.into_iter().chain([Row::new(score(620))]));
    let after = Situation::new().with_traveller(with).protocol().unwrap();
    for side in Side::BOTH {
        let changes = effects.changes.by(side);
        assert_eq!(changes.len(), 3);
        for (at, row) in before.rows.iter().enumerate() {
            let is_row = |change: &&Change| match &change.result {
                OtherResult::Score(points) => score(*points) == row.ruling,
                OtherResult::Row { label, .. } => *label == row.label,
            };
            let change = changes.iter().find(is_row).unwrap();
            assert_eq!(change.before.as_ref().unwrap().points, row.sides.by(side).as_ref().unwrap().points);
            assert_eq!(change.after.as_ref().unwrap().points, after.rows[at].sides.by(side).as_ref().unwrap().points);
        }
    }
}

#[test]
fn what_was_obtained_completes_damage() {
    let situation = Situation::new().with_traveller(Traveller::of_scores([(800, 1), (620, 3), (500, 3), (-100, 2)]));
    let ruling = damage(Side::NS, 620, 500, None);
    let law = evaluate(&ruling, &situation).unwrap_err().law().unwrap();
    assert_eq!(law.to_string(), "12C1(e)");
    let obtained = situation.with_obtained(score(150));
    assert_eq!(points(&ruling, &obtained), pair("10", "5"));
    let other = damage(Side::NS, 620, 500, Some(140));
    let (written, known) = (score(140), score(150));
    let differs = AssessError::ObtainedDiffers { written, obtained: known };
    assert_eq!(evaluate(&other, &obtained), Err(differs));
    let offended = obtained.with_offenders(Offenders::NorthSouth);
    assert_eq!(evaluate(&ruling, &offended), Err(AssessError::OffenderDamaged { side: Side::NS }));
}

/// A damage row of the field has an obtained score of its own, and one without a value is not compared with.
#[test]
fn obtained_is_the_ruled_tables() {
    let field = [(score(620), 3), (score(-100), 1), (damage(Side::NS, 620, 500, Some(150)), 1)];
    let field = Traveller::new(field.into_iter().map(|(ruling, count)| Row::new(ruling).times(count)));
    let situation = Situation::new().with_traveller(field).with_obtained(score(100));
    assert_eq!(points(&score(500), &situation), pair("3", "8"));

    let artificial = |given| SideRuling::Artificial(given);
    let row = Ruling::Split { ns: artificial(Artificial::AverageMinus), ew: SideRuling::score(600) };
    let field = Traveller::new([Row::new(row)]);
    let situation = Situation::new().with_traveller(field).with_scoring(Scoring::CrossImps).with_obtained(score(180));
    let averages = Ruling::Split { ns: artificial(Artificial::AveragePlus), ew: artificial(Artificial::AverageMinus) };
    let summed = Conventions { cross_imps: CrossImps::Sum, ..Conventions::default() };
    assert_eq!(points(&averages, &situation), pair("3", "-3"));
    assert!(assess(&averages, &situation.with_conventions(summed)).is_ok());
}

#[test]
fn findings_say_where_and_why() {
    let situation = Situation::new()
        .with_traveller(Traveller::of_scores([(620, 3), (-100, 2)]))
        .with_offenders(Offenders::EastWest)
        .with_obtained(score(620));
    let ruling = Ruling::Both(SideRuling::weighted([(Exact::percent(95), 130), (Exact::percent(5), -105)]));
    let found = assess(&ruling, &situation).unwrap().findings;
    let kinds: Vec<_> = found
        .iter()
        .map(|finding| {
            (
                std::mem::discriminant(&finding.kind),
                finding.component,
                finding.kind.check().law().map(|law| law.to_string()),
            )
        })
        .collect();
    let impossible = FindingKind::ImpossibleScore { score: -105, vulnerability: None };
    assert_eq!(found[0].kind, impossible);
    assert_eq!(found[0].component, Some(1));
    // No damage, so that the score stands; by the ruling NS would lose and EW would gain.
    let laws: Vec<_> = kinds.iter().map(|(_, _, law)| law.as_deref()).collect();
    // The minimum of a weight is advice, and no Law's.
    assert_eq!(laws, [Some("77"), Some("12B1"), Some("12B1"), Some("12B1"), None]);
}

/// A plain score is no split, however the other rows are.
#[test]
fn only_splits_exceed_the_top() {
    let split = Ruling::Split { ns: SideRuling::score(-100), ew: SideRuling::score(620) };
    let rows = [Row::new(score(620)).times(3), Row::new(score(-100)).times(4), Row::new(split)];
    let situation = Situation::new().with_traveller(Traveller::new(rows));
    assert!(assess(&score(620), &situation).unwrap().findings.is_empty());
    let generous = Ruling::Split { ns: SideRuling::score(620), ew: SideRuling::score(-100) };
    let findings = assess(&generous, &situation).unwrap().findings;
    assert!(matches!(findings[0].kind, FindingKind::SplitExceedsTop { .. }));
}
