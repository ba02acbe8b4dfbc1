# The messages of redress in English, which says what messages there are and what each names. Compiled by build.rs into
# functions of src/messages; see there. What stands in backticks is typed as it stands, in the language of rulings; a
# brace in it is written as a text in braces. A Law is cited by its number: { LAW("12C1(c)") }.

## Sides, units, cards

side-ns = NS
side-ew = EW
letter-of-ew = E
no-trump = NT
rank-ace = A
rank-king = K
rank-queen = Q
rank-jack = J
rank-ten = T
unit-matchpoints = MP
unit-imps = IMP
unit-victory-points = VP
unit-total-points = points
severity-error = error
severity-warning = warning
severity-note = note
list-separator = ,{" "}
decimal-sign = .
help = help
law = Law { LAW($law) }
narrated-place = { $file }, line { $line }, column { $column }:

## Heads of columns

head-score = score
head-others = others
head-ruling = ruling
head-total = total
head-result = result
head-tables = tables
head-before = before
head-after = after
head-change = change
head-change-of = { $side } ±
head-outcome = outcome
head-other-table = other table
head-difference = difference
head-weight = weight
head-part = part
head-others-imps = others' IMP
head-others-ns = others' NS
head-others-ew = others' EW
head-regulations = regulations
head-side = side
head-entered = entered
head-adjustment = adjustment
head-of-top = of the top
head-final = comes to
head-by-ruling = by the ruling
head-as-entered = as entered
head-more-of = 5% more on
head-from = from
head-method = way
head-setting = setting
method-outcomes-scored = each outcome scored, then weighted
method-scores-averaged = scores averaged, then scored
in-force = in force
no-diagnostic = none

## Headings and counts

group = group "{ $name }"
worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
case = case "{ $name }"
top = top { $top }
top-of = top { $top }, { results }
results =
    { $results ->
        [one] { $results } result
       *[other] { $results } results
    }
match-result = match  { $sides }
against-other-table = other table { $other }
score-obtained = { $score } (obtained)
conventions-set = Conventions: { $set }.
expectation-failed = { $place }: expected { $expected }; it is { $actual }
expectation-failed-in-case = { $place } in "{ $case }": expected { $expected }; it is { $actual }
more-diagnostics = … and { $hidden } more; `--format json` lists all of a run
expectations-tally =
    { $passed ->
        [one] { $passed } expectation
       *[other] { $passed } expectations
    } held
expectations-tally-failed = { expectations-tally }, { $failed } failed
file-missing = there is no such file
file-forbidden = it may not be read
file-folder = it is a folder

## The working

working-imps-keep-fraction = Not rounded: weighted IMPs keep their fraction until the match is converted.
working-own-matchpoints = { $side }'s M in the table, two per pair beaten: { $values }.
working-damage-worth = Worth { $applied }; the score before the infraction is what enters the tables.
working-applied-as = Applied as { $applied }.
working-single-outcome = { $side }: { $outcome } scores { $points }
comparison-of-ew = EW (scores as NS's, difference and { $unit } as EW's):
comparison-of-ns = { side-ns }:
working-short-field =
    { results } in the table, { $expected } expected: { $formula ->
        [neuberg] matchpoints by Neuberg, (M + 1) × { $expected }/{ $results } − 1
        [proportional] matchpoints in proportion, M × ({ $expected } − 1)/({ $results } − 1)
        [mitchell] matchpoints by Mitchell, M + ({ $expected } − { $results })
        [ascherman] matchpoints by Ascherman, (M + 1) × { $expected }/{ $results } on a top of 2 × { $expected }
        [small-group-ebu] a small group (EBU), 60% + 5% × (M − ({ $results } − 1)) of the top
        [small-group-acbl] a small group (ACBL), 60% + 5% × (M − ({ $results } − 1)) of the top
       *[unadjusted] matchpoints of the table as it is
    }.
working-rounded = { $side }: { $from } rounded to { $to }.
working-artificial = { $side }: { $given } is { $amount } (Law { LAW("12C2(a)") }).
working-artificial-imps = { $side }: { $given } is { $amount } IMP (Law { LAW("12C2(b)") }).
working-artificial-session = { $side }: { $given } is the session's { $share } of the top { $top }: { $amount } (Law { LAW("12C2(c)") }).
working-artificial-of-top = { $side }: { $given } of the top { $top }: { $amount } (Law { LAW("12C2(a)") }).
working-artificial-average = { $side }: { $given } is { $share } of the top { $top }: { $amount } (Law { LAW("12C2(a)") }).
working-special-adjustment = { $side }: { $entered } for the score before the infraction, special adjustment { $adjustment }: { $result }.
damage-values = { $side }'s { $unit }, each as the only result of its row: before the infraction { $before }, after it { $after }, obtained { $obtained }.
damage-reminder = Law { LAW("12C1(e)") } asks for an extremely serious error unrelated to the infraction, or a gambling action.
damage-stands = Row `stands`: { $side } obtained no less than they expected, so nothing was lost (Law { LAW("12B1") }); the score stands.
damage-trap = Row `trap`: the infraction only gave { $side } the chance of more and their error lost it; { $side } keep what they obtained, the offenders get the score before the infraction (Law { LAW("12C1(e)") }).
damage-full = Row `full`: their error cost { $side } nothing, so both sides get the score before the infraction (Law { LAW("12C1(b)") }).
damage-formula = Row `formula`: { $side } get before − after + obtained and bear their own loss of { $own }; the offenders get their side of the score before the infraction (Law { LAW("12C1(e)") }).
damage-losses = The infraction cost { $side } { $infraction }, their own play { $own } (Law { LAW("12C1(e)") }).
effects-score-instead = { $score } scores { $after } instead of { $before } as { $side }
effects-others =
    Others ({ $base ->
        [obtained] against the score obtained
       *[without] against the board without this result
    }): { $changes ->
        [none] unchanged.
       *[some] { $changes }{ $shown ->
            [first] {" "}… (effects shows all).
           *[all] .
        }
    }
effects-obtained = Before: with the score obtained at the table. After: with the ruling.
effects-without = Before: the board without this result. After: with the ruling.
effects-in-shares = Before: the board without this result. After: with the ruling. Percentages, as the tops differ.
working-penalty = { $side }: penalty { $penalty } { $unit }, { $from } − { $penalty } = { $to } (Law { LAW("90") }).
working-butler = { $side }: { $outcome }: datum { $datum }; { $difference } is { $imps } IMP
working-cross-imps-mean = { $side }: { $outcome }: ({ $terms }) / { $comparisons } = { $sum } / { $comparisons } = { $mean }
working-cross-imps-sum = { $side }: { $outcome }: { $terms } = { $sum }
working-datum =
    { $sum } / { results }{ $trimmed ->
        [none] {""}
       *[some] , { $trimmed } left out at each end
    } = { $mean }{ $rounded ->
        [none] {""}
       *[some] , rounded to { $rounded }
    }
