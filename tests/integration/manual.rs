//! The manual as pages, and the notation on one page.

use crate::harness::{Folder, Run};
use redress::diagnostic::Diagnostic;
use redress::manual::{CommandHelp, manual};
use redress::messages::{Locale, topics};
use redress::session::{Outcome, Sink};
use redress::source::Sources;
use std::collections::{BTreeMap, BTreeSet};

/// Takes nothing, and fails where there is anything.
struct Nothing;

impl Sink for Nothing {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        panic!("{outcome:?}");
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        panic!("{diagnostic:?}");
    }
}

/// The values of an attribute.
fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let opening = format!(" {name}=\"");
    page.split(opening.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The target of a link on a page: the other page and the place on it.
fn target(page: &str, link: &str) -> (String, String) {
    let (file, place) = link.split_once('#').unwrap_or((link, ""));
    if file.is_empty() {
        return (page.to_owned(), place.to_owned());
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in file.split('/') {
        match part {
            ".." => parts.truncate(parts.len() - 1),
            part => parts.push(part),
        }
    }
    (parts.join("/"), place.to_owned())
}

/// Nothing that is typed stands in prose: no backtick of Markdown, and no option whose hyphens became a dash.
fn is_typeset(path: &str, page: &str) {
    let (_, main) = page.split_once("<main>").unwrap();
    let mut prose = String::new();
    let mut rest = main.rsplit_once("<footer>").map_or(main, |(text, _)| text);
    while let Some((before, behind)) = rest.split_once('<') {
        prose.push_str(before);
        let tag: String = behind.chars().take_while(char::is_ascii_alphanumeric).collect();
        let end = format!("</{tag}>");
        rest = match tag.as_str() {
            "pre" | "code" => behind.split_once(&end).map_or("", |(_, rest)| rest),
            _ => behind.split_once('>').map_or("", |(_, rest)| rest),
        };
    }
    assert!(
        !prose.contains('`'),
        "{path} has a backtick: {:?}",
        prose.split('`').next().map(|before| &before[before.len().saturating_sub(80)..])
    );
    for word in prose.split_whitespace() {
        let option = word.strip_prefix('–').or(word.strip_prefix("--")).and_then(|rest| rest.chars().next());
        assert!(!option.is_some_and(|first| first.is_ascii_lowercase()), "{path} has the option {word}");
    }
}

/// Every link leads to a page and a place of the manual, every page has one title and nothing that runs, and every figure
/// was computed: nothing fails, and no place of a figure is left.
#[test]
fn pages_are_whole() {
    let command =
        CommandHelp { typed: "redress x".to_owned(), usage: "redress x".to_owned(), ..CommandHelp::default() };
    let manual = manual(&|_| vec![command.clone()], &mut Nothing);
    assert_eq!((manual.tally.errors, manual.tally.failed), (0, 0));
    assert!(manual.tally.passed > 200, "{}", manual.tally.passed);
    let pages: BTreeMap<&str, &str> =
        manual.pages.iter().map(|page| (page.path.as_str(), page.text.as_str())).collect();
    assert_eq!(pages.len(), manual.pages.len());
    let ids: BTreeMap<&str, BTreeSet<&str>> =
        pages.iter().map(|(path, text)| (*path, attributes(text, "id").into_iter().collect())).collect();
    for (path, text) in &pages {
        assert!(!path.ends_with(".html") || text.matches("<h1").count() == 1, "{path}");
        if !path.ends_with(".html") || path.ends_with("redress-manual.html") || *path == "index.html" {
            continue;
        }
        assert!(text.contains("default-src 'none'; script-src 'self' file: 'sha256-"), "{path}");
        assert!(text.matches("<script>").count() == 1 && !text.contains(" src=") && !text.contains("<link"), "{path}");
        is_typeset(path, text);
        assert_eq!(attributes(text, "id").len(), ids[path].len(), "an id stands twice in {path}");
        for link in attributes(text, "href") {
            if link.starts_with("http") {
                continue;
            }
            let (file, place) = target(path, &link.replace("&amp;", "&"));
            let known = ids.get(file.as_str()).unwrap_or_else(|| panic!("{path} leads to {link}"));
            assert!(place.is_empty() || known.contains(place.as_str()), "{path} leads to {link}");
        }
    }
    // The same pages in every language, but for the lectures, which are called by theirs.
    let of = |locale: Locale| -> BTreeSet<String> {
        let own = format!("{}/", locale.tag());
        let files = pages.keys().filter_map(|path| path.strip_prefix(own.as_str()));
        files.map(|file| file.replace(&format!(".{}.html", locale.tag()), ".html")).collect()
    };
    assert_eq!(of(Locale::En), of(Locale::Pl));
    for locale in Locale::ALL {
        let tag = locale.tag();
        let index = pages[format!("{tag}/index.html").as_str()];
        assert!(index.contains(&format!("<html lang=\"{tag}\">")));
        for topic in topics() {
            assert!(index.contains(&format!("href=\"topic-{topic}.html\"")), "{topic}");
        }
    }
    // The search knows every page, and the one file has all of them.
    for locale in Locale::ALL {
        let tag = locale.tag();
        let (search, one) =
            (pages[format!("{tag}/search.js").as_str()], pages[format!("{tag}/redress-manual.html").as_str()]);
        let data = search.strip_prefix("redressSearch(").and_then(|rest| rest.strip_suffix(");\n")).unwrap();
        let data: Vec<Vec<String>> = serde_json::from_str(data).unwrap();
        assert!(data.len() > 300);
        for entry in &data {
            assert!(pages.contains_key(format!("{tag}/{}", entry[0]).as_str()) && !entry[1].is_empty(), "{entry:?}");
            assert!(one.contains(&format!("<section id=\"{}\">", entry[0])), "{}", entry[0]);
        }
        let commands = data.iter().filter(|entry| entry[0].starts_with("command-")).count();
        assert_eq!(commands, 1);
    }
    // The browser's search finds another name of a topic; a figure of an example, 9.8 by hand: 0.6 · 15.4 + 0.4 · 1.4.
    assert!(pages["en/index.html"].contains("frequency sheet"));
    assert!(pages["pl/topic-weighted.html"].contains("9,8") && pages["en/topic-weighted.html"].contains("9.8"));
}

#[test]
fn the_manual_is_written_where_it_is_asked_for() {
    let folder = Folder::new();
    let file = folder.file("file", "x");
    let done = Run::args(["manual"]).arg(&file).done().exits(3);
    assert!(done.stderr.contains("file"), "{}", done.stderr);
}

/// By hand, of nine others and this result, top 18: +620 beats six and ties three, 15; −100 ties two, 2; +500 beats five and
/// ties one, 11; +150 beats two, 4. Weighted 0.6 · 15 + 0.4 · 2 = 9.8; thirds (15 + 2 · 2)/3 = 19/3; the damage
/// 15 − 11 + 4 = 8. In the match +320 is 8 IMPs and −400 is −9: 4.8 − 3.6 = 1.2.
#[test]
fn the_notation_on_a_page() {
    for (language, figures) in
        [("en", ["| 9.8 |", "| 8 |", "| +1.2 |", "| 19/3 |"]), ("pl", ["| 9,8 |", "| 8 |", "| +1,2 |", "| 19/3 |"])]
    {
        let sheet = |format: &str| {
            let done = Run::args(["explain", "--cheat-sheet", "--language", language, "--format", format]).done();
            done.exits(0).stdout
        };
        let plain = sheet("markdown");
        let bare = plain.split("<!--").map(|part| part.split("-->").last().unwrap_or(part)).collect::<String>();
        for figure in figures {
            assert!(bare.contains(figure), "{figure}\n{bare}");
        }
        assert!(sheet("html").contains("9mm 10mm") && sheet("latex").contains("\\footnotesize"));
    }
    Run::args(["explain", "--cheat-sheet", "neuberg"]).done().exits(2);
}
