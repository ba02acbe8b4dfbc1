//! What a sentence says about a score: `I think 4♠ by North would probably go one off`.
//!
//! From left to right the reader takes the islands that the grammar of the hand knows and leaves out the words between
//! them. `assembly` makes a ruling of the islands; it has to be confirmed, as the words could be of moment.

use super::joining::{Island, Placed, is_side};
use super::outcome::{Contract, Declarer, party, seat_of};
use super::side;
use super::{Hand, LONGEST, Pair, Reading, Rule, Text, assembly, child, is_mark, island};
use crate::diagnostic::Mistake;
use crate::ruling::Side;
use pest::Parser;
use std::ops::Range;

/// The clause that is being read.
#[derive(Default)]
struct Clause {
    /// The islands before it, and the byte at which it begins.
    islands_before: usize,
    start: usize,
    /// It has an island, and one that changes the score.
    has_island: bool,
    has_change: bool,
    /// It denies something, or leaves the score as it is.
    is_denied: bool,
    is_unchanged: bool,
}

/// The sentence that is being read.
#[derive(Default)]
struct Sentence {
    /// The islands and their places before it.
    islands_before: usize,
    places_before: usize,
    /// It denies something or leaves it open, which only a story without a score may do.
    is_story: bool,
}

/// The reader's place in a text.
#[derive(Default)]
struct Reader<'i> {
    text: &'i str,
    at: usize,
    clause: Clause,
    sentence: Sentence,
    found: Vec<Placed>,
    /// Where each of them begins and ends, and each word that is left out.
    places: Vec<(usize, usize)>,
    words: Vec<(usize, usize)>,
    unchanged: Vec<(usize, usize)>,
    /// Words part the next island from the last one; a clause begins.
    is_apart: bool,
    begins_clause: bool,
    /// The text has told what a party wants or what fell, and no decision since.
    is_undecided: bool,
    /// Some clause says why nothing is changed, or warns.
    has_no_reason: bool,
    has_warning: bool,
    /// The side that was named last.
    named: Option<Side>,
    /// The side that was not damaged, and the islands before it.
    undamaged: Option<(usize, Side)>,
    /// The number of the board.
    board: Option<&'i str>,
    /// The words are a remark, in which a denial is of a side alone, and which may have a condition of its own.
    is_remark: bool,
    may_have_condition: bool,
}

/// Returns true for words about what led to a ruling, which may name calls: `UI; LA was pass; 4♠-1 N`.
pub(in crate::syntax) fn is_reason(text: &str) -> bool {
    !text.contains(['%', '/', '=']) && Hand::parse(Rule::reason_of_ruling, &Text::of(text).plain).is_ok()
}

/// Returns true for words beside a ruling that name no other score and turn nothing.
pub(super) fn is_remark(text: &str, may_have_condition: bool) -> bool {
    let plain = Text::of(text).plain;
    let mut reader = Reader { text: &plain, is_remark: true, may_have_condition, ..Reader::default() };
    while reader.at < plain.len() {
        if reader.step().is_none() {
            return false;
        }
    }
    // A side's name alone says whose the ruling is.
    let is_whose = reader.words.is_empty() && reader.found.iter().any(is_side);
    reader.end_clause().is_some()
        && !reader.is_undecided
        && reader.undamaged.is_none()
        && !is_whose
        && reader.found.iter().all(|one| is_idle(one) || matches!(one.island, Island::Bare(0..15)))
}

/// True for an island that is no score.
fn is_idle(one: &Placed) -> bool {
    match &one.island {
        Island::Declarer(..) | Island::Doubling | Island::Blamed(_) | Island::Both | Island::NotPlayed => true,
        island => is_side(one) || assembly::is_call(island),
    }
}

fn is_of_story(one: &Placed) -> bool {
    is_idle(one) || matches!(one.island, Island::PenaltyWord | Island::Bare(0..15))
}

