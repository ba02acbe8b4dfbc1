//! The players in a director's words: who erred, and whose turn it was: `East passed out of turn, it was North's turn`.

use super::phrases;
use super::words::plain;
use crate::messages::Locale;
use crate::ruling::Seat;
use std::collections::BTreeSet;

/// The names of the lists of words, in the file of phrases.
const DEEDS: &str = "deeds";
const OMITTED: &str = "omitted";
const OWN: &str = "own";
const PARTIES: &str = "parties";
const MANNERS: &str = "manners";
const UNREAL: &str = "unreal";
const THOUGHTS: &str = "thoughts";
const DENIALS: &str = "denials";
const CLAUSES: &str = "clauses";
const TURNS: &str = "turns";
const OVERCALLED: &str = "overcalled";

/// The end of a genitive, which is compared as a word.
const GENITIVE: &str = "'s";

/// The words from one for `over` to the player who was overcalled: `po 1♠ W`.
const OVERCALLED_REACH: usize = 3;

/// The signs that end a clause.
const STOPS: [char; 8] = [',', ';', '.', ':', '(', ')', '–', '—'];

/// The words of a language for players and for what they did.
#[derive(Debug, Default)]
pub(super) struct PlayerWords {
    /// The beginnings of words for what an offender does, behind the player; `called out` are two.
    deeds: Vec<String>,
    /// The beginnings of words for what an offender does not do, behind a denial.
    omitted: Vec<String>,
    /// The beginnings of words for players as they sit to another.
    parties: Vec<String>,
    /// Words before a player who sits as he does to the offender.
    own: BTreeSet<String>,
    /// The beginnings of words that may stand between a player and what he did.
    manners: Vec<String>,
    /// The beginnings of words with which nothing has happened: `nearly`, `would`, `allegedly`.
    unreal: Vec<String>,
    /// The beginnings of words for what somebody thinks.
    thoughts: Vec<String>,
    /// Words that deny.
    denials: BTreeSet<String>,
    /// Words that begin a clause.
    clauses: BTreeSet<String>,
    /// Words beside a player whose turn it is.
    turns: Vec<String>,
    /// Words with which a clause does not say whose turn it is.
    others: Vec<String>,
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
        let own = list.iter().map(|entry| plain(entry));
        match heading {
            DEEDS => self.deeds.extend(own),
            OMITTED => self.omitted.extend(own),
            OWN => self.own.extend(own),
            PARTIES => self.parties.extend(own),
            MANNERS => self.manners.extend(own),
            UNREAL => self.unreal.extend(own),
            THOUGHTS => self.thoughts.extend(own),
            DENIALS => self.denials.extend(own),
            CLAUSES => self.clauses.extend(own),
            TURNS => {
                for entry in own {
                    let list = match entry.chars().next() {
                        Some('-') => &mut self.others,
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
        let is_thought = words(text).iter().any(|word| begins(word, &self.thoughts));
        for sentence in text.split_inclusive(STOPS) {
            let mut clauses: Vec<Vec<&str>> = vec![Vec::new()];
            for piece in sentence.split_whitespace() {
                if self.clauses.contains(&plain(piece)) {
                    clauses.push(Vec::new());
                }
                clauses.last_mut().iter_mut().for_each(|clause| clause.push(piece));
            }
            for clause in clauses {
                let words = words(&clause.join(" "));
                let joined = format!(" {} ", plain(&words.join(" ")));
                let has = |all: &[String]| all.iter().any(|entry| joined.contains(entry));
                let is_denied = words.iter().any(|word| self.denies(word));
                match (has(&self.others), has(&self.turns), has(&self.asides)) {
                    (false, true, _) if is_thought || is_denied => {}
                    (false, true, _) => scene.turns.extend(players(&words, locale)),
                    (false, _, true) if !words.iter().any(|word| begins(word, &self.deeds)) => {}
                    _ => scene.deed.extend(clause.iter().flat_map(|piece| [*piece, " "])),
                }
            }
        }
        scene
    }

    fn denies(&self, word: &str) -> bool {
        self.denials.contains(&plain(word).replace('\'', ""))
    }

    /// Returns true if words behind a player say what he did, or did not do and should have.
    fn is_deed(&self, behind: &[String]) -> bool {
        let is_at = |at: usize, all: &[String]| {
            let rest = behind.get(at..).unwrap_or_default();
            all.iter().any(|entry| {
                let mut entry = entry.split(' ');
                let fits = |(own, word): (&str, &String)| plain(word).starts_with(own);
                entry.clone().count() <= rest.len() && entry.by_ref().zip(rest).all(fits)
            })
        };
        let passes = |word: &String| self.denies(word) || begins(word, &self.manners);
        let at = behind.iter().take_while(|word| passes(word)).count();
        let is_denied = behind.iter().take(at).any(|word| self.denies(word));
        is_at(at, if is_denied { &self.omitted } else { &self.deeds })
    }
}

/// Returns true if a word begins as one of these does; `=word` is the whole of it, and `~by` its end.
fn begins(word: &str, all: &[String]) -> bool {
    let word = plain(word);
    all.iter().any(|entry| match (entry.strip_prefix('='), entry.strip_prefix('~')) {
        (Some(whole), _) => word == whole,
        (_, Some(end)) => word.ends_with(end),
        _ => word.starts_with(entry.as_str()),
    })
}

/// The words of a text.
fn words(text: &str) -> Vec<String> {
    let text = text.replace('’', "'").replace(GENITIVE, &format!(" {GENITIVE} "));
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '\'');
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The players of words, each as often as he is named.
fn players(words: &[impl AsRef<str>], locale: Locale) -> Vec<Seat> {
    let words = words.iter().map(AsRef::as_ref).enumerate();
    // In Polish `w` is a word, and a sentence may begin with it.
    let is_word = |at: usize, word: &str| locale == Locale::Pl && (word == "w" || word == "W" && at == 0);
    words.filter(|(at, word)| !is_word(*at, word)).filter_map(|(_, word)| Seat::named(word)).collect()
}

/// Returns true if a text says that something nearly happened, was wanted, or is somebody's word.
#[must_use]
pub fn is_unreal(text: &str) -> bool {
    let words = words(text);
    Locale::ALL.into_iter().filter_map(phrases).any(|own| words.iter().any(|word| begins(word, &own.players.unreal)))
}

/// The player whom words begin with and who did what breaks a Law, apart from those that say whose turn it was, if they name no
/// other.
#[must_use]
pub fn offender(text: &str, locale: Locale) -> Option<Seat> {
    let deed = phrases(locale)?.players.scene(text, locale).deed;
    let (clause, rest) = deed.split_once(STOPS).unwrap_or((&deed, ""));
    let all = || Locale::ALL.into_iter().filter_map(phrases).map(|own| &own.players);
    let begins_clause = |word: &String| all().any(|own| own.clauses.contains(&plain(word)));
    let clause: Vec<String> = words(clause).into_iter().skip_while(begins_clause).collect();
    let (first, behind) = clause.split_first().filter(|_| !is_unreal(text))?;
    let is_deed = all().any(|own| own.is_deed(behind));
    let seat = Seat::named(first).filter(|_| is_deed)?;
    // `North bid 2♠ over West's 2NT`, `po 1♠ W` name the one who was overcalled.
    let is_over = |word: &String| all().any(|own| own.overcalled.contains(&plain(word)));
    let over = behind.iter().position(is_over).unwrap_or(behind.len());
    let (before, over) = behind.split_at_checked(over)?;
    let mut others = [before, over.get(OVERCALLED_REACH..).unwrap_or_default(), &words(rest)].concat();
    others.retain(|word| Seat::named(word) != Some(seat));
    // `his partner` is the offender's.
    let is_own = |word: &String| all().any(|own| own.own.contains(&plain(word)));
    let is_party = |at: usize, word: &String| {
        let before = at.checked_sub(1).and_then(|at| others.get(at));
        all().any(|own| begins(word, &own.parties)) && !before.is_some_and(is_own)
    };
    let has_party = others.iter().enumerate().any(|(at, word)| is_party(at, word));
    (players(&others, locale).is_empty() && !has_party).then_some(seat)
}

/// The only player whose turn it was by the words.
#[must_use]
pub fn turn(text: &str, locale: Locale) -> Option<Seat> {
    match phrases(locale)?.players.scene(text, locale).turns.as_slice() {
        [seat] if !is_unreal(text) => Some(*seat),
        _ => None,
    }
}

/// A text without the clauses that say whose turn it was.
#[must_use]
pub fn deed(text: &str, locale: Locale) -> String {
    phrases(locale).map_or_else(|| text.to_owned(), |own| own.players.scene(text, locale).deed)
}

/// The parts of a text between the signs that end a clause.
pub(super) fn clauses(text: &str) -> impl Iterator<Item = &str> {
    text.split(STOPS)
}
