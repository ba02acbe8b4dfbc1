//! The solver against the figures that DDS prints of its own hands, and against another search on endings.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use proptest::prelude::*;
use redress_core::claim;
use redress_core::dice::Dice;
use redress_core::double_dummy::{
    DoubleDummy, HandKnowledge, LayoutError, Position, Shape, TwoSuits, best_line, draw, play_table, won_by,
};
use redress_core::ruling::{Board, Card, Deal, Seat, Side, Strain, Suit, Vulnerability};
use redress_double_dummy::Solver;

const SEATS: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];
/// In the order of DDS.
const STRAINS: [Strain; 5] = [Strain::Spades, Strain::Hearts, Strain::Diamonds, Strain::Clubs, Strain::NoTrump];
const RANKS: &str = "23456789TJQKA";

fn never() -> bool {
    false
}

/// The leads of a hand of DDS's list: its lines PBN and FUT.
struct Led {
    deal: Deal,
    strain: Strain,
    leader: Seat,
    /// Each card that may be led and the tricks of its side.
    leads: Vec<(Card, u32)>,
}

/// A hand of DDS's list: the lines of it.
struct Vector {
    led: Led,
    dealer: Seat,
    vulnerability: Vulnerability,
    /// By strain, then by declarer.
    table: Vec<u32>,
    par: i32,
}

fn numbers(line: &str) -> Vec<usize> {
    line.split_whitespace().skip(1).map(|number| number.parse().unwrap()).collect()
}

fn vectors(text: &str) -> Vec<Vector> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    lines.chunks(4).map(vector).collect()
}

fn vector(lines: &[&str]) -> Vector {
    let [pbn, fut, table, par] = lines else { panic!("{lines:?}") };
    let head = numbers(pbn.split_once('"').unwrap().0);
    Vector {
        led: led(pbn, fut),
        dealer: SEATS[head[0]],
        vulnerability: [Vulnerability::None, Vulnerability::All, Vulnerability::NS, Vulnerability::EW][head[1]],
        table: numbers(table).into_iter().map(|tricks| tricks.try_into().unwrap()).collect(),
        par: par.split('"').nth(1).unwrap().parse().unwrap(),
    }
}

fn led(pbn: &str, fut: &str) -> Led {
    let (head, deal) = pbn.split_once('"').unwrap();
    let head = numbers(head);
    let plays = numbers(fut);
    let count = plays[0];
    let field = |which: usize, at: usize| plays[1 + which * count + at];
    let mut leads = Vec::new();
    for at in 0..count {
        let suit = Suit::ALL[field(0, at)];
        let tricks = field(3, at).try_into().unwrap();
        let own = RANKS.chars().nth(field(1, at) - 2).unwrap();
        leads.push((Card { suit, rank: own }, tricks));
        // The lower cards of the sequence, a bit each from the deuce as the third.
        for (rank, bit) in RANKS.chars().zip(2..) {
            if field(2, at) >> bit & 1 == 1 {
                leads.push((Card { suit, rank }, tricks));
            }
        }
    }
    Led {
        deal: Deal::parse(deal.trim_end_matches(['"', ' '])).unwrap(),
        strain: STRAINS[head[2]],
        leader: SEATS[head[3]],
        leads,
    }
}

/// All leads of a hand agree with DDS.
fn check_leads(led: &Led) {
    let Led { deal, strain, leader, leads } = led;
    let position = Position { hands: deal.clone(), strain: *strain, leader: *leader, trick: Vec::new() };
    let plays = Solver::default().plays(&position).unwrap();
    let mut found: Vec<(Card, u32)> =
        plays.iter().flat_map(|play| play.cards.iter().map(|card| (*card, play.tricks))).collect();
    let mut wanted = leads.clone();
    found.sort_by_key(|(card, _)| card.place());
    wanted.sort_by_key(|(card, _)| card.place());
    assert_eq!(found, wanted, "{deal}");
    let most = wanted.iter().map(|(_, tricks)| *tricks).max();
    assert_eq!(Solver::default().tricks(&[position], &never).map(|tricks| tricks[0]), most);
}

#[test]
fn each_lead_of_each_hand_is_that_of_dds() {
    for vector in vectors(include_str!("dds/list.txt")) {
        check_leads(&vector.led);
    }
}

#[test]
fn tables_and_par_are_those_of_dds() {
    for vector in vectors(include_str!("dds/list.txt")).iter().take(8) {
        let mut table = Vec::new();
        for strain in STRAINS {
            let positions = SEATS.map(|declarer| Position::before_lead(&vector.led.deal, strain, declarer));
            table.extend(Solver::default().tricks(&positions, &never).unwrap().into_iter().map(|lost| 13 - lost));
        }
        assert_eq!(table, vector.table, "{}", vector.led.deal);
        let board = Board { number: None, dealer: Some(vector.dealer), vulnerability: Some(vector.vulnerability) };
        let par = Solver::default().par(&vector.led.deal, &board).unwrap();
        assert_eq!(par.score, vector.par, "{}", vector.led.deal);
        for contract in par.contracts {
            assert_eq!(contract.score(vector.vulnerability), par.score);
        }
    }
}

