//! `guide`: questions at the prompt, and the incident that their answers put in force.

use super::answers::Repl;
use super::commands::{Command, SavedFiles, line};
use super::line::{Input, Line};
use crate::completion::Candidate;
use crate::guide::{Choice, Guide, Way, choose_named};
use crate::messages::{self, Locale};
use crate::render::{self, Style};
use crate::source::visible;
use std::io::Write;

impl<'a> Repl<'a> {
    /// Returns whether a question is asked, so that what is typed is its answer.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.interview.is_some()
    }

    /// The ways to answer what is asked; `None` if nothing is.
    pub(super) fn ways(&self) -> Option<Vec<Candidate>> {
        let candidate = |Way { text, meaning }| Candidate { text, meaning };
        self.interview.as_ref().map(|guide| guide.ways().into_iter().map(candidate).collect())
    }

    /// Begins to ask, about this procedure where it is named.
    pub(super) fn guide(&mut self, name: Option<&str>) -> String {
        let (scope, locale) = (self.scope().clone(), self.locale());
        let mut reply = Vec::new();
        let guide = match name {
            None => Guide::new(scope, locale),
            Some(name) => match choose_named(name, locale) {
                Choice::One(procedure) => Guide::about(scope, procedure, locale).in_words(name),
                Choice::Several(found) => Guide::among(scope, found, locale).in_words(name),
                Choice::Law(_) | Choice::None(_) => {
                    let mut guide = Guide::new(scope, locale);
                    reply = guide.take(&visible(name));
                    guide
                }
            },
        };
        if reply.is_empty() {
            reply = guide.welcome();
        }
        reply.extend(guide.question());
        self.interview = Some(guide.with_loader(self.loader()));
        self.render(&reply)
    }

    /// Takes an answer; at the end the script is executed, as if it had been typed.
    pub(super) fn interviewed(&mut self, mut guide: Guide<'a>, text: &str) -> String {
        let (style, locale) = (self.style(), self.locale());
        if leaves(text, locale) {
            self.interview = Some(guide);
            return self.leave_guide();
        }
        let reply = respond(&mut guide, text, &mut self.saved, style, locale);
        if guide.is_over() {
            return reply + &self.put_in_force(&guide);
        }
        let next_question = reply + &self.render(&guide.question());
        self.interview = Some(guide);
        next_question
    }

    /// Shows the script and executes it; its results have been shown where they were come to.
    fn put_in_force(&mut self, guide: &Guide<'_>) -> String {
        let script = guide.script();
        let output = line(messages::guide_script(self.locale())) + "\n" + &indented(&script) + "\n";
        let _ = self.enter(&script);
        output
    }

    /// Ends the questions where they are: a verdict that was come to stays in force. Nothing where none are asked.
    pub fn leave_guide(&mut self) -> String {
        match self.interview.take() {
            Some(guide) if guide.is_decided() => self.put_in_force(&guide),
            Some(_) => line(messages::guide_left(self.locale())),
            None => String::new(),
        }
    }

    fn render(&self, blocks: &[render::Block]) -> String {
        render::terminal(blocks, self.style())
    }
}

/// A script set in from the edge.
fn indented(script: &str) -> String {
    script.lines().map(|line| format!("  {line}\n")).collect()
}

/// Returns whether a line leaves the questions, as it leaves the prompt; a letter is an answer.
#[must_use]
pub fn leaves(text: &str, locale: Locale) -> bool {
    text.trim().len() > 1 && matches!(Command::read(text, locale), Some(Ok(Command::Quit)))
}

/// The reply to a line: `:save FILE` writes the script so far, anything else is an answer.
pub fn respond(guide: &mut Guide<'_>, text: &str, saved: &mut SavedFiles, style: Style, locale: Locale) -> String {
    match text.trim().strip_prefix(":save").map(|path| path.trim().trim_matches('"')) {
        Some("") => line(messages::prompt_file_missing(locale, "save")),
        Some(path) => {
            let message = saved.save(path, &guide.script(), locale).unwrap_or_else(|reported| reported);
            render::fitted(&message, style.width.saturating_sub(1))
        }
        None => render::terminal(&guide.take(text), style),
    }
}

/// Asks at a terminal until the interview is over or left.
///
/// # Errors
/// The reason why the terminal cannot be read.
pub fn interview(
    guide: &mut Guide<'_>,
    saved: &mut SavedFiles,
    style: Style,
    locale: Locale,
    edits: bool,
) -> Result<(), String> {
    let mut line = Line::new(style, locale, edits)?;
    let mut out = std::io::stdout();
    let fitted = |line: &mut Line| Style { width: line.window().0, ..style };
    say(&mut out, &render::terminal(&guide.welcome(), fitted(&mut line)));
    while !guide.is_over() {
        say(&mut out, &render::terminal(&guide.question(), fitted(&mut line)));
        line.offer(Some(guide.ways().into_iter().map(|Way { text, meaning }| Candidate { text, meaning }).collect()));
        match line.read()? {
            Input::Line(text) | Input::Correction(text) if leaves(&text, locale) => break,
            Input::Line(text) | Input::Correction(text) => {
                let reply = respond(guide, &text, saved, fitted(&mut line), locale);
                say(&mut out, &reply);
            }
            Input::Interrupted | Input::Eof => break,
        }
    }
    guide.close();
    Ok(())
}

fn say(out: &mut impl Write, text: &str) {
    // A reader that has gone away ends nothing: the next line that is read does.
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
