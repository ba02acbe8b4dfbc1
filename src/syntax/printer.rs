//! Writes parts of the tree in their canonical form.

use super::tree::{
    Answer, Claim, Label, MatchClauses, Offenders, Question, Rest, Row, Ruling, ScaleStep, Side, Spanned,
    StatementKind, Unit, Word,
};
use crate::number::{Exact, decimal};
use crate::ruling::weight;

/// One ruling in its canonical form: `(60% +620 & 40% -100)/(+620)`.
#[must_use]
pub fn ruling(ruling: &Ruling) -> String {
    Printer { source: None }.ruling(ruling)
}

/// A statement without a block in canonical form.
#[must_use]
pub fn statement(kind: &StatementKind) -> String {
    Printer { source: None }.statement(kind)
}

/// A row of a traveller in canonical form.
#[must_use]
pub fn row(row: &Row) -> String {
    Printer { source: None }.row(row)
}

/// Decimals of numbers that are no shares; a literal has no more.
const MOST_PLACES: u32 = 6;

/// Writes with the source at hand, so that strings stay as they were written.
#[derive(Clone, Copy)]
pub(super) struct Printer<'a> {
    pub source: Option<&'a str>,
}

impl Printer<'_> {
    pub fn ruling(self, ruling: &Ruling) -> String {
        let mut text = ruling.kind.to_string();
        if let Some(group) = &ruling.group {
            text.push_str(" in ");
            text.push_str(&self.string(group));
        }
        text
    }

    /// A string as it was written, or quoted anew.
    pub fn string(self, word: &Word) -> String {
        let written = self.source.and_then(|source| source.get(word.span.range()));
        match written {
            Some(written) if written.starts_with('"') => written.to_string(),
            _ => {
                let escaped = word.node.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
                format!("\"{escaped}\"")
            }
        }
    }

    /// A word, or a string where one was written.
    fn word(self, word: &Word) -> String {
        let quoted = self.source.and_then(|source| source.get(word.span.range())).is_some_and(|s| s.starts_with('"'));
        if quoted { self.string(word) } else { word.node.clone() }
    }

    fn label(self, label: &Label) -> String {
        match label {
            Label::Table(word) => format!("table {}", word.node),
            Label::Text(text) => self.string(text),
        }
    }

    pub fn row(self, row: &Row) -> String {
        let mut text = row.label.as_ref().map_or_else(String::new, |label| format!("{}: ", self.label(label)));
        text.push_str(&self.ruling(&row.ruling));
        if let Some(count) = &row.count {
            text.push_str(&format!(": {}", count.node));
        }
        text
    }

    pub fn scale_step(self, step: &ScaleStep) -> String {
        let to = step.to.map_or_else(|| "+".to_string(), |to| format!("-{to}"));
        format!("{}{to}: {}-{}", step.from, number(&step.winner), number(&step.loser))
    }

    /// The head of a block, without its brace.
    pub fn head(self, head: &super::parse::Head) -> String {
        use super::parse::Head;
        match head {
            Head::Traveller => "traveller".to_string(),
            Head::Group { name } => format!("group {}", self.string(name)),
            Head::Case { name, points } => {
                let points =
                    points.as_ref().map_or_else(String::new, |points| format!(" points {}", number(&points.node)));
                format!("case {}{points}", self.string(name))
            }
            Head::Scale { name, boards } => {
                let boards = boards.as_ref().map_or_else(String::new, |boards| format!(" boards {}", boards.node));
                format!("scale {}{boards}", self.word(name))
            }
        }
    }

    /// A statement without a block.
    pub fn statement(self, kind: &StatementKind) -> String {
        let joined = |rulings: &[Ruling]| rulings.iter().map(|r| self.ruling(r)).collect::<Vec<_>>().join(", ");
        match kind {
            StatementKind::Board { number, dealer, vulnerability } => {
                let mut text = "board".to_string();
                if let Some(number) = number {
                    text.push_str(&format!(" {}", number.node));
                }
                if let Some(dealer) = dealer {
                    text.push_str(&format!(" dealer {dealer}"));
                }
                if let Some(vulnerability) = vulnerability {
                    text.push_str(&format!(" vul {vulnerability}"));
                }
                text
            }
            // Statements with a block are written by the formatter, which knows their lines.
            StatementKind::Traveller(_) => "traveller".to_string(),
            StatementKind::Case(_) | StatementKind::Scale(_) => String::new(),
            StatementKind::OtherTable(None) => "other table".to_string(),
            StatementKind::OtherTable(Some(ruling)) => format!("other table {}", self.ruling(ruling)),
            StatementKind::Match(clauses) => self.match_clauses(clauses),
            StatementKind::Offenders(who) => format!("offenders {}", offenders(who.node)),
            StatementKind::Obtained(ruling) => format!("obtained {}", self.ruling(ruling)),
            StatementKind::Session(shares) => {
                let part = |(side, share): &(Side, _)| format!(" {side} {}", percentage(share));
                shares
                    .iter()
                    .map(|(side, share)| part(&(*side, share.node.clone())))
                    .fold("session".into(), |a, b| a + &b)
            }
            StatementKind::Penalty { side, amount, unit } => {
                format!("penalty {side} {}", with_unit(&number(&amount.node), Some(*unit)))
            }
            StatementKind::Scoring(word) => format!("scoring {}", word.node),
            StatementKind::Set { name, values } => {
                values.iter().fold(format!("set {}", name.node), |text, value| text + " " + &self.word(value))
            }
            StatementKind::Regulations(word) => format!("regulations {}", word.node),
            StatementKind::Include(path) => format!("include {}", self.string(path)),
            StatementKind::Ruling(ruling) => self.ruling(ruling),
            StatementKind::Let { name, ruling } => format!("let {} = {}", name.node, self.ruling(ruling)),
            StatementKind::Compare(rulings) => format!("compare {}", joined(rulings)),
            StatementKind::Expect { ruling, claims } => {
                format!("expect {}: {}", self.ruling(ruling), claim_list(claims.iter().map(|claim| &claim.node)))
            }
            StatementKind::Protocol => "protocol".to_string(),
            StatementKind::Ask { what, ruling } => format!("{} {}", question(*what), self.ruling(ruling)),
            StatementKind::Vary(vary) => {
                let mut range = String::new();
                if let Some((from, to, step)) = &vary.range {
                    range = format!(" from {} to {}", weight(from), weight(to));
                    if let Some(step) = step {
                        range.push_str(&format!(" step {}", weight(step)));
                    }
                }
                format!("vary {}{range} in {}", vary.variable.node, self.ruling(&vary.ruling))
            }
            StatementKind::Solve(solve) => {
                let value = with_unit(&number(&solve.value), solve.unit);
                format!("solve {} in {} for {} {value}", solve.variable.node, self.ruling(&solve.ruling), solve.side)
            }
            StatementKind::Conventions { setting, ruling } => {
                let setting = setting.as_ref().map_or_else(String::new, |setting| format!("{}: ", setting.node));
                format!("conventions {setting}{}", self.ruling(ruling))
            }
            StatementKind::Question(text) => format!("question {}", self.string(text)),
            StatementKind::Answer(Answer::Ruling(ruling)) => format!("answer {}", self.ruling(ruling)),
            StatementKind::Answer(Answer::Figures(claims)) => {
                format!("answer {}", claim_list(claims.iter().map(|claim| &claim.node)))
            }
            StatementKind::Marks(clauses) => {
                let clause = |word: &str, of: &Option<Spanned<Exact>>| {
                    of.as_ref().map_or_else(String::new, |of| format!(" {word} {}", weight(&of.node)))
                };
                format!("marks{}{}", clause("side", &clauses.side), clause("weights", &clauses.weights))
            }
            StatementKind::Deal(deal) => format!("deal {}", self.string(deal)),
        }
    }

    fn match_clauses(self, clauses: &MatchClauses) -> String {
        let mut text = "match".to_string();
        if let Some(boards) = &clauses.boards {
            text.push_str(&format!(" boards {}", boards.node));
        }
        if clauses.knockout {
            text.push_str(" knockout");
        }
        match &clauses.rest {
            Some(Rest::Both(imps)) => text.push_str(&format!(" rest {}", signed(imps))),
            Some(Rest::Each(ns, ew)) => text.push_str(&format!(" rest NS {} EW {}", signed(ns), signed(ew))),
            None => {}
        }
        if let Some(scale) = &clauses.scale {
            text.push_str(&format!(" scale {}", self.word(scale)));
        }
        text
    }
}

