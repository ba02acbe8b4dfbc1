//! A script as a form.

use super::{Board, ComponentForm, Field, Form, Row, RulingForm, SideForm};
use crate::analysis::Places;
use crate::desk::Reply;
use crate::diagnostic::seen;
use crate::messages::{self, Locale, Text};
use crate::number::Exact;
use crate::ruling::notation::{self, Token};
use crate::ruling::{Weight, WrittenOutcome};
use crate::source::{FileId, Span};
use crate::syntax::tree::{self, RowResult, RulingKind, SideKind, StatementKind, TravellerItem};
use crate::syntax::{self, highlight};
use serde::Serialize;

/// A form, or why there is none.
#[derive(Debug, Serialize)]
struct ReadForm {
    form: Option<Form>,
    reason: Option<Reason>,
}

/// The reason why a script has no form.
#[derive(Debug, Serialize)]
struct Reason {
    message: String,
    start: usize,
    end: usize,
}

/// A statement that a form cannot hold.
#[derive(Debug)]
struct Unsupported {
    place: Span,
    message: Text,
}

pub(in crate::desk) fn of_script(script: &str, locale: Locale) -> Reply {
    Reply::of(&match form(script, locale) {
        Ok(form) => ReadForm { form: Some(form), reason: None },
        Err(Unsupported { place, message }) => {
            let (start, end) = Places::utf16(script).range(&place.range());
            ReadForm { form: None, reason: Some(Reason { message: message.to_string(), start, end }) }
        }
    })
}

/// The dealer and the vulnerability of a board by its number.
pub(in crate::desk) fn board(number: u32) -> Reply {
    let board = crate::ruling::Board::numbered(number);
    Reply::of(&Board {
        number: Some(number),
        dealer: board.dealer.map(|seat| seat.to_string()),
        vulnerability: board.vulnerability.map(|known| known.to_string()),
    })
}

/// The form of a script.
fn form(script: &str, locale: Locale) -> Result<Form, Unsupported> {
    let (read, problems) = syntax::parse(FileId::default(), script);
    if let Some(problem) = problems.first() {
        let message = problem.problem.message(problem.locale.unwrap_or(locale));
        return Err(Unsupported { place: problem.span.unwrap_or_default(), message });
    }
    let mut reader = Reader { script, locale, form: Form::default(), kept: Vec::new(), stage: Stage::Board };
    for statement in read.statements {
        reader.statement(&statement)?;
    }
    let Reader { form, kept, .. } = reader;
    let is_kept = |at: usize| kept.iter().any(|place: &Span| place.range().contains(&at));
    let comments = highlight(script)
        .into_iter()
        .filter(|(place, token)| *token == syntax::Token::Comment && !is_kept(place.start));
    let comment =
        |place: std::ops::Range<usize>| script.get(place).unwrap_or("").trim_start_matches('#').trim().to_owned();
    let comments = comments.map(|(place, _)| comment(place)).collect();
    Ok(Form { comments, ..form })
}

/// The part of the form that was read last: a form writes its statements in this order, and another order might have
/// another meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Board,
    /// Calls are read with the board before them.
    Cards,
    Incident,
    Ruling,
}

struct Reader<'a> {
    script: &'a str,
    locale: Locale,
    form: Form,
    /// Statements that are kept as they are, with the comments in them.
    kept: Vec<Span>,
    stage: Stage,
}

