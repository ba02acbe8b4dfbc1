//! Marks as they are shown: a table for each candidate, and one of all.

use super::explain::{mistake, notes, why};
use super::grade::Graded;
use super::key::Key;
use super::mark::{Mark, Verdict, Working};
use super::names::labels;
use crate::catalogue::english::{self as words, exams};
use crate::catalogue::{language, points};
use crate::diagnostic::{Severity, severity_text};
use crate::messages::Text;
use crate::render::{self, Align, Block, Detail, Table};
use crate::session::OutcomeKind;

/// The blocks of the marks, candidate by candidate with the working where it was retained, and a table of all where
/// there are several.
pub fn results<'a>(key: &'a Key, graded: &'a [Graded]) -> impl Iterator<Item = Vec<Block>> + 'a {
    let labels = labels(graded.iter().map(|one| one.candidate.as_str()));
    let all = (graded.len() > 1).then(|| vec![Block::Table(all(key, graded, &labels))]);
    graded.iter().zip(labels).map(|(one, label)| candidate(key, one, label)).chain(all)
}

fn candidate(key: &Key, graded: &Graded, label: String) -> Vec<Block> {
    let mut blocks = vec![Block::Case(label.into()), Block::Table(table(key, graded))];
    let (mark, total) = (graded.total(), key.total());
    let share = mark.over(&total).map(|share| words::share(&share));
    let sum = exams::sum(&points(&mark), &total);
    blocks.push(Block::Answer(std::iter::once(sum).chain(share).map(Text::from).collect()));
    for (at, mark) in graded.marks.iter().enumerate().filter(|(_, mark)| mark.verdict != Verdict::Right) {
        blocks.extend(difference(at.saturating_add(1), mark).map(|line| Block::Line(render::prose(&line))));
        blocks.extend(mark.working.iter().flat_map(|found| working(found)));
    }
    let remark = |note: String| Block::Remark {
        severity: Severity::Note,
        word: severity_text(Severity::Note, language()),
        text: render::prose(&note),
    };
    blocks.extend(notes(graded).into_iter().map(remark));
    blocks
}

fn table(key: &Key, graded: &Graded) -> Table {
    let mut table = Table::new([
        (exams::head_number().into(), Align::Right),
        (exams::head_question().into(), Align::Left),
        (exams::head_points().into(), Align::Right),
        (exams::head_mark().into(), Align::Right),
        (exams::head_why().into(), Align::Left),
    ]);
    for (number, (question, mark)) in (1_usize..).zip(key.questions.iter().zip(&graded.marks)) {
        table.push(vec![
            number.to_string().into(),
            question.case.to_string().into(),
            points(&mark.worth).into(),
            points(&mark.earned).into(),
            render::prose(&why(mark)),
        ]);
    }
    table
}

/// All candidates, one below the other in the order of their files.
fn all(key: &Key, graded: &[Graded], labels: &[String]) -> Table {
    let mut table = Table::new([
        (exams::head_candidate().into(), Align::Left),
        (exams::head_mark().into(), Align::Right),
        (exams::head_of_all().into(), Align::Right),
        (exams::head_full().into(), Align::Right),
        (exams::head_part().into(), Align::Right),
        (exams::head_nothing().into(), Align::Right),
    ]);
    let total = key.total();
    for (one, label) in graded.iter().zip(labels) {
        let mark = one.total();
        let count =
            |which: &dyn Fn(&Mark) -> bool| one.marks.iter().filter(|mark| which(mark)).count().to_string().into();
        table.push(vec![
            label.clone().into(),
            points(&mark).into(),
            mark.over(&total).map(|share| words::share(&share)).unwrap_or_default().into(),
            count(&|mark| mark.earned == mark.worth),
            count(&|mark| !mark.earned.is_zero() && mark.earned != mark.worth),
            count(&|mark| mark.earned.is_zero() && mark.earned != mark.worth),
        ]);
    }
    table
}

/// The key's figures and the answer's, where there is an answer to compare.
fn difference(number: usize, mark: &Mark) -> Option<String> {
    let answer = mark.answer.as_ref()?;
    let key = render::claims(language(), &mark.key).to_string();
    let own = render::expected(&mark.figures);
    let comes_to = (own != *answer && !own.is_empty()).then(|| render::claims(language(), &mark.figures).to_string());
    let mistake = mistake(mark);
    Some(exams::difference(number, &key, &figures(answer), comes_to.as_deref(), mistake.as_deref()))
}

fn figures(text: &str) -> String {
    render::script(language(), text).to_string()
}

/// The working of the key, of the answer, and of averages where they were taken.
fn working(working: &Working) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut show = |head: &str, kind: OutcomeKind| {
        blocks.push(Block::Line(head.to_owned().into()));
        blocks.extend(render::blocks_of(&kind, language(), Detail::Steps));
    };
    if let Some(key) = &working.key {
        show(&exams::key_working(), OutcomeKind::Ruling(key.clone()));
    }
    if let Some(answer) = &working.answer {
        show(&exams::answer_working(), OutcomeKind::Ruling(answer.clone()));
    }
    if let Some(pitfall) = &working.pitfall {
        show(&exams::answer_working(), OutcomeKind::Pitfall(pitfall.clone()));
    }
    blocks
}
