//! Contracts and scores in words.

use super::{Hand, Pair, Rule, child};
use crate::ruling::{self, Doubling, Seat, Side, Strain, WrittenContract};
use pest::Parser;
use std::fmt;

/// The side of a `side_name`.
pub(super) fn party(name: &Pair<'_>) -> Side {
    if child(name, Rule::ew).is_some() { Side::EW } else { Side::NS }
}

/// The tricks of a contract, in the way in which they are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tricks {
    /// Over the contract, or below zero under it.
    Relative(i32),
    /// All that were taken.
    Taken(i32),
    /// All that were taken, or those of them above six: `making four`; the contract was made.
    Made(i32),
    /// All behind a dash, which may also be a minus: `3NT - 10`.
    Dashed(i32),
}

impl Tricks {
    /// The tricks of a `result`, a `spoken_result` or a `tricks_column`.
    pub fn read(result: &Pair<'_>) -> Option<Self> {
        let inner = result
            .clone()
            .into_inner()
            .filter(|part| !matches!(part.as_rule(), Rule::would | Rule::trick_word | Rule::made_word));
        match result.as_rule() {
            Rule::result | Rule::spoken_result => {
                let parts: Vec<Pair<'_>> = inner.collect();
                match parts.as_slice() {
                    [sign, tricks] if sign.as_rule() == Rule::sign => {
                        let is_apart = sign.as_span().end() < tricks.as_span().start();
                        let is_counted = child(result, Rule::trick_word).is_some();
                        let tricks = whole(tricks)?;
                        if is_minus(sign) && is_apart {
                            // `4♠x - 8 tricks` has a dash.
                            return Some(if is_counted { Self::Taken(tricks) } else { Self::Dashed(tricks) });
                        }
                        Some(Self::Relative(if is_minus(sign) { tricks.checked_neg()? } else { tricks }))
                    }
                    [only] => Self::read(only),
                    _ => None,
                }
            }
            Rule::equal | Rule::exactly => Some(Self::Relative(0)),
            Rule::down => Some(Self::Relative(count(result).unwrap_or(1).checked_neg()?)),
            Rule::over => Some(Self::Relative(count(result).unwrap_or(1))),
            Rule::tricks => count(result).map(Self::Taken),
            Rule::made_level => count(result).map(Self::Made),
            Rule::fewer => Some(Self::Relative(count(result)?.checked_neg()?)),
            Rule::defended => i32::from(ruling::Contract::TRICKS).checked_sub(count(result)?).map(Self::Taken),
            Rule::tricks_column => {
                let digits: String = result.as_str().chars().filter(char::is_ascii_digit).collect();
                digits.parse().ok().map(Self::Taken)
            }
            _ => None,
        }
    }

    /// The tricks over a contract of a level; `None` if no play can come to that.
    pub fn over(self, level: u8) -> Option<i32> {
        let target = i32::from(ruling::Contract::needed(level));
        let possible = ruling::Contract::results(level);
        let level = i32::from(level);
        let over = match self {
            Self::Relative(over) => over,
            Self::Dashed(tricks) if tricks <= target => tricks.checked_neg()?,
            // `1NT made 7` is seven tricks.
            Self::Made(7) if level == 1 => 0,
            Self::Made(made) if made <= 7 => made.checked_sub(level).filter(|over| *over >= 0)?,
            Self::Made(taken) => taken.checked_sub(target).filter(|over| *over >= 0)?,
            Self::Taken(taken) | Self::Dashed(taken) => taken.checked_sub(target)?,
        };
        possible.contains(&over).then_some(over)
    }

    /// The result of a contract of a level: tricks over it, or below zero under it.
    pub fn result(self, level: u8) -> Option<i32> {
        match self {
            // The notation has its own error for more tricks than there are.
            Self::Relative(over) => Some(over),
            _ => self.over(level),
        }
    }
}

fn whole(digits: &Pair<'_>) -> Option<i32> {
    digits.as_str().trim().parse().ok()
}

/// The number in a phrase, by digits or in words.
fn count(phrase: &Pair<'_>) -> Option<i32> {
    number(&child(phrase, Rule::count)?)
}

/// The number that a `count` is.
pub(super) fn number(count: &Pair<'_>) -> Option<i32> {
    let word = count.clone().into_inner().next()?;
    if word.as_rule() == Rule::count_digits {
        return whole(&word);
    }
    let words = [
        Rule::one,
        Rule::two,
        Rule::three,
        Rule::four,
        Rule::five,
        Rule::six,
        Rule::seven,
        Rule::eight,
        Rule::nine,
        Rule::ten,
        Rule::eleven,
        Rule::twelve,
        Rule::thirteen,
    ];
    (1..).zip(words).find(|(_, rule)| *rule == word.as_rule()).map(|(number, _)| number)
}

