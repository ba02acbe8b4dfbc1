//! The wording of questions, as directors ask one another.

use super::facts::{DamageFacts, Infraction, PlayError, WeightedFacts};
use super::field::both;
use super::kind::Kind;
use super::partner;
use crate::messages::{self, Locale, Localised, Text, figures};
use crate::number::Exact;
use crate::ruling::{Card, Contract, Seat, Side, weight};

/// Columns of a question in its script.
const WIDTH: usize = 100;

/// The story of an infraction.
fn story(infraction: Infraction, offenders: Side, locale: Locale) -> Text {
    let (one, other) = match (infraction, offenders) {
        (Infraction::SuggestedLead(leader), _) => (partner(leader), leader),
        (_, Side::NS) => (Seat::South, Seat::North),
        (_, Side::EW) => (Seat::West, Seat::East),
    };
    let (one, other) = (figures::seat(locale, one), figures::seat(locale, other));
    match infraction {
        Infraction::Hesitation => messages::question_hesitation(locale, &one, &other),
        Infraction::SuggestedLead(_) => messages::question_suggested_lead(locale, &one, &other),
        Infraction::Explanation => messages::question_explanation(locale, &one, &other),
        Infraction::CorrectedAfterAuction => messages::question_corrected_after_auction(locale, &one, &other),
        Infraction::CorrectedAfterPlay => messages::question_corrected_after_play(locale, &one, &other),
        Infraction::MissingAlert => messages::question_missing_alert(locale, &one, &other),
    }
}

/// A case's title.
pub(super) fn title(kind: Kind, board: Option<u32>, seed: u64, locale: Locale) -> Text {
    let kind = match kind {
        Kind::Split => messages::QuestionTitleKind::Split,
        Kind::Damage => messages::QuestionTitleKind::Damage,
        Kind::Neuberg => messages::QuestionTitleKind::Neuberg,
        Kind::Butler => messages::QuestionTitleKind::Butler,
        Kind::Cards => messages::QuestionTitleKind::Evidence,
        _ => messages::QuestionTitleKind::Weighted,
    };
    messages::question_title(locale, kind, board.map(Into::into), seed)
}

/// The command that makes the question again.
pub(super) fn made_by(kind: Kind, seed: u64, board: Option<u32>, from: bool, locale: Locale) -> Text {
    let board = board.map(|board| format!(" --board {board}")).unwrap_or_default();
    let field = match from {
        true => messages::QuestionMadeByField::Traveller,
        false => messages::QuestionMadeByField::Generated,
    };
    let command = format!("redress exam new --kind {} --seed {seed}{board}", kind.word());
    messages::question_made_by(locale, command, field)
}

/// The whole question, in lines.
pub(super) fn question_text(kind: Kind, missing: usize, story: &Text, locale: Locale) -> String {
    let question = match (kind, missing) {
        (Kind::Neuberg, 1) => messages::question_one_missing(locale),
        (Kind::Neuberg, _) => messages::question_two_missing(locale),
        (Kind::Butler, _) => messages::question_in_imps(locale),
        _ => messages::question_in_matchpoints(locale),
    };
    let more = (kind == Kind::Neuberg).then(|| messages::question_in_matchpoints(locale));
    let parts = [story, &question].into_iter().chain(&more).map(Text::to_string);
    lines(&parts.collect::<Vec<_>>().join(" "))
}

/// The story of a weighted ruling.
pub(super) fn weighted(facts: &WeightedFacts, offenders: Side, expected: &[(Exact, Contract)], locale: Locale) -> Text {
    let part = |(share, contract): &(Exact, Contract)| {
        messages::question_part(locale, contract_text(*contract), weight(share))
    };
    let mut phrases: Vec<Text> = expected.iter().map(part).collect();
    let last = phrases.pop().unwrap_or_default();
    let first = Text::joined(phrases, &", ".into());
    let story = story(facts.infraction, offenders, locale);
    messages::question_weighted(locale, story, contract_text(facts.obtained), &first, &last)
}

/// The story of a director's error.
pub(super) fn split(one: Contract, other: Contract, [more, less]: [&Exact; 2], locale: Locale) -> Text {
    messages::question_split(locale, contract_text(one), contract_text(other), weight(more), weight(less))
}

/// The story of an error of play after an infraction.
pub(super) fn damage(facts: &DamageFacts, innocent: Side, locale: Locale) -> Text {
    let story = story(facts.infraction, innocent.opponents(), locale);
    let error = match facts.error {
        PlayError::Revoke(tricks) => messages::question_revoke(locale, tricks),
        PlayError::ThrownTrick => messages::question_thrown_trick(locale),
    };
    let [before, after, obtained] = [facts.before, facts.after, facts.obtained].map(contract_text);
    messages::question_damage(locale, story, before, innocent, after, error, obtained)
}

/// Leads with the tricks that declarer takes after each of them.
pub(super) type LeadGroup<'a> = (u32, &'a [Card]);

/// The question of a deal: its leads, and what is asked of them, in lines.
pub(super) fn of_cards(
    contract: &str,
    leader: Seat,
    groups: &[LeadGroup<'_>],
    is_weighted: bool,
    locale: Locale,
) -> String {
    let group = |(tricks, cards): &LeadGroup<'_>| {
        let cards = Text::joined(cards.iter().map(|card| card.text(locale)), &" ".into());
        messages::question_leads(locale, *tricks, cards)
    };
    let separator = messages::list_separator(locale);
    let groups = Text::joined(groups.iter().map(group), &separator);
    let leader = figures::seat(locale, leader);
    let asked = match is_weighted {
        true => messages::question_lead_weights(locale),
        false => messages::question_best_lead(locale),
    };
    let story = messages::question_evidence(locale, leader, contract, groups);
    lines(&[story, asked, messages::question_in_imps(locale)].map(|text| text.to_string()).join(" "))
}

/// A contract as it is written in a ruling.
fn contract_text(contract: Contract) -> String {
    both(contract).to_string()
}

/// A text broken at blanks.
pub(super) fn lines(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let Some(last) = lines.last_mut() else { break };
        let length = last.chars().count().saturating_add(word.chars().count()).saturating_add(1);
        if last.is_empty() {
            last.push_str(word);
        } else if length <= WIDTH {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines.join("\n")
}
