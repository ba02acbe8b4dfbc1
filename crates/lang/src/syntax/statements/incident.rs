//! `incident`: what was found out about an irregularity, for a procedure of the Laws.

use crate::diagnostic::Problem;
use crate::procedure::By;
use crate::ruling::Side;
use crate::source::Span;
use crate::syntax::auction::{action, card};
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::Printer;
use crate::syntax::reader::{Built, MAX_COUNT, Reader, part, seat, side_word};
use crate::syntax::words::{Section, notation_of};
use crate::syntax::written::{Ruling, Spanned, Word};

/// `incident ui by E { … }`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Incident {
    pub procedure: Word,
    pub by: Option<By>,
    pub rows: Vec<IncidentRow>,
}

/// A row of an incident.
#[derive(Debug, Clone)]
pub enum IncidentRow {
    /// An answer.
    Fact(Fact),
    /// The votes of peers.
    Poll(Poll),
}

/// `suggested: yes, "the remark"`; `facts: "…"` has a reason alone.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Fact {
    pub question: Word,
    pub answers: Vec<Spanned<FactAnswer>>,
    pub reason: Option<Word>,
    pub span: Span,
}

/// An answer, before the question says what it should be.
#[derive(Debug, Clone)]
pub enum FactAnswer {
    /// `yes`, `64B1`, `after`.
    Word(String),
    /// `9`
    Number(u32),
    /// `4 of 6`
    NumberOf(u32, u32),
    /// A call or a card, in its canonical form.
    Action(String),
    /// `NS none`
    Sided(Side, String),
    /// Outcomes.
    Ruling(Box<Ruling>),
}

/// `poll "East holds …" { 4♥: 5, pass: 4 }`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Poll {
    pub question: Word,
    pub votes: Vec<Vote>,
    pub span: Span,
}

/// `4♥: 5`, `pass considered 3`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Vote {
    pub answer: Word,
    pub considered: bool,
    pub count: u32,
}

impl Reader<'_> {
    pub(super) fn incident_heading(&self, pair: &Pair<'_>) -> Built<Incident> {
        let by = match (part(pair, Rule::side_name), part(pair, Rule::seat)) {
            (Some(side), _) => Some(By::Side(side_word(&side))),
            (None, Some(place)) => Some(By::Seat(seat(&place))),
            (None, None) => None,
        };
        Ok(Incident { procedure: self.word_in(pair)?, by, rows: Vec::new() })
    }

    pub fn fact(&self, pair: &Pair<'_>) -> Built<Fact> {
        let answers = pair.clone().into_inner().filter(|part| part.as_rule() == Rule::fact_answer);
        let question = self.word_in(pair)?;
        let of_actions = OF_ACTIONS.iter().any(|name| question.node.eq_ignore_ascii_case(name));
        let answers = answers.map(|answer| self.fact_answer(&answer, of_actions)).collect::<Built<Vec<_>>>()?;
        let reason = part(pair, Rule::string).map(|string| self.string(&string)).transpose()?;
        Ok(Fact { question, answers, reason, span: self.span(pair) })
    }

    /// `pas` or `P` is a call only in a question about calls: elsewhere it may be a name.
    fn fact_answer(&self, pair: &Pair<'_>, of_actions: bool) -> Built<Spanned<FactAnswer>> {
        let Some(inner) = pair.clone().into_inner().next() else { return self.fail(pair, Problem::NotARuling) };
        let answer = match inner.as_rule() {
            Rule::fact_sided => {
                let word = self.need(&inner, Rule::fact_word)?;
                FactAnswer::Sided(self.side_in(&inner)?, notation_of(Section::Answers, word.as_str()).to_lowercase())
            }
            Rule::fact_call | Rule::fact_card => FactAnswer::Action(done(self.word(&inner)).node),
            Rule::fact_word if of_actions && action(inner.as_str()).is_some() => {
                FactAnswer::Action(done(self.word(&inner)).node)
            }
            Rule::fact_word => FactAnswer::Word(notation_of(Section::Answers, inner.as_str()).to_owned()),
            Rule::fact_of => {
                let mut counts = inner.clone().into_inner().filter(|part| part.as_rule() == Rule::digits);
                let mut count = || match counts.next() {
                    Some(digits) => self.whole(&digits, MAX_COUNT, Problem::DigitsRange),
                    None => self.fail(&inner, Problem::NotACount),
                };
                FactAnswer::NumberOf(count()?, count()?)
            }
            Rule::digits => FactAnswer::Number(self.whole(&inner, MAX_COUNT, Problem::DigitsRange)?),
            Rule::ruling => FactAnswer::Ruling(Box::new(self.ruling(&inner)?)),
            _ => FactAnswer::Word(inner.as_str().to_owned()),
        };
        Ok(self.spanned(&inner, answer))
    }

    pub fn vote(&self, pair: &Pair<'_>) -> Built<Vote> {
        let count = self.need(pair, Rule::digits)?;
        let answer = match pair.clone().into_inner().next() {
            Some(string) if string.as_rule() == Rule::string => done(self.string(&string)?),
            Some(inner) => done(self.word(&inner)),
            None => return self.fail(pair, Problem::NotACount),
        };
        Ok(Vote {
            answer,
            considered: part(pair, Rule::considered_word).is_some(),
            count: self.whole(&count, MAX_COUNT, Problem::VotesRange { limit: MAX_COUNT })?,
        })
    }

    pub(super) fn expect_incident(&self, pair: &Pair<'_>) -> Built<(Word, Vec<Word>)> {
        let verdict = self.need(pair, Rule::verdict)?;
        let claims = pair.clone().into_inner().filter_map(|part| match part.as_rule() {
            Rule::citation => Some(self.word(&part)),
            Rule::duty | Rule::option | Rule::later_law | Rule::to_say => Some(self.in_words(&part)),
            _ => None,
        });
        Ok((self.own_word(&verdict, Section::Answers), claims.collect()))
    }
}

