//! Sources from a file of BibTeX or BibLaTeX, each as the title and the address that a line of Markdown would give it.

/// A source of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    /// Its key, which `[@key]` cites.
    pub key: String,
    /// Who wrote what, where and when.
    title: String,
    /// Its address; empty if it has none.
    address: String,
}

impl Entry {
    /// The line of Markdown that defines the source.
    pub(super) fn line(&self) -> String {
        let title = self.title.replace('\\', "\\\\").replace('"', "\\\"");
        format!("[@{}]: <{}> \"{title}\"\n", self.key, self.address)
    }
}

/// The entries of a file; none where it cannot be read.
#[cfg(feature = "lecture")]
pub(super) fn entries(text: &str) -> Option<Vec<Entry>> {
    Some(biblatex::Bibliography::parse(text).ok()?.iter().map(entry).collect())
}

/// Without the crate that reads them no file can be read.
#[cfg(not(feature = "lecture"))]
pub(super) fn entries(_: &str) -> Option<Vec<Entry>> {
    None
}

#[cfg(feature = "lecture")]
fn entry(entry: &biblatex::Entry) -> Entry {
    use biblatex::ChunksExt;
    let field = |names: &[&str]| {
        let found = names.iter().find_map(|name| entry.get(name)).map(|chunks| chunks.format_verbatim());
        found.filter(|text| !text.trim().is_empty()).map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let person = |one: biblatex::Person| match one.given_name.chars().next() {
        Some(first) => format!("{first}. {}", [one.prefix, one.name].join(" ").trim()),
        None => one.name,
    };
    let authors = entry.author().unwrap_or_default().into_iter().map(person).collect::<Vec<_>>().join(", ");
    let parts = [
        Some(authors).filter(|authors| !authors.is_empty()),
        field(&["title"]),
        field(&["journaltitle", "journal", "booktitle"]),
        field(&["publisher", "institution", "organization"]),
        field(&["date", "year"]),
        field(&["pages"]),
    ];
    let title = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let address = field(&["url"]).filter(|address| !address.contains(['<', '>', ' '])).unwrap_or_default();
    Entry { key: entry.key.clone(), title, address }
}

#[cfg(all(test, feature = "lecture"))]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn an_entry_is_a_line() {
        let found = entries(
            "@book{wb, title = {White {Book}}, author = {Nowak, Anna and EBU}, year = 2023, url = {https://www.ebu.co.uk/}}",
        )
        .unwrap();
        let lines: Vec<String> = found.iter().map(Entry::line).collect();
        assert_eq!(lines, ["[@wb]: <https://www.ebu.co.uk/> \"A. Nowak, EBU, White Book, 2023\"\n"]);
        assert_eq!(entries("@book{"), None);
    }
}
