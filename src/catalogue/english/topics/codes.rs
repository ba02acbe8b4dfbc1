//! What each diagnostic means and what to write instead, a screenful each, and a script that provokes it.

use crate::diagnostic::Code;

/// What a code means, why, and what to write.
#[must_use]
pub fn code(code: Code) -> &'static str {
    match code {
        Code::Syntax => SYNTAX,
        Code::Unclosed => UNCLOSED,
        Code::Unopened => UNOPENED,
        Code::DecimalComma => DECIMAL_COMMA,
        Code::NumberRange => NUMBER_RANGE,
        Code::NestedParentheses => NESTED_PARENTHESES,
        Code::TooDeep => TOO_DEEP,
        Code::UnknownStatement => UNKNOWN_STATEMENT,
        Code::ReservedName => RESERVED_NAME,
        Code::NameAsComponent => NAME_AS_COMPONENT,
        Code::WeightsSum => WEIGHTS_SUM,
        Code::WeightMissing => WEIGHT_MISSING,
        Code::RestWeight => REST_WEIGHT,
        Code::WeightedArtificial => WEIGHTED_ARTIFICIAL,
        Code::ArtificialBoth => ARTIFICIAL_BOTH,
        Code::ArtificialValue => ARTIFICIAL_VALUE,
        Code::ContractScore => CONTRACT_SCORE,
        Code::ContractDeclarer => CONTRACT_DECLARER,
        Code::ContractResult => CONTRACT_RESULT,
        Code::ContractRange => CONTRACT_RANGE,
        Code::NoBoard => NO_BOARD,
        Code::NoField => NO_FIELD,
        Code::UnknownName => UNKNOWN_NAME,
        Code::CircularName => CIRCULAR_NAME,
        Code::UnknownSetting => UNKNOWN_SETTING,
        Code::SettingValue => SETTING_VALUE,
        Code::BadValue => BAD_VALUE,
        Code::DamageObtained => DAMAGE_OBTAINED,
        Code::DamageArtificial => DAMAGE_ARTIFICIAL,
        Code::OtherArtificial => OTHER_ARTIFICIAL,
        Code::File => FILE,
        Code::Encoding => ENCODING,
        Code::UnknownCode => UNKNOWN_CODE,
        Code::NotYet => NOT_YET,
        Code::ImpossibleScore => IMPOSSIBLE_SCORE,
        Code::SplitExceedsTop => SPLIT_EXCEEDS_TOP,
        Code::NotDescending => NOT_DESCENDING,
        Code::OffendersGain => OFFENDERS_GAIN,
        Code::NoDamage => NO_DAMAGE,
        Code::NoRelief => NO_RELIEF,
        Code::SmallWeight => SMALL_WEIGHT,
    }
}

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
        Code::NotYet => {
            "scoring butler
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

const SYNTAX: &str = "The text is not in the notation at the place that is marked. The message says
what was found there and what could have stood there instead.

A ruling is written as directors write it: each outcome with its weight, the
outcomes joined by `&`, NS's side left of a slash and EW's right of it.

    (60%+620 & 40%-100)            weighted
    (-100)/(+620)                  split
    A+/A-                          artificial

A statement ends with its line, unless a parenthesis is open; two statements
on a line are separated by `;`. `redress explain notation` shows the whole.";

const UNCLOSED: &str = r#"A bracket, a brace or a quotation mark is opened and never closed. The place
that is marked is the opener, not the end of the file, where it was noticed.

Inside parentheses a line end counts as a space, so a ruling may be written
over several lines; that is also why a missing `)` swallows what follows.

    (60%+620
     & 40%-100)                    closed on the second line

Blocks in `{ }`, as of `traveller` and `case`, and strings in `" "` have to be
closed too; a string over several lines stands between `"""` and `"""`."#;

const UNOPENED: &str = "A `)` or `}` closes something that was never opened: usually the opening
bracket was lost when a ruling was copied, or one was closed twice.

    (60%+620 & 40%-100)            one opened, one closed
    60%+620 & 40%-100              the parentheses may be left out

They may be left out where the outcomes are joined by `&`. Where `;` or `,`
separates them, both parentheses have to be there.";

const DECIMAL_COMMA: &str = "A number is written with a decimal comma. In this notation a comma separates:
the outcomes of a ruling, the rows of a traveller, the claims of an `expect`.
Were it a decimal sign too, `60,5` could be one number or two.

Write the point:

    (60.5%+620 & 39.5%-100)
    expect td: NS 9.8, EW 8.2

A weight that is no round percentage may be a fraction, which is exact:
`(1/3 +620 & 2/3 -100)`.";

const NUMBER_RANGE: &str = "A number is larger, or has more digits, than anything of its kind can be at
bridge. No score, weight, count or percentage needs so many; a digit typed
twice or two numbers run together are the usual reasons.

    +620                           a score
    60%                            a weight, exact with up to six decimals
    +620: 3                        a count of tables, a positive whole number

Results stay exact whatever the weights are: the limits are on what is
written, not on what is computed.";

const NESTED_PARENTHESES: &str = "Parentheses stand inside parentheses. A weighted score is one list: outcomes
are not bundled before they are weighed, because each is scored by itself and
then weighed.

If the bundle was meant as a share of the whole, multiply the weights out.
50% of a contract that is made two times in three is

    (50%+100 & 1/3 +420 & 1/6 -50)

A split stands beside parentheses, not in them: `(-100)/(+620)`. The one pair
allowed inside is a contract's own score: `(6♠= N (+1430))`.";

const TOO_DEEP: &str = r#"Blocks stand inside one another deeper than the limit that the message names.
Scripts of people never come near it; a text that does is usually made by a
program, or has lost its closing braces.

A case inside a case starts from what the outer one has set up and leaves it
as it was, so that two or three levels say all there is to say:

    case "Board 7" {
      traveller { +620: 3, -100: 2 }
      case "at half weight" { (50%+620 & 50%-100) }
    }"#;

const UNKNOWN_STATEMENT: &str = "A line starts with a word that is no statement, no name and no ruling. If a
statement of nearly that spelling exists, the message names it.

The statements that a ruling needs most:

    board 7                        vulnerability for contracts
    traveller { +620: 3, -100: 2 } the other results at pairs
    other table +300               the other room in a team match
    let td = (60%+620 & 40%-100)   a name
    expect td: NS 9.8              a figure to be checked

Remarks go behind `#`.";

const RESERVED_NAME: &str = "A ruling cannot have this name, because the word already means something:
words that start a statement, the sides `NS` and `EW`, and `A`, `pass`,
`rest`, `ans`, `by`, `of`, `in`, `for`, `before` and `after`.

Any other name will do. It starts with a letter and goes on with letters,
digits, `_`, or `-` before a letter; capitals make no difference.

    let td = (60%+620 & 40%-100)
    let appeal-committee = (-100)/(+620)";

const NAME_AS_COMPONENT: &str = "The name of a ruling stands as an outcome inside a weighted one. A name may
be a whole ruling or one side of a split, but not one of the outcomes: what
is weighed has to be a result of the table, so that the frequency table can
show each score with its share.

Write the outcomes out, with the weights multiplied:

    let td = (60%+620 & 40%-100)
    (30%+620 & 20%-100 & 50%+500)  half of td, half of +500

A name as one side is fine: `td/(+620)`.";

const WEIGHTS_SUM: &str = "The weights of a side have to come to exactly 100%. Law 12C1(c) lets the
director weigh the results that could have come about by their probability,
and one of them would have come about: nothing may be missing, nothing may be
counted twice. The message gives the sum and the difference.

    (60%+620 & 40%-100)            100%
    (60%+620 & rest -100)          `rest` takes what is left
    (1/3 +620 & 2/3 -100)          thirds as fractions, which are exact

Each side of a split is summed by itself. Negative weights count with their
sign: `(100%+620 & -100%+500 & +100%+150)` comes to 100%.";

const WEIGHT_MISSING: &str = "One outcome of a side has no weight though it stands beside others. An
outcome alone needs none, since it is certain; beside others it does
(Law 12C1(c)).

    +620                           alone: no weight
    (60%+620 & 40%-100)            together: each with its weight
    (60%+620 & rest -100)          one may take what is left

If two results were meant for the two sides, write a split instead:
`(-100)/(+620)`, NS's result left of the slash.";

const REST_WEIGHT: &str = "`rest` is the weight that the other outcomes of its side leave of 100%. There
can be only one, and the others must leave something: a share below zero is
never meant by accident.

    (60%+620 & rest -100)          rest is 40%
    (1/3 +620 & 1/3 +170 & rest -100)

Weights that fall below zero on purpose, for damage that a side did to itself
(Law 12C1(e)), are written out:

    (100%+620 & -100%+500 & +100%+150)/(+620)";

const WEIGHTED_ARTIFICIAL: &str = "An artificial score, such as `A+` or `60%`, stands among weighted outcomes.

Weights belong to results that can be told, with the probability of each
(Law 12C1(c)). An artificial score is for a board on which no result can be
told: none was possible any more (Law 12C2), or there were too many
possibilities (Law 12C1(d)). A board is one or the other, so the two are not
mixed.

    (50%+620 & 50%-100)            results that can be told
    A+/A-                          no result can be told
    50%/(+620)                     a split may give each side its own kind";

const ARTIFICIAL_BOTH: &str = "An amount of IMPs is written for both sides at once. Such an amount is one
side's own: `+3 IMP` for NS says nothing about what EW get, and both could
hardly get +3.

    +3 IMP/-3 IMP                  NS +3, EW -3
    +3 IMP/0 IMP                   NS +3, EW nothing
    A+/A-                          average plus and average minus

Law 12C2(b) values average plus and average minus at +3 and -3 IMPs; the
setting `imp-average` is there for organizers who vary it.";

const ARTIFICIAL_VALUE: &str = "An artificial score has no value in the scoring in force.

At matchpoints it is a share of the top: average minus 40%, average 50%,
average plus 60% (Law 12C2(a)); an amount of IMPs means nothing there. In IMPs
the three are worth -3, 0 and +3 (Law 12C2(b)); no Law says what another
percentage would be.

    60%/40%     A+/A-              at matchpoints
    +3 IMP/-3 IMP     A+/A-        in a match

`A+/A-` can be written in both.";

const CONTRACT_SCORE: &str = "A contract and the score written beside it do not agree under Law 77, at the
vulnerability of the board. One of them is a slip; the program does not guess
which. The usual ones: the wrong vulnerability, an undertrick too many, a sign
from the declarer's view instead of NS's.

    4♥x-1 W                        +200 vulnerable, +100 not
    4♥x-1 W (+200)                 with the score, which is checked

A contract without a result, with a score behind it, asks whether any of its
results gives that score: `4♥x +500` is two down vulnerable, three down not.";

const CONTRACT_DECLARER: &str = "A contract has a result but no declarer. Without the declarer neither the
sign of the score is known nor whose vulnerability counts.

    4♠= N                          made by North: a plus for NS
    4♠= W                          made by West: a minus for NS
    4♠ by S =                      the result may follow the declarer

The declarer is a seat, `N`, `E`, `S` or `W`, and stands behind the contract;
`3N N` is three no-trump by North.";

const CONTRACT_RESULT: &str = "A contract has no result. Write how many tricks were taken over or under it:

    4♠= N                          just made
    4♠+1 N                         one trick over
    4♠-2 N                         two tricks under
    4♠x +500                       or the score, where it is known

A number beyond thirteen is a score, not tricks, and it is an error if no
result of that contract gives it. A board that nobody bid is `pass`.";

const CONTRACT_RANGE: &str = "The result asks for more tricks than thirteen or for fewer than none, or the
level is not one to seven.

The number behind a contract counts from the contract, not from the six
tricks of the book: a four-level contract is made with ten, so `4♠+3` is all
thirteen and `4♠-10` is none at all.

    4♠+3 N                         thirteen tricks
    7NT= N                         thirteen tricks as well
    1NT-2 S                        five tricks";

const NO_BOARD: &str = "A contract cannot be scored, because the vulnerability is not known (Law 77
has different scores for the two). It follows from the number of the board
(Law 2), or it can be said:

    board 7                        dealer South, both vulnerable
    board 7 vul NS                 with a vulnerability of its own
    board vul none                 without a number

