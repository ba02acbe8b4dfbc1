//! The words of a language as the search compares them: without accents and endings, one for those that mean the same.

use std::collections::{BTreeMap, BTreeSet};

/// The letters of a word that may have one wrong.
const LONG: usize = 5;

/// The letters that stay of a word when its ending is taken off.
const STEM: usize = 3;

/// The words that deny, of those that mean the same, and how many words on they still do.
const NOT: [&str; 2] = ["not", "nie"];
const REACH: usize = 4;

/// The weights of words.
pub(super) const VAGUE: usize = 2;
const SPECIFIC: usize = 3;
const DECISIVE: usize = 6;

/// The classes that bids make by a fault, which name their subject.
const COMPUTED: [&str; 3] = ["<too-low>", "<over-seven>", "<after-end>"];
const COMPUTED_WEIGHT: usize = 9;

/// A typed word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Word {
    /// The word in plain small letters.
    pub plain: String,
    /// The form that is compared.
    pub stem: String,
    /// Says nothing by itself, as `when` does; only a class can have it.
    pub is_filler: bool,
}

/// A word that a phrase asks for: one of the language, any of a class, or several that follow one another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Wanted {
    Word(Word),
    Class(String),
    Run(Vec<Wanted>),
}

/// The words of a phrase, and those with which it does not count.
#[derive(Debug, Default)]
pub(super) struct Pattern {
    pub wanted: Vec<Wanted>,
    pub unless: Vec<Wanted>,
}

impl Pattern {
    /// The words that the phrase denies: `disclose` of `failed to disclose`.
    fn denied(&self) -> impl Iterator<Item = &Word> {
        self.wanted.windows(2).filter_map(|two| match two {
            [Wanted::Word(not), Wanted::Word(next)] if NOT.contains(&not.stem.as_str()) => Some(next),
            _ => None,
        })
    }

    /// Returns true for a phrase that says what was not done.
    pub(super) fn denies(&self) -> bool {
        self.denied().next().is_some()
    }

    /// The words of a phrase that asks for nothing but words.
    pub(super) fn stems(&self) -> Option<BTreeSet<String>> {
        let stem = |one: &Wanted| match one {
            Wanted::Word(word) => Some(word.stem.clone()),
            Wanted::Class(_) | Wanted::Run(_) => None,
        };
        self.wanted.iter().map(stem).collect::<Option<_>>().filter(|_| self.unless.is_empty())
    }
}

/// How a language's words are compared, and those of its phrases.
#[derive(Debug, Default)]
pub(super) struct Words {
    ignored: BTreeSet<String>,
    vague: BTreeSet<String>,
    decisive: BTreeSet<String>,
    /// Verbs that may stand between a denial and what is denied: `did not commit a revoke`.
    light: BTreeSet<String>,
    joined: BTreeSet<String>,
    endings: Vec<String>,
    same: BTreeMap<String, String>,
    classes: BTreeMap<String, BTreeSet<String>>,
    counted: BTreeMap<String, String>,
    stems: BTreeSet<String>,
    known: BTreeMap<String, String>,
    /// The words that phrases deny: that there was none is an irregularity too, as in `no alert`.
    lacking: BTreeSet<String>,
}

impl Words {
    /// Takes a line of the file that is about words; returns false for another.
    pub(super) fn take(&mut self, heading: &str, list: &str) -> bool {
        let entries = || list.split(',').map(|entry| plain(entry.trim())).filter(|entry| !entry.is_empty());
        match heading {
            "ignored" => self.ignored.extend(entries()),
            "vague" => self.vague.extend(entries()),
            "decisive" => {
                let stems: Vec<String> = entries().map(|word| self.stem(&word)).collect();
                self.decisive.extend(stems);
            }
            "light" => {
                let stems: Vec<String> = entries().map(|word| self.stem(&word)).collect();
                self.light.extend(stems);
            }
            "joined" => self.joined.extend(entries()),
            "endings" => {
                self.endings.extend(entries());
                self.endings.sort_by_key(|ending| std::cmp::Reverse(ending.len()));
            }
            "same" => {
                let first = entries().next().unwrap_or_default();
                let first = self.same.get(&first).cloned().unwrap_or(first);
                for word in entries() {
                    let stem = self.stem(&word);
                    self.same.entry(stem).or_insert_with(|| first.clone());
                    self.same.insert(word.clone(), first.clone());
                    self.make_known(word, &first);
                }
            }
            "counted" => {
                for class in entries() {
                    let stems = self.classes.get(&class).into_iter().flatten();
                    self.counted.extend(stems.map(|stem| (stem.clone(), class.clone())));
                }
            }
            class if is_class(class) => {
                for word in entries() {
                    let stem = self.stem(&word);
                    self.make_known(word, &stem);
                    self.classes.entry(class.to_owned()).or_default().insert(stem);
                }
            }
            _ => return false,
        }
        true
    }

