//! How rulings are scored, and the Laws of 2017 that this rests on.

use super::Topic;

pub(super) const WEIGHTED: Topic = Topic {
    name: "weighted",
    title: "weighted scores, Law 12C1(c)",
    text: "An assigned score may be weighted by the probabilities of the results that
could have come about (Law 12C1(c)). The weights of a side sum to 100%.

    (60%+620 & 40%-100)

Each outcome is scored by itself and the points are weighed. The scores are
never averaged first: 60% of 620 less 40% of 100 is 332, a score that nobody
could have had, and its matchpoints mean nothing.

At pairs each outcome enters the frequency table with its weight: 0.6 of a
result at +620, 0.4 at -100. Against +620 three times, +500, +300 three times
and -100 twice they are worth 15.4 and 1.4, together 9.8 of 18.

In a match each outcome is compared with the other table: against +300 they
are +8 and -9 IMPs, together +1.2. The fraction is kept.",
    example: r#"traveller { +620: 3, +500, +300: 3, -100: 2 }
let td = (60%+620 & 40%-100)
td
expect td: NS 9.8, EW 8.2
case "the same in a match" {
  other table +300
  td
  expect td: NS +1.2 IMP, EW -1.2 IMP
}
"#,
};

pub(super) const SPLIT: Topic = Topic {
    name: "split",
    title: "split scores, Law 12C1(f)",
    text: "The two sides may be given scores that do not balance (Law 12C1(f)):

    (-100)/(+620)                  NS -100, EW -620
    (30%+620 & 70%-100)/(70%+620 & 30%-100)
    50%/(+620)                     NS half the top, EW -620

NS's side stands left of the slash and EW's right, both from NS's view.

Each side is scored as if its result were the only one. At pairs there are two
frequency tables, NS's with what NS are given and EW's with what EW are given;
all other pairs have their points from the table of their side. In a match
each team has its own IMPs.

A split gives the sides together less than the top as a rule: one pays for
its infraction, the other for its own error. More is warned of.",
    example: r#"traveller { +800, +620: 3, +300: 3, -100: 2 }
(-100)/(+620)
expect (-100)/(+620): NS 2, EW 5
case "the same in a match" {
  other table +300
  expect (-100)/(+620): NS -9 IMP, EW -8 IMP
}
"#,
};

