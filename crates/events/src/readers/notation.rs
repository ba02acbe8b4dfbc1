//! The notation of files for bids, seats, tricks, scores and artificial scores.

use super::words;
use crate::model::{Printed, PrintedUnit};
use redress_core::number::{Exact, parse_decimal};
use redress_core::ruling::{Artificial, Contract, Doubling, Seat, Side, Sides, Strain, Vulnerability, WrittenContract};

/// A contract as a file names it, or that everybody passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bid {
    /// Without declarer and result.
    Contract(WrittenContract),
    Passed,
}

/// The tricks of declarer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Made {
    /// All tricks won, 0 to 13.
    Won(u8),
    /// Tricks over the contract, negative under it.
    Over(i32),
}

/// `4SX`, `3 NT`, `4♥ xx`, `6C*`, `2BA`; `PASS`, `Passed Out`, `AP`, `4 pas`.
pub(super) fn bid(text: &str) -> Option<Bid> {
    let plain: String = text.chars().filter(|c| !is_variation(*c)).flat_map(char::to_uppercase).collect();
    let without_blanks = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    if words::is_passed_out(&without_blanks(&plain)) {
        return Some(Bid::Passed);
    }
    let mut characters = plain.trim().chars();
    let level = u8::try_from(characters.next()?.to_digit(10)?).ok().filter(|level| (1..=7).contains(level))?;
    let of_word = |(strain, rest): (Strain, &str)| Some((strain, doubling(&without_blanks(rest))?));
    let (strain, doubling) = words::strains(characters.as_str().trim_start()).find_map(of_word)?;
    Some(Bid::Contract(WrittenContract { level, strain, doubling, declarer: None, result: None, score: None }))
}

/// The letter that a contract has for its suit: `P` of `4PX N`; `None` for a word or a sign.
pub(super) fn suit_letter(text: &str) -> Option<char> {
    let behind_level = text.trim_start().trim_start_matches(|c: char| c.is_ascii_digit()).trim_start().to_uppercase();
    let word = behind_level.split(|c: char| !c.is_alphabetic()).next()?;
    let (letter, rest) = word.split_at_checked(1)?;
    let seat = rest.trim_start_matches('X');
    letter.chars().next().filter(|_| seat.is_empty() || matches!(seat, "N" | "E" | "S" | "W"))
}

/// A contract in one field, with its declarer and tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WholeBid {
    pub bid: Bid,
    pub declarer: Option<Seat>,
    pub made: Option<Made>,
}

/// Returns true for a character that chooses how the one before it is drawn.
fn is_variation(c: char) -> bool {
    matches!(c, '\u{FE0E}' | '\u{FE0F}')
}

/// Characters of the longest contract in one field: `7NT redoubled by North, -13`.
const LONGEST_BID: usize = 40;

/// A contract, then declarer and tricks in either order, as far as they are there: `4S= N`, `4HX-2 E`, `3NTW+1`,
/// `4♠ by North, 10`.
pub(super) fn whole_bid(text: &str) -> Option<WholeBid> {
    let text = ascii_signs(text).to_uppercase();
    if text.chars().count() > LONGEST_BID {
        return None;
    }
    // The longest bid, so that `NT` is one word.
    let ends = text.char_indices().map(|(at, c)| at.saturating_add(c.len_utf8())).rev();
    ends.filter_map(|end| text.split_at_checked(end)).find_map(|(own, rest)| {
        let bid = bid(own)?;
        let (declarer, made) = declarer_and_made(rest)?;
        let is_play = bid != Bid::Passed || (declarer.is_none() && made.is_none());
        is_play.then_some(WholeBid { bid, declarer, made })
    })
}

/// Reads the part after a bid, in capitals: declarer and tricks at most once each.
fn declarer_and_made(text: &str) -> Option<(Option<Seat>, Option<Made>)> {
    let (mut declarer, mut found) = (None, None);
    let separator = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '(' | ')');
    let mut rest = text.trim_matches(separator);
    while !rest.is_empty() {
        let is_word = rest.starts_with(char::is_alphabetic);
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let belongs = |c: char| if is_word { c.is_alphabetic() } else { c.is_ascii_digit() };
        let end = rest.get(first..)?.find(|c| !belongs(c)).map_or(rest.len(), |at| first.saturating_add(at));
        let (part, behind) = rest.split_at_checked(end)?;
        rest = behind.trim_start_matches(separator);
        if is_word && part == "BY" {
            continue;
        }
        let is_again =
            if is_word { declarer.replace(seat(part)?).is_some() } else { found.replace(made(part)?).is_some() };
        if is_again {
            return None;
        }
    }
    Some((declarer, found))
}

