//! The words that the director says to the players: at a choice the options, at an end of the procedure what follows.

use super::{in_words, table};
use crate::block::Block;
use crate::law::Law;
use crate::messages::{self, Locale, Text, names};
use crate::procedure::{Act, Course, Decision, Obligation, Procedure, Row, Verdict};
use crate::procedures::in_newest;
use crate::session::PastIncident;

/// The words for the players in a line; `None` where nothing can be told yet.
#[must_use]
pub fn words_for_players(locale: Locale, incident: &PastIncident, decision: &Decision) -> Option<Block> {
    let sentences = sentences(locale, incident, decision);
    let say = || messages::incident_say(locale, Text::from(sentences.join(" ")));
    (!sentences.is_empty()).then(|| Block::Line(say()))
}

/// The words for the players, sentence by sentence.
pub(super) fn sentences(locale: Locale, incident: &PastIncident, decision: &Decision) -> Vec<String> {
    let (procedure, course) = (incident.procedure, &incident.in_force.course);
    let own = course.say.iter().map(|text| names::procedure_say(locale, procedure, text));
    let mut texts: Vec<Text> = own.collect();
    if decision.verdict == Verdict::Incomplete || course.nothing_self_inflicted {
        return lines(&texts);
    }
    if texts.is_empty() {
        texts.extend(at_end(locale, procedure, course, decision));
    }
    // A score may be appealed against; not what the Law alone decides at the table, nor the answer to an appeal.
    let is_score = match decision.verdict {
        Verdict::PlayOn | Verdict::Replay => false,
        _ if procedure.law == crate::law::APPEAL || !course.open.is_empty() => false,
        Verdict::Stands => texts.is_empty() || decision.undamaged,
        _ => !decision.if_damaged,
    };
    if texts.is_empty() {
        let has_tricks = decision.verdict == Verdict::Transfer && course.tricks > 0;
        texts.push(match has_tricks {
            true => messages::incident_say_tricks(locale, course.tricks),
            false => names::words_of_verdict(locale, decision.verdict.word()),
        });
    }
    texts.extend(course.result.iter().flat_map(|result| in_words::ruling(locale, result)));
    texts.extend(table::awards(locale, incident));
    let obliged = course.obligations.iter().map(|one| table::obliged(locale, one));
    texts.extend(obliged.map(|words| messages::incident_obligation_line(locale, words).capitalised()));
    let is_major = |one: &Obligation| one.duty.act == Act::LeaveFaced && one.law == crate::law::MAJOR_PENALTY_CARD;
    let lies = course.obligations.iter().any(is_major);
    texts.extend(lies.then(|| messages::incident_say_penalty_card(locale)));
    let looks_again = decision.verdict == Verdict::PlayOn && !course.later.is_empty();
    texts.extend(looks_again.then(|| messages::incident_say_later(locale)));
    texts.extend(is_score.then(|| messages::incident_say_appeal(locale)));
    lines(&texts)
}

/// The words for the end that a procedure has come to: by the Laws of its last row, else its own, else by those of the rows
/// before; `None` if the verdict alone has to do.
fn at_end(locale: Locale, procedure: &Procedure, course: &Course, decision: &Decision) -> Option<Text> {
    if decision.undamaged {
        return Some(messages::incident_say_undamaged(locale));
    }
    if decision.if_damaged {
        return Some(names::words_if_damaged(locale, procedure.name));
    }
    let laws_of = |row: &Row| {
        let node = procedure.nodes.get(row.node);
        let own = node.and_then(|node| node.rules.get(row.rule)).map_or(&[][..], |rule| rule.laws.as_slice());
        let asked = node.map_or(&[][..], |node| node.laws.as_slice());
        let laws = if own.is_empty() { asked } else { own };
        laws.iter().flat_map(|law| in_newest(*law, procedure.edition)).collect::<Vec<Law>>()
    };
    // A lead restriction of 2007 is a row of its own below the one that says what becomes of the call.
    let rows = course.rows.iter().rev();
    rows.map(laws_of).find_map(|laws| names::words_at_end(locale, procedure, decision.verdict.word(), &laws))
}

fn lines(texts: &[Text]) -> Vec<String> {
    texts.iter().flat_map(|text| text.to_string().lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}
