//! The words of the language, each declared once with its class, its clauses and an example. Other languages' words for
//! them are in their tables ([`words`](super::words)).
//!
//! `grammar/keywords.pest` and the word lists of the editors are made from both; help, completion, colours and
//! corrections read them.

use super::words::{Local, Section, all, locals, written};
use crate::messages::Locale;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// The role of a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Class {
    /// Starts a question about a ruling, which may follow it: each is a [`QueryKind`] too.
    Query,
    /// Starts a statement.
    Statement,
    /// Joins the parts of a statement, so that no name may be it.
    Inner,
    /// Is a side, an outcome or the last ruling: no name may be it, and it has a rule of its own in the grammar.
    Value,
    /// Begins a clause of some statement; elsewhere it may be a name.
    Clause,
    /// Is a unit, which has a rule of its own in the grammar.
    Unit,
}

macro_rules! keywords {
    (
        Query { $($query:ident $query_word:literal : $query_form:literal;)* }
        $($class:ident {
            $($name:ident $word:literal $({ $($clause:ident)* })? $(: $form:literal)?;)*
        })*
    ) => {
        /// A word of the language.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "each is its word")]
        pub enum Keyword {
            $($query,)*
            $($($name,)*)*
        }

        impl Keyword {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$query,)* $($(Self::$name,)*)*];

            /// The word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$query => $query_word,)*
                    $($(Self::$name => $word,)*)*
                }
            }

            const fn class(self) -> Class {
                match self {
                    $(Self::$query => Class::Query,)*
                    $($(Self::$name => Class::$class,)*)*
                }
            }

            /// The words that begin the clauses of its statement, where these are all that can follow.
            #[must_use]
            pub const fn clauses(self) -> &'static [Self] {
                match self {
                    $(Self::$query => &[],)*
                    $($(Self::$name => &[$($(Self::$clause,)*)?],)*)*
                }
            }

            /// An example of the statement that the word starts; `None` for words inside statements.
            #[must_use]
            pub const fn form(self) -> Option<&'static str> {
                match self {
                    $(Self::$query => Some($query_form),)*
                    $($(Self::$name => keywords!(@form $($form)?),)*)*
                }
            }

            /// The name of the message that explains the word: `keyword-board`.
            #[must_use]
            pub const fn message(self) -> &'static str {
                match self {
                    $(Self::$query => concat!("keyword-", $query_word),)*
                    $($(Self::$name => concat!("keyword-", $word),)*)*
                }
            }
        }

        /// A question about a ruling, by the word that starts it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs, reason = "each is its keyword")]
        pub enum QueryKind {
            $($query,)*
        }

        impl QueryKind {
            /// The word that starts it.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$query => $query_word,)* }
            }

            /// The question that a word starts; case does not count.
            pub(super) fn named(word: &str) -> Option<Self> {
                let word = Keyword::named(word)?.word();
                [$(Self::$query),*].into_iter().find(|kind| kind.word() == word)
            }
        }
    };
    (@form) => { None };
    (@form $form:literal) => { Some($form) };
}

