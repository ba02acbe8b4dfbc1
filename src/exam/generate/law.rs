//! Questions of law: a story, and what the procedure of the Laws finds in it.
//!
//! The story is told as the procedure asks: for each of its questions the dice choose among what may have happened, and
//! the answer goes to the procedure and the sentence to the candidate. The verdict is the procedure's.

use super::at_table::AtTable;
use super::field::{BoardField, both};
use super::kind::Kind;
use super::script;
use super::stories::{LEFT, START, draw};
use super::table_story::TableStory;
use super::words::lines;
use super::{Errors, QuestionSpec, is_clean};
use crate::dice::Dice;
use crate::guide::Guide;
use crate::law;
use crate::messages::{self, Locale, Text, names};
use crate::procedure::{Course, Procedure, Verdict};
use crate::procedures::named;
use crate::ruling::{Board, Side, Vulnerability};
use crate::scoring::Scoring;
use crate::session::{NoFiles, Scope, Session};
use crate::situation::{Situation, assess};
use std::fmt::Write;

/// Attempts at one question, at most.
const MOST_ATTEMPTS: u64 = 400;

/// The procedures of kinds that have many.
const LEADS: [&str; 7] = [
    "opening-lead-out-of-turn",
    "opening-lead-out-of-turn",
    "opening-lead-out-of-turn",
    "lead-out-of-turn",
    "lead-out-of-turn",
    "premature-lead",
    "play-after-irregularity",
];
const CARDS: [&str; 7] = [
    "exposed-card",
    "penalty-card",
    "card-played",
    "dummy-card",
    "simultaneous-plays",
    "dummy-rights",
    "quitted-tricks",
];
const INFORMATION: [&str; 5] =
    ["authorised-information", "correcting-explanation", "withdrawn-action", "withdrawn-call", "understanding"];
const OFFICE: [&str; 10] = [
    "score-error",
    "redeal",
    "redeal",
    "forfeited-right",
    "without-director",
    "procedural-penalty",
    "appeal",
    "conduct",
    "spectator",
    "disputed-facts",
];

/// The facts of a question of law, and its course.
struct Case {
    procedure: &'static Procedure,
    board: Board,
    field: BoardField,
    table: TableStory,
    story: Vec<String>,
    /// The incident as a script.
    incident: String,
    course: Course,
    /// The result at the table, if a call decided it.
    at_table: Option<AtTable>,
}

/// A question of law of this kind; `None` if no attempt led to a verdict.
pub(super) fn question(spec: &QuestionSpec, locale: Locale) -> Option<String> {
    (0..MOST_ATTEMPTS).find_map(|attempt| {
        let mut dice = Dice::new(spec.seed, attempt.wrapping_mul(16).wrapping_add(spec.kind.salt()));
        let case = Case::random(spec, locale, &mut dice)?;
        // If the Laws fix the result, the question may ask for its score.
        let asks_score = case.table.ending.is_some() || dice.once_in(2);
        if case.course.result.is_some() && spec.kind != Kind::Law87 && asks_score {
            return case.with_score(spec, locale);
        }
        Some(case.with_verdict(spec, locale))
    })
}

/// The procedure that a kind asks about.
fn procedure(kind: Kind, dice: &mut Dice) -> Option<&'static Procedure> {
    named(match kind {
        Kind::Unauthorised => "unauthorised-information",
        Kind::Misinformation => dice.one_of(&["misinformation", "misinformation", "mistaken-call"])?,
        Kind::Revoke => "revoke",
        Kind::Law15 => dice.one_of(&["wrong-cards", "wrong-board"])?,
        Kind::Law12 => "no-result",
        Kind::Law12e => "serious-error",
        Kind::Law86 => "team-board",
        Kind::Call => dice.one_of(&["insufficient-bid", "call-out-of-turn", "change-of-call"])?,
        Kind::Tempo => "deception",
        Kind::Law16d => "extraneous-information",
        Kind::Law82 => "director-error",
        Kind::Law87 => "fouled-board",
        Kind::Hand => dice.one_of(&["number-of-cards", "defective-trick"])?,
        Kind::Claim => "claim",
        Kind::Lead => dice.one_of(&LEADS)?,
        Kind::Card => dice.one_of(&CARDS)?,
        Kind::Law36 if dice.once_in(6) => "simultaneous-calls",
        Kind::Law36 => "inadmissible-call",
        Kind::Law16 => dice.one_of(&INFORMATION)?,
        Kind::Office => dice.one_of(&OFFICE)?,
        _ => return None,
    })
}

