//! The paper of an exam: what a director needs to answer each question, and with the key how it is answered.

use super::answer::PointsScale;
use super::conditions::sentences;
use super::key::Key;
use crate::messages::{self, Locale, Text, figures, names};
use crate::number::Exact;
use crate::procedure::Verdict;
use crate::render::{self, Align, Block, Detail, GroupKind, Table};
use crate::ruling::Side;
use crate::session::{Answered, OutcomeKind};
use crate::session::{Conditions, Depth, ExamQuestion, Scope, stated_claim, stated_verdict};
use crate::situation::{Group, Row};
use crate::syntax::tree::Answer;

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
        let mut signed = vec![messages::exam_candidate(locale), messages::exam_candidate_number(locale)];
        signed.extend(self.date.is_none().then(|| messages::exam_date(locale)));
        let total = Block::Blanks { names: Vec::new(), mark: Some(box_of(&key.total(), locale)), lines: 0 };
        lines.chain([Block::Signatures(signed), total]).collect()
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
                verdict.word(),
                names::verdict_short(locale, verdict.word()),
            ))
        });
        blocks.extend(words);
    }
    blocks
}

/// The question, and its conditions below it. A case's name may give the answer away, so that candidates see its number
/// alone.
fn question_blocks(number: usize, question: &ExamQuestion, answers: PaperAnswers, locale: Locale) -> Vec<Block> {
    let worth = Key::worth(question);
    let mut blocks = vec![Block::Case(match answers {
        PaperAnswers::Hidden => messages::exam_question_numbered(locale, number, &worth),
        PaperAnswers::Shown(_) => messages::exam_question(locale, number, &question.case, &worth),
    })];
    let text = question.question.as_deref().unwrap_or_default();
    let text = paragraphs(text).into_iter().map(|text| Block::Line(render::prose(&text)));
    let Given { board, data, rest } = given_parts(question, locale);
    let text: Vec<Block> = text.chain(board).chain(rest).collect();
    match data.is_empty() {
        true => blocks.extend(text),
        false => blocks.push(Block::Beside { text, data }),
    }
    blocks
}

/// The facts of a question: its board and cards, the other tables, and everything else that its score needs.
#[must_use]
pub fn given(question: &ExamQuestion, locale: Locale) -> Vec<Block> {
    given_parts(question, locale).in_order()
}

fn given_parts(question: &ExamQuestion, locale: Locale) -> Given {
    let play = [
        question.scope.deal().map(|deal| Block::Deal(Box::new(render::hands(deal, locale)))),
        question.scope.auction().map(|auction| Block::Auction(Box::new(render::calls(auction, locale)))),
        render::lead(&question.scope.play(), locale).map(Block::Line),
    ];
    scored_under(&question.scope, conditions_of(question), play, !question.incidents.is_empty(), locale)
}

/// The facts under which the rulings of a scope are scored, for a reader who does not see its script: the board, the
/// other tables and everything else that a score needs.
#[must_use]
pub fn field_in_force(scope: &Scope, locale: Locale) -> Vec<Block> {
    scored_under(scope, scope.conditions(), [], false, locale).in_order()
}

/// The facts that a score needs.
struct Given {
    /// The board.
    board: Option<Block>,
    /// The cards, the calls and the other tables.
    data: Vec<Block>,
    /// Everything else, in sentences.
    rest: Option<Block>,
}

impl Given {
    /// The board, what was played on it, the other tables, the rest.
    fn in_order(self) -> Vec<Block> {
        self.board.into_iter().chain(self.data).chain(self.rest).collect()
    }
}

fn scored_under(
    scope: &Scope,
    conditions: Conditions,
    play: impl IntoIterator<Item = Option<Block>>,
    of_law: bool,
    locale: Locale,
) -> Given {
    let board = conditions.board.as_ref().map(|own| Block::Line(render::board(own, locale)));
    let mut data: Vec<Block> = play.into_iter().flatten().collect();
    data.extend(conditions.groups().iter().map(|group| Block::Table(field(group, locale))));
    let rest = sentences(scope, &conditions, of_law, locale);
    let rest = (!rest.is_empty()).then(|| Block::Line(Text::joined(rest, &" ".into())));
    Given { board, data, rest }
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

/// The other results, as a frequency table.
fn field(group: &Group, locale: Locale) -> Table {
    let labelled = group.rows().iter().map(Row::label).any(|label| label.is_some());
    let mut columns =
        vec![(messages::head_result(locale), Align::Right), (messages::head_tables(locale), Align::Right)];
    if labelled {
        columns.insert(0, (Text::default(), Align::Left));
    }
    let mut table = Table::new(columns);
    table.caption = Some(messages::exam_field(locale, group.name().map(Into::into)));
    for row in group.rows() {
        let mut cells = vec![render::ruling(locale, row.ruling()), Text::from(row.count().to_string())];
        if labelled {
            cells.insert(0, row.label().map(|label| figures::row_name(locale, label)).unwrap_or_default());
        }
        table.push(cells);
    }
    table
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
