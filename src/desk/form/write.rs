//! A form as a script.

use super::read::kept_statement;
use super::{Board, ComponentForm, Field, Form, Row, RulingForm, SideForm};
use crate::desk::Reply;
use crate::diagnostic::{Diagnostic, seen};
use crate::messages::{self, Locale};
use crate::number::Exact;
use crate::ruling::{Side, Weight, WrittenOutcome};
use crate::source::{FileId, Span};
use crate::syntax::{
    self,
    tree::{self, RulingKind, SideExpression, SideKind, Spanned, StatementKind},
};
use serde::Serialize;

/// A script, or what is wrong with the form.
#[derive(Debug, Serialize)]
struct WrittenForm {
    script: Option<String>,
    faults: Vec<Fault>,
}

/// A fault of a field.
#[derive(Debug, Serialize)]
pub(super) struct Fault {
    /// The field, as in `field.rows.0.result`.
    path: String,
    code: Option<&'static str>,
    message: String,
    help: Option<String>,
}

pub(in crate::desk) fn as_script(form: &Form, locale: Locale) -> Reply {
    let mut writer = Writer::new(locale);
    writer.form(form);
    let (script, faults) = writer.finish();
    Reply::of(&WrittenForm { script, faults })
}

fn fault(path: &str, problem: &Diagnostic, locale: Locale) -> Fault {
    Fault {
        path: path.to_owned(),
        code: Some(problem.code().name()),
        message: problem.problem.message(locale).to_string(),
        help: problem.problem.help(locale).map(|help| help.to_string()),
    }
}

/// The share of 1 that a weight is; `None` if it is no number.
pub(super) fn share(weight: &str) -> Option<Exact> {
    let weight = weight.trim();
    let is_sign = |c: char| !(c.is_alphabetic() || c.is_whitespace() || "(&;)#\"{}:".contains(c));
    if weight.is_empty() || !weight.chars().all(is_sign) {
        return None;
    }
    // A number alone is one of percent.
    let weight = weight.replace(',', ".");
    let is_number = weight.chars().all(|c| c.is_ascii_digit() || c == '.');
    let weight = if is_number { format!("{weight}%") } else { weight };
    // A weight is parsed within a ruling.
    let ruling = syntax::parse_ruling(FileId::default(), &format!("({weight} 0 & rest 0)")).ok()?;
    let RulingKind::Both(SideExpression { kind: SideKind::Components(components), .. }) = ruling.kind else {
        return None;
    };
    match components.as_slice() {
        [tree::Component { weight: Some(Spanned { node: Weight::Share(share), .. }), .. }, _] => Some(share.clone()),
        _ => None,
    }
}

/// Writes a script line by line, and gathers what is wrong with its parts.
pub(super) struct Writer {
    locale: Locale,
    pub lines: Vec<String>,
    faults: Vec<Fault>,
}

/// A part of a field; `None` after a fault.
type Parsed<T> = Option<T>;

impl Writer {
    pub fn new(locale: Locale) -> Self {
        Self { locale, lines: Vec::new(), faults: Vec::new() }
    }

    /// The script in its canonical form, unless something is wrong with it.
    pub fn finish(mut self) -> (Option<String>, Vec<Fault>) {
        let script = if self.faults.is_empty() { syntax::format(&self.lines.join("\n")) } else { Ok(String::new()) };
        // Each part can be read by itself; a conflict between parts is the form's fault.
        let problem = |problems: Vec<Diagnostic>| {
            self.faults.extend(problems.iter().take(1).map(|one| fault("", one, self.locale)));
        };
        let script = script.map_err(problem).ok().filter(|_| self.faults.is_empty());
        (script, self.faults)
    }

