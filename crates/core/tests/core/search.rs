//! The search for the place where a function takes a value, against functions whose answers are known.

use redress_core::number::{Curve, End, Exact, Found, Piece, Steps, pieces, search, search_steps};
use std::convert::Infallible;

fn fraction(numerator: i64, denominator: i64) -> Exact {
    Exact::fraction(numerator, denominator).unwrap()
}

fn found(function: impl Fn(&Exact) -> Option<Exact>, target: Exact, high: Exact, kinks: &[Exact]) -> Found {
    let function = |x: &Exact| Ok::<_, Infallible>(function(x));
    search(function, &target, (&Exact::ZERO, &high), kinks.iter().cloned()).unwrap()
}

/// 3 − 2x down to 1 at x = 1, which then stays: the kink is not given.
fn falling_then_flat(x: &Exact) -> Option<Exact> {
    let third = fraction(1, 3);
    Some(if *x < third { 3 - 6 * x } else { Exact::ONE })
}

#[test]
fn curves() {
    let curve = Curve::through([
        (&Exact::ZERO, &Exact::from(1)),
        (&Exact::ONE, &Exact::from(6)),
        (&Exact::from(3), &Exact::from(28)),
    ]);
    // 1 + 3x + 2x²
    let curve = curve.unwrap();
    assert_eq!(curve.at(&Exact::from(2)), Exact::from(15));
    assert_eq!(curve.reaches(&Exact::from(15)), [fraction(-7, 2), Exact::from(2)]);
    assert_eq!(curve.turns(), Some(fraction(-3, 4)));
    assert!(curve.reaches(&Exact::from(-1)).is_empty());
}

#[test]
fn lines_and_parabolas() {
    assert_eq!(found(|x| Some(2 * x), fraction(1, 7), Exact::ONE, &[]), Found::At(fraction(1, 14)));
    assert_eq!(found(|x| Some(x * x), fraction(1, 9), Exact::ONE, &[]), Found::At(fraction(1, 3)));
    assert_eq!(found(|_| Some(Exact::ONE), Exact::ONE, Exact::ONE, &[]), Found::Everywhere);
    // Between 0 and a thousandth alone.
    assert_eq!(found(|x| Some(2 * x), fraction(1, 1000), fraction(1, 1000), &[]), Found::At(fraction(1, 2000)));
}

#[test]
fn a_place_without_a_stretch() {
    assert_eq!(found(|_| Some(Exact::ONE), Exact::ONE, Exact::ZERO, &[]), Found::At(Exact::ZERO));
}

#[test]
fn extremes_where_there_is_none() {
    // x(1 − x) is a quarter at most.
    let none = found(|x| Some(x * (1 - x)), Exact::ONE, Exact::ONE, &[]);
    let zero = (Exact::ZERO, Exact::ZERO);
    assert_eq!(none, Found::Nowhere { least: zero, most: (fraction(1, 4), fraction(1, 2)), near: None });
}

#[test]
fn plateaus_begin_where_curves_meet() {
    assert_eq!(found(falling_then_flat, Exact::ONE, Exact::ONE, &[]), Found::At(fraction(1, 3)));
    assert_eq!(found(falling_then_flat, Exact::ONE, Exact::ONE, &[fraction(1, 3)]), Found::At(fraction(1, 3)));
    assert_eq!(found(falling_then_flat, fraction(3, 2), Exact::ONE, &[]), Found::At(fraction(1, 4)));
}

#[test]
fn narrow_solutions_beside_a_jump() {
    // It jumps over 1/2 at 1/7, and comes back through it.
    let jumping = |x: &Exact| Some(if *x < fraction(1, 7) { Exact::ZERO } else { 1 - x });
    assert_eq!(found(jumping, fraction(1, 2), Exact::ONE, &[]), Found::At(fraction(1, 2)));
    assert_eq!(found(jumping, fraction(17, 20), Exact::ONE, &[]), Found::At(fraction(3, 20)));
    // Over the target at an end that nobody knows.
    let stepping = |x: &Exact| Some(if *x < fraction(1, 7) { Exact::ZERO } else { Exact::ONE });
    let Found::Nowhere { near, .. } = found(stepping, fraction(1, 2), Exact::ONE, &[]) else { panic!("there is none") };
    let near = near.unwrap();
    assert!(near <= fraction(1, 7) && fraction(1, 7) - near < fraction(1, 1000));
}

#[test]
fn errors_stop_it() {
    let result = search(|_| Err::<Option<Exact>, _>("stopped"), &Exact::ONE, (&Exact::ZERO, &Exact::ONE), []);
    assert_eq!(result, Err("stopped"));
}

fn steps(function: impl Fn(&Exact) -> Option<Exact>, target: i64, ends: (Exact, Exact)) -> Steps {
    let function = |x: &Exact| Ok::<_, Infallible>(function(x));
    search_steps(function, &Exact::from(target), (&ends.0, &ends.1)).unwrap()
}

