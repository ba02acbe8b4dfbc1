//! A page for each command, made from what `--help` says.

use super::Draft;
use super::links::above;
use super::markdown::front;
use crate::messages::{self, Locale};

/// A command as its help describes it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CommandHelp {
    /// The command as it is typed: `redress exam new`.
    pub typed: String,
    /// Its purpose, in a line.
    pub about: String,
    /// How it is used: `redress exam new [OPTIONS] <FILE>`.
    pub usage: String,
    /// Its arguments by place, each with its help.
    pub arguments: Vec<(String, String)>,
    /// Its options, each with what it does.
    pub options: Vec<(String, String)>,
    /// True if it has commands of its own, which have pages.
    pub is_group: bool,
}

impl CommandHelp {
    /// The file of its page.
    pub(super) fn file(&self) -> String {
        format!("command-{}.html", self.words().join("-"))
    }

    fn words(&self) -> Vec<&str> {
        self.typed.split_whitespace().skip(1).collect()
    }

    fn is_within(&self, other: &Self) -> bool {
        self.typed.strip_prefix(&other.typed).is_some_and(|rest| rest.starts_with(' '))
    }
}

/// The pages of the commands in a language.
pub(super) fn drafts(commands: &[CommandHelp], locale: Locale) -> Vec<Draft> {
    commands.iter().map(|command| draft(command, commands, locale)).collect()
}

fn draft(command: &CommandHelp, all: &[CommandHelp], locale: Locale) -> Draft {
    let file = command.file();
    let mut markdown = front(&command.typed, locale.tag()) + &above(&file, locale);
    markdown.push_str(&format!("{}\n\n```text\n{}\n```\n\n", sentence(&command.about), command.usage));
    if command.is_group {
        markdown.push_str(&format!("# {}\n\n", heading(&messages::cli_commands(locale))));
        for inner in all.iter().filter(|inner| inner.is_within(command)) {
            markdown.push_str(&format!("- [`{}`]({}): {}\n", inner.typed, inner.file(), sentence(&inner.about)));
        }
        markdown.push('\n');
    }
    let parts =
        [(messages::cli_arguments(locale), &command.arguments), (messages::cli_options(locale), &command.options)];
    for (title, lines) in parts.into_iter().filter(|(_, lines)| !lines.is_empty()) {
        markdown.push_str(&format!("# {}\n\n| | |\n|:--|:--|\n", heading(&title)));
        for (typed, about) in lines {
            markdown.push_str(&format!("| `{}` | {} |\n", cell(typed), cell(&sentence(about))));
        }
        markdown.push('\n');
    }
    Draft { file, source: format!("{} --help", command.typed), markdown }
}

fn heading(title: &messages::Text) -> String {
    title.unmarked().trim_end_matches(':').to_owned()
}

/// Words of help, in which an option is code.
fn sentence(text: &str) -> String {
    super::markdown::with_options(&text.replace('\n', " "))
}

/// Within a table a stroke would end the cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
