//! The sources of a lecture: links to `[@name]`, defined in its Markdown by a line such as `[@white-book]:
//! https://example.org "White Book 2023"`.

/// The sign before the name of a source.
const MARK: char = '@';

/// A source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Source {
    /// Its name in the Markdown.
    name: String,
    /// Its title.
    pub title: String,
    /// Its address; empty if it has none.
    pub address: String,
    /// The number of citations so far.
    pub times: usize,
}

/// The sources that are cited, in the order in which they are first.
#[derive(Debug, Default)]
pub(super) struct Sources(Vec<Source>);

/// A citation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Citation {
    /// The number of the source, from 1.
    pub number: usize,
    /// The how manyeth of that source it is, from 1.
    pub time: usize,
}

impl Sources {
    /// A link as a citation; `None` if it is any other link.
    pub(super) fn cite(&mut self, reference: &str, title: &str, address: &str) -> Option<Citation> {
        let name = reference.strip_prefix(MARK)?;
        let at = self.0.iter().position(|source| source.name.eq_ignore_ascii_case(name)).unwrap_or(self.0.len());
        if at == self.0.len() {
            let title = if title.is_empty() { name } else { title };
            let (name, title, address) = (name.to_owned(), title.to_owned(), address.to_owned());
            self.0.push(Source { name, title, address, times: 0 });
        }
        let source = self.0.get_mut(at)?;
        source.times = source.times.saturating_add(1);
        Some(Citation { number: at.saturating_add(1), time: source.times })
    }

    /// Returns whether these words of a link are the name of its source and no more.
    pub(super) fn is_name(words: &str, reference: &str) -> bool {
        words.eq_ignore_ascii_case(reference)
    }

    /// All with their numbers.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (usize, &Source)> {
        (1_usize..).zip(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_numbered_as_they_are_cited() {
        let mut sources = Sources::default();
        let mut cite = |name: &str| sources.cite(name, "", "").map(|found| (found.number, found.time));
        assert_eq!([cite("@b"), cite("@a"), cite("@B"), cite("a")], [Some((1, 1)), Some((2, 1)), Some((1, 2)), None]);
    }
}
