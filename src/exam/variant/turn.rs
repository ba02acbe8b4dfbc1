//! A question with its players in other seats: its script with every seat, side, board and score turned by quarters.
//!
//! Nothing is turned where a word might mean something else; whoever turns a script runs it and compares the figures.

use crate::ruling::{Board, Seat, Vulnerability};
use std::collections::BTreeSet;

/// The seats clockwise, with their names.
const SEATS: [(&str, &str, Seat); 4] =
    [("N", "North", Seat::North), ("E", "East", Seat::East), ("S", "South", Seat::South), ("W", "West", Seat::West)];

/// The letters that only a declined name of a seat has, and names that are not written as the language has them.
const UNKNOWN: [&str; 12] =
    ["ółnoc", "ołudni", "schód", "schod", "achód", "achod", "north", "south", "east", "west", "NORTH", "SOUTH"];

/// The units behind a figure of a side, which is no score.
const UNITS: [&str; 5] = ["IMP", "VP", "MP", "PT", "%"];

/// A part of a script.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// A comment, or the name of a case.
    Kept,
    /// Statements.
    Code,
    /// A string.
    Text,
}

/// The script of a question turned clockwise by so many quarters, or nothing where that is not safe.
pub(super) fn turned(script: &str, quarters: usize) -> Option<String> {
    let parts = parts(script);
    let changes_sides = quarters % 2 == 1;
    let of_code = parts.iter().filter(|(part, _)| *part == Part::Code).flat_map(|(_, text)| scores(text));
    let known: BTreeSet<String> = of_code.map(plain).collect();
    let mut turned = String::with_capacity(script.len());
    for (part, text) in parts {
        let is_doubtful = || {
            let has_other_scores = changes_sides && !scores(text).all(|score| known.contains(&plain(score)));
            has_other_scores || UNKNOWN.iter().any(|word| text.contains(word)) || has_preposition(text)
        };
        match part {
            Part::Kept => turned.push_str(text),
            Part::Text if is_doubtful() => return None,
            Part::Code | Part::Text => {
                let own = Turning { text, quarters, minus: if part == Part::Text { "−" } else { "-" } }.turned()?;
                turned.push_str(&if changes_sides { with_sides_changed(&own, part)? } else { own });
            }
        }
    }
    Some(turned)
}

/// The comments, strings and statements of a script, in their order.
fn parts(script: &str) -> Vec<(Part, &str)> {
    let mut found = Vec::new();
    let mut rest = script;
    let mut is_name = false;
    while let Some(at) = rest.find(['#', '"']) {
        let (code, behind) = rest.split_at_checked(at).unwrap_or((rest, ""));
        found.push((Part::Code, code));
        is_name |= code.trim_end().ends_with("case");
        let (part, length) = if behind.starts_with('#') {
            (Part::Kept, behind.find('\n').unwrap_or(behind.len()))
        } else {
            let quote = if behind.starts_with("\"\"\"") { "\"\"\"" } else { "\"" };
            let inside = behind.get(quote.len()..).unwrap_or("");
            let end = inside.find(quote).unwrap_or(inside.len());
            let part = if std::mem::take(&mut is_name) { Part::Kept } else { Part::Text };
            (part, end.saturating_add(quote.len().saturating_mul(2)).min(behind.len()))
        };
        let (own, after) = behind.split_at_checked(length).unwrap_or((behind, ""));
        found.push((part, own));
        rest = after;
    }
    found.push((Part::Code, rest));
    found
}

/// Returns whether a sentence begins with the Polish preposition, which looks like West.
fn has_preposition(text: &str) -> bool {
    text.match_indices("W ").any(|(at, _)| {
        let before = text.get(..at).unwrap_or("").trim_end();
        let begins = before.is_empty() || before.ends_with(['.', '"', '?', '!', ':']);
        let behind = text.get(at.saturating_add(2)..).unwrap_or("");
        begins && behind.starts_with(char::is_lowercase)
    })
}

/// A score with the sign that scripts have.
fn plain(score: &str) -> String {
    score.replace('−', "-")
}

/// The scores of a text, each with its sign.
fn scores(text: &str) -> impl Iterator<Item = &str> {
    text.char_indices().filter_map(move |(at, _)| score_at(text, at))
}