`board` stands before the ruling is scored. Contracts in a traveller or at the
other table need it as well. Scores such as `+620` do not.";

const NO_FIELD: &str = "A score in bridge is a comparison, and there is nothing to compare this
ruling with. At pairs it needs the other results on the board, in a team
match the result of the other room:

    traveller { +620: 3, +500, +300: 3, -100: 2 }
    other table +300

Either stands before the ruling. Leave the ruled table out of the traveller:
the ruling is one result more. The scoring follows from which of the two was
given last, or from `scoring matchpoints` and `scoring imps`.";

const UNKNOWN_NAME: &str = "A word stands where a ruling is expected, and no ruling was given that name.
It is a slip, or the `let` comes later; a name given inside a `case` is known
only there.

    let td = (60%+620 & 40%-100)
    compare td, A+/A-

`ans` is the last ruling that was scored; it has no value before there was
one. Capitals make no difference.";

const CIRCULAR_NAME: &str = "A name was given a ruling that leads, through other names, back to itself, so
that it never comes to a result.

Names are looked up when a ruling is scored, not when they are given: changing
one changes every ruling that mentions it. That is convenient for `td` and a
committee's variant of it, and it makes a circle possible.

    let mine = (60%+620 & 40%-100)
    let final = mine/(+620)        fine: it ends at outcomes";

