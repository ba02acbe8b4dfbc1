//! The texts of an interview.

use super::state::{Asking, State};
use super::walk::Step;
use super::{ProcedureQuestion, answer};
use crate::diagnostic::{Diagnostic, Problem, Severity, severity_text};
use crate::law::Law;
use crate::messages::{self, Locale, SpanKind, Text, explanation, names};
use crate::procedure::{Kind, Procedure};
use crate::procedures::procedures;
use crate::render::{self, Align, Block, Detail, Table};
use crate::scoring::{ComparesWith, Scoring};

/// The introduction to the interview.
pub(super) fn welcome(locale: Locale) -> Vec<Block> {
    vec![Block::Line(messages::guide_welcome(locale))]
}

/// The question, and how it is answered.
pub(super) fn question(state: &State<'_>, locale: Locale) -> Vec<Block> {
    // Listed once: who asks for words has them before his eyes. The list is longer than many a window, so that the
    // question stands below it.
    let is_listed = state.asking == Asking::Procedure && !state.listed;
    let list = is_listed.then(|| listed((1..).zip(procedures()), locale));
    let optional = is_optional(state).then(|| Block::Line(messages::guide_optional(locale)));
    list.into_iter().chain(heading(state, true, locale)).chain(hint(state, locale)).chain(optional).collect()
}

/// The question alone; with the choices of a player, unless the reader has them as buttons.
pub(super) fn heading(state: &State<'_>, with_choices: bool, locale: Locale) -> Vec<Block> {
    let alone = |question: Text| vec![Block::Answer(vec![question])];
    match &state.asking {
        Asking::Procedure => alone(messages::guide_which(locale)),
        Asking::By => alone(by_words(state.procedure, locale)),
        Asking::Question(name) => state
            .question(name)
            .map_or_else(Vec::new, |next_question| question_blocks(state, next_question, with_choices, locale)),
        Asking::Reason(_) => alone(messages::guide_reason(locale)),
        Asking::Step(step) => {
            let field = state.field_of_event(*step);
            let field = field.iter().flat_map(|one| render::blocks(one, locale, Detail::Brief));
            field.chain(alone(step_words(*step, state, locale).0)).collect()
        }
        Asking::Over => Vec::new(),
    }
}

/// How the question is answered by typing.
pub(super) fn hint(state: &State<'_>, locale: Locale) -> Vec<Block> {
    let lines = match &state.asking {
        Asking::Procedure => vec![messages::guide_which_how(locale)],
        Asking::By => vec![messages::guide_by_how(locale)],
        Asking::Question(name) => state.question(name).iter().map(|(_, _, kind)| answer_hint(kind, locale)).collect(),
        Asking::Reason(_) => vec![messages::guide_reason_how(locale)],
        Asking::Step(step) => {
            let is_left = matches!(step, Step::Board | Step::Obtained) && !state.is_needed();
            let left = is_left.then(|| messages::guide_step_optional(locale));
            vec![Text::joined([step_words(*step, state, locale).1].into_iter().chain(left), &Text::from(" "))]
        }
        Asking::Over => Vec::new(),
    };
    lines.into_iter().map(Block::Line).collect()
}

/// Returns whether an answer is not needed, and the hint does not say so.
fn is_optional(state: &State<'_>) -> bool {
    match &state.asking {
        Asking::Question(name) => !state.found.as_deref().is_some_and(|found| found.course().open.contains(name)),
        asking => *asking == Asking::Step(Step::Penalty),
    }
}

/// The question for the offender.
pub(super) fn by_words(procedure: Option<&Procedure>, locale: Locale) -> Text {
    let own = procedure.map(|procedure| names::procedure_by(locale, procedure.name));
    own.filter(|own| !own.is_empty()).unwrap_or_else(|| messages::guide_by(locale))
}

