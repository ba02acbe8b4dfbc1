//! The island of a sentence that a pair of the grammar is.

use super::joining::Island;
use super::outcome::{Contract, Declarer, Tricks, average, is_minus, party, party_of_seat, score};
use super::penalties::{measure, penalty};
use super::side::{self, Outcome};
use super::{Hand, Pair, Rule, artificial, child};
use pest::Parser;

/// A contract with what stands beside it, and the bytes that it takes. A seat behind it may begin the story that follows:
/// `4♠-1, West led a club`.
pub(super) fn contract(found: &Pair<'_>, rest: &str) -> Option<(Outcome, usize)> {
    let whole = found.as_str().trim_end();
    let written = child(found, Rule::contract)?;
    let parts: Vec<Pair<'_>> = written.clone().into_inner().collect();
    let has_result = parts.iter().any(|part| matches!(part.as_rule(), Rule::result | Rule::spoken_result));
    let next = rest.get(whole.len()..)?.strip_prefix(' ').unwrap_or_default();
    let is_followed = next.starts_with(char::is_lowercase)
        && Hand::parse(Rule::light, next).is_err()
        && Hand::parse(Rule::other_declarer, next).is_err();
    let is_story = |seat: &Pair<'_>| {
        let is_bare =
            seat.as_rule() == Rule::seat_declarer && child(seat, Rule::by).is_none() && !seat.as_str().starts_with('(');
        let name = seat.as_str().trim();
        is_bare && (name == "w" && !next.is_empty() || has_result && is_followed && name.len() > 1)
    };
    let story = parts.last().filter(|last| child(found, Rule::claimed).is_none() && is_story(last));
    let from = story.map(|seat| seat.as_span().start());
    let kept = || parts.iter().filter(|part| from.is_none_or(|from| part.as_span().start() < from)).cloned();
    let outcome = side::outcome_by(found, |_| Contract::of_parts(kept()))?;
    let taken = from.and_then(|from| rest.get(..from)).map_or(whole, |taken| taken.trim_end_matches([' ', ',']));
    Some((outcome, taken.len()))
}

/// A side's part of `A6040`, `A+A-` and `A+-`.
fn own_of_code(part: &Pair<'_>) -> String {
    match part.as_rule() {
        Rule::code_share => format!("{}%", part.as_str()),
        Rule::joined_sign => format!("A{}", part.as_str()),
        _ => part.as_str().to_uppercase(),
    }
}

/// The shares of both sides.
fn pair_of(found: &Pair<'_>) -> Option<[String; 2]> {
    let own = |part: Pair<'_>| match part.as_rule() {
        Rule::article_word | Rule::each_of | Rule::worth => Vec::new(),
        Rule::percent => vec![side::percent(&part)],
        Rule::imps_sided => signed_imps(&part).into_iter().collect(),
        Rule::average | Rule::capital_average => vec![average(&part).to_owned()],
        Rule::code => part.into_inner().map(|share| own_of_code(&share)).collect(),
        _ => vec![format!("{}%", part.as_str())],
    };
    let shares: Vec<String> = found.clone().into_inner().flat_map(own).collect();
    match shares.as_slice() {
        [both] => Some([both.clone(), both.clone()]),
        shares => shares.to_vec().try_into().ok(),
    }
}

/// `+3 IMP` of a sign and a number.
fn signed_imps(part: &Pair<'_>) -> Option<String> {
    let sign = if child(part, Rule::sign).is_some_and(|sign| is_minus(&sign)) { "-" } else { "+" };
    Some(format!("{sign}{} IMP", side::figures(&child(part, Rule::number)?)))
}

/// The island of a pair of the grammar; `None` for one that cannot be read.
pub(super) fn read(found: &Pair<'_>) -> Option<Island> {
    Some(match found.as_rule() {
        Rule::penalty | Rule::penalty_of_score => Island::Fine(penalty(found)?.1),
        Rule::penalty_word => Island::PenaltyWord,
        Rule::measure => Island::Measure(measure(found)?, child(found, Rule::board_word).is_some()),
        // IMPs that a side loses may be a penalty or its score.
        Rule::imps if child(found, Rule::losing_word).is_some() => return None,
        Rule::imps => Island::Measure(signed_imps(found)?, false),
        Rule::not_played => Island::NotPlayed,
        Rule::keeps | Rule::stands | Rule::bid_stands => Island::Stands,
        Rule::ratio => Island::Ratio(side::weights_of(found)?),
        Rule::shares_of_both => Island::Pair(pair_of(found)?),
        Rule::average => Island::Average(average(found)),
        Rule::plain_average | Rule::capital_average => Island::Average("A"),
        Rule::in_favour => Island::Pair(artificial::in_favour(found)?),
        Rule::penalty_verb => Island::PenaltyWord,
        Rule::or_session => Island::Average(artificial::of_session(found)?),
        Rule::share => Island::Weight(side::notation_of(found)?),
        Rule::tens_alone => Island::Weight(side::percent(found)),
        Rule::rest_words => Island::Weight("rest".to_owned()),
        Rule::table_score => Island::TableResult,
        Rule::declarer_of => {
            let by = child(found, Rule::by).map_or("", |by| by.as_str().trim());
            let is_declaring = !["", "by", "from", "z", "przez"].contains(&by)
                || child(found, Rule::declarer_word).or_else(|| child(found, Rule::own)).is_some();
            Island::Declarer(Declarer::read(found)?, is_declaring)
        }
        Rule::passed => Island::Outcome(Outcome::Word("pass")),
        Rule::result_of => Island::Result(Tricks::read(&child(found, Rule::result)?)?),
        Rule::blamed => Island::Blamed(match child(found, Rule::side_name) {
            Some(side) => party(&side),
            None => party_of_seat(&child(found, Rule::seat)?)?,
        }),
        Rule::both_words => Island::Both,
        Rule::non_offenders => Island::NonOffenders,
        Rule::offenders => Island::Offenders,
        Rule::side_name => Island::Side(party(found)),
        Rule::same_of_both => Island::Same,
        Rule::doubling => Island::Doubling,
        Rule::figure if child(found, Rule::sign).is_some() => Island::Outcome(Outcome::Score(score(found)?, None)),
        Rule::figure | Rule::bare => Island::Bare(found.as_str().trim().parse().ok()?),
        _ => return None,
    })
}