const UNKNOWN_SETTING: &str = "`set` names a convention that does not exist. If one of nearly that spelling
exists, the message names it.

Conventions differ between federations, which is why each has a name and is
never chosen silently. Those for pairs are `win`, `split`, `short-field`,
`small-groups`, `tables` and `round`, those for damage `damage` and
`damage-entry`, and `imp-average` is for artificial scores in IMPs.

    set short-field neuberg
    set win 1

`redress explain settings` shows them with their values.";

const SETTING_VALUE: &str = "The setting or the kind of scoring exists, but not with this value. The
message lists what it takes; the first value is the default.

    set short-field neuberg        or proportional, mitchell, ascherman, none
    set tables 12                  a number of results
    set round 0.1 to-average       a unit and a rule
    set damage formula

`scoring` takes `matchpoints` or `imps`. It is needed only where it does not
follow from the traveller or the other table.";

const BAD_VALUE: &str = "A number or a name is well written but cannot stand for what it is used for:

    board 7                        boards count from 1
    set tables 12                  not fewer than there are results
    penalty EW 10%                 a unit that the scoring has

`tables` is the number of results expected on the board, the ruling's
included; it is there for boards on which some were never obtained, so it
cannot be smaller than the traveller.

A ruling in words, `damage …`, gives both sides their results at once. Its
name stands alone and cannot be one side of a split.";

