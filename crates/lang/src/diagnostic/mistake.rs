//! Common ways of writing that the notation does not read.

use crate::messages::{ProblemMistakeHelpMistake, ProblemMistakeMistake};

macro_rules! mistakes {
    ($($name:ident $example:literal)+) => {
        /// A way to write something that the notation writes otherwise, each with an example.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Mistake { $(#[doc = $example] $name,)+ }

        impl Mistake {
            /// The message that says what is wrong.
            pub(super) fn message(self) -> ProblemMistakeMistake {
                match self { $(Self::$name => ProblemMistakeMistake::$name,)+ }
            }

            /// The help where there is no reading to show.
            pub(super) fn advice(self) -> ProblemMistakeHelpMistake {
                match self {
                    Self::ContractMissing => ProblemMistakeHelpMistake::ContractMissing,
                    _ => ProblemMistakeHelpMistake::Other,
                }
            }
        }
    };
}

mistakes! {
    TwoCounts "`50x20`: either can be the count."
    CountOrTable "`420 (3)`"
    Count "`+620 3`"
    PercentOrScore "`60/40`"
    OwnSign "`+620/-620`"
    ImpsOrScore "`+3/-3`"
    Percentages "`60%-40%`"
    Averages "`A+/-`"
    Sides "`NS -100, EW -620`"
    Side "`EW 100`"
    OneSide "`EW: 4♠= N`"
    Thousands "`1,100`"
    Letters "`62O`"
    PercentSign "`(60+620 & 40-100)`"
    WeightBehind "`+620 60%`"
    Joined "`1/3 +620 and 2/3 -100`"
    Parentheses "`2/3 +620, 1/3 -100`"
    Brackets "`[60% +620 & 40% -100]`"
    Quotes "`“…”`"
    Comment "`// …`"
    Point "`+620.`"
    Words "`4 spades down 1 North`"
    Declarer "`N 4S=`"
    NoDeclarer "`4S= 620`"
    Vulnerability "`4S= N vul`"
    Statements "`+620 penalty EW 10%`"
    Prefix "`vul all`, `tables 9`"
    Clauses "`match 20 boards`"
    Rows "`+620: 3 +500: 2`"
    CountOfRuling "`+620 x3`"
    TableOfEvent "`table 3: +420`"
    WeightsAlone "`2/3-1/3`"
    WhoseSession "`session 63%`"
    BoardInComment "`board #12`"
    Either "`4♠= N or 4♠-1 N`"
    WhosePenalty "`PP 10%`"
    DecimalPoint "`kara WE 0,5 VP`"
    Calls "`auction 1S-P-2H`"
    Cards "`lead K♥`"
    IdleWords "`4♠-1 N I suppose`"
    RulingElsewhere "`ruling upheld`"
    Favour "`NS get the best of it`"
    ContractMissing "`adjusted to one down`"
    Tricks "`4♠-N-10`"
    Level "`ten tricks in spades by N`"
    Opening "`other room: +620`"
    Traveller "`results: +620, +500`"
    NotPlayed "`NP`"
}
