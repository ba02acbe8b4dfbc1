//! The tags and tables of each game, with inheritance.

use super::names::{ONCE, RULING, TABLES};
use crate::model::{EventBuilder, FaultKind, Place};
use crate::readers::MAX_EVENT_ROWS;
use std::collections::HashMap;
use std::sync::Arc;

/// A tag with its value, and the rows under it where it is a table.
#[derive(Debug, Clone)]
pub(super) struct Tag {
    pub value: String,
    pub line: u32,
    pub rows: Vec<TagRow>,
}

/// A row under a tag.
#[derive(Debug, Clone)]
pub(super) struct TagRow {
    pub line: u32,
    pub text: String,
    /// The ruling that stands before it.
    pub ruling: Option<String>,
}

/// A game: its tags by their names in small letters.
#[derive(Debug, Clone, Default)]
pub(super) struct Game {
    tags: HashMap<String, Tag>,
    /// The ruling in the place of its result.
    pub ruling: Option<String>,
}

impl Game {
    /// A tag that has a value: not `?`, `-` or nothing.
    pub fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.get(name).filter(|tag| !matches!(tag.value.trim(), "" | "?" | "-"))
    }

    /// The names of its tags that have values.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.tags.keys().map(String::as_str).filter(|name| self.tag(name).is_some())
    }

    /// Its value.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.tag(name).map(|tag| tag.value.trim())
    }

    /// The line of its board, or of its first tag.
    pub fn line(&self) -> u32 {
        let board = self.tags.get("board").map(|tag| tag.line);
        board.or_else(|| self.tags.values().map(|tag| tag.line).min()).unwrap_or(1)
    }
}

struct GameReader<'e> {
    file: Arc<str>,
    games: Vec<Game>,
    current: Game,
    /// The table whose rows come next.
    table: Option<String>,
    /// The values of the game before, for `#`.
    before: HashMap<String, String>,
    /// Values given with `##`, which hold for all later games.
    sticky: HashMap<String, Tag>,
    /// The ruling whose row or game comes next.
    ruling: Option<String>,
    /// True within a comment in braces.
    in_comment: bool,
    /// Rows of tables so far, and whether there are more than are read.
    rows: u64,
    is_too_long: bool,
    event: &'e mut EventBuilder,
}

/// All games of a text.
///
/// # Errors
/// Its tables have more rows than are read.
pub(super) fn read(text: &str, file: &Arc<str>, event: &mut EventBuilder) -> Result<Vec<Game>, FaultKind> {
    let mut reading = GameReader {
        file: file.clone(),
        games: Vec::new(),
        current: Game::default(),
        table: None,
        before: HashMap::new(),
        sticky: HashMap::new(),
        ruling: None,
        in_comment: false,
        rows: 0,
        is_too_long: false,
        event,
    };
    for (number, line) in (1_u32..).zip(text.lines()) {
        reading.line(number, line);
        if reading.is_too_long {
            return Err(FaultKind::TooManyRows { limit: MAX_EVENT_ROWS });
        }
    }
    reading.end_game();
    Ok(reading.games)
}

