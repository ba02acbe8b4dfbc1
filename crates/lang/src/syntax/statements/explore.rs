//! Names of rulings, and questions about them beside their score: `let`, `compare`, `effects`, `entry`, `sensitivity`,
//! `pitfall`, `vary`, `solve`, `conventions`.

use super::event::Contestant;
use super::expect::Of;
use crate::diagnostic::Problem;
use crate::number::{Exact, decimal_or_fraction};
use crate::ruling::{Side, weight};
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::keywords::{QueryKind, is_reserved};
use crate::syntax::printer::{Printer, with_unit};
use crate::syntax::reader::{Built, Reader, part, unit_in};
use crate::syntax::words::Section;
use crate::syntax::written::{Ruling, Spanned, Unit, Word};

/// `vary w from 0% to 100% step 10% in (…)`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Vary {
    pub variable: Word,
    pub range: Option<(Exact, Exact, Option<Exact>)>,
    pub ruling: Ruling,
    /// `for place NS 4, EW 9`: the contestants whose places in the event are shown.
    pub named: Vec<Contestant>,
}

/// `solve w in (…) for place NS 4 1`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct SolvePlace {
    pub variable: Word,
    pub ruling: Ruling,
    pub contestant: Contestant,
    pub place: Spanned<u32>,
}

/// `solve w in (…) for NS 12`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Solve {
    pub variable: Word,
    pub ruling: Ruling,
    pub of: Of,
    pub side: Side,
    pub value: Exact,
    pub unit: Option<Unit>,
}

impl Reader<'_> {
    pub(super) fn query(&self, pair: &Pair<'_>) -> Built<(QueryKind, Option<Ruling>)> {
        let word = self.need(pair, Rule::query_word)?;
        let Some(kind) = QueryKind::named(word.as_str()) else { return self.fail(&word, Problem::NotARuling) };
        Ok((kind, self.optional_ruling_in(pair)?))
    }

    pub(super) fn vary(&self, pair: &Pair<'_>) -> Built<Vary> {
        let variable = self.target(pair)?;
        let mut shares = self.shares(pair)?.into_iter().map(|share| share.node);
        let range = match (shares.next(), shares.next()) {
            (Some(from), Some(to)) => Some((from, to, shares.next())),
            _ => None,
        };
        Ok(Vary { variable, range, ruling: self.ruling_in(pair)?, named: self.contestants(pair)? })
    }

    pub(super) fn solve_place(&self, pair: &Pair<'_>) -> Built<SolvePlace> {
        Ok(SolvePlace {
            variable: self.target(pair)?,
            ruling: self.ruling_in(pair)?,
            contestant: self.contestant(&self.need(pair, Rule::contestant)?)?,
            place: self.place_in(pair)?,
        })
    }

    pub(super) fn solve(&self, pair: &Pair<'_>) -> Built<Solve> {
        Ok(Solve {
            variable: self.target(pair)?,
            ruling: self.ruling_in(pair)?,
            of: if part(pair, Rule::match_word).is_some() { Of::Match } else { Of::Board },
            side: self.side_in(pair)?,
            value: self.signed_in(pair)?.node,
            unit: unit_in(pair),
        })
    }

    pub(super) fn conventions(&self, pair: &Pair<'_>) -> Built<(Option<Word>, Option<Ruling>)> {
        let setting = part(pair, Rule::word).map(|setting| self.own_word(&setting, Section::Settings));
        Ok((setting, self.optional_ruling_in(pair)?))
    }
}

impl Printer<'_> {
    pub(super) fn vary(self, vary: &Vary) -> String {
        let mut range = String::new();
        if let Some((from, to, step)) = &vary.range {
            range = format!(" from {} to {}", weight(from), weight(to));
            if let Some(step) = step {
                range.push_str(&format!(" step {}", weight(step)));
            }
        }
        let named = self.contestants(&vary.named);
        let named = if named.is_empty() { named } else { format!(" for place {named}") };
        format!("vary {}{range} in {}{named}", vary.variable.node, self.ruling(&vary.ruling))
    }

    pub(super) fn solve_place(self, solve: &SolvePlace) -> String {
        let (ruling, contestant) = (self.ruling(&solve.ruling), self.contestant(&solve.contestant));
        format!("solve {} in {ruling} for place {contestant} {}", solve.variable.node, solve.place.node)
    }

    pub(super) fn solve(self, solve: &Solve) -> String {
        let value = with_unit(&decimal_or_fraction(&solve.value), solve.unit);
        let (of, side) = (solve.of.written(), solve.side);
        format!("solve {} in {} for {of}{side} {value}", solve.variable.node, self.ruling(&solve.ruling))
    }

    pub(super) fn query(self, kind: QueryKind, ruling: Option<&Ruling>) -> String {
        let ruling = ruling.map(|ruling| format!(" {}", self.ruling(ruling)));
        format!("{}{}", kind.word(), ruling.unwrap_or_default())
    }

    pub(super) fn conventions(self, setting: Option<&Word>, ruling: Option<&Ruling>) -> String {
        let setting = setting.map(|setting| format!(" {}:", setting.node));
        let ruling = ruling.map(|ruling| format!(" {}", self.ruling(ruling)));
        format!("conventions{}{}", setting.unwrap_or_default(), ruling.unwrap_or_default())
    }
}

impl Reader<'_> {
    pub(super) fn let_statement(&self, pair: &Pair<'_>) -> Built<(Word, Ruling)> {
        Ok((self.target(pair)?, self.ruling_in(pair)?))
    }

    /// The name that is given, which may not be reserved.
    pub(super) fn target(&self, pair: &Pair<'_>) -> Built<Word> {
        let target = self.need(pair, Rule::target)?;
        if is_reserved(target.as_str()) {
            return self.fail(&target, Problem::ReservedName { word: target.as_str().to_string() });
        }
        Ok(self.word(&target))
    }

    pub(super) fn compare(&self, pair: &Pair<'_>) -> Built<Vec<Ruling>> {
        let rulings = pair.clone().into_inner().filter(|inner| inner.as_rule() == Rule::ruling);
        rulings.map(|ruling| self.ruling(&ruling)).collect()
    }
}

impl Printer<'_> {
    pub(super) fn compare(self, rulings: &[Ruling]) -> String {
        let rulings: Vec<String> = rulings.iter().map(|ruling| self.ruling(ruling)).collect();
        format!("compare {}", rulings.join(", "))
    }
}
