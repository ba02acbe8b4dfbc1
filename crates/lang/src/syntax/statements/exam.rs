//! Cases, and the questions of an exam in them: `case`, `question`, `answer`, `deal`, `marks`.

// A case is a statement and holds statements.
use super::{Statement, expect::Claim};
use crate::diagnostic::Problem;
use crate::number::Exact;
use crate::ruling::weight;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::{Printer, number};
use crate::syntax::reader::{Built, Reader, part};
use crate::syntax::written::{Ruling, Spanned, Word};

/// `case "NAME" points 4 { … }`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Case {
    pub name: Word,
    pub points: Option<Spanned<Exact>>,
    pub body: Vec<Statement>,
}

/// `answer RULING`, `answer NS 9.8, EW 8.2`, or `answer adjust, law 16B1(a)`
#[derive(Debug, Clone)]
pub enum Answer {
    /// A ruling.
    Ruling(Ruling),
    /// The figures.
    Figures(Vec<Spanned<Claim>>),
    /// The verdict, and the Laws that decide.
    Verdict {
        /// The verdict.
        verdict: Word,
        /// The Laws.
        laws: Vec<Word>,
    },
}

/// `marks side 50% weights 40% verdict 60%`; a clause that is left out changes nothing.
#[derive(Debug, Clone, Default)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct MarksClauses {
    pub side: Option<Spanned<Exact>>,
    pub weights: Option<Spanned<Exact>>,
    pub verdict: Option<Spanned<Exact>>,
}

impl Reader<'_> {
    pub(super) fn case_heading(&self, pair: &Pair<'_>) -> Built<Case> {
        let points = match part(pair, Rule::number) {
            Some(number) => Some(self.spanned(&number, self.decimal(&number, Problem::DigitsRange)?)),
            None => None,
        };
        Ok(Case { name: self.string_in(pair)?, points, body: Vec::new() })
    }

    pub(super) fn answer(&self, pair: &Pair<'_>) -> Built<Answer> {
        if let Some(written) = part(pair, Rule::answer_verdict) {
            let verdict = self.need(&written, Rule::known_verdict)?;
            let laws = written.clone().into_inner().filter(|part| part.as_rule() == Rule::citation);
            return Ok(Answer::Verdict {
                verdict: self.word(&verdict),
                laws: laws.map(|law| self.word(&law)).collect(),
            });
        }
        Ok(match self.optional_ruling_in(pair)? {
            Some(ruling) => Answer::Ruling(ruling),
            None => Answer::Figures(self.claims(pair)?),
        })
    }

    pub(super) fn marks(&self, pair: &Pair<'_>) -> Built<MarksClauses> {
        let mut clauses = MarksClauses::default();
        for inner in pair.clone().into_inner() {
            let clause = match inner.as_rule() {
                Rule::marks_side => &mut clauses.side,
                Rule::marks_weights => &mut clauses.weights,
                Rule::marks_verdict => &mut clauses.verdict,
                _ => continue,
            };
            let Some(share) = self.shares(&inner)?.into_iter().next() else {
                return self.fail(&inner, Problem::NotARuling);
            };
            if clause.replace(share).is_some() {
                return self.fail(&inner, Problem::SaidTwice);
            }
        }
        Ok(clauses)
    }
}

impl Printer<'_> {
    pub(super) fn case_heading(self, case: &Case) -> String {
        let points =
            case.points.as_ref().map_or_else(String::new, |points| format!(" points {}", number(&points.node)));
        format!("case {}{points}", self.string(&case.name))
    }

    pub(super) fn answer(self, answer: &Answer) -> String {
        match answer {
            Answer::Ruling(ruling) => format!("answer {}", self.ruling(ruling)),
            Answer::Figures(claims) => format!("answer {}", self.claims(claims)),
            Answer::Verdict { verdict, laws } => {
                let laws: String = laws.iter().map(|law| format!(", law {}", law.node)).collect();
                format!("answer {}{laws}", verdict.node.to_lowercase())
            }
        }
    }

    pub(super) fn marks(self, clauses: &MarksClauses) -> String {
        let clause = |word: &str, share: &Option<Spanned<Exact>>| {
            share.as_ref().map_or_else(String::new, |share| format!(" {word} {}", weight(&share.node)))
        };
        let clauses = [("side", &clauses.side), ("weights", &clauses.weights), ("verdict", &clauses.verdict)]
            .map(|(word, share)| clause(word, share));
        format!("marks{}", clauses.concat())
    }
}