impl Reader<'_> {
    /// A claim of several words in its canonical form: `E must pass throughout`, `N may accept`, `later 27D`.
    fn in_words(&self, pair: &Pair<'_>) -> Word {
        let mut word = self.word(pair);
        let words = |part: Pair<'_>| match part.as_rule() {
            Rule::seat => part.as_str().to_uppercase(),
            Rule::side_name => side_word(&part).to_string(),
            Rule::citation => part.as_str().to_owned(),
            _ => card(part.as_str()).map_or_else(|| part.as_str().to_lowercase(), |card| card.to_string()),
        };
        word.node = pair.clone().into_inner().map(words).collect::<Vec<_>>().join(" ");
        word
    }
}

/// The questions that ask for calls or cards.
const OF_ACTIONS: [&str; 9] = ["chosen", "alternatives", "bid", "over", "call", "replaced", "card", "line", "trick"];

/// A claim beside a verdict as it is written: `law 27B2` for a citation, any other as it is.
#[must_use]
pub fn verdict_claim(claim: &str) -> String {
    if claim.starts_with(|c: char| c.is_ascii_digit()) { format!("law {claim}") } else { claim.to_owned() }
}

/// A call or card in its canonical form, `4♥`, `pass`, `♠A`; any other word as it is written.
pub(super) fn done(mut written: Word) -> Word {
    if let Some(action) = action(&written.node) {
        written.node = action;
    }
    written
}

impl Printer<'_> {
    pub fn incident_heading(self, incident: &Incident) -> String {
        let by = match incident.by {
            None => String::new(),
            Some(By::Seat(seat)) => format!(" by {seat}"),
            Some(By::Side(side)) => format!(" by {side}"),
        };
        format!("incident {}{by}", incident.procedure.node)
    }

    pub fn fact(self, fact: &Fact) -> String {
        let answers = fact.answers.iter().map(|answer| self.fact_answer(&answer.node));
        let reason = fact.reason.iter().map(|reason| self.string(reason));
        format!("{}: {}", fact.question.node, answers.chain(reason).collect::<Vec<_>>().join(", "))
    }

    fn fact_answer(self, answer: &FactAnswer) -> String {
        match answer {
            FactAnswer::Word(word) | FactAnswer::Action(word) => word.clone(),
            FactAnswer::Number(number) => number.to_string(),
            FactAnswer::NumberOf(number, of) => format!("{number} of {of}"),
            FactAnswer::Sided(side, word) => format!("{side} {word}"),
            FactAnswer::Ruling(ruling) => self.ruling(ruling),
        }
    }

    pub fn vote(self, vote: &Vote) -> String {
        let between = if vote.considered { " considered " } else { ": " };
        format!("{}{between}{}", self.word(&vote.answer), vote.count)
    }

    pub(super) fn expect_incident(self, verdict: &Word, claims: &[Word]) -> String {
        let claims: String = claims.iter().map(|claim| format!(", {}", verdict_claim(&claim.node))).collect();
        format!("expect incident: {}{claims}", verdict.node)
    }
}