/// 1 below a third, 4 from there, 6 from two thirds on.
fn stairs(x: &Exact) -> Option<Exact> {
    let steps = [(fraction(1, 3), 1), (fraction(2, 3), 4), (Exact::from(2), 6)];
    steps.into_iter().find_map(|(end, value)| (*x < end).then(|| Exact::from(value)))
}

#[test]
fn functions_that_go_by_steps() {
    let whole = || (Exact::ZERO, Exact::ONE);
    assert_eq!(steps(stairs, 4, whole()), Steps::Between(fraction(3334, 10_000), fraction(6666, 10_000)));
    assert_eq!(steps(stairs, 1, whole()), Steps::Between(Exact::ZERO, fraction(3333, 10_000)));
    assert_eq!(steps(stairs, 6, whole()), Steps::Between(fraction(6667, 10_000), Exact::ONE));
    assert_eq!(
        steps(|x| stairs(&(Exact::ONE - x)), 4, whole()),
        Steps::Between(fraction(3334, 10_000), fraction(6666, 10_000))
    );
    assert_eq!(steps(stairs, 4, (fraction(2, 5), fraction(1, 2))), Steps::Everywhere);
    let passed = Steps::Nowhere {
        least: (Exact::ONE, Exact::ZERO),
        most: (Exact::from(6), fraction(67, 100)),
        near: Some(fraction(6667, 10_000)),
    };
    assert_eq!(steps(stairs, 5, whole()), passed);
    assert!(matches!(steps(stairs, 7, whole()), Steps::Nowhere { near: None, .. }));
    assert!(matches!(steps(|_| None, 7, whole()), Steps::Nowhere { near: None, .. }));
}

/// The pieces of a function from 0 to 1, tried at each tenth: from, to and value; a bracket is round where the end is not
/// included.
fn pieces_of(function: impl Fn(&Exact) -> i64) -> Vec<String> {
    let places: Vec<Exact> = (0..=10).map(|tenth| fraction(tenth, 10)).collect();
    let found = pieces(|x| Ok::<_, Infallible>(function(x)), &places).unwrap();
    let end = |end: &End, brackets: [char; 2]| (end.at.clone(), brackets[usize::from(end.included)]);
    let one = |piece: &Piece<i64>| {
        let ((from, open), (to, close)) = (end(&piece.from, ['(', '[']), end(&piece.to, [')', ']']));
        format!("{open}{from}, {to}{close} {}", piece.value)
    };
    found.iter().map(one).collect()
}

#[test]
fn steps_are_found_where_they_are() {
    let step = |at: Exact, included: bool| move |x: &Exact| i64::from(*x > at || included && *x == at);
    assert_eq!(pieces_of(|_| 7), ["[0, 1] 7"]);
    assert_eq!(pieces_of(step(fraction(7, 13), false)), ["[0, 7/13] 0", "(7/13, 1] 1"]);
    assert_eq!(pieces_of(step(fraction(7, 13), true)), ["[0, 7/13) 0", "[7/13, 1] 1"]);
    // At a place that is tried.
    assert_eq!(pieces_of(step(fraction(3, 10), true)), ["[0, 3/10) 0", "[3/10, 1] 1"]);
    assert_eq!(pieces_of(step(fraction(3, 10), false)), ["[0, 3/10] 0", "(3/10, 1] 1"]);
    assert_eq!(pieces_of(step(Exact::ZERO, false)), ["[0, 0] 0", "(0, 1] 1"]);
    // A value of one point, between two places that are tried and at one of them.
    let level = |at: Exact| move |x: &Exact| 2 * i64::from(*x > at) + i64::from(*x == at);
    assert_eq!(pieces_of(level(fraction(1, 3))), ["[0, 1/3) 0", "[1/3, 1/3] 1", "(1/3, 1] 2"]);
    assert_eq!(pieces_of(level(fraction(1, 2))), ["[0, 1/2) 0", "[1/2, 1/2] 1", "(1/2, 1] 2"]);
    // Several between two places that are tried.
    let thrice = |x: &Exact| [12, 13, 14].iter().filter(|at| *x >= fraction(**at, 100)).count() as i64;
    assert_eq!(pieces_of(thrice), ["[0, 3/25) 0", "[3/25, 13/100) 1", "[13/100, 7/50) 2", "[7/50, 1] 3"]);
}

#[test]
fn a_step_at_no_fraction_is_near() {
    // The place at which the square passes 1/2.
    let places = [Exact::ZERO, Exact::ONE];
    let found = pieces(|x| Ok::<_, Infallible>(x * x > fraction(1, 2)), &places).unwrap();
    let [below, above] = found.as_slice() else { panic!("{found:?}") };
    assert!(!below.to.exact && !above.from.exact);
    let off = (&below.to.at * &below.to.at - fraction(1, 2)).abs();
    assert!(off < fraction(1, 1_000_000_000_000));
    assert_eq!(pieces(|_| Err::<i64, _>("stopped"), &places), Err("stopped"));
    assert_eq!(pieces(|_| Ok::<i64, Infallible>(0), &[]), Ok(Vec::new()));
}