pub(super) const ARTIFICIAL: Topic = Topic {
    name: "artificial",
    title: "average, average plus and minus, Law 12C2",
    text: "Where no result can be had any more (Law 12C2), or the possibilities are too
many or not obvious enough (Law 12C1(d)), each side gets an artificial score
for its part in the irregularity:

    A-     average minus, 40%      directly at fault
    A      average, 50%            partly at fault
    A+     average plus, 60%       in no way at fault

    A+/A-     A     60%/40%        NS / EW; one for both if they are the same

At pairs they are shares of the top. In IMPs they are +3, 0 and -3
(Law 12C2(b)); `set imp-average` varies that. `session` may change the 60 and
the 40 (Law 12C2(c)): `redress explain session`.

An artificial score enters no frequency table: the field is one result short,
and the other pairs' points are raised to the full top (`redress explain
neuberg`). Nor is it weighed with results.",
    example: r#"traveller { +620: 3, +500, +300: 3, -100: 2 }
A+/A-
expect A+/A-: NS 10.8, EW 7.2
50%/(+500)
expect 50%/(+500): NS 9, EW 7
case "in a match" {
  other table +300
  expect A+/A-: NS +3 IMP, EW -3 IMP
}
"#,
};

pub(super) const DAMAGE: Topic = Topic {
    name: "damage",
    title: "damage a side did to itself, Law 12C1(e)",
    text: "A side that was damaged may have made it worse: by an extremely serious error
unrelated to the infraction, or by a gambling action. It then gets no relief
for its own part, while the offenders get the score that corrects their
infraction (Law 12C1(e)).

    damage NS before +620 after +500 obtained +150

+620 was to be expected before the infraction, +500 could still be had after
it, +150 is what NS have. In the points of the scoring in force, the first row
that holds applies:

    before ≤ obtained   score stands   nothing was lost
    before ≤ after      trap           NS keep theirs, EW are adjusted
    after ≤ obtained    full relief    the error cost nothing
    otherwise           formula        NS get before − after + obtained

Here the three are worth 13, 7 and 4: the infraction cost 6, the error 3, and
NS get 10. EW have their side of +620, which is 5.",
    example: r#"traveller { +800, +620: 3, +500: 3, -100: 2 }
let td = damage NS before +620 after +500 obtained +150
td
expect td: NS 10, EW 5
case "the same in a match" {
  other table +800
  expect td: NS -10 IMP, EW +5 IMP
}
"#,
};

pub(super) const TRAP: Topic = Topic {
    name: "trap",
    title: "where the formula for damage must not be used",
    text: "before − after + obtained takes a side's own loss, after − obtained, from what
it should have had. That is right while the infraction had cost something
already. If the side could have had as much or more after the infraction, it
had been handed a chance, and the formula would charge it for missing a gift:
more than it ever had before.

    damage NS before +420 after +500 obtained +300

EW's infraction led to a contract that could be doubled and beaten by more
than the game is worth; NS beat it by less. The three are worth 12, 18 and 6.
The formula gives 12 − 18 + 6 = 0, though NS hold a score worth 6.

The row `trap` applies: NS keep what they obtained, EW get their side of what
was to be expected. In the universal notation the values would rise where they
should fall, which is warned of.",
    example: "traveller { +420: 6, -50: 3 }
let td = damage NS before +420 after +500 obtained +300
td
expect td: NS 6, EW 6
",
};

pub(super) const UNIVERSAL: Topic = Topic {
    name: "universal",
    title: "damage as a weighted and split score",
    text: "Damage of which a side did a part to itself can be written as a weighted
score, with a negative weight for what the side could still have had:

    (100%+620 & -100%+500 & +100%+150)/(+620)

The weights sum to 100%. NS have the points of +620, less those of +500, plus
those of +150; EW have their side of +620. Scored like any weighted score, it
needs no special arithmetic: +620 and +150 each enter NS's frequency table
once, and +500 loses a result.

Before using it, see that the three values fall: `redress explain trap`. In
words, `damage NS before … after … obtained …` sees to that by itself.",
    example: r#"traveller { +800, +620: 3, +500: 3, -100: 2 }
(100%+620&–100%+500&+100%+150)/(+620)
expect (100%+620&–100%+500&+100%+150)/(+620): NS 10, EW 5
case "the same in a match" {
  other table +800
  expect (100%+620&–100%+500&+100%+150)/(+620): NS -10 IMP, EW +5 IMP
}
"#,
};

pub(super) const MATCHPOINTS: Topic = Topic {
    name: "matchpoints",
    title: "from a frequency table to matchpoints, Law 78A",
    text: "Each pair gets two matchpoints for every pair of its direction that it beats
and one for every tie (Law 78A). With n results the top is 2(n − 1).

In a frequency table a score's matchpoints are twice the results below it,
plus its own frequency, less one. The same with fractions: a weighted score
enters each outcome with its weight.

    score   frequency   NS
    +620          3.6   15.4
    +500          1     10.8
    +300          3      6.8
    -100          2.4    1.4

Put −1 below the lowest, and each figure is the one under it plus the two
frequencies. EW's points are the top less NS's, in EW's own table.

`set win 1` counts one for a pair beaten and a half for a tie. `effects`
shows what a ruling does to the other pairs.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
expect +500: NS 11, EW 7
effects (60%+620 & 40%-100)
",
};

pub(super) const NEUBERG: Topic = Topic {
    name: "neuberg",
    title: "the formula for boards with missing results",
    text: "A table with an artificial score has no result for the others to beat. With E
results expected and A in the frequency table, the matchpoints M become

    (M + 1) · E/A − 1

Each result there stands for E/A of a table, one's own included. The top is
2(E − 1), but a top in the short table does not reach it: nobody knows that
the missing result would have been beaten too.

The ruling of the example is worth 9.8 among the ten results; eleven were
expected, so it becomes 10.8 · 1.1 − 1 = 10.88 of 20. The artificial pair has
60% of 20.

E is every row, artificial ones included, or as many as `set tables` says.
The conditions of contest may choose otherwise (Law 78D): `set short-field`.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2, A+/A- }
let td = (60%+620 & 40%-100)
td
expect td: NS 10.88, EW 9.12
",
};

pub(super) const SHORT_FIELD: Topic = Topic {
    name: "short-field",
    title: "the ways of scoring a board with missing results",
    text: "Where artificial scores leave fewer results, A, than were expected, E, the
matchpoints M of the others are adjusted to the full field:

    neuberg        (M + 1) · E/A − 1
    proportional   M · (E − 1)/(A − 1): the same percentage
    mitchell       M + (E − A): half of each missing comparison
    ascherman      (M + 1) · E/A, of 2E; for full fields too
    none           M as it is, of the top that A gives

`set short-field` takes one of them; the first is in force if nothing is said.
`set tables 12` says how many results were expected, where it is more than the
rows of the traveller and the ruling.

For two or three results in a large field, as in a group of a fouled board,
some have fixed percentages: `set small-groups ebu`, `set small-groups acbl`.",
    example: r#"traveller { +620: 3, +500, +300: 3, -100: 2, A+/A- }
let td = (60%+620 & 40%-100)
expect td: NS 10.88, EW 9.12
case "in proportion" {
  set short-field proportional
  expect td: NS 98/9, EW 82/9
}
case "Mitchell" { set short-field mitchell; expect td: NS 10.8, EW 9.2 }
case "Ascherman" {
  set short-field ascherman
  expect td: NS 11.88, EW 10.12
}
case "as it is" { set short-field none; expect td: NS 9.8, EW 8.2 }
"#,
};

pub(super) const IMPS: Topic = Topic {
    name: "imps",
    title: "team matches, Law 78B",
    text: "`other table +300` gives the result of the other room, from NS's view. The
difference is turned into IMPs by the scale of Law 78B.

    +620 against +300     +320     +8 IMPs for NS here
    -100 against +300     -400     -9 IMPs for NS here

A weighted score weighs the IMPs: (60%+620 & 40%-100) is 4.8 − 3.6 = +1.2.
The fraction stays; where it meets a table of whole IMPs, the conditions of
contest say what happens.

A split score gives each team its own IMPs: (-100)/(+620) is -9 for NS and -8
for EW. NS here are team-mates of EW there, so a split result of the other
room counts for NS with its EW side. If both rooms are weighted, all pairs of
outcomes are compared. `redress explain match` goes on from here.",
    example: "other table +300
(60%+620 & 40%-100)
expect (60%+620 & 40%-100): NS +1.2 IMP, EW -1.2 IMP
expect (-100)/(+620): NS -9 IMP, EW -8 IMP
",
};

pub(super) const PROTOCOL: Topic = Topic {
    name: "protocol",
    title: "a whole board, with any ruling in any row",
    text: "A traveller may hold every table of a board, and any row any ruling. The
statement `protocol` scores them all.

    traveller {
      table 1: +620
      table 3: (-100)/(+620)
      +300: 3                      three tables
    }

There are two frequency tables: NS's results enter one and EW's the other.
They differ by the split rows alone. Weighted rows enter with their weights,
which may be fractions or negative; artificial ones enter neither and leave
the field short. Each NS pair is scored in NS's table, each EW pair in EW's.

A pair's two figures need not sum to the top then, though no row was ruled on:
a split at another table changes what its opponents are compared with.",
    example: "traveller {
  table 1: +620
  table 2: -100
  table 3: (-100)/(+620)
  table 4: +620
  table 5: +300
  table 6: +800
  table 7: +620
  table 8: +300
  table 9: +300
  table 10: -100
}
protocol
",
};

pub(super) const OFFENDERS: Topic = Topic {
    name: "offenders",
    title: "who offended and what was obtained",
    text: "Two lines let the program see whether an adjustment is due at all:

    offenders EW                   NS, EW, both or none
    obtained -100                  the score obtained in play

Damage is a result worse than was to be expected before the infraction
(Law 12B1). With both lines given, a ruling is compared with what was
obtained, in the points of the scoring:

    no-damage          the others have as much already: the score stands
    offenders-gain     the offenders would get more than they obtained
    no-relief          only the offenders are adjusted (Law 12C1(e))

They are notes and warnings; the director decides. `offenders none` is a
director's error, where both sides count as not offending (Law 82C).",
    example: r#"traveller { +620: 3, +500, +300: 3, -100: 2 }
offenders EW
obtained -100
(60%+620 & 40%-100)
expect (-100)/(+620): note no-relief
case "no damage" {
  obtained +620
  expect +620: stands
}
"#,
};

pub(super) const HALF_FREQUENCY: Topic = Topic {
    name: "half-frequency",
    title: "one table for a split score",
    text: "A split score usually has two frequency tables: NS's side in one and EW's in
the other. Herman De Wael's way has one for both: each side of the split
enters with half a result.

    set split half-frequency

With (-100)/(+620) among +800, +620 three times, +300 three times and -100
twice, the one table has 3.5 results at +620 and 2.5 at -100. NS get the 1.5
that -100 is worth, EW the 4.5 that is left of 18 above +620.

The other pairs are then compared with both halves of the split, and the two
figures of every unsplit result sum to the top again. With two tables they
need not.",
    example: "traveller { +800, +620: 3, +300: 3, -100: 2 }
set split half-frequency
(-100)/(+620)
expect (-100)/(+620): NS 1.5, EW 4.5
",
};

pub(super) const CHECKS: Topic = Topic {
    name: "checks",
    title: "what a ruling is checked for",
    text: "Errors leave no result:

    weights-sum            a side's weights do not come to 100%
    weighted-artificial    an artificial score among weighted outcomes
    contract-score         contract and score disagree (Law 77)
    no-field               nothing to compare with

Warnings and notes stand beside the result:

    impossible-score       no contract gives this score (Law 77)
    split-exceeds-top      both sides together get more than there is
    not-descending         +X -Y +Z that rises: the trap
    offenders-gain         the offenders get more than they obtained
    no-damage              nothing was lost: the score stands (Law 12B1)
    no-relief              only the offenders are adjusted (Law 12C1(e))
    small-weight           an outcome under 10%, and what it changes

`redress explain` with a code tells more of each.",
    example: "traveller { +800, +620: 3, +300: 3, -100: 2 }
expect (60%+620 & 30%-100): error weights-sum
expect (+620)/(-100): warning split-exceeds-top
expect (95%+620 & 5%-100): note small-weight
",
};

pub(super) const MISPRINTS_FREE: Topic = Topic {
    name: "misprints-free",
    title: "where the lecture of 2005 is printed otherwise",
    text: "The notation comes from J. Marciniak's lectures of 2005. Their results are
computed here as they stand, except where the print slipped:

    printed                        computed
    13 − 7 = 4                     6, lost by the infraction at pairs;
                                   the ruling itself, 10 and 5, is right
    (-100)/(+600) is EW -620       EW -600
    left of the slash is greater   smaller, in all of its examples
    +500 and -500 for one result   +500: signs are NS's

Its Laws are those of 1997: weighted scores were 12C3 and are 12C1(c) in 2017,
artificial scores were 12C1 and are 12C2. Damage that a side did to itself is
12C1(e), for which the Laws of 2017 ask for an extremely serious error or a
gambling action.",
    example: "traveller { +800, +620: 3, +500: 3, -100: 2 }
let td = damage NS before +620 after +500 obtained +150
td
expect td: NS 10, EW 5
",
};
