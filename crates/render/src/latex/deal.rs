//! The cards of a board as they lie on the table.

use super::words::{escaped, words};
use crate::block::{Hand, Hands};
use crate::visible::plain;

/// Between two cards: thin, and a line may break there.
const BETWEEN: &str = "\u{2009}";

/// The hands around a compass; a single one beside its seat.
pub(super) fn deal(deal: &Hands) -> String {
    let facts = |end: &str| deal.facts.iter().map(|fact| format!("{}{end}", words(fact))).collect::<String>();
    if let [alone] = deal.known().as_slice() {
        let suits: Vec<String> = suits(alone);
        let facts = if deal.facts.is_empty() { String::new() } else { format!("{{\\small {}}}\n\n", facts("\\quad ")) };
        return format!("{facts}\\textbf{{{}}}\\quad {}\n\n", words(&alone.name), suits.join("\\quad "));
    }
    let [north, east, south, west] = deal.hands.each_ref().map(hand);
    let [n, e, s, w] = deal.hands.each_ref().map(|hand| escaped(&plain(&hand.seat)));
    let compass =
        format!("\\fbox{{\\bfseries\\begin{{tabular}}{{@{{}}c@{{}}}}{n}\\\\{w}\\qquad {e}\\\\{s}\\end{{tabular}}}}");
    let facts = format!("{{\\small\\begin{{tabular}}{{@{{}}l@{{}}}}{}\\end{{tabular}}}}", facts("\\\\"));
    format!(
        "\\begin{{samepage}}\\begin{{tabular}}{{@{{}}lll@{{}}}}\n{facts} & {north} & \\\\[2pt]\n{west} & {compass} & {east} \\\\[2pt]\n & {south} & \\\\\n\\end{{tabular}}\\end{{samepage}}\n\n"
    )
}

fn suits(hand: &Hand) -> Vec<String> {
    hand.suits.iter().map(|suit| format!("{}~{}", escaped(suit.sign), words(&suit.held(BETWEEN)))).collect()
}

fn hand(hand: &Hand) -> String {
    if hand.suits.is_empty() {
        return String::new();
    }
    format!("\\begin{{tabular}}{{@{{}}l@{{}}}}{}\\end{{tabular}}", suits(hand).join("\\\\"))
}