/// The doubling behind a denomination, in capitals without blanks.
fn doubling(text: &str) -> Option<Doubling> {
    match text.replace(['×', '*'], "X").as_str() {
        "" => Some(Doubling::Undoubled),
        "X" | "DBL" | "DOUBLED" | "KTR" | "KONTRA" | "CONTRE" | "CONTRÉ" => Some(Doubling::Doubled),
        "XX" | "RD" | "RDBL" | "REDOUBLED" | "RKTR" | "REKONTRA" | "SURCONTRE" | "SURCONTRÉ" => {
            Some(Doubling::Redoubled)
        }
        _ => None,
    }
}

/// Tells whether a word means that everybody passed: `pass`, `all pass`, `PO`.
#[must_use]
pub fn is_passed_out(text: &str) -> bool {
    bid(text) == Some(Bid::Passed)
}

/// `N`, `North`, `n`.
pub(super) fn seat(text: &str) -> Option<Seat> {
    words::seat(&text.trim().to_uppercase())
}

/// `NS`, `N/S`, `N-S`, `N`; `EW`, `E`.
pub(super) fn side(text: &str) -> Option<Side> {
    let plain: String = text.chars().filter(char::is_ascii_alphabetic).collect();
    match plain.to_ascii_uppercase().as_str() {
        "NS" | "NZ" | "N" | "S" | "NORTHSOUTH" | "NORTH" | "SOUTH" => Some(Side::NS),
        "EW" | "OW" | "EO" | "E" | "W" | "EASTWEST" | "EAST" | "WEST" | "WE" => Some(Side::EW),
        _ => None,
    }
}

/// `None`, `Love`, `NS`, `North-South`, `Both`, `All`; in Polish `przed`, `po`, `obie`.
pub(super) fn vulnerability(text: &str) -> Option<Vulnerability> {
    match text.trim().to_uppercase().as_str() {
        "NONE" | "LOVE" | "NIL" | "-" | "NIKT" | "PRZED" | "PERSONNE" | "KEINER" | "NIEMAND" | "INGEN" | "NESSUNO"
        | "NADIE" => Some(Vulnerability::None),
        "ALL" | "BOTH" | "GAME" | "OBIE" | "PO" | "TOUS" | "ALLE" | "ALLEN" | "ALLA" | "BEIDE" | "TUTTI" | "TODOS" => {
            Some(Vulnerability::All)
        }
        _ => side(text).map(|side| match side {
            Side::NS => Vulnerability::NS,
            Side::EW => Vulnerability::EW,
        }),
    }
}

/// A word for one side's artificial score; `None` for a number.
pub(super) fn of_word(text: &str) -> Option<Artificial> {
    score(text).is_none().then(|| of_side(text))?
}

/// `=`, `+1`, `-2` over or under the contract; `10` tricks won.
pub(super) fn made(text: &str) -> Option<Made> {
    let plain = ascii_signs(text);
    if ["=", "+0", "-0", "C"].contains(&plain.as_str()) {
        return Some(Made::Over(0));
    }
    let digits = plain.trim_start_matches(['+', '-']);
    if digits.is_empty() || digits.len() > 2 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    if digits.len() == plain.len() {
        return plain.parse().ok().filter(|won| *won <= Contract::TRICKS).map(Made::Won);
    }
    plain.parse().ok().filter(|over: &i32| over.unsigned_abs() <= Contract::TRICKS.into()).map(Made::Over)
}

/// A score: `-100`, `+620`, `620`; as spreadsheets write it `1 430`, `1.430`, `-50,0`.
pub(super) fn score(text: &str) -> Option<i32> {
    let plain = ungrouped(&ascii_signs(text));
    let digits = plain.strip_prefix(['+', '-']).unwrap_or(&plain);
    let is_number = (1..=5).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| plain.parse().ok()).flatten()
}