keywords! {
    Query {
        Effects "effects": "effects (60% +620 & 40% -100)";
        Entry "entry": "entry (-100)/(+620)";
        Sensitivity "sensitivity": "sensitivity (60% +620 & 40% -100)";
        Pitfall "pitfall": "pitfall (60% +620 & 40% -100)";
    }
    Statement {
        Answer "answer": "answer (60% +620 & 40% -100)";
        At "at": "at table 3: (60% 4♠= N & 40% 4♠-1 N)";
        Auction "auction" { Dealer }: "auction \"pass 1♦ pass 1♥ pass 3NT pass pass pass\"";
        Audit "audit": "audit";
        Board "board": "board 7 dealer S vul all";
        Carry "carry": "carry pair 7 +12";
        Case "case" { Points Source Year Law Edition Differs }: "case \"Board 7\" { … }";
        Compare "compare": "compare td, (-100)/(+620), A+/A-";
        Conventions "conventions": "conventions split: (-100)/(+620)";
        Damage "damage" { Before After Obtained }: "damage NS before +620 after +500 obtained +150";
        Deal "deal": "deal \"N:AK32.52.62.QT987 - - -\"";
        Entries "entries": "entries";
        Event "event": "event \"monday.xml\"";
        Evidence "evidence": "evidence 4♠ N for W { E 6+ hearts }";
        Expect "expect": "expect td: NS 9.8, EW 8.2";
        Handicap "handicap": "handicap NS 4 3%";
        Incident "incident": "incident ui by E { information: yes; … }";
        Include "include": "include \"club.ruling\"";
        Lead "lead": "lead ♥K";
        Let "let": "let td = (60% +620 & 40% -100)";
        Marks "marks" { Side Weights Verdict };
        Match "match" { Boards Rest Knockout Scale }: "match boards 16 rest +10 scale wbf";
        Notify "notify": "notify";
        Obtained "obtained": "obtained +100";
        Offenders "offenders": "offenders EW";
        Other "other" { Table }: "other table +300";
        Penalty "penalty": "penalty EW 10%";
        Protocol "protocol": "protocol";
        Question "question": "question \"What does each side get?\"";
        Ranking "ranking": "ranking before";
        Regulations "regulations": "regulations ebu";
        Scale "scale": "scale \"club\" boards 24 { 0-2: 15-15, 3+: 16-14 }";
        Scoring "scoring": "scoring butler";
        Session "session": "session NS 64.2% EW 38%";
        Set "set": "set short-field neuberg";
        Sheet "sheet" { Appeal }: "sheet \"Club pairs\" appeal 20";
        Solve "solve": "solve w in (w +620 & rest -100) for NS 12";
        Traveller "traveller": "traveller { +620: 3, +500, -100: 2 }";
        Vary "vary": "vary w from 0% to 100% step 10% in (w +620 & rest -100)";
        Weights "weights": "weights from poll { 4♥: 4♥-1 W, pass: 3NT= W }";
        Why "why": "why not adjust";
        WriteBack "write-back": "write-back \"monday-ruled.xml\"";
    }
    Inner {
        After "after";
        Before "before";
        By "by";
        For "for";
        In "in";
        Of "of";
        Rest "rest";
        Stands "stands";
    }
    Value {
        A "a";
        Ans "ans";
        Ew "ew";
        Ns "ns";
        Pass "pass";
        We "we";
    }
    Clause {
        All "all";
        Appeal "appeal";
        Balanced "balanced";
        Boards "boards";
        Both "both";
        Considered "considered";
        Dealer "dealer";
        Differs "differs";
        Edition "edition";
        Error "error";
        Field "field";
        From "from";
        Group "group";
        Knockout "knockout";
        Law "law";
        None "none";
        Not "not";
        Layouts "layouts";
        Leads "leads";
        Note "note";
        Pair "pair";
        Place "place";
        Points "points";
        Poll "poll";
        Round "round";
        Section "section";
        Seed "seed";
        Seen "seen";
        Side "side";
        Source "source";
        Step "step";
        Table "table";
        Team "team";
        To "to";
        Verdict "verdict";
        Vul "vul";
        Warning "warning";
        Year "year";
    }
    Unit {
        Mp "mp";
        Vp "vp";
    }
}

