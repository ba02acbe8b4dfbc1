//! The files that the program carries: the examples, the lectures and the guide to the grammar.

use super::Draft;
use super::links::above;
use super::markdown::{front, script};
use crate::casebook;
use crate::diagnostic::FileReason;
use crate::events::source::NamedBytes;
use crate::laws::Coverage;
use crate::lecture::sections;
use crate::messages::{self, Locale};
use crate::session::{LoadError, Loaded, Loader};

include!(concat!(env!("OUT_DIR"), "/shelf.rs"));

/// The guide to the grammar, which is in English.
const GRAMMAR: &str = include_str!("../../grammar/README.md");

/// Reads what the program carries.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shelf;

impl Loader for Shelf {
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError> {
        let name = resolve_path(path, from);
        let bytes = bytes(&name).ok_or(LoadError::Unreadable(FileReason::Missing))?;
        let text = std::str::from_utf8(bytes).map_err(|error| LoadError::NotUtf8(error.valid_up_to()))?;
        Ok(Loaded { name, text: text.to_owned() })
    }

    fn load_bytes(&self, path: &str, from: &str) -> Result<Vec<NamedBytes>, LoadError> {
        let name = resolve_path(path, from);
        let bytes = bytes(&name).ok_or(LoadError::Unreadable(FileReason::Missing))?;
        Ok(vec![NamedBytes { name: name.into(), bytes: bytes.to_vec() }])
    }
}

fn bytes(name: &str) -> Option<&'static [u8]> {
    SHELF.iter().find(|(known, _)| *known == name).map(|(_, bytes)| *bytes)
}

fn text(name: &str) -> &'static str {
    bytes(name).and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or_default()
}

/// A path beside the file that asks for it.
fn resolve_path(path: &str, from: &str) -> String {
    let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The rows and Laws that the scripts and lectures of the shelf reach.
#[must_use]
pub fn coverage() -> Coverage {
    let mut coverage = Coverage::default();
    let is_script = |path: &str| path.ends_with(".ruling") || path.ends_with(".md");
    for (path, _) in SHELF.iter().filter(|(path, _)| is_script(path)) {
        coverage.run(&Loaded { name: (*path).to_owned(), text: text(path).to_owned() }, &Shelf);
    }
    for (path, text) in casebook::scripts() {
        coverage.run(&Loaded { name: path.to_owned(), text: text.to_owned() }, &Shelf);
    }
    coverage
}

/// A script of the examples.
pub(super) struct Example {
    /// Its path in the repository.
    pub path: &'static str,
    /// Its page.
    pub page: String,
    /// Its subject, from its first comment; empty where it states none.
    pub about: String,
}

/// The scripts, in the order of their folders.
pub(super) fn examples() -> impl Iterator<Item = Example> {
    let scripts = SHELF.iter().filter(|(path, _)| path.ends_with(".ruling"));
    scripts.map(|(path, _)| {
        let inner = path.strip_prefix("examples/").unwrap_or(path);
        let page = format!("example-{}.html", inner.trim_end_matches(".ruling").replace('/', "-"));
        let first = text(path).lines().next().and_then(|line| line.strip_prefix('#')).unwrap_or_default();
        let about = first.split(". ").next().and_then(|first| first.split(": ").next()).unwrap_or_default();
        // The command that made a file says nothing about its subject.
        let about = if about.trim().starts_with("redress ") { "" } else { about.trim().trim_end_matches(['.', ':']) };
        let about = about.to_owned();
        Example { path, page, about }
    })
}

/// The lectures of a language: each one's page and its title.
pub(super) fn lectures(locale: Locale) -> impl Iterator<Item = (&'static str, String, String)> {
    let ending = format!(".{}.md", locale.tag());
    let lectures = SHELF.iter().map(|(path, _)| *path).filter(move |path| path.ends_with(&ending));
    lectures.map(|path| {
        let file = path.rsplit('/').next().unwrap_or(path);
        let title = sections(text(path)).into_iter().find_map(|section| section.heading).unwrap_or_default();
        (path, format!("{}.html", file.trim_end_matches(".md")), title)
    })
}

/// The pages of `docs`, in English: each one's name and its text below the title.
pub(super) fn guides() -> impl Iterator<Item = (String, &'static str, &'static str)> {
    SHELF.iter().filter_map(|(path, _)| {
        let name = path.strip_prefix("docs/")?.strip_suffix(".md")?;
        let (title, body) = text(path).strip_prefix("# ")?.split_once('\n')?;
        Some((name.to_owned(), title, body))
    })
}

/// The page of a guide.
pub(super) fn guide_page(name: &str) -> String {
    format!("guide-{name}.html")
}

/// A guide whose links lead to pages of the manual: to other guides, to the grammar, else to the index.
fn guide_draft(name: &str, title: &str, body: &str, locale: Locale) -> Draft {
    let page = guide_page(name);
    let mut markdown = front(title, Locale::default().tag()) + &above(&page, locale);
    let mut rest = body;
    while let Some((before, behind)) = rest.split_once("](") {
        let (target, after) = behind.split_once(')').unwrap_or((behind, ""));
        let file = match target.strip_suffix(".md") {
            _ if target.contains("://") => target.to_owned(),
            Some("../grammar/README") => "grammar.html".to_owned(),
            Some(guide) if guides().any(|(known, ..)| known == guide) => guide_page(guide),
            _ => "index.html".to_owned(),
        };
        markdown += &format!("{before}]({file})");
        rest = after;
    }
    markdown += &rest.replace("\n## ", "\n# ");
    Draft { file: page, source: format!("docs/{name}.md"), markdown }
}

/// The pages of what the program carries.
///
/// The guides, the lectures, the examples, and the grammar.
pub(super) fn drafts(locale: Locale) -> [Vec<Draft>; 4] {
    let examples = examples().map(|example| example_draft(&example, locale)).collect();
    let guides = guides().map(|(name, title, body)| guide_draft(&name, title, body, locale)).collect();
    let back = format!("\n[{}](index.html)\n", messages::manual_title(locale).unmarked());
    let lecture = |(path, file, _): (&'static str, String, String)| {
        // The page of the repository has no page here; the link leads to the index.
        let markdown = text(path).replace("](../../README.md)", "](index.html)") + &back;
        Draft { file, source: path.to_owned(), markdown }
    };
    let title = messages::manual_grammar(locale);
    let body = GRAMMAR.split_once('\n').map_or(GRAMMAR, |(_, body)| body).replace("\n## ", "\n# ");
    let grammar = front(title.unmarked(), Locale::default().tag()) + &above("grammar.html", locale) + &body;
    let grammar = Draft { file: "grammar.html".to_owned(), source: "grammar/README.md".to_owned(), markdown: grammar };
    [guides, lectures(locale).map(lecture).collect(), examples, vec![grammar]]
}

/// Returns whether a page is one that whoever begins reads first.
pub(super) fn is_start(file: &str) -> bool {
    ["guide-installation.html", "guide-first-steps.html"].contains(&file)
}

fn example_draft(example: &Example, locale: Locale) -> Draft {
    let title = if example.about.is_empty() { example.path } else { &example.about };
    let markdown = front(title, locale.tag())
        + &above(&example.page, locale)
        + &format!("`{}`\n\n", example.path)
        + &script(text(example.path), false);
    Draft { file: example.page.clone(), source: example.path.to_owned(), markdown }
}
