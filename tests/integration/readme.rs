//! README.md and the pages of `docs` are true: their scripts run, and their console blocks show what the program prints.

use crate::harness::{Folder, Run, files_below, root, timeless};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A fenced block: the words behind the fence, the place of its first line, and its text.
struct Block {
    info: String,
    place: String,
    text: String,
}

/// README.md and the pages of `docs`.
fn pages() -> Vec<PathBuf> {
    let mut pages = files_below(&root().join("docs"), "md");
    pages.push(root().join("README.md"));
    assert!(pages.len() > 10, "{pages:?}");
    pages
}

fn blocks() -> Vec<Block> {
    pages().iter().flat_map(|page| blocks_of(page)).collect()
}

fn blocks_of(page: &Path) -> Vec<Block> {
    let text = std::fs::read_to_string(page).unwrap();
    let name = page.strip_prefix(root()).unwrap().display().to_string();
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    let mut nested = false;
    for (number, line) in (1_usize..).zip(text.lines()) {
        // A block of Markdown with blocks of its own.
        if line.starts_with("````") {
            nested = !nested;
        }
        if nested || line.starts_with("````") {
            continue;
        }
        match (line.strip_prefix("```"), open.as_mut()) {
            (Some(info), None) => {
                let place = format!("{name}:{}", number + 1);
                open = Some(Block { info: info.trim().to_owned(), place, text: String::new() });
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(block)) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "{name}: a block is not closed");
    blocks
}

#[test]
fn scripts_run() {
    for block in blocks() {
        let status = match block.info.as_str() {
            "ruling" => 0,
            "ruling error" => 3,
            _ => continue,
        };
        let done = Run::script(&block.text).done();
        assert_eq!(done.status, Some(status), "{}\n{}{}", block.place, done.stdout, done.stderr);
    }
}

#[test]
fn console_blocks_show_what_is_printed() {
    for block in blocks().iter().filter(|block| block.info.starts_with("console")) {
        let is_error = block.info == "console error";
        let mut lines = block.text.lines().peekable();
        while let Some(line) = lines.next() {
            let mut rendered = String::new();
            while let Some(output) = lines.next_if(|line| !line.starts_with("$ ")) {
                rendered.push_str(output);
                rendered.push('\n');
            }
            let Some(command) = line.strip_prefix("$ redress ") else { continue };
            let done = Run::args(words(command)).within(root()).done();
            // Blank lines around an output are the document's.
            let printed = if is_error { &done.stderr } else { &done.stdout };
            let (printed, rendered) = (timeless(printed.trim_matches('\n')), timeless(rendered.trim_matches('\n')));
            assert_eq!(printed, rendered, "{}: $ redress {command}\n{}", block.place, done.stderr);
        }
    }
}

#[test]
fn commands_run() {
    let folder = Folder::new();
    let here = || std::fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().file_name()).collect::<BTreeSet<_>>();
    let before = here();
    for block in blocks().iter().filter(|block| block.info == "sh") {
        for command in block.text.lines().filter_map(|line| line.strip_prefix("redress ")) {
            let (command, _) = command.split_once('>').unwrap_or((command, ""));
            // A file that is written is written elsewhere.
            let written = |word: String| match word.strip_prefix("target/") {
                Some(file) => folder.path().join(file).display().to_string(),
                None => word,
            };
            let done = Run::args(words(command).into_iter().map(written)).within(root()).done();
            assert_eq!(done.status, Some(0), "{}\n{command}\n{}{}", block.place, done.stdout, done.stderr);
            assert_eq!(here(), before, "{}: {command} leaves a file behind", block.place);
        }
    }
}

/// The words of a command, quoted with `'…'` or `"…"` where they hold spaces.
fn words(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for character in command.trim().chars() {
        match quote {
            Some(open) if character == open => quote = None,
            Some(_) => words.last_mut().unwrap().push(character),
            None if matches!(character, '\'' | '"') => quote = Some(character),
            None if character == ' ' => words.push(String::new()),
            None => words.last_mut().unwrap().push(character),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// The blocks of a page run one behind the other as well as each by itself.
#[test]
fn each_page_is_a_test() {
    let done = crate::harness::Run::args(["test", "README.md", "docs"]).within(root()).done().exits(0);
    assert!(done.stdout.contains("passed"), "{}", done.stdout);
}

/// Links inside the repository lead to files.
#[test]
fn links_lead_somewhere() {
    for page in pages().into_iter().chain(["ARCHITECTURE.md", "CONTRIBUTING.md"].map(|name| root().join(name))) {
        let text = std::fs::read_to_string(&page).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
            let target = page.parent().unwrap().join(link);
            assert!(link.contains("://") || target.exists(), "{}: {link}", page.display());
        }
    }
}

/// Colours of the drawing where no page gives them, in light and dark.
const COLOURS: &str = "<style>\
text{font:14px system-ui,sans-serif;fill:#1f2328}.end{text-anchor:end}.faint{fill:#59636e}.strong{font-weight:700}\
.others{fill:#8c9bab}.added{fill:#bc4c00}\
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.faint{fill:#9198a1}.others{fill:#6e7f91}.added{fill:#f0883e}}\
</style>";

/// README's picture is the drawing that the program makes of README's ruling.
#[test]
fn the_picture_is_the_programs() {
    let ruling = "60% 4♠= N & 40% 4♠-1 N";
    let traveller = "+620: 3, +500, +300: 3, -100: 2";
    let flags = ["--board", "7", "--traveller", traveller, "--chart", "--format", "html"];
    let page = Run::args(["eval", ruling].into_iter().chain(flags)).done().exits(0).stdout;
    let start = page.find("<svg").unwrap();
    let end = page[start..].find("</svg>").unwrap() + start;
    let (tag, inside) = page[start..end].split_once('>').unwrap();
    let made = format!("{tag} xmlns=\"http://www.w3.org/2000/svg\">{COLOURS}{inside}</svg>\n");
    let path = root().join("docs/field.svg");
    if std::env::var_os("REDRESS_UPDATE").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    assert!(std::fs::read_to_string(&path).unwrap() == made, "docs/field.svg is another; REDRESS_UPDATE=1 writes it");
}

#[test]
fn the_readme_is_short() {
    assert!(std::fs::metadata(root().join("README.md")).unwrap().len() <= 12 * 1024);
}
