//! Events: `event`, `at`, `ranking`, and what is expected of a place.

use crate::diagnostic::Problem;
use crate::ruling::Side;
use crate::source::Span;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::{Printer, is_word, name};
use crate::syntax::reader::{Built, Reader, part, side_word};
use crate::syntax::written::{Ruling, Spanned, Word};
use std::fmt;

/// The last place that can be expected.
const LAST_PLACE: u32 = 100_000;

/// `at section B table 3: R`
#[derive(Debug, Clone)]
pub struct At {
    /// The session, where several have a board of that number.
    pub session: Option<Word>,
    /// The section, where several have a board of that number.
    pub section: Option<Word>,
    /// The table; none chooses the session or the section alone.
    pub table: Option<AtTable>,
    /// The ruling there; none makes it the table in question.
    pub ruling: Option<Ruling>,
    /// From the session to the table.
    pub place: Span,
}

/// A table of a board.
#[derive(Debug, Clone)]
pub enum AtTable {
    /// `table 3`, `table 3 round 2`
    Table {
        /// The table as the file calls it.
        table: Word,
        /// The round, where the board was played there in several.
        round: Option<Word>,
    },
    /// `NS 4 EW 9`: where they sat; one of them where that is enough.
    Pairs(Vec<(Side, Word)>),
}

/// A pair or a team: `NS 4`, `section B NS 4`, `17`.
#[derive(Debug, Clone)]
pub struct Contestant {
    /// Its section, where numbers are given again in another.
    pub section: Option<Word>,
    /// Its direction, where the same number is another pair in each.
    pub side: Option<Side>,
    /// Its number.
    pub number: Word,
    /// From the section to the number.
    pub place: Span,
}

/// The standings of a ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standings {
    /// With the rulings: `ranking`.
    After,
    /// As the event was read: `ranking before`.
    Before,
}

/// `ranking`, `ranking before`, `ranking for NS 4, EW 2`
#[derive(Debug, Clone)]
pub struct RankingOf {
    /// The standings.
    pub of: Standings,
    /// Pairs that the chart of moves shows though they keep their places.
    pub named: Vec<Contestant>,
}

impl From<Standings> for RankingOf {
    fn from(of: Standings) -> Self {
        Self { of, named: Vec::new() }
    }
}

impl Standings {
    /// The statement.
    #[must_use]
    pub fn written(self) -> &'static str {
        match self {
            Self::After => "ranking",
            Self::Before => "ranking before",
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(section) = &self.section {
            write!(f, "section {} ", name(&section.node))?;
        }
        if let Some(side) = self.side {
            write!(f, "{side} ")?;
        }
        f.write_str(&self.number.node)
    }
}