working-datum-of-others = { $side }'s datum for the other pairs, with the ruling as it is: { $datum }.
working-match =
    { $side }: other boards { $rest }, this board { $board }{ $penalty ->
        [none] {""}
       *[some] , penalty { $penalty }
    }: { $total } IMP{ $victory-points ->
        [none] .
       *[some] ; { $victory-points }.
    }
working-knockout = Knockout: the board counts ({ $ns } − ({ $ew })) / 2 = { $average } for NS (Law { LAW("12C4") }).
working-victory-points-nearer-step = { $imps } IMP, taken to a step of the scale to the nearer step, is { working-victory-points }
working-victory-points-in-favour = { $imps } IMP, taken to a step of the scale in favour of { $side }, is { working-victory-points }
working-victory-points =
    { $points } VP on the scale { $scale }{ $penalty ->
        [none] {""}
       *[some] , penalty { $penalty } VP: { $left } VP (Law { LAW("90") })
    }
entry-score = Enter { $outcome } for both sides, then adjust:
entry-artificial = Enter { $ruling } as artificial scores; nothing is to be adjusted.
entry-others = Other pairs whose points differ from those of the ruling itself:
entry-others-none = The other pairs get what the ruling itself would give them.
choices-nothing = The choice changes nothing.
choices-scales = No percentage changes; points of another scale have another top.
choices-differ = differs from what is in force.

## vary, solve, sensitivity, pitfall

vary-axis = from { $least } to { $most } { $unit }
solved = { $variable } = { $weight } gives { $side } { $target }
solved-any = { $side } have { $target } whatever { $variable } is.
solved-constant = No weight gives { $side } { $target }: they have { $value } whatever { $variable } is.
solved-none = No weight from 0% to 100% gives { $side } { $target }: they have from { $least } (at { $least-at }) to { $most } (at { $most-at }).
solved-passes = No weight gives { $side } exactly { $target }; they pass it at { $variable } { $near }.
sensitivity = 5% on any one outcome moves a side by at most { $largest } { $unit }; the others give way in proportion.
sensitivity-share = 5% on any one outcome moves a side by at most { $largest } { $unit }, { $share } of the top; the others give way in proportion.
nothing-to-shift = No weight can be shifted: no outcome stands beside another that could give way.
nothing-to-average = Nothing is weighted here, so there is nothing to average.
same-either-way = In total points averaging first gives the same.
by-chance = Both ways come to the same here, by chance: each outcome is scored first all the same.
before-rounding = The figure was solved for before rounding and penalties.
pitfall = Wrong: nobody could have scored the average, and points are no measure of what a result is worth against the others. Law { LAW("12C1(c)") } weighs the outcomes, so each is scored first.
pitfall-average = { $side }: { $terms } = { $average }

## Explanations

explain-topics = Topics
explain-settings = Settings
explain-regulations = Regulations
explain-diagnostics = Diagnostics
explain-example = Example
explain-source = Source: { $source }
explain-default = {" "}(default)
explain-assumed = * is an assumption of this project: no text in which the body says so was at hand, or none that settles it.
explain-without-regulations = Where nothing is set, the first value of each setting is in force.
explain-without-regulations-same = Where nothing is set, the first value of each setting is in force, the same as `{ $name }`.
explain-sources = `redress explain ebu` and the other names give the source of each value.
explain-sets = `regulations { $name }` sets:
explain-set-on-top = A `set` below `regulations { $name }` stays on top of it.
explain-regulations-of-your-own = Your own are a file of `set` lines: `include "club.ruling"` puts them in force.
explain-side-by-side = `redress explain conventions` puts all bodies side by side.
explain-unknown = nothing is known of `{ $name }`
explain-unknown-near = nothing is known of `{ $name }`; did you mean `{ $near }`?
explain-names = `redress explain` lists topics, settings, regulations and codes

## Problems of rulings

error-weights-sum = the weights of this side sum to { $sum }; { $difference } is missing
error-weights-sum-over = the weights of this side sum to { $sum }; { $difference } too much
error-weight-missing = this outcome has no weight, though it stands beside others
error-rest-twice = `rest` stands twice on this side
error-rest-negative = nothing is left for `rest`: the other weights sum to { $sum }
error-weighted-artificial = an artificial score cannot be weighed with others
error-artificial-both = `{ $amount }` does not say what the other side gets
error-artificial-imps-in-matchpoints = an amount of IMPs has no value in matchpoints
error-artificial-share-in-imps = { $share } has no value in IMPs: only 40%, 50% and 60% have one
error-artificial-in-total-points = an artificial score has no value in total points
error-no-field = there is nothing to compare this ruling with
error-empty-field = no other result on this board is left to compare with
error-no-other-table = the result at the other table is not known
error-no-traveller = there is no traveller to compare this ruling with
error-other-artificial = an artificial score at the other table is no score to compare with
error-damage-obtained-missing = `damage` does not say what the side obtained
error-damage-obtained-differs = `damage` says that `{ $written }` was obtained, but the `obtained` score is `{ $obtained }`
error-damage-artificial = an artificial score cannot stand in `damage`
error-damage-nested = `damage` cannot stand inside `damage`
error-damage-offender = `damage { $side }` says that { $side } did not offend, `offenders` says that they did
error-contract-score = `{ $contract }` scores { $computed }, not { $written }, from NS's view
error-contract-never-scores = no result of `{ $contract }` scores { $written } from NS's view
error-contract-declarer = `{ $contract }` does not say who declares
error-contract-result = `{ $contract }` does not say how many tricks were taken
error-contract-range-over = `{ $contract }` would need more than thirteen tricks
error-contract-range-under = `{ $contract }` would leave declarer fewer than no tricks
error-contract-level = a contract is for one to seven
error-no-board = `{ $contract }` cannot be scored: the vulnerability is not known
error-unknown-name = no ruling is called `{ $name }`
error-no-answer-yet = `ans` is the last ruling scored, and none was scored yet
error-circular-name = `{ $name }` leads back to itself
error-too-many-names = this ruling leads through more than { $limit } names
error-name-not-one-sided = `{ $name }` is damage, which gives each side its own result, and cannot be one side of a split
error-unknown-setting = no setting is called `{ $name }`
error-setting-value = `{ $name }` has no value `{ $value }`
error-unknown-scoring = no scoring is called `{ $word }`
error-board-number = this is no number of a board
error-tables-too-few = `tables` is { $tables }, but the board has { $rows } results
error-file = `{ $name }` cannot be read: { $reason }
error-include-cycle = `{ $name }` is included from itself
error-include-deep = files include one another more than { $limit } deep
error-encoding = `{ $name }` is not UTF-8 text (byte { $offset })
error-unknown-code = no diagnostic has the code `{ $name }`
error-code-severity = `{ $name }` is { $severity }
error-impossible-score = no contract gives { $score } { $vulnerable }
error-split-exceeds-top = the two sides together get { $total }, more than the top of { $top }
error-split-exceeds-top-imps = the two sides together get { $total } IMP, more than 0
error-not-descending = the three results are worth { $before }, { $after } and { $obtained } to { $side }, where each should be less than the one before it
error-offenders-gain = the offenders { $side } get { $ruling } by the ruling and obtained { $obtained }
error-no-damage = { $side } obtained { $obtained } and the ruling is worth { $ruling } to them: the score stands
error-no-relief = { $side } did not offend and keep what they obtained, while the offenders are adjusted
error-small-weight-nothing = { $share } of `{ $outcome }` does not move { $side } at all
error-small-weight = { $share } of `{ $outcome }` moves { $side } by only { $change } { $unit }
an-error = an error
a-warning = a warning
a-note = a note
vulnerable-any = at any vulnerability
vulnerable-none = with nobody vulnerable
vulnerable-all = with both sides vulnerable
vulnerable-side = with { $side } vulnerable and { $other } not