/// The score that begins at a byte with its sign: a multiple of ten that is no result in tricks and no side's figure.
fn score_at(text: &str, at: usize) -> Option<&str> {
    let (before, behind) = text.split_at_checked(at)?;
    let digits = behind.strip_prefix(['+', '-', '−'])?;
    let length = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let (number, after) = digits.split_at_checked(length)?;
    let is_score = number.len() > 1 && number.ends_with('0') && !before.ends_with(|c: char| is_of_contract(c));
    let has_digits =
        after.strip_prefix(['.', ',', '/']).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let has_unit = UNITS.iter().any(|unit| after.trim_start().starts_with(unit));
    let is_of_side = ["NS", "EW", "WE"].iter().any(|side| before.trim_end().ends_with(side));
    let whole = behind.get(..behind.len().saturating_sub(after.len()))?;
    (is_score && !has_digits && !has_unit && !is_of_side).then_some(whole)
}

fn is_of_contract(c: char) -> bool {
    c.is_alphanumeric() || "♠♥♦♣=".contains(c)
}

/// A text that is turned.
struct Turning<'a> {
    text: &'a str,
    quarters: usize,
    /// The sign of a score below zero.
    minus: &'static str,
}

impl Turning<'_> {
    /// The text turned; nothing where a seat is joined with what is none.
    fn turned(&self) -> Option<String> {
        let mut turned = String::with_capacity(self.text.len());
        let mut at = 0_usize;
        let mut is_board = false;
        while let Some(rest) = self.text.get(at..).filter(|rest| !rest.is_empty()) {
            let end = |is_own: fn(char) -> bool| rest.find(|c: char| !is_own(c)).unwrap_or(rest.len());
            let first = rest.chars().next()?;
            let (own, length) = if first.is_alphabetic() {
                let word = rest.get(..end(char::is_alphabetic))?;
                is_board = ["board", "rozda"].iter().any(|start| word.to_lowercase().starts_with(start));
                (self.word(word, self.text.get(..at)?)?, word.len())
            } else if first.is_ascii_digit() {
                let number = rest.get(..end(|c| c.is_ascii_digit()))?;
                let own = if std::mem::take(&mut is_board) { self.board(number)? } else { number.to_owned() };
                (own, number.len())
            } else if let Some(score) = score_at(self.text, at).filter(|_| self.quarters % 2 == 1) {
                (self.with_other_sign(score), score.len())
            } else {
                is_board &= first == ' ';
                (first.to_string(), first.len_utf8())
            };
            turned.push_str(&own);
            at = at.saturating_add(length);
        }
        Some(turned)
    }

    /// A word: the letter or the name of a seat, a side, a doubled contract's declarer, or another.
    fn word(&self, word: &str, before: &str) -> Option<String> {
        let is_behind_digit = before.ends_with(|c: char| c.is_ascii_digit());
        // `4S` is four spades and `3N` three no trump.
        if is_behind_digit && ["S", "N", "NT", "Sx", "Nx", "NTx", "Sxx", "Nxx", "NTxx"].contains(&word) {
            return Some(word.to_owned());
        }
        let doubled = word.trim_start_matches('x');
        let (doubles, own) = word.split_at_checked(word.len().saturating_sub(doubled.len()))?;
        let seat = SEATS.iter().position(|(letter, name, _)| own == *letter || (doubles.is_empty() && own == *name));
        if let Some(seat) = seat {
            let (letter, name, _) = SEATS.get(seat.saturating_add(self.quarters) % 4)?;
            return Some(format!("{doubles}{}", if own.len() > 1 { name } else { letter }));
        }
        let other = match own {
            "NS" => "EW",
            "EW" | "WE" => "NS",
            // A declarer that is joined to the denomination.
            _ if is_behind_digit && own.ends_with(['N', 'E', 'S', 'W']) => return None,
            _ => return Some(word.to_owned()),
        };
        Some(if self.quarters % 2 == 1 { other } else { own }.to_owned())
    }

    /// A score of the other side.
    fn with_other_sign(&self, score: &str) -> String {
        match score.strip_prefix('+') {
            Some(number) => format!("{}{number}", self.minus),
            None => format!("+{}", score.trim_start_matches(['-', '−'])),
        }
    }

    /// The board of the same sixteen with dealer and vulnerability turned.
    fn board(&self, number: &str) -> Option<String> {
        let number: u32 = number.parse().ok().filter(|number| *number > 0)?;
        let board = Board::numbered(number);
        let place = |seat: Seat| SEATS.iter().position(|(_, _, own)| *own == seat);
        let dealer = board.dealer.and_then(place)?.saturating_add(self.quarters) % 4;
        let vulnerability = match board.vulnerability? {
            Vulnerability::NS if self.quarters % 2 == 1 => Vulnerability::EW,
            Vulnerability::EW if self.quarters % 2 == 1 => Vulnerability::NS,
            other => other,
        };
        let first = number.saturating_sub(1).div_euclid(16).saturating_mul(16).saturating_add(1);
        let is_turned = |number: &u32| {
            let own = Board::numbered(*number);
            own.dealer.and_then(place) == Some(dealer) && own.vulnerability == Some(vulnerability)
        };
        (first..first.saturating_add(16)).find(is_turned).map(|number| number.to_string())
    }
}

