//! A sheet for the answers: a file to be filled in, or a page with lines.

use super::key::Key;
use super::paper::{PaperHead, blanks, how_to_answer};
use crate::messages::{self, Locale, Text};
use crate::render::{self, Block, GroupKind};
use crate::session::ExamQuestion;

/// Columns of a line of the file.
const WIDTH: usize = 78;

/// A file that a candidate fills in: the number of each question at the beginning of a line, and how to answer above.
#[must_use]
pub fn blank_sheet(key: &Key, title: &str, head: &PaperHead, locale: Locale) -> String {
    let date = head.date.as_ref().map(|date| messages::exam_when(locale, date));
    let time = head.minutes.map(|minutes| messages::exam_time_allowed(locale, minutes));
    let extent = messages::exam_paper(locale, key.questions.len(), &key.total());
    let above = [Some(Text::from(title.to_owned())), date, time, Some(extent)];
    let mut sheet = String::new();
    above.iter().flatten().for_each(|line| comment(&mut sheet, line));
    sheet.push_str("#\n");
    for name in [messages::exam_candidate(locale), messages::exam_candidate_number(locale)] {
        comment(&mut sheet, &(name + ":"));
    }
    sheet.push_str("#\n");
    comment(&mut sheet, &messages::exam_sheet_lines(locale));
    for block in how_to_answer(key, locale) {
        if let Block::Line(line) = block {
            comment(&mut sheet, &line);
        }
    }
    comment(&mut sheet, &messages::exam_sheet_untouched(locale));
    for (number, question) in (1_usize..).zip(&key.questions) {
        let locale = question_locale(question, locale);
        sheet.push('\n');
        comment(&mut sheet, &messages::exam_question_numbered(locale, number, &Key::worth(question)));
        sheet.push_str(&format!("{number}:\n"));
    }
    sheet
}

/// The same to be written on: the head of the paper, and lines for each answer.
#[must_use]
pub fn blank_sheet_page(key: &Key, head: &PaperHead, locale: Locale) -> Vec<Vec<Block>> {
    let question = |(number, question): (usize, &ExamQuestion)| {
        let locale = question_locale(question, locale);
        let mut inside = vec![Block::Case(messages::exam_question_numbered(locale, number, &Key::worth(question)))];
        inside.extend(blanks(question, head.room, locale));
        vec![Block::Group { kind: GroupKind::Kept, blocks: inside }]
    };
    let above = [head.blocks(key, locale), how_to_answer(key, locale)];
    above.into_iter().chain((1_usize..).zip(&key.questions).map(question)).collect()
}

fn question_locale(question: &ExamQuestion, locale: Locale) -> Locale {
    question.scope.locale().unwrap_or(locale)
}

/// A text as comments, in lines.
fn comment(sheet: &mut String, text: &Text) {
    for line in render::fitted(&text.plain().replace('\n', " "), WIDTH).lines() {
        sheet.push_str(&format!("# {line}\n"));
    }
}