/// More hands as DDS lists them, its own or those of scripts/double-dummy.py: `REDRESS_DDS_HANDS=hands/list1000.txt`.
#[test]
#[ignore = "takes minutes; scripts/double-dummy.sh runs it"]
fn more_hands_are_those_of_dds() {
    let Some(path) = std::env::var_os("REDRESS_DDS_HANDS") else { panic!("REDRESS_DDS_HANDS names no file") };
    let text = std::fs::read_to_string(path).unwrap();
    let lines: Vec<&str> =
        text.lines().filter(|line| ["PBN ", "FUT "].iter().any(|start| line.starts_with(start))).collect();
    let hands = lines.chunks(2);
    println!("{} hands agree", hands.clone().map(|hand| check_leads(&led(hand[0], hand[1]))).count());
}

#[test]
fn the_best_line_comes_to_the_tricks_of_the_best_lead() {
    let vector = &vectors(include_str!("dds/list.txt"))[0];
    let position = Position::before_lead(&vector.led.deal, Strain::NoTrump, Seat::North);
    let least = play_table(&Solver::default(), &position, Side::NS).unwrap()[0].tricks;
    let line = best_line(&Solver::default(), &position, &never).unwrap();
    assert_eq!((line.len(), won_by(&line, Side::NS)), (13, least));
    let played: std::collections::BTreeSet<String> =
        line.iter().flat_map(|trick| &trick.cards).map(ToString::to_string).collect();
    assert_eq!(played.len(), 52);
    assert!(best_line(&Solver::default(), &position, &|| true).is_none());
    assert!(Solver::default().tricks(&[position], &|| true).is_none());
}

/// An ending of so many cards a hand.
fn ending(seed: u64, size: usize) -> Deal {
    let cards: Vec<Card> =
        Suit::ALL.into_iter().flat_map(|suit| RANKS.chars().map(move |rank| Card { suit, rank })).collect();
    let dealt = Dice::new(seed, 0).shuffled(cards);
    let hand = |seat: usize| {
        let held = &dealt[seat * size..][..size];
        let suit = |suit: Suit| held.iter().filter(|card| card.suit == suit).map(|card| card.rank).collect::<String>();
        Suit::ALL.map(suit).join(".")
    };
    Deal::parse(&format!("N:{} {} {} {}", hand(0), hand(1), hand(2), hand(3))).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// The best line of a claim, which another search finds, is the double-dummy one.
    #[test]
    fn endings_agree_with_the_search_for_claims(seed: u64, size in 2_usize..6, strain in 0_usize..5, seats in 0_usize..16) {
        let deal = ending(seed, size);
        let (strain, leader, claimer) = (STRAINS[strain], SEATS[seats % 4], SEATS[seats / 4]);
        let claimed = claim::Position::new(&deal, strain.trumps(), leader, claimer).unwrap();
        let best = claim::analyse(&claimed, claim::Rules::ALL).unwrap().best.unwrap().tricks;
        let position = Position { hands: deal, strain, leader, trick: Vec::new() };
        let on_lead = Solver::default().tricks(std::slice::from_ref(&position), &never).unwrap()[0];
        let own = if leader.side() == claimer.side() { on_lead } else { position.remaining() - on_lead };
        prop_assert_eq!(own, best);
    }

    /// Turned by a seat, the same cards take the same tricks.
    #[test]
    fn seats_are_alike(seed: u64, strain in 0_usize..5) {
        let deal = ending(seed, 8);
        let hands: Vec<String> = SEATS.map(|seat| deal.hand(seat).join(".")).to_vec();
        let turned = Deal::parse(&format!("E:{}", hands.join(" "))).unwrap();
        let position = |hands, leader| Position { hands, strain: STRAINS[strain], leader, trick: Vec::new() };
        let both = [position(deal, Seat::North), position(turned, Seat::East)];
        let tricks = Solver::default().tricks(&both, &never).unwrap();
        prop_assert_eq!(tricks[0], tricks[1]);
    }
}

#[test]
fn cards_of_no_position_are_refused() {
    let unknown = Deal::parse("N:K8.5.. .T9.A. - -").unwrap();
    let position = |hands, trick| Position { hands, strain: Strain::NoTrump, leader: Seat::North, trick };
    assert!(Solver::default().plays(&position(unknown, Vec::new())).is_none());
    let ending = ending(1, 3);
    let held = ending.to_string();
    let not_played = Card { suit: Suit::Spades, rank: 'A' };
    let twice = vec![not_played, not_played];
    assert!(Solver::default().plays(&position(ending, twice)).is_none(), "{held}");
}

