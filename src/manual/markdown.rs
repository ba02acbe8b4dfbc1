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

/// A line of prose whose names in backticks are links.
fn linked(line: &str, names: &Names<'_>) -> String {
    let mut text = String::with_capacity(line.len());
    for (at, part) in line.split('`').enumerate() {
        // Of the parts between backticks every second is code.
        match at % 2 {
            // Placeholders that a lecture would compute are shown as they are written.
            0 => text.push_str(&part.replace("{{", "&#123;{")),
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
    format!("---\ntitle: \"{title}\"\nlanguage: {language}\nlaws: law-{{law}}.html\n---\n\n")
}

/// A script with its results.
pub(super) fn script(script: &str, is_wrong: bool) -> String {
    format!("```ruling{}\n{}\n```\n\n", if is_wrong { " error" } else { "" }, script.trim_end())
}
