//! What the codes of contracts, the field, settings and checks mean.

pub(super) const CONTRACT_SCORE: &str = "A contract and the score written beside it do not agree under Law 77, at the
vulnerability of the board. One of them is a slip; the program does not guess
which. The usual ones: the wrong vulnerability, an undertrick too many, a sign
from the declarer's view instead of NS's.

    4♥x-1 W                        +200 vulnerable, +100 not
    4♥x-1 W (+200)                 with the score, which is checked

A contract without a result, with a score behind it, asks whether any of its
results gives that score: `4♥x +500` is two down vulnerable, three down not.";

pub(super) const CONTRACT_DECLARER: &str = "A contract has a result but no declarer. Without the declarer neither the
sign of the score is known nor whose vulnerability counts.

    4♠= N                          made by North: a plus for NS
    4♠= W                          made by West: a minus for NS
    4♠ by S =                      the result may follow the declarer

The declarer is a seat, `N`, `E`, `S` or `W`, and stands behind the contract;
`3N N` is three no-trump by North.";

pub(super) const CONTRACT_RESULT: &str = "A contract has no result. Write how many tricks were taken over or under it:

    4♠= N                          just made
    4♠+1 N                         one trick over
    4♠-2 N                         two tricks under
    4♠x +500                       or the score, where it is known

A number beyond thirteen is a score, not tricks, and it is an error if no
result of that contract gives it. A board that nobody bid is `pass`.";

pub(super) const CONTRACT_RANGE: &str = "The result asks for more tricks than thirteen or for fewer than none, or the
level is not one to seven.

The number behind a contract counts from the contract, not from the six
tricks of the book: a four-level contract is made with ten, so `4♠+3` is all
thirteen and `4♠-10` is none at all.

    4♠+3 N                         thirteen tricks
    7NT= N                         thirteen tricks as well
    1NT-2 S                        five tricks";

pub(super) const NO_BOARD: &str = "A contract cannot be scored, because the vulnerability is not known (Law 77
has different scores for the two). It follows from the number of the board
(Law 2), or it can be said:

    board 7                        dealer South, both vulnerable
    board 7 vul NS                 with a vulnerability of its own
    board vul none                 without a number

`board` stands before the ruling is scored. Contracts in a traveller or at the
other table need it as well. Scores such as `+620` do not.";

pub(super) const NO_FIELD: &str = "A score in bridge is a comparison, and there is nothing to compare this
ruling with. At pairs it needs the other results on the board, in a team
match the result of the other room:

    traveller { +620: 3, +500, +300: 3, -100: 2 }
    other table +300

Either stands before the ruling. Leave the ruled table out of the traveller:
the ruling is one result more. The scoring follows from which of the two was
given last, or is said: `scoring butler` and `scoring cross-imps` need the
traveller, `scoring board-a-match` the other table.

A Butler datum can also be trimmed to nothing: `set datum-trim 3` leaves
something of a field from seven results up.";

pub(super) const UNKNOWN_NAME: &str = "A word stands where a ruling is expected, and no ruling was given that name.
It is a slip, or the `let` comes later; a name given inside a `case` is known
only there.

    let td = (60%+620 & 40%-100)
    compare td, A+/A-

`ans` is the last ruling that was scored; it has no value before there was
one. Capitals make no difference.";

pub(super) const CIRCULAR_NAME: &str = "A name was given a ruling that leads, through other names, back to itself, so
that it never comes to a result.

Names are looked up when a ruling is scored, not when they are given: changing
one changes every ruling that mentions it. That is convenient for `td` and a
committee's variant of it, and it makes a circle possible.

    let mine = (60%+620 & 40%-100)
    let final = mine/(+620)        fine: it ends at outcomes";

pub(super) const UNKNOWN_SETTING: &str = "`set` names a convention that does not exist. If one of nearly that spelling
exists, the message names it.