## Problems of events, matches, scales

error-penalty-unit-victory-points = a penalty in VP needs a match in IMPs with a scale
of-a-top = % of a top
error-penalty-unit = a penalty in { $unit } cannot be taken from a score by `{ $scoring }`
error-unknown-regulations = there are no regulations called `{ $word }`
error-unknown-scale = there is no victory-point scale called `{ $name }`
error-scale-boards =
    the scale `{ $name }` is not for { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
error-scale-boards-several = there are several scales called `{ $name }`, and the match does not say how many boards it has
error-match-boards-missing = the scale `{ $scale }` needs to know how many boards the match has
error-scale-reserved = `{ $name }` is the name of a published scale
error-knockout-scale = a knockout match is decided by its IMPs and has no scale
error-scale-step-empty = a scale needs at least one step
error-scale-step-no-draw = the first step of a scale begins at 0 IMPs, the drawn match, with the same for both
error-scale-step-gap = this step should begin at { $next }, right after the one before it
error-scale-step-backwards = this step ends before it begins
error-scale-step-after-open = no step can follow the open one
error-scale-step-falls = the winner gets less here than the loser or than for a smaller margin, or the loser more
error-unknown-group = the traveller has no group called `{ $name }`
error-group-twice = the group `{ $name }` stands twice in the traveller
error-group-misplaced = `in` names the group of a ruling that is scored, not of this result
error-outside-case = `{ $what }` belongs to a case, and there is none around it
error-answer-figures = an answer is a ruling, or each side's figure
error-deal-seat = a deal begins with the seat of its first hand and a colon
error-deal-hands = a deal has no more than four hands
error-deal-suits = a hand is four suits with a dot between them
error-deal-cards = this is no card, or the cards of a suit do not fall
error-deal-counts = a hand has more than thirteen cards, or a card stands in two hands
error-penalty-negative = a penalty takes away and has no sign
error-variable-unused = `{ $name }` has no place in the ruling
error-unknown-weight = the weight `{ $name }` has no value here
error-vary-range = the step does not lead through the range in at most { $limit } values
error-solve-unit = `{ $scoring }` does not give figures in this unit
error-datum-of-nothing = the datum is trimmed to nothing: no result is left to take it from

## Advice

did-you-mean = did you mean `{ $near }`?
list-and-for = {" "}and for{" "}
help-weights-sum = weigh every outcome so that the side comes to 100%, or let the last one take what is left: `rest -100`
help-weight-missing = give every outcome a weight, as in `(60%+620 & 40%-100)`, or let one take what is left: `rest -100`
help-rest-twice = leave `rest` to one outcome and weigh the others: `(60%+620 & rest -100)`
help-rest-negative = keep the other weights at 100% or less; a negative weight is written out: `(100%+620 & -100%+500 & +100%+150)`
help-weighted-artificial = weights belong to results that can be told (Law { LAW("12C1(c)") }), an artificial score is for where none can (Laws { LAW("12C1(d)") } and { LAW("12C2") }): give one or the other, `(50%+620 & 50%-100)` or `A+/A-`
help-artificial-both = give each side its own: `{ $ns }/{ $ew }`
help-artificial-imps-in-matchpoints = write a percentage, or average, average plus or average minus: `60%/40%`, `A+/A-`
help-artificial-share-in-imps = write the IMPs themselves, or an average: `+3 IMP/-3 IMP`, `A+/A-`
help-artificial-in-total-points = assign a score: `+620`, `(60%+620 & 40%-100)`
help-no-field = say what the other tables scored, `traveller {"{"} +620: 3, -100: 2 {"}"}`, or the other room: `other table +300`
help-empty-field = put the results of the other tables into the traveller: `traveller {"{"} +620: 3, -100: 2 {"}"}`
help-no-other-table = say it before the ruling, from NS's view: `other table +300`
help-no-traveller = say what the other tables scored: `traveller {"{"} +620: 3, -100: 2 {"}"}`
help-other-artificial = give the other table a score, `other table +300`; if that result was cancelled, give this one an artificial score too: `A+/A-`
help-damage-obtained-missing = add it, `damage NS before +620 after +500 obtained +150`, or say it before: `obtained +150`
help-damage-obtained-differs = leave `obtained …` out of `damage` if the score above is right, or correct one of them
help-damage-artificial = damage is measured between results: `damage NS before +620 after +500 obtained +150`
help-damage-nested = write the results themselves; each may be weighted: `before (60%+620 & 40%-100) after +500 obtained +150`
help-damage-offender = name the other side in one of them, or leave `offenders` out: `damage { $other }`
help-impossible-score = look for a slip of the pen, and check the vulnerability: `board 7`
help-split-exceeds-top = look for a wrong sign: both sides' scores are written from NS's view, as in `(-100)/(+620)`; after a director's error `offenders none` says that both may gain (Law { LAW("82C") })
help-not-descending = write what happened and let the values choose: `damage { $side } before +620 after +500 obtained +150`
help-offenders-gain = consider letting the score stand: an adjustment takes the offenders' gain away (Law { LAW("12B1") })
help-no-damage = damage is a result worse than was to be expected before the infraction (Law { LAW("12B1") })
help-no-relief = that needs an extremely serious error unrelated to the infraction, or a gambling action (Law { LAW("12C1(e)") }); `damage NS before … after … obtained …` shows who lost what
help-small-weight = leave it out if it was not meant to matter
help-contract-score = write `{ $contract } ({ $computed })`, or leave the score out, or check the vulnerability: `board 7`
help-contract-never-scores = check the score, its sign and the vulnerability, or write the result itself: `4♥x-2 W`
help-contract-declarer = add the declarer: `{ $contract } N` by North, `{ $contract } W` by West
help-contract-result = add the result before the declarer: `{ $contract }= N` just made, `{ $contract }+1 N` one over, `{ $contract }-2 N` two down
help-contract-range-under = the result counts from the contract: `=` is made, `-{ $under }` at most down
help-contract-range-both = the result counts from the contract: here `+{ $over }` at most over and `-{ $under }` at most under
help-contract-level = write for instance `4♠= N`; tricks over the contract go after it: `4♠+1 N`
help-no-board = say which board it was before the ruling, `board 7`, or who is vulnerable: `board vul NS`
help-unknown-name = name it before it is used: `let { $name } = (60%+620 & 40%-100)`
help-no-answer-yet = score a ruling first: `(60%+620 & 40%-100)`
help-too-many-names = write out the rulings that the names stand for
help-circular-name = give it a ruling instead of a name: `let { $name } = (60%+620 & 40%-100)`
help-name-not-one-sided = score it alone, `{ $name }`, or write both sides out: `(100%+620 & -100%+500 & +100%+150)/(+620)`
help-unknown-setting = `redress explain settings` lists them, for instance `set short-field neuberg`
help-setting-value-near = { $guess } it takes { $allowed }
help-setting-value = it takes { $allowed }
help-unknown-scoring = matchpoints, imps, butler, cross-imps, total-points or board-a-match; the first two may be left out
help-board-number = boards count from 1: `board 7`
help-tables-too-few = count every result on the board, the ruling's included: `set tables { $rows }`
help-file = a file is looked for beside the script that names it
help-include-cycle = take one `include` of the circle out
help-include-deep = include the files from one script, one after another
help-encoding = save it as UTF-8; most editors ask for the encoding in "save as"
help-unknown-code = `redress explain checks` names those of a ruling, for instance `expect td: note no-damage`
help-code-severity = write `{ $severity } { $name }`
help-penalty-unit-victory-points = say the match: `match boards 16 rest +10 scale wbf`; 0 in the same unit takes a penalty back
help-penalty-unit = matchpoints and board-a-match take `penalty EW 10%` or `2 MP`, IMP scorings `3 IMP`, total points none; 0 in the same unit takes a penalty back
help-unknown-regulations = they are `lecture-2005`, `wbf`, `ebu`, `acbl`, `pzbs`
help-unknown-scale = write `wbf`, `wbf-discrete`, or a scale of your own above: `scale "club" {"{"} 0-2: 10-10, 3+: 12-8 {"}"}`
help-scale-boards = it is written for { $known } boards: `match boards { $first } …`
help-match-boards-missing = say it, this board included: `match boards 16 rest +10 scale { $scale }`
help-scale-reserved = give your scale another name
help-knockout-scale = leave it out, or `knockout`: `match boards 16 rest +10 scale wbf`
help-scale-step = begin at 0, leave no gap, the winner first: `{"{"} 0-2: 10-10, 3+: 12-8 {"}"}`
help-unknown-group-one-letter = `{ $near }` is one of its groups; without `in` a ruling belongs to the first
help-unknown-group = write groups: `traveller {"{"} group "A" {"{"} +620 {"}"} group "B" {"{"} +600 {"}"} {"}"}`
help-group-twice = put all its rows into one block, or give the second another name
help-group-misplaced = put a row into the block of its group; leave `in` out elsewhere
help-outside-case = put it into one: `case "Board 7" points 4 {"{"} question "…"; answer (60%+620 & 40%-100) {"}"}`
help-answer-figures = write `answer (60%+620 & 40%-100)` or `answer NS 9.8, EW 8.2`
help-deal = write it as PBN does, spades first, hands clockwise: `deal "N:AK32.52.62.QT987 - - -"`
help-penalty-negative = write what is taken away, `penalty EW 10%`; a zero takes the penalty back: `penalty EW 0%`
help-variable-unused = write it as a weight, and let another take what is left: `({ $name } +620 & rest -100)`
help-unknown-weight = a weight with a name gets its values from `vary { $name } in …` or `solve { $name } in … for NS 50%`
help-vary-range = write `from 0% to 100% step 10%`, or a larger step
help-solve-unit = leave the unit out for the points of the scoring, or ask for `50%` where there is a top
help-datum-of-nothing = trim less, `set datum-trim 1` or `none`, or put all results into the traveller

## Problems of the notation

error-unexpected = something is missing at the end
error-unexpected-end = expected { $expected } at the end
error-unexpected-here = `{ $found }` cannot stand here
error-unexpected-other = expected { $expected }, found `{ $found }`
error-unclosed = this `{ $opener }` is never closed
error-unopened = this `{ $closer }` closes nothing
error-decimal-comma = a decimal comma: the number is written `{ $with-point }`
error-nested-parentheses = parentheses inside parentheses
error-too-deep = blocks stand more than { $limit } deep in one another
error-unknown-statement = `{ $word }` starts no statement
error-reserved-name = `{ $word }` is a word of the language and cannot be a name
error-name-as-component = the name `{ $name }` cannot be a part of a weighted ruling
help-form = write `{ $form }`
help-unclosed = write `{ $closer }` where it ends
help-unopened = leave it out, or write its opening bracket
help-decimal-comma = write `{ $with-point }`; a comma separates things, as in `NS 9.8, EW 8.2`
help-nested-parentheses = weigh all outcomes in one pair of parentheses: `(60% +620 & 30% +170 & 10% -100)`
help-too-deep = close the cases that are finished with `{"}"}`
help-unknown-statement = start with a ruling, as in `(60% +620 & 40% -100)`, or with a statement, as in `let td = +620`
help-reserved-name = choose another name: `let { $word }1 = (60% +620 & 40% -100)`
help-name-as-component = write its outcomes out; a name may stand for a whole side: `td/(-100)`
error-range-score = no bridge score is as large as this
help-range-score = a score lies between -99999 and +99999
error-range-weight = this fraction is no weight
help-range-weight = both parts of a fraction are at most 10000, and it is not divided by 0: `1/3`
error-range-count = no field has as many tables as this
help-range-count = a count lies between 1 and 1000000
error-range-percentage = this percentage is out of range
help-range-percentage = a percentage is at most 1000%, with at most 6 decimals: `62.5%`
error-range-board = no session has a board of this number
help-range-board = a board's number is at most 1000
error-range-boards = no match has as many boards as this
help-range-boards = a match has at most 1000 boards: `match boards 16`
error-range-other = this number has more digits than can be kept
help-range-other = write at most 12 digits before and 6 after the point
error-slip-control-character = a character that cannot be seen stands here
help-slip-control-character = delete it; it came in with pasted text
error-slip-escape = a `\` in a string that escapes nothing
help-slip-escape = write `\\` for a backslash, `\"` for a quote, `\n` for a new line
error-slip-whole-points = scores are whole points
help-slip-whole-points = write the score without decimals: `+620`; weigh scores to get between them: `(60% +620 & 40% -100)`
error-slip-number = this is not a number
help-slip-number = write digits on both sides of the point: `0.5`
error-slip-count = a count is a whole number above 0
help-slip-count = write how many tables had the score: `+620: 3`
error-slip-said-twice = this was said already
help-slip-said-twice = say it once
error-slip-ruling = this is not a ruling
help-slip-ruling = write a score, a contract or a weighted ruling: `(60% +620 & 40% -100)`
error-slip-missing-separator = a `&` is missing between two outcomes
help-slip-missing-separator = write `(60% +620 & 40% -100)`
error-slip-list-needs-parentheses = outcomes without parentheses are joined by `&` only
help-slip-list-needs-parentheses = write `60% +620 & 40% -100`, or put them in parentheses
error-slip-split-side = one side of the `/` is missing
help-slip-split-side = write NS's score left of it and EW's right: `(-100)/(+620)`
error-slip-split-two = a split ruling has two sides only
help-slip-split-two = write NS's score left of the `/` and EW's right: `(-100)/(+620)`
error-slip-slash-inside = a `/` inside parentheses
help-slip-slash-inside = the slash stands between the parentheses of the sides: `(60% +620 & 40% -100)/(+620)`
error-slip-side-colon = a side and a colon are no ruling
help-slip-side-colon = write NS's score left of a slash and EW's right: `(-100)/(+620)`
error-slip-row-count = a `:` is missing before the count
help-slip-row-count = write how many tables had the score: `+620: 3`
error-slip-expect-form = `expect` needs a `:` before what it expects
help-slip-expect-form = write `expect td: NS 9.8, EW 8.2`
error-slip-damage-form = `damage` is not complete
help-slip-damage-form = write `damage NS before +620 after +500 obtained +150`
error-slip-let-form = `let` needs a name, `=` and a ruling
help-slip-let-form = write `let td = (60% +620 & 40% -100)`
error-slip-let-missing = a name is given with `let`
help-slip-let-missing = write `let td = (60% +620 & 40% -100)`
error-slip-statement-in-rows = a statement among the rows of a block
help-slip-statement-in-rows = close the block with `{"}"}` before it
error-slip-needs-block = this needs a block in `{"{"} {"}"}`
help-slip-needs-block = write `case "Board 7" {"{"} … {"}"}`, `scale "club" {"{"} 0-2: 15-15 {"}"}`
error-slip-block-without-head = a `{"{"}` without a word in front of it
help-slip-block-without-head = say what it holds: `traveller {"{"}` or `case "Board 7" {"{"}`
error-slip-block-not-here = this cannot hold a block here
help-slip-block-not-here = blocks are `case "…" {"{"} {"}"}`, `traveller {"{"} {"}"}`, `scale "…" {"{"} {"}"}`, and `group "…" {"{"} {"}"}` in a traveller
error-slip-group-outside = a group outside a traveller
help-slip-group-outside = write `traveller {"{"} group "A" {"{"} +620: 3 {"}"} {"}"}`
error-slip-other = this is not in the notation
help-slip-other = write a ruling such as `(60% +620 & 40% -100)`
list-or = { $others } or { $last }
thing-ruling = a ruling
thing-outcome = a score or a contract
thing-strain = a suit or `NT`
thing-weight = a weight such as `60%`
thing-number = a number
thing-count = a count
thing-seat = a seat (`N`, `E`, `S`, `W`)
thing-side = a side (`NS` or `EW`)
thing-name = a name
thing-string = a text in quotes
thing-word = a word
thing-value = a value
thing-unit = a unit (`%`, `MP`, `IMP`, `VP`)
thing-claim = what to expect, such as `NS 9.8` or `error weights-sum`
thing-vulnerability = a vulnerability (`none`, `NS`, `EW`, `all`)
thing-offenders = `NS`, `EW`, `both` or `none`
thing-end = the end
thing-match-clause = `boards`, `rest`, `knockout` or `scale`

## The prompt

prompt-welcome =
    redress { $version }: type what the other tables scored, then a ruling.
      traveller {"{"} +620: 3, +500, -100: 2 {"}"}       or  other table +300
      (60%+620 & 40%-100)                        or  (-100)/(+620), A+/A-
    Tab completes, `help` tells more, Ctrl-D leaves.
prompt-help =
    A line is a statement of the language. Signs are North-South's.

      board 7                                  contracts need the board
      traveller {"{"} +620: 3, +500, -100: 2 {"}"}     what the other tables scored
      other table +300                         or the other room of a match
      offenders EW; obtained -100              who offended, what was obtained
      (60%+620 & 40%-100)                      a ruling: scored and explained
      let td = (60%+620 & 40%-100)             a name for one; `ans` is the last
      compare td, (-100)/(+620), A+/A-         side by side
      effects td                               what it does to the other pairs
      vary w in (w +620 & rest -100)           all weights at a glance
      solve w in (w +620 & rest -100) for NS 12    the weight that gives 12
      sensitivity td; pitfall td; conventions td; entry td

    Tab completes; \s \h \d \c and Tab make suits. Commands:

    { $commands }
    Topics: `:help weighted`, `:help damage`, `:help butler`; all: `:help topics`.
prompt-unknown-command-near = there is no command `:{ $name }`; did you mean `:{ $near }`?
prompt-unknown-command = there is no command `:{ $name }`; `help` lists them
prompt-file-missing = `:{ $name }` needs a file: `:{ $name } evening.ruling`
prompt-name-missing = `:{ $name }` needs a name: `:{ $name } neuberg`
prompt-reset = nothing is in force any more; `:undo` takes this back
prompt-nothing-to-undo = nothing is left to take back
prompt-stopped = stopped
prompt-not-text = it is not UTF-8 text
prompt-brief = showing the answer alone
prompt-steps = showing the working
prompt-full = showing the working, every other pair and every convention
prompt-results-noted =
    { $results ->
        [one] { $results } other result
       *[other] { $results } other results
    }
prompt-scoring-noted = scored by { $scoring } from now on
prompt-nothing-to-show = no `{ $word }` is in force; `:show` shows everything
prompt-awaited = {"  "}… `{ $closer }` ends it
prompt-preview = {"  "}→ { side-ns } { $ns }  { side-ew } { $ew }
prompt-undone = taken back
prompt-undone-one = taken back: { $statement }
prompt-undone-many = taken back: { $statement } and { $more } more
prompt-more-told = … and { $hidden } more
prompt-not-loaded = `{ $path }` could not be loaded: { $reason }
prompt-saved =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } written to `{ $path }`; `redress run { $path }` repeats them
prompt-not-saved-over = `{ $path }` is there already; choose another name
prompt-not-saved = `{ $path }` could not be written: { $reason }
prompt-unreadable = the terminal cannot be read: { $reason }