impl Reader<'_> {
    /// The statement is more than a form can hold.
    fn unsupported<T>(&self, place: Span) -> Result<T, Unsupported> {
        let written = self.script.get(place.range()).unwrap_or("").lines().next().unwrap_or("");
        Err(Unsupported { place, message: messages::desk_form_beyond(self.locale, seen(written)) })
    }

    /// Puts a value in its field, which nothing may be in yet.
    fn fill<T>(&self, place: Span, field: &mut Option<T>, value: T) -> Result<(), Unsupported> {
        if field.is_some() {
            return self.unsupported(place);
        }
        *field = Some(value);
        Ok(())
    }

    fn statement(&mut self, statement: &tree::Statement) -> Result<(), Unsupported> {
        let place = statement.span;
        if self.stage == Stage::Ruling
            || (self.stage == Stage::Incident && !matches!(statement.kind, StatementKind::Ruling(_)))
        {
            return self.unsupported(place);
        }
        let mut form = std::mem::take(&mut self.form);
        let read = self.field(statement, &mut form);
        self.form = form;
        read
    }

    fn field(&mut self, statement: &tree::Statement, form: &mut Form) -> Result<(), Unsupported> {
        let place = statement.span;
        match &statement.kind {
            StatementKind::Board { number: None, dealer: None, vulnerability: None } => self.unsupported(place),
            StatementKind::Board { .. } if self.stage > Stage::Board => self.unsupported(place),
            StatementKind::Board { number, dealer, vulnerability } => {
                let board = Board {
                    number: number.as_ref().map(|number| number.node),
                    dealer: dealer.map(|seat| seat.to_string()),
                    vulnerability: vulnerability.map(|known| known.to_string()),
                };
                self.fill(place, &mut form.board, board)
            }
            StatementKind::Traveller(Some(items)) if form.field == Field::None => {
                let rows = items.iter().map(|item| self.row(item)).collect::<Result<_, _>>()?;
                form.field = Field::Traveller { rows };
                Ok(())
            }
            StatementKind::OtherTable(Some(ruling)) if form.field == Field::None => {
                form.field = Field::OtherTable { result: syntax::ruling(ruling) };
                Ok(())
            }
            // Regulations replace every setting before them, so they come first in a form.
            StatementKind::Regulations(_) if form.scoring.is_some() || !form.others.is_empty() => {
                self.unsupported(place)
            }
            StatementKind::Regulations(word) => self.fill(place, &mut form.regulations, word.node.clone()),
            StatementKind::Scoring(word) => self.fill(place, &mut form.scoring, word.node.clone()),
            StatementKind::Offenders(who) => self.fill(place, &mut form.offenders, who.node.to_string()),
            StatementKind::Obtained(ruling) => self.fill(place, &mut form.obtained, syntax::ruling(ruling)),
            kind if is_kept(kind) => {
                if matches!(kind, StatementKind::Deal(_) | StatementKind::Auction(_) | StatementKind::Lead(_)) {
                    self.stage = Stage::Cards;
                }
                form.others.push(self.keep(place)?);
                Ok(())
            }
            StatementKind::Incident(_) => {
                self.stage = Stage::Incident;
                let written = self.keep(place)?;
                self.fill(place, &mut form.incident, written)
            }
            StatementKind::Ruling(ruling) => {
                self.stage = Stage::Ruling;
                let read = self.ruling(ruling)?;
                self.fill(place, &mut form.ruling, read)
            }
            _ => self.unsupported(place),
        }
    }

    /// A statement as it is written, in canonical form.
    fn keep(&mut self, place: Span) -> Result<String, Unsupported> {
        self.kept.push(place);
        let written = self.script.get(place.range()).unwrap_or("");
        syntax::format(written).map_or_else(|_| self.unsupported(place), |text| Ok(text.trim_end().to_owned()))
    }

    fn row(&self, item: &TravellerItem) -> Result<Row, Unsupported> {
        let place = if let TravellerItem::Group { span, .. } = item { *span } else { Span::default() };
        row(item).map_or_else(|| self.unsupported(place), Ok)
    }

    fn ruling(&self, ruling: &tree::Ruling) -> Result<RulingForm, Unsupported> {
        if ruling.group.is_some() {
            return self.unsupported(ruling.span);
        }
        self.ruling_kind(&ruling.kind, ruling.span)
    }

    fn ruling_kind(&self, kind: &RulingKind, place: Span) -> Result<RulingForm, Unsupported> {
        Ok(match kind {
            RulingKind::Both(side) => RulingForm::Both { side: self.side(side, place)? },
            RulingKind::Split { ns, ew } => RulingForm::Split { ns: self.side(ns, place)?, ew: self.side(ew, place)? },
            RulingKind::Damage(damage) => RulingForm::Damage {
                side: damage.side.map(|side| side.to_string()),
                before: Box::new(self.ruling_kind(&damage.before, place)?),
                after: Box::new(self.ruling_kind(&damage.after, place)?),
                obtained: damage
                    .obtained
                    .as_ref()
                    .map(|obtained| self.ruling_kind(obtained, place).map(Box::new))
                    .transpose()?,
            },
        })
    }

    fn side(&self, side: &tree::SideExpression, place: Span) -> Result<SideForm, Unsupported> {
        let SideKind::Components(components) = &side.kind else { return self.unsupported(place) };
        if let [tree::Component { weight: None, outcome }] = components.as_slice()
            && let WrittenOutcome::Artificial(score) = &outcome.node
        {
            return Ok(SideForm::Artificial { score: Token::Artificial(score).to_string() });
        }
        let Some(weights) = weights(components) else { return self.unsupported(place) };
        let component = |(component, weight): (&tree::Component, Option<Exact>)| {
            let weight = weight.as_ref().map(notation::weight);
            ComponentForm { weight, outcome: outcome_text(&component.outcome.node) }
        };
        Ok(SideForm::Weighted { components: components.iter().zip(weights).map(component).collect() })
    }
}