/// The question of a step, and how it is answered.
pub(super) fn step_words(step: Step, state: &State<'_>, locale: Locale) -> (Text, Text) {
    match step {
        Step::Board => (messages::guide_board(locale), messages::guide_board_how(locale)),
        Step::Obtained => (messages::guide_obtained(locale), messages::guide_obtained_how(locale)),
        Step::Scoring => {
            let names = Scoring::ALL
                .iter()
                .map(|scoring| messages::guide_word(locale, scoring.name(), names::scoring(locale, scoring.name())));
            let names = Text::joined(names, &messages::list_separator(locale));
            (messages::guide_scoring(locale), messages::guide_scoring_how(locale, names))
        }
        Step::Table => (messages::guide_table(locale), messages::guide_table_how(locale)),
        Step::Field => match state.scope.scoring().compares_with() {
            ComparesWith::OtherTable => (messages::guide_other_table(locale), messages::guide_other_table_how(locale)),
            _ => (messages::guide_field(locale), messages::guide_field_how(locale)),
        },
        Step::Ruling => {
            let is_fixed = state.found.as_deref().is_some_and(|found| found.course().result.is_some());
            let how = if is_fixed { messages::guide_ruling_how_ans } else { messages::guide_ruling_how };
            (messages::guide_ruling(locale), how(locale))
        }
        Step::Penalty => (messages::guide_penalty(locale), messages::guide_penalty_how(locale)),
        Step::Papers => {
            let how = if state.is_ruled() { messages::guide_papers_how } else { messages::guide_papers_how_unruled };
            (messages::guide_papers(locale), how(locale))
        }
    }
}

/// A question with its Law, what the Law is about, and what there is to choose.
fn question_blocks(
    state: &State<'_>,
    (procedure, node, _): ProcedureQuestion,
    with_choices: bool,
    locale: Locale,
) -> Vec<Block> {
    let answered = state.found.as_deref().map_or(0, |found| found.course().steps.len());
    let number = answered.saturating_add(1);
    let question = names::procedure_question(locale, procedure.name, node.name);
    let law = node.laws.first().copied().unwrap_or(procedure.law);
    let title = title_of(law, locale);
    // A page asks one question at a time, and those that the table answers are none of its.
    let question = if with_choices { messages::guide_question(locale, number, question) } else { question };
    let mut blocks = vec![Block::Answer(vec![question])];
    blocks.push(Block::Line(match title {
        "" => messages::law(locale, law),
        title => messages::guide_law(locale, law, title),
    }));
    if let Some(found) = state.found.as_deref().filter(|_| node.choice.is_some()) {
        let choices = if with_choices { render::choices(locale, &found.incident) } else { Vec::new() };
        blocks.extend(render::words_for_players(locale, &found.incident, &found.decision).into_iter().chain(choices));
    }
    blocks
}

/// The hint for an answer.
fn answer_hint(kind: &Kind, locale: Locale) -> Text {
    match kind {
        Kind::Word(words) => {
            let choices = words.iter().map(|word| with_meaning(word, locale));
            // A comma stands between an answer and its meaning.
            if !answer::is_numbered(words) {
                return Text::joined(choices, &Text::from("; "));
            }
            let numbered = (1_usize..).zip(choices).map(|(number, one)| messages::guide_numbered(locale, number, one));
            Text::joined(numbered, &Text::from("; "))
        }
        Kind::Call => messages::guide_how_call(locale),
        Kind::Card => messages::guide_how_card(locale),
        Kind::Alternatives => messages::guide_how_alternatives(locale),
        Kind::Tricks => messages::guide_how_tricks(locale),
        Kind::Claimed => messages::guide_how_claimed(locale),
        Kind::Number => messages::guide_how_number(locale),
        Kind::Ruling => messages::guide_how_outcomes(locale),
        Kind::Sides => messages::guide_how_sides(locale),
        Kind::EachSide(words) => {
            let word_text =
                Text::joined(words.iter().map(|word| with_meaning(word, locale)), &messages::list_separator(locale));
            messages::guide_how_each_side(locale, word_text)
        }
        Kind::Names => messages::guide_how_names(locale),
    }
}

