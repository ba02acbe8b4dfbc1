//! How rulings and scripts are written.

use super::Topic;

pub(super) const NOTATION: Topic = Topic {
    name: "notation",
    title: "how a ruling is written",
    text: "A ruling is written as directors write it. A score's sign is NS's, always.

    +620                           one score for both sides
    (60%+620 & 40%-100)            weighted: outcomes joined by `&`
    (1/3 +620 & rest -100)         fractions; `rest` is what is left of 100%
    (60% of 4♥x-1 W & rest 4♥x= W) contracts, scored with the board
    (-100)/(+620)                  split: NS's side / EW's side
    A+/A-     60%/40%     A        artificial, each side's own
    +3 IMP/-3 IMP                  artificial in IMPs
    (100%+620 & -100%+500 & +100%+150)/(+620)
    damage NS before +620 after +500 obtained +150

The last two say the same: damage of which NS did a part to themselves. Any
dash is a minus, `♠♥♦♣` and `S H D C` are suits, capitals make no difference,
and `#` starts a remark. `let td = …` names a ruling; `compare td, A+/A-` puts
several side by side.",
    example: "board 7
traveller { +620: 3, +500, +300: 3, -100: 2 }
(60% of 4♠= N & rest 4♠-1 N)
compare +620, (60%+620 & 40%-100), (-100)/(+620), A+/A-
",
};

pub(super) const OUTCOMES: Topic = Topic {
    name: "outcomes",
    title: "scores, contracts and passed-out boards",
    text: "An outcome is a result that the table could have had.

    +620   -100   0                a score, from NS's view
    4♠= N                          a contract, its result, its declarer
    6♠= N (+1430)                  with its score, which is checked
    4♥x +500                       a score said to come from a contract
    pass                           nobody bid: 0

A score counts as it stands. A contract is scored by Law 77 with the
vulnerability of the board, when the ruling is scored.

What may stand in a weighted score is what could have come about by legal
means (Law 12C1(c)): the director decides, the notation only writes it down.
An artificial score is no outcome and is not weighed.",
    example: "board 7
traveller { 4♠= N: 3, +500, +300: 3, -100: 2 }
(60% 4♠= N & 40% 4♠-1 N)
4♥x +500
pass
",
};

pub(super) const CONTRACTS: Topic = Topic {
    name: "contracts",
    title: "contracts and their scores",
    text: "Level, denomination, doubling, result, declarer:

    4♠= N      4S= N               ten tricks by North
    3NT+2 S    3BA+2 S             `NT`, `N`, `BA`, `SA` are no-trump
    4♥x-1 W    4Hx-1 by W          doubled; `xx` redoubled
    4S N +1                        the result may follow the declarer

`=` is made, `+1` one over, `-2` two under. The seats are `N E S W`; without a
declarer neither sign nor vulnerability is known.

The vulnerability is the board's: `board 7` has it from the number (Law 2),
`board 7 vul NS` or `board vul none` says it. Points are Law 77's, from NS's
view: `4♥x-1 W` is +200 vulnerable and +100 not.

A score in brackets is the writer's own; if it disagrees, that is an error,
so that neither a wrong contract nor a wrong score slips through.",
    example: "board 7
traveller { 4♠= N: 3, 3NT= S: 2, 2♦+4 N, pass }
(60% of 4♥x-1 W & rest 4♥x= W)
6♠= N (+1430)
",
};

pub(super) const SIGNS: Topic = Topic {
    name: "signs",
    title: "whose plus is a plus",
    text: "A score's sign is NS's, wherever it stands: in a ruling, on either side of the
slash, in a traveller, at the other table.

    +620             NS score 620
    -100             EW score 100
    (-100)/(+600)    NS have -100; EW have -600, as NS's +600 is their minus

So EW's side of a split is not turned round. If the sides get the same score,
the two halves are the same text.

What a side gets for it is its own: `EW -7 IMP` is bad for EW, and EW's
matchpoints are EW's.

A split that gives the sides more than the top is nearly always a sign turned
round by mistake, and is warned of.",
    example: "other table +300
(-100)/(+600)
expect (-100)/(+600): NS -9 IMP, EW -7 IMP
",
};

