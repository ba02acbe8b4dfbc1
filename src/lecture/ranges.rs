//! Parts of a text, in order.

use std::ops::Range;

/// Ranges of a text that do not meet, in order.
#[derive(Debug, Default)]
pub(super) struct Ranges(Vec<Range<usize>>);

impl Ranges {
    /// The union of these ranges; those that meet become one.
    pub(super) fn of(ranges: impl IntoIterator<Item = Range<usize>>) -> Self {
        let mut all: Vec<Range<usize>> = ranges.into_iter().collect();
        all.sort_by_key(|range| range.start);
        let mut joined: Vec<Range<usize>> = Vec::with_capacity(all.len());
        for range in all {
            match joined.last_mut() {
                Some(last) if range.start < last.end => last.end = last.end.max(range.end),
                _ => joined.push(range),
            }
        }
        Self(joined)
    }

    /// The range in which a place lies.
    pub(super) fn around(&self, at: usize) -> Option<&Range<usize>> {
        let next = self.0.partition_point(|range| range.end <= at);
        self.0.get(next).filter(|range| range.contains(&at))
    }
}

/// Finds one thing from ever later places of a text, and looks at each part of it once.
pub(super) struct Finder<'a> {
    text: &'a str,
    wanted: &'static str,
    /// The next occurrence: searched from the first place, found at the second; `None` after the last.
    next: Option<(usize, Option<usize>)>,
}

impl<'a> Finder<'a> {
    pub(super) fn new(text: &'a str, wanted: &'static str) -> Self {
        Self { text, wanted, next: None }
    }

    /// The first occurrence from this place on.
    pub(super) fn from(&mut self, at: usize) -> Option<usize> {
        match self.next {
            Some((from, found)) if from <= at && found.is_none_or(|found| at <= found) => found,
            _ => {
                let found = self.text.get(at..).and_then(|rest| rest.find(self.wanted));
                let found = found.map(|found| at.saturating_add(found));
                self.next = Some((at, found));
                found
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found() {
        let ranges = Ranges::of([5..8, 0..3, 6..9, 9..10]);
        let around: Vec<_> = [0, 2, 3, 5, 8, 9, 10].map(|at| ranges.around(at).cloned()).into();
        assert_eq!(around, [Some(0..3), Some(0..3), None, Some(5..9), Some(5..9), Some(9..10), None]);
        let mut finder = Finder::new("a}} b}} c", "}}");
        assert_eq!(
            [0, 1, 2, 5, 6, 9, 0].map(|at| finder.from(at)),
            [Some(1), Some(1), Some(5), Some(5), None, None, Some(1)]
        );
    }
}