/// The ruling of which a text has the parts, with other words between them.
pub(super) fn sentence(text: &Text<'_>) -> Option<Reading> {
    // Half a ruling is none yet: `(60% +620 & 40% -100`. Nested parentheses have an error of their own.
    let plain: &str = &text.plain;
    let is_open = plain.matches('(').count() != plain.matches(')').count()
        || plain.split(')').any(|part| part.matches('(').count() > 1);
    if plain.len() > LONGEST || !plain.contains(' ') || is_open {
        return None;
    }
    let mut reader = Reader { text: plain, ..Reader::default() };
    while reader.at < plain.len() {
        reader.step()?;
    }
    reader.end_clause()?;
    reader.end_sentence()?;
    let is_warned = reader.has_warning && reader.found.is_empty();
    let is_beside =
        |one: &Placed| matches!(one.island, Island::Fine(_)) || one.is_apart && is_idle(one) && !is_side(one);
    if (reader.has_no_reason || is_warned) && reader.found.iter().all(is_beside) {
        reader.found.retain(|one| matches!(one.island, Island::Fine(_)));
        reader.found.push(Placed { island: Island::Stands, is_apart: true });
        reader.places.append(&mut reader.unchanged);
        reader.places.sort_unstable();
    }
    // `NS were not damaged. EW: -620` leaves NS their score.
    if let Some((at, side)) = reader.undamaged
        && reader.found.iter().any(|placed| !matches!(placed.island, Island::Fine(_) | Island::Stands))
    {
        let own =
            [Placed { island: Island::Side(side), is_apart: true }, Placed { island: Island::Stands, is_apart: false }];
        let at = at.min(reader.found.len());
        reader.found.splice(at..at, own);
    }
    reader.words.append(&mut reader.unchanged);
    reader.words.sort_unstable();
    let remark = reader.remark(text);
    let (statements, is_of_one_side) = assembly::rulings(reader.found)?;
    let mistake = if is_of_one_side { Mistake::OneSide } else { Mistake::IdleWords };
    let is_few = (1..=4).contains(&statements.len());
    is_few.then_some(Reading { mistake, statements, is_weighted: false, remark })
}

impl<'i> Reader<'i> {
    /// Takes an island, a mark or a word; `None` for a sign that is unknown and for what may turn the meaning.
    fn step(&mut self) -> Option<()> {
        let rest: &'i str = self.text.get(self.at..)?;
        if rest.starts_with(' ') {
            self.at = self.at.checked_add(1)?;
            return Some(());
        }
        let begins_clause = std::mem::take(&mut self.begins_clause);
        self.is_undecided &= !self.decides(rest, begins_clause);
        if let Some(found) = Hand::parse(Rule::island, rest).ok().and_then(|mut found| found.next()) {
            // `80% -100` is a share and a score, `14-12` no ratio.
            let is_no_ratio = found.as_rule() == Rule::ratio && side::weights_of(&found).is_none();
            let found = if is_no_ratio { Hand::parse(Rule::share, rest).ok()?.next()? } else { found };
            return self.take(&found, rest);
        }
        let mark = rest.chars().next()?;
        let next = rest.get(mark.len_utf8()..)?;
        let is_before_share = mark == '+' && Hand::parse(Rule::share, next).is_ok();
        let is_arrow = matches!(mark, '-' | '=') && next.starts_with('>') || mark == '→' || mark == '>';
        let is_free = is_before_share
            || is_arrow
            || mark == '='
                && !self.found.is_empty()
                && next.starts_with(' ')
                && Hand::parse(Rule::outcome, next.trim_start()).is_ok()
            || mark == '/' && (Hand::parse(Rule::bid, next).is_ok() || Hand::parse(Rule::side_name, next).is_ok())
            || mark == '?' && Hand::parse(Rule::asking_ahead, self.text).is_ok()
            || matches!(mark, '-' | '–' | '—' | '&' | '+' | '/') && (next.starts_with(' ') || next.is_empty());
        let is_note = mark == '*' && self.text.get(..self.at)?.ends_with(char::is_alphabetic);
        if is_free || ".,;:()[]…".contains(mark) {
            if !matches!(mark, '&' | '+' | '/') {
                self.end_clause()?;
            }
            // `Score stands. NS should discuss it`, and not `for NS: .. 60%`
            let is_near = self.places.last().is_some_and(|place| place.1 == self.at);
            let is_named = is_near && self.found.last().is_some_and(|last| matches!(last.island, Island::Side(_)));
            self.is_apart |= mark == '.' && !is_named;
            if matches!(mark, '.' | ';') {
                self.end_sentence()?;
            }
        } else if !is_note && !"!\"'„”“".contains(mark) {
            return None;
        }
        self.at = self.at.checked_add(mark.len_utf8())?;
        Some(())
    }