const DAMAGE_OBTAINED: &str = "Law 12C1(e) divides the loss between the infraction and the side's own play,
and for that it must be known what the side obtained. It was not said, or it
was said twice and differently.

    damage NS before +620 after +500 obtained +150

or, where the obtained score is in force already:

    obtained +150
    damage NS before +620 after +500

`before` is the result expected before the infraction, `after` what the side
could still have had after it, `obtained` what it has.";

const DAMAGE_ARTIFICIAL: &str = "An artificial score, or another `damage`, stands among the three results of
`damage`. They are yardsticks: the loss is the difference between their values
in the scoring in force, so each has to be a result that could have been
scored at the table (Law 12C1(e)).

    damage NS before +620 after +500 obtained +150
    damage NS before (60%+620 & 40%-100) after +500 obtained +150

Each may be weighted or split. Where no result can be told, an artificial
score takes the place of the whole ruling: `A+/A-`.";

const OTHER_ARTIFICIAL: &str = "The other table of a team match has an artificial score. That is not a score
in points, so there is no difference to turn into IMPs.

A team match compares two results of the same board; if one of them was
cancelled, the board has none, and this table too gets an artificial score:

    A+/A-                          +3 and -3 IMPs (Law 12C2(b))

An adjusted score that was assigned at the other table can be compared, split
and weighted ones too: `other table (60%+620 & 40%-100)`.";

const FILE: &str = r#"A file could not be read: it does not exist under that name, may not be
opened, or includes itself by a detour.

    include "conventions.ruling"

The name is relative to the script that contains the line, not to the place
from which the program was started. What an included file sets, names and
defines is in force from there on, as if its lines stood in the script.

Conventions that several scripts share belong in one file that includes no
other."#;

const ENCODING: &str = "The file is not text in UTF-8. Suits, dashes and letters beyond the English
alphabet are written differently in older encodings, and reading them by guess
could turn one score into another.

Save the file as UTF-8: most editors offer the encoding when a file is saved
under a name. Text copied from a document into such a file is converted on the
way.

ASCII alone is enough for every ruling:

    (60% 4S= N & 40% 4S-1 N)/(+620)";