Conventions differ between federations, which is why each has a name and is
never chosen silently. Those for pairs are `win`, `split`, `short-field`,
`small-groups` and `tables`, those for IMPs `imp-average`, `imp-cap` and
`cross-imps`, for Butler `datum-trim` and `datum-round`, for board-a-match
`tie-within`, for damage `damage` and `damage-entry`; `round` is for all.

    set short-field neuberg
    set win 1

`redress explain settings` shows them with their values.";

pub(super) const SETTING_VALUE: &str = "The setting exists, but not with this value; or no scoring, or no body's
regulations, have this name. The message says what there is. The first value of
a setting is the default.

    set short-field neuberg        or proportional, mitchell, ascherman, none
    set tables 12                  a number of results
    set round 0.1 to-average       a unit and a rule
    set damage formula

    scoring butler                 or matchpoints, imps, cross-imps,
                                   board-a-match, total-points
    regulations ebu                or lecture-2005, wbf, acbl, pzbs

`scoring` may be left out for matchpoints and IMPs, which follow from the
traveller or the other table.";

pub(super) const BAD_VALUE: &str = "A number or a name is well written but cannot stand for what it is used for:

    board 7                        boards count from 1
    set tables 12                  not fewer than there are results

`tables` is the number of results expected on the board, the ruling's
included; it is there for boards on which some were never obtained, so it
cannot be smaller than the traveller.

A ruling in words, `damage …`, gives both sides their results at once. Its
name stands alone and cannot be one side of a split.

In a lecture: a figure that a ruling does not have, `{{ td.ns.vp }}` outside a
match, an option that a block does not know, `error` where there is none
(`redress explain weaving`).";

pub(super) const DAMAGE_OBTAINED: &str = "Law 12C1(e) divides the loss between the infraction and the side's own play,
and for that it must be known what the side obtained. It was not said, or it
was said twice and differently.

    damage NS before +620 after +500 obtained +150

or, where the obtained score is in force already:

    obtained +150
    damage NS before +620 after +500

`before` is the result expected before the infraction, `after` what the side
could still have had after it, `obtained` what it has.";

pub(super) const DAMAGE_ARTIFICIAL: &str = "An artificial score, or another `damage`, stands among the three results of
`damage`. They are yardsticks: the loss is the difference between their values
in the scoring in force, so each has to be a result that could have been
scored at the table (Law 12C1(e)).

    damage NS before +620 after +500 obtained +150
    damage NS before (60%+620 & 40%-100) after +500 obtained +150

Each may be weighted or split. Where no result can be told, an artificial
score takes the place of the whole ruling: `A+/A-`.";

pub(super) const OTHER_ARTIFICIAL: &str = "The other table of a team match has an artificial score. That is not a score
in points, so there is no difference to turn into IMPs.

A team match compares two results of the same board; if one of them was
cancelled, the board has none, and this table too gets an artificial score:

    A+/A-                          +3 and -3 IMPs (Law 12C2(b))

An adjusted score that was assigned at the other table can be compared, split
and weighted ones too: `other table (60%+620 & 40%-100)`.";

pub(super) const FILE: &str = r#"A file could not be read: it does not exist under that name, may not be
opened, or includes itself by a detour.

    include "conventions.ruling"

The name is relative to the script that contains the line, not to the place
from which the program was started. What an included file sets, names and
defines is in force from there on, as if its lines stood in the script.

Conventions that several scripts share belong in one file that includes no
other."#;

pub(super) const ENCODING: &str = "The file is not text in UTF-8. Suits, dashes and letters beyond the English
alphabet are written differently in older encodings, and reading them by guess
could turn one score into another.

Save the file as UTF-8: most editors offer the encoding when a file is saved
under a name. Text copied from a document into such a file is converted on the
way.

ASCII alone is enough for every ruling:

    (60% 4S= N & 40% 4S-1 N)/(+620)";

pub(super) const UNKNOWN_CODE: &str = "An `expect` names a diagnostic by a code that does not exist, or calls an
error a warning. Each code has one severity, which is part of the claim:

    expect (60%+620 & 30%-100): error weights-sum
    expect (+620)/(-100): warning split-exceeds-top
    expect td: note no-damage

