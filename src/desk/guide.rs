//! The walk from an irregularity to the sheet, question by question.

use super::request::Walk;
use super::{Answer, Desk, Reply, locale};
use crate::guide::{Guide, Known, Manner, PROCEDURE, Way};
use crate::messages::Locale;
use crate::render::{self, Detail};
use crate::session::{OutcomeKind, Scope};
use crate::syntax::{Token, highlight};
use serde::Serialize;

/// Answers that are followed: no procedure has as many questions.
const MOST: usize = 200;

/// The state of a walk.
#[derive(Debug, Serialize)]
struct Interview {
    /// The comment on the last answer, as HTML.
    reply: String,
    /// The question, as HTML; empty at the end.
    question: String,
    /// How it is answered by typing, as HTML.
    hint: String,
    /// The kind of control that takes the answer.
    manner: Manner,
    /// Ways to answer; others may be typed.
    ways: Vec<Choice>,
    /// The name of what is asked: `procedure`, `by`, a question of the procedure, a step; `None` at the end.
    asked: Option<&'static str>,
    /// True if a reason may stand behind the answer.
    reason: bool,
    /// True if it may be left open.
    optional: bool,
    /// True once the procedure asks nothing more: what is asked then is about the score.
    decided: bool,
    /// True at the end.
    over: bool,
    /// True if the last answer was none.
    refused: bool,
    /// True if the last answer asked to go back: the steps before the script are the reader's to know.
    back: bool,
    /// The script with the answers; as it was, while an answer that is given anew is waited for.
    script: String,
    /// The known facts, in the order of the script.
    known: Vec<KnownAnswer>,
    /// The consequences of the incident, as HTML.
    found: Option<String>,
}

/// A way to answer.
#[derive(Debug, Serialize)]
struct Choice {
    text: String,
    meaning: String,
}

/// An answer that is known.
#[derive(Debug, Serialize)]
struct KnownAnswer {
    asked: &'static str,
    question: String,
    answer: String,
    /// True if the words of this request for the irregularity gave it.
    from_words: bool,
}

fn known_answer(Known { asked, question, answer }: Known, guide: &Guide<'_>) -> KnownAnswer {
    let from_words = guide.from_words().contains(&asked);
    KnownAnswer { asked, question: question.to_string(), answer: answer.to_string(), from_words }
}

/// A walk and the reply to its last answer.
struct Walked<'a> {
    guide: Guide<'a>,
    reply: String,
    refused: bool,
    /// True if the script itself is wrong.
    is_stuck: bool,
}

impl Desk {
    pub(super) fn guide(&mut self, asked: &Walk) -> Answer {
        let locale = locale(&asked.language)?;
        let (comments, script) = without_comments(&asked.script);
        let mut walked = self.walk(&script, asked, false, locale);
        // A new answer to an early question may contradict what followed from the old one.
        if walked.refused && asked.again.is_some() {
            let other = self.walk(&script, asked, true, locale);
            walked = if other.refused { walked } else { other };
        }
        let Walked { guide, reply, refused, is_stuck } = walked;
        let is_waiting = is_stuck || asked.again.is_some() && (refused || asked.answers.is_empty());
        let found = guide.found().map(|found| {
            let kind = OutcomeKind::Incident(Box::new(found.clone()));
            render::html(&render::blocks_of(&kind, locale, Detail::Steps))
        });
        let ways = guide.ways().into_iter().map(|Way { text, meaning }| Choice { text, meaning }).collect();
        Ok(Reply::of(&Interview {
            reply,
            question: render::html(&guide.heading()),
            hint: render::html(&guide.hint()),
            manner: guide.manner(),
            ways,
            asked: guide.asked(),
            reason: guide.question_name().is_some(),
            optional: guide.may_be_left_open(),
            decided: guide.is_decided(),
            over: guide.is_over(),
            refused,
            script: if is_waiting { asked.script.clone() } else { comments + &guide.script() },
            back: asked.answers.last().is_some_and(|answer| Guide::is_back(answer)),
            known: guide.known().into_iter().map(|one| known_answer(one, &guide)).collect(),
            found,
        }))
    }

    /// Goes on from a script by the answers of a request.
    fn walk(&self, script: &str, asked: &Walk, behind: bool, locale: Locale) -> Walked<'_> {
        let mut guide = Guide::new(Scope::new(), locale).with_loader(&self.files);
        if let Err(wrong) = guide.go_on_from(script) {
            return Walked { guide, reply: render::html(&wrong), refused: true, is_stuck: true };
        }
        guide.leave_open(asked.open.iter().map(String::as_str));
        if let Some(name) = &asked.again {
            guide.ask_again(name, behind);
        }
        let (mut reply, mut refused) = (guide.welcome(), false);
        for answer in asked.answers.iter().take(MOST) {
            let before = guide.steps();
            // A line is an answer. No list with numbers has been shown: a number is that of a Law.
            let line = answer.replace(['\n', '\r'], " ");
            let is_number = line.trim().parse::<u32>().is_ok() && guide.asked() == Some(PROCEDURE);
            reply = guide.take(&if is_number { format!("law {line}") } else { line });
            refused = guide.steps() == before;
        }
        Walked { guide, reply: render::html(&reply), refused, is_stuck: false }
    }
}

/// The comments of a script in lines of their own, and the script without them: the walk writes statements anew.
fn without_comments(script: &str) -> (String, String) {
    let (mut comments, mut rest, mut end) = (String::new(), String::new(), 0);
    for (place, _) in highlight(script).into_iter().filter(|(_, token)| *token == Token::Comment) {
        rest.push_str(script.get(end..place.start).unwrap_or_default());
        comments.push_str(script.get(place.clone()).unwrap_or_default().trim_end());
        comments.push('\n');
        end = place.end;
    }
    rest.push_str(script.get(end..).unwrap_or_default());
    (comments, rest)
}