/// One seat, or a side of which either may have declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Declarer {
    Seat(Seat),
    Side(Side),
}

impl Declarer {
    /// The declarer that a phrase names: `by North`, `by E-W`.
    pub fn read(phrase: &Pair<'_>) -> Option<Self> {
        match child(phrase, Rule::side_name) {
            Some(side) => Some(Self::Side(party(&side))),
            None => seat_of(&child(phrase, Rule::seat)?).map(Self::Seat),
        }
    }

    /// The seats that may have declared.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        let is_one = move |seat: &Seat| match self {
            Self::Seat(own) => own == *seat,
            Self::Side(side) => side == seat.side(),
        };
        Seat::North.clockwise().into_iter().filter(is_one)
    }

    fn side(self) -> Side {
        match self {
            Self::Seat(seat) => seat.side(),
            Self::Side(side) => side,
        }
    }
}

/// As the phrases have it: `N`, `EW`.
impl fmt::Display for Declarer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Seat(seat) => seat.letter(),
            Self::Side(side) => side.word(),
        })
    }
}

/// A contract, or what is known of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Contract {
    /// 1 to 7; 0 where only the declarer is known.
    pub level: u8,
    pub strain: Option<Strain>,
    pub doubling: Option<Doubling>,
    pub declarer: Option<Declarer>,
    pub tricks: Option<Tricks>,
    /// The score that the writer believes in, for NS.
    pub claimed: Option<i32>,
    /// The side whose score it is, if it is named.
    pub claimed_of: Option<Side>,
}

impl Contract {
    /// A `contract` or a `one_contract`; `None` if a part stands there twice.
    pub fn read(pair: &Pair<'_>) -> Option<Self> {
        Self::of_parts(pair.clone().into_inner())
    }

