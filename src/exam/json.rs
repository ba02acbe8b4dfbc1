//! Papers and marks as JSON documents.

use super::candidates::UnreadLine;
use super::explain::{mistake, notes, why};
use super::grade::Graded;
use super::key::Key;
use super::mark::{Mark, Verdict};
use super::paper::{PaperAnswers, candidate, conditions_of};
use crate::messages::{Locale, Text};
use crate::number::{decimal, percent};
use crate::render::{self, json::AuctionDocument};
use crate::ruling::{Deal, Seat, Side};
use crate::session::{Depth, ExamQuestion, stated_claim, stated_verdict};
use crate::situation::{Group, Row};
use crate::syntax::{self, tree::Answer};
use serde::{Serialize, Serializer};

/// The version of the documents.
const VERSION: u32 = 1;

/// A paper. Exact numbers are strings: an integer or a fraction in lowest terms.
#[derive(Debug, Clone, Serialize)]
pub struct PaperDocument {
    redress: u32,
    exam: String,
    points: String,
    questions: Vec<Question>,
}

#[derive(Debug, Clone, Serialize)]
struct Question {
    number: usize,
    case: String,
    points: String,
    board: Option<String>,
    deal: Option<Hands>,
    auction: Option<AuctionDocument>,
    scoring: &'static str,
    other_tables: Vec<OtherTables>,
    conditions: Vec<String>,
    question: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<Vec<KeyAnswer>>,
}

#[derive(Debug, Clone, Serialize)]
struct Hands {
    n: String,
    e: String,
    s: String,
    w: String,
}

#[derive(Debug, Clone, Serialize)]
struct OtherTables {
    group: Option<String>,
    rows: Vec<OtherTable>,
}

#[derive(Debug, Clone, Serialize)]
struct OtherTable {
    label: Option<String>,
    result: String,
    count: u32,
}

#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
enum KeyAnswer {
    Figures { ruling: (), figures: String },
    Ruling { ruling: String, ns: Option<SideFigure>, ew: Option<SideFigure> },
}

#[derive(Debug, Clone, Serialize)]
struct SideFigure {
    exact: String,
    points: String,
    percent: Option<String>,
}

/// The marks of all candidates.
#[derive(Debug, Clone, Serialize)]
pub struct MarksDocument<'a> {
    redress: u32,
    exam: &'a str,
    points: String,
    candidates: Candidates<'a>,
}

/// The candidates, each made when it is written.
#[derive(Debug, Clone)]
struct Candidates<'a> {
    key: &'a Key,
    graded: &'a [Graded],
    locale: Locale,
}

impl Serialize for Candidates<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.graded.iter().map(|one| candidate_marks(self.key, one, self.locale)))
    }
}

#[derive(Debug, Clone, Serialize)]
struct CandidateMarks {
    candidate: String,
    mark: String,
    marks: Vec<QuestionMark>,
    notes: Vec<String>,
    /// The lines that an examiner has to read.
    unread: Vec<Unread>,
}

#[derive(Debug, Clone, Serialize)]
struct Unread {
    /// The question's number; none of a line that belongs to no question.
    number: Option<usize>,
    /// The line; none of an answer to a question.
    line: Option<usize>,
    answer: String,
}

#[derive(Debug, Clone, Serialize)]
struct QuestionMark {
    number: usize,
    case: String,
    points: String,
    mark: String,
    verdict: &'static str,
    why: String,
    key: String,
    answer: Option<String>,
    comes_to: Option<String>,
    mistake: Option<String>,
    by_hand: Option<MarkedByHand>,
}

#[derive(Debug, Clone, Serialize)]
struct MarkedByHand {
    reason: Option<String>,
    /// The mark by the key.
    instead_of: String,
}

/// The paper as a document; its sentences in the reader's language where the script asks for no other.
#[must_use]
pub fn paper_document(key: &Key, answers: PaperAnswers, locale: Locale) -> PaperDocument {
    let questions =
        (1_usize..).zip(&key.questions).map(|(number, question)| question_document(number, question, answers, locale));
    PaperDocument {
        redress: VERSION,
        exam: key.name.clone(),
        points: key.total().to_string(),
        questions: questions.collect(),
    }
}

fn question_document(number: usize, question: &ExamQuestion, answers: PaperAnswers, locale: Locale) -> Question {
    let locale = question.scope.locale().unwrap_or(locale);
    let conditions = conditions_of(question);
    let key = || question.answers.iter().map(|answer| key_answer(question, answer)).collect();
    Question {
        number,
        case: question.case.clone(),
        points: Key::worth(question).to_string(),
        board: conditions.board.as_ref().map(|own| render::board(own, locale).to_string()),
        deal: conditions.deal.as_deref().map(hands),
        auction: conditions.auction.as_deref().map(AuctionDocument::new),
        scoring: conditions.scoring.name(),
        conditions: render::sentences(&conditions, candidate(question), locale).iter().map(Text::to_string).collect(),
        other_tables: conditions.groups().iter().map(other_tables).collect(),
        question: question.question.clone(),
        answers: matches!(answers, PaperAnswers::Shown(_)).then(key),
    }
}