const UNKNOWN_CODE: &str = "An `expect` names a diagnostic by a code that does not exist, or calls an
error a warning. Each code has one severity, which is part of the claim:

    expect (60%+620 & 30%-100): error weights-sum
    expect (+620)/(-100): warning split-exceeds-top
    expect td: note no-damage

The code stands in brackets beside every message. `redress explain checks`
tells of those that belong to a ruling, and `redress explain CODE` of one.";

const NOT_YET: &str = "The language has this statement or scoring, and the script is right to use
it, but this version does not carry it out. Nothing is guessed in its place.

Scored today are matchpoints and IMPs, with weighted, split and artificial
scores, damage, short fields and whole protocols:

    traveller { +620: 3, +500, +300: 3, -100: 2 }
    (60%+620 & 40%-100)

Cases that do without it are carried out as they stand.";

const IMPOSSIBLE_SCORE: &str = "No contract gives this score at the vulnerability of the board, to the side
that would have it (Law 77). Nearly always it is a slip of the pen: two digits
exchanged, the other vulnerability, or a missing sign.

    +620                           4♠ made, vulnerable
    +420                           4♠ made, not vulnerable
    +610                           no contract, if both are vulnerable

The ruling is scored all the same, as the points are taken as written. Where
no `board` is given, a score that is possible at some vulnerability is not
complained of.";

const SPLIT_EXCEEDS_TOP: &str = "The two sides together get more than the top, or more than 0 IMPs. Adjusted
scores need not balance (Law 12C1(f)), but they differ because a side pays for
something: an infraction, or its own error. Together they then get less.

Mostly a sign is wrong. Both scores are written from NS's view, so EW's is not
turned round:

    (-100)/(+620)                  NS -100, EW -620
    (+620)/(-100)                  NS +620 and EW +100: more than the top

Not complained of are two artificial scores, small groups, and `offenders
none`: after a director's error both sides may gain (Law 82C).";

const NOT_DESCENDING: &str = "A side has `+X -Y +Z`: the result before the infraction, less what it could
still have had, plus what it obtained. What is taken away is the loss that the
side caused itself (Law 12C1(e)), and that makes sense only while each is
worth less than the one before. Here a value rises.

If Y is worth more than X, the infraction made the error possible but did not
cost anything: the formula would charge the side more than it could lose. If Z
is worth more than Y, its error cost nothing. Let the values decide:

    damage NS before +620 after +500 obtained +150

It picks the row that applies; `redress explain trap` tells of the first.";

const OFFENDERS_GAIN: &str = "By the ruling the offenders get more than they obtained at the table. An
adjusted score takes away what they gained by the infraction and makes good
what the others lost (Law 12B1); where they gained nothing there is nothing to
take away. Consider letting the score stand.

    offenders EW
    obtained +620
    (60%+620 & 40%-100)/(+500)     EW would gain by their own infraction

Check the sign of the obtained score, which is NS's, and who the offenders
are. After a director's error write `offenders none` (Law 82C).";

const NO_DAMAGE: &str = "The side that did not offend obtained at least as much as the ruling would
give it. Damage is a result worse than was to be expected before the
infraction (Law 12B1); without damage there is no adjustment, and the score
obtained at the table stands. A penalty for the infraction, if one is due, is
another matter (Law 90).

What counts is what the scores are worth in the scoring in force, not their
points: a different score that is worth as much is no damage either.

In a script it can be claimed: `expect +620: stands`.";

const NO_RELIEF: &str = "The side that did not offend keeps the score it obtained, while the offenders
are adjusted. Law 12C1(e) has that for a side which did the whole of the
damage itself: by an extremely serious error unrelated to the infraction, or
by a gambling action that a ruling would have covered had it failed.

    offenders EW
    obtained -100
    (-100)/(+620)                  NS keep -100, EW get -620

If the infraction caused a part of the loss, NS get relief for that part:

    damage NS before +620 after +500 obtained -100";

const SMALL_WEIGHT: &str = "An outcome has a weight below 10%. The note says by how much the side's score
would differ without it, its share going to the others in proportion.

Weights are a judgement of probabilities (Law 12C1(c)), and nobody judges
those to a few per cent. An outcome that unlikely may be left out; an outcome
that was meant to count deserves a weight that does.

    (95%+620 & 5%-100)             is nearly +620
    (90%+620 & 10%-100)            says that -100 could well have happened

The ruling is scored as written.";