/// A number without the sign between its thousands, and without decimals that are nothing; no score has five digits.
fn ungrouped(text: &str) -> String {
    let signed = text.starts_with(['+', '-']);
    let (sign, digits) = text.split_at_checked(usize::from(signed)).unwrap_or(("", text));
    let is_mark = |c: char| matches!(c, '.' | ',' | '\'' | '’') || c.is_whitespace();
    let Some((whole, rest)) = digits.trim_start().split_once(is_mark) else { return text.to_owned() };
    let are = |text: &str, of: fn(&u8) -> bool| !text.is_empty() && text.bytes().all(|byte| of(&byte));
    let (thousands, decimals) = rest.split_once(['.', ',']).unwrap_or((rest, ""));
    if whole.len() == 1 && thousands.len() == 3 && are(thousands, u8::is_ascii_digit) {
        let is_whole = decimals.bytes().all(|byte| byte == b'0');
        return if is_whole { format!("{sign}{whole}{thousands}") } else { text.to_owned() };
    }
    let is_decimal = digits.contains(['.', ',']) && are(rest, |byte| *byte == b'0');
    if is_decimal { format!("{sign}{whole}") } else { text.to_owned() }
}

/// Returns true if a word means that a board was not played: `NP`, `Not played`, `nie grano`.
pub(super) fn is_not_played(text: &str) -> bool {
    let plain: String = text.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_lowercase).collect();
    let others = text.chars().any(|c| !c.is_alphabetic() && !c.is_whitespace() && c != '.');
    !others && words::is_not_played(&plain)
}

/// Returns true if a contract is the line that programs write if none was reached: `---`.
pub(super) fn is_no_contract(text: &str) -> bool {
    let plain = ascii_signs(text).replace('—', "--");
    plain.len() >= 2 && plain.bytes().all(|byte| byte == b'-')
}

/// A count: a place, a number of boards.
pub(super) fn count(text: &str) -> Option<u32> {
    let plain = text.trim();
    let is_number = (1..=9).contains(&plain.len()) && plain.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| plain.parse().ok()).flatten()
}

/// A place, with the sign of a tie on either side: `3`, `=3`, `3=`, `3.`, `3/5`.
pub(super) fn place(text: &str) -> Option<u32> {
    let bare = text.trim().trim_matches(['=', '.', '*']);
    count(bare.split(['/', '-']).next().unwrap_or(bare))
}

/// A number with a point or a comma.
pub(super) fn number(text: &str) -> Option<Exact> {
    printed(text, PrintedUnit::Matchpoints).map(|printed| printed.value)
}

/// A figure as it is printed, with a point or a comma; a sign of percent makes it percent.
pub(super) fn printed(text: &str, unit: PrintedUnit) -> Option<Printed> {
    let plain = ascii_signs(text);
    let (plain, unit) = match plain.strip_suffix('%') {
        Some(bare) => (bare, PrintedUnit::Percent),
        None => (plain.as_str(), unit),
    };
    let plain = if plain.contains('.') { plain.to_owned() } else { plain.replace(',', ".") };
    let digits = plain.strip_prefix(['+', '-']).unwrap_or(&plain);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let are_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if (whole.is_empty() && fraction.is_empty()) || !are_digits(whole) || !are_digits(fraction) {
        return None;
    }
    let sign = if plain.starts_with('-') { "-" } else { "" };
    let whole = if whole.is_empty() { "0" } else { whole };
    let point = if fraction.is_empty() { "" } else { "." };
    let value = parse_decimal(&format!("{sign}{whole}{point}{fraction}")).ok()?;
    Some(Printed { value, decimals: u8::try_from(fraction.len()).ok()?, unit })
}

/// An artificial score of both sides: `A6040`, `A60/40`, `60/40`, `60%/40%`, `60%-40%`, `A+/A-`, `AVE`.
pub(super) fn artificial(text: &str) -> Option<Sides<Artificial>> {
    let plain: String = ascii_signs(text).chars().filter(|c| !c.is_whitespace()).flat_map(char::to_uppercase).collect();
    if let Some(digits) = plain.strip_prefix('A').filter(|rest| rest.bytes().all(|byte| byte.is_ascii_digit())) {
        // Two digits a side; 100% needs three.
        let (ns, ew) = match digits.len() {
            4 => digits.split_at_checked(2)?,
            5 if digits.starts_with("100") => digits.split_at_checked(3)?,
            5 if digits.ends_with("100") => digits.split_at_checked(2)?,
            _ => return average(&plain).map(|both| Sides { ns: both.clone(), ew: both }),
        };
        return Some(Sides { ns: of_percent(&number(ns)?), ew: of_percent(&number(ew)?) });
    }
    let by_percent = || plain.strip_suffix('%')?.split_once("%-");
    match plain.split_once('/').or_else(by_percent) {
        Some((ns, ew)) => Some(Sides { ns: of_side(ns)?, ew: of_side(ew)? }),
        None => {
            let both = average(&plain)?;
            Some(Sides { ns: both.clone(), ew: both })
        }
    }
}

