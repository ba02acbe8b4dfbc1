//! The paper of an exam: what a director needs to answer each question, and with the key how it is answered.

use super::answer::PointsScale;
use super::key::Key;
use crate::messages::{self, Locale, Text, figures, names};
use crate::number::Exact;
use crate::procedure::Verdict;
use crate::render::{self, Block, Detail, GroupKind, Reader};
use crate::ruling::Side;
use crate::session::{Answered, OutcomeKind};
use crate::session::{Conditions, Depth, ExamQuestion, Play, Scope, stated_claim, stated_verdict};
use crate::syntax::tree::Answer;
use crate::syntax::written_verdict;

/// The answers that a paper shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaperAnswers {
    /// For candidates.
    Hidden,
    /// For examiners: the key with so much of its working.
    Shown(Detail),
}

/// The head of a paper.
#[derive(Debug, Clone, Default)]
pub struct PaperHead {
    /// When the exam is; without it there is a line to write the date on.
    pub date: Option<String>,
    /// The time allowed, in minutes.
    pub minutes: Option<u32>,
    /// Lines to work on below each question, beside those for the answer.
    pub room: usize,
}

impl PaperHead {
    /// The blocks above the questions: date, time allowed, number of questions and points, and lines for the candidate.
    pub(super) fn blocks(&self, key: &Key, locale: Locale) -> Vec<Block> {
        let date = self.date.as_ref().map(|date| messages::exam_when(locale, date));
        let time = self.minutes.map(|minutes| messages::exam_time_allowed(locale, minutes));
        let extent = messages::exam_paper(locale, key.questions.len(), &key.total());
        let lines = date.into_iter().chain(time).chain([extent]).map(Block::Line);
        let mut names = vec![messages::exam_candidate(locale), messages::exam_candidate_number(locale)];
        names.extend(self.date.is_none().then(|| messages::exam_date(locale)));
        lines.chain([Block::Blanks { names, mark: Some(box_of(&key.total(), locale)), lines: 0 }]).collect()
    }
}

/// The blocks of the paper: its head, for candidates how they answer, and each question, in the reader's language where
/// its script asks for no other.
#[must_use]
pub fn paper(key: &Key, answers: PaperAnswers, head: &PaperHead, locale: Locale) -> Vec<Vec<Block>> {
    let above = match answers {
        PaperAnswers::Hidden => vec![head.blocks(key, locale), how_to_answer(key, locale)],
        PaperAnswers::Shown(_) => {
            let extent = Block::Line(messages::exam_paper(locale, key.questions.len(), &key.total()));
            vec![std::iter::once(extent).chain(how_to_round(key, locale)).collect()]
        }
    };
    let question = |(number, question): (usize, &ExamQuestion)| {
        let locale = question.scope.locale().unwrap_or(locale);
        let mut blocks = question_blocks(number, question, answers, locale);
        if let PaperAnswers::Shown(detail) = answers {
            let incidents = question.incidents.iter().map(|found| OutcomeKind::Incident(Box::new(found.clone())));
            blocks.extend(incidents.flat_map(|found| render::blocks_of(&found, locale, detail)));
            blocks.extend(question.answers.iter().flat_map(|answer| answer_blocks(question, answer, detail, locale)));
            return blocks;
        }
        blocks.extend(blanks(question, head.room, locale));
        vec![Block::Group { kind: GroupKind::Kept, blocks }]
    };
    let questions = (1_usize..).zip(&key.questions).map(question);
    above.into_iter().chain(questions).collect()
}

/// The number in a box that a mark out of it is written in.
fn box_of(worth: &Exact, locale: Locale) -> Text {
    Text::from("/ ") + figures::points(locale, worth)
}

/// Room for the answer to a question, and for its working, with a box for the mark.
pub(super) fn blanks(question: &ExamQuestion, lines: usize, locale: Locale) -> Vec<Block> {
    let of_law = question.answers.iter().filter(|answer| is_verdict(answer)).count();
    let mut rows = Vec::new();
    if of_law > 0 {
        rows.push(vec![messages::exam_blank_verdict(locale), messages::exam_blank_laws(locale)]);
    }
    if of_law < question.answers.len() || of_law == 0 {
        let unit = PointsScale::of(&question.scope, None).question_unit(question);
        let side = |side: Side| match unit {
            None => figures::side(locale, side),
            Some(unit) => figures::side(locale, side) + " (" + render::unit(locale, unit) + ")",
        };
        rows.push(vec![messages::exam_blank_answer(locale), side(Side::NS), side(Side::EW)]);
    }
    let last = rows.len().saturating_sub(1);
    let row = |(at, names)| {
        let is_last = at == last;
        let mark = is_last.then(|| box_of(&Key::worth(question), locale));
        Block::Blanks { names, mark, lines: if is_last { lines } else { 0 } }
    };
    rows.into_iter().enumerate().map(row).collect()
}

