//! Papers and marks as JSON documents.

use super::grade::Graded;
use super::key::Key;
use super::marks::{Mark, Verdict};
use super::paper::told;
use super::results::{mistake, notes, why};
use crate::catalogue::english::exams;
use crate::number::decimal;
use crate::render;
use crate::ruling::{Seat, Side};
use crate::session::{Asked, FieldRows, shown};
use crate::syntax::{self, tree::Answer};
use serde_json::{Value, json};

/// The paper; with `answers` the key too.
#[must_use]
pub fn paper_json(key: &Key, answers: bool) -> Value {
    let questions = (1_usize..).zip(&key.questions).map(|(number, question)| asked(number, question, answers));
    json!({
        "redress": 1,
        "exam": key.name,
        "points": key.total().to_string(),
        "questions": questions.collect::<Vec<_>>(),
    })
}

fn asked(number: usize, question: &Asked, answers: bool) -> Value {
    let conditions = question.state.conditions();
    let deal = question.deal.as_ref().map(|deal| {
        let hand = |seat| deal.hand(seat).join(".");
        json!({"n": hand(Seat::North), "e": hand(Seat::East), "s": hand(Seat::South), "w": hand(Seat::West)})
    });
    let field = |rows: &FieldRows| {
        let row = |(label, result, count): &(Option<String>, String, u32)| json!({"label": label, "result": result, "count": count});
        json!({"group": rows.group, "rows": rows.rows.iter().map(row).collect::<Vec<_>>()})
    };
    let mut object = json!({
        "number": number,
        "case": question.case,
        "points": Key::worth(question).to_string(),
        "board": conditions.board.as_ref().map(exams::board),
        "deal": deal,
        "scoring": conditions.scoring.name(),
        "other_tables": conditions.field.iter().map(field).collect::<Vec<_>>(),
        "conditions": told(&conditions),
        "question": question.question,
    });
    if let (true, Some(object)) = (answers, object.as_object_mut()) {
        object.insert("answers".to_owned(), question.answers.iter().map(|answer| answered(question, answer)).collect());
    }
    object
}

fn answered(question: &Asked, answer: &Answer) -> Value {
    match answer {
        Answer::Figures(claims) => {
            let figures: Vec<_> = claims.iter().map(|claim| shown(&claim.node)).collect();
            json!({"ruling": null, "figures": render::expected(&figures)})
        }
        Answer::Ruling(ruling) => {
            let figure = |side: Side| {
                let breakdown = question.state.answered(ruling).ok()?;
                let own = breakdown.figure(side);
                let share = own.share.as_ref().map(crate::number::percent);
                Some(json!({"exact": own.points.to_string(), "points": decimal(&own.points, 4).0, "percent": share}))
            };
            json!({"ruling": syntax::ruling(ruling), "ns": figure(Side::NS), "ew": figure(Side::EW)})
        }
    }
}

/// The marks of all candidates.
#[must_use]
pub fn marks_json(key: &Key, graded: &[Graded]) -> Value {
    let candidate = |one: &Graded| {
        let marks = (1_usize..).zip(key.questions.iter().zip(&one.marks));
        json!({
            "candidate": one.candidate,
            "mark": one.total().to_string(),
            "marks": marks.map(|(number, (question, mark))| marked(number, question, mark)).collect::<Vec<_>>(),
            "notes": notes(one),
        })
    };
    json!({
        "redress": 1,
        "exam": key.name,
        "points": key.total().to_string(),
        "candidates": graded.iter().map(candidate).collect::<Vec<_>>(),
    })
}

fn marked(number: usize, question: &Asked, mark: &Mark) -> Value {
    json!({
        "number": number,
        "case": question.case,
        "points": mark.points.to_string(),
        "mark": mark.mark.to_string(),
        "verdict": verdict(mark.verdict),
        "why": why(mark),
        "key": render::expected(&mark.key),
        "answer": mark.answer,
        "comes_to": (!mark.figures.is_empty()).then(|| render::expected(&mark.figures)),
        "mistake": mistake(mark),
    })
}

/// A verdict as a program reads it.
fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Right => "right",
        Verdict::OneSide(Side::NS) => "ns-right",
        Verdict::OneSide(Side::EW) => "ew-right",
        Verdict::OtherWeights => "other-weights",
        Verdict::Wrong => "wrong",
        Verdict::Several => "several",
        Verdict::Unsound => "unsound",
        Verdict::Missing => "missing",
    }
}