/// The facts of the table, in force.
fn scope_of(board: Board, table: &TableStory) -> Option<Scope> {
    let number = board.number?;
    let played = table.played.map(|played| format!("obtained {}", both(played)));
    let statements = [Some(format!("board {number}")), table.auction.clone(), played];
    let script: Vec<String> = statements.into_iter().flatten().collect();
    let mut errors = Errors::default();
    let mut session = Session::new(&NoFiles, &mut errors);
    session.run("story", &script.join("\n"));
    let (snapshot, _) = session.suspend();
    errors.0.is_empty().then_some(snapshot.scope)
}

/// Returns whether no table could have these answers together: a pass or a double that shows what the bid showed, or a bid
/// of another suit that does.
fn is_absurd(answers: &[(&str, &str)]) -> bool {
    let is = |question: &str, wanted: &[&str]| {
        answers.iter().any(|(name, answer)| *name == question && wanted.contains(answer))
    };
    // A card of dummy is played by being named.
    let is_unnamed = is("player", &["dummy"]) && is("named", &["no"]);
    let is_unlike = is("replaced", &["pass", "x"]) || is("same-denomination", &["no"]);
    is_unnamed || is("comparable", &["yes"]) && is_unlike
}

impl Case {
    fn random(spec: &QuestionSpec, locale: Locale, dice: &mut Dice) -> Option<Self> {
        let procedure = procedure(spec.kind, dice)?;
        let field = BoardField::random(spec.board, dice);
        let board = field.board?;
        let table = TableStory::random(procedure.name, board, &field, dice)?;
        let mut guide = Guide::about(scope_of(board, &table)?, procedure, locale);
        // An auction that ends with the irregular call names the player.
        if procedure.asks_by() && guide.question_name().is_none() {
            guide.take(&table.other.to_string());
        }
        let filled = |text: &str| table.filled(text, locale);
        let start = draw(procedure.name, START, dice).and_then(|drawn| drawn.sentence(locale));
        let (mut story, mut answers) = (start.map(filled).into_iter().collect::<Vec<_>>(), Vec::new());
        // The cards left answer what they show.
        if let Some(drawn) = table.ending.as_ref().and_then(|_| draw(procedure.name, LEFT, dice)) {
            guide.take(&filled(&format!("{LEFT}: {}", drawn.answer)));
            story.extend(drawn.sentence(locale).map(filled));
        }
        while let Some(question_name) = guide.question_name() {
            let drawn = draw(procedure.name, question_name, dice);
            let answer = drawn.map_or("", |drawn| drawn.answer);
            guide.take(&filled(answer));
            // An answer that contradicts an earlier one makes no story.
            if guide.question_name() == Some(question_name) {
                return None;
            }
            answers.push((question_name, answer));
            story.extend(drawn.and_then(|drawn| drawn.sentence(locale)).map(filled));
        }
        // No story has both the cards left and a line that was stated.
        let is_stated = table.ending.is_some() && answers.contains(&("statement", "yes"));
        if is_stated || is_absurd(&answers) {
            return None;
        }
        let course = guide.found()?.course().clone();
        let at_table = AtTable::random(&answers, table.other, dice);
        story.extend(at_table.as_ref().map(|at_table| at_table.sentence(locale).to_string()));
        // If the score depends on damage, the story tells whether there was any.
        let is_complete = !course.if_damaged || at_table.is_some();
        let is_ruled =
            guide.is_decided() && course.verdict != Verdict::Incomplete && !course.lacks_contract && is_complete;
        is_ruled.then(|| Self { procedure, board, field, table, story, incident: guide.script(), course, at_table })
    }