impl Keyword {
    /// The keyword that a word is, in any language; case does not count. A word that may be a name is none.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::of_notation(word)
            .or_else(|| CALLED.get(&word.to_lowercase()).filter(|found| !found.1).map(|found| found.0))
    }

    /// The word that a language writes for it; `None` where it has none of its own.
    #[must_use]
    pub fn local(self, locale: Locale) -> Option<&'static str> {
        written(locale, Section::Words, self.word()).filter(|local| *local != self.word())
    }

    /// The keyword that a word of the notation is.
    pub(super) fn of_notation(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|keyword| keyword.word().eq_ignore_ascii_case(word))
    }

    /// Returns true if a statement can start with it.
    #[must_use]
    pub fn starts_statement(self) -> bool {
        matches!(self.class(), Class::Query | Class::Statement)
    }

    /// Returns true if no name may be this word.
    #[must_use]
    pub fn is_reserved(self) -> bool {
        !matches!(self.class(), Class::Clause | Class::Unit)
    }

    /// Returns true if it starts a question about a ruling.
    #[must_use]
    pub fn is_query(self) -> bool {
        self.class() == Class::Query
    }

    /// Returns true if the grammar spells it in a rule of its own, beside other words or signs.
    #[must_use]
    pub fn has_own_rule(self) -> bool {
        matches!(self.class(), Class::Value | Class::Unit)
    }

    /// The words that start a statement, in their alphabetical order.
    pub fn statements() -> impl Iterator<Item = Self> {
        let mut all: Vec<Self> = Self::ALL.iter().copied().filter(|keyword| keyword.starts_statement()).collect();
        all.sort_unstable_by_key(|keyword| keyword.word());
        all.into_iter()
    }

    /// Returns true if a word, in small letters, is its own or that of another language.
    pub(super) fn is_called(self, word: &str) -> bool {
        self.word() == word || self.locals().any(|local| local.text == word)
    }

    /// Returns true if one of its words, in any language, begins with these small letters.
    pub(crate) fn begins_with(self, beginning: &str) -> bool {
        self.word().starts_with(beginning) || self.locals().any(|local| local.text.starts_with(beginning))
    }

    /// Returns whether a text has one of its words, in any language, be it in a comment or a part of another word.
    #[must_use]
    pub fn occurs_in(self, text: &str) -> bool {
        let has = |word: &str| {
            let windows = text.as_bytes().windows(word.len());
            windows.into_iter().any(|bytes| bytes.eq_ignore_ascii_case(word.as_bytes()))
        };
        has(self.word()) || self.locals().any(|local| has(local.text))
    }

    /// Its words in the other languages.
    pub(super) fn locals(self) -> impl Iterator<Item = &'static Local> {
        locals(Section::Words, self.word())
    }
}

/// The words of other languages, in small letters, each with its keyword and whether it may be a name; not those that are
/// several words.
static CALLED: LazyLock<HashMap<String, (Keyword, bool)>> = LazyLock::new(|| {
    let of = |keyword: &Keyword| {
        let keyword = *keyword;
        keyword.locals().map(move |local| (local.text.to_lowercase(), (keyword, local.may_be_name)))
    };
    // A word of two keywords is that of the one that starts a statement.
    let mut all: Vec<_> = Keyword::ALL.iter().flat_map(of).filter(|(word, _)| !word.contains(' ')).collect();
    all.sort_by_key(|(_, (keyword, may_be_name))| (keyword.starts_statement(), !may_be_name));
    all.into_iter().collect()
});

/// The first words of statement words that are several.
static BEGINNINGS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let starts = Keyword::ALL.iter().filter(|keyword| keyword.starts_statement() || **keyword == Keyword::Stands);
    let first = |local: &Local| local.text.split_once(' ').map(|(first, _)| first.to_lowercase());
    starts.flat_map(|keyword| keyword.locals().filter_map(first)).collect()
});

/// Returns true if a word starts a statement.
pub(super) fn is_statement_word(word: &str) -> bool {
    Keyword::named(word).is_some_and(Keyword::starts_statement) || BEGINNINGS.contains(&word.to_lowercase())
}

/// Returns true if a word cannot be the name of a ruling.
pub(super) fn is_reserved(word: &str) -> bool {
    Keyword::named(word).is_some_and(Keyword::is_reserved) || is_spelling(word)
}

/// Returns true if a word means `pass` or an average: `PO`, `AVE`, `A6040`; the grammar's `spelling`, if it is one
/// word.
fn is_spelling(word: &str) -> bool {
    let lower = word.to_ascii_lowercase();
    let graded = lower.strip_suffix("plus").or_else(|| lower.strip_suffix("minus"));
    let is_graded = graded.is_some_and(|stem| matches!(stem, "a" | "av" | "ave" | "avg" | "average"));
    let both_averages = |digits: &str| digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
    let is_in_capitals = matches!(word, "A" | "a" | "PO" | "AVG" | "Avg" | "AVE" | "Ave" | "AV" | "Av");
    let is_passed = all(Section::Notation).any(|(key, local)| key == "pass" && local.text == lower);
    is_graded || is_passed || is_in_capitals || lower.strip_prefix('a').is_some_and(both_averages)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot run must say so at once")]
mod tests;