    /// The contract that parts of one make.
    pub fn of_parts<'i>(parts: impl Iterator<Item = Pair<'i>>) -> Option<Self> {
        let (mut contract, mut is_made, mut has_failed, mut again) = (Self::default(), false, false, None);
        for part in parts {
            match part.as_rule() {
                Rule::bid => {
                    let strain = child(&part, Rule::strain).and_then(|strain| strain.into_inner().next());
                    let strain = strain.or_else(|| child(&part, Rule::no_trump));
                    let adjective = || child(&part, Rule::strain_adjective).and_then(|word| word.into_inner().next());
                    let strain = strain.or_else(adjective).map(|strain| strain_of(&strain))?;
                    contract.strain = Some(strain);
                    contract.level = match child(&part, Rule::slam) {
                        Some(slam) if child(&slam, Rule::grand_slam).is_some() => 7,
                        Some(slam) if child(&slam, Rule::small_slam).is_some() => 6,
                        Some(_) => strain.game_level(),
                        None => child(&part, Rule::level).and_then(|level| number_of_level(&level))?,
                    };
                }
                Rule::doubling => set_once(&mut contract.doubling, doubling_of(&part))?,
                Rule::seat_declarer | Rule::side_declarer | Rule::side_ahead => {
                    let declarer = Declarer::read(&part)?;
                    // `EW play 4♥ W` names the side of the declarer first.
                    if contract.declarer == Some(Declarer::Side(declarer.side())) {
                        contract.declarer = None;
                    }
                    set_once(&mut contract.declarer, declarer)?
                }
                // The number is still to be asked for.
                Rule::result | Rule::spoken_result if is_lost(&part) => has_failed = true,
                Rule::made_ahead => is_made = true,
                Rule::result | Rule::spoken_result | Rule::tricks_column => {
                    let tricks = Tricks::read(&part)?;
                    if contract.tricks.is_some() {
                        set_once(&mut again, tricks)?
                    } else {
                        contract.tricks = Some(tricks)
                    }
                }
                _ => {}
            }
        }
        // `4♥ W nine tricks, one off` says one thing twice.
        if let Some((tricks, again)) = contract.tricks.zip(again) {
            (tricks.over(contract.level)? == again.over(contract.level)?).then_some(())?;
        }
        // `4♠ defeated, 3 tricks` are those taken or those that lacked.
        if has_failed && matches!(contract.tricks, Some(Tricks::Taken(_))) {
            return None;
        }
        if is_made {
            let tricks = *contract.tricks.get_or_insert(Tricks::Relative(0));
            // `North makes 4♠ down one` says two things.
            tricks.over(contract.level).filter(|over| *over >= 0)?;
        }
        Some(contract)
    }

    /// The same before a share, where a small `w` behind a declarer is the Polish "in": `4♠ N swoje w 60%`.
    pub fn read_before_share(pair: &Pair<'_>) -> Option<Self> {
        let parts: Vec<Pair<'_>> = pair.clone().into_inner().collect();
        let is_seat = |part: &Pair<'_>| part.as_rule() == Rule::seat_declarer;
        let last = parts.last().filter(|last| is_seat(last) && last.as_str().trim() == "w");
        if last.is_none() || parts.iter().filter(|part| is_seat(part)).count() < 2 {
            return Self::read(pair);
        }
        Self::of_parts(parts.into_iter().rev().skip(1).rev())
    }

    /// A score written beside it, for NS; without a sign it is that of the side that the contract says.
    pub fn signed(&self, claimed: &Pair<'_>, score: i32) -> Option<i32> {
        let has_sign = child(claimed, Rule::side_name).is_some()
            || child(claimed, Rule::figure).is_none_or(|figure| child(&figure, Rule::sign).is_some());
        if has_sign { Some(score) } else { self.signed_as_declared(score) }
    }

    /// A score without a sign, for NS; it is that of the side that the contract says.
    pub fn signed_as_declared(&self, score: i32) -> Option<i32> {
        let Some(declarer) = self.declarer else { return Some(score) };
        let is_made = match self.tricks {
            Some(tricks) => tricks.over(self.level)? >= 0,
            // No undertricks are worth 120.
            None if score.checked_rem(50)? != 0 => true,
            None => return Some(score),
        };
        if is_made == (declarer.side() == Side::NS) { Some(score) } else { score.checked_neg() }
    }

    /// The contract in the notation, declared by the first or the second of the seats that may have.
    pub fn text(&self, seat: usize) -> Option<String> {
        let seats = || self.declarer.into_iter().flat_map(Declarer::seats);
        let (result, score) = match self.tricks {
            Some(tricks) => (Some(tricks.result(self.level)?), self.claimed),
            // `4♥x +500` is a score that comes from a contract.
            None if self.declarer.is_none() => (self.claimed, None),
            None => (None, self.claimed),
        };
        let contract = WrittenContract {
            level: self.level,
            strain: self.strain?,
            doubling: self.doubling.unwrap_or(Doubling::Undoubled),
            declarer: seats().nth(seat).or_else(|| seats().next()),
            result,
            score,
        };
        Some(contract.to_string())
    }
}

/// The contracts in which the tricks of `ten tricks in spades by N` are the most that was bid, one less and one more.
pub(super) fn at_each_level(part: &Pair<'_>) -> Option<Vec<String>> {
    let taken = count(part)?;
    let strain = child(part, Rule::strain_adjective).and_then(|word| word.into_inner().next());
    let strain = strain.or_else(|| child(part, Rule::strain)?.into_inner().next());
    let doubling = child(part, Rule::doubling);
    let contract = Contract {
        strain: Some(strain_of(&strain?)),
        doubling: doubling.map(|doubling| doubling_of(&doubling)),
        declarer: child(part, Rule::seat_declarer).and_then(|by| Declarer::read(&by)),
        tricks: Some(Tricks::Taken(taken)),
        ..Contract::default()
    };
    let most = u8::try_from(taken.checked_sub(ruling::Contract::BOOK.into())?).ok()?;
    let levels = [most, most.checked_sub(1)?, most.checked_add(1)?].into_iter().filter(|level| (1..=7).contains(level));
    let contracts: Vec<String> = levels.filter_map(|level| Contract { level, ..contract }.text(0)).collect();
    (contracts.len() > 1).then_some(contracts)
}

/// The side of a seat.
pub(super) fn party_of_seat(seat: &Pair<'_>) -> Option<Side> {
    Some(seat_of(seat)?.side())
}

/// Sets a part of a contract; `None` if it has been set.
fn set_once<T>(part: &mut Option<T>, value: T) -> Option<()> {
    part.replace(value).is_none().then_some(())
}

/// Returns true for a contract that was not made, by an unknown number of tricks.
fn is_lost(result: &Pair<'_>) -> bool {
    let spoken = child(result, Rule::spoken_result).unwrap_or_else(|| result.clone());
    child(&spoken, Rule::lost).is_some()
}