    /// The verdict and the Law that decides it: nobody is damaged where the result without the infraction is no better.
    fn decided(&self) -> (Verdict, String) {
        let vulnerability = self.board.vulnerability.unwrap_or(Vulnerability::None);
        let is_undamaged = |at_table: &AtTable| self.course.if_damaged && !at_table.is_damage(vulnerability);
        if self.at_table.as_ref().is_some_and(is_undamaged) {
            return (Verdict::Stands, law::DAMAGE.to_string());
        }
        (self.course.verdict, self.course.laws.last().map(ToString::to_string).unwrap_or_default())
    }

    fn title(&self, spec: &QuestionSpec, locale: Locale) -> String {
        let title = names::procedure(locale, self.procedure.name);
        let number = self.board.number.unwrap_or(1).to_string();
        messages::story_title(locale, title, number, spec.seed.to_string()).unmarked().to_owned()
    }

    /// The script down to the question.
    fn script_to_question(
        &self,
        spec: &QuestionSpec,
        statements: &[String],
        question: &Text,
        locale: Locale,
    ) -> String {
        let mut text = script::head(spec, &self.title(spec, locale), locale);
        let incident = self.incident.trim_end().replace('\n', "\n  ");
        let ruled = self.at_table.as_ref().map(AtTable::ruling);
        for statement in statements.iter().chain([&incident]).chain(&ruled) {
            let _ = writeln!(text, "  {statement}");
        }
        let sentences: Vec<String> = self.story.iter().cloned().chain([question.to_string()]).collect();
        let _ = writeln!(text, "  question \"\"\"{}\"\"\"", lines(&sentences.join(" ")));
        text
    }

    fn statements(&self, with_field: bool) -> Vec<String> {
        let mut statements: Vec<String> =
            self.board.number.map(|number| format!("board {number}")).into_iter().collect();
        if with_field {
            statements.push(script::traveller(&self.field.rows_with(0)));
        }
        statements.extend(self.table.auction.clone());
        statements.extend(self.table.played.map(|played| format!("obtained {}", both(played))));
        if let Some(at_table) = &self.at_table {
            statements.push(script::traveller(&at_table.rows()));
            statements.push(at_table.obtained());
        }
        statements
    }

    /// The verdict expected of the incident, in a line.
    fn expected(&self) -> String {
        let (verdict, law) = self.decided();
        let law = if law.is_empty() { law } else { format!(", law {law}") };
        format!("{}{law}", verdict.word())
    }

    fn with_verdict(&self, spec: &QuestionSpec, locale: Locale) -> String {
        // That the score is adjusted was ruled before: the question is whether it is for both sides.
        let is_of_relief = spec.kind == Kind::Law12e;
        let ask = if is_of_relief { messages::story_ask_relief(locale) } else { messages::story_ask_verdict(locale) };
        let mut text = self.script_to_question(spec, &self.statements(false), &ask, locale);
        let _ = writeln!(text, "  answer {}", self.expected());
        let _ = writeln!(text, "  expect incident: {}\n}}", self.expected());
        text
    }

    /// The same with the score of what the Laws fix; `None` if that cannot be written down.
    fn with_score(&self, spec: &QuestionSpec, locale: Locale) -> Option<String> {
        let result = self.course.result.as_ref()?;
        let situation = Situation::new().with_board(Some(self.board));
        // A match has no field.
        let is_match = spec.kind == Kind::Law86;
        let (situation, unit, ask) = if is_match {
            (situation.with_scoring(Scoring::Imps), " IMP", messages::story_ask_imps(locale))
        } else {
            (situation.with_traveller(self.field.traveller(0)), "", messages::story_ask_score(locale))
        };
        let scored = assess(result, &situation).ok()?;
        let figures = Side::BOTH.map(|side| (side, scored.figure(side).points.clone()));
        if !figures.iter().all(|(_, points)| is_clean(points)) {
            return None;
        }
        let mut statements = self.statements(!is_match);
        statements.extend(is_match.then(|| "scoring imps".to_owned()));
        let mut text = self.script_to_question(spec, &statements, &ask, locale);
        let figures = figures.map(|(side, points)| format!("{side} {}{unit}", script::number_text(&points)));
        let _ = writeln!(text, "  answer {result}");
        let _ = writeln!(text, "  expect incident: {}", self.expected());
        let _ = writeln!(text, "  expect {result}: {}\n}}", figures.join(", "));
        Some(text)
    }
}