/// Returns true if a text in place of a score is known: an artificial score of both sides, or a word for a state or for
/// a ruling of which the points say all.
pub(crate) fn is_code(text: &str) -> bool {
    let is_word = text.len() <= 16 && text.starts_with(|c: char| c.is_alphabetic());
    is_word || artificial(text).is_some()
}

/// Reads the artificial score of one side: `A+`, `AVE-`, `60`, `60%`.
pub(super) fn of_side(text: &str) -> Option<Artificial> {
    let plain = ascii_signs(text).to_uppercase();
    average(&plain).or_else(|| {
        let digits = plain.strip_prefix('A').unwrap_or(&plain);
        let share = number(digits.strip_suffix('%').unwrap_or(digits))?;
        (!share.is_negative() && share <= Exact::from(100)).then(|| of_percent(&share))
    })
}

fn average(plain: &str) -> Option<Artificial> {
    let (name, sign) = match plain.strip_suffix(['+', '-']) {
        Some(name) => (name, plain.get(name.len()..)?),
        None => (plain, ""),
    };
    if !["A", "AV", "AVE", "AVER", "AVG", "AVERAGE"].contains(&name) {
        return None;
    }
    Some(match sign {
        "+" => Artificial::AveragePlus,
        "-" => Artificial::AverageMinus,
        _ => Artificial::Average,
    })
}

/// The artificial score of so many percent.
pub(super) fn of_percent(percent: &Exact) -> Artificial {
    Artificial::of_share(percent * &Exact::percent(1))
}