    /// True where a decision begins.
    fn decides(&self, rest: &str, begins_clause: bool) -> bool {
        let ahead = self.text.get(..self.at).unwrap_or_default().trim_end();
        let begins_sentence = ahead.ends_with(['.', ';']);
        let rule = if begins_sentence { Rule::decision_alone } else { Rule::decision };
        let may_begin = || begins_sentence || begins_clause || Hand::parse(Rule::joining_word, rest).is_ok();
        self.is_undecided && may_begin() && Hand::parse(rule, rest).is_ok()
    }

    /// Ends a clause; `None` if it denies a score.
    fn end_clause(&mut self) -> Option<()> {
        self.begins_clause = true;
        let next = Clause { islands_before: self.found.len(), start: self.at, ..Clause::default() };
        let clause = std::mem::replace(&mut self.clause, next);
        let is_denied = clause.has_island && clause.is_denied;
        let is_story = is_denied && self.may_be_story(&clause);
        self.sentence.is_story |= is_story;
        (is_story || !is_denied).then_some(()).filter(|()| !(clause.has_change && clause.is_unchanged))
    }

    /// True for a clause that names no score and gives none: `EW's system is not permitted`.
    fn may_be_story(&self, clause: &Clause) -> bool {
        let text = self.text.get(clause.start..self.at).unwrap_or_default().trim_start();
        let words = || std::iter::once(0).chain(text.match_indices(' ').map(|(at, _)| at.saturating_add(1)));
        let begins = |rule, at: usize| Hand::parse(rule, text.get(at..).unwrap_or_default()).is_ok();
        let gives = |at: usize| begins(Rule::verb_of_score, at) || begins(Rule::denied_party, at);
        // `not to EW`, `EW do not get anything`
        let has_words = words().count() > 3 && !words().any(gives);
        has_words && self.found.iter().skip(clause.islands_before).all(is_of_story)
    }

    /// Ends a sentence. One that denies something or leaves it open is a story, which is left out; `None` if it names a score.
    fn end_sentence(&mut self) -> Option<()> {
        let ended = std::mem::take(&mut self.sentence);
        if ended.is_story {
            let sentence = self.found.split_off(ended.islands_before.min(self.found.len()));
            sentence.iter().all(is_of_story).then_some(())?;
            self.found.extend(sentence.into_iter().filter(|one| matches!(one.island, Island::Blamed(_))));
            self.words.extend(self.places.drain(ended.places_before.min(self.places.len())..));
            self.words.sort_unstable();
            self.is_apart = true;
            self.undamaged = self.undamaged.map(|(at, side)| (at.min(self.found.len()), side));
        }
        (self.sentence.islands_before, self.sentence.places_before) = (self.found.len(), self.places.len());
        Some(())
    }

