//! The page of `--help`, in the reader's language.

use super::options;
use crate::messages::{self, Locale, Text};
use clap::{Arg, ArgAction, Command};

/// The command with its page of help in a language: what it is, how it is used, three examples.
pub(super) fn localised(command: Command, locale: Locale) -> Command {
    let own = |text: Text| text.unmarked().to_owned();
    let template = format!(
        "{{about}}\n\n{}: {{usage}}\n\n{}:\n{}\n\n{}:\n{{subcommands}}\n\n{}:\n{{options}}\n\n{}\n",
        messages::cli_usage(locale),
        messages::cli_examples(locale),
        examples(locale),
        messages::cli_commands(locale),
        messages::cli_options(locale),
        messages::cli_exit_status(locale),
    );
    let command = command
        .about(own(messages::cli_about(locale)))
        .override_usage(messages::cli_usage_form(locale).unmarked().to_owned())
        .help_template(template)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(flag("help", 'h', ArgAction::Help, own(messages::cli_option_help(locale))).global(true))
        .arg(flag("version", 'V', ArgAction::Version, own(messages::cli_option_version(locale))))
        .mut_arg("language", |argument| argument.help(own(messages::cli_option_language(locale))))
        .mut_arg("color", |argument| argument.help(own(messages::cli_option_color(locale))));
    let command = if locale == Locale::default() {
        command
    } else {
        command
            .mut_arg("language", |argument| options::described(argument, "", locale))
            .mut_arg("color", |argument| options::described(argument, "", locale))
    };
    subcommands(locale).into_iter().fold(command, |command, (name, about)| {
        command.mut_subcommand(name, |subcommand| options::localised(subcommand.about(own(about)), "redress", locale))
    })
}

fn flag(name: &'static str, short: char, action: ArgAction, help: String) -> Arg {
    Arg::new(name).short(short).long(name).action(action).help(help)
}

fn subcommands(locale: Locale) -> Vec<(&'static str, Text)> {
    vec![
        ("run", messages::cli_run(locale)),
        ("eval", messages::cli_eval(locale)),
        ("test", messages::cli_test(locale)),
        ("fmt", messages::cli_fmt(locale)),
        ("exam", messages::cli_exam(locale)),
        ("guide", messages::cli_guide(locale)),
        ("sheet", messages::cli_sheet(locale)),
        ("log", messages::cli_log(locale)),
        ("event", messages::cli_event(locale)),
        ("audit", messages::cli_audit(locale)),
        ("convert", messages::cli_convert(locale)),
        #[cfg(feature = "editor")]
        ("lsp", messages::cli_lsp(locale)),
        ("weave", messages::cli_weave(locale)),
        ("manual", messages::cli_manual(locale)),
        ("laws", messages::cli_laws(locale)),
        ("casebook", messages::cli_casebook(locale)),
        ("explain", messages::cli_explain(locale)),
        ("completions", messages::cli_completions(locale)),
        ("man", messages::cli_man(locale)),
        ("config", messages::cli_config(locale)),
        ("help", messages::cli_help(locale)),
    ]
}

/// Three things that are typed most, each with what it does.
fn examples(locale: Locale) -> String {
    let examples = [
        ("redress", messages::cli_example_prompt(locale)),
        (
            "redress '60% 4♠= N & 40% 4♠-1 N' --board 7 --traveller '+620: 3, -100: 2'",
            messages::cli_example_ruling(locale),
        ),
        ("redress evening.ruling", messages::cli_example_script(locale)),
    ];
    examples.map(|(typed, what)| format!("  {typed}\n      {what}")).join("\n")
}