/// `partner (by that player's partner)`; a word without an explanation is alone.
fn with_meaning(word: &'static str, locale: Locale) -> Text {
    let word_text = names::procedure_answer(locale, word);
    match (word, word_text.is_empty() || word_text.unmarked() == word) {
        ("yes", _) => messages::guide_yes(locale),
        ("no", _) => messages::guide_no(locale),
        (word, true) => match Law::cited(word).map(|law| title_of(law, locale)) {
            Some(title) => messages::guide_word(locale, word, title),
            None => Text::from(word),
        },
        (word, false) => messages::guide_word(locale, word, word_text),
    }
}

/// Procedures with their numbers, names and Laws.
fn listed<'a>(found: impl Iterator<Item = (usize, &'a Procedure)>, locale: Locale) -> Block {
    let mut table = Table::new([
        (messages::exam_head_number(locale), Align::Right),
        (messages::guide_head_what(locale), Align::Left),
        (messages::guide_head_name(locale), Align::Left),
        (messages::guide_head_law(locale), Align::Left),
    ]);
    for (number, procedure) in found {
        let name = procedure.short.first().copied().unwrap_or(procedure.name);
        let law = Text::new(SpanKind::Law, procedure.law.to_string());
        table.push(vec![number.to_string().into(), names::procedure(locale, procedure.name), name.into(), law]);
    }
    Block::Table(table)
}

/// The title of a Law, or of the nearest that it is a part of.
fn title_of(law: Law, locale: Locale) -> &'static str {
    explanation(locale, &format!("law {law}")).map_or("", |word_text| word_text.title)
}

/// The explanation of a question: its reason, the text of the Law, the consequence of each answer, and who decides.
pub(super) fn explanation_of(next_question: ProcedureQuestion, locale: Locale) -> Vec<Block> {
    let (procedure, node, kind) = next_question;
    let mut blocks = Vec::new();
    let own = [procedure.law];
    for law in if node.laws.is_empty() { own.as_slice() } else { node.laws.as_slice() } {
        let Some(word_text) = explanation(locale, &format!("law {law}")) else { continue };
        blocks.push(Block::Line(messages::guide_law(locale, *law, word_text.title)));
        let paragraphs = word_text.text.split("\n\n").map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
        blocks.extend(paragraphs.map(|text| Block::Line(render::prose(&text))));
    }
    blocks.extend(render::leads_to(procedure, node, locale).into_iter().map(Block::Line));
    blocks.push(Block::Line(match (node.judgement, kind) {
        (true, Kind::Alternatives) => messages::guide_decides_peers(locale),
        (true, _) => messages::guide_decides_judgement(locale),
        (false, _) => messages::guide_decides_facts(locale),
    }));
    blocks
}

/// The answer to `?`.
pub(super) fn explained(state: &State<'_>, locale: Locale) -> Vec<Block> {
    match &state.asking {
        Asking::Question(name) | Asking::Reason(name) => {
            state.question(name).map_or_else(Vec::new, |next_question| explanation_of(next_question, locale))
        }
        Asking::Procedure => vec![Block::Line(messages::guide_why_which(locale))],
        Asking::By => vec![Block::Line(messages::guide_why_by(locale))],
        Asking::Step(step) => vec![Block::Line(match step {
            Step::Obtained | Step::Board => messages::guide_why_board(locale),
            Step::Scoring | Step::Table | Step::Field => messages::guide_why_field(locale),
            Step::Ruling => messages::guide_why_ruling(locale),
            Step::Penalty => messages::guide_why_penalty(locale),
            Step::Papers => messages::guide_why_papers(locale),
        })],
        Asking::Over => Vec::new(),
    }
}

/// The chosen procedure.
pub(super) fn chosen(procedure: &Procedure, locale: Locale) -> Vec<Block> {
    vec![Block::Line(messages::incident_title(locale, names::procedure(locale, procedure.name), procedure.law))]
}

