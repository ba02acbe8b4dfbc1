//! The conditions of a ruling: settings, the board, the offenders, the session, penalties.

use super::StatementKind;
use crate::diagnostic::Problem;
use crate::number::{Exact, decimal_or_fraction};
use crate::ruling::{Board, Offenders, Seat, Side, Vulnerability};
use crate::scoring::SessionResult;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::{Printer, percentage, signed, with_unit};
use crate::syntax::reader::{Built, Reader, part, seat, side_word, unit_in};
use crate::syntax::words::Section;
use crate::syntax::written::{Spanned, Unit, Word};

/// The parts of `board`: its number, its dealer, its vulnerability.
type BoardParts = (Option<Spanned<u32>>, Option<Seat>, Option<Vulnerability>);

impl Reader<'_> {
    /// `board` with what it says, or what it says alone.
    pub fn board_statement(&self, pair: &Pair<'_>) -> Built<StatementKind> {
        let (number, dealer, vulnerability) = self.board(pair)?;
        Ok(StatementKind::Board { number, dealer, vulnerability })
    }

    fn board(&self, pair: &Pair<'_>) -> Built<BoardParts> {
        let (mut number, mut dealer, mut vulnerability) = (None, None, None);
        for inner in pair.clone().into_inner() {
            let is_second = match inner.as_rule() {
                Rule::digits => {
                    let limit = Board::MAX_NUMBER;
                    let value = self.spanned(&inner, self.whole(&inner, limit, Problem::BoardRange { limit })?);
                    number.replace(value).is_some()
                }
                Rule::seat => dealer.replace(seat(&inner)).is_some(),
                Rule::vulnerability => vulnerability.replace(vulnerability_word(&inner)).is_some(),
                _ => false,
            };
            if is_second {
                return self.fail(&inner, Problem::Repeated);
            }
        }
        Ok((number, dealer, vulnerability))
    }

    pub fn offenders(&self, pair: &Pair<'_>) -> Built<Spanned<Offenders>> {
        let offending = self.need(pair, Rule::offending)?;
        let node = match part(&offending, Rule::side_name).map(|side| side_word(&side)) {
            Some(side) => side.into(),
            None if part(&offending, Rule::both_word).is_some() => Offenders::Both,
            None => Offenders::None,
        };
        Ok(self.spanned(&offending, node))
    }

    pub(super) fn session(&self, pair: &Pair<'_>) -> Built<Vec<(Side, Spanned<SessionResult>)>> {
        let mut results: Vec<(Side, Spanned<SessionResult>)> = Vec::new();
        let mut side = Side::NS;
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::side_name => {
                    side = side_word(&inner);
                    if results.iter().any(|(earlier, _)| *earlier == side) {
                        return self.fail(&inner, Problem::Repeated);
                    }
                }
                Rule::percentage => {
                    let share = SessionResult::Share(self.percentage(&inner)?);
                    results.push((side, self.spanned(&inner, share)));
                }
                Rule::signed => {
                    let imps = SessionResult::Imps(self.signed(&inner)?);
                    results.push((side, self.spanned(&inner, imps)));
                }
                _ => {}
            }
        }
        Ok(results)
    }

    pub(super) fn penalty(&self, pair: &Pair<'_>) -> Built<(Side, Spanned<Exact>, Unit)> {
        let (amount, side) = (self.signed_in(pair)?, self.side_in(pair)?);
        Ok((side, amount, unit_in(pair).unwrap_or(Unit::Matchpoints)))
    }
}

fn vulnerability_word(pair: &Pair<'_>) -> Vulnerability {
    match part(pair, Rule::side_name).map(|side| side_word(&side)) {
        Some(side) => side.into(),
        None if part(pair, Rule::none_word).is_some() => Vulnerability::None,
        None => Vulnerability::All,
    }
}

impl Printer<'_> {
    pub(super) fn board(
        self,
        number: Option<&Spanned<u32>>,
        dealer: Option<Seat>,
        vulnerability: Option<Vulnerability>,
    ) -> String {
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

    pub(super) fn session(self, results: &[(Side, Spanned<SessionResult>)]) -> String {
        let mut text = "session".to_string();
        for (side, result) in results {
            let written = match &result.node {
                SessionResult::Share(share) => percentage(share),
                SessionResult::Imps(imps) => with_unit(&signed(imps), Some(Unit::Imps)),
            };
            text.push_str(&format!(" {side} {written}"));
        }
        text
    }

    pub(super) fn penalty(self, side: Side, amount: &Exact, unit: Unit) -> String {
        format!("penalty {side} {}", with_unit(&decimal_or_fraction(amount), Some(unit)))
    }
}

impl Reader<'_> {
    pub(super) fn set(&self, pair: &Pair<'_>) -> Built<(Word, Vec<Word>)> {
        let name = self.table_word(pair, Section::Settings)?;
        let mut values = Vec::new();
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::value => values.push(self.own_word(&inner, Section::Values)),
                Rule::string => values.push(self.string(&inner)?),
                _ => {}
            }
        }
        Ok((name, values))
    }
}

impl Printer<'_> {
    pub(super) fn set(self, name: &Word, values: &[Word]) -> String {
        values.iter().fold(format!("set {}", name.node), |text, value| text + " " + &self.word(value))
    }
}