    /// The words of a text.
    pub(super) fn of(&self, text: &str) -> Vec<Word> {
        let text: String = text.chars().filter(|c| !matches!(c, '\'' | '’')).collect();
        let text = plain(&text);
        let mut words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).peekable();
        let mut found = Vec::new();
        while let Some(word) = words.next() {
            let pair = words.peek().map(|next| format!("{word} {next}")).filter(|pair| self.joined.contains(pair));
            let word = match pair {
                Some(pair) => {
                    words.next();
                    pair
                }
                None => word.to_owned(),
            };
            found.push(Word { stem: self.stem(&word), is_filler: self.ignored.contains(&word), plain: word });
        }
        found
    }

    /// The words of a text, made known.
    pub(super) fn known_of(&mut self, text: &str) -> Vec<Word> {
        let words = self.of(text);
        words.iter().filter(|word| !word.is_filler).for_each(|word| self.make_known(word.plain.clone(), &word.stem));
        words
    }

    fn make_known(&mut self, word: String, stem: &str) {
        if !self.stems.contains(stem) {
            self.stems.insert(stem.to_owned());
        }
        self.known.insert(word, stem.to_owned());
    }

    /// How much the words of a phrase say: one that is in many phrases least, one that names its subject most.
    pub(super) fn weight(&self, wanted: &[Wanted]) -> usize {
        let weight = |one: &Wanted| match one {
            Wanted::Word(word) if self.decisive.contains(&word.stem) => DECISIVE,
            Wanted::Word(word) if !self.is_vague(word) => SPECIFIC,
            Wanted::Class(class) if COMPUTED.contains(&class.as_str()) => COMPUTED_WEIGHT,
            Wanted::Word(_) | Wanted::Class(_) => VAGUE,
            Wanted::Run(run) => self.weight(run).saturating_add(1),
        };
        wanted.iter().map(weight).fold(0, usize::saturating_add)
    }

    /// Reads a phrase, `<seat> dropped <card> -dummy`, and makes its words known.
    pub(super) fn pattern(&mut self, phrase: &str) -> Pattern {
        let mut pattern = Pattern::default();
        let parts = phrase.split_whitespace();
        let (marked, plain): (Vec<&str>, Vec<&str>) =
            parts.partition(|part| part.starts_with('-') || is_class(part) || part.contains('+'));
        for part in marked {
            let (list, part) = match part.strip_prefix('-') {
                Some(part) => (&mut pattern.unless, part),
                None => (&mut pattern.wanted, part),
            };
            let run: Vec<Wanted> = part.split('+').flat_map(|one| self.wanted(one)).collect();
            match part.contains('+') {
                true => list.push(Wanted::Run(run)),
                false => list.extend(run),
            }
        }
        pattern.wanted.extend(self.wanted(&plain.join(" ")));
        pattern.wanted.dedup();
        self.lacking.extend(pattern.denied().map(|word| word.stem.clone()));
        pattern
    }

    /// The words of a part of a phrase, made known; a class is one.
    fn wanted(&mut self, part: &str) -> Vec<Wanted> {
        if is_class(part) {
            return vec![Wanted::Class(part.to_owned())];
        }
        self.known_of(part).into_iter().filter(|word| !word.is_filler).map(Wanted::Word).collect()
    }

    /// Returns true if typed words have what a phrase asks for.
    pub(super) fn has(&self, typed: &[Word], wanted: &Wanted) -> bool {
        match wanted {
            Wanted::Run(run) => self.follow(typed, run),
            _ => typed.iter().any(|word| self.fits(word, wanted)),
        }
    }

    /// Returns true if typed words follow one another as a phrase's do; words that say nothing may stand between.
    pub(super) fn follow(&self, typed: &[Word], run: &[Wanted]) -> bool {
        let says: Vec<&Word> = typed.iter().filter(|word| !word.is_filler).collect();
        let follow = |words: &[&Word]| words.iter().zip(run).all(|(word, one)| self.fits(word, one));
        !run.is_empty() && says.windows(run.len()).any(follow)
    }

    /// Returns true if a phrase's `not` stands close before the word that follows it in the phrase: in a long sentence something
    /// is always denied.
    pub(super) fn denies(&self, typed: &[Word], wanted: &[Wanted]) -> bool {
        let says: Vec<&Word> = typed.iter().filter(|word| !word.is_filler).collect();
        wanted.windows(2).all(|two| match two {
            [Wanted::Word(not), next] if NOT.contains(&not.stem.as_str()) => {
                says.iter().enumerate().any(|(at, word)| {
                    let behind = || says.iter().skip(at).take(REACH).any(|word| self.fits(word, next));
                    word.stem == not.stem && behind()
                })
            }
            _ => true,
        })
    }

    /// Returns true if a phrase has a word that denies, alone or in a run.
    pub(super) fn has_denial(&self, pattern: &Pattern) -> bool {
        let is_not = |one: &Wanted| matches!(one, Wanted::Word(word) if NOT.contains(&word.stem.as_str()));
        pattern.wanted.iter().any(|one| match one {
            Wanted::Run(run) => run.iter().any(is_not),
            one => is_not(one),
        })
    }

    /// The words of a clause behind its denial, as far as that reaches.
    pub(super) fn denied(&self, clause: &str) -> Vec<Word> {
        let words = self.of(clause);
        let not = words.iter().position(|word| NOT.contains(&word.stem.as_str()));
        let behind = not.and_then(|not| words.get(not.saturating_add(1)..)).unwrap_or_default();
        let mut left = REACH;
        let reached = behind.iter().take_while(|word| {
            left = left.saturating_sub(usize::from(!word.is_filler));
            left > 0
        });
        reached.cloned().collect()
    }

    /// Typed words without the names of irregularities that they deny: `West did not revoke`.
    pub(super) fn without_denied(&self, typed: &[Word]) -> Vec<Word> {
        let mut is_after_not = false;
        let mut kept = Vec::new();
        for word in typed {
            let is_denied = is_after_not && self.decisive.contains(&word.stem) && !self.lacking.contains(&word.stem);
            let passes = word.is_filler || self.light.contains(&word.stem);
            is_after_not = NOT.contains(&word.stem.as_str()) || is_after_not && passes;
            kept.extend((!is_denied).then(|| word.clone()));
        }
        kept
    }

    /// Returns true if a typed word is the one that a phrase asks for, or one of its run.
    pub(super) fn fits(&self, typed: &Word, wanted: &Wanted) -> bool {
        match wanted {
            Wanted::Word(word) => !typed.is_filler && typed.stem == word.stem,
            Wanted::Class(class) => {
                typed.plain == *class || self.classes.get(class).is_some_and(|stems| stems.contains(&typed.stem))
            }
            Wanted::Run(run) => run.iter().any(|one| self.fits(typed, one)),
        }
    }

    /// Returns true if a phrase has this word, or one that begins so.
    pub(super) fn knows(&self, word: &Word) -> bool {
        let next = self.known.range(word.plain.clone()..).next();
        next.is_some_and(|(plain, _)| plain.starts_with(&word.plain)) || self.stems.contains(&word.stem)
    }

    /// The word that was meant by a misspelt one, if only one can be.
    pub(super) fn corrected(&self, word: &Word) -> Option<Word> {
        if word.plain.chars().count() < LONG {
            return None;
        }
        let near = |known: &&String| known.chars().count() >= LONG && is_one_letter_off(known, &word.plain);
        let mut found = self.known.iter().filter(|(plain, _)| near(plain));
        let (plain, stem) = found.next()?;
        found.all(|(_, other)| other == stem).then(|| Word {
            plain: plain.clone(),
            stem: stem.clone(),
            is_filler: false,
        })
    }

    /// The words of a text that are counted, each once: those that say something, one for all of some classes, and its bids.
    pub(super) fn counted<'a>(&'a self, words: &'a [Word]) -> BTreeSet<&'a str> {
        let says = words.iter().filter(|word| !word.is_filler || is_class(&word.plain));
        says.map(|word| self.counted_as(&word.stem)).collect()
    }

    /// The words of a phrase that are counted.
    pub(super) fn counted_of<'a>(&'a self, wanted: &'a [Wanted], counted: &mut BTreeSet<&'a str>) {
        for one in wanted {
            match one {
                Wanted::Word(word) => {
                    counted.insert(self.counted_as(&word.stem));
                }
                Wanted::Run(run) => self.counted_of(run, counted),
                Wanted::Class(_) => {}
            }
        }
    }

    fn counted_as<'a>(&'a self, stem: &'a str) -> &'a str {
        self.counted.get(stem).map_or(stem, String::as_str)
    }

    /// Returns true if a word says nothing.
    pub(super) fn is_ignored(&self, word: &str) -> bool {
        self.ignored.contains(word)
    }

    /// Returns true if a word alone finds nothing.
    pub(super) fn is_vague(&self, word: &Word) -> bool {
        self.vague.contains(&word.plain) || self.vague.contains(&word.stem)
    }

    fn stem(&self, word: &str) -> String {
        if let Some(same) = self.same.get(word) {
            return same.clone();
        }
        let long_enough = |stem: &str| stem.chars().count() >= STEM;
        let mut stems = self.endings.iter().filter_map(|ending| word.strip_suffix(ending.as_str()));
        let stem = stems.find(|stem| long_enough(stem)).unwrap_or(word);
        // Of two equal letters at the end one goes: `dropped` and `drop`.
        let mut letters = stem.chars().rev();
        let doubled = letters.next().filter(|last| letters.next() == Some(*last) && last.is_alphabetic());
        let stem = doubled.and_then(|last| stem.strip_suffix(last)).unwrap_or(stem);
        self.same.get(stem).cloned().unwrap_or_else(|| stem.to_owned())
    }
}