impl Reader<'_> {
    pub(super) fn event(&self, pair: &Pair<'_>) -> Built<Vec<Word>> {
        let strings = pair.clone().into_inner().filter(|inner| inner.as_rule() == Rule::string);
        strings.map(|string| self.string(&string)).collect()
    }

    pub(super) fn at(&self, pair: &Pair<'_>) -> Built<At> {
        let named = |rule| part(pair, rule).map(|inner| self.word_or_string(&inner)).transpose();
        let pairs: Vec<Pair<'_>> = pair.clone().into_inner().filter(|inner| inner.as_rule() == Rule::at_pair).collect();
        let table = match part(pair, Rule::at_table) {
            Some(table) => {
                let round = part(&table, Rule::at_round).map(|round| self.word_in(&round)).transpose()?;
                Some(AtTable::Table { table: self.word_in(&table)?, round })
            }
            None if pairs.is_empty() => None,
            None => {
                let seated = pairs.iter().map(|inner| Ok((self.side_in(inner)?, self.word_in(inner)?)));
                Some(AtTable::Pairs(seated.collect::<Built<_>>()?))
            }
        };
        if let Some(AtTable::Pairs(seated)) = &table
            && let [(first, _), (second, number)] = seated.as_slice()
            && first == second
        {
            return Err(Box::new(crate::diagnostic::Diagnostic::at(number.span, Problem::AtOneSide { side: *first })));
        }
        let ruling = part(pair, Rule::ruling).map(|ruling| self.ruling(&ruling)).transpose()?;
        let parts =
            [Rule::at_session, Rule::at_section, Rule::at_table].into_iter().filter_map(|rule| part(pair, rule));
        let place = parts.chain(pairs).map(|inner| self.span(&inner)).reduce(Span::to);
        let Some(place) = place else { return self.fail(pair, Problem::AtNothing) };
        Ok(At { session: named(Rule::at_session)?, section: named(Rule::at_section)?, table, ruling, place })
    }

    pub(super) fn contestant(&self, pair: &Pair<'_>) -> Built<Contestant> {
        Ok(Contestant {
            section: part(pair, Rule::at_section).map(|inner| self.word_or_string(&inner)).transpose()?,
            side: part(pair, Rule::side_name).map(|side| side_word(&side)),
            number: self.word_in(pair)?,
            place: self.span(pair),
        })
    }

    pub(super) fn ranking(&self, pair: &Pair<'_>) -> Built<RankingOf> {
        let of = if part(pair, Rule::before_word).is_some() { Standings::Before } else { Standings::After };
        Ok(RankingOf { of, named: self.contestants(pair)? })
    }

    /// The pairs or teams that are named in a list.
    pub(super) fn contestants(&self, pair: &Pair<'_>) -> Built<Vec<Contestant>> {
        let named = pair.clone().into_inner().filter(|inner| inner.as_rule() == Rule::contestant);
        named.map(|contestant| self.contestant(&contestant)).collect()
    }

    pub(super) fn expect_place(&self, pair: &Pair<'_>) -> Built<(Contestant, Spanned<u32>)> {
        Ok((self.contestant(&self.need(pair, Rule::contestant)?)?, self.place_in(pair)?))
    }

    /// A place in a ranking.
    pub(super) fn place_in(&self, pair: &Pair<'_>) -> Built<Spanned<u32>> {
        let digits = self.need(pair, Rule::digits)?;
        let place = self.whole(&digits, LAST_PLACE, Problem::PlaceRange)?;
        if place == 0 {
            return self.fail(&digits, Problem::PlaceRange);
        }
        Ok(self.spanned(&digits, place))
    }
}

impl Printer<'_> {
    pub(super) fn event(self, files: &[Word]) -> String {
        let files = files.iter().map(|file| format!(" {}", self.string(file)));
        std::iter::once("event".to_owned()).chain(files).collect()
    }

    pub(super) fn at(self, at: &At) -> String {
        let mut text = "at".to_owned();
        for (word, named) in [("session", &at.session), ("section", &at.section)] {
            if let Some(named) = named {
                text.push_str(&format!(" {word} {}", self.name(named)));
            }
        }
        match &at.table {
            Some(AtTable::Table { table, round }) => {
                text.push_str(&format!(" table {}", table.node));
                text.extend(round.iter().map(|round| format!(" round {}", round.node)));
            }
            Some(AtTable::Pairs(seated)) => {
                text.extend(seated.iter().map(|(side, number)| format!(" {side} {}", number.node)));
            }
            None => {}
        }
        text.extend(at.ruling.iter().map(|ruling| format!(": {}", self.ruling(ruling))));
        text
    }

    pub(super) fn contestant(self, contestant: &Contestant) -> String {
        let section = contestant.section.as_ref().map(|section| format!("section {} ", self.name(section)));
        let side = contestant.side.map(|side| format!("{side} "));
        section.into_iter().chain(side).chain([contestant.number.node.clone()]).collect()
    }

    pub(super) fn ranking(self, ranking: &RankingOf) -> String {
        let named = self.contestants(&ranking.named);
        if named.is_empty() { ranking.of.written().to_owned() } else { format!("{} for {named}", ranking.of.written()) }
    }

    pub(super) fn contestants(self, named: &[Contestant]) -> String {
        let named: Vec<String> = named.iter().map(|contestant| self.contestant(contestant)).collect();
        named.join(", ")
    }

    pub(super) fn expect_place(self, contestant: &Contestant, place: &Spanned<u32>) -> String {
        format!("expect place {}: {}", self.contestant(contestant), place.node)
    }

    /// A name as a word where it is one, else as a string.
    pub(super) fn name(self, name: &Word) -> String {
        if is_word(&name.node) { name.node.clone() } else { self.string(name) }
    }
}
