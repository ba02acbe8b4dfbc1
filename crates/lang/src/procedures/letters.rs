//! Paragraphs that stand elsewhere in an older edition: `laws/2007/letters`.

use crate::law::{Edition, Law};
use crate::procedure::{Duty, Effect, Procedure};
use std::sync::LazyLock;

const LETTERS_OF_2007: &str = include_str!("../../laws/2007/letters");

/// Each paragraph of 2017 that stands elsewhere in 2007, and where it does.
static MOVED: LazyLock<Vec<(Law, Law)>> = LazyLock::new(|| {
    let lines = LETTERS_OF_2007.lines().filter(|line| !line.starts_with('#'));
    let pairs = lines.filter_map(|line| line.split_once(" -> "));
    pairs.filter_map(|(new, old)| Law::read(new).zip(Law::read(old))).collect()
});

/// A paragraph of 2017 as 2007 numbers it.
fn in_2007(law: Law) -> Law {
    MOVED.iter().find(|(new, _)| *new == law).map_or(law, |(_, old)| *old)
}

/// The paragraphs of the newest edition with the words for the players at this one of an edition, the likeliest last.
#[must_use]
pub fn in_newest(law: Law, edition: Edition) -> Vec<Law> {
    if edition == Edition::default() {
        return vec![law];
    }
    let moved = MOVED.iter().filter(|(_, old)| *old == law).map(|(new, _)| *new);
    let stays = (in_2007(law) == law).then_some(law);
    stays.into_iter().chain(moved).collect()
}

/// A procedure of 2017 by the letters of 2007; the questions and ends that an edition has of its own keep theirs.
pub(super) fn renumbered(mut procedure: Procedure, own: &[&str]) -> Procedure {
    procedure.law = in_2007(procedure.law);
    for node in procedure.nodes.iter_mut().filter(|node| !own.contains(&node.name)) {
        let rules = node.rules.iter_mut();
        let laws = rules.flat_map(|rule| rule.laws.iter_mut().chain(rule.effects.iter_mut().filter_map(cited)));
        node.laws.iter_mut().chain(laws).for_each(|law| *law = in_2007(*law));
    }
    procedure.edition = Edition::Of2007;
    procedure
}

/// The Law that an effect cites.
fn cited(effect: &mut Effect) -> Option<&mut Law> {
    match effect {
        Effect::Later(law) | Effect::Must(Duty { law: Some(law), .. }) => Some(law),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{LETTERS_OF_2007, MOVED, in_newest};
    use crate::law::{Edition, Law};

    #[test]
    fn every_line_is_read() {
        let written = LETTERS_OF_2007.lines().filter(|line| !line.starts_with('#'));
        assert_eq!(MOVED.len(), written.count());
    }

    /// In 2007 the right opponent's own lead is 53C, and the wrong defender's card 53B: the words go with the matter.
    #[test]
    fn words_go_with_the_matter() {
        let words = |written, edition| {
            let newest = Law::read(written).map(|law| in_newest(law, edition));
            newest.unwrap_or_default().iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        for (law, newest) in [("53C", "53B"), ("16D", "16C"), ("32B1", "32A1"), ("29A", "29A")] {
            assert_eq!(words(law, Edition::Of2007), [newest]);
        }
        assert_eq!(words("53C", Edition::Of2017), ["53C"]);
    }
}
