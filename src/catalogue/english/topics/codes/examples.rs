//! For each code a script that provokes it.

use crate::diagnostic::Code;

/// A script that provokes the code and no other; none where no text can.
#[must_use]
pub fn code_example(code: Code) -> Option<&'static str> {
    Some(match code {
        Code::Syntax => {
            "let td (60%+620 & 40%-100)
"
        }
        Code::Unclosed => {
            "(60%+620 & 40%-100
"
        }
        Code::Unopened => {
            "60%+620 & 40%-100)
"
        }
        Code::DecimalComma => {
            "(60,5%+620 & rest -100)
"
        }
        Code::NumberRange => {
            "+1000000000000
"
        }
        Code::NestedParentheses => {
            "((60%+620 & 40%-100))
"
        }
        Code::TooDeep => TOO_DEEP_EXAMPLE,
        Code::UnknownStatement => {
            "ofenders EW
"
        }
        Code::ReservedName => {
            "let board = (60%+620 & 40%-100)
"
        }
        Code::NameAsComponent => {
            "let td = (60%+620 & 40%-100)
(50% td & 50%+500)
"
        }
        Code::WeightsSum => {
            "(60%+620 & 30%-100)
"
        }
        Code::WeightMissing => {
            "(60%+620 & -100)
"
        }
        Code::RestWeight => {
            "(110%+620 & rest -100)
"
        }
        Code::WeightedArtificial => {
            "(60%+620 & 40% A+)
"
        }
        Code::ArtificialBoth => {
            "+3 IMP
"
        }
        Code::ArtificialValue => {
            "traveller { +620: 3, -100: 2 }
+3 IMP/-3 IMP
"
        }
        Code::ContractScore => {
            "board 7
traveller { +620: 3, -100: 2 }
(60% 4♠= N & 40% 4♥x-1 W (+500))
"
        }
        Code::ContractDeclarer => {
            "4♠=
"
        }
        Code::ContractResult => {
            "4♠ N
"
        }
        Code::ContractRange => {
            "4♠+4 N
"
        }
        Code::NoBoard => {
            "traveller { +620: 3, -100: 2 }
4♠= N
"
        }
        Code::NoField => {
            "(60%+620 & 40%-100)
"
        }
        Code::UnknownName => {
            "traveller { +620: 3, -100: 2 }
let td = (60%+620 & 40%-100)
compare td, tdd
"
        }
        Code::CircularName => {
            "traveller { +620: 3, -100: 2 }
let first = second
let second = first
first
"
        }
        Code::UnknownSetting => {
            "set short-fields neuberg
"
        }
        Code::SettingValue => {
            "set short-field neuburg
"
        }
        Code::BadValue => {
            "set tables 5
traveller { +620: 3, +500, +300: 3, -100: 2 }
(60%+620 & 40%-100)
"
        }
        Code::DamageObtained => {
            "traveller { +800, +620: 3, +500: 3, -100: 2 }
damage NS before +620 after +500
"
        }
        Code::DamageArtificial => {
            "traveller { +800, +620: 3, +500: 3, -100: 2 }
damage NS before A+ after +500 obtained +150
"
        }
        Code::PenaltyUnit => {
            "traveller { +620: 3, -100: 2 }
penalty EW 3 IMP
(60%+620 & 40%-100)
"
        }
        Code::MatchScale => {
            "other table +300
match rest +10 scale wbf
(60%+620 & 40%-100)
"
        }
        Code::Group => {
            "traveller { group \"A\" { +620: 3, -100: 4 } group \"B\" { +600: 3 } }
(60%+620 & 40%-100) in \"C\"
"
        }
        Code::Exam => {
            "question \"What is it worth?\"
"
        }
        Code::Deal => {
            "deal \"N:AK32.52.62\"
"
        }
        Code::OtherArtificial => {
            "other table A+/A-
+620
"
        }
        Code::File => {
            r#"include "there-is-no-such-file.ruling"
"#
        }
        Code::Encoding => return None,
        Code::UnknownCode => {
            "traveller { +800, +620: 3, +300: 3, -100: 2 }
expect (+620)/(-100): warning split-exceed-top
"
        }
        Code::ImpossibleScore => {
            "board 7
traveller { +620: 3, +500, +300: 3, -100: 2 }
(60%+610 & 40%-100)
"
        }
        Code::SplitExceedsTop => {
            "traveller { +800, +620: 3, +300: 3, -100: 2 }
(+620)/(-100)
"
        }
        Code::NotDescending => {
            "traveller { +800, +620: 3, +500: 3, -100: 2 }
(100%+500 & -100%+620 & 100%+150)/(+620)
"
        }
        Code::OffendersGain => {
            "traveller { +620: 3, +500, +300: 3, -100: 2 }
offenders EW
obtained +620
(60%+620 & 40%-100)/(+500)
"
        }
        Code::NoDamage => {
            "traveller { +620: 3, +500, +300: 3, -100: 2 }
offenders EW
obtained +620
+620
"
        }
        Code::NoRelief => {
            "traveller { +620: 3, +500, +300: 3, -100: 2 }
offenders EW
obtained -100
(-100)/(+620)
"
        }
        Code::SmallWeight => {
            "traveller { +620: 3, +500, +300: 3, -100: 2 }
(95%+620 & 5%-100)
"
        }
    })
}

/// Eight cases in one another around what is given.
macro_rules! eight_deep {
    ($inside:expr) => {
        concat!(
            "case \"a\" {\ncase \"b\" {\ncase \"c\" {\ncase \"d\" {\n",
            "case \"e\" {\ncase \"f\" {\ncase \"g\" {\ncase \"h\" {\n",
            $inside,
            "}\n}\n}\n}\n}\n}\n}\n}\n"
        )
    };
}

/// Seventy-two cases in one another.
const TOO_DEEP_EXAMPLE: &str = eight_deep!(eight_deep!(eight_deep!(eight_deep!(eight_deep!(eight_deep!(
    eight_deep!(eight_deep!(eight_deep!("+620\n")))
))))));
