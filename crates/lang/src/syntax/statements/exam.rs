//! Cases, and the questions of an exam in them: `case`, `question`, `answer`, `deal`, `marks`.

// A case is a statement and holds statements.
use super::{Statement, expect::Claim};
use crate::diagnostic::Problem;
use crate::number::{Exact, decimal_or_fraction};
use crate::ruling::weight;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::Printer;
use crate::syntax::reader::{Built, Reader, part};
use crate::syntax::words::Section;
use crate::syntax::written::{Ruling, Spanned, Word};

/// `case "NAME" points 4 source "…" year 2003 law "27B1" edition 2007 differs "…" { … }`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Case {
    pub name: Word,
    pub points: Option<Spanned<Exact>>,
    pub origin: Origin,
    pub body: Vec<Statement>,
}

/// The publication of a case, and the Laws that it is about.
#[derive(Debug, Clone, Default)]
pub struct Origin {
    /// Title and address.
    pub source: Option<Word>,
    /// The year of the decision, up to 9999.
    pub year: Option<Spanned<u32>>,
    /// The Laws as they are cited, without blanks around them.
    pub laws: Vec<Word>,
    /// The year of the code by which the case is ruled, as `set edition` takes it.
    pub edition: Option<Word>,
    /// Why a published figure is not the one that the case expects.
    pub differs: Option<Word>,
}

/// A year has four digits.
const LAST_YEAR: u32 = 9999;

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
        Ok(Case { name: self.string_in(pair)?, points, origin: self.origin(pair)?, body: Vec::new() })
    }

    fn origin(&self, pair: &Pair<'_>) -> Built<Origin> {
        let mut origin = Origin::default();
        for clause in pair.clone().into_inner() {
            match clause.as_rule() {
                Rule::case_source => origin.source = Some(self.string_in(&clause)?),
                Rule::case_differs => origin.differs = Some(self.string_in(&clause)?),
                Rule::case_edition => origin.edition = Some(self.word(&self.need(&clause, Rule::digits)?)),
                Rule::case_year => {
                    let digits = self.need(&clause, Rule::digits)?;
                    origin.year = Some(self.spanned(&digits, self.whole(&digits, LAST_YEAR, Problem::DigitsRange)?));
                }
                Rule::case_laws => {
                    let laws = self.need(&clause, Rule::laws)?.into_inner();
                    origin.laws = laws.map(|law| self.word(&law)).collect();
                }
                _ => {}
            }
        }
        Ok(origin)
    }

    pub(super) fn answer(&self, pair: &Pair<'_>) -> Built<Answer> {
        if let Some(written) = part(pair, Rule::answer_verdict) {
            let verdict = self.need(&written, Rule::known_verdict)?;
            let laws = written.clone().into_inner().filter(|part| part.as_rule() == Rule::citation);
            return Ok(Answer::Verdict {
                verdict: self.own_word(&verdict, Section::Answers),
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
                return self.fail(&inner, Problem::Repeated);
            }
        }
        Ok(clauses)
    }
}

impl Printer<'_> {
    pub(super) fn case_heading(self, case: &Case) -> String {
        let points = case
            .points
            .as_ref()
            .map_or_else(String::new, |points| format!(" points {}", decimal_or_fraction(&points.node)));
        format!("case {}{points}{}", self.string(&case.name), self.origin(&case.origin))
    }

    fn origin(self, origin: &Origin) -> String {
        let Origin { source, year, laws, edition, differs } = origin;
        let quoted = |clause: &str, text: &Option<Word>| {
            text.as_ref().map_or_else(String::new, |text| format!(" {clause} {}", self.string(text)))
        };
        let mut clauses = quoted("source", source);
        if let Some(year) = year {
            clauses += &format!(" year {}", year.node);
        }
        if !laws.is_empty() {
            let laws: Vec<&str> = laws.iter().map(|law| law.node.as_str()).collect();
            clauses += &format!(" law \"{}\"", laws.join(", "));
        }
        if let Some(edition) = edition {
            clauses += &format!(" edition {}", edition.node);
        }
        clauses + &quoted("differs", differs)
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
