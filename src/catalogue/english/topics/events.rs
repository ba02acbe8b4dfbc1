//! What belongs to an event: matches, groups, penalties, sessions, regulations, and the scorer's program.

use super::Topic;

pub(super) const MATCH: Topic = Topic {
    name: "match",
    title: "the board in its match, and knockouts, Law 12C4",
    text: "A board of a team match can be put into its match. `rest` is what the other
boards brought NS, in IMPs; EW have the negation, if nothing else is said:

    match rest +10                         the IMPs, this board added
    match boards 16 rest +10 scale wbf     and in victory points
    match knockout rest +10                the IMPs decide
    match knockout rest NS +10 EW -12      earlier rulings did not balance

Split rulings give the teams IMPs that do not balance. In a round-robin each
team keeps its own. In a knockout one team has to win, so that the board
counts their average (Law 12C4): NS's IMPs less EW's, halved, and EW get the
negation.

    (-100)/(+620) against +300     NS -9, EW -8
    knockout                       (-9 − -8)/2: NS -1/2, EW +1/2
    with the rest                  NS +9 1/2, EW -9 1/2

`boards` counts this one. Penalties are taken afterwards and not averaged.",
    example: r#"other table +300
match knockout rest +10
(-100)/(+620)
case "in a round-robin" { match rest +10; (-100)/(+620) }
"#,
};

pub(super) const VICTORY_POINTS: Topic = Topic {
    name: "victory-points",
    title: "from IMPs to victory points",
    text: "Each team's IMPs are converted by themselves: NS's `rest` with NS's IMPs on
the board, EW's with EW's. If the ruling does not balance, neither do the
victory points.

    match boards 16 rest +10 scale wbf             hundredths, of 2013
    match boards 16 rest +10 scale wbf-discrete    whole points
    match boards 24 rest +1 scale club             one of your own

    scale \"club\" boards 24 { 0-2: 15-15, 3-6: 16-14, 7+: 17-13 }

A step has its margins, then the winner's points and the loser's; `boards` may
be left out. The scale stands above the match.

Weighted rulings leave fractions of IMPs. The continuous scale takes them as
they are. Between two steps of a table, as +2.2 here, they go to the step that
is better for the side that did not offend, as `offenders` has it; where both
or neither did, to the nearer one, a half towards the draw.",
    example: r#"other table +300
let td = (60%+620 & 40%-100)
match boards 16 rest +10 scale wbf
expect td: NS 13.09 VP, EW 6.91 VP
scale "club" boards 24 { 0-2: 15-15, 3-6: 16-14, 7+: 17-13 }
match boards 24 rest +1 scale club
offenders EW
td
expect td: NS 16 VP, EW 14 VP
"#,
};

pub(super) const FOULED_BOARDS: Topic = Topic {
    name: "fouled-boards",
    title: "a board played in two forms, Law 87",
    text: "If cards were exchanged on the way, some tables played another board than the
rest (Law 87). Results of different boards cannot be compared, so each form is
a group and a field of its own:

    traveller {
      group \"A\" { +620: 3, +300: 3, -100: 4 }
      group \"B\" { +600: 2, -100 }
    }
    (60%+620 & 40%-100) in \"B\"

A ruling belongs to the first group, or to the one named after `in`. Each
group is a short field (`redress explain short-field`): the matchpoints from
its own results are brought to the size of the whole board, here 4 results
with the ruling, of 14.

For a group of one, two or three results a formula says little; the EBU and
the ACBL have percentages instead: `set small-groups ebu`, or `acbl`.",
    example: r#"traveller {
  group "A" { +620: 3, +300: 3, -100: 4 }
  group "B" { +600: 2, -100 }
}
(60%+620 & 40%-100) in "B"
expect (60%+620 & 40%-100) in "B": NS 16.5, EW 9.5
protocol
"#,
};