pub(super) const ROUNDING: Topic = Topic {
    name: "rounding",
    title: "exact figures, and where they are rounded",
    text: "Every figure is exact: a third is a third, and nothing is rounded on the way.
A figure that does not end within four decimals is shown with `≈`; the exact
fraction is behind it.

    set round none                 the default
    set round 0.1 to-average       halves towards the average
    set round 0.01 away            halves away from zero
    set round 1 non-offenders      in favour of the side that did not offend

also `away-from-average` and `even`. It applies to the final figure of each
side and to nothing before it. Which is right is for the conditions of contest
to say (Law 78D).

In an `expect`, `NS 19/3` is exact and `NS ~6.33` agrees if the value rounds
to it, halves away from zero.",
    example: r#"traveller { +620: 3, +500, +300: 3, -100: 2 }
let td = (1/3 +620 & 2/3 -100)
expect td: NS 19/3, EW 35/3, NS ~6.33
case "rounded" {
  set round 0.1 to-average
  td
  expect td: NS 6.3, EW 11.7
}
"#,
};

pub(super) const EXPECTATIONS: Topic = Topic {
    name: "expectations",
    title: "figures that a script claims",
    text: "`expect` claims what a ruling comes to, and the run says whether it does:

    expect td: NS 9.8, EW 8.2      exact
    expect td: NS 49/5             as a fraction
    expect td: NS ~54.44%          rounded to the digits written
    expect td: NS +1.2 IMP         with its unit
    expect td: error weights-sum   a diagnostic, by its code
    expect td: note no-damage
    expect td: stands              the score obtained stands

Each figure is the side's own. An error that is expected is no error of the
script any more. `redress test` runs every script below a folder and reports
the claims that fail; a printed example can so be kept true.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
let td = (60%+620 & 40%-100)
expect td: NS 9.8, EW 8.2 MP
expect td: NS 49/5, NS ~54.44%
expect (60%+620 & 30%-100): error weights-sum
",
};

pub(super) const CASES: Topic = Topic {
    name: "cases",
    title: "several boards in one script",
    text: r#"A case has a title and a scope of its own:

    case "Board 7, weighted" {
      board 7
      traveller { +620: 3, +500, +300: 3, -100: 2 }
      (60% 4♠= N & 40% 4♠-1 N)
    }

It starts from what is in force outside, board, traveller, names and
conventions, and leaves all that as it was. What several cases share stands
above them.

An error stops the case it is in; the next one is run. The title is printed
with what the case finds, and a failed expectation names it. Cases may stand
in cases."#,
    example: r#"traveller { +620: 3, +500, +300: 3, -100: 2 }
let td = (60%+620 & 40%-100)
case "two for a win" {
  expect td: NS 9.8, EW 8.2
}
case "one for a win" {
  set win 1
  expect td: NS 4.9, EW 4.1
}
"#,
};

pub(super) const SETTINGS: Topic = Topic {
    name: "settings",
    title: "conventions by name",
    text: "Where federations differ, the convention is a setting, in force from its line
on. The first value is the one in force if nothing is said.

    win            2, 1                      for a pair beaten
    split          two-tables, half-frequency
    short-field    neuberg, proportional, mitchell, ascherman, none
    small-groups   none, ebu, acbl           fixed percentages
    tables         rows, or a number         results expected
    cross-imps     mean, sum                 over the comparisons
    imp-cap        none, or a number         the most of one comparison
    imp-average    3, or a number            average plus in IMPs
    datum-trim     none, a count, a share, median
    datum-round    away, even, none          Butler's datum, to ten
    tie-within     0, or a number            board-a-match
    damage         law, formula              the four rows, or the last always
    damage-entry   universal, before         what enters the tables
    round          none, or a unit and a rule
    language       en, pl

Law 78D has the organizer publish them before the event; `regulations` sets a
whole body's. Each result names the convention that it rests on.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
set win 1
set round 0.01 away
(1/3 +620 & 2/3 -100)
",
};

pub(super) const EXIT_CODES: Topic = Topic {
    name: "exit-codes",
    title: "how a run ends",
    text: "A program that runs `redress` can tell from its exit status how it went:

    0    done, and every expectation held
    1    an expectation failed
    2    the command line was wrong
    3    a script could not be run: it has an error, or cannot be read

Warnings and notes do not change the status. Nor does an error that the script
expects, as in `expect (60%+620 & 30%-100): error weights-sum`.

So 1 means that a figure is not what was claimed, and 3 that there is no
figure. An error in one case does not keep the others from being run.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
expect (60%+620 & 40%-100): NS 9.8, EW 8.2
expect (60%+620 & 30%-100): error weights-sum
",
};