    fn take(&mut self, found: &Pair<'i>, rest: &'i str) -> Option<()> {
        let mut length = found.as_str().trim_end().len();
        if self.leaves_out(found, self.at.checked_add(length)?)? {
            return Some(());
        }
        let island = match found.as_rule() {
            Rule::conditional
            | Rule::aside
            | Rule::counterfactual
            | Rule::condition_ahead
            | Rule::upheld
            | Rule::word
            | Rule::denial => None,
            // Players pass; a board is passed out.
            Rule::passed if !is_of_board(found.as_str().trim_end()) => None,
            // Of whom it is, the sentence has said: `EW were late: A- to them`.
            Rule::them => self.named.map(Island::Side),
            // Who keeps a score, it has to say.
            Rule::they if self.named.is_none() && child(found, Rule::keeping).is_some() => return None,
            Rule::they => self.named.map(Island::Side),
            Rule::the_others => self.named.map(|side| Island::Side(side.opponents())),
            Rule::whole => {
                let (contract, taken) = island::contract(found, rest)?;
                length = taken;
                Some(Island::Outcome(contract))
            }
            _ => Some(island::read(found)?),
        };
        let place = (self.at, self.at.checked_add(length.max(1))?);
        self.at = place.1;
        let Some(island) = island else {
            self.is_apart = true;
            self.words.push(place);
            return Some(());
        };
        if self.is_undecided {
            return None;
        }
        self.named = side_of(&island).or(self.named);
        // A call in the story is denied as no score is: `the slow 2NT did not suggest it`.
        let is_side = matches!(island, Island::Side(_) | Island::Offenders | Island::NonOffenders | Island::Both);
        self.clause.has_island |= is_side || !self.is_remark && !assembly::is_call(&island);
        // `no infraction and let the score stand`
        self.clause.has_change |= !matches!(island, Island::Stands);
        // `table score 200 NS to apply` names the score that stands.
        if let Some(score) = child(found, Rule::outcome).filter(|_| found.as_rule() == Rule::bid_stands) {
            self.found
                .push(Placed { island: Island::Outcome(side::outcome_by(&score, Contract::read)?), is_apart: false });
        }
        // Why there is no result is no part of the ruling.
        let is_part = !matches!(island, Island::Blamed(_) | Island::NotPlayed);
        if is_part { &mut self.places } else { &mut self.words }.push(place);
        self.found.push(Placed { island, is_apart: std::mem::take(&mut self.is_apart) });
        // `made, West,`
        if let Some(seat) = child(found, Rule::seat).filter(|_| found.as_rule() == Rule::result_of) {
            let island = Island::Declarer(Declarer::Seat(seat_of(&seat)?), false);
            self.found.push(Placed { island, is_apart: false });
        }
        Some(())
    }

    /// Leaves out words that part no island from another, or of which the reader keeps what they are; false for others, and
    /// `None` for those that turn the meaning.
    fn leaves_out(&mut self, found: &Pair<'i>, until: usize) -> Option<bool> {
        match found.as_rule() {
            Rule::conditional if self.may_have_condition && is_condition(found) => self.words.push((self.at, until)),
            Rule::conditional if !self.is_remark && Hand::parse(Rule::only_alternative, found.as_str()).is_ok() => {
                self.sentence.is_story = true;
                self.words.push((self.at, until));
            }
            Rule::conditional => return None,
            // `4♠-1 for sure, said West`
            Rule::undecided if self.found.iter().skip(self.sentence.islands_before).any(|one| !is_side(one)) => {
                return None;
            }
            Rule::overturning if !self.found.is_empty() => return None,
            Rule::undecided | Rule::overturning => {
                self.is_undecided = true;
                self.words.push((self.at, until));
            }
            Rule::aside => self.look(found)?,
            Rule::denial => self.clause.is_denied = true,
            Rule::clause_word => {
                self.end_clause()?;
                // `No sympathy for EW, but 4♠-1 N`
                if self.sentence.is_story && Hand::parse(Rule::turning_point, found.as_str()).is_ok() {
                    self.end_sentence()?;
                }
            }
            // `not no change`, `no change to 4♠-1 N`
            Rule::unchanged if self.clause.is_denied => return None,
            Rule::unchanged => {
                (self.has_no_reason, self.clause.is_unchanged) = (true, true);
                let side = Hand::parse(Rule::side_name, found.as_str()).ok().and_then(|mut side| side.next());
                self.undamaged = side.map(|side| (self.found.len(), party(&side))).or(self.undamaged);
                self.unchanged.push((self.at, until));
            }
            Rule::relative | Rule::vulnerable => self.words.push((self.at, until)),
            _ => {}
        }
        // Verbs of ruling say nothing else.
        let is_apart = matches!(found.as_rule(), Rule::clause_word | Rule::unchanged | Rule::introducing);
        let is_light = matches!(
            found.as_rule(),
            Rule::undecided | Rule::overturning | Rule::relative | Rule::vulnerable | Rule::light | Rule::undoubled
        );
        self.is_apart |= is_apart;
        if is_apart || is_light {
            self.at = until;
        }
        Some(is_apart || is_light)
    }