/// Without blanks around it, and with the signs of ASCII.
fn ascii_signs(text: &str) -> String {
    text.trim().replace(['−', '–'], "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contract(level: u8, strain: Strain, doubling: Doubling) -> Option<Bid> {
        Some(Bid::Contract(WrittenContract { level, strain, doubling, declarer: None, result: None, score: None }))
    }

    #[test]
    fn bids_as_programs_write_them() {
        assert_eq!(bid("4SX"), contract(4, Strain::Spades, Doubling::Doubled));
        assert_eq!(bid("3 NT"), contract(3, Strain::NoTrump, Doubling::Undoubled));
        assert_eq!(bid("6 D xx"), contract(6, Strain::Diamonds, Doubling::Redoubled));
        assert_eq!(bid("2♥×"), contract(2, Strain::Hearts, Doubling::Doubled));
        assert_eq!(bid("1n*"), contract(1, Strain::NoTrump, Doubling::Doubled));
        assert_eq!(bid("Passed Out"), Some(Bid::Passed));
        for wrong in ["", "8S", "0C", "4", "4Z", "4SXXX", "-", "4S+1"] {
            assert_eq!(bid(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn contracts_in_one_field() {
        let spades = contract(4, Strain::Spades, Doubling::Undoubled);
        let no_trump = contract(3, Strain::NoTrump, Doubling::Undoubled);
        let of = |text: &str| whole_bid(text).map(|whole| (Some(whole.bid), whole.declarer, whole.made));
        for text in ["4S= N", "4SN=", "4♠ N =", "4 s by North, =", "4S (N) ="] {
            assert_eq!(of(text), Some((spades, Some(Seat::North), Some(Made::Over(0)))), "{text}");
        }
        assert_eq!(of("4SS-1"), Some((spades, Some(Seat::South), Some(Made::Over(-1)))));
        assert_eq!(of("4S S 10"), Some((spades, Some(Seat::South), Some(Made::Won(10)))));
        assert_eq!(of("3NT+1 W"), Some((no_trump, Some(Seat::West), Some(Made::Over(1)))));
        assert_eq!(of("3NE+1"), Some((no_trump, Some(Seat::East), Some(Made::Over(1)))));
        assert_eq!(of("3NT"), Some((no_trump, None, None)));
        assert_eq!(
            of("2HX-2 E"),
            Some((contract(2, Strain::Hearts, Doubling::Doubled), Some(Seat::East), Some(Made::Over(-2))))
        );
        assert_eq!(of("pass"), Some((Some(Bid::Passed), None, None)));
        let long = format!("4S{}N", " ".repeat(50));
        for wrong in ["", "4S= N S", "4S = +1", "8S= N", "pass N", "4S= Q", "4S-14 N", "N", "=", "+620", &long] {
            assert_eq!(of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn suits_in_outline() {
        for (text, strain) in
            [("4♤", Strain::Spades), ("4♡", Strain::Hearts), ("4♢\u{FE0E}", Strain::Diamonds), ("4♧", Strain::Clubs)]
        {
            assert_eq!(bid(text), contract(4, strain, Doubling::Undoubled), "{text}");
        }
    }

    #[test]
    fn scores_as_spreadsheets_write_them() {
        for (text, points) in [
            ("1 430", 1430),
            ("1.430", 1430),
            ("-1,100", -1100),
            ("+1'400", 1400),
            ("1\u{A0}430", 1430),
            ("1\u{202F}430", 1430),
            ("-50,0", -50),
            ("420.00", 420),
            ("1.430,00", 1430),
            ("100,000", 100),
        ] {
            assert_eq!(score(text), Some(points), "{text}");
        }
        for wrong in ["1 43", "1.4300", "50,5", "14 30", "1 430 0", "1.430,5", "1e3", ",5", "4 20", "420 "] {
            assert!(score(wrong).is_none() || wrong == "420 ", "{wrong}");
        }
    }

    #[test]
    fn words_for_a_board_that_was_not_played() {
        for text in ["NP", "np", "Not played", "NOT PLAYED", "N.P.", "nie grano"] {
            assert!(is_not_played(text), "{text}");
        }
        for wrong in ["", "N", "NP1", "pass", "4S", "N/P/Q"] {
            assert!(!is_not_played(wrong), "{wrong}");
        }
        assert!(is_no_contract("---") && is_no_contract("--") && is_no_contract("—"));
        assert!(!is_no_contract("-") && !is_no_contract(""));
    }

    #[test]
    fn tricks_over_and_won() {
        assert_eq!(made("="), Some(Made::Over(0)));
        assert_eq!(made("+1"), Some(Made::Over(1)));
        assert_eq!(made("−2"), Some(Made::Over(-2)));
        assert_eq!(made(" 10 "), Some(Made::Won(10)));
        for wrong in ["", "14", "+14", "ten", "--1", "1.5"] {
            assert_eq!(made(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn figures_with_their_decimals() {
        let figure = |text| printed(text, PrintedUnit::Imps).map(|p| (p.value.to_string(), p.decimals, p.unit));
        assert_eq!(figure("24"), Some(("24".to_owned(), 0, PrintedUnit::Imps)));
        assert_eq!(figure("-12,50"), Some(("-25/2".to_owned(), 2, PrintedUnit::Imps)));
        assert_eq!(figure("61.80%"), Some(("309/5".to_owned(), 2, PrintedUnit::Percent)));
        assert_eq!(figure("+.5"), Some(("1/2".to_owned(), 1, PrintedUnit::Imps)));
        for wrong in ["", "-", "%", "1e3", "1_0", "1.2.3", "--1", "NaN"] {
            assert_eq!(figure(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn artificial_scores() {
        let plus_minus = Some(Sides { ns: Artificial::AveragePlus, ew: Artificial::AverageMinus });
        for text in ["A6040", "60/40", "60% / 40%", "60%-40%", "60% – 40 %", "A+/A-", "AVE+/AVE-"] {
            assert_eq!(artificial(text), plus_minus, "{text}");
        }
        let both = Some(Sides { ns: Artificial::Average, ew: Artificial::Average });
        assert_eq!(artificial("A5050"), both);
        assert_eq!(artificial("Ave"), both);
        let whole = Sides { ns: Artificial::Share(Exact::ONE), ew: Artificial::Share(Exact::ZERO) };
        assert_eq!(artificial("A10000"), Some(whole));
        for wrong in ["", "A", "620", "A60", "A60405", "A-60/40", "60/140"] {
            assert!(artificial(wrong).is_none() || wrong == "A", "{wrong}");
        }
    }

    #[test]
    fn places_and_counts() {
        assert_eq!((place("3="), place("=12"), place("1/2"), place("4.")), (Some(3), Some(12), Some(1), Some(4)));
        assert_eq!((place(""), place("third"), count("1234567890")), (None, None, None));
    }
}
