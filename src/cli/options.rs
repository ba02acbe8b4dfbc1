//! The pages of `redress COMMAND --help` in a language that is not the one they are written in: each command's, argument's
//! and value's text is looked up by its name, and what has none stays as it is.

use crate::messages::{self, Locale, names};
use clap::{Arg, Command};

/// The page of a subcommand: its own text and nothing of the page above.
const AS_WRITTEN: &str = "{about-with-newline}\n{usage-heading} {usage}\n\n{all-args}{after-help}\n";

/// A subcommand, and its own subcommands, with their pages in a language; `path` is what is typed before its name.
pub(super) fn localised(command: Command, path: &str, locale: Locale) -> Command {
    if locale == Locale::default() {
        return command.help_template(AS_WRITTEN);
    }
    let name = command.get_name().to_owned();
    let path = format!("{path} {name}");
    let key = path.split(' ').skip(1).collect::<Vec<_>>().join("-");
    let arguments: Vec<String> = command.get_arguments().map(|argument| argument.get_id().to_string()).collect();
    let inner: Vec<String> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
    let command = arguments
        .into_iter()
        .fold(command, |command, id| command.mut_arg(id.as_str(), |argument| described(argument, &key, locale)));
    let command = inner.into_iter().fold(command, |command, name| {
        command.mut_subcommand(name.as_str(), |inner| {
            let about = names::subcommand(locale, &format!("{key}-{name}"));
            let inner = localised(inner, &path, locale);
            if about.is_empty() { inner } else { inner.about(about.unmarked().to_owned()) }
        })
    });
    let usage = usage(&command, &path, locale);
    let template = template(&command, locale);
    command.override_usage(usage).help_template(template)
}

/// The sections that a command has.
fn template(command: &Command, locale: Locale) -> String {
    let mut template = format!("{{about}}\n\n{}: {{usage}}\n\n", messages::cli_usage(locale));
    if command.has_subcommands() {
        template.push_str(&format!("{}:\n{{subcommands}}\n\n", messages::cli_commands(locale)));
    }
    if command.get_positionals().next().is_some() {
        template.push_str(&format!("{}:\n{{positionals}}\n\n", messages::cli_arguments(locale)));
    }
    template.push_str(&format!("{}:\n{{options}}\n", messages::cli_options(locale)));
    template
}

/// The usage of a command, with the language's names of its parts.
fn usage(command: &Command, path: &str, locale: Locale) -> String {
    let written = command.clone().bin_name(path).render_usage().to_string();
    let usage = written.strip_prefix("Usage: ").unwrap_or(&written);
    let own = |name: &str| names::metavariable(locale, name).unmarked().to_owned();
    usage.replace("[OPTIONS]", &format!("[{}]", own("OPTIONS"))).replace("<COMMAND>", &format!("<{}>", own("COMMAND")))
}

/// An argument with what it does, the name of its value, its values and its default in a language.
pub(super) fn described(argument: Arg, command: &str, locale: Locale) -> Arg {
    let own = names::option(locale, command, argument.get_id().as_str());
    if own.is_empty() {
        return argument;
    }
    // Words to type stand in backticks, as in the texts of the program itself.
    let mut help = own.to_string();
    if !argument.get_action().takes_values() {
        return argument.help(help);
    }
    for value in argument.get_possible_values() {
        let meaning = names::option_value(locale, value.get_name());
        help.push_str(&format!("\n- {}", value.get_name()));
        if !meaning.is_empty() {
            help.push_str(&format!(": {meaning}"));
        }
    }
    let defaults: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() {
        let separator = if help.contains('\n') { "\n" } else { " " };
        help.push_str(&format!("{separator}[{}]", messages::cli_default(locale, defaults.join(", "))));
    }
    let written = argument.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let written = written.unwrap_or_else(|| argument.get_id().as_str().to_uppercase());
    let name = names::metavariable(locale, &written);
    let argument = argument.help(help).hide_possible_values(true).hide_default_value(true);
    if name.is_empty() { argument } else { argument.value_name(name.unmarked().to_owned()) }
}