## Settings (looked up by name)

setting-win = matchpoints for a pair beaten; a tie is half of it
source-win = Law { LAW("78A") }: 2 and 1; 1 and ½ is used in North America
value-win-2 = two for a win, one for a tie
value-win-1 = one for a win, a half for a tie
setting-split = how a split score enters the frequency tables
source-split = two tables: J. Marciniak's lecture of 2005; half-frequency: H. De Wael
value-split-two-tables = each side's score into a table of its own
value-split-half-frequency = one table, each side of a split with half its weight
setting-short-field = matchpoints where results are missing (M in a table of A, E expected)
source-short-field = Neuberg: WBF and most federations; Ascherman: parts of Europe
value-short-field-neuberg = (M + 1) · E/A − 1
value-short-field-proportional = M · (E − 1)/(A − 1)
value-short-field-mitchell = M + (E − A)
value-short-field-ascherman = (M + 1) · E/A on a top of 2E, in full fields too
value-short-field-none = M as it is
setting-small-groups = fixed percentages for groups of one, two or three results
source-small-groups = EBU White Book; ACBL regulations on fouled boards
value-small-groups-none = the formula of short-field
value-small-groups-ebu = 2 or 3 results, at most E/3: 60% + 5% · (M − (A − 1))
value-small-groups-acbl = 1 result 60%, 2 65/55, 3 70/60/50 unless the largest group
setting-tables = how many results are expected on the board
source-tables = the movement
value-tables-rows = as many as the traveller has, the ruling's included
value-tables-number = so many
setting-cross-imps = cross-IMPs as the mean over the comparisons or their sum
source-cross-imps = regulations of the event
value-cross-imps-mean = over the other results
value-cross-imps-sum = of all comparisons
setting-imp-cap = the most IMPs that one comparison can bring
source-imp-cap = regulations of the event
value-imp-cap-none = as the scale says
value-imp-cap-number = not more than this
setting-imp-average = IMPs of average plus; average minus is the negation
source-imp-average = Law { LAW("12C2(b)") }: 3, where the organizer has not varied it
value-imp-average-3 = 3 IMPs
value-imp-average-number = so many
setting-datum-trim = which extreme scores a Butler datum leaves out at each end
source-datum-trim = regulations of the event; the 2005 lecture's datums come out with 30%
value-datum-trim-none = none
value-datum-trim-number = so many
value-datum-trim-share = this share of the results, below 50%, rounded down
value-datum-trim-median = all but the middle
setting-datum-round = how a Butler datum is rounded to ten
source-datum-round = regulations of the event
value-datum-round-away = to the nearest ten, halves away from zero
value-datum-round-even = to the nearest ten, halves to the even ten
value-datum-round-none = not at all
setting-tie-within = the largest difference that is still a tie in board-a-match
source-tie-within = Polish Patton: 10
value-tie-within-0 = equal scores alone
value-tie-within-number = points
setting-damage = which rows of the table apply to `damage`
source-damage = Law { LAW("12C1(e)") }; J. Marciniak's lecture of 2005 on the trap
value-damage-law = the four rows: stands, trap, full, formula
value-damage-formula = before − after + obtained, whatever the values are
setting-damage-entry = what `damage` puts into the tables
source-damage-entry = J. Marciniak's lecture of 2005, sections 7 and 8
value-damage-entry-universal = (100% X & -100% Y & 100% Z)
value-damage-entry-before = X alone; the side's points are adjusted afterwards
setting-round = how a side's final figure is rounded
source-round = regulations of the event
value-round-none = not at all
value-round-unit-away = halves away from zero
value-round-unit-to-average = halves towards the average
value-round-unit-away-from-average = halves away from the average
value-round-unit-even = halves to an even digit
value-round-unit-non-offenders = any fraction in favour of the non-offending side
setting-language = the language of what is printed
source-language = the reader
value-language-en = English
value-language-pl = Polish