/// A number that ends, or a fraction.
fn number(value: &Exact) -> String {
    let (text, exact) = decimal(value, MOST_PLACES);
    if exact { text } else { value.to_string() }
}

fn signed(value: &Exact) -> String {
    if value.is_positive() { format!("+{}", number(value)) } else { number(value) }
}

fn percentage(share: &Exact) -> String {
    format!("{}%", number(&(share * &Exact::from(100_i64))))
}

fn with_unit(number: &str, unit: Option<Unit>) -> String {
    match unit {
        None => number.to_string(),
        Some(Unit::Percent) => format!("{number}%"),
        Some(Unit::Matchpoints) => format!("{number} MP"),
        Some(Unit::Imps) => format!("{number} IMP"),
        Some(Unit::VictoryPoints) => format!("{number} VP"),
    }
}

fn claim_list<'c>(claims: impl Iterator<Item = &'c Claim>) -> String {
    claims.map(claim).collect::<Vec<_>>().join(", ")
}

fn claim(claim: &Claim) -> String {
    match claim {
        Claim::Figure { side, value, approximate: None, unit, .. } => {
            format!("{side} {}", with_unit(&number(value), *unit))
        }
        Claim::Figure { side, value, approximate: Some(digits), unit, .. } => {
            format!("{side} ~{}", with_unit(&fixed(value, *digits), *unit))
        }
        Claim::Diagnostic { severity, code } => format!("{} {code}", severity.word()),
        Claim::Stands => "stands".to_string(),
    }
}

/// A number with the digits that were written, zeros at the end included; a fraction stays one.
fn fixed(value: &Exact, digits: u32) -> String {
    let mut text = number(value);
    if text.contains('/') || digits == 0 {
        return text;
    }
    let written = text.split_once('.').map_or(0, |(_, fraction)| fraction.len());
    if written == 0 {
        text.push('.');
    }
    let missing = usize::try_from(digits).unwrap_or(0).saturating_sub(written);
    text.extend(std::iter::repeat_n('0', missing));
    text
}

fn offenders(who: Offenders) -> &'static str {
    match who {
        Offenders::NorthSouth => "NS",
        Offenders::EastWest => "EW",
        Offenders::Both => "both",
        Offenders::None => "none",
    }
}

fn question(what: Question) -> &'static str {
    match what {
        Question::Effects => "effects",
        Question::Entry => "entry",
        Question::Sensitivity => "sensitivity",
        Question::Pitfall => "pitfall",
    }
}
