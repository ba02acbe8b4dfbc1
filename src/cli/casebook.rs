//! `redress casebook [WORD…]`

use super::Exit;
use super::format::Format;
use super::laws::printed;
use super::output::{self, Output, complain};
use super::preferences::Preferences;
use super::printer::Printer;
use crate::casebook::{Agreement, Case, Outcome, Search, cases};
use crate::messages;
use crate::session::{NoFiles, Session};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The name of a case to show, or words that it contains
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    /// Only cases about this Law or a part of it
    #[arg(long, value_name = "LAW")]
    law: Option<String>,
    /// Only cases of this body, by its folder: dbf, nswba
    #[arg(long, value_name = "BODY")]
    body: Option<String>,
    /// Only cases decided in this year
    #[arg(long, value_name = "YEAR")]
    year: Option<u32>,
    /// Only cases that answer this question of a procedure: comparable, finesse
    #[arg(long, value_name = "QUESTION")]
    question: Option<String>,
    /// Run the cases, and show how far the published figures agree
    #[arg(long)]
    agreement: bool,
    /// How to print the cases
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let locale = preferences.locale;
    if let [name] = arguments.words.as_slice()
        && let Some(case) = cases().find(|case| case.id.eq_ignore_ascii_case(name))
    {
        return show(&case, arguments.format, preferences);
    }
    let Arguments { words, law, body, year, question, .. } = arguments;
    let search =
        Search { body: body.clone(), year: *year, law: law.clone(), words: words.clone(), question: question.clone() };
    let found: Vec<Case> = cases().filter(|case| case.fits(&search)).collect();
    if found.is_empty() {
        let mut bodies: Vec<String> = cases().map(|case| case.body().to_owned()).collect();
        bodies.dedup();
        complain(messages::casebook_none(locale, bodies.join(", ")));
        return Exit::ExpectationFailed;
    }
    let title = messages::casebook_title(locale);
    let mut out = Output::new(preferences);
    if !arguments.agreement {
        let (blocks, document) = (Agreement::list(&found, locale), || Agreement::unrun(&found).document());
        out.print(printed(arguments.format, title.unmarked(), preferences, &blocks, document));
        return out.finish(Exit::Done);
    }
    let agreement = Agreement::of(found.into_iter());
    let blocks = agreement.blocks(locale);
    out.print(printed(arguments.format, title.unmarked(), preferences, &blocks, || agreement.document()));
    let holds = agreement.count(Outcome::Fails) == 0;
    out.finish(if holds { Exit::Done } else { Exit::ExpectationFailed })
}

/// The script of a case, and its results.
fn show(case: &Case, format: Format, preferences: Preferences) -> Exit {
    let mut printer = Printer::new(format, output::detail(false), preferences);
    printer.entitle(&case.title);
    if matches!(format, Format::Laid(format) if format.document().is_none()) {
        printer.print(&format!("{}\n", case.text));
    }
    let mut session = Session::new(&NoFiles, &mut printer);
    session.run(&case.id, case.text);
    let (tally, locale) = (session.tally(), session.locale());
    printer.speak_last(locale);
    printer.finish(tally)
}
