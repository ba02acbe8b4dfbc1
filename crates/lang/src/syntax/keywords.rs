//! The words of the language, each declared once: what may start a statement, what no name may be, how a statement is
//! written. The grammar has them too, to match them; a test compares the two.

/// Declares the words. `starts` is said of those that start a statement, `reserved` of those that no name may be, and a
/// form shows how what the word starts is written.
macro_rules! keywords {
    ($($name:ident $word:literal $($trait:ident)* $(: $form:literal)?;)*) => {
        /// A word of the language.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "each is its word")]
        pub enum Keyword {
            $($name,)*
        }

        impl Keyword {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)*
                }
            }

            fn has(self, wanted: &str) -> bool {
                let traits: &[&str] = match self {
                    $(Self::$name => &[$(stringify!($trait)),*],)*
                };
                traits.contains(&wanted)
            }

            /// How what the word starts is written, as an example; none for words inside statements.
            #[must_use]
            pub const fn form(self) -> Option<&'static str> {
                match self {
                    $(Self::$name => keywords!(@form $($form)?),)*
                }
            }

            /// The name of the message that says what the word means: `keyword-board`.
            #[must_use]
            pub const fn message(self) -> &'static str {
                match self {
                    $(Self::$name => concat!("keyword-", $word),)*
                }
            }
        }
    };
    (@form) => { None };
    (@form $form:literal) => { Some($form) };
}

keywords! {
    A "a" reserved;
    After "after" reserved;
    Ans "ans" reserved;
    Answer "answer" starts reserved: "answer (60% +620 & 40% -100)";
    Appeal "appeal";
    At "at" starts reserved: "at table 3: (60% 4♠= N & 40% 4♠-1 N)";
    Auction "auction" starts reserved: "auction \"pass 1♦ pass 1♥ pass 3NT pass pass pass\"";
    Audit "audit" starts reserved: "audit";
    Before "before" reserved;
    Board "board" starts reserved: "board 7 dealer S vul all";
    Boards "boards";
    By "by" reserved;
    Case "case" starts reserved: "case \"Board 7\" { … }";
    Compare "compare" starts reserved: "compare td, (-100)/(+620), A+/A-";
    Considered "considered";
    Conventions "conventions" starts reserved: "conventions split: (-100)/(+620)";
    Damage "damage" starts reserved: "damage NS before +620 after +500 obtained +150";
    Deal "deal" starts reserved: "deal \"N:AK32.52.62.QT987 - - -\"";
    Dealer "dealer";
    Effects "effects" starts reserved: "effects (60% +620 & 40% -100)";
    Entry "entry" starts reserved: "entry (-100)/(+620)";
    Error "error";
    Event "event" starts reserved: "event \"monday.xml\"";
    Ew "ew" reserved;
    Expect "expect" starts reserved: "expect td: NS 9.8, EW 8.2";
    Field "field";
    For "for" reserved;
    From "from";
    Group "group";
    In "in" reserved;
    Incident "incident" starts reserved: "incident ui by E { information: yes; … }";
    Include "include" starts reserved: "include \"club.ruling\"";
    Knockout "knockout";
    Law "law";
    Lead "lead" starts reserved: "lead ♥K";
    Let "let" starts reserved: "let td = (60% +620 & 40% -100)";
    Marks "marks" starts reserved;
    Match "match" starts reserved: "match boards 16 rest +10 scale wbf";
    Mp "mp";
    Note "note";
    Notify "notify" starts reserved: "notify";
    Ns "ns" reserved;
    Obtained "obtained" starts reserved: "obtained +100";
    Of "of" reserved;
    Offenders "offenders" starts reserved: "offenders EW";
    Other "other" starts reserved: "other table +300";
    Pass "pass" reserved;
    Penalty "penalty" starts reserved: "penalty EW 10%";
    Pitfall "pitfall" starts reserved: "pitfall (60% +620 & 40% -100)";
    Place "place";
    Points "points";
    Poll "poll";
    Protocol "protocol" starts reserved: "protocol";
    Question "question" starts reserved: "question \"What does each side get?\"";
    Ranking "ranking" starts reserved: "ranking before";
    Regulations "regulations" starts reserved: "regulations ebu";
    Rest "rest" reserved;
    Round "round";
    Scale "scale" starts reserved: "scale \"club\" boards 24 { 0-2: 15-15, 3+: 16-14 }";
    Scoring "scoring" starts reserved: "scoring butler";
    Section "section";
    Sensitivity "sensitivity" starts reserved: "sensitivity (60% +620 & 40% -100)";
    Session "session" starts reserved: "session NS 64.2% EW 38%";
    Set "set" starts reserved: "set short-field neuberg";
    Sheet "sheet" starts reserved: "sheet \"Club pairs\" appeal 20";
    Side "side";
    Solve "solve" starts reserved: "solve w in (w +620 & rest -100) for NS 12";
    Stands "stands" reserved;
    Step "step";
    Table "table";
    To "to";
    Traveller "traveller" starts reserved: "traveller { +620: 3, +500, -100: 2 }";
    Vary "vary" starts reserved: "vary w from 0% to 100% step 10% in (w +620 & rest -100)";
    Verdict "verdict";
    Vp "vp";
    Vul "vul";
    Warning "warning";
    We "we" reserved;
    Weights "weights" starts reserved: "weights from poll { 4♥: 4♥-1 W, pass: 3NT= W }";
}

