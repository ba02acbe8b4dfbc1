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

/// The words of a language for players.
#[derive(Debug, Default)]
pub(super) struct PlayerWords {
    /// The beginnings of words for players as they sit to another: the player who is named first may then not be the offender.
    beside: Vec<String>,
    /// Words that begin a clause.
    clauses: BTreeSet<String>,
    /// Words beside a player whose turn it is.
    turns: Vec<String>,
    /// Words behind which a player is the one whose call came before.
    overcalled: BTreeSet<String>,
}

/// A text with its players.
#[derive(Debug, Default)]
struct Scene {
    /// The words that do not say whose turn it was.
    deed: Vec<String>,
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
            TURNS => self.turns.extend(own.map(|entry| format!(" {entry} "))),
            OVERCALLED => self.overcalled.extend(own),
            _ => return false,
        }
        true
    }

    fn scene(&self, text: &str, locale: Locale) -> Scene {
        let text = text.to_lowercase().replace('’', "'").replace(GENITIVE, &format!(" {GENITIVE} "));
        let mut scene = Scene::default();
        for sentence in text.split([',', ';', '.', ':', '(', ')', '–', '—']) {
            let words: Vec<&str> =
                sentence.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty()).collect();
            for clause in words.split(|word| self.clauses.contains(*word)) {
                let joined = format!(" {} ", clause.join(" "));
                match players(clause, locale).as_slice() {
                    [seat] if self.turns.iter().any(|turn| joined.contains(turn)) => scene.turns.push(*seat),
                    _ => scene.deed.extend(clause.iter().map(|word| (*word).to_owned())),
                }
            }
        }
        scene
    }
}

/// The players of words, each as often as he is named.
fn players(words: &[impl AsRef<str>], locale: Locale) -> Vec<Seat> {
    // `W lewie` is no West.
    let is_word = |word: &&str| locale == Locale::Pl && *word == "w";
    words.iter().map(AsRef::as_ref).filter(|word| !is_word(word)).filter_map(Seat::named).collect()
}

/// The player whom words begin with, apart from those that say whose turn it was, if they name no other.
#[must_use]
pub fn offender(text: &str, locale: Locale) -> Option<Seat> {
    let own = phrases(locale)?;
    let deed = own.players.scene(text, locale).deed;
    let (first, behind) = deed.split_first()?;
    let seat = *players(&[first], locale).first()?;
    let all = || Locale::ALL.into_iter().filter_map(phrases).map(|own| &own.players);
    // `North bid 2♠ over West's 2NT` names the one who was overcalled.
    let behind: Vec<&String> =
        behind.iter().take_while(|word| all().all(|own| !own.overcalled.contains(*word))).collect();
    let is_beside = |word: &&String| all().flat_map(|own| &own.beside).any(|beginning| word.starts_with(beginning));
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