    fn form(&mut self, form: &Form) {
        let comments = form.comments.iter().flat_map(|comment| comment.split('\n'));
        self.lines.extend(comments.map(|line| format!("# {}", line.trim()).trim_end().to_owned()));
        self.word("regulations", form.regulations.as_deref());
        self.word("scoring", form.scoring.as_deref());
        if let Some(board) = &form.board {
            self.board(board);
        }
        self.field(&form.field);
        if let Some(offenders) = &form.offenders {
            let read = syntax::parse_offenders(FileId::default(), offenders);
            self.parsed("offenders", read);
        }
        if let Some(obtained) = &form.obtained {
            let read = syntax::parse_ruling(FileId::default(), obtained).map(StatementKind::Obtained);
            self.parsed("obtained", read);
        }
        for (at, other) in form.others.iter().enumerate() {
            match kept_statement(other) {
                Some(statement) => self.lines.push(statement.trim_end().to_owned()),
                None => self.refuse(&format!("others.{at}"), other),
            }
        }
        if let Some(incident) = &form.incident {
            self.incident(incident);
        }
        if let Some(ruling) = &form.ruling {
            let kind = self.ruling("ruling", ruling);
            self.lines
                .extend(kind.map(|kind| syntax::ruling(&tree::Ruling { kind, group: None, span: Span::default() })));
        }
    }

    /// A fault where something cannot be read as what it should be.
    pub fn refuse(&mut self, path: &str, written: &str) {
        let message = messages::desk_field(self.locale, seen(written)).to_string();
        self.faults.push(Fault { path: path.to_owned(), code: None, message, help: None });
    }

    /// The value that was read; otherwise its faults are kept.
    fn take<T>(&mut self, path: &str, read: Result<T, Vec<Diagnostic>>) -> Parsed<T> {
        read.map_err(|problems| self.faults.extend(problems.iter().take(1).map(|one| fault(path, one, self.locale))))
            .ok()
    }

    pub fn statement(&mut self, kind: &StatementKind) {
        self.lines.push(syntax::statement(kind));
    }

    fn parsed(&mut self, path: &str, read: Result<StatementKind, Vec<Diagnostic>>) {
        if let Some(kind) = self.take(path, read) {
            self.statement(&kind);
        }
    }

    /// A statement with one word.
    fn word(&mut self, name: &str, word: Option<&str>) {
        let Some(word) = word else { return };
        if syntax::is_word(word) { self.lines.push(format!("{name} {word}")) } else { self.refuse(name, word) }
    }

    fn board(&mut self, board: &Board) {
        let number = board.number.map(|number| number.to_string());
        let dealer = board.dealer.as_ref().map(|dealer| format!("dealer {dealer}"));
        let vulnerability = board.vulnerability.as_ref().map(|vulnerability| format!("vul {vulnerability}"));
        let stated: Vec<String> = [number, dealer, vulnerability].into_iter().flatten().collect();
        if !stated.is_empty() {
            self.parsed("board", syntax::parse_board(FileId::default(), &stated.join(" ")));
        }
    }

    fn field(&mut self, field: &Field) {
        match field {
            Field::None => {}
            Field::OtherTable { result } => {
                let read = syntax::parse_ruling(FileId::default(), result);
                self.parsed("field.result", read.map(|ruling| StatementKind::OtherTable(Some(ruling))));
            }
            Field::Traveller { rows } => {
                let rows: Vec<String> = rows.iter().enumerate().filter_map(|(at, row)| self.row(at, row)).collect();
                self.lines.push("traveller {".to_owned());
                self.lines.extend(rows);
                self.lines.push("}".to_owned());
            }
        }
    }

    fn row(&mut self, at: usize, row: &Row) -> Option<String> {
        let result = format!("field.rows.{at}.result");
        let read = syntax::parse_ruling(FileId::default(), &row.result);
        let ruling = self.take(&result, read)?;
        if row.count == 0 {
            self.refuse(&format!("field.rows.{at}.count"), "0");
            return None;
        }
        let label = row.label.as_ref().map(|label| match label.strip_prefix("table ") {
            Some(word) if is_table(word) => tree::Label { text: word.into(), is_table: true, span: Span::default() },
            _ => tree::Label { text: label.as_str().into(), is_table: false, span: Span::default() },
        });
        let count = (row.count != 1).then(|| Spanned::new(row.count, Span::default()));
        Some(syntax::row(&tree::Row { label, result: ruling.into(), count, span: Span::default() }))
    }

    fn incident(&mut self, written: &str) {
        let (script, problems) = syntax::parse(FileId::default(), written);
        match (script.statements.as_slice(), problems.as_slice()) {
            ([tree::Statement { kind: StatementKind::Incident(_), .. }], []) => self.lines.push(written.to_owned()),
            (_, []) => self.refuse("incident", written),
            (_, problems) => self.faults.extend(problems.iter().take(1).map(|one| fault("incident", one, self.locale))),
        }
    }

