//! The words of the language, each declared once with its class, what else people write for it, its clauses and an
//! example.
//!
//! `grammar/keywords.pest` and the word lists of the editors are made from this table; help, completion, colours and
//! corrections read it.

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
            $($name:ident $word:literal $([$($foreign:literal),*])? $({ $($clause:ident)* })? $(: $form:literal)?;)*
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

            /// Words of Polish and other English ones that people write for it.
            const fn foreign(self) -> &'static [&'static str] {
                match self {
                    $(Self::$query => &[],)*
                    $($(Self::$name => &[$($($foreign,)*)?],)*)*
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
                [$(Self::$query),*].into_iter().find(|kind| kind.word().eq_ignore_ascii_case(word))
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
        Answer "answer" ["odpowiedź"]: "answer (60% +620 & 40% -100)";
        At "at": "at table 3: (60% 4♠= N & 40% 4♠-1 N)";
        Auction "auction" ["licytacja"] { Dealer }: "auction \"pass 1♦ pass 1♥ pass 3NT pass pass pass\"";
        Audit "audit": "audit";
        Board "board" ["rozdanie"]: "board 7 dealer S vul all";
        Carry "carry" ["przeniesienie"]: "carry pair 7 +12";
        Case "case" { Points Source Year Law Edition Differs }: "case \"Board 7\" { … }";
        Compare "compare" ["porównaj"]: "compare td, (-100)/(+620), A+/A-";
        Conventions "conventions": "conventions split: (-100)/(+620)";
        Damage "damage" ["szkoda"] { Before After Obtained }: "damage NS before +620 after +500 obtained +150";
        Deal "deal" ["rozkład", "karty"]: "deal \"N:AK32.52.62.QT987 - - -\"";
        Event "event" ["zawody"]: "event \"monday.xml\"";
        Expect "expect": "expect td: NS 9.8, EW 8.2";
        Handicap "handicap": "handicap NS 4 3%";
        Incident "incident": "incident ui by E { information: yes; … }";
        Include "include": "include \"club.ruling\"";
        Lead "lead" ["wist"]: "lead ♥K";
        Let "let": "let td = (60% +620 & 40% -100)";
        Marks "marks" { Side Weights Verdict };
        Match "match" ["mecz"] { Boards Rest Knockout Scale }: "match boards 16 rest +10 scale wbf";
        Notify "notify": "notify";
        Obtained "obtained" ["wynik", "uzyskano", "uzyskany"]: "obtained +100";
        Offenders "offenders" ["wykroczyli", "wykraczający"]: "offenders EW";
        Other "other" ["drugi", "inny"] { Table }: "other table +300";
        Penalty "penalty" ["kara"]: "penalty EW 10%";
        Protocol "protocol" ["protokół", "protokol"]: "protocol";
        Question "question" ["pytanie"]: "question \"What does each side get?\"";
        Ranking "ranking" ["klasyfikacja"]: "ranking before";
        Regulations "regulations": "regulations ebu";
        Scale "scale": "scale \"club\" boards 24 { 0-2: 15-15, 3+: 16-14 }";
        Scoring "scoring" ["punktowanie"]: "scoring butler";
        Session "session" ["sesja"]: "session NS 64.2% EW 38%";
        Set "set": "set short-field neuberg";
        Sheet "sheet" { Appeal }: "sheet \"Club pairs\" appeal 20";
        Solve "solve": "solve w in (w +620 & rest -100) for NS 12";
        Traveller "traveller" ["frekwencja", "zapisy"]: "traveller { +620: 3, +500, -100: 2 }";
        Vary "vary": "vary w from 0% to 100% step 10% in (w +620 & rest -100)";
        Weights "weights": "weights from poll { 4♥: 4♥-1 W, pass: 3NT= W }";
        Why "why": "why not adjust";
    }
    Inner {
        After "after" ["po"];
        Before "before" ["przed"];
        By "by";
        For "for";
        In "in";
        Of "of" ["z", "ze"];
        Rest "rest" ["remainder", "remaining", "reszta", "resztę"];
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
        Appeal "appeal";
        Boards "boards" ["rozdań", "rozdania"];
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
        Note "note";
        Pair "pair" ["para"];
        Place "place";
        Points "points";
        Poll "poll";
        Round "round";
        Section "section";
        Side "side";
        Source "source";
        Step "step";
        Table "table" ["room", "stół", "pokój"];
        Team "team" ["drużyna"];
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
    /// The keyword that a word is; case does not count.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
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

    /// Returns true if a word, in small letters, is one that people write for it.
    pub(super) fn is_called(self, word: &str) -> bool {
        self.word() == word || self.foreign().contains(&word)
    }

    /// The word that starts a statement for which people write another, in small letters.
    pub(super) fn statement_called(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|keyword| keyword.starts_statement() && keyword.foreign().contains(&word))
    }
}

