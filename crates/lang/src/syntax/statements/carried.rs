//! Points that a pair or a team of an event carries: `penalty NS 1 10%`, `carry pair 7 +12`, `handicap team 3 2 VP`.

use super::event::Contestant;
use crate::events::model::CarriedKind;
use crate::number::{Exact, decimal_or_fraction};
use crate::source::Span;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::{Printer, signed, with_unit};
use crate::syntax::reader::{Built, Reader, part, side_word, unit_in};
use crate::syntax::written::{Spanned, Unit};

/// Points that a pair or a team carries.
#[derive(Debug, Clone)]
pub struct Carried {
    /// Their kind.
    pub kind: CarriedKind,
    /// Who carries them.
    pub contestant: Contestant,
    /// True if it is written as a team.
    pub is_team: bool,
    /// The amount; percentages in percent.
    pub amount: Spanned<Exact>,
    /// The unit; none for that of the event.
    pub unit: Option<Unit>,
}

impl Reader<'_> {
    pub(super) fn carried(&self, pair: &Pair<'_>) -> Built<Carried> {
        let kind = if part(pair, Rule::penalty_word).is_some() {
            CarriedKind::Penalty
        } else if part(pair, Rule::carry_word).is_some() {
            CarriedKind::CarryOver
        } else {
            CarriedKind::Handicap
        };
        let who = [Rule::at_section, Rule::side_name, Rule::pair_word, Rule::team_word, Rule::word];
        let place = who.into_iter().filter_map(|rule| part(pair, rule)).map(|inner| self.span(&inner)).reduce(Span::to);
        let contestant = Contestant {
            section: part(pair, Rule::at_section).map(|inner| self.word_or_string(&inner)).transpose()?,
            side: part(pair, Rule::side_name).map(|side| side_word(&side)),
            number: self.word_in(pair)?,
            place: place.unwrap_or_else(|| self.span(pair)),
        };
        let (amount, unit) = (self.signed_in(pair)?, unit_in(pair));
        Ok(Carried { kind, contestant, is_team: part(pair, Rule::team_word).is_some(), amount, unit })
    }
}

impl Printer<'_> {
    pub(super) fn carried(self, carried: &Carried) -> String {
        let Carried { kind, contestant, is_team, amount, unit } = carried;
        let section = contestant.section.as_ref().map(|section| format!("section {} ", self.name(section)));
        let who = match (contestant.side, is_team) {
            (Some(side), _) => side.to_string(),
            (None, true) => "team".to_owned(),
            (None, false) => "pair".to_owned(),
        };
        let amount = match kind {
            CarriedKind::Penalty => decimal_or_fraction(&amount.node),
            CarriedKind::CarryOver | CarriedKind::Handicap => signed(&amount.node),
        };
        let (section, amount) = (section.unwrap_or_default(), with_unit(&amount, *unit));
        format!("{} {section}{who} {} {amount}", kind.name(), contestant.number.node)
    }
}