    pub fn ruling(&mut self, path: &str, ruling: &RulingForm) -> Parsed<RulingKind> {
        match ruling {
            RulingForm::Both { side } => self.side(&format!("{path}.side"), side).map(RulingKind::Both),
            RulingForm::Split { ns, ew } => {
                let (ns, ew) = (self.side(&format!("{path}.ns"), ns), self.side(&format!("{path}.ew"), ew));
                Some(RulingKind::Split { ns: ns?, ew: ew? })
            }
            RulingForm::Damage { side, before, after, obtained } => {
                let before = self.part(&format!("{path}.before"), before);
                let after = self.part(&format!("{path}.after"), after);
                let obtained = match obtained {
                    Some(obtained) => self.part(&format!("{path}.obtained"), obtained).map(Some),
                    None => Some(None),
                };
                let side = match side.as_deref() {
                    None => Some(None),
                    Some(name) => {
                        let side = Side::named(name);
                        if side.is_none() {
                            self.refuse(&format!("{path}.side"), name);
                        }
                        side.map(Some)
                    }
                };
                let damage = tree::Damage { side: side?, before: before?, after: after?, obtained: obtained? };
                Some(RulingKind::Damage(Box::new(damage)))
            }
        }
    }

    /// A part of damage, in which there is no damage.
    fn part(&mut self, path: &str, ruling: &RulingForm) -> Parsed<RulingKind> {
        if matches!(ruling, RulingForm::Damage { .. }) {
            self.refuse(path, "damage");
            return None;
        }
        self.ruling(path, ruling)
    }

    fn side(&mut self, path: &str, side: &SideForm) -> Parsed<SideExpression> {
        let components = match side {
            SideForm::Artificial { score } => {
                let path = format!("{path}.score");
                let outcome = self.outcome(&path, score)?;
                if !matches!(outcome, WrittenOutcome::Artificial(_)) {
                    self.refuse(&path, score);
                    return None;
                }
                vec![tree::Component { weight: None, outcome: Spanned::new(outcome, Span::default()) }]
            }
            SideForm::Weighted { components } => {
                let read: Vec<Parsed<tree::Component>> = components
                    .iter()
                    .enumerate()
                    .map(|(at, component)| self.component(&format!("{path}.components.{at}"), component))
                    .collect();
                if read.is_empty() {
                    self.refuse(&format!("{path}.components"), "");
                }
                read.into_iter().collect::<Option<_>>()?
            }
            SideForm::TableResult => {
                let kind = SideKind::Name(syntax::TABLE_RESULT.to_owned());
                return Some(SideExpression { kind, span: Span::default() });
            }
        };
        (!components.is_empty())
            .then_some(SideExpression { kind: SideKind::Components(components), span: Span::default() })
    }

    fn component(&mut self, path: &str, component: &ComponentForm) -> Parsed<tree::Component> {
        let outcome = self.outcome(&format!("{path}.outcome"), &component.outcome);
        let weight = match &component.weight {
            None => Some(None),
            Some(weight) => {
                let read = share(weight);
                if read.is_none() {
                    self.refuse(&format!("{path}.weight"), weight);
                }
                read.map(|share| Some(Spanned::new(Weight::Share(share), Span::default())))
            }
        };
        Some(tree::Component { weight: weight?, outcome: Spanned::new(outcome?, Span::default()) })
    }

    /// One outcome, which a ruling of nothing else says.
    fn outcome(&mut self, path: &str, written: &str) -> Parsed<WrittenOutcome> {
        let read = syntax::parse_ruling(FileId::default(), written);
        let tree::Ruling { kind, group, .. } = self.take(path, read)?;
        let only = match (&kind, group) {
            (RulingKind::Both(SideExpression { kind: SideKind::Components(components), .. }), None) => components,
            _ => &Vec::new(),
        };
        match only.as_slice() {
            [tree::Component { weight: None, outcome }] => Some(outcome.node.clone()),
            _ => {
                self.refuse(path, written);
                None
            }
        }
    }
}

/// Returns whether a word can follow `table`.
fn is_table(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric())
}
