//! What a ruling would be if it were another, and the prompt at which directors try it.

use super::Topic;

pub(super) const VARY: Topic = Topic {
    name: "vary",
    title: "a ruling at every weight",
    text: "Before a weight is chosen it helps to know what hangs on it. Write a name in
its place, and see the ruling at each value:

    vary w in (w +620 & rest -100)
    vary w from 50% to 80% step 5% in td
    vary w from 2/3 to 1/3 step 1/12 in td     downwards, in fractions

Without a range it goes from 0% to 100% by 10%. `rest` takes what the weight
leaves, so that the side still has 100%. The name may stand on both sides of a
split, in `damage`, and in a ruling that `let` has named; a value of its own
it has only here.

Each row is what the ruling with that weight comes to, with its victory points
where it stands in a match; the curve below shows NS's figure and EW's. At a
value for which the ruling has no score, as where nothing is left for `rest`,
the row names the error and the others stand.

The weights themselves are the director's judgment (Law 12C1(c)). If the curve
is flat, they need not be argued about.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
let td = (w +620 & rest -100)
vary w in td
vary w from 50% to 80% step 10% in td/(+620)
",
};

pub(super) const SOLVE: Topic = Topic {
    name: "solve",
    title: "the weight that gives a side a figure",
    text: "The way back: not what a weight comes to, but which one comes to a figure.

    solve w in (w +620 & rest -100) for NS 12
    solve w in td for EW 50%                   of the top
    solve w in td for NS +1 IMP                with its unit

The weight is exact, from 0% to 100%. Put into the ruling, it gives the side
just this figure, before rounding: against the traveller below NS have 2 MP
and 13 more at the full weight, so that 12 MP are 10/13 of it.

If no weight does it, you are told the least and the most that the side can
have and where. If every weight does, you are told that too.

In `damage` one row of the law's table applies up to some weight and another
one beyond it. There the figure bends, and the offenders' may jump: what lies
inside the jump is reached by no weight.

A ruling is not made backwards from its figure. But whoever is asked at which
weight the sides would have come out even has the answer here.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
solve w in (w +620 & rest -100) for NS 12
expect (10/13 +620 & rest -100): NS 12
solve w in (w +620 & rest -100) for NS 16
",
};

pub(super) const SENSITIVITY: Topic = Topic {
    name: "sensitivity",
    title: "what 5% more on each outcome would change",
    text: "Weights are estimates. How much depends on the last 5%?

    sensitivity (50%+620 & 30%+500 & 20%-100)

One outcome after another gets 5% more, and the others give it up in
proportion to their weights: +620 at 55% leaves +500 at 27% and -100 at 18%.
The table has what NS and EW gain or lose by that, each from their own view,
before rounding and penalties.

In a split ruling each side's weights are shifted by themselves. An outcome
with 100% is left out, as nothing is left to be taken from; so are single
scores and artificial ones. In 100% X − 100% Y + 100% Z only Y has others that
can give way.

If the largest change is a tenth of a matchpoint, the argument whether it is
60% or 65% can be ended; if it decides the match, the weights should be well
founded. `vary` shows one weight from end to end.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
sensitivity (50%+620 & 30%+500 & 20%-100)
sensitivity (60%+620 & 40%-100)/(30%+620 & 70%-100)
",
};

pub(super) const PITFALL: Topic = Topic {
    name: "pitfall",
    title: "why scores are not averaged, Law 12C1(c)",
    text: "The commonest mistake in weighted rulings: the scores are averaged, and the
average is scored.

    pitfall (60%+620 & 40%-100)

0.6 × 620 − 0.4 × 100 is 332, a score that no contract gives. At pairs it would
beat +300 and lose to +500: 10 MP. Rightly +620 is worth 15.4 and -100 is worth
1.4, together 9.8. Against +300 it would gain 32 points, 1 IMP; rightly it is
60% of 8 less 40% of 9, 1.2 IMP.

Law 12C1(c) weighs potential results, and a result is worth what it scores
against the others. Points are no measure of that: at pairs ten of them may be
a top, at IMPs the first hundred weigh more than the tenth.

The same is done on each side of a split. An artificial side has no score and
stays as it is; where nothing is weighted there is nothing to average.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
let td = (60%+620 & 40%-100)
pitfall td
expect td: NS 9.8
other table +300
pitfall td
expect td: NS +1.2 IMP
",
};

pub(super) const PROMPT: Topic = Topic {
    name: "prompt",
    title: "trying rulings at the prompt",
    text: "`redress` alone opens the prompt. Type the field once, then one ruling after
another. A line is a statement, or a command with a colon:

    :show                  what is in force
    :brief :steps :full    how much of the working is told
    :set NAME VALUE        a convention; alone, all of them
    :undo   :reset         take back the last entry, or everything
    :load FILE  :save FILE run a script; keep the evening as one
    :help   :explain       what can be typed; a topic or a code
    :quit                  or Ctrl-D

Tab completes, with a word on each choice: statements, names, settings, files.
`\\s \\h \\d \\c` and Tab make suits. Behind a ruling stands what it comes to, while
it is typed. An open bracket goes on in the next line. `ans` is the last ruling.

The arrows and Ctrl-R find earlier entries, also last week's. Ctrl-C clears the
line, or stops what is being computed.

NO_COLOR=1 turns colours off, REDRESS_PLAIN=1 colours and drawn characters,
for a screen reader. Input that is no terminal is run as a script.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
(60%+620 & 40%-100)
compare ans, (-100)/(+620), A+/A-
vary w in (w +620 & rest -100)
",
};