## Regulations (looked up by name)

regulations-lecture-2005 = J. Marciniak's lectures of 2005 on adjusted scores
regulations-wbf = World Bridge Federation
regulations-ebu = English Bridge Union (White Book 2025, by a summary)
regulations-acbl = American Contract Bridge League
regulations-pzbs = Polish Bridge Union (Polski Związek Brydża Sportowego)
choice-lecture-2005-win = the lectures' tables
choice-lecture-2005-split = the lecture on calculation, split scores
choice-lecture-2005-short-field = the lecture on calculation, step 5 of the algorithm
choice-lecture-2005-small-groups = not spoken of
choice-lecture-2005-cross-imps = not spoken of
choice-lecture-2005-imp-cap = not spoken of
choice-lecture-2005-imp-average = not spoken of; Law { LAW("12C2(b)") }
choice-lecture-2005-datum-trim = section 4: the datums are given, the rule is not; 30% gives them
choice-lecture-2005-datum-round = section 4: datums of whole tens, the rule is not given
choice-lecture-2005-tie-within = not spoken of
choice-lecture-2005-damage = section 5, the trap
choice-lecture-2005-damage-entry = the lecture on calculation, the universal approach
choice-lecture-2005-round = the lecture on calculation: the result is given with its fraction
choice-wbf-win = Law { LAW("78A") }
choice-wbf-split = each side's score by itself, Law { LAW("12C1(f)") }
choice-wbf-short-field = the EBU's and ACBL's pages on Neuberg: the formula the WBF uses
choice-wbf-small-groups = H. De Wael: 65/55 and 70/60/50 were put forward; no regulation found
choice-wbf-cross-imps = no text of the body found; the default
choice-wbf-imp-cap = no text of the body found; the default
choice-wbf-imp-average = Law { LAW("12C2(b)") }
choice-wbf-datum-trim = the Bermuda Bowl's published Butler, as recomputed from its frequencies
choice-wbf-datum-round = no text of the body found; the default
choice-wbf-tie-within = no text of the body found; the default
choice-wbf-damage = Law { LAW("12C1(e)") }
choice-wbf-damage-entry = no text of the body found; the default
choice-wbf-round = no text of the body found; the default
choice-ebu-win = Law { LAW("78A") }
choice-ebu-split = White Book 2025, 4.2.1
choice-ebu-short-field = White Book 2025, 4.2.3.2
choice-ebu-small-groups = White Book 2025, 4.2.3.3
choice-ebu-cross-imps = the usual form; events by the sum exist
choice-ebu-imp-cap = no text of the body found; the default
choice-ebu-imp-average = Law { LAW("12C2(b)") }
choice-ebu-datum-trim = White Book 2025, 4.2.4, in an example
choice-ebu-datum-round = White Book 2025, 4.2.6.2
choice-ebu-tie-within = no text of the body found; the default
choice-ebu-damage = R. Barker's article on { LAW("12C1(b)") }, later in the White Book; Law { LAW("12C1(e)") }
choice-ebu-damage-entry = no text of the body found; the default
choice-ebu-round = White Book 2025, 4.2.3.2 and 4.2.6.1
choice-acbl-win = ACBLscore manual: one for a win, a half for a tie
choice-acbl-split = no text of the body found; the default
choice-acbl-short-field = adopted in 1991; ACBLscore manual, fouled boards
choice-acbl-small-groups = ACBLscore manual, fouled boards; ACBL Bulletin, June 1991
choice-acbl-cross-imps = ACBLscore offers mean and sum
choice-acbl-imp-cap = no text of the body found; the default
choice-acbl-imp-average = Law { LAW("12C2(b)") }
choice-acbl-datum-trim = ACBLscore manual, Butler
choice-acbl-datum-round = ACBLscore manual, Butler
choice-acbl-tie-within = board-a-match: 1, a half or 0
choice-acbl-damage = Law { LAW("12C1(e)") }
choice-acbl-damage-entry = no text of the body found; the default
choice-acbl-round = ACBLscore manual: hundredths, .005 up
choice-pzbs-win = Law { LAW("78A") } in the Polish edition; 1 and ½ are allowed
choice-pzbs-split = the 2005 lecture on calculation, of a course for directors
choice-pzbs-short-field = the 2005 lecture's step 5; regulations name it, undefined
choice-pzbs-small-groups = no text of the body found; the default
choice-pzbs-cross-imps = an organizer's page
choice-pzbs-imp-cap = an organizer's page
choice-pzbs-imp-average = Law { LAW("12C2(b)") }
choice-pzbs-datum-trim = no text of the body found; the default
choice-pzbs-datum-round = no text of the body found; the default
choice-pzbs-tie-within = Polish Patton
choice-pzbs-damage = Law { LAW("12C1(e)") }
choice-pzbs-damage-entry = the 2005 lecture
choice-pzbs-round = the 2005 lecture