#[test]
fn layouts_agree_with_what_is_known() {
    let deal = Deal::parse("N:Q7.J.QT72.KQT943 KJT632.QT.A843.2 84.8765432.K9.A5 A95.AK9.J65.J876").unwrap();
    let own = HandKnowledge { is_seen: true, ..HandKnowledge::new(Seat::East) };
    let partner =
        HandKnowledge { points: Some((12, 14)), shape: Some(Shape::Balanced), ..HandKnowledge::new(Seat::West) };
    let preempt = HandKnowledge {
        lengths: vec![(Suit::Hearts, (6, 13))],
        holds: vec![Card { suit: Suit::Hearts, rank: '8' }],
        ..HandKnowledge::new(Seat::South)
    };
    let known = [own, partner, preempt];
    let drawn = draw(&deal, &known, 40, 7, &never).unwrap();
    assert_eq!(drawn, draw(&deal, &known, 40, 7, &never).unwrap());
    assert_ne!(drawn.layouts, draw(&deal, &known, 40, 8, &never).unwrap().layouts);
    let points =
        |hand: &[String; 4]| hand.concat().chars().map(|rank| "JQKA".find(rank).map_or(0, |at| at + 1)).sum::<usize>();
    for layout in &drawn.layouts {
        assert_eq!(layout.hand(Seat::East), deal.hand(Seat::East));
        assert!((12..=14).contains(&points(layout.hand(Seat::West))), "{layout}");
        let mut lengths = layout.hand(Seat::West).clone().map(|suit| suit.len());
        lengths.sort_unstable();
        assert!([[3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5]].contains(&lengths), "{layout}");
        let hearts = &layout.hand(Seat::South)[1];
        assert!(hearts.len() >= 6 && hearts.contains('8'), "{layout}");
        assert!(Deal::parse(&layout.to_string()).is_ok_and(|read| read == *layout));
    }
}

#[test]
fn layouts_agree_with_distributions_that_auctions_show() {
    let deal = Deal::parse("N:Q7.J.QT72.KQT943 KJT632.QT.A843.2 84.8765432.K9.A5 A95.AK9.J65.J876").unwrap();
    let own = HandKnowledge { is_seen: true, ..HandKnowledge::new(Seat::East) };
    let unbalanced = HandKnowledge { shape: Some(Shape::Unbalanced), ..HandKnowledge::new(Seat::North) };
    let reds = TwoSuits { suits: [Suit::Hearts, Suit::Diamonds], fewest: [5, 4] };
    let two_suiter = HandKnowledge { two_suits: vec![reds], ..HandKnowledge::new(Seat::West) };
    let drawn = draw(&deal, &[own, unbalanced, two_suiter], 60, 7, &never).unwrap();
    let lengths = |layout: &Deal, seat| layout.hand(seat).clone().map(|suit| suit.len());
    let mut longer = [0, 0];
    for layout in &drawn.layouts {
        let mut north = lengths(layout, Seat::North);
        north.sort_unstable();
        assert!(![[3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5]].contains(&north), "{layout}");
        let [_, hearts, diamonds, _] = lengths(layout, Seat::West);
        assert!(hearts.max(diamonds) >= 5 && hearts.min(diamonds) >= 4, "{layout}");
        longer[usize::from(diamonds > hearts)] += 1;
    }
    // Either suit may be the longer one.
    assert!(longer.iter().all(|count| *count > 0), "{longer:?}");
}

#[test]
fn knowledge_that_cannot_be_is_refused() {
    let deal = Deal::parse("N:Q7.J.QT72.KQT943 KJT632.QT.A843.2 84.8765432.K9.A5 A95.AK9.J65.J876").unwrap();
    let of = HandKnowledge::new;
    let refused = |known: &[HandKnowledge]| draw(&deal, known, 5, 0, &never).unwrap_err();
    let seen = |seat| HandKnowledge { is_seen: true, ..of(seat) };
    let queen = Card { suit: Suit::Spades, rank: 'Q' };
    let holds = |seat| HandKnowledge { holds: vec![queen], ..of(seat) };
    assert_eq!(refused(&[seen(Seat::North), holds(Seat::West)]), LayoutError::Elsewhere(queen));
    assert_eq!(refused(&[holds(Seat::South), holds(Seat::West)]), LayoutError::Elsewhere(queen));
    let balanced = HandKnowledge { shape: Some(Shape::Balanced), ..seen(Seat::North) };
    assert_eq!(refused(&[balanced]), LayoutError::Differs(Seat::North));
    assert_eq!(refused(&[HandKnowledge { holds: vec![queen], ..seen(Seat::East) }]), LayoutError::Differs(Seat::East));
    let all_hearts = HandKnowledge { lengths: vec![(Suit::Hearts, (11, 13))], ..of(Seat::North) };
    assert!(matches!(refused(&[seen(Seat::South), all_hearts]), LayoutError::Few { found: 0, .. }));
    let unknown = Deal::parse("N:Q7.J.QT72.KQT943 - - -").unwrap();
    assert_eq!(draw(&unknown, &[], 1, 0, &never), Err(LayoutError::Unknown(Seat::East)));
    assert_eq!(draw(&deal, &[], 1, 0, &|| true), Err(LayoutError::Interrupted));
}
