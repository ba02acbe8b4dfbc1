//! `guide`: questions at the prompt, and the incident that their answers put in force.

use super::answers::Repl;
use super::commands::line;
use super::line::{Input, Line};
use crate::completion::Candidate;
use crate::guide::{Choice, Guide, Way, choose_named};
use crate::messages::{self, Locale};
use crate::render::{self, Style};
use crate::source::visible;
use std::io::Write;

impl Repl<'_> {
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
        let guide = match name {
            None => Guide::new(scope, locale),
            Some(name) => match choose_named(name, locale) {
                Choice::One(procedure) => Guide::about(scope, procedure, locale),
                Choice::Several(found) => Guide::among(scope, found, locale),
                Choice::Law(_) | Choice::None(_) => {
                    let mut guide = Guide::new(scope, locale);
                    let reply = guide.take(&visible(name));
                    let next_question = self.render(&reply) + &self.render(&guide.question());
                    self.interview = Some(guide);
                    return next_question;
                }
            },
        };
        let next_question = self.render(&guide.welcome()) + &self.render(&guide.question());
        self.interview = Some(guide);
        next_question
    }

    /// Takes an answer; at the end the incident is executed, as if it had been typed.
    pub(super) fn interviewed(&mut self, mut guide: Guide, text: &str) -> String {
        let reply = self.render(&guide.take(text));
        if !guide.is_over() {
            let next_question = reply + &self.render(&guide.question());
            self.interview = Some(guide);
            return next_question;
        }
        let script = guide.script();
        let output = line(messages::guide_script(self.locale())) + "\n" + &indented(&script) + "\n";
        reply + &output + &self.enter(&script)
    }

    /// Ends the questions where they are.
    pub fn leave_guide(&mut self) -> String {
        self.interview = None;
        line(messages::guide_left(self.locale()))
    }

    fn render(&self, blocks: &[render::Block]) -> String {
        render::terminal(blocks, self.style())
    }
}

/// A script set in from the edge.
fn indented(script: &str) -> String {
    script.lines().map(|line| format!("  {line}\n")).collect()
}

/// Asks at a terminal until the interview is over or left.
///
/// # Errors
/// The reason why the terminal cannot be read.
pub fn interview(mut guide: Guide, style: Style, locale: Locale, edits: bool) -> Result<Guide, String> {
    let mut line = Line::new(style, locale, edits)?;
    let mut out = std::io::stdout();
    let mut reply = guide.welcome();
    while !guide.is_over() {
        let (columns, _) = line.window();
        let style = Style { width: columns, ..style };
        reply.extend(guide.question());
        say(&mut out, &render::terminal(&reply, style));
        line.offer(Some(guide.ways().into_iter().map(|Way { text, meaning }| Candidate { text, meaning }).collect()));
        reply = match line.read()? {
            Input::Line(text) => guide.take(&text),
            Input::Interrupted | Input::Eof => break,
        };
    }
    guide.close();
    Ok(guide)
}

fn say(out: &mut impl Write, text: &str) {
    // A reader that has gone away ends nothing: the next line that is read does.
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
