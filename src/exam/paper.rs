//! The paper of an exam: what a director needs to answer each question, and with the key how it is answered.

use super::key::Key;
use crate::catalogue::{self, english as words, english::exams, language};
use crate::messages::Text;
use crate::render::{self, Align, Block, Detail, Table};
use crate::scoring::Scoring;
use crate::session::{Answered, OutcomeKind};
use crate::session::{Asked, Conditions, Depth, shown};
use crate::situation::{Group, Row};
use crate::syntax::tree::Answer;

/// Whether a paper shows how its questions are answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaperAnswers {
    /// For candidates.
    Hidden,
    /// For examiners: the key with so much of its working.
    Shown(Detail),
}

/// The blocks of the paper: its head, then each question.
#[must_use]
pub fn paper(key: &Key, answers: PaperAnswers) -> Vec<Vec<Block>> {
    let head = vec![Block::Line(exams::paper(key.questions.len(), &key.total()).into())];
    let question = |(at, question): (usize, &Asked)| {
        catalogue::follow(question.scope.language());
        let mut blocks = asked(at.saturating_add(1), question);
        if let PaperAnswers::Shown(detail) = answers {
            blocks.extend(question.answers.iter().flat_map(|answer| answered(question, answer, detail)));
        }
        blocks
    };
    let paper = std::iter::once(head).chain(key.questions.iter().enumerate().map(question)).collect();
    catalogue::follow(None);
    paper
}

fn asked(number: usize, question: &Asked) -> Vec<Block> {
    let worth = Key::worth(question);
    let mut blocks = vec![Block::Case(exams::question(number, &question.case, &worth).into())];
    let conditions = question.scope.conditions();
    blocks.extend(conditions.board.as_ref().map(|board| Block::Line(exams::board(board).into())));
    blocks.extend(question.deal.clone().map(|deal| Block::Deal(Box::new(render::hands(&deal, language())))));
    blocks.extend(conditions.groups().iter().map(|group| Block::Table(field(group))));
    let rest = conditions_in_words(&conditions);
    if !rest.is_empty() {
        blocks.push(Block::Line(render::prose(&rest.join(" "))));
    }
    let text = question.question.as_deref().unwrap_or_default();
    blocks.extend(paragraphs(text).iter().map(|text| Block::Line(render::prose(text))));
    blocks
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
fn field(group: &Group) -> Table {
    let labelled = group.rows().iter().map(Row::label).any(|label| label.is_some());
    let mut columns =
        vec![(words::heads::result().into(), Align::Right), (words::heads::tables().into(), Align::Right)];
    if labelled {
        columns.insert(0, (Text::default(), Align::Left));
    }
    let mut table = Table::new(columns);
    table.caption = Some(exams::field(group.name()).into());
    for row in group.rows() {
        let mut cells = vec![render::ruling(language(), row.ruling()), Text::from(row.count().to_string())];
        if labelled {
            cells.insert(0, row.label().unwrap_or_default().to_owned().into());
        }
        table.push(cells);
    }
    table
}

/// What else the score rests on, a sentence each.
pub(super) fn conditions_in_words(conditions: &Conditions) -> Vec<String> {
    let mut sentences = Vec::new();
    let by_itself = match conditions.scoring {
        Scoring::Matchpoints => conditions.groups().is_empty(),
        Scoring::Imps => conditions.other_table.is_none(),
        _ => false,
    };
    if !by_itself {
        sentences.push(exams::scoring(conditions.scoring));
    }
    sentences.extend(
        conditions.other_table.as_ref().map(|other| exams::other_table(render::ruling(language(), other).unmarked())),
    );
    sentences.extend(conditions.matched.as_ref().map(exams::matched));
    if !conditions.scale.is_empty() {
        sentences.push(exams::scale(&conditions.scale));
    }
    sentences.extend(conditions.offenders.map(exams::offenders));
    sentences.extend(
        conditions.obtained.as_ref().map(|obtained| exams::obtained(render::ruling(language(), obtained).unmarked())),
    );
    sentences.extend(exams::session(&conditions.session));
    sentences.extend(conditions.penalties.iter().map(exams::penalty));
    if !conditions.conventions.is_empty() {
        let set = conditions.conventions.iter().map(|(name, value)| format!("{name} {value}"));
        sentences.push(words::conventions(&set.collect::<Vec<_>>().join(", ")));
    }
    sentences
}

/// The key of a question with its working.
fn answered(question: &Asked, answer: &Answer, detail: Detail) -> Vec<Block> {
    let answered = match answer {
        Answer::Ruling(ruling) => match question.scope.breakdown(ruling, Depth::Field) {
            Ok(breakdown) => Answered::Ruling(Box::new(breakdown)),
            // The key has run, so that its answers have scores.
            Err(_) => return Vec::new(),
        },
        Answer::Figures(claims) => Answered::Figures(claims.iter().map(|claim| shown(&claim.node)).collect()),
    };
    let kind = OutcomeKind::Answer(answered);
    render::blocks_of(&kind, language(), detail)
}