    /// Looks into words that are no score; `None` for a second board, and for a penalty that is taken back.
    fn look(&mut self, aside: &Pair<'i>) -> Option<()> {
        let is_of_penalty =
            |one: &Placed| matches!(one.island, Island::Fine(_) | Island::PenaltyWord | Island::Measure(..));
        if child(aside, Rule::penalty_dropped).is_some() && self.found.iter().any(is_of_penalty) {
            return None;
        }
        self.has_warning |= !self.clause.is_denied && child(aside, Rule::warning).is_some();
        let place = child(aside, Rule::numbered_place).filter(|place| child(place, Rule::numbered_board).is_some());
        let Some(number) = place.and_then(|place| child(&place, Rule::place_number)) else { return Some(()) };
        (*self.board.get_or_insert(number.as_str()) == number.as_str()).then_some(())
    }

    /// Where the ruling ends: a side that words follow belongs to them, as in `NS A+, EW A-. EW had been warned`.
    fn last_place(&self, text: &Text<'_>) -> Option<usize> {
        let last = self.places.last()?;
        let plain = |part: Range<usize>| text.plain.get(part).unwrap_or_default();
        let ahead = self.places.iter().rev().nth(1).map(|place| place.1).filter(|end| {
            let between = plain(*end..last.0);
            let is_parted = between.contains(['.', ',', ';', ':']) || between.contains(" - ");
            let name = plain(last.0..last.1);
            let side = Hand::parse(Rule::side_name, name).ok().and_then(|mut side| side.next());
            let is_side = side.is_some_and(|side| side.as_str().len() == name.len());
            is_parted && is_side && plain(last.1..text.plain.len()).trim_start().starts_with(char::is_alphabetic)
        });
        Some(ahead.unwrap_or(last.1))
    }

    /// The words left out: those on one side of the ruling, or the sentence with them.
    fn remark(&self, text: &Text<'_>) -> Option<String> {
        let Some((first, last)) = self.places.first().map(|first| first.0).zip(self.last_place(text)) else {
            return Some(text.written.to_owned());
        };
        let (ends_ahead, behind) = (self.words.last()?.1, self.words.first()?.0);
        let whole = text.plain.len();
        let part = if ends_ahead <= first {
            // With the light words of the same clause: `Neither side at fault, A+`.
            let clause = text.plain.get(ends_ahead..first)?.find([',', ';', ':', '.']).unwrap_or(0);
            0..ends_ahead.saturating_add(clause)
        } else if behind >= last {
            last..whole
        } else {
            0..whole
        };
        // The sign at its end may be that of an average; the bracket of a ruling is none of the remark's.
        let part = text.written(part)?;
        let part = part.strip_prefix(')').filter(|rest| !rest.contains(')')).unwrap_or(part);
        let part = if part.contains('(') { part } else { part.trim_end_matches(')') };
        Some(part.trim_start_matches(is_mark).trim_end_matches([' ', ',', ';', '.', ':']).to_owned())
    }
}

/// The side that an island names.
fn side_of(island: &Island) -> Option<Side> {
    match island {
        Island::Side(side) | Island::Blamed(side) => Some(*side),
        _ => None,
    }
}

/// Returns true for `if` and `unless`, and not for a question or another table's score.
fn is_condition(found: &Pair<'_>) -> bool {
    Hand::parse(Rule::only_condition, found.as_str()).is_ok()
}

/// Returns true for `passed out` and `pasy`; a player passes.
fn is_of_board(passed: &str) -> bool {
    passed.contains([' ', '-']) || ["pasy", "spas"].iter().any(|word| passed.starts_with(word))
}