fn is_verdict(answer: &Answer) -> bool {
    matches!(answer, Answer::Verdict { .. })
}

/// The rounding of figures, if any are asked for.
fn how_to_round(key: &Key, locale: Locale) -> Option<Block> {
    let asks_figures =
        |question: &ExamQuestion| question.answers.is_empty() || !question.answers.iter().all(is_verdict);
    let is_asked = key.questions.iter().any(asks_figures);
    is_asked.then(|| Block::Line(messages::exam_how_to_round(locale)))
}

/// The instructions for answers; the verdicts if a question asks for one.
pub(super) fn how_to_answer(key: &Key, locale: Locale) -> Vec<Block> {
    let mut blocks = vec![Block::Line(messages::exam_how_to_answer(locale))];
    blocks.extend(how_to_round(key, locale));
    if key.questions.iter().flat_map(|question| &question.answers).any(is_verdict) {
        blocks.push(Block::Line(messages::exam_how_to_answer_law(locale)));
        // An answer decides; open questions are none.
        let words = Verdict::ALL.iter().filter(|verdict| **verdict != Verdict::Incomplete).map(|verdict| {
            Block::Line(messages::exam_verdict_word(
                locale,
                written_verdict(locale, verdict.word()),
                names::verdict_short(locale, verdict.word()),
            ))
        });
        blocks.extend(words);
    }
    blocks
}

/// The question, and its facts. A case's name may give the answer away, so that candidates see its number alone.
fn question_blocks(number: usize, question: &ExamQuestion, answers: PaperAnswers, locale: Locale) -> Vec<Block> {
    let worth = Key::worth(question);
    let head = Block::Case(match answers {
        PaperAnswers::Hidden => messages::exam_question_numbered(locale, number, &worth),
        PaperAnswers::Shown(_) => messages::exam_question(locale, number, &question.case, &worth),
    });
    let text = question.question.as_deref().unwrap_or_default();
    let text = paragraphs(text).into_iter().map(|text| Block::Line(render::prose(&text)));
    let facts = render::given(text.collect(), &conditions_of(question), candidate(question), locale);
    std::iter::once(head).chain(facts).collect()
}

/// A question's text with its facts: its board and cards, the other tables, and everything else that its score needs.
#[must_use]
pub fn given(text: Vec<Block>, question: &ExamQuestion, locale: Locale) -> Vec<Block> {
    render::given(text, &conditions_of(question), candidate(question), locale)
}

/// The facts under which the rulings of a scope are scored, for a reader who does not see its script: the board, the
/// other tables and everything else that a score needs.
#[must_use]
pub fn field_in_force(scope: &Scope, locale: Locale) -> Vec<Block> {
    let conditions = Conditions { deal: None, auction: None, play: Play::default(), ..scope.conditions() };
    render::given(Vec::new(), &conditions, Reader::Candidate { of_law: false }, locale)
}

/// The reader of a question.
pub(super) fn candidate(question: &ExamQuestion) -> Reader {
    Reader::Candidate { of_law: !question.incidents.is_empty() }
}

/// The conditions of a question's score; in a question of law the candidate has to find who offended.
pub(super) fn conditions_of(question: &ExamQuestion) -> Conditions {
    let conditions = question.scope.conditions();
    match question.incidents.is_empty() {
        true => conditions,
        false => Conditions { offenders: None, ..conditions },
    }
}

/// A text's paragraphs, which blank lines part; where else a line ends in the script means nothing.
fn paragraphs(text: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    for line in text.lines().map(str::trim) {
        match found.last_mut() {
            Some(last) if !line.is_empty() => {
                if !last.is_empty() {
                    last.push(' ');
                }
                last.push_str(line);
            }
            _ => found.push(String::new()),
        }
    }
    found.retain(|paragraph| !paragraph.is_empty());
    found
}

/// The key of a question with its working.
fn answer_blocks(question: &ExamQuestion, answer: &Answer, detail: Detail, locale: Locale) -> Vec<Block> {
    let answered = match answer {
        Answer::Ruling(ruling) => match question.scope.breakdown(ruling, Depth::Field) {
            Ok(breakdown) => Answered::Ruling(Box::new(breakdown)),
            // The key has run, so that its answers have scores.
            Err(_) => return Vec::new(),
        },
        Answer::Figures(claims) => Answered::Figures(claims.iter().map(|claim| stated_claim(&claim.node)).collect()),
        Answer::Verdict { verdict, laws } => Answered::Figures(vec![stated_verdict(verdict, laws)]),
    };
    let kind = OutcomeKind::Answer(answered);
    render::blocks_of(&kind, locale, detail)
}