fn hands(deal: &Deal) -> Hands {
    let hand = |seat| deal.hand(seat).join(".");
    Hands { n: hand(Seat::North), e: hand(Seat::East), s: hand(Seat::South), w: hand(Seat::West) }
}

fn other_tables(group: &Group) -> OtherTables {
    let row = |row: &Row| OtherTable {
        label: row.label().map(str::to_owned),
        result: row.ruling().to_string(),
        count: row.count(),
    };
    OtherTables { group: group.name().map(str::to_owned), rows: group.rows().iter().map(row).collect() }
}

fn key_answer(question: &ExamQuestion, answer: &Answer) -> KeyAnswer {
    match answer {
        Answer::Figures(claims) => {
            let figures: Vec<_> = claims.iter().map(|claim| stated_claim(&claim.node)).collect();
            KeyAnswer::Figures { ruling: (), figures: render::expected(&figures) }
        }
        Answer::Verdict { verdict, laws } => {
            KeyAnswer::Figures { ruling: (), figures: render::expected(&[stated_verdict(verdict, laws)]) }
        }
        Answer::Ruling(ruling) => {
            let scored = question.scope.breakdown(ruling, Depth::Ruling).ok();
            let figure = |side: Side| {
                let own = scored.as_ref()?.figure(side);
                let share = own.share.as_ref().map(percent);
                Some(SideFigure { exact: own.points.to_string(), points: decimal(&own.points, 4).0, percent: share })
            };
            KeyAnswer::Ruling { ruling: syntax::ruling(ruling), ns: figure(Side::NS), ew: figure(Side::EW) }
        }
    }
}

/// The marks as a document.
#[must_use]
pub fn marks_document<'a>(key: &'a Key, graded: &'a [Graded], locale: Locale) -> MarksDocument<'a> {
    let points = key.total().to_string();
    MarksDocument { redress: VERSION, exam: &key.name, points, candidates: Candidates { key, graded, locale } }
}

fn candidate_marks(key: &Key, graded: &Graded, locale: Locale) -> CandidateMarks {
    let marks = (1_usize..).zip(key.questions.iter().zip(&graded.marks));
    CandidateMarks {
        candidate: graded.candidate.clone(),
        mark: graded.total().to_string(),
        marks: marks.map(|(number, (question, mark))| question_mark(number, question, mark, locale)).collect(),
        notes: notes(graded, locale).iter().map(Text::to_string).collect(),
        unread: unread(graded),
    }
}

fn unread(graded: &Graded) -> Vec<Unread> {
    let answers = graded.left_to_examiner().map(|(at, mark)| Unread {
        number: Some(at.saturating_add(1)),
        line: None,
        answer: mark.answer.clone().unwrap_or_default(),
    });
    let line = |line: &UnreadLine| Unread { number: None, line: Some(line.line), answer: line.text.clone() };
    answers.chain(graded.unread_lines().iter().map(line)).collect()
}

fn question_mark(number: usize, question: &ExamQuestion, mark: &Mark, locale: Locale) -> QuestionMark {
    QuestionMark {
        number,
        case: question.case.clone(),
        points: mark.worth.to_string(),
        mark: mark.earned.to_string(),
        verdict: if mark.by_hand.is_some() { "by-hand" } else { verdict(mark.verdict) },
        why: why(mark, locale).to_string(),
        key: render::expected(&mark.key),
        answer: mark.answer.clone(),
        comes_to: (!mark.figures.is_empty()).then(|| render::expected(&mark.figures)),
        mistake: mistake(mark, locale).map(|mistake| mistake.to_string()),
        by_hand: mark
            .by_hand
            .as_ref()
            .map(|by_hand| MarkedByHand { reason: by_hand.reason.clone(), instead_of: by_hand.instead_of.to_string() }),
    }
}

/// A verdict as a program reads it.
fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Right => "right",
        Verdict::OneSide(Side::NS) => "ns-right",
        Verdict::OneSide(Side::EW) => "ew-right",
        Verdict::OtherWeights => "other-weights",
        Verdict::Law { verdict: true, .. } => "verdict-right",
        Verdict::Law { verdict: false, .. } => "law-right",
        Verdict::Wrong => "wrong",
        Verdict::Several => "several",
        Verdict::Invalid(_) => "unsound",
        Verdict::Missing => "missing",
    }
}