/// Splits with what each side gets changed over; nothing where a slash in statements parts something else.
fn with_sides_changed(text: &str, part: Part) -> Option<String> {
    let mut changed = String::with_capacity(text.len());
    let mut written = 0_usize;
    for (at, _) in text.match_indices('/') {
        let (before, after) = (text.get(..at)?, text.get(at.saturating_add(1)..)?);
        let start = start_of_side(before);
        let end = at.saturating_add(1).saturating_add(end_of_side(after));
        let (ns, ew) = (text.get(start..at)?, text.get(at.saturating_add(1)..end)?);
        let is_fraction = [ns, ew].iter().all(|side| !side.is_empty() && side.chars().all(|c| c.is_ascii_digit()));
        let is_open = ns.is_empty() || ew.is_empty();
        if is_open && part == Part::Code {
            return None;
        }
        if !is_fraction && !is_open {
            changed.push_str(text.get(written..start)?);
            changed.push_str(&format!("{ew}/{ns}"));
            written = end;
        }
    }
    Some(changed + text.get(written..)?)
}

/// The start of the side of a split that a text ends with: a group in parentheses, a score, or an artificial one.
fn start_of_side(text: &str) -> usize {
    if text.ends_with(')') {
        let mut depth = 0_usize;
        for (at, c) in text.char_indices().rev() {
            depth = match c {
                ')' => depth.saturating_add(1),
                '(' => depth.saturating_sub(1),
                _ => depth,
            };
            if depth == 0 {
                return at;
            }
        }
    }
    text.trim_end_matches(is_of_side).len()
}

/// The end of the side of a split that a text begins with.
fn end_of_side(text: &str) -> usize {
    if text.starts_with('(') {
        let mut depth = 0_usize;
        for (at, c) in text.char_indices() {
            depth = match c {
                '(' => depth.saturating_add(1),
                ')' => depth.saturating_sub(1),
                _ => depth,
            };
            if depth == 0 {
                return at.saturating_add(1);
            }
        }
    }
    text.len().saturating_sub(text.trim_start_matches(is_of_side).len())
}

fn is_of_side(c: char) -> bool {
    c.is_ascii_digit() || "+-−%A=".contains(c)
}

#[cfg(test)]
mod tests {
    use super::turned;

    #[test]
    fn seats_sides_boards_and_scores_are_turned() {
        // Board 7: South deals, all vulnerable. A quarter further West deals, all vulnerable: board 4; half: board 13.
        let script = "case \"North at board 7\" points 4 {\n  board 7  # N\n  traveller { +620: 3, 4♠-10 N }\n  \
                      obtained 4♠x= N\n  question \"\"\"North, of NS, made +620 on board 7.\"\"\"\n  \
                      answer (60% +620 & 1/3 4♠+1 S)/(-100)\n  expect A+/A-: NS 9, EW -1.2 IMP\n}";
        let quarter = "case \"North at board 7\" points 4 {\n  board 4  # N\n  traveller { -620: 3, 4♠-10 E }\n  \
                       obtained 4♠x= E\n  question \"\"\"East, of EW, made −620 on board 4.\"\"\"\n  \
                       answer (+100)/(60% -620 & 1/3 4♠+1 W)\n  expect A-/A+: EW 9, NS -1.2 IMP\n}";
        assert_eq!(turned(script, 1).as_deref(), Some(quarter));
        let half = "board 13; 4♠= S; answer (60% +620)/(-100) \"South\"";
        assert_eq!(turned("board 7; 4♠= N; answer (60% +620)/(-100) \"North\"", 2).as_deref(), Some(half));
    }

    #[test]
    fn what_may_mean_something_else_is_not_turned() {
        for doubtful in ["\"Gracz na północy\"", "\"W czasie licytacji\"", "4SN", "\"the north hand\""] {
            assert_eq!(turned(doubtful, 2), None, "{doubtful}");
        }
        // A sign in the text alone may be another side's.
        assert_eq!(turned("+620 \"EW get +300\"", 1), None);
        assert_eq!(turned("+620 \"they got +620\"", 1).as_deref(), Some("-620 \"they got −620\""));
        assert_eq!(turned("answer +620 / -100", 1), None);
    }
}