The code stands in brackets beside every message. `redress explain checks`
tells of those that belong to a ruling, and `redress explain CODE` of one.";

pub(super) const IMPOSSIBLE_SCORE: &str = "No contract gives this score at the vulnerability of the board, to the side
that would have it (Law 77). Nearly always it is a slip of the pen: two digits
exchanged, the other vulnerability, or a missing sign.

    +620                           4♠ made, vulnerable
    +420                           4♠ made, not vulnerable
    +610                           no contract, if both are vulnerable

The ruling is scored all the same, as the points are taken as written. Where
no `board` is given, a score that is possible at some vulnerability is not
complained of.";

pub(super) const SPLIT_EXCEEDS_TOP: &str = "The two sides together get more than the top, or more than 0 IMPs. Adjusted
scores need not balance (Law 12C1(f)), but they differ because a side pays for
something: an infraction, or its own error. Together they then get less.

Mostly a sign is wrong. Both scores are written from NS's view, so EW's is not
turned round:

    (-100)/(+620)                  NS -100, EW -620
    (+620)/(-100)                  NS +620 and EW +100: more than the top

Not complained of are two artificial scores, small groups, and `offenders
none`: after a director's error both sides may gain (Law 82C).";

pub(super) const NOT_DESCENDING: &str = "A side has `+X -Y +Z`: the result before the infraction, less what it could
still have had, plus what it obtained. What is taken away is the loss that the
side caused itself (Law 12C1(e)), and that makes sense only while each is
worth less than the one before. Here a value rises.

If Y is worth more than X, the infraction made the error possible but did not
cost anything: the formula would charge the side more than it could lose. If Z
is worth more than Y, its error cost nothing. Let the values decide:

    damage NS before +620 after +500 obtained +150

It picks the row that applies; `redress explain trap` tells of the first.";

pub(super) const OFFENDERS_GAIN: &str = "By the ruling the offenders get more than they obtained at the table. An
adjusted score takes away what they gained by the infraction and makes good
what the others lost (Law 12B1); where they gained nothing there is nothing to
take away. Consider letting the score stand.

    offenders EW
    obtained +620
    (60%+620 & 40%-100)/(+500)     EW would gain by their own infraction

Check the sign of the obtained score, which is NS's, and who the offenders
are. After a director's error write `offenders none` (Law 82C).";

pub(super) const NO_DAMAGE: &str = "The side that did not offend obtained at least as much as the ruling would
give it. Damage is a result worse than was to be expected before the
infraction (Law 12B1); without damage there is no adjustment, and the score
obtained at the table stands. A penalty for the infraction, if one is due, is
another matter (Law 90).

What counts is what the scores are worth in the scoring in force, not their
points: a different score that is worth as much is no damage either.

In a script it can be claimed: `expect +620: stands`.";

pub(super) const NO_RELIEF: &str = "The side that did not offend keeps the score it obtained, while the offenders
are adjusted. Law 12C1(e) has that for a side which did the whole of the
damage itself: by an extremely serious error unrelated to the infraction, or
by a gambling action that a ruling would have covered had it failed.

    offenders EW
    obtained -100
    (-100)/(+620)                  NS keep -100, EW get -620

If the infraction caused a part of the loss, NS get relief for that part:

    damage NS before +620 after +500 obtained -100";

pub(super) const SMALL_WEIGHT: &str = "An outcome has a weight below 10%. The note says by how much the side's score
would differ without it, its share going to the others in proportion.

Weights are a judgement of probabilities (Law 12C1(c)), and nobody judges
those to a few per cent. An outcome that unlikely may be left out; an outcome
that was meant to count deserves a weight that does.

    (95%+620 & 5%-100)             is nearly +620
    (90%+620 & 10%-100)            says that -100 could well have happened

The ruling is scored as written.";