impl GameReader<'_> {
    fn line(&mut self, number: u32, line: &str) {
        // A percent sign in the first column is an escape to the end of the line.
        if line.starts_with('%') {
            if let Some(ruling) = line.strip_prefix(RULING) {
                self.ruling = Some(ruling.trim().to_owned());
            }
            return;
        }
        let bare = self.without_comments(line);
        let bare = bare.trim();
        if bare.is_empty() {
            // An empty line ends a game; one within a comment does not.
            if line.trim().is_empty() && !self.in_comment {
                self.end_game();
            }
        } else if bare.starts_with('[') {
            self.table = None;
            self.tags(number, bare);
        } else if let Some(name) = &self.table
            && let Some(tag) = self.current.tags.get_mut(name)
        {
            if self.rows >= MAX_EVENT_ROWS {
                self.is_too_long = true;
                return;
            }
            self.rows = self.rows.saturating_add(1);
            tag.rows.push(TagRow { line: number, text: bare.to_owned(), ruling: self.ruling.take() });
        }
    }

    /// A line without its comments: `;` to its end, and braces over several lines.
    fn without_comments(&mut self, line: &str) -> String {
        let mut kept = String::with_capacity(line.len());
        let (mut in_text, mut escaped) = (false, false);
        for character in line.chars() {
            match character {
                '}' if self.in_comment => self.in_comment = false,
                _ if self.in_comment => {}
                '{' if !in_text => self.in_comment = true,
                ';' if !in_text => break,
                other => {
                    in_text = in_text != (other == '"' && !escaped);
                    kept.push(other);
                }
            }
            escaped = in_text && character == '\\' && !escaped;
        }
        kept
    }

    /// The tag pairs of a line: mostly one.
    fn tags(&mut self, line: u32, text: &str) {
        let mut rest = text;
        while let Some(inside) = rest.strip_prefix('[') {
            let Some((name, value, after)) = pair(inside) else {
                let place = Place { file: self.file.clone(), line: Some(line), element: None };
                // Without its value, which may be a name.
                let found = rest.split(['"', ' ']).next().unwrap_or_default().chars().take(40).collect();
                self.event.fault(place, FaultKind::Value { what: "[Tag \"…\"]".into(), found });
                return;
            };
            self.tag(line, name.to_ascii_lowercase(), value);
            rest = after.trim_start();
        }
    }

    fn tag(&mut self, line: u32, name: String, value: String) {
        // Some leave out the empty line between games.
        if ONCE.contains(&name.as_str()) && self.current.tags.contains_key(&name) {
            self.end_game();
        }
        let known = self.before.get(&name).cloned();
        let (value, stays) = match value.strip_prefix("##") {
            Some(bare) => (bare.to_owned(), true),
            None => (value.strip_prefix('#').map_or_else(|| value.clone(), str::to_owned), false),
        };
        // Without a value the sign means the value of the game before.
        let is_inherited = value.is_empty() && known.is_some();
        let value = if is_inherited { known.unwrap_or_default() } else { value };
        let tag = Tag { value, line, rows: Vec::new() };
        if stays {
            self.sticky.insert(name.clone(), tag.clone());
        }
        if TABLES.contains(&name.as_str()) {
            self.table = Some(name.clone());
        }
        // A tag pair that is there already is ignored (section 3.3).
        self.current.tags.entry(name).or_insert(tag);
    }

    fn end_game(&mut self) {
        if self.current.tags.is_empty() {
            return;
        }
        let mut game = std::mem::take(&mut self.current);
        game.ruling = self.ruling.take();
        for (name, tag) in &self.sticky {
            game.tags.entry(name.clone()).or_insert_with(|| tag.clone());
        }
        self.table = None;
        self.before = game.tags.iter().map(|(name, tag)| (name.clone(), tag.value.clone())).collect();
        self.games.push(game);
    }
}

/// The name and the value of a tag pair, and the text after it; in the value a backslash escapes `"` and `\`.
pub(crate) fn pair(inside: &str) -> Option<(&str, String, &str)> {
    let (name, rest) = inside.trim_start().split_once(|c: char| c.is_whitespace() || c == '"')?;
    let start = inside.len().checked_sub(rest.len())?.checked_sub(1)?;
    let rest = inside.get(start..)?.trim_start().strip_prefix('"')?;
    let mut value = String::new();
    let mut characters = rest.char_indices();
    while let Some((at, character)) = characters.next() {
        match character {
            '"' => {
                let after = rest.get(at.checked_add(1)?..)?.trim_start().strip_prefix(']')?;
                return Some((name, value, after));
            }
            // Columns of tables have a backslash before their width.
            '\\' => match characters.clone().next() {
                Some((_, next @ ('"' | '\\'))) => {
                    characters.next();
                    value.push(next);
                }
                _ => value.push('\\'),
            },
            other => value.push(other),
        }
    }
    None
}