/// Returns true if a word starts a statement.
pub(super) fn is_statement_word(word: &str) -> bool {
    Keyword::named(word).is_some_and(Keyword::starts_statement)
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
    is_graded || is_in_capitals || lower.strip_prefix('a').is_some_and(both_averages)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::Keyword;
    use crate::syntax::grammar::{Notation, Rule};
    use pest::Parser;
    use std::collections::BTreeSet;

    /// The choice of some words; the longer first where one begins another.
    fn rule(name: &str, is_wanted: impl Fn(Keyword) -> bool) -> String {
        let words: BTreeSet<&str> =
            Keyword::ALL.iter().filter(|keyword| is_wanted(**keyword)).map(|keyword| keyword.word()).collect();
        let words: Vec<String> = words.iter().rev().map(|word| format!("^\"{word}\"")).collect();
        format!("{name} = @{{ ({}) ~ word_end }}\n", words.join(" | "))
    }

    /// The rules of the grammar for the words.
    fn grammar() -> String {
        let mut text = "// The rules of the words, made from crates/lang/src/syntax/keywords.rs by \
                        `REDRESS_UPDATE=1 cargo test -p redress-lang keywords`.\n\n\
                        /// Words that cannot be names.\n"
            .to_owned();
        text += &rule("reserved", Keyword::is_reserved);
        text += "/// Words that ask about a ruling.\n";
        text += &rule("query_word", Keyword::is_query);
        for keyword in Keyword::ALL.iter().filter(|keyword| !keyword.has_own_rule()) {
            let word = keyword.word();
            text += &format!("{word}_word = @{{ ^\"{word}\" ~ word_end }}\n");
        }
        text
    }

    #[test]
    fn the_grammar_has_the_words_of_the_table() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/grammar/keywords.pest");
        if std::env::var_os("REDRESS_UPDATE").is_some() {
            std::fs::write(path, grammar()).unwrap();
        }
        let kept = std::fs::read_to_string(path).unwrap();
        assert!(kept == grammar(), "{path} is not that of the table; REDRESS_UPDATE=1 writes it anew");
    }

    #[test]
    fn spellings_are_the_grammars() {
        let words = [
            "po",
            "PO",
            "passed",
            "Ave",
            "avg",
            "average",
            "av",
            "aveplus",
            "Aminus",
            "A6040",
            "a604",
            "pox",
            "p",
            "avenue",
            "AVE",
            "AVG",
            "Av",
            "AV",
            "all",
            "plus",
            "averageplus",
            "A60400",
            "passing",
        ];
        for word in words {
            let of_grammar = Notation::parse(Rule::spelling, word)
                .is_ok_and(|mut found| found.next().is_some_and(|pair| pair.as_str().len() == word.len()));
            assert_eq!(super::is_spelling(word), of_grammar, "{word}");
        }
    }

    #[test]
    fn statements_show_their_form() {
        for keyword in Keyword::statements().filter(|keyword| *keyword != Keyword::Marks) {
            let form = keyword.form().unwrap_or_default();
            assert!(form.starts_with(keyword.word()), "{}", keyword.word());
        }
    }
}
