//! Texts laid out for a terminal as Markdown: indented text is code.

use super::links::Names;

/// The beginning of a line of code.
const CODE: &str = "    ";

/// An explanation as Markdown; names in backticks link to their pages.
pub(super) fn of_text(text: &str, names: &Names<'_>) -> String {
    let mut markdown = String::with_capacity(text.len());
    let (mut in_code, mut indent) = (false, "");
    for line in text.lines() {
        let is_code =
            line.starts_with("  ") || line.starts_with(|first: char| ('\u{2500}'..='\u{257f}').contains(&first));
        if is_code != in_code && !line.is_empty() && !markdown.ends_with("\n\n") && !markdown.is_empty() {
            markdown.push('\n');
        }
        if is_code && !in_code {
            indent = if line.starts_with(CODE) { "" } else { CODE };
        }
        match (line.is_empty(), is_code) {
            (true, _) => {}
            (false, true) if indent.is_empty() && !line.starts_with(CODE) => {
                markdown.push_str(&format!("{CODE}{}", line.trim_start()));
            }
            (false, true) => markdown.push_str(&format!("{indent}{line}")),
            (false, false) => markdown.push_str(&linked(line, names)),
        }
        in_code = is_code || (in_code && line.is_empty());
        markdown.push('\n');
    }
    markdown
}

/// Prose in which what is typed is code: options such as `--in-place`, which would become dashes, and fences.
pub(super) fn with_options(text: &str) -> String {
    let is_typed = |word: &str| word.starts_with("--") && word.len() > 2;
    let one = |(at, part): (usize, &str)| {
        if at % 2 == 1 {
            return format!("`{part}`");
        }
        let word = |word: &str| {
            let bare = word.trim_end_matches(['.', ',', ';', ':', ')']);
            let opened = bare.trim_start_matches('(');
            match opened.strip_prefix(FENCE) {
                Some(kind) => word.replacen(opened, &format!("`` ```{kind} ``"), 1),
                None if is_typed(opened) => word.replacen(opened, &format!("`{opened}`"), 1),
                None => word.to_owned(),
            }
        };
        part.split(' ').map(word).collect::<Vec<_>>().join(" ")
    };
    text.split('`').enumerate().map(one).collect()
}

/// The place of a fence in prose while backticks are told apart.
const FENCE: &str = "\u{e000}";

/// A line of prose whose names in backticks are links.
fn linked(line: &str, names: &Names<'_>) -> String {
    let mut text = String::with_capacity(line.len());
    // A fence that is written about is no backtick around a name.
    let line = line.replace("```", FENCE);
    for (at, part) in line.split('`').enumerate() {
        // Of the parts between backticks every second is code.
        match at % 2 {
            // Placeholders that a lecture would compute are shown as they are written.
            0 => text.push_str(&with_options(&part.replace("{{", "&#123;{"))),
            _ => match names.page(part) {
                Some(page) => text.push_str(&format!("[`{part}`]({page})")),
                None => text.push_str(&format!("`{part}`")),
            },
        }
    }
    text
}

/// The front matter of a page: its title, its language, and the address of the Laws.
pub(super) fn front(title: &str, language: &str) -> String {
    let title = title.replace(['`', '\n'], "");
    format!("---\ntitle: \"{title}\"\nlanguage: {language}\nlaws: law-{{known}}.html\n---\n\n")
}

/// A script with its results.
pub(super) fn script(script: &str, is_wrong: bool) -> String {
    format!("```ruling{}\n{}\n```\n\n", if is_wrong { " error" } else { "" }, script.trim_end())
}