/// The denomination of its word or sign.
pub(super) fn strain_of(word: &Pair<'_>) -> Strain {
    match word.as_rule() {
        Rule::spades | Rule::spade_adjective => Strain::Spades,
        Rule::hearts | Rule::heart_adjective => Strain::Hearts,
        Rule::diamonds | Rule::diamond_adjective => Strain::Diamonds,
        Rule::clubs | Rule::club_adjective => Strain::Clubs,
        _ => Strain::NoTrump,
    }
}

/// Doubled or redoubled, of a `doubling`.
pub(super) fn doubling_of(word: &Pair<'_>) -> Doubling {
    if child(word, Rule::redoubled).is_some() { Doubling::Redoubled } else { Doubling::Doubled }
}

/// The number of a level, whose words are some of those of counts.
fn number_of_level(level: &Pair<'_>) -> Option<u8> {
    u8::try_from(number(&Hand::parse(Rule::count, level.as_str().trim()).ok()?.next()?)?).ok()
}

/// The player of a `seat`.
pub(super) fn seat_of(seat: &Pair<'_>) -> Option<Seat> {
    let rules = [Rule::north, Rule::east, Rule::south, Rule::west];
    let player = |part: Pair<'_>| rules.iter().position(|rule| *rule == part.as_rule());
    Seat::North.clockwise().get(seat.clone().into_inner().find_map(player)?).copied()
}

/// Returns true for `-` and `minus`.
pub(super) fn is_minus(sign: &Pair<'_>) -> bool {
    let sign = sign.as_str().trim_end();
    sign == "-" || sign.eq_ignore_ascii_case("minus")
}

/// The score of a `figure`, with its sign.
pub(super) fn score(figure: &Pair<'_>) -> Option<i32> {
    let is_negative =
        child(figure, Rule::trailing).is_some() || child(figure, Rule::sign).is_some_and(|sign| is_minus(&sign));
    let digits: String = figure.as_str().chars().filter(char::is_ascii_digit).collect();
    let score = match child(figure, Rule::spoken_points) {
        Some(words) => spoken_points(&words)?,
        None => digits.parse().ok()?,
    };
    if is_negative { score.checked_neg() } else { Some(score) }
}

/// `60` of `sixty`, `25` of `twenty-five`.
pub(super) fn spoken_tens(words: &str) -> usize {
    let words = words.trim_end().to_lowercase();
    let tens = [
        ["ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
        [
            "dziesiec",
            "dwadziescia",
            "trzydziesci",
            "czterdziesci",
            "piecdziesiat",
            "szescdziesiat",
            "siedemdziesiat",
            "osiemdziesiat",
            "dziewiecdziesiat",
        ],
    ];
    let place = tens.iter().find_map(|tens| tens.iter().position(|ten| words.starts_with(ten))).unwrap_or(0);
    let units = if words.ends_with("five") { 5 } else { 0 };
    place.saturating_add(1).saturating_mul(10).saturating_add(units)
}

/// `140` of `one hundred and forty`.
fn spoken_points(words: &Pair<'_>) -> Option<i32> {
    const HUNDREDS: [Rule; 10] = [
        Rule::hundred,
        Rule::hundreds_2,
        Rule::hundreds_3,
        Rule::hundreds_4,
        Rule::hundreds_5,
        Rule::hundreds_6,
        Rule::hundreds_7,
        Rule::hundreds_8,
        Rule::hundreds_9,
        Rule::thousand,
    ];
    let hundreds = match (child(words, Rule::hundreds), child(words, Rule::count)) {
        (Some(hundreds), _) => {
            let written = hundreds.into_inner().next()?.as_rule();
            (1..).zip(HUNDREDS).find(|(_, one)| *one == written).map(|(number, _)| number)?
        }
        (None, Some(count)) => number(&count)?,
        (None, None) => 0,
    };
    let tens = child(words, Rule::tens).map_or(0, |tens| spoken_tens(tens.as_str()));
    hundreds.checked_mul(100)?.checked_add(i32::try_from(tens).ok()?)
}

/// The sign of the notation for an average in words.
pub(super) fn average(written: &Pair<'_>) -> &'static str {
    // The share that it is worth says the same again.
    let word = written.as_str().split('(').next().unwrap_or_default().trim_end().to_lowercase();
    if word.ends_with(['+']) || word.ends_with("plus") {
        "A+"
    } else if word.ends_with(['-']) || word.ends_with("minus") {
        "A-"
    } else {
        "A"
    }
}