/// A row of a traveller; `None` for anything else in it.
pub(super) fn row(item: &TravellerItem) -> Option<Row> {
    let TravellerItem::Row(row) = item else { return None };
    let result = match &row.result {
        RowResult::Score(score) => Token::Score(score.node).to_string(),
        RowResult::Ruling(ruling) => syntax::ruling(ruling),
    };
    let label = row.label.as_ref().map(tree::Label::title);
    Some(Row { label, result, count: row.count.as_ref().map_or(1, |count| count.node) })
}

/// An outcome as it is written.
fn outcome_text(outcome: &WrittenOutcome) -> String {
    let mut text = String::new();
    // Writing into a text does not fail.
    let _ = notation::Notate::notate(outcome, &mut text);
    text
}

/// The weights as shares of 1, with that of `rest`; `None` if one is a name or cannot be written, or nothing is left.
fn weights(components: &[tree::Component]) -> Option<Vec<Option<Exact>>> {
    let shares: Exact = components
        .iter()
        .filter_map(|component| match component.weight.as_ref().map(|weight| &weight.node) {
            Some(Weight::Share(share)) => Some(share.clone()),
            _ => None,
        })
        .sum();
    let is_rest =
        |component: &&tree::Component| matches!(&component.weight, Some(weight) if weight.node == Weight::Rest);
    let left = &Exact::ONE - &shares;
    let has_rest = match components.iter().filter(is_rest).count() {
        0 => false,
        1 if left.is_positive() => true,
        _ => return None,
    };
    let share = |component: &tree::Component| match component.weight.as_ref().map(|weight| &weight.node) {
        None => Some(None),
        Some(Weight::Share(share)) => Some(Some(share.clone())),
        Some(Weight::Rest) if has_rest => Some(Some(left.clone())),
        Some(_) => None,
    };
    let found: Vec<Option<Exact>> = components.iter().map(share).collect::<Option<_>>()?;
    // A share that no weight can be written for is `rest` for good.
    let is_readable = |weight: &Option<Exact>| weight.as_ref().is_none_or(notation::NotateWeight::is_readable);
    found.iter().all(is_readable).then_some(found)
}

/// Statements that a form keeps as they are.
fn is_kept(kind: &StatementKind) -> bool {
    matches!(
        kind,
        StatementKind::Set { .. }
            | StatementKind::Match(_)
            | StatementKind::Session(_)
            | StatementKind::Penalty { .. }
            | StatementKind::Scale(_)
            | StatementKind::Deal(Some(_))
            | StatementKind::Lead(Some(_))
    ) || matches!(kind, StatementKind::Auction(auction) if auction.calls.is_some())
}

/// Returns whether a text is one statement that a form keeps as it is; the statement in canonical form.
pub(super) fn kept_statement(text: &str) -> Option<String> {
    let (script, problems) = syntax::parse(FileId::default(), text);
    let [statement] = script.statements.as_slice() else { return None };
    (problems.is_empty() && is_kept(&statement.kind)).then(|| syntax::format(text).ok()).flatten()
}
