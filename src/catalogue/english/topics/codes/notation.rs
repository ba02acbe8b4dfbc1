//! What the codes of the notation and of weights mean.

pub(super) const SYNTAX: &str = "The text is not in the notation at the place that is marked. The message says
what was found there and what could have stood there instead.

A ruling is written as directors write it: each outcome with its weight, the
outcomes joined by `&`, NS's side left of a slash and EW's right of it.

    (60%+620 & 40%-100)            weighted
    (-100)/(+620)                  split
    A+/A-                          artificial

A statement ends with its line, unless a parenthesis is open; two statements
on a line are separated by `;`. `redress explain notation` shows the whole.";

pub(super) const UNCLOSED: &str = r#"A bracket, a brace or a quotation mark is opened and never closed. The place
that is marked is the opener, not the end of the file, where it was noticed.

Inside parentheses a line end counts as a space, so a ruling may be written
over several lines; that is also why a missing `)` swallows what follows.

    (60%+620
     & 40%-100)                    closed on the second line

Blocks in `{ }`, as of `traveller` and `case`, and strings in `" "` have to be
closed too; a string over several lines stands between `"""` and `"""`."#;

pub(super) const UNOPENED: &str = "A `)` or `}` closes something that was never opened: usually the opening
bracket was lost when a ruling was copied, or one was closed twice.

    (60%+620 & 40%-100)            one opened, one closed
    60%+620 & 40%-100              the parentheses may be left out

They may be left out where the outcomes are joined by `&`. Where `;` or `,`
separates them, both parentheses have to be there.";

pub(super) const DECIMAL_COMMA: &str = "A number is written with a decimal comma. In this notation a comma separates:
the outcomes of a ruling, the rows of a traveller, the claims of an `expect`.
Were it a decimal sign too, `60,5` could be one number or two.

Write the point:

    (60.5%+620 & 39.5%-100)
    expect td: NS 9.8, EW 8.2

A weight that is no round percentage may be a fraction, which is exact:
`(1/3 +620 & 2/3 -100)`.";

pub(super) const NUMBER_RANGE: &str = "A number is larger, or has more digits, than anything of its kind can be at
bridge. No score, weight, count or percentage needs so many; a digit typed
twice or two numbers run together are the usual reasons.

    +620                           a score
    60%                            a weight, exact with up to six decimals
    +620: 3                        a count of tables, a positive whole number

Results stay exact whatever the weights are: the limits are on what is
written, not on what is computed.";

pub(super) const NESTED_PARENTHESES: &str =
    "Parentheses stand inside parentheses. A weighted score is one list: outcomes
are not bundled before they are weighed, because each is scored by itself and
then weighed.

If the bundle was meant as a share of the whole, multiply the weights out.
50% of a contract that is made two times in three is

    (50%+100 & 1/3 +420 & 1/6 -50)

A split stands beside parentheses, not in them: `(-100)/(+620)`. The one pair
allowed inside is a contract's own score: `(6♠= N (+1430))`.";

pub(super) const TOO_DEEP: &str = r#"Blocks stand inside one another deeper than the limit that the message names.
Scripts of people never come near it; a text that does is usually made by a
program, or has lost its closing braces.

A case inside a case starts from what the outer one has set up and leaves it
as it was, so that two or three levels say all there is to say:

    case "Board 7" {
      traveller { +620: 3, -100: 2 }
      case "at half weight" { (50%+620 & 50%-100) }
    }"#;

pub(super) const UNKNOWN_STATEMENT: &str = "A line starts with a word that is no statement, no name and no ruling. If a
statement of nearly that spelling exists, the message names it.

The statements that a ruling needs most:

    board 7                        vulnerability for contracts
    traveller { +620: 3, -100: 2 } the other results at pairs
    other table +300               the other room in a team match
    let td = (60%+620 & 40%-100)   a name
    expect td: NS 9.8              a figure to be checked

Remarks go behind `#`.";

pub(super) const RESERVED_NAME: &str = "A ruling cannot have this name, because the word already means something:
words that start a statement, the sides `NS` and `EW`, and `A`, `pass`,
`rest`, `ans`, `by`, `of`, `in`, `for`, `before` and `after`.