## Exams

error-marks-share = a part of a question's points is from 0% to 100%
error-no-questions = no case of this key has a question or an answer
error-question-without-answer = the case `{ $case }` has no answer to mark against
error-question-twice = two cases are called `{ $case }`: answers could not be told apart
error-file-write = `{ $name }` cannot be written: { $reason }
help-marks-share = write `marks side 50% weights 40%`
help-no-questions = a question is a case: `case "Board 7" points 4 {"{"} question "…"; answer (60%+620 & 40%-100) {"}"}`
help-question-without-answer = write the key below the question: `answer (60%+620 & 40%-100)` or `answer NS 9.8, EW 8.2`
help-question-twice = give each case a name of its own; capitals make no difference
help-file-write = the file is as it was; it must be one that may be written
thing-marks-clause = `side` or `weights` and a share
file-not-plain = it is no plain file
exam-paper =
    { $questions ->
        [one] { $questions } question
       *[other] { $questions } questions
    }, { worth }
exam-question = { $number }. { $case } ({ worth })
exam-board =
    { $number ->
        [none] The board
       *[some] Board { $number }
    }{ $dealer ->
        [none] {""}
       *[some] , dealer { $dealer }
    }{ $vulnerable ->
        [unknown] {""}
        [nobody] , nobody vulnerable
        [ns] , { side-ns } vulnerable
        [ew] , { side-ew } vulnerable
       *[both] , both sides vulnerable
    }.
