//! The players in a director's words: who erred, and whose turn it was: `East passed out of turn, it was North's turn`.

use super::phrases;
use crate::messages::Locale;
use crate::ruling::Seat;
use std::collections::BTreeSet;

/// The names of the lists of words, in the file of phrases.
const BESIDE: &str = "beside";
const CLAUSES: &str = "clauses";
const TURNS: &str = "turns";
const OVERCALLED: &str = "overcalled";

/// The end of a genitive, which is compared as a word.
const GENITIVE: &str = "'s";

/// The signs that end a clause.
const STOPS: [char; 8] = [',', ';', '.', ':', '(', ')', '–', '—'];

/// The words of a language for players.
#[derive(Debug, Default)]
pub(super) struct PlayerWords {
    /// The beginnings of words for players as they sit to another, and for what others than the offender do: the player who is
    /// named first may then not be the offender.
    beside: Vec<String>,
    /// Words that begin a clause.
    clauses: BTreeSet<String>,
    /// Words beside a player whose turn it is.
    turns: Vec<String>,
    /// Words with which a clause does not say whose turn it is.
    deeds: Vec<String>,
    /// Words of a clause that says neither that nor what was done.
    asides: Vec<String>,
    /// Words behind which a player is the one whose call came before.
    overcalled: BTreeSet<String>,
}

/// A text in two parts: the deed, and the turns.
#[derive(Debug, Default)]
struct Scene {
    /// The text without the clauses that say whose turn it was.
    deed: String,
    /// The players whose turn it was.
    turns: Vec<Seat>,
}

impl PlayerWords {
    /// Takes a line of the file that is about players; returns false for another.
    pub(super) fn take(&mut self, heading: &str, list: &[&str]) -> bool {
        let own = list.iter().map(|entry| (*entry).to_owned());
        match heading {
            BESIDE => self.beside.extend(own),
            CLAUSES => self.clauses.extend(own),
            TURNS => {
                for entry in own {
                    let list = match entry.chars().next() {
                        Some('-') => &mut self.deeds,
                        Some('~') => &mut self.asides,
                        _ => &mut self.turns,
                    };
                    list.push(format!(" {} ", entry.trim_start_matches(['-', '~'])));
                }
            }
            OVERCALLED => self.overcalled.extend(own),
            _ => return false,
        }
        true
    }

    fn scene(&self, text: &str, locale: Locale) -> Scene {
        let mut scene = Scene::default();
        for sentence in text.split_inclusive(STOPS) {
            let pieces: Vec<&str> = sentence.split_whitespace().collect();
            for clause in pieces.split(|piece| self.clauses.contains(&piece.to_lowercase())) {
                let words = words(&clause.join(" "));
                let joined = format!(" {} ", words.join(" ").to_lowercase());
                let has = |all: &[String]| all.iter().any(|entry| joined.contains(entry));
                match (has(&self.deeds), has(&self.turns), has(&self.asides)) {
                    (false, true, _) => scene.turns.extend(players(&words, locale)),
                    (false, _, true) => {}
                    _ => scene.deed.extend(clause.iter().flat_map(|piece| [*piece, " "])),
                }
            }
        }
        scene
    }
}

/// The words of a text.
fn words(text: &str) -> Vec<String> {
    let text = text.replace('’', "'").replace(GENITIVE, &format!(" {GENITIVE} "));
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '\'');
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The players of words, each as often as he is named.
fn players(words: &[impl AsRef<str>], locale: Locale) -> Vec<Seat> {
    // In Polish the small letter is a word.
    let is_word = |word: &&str| locale == Locale::Pl && *word == "w";
    words.iter().map(AsRef::as_ref).filter(|word| !is_word(word)).filter_map(Seat::named).collect()
}

/// The player whom words begin with, apart from those that say whose turn it was, if they name no other.
#[must_use]
pub fn offender(text: &str, locale: Locale) -> Option<Seat> {
    let own = phrases(locale)?;
    let deed = words(&own.players.scene(text, locale).deed);
    let (first, behind) = deed.split_first()?;
    // `W lewie` is no West.
    let seat = *players(&[first], locale).first().filter(|_| locale != Locale::Pl || first != "W")?;
    let all = || Locale::ALL.into_iter().filter_map(phrases).map(|own| &own.players);
    // `North bid 2♠ over West's 2NT` names the one who was overcalled.
    let behind: Vec<&String> =
        behind.iter().take_while(|word| all().all(|own| !own.overcalled.contains(&word.to_lowercase()))).collect();
    let is_beside = |word: &&String| {
        let word = word.to_lowercase();
        all().flat_map(|own| &own.beside).any(|beginning| word.starts_with(beginning))
    };
    let is_genitive = behind.first().is_some_and(|next| *next == GENITIVE);
    let is_alone = players(&behind, locale).is_empty() && !behind.iter().any(is_beside);
    (is_alone && !is_genitive).then_some(seat)
}

/// The only player whose turn it was by the words.
#[must_use]
pub fn turn(text: &str, locale: Locale) -> Option<Seat> {
    match phrases(locale)?.players.scene(text, locale).turns.as_slice() {
        [seat] => Some(*seat),
        _ => None,
    }
}

/// A text without the clauses that say whose turn it was.
#[must_use]
pub fn deed(text: &str, locale: Locale) -> String {
    phrases(locale).map_or_else(|| text.to_owned(), |own| own.players.scene(text, locale).deed)
}