/// Several that were found.
pub(super) fn several(found: &[(usize, &'static Procedure)], locale: Locale) -> Vec<Block> {
    vec![Block::Line(messages::guide_several(locale)), listed(found.iter().copied(), locale)]
}

/// A Law that no procedure goes through.
pub(super) fn law_alone(law: Law, locale: Locale) -> Vec<Block> {
    vec![remark(no_procedure(law, locale), locale)]
}

/// The message about a Law that has no procedure.
#[must_use]
pub fn no_procedure(law: Law, locale: Locale) -> Text {
    messages::guide_law_alone(locale, law, title_of(law, locale))
}

/// The reply to words that name no procedure.
pub(super) fn unknown(line: &str, near: Option<&'static str>, locale: Locale) -> Vec<Block> {
    if line.is_empty() {
        return Vec::new();
    }
    let line = crate::diagnostic::seen(line);
    vec![remark(
        match near {
            Some(near) => messages::guide_unknown_near(locale, line, near),
            None => messages::guide_unknown(locale, line),
        },
        locale,
    )]
}

pub(super) fn no_by(locale: Locale) -> Vec<Block> {
    vec![remark(messages::guide_no_by(locale), locale)]
}

pub(super) fn at_the_start(locale: Locale) -> Vec<Block> {
    vec![remark(messages::guide_at_the_start(locale), locale)]
}

pub(super) fn noted(locale: Locale) -> Vec<Block> {
    vec![Block::Line(messages::guide_noted(locale))]
}

/// The reply to a ruling where the result at the table is asked for.
pub(super) fn no_result(locale: Locale) -> Vec<Block> {
    vec![remark(messages::guide_no_result(locale), locale)]
}

/// The notice that a ruling is given up.
pub(super) fn replaced(ruling: &str, locale: Locale) -> Block {
    Block::Line(messages::guide_replaced(locale, ruling))
}

/// Two answers that exclude one another, in the words of their questions; `None` if the problem is another.
fn contradiction(problem: &Problem, state: &State<'_>, locale: Locale) -> Option<Text> {
    let Problem::AnswersContradict { question, earlier } = problem else { return None };
    let known = state.known(locale);
    let of = |name: &str| known.iter().find(|one| one.asked == name).cloned();
    let (first, last) = (of(earlier)?, of(question)?);
    Some(messages::guide_contradiction(locale, first.question, first.answer, last.question, last.answer))
}

/// The error of an answer, and the answers that can be given.
pub(super) fn refused(problem: Option<&Problem>, state: &State<'_>, locale: Locale) -> Vec<Block> {
    let mut blocks = Vec::new();
    let no_answer = || remark(messages::guide_no_answer(locale), locale);
    if problem.is_none() {
        blocks.push(no_answer());
    }
    if let Some(text) = problem.and_then(|problem| contradiction(problem, state, locale)) {
        blocks.push(remark(text, locale));
    } else if let Some(problem) = problem {
        // A reader who knows only the question has no use for errors of the notation.
        let is_of_notation = matches!(problem, Problem::IncidentAnswer { .. } | Problem::NameAsComponent { .. });
        let is_mended = matches!((problem, &state.asking), (Problem::Mistake { .. }, Asking::Step(_)));
        if (is_of_notation || problem.code().name() == "syntax") && !is_mended {
            blocks.push(no_answer());
        } else {
            blocks.push(remark(problem.message(locale), locale));
            blocks.extend(problem.help(locale).map(Block::Line));
        }
    }
    let next_question = match &state.asking {
        Asking::Question(name) => state.question(name),
        _ => None,
    };
    blocks.extend(
        next_question.map(|(_, _, kind)| Block::Line(messages::guide_wanted(locale, answer_hint(&kind, locale)))),
    );
    blocks
}

/// A warning or a note.
pub(super) fn remark_of(found: &Diagnostic, locale: Locale) -> Block {
    let severity = found.severity();
    Block::Remark { severity, word: severity_text(severity, locale), text: found.problem.message(locale) }
}

fn remark(text: Text, locale: Locale) -> Block {
    Block::Remark { severity: Severity::Error, word: severity_text(Severity::Error, locale), text }
}