seat-north = North
seat-east = East
seat-south = South
seat-west = West
exam-field =
    { $group ->
        [none] Other tables:
       *[some] Other tables, group "{ $group }":
    }
exam-by-matchpoints = Scored by matchpoints.
exam-by-imps = Scored by IMPs.
exam-by-butler = Scored by Butler.
exam-by-cross-imps = Scored by cross-IMPs.
exam-by-board-a-match = Scored board-a-match.
exam-by-total-points = Scored by total points.
exam-other-table = At the other table: { $other }.
exam-match =
    { $form ->
        [knockout] A knockout match
       *[plain] A match
    }{ $boards ->
        [0] {""}
        [one] {" "}of { $boards } board
       *[other] {" "}of { $boards } boards
    }{ $rest-ns ->
        [none] {""}
       *[some] , on the other boards NS have { $rest-ns } IMP{ $rest-ew ->
            [none] {""}
           *[some] {" "}and EW { $rest-ew } IMP
        }
    }{ $scale ->
        [none] {""}
       *[some] , converted by the scale { $scale }
    }.
exam-scale-open = { $from } or more
exam-scale = The scale: { $steps }.
exam-offended = { $side } offended.
exam-offended-both = Both sides offended.
exam-offended-none = Neither side offended.
exam-obtained = Obtained at the table: { $score }.
exam-session = On the session's other boards: { $shares }.
exam-penalty = { $side } have a penalty of { $amount } { $unit }.
exam-penalty-share = { $side } have a penalty of { $share } of a top.
exam-head-number = no.
exam-head-question = question
exam-head-points = points
exam-head-mark = mark
exam-head-why = why
exam-head-candidate = candidate
exam-head-of-all = of all
exam-head-full = full
exam-head-part = part
exam-head-nothing = nothing
exam-right = right
exam-wrong = neither side right
exam-other-weights = right outcomes, other weights
exam-several = several answers that differ
exam-missing = no answer
exam-not-readable = cannot be read
exam-named = a name stands for nothing here
exam-too-many = too many outcomes
exam-no-figure = neither a ruling nor figures
exam-one-side = { $side } right, { $other } not
exam-unscored = has no score [{ $code }]
exam-averaged-first = the scores were averaged before they were scored
exam-other-group = the right ruling, in another group of the fouled board
exam-sides-swapped = NS are given what is EW's, and EW what is NS's
exam-bare-percentage = a percentage without its sign counts as points
exam-rounded = rounded without a `~`, which would count at its digits
exam-unrounded = the figure before rounding and penalties
exam-by-comparisons = Neuberg by comparisons: the factor is that of the results, on the score plus 1
exam-sign-turned = { $side }'s sign turned: scores are written from NS's view, points from the side's own
exam-complement = { $side } were given what { $other } leave, but each side has its own
exam-convention = that is what `set { $setting } { $value }` gives
exam-difference =
    { $number }. The key: { $key }. The answer: { $answer }{ $figures ->
        [none] {""}
       *[some] , which comes to { $figures }
    }{ $mistake ->
        [none] {""}
       *[some] : { $mistake }
    }.
exam-sum = { $mark } of { worth }
exam-key-working = The working of the key:
exam-answer-working = The working of the answer:
exam-line = line { $line }
exam-word-in-line = `{ $word }` in line { $line }
exam-not-executed = not executed: { $named }
exam-unknown-case = line { $line }: the exam has no question `{ $case }`
exam-unknown-case-near = line { $line }: the exam has no question `{ $case }`; did you mean `{ $near }`?
exam-unread = line { $line }: { $message } [{ $code }]
exam-unreadable = the file was not read: { $reason }
exam-not-utf8 = the file was not read: it is not UTF-8 from byte { $offset } on
exam-too-large = the file was not read: it is larger than { $most } bytes
exam-more-notes = { $more } more of the kind
exam-no-field = the script needs a traveller without groups, with two different scores at least
exam-no-figures = no question with figures that can be written down came of this field and seed

## Questions