impl Keyword {
    /// The keyword that a word is; case does not count.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|keyword| keyword.word().eq_ignore_ascii_case(word))
    }

    /// Whether a statement can start with it.
    #[must_use]
    pub fn starts_statement(self) -> bool {
        self.has("starts")
    }

    /// Whether no name may be it.
    #[must_use]
    pub fn is_reserved(self) -> bool {
        self.has("reserved")
    }

    /// The words that start a statement, in their alphabetical order.
    pub fn statements() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|keyword| keyword.starts_statement())
    }
}

/// Whether a word starts a statement.
pub(super) fn is_statement_word(word: &str) -> bool {
    Keyword::named(word).is_some_and(Keyword::starts_statement)
}

/// Whether a word cannot be given to a ruling as its name.
pub(super) fn is_reserved(word: &str) -> bool {
    Keyword::named(word).is_some_and(Keyword::is_reserved) || is_spelling(word)
}

/// Whether a word stands for `pass` or an average: `PO`, `AVE`, `A6040`; the grammar's `spelling`, where it is one word.
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
    use super::Keyword;
    use crate::syntax::grammar::{Notation, Rule};
    use pest::Parser;
    use std::collections::BTreeSet;

    const GRAMMAR: &str = include_str!("../../grammar/redress.pest");

    /// The words between `^"` and `"` in a stretch of the grammar.
    fn words(grammar: &str) -> BTreeSet<&str> {
        grammar.split("^\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn reserved_words_are_the_grammars() {
        let start = GRAMMAR.find("reserved = @{").map(|at| &GRAMMAR[at..]).unwrap_or_default();
        let reserved = words(start.split('}').next().unwrap_or_default());
        let declared: BTreeSet<&str> =
            Keyword::ALL.iter().filter(|keyword| keyword.is_reserved()).map(|keyword| keyword.word()).collect();
        assert_eq!(reserved, declared);
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
    fn every_word_of_the_grammar_is_declared() {
        let section = GRAMMAR.split("---- the words").nth(1).unwrap_or_default();
        for word in words(section).into_iter().filter(|word| word.len() > 1) {
            assert!(Keyword::named(word).is_some(), "{word}");
        }
        for keyword in Keyword::ALL {
            assert!(words(GRAMMAR).contains(keyword.word()), "{}", keyword.word());
        }
    }

    #[test]
    fn statements_show_their_form() {
        for keyword in Keyword::statements().filter(|keyword| *keyword != Keyword::Marks) {
            let form = keyword.form().unwrap_or_default();
            assert!(form.starts_with(keyword.word()), "{}", keyword.word());
            assert!(keyword.is_reserved(), "{}", keyword.word());
        }
    }
}
