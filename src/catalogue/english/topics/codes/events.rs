//! Codes of events: penalties, matches and scales, groups.

pub(super) const PENALTY_UNIT: &str = "A penalty is taken from what the scoring gives, in its own unit:

    penalty EW 10%       of a top: matchpoints, board-a-match
    penalty EW 2 MP      matchpoints, board-a-match
    penalty EW 3 IMP     IMPs, cross-IMPs, Butler
    penalty EW 1 VP      a match with a scale

In any other scoring it has no value, and nothing is guessed. Total points have
no penalties. What a penalty is for is a matter of Law 90; it is applied after
the score, is shown on a line of its own and leaves the other side alone.
`penalty EW 0%` takes one back.";

pub(super) const MATCH_SCALE: &str = "The match's scale cannot be used as it stands.

    match boards 16 rest +10 scale wbf            continuous, in hundredths
    match boards 16 rest +10 scale wbf-discrete   whole victory points
    match knockout rest +10                       no scale: IMPs decide

Both WBF scales depend on the number of boards, this one included. A scale of
your own stands above the match, margins from 0 without a gap, the winner's
points first; the last step may be open:

    scale \"club\" boards 24 { 0-2: 15-15, 3-6: 16-14, 7+: 17-13 }
    match boards 24 rest +10 scale \"club\"

Several scales of one name may be written for different numbers of boards; the
match takes the one that fits.";

pub(super) const GROUP: &str = "A board that was played in two forms has a group for each (Law 87): the results
of one are compared among themselves, and what they come to is brought to the
size of the whole field.

    traveller {
      group \"A\" { +620: 3, -100: 4 }
      group \"B\" { +600: 3 }
    }
    (60%+620 & 40%-100) in \"B\"

A ruling belongs to the first group, or to the one named after it by `in`. The
name must be one of the traveller's, and stand there once. The rows of the
traveller, the obtained score and the other table's result take no `in`.";

pub(super) const EXAM: &str = "`question` and `answer` make an exam of a case: what it asks, what it is worth,
and the key. They stand inside a case:

    case \"Board 7, weighted\" points 4 {
      board 7
      traveller { +620: 3, +500, +300: 3, -100: 2 }
      question \"60% of 4♠ making, 40% of one down: what does each side get?\"
      answer (60% 4♠= N & 40% 4♠-1 N)
    }

An answer is a ruling, scored in what is in force there, or each side's
figure: `answer NS 9.8, EW 8.2`. Several answers in a case are as good as one
another. `redress exam paper` prints the questions, `redress exam grade` marks
what candidates answered; for that each question needs its answer, and a name
of its own. `marks side 50% weights 40%` says what an answer partly right
earns, from 0% to 100% of the points. See `redress explain exams`.";

pub(super) const DEAL: &str = "The cards are not a deal as PBN writes it: the seat of the first hand, a colon,
and the hands clockwise from there. A hand is its four suits, spades first,
with a dot between them; ten is T, a void is nothing.

    deal \"N:K87532.52.62.QT9 AQ6.KJ4.AKT5.K86 JT9.T9.J873.J754 4.AQ8763.Q94.A32\"

A hand that is not known is `-`, and unknown hands at the end may be left out.
No card can stand in two hands, and none has more than thirteen.";