question-hesitation = { $one } thought for a long time and passed; { $other } bid on with a hand on which passing was a logical alternative (Law { LAW("16B") }).
question-explanation = { $one } gave a wrong explanation of { $other }'s bid, and the other side relied on it (Law { LAW("21B") }).
question-late-correction = { $one } said only after the auction that { $other }'s bid had been explained wrongly (Law { LAW("21B3") }).
question-alert = { $one } failed to alert { $other }'s bid, and the other side took it for what it was not (Law { LAW("21B") }).
question-question = { $one } asked about a bid in a way that told { $other } about the hand, and { $other } made use of it (Law { LAW("16B") }).
question-title =
    { $kind ->
        [split] A director's error
        [damage] An error after an infraction
        [neuberg] A board with missing results
        [butler] A weighted score in Butler
       *[weighted] A weighted score
    }{ $board ->
        [none] {""}
       *[some] , board { $board }
    } (seed { $seed })
question-made-by =
    { $command }{ $field ->
        [traveller] , from a traveller
       *[generated] {""}
    }
question-one-missing = One table could not play the board and has an artificial score; use Neuberg's formula.
question-two-missing = Two tables could not play the board and have artificial scores; use Neuberg's formula.
question-in-imps = What does each side get in IMPs?
question-in-matchpoints = What does each side get in matchpoints?
question-part = { $result } with { $share }
question-weighted = { $story } The result was { $obtained }. Without the infraction the director expects { $first } and { $last } (Law { LAW("12C1(c)") }).
question-split = The director gave a wrong ruling at the table, and the board cannot be put right (Law { LAW("82C") }). With the right ruling it would have been { $one } or { $other }, and nobody can say which. Both sides are treated as non-offending, so that each gets the one that is better for it.
question-damage = { $story } Without the infraction { $before } is expected. After it { $innocent } could still have had { $after }, but by an extremely serious error, unrelated to the infraction, they came to { $obtained } (Law { LAW("12C1(e)") }).

## Tests

test-ok = ok
test-failed = FAILED
test-error = ERROR
test-nothing = none
test-updated = updated
test-to-update = to update
test-expected = expected
test-actual = it is
test-no-error = the block is marked `error`, and it runs without one
test-no-expectation = no expectation
test-question = exam question
test-unsound = not updated: only the figures of a file without errors are
test-tests =
    { $tests ->
        [one] { $tests } test
       *[other] { $tests } tests
    }
test-files =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    }
test-figures =
    { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }
test-expectations =
    { $expectations ->
        [one] { $expectations } expectation
       *[other] { $expectations } expectations
    }
test-errors =
    { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }
test-questions =
    { $questions ->
        [one] { $questions } exam question
       *[other] { $questions } exam questions
    }
test-passed = { $passed } passed
test-failed-count = { $failed } failed
test-without = { $without } without expectation
test-none = no tests
test-totals = { test-tests } in { test-files }: { $counts }; { test-expectations } ({ $time })
test-figures-to-update = { test-figures } to update in { test-files }
test-figures-updated = { test-figures } updated in { test-files }
test-slowest = slowest: { $files }
test-more = … and { $hidden } more; `--filter` picks some, `--format json` lists all
test-expectation = expected { $expected }; it is { $actual }
test-nothing-of-name = no test or file has `{ $filter }` in its name
test-nothing-found = no test was found: neither a case nor an expectation in a `.ruling` file or a `ruling` block of Markdown
test-progress = { test-tests }, { $failed } not passed

## Lectures

lecture-working = working
lecture-other-tables = other tables
lecture-added = the ruling
lecture-taken = taken out by the ruling
lecture-results = results
lecture-field-label = Results of the field, { $who }. { $rows }
lecture-field-row = { $score }: { $results }, { $points }.
lecture-curve-label = Figures of NS and EW, { $axis }, for a weight from { $first } to { $last }.
lecture-deal = Hand diagram
error-lecture-no-figure = `{ $written }` is no figure of a ruling
error-lecture-unknown-part = a ruling has no figure `{ $written }`
error-lecture-part-missing = `{ $name }` has no `{ $part }` in this scoring
error-lecture-unknown-option = a block has no option `{ $word }`
error-lecture-no-error = this block is marked `error`, and there is none in it
error-lecture-woven-unclosed = the results that are woven in here have no end
help-lecture-no-figure = write the name of a ruling and a side: `{"{"}{"{"} td.ns {"}"}{"}"}`, `{"{"}{"{"} td.ew.percent {"}"}{"}"}`
help-lecture-unknown-part = they are `ns` and `ew`, alone or with `points`, `percent`, `exact`, `imps`, `vp`: `{"{"}{"{"} td.ew.percent {"}"}{"}"}`
help-lecture-part-missing = there are percentages where there is a top, IMPs in scorings by IMPs, victory points in a `match` with a scale
help-lecture-unknown-option = they are `hide`, `brief`, `chart`, `error`, `only=table`, `only=answer`, `only=chart`
help-lecture-no-error = take `error` away, or write what is wrong
help-lecture-woven-unclosed = put `<!-- /woven -->` on a line of its own below them

## Words of scripts and of the prompt (looked up by name)

argument-topic = TOPIC
argument-code = CODE
argument-name-value = NAME VALUE
argument-file = FILE
command-help = what can be typed, or a topic
command-explain = a diagnostic, a setting, regulations, a topic
command-show = what is in force; `:show names`, `:show board`
command-set = the settings in force, or one of them changed
command-brief = show the answer alone
command-steps = show the working too
command-full = show every other pair and every convention too
command-load = run a script
command-save = write what was typed as a script, without what failed
command-undo = take the last entry back
command-reset = start anew with nothing in force
command-quit = leave; Ctrl-D does too
keyword-answer = the key of an exam question
keyword-board = the board: its number, or dealer and vulnerability
keyword-case = a title and a scope of its own
keyword-compare = rulings side by side
keyword-conventions = a ruling under every preset, or each value of a setting
keyword-damage = before, after and obtained: what a side did to itself
keyword-deal = a hand diagram
keyword-effects = every other pair, before and after
keyword-entry = what to type into a scoring program
keyword-expect = claim what a ruling comes to
keyword-include = run another script here
keyword-let = name a ruling
keyword-match = the match: boards, IMPs of the rest, scale
keyword-obtained = the score obtained at the table
keyword-offenders = who offended: NS, EW, both or none
keyword-other = other table: the result in the other room
keyword-penalty = a procedural penalty
keyword-pitfall = what averaging the scores first would have given
keyword-protocol = score every row of the traveller
keyword-question = the text of an exam question
keyword-regulations = a body's conventions
keyword-scale = a victory-point scale of your own
keyword-scoring = matchpoints, IMPs, Butler and others
keyword-sensitivity = what 5% more on each outcome would change
keyword-session = percentages on the other boards
keyword-set = a convention
keyword-solve = the weight that gives a side what you ask
keyword-traveller = what the other tables scored
keyword-vary = a ruling at every weight
keyword-marks = what an answer partly right earns