pub(super) const PENALTIES: Topic = Topic {
    name: "penalties",
    title: "procedural penalties, Law 90",
    text: "A penalty is no part of an adjusted score. It is taken from the offender's own
figure, last of all and after rounding, and nobody else gains by it.

    penalty EW 10%                 of a top: matchpoints, board-a-match
    penalty EW 2 MP                matchpoints, board-a-match
    penalty EW 3 IMP               IMPs, cross-IMPs, Butler
    penalty EW 1 VP                a match with a scale
    penalty EW 0%                  takes it back

It is in force for the rulings below it, in a case only there. One in another
unit comes on top; one in the same unit takes its place.

In a match a penalty in IMPs is taken before the IMPs are converted, one in
victory points after that. In a knockout neither is averaged.

An adjusted score only restores; where a side is to be punished, this is the
place for it (Laws 12B and 90).",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
penalty EW 10%
(60%+620 & 40%-100)
expect (60%+620 & 40%-100): NS 9.8, EW 6.4
",
};

pub(super) const SESSION: Topic = Topic {
    name: "session",
    title: "average plus for a pair that does better, Law 12C2(c)",
    text: "Average plus is 60% of the top, but a pair that had more on the other boards
of the session gets as much as that. Average minus is 40%, or the session's
percentage if that is lower (Law 12C2(c)). Say what they had:

    session NS 64.2% EW 38%        on the session's other boards

    A+/A-                          64.2% for NS, 38% for EW
    60%/40%                        as written: 60% and 40%

A session between 40% and 60% changes nothing, and average stays 50%. A side
may be left out if its percentage is not known or does not matter.

The session's percentage is that of the other boards, without this one. It is
for the scorings with a top; in IMPs average plus stays at +3, as what would be
equivalent to a percentage there is for the organizer to say.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
session NS 64.2% EW 38%
A+/A-
expect A+/A-: NS 64.2%, EW 38%
expect 60%/40%: NS 60%, EW 40%
",
};

pub(super) const REGULATIONS: Topic = Topic {
    name: "regulations",
    title: "a whole body's conventions at once",
    text: "One line puts the conventions of a body in force:

    regulations ebu                or lecture-2005, wbf, acbl, pzbs

It sets everything but `tables` and `language`. What a script sets below it
stays on top; set above, it is replaced. Each result names the regulations it
rests on and what was set beside them.

`redress explain ebu` shows what each one sets and where the body says so.
Not every convention is written down where we could read it: what this project
assumes is marked by `*`, and is to be checked against the conditions of
contest (Law 78D) before anybody appeals. `redress explain conventions` has
all of them in one table.

A club's own are a file of `set` lines that its scripts include:

    include \"club.ruling\"",
    example: "regulations ebu
set datum-trim 2
traveller { +620: 3, +500, +300: 3, -100: 2, A+/A- }
(60%+620 & 40%-100)
expect (60%+620 & 40%-100): NS 10.88, EW 9.12
",
};

pub(super) const CONVENTIONS: Topic = Topic {
    name: "conventions",
    title: "what a choice of convention does to a ruling",
    text: "The same ruling is worth something else under other regulations. Before a
figure is announced, see whether it hangs on a convention:

    conventions td                 as it is now, then under each preset
    conventions short-field: td    under each value of one setting

An arrow marks what differs from what is in force; tops of another size are
compared as percentages. A choice under which the ruling has no value says why.
Settings that can take any number are tried with the usual ones.

What each body has is below.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2, A+/A- }
let td = (60%+620 & 40%-100)
conventions td
conventions short-field: td
conventions split: (-100)/(+620)
",
};

pub(super) const ENTRY: Topic = Topic {
    name: "entry",
    title: "what to type into a scoring program",
    text: "Many scoring programs know neither weights nor negative ones nor splits. They
do know a score and a special adjustment for each side:

    entry td

names the score to enter for both sides, what the program then makes of it,
and what has to be added or taken away. The score is the one that weighs most;
of equal ones it is the non-offending side's, in `damage` the one expected
before the infraction. With X − Y + Z the pair so gets X − Y + Z, although the
program only ever saw X.

The pair's own figures are right then. The other pairs are compared with the
score that was entered and not with the ruling: the table below lists all
whose points differ, and by how much.

Penalties are entered as such and are not part of the adjustment. Artificial
scores are known to every program.",
    example: "traveller { +800, +620: 3, +500: 3, -100: 2 }
entry (100%+620 & -100%+500 & +100%+150)/(+620)
entry (60%+620 & 40%-100)
",
};
