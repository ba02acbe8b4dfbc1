//! Rulings in a Bridgemate file: the row of each ruled result, and nothing else, for the file has no figures.

use super::{LinePlace, RuledEvent, WriteError, plain, unsafe_row};
use crate::model::{BoardResults, Line, LineResult};
use crate::readers::{Given, NewValue, Room, StoredTable, stored_results};
use crate::source::NamedBytes;
use redress_core::ruling::{Contract, Outcome, Ruling, Side, SideRuling};

/// A copy of the file with the rulings in it.
///
/// # Errors
/// A row has no room for its ruling, or cannot be changed safely.
pub(super) fn written(file: &NamedBytes, ruled: RuledEvent<'_>) -> Result<Vec<u8>, WriteError> {
    let stored = stored_results(file).ok_or_else(|| WriteError::Failed(file.name.to_string()))?;
    let mut bytes = file.bytes.clone();
    for (at, board) in ruled.event.boards.iter().enumerate() {
        for place in 0..board.lines.len() {
            let Some(line) = ruled.new_line((at, place)).filter(|line| ruled.is_own(line)) else {
                continue;
            };
            match change(&stored, &mut bytes, ruled, (at, place), line) {
                Some(Room::Found) => {}
                Some(Room::Lacking) => return Err(no_room(ruled, board, line)),
                None => return Err(unsafe_row(line)),
            }
        }
    }
    Ok(bytes)
}

/// The refusal of a ruling that finds no room, with the row as a script names it.
fn no_room(ruled: RuledEvent<'_>, board: &BoardResults, line: &Line) -> WriteError {
    let number = board.board.number.map_or_else(String::new, |number| number.to_string());
    let pair = |side| ruled.event.contestant(line.by(side)).map_or("", |own| &*own.number);
    WriteError::NoRoom(format!("board {number}; at NS {} EW {}", pair(Side::NS), pair(Side::EW)))
}

/// Puts the ruling of a line into its row. `None` if it cannot be changed safely.
fn change(stored: &StoredTable, bytes: &mut [u8], ruled: RuledEvent<'_>, at: LinePlace, line: &Line) -> Option<Room> {
    let row: usize = line.place.element.as_deref()?.rsplit(' ').next()?.parse().ok()?;
    let penalties = Given { ruling: None, penalties: line.penalties.clone() };
    let Some((_, LineResult::Ruling(ruling))) = ruled.new_result(at).map(|(_, line)| (line, &line.result)) else {
        let remarks = joined(&kept(ruled, at, line), &penalties);
        return stored.change(bytes, row, &[("Remarks", NewValue::Text(&remarks))]);
    };
    let mut texts = [String::new(), String::new(), String::new(), String::new()];
    let [contract, seat, result, remarks] = &mut texts;
    let mut declarer = 0;
    match played(ruling) {
        Some(Outcome::PassedOut) => *contract = "PASS".to_owned(),
        Some(Outcome::Contract { contract: own, .. }) => {
            (*contract, *result) = of_contract(own);
            *seat = own.declarer().to_string();
            let number = ruled.event.contestant(line.by(own.declarer().side()))?.number.clone();
            declarer = number.parse().ok()?;
        }
        _ => *remarks = remark(ruled, at, ruling),
    }
    *remarks = joined(remarks, &penalties);
    let columns = ["Contract", "NS/EW", "Result", "Remarks"];
    let texts = columns.into_iter().zip(&texts).map(|(name, text)| (name, NewValue::Text(text)));
    let new: Vec<(&str, NewValue<'_>)> = texts.chain([("Declarer", NewValue::Number(declarer))]).collect();
    stored.change(bytes, row, &new)
}

/// The remark on a row whose result stays, without penalties.
fn kept(ruled: RuledEvent<'_>, at: LinePlace, line: &Line) -> String {
    let score = ruled.event.boards.get(at.0).and_then(|board| line.score(&board.board));
    let is_played = line.contract.is_some() || score == Some(0);
    match &line.result {
        LineResult::Ruling(ruling) if line.code.is_none() && !is_played => remark(ruled, at, ruling),
        _ => line.code.as_deref().unwrap_or_default().to_owned(),
    }
}

/// A remark with the penalties behind it.
fn joined(remark: &str, penalties: &Given) -> String {
    let parts = [remark.to_owned(), plain(penalties)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}

/// The one result of both sides, if a contract or a passed-out board is.
fn played(ruling: &Ruling) -> Option<&Outcome> {
    let Ruling::Both(SideRuling::Assigned(components)) = ruling else { return None };
    let [only] = components.as_slice() else { return None };
    Some(&only.outcome).filter(|own| matches!(own, Outcome::PassedOut | Outcome::Contract { .. }))
}

/// `4 S x` and `-1`
fn of_contract(own: &Contract) -> (String, String) {
    let doubling = own.doubling().to_string();
    let parts = [own.level().to_string(), plain(own.strain()), doubling];
    let bid = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    let result = match own.result() {
        0 => "=".to_owned(),
        over if over > 0 => format!("+{over}"),
        under => under.to_string(),
    };
    (bid, result)
}

/// The percentages of the sides, and the ruling that they follow from unless they are all of it, without blanks that it
/// does not need: the pages of a table have little room.
fn remark(ruled: RuledEvent<'_>, at: LinePlace, ruling: &Ruling) -> String {
    let written = || plain(ruling).replace("% ", "%").replace(" & ", "&");
    match ruled.percentages(at, ruling) {
        Some((shares, true)) => shares,
        Some((shares, false)) => format!("{shares} {}", written()),
        None => written(),
    }
}
