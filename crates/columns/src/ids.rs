//! Boards and contestants as small integers.

use std::borrow::Cow;
use std::collections::HashMap;

/// The count of numbers that are their own identifiers; names have those from here on.
pub(super) const NUMBERS: u32 = 1 << 16;

/// The longest name that is read, in bytes.
const LONGEST: usize = 256;

/// Identifiers of the boards or the contestants of a file. `7` is 7; anything else, such as `007`, `A7` or `100000`, is
/// a name that gets the next identifier.
#[derive(Debug, Clone, Default)]
pub(super) struct Names {
    /// One more than the highest number.
    numbers: u32,
    known: HashMap<Box<str>, u32>,
    list: Vec<Box<str>>,
}

impl Names {
    /// Notes that a number occurs.
    pub fn see(&mut self, number: u16) {
        self.numbers = self.numbers.max(u32::from(number) + 1);
    }

    /// The identifier of a number or name; `None` for what is empty, too long, or one name too many.
    pub fn id(&mut self, text: &str) -> Option<u32> {
        if let Some(number) = number(text) {
            self.see(number);
            return Some(number.into());
        }
        if let Some(id) = self.known.get(text) {
            return Some(*id);
        }
        let id = u32::try_from(self.list.len()).ok()?.checked_add(NUMBERS)?;
        if text.is_empty() || text.len() > LONGEST {
            return None;
        }
        self.known.insert(text.into(), id);
        self.list.push(text.into());
        Some(id)
    }

    /// The identifier of a number or name that occurs.
    pub fn find(&self, text: &str) -> Option<u32> {
        match number(text) {
            Some(number) => Some(u32::from(number)).filter(|number| *number < self.numbers),
            None => self.known.get(text).copied(),
        }
    }

    /// The number of places: one for each number up to the highest, then one for each name.
    pub fn places(&self) -> usize {
        usize::try_from(self.numbers).unwrap_or(usize::MAX).saturating_add(self.list.len())
    }

    /// Returns true if all are numbers, each the same as its place.
    pub fn are_numbers(&self) -> bool {
        self.list.is_empty()
    }

    /// The place of an identifier.
    #[inline]
    pub fn place(&self, id: u32) -> usize {
        let place = if id < NUMBERS { id } else { (id - NUMBERS).saturating_add(self.numbers) };
        usize::try_from(place).unwrap_or(usize::MAX)
    }

    /// The text at a place.
    pub fn text(&self, place: usize) -> Cow<'_, str> {
        match usize::try_from(self.numbers).ok().and_then(|numbers| place.checked_sub(numbers)) {
            Some(named) => Cow::Borrowed(self.list.get(named).map_or("", |name| name)),
            None => Cow::Owned(place.to_string()),
        }
    }

    /// Takes over the numbers and names of another part of the file: the new identifier of each of its names.
    #[cfg(feature = "threads")]
    pub fn take_over(&mut self, other: Self) -> Vec<u32> {
        self.numbers = self.numbers.max(other.numbers);
        // They are neither empty nor too long, and there are fewer than rows.
        other.list.iter().map(|name| self.id(name).unwrap_or(u32::MAX)).collect()
    }
}

/// The number that a text is, written as numbers are.
pub(super) fn number(text: &str) -> Option<u16> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| is_plain)
}