/// Returns true if a name is one of a class of words, `<seat>`.
fn is_class(name: &str) -> bool {
    name.starts_with('<') && name.ends_with('>')
}

/// A text in small letters without accents.
pub(super) fn plain(text: &str) -> String {
    text.to_lowercase().chars().map(plain_letter).collect()
}

/// A letter without its accent, which makes it a small one.
pub(crate) fn plain_letter(letter: char) -> char {
    let small = if letter.is_ascii() { letter } else { letter.to_lowercase().next().unwrap_or(letter) };
    match small {
        'ą' | 'á' | 'à' | 'ä' => 'a',
        'ć' | 'č' => 'c',
        'ę' | 'é' | 'è' | 'ë' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' | 'ö' => 'o',
        'ś' | 'š' => 's',
        'ü' => 'u',
        'ź' | 'ż' | 'ž' => 'z',
        _ => small,
    }
}

/// Returns whether one letter is missing, too many, wrong or in its neighbour's place.
fn is_one_letter_off(word: &str, other: &str) -> bool {
    let same =
        |pairs: usize, (one, other): (char, char)| if one == other { Ok(pairs.saturating_add(1)) } else { Err(pairs) };
    let shared = |one: &mut dyn Iterator<Item = char>, other: &mut dyn Iterator<Item = char>| {
        one.zip(other).try_fold(0, same).unwrap_or_else(|pairs| pairs)
    };
    let before = shared(&mut word.chars(), &mut other.chars());
    let rest = |text: &str| text.chars().skip(before).collect::<String>();
    let (word, other) = (rest(word), rest(other));
    let behind = shared(&mut word.chars().rev(), &mut other.chars().rev());
    let middle = |text: &str| {
        let letters = text.chars().count().saturating_sub(behind);
        text.chars().take(letters).collect::<Vec<char>>()
    };
    match (middle(&word).as_slice(), middle(&other).as_slice()) {
        ([], [_]) | ([_], [] | [_]) => true,
        ([one, next], [first, second]) => one == second && next == first,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_one_letter_off;

    #[test]
    fn one_letter_makes_a_misspelling() {
        for word in ["clam", "claims", "clain", "cliam", "laim"] {
            assert!(is_one_letter_off(word, "claim") && is_one_letter_off("claim", word), "{word}");
        }
        for word in ["claim", "clami s", "calm", "lcami"] {
            assert!(!is_one_letter_off(word, "claim"), "{word}");
        }
    }
}