Any other name will do. It starts with a letter and goes on with letters,
digits, `_`, or `-` before a letter; capitals make no difference.

    let td = (60%+620 & 40%-100)
    let appeal-committee = (-100)/(+620)";

pub(super) const NAME_AS_COMPONENT: &str = "The name of a ruling stands as an outcome inside a weighted one. A name may
be a whole ruling or one side of a split, but not one of the outcomes: what
is weighed has to be a result of the table, so that the frequency table can
show each score with its share.

Write the outcomes out, with the weights multiplied:

    let td = (60%+620 & 40%-100)
    (30%+620 & 20%-100 & 50%+500)  half of td, half of +500

A name as one side is fine: `td/(+620)`.";

pub(super) const WEIGHTS_SUM: &str = "The weights of a side have to come to exactly 100%. Law 12C1(c) lets the
director weigh the results that could have come about by their probability,
and one of them would have come about: nothing may be missing, nothing may be
counted twice. The message gives the sum and the difference.

    (60%+620 & 40%-100)            100%
    (60%+620 & rest -100)          `rest` takes what is left
    (1/3 +620 & 2/3 -100)          thirds as fractions, which are exact

Each side of a split is summed by itself. Negative weights count with their
sign: `(100%+620 & -100%+500 & +100%+150)` comes to 100%.";

pub(super) const WEIGHT_MISSING: &str = "One outcome of a side has no weight though it stands beside others. An
outcome alone needs none, since it is certain; beside others it does
(Law 12C1(c)).

    +620                           alone: no weight
    (60%+620 & 40%-100)            together: each with its weight
    (60%+620 & rest -100)          one may take what is left

If two results were meant for the two sides, write a split instead:
`(-100)/(+620)`, NS's result left of the slash.";

pub(super) const REST_WEIGHT: &str = "`rest` is the weight that the other outcomes of its side leave of 100%. There
can be only one, and the others must leave something: a share below zero is
never meant by accident.

    (60%+620 & rest -100)          rest is 40%
    (1/3 +620 & 1/3 +170 & rest -100)

Weights that fall below zero on purpose, for damage that a side did to itself
(Law 12C1(e)), are written out:

    (100%+620 & -100%+500 & +100%+150)/(+620)";

pub(super) const WEIGHTED_ARTIFICIAL: &str =
    "An artificial score, such as `A+` or `60%`, stands among weighted outcomes.

Weights belong to results that can be told, with the probability of each
(Law 12C1(c)). An artificial score is for a board on which no result can be
told: none was possible any more (Law 12C2), or there were too many
possibilities (Law 12C1(d)). A board is one or the other, so the two are not
mixed.

    (50%+620 & 50%-100)            results that can be told
    A+/A-                          no result can be told
    50%/(+620)                     a split may give each side its own kind";

pub(super) const ARTIFICIAL_BOTH: &str = "An amount of IMPs is written for both sides at once. Such an amount is one
side's own: `+3 IMP` for NS says nothing about what EW get, and both could
hardly get +3.

    +3 IMP/-3 IMP                  NS +3, EW -3
    +3 IMP/0 IMP                   NS +3, EW nothing
    A+/A-                          average plus and average minus

Law 12C2(b) values average plus and average minus at +3 and -3 IMPs; the
setting `imp-average` is there for organizers who vary it.";

pub(super) const ARTIFICIAL_VALUE: &str = "An artificial score has no value in the scoring in force.

At matchpoints it is a share of the top: average minus 40%, average 50%,
average plus 60% (Law 12C2(a)); an amount of IMPs means nothing there. In IMPs
the three are worth -3, 0 and +3 (Law 12C2(b)); no Law says what another
percentage would be. Cross-IMPs and Butler are as IMPs, board-a-match is as
matchpoints. In total points an artificial score has no value at all.

    60%/40%     A+/A-              at matchpoints
    +3 IMP/-3 IMP     A+/A-        in a match

`A+/A-` can be written in both.";
