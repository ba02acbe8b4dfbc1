# The messages of redress in English, which says what messages there are and what each names. Compiled by build.rs into
# functions of src/messages; see there. What is in backticks is typed as shown, in the language of rulings; a
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
rank-ten = 10
unit-matchpoints = MP
unit-imps = IMP
unit-victory-points = VP
unit-total-points = points
unit-percentage-points = pp
severity-error = error
severity-warning = warning
severity-note = note
list-separator = ,{" "}
decimal-sign = .
latex-language = english
help = help
law = Law { LAW($law) }
narrated-place = { $file }, line { $line }, column { $column }:

## Headings of columns

head-score = score
head-others = others
head-ruling = ruling
head-total = total
head-result = result
head-standing = result
row-of-table = table { $table }
head-tables = tables
head-before = before
head-after = after
head-change = change
head-change-of = { $side } ±
head-match-of = { $side } match
head-change-points = ± { unit-percentage-points }
head-outcome = outcome
head-other-table = other table
head-difference = difference
head-weight = weight
head-part = part
head-together = together
head-others-imps = others' IMP
head-others-ns = others' NS
head-others-ew = others' EW
head-regulations = regulations
head-side = side
head-entered = entered
head-adjustment = adjustment
head-of-top = % of top
head-final = result
head-by-ruling = from the ruling
head-as-entered = as entered
head-more-of = +5 pp to
head-from = now
head-method = method
head-setting = setting
method-outcomes-scored = each outcome scored, then weighted
method-scores-averaged = scores averaged, then scored
in-force = in force
figure-in-match = { $figure } in the match
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
rows-folded =
    { $rows ->
        [one] … { $rows } row, not touched
       *[other] … { $rows } rows, none touched
    }
conventions-set = Conventions: { $set }.
expectation-failed = { $place }: expected { $expected }, got { $actual }
expectation-failed-in-case = { $place } in "{ $case }": expected { $expected }, got { $actual }
more-diagnostics = … and { $hidden } more; `--format json` lists all of a run
expectations-tally =
    { $passed ->
        [one] { $passed } expectation
       *[other] { $passed } expectations
    } passed
expectations-tally-failed = { expectations-tally }, { $failed } failed
file-missing = no such file
file-forbidden = permission denied
file-folder = it is a folder
file-too-large = it is larger than { $megabytes } MB
file-not-text = it is not UTF-8 text
file-outside = a lecture may only read files in or below its own folder; `--allow-include` allows other folders
file-elsewhere = a script writes only in its own folder and in those below it
file-of-event = it is a file of the event, and the rulings go into a copy
file-not-engine = it is not an engine for pages; scripts/web.sh builds one, redress.wasm.gz
file-none = files cannot be included here
output-lost = the output could not be written: { $reason }
cli-about = A language for bridge rulings: scores any adjusted score exactly and shows the working.
cli-usage = Usage
cli-examples = Examples
cli-commands = Commands
cli-options = Options
cli-exit-status = Exit status: 0 done, 1 an expectation failed, 2 wrong usage, 3 a script could not be run.
cli-example-prompt = opens the prompt: type the traveller, then the rulings to try
cli-example-ruling = scores one ruling
cli-example-script = runs a script
cli-option-help = Print help
cli-option-version = Print the version
cli-option-language = Language of the output, unless a script sets one [default: the environment's]
cli-option-color = Colours in the output
cli-run = Run ruling scripts and show each result with its working
cli-eval = Score one ruling
cli-test = Run the tests in scripts and in Markdown documents
cli-fmt = Write scripts in their canonical form
cli-exam = Print an exam's paper, mark candidates' answers, make fresh questions
cli-guide = Ask what happened, question by question, and find what follows by the Laws
cli-sheet = Print each ruling on a page for the players and the appeals committee
cli-log = Print the rulings of an evening in a table
cli-event = Score a whole event from its file, with rulings or without, and rank it
cli-audit = Find where the figures in the file of an event differ from its rules
cli-convert = Write an event in another format
cli-lsp = Run the language server for an editor, on standard input and output
cli-weave = Run the blocks of a Markdown lecture and weave their results in
cli-manual = Write the manual as pages: explanations, examples and lectures
cli-laws = List the Laws and how far the program goes with each, check their procedures, compare editions
cli-casebook = List published rulings, search them, show one, and compare their figures
cli-explain = Explain a diagnostic code, a setting or a topic
cli-completions = Print a completion script for a shell
cli-man = Print the manual page
cli-help = Print the help of a command
cli-config = Show the defaults that the prompt and `eval` start from
config-none = No defaults are set.
config-places = Defaults are read from { $user }, then from { $folder } in the current folder or one above it. The prompt, `redress eval` and `redress 'RULING'` start from them, and so does `redress run` with `--config`; tests, exams and lectures do not.
config-setting = default
config-value = value
config-from = from
cli-arguments = Arguments
cli-default = default: { $value }
cli-error-unknown = there is no option `{ $argument }`
cli-error-value = `{ $argument }` cannot be `{ $value }`
cli-error-range = from { $from } to { $to }
cli-error-no-value = `{ $argument }` needs a value
cli-error-missing = `{ $argument }` is missing
cli-error-twice = `{ $argument }` is given twice
cli-error-conflict = `{ $argument }` cannot be used with `{ $other }`
cli-error-command = there is no command `{ $name }`
cli-error-near = did you mean `{ $near }`?
cli-error-possible = it can be { $values }
cli-error-more = For more information, try `--help`.
cli-usage-form = redress [COMMAND | FILE… | 'RULING'] [OPTIONS]
cli-unknown =
    `{ $name }` is not a command, not a file and not a ruling{ $near ->
        [none] ; `redress --help` lists the commands
       *[some] ; did you mean `{ $near }`?
    }
eval-nothing = there is no ruling to score: write one, as in `redress eval '60% 4♠= N & 40% 4♠-1 N'`
file-read-only = it is read-only
file-changed = it has been changed in the meantime
file-exists = a file of this name already exists
file-dead-link = it is a broken link
file-no-folder = no such folder
file-not-to-be-written = its folder is read-only

## The working

working-imps-keep-fraction = Not rounded: weighted IMPs keep their fraction until the match is converted.
working-small-group = { $side }, by matchpoints in the table, two per pair beaten: { $values }.
working-own-matchpoints = { $side }'s matchpoints in the table, two per pair beaten: { $values }.
ruling-decided = { $about } (Law { $law }): { $end }.
score-stands = The score obtained stands: { $obtained } (Law { LAW("12B1") }). The ruling would have been worth { $worth }.
transfer-stands = The result after the transfer of tricks stands: { $obtained } (Law { LAW("64A") }). The ruling would have been worth { $worth }.
working-damage-worth = Worth { $applied }; only the score before the infraction enters the tables.
working-applied-as = Scored as { $applied }.
working-single-outcome = { $side }: { $outcome } scores { $points }
comparison-of-ew = EW (scores from NS's view; difference and { $unit } from EW's):
comparison-of-ns = { side-ns }:
working-short-field =
    { results } in the table, { $expected } expected: { $formula ->
        [neuberg] matchpoints by Neuberg, (M + 1) × { $expected }/{ $results } − 1
        [proportional] matchpoints in proportion, M × ({ $expected } − 1)/({ $results } − 1)
        [mitchell] matchpoints by Mitchell, M + ({ $expected } − { $results })
        [ascherman] matchpoints by Ascherman, (M + 1) × { $expected }/{ $results } on a top of 2 × { $expected }
        [cancelled-ebu] the one result is cancelled (EBU White Book 3.3.2), and each side that did not foul the board has average plus, 60% of the top
        [small-group-ebu] a small group (EBU), 60% + 5% × (M − ({ $results } − 1)) of the top
        [small-group-acbl] a small group (ACBL), 60% + 5% × (M − ({ $results } − 1)) of the top
       *[unadjusted] matchpoints as the table gives them
    }.
working-rounded = { $side }: { $from } rounded to { $to }.
working-artificial = { $side }: { $given } is { $amount } (Law { LAW("12C2(a)") }).
working-artificial-imps = { $side }: { $given } is { $amount } IMP (Law { LAW("12C2(b)") }).
working-artificial-session-imps = { $side }: { $given } follows the session's mean: { $amount } IMP (Law { LAW("12C2(c)") }).
working-artificial-session = { $side }: { $given } is the session's { $share } of the top { $top }: { $amount } (Law { LAW("12C2(c)") }).
working-artificial-of-top = { $side }: { $given } of the top { $top }: { $amount } (Law { LAW("12C2(a)") }).
working-artificial-average = { $side }: { $given } is { $share } of the top { $top }: { $amount } (Law { LAW("12C2(a)") }).
working-special-adjustment = { $side }: { $entered } for the score before the infraction, special adjustment { $adjustment }: { $result }.
damage-values = Worth to { $side } in { $unit }, each scored on its own: before the infraction { $before }, after it { $after }, obtained { $obtained }.
damage-head-case = case
damage-head-when = when
damage-head-gets = { $side } get
damage-case-stands = score stands
damage-case-trap = trap
damage-case-full = full relief
damage-case-formula = self-inflicted
damage-when-stands = before ≤ obtained
damage-when-trap = before ≤ after
damage-when-full = after ≤ obtained
damage-when-formula = otherwise
damage-gets-before = before
damage-gets-obtained = obtained
damage-gets-formula = before − after + obtained
damage-reminder = Law { LAW("12C1(e)") } asks for an extremely serious error unrelated to the infraction, or a gambling action.
damage-stands = Score stands: { $side } obtained no less than they expected, so nothing was lost (Law { LAW("12B1") }).
damage-trap = Trap: the infraction only gave { $side } a chance to do better, and their own error threw it away; { $side } keep what they obtained, the offenders get the score expected before the infraction.
damage-full = Full relief: nothing was lost after the infraction, so both sides get the score expected before it (Law { LAW("12C1(b)") }).
damage-formula = Partly self-inflicted: { $side } get before − after + obtained and so bear their own loss of { $own }; the offenders get the score expected before the infraction.
damage-losses = The infraction cost { $side } { $infraction }, their own play { $own }.
damage-differences = Before less after: { $infraction }; after less obtained: { $own }.
effects-others =
    Effect on other pairs ({ $base ->
        [obtained] against the score obtained
       *[without] against the board without this result
    }): { $changes ->
        [none] none.
       *[some] { $changes }
    }
effects-hint = `effects` lists them.
effects-range = { $least } to { $most } { $unit }
effects-obtained = Before: with the score obtained at the table; after: with the ruling.
effects-without = Before: the board without this result; after: with the ruling.
effects-in-shares = Before: the board without this result; after: with the ruling. In percentages, because the tops differ.
working-penalty = { $side }: penalty { $penalty } { $unit }, { $from } − { $penalty } = { $to } (Law { LAW("90") }).
working-butler = { $side }: { $outcome }: datum { $datum }; { $difference } is { $imps } IMP
working-comparisons-mean = { $side }: { $outcome }: ({ $terms }) / { $comparisons } = { $sum } / { $comparisons } = { $mean }
working-comparisons-left-out = There are more than { $limit } comparisons; only their sums are shown.
working-comparisons-sum = { $side }: { $outcome }: { $terms } = { $points }
working-comparisons-factored = { $side }: { $outcome }: ({ $terms }) × { $factor } = { $sum } × { $factor } = { $points }
working-comparisons-modified = { $side }: { $outcome }: ({ $terms }) / { $divisor } = { $quotient } = { $points }
working-datum =
    { $sum } ÷ { results }{ $trimmed ->
        [none] {""}
       *[some] {" "}({ $trimmed } left out at each end)
    } = { $mean }{ $rounded ->
        [none] {""}
       *[some] , rounded to { $rounded }
    }
working-datum-of-others = { $side }'s datum for the other pairs, the ruling included with its weights: { $datum }.
working-match =
    { $side }: other boards { $rest }, this board { $board }{ $penalty ->
        [none] {""}
       *[some] , penalty { $penalty }
    }: { $total } IMP{ $victory-points ->
        [none] .
       *[some] ; { $victory-points }.
    }
working-match-percent =
    { $side }: { $terms }{ $victory-points ->
        [none] .
       *[some] ; { $victory-points }.
    }
working-victory-points-rounded = { $taken }, rounded as the scale is written, is { working-victory-points }
working-knockout = Knockout: the board counts as ({ $ns } − { $ew }) / 2 = { $average } for NS (Law { LAW("12C4") }).
working-knockout-rest = The other boards are averaged in the same way: { $rest } for NS.
working-knockout-won = { $side } win the match by { $margin } IMP.
working-knockout-tied = The match is tied.
working-scale-assumed = The scale is published for whole IMPs; that its formula holds between them is an assumption.
working-victory-points-towards-draw = { $imps } IMP, rounded to the step nearer to the draw, is { working-victory-points }
working-victory-points-whole = { $imps } IMP, rounded to whole IMPs, is { working-victory-points }
working-victory-points-nearer-step = { $imps } IMP, rounded to the nearer step of the scale, is { working-victory-points }
working-victory-points-in-favour = { $imps } IMP, rounded to a step of the scale in { $side }'s favour, is { working-victory-points }
working-victory-points =
    { $points } VP on the scale { $scale }{ $penalty ->
        [none] {""}
       *[some] , penalty { $penalty } VP: { $left } VP (Law { LAW("90") })
    }
entry-score = Enter { $outcome } for both sides, then adjust:
entry-victory-points = If the program converts the match, adjust the victory points instead:
entry-artificial = Enter { $ruling } as artificial scores; no adjustment is needed.
entry-penalty = Enter the penalty by itself, after the adjustment: { $taken } from { $side }, which leaves { $left }.
entry-others = Other pairs whose points differ from those under the ruling itself:
entry-others-none = The other pairs get what the ruling itself would give them.
choices-nothing = The choice makes no difference.
choices-scales = The percentages are the same; only the top differs.
choices-differ = differs from the conventions in force.

## vary, solve, sensitivity, pitfall

vary-axis = { $unit } of NS and EW for each { $variable } in { $ruling }
vary-weight = weight { $variable }
vary-equal-at = equal at { $weight }
vary-equal-between = equal between { $from } and { $to }
damage-bars = The damage to { $side } in { $unit }
damage-bar-before = before the infraction
damage-bar-infraction = by the infraction
damage-bar-after = after the infraction
damage-bar-own = self-inflicted
damage-bar-obtained = obtained
damage-bar-ruling = by the ruling
compare-bars = The rulings beside each other, in { $unit }
board-number = Board { $number }
board-dealer = Dealer { $dealer }
board-vulnerable-none = None vulnerable
board-vulnerable-ns = NS vulnerable
board-vulnerable-ew = EW vulnerable
board-vulnerable-all = All vulnerable
board-contract = Contract { $contract } by { $declarer }
board-lead = Lead { $card }
board-lead-by = Lead { $card } by { $seat }
board-tricks-needed = Tricks needed { $needed }
board-tricks = Tricks needed { $needed }, won { $won }
solved = { $variable } = { $weight } gives { $side } { $target }
solved-between = { $variable } from { $from } to { $to } gives { $side } { $target }
solved-any = { $side } get { $target } whatever { $variable } is.
solved-constant = No weight gives { $side } { $target }: they get { $value } whatever { $variable } is.
solved-none = No weight from 0% to 100% gives { $side } { $target }: they get from { $least } (at { $least-at }) to { $most } (at { $most-at }).
solved-passes = No weight gives { $side } exactly { $target }; they pass it at { $variable } { $near }.
solved-percentage = For a percentage of the top write { $clause }.
sensitivity = Adding 5 percentage points to one outcome, the others reduced in proportion, changes a side by at most { $largest } { $unit }.
sensitivity-share = Adding 5 percentage points to one outcome, the others reduced in proportion, changes a side by at most { $largest } { $unit } ({ $share } { unit-percentage-points }).
nothing-to-shift = There is no weight to shift.
nothing-to-average = Nothing is weighted here, so there is nothing to average.
same-either-way = In total points averaging first gives the same.
by-chance = Both methods happen to give the same here; the right one still scores each outcome first.
before-rounding = Solved before rounding and penalties.
pitfall = Wrong: no contract scores the average, and a difference in points says nothing about matchpoints or IMPs. Law { LAW("12C1(c)") } weights the outcomes, so each is scored first.
pitfall-average = { $side }: { $terms } = { $average }

## Explanations

explain-topics = Topics
explain-settings = Settings
explain-regulations = Regulations
explain-diagnostics = Diagnostics
explain-laws = Laws
explain-law-wider = redress cites no such paragraph of the Laws of 2017; the nearest is { $law }.
explain-also-value = `{ $value }` is also a value of a setting:
explain-rests = Checks that rest on it: { $codes }.
explain-settings-rest = Settings that rest on it: { $settings }.
explain-value-of = `{ $value }` is a value of several settings
explain-found = Found; `redress explain NAME` shows one
explain-not-found = nothing has all of these words: `{ $words }`
explain-example = Example
explain-source = Source: { $source }
explain-default = {" "}(default)
explain-assumed = * is an assumption of this project: we could not consult a text of the body that settles it.
explain-without-regulations = Unless something is set, the first value of each setting is in force.
explain-without-regulations-same = Unless something is set, the first value of each setting is in force, the same as `{ $name }`.
explain-sources = `redress explain ebu` and the other names give the source of each value.
explain-sets = `regulations { $name }` sets:
explain-other-settings = Every other setting has its default: we found no text of the body about it.
explain-set-on-top = A `set` below `regulations { $name }` overrides it.
explain-regulations-of-your-own = Your own regulations are a file of `set` lines: `include "club.ruling"` puts them in force.
explain-side-by-side = `redress explain conventions` shows all bodies side by side.
explain-unknown = nothing to explain under `{ $name }`
explain-unknown-near = nothing to explain under `{ $name }`; did you mean `{ $near }`?
explain-names = `redress explain` lists all names, `redress explain --search WORD` what has a word in its text

## Problems of rulings

problem-weights-sum =
    the weights of this side sum to { $sum }; { $balance ->
        [short] { $difference } is missing
       *[over] { $difference } too much
    }
    .help =
        { $readings ->
            [none] make the weights add up to 100%, or give one outcome what is left, as in `(60% +620 & rest -100)`
           *[some] make the weights add up to 100%, or write { $readings }
        }
problem-weight-missing = this outcome has no weight, though it appears beside others
    .help = give every outcome a weight, as in `(60%+620 & 40%-100)`, or give one what is left, for example `rest -100`
problem-weights-fine = the common denominator of the weights has more than { $digits } digits
    .help = write the weights as percentages, or as fractions with small denominators
problem-rest-twice = `rest` appears twice on this side
    .help = leave `rest` to one outcome and weigh the others, for example `(60%+620 & rest -100)`
problem-rest-negative = nothing is left for `rest`: the other weights sum to { $sum }
    .help = keep the other weights at 100% or less; a negative weight is written out, for example `(100%+620 & -100%+500 & +100%+150)`
problem-weighted-artificial = an artificial score cannot be weighed with others
    .help = weights are for results that can be determined (Law { LAW("12C1(c)") }); an artificial score is for when none can (Laws { LAW("12C1(d)") } and { LAW("12C2") }): give one or the other, for example `(50%+620 & 50%-100)` or `A+/A-`
problem-artificial-both = `{ $amount }` gives nothing to the other side
    .help = give each side its own: `{ $ns }/{ $ew }`
problem-artificial-imps-in-matchpoints = an amount of IMPs has no value in matchpoints
    .help = write a percentage, or average, average plus or average minus, for example `60%/40%`, `A+/A-`
problem-artificial-share-in-imps = { $share } has no value in IMPs: only 40%, 50% and 60% have one
    .help = write the IMPs themselves, or an average, for example `+3 IMP/-3 IMP`, `A+/A-`
problem-artificial-in-total-points = an artificial score has no value in total points
    .help = assign a score, for example `+620` or `(60%+620 & 40%-100)`
problem-row-imps-in-matchpoints = an amount of IMPs has no value in matchpoints, so this row has none; the others are scored
problem-row-share-in-imps = `{ $given }` has no value in IMPs, so this row has none; the others are scored
problem-row-artificial-in-total-points = an artificial score has no value in total points, so this row has none; the others are scored
problem-row-without-value-help = an artificial score enters no table, so the other results are not changed by it
problem-row-alone = nothing can be compared with this row, so it has no value; the others are scored
    .help = a result is compared with others of its own group
problem-event-row-without-value = { $place }: this result has no value in the scoring in force; the others are scored{ import-more }
problem-cross-imps-sum = a sum of cross-IMPs grows with the number of tables, and no published victory-point scale fits it
problem-cross-imps-unmodified = the EBU puts cross-IMPs into victory points only when they are modified (White Book 3.1.3)
problem-cross-imps-scale-help = for example `set cross-imps modified` divides each board's sum by √(r·c/2), for r results and c = r − 1 comparisons
problem-above-the-whole = the sides have { $together } together; the EBU asks for an agency outside the table for more than 100% (White Book 4.1.1.1)
    .help = without one, a side that is not at fault stands against one that is, for example `A+/A-`; where both are partly at fault, `A/A`
problem-no-field = there is nothing to compare this ruling with
    .help = give what the other tables scored, for example `traveller {"{"} +620: 3, -100: 2 {"}"}`, or the other room, for example `other table +300`
problem-no-other-pairs = no other pair's points depend on this ruling: there is no field
    .help =
        { $obtained ->
            [none] write `{ $ruling }` alone: what it is worth, and what the match comes to
           *[some] `compare { $ruling }, { $obtained }` shows what each side has with it and with the score obtained
        }
problem-field-unread = the results to compare this ruling with could not be read, so nothing after them is scored
    .help = correct the traveller or the other table above: the rulings after it are scored then
problem-stands-unknown = no table result has been given
    .help = give it first, for example `obtained +100`, or write the score itself
problem-empty-field = no other result on this board is left to compare with
    .help = put the results of the other tables into the traveller, for example `traveller {"{"} +620: 3, -100: 2 {"}"}`
problem-no-other-table = the result at the other table is not known
    .help = give it before the ruling, from NS's view, for example `other table +300`
problem-no-traveller = there is no traveller to compare this ruling with
    .help = give what the other tables scored, for example `traveller {"{"} +620: 3, -100: 2 {"}"}`
problem-other-artificial = an artificial score at the other table is no score to compare with
    .help = where this table's result is clearly favourable to a side, that table is given an assigned adjusted score (Law { LAW("86B1") }), for example `other table (60%+620 & 40%-100)`; else both tables have one artificial score: give it once, `A+/A-`, without `other table`
problem-damage-obtained-missing = `damage` lacks what the side obtained
    .help = add it, for example `damage NS before +620 after +500 obtained +150`, or give it before, for example `obtained +150`
problem-damage-obtained-differs = according to `damage`, `{ $written }` was obtained, but the `obtained` score is `{ $obtained }`
    .help = leave `obtained …` out of `damage` if the score above is right, or correct one of them
problem-damage-artificial = an artificial score cannot be used in `damage`
    .help = damage is measured between results, for example `damage NS before +620 after +500 obtained +150`
problem-damage-nested = `damage` cannot be used inside `damage`
    .help = write the results themselves; each may be weighted, for example `before (60%+620 & 40%-100) after +500 obtained +150`
problem-damage-offender = `damage { $side }` makes { $side } the non-offending side, `offenders` makes them the offenders
    .help = name the other side in one of them, or leave `offenders` out: `damage { $other }`
problem-contract-score = `{ $contract }` scores { $computed }, not { $written }, from NS's view
    .help = leave the score out, `{ $contract }`, or check the vulnerability
problem-contract-never-scores = no result of `{ $contract }` scores { $written } from NS's view
    .help = check the score, its sign and the vulnerability, or write the result itself, for example `4♥x-2 W`
problem-contract-declarer = `{ $contract }` has no declarer
    .help =
        { $readings ->
            [none] add the declarer after it: `N`, `E`, `S` or `W`
           *[some] write who declared: { $readings }
        }
problem-contract-result = `{ $contract }` has no result: how many tricks were taken?
    .help = add the result before the declarer: `=` just made, `+1` one over, `-2` two down
problem-contract-range =
    { $result ->
        [over] `{ $contract }` would need more than thirteen tricks
       *[under] `{ $contract }` would leave declarer fewer than zero tricks
    }
    .help =
        { $over ->
            [none] the result counts from the contract: `=` is just made; at most `-{ $under }`
           *[some] the result counts from the contract: here at most `+{ $over }` over and at most `-{ $under }` down
        }
problem-contract-level = the level of a contract is one to seven
    .help = write for instance `4♠= N`; tricks over the contract go after it, for example `4♠+1 N`
problem-no-board = `{ $contract }` cannot be scored: the vulnerability is not known
    .help = give the vulnerability first, `board vul none`, `board vul NS`, `board vul EW` or `board vul all`, or the board, for example `board 7`
problem-unknown-name = no ruling is called `{ $name }`
    .help =
        { $near ->
            [none] define it first, for example `let { $name } = (60%+620 & 40%-100)`
           *[some] { did-you-mean }
        }
problem-no-answer-yet = `ans` is the last ruling scored, and none has been scored yet
    .help = score a ruling first, for example `(60%+620 & 40%-100)`
problem-no-ruling-yet = `{ $word }` alone is about the last ruling, and none has been scored on this board yet
    .help = score a ruling first, for example `(60%+620 & 40%-100)`, and then `{ $word }`
problem-circular-name = `{ $name }` refers back to itself
    .help = give it a ruling instead of a name, for example `let { $name } = (60%+620 & 40%-100)`
problem-too-many-names = this ruling refers through more than { $limit } names
    .help = write out the rulings instead of the names
problem-name-not-one-sided = `{ $name }` is damage, which gives each side its own result, and cannot be one side of a split
    .help = score it alone, `{ $name }`, or write both sides out, for example `(100%+620 & -100%+500 & +100%+150)/(+620)`
problem-unknown-setting = no setting is called `{ $name }`
    .help =
        { $near ->
            [none] `redress explain settings` lists them, for instance `set short-field neuberg`
           *[some] { did-you-mean }
        }
problem-setting-value =
    { $value ->
        [none] `{ $name }` needs a value
       *[some] `{ $name }` has no value `{ $value }`
    }
    .help =
        { $near ->
            [none] allowed values: { $allowed }
           *[some] { did-you-mean } allowed values: { $allowed }
        }
problem-unknown-scoring = no scoring is called `{ $word }`
    .help =
        { $near ->
            [none] matchpoints, imps, butler, cross-imps, total-points or board-a-match; the first two may be left out
           *[some] { did-you-mean }
        }
problem-board-number = this is not a board number
    .help = boards count from 1, for example `board 7`
problem-tables-too-few = `tables` is { $tables }, but the board has { $rows } results
    .help = count every result on the board, the ruling's included: `set tables { $rows }`
problem-file = `{ $name }` cannot be read: { $reason }
    .help = a file is looked for in the folder of the script that names it
problem-named-file-help = a name is looked for from the folder that the command is run in
problem-document = `{ $name }` is a Markdown document, not a script
    .help = `redress weave { $name }` executes its blocks and weaves the results in, `redress test { $name }` tests them
problem-defaults-unread = the defaults in `{ $name }` cannot be read, line { $line }: { $reason }
problem-defaults-key = the defaults in `{ $name }` have no such key or value, line { $line }: `{ $key }`
problem-logo = `{ $name }` is no picture, or one of more than { $kilobytes } kB
    .help = give a PNG, JPEG, GIF or SVG file that is small enough for every page
problem-defaults-help = there are `regulations`, `language`, `color`, `body`, `logo`, a table `set` and tables `scale`: see `redress explain defaults`
problem-include-cycle = `{ $name }` is included from itself
    .help = remove one `include` from the cycle
problem-include-deep = files include one another more than { $limit } deep
    .help = include the files from one script, one after another
problem-include-many = no more than { $files } files, and { $megabytes } MB of them, are included
    .help = a file counts each time it is included; include it once, or include fewer files
problem-encoding = `{ $name }` is not UTF-8 text (byte { $offset })
    .help = save it as UTF-8; most editors ask for the encoding in "save as"
problem-unknown-code = no diagnostic has the code `{ $name }`
    .help =
        { $near ->
            [none] `redress explain checks` lists those of a ruling, for instance `expect td: note no-damage`
           *[some] { did-you-mean }
        }
problem-code-severity =
    `{ $name }` is { $severity ->
        [error] an error
        [warning] a warning
       *[note] a note
    }
    .help = write `{ $severity } { $name }`
problem-impossible-score =
    no contract gives { $score } { $vulnerable ->
        [any] at any vulnerability
        [nobody] with nobody vulnerable
        [ns] with { side-ns } vulnerable and { side-ew } not
        [ew] with { side-ew } vulnerable and { side-ns } not
       *[both] with both sides vulnerable
    }
    .help = check for a typing error, and the vulnerability, for example `board 7`
problem-split-exceeds-top =
    { $top ->
        [none] the two sides together get { $total } IMP, more than 0
       *[some] the two sides together get { $total }, more than the top of { $top }
    }{ $meant ->
        [none] {""}
       *[some] ; a score's sign is always NS's: did you mean `{ $meant }`?
    }
    .help = look for a wrong sign: both sides' scores are written from NS's view, as in `(-100)/(+620)`; after a director's error write `offenders none`: both sides may gain (Law { LAW("82C") })
problem-negative-weight = the weight of `{ $outcome }` for { $side } is { $weight }, but a probability is never negative
    .help = only self-inflicted damage has a negative weight, and only for the side that did not offend (Law { LAW("12C1(e)") }): +X −Y +Z, which `damage NS before … after … obtained …` writes out
problem-out-of-range = { $side } get { $points }, which is impossible: the figures are from 0 to { $top }
    .help = look at the weights, and for `+X -Y +Z` at what each of the three is worth
problem-non-offenders-lose = { $side } did not offend, and the ruling gives them { $ruling }; they obtained { $obtained }
    .help = an adjusted score redresses damage (Law { LAW("12B1") }): consider letting the score stand, or giving the better of the two
problem-obtained-weighted = the result obtained at the table, `{ $outcome }`, is weighted with { $weight }: legal after misinformation, not after unauthorised information
    .help = with the right information the same action might have been taken; after unauthorised information it was the infraction itself, and only outcomes that could have been achieved legally are included (Law { LAW("12C1(c)") })
problem-not-descending = the three results are worth { $before }, { $after } and { $obtained } to { $side }, but each should be less than the one before it
    .help = write what happened and let the values decide, for example `damage { $side } before +620 after +500 obtained +150`
problem-offenders-gain = the ruling gives the offenders ({ $side }) { $ruling }; they obtained { $obtained }
    .help = consider letting the score stand: an adjustment takes the offenders' gain away (Law { LAW("12B1") })
problem-no-damage = { $side } obtained { $obtained } and the ruling is worth { $ruling } to them: the score stands
    .help = damage is a result less favourable than would have been expected had the infraction not occurred (Law { LAW("12B1") })
problem-no-relief = { $side }, who did not offend, keep their score; only the offenders' score is adjusted
    .help = that needs an extremely serious error unrelated to the infraction, or a gambling action (Law { LAW("12C1(e)") }); `damage NS before … after … obtained …` shows who lost what
problem-small-weight =
    { $change ->
        [none] a { $share } weight on `{ $outcome }` does not change { $side }
       *[some] a { $share } weight on `{ $outcome }` changes { $side } by { $change } { $unit }
    }; with so many outcomes the usual minimum is { $least }
    .help = leave it out, or give it more: weights such as 80-20, 70-15-15 and 60-20-10-10 are as fine as a judgement can be (Law { LAW("12C1(c)") })
problem-no-effect =
    { $overruled ->
        [none] `{ $what }` has no effect in `{ $scoring }`, only in { $forms }
       *[some] `{ $what }` has no effect in `{ $scoring }` under `{ $overruled }`
    }
    .help =
        { $overruled ->
            [none] leave it out, or set the scoring, as in `scoring { $form }`
           *[some] leave it out, or change that setting
        }
problem-session-of-rows = `session` belongs to the pair whose ruling is scored: it does not change { $given } of { $side } in a row of the traveller
    .help = if it is this row's own session, write in the row what the pair gets, `{ $result }` in place of `{ $given }`

## Problems of events, matches, scales

problem-penalty-without-scale = a penalty in VP needs a match with a scale
    .help = describe the match, for example `match boards 16 rest +10 scale wbf`; 0 in the same unit cancels a penalty
problem-penalty-unit =
    { $unit ->
        [none] a penalty in % of a top cannot be taken from a score by `{ $scoring }`
       *[some] a penalty in { $unit } cannot be taken from a score by `{ $scoring }`
    }
    .help = matchpoints and board-a-match take `penalty EW 10%` or `2 MP`, IMP scorings `3 IMP`, total points none; 0 in the same unit cancels a penalty
problem-carried-unit =
    { $unit ->
        [none] a percentage cannot be added to a result in { $result }
       *[some] points in { $unit } cannot be added to a result in { $result }
    }
    .help = without a unit they are in that of the event: `carry NS 2 +12`; matchpoints take % too
problem-unknown-regulations = `{ $word }` is not a set of regulations
    .help =
        { $near ->
            [none] known: `lecture-2005`, `wbf`, `ebu`, `acbl`, `pzbs`, `dbf`
           *[some] { did-you-mean }
        }
problem-unknown-scale = `{ $name }` is not a victory-point scale
    .help =
        { $near ->
            [none] write `wbf`, `wbf-discrete`, or define a scale of your own first, for example `scale "club" {"{"} 0-2: 10-10, 3+: 12-8 {"}"}`
           *[some] { did-you-mean }
        }
problem-scale-boards =
    the scale `{ $name }` is not for { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
    .help =
        { $first ->
            [none] {""}
           *[some] it is written for { $known } boards: `match boards { $first } …`
        }
problem-scale-boards-unsaid = there are several scales called `{ $name }`, and the match lacks its number of boards
    .help = { problem-scale-boards.help }
problem-match-boards-missing = the scale `{ $scale }` needs to know how many boards the match has
    .help = give it, this board included, for example `match boards 16 rest +10 scale { $scale }`
problem-scale-reserved = `{ $name }` is the name of a published scale
    .help = give your scale another name
problem-knockout-scale = a knockout match is decided by its IMPs and has no scale
    .help = leave it out, or `knockout`, for example `match boards 16 rest +10 scale wbf`
problem-scale-measure =
    { $kind ->
        [percent] the scale `{ $scale }` is for percentages, and the match is in IMPs
       *[imps] the scale `{ $scale }` is for IMPs, and the match is in percentages
    }
    .help =
        { $kind ->
            [percent] give the percentage on the other boards, for example `match boards 7 rest 54.2% scale { $scale }`
           *[imps] give the IMPs on the other boards, for example `match boards 16 rest +10 scale { $scale }`
        }
problem-knockout-percent = a knockout match is decided by IMPs, not by percentages
    .help = give the IMPs on the other boards, for example `match knockout rest +10`, or leave `knockout` out
problem-percent-boards = a match in percentages needs its number of boards, over which the mean is taken
    .help = give it, this board included, for example `match boards 7 rest 54.2%`
problem-percent-rest = a match in percentages needs NS's percentage on its other boards
    .help = give it, for example `match boards 7 rest 54.2%`; or `rest NS 54.2% EW 46.5%`
problem-percent-alone = a match of one board has no other boards to have a percentage on
    .help = leave `rest` out, or count the other boards too, for example `match boards 7 rest 54.2%`
problem-percent-range = a percentage on the other boards is from 0% to 100%
    .help = give NS's, of which EW have the rest, or both, for example `rest NS 54.2% EW 46.5%`
problem-scale-step =
    { $fault ->
        [no-even-draw] the first step of a scale of percentages begins at 50%, a drawn match, with the same points for both
        [below-draw] this step lies below 50%: only the winner's percentages are written
        [not-a-share] no percentage is above 100%
        [mixed] the steps of a scale are all in IMPs or all in percentages
        [empty] a scale needs at least one step
        [no-draw] the first step of a scale begins at 0 IMPs, a drawn match, with the same points for both
        [gap] this step should begin at { $next }, right after the one before it
        [backwards] this step ends before it begins
        [after-open] no step can follow the open one
       *[falls] points must rise with the margin for the winner and fall for the loser
    }
    .help =
        { $kind ->
            [percent] begin at 50, leave no gap, the winner first, for example `{"{"} 50-52%: 10-10, 53-57%: 12-8, 58%+: 14-6 {"}"}`
           *[imps] begin at 0, leave no gap, the winner first, for example `{"{"} 0-2: 10-10, 3+: 12-8 {"}"}`
        }
problem-unknown-group = the traveller has no group called `{ $name }`
    .help =
        { $near ->
            [none] write groups, for example `traveller {"{"} group "A" {"{"} +620 {"}"} group "B" {"{"} +600 {"}"} {"}"}`
           *[some] { $likeness ->
                [letter] `{ $near }` is one of its groups; without `in` a ruling belongs to the first
               *[word] { did-you-mean }
            }
        }
ranking-moved =
    { $rulings ->
        [one] with { $rulings } ruling
       *[other] with { $rulings } rulings
    } { $moved ->
        [0] nobody changes place
        [one] { $moved } { $who ->
            [teams] team has
            [players] player has
           *[pairs] pair has
        } another place
       *[other] { $moved } { $who ->
            [teams] teams have
            [players] players have
           *[pairs] pairs have
        } another place
    }
ranking-boards-each =
    { $boards ->
        [one] { $boards } board each
       *[other] { $boards } boards each
    }
head-after-round = R{ $round }
head-place = place
head-level = level with
head-pair = pair
head-team = team
head-boards = boards
head-carry-over = carried
head-handicap = handicap
head-penalty = penalty
head-moved = moved
place-of =
    { $place ->
        [none] no place for { $contestant }
       *[some] place { $place } for { $contestant }
    }
event-assumed = { $scoring } (assumed)
event-in-force =
    { $name ->
        [none] {""}
       *[some] { $name }:{" "}
    }{ $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, { $results ->
        [one] { $results } result
       *[other] { $results } results
    }, { $who ->
        [teams] { $contestants ->
            [one] { $contestants } team
           *[other] { $contestants } teams
        }
       *[pairs] { $contestants ->
            [one] { $contestants } pair
           *[other] { $contestants } pairs
        }
    }, { $scoring }
event-read-from = { $event }; read from { $format }{ $program ->
        [none] {""}
       *[some] {" "}({ $program })
    }{ $settings ->
        [none] {""}
       *[some] , under { $settings }
    }
event-changed =
    { $rulings ->
        [0] no ruling is given in the event
        [one] { $rulings } ruling
       *[other] { $rulings } rulings
    }{ $who ->
        [teams] { $changed ->
            [0] {""}
            [one] , concerning { $changed } team
           *[other] , concerning { $changed } teams
        }
       *[pairs] { $changed ->
            [0] {""}
            [one] , concerning { $changed } pair
           *[other] , concerning { $changed } pairs
        }
    }
event-board = board { $board }
event-ranking = in the ranking:
notify-moved = whose place changes:
notify-ruled = at the table of a ruling, same place:
notify-others = another score, same place ({ $count }): { $names }
notify-hint = `effects` lists the scores
head-board = board
head-what = what changes
notify-board = board { $board }, { $unit }
notify-result =
    result{ $unit ->
        [none] {""}
       *[some] , { $unit }
    }
head-table = table
head-names = names
head-file = file
head-computed = computed
head-finding = finding
event-bare = ruling
event-sit-out = sit-out
event-not-played = not played
moves-rest =
    { $count ->
        [0] nobody keeps a place
        [one] { $count } more keeps its place
       *[other] { $count } more keep their places
    }
moves-line = { $pair } from { $before } to { $after }
moves-kept = { $pair } keeps { $place }
places-moved =
    { $moves ->
        [none] No place changes
       *[some] New places: { $moves }
    }{ $more ->
        [none] {""}
       *[some] {" "}and { $more } more
    }; in the lead: { $leaders }.
moves-label = Places before and after the rulings: { $moves }; { $rest }.
places-by-ruling = places in the event by the ruling at { $table }:
places-others = Others whose place changes: { $pairs }.
places-more =
    { $count ->
        [one] { $count } more changes place.
       *[other] { $count } more change places.
    }
places-hold = No place in the event depends on 5 percentage points.
solved-place = { $pair } has place { $place }: { $weights }
solved-place-any = { $pair } has place { $place } whatever { $variable } is.
solved-place-none = No weight gives { $pair } place { $place }.
solved-place-before = With the file's result at the table { $pair } has place { $place }.
audit-under =
    { $scoring }{ $figures ->
        [all] ; all figures agree
        [most] ; most figures agree
       *[no] {""}
    } under { $settings }
audit-defaults = the defaults
audit-board-differs = board { $board }: { $differing } of { $all } lines differ; the points printed for it are not those of its results
audit-contradicts = The file contradicts itself: { $count } of { $all } results do not follow from the lines it prints.
audit-computed = board { $board }, computed
audit-nothing = Nothing differs.
audit-no-figures = the file has no figures of its own
audit-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
audit-fit = { $fitting } of { $all } { $kind }
audit-uncorrected = The file prints the lines of a board as if no table were missing; its ranking counts them corrected.
audit-lines = lines
audit-datums = datums
audit-totals = results
audit-places = places
audit-proposed = board { $board }, { $pairs }: the printed figures would follow from { $rulings }
published-changes = What the rulings changed
published-place = place { $place }: { $result }
published-before = before the rulings place { $place }: { $result }
published-ranking = Ranking
published-boards = Boards
published-pairs = Pairs
published-teams = Teams
published-players = Players
published-changed = changed by a ruling
head-against = against
event-watch-kept = the file cannot be read now: the last results stay ({ $reason })
convert-unknown = the name `{ $name }` does not give a format: end it with .xml, .csv or .json, or use `--format`
convert-written = { $name } is written
convert-over-itself = `{ $name }` is one of the input files (`{ $input }`): name another file to write
convert-left = not written, because it is not read: { $what }
convert-left-beside = only the results, the pairs and the ranking of { $format } are written
convert-settings = settings that the written file does not imply: { $settings }
convert-moved = read back, the file gives { $count ->
        [one] one pair or team
       *[other] { $count } pairs or teams
    } another place: { $who }
convert-unreadable = the written file cannot be read back
convert-lost =
    { $what }{ $places ->
        [none] {""}
       *[some] : { $places }
    }
convert-lost-place = board { $board }{ $pairs ->
        [none] {""}
       *[some] , { $pairs }
    }
problem-event-section = the event has no section `{ $written }`
    .help =
        { $sections ->
            [none] it has no sections
           *[some] it has { $sections }
        }
problem-event-rounds = the event has no rounds
    .help = only files whose tables have a round, such as BWS or a column `round`, have standings after each
problem-event-unwritten =
    { $reason ->
        [none] events cannot be written as { $format }
       *[some] the event cannot be written as { $format }: { $reason }
    }
    .help = use usebio, csv or json
entries-table = board { $board }{ $table ->
        [none] {""}
       *[some] , table { $table }
    }, { $pairs }
entries-score = { $table }: enter the score { $score } (North-South's view)
entries-points = { $table }: enter NS { $ns }, EW { $ew } as an adjusted score, for { $ruling }
entries-penalty = { $table }: enter a penalty of { $amount } for { $side }
entries-penalty-of = { $who }: enter a penalty of { $amount }
entries-carry = { $who }: enter a carry-over of { $amount }
entries-handicap = { $who }: enter a handicap of { $amount }
entries-others = boards with percentages ({ $boards }): most programs take them for an artificial score and then score the other tables without that result; `entry` at the table lists those pairs
entries-none = nothing to type in: no result and no penalty is another
written-back =
    { $name }: a copy of { $file } with { $rulings ->
        [one] { $rulings } ruling
       *[other] { $rulings } rulings
    }
problem-event-not-back =
    { $reason ->
        [none] rulings cannot be written back into { $format }
       *[some] the rulings cannot be written back into { $format }: { $reason }
    }
    .help = usebio, bws, pbn, csv, acbl and json are written back; else `--entries` lists what to type into the scoring program
problem-event-no-room = there is no room in the file for the ruling at `{ $row }`
    .help = leave it out, and type it into the scoring program; `--entries` lists what to type
problem-event-back-archive = the files of the event come back in one archive
    .help = name it so: `{ $name }`
problem-event-other = the rulings are for `{ $written }`, and the event asked for is `{ $asked }`
    .help = leave out the statement `event`, or name the same file
problem-rulings-in-cases =
    { $count ->
        [one] { $count } ruling in a case is not counted
       *[other] { $count } rulings in cases are not counted
    }
    .help = a ruling in a `case` ends with it: take the rulings out of their cases
problem-no-event = `{ $word }` needs an event, and none is loaded
    .help = read one: `event "monday.xml"`
problem-no-event-board = no board of the event has been chosen
    .help = name one, for example `board 7`
problem-no-event-table = `{ $word }` needs a table of the board, and none is named
    .help = name one, for example `at table 3`
problem-event-board = the event has no board { $number }
    .help = it has the boards { $boards }
problem-event-sections = the event has board { $number } more than once
    .help =
        { $sections ->
            [none] say which, for example `at section A table 3: …`
           *[some] say which: { $sections }
        }
problem-event-table = board { $number } of the event has no `{ $written }`
    .help =
        { $lines ->
            [none] nobody has played it
           *[some] it has { $lines }
        }{ $more ->
            [none] {""}
           *[some] {" "}(and { $more } more)
        }
problem-event-tables-unnamed = the event file has no table numbers
    .help =
        { $lines ->
            [none] name the table by its pairs: `at NS 4 EW 9: …`
           *[some] name the table by its pairs: { $lines }
        }
problem-event-table-twice = `{ $written }` could be any of several tables
    .help =
        { $lines ->
            [none] name the table by its pairs: `at NS 4 EW 9: …`
           *[some] say which: { $lines }
        }
problem-event-contestant = the event has no `{ $written }`
    .help = `ranking` shows every pair and team with its number
problem-event-contestant-unranked = `{ $written }` has no place in the event
problem-event-contestant-twice = `{ $written }` could be any of several
    .help = write { $readings }
problem-at-one-side = { $side } is named twice
problem-at-nothing = `at` needs a table
    .help = for example `at table 3: …`, or name the pairs, for example `at NS 4 EW 9: …`
problem-place-range = there is no such place
    .help = places count from 1
problem-no-table = no table of the event is named, so this is scored as one more result on the board
    .help = for example `at table 3: …` puts it in the place of that table's result
problem-penalty-of-table = the penalty was stated after the ruling at { $table }, and counts there
problem-facts-of-table = stated after the ruling at { $table }, and so dropped with it: { $facts }
    .help = name the table first, and then state what happened there: `{ $written }`
problem-table-by-pair = the file has no table numbers: table { $table } is taken to be that of NS { $table }
    .help = if it is another, name the pairs, for example `at NS 4 EW 9: …`
problem-scoring-assumed = the file does not say how the event is scored: `{ $scoring }` is assumed
    .help = state it in a script, also for `--rulings`: `scoring matchpoints`, `scoring cross-imps`, `scoring butler`
problem-imps-assumed = the file says IMPs but not how results are compared: `{ $scoring }` is assumed, each result against every other
    .help = state it in a script, also for `--rulings`: `scoring butler` if a datum was used, else `scoring cross-imps`
problem-penalty-pending = `{ $written }` belongs to no table of the event, and the ranking is without it
    .help = name its table: `at table 3`; its score stays, or a ruling may follow: `at table 3: …`
problem-rulings-proposed =
    { $count ->
        [one] the file has only the percentages or IMPs of a ruling; the event is ranked with the one that an audit proposes
       *[other] the file has only the percentages or IMPs of { $count } rulings; the event is ranked with those that an audit proposes
    }: { $rulings }{ $more ->
        [none] {""}
       *[some] {" "}(and { $more } more)
    }
    .help = `audit` shows the figures that they explain; if you know the ruling, write it in the same way
problem-event-no-scoring = the event has no form of scoring
    .help = state it: `scoring matchpoints`, `scoring cross-imps`, `scoring butler`
problem-event-session-weights =
    { $weights ->
        [one] there is one weight
       *[other] there are { $weights } weights
    } for { $sessions ->
        [one] one session
       *[other] { $sessions } sessions
    }
    .help = give each session a weight, in their order, for example `set result-of sessions 3 2`
problem-event-unscorable =
    { $board ->
        [none] the event cannot be scored: { $reason }
       *[some] board { $board } of the event cannot be scored: { $reason }
    }
    .help = correct the file, or set the conventions that it was scored by
import-file = the file
import-line = line { $line }
import-more =
    { $more ->
        [none] {""}
       *[some] { " " }(and { $more } more like it)
    }
problem-import-format = { $place }: the format is not known
    .help = redress reads USEBIO, JFR Pary, KOPS, my.acbl.org, ACBL Live, Bridge Base Online, LIN, BWS, PBN, and tables of text with column names in the first line
problem-import-foreign = { $place }: no event can be read from this file
    .help = { $advice }
foreign-realbridge = of RealBridge, save the USEBIO file of the session, with the button `USEBIO` on the director's page, and name that
foreign-bridgewebs = of BridgeWebs, download the results as PBN, or name the file that the scoring program sent there
foreign-pianola = of Pianola, name the file that the scoring program sent there: USEBIO, BWS, or a table of text
foreign-bridgecomposer = of BridgeComposer, save the event as PBN, with its score tables, and name that
foreign-bbo = of Bridge Base Online, save the page `Traveller` of each board into a folder, with the page of the tournament's results, and name the folder
foreign-acbl-live = of ACBL Live, save the page "board-detail" of each board into a folder, and name the folder
foreign-data-connector = of Bridgemate's Data Connector, save the session from the scoring program that took its results, or name the BWS of the session
foreign-pdf = a PDF is for paper: save the results from the scoring program as USEBIO, PBN or BWS, or as a table with the columns board, ns, ew and score
foreign-spreadsheet = of a spreadsheet, save the sheet as CSV, with the columns board, ns, ew and score
foreign-page = only some pages are read: save the results from the program that made this one as USEBIO, PBN or BWS, or as a table with the columns board, ns, ew and score
problem-import-unreadable = { $place }: it cannot be read: { $reason }
    .help = check its name and its permissions
problem-import-help = save the file again from the program that wrote it
problem-import-too-large = { $place }: it is larger than the limit of { $megabytes } MB
    .help = unpack it and name only the files of the event
problem-import-too-many = { $place }: there are more files than the limit of { $files }
problem-import-too-many-rows = { $place }: it has more rows than the limit of { $rows }
    .help = divide it into several files, or save only the columns `board`, `ns`, `ew` and `score`
problem-import-not-built = { $place }: this program was built without the reader of { $feature } files
    .help = save the table as CSV, or build the program with `cargo build --profile unwinding --features { $feature }`
problem-import-too-deep = { $place }: archives are nested too deeply
    .help = unpack it and name the files of the event
problem-import-empty = there are no results in `{ $name }`
    .help = name the file of the results, all of its pages or their folder
problem-import-damaged = { $place }: it is damaged: { $reason }{ import-more }
problem-import-encrypted = { $place }: it is encrypted and cannot be read{ import-more }
    .help = unpack it with its password and name the files in it, or save it without a password
problem-import-illegible = { $place }: its text is in { $encoding }, which is not supported
    .help = save it as UTF-8
problem-import-lacking = { $place }: `{ $what }` is missing, and without it there are no results
    .help = name all files of the event; if a table has another name for it, give that: `--columns board=Rozd,ns=Para`
problem-import-unsupported = { $place }: the format is known, but `{ $what }` is not supported
    .help = save the event in another format: USEBIO, or a table with the columns board, ns, ew and score
problem-import-encoding = { $place }: bytes that are not { $encoding }{ import-more }
    .help = names and words may be wrong; figures are not affected
problem-import-missing = { $place }: `{ $what }` is missing{ import-more }
problem-import-left-out-help = values that are not understood are left out of the results
problem-import-value = { $place }: `{ $found }` is not a value of `{ $what }`{ import-more }
problem-import-suit-letter = { $place }: `C` in `{ $what }` may be hearts or clubs, for other contracts have the letters `P` or `T`{ import-more }
    .help = write ♥ or ♣; a score that is written counts
problem-import-unheaded = { $place }: `{ $found }` is in no column that has a heading, and is not read{ import-more }
    .help = is there a comma in a name or a number? put it in quotation marks
problem-import-row = { $place }: a row is not understood, and is left out of the results{ import-more }
    .help = correct it in the program that wrote it, and save the file again
problem-import-twice = { $place }: the same pairs have another line on the board{ import-more }
    .help = the later one counts
problem-import-plays-twice = { $place }: pair { $pair } has another result on the board, against others{ import-more }
    .help = both count; correct the numbers of the pairs
problem-import-file-beside = { $place }: a file of the format `{ $format }`, not read beside the others{ import-more }
    .help = it is no other session or section of the event, or the same tables again: name only what belongs together
problem-import-impossible = { $place }: no contract scores { $score } on this board{ import-more }
    .help = it counts as it is; correct it with `at table 3: …`
problem-import-differs = { $place }: the contract scores { $computed }, and { $printed } is written beside it{ import-more }
    .help = the score counts
problem-import-columns = { $place }: columns that are not read: { $columns }
    .help = `--columns score=NAME` says what a column holds
problem-import-not-read = { $place }: `{ $what }` is not read, and figures may differ without it{ import-more }
    .help = `audit` shows whether the file's figures agree without it
problem-group-twice = the group `{ $name }` appears twice in the traveller
    .help = put all its rows into one block, or give the second another name
problem-group-of-table =
    `{ $table }` played in { $group ->
        [none] no group of the board
       *[some] group `{ $group }`
    }, not in `{ $written }`
    .help = leave `in` out: the event knows the group of each table
problem-group-misplaced = `in` names the group of a ruling that is scored, not of this result
    .help = put a row into the block of its group; leave `in` out elsewhere
problem-outside-case = `{ $what }` belongs in a case, and this is outside one
    .help = put it into one, for example `case "Board 7" points 4 {"{"} question "…"; answer (60%+620 & 40%-100) {"}"}`
problem-answer-figures = an answer is a ruling, or each side's figure
    .help = for example `answer (60%+620 & 40%-100)` or `answer NS 9.8, EW 8.2`
problem-deal =
    { $fault ->
        [seat] a deal begins with the seat of its first hand and a colon
        [hands] a deal has one to four hands
       *[suits] a hand is four suits with a dot between them
    }
    .help = write it as PBN does, spades first, hands clockwise, for example `deal "N:AK32.52.62.QT987 - - -"`
problem-deal-card = `{ $written }` is no card
    .help = cards are `A`, `K`, `Q`, `J`, `T` (or `10`), `9` to `2`, spades first, with a dot between two suits
problem-deal-twice =
    { $hands ->
        [same] { $card } appears twice in the hand of { $first }
       *[apart] { $card } appears in the hands of { $first } and { $again }
    }
    .help = each card of the pack is in one hand
problem-deal-count =
    { $seat } has { $cards ->
        [one] one card
       *[other] { $cards } cards
    } and should have { $wanted }{ $missing ->
        [none] {""}
       *[some] ; { $missing } is missing
    }
    .help = every hand has thirteen cards, or in an end position as many as the others; a hand that is not known is `-`
problem-auction-word = `{ $written }` is not a call
    .help = calls are `1♣` to `7NT`, `pass`, `x` and `xx`, with blanks between them; `!` is an alert, `(…)` a note, `AP` passes to the end
problem-call-over = { $seat } calls `{ $call }` after the end of the auction
    .help = three passes after a bid, a double or a redouble end it, and four where nobody has bid; leave out what follows
problem-call-out-of-turn = { $seat } calls `{ $call }` out of turn; it is the turn of { $turn }
    .help = write `[{ $seat }:{ $call }]` if the call was cancelled, `{ $seat }:{ $call } accepted` if it was accepted
problem-call-insufficient = { $seat }'s `{ $call }` is insufficient over `{ $over }`
    .help = if it was corrected, write `[{ $call }]` and then the call that replaced it; if it was accepted, `{ $call } accepted`
problem-call-no-bid = { $seat } calls `{ $call }` before anybody has bid
    .help = a double or redouble needs a bid before it; a call that was cancelled is written in brackets: `[x]`
problem-call-wrong-side =
    { $action ->
        [redouble] { $seat } redoubles `{ $bid }`, a bid of the opponents
       *[double] { $seat } doubles `{ $bid }`, a bid of the same side
    }
    .help = only the opponents' last bid can be doubled, and only the own side's redoubled; a call that was cancelled is written in brackets: `[x]`
problem-call-doubling =
    { $state ->
        [undoubled] { $seat } calls `{ $call }`, and `{ $bid }` is not doubled
        [doubled] { $seat } calls `{ $call }`, and `{ $bid }` is doubled already
       *[redoubled] { $seat } calls `{ $call }`, and `{ $bid }` is redoubled already
    }
    .help = a bid is doubled once and a double redoubled once; a call that was cancelled is written in brackets: `[x]`
problem-call-not-irregular = `{ $call }` is in turn and admissible, so there is nothing to accept
    .help = leave `accepted` out; it follows an insufficient bid, or a call out of turn with its seat: `S:2♥ accepted`
problem-auction-note-alone = `{ $written }` belongs after the call that it is about
    .help = write the call first: `1♦(!natural or 18+)`, `2♥!`, `S:2♥ accepted`
problem-auction-note-call = `({ $call })` is in the place of a note, but it is a call
    .help = write every call without parentheses, from the dealer on: `1♥ 1♠ 2♥ pass 4♥ AP`; a note touches its call: `2♥(after 1♠)`
problem-auction-note-empty = a note is empty
    .help = write the explanation between the parentheses, `1♦(!natural or 18+)`, or `!` alone for an alert
problem-auction-open = the `{ $sign }` is not closed
    .help = a note ends with `)`, a call that was withdrawn with `]`: `1♠ [1♥](insufficient) 2♥`
problem-auction-question = a question mark needs a blank on each side
    .help = write it by itself, before the call in question: `3NT ? pass`
problem-auction-question-over = no call is in question after the end of the auction
    .help = put the question mark before the call that it is about: `3NT ? pass pass pass`
problem-auction-empty = an auction needs a call
    .help = write the calls from the dealer on: `auction "pass 1♦ pass 1♥ pass 3NT pass pass pass"`
problem-auction-dealer = the dealer is not known
    .help = write the board before it, `board 13`, or the dealer: `auction dealer N "…"`
problem-dealer-taken = nobody has said who dealt: { $dealer } is taken as the dealer
    .help = name the player who erred, `incident … by W`, or write the board or the dealer: `auction dealer W "…"`
problem-auction-dealer-differs = the dealer of the board is { $board }, and the auction begins with { $dealer }
    .help = leave the dealer out of `auction`, or correct the board: `board 13 dealer N`
problem-lead-card = a lead is a card of a suit
    .help = write the suit and the rank: `lead ♥K`
problem-lead-not-held = { $seat } is to lead and does not hold { $card }
    .help = name the player who led, `lead ♥K by W`, or correct the cards or the auction
problem-auction-contract = the auction ends in `{ $contract }` by { $declarer }, but `{ $outcome }` was obtained
    .help = correct the one that is wrong; other contracts belong in the ruling
problem-auction-passed-out = everybody passes in the auction, but `{ $outcome }` was obtained
    .help = correct the one that is wrong; other contracts belong in the ruling
problem-sheet-empty = there is no ruling and no incident on this board to print
    .help = state the incident or score the ruling first, for example `(60%+620 & 40%-100)`, and then `sheet`
problem-sheet-which = several rulings were given on this board: { $rulings }
    .help = name the one to print: `sheet { $ruling }`
problem-sheet-none =
    { $case ->
        [none] no case has a ruling to print
       *[some] no case `{ $case }` has a ruling to print
    }
    .help = a sheet shows the incidents and rulings of a case, for example `case "Board 13" {"{"} … {"}"}`
problem-sheet-minutes = an appeal period is at most a week
    .help = write its minutes, for example `sheet "Club pairs" appeal 20`
problem-call-not-admitted = { $seat } cannot call `{ $call }` where the question arises
    .help = the auction has `?` before another call, or the call is another
problem-call-other = the auction has `{ $made }` where the question arises, not `{ $call }`
    .help = `chosen` is the call that follows `?` in the auction
problem-answer-other = `{ $source }` answers `{ $question }` with `{ $answer }`
    .help = leave `{ $question }` out, or correct `{ $source }`
problem-table-other = here `{ $question }` is `{ $answer }`, and the incident has another answer
    .help = leave `{ $question }` out of the incident, or correct this
problem-card-not-held = { $seat } was not dealt { $card }
    .help = correct `card`, the player after `by`, or the `deal`
problem-lead-in-turn = by the auction { $seat } is on lead, so that a lead by { $seat } is not out of turn
    .help = correct the player after `by`, or the `auction`
problem-call-standing = `{ $procedure }` does not apply to the `{ $call }` by { $seat } that the auction shows
    .help = if the call was irregular, write it in brackets in the `auction`, `[x]`; its procedure is then offered
problem-call-of-other = the irregular call in the auction is by { $seat }, and the incident by { $by }
    .help = correct the player after `by`, or the `auction`
problem-auction-goes-on = the auction is not over: somebody is still to call
    .help = correct `kind`, or write the `auction` to its end
problem-call-not-made = the auction has no { $call } by { $seat }
    .help = correct the answer, the player after `by`, or the `auction`
problem-call-other-seat = where the question arises it is the turn of { $turn }, and the incident is by { $seat }
    .help = put `?` before the call of the player in question
auction-label = Auction
auction-accepted = accepted by the opponents
auction-passed-out = Everybody passes.
auction-contract = The contract is { $contract } by { $declarer }.
auction-leads-to = { $title } (Law { $law }): `incident { $name }`, or `guide { $name }`.
auction-unfinished = The auction is not over; { $turn } is to call.
call-pass = pass
call-double = x
call-redouble = xx
problem-session-range = a session percentage is from 0% to 100%
    .help = write what the side scored on the session's other boards, for example `session NS 64.2%`
problem-session-imps-range = no session has more than { $limit } IMPs a board
    .help = write the mean of the side's IMPs on the session's other boards, for example `session NS +4 IMP`
problem-rest-range = no match has more than { $limit } IMPs on its other boards
    .help = write the IMPs that the side won on the other boards of the match, for example `rest +10`
problem-penalty-negative = a penalty is written without a sign
    .help = write what is deducted, for example `penalty EW 10%`; zero cancels the penalty: `penalty EW 0%`
problem-variable-unused = `{ $name }` does not appear in the ruling
    .help = write it as a weight, and give another what is left, for example `({ $name } +620 & rest -100)`
problem-unknown-weight = the weight `{ $name }` has no value here
    .help =
        { $near ->
            [none] a weight with a name gets its values from `vary { $name } in …` or `solve { $name } in … for NS 50%`
           *[some] { did-you-mean }
        }
problem-too-much-work = this takes more than { $limit } steps of work, the most for one statement: outcomes { $outcomes }, results compared with { $others }
problem-too-much-memory = this keeps more than { $megabytes } MB, the most for one statement: outcomes { $outcomes }, results compared with { $others }
problem-too-much-help = write equal outcomes once with their weights together, or ask about fewer outcomes at a time
problem-stopped = this was stopped before its end
    .help = ask again with more time, or about less
problem-others-too-much = the other pairs are left out: they need more work than is allowed beside a ruling
problem-others-unscored = the other pairs are left out: one of their results has no score here
problem-vary-range = this range and step give more than { $limit } values
    .help = for example `from 0% to 100% step 10%`, or a larger step
problem-solve-unit = `{ $scoring }` does not give figures in this unit
    .help = leave the unit out for the points of the scoring, or ask for `50%` where there is a top
problem-datum-of-nothing = the datum is trimmed to nothing: no result is left
    .help = trim less, for example `set datum-trim 1` or `none`, or put all results into the traveller

## Advice

did-you-mean = did you mean `{ $near }`?

## Problems of the notation

problem-unexpected =
    { $expected ->
        [none] { $found ->
            [none] something is missing at the end
           *[some] `{ $found }` does not belong here
        }
       *[some] { $found ->
            [none] expected { $expected } at the end
           *[some] expected { $expected }, found `{ $found }`
        }
    }
    .help =
        { $form ->
            [none] {""}
           *[some] for example `{ $form }`
        }
problem-unclosed = this `{ $opener }` is never closed
    .help = write `{ $closer }` where it ends
problem-unopened = there is no opening bracket for this `{ $closer }`
    .help = leave it out, or write the opening bracket
problem-decimal-comma = a decimal comma
    .help =
        { $with-point ->
            [none] a number has a point, and a comma separates items, as in `NS 9.8, EW 8.2`
           *[some] write `{ $with-point }`; a comma separates items, as in `NS 9.8, EW 8.2`
        }
problem-nested-parentheses = parentheses inside parentheses
    .help = weight all outcomes in one pair of parentheses, for example `(60% +620 & 30% +170 & 10% -100)`
problem-too-deep = blocks are nested more than { $limit } deep
    .help = close the finished cases with `{"}"}`
problem-mistake =
    { $mistake ->
        [two-counts] either number can be the score, and the other the number of tables
        [count-or-table] a number in parentheses after a score can be the number of tables that had it, or the number of one table
        [count] the number of tables that had a score follows a `:`
        [percent-or-score] these can be percentages or scores
        [own-sign] EW's score can be meant from NS's view, as the notation has it, or with EW's own sign
        [imps-or-score] these can be IMPs or scores
        [percentages] a slash separates the percentages of the two sides
        [averages] a slash separates the artificial scores of the two sides
        [sides] NS's result is left of a slash, EW's right; a score's sign is NS's
        [side] a score has a sign, not a side: plus if NS scored it, minus if EW did
        [one-side] the other side has no score; without a side's name a ruling is for both
        [thousands] a score has no thousands separator
        [letters] a letter is written instead of a digit
        [percent-sign] a weight needs its `%`
        [weight-behind] a weight comes before its outcome
        [joined] weighted outcomes are joined by `&`
        [parentheses] outcomes with commas between them need parentheses
        [brackets] the parentheses of a ruling are round
        [quotes] quotes are straight: `"`
        [comment] a comment starts with `#`
        [point] there is a point after the number
        [words] redress writes this differently
        [declarer] the declarer comes after the contract
        [no-declarer] a contract needs its declarer
        [vulnerability] the vulnerability belongs to the board, not to the contract
        [statements] a second statement needs a line of its own, or a `;` before it
        [prefix] this is part of a statement
        [clauses] the clauses of `match` are `boards 16`, `rest +10`, `scale wbf` and `knockout`
        [rows] a comma or a new line separates two rows
        [count-of-ruling] a ruling has no count; the number of tables belongs in the traveller
        [table-of-event] a ruling at a table of an event begins with `at`; a row belongs in the traveller
        [weights-alone] these are weights without their outcomes
        [whose-session] a session's result belongs to one side
        [whose-penalty] a penalty belongs to one side
        [decimal-point] a decimal point stands before the fraction, not a comma
        [board-in-comment] `#` starts a comment, so the board does not change
        [either] these are two outcomes: choose one, or give each its weight
        [calls] the calls of an auction stand in quotes, from the dealer on, with blanks between them and without parentheses
        [cards] a card is its suit and rank, `♥K`; hands stand in quotes as PBN has them, spades first
        [idle-words] some of these words say nothing about the score; this is what is left
        [ruling-elsewhere] this says that a ruling stands or falls, and not which score there is
        [favour] this says who is to gain; Law 12C1(c) asks for the results that there could have been, each with its weight
        [contract-missing] this is a result without its contract
        [tricks] the number behind the dash can be all tricks taken, or the undertricks
        [level] tricks and a suit are no contract: its level decides the score
        [opening] redress has other words for this statement
        [traveller] the results of a board stand in braces
       *[not-played] a board that was not played has no result: leave its row out, or give it an artificial score
    }
    .help =
        { $readings ->
            [none]
                { $mistake ->
                    [contract-missing] write the contract with its result, for example `4♠-1 N`
                   *[other] { problem-not-in-notation.help }
                }
           *[some] write { $readings }
        }
problem-unknown-statement = `{ $word }` is not a statement
    .help =
        { $near ->
            [none] start with a ruling, as in `(60% +620 & 40% -100)`, or with a statement, as in `let td = +620`
           *[some] { did-you-mean }
        }
problem-reserved-name = `{ $word }` is a word of the language and cannot be a name
    .help = choose another name, for example `let my-{ $word } = (60% +620 & 40% -100)`
problem-name-as-component = the name `{ $name }` cannot be a part of a weighted ruling
    .help = write its outcomes out; a name may replace a whole side, for example `td/(-100)`
problem-score-range = no bridge score is as large as this
    .help = a score lies between -{ $limit } and +{ $limit }
problem-weight-range = this fraction is not a weight
    .help = both parts of a fraction are at most { $limit }, and it is not divided by 0, for example `1/3`
problem-count-range = no field has as many tables as this
    .help = a count lies between 1 and { $limit }
problem-votes-range = no poll has as many votes as this
    .help = a vote is counted up to { $limit }, for example `4♥: 5`
problem-percentage-range = this percentage is out of range
    .help = a percentage is at most 1000%, with at most 6 decimals, for example `62.5%`
problem-board-range = no session has a board of this number
    .help = a board's number is at most { $limit }
problem-boards-range = no match has as many boards as this
    .help = a match has at most { $limit } boards, for example `match boards 16`
problem-digits-range = this number has more digits than can be kept
    .help = write at most 12 digits before and 6 after the point
problem-control-character = there is an invisible character here
    .help = delete it; it probably came with pasted text
problem-text-direction = an invisible character here changes the direction of the text, so what you see is not what redress reads
    .help = delete it; a comment, a string or a name can hide a ruling behind it
problem-escape = a `\` in a string that escapes nothing
    .help = write `\\` for a backslash, `\"` for a quote, `\n` for a new line
problem-whole-points = scores are whole points
    .help = write the score without decimals, for example `+620`; weight scores to get values in between, for example `(60% +620 & 40% -100)`
problem-not-a-number = this is not a number
    .help = write digits on both sides of the point, for example `0.5`
problem-not-a-count = a count is a whole number above 0
    .help = write how many tables had the score, for example `+620: 3`
problem-repeated = this has been given already
    .help = give it once
problem-not-a-ruling = this is not a ruling
    .help = write a score, a contract or a weighted ruling, for example `(60% +620 & 40% -100)`
problem-missing-separator = a `&` is missing between two outcomes
    .help = for example `(60% +620 & 40% -100)`
problem-list-needs-parentheses = outcomes without parentheses are joined by `&` only
    .help = for example `60% +620 & 40% -100`, or put them in parentheses
problem-split-side-missing = one side of the `/` is missing
    .help = write NS's score left of it and EW's right, for example `(-100)/(+620)`
problem-split-of-three = a split ruling has two sides only
    .help = write NS's score left of the `/` and EW's right, for example `(-100)/(+620)`
problem-slash-inside = a `/` inside parentheses
    .help = the slash goes between the parentheses of the sides, for example `(60% +620 & 40% -100)/(+620)`
problem-side-colon = each side's score goes around a slash, NS's first
    .help = for example `(-100)/(+620)`
problem-row-colon = a `:` is missing before the count
    .help = write how many tables had the score, for example `+620: 3`
problem-expect-colon = `expect` needs a `:` before what it expects
    .help = for example `expect td: NS 9.8, EW 8.2`
problem-damage-form = `damage` is not complete
    .help = for example `damage NS before +620 after +500 obtained +150`
problem-damage-side-missing = `damage` does not say which side was damaged, and the offenders are not known
    .help =
        { $readings ->
            [none] name the offenders first, for example `offenders EW`
           *[some] write { $readings }, or name the offenders first, for example `offenders EW`
        }
problem-row-times = `{ $tables } x` gives the number of tables before a score, not after it
    .help = write it after the score, `x{ $tables }` or `: { $tables }`, or before it, `{ $tables } x`
problem-let-form = `let` needs a name, `=` and a ruling
    .help = for example `let td = (60% +620 & 40% -100)`
problem-let-missing = a name is given with `let`
    .help = for example `let td = (60% +620 & 40% -100)`
problem-statement-in-rows = a statement among the rows of a block
    .help = close the block with `{"}"}` before it
problem-block-missing = this needs a block in `{"{"} {"}"}`
    .help = for example `case "Board 7" {"{"} … {"}"}`, `scale "club" {"{"} 0-2: 15-15 {"}"}`
problem-block-without-head = a `{"{"}` without a word before it
    .help = write what it contains: `traveller {"{"}` or `case "Board 7" {"{"}`
problem-block-misplaced = this cannot hold a block here
    .help = blocks are `case "…" {"{"} {"}"}`, `traveller {"{"} {"}"}`, `scale "…" {"{"} {"}"}`, and `group "…" {"{"} {"}"}` in a traveller
problem-group-outside = a group outside a traveller
    .help = for example `traveller {"{"} group "A" {"{"} +620: 3 {"}"} {"}"}`
problem-not-in-notation = this is not in the notation
    .help = write a ruling such as `(60% +620 & 40% -100)`
list-comma = ,{" "}
list-and = {" "}and{" "}
list-or = {" "}or{" "}
expected-ruling = a ruling
expected-outcome = a score or a contract
expected-strain = a suit or `NT`
expected-weight = a weight such as `60%`
expected-number = a number
expected-count = a count
expected-seat = a seat (`N`, `E`, `S`, `W`)
expected-side = a side (`NS` or `EW`)
expected-name = a name
expected-string = a text in quotes
expected-word = a word
expected-value = a value
expected-unit = a unit (`%`, `MP`, `IMP`, `VP`)
expected-claim = a claim such as `NS 9.8` or `error weights-sum`
expected-vulnerability = a vulnerability (`none`, `NS`, `EW`, `all`)
expected-offenders = `NS`, `EW`, `both` or `none`
expected-end = the end
expected-match-clause = `boards`, `rest`, `knockout` or `scale`

## The prompt

prompt-welcome =
    redress { $version }: type what the other tables scored, then a ruling.
      traveller {"{"} +620: 3, +500, -100: 2 {"}"}       or  other table +300
      (60%+620 & 40%-100)                        or  (-100)/(+620), A+/A-
    Tab completes, `help` explains more, Ctrl-D leaves.
prompt-help =
    A line is a statement of the language. Signs are North-South's.

      board 7                                  contracts need the board
      traveller {"{"} +620: 3, +500, -100: 2 {"}"}     what the other tables scored
      other table +300                         or the other room of a match
      offenders EW; obtained -100              who offended, what was obtained
      (60%+620 & 40%-100)                      a ruling: scored and explained
      let td = (60%+620 & 40%-100)             a name for one; `ans` is the last
      compare td, (-100)/(+620), A+/A-         side by side
      effects td                               its effect on the other pairs
      vary w in (w +620 & rest -100)           all weights at a glance
      solve w in (w +620 & rest -100) for NS 12    the weight that gives 12
      sensitivity td; pitfall td; conventions td; entry td
      guide                                    asks what happened, finds the verdict

    Tab completes; \s \h \d \c and Tab make suits. Commands:

    { $commands }
    Topics: `:help weighted`, `:help damage`, `:help butler`; all: `:help topics`.
prompt-board = board { $number }
prompt-board-unnumbered = board
prompt-dropped = { $begun }: dropped { $facts }
prompt-dropped-unknown = no board is in force; dropped { $facts }
prompt-nothing-to-explain = nothing has gone wrong yet; `:explain neuberg` explains a name
prompt-unknown-command-near = `:{ $name }` is not a command; did you mean `:{ $near }`?
prompt-unknown-command = `:{ $name }` is not a command; `help` lists them
prompt-file-missing = `:{ $name }` needs a file: `:{ $name } evening.ruling`
prompt-reset = everything cleared; `:undo` restores it
prompt-nothing-to-undo = nothing to undo
prompt-stopping = Stopping after this step; Ctrl-C again leaves at once.
prompt-stopped = interrupted
prompt-not-text = it is not UTF-8 text
prompt-brief = showing only the answer
prompt-steps = showing the working
prompt-full = showing the working, every row, every other pair and every convention
prompt-results-noted =
    { $results ->
        [one] { $results } other result
       *[other] { $results } other results
    }
prompt-scoring-noted = scoring at { $scoring } from now on
stated-nothing = no { $statement }
stated-unread = not all of it could be read, so that nothing is scored with it:
prompt-nothing-to-show = no `{ $word }` is in force; `:show` shows everything
prompt-corrections = {"  "}Tab offers the corrections
prompt-awaited = {"  "}… `{ $closer }` ends it
prompt-preview = {"  "}→ { side-ns } { $ns }  { side-ew } { $ew }
prompt-weights-short = {"  "}→ { $missing } missing
prompt-weights-over = {"  "}→ { $over } too much
prompt-not-edited = the editor could not be used: { $reason }
prompt-undone = undone
prompt-undone-one = undone: { $statement }
prompt-undone-many = undone: { $statement } and { $more } more
prompt-more-told = … and { $hidden } more
prompt-not-loaded = `{ $path }` could not be loaded: { $reason }
prompt-saved =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } written to `{ $path }`; `redress run { $path }` repeats them
prompt-penalty-replaced = { $penalty }, in place of the one before
prompt-not-saved-over = `{ $path }` already exists; choose another name
prompt-not-saved = `{ $path }` could not be written: { $reason }
prompt-unreadable = the terminal cannot be read: { $reason }

## The language server

editor-run = run
editor-run-all = run all
editor-test = test
editor-test-all = test all
editor-explain = explain `{ $topic }`
editor-replace = Replace with `{ $text }`
editor-insert = Insert `{ $text }` above
editor-correct = Write the right figures
editor-expectation = expected { $expected }, is { $actual }
editor-tested = { $passed } passed, { $failed } failed
editor-no-result = no results
editor-cut-short = the script takes too long and was run in part only
editor-no-name = there is no name of this file here
editor-not-a-name = `{ $name }` cannot be a name
editor-name-taken = this file has the name `{ $name }` already

## Settings (looked up by name)

setting-win = matchpoints for each pair beaten; half of that for a tie
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
value-small-groups-ebu = 1 result: average plus; 2, 3 ≤ E/3: 60% + 5% · (M − (A − 1))
value-small-groups-acbl = 1 result 60%, 2 65/55, 3 70/60/50 unless the largest group
setting-tables = the number of results expected on the board
source-tables = the movement of the event
value-tables-rows = as many as the traveller has, the ruling's included
value-tables-number = this many
setting-cross-imps = cross-IMPs as the mean over the comparisons or their sum
source-cross-imps = regulations of the event; modified: EBU White Book 3.1.3
value-cross-imps-mean = over the other results
value-cross-imps-sum = of all comparisons
value-cross-imps-modified = the sum divided by √(r·c/2), r results, c = r − 1
setting-short-imps = cross-IMPs where results are missing
source-short-imps = ACBLscore manual: comparisons; EBU White Book: results
value-short-imps-none = the sum as it is
value-short-imps-comparisons = the sum · (E − 1)/(A − 1), A in the table, E expected
value-short-imps-results = the sum · E/A
value-short-imps-realbridge = mean or sum · E(A − 1)/(A(E − 1))
setting-imp-cap = the most IMPs that one comparison can give
source-imp-cap = regulations of the event
value-imp-cap-none = the scale's own maximum
value-imp-cap-number = no more than this
setting-imp-average = IMPs of average plus; average minus is the negation
source-imp-average = Law { LAW("12C2(b)") }: 3, unless the organizer has varied it
value-imp-average-3 = 3 IMPs
value-imp-average-number = this many
setting-datum-trim = which extreme scores a Butler datum leaves out at each end
source-datum-trim = regulations of the event; 30% reproduces the datums of the 2005 lecture
value-datum-trim-none = none
value-datum-trim-number = this many at each end, but never the middle one or two
value-datum-trim-share = this share of the results, below 50%, rounded down
value-datum-trim-median = all but the middle one or two
setting-datum-round = how a Butler datum is rounded to ten
source-datum-round = regulations of the event
value-datum-round-away = to the nearest ten, halves away from zero
value-datum-round-even = to the nearest ten, halves to the even ten
value-datum-round-towards-zero = down to a ten, towards zero
value-datum-round-none = not at all
setting-tie-within = the largest difference that is still a tie in board-a-match
source-tie-within = Polish Patton: 10
value-tie-within-0 = only equal scores
value-tie-within-number = points
setting-damage = which of the four cases apply to `damage`
source-damage = Law { LAW("12C1(e)") }; J. Marciniak's lecture of 2005 on the trap
value-damage-law = the four cases: stands, trap, full, formula
value-damage-formula = before − after + obtained, whatever the values are
setting-no-damage = the answer if the ruling redresses no damage
source-no-damage = Law { LAW("12B1") }: without damage there is no adjustment
value-no-damage-stands = the score obtained, which stands
value-no-damage-note = the ruling, with a note
setting-damage-entry = what `damage` puts into the tables
source-damage-entry = J. Marciniak's lecture of 2005, sections 7 and 8
value-damage-entry-universal = (100% X & -100% Y & 100% Z)
value-damage-entry-before = X alone; the side's points are adjusted afterwards
setting-round = how a side's final figure is rounded; not IMPs
source-round = regulations of the event
value-round-none = not at all
value-round-unit-away = halves away from zero
value-round-unit-to-average = halves towards the average
value-round-unit-away-from-average = halves away from the average
value-round-unit-even = halves to an even digit
value-round-unit-non-offenders = any fraction in favour of the non-offending side
setting-round-imps = how a board's IMPs in a match are rounded
source-round-imps = EBU White Book: 1 where converted, 0.1 where final
value-round-imps-none = not at all
value-round-imps-unit-away = halves away from zero
value-round-imps-unit-to-average = halves towards 0
value-round-imps-unit-away-from-average = halves away from 0
value-round-imps-unit-even = halves to an even digit
value-round-imps-unit-non-offenders = any fraction in favour of the non-offending side
setting-round-field-imps = how IMPs against the field are rounded
source-round-field-imps = EBU White Book: 0.1 where IMPs are final
value-round-field-imps-none = not at all
value-round-field-imps-unit-away = halves away from zero
value-round-field-imps-unit-to-average = halves towards 0
value-round-field-imps-unit-away-from-average = halves away from 0
value-round-field-imps-unit-even = halves to an even digit
value-round-field-imps-unit-non-offenders = any fraction in favour of the non-offending side
setting-vp-fraction = IMPs that fall between two steps of a table of victory points
source-vp-fraction = J. Marciniak's lecture of 2005: non-offenders; EBU White Book: nearest
value-vp-fraction-non-offenders = to the step better for the non-offending side
value-vp-fraction-nearest = to the nearer step, halves away from the draw
value-vp-fraction-towards-draw = to the step nearer to the draw
setting-edition = the edition of the Laws by which incidents are ruled
source-edition = the World Bridge Federation, in force since 2017
value-edition-2017 = the Laws of 2017
value-edition-2007 = the Laws of 2007, where the program has them
setting-logical-alternative = the share of the players polled that makes one
source-logical-alternative = Law { LAW("16B1(b)") } has no figure; White Book 8.16.6.1: about 1 in 5
value-logical-alternative-1-5 = one in five of the players polled
value-logical-alternative-share = this share: 1/4, 25%
setting-tilt = how far proposed weights are shifted to the non-offenders
source-tilt = EBL course of 2019: slightly in favour, 40-60 becomes 50-50
value-tilt-0 = not at all
value-tilt-points = by this many percentage points
setting-plus-boards = boards without a result that bring average plus
source-plus-boards = regulations of the event, Law { LAW("12C2(d)") }
value-plus-boards-all = all
value-plus-boards-number = this many in a session, average on any further one
setting-sit-outs = whether the line of a pair that sits out is an expected result
source-sit-outs = JFR Pary leaves sit-outs out; others count the table
value-sit-outs-not-expected = it is not
value-sit-outs-expected = it is
setting-across = whether sections are compared with one another
source-across = Law { LAW("78D") }: the conditions of contest
value-across-file = as the file compares them
value-across-sections = all results of a board, of every section
value-across-boards = each section by itself
setting-result-of = what a result of a whole event in percent is made of
source-result-of = the organizer; Compscore, JFR Pary, ACBLscore; Queensland BA (boards)
value-result-of-points = the points of the boards played, of their top
value-result-of-percentages = the mean of the boards' percentages
value-result-of-factored-points = the points, made up for boards not played
value-result-of-sessions = the mean of the sessions' percentages
value-result-of-sessions-boards = the same, weighted by the sessions' boards
value-result-of-sessions-weight = the same, with these weights in their order
setting-result-round = how a result of a whole event in percent is rounded
source-result-round = JFR Pary, KoPS2www and ACBLscore: 0.01
value-result-round-none = not at all
value-result-round-unit-away = halves away from zero
value-result-round-unit-even = halves to an even digit
setting-round-cap = the most IMPs that a round counts
source-round-cap = JFR Pary: +12 a round, its loss whole
value-round-cap-none = all of it
value-round-cap-number = this many; a loss counts in full
value-round-cap-number-both = this many; a loss no more either
setting-ties = equal results in a ranking
source-ties = Law { LAW("78D") }: the organizer, before the event; quotient: CBAI
value-ties-equal = have the same place
value-ties-head-to-head = the boards against one another, where all met
value-ties-imp-quotient = the quotient of IMPs won over lost
value-ties-head-to-head-imp-quotient = the boards against one another, then the quotient
setting-language = the language of the output
source-language = the reader's
value-language-en = English
value-language-pl = Polish

## Forms of scoring (looked up by name)

scoring-matchpoints = matchpoints
scoring-imps = IMPs
scoring-butler = Butler
scoring-cross-imps = cross-IMPs
scoring-board-a-match = board-a-match
scoring-total-points = total points

## Regulations (looked up by name)

regulations-lecture-2005 = J. Marciniak's lectures of 2005 on adjusted scores
regulations-wbf = World Bridge Federation
regulations-ebu = English Bridge Union (White Book 2025, by a summary)
regulations-acbl = American Contract Bridge League
regulations-pzbs = Polish Bridge Union (Polski Związek Brydża Sportowego)
regulations-dbf = Danish Bridge Federation (TLH: its handbook)
choice-lecture-2005-win = the lectures' tables
choice-lecture-2005-split = the lecture on calculation, split scores
choice-lecture-2005-short-field = the lecture on calculation, step 5 of the algorithm
choice-lecture-2005-datum-trim = section 4: the datums are given, the rule is not; 30% gives them
choice-lecture-2005-damage = section 5, the trap
choice-lecture-2005-damage-entry = the lecture on calculation, the universal approach
choice-lecture-2005-round = the lecture on calculation: the result is given with its fraction
choice-lecture-2005-round-imps = the lecture on calculation: the result is given with its fraction
choice-lecture-2005-vp-fraction = the lecture on calculation, section 8: in favour of the non-offending side
choice-wbf-win = Law { LAW("78A") }
choice-wbf-split = each side's score by itself, Laws { LAW("12C1(e)") } and { LAW("82C") }
choice-wbf-imp-average = Law { LAW("12C2(b)") }
choice-wbf-damage = Law { LAW("12C1(e)") }
choice-ebu-win = Law { LAW("78A") }
choice-ebu-split = White Book 2025, 4.2.1
choice-ebu-short-field = White Book 2025, 4.2.3.2
choice-ebu-small-groups = White Book 2025, 4.2.3.3; 3.3.2 for a single result
choice-ebu-short-imps = White Book 2025, 4.2.4 and 4.2.5
choice-ebu-imp-average = Law { LAW("12C2(b)") }
choice-ebu-datum-trim = White Book 2025, 4.2.4, in an example
choice-ebu-datum-round = White Book 2025, 4.2.6.2
choice-ebu-damage = R. Barker's article on { LAW("12C1(b)") }, later in the White Book; Law { LAW("12C1(e)") }
choice-ebu-round = White Book 2025, 4.2.3.2 and 4.2.6.1
choice-ebu-round-imps = White Book 2025, 4.2.6.1 and 8.12.3: 1 IMP; set 0.1 where IMPs are the final score
choice-ebu-round-field-imps = White Book 2025, 4.2.6.1 and 8.12.3: 0.1 where IMPs are the final score
choice-ebu-vp-fraction = White Book 2025, 4.2.6: halves away from average
choice-ebu-logical-alternative = White Book 2017, 8.16.6.1: at least about one in five of the peers, more than an isolated exception choosing it
choice-acbl-win = ACBLscore manual: one for a win, a half for a tie
choice-acbl-short-field = adopted in 1991; ACBLscore manual, fouled boards
choice-acbl-small-groups = ACBLscore manual, fouled boards; ACBL Bulletin, June 1991
choice-acbl-short-imps = ACBLscore manual, p. 83: (number of results − 1)/(size of group − 1)
choice-acbl-imp-average = Law { LAW("12C2(b)") }
choice-acbl-datum-trim = ACBLscore manual, p. 83: 5% high and low; that parts of a result are not left out is assumed
choice-acbl-datum-round = ACBLscore manual, p. 83: 425 is 420, 435 is 440
choice-acbl-tie-within = board-a-match: 1, a half or 0
choice-acbl-damage = Law { LAW("12C1(e)") }
choice-acbl-round = ACBLscore manual: hundredths, .005 up
choice-pzbs-win = Law { LAW("78A") } in the Polish edition; 1 and ½ are allowed
choice-pzbs-imp-average = Law { LAW("12C2(b)") }
choice-pzbs-damage = Law { LAW("12C1(e)") }
choice-dbf-win = Law { LAW("78A") }
choice-dbf-imp-average = Law { LAW("12C2(b)") }; the session in IMPs too, TLH (Danmarks Bridgeforbund's directors' handbook) § X12B
choice-dbf-damage = Law { LAW("12C1(e)") }

## Formats of events (looked up by name)

format-usebio = USEBIO
format-jfr = JFR Pary
format-kops = KoPS
format-bbo = pages of Bridge Base Online
format-acbl-live = pages of ACBL Live
format-lin = LIN
format-acbl = ACBLscore
format-bws = Bridgemate
format-pbn = PBN
format-csv = a table of text
format-parquet = Parquet
format-json = redress
format-ruling = a script

## Findings of an audit, and data that a format cannot hold (looked up by name)

audit-points-differ = the points differ
audit-same-score-differs = other tables have other points for this score
audit-code-contradicts = the code means other points than those beside it
audit-score-impossible = no contract gives this score
audit-row-missing = fewer boards than the file says
audit-datum-differs = the datum differs
audit-top-differs = the top differs
audit-total-differs = the result differs
audit-total-contradicts = does not follow from its own lines
audit-place-differs = the place differs
audit-ruling-proposed = a ruling that gives what is printed
audit-ruling-unknown = no ruling was found that gives this
lost-names = names of people and their numbers as members are not written without `--names`
lost-ruling = rulings of weights or damage are written as their figures, with the ruling in a comment
lost-figures = rulings that are not scored are written only as a comment
lost-ranking = the ranking that the file prints is not written
lost-match-results = the results of matches that the file prints are not written
lost-conversion = the conversion into victory points is not written
lost-program = the program that wrote the file is not named
lost-top = the tops that the file prints are not written
lost-sections = sections that are compared with one another become part of the numbers
lost-group = the groups of fouled boards are not written
lost-code = text in the place of a score that is not understood is written as a comment
lost-penalties = penalties, carry-over or handicaps are not written, or not all of them
lost-details = facts about pairs and players have no column
lost-strata = the strata below the whole field are not written
lost-ranked-apart = sections that are ranked apart are ranked together
lost-penalties-in-totals = penalties are written only in the totals and places that the file prints
lost-victory-points = victory points of matches stay as they are: the file does not say their scale; state it in the script, as in `match boards 8 scale wbf`
lost-other-totals = the totals of the file are not those of its results: each changes by what the rulings change, and the places follow them
lost-sit-out = sit-outs are not written

## Exams

problem-marks-share = a share of a question's points is from 0% to 100%
    .help = for example `marks side 50% weights 40%`
problem-no-questions = no case of this key has a question or an answer
    .help = a question is a case, for example `case "Board 7" points 4 {"{"} question "…"; answer (60%+620 & 40%-100) {"}"}`
problem-question-without-answer = the case `{ $case }` has no answer to mark against
    .help = write the key below the question, for example `answer (60%+620 & 40%-100)` or `answer NS 9.8, EW 8.2`
problem-hand-mark-unread = this line is not a mark by hand
    .help = for example `mark "7" 2, "reasoned well"`, below `candidate "NAME"`
problem-hand-mark-whose = this mark has no candidate
    .help = name the candidate in a line above: `candidate "NAME"`
problem-hand-mark-candidate = there are no answers by `{ $candidate }`
    .help =
        { $near ->
            [none] a candidate has the name of the file
           *[some] { did-you-mean }
        }
problem-hand-mark-question = the exam has no question `{ $question }`
    .help =
        { $near ->
            [none] give a question's number or the name of its case
           *[some] { did-you-mean }
        }
problem-hand-mark-range = a mark for this question is from 0 to { $worth }
problem-hand-mark-twice = question `{ $question }` has a mark by hand already
problem-question-twice = two cases are called `{ $case }`: their answers could not be told apart
    .help = give each case a name of its own; capitals make no difference
problem-file-write = `{ $name }` cannot be written: { $reason }
    .help = the file is unchanged; it must be writable
expected-marks-clause = `side` or `weights` and a share
file-not-plain = it is not a regular file
file-no-answers = it is a folder without answers
file-link = it is a symbolic link and may point to somebody else's file
exam-paper =
    { $questions ->
        [one] { $questions } question
       *[other] { $questions } questions
    }, { worth }
exam-how-to-answer = Answer each question by its number, on a line of its own, with a ruling or with figures for each side: `1: (70% +420 & 30% -50)`, `2: NS 7.5, EW 6.5`, `3: NS 62.5%, EW 40%`.
exam-how-to-round = A figure may be rounded to two or more digits after the point, a percentage too, or be a fraction: `9.33` and `9 1/3` are right for 28/3. `~9.3` says that it is rounded to one digit.
exam-candidate = Name
exam-candidate-number = Number
exam-date = Date
exam-when = Date: { $date }
exam-time-allowed = Time: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
exam-blank-answer = Answer
exam-page-number = No. { $line }
exam-blank-verdict = Verdict
exam-blank-laws = Laws
exam-sheet-lines = Write each answer after its number. A question without an answer earns nothing. Only answers are read.
exam-procedures-only = `--from procedures` makes questions of law; leave `--kind` out, or name a kind of those
exam-variant-made = Variant { $letter } (seed { $seed })
exam-variant-question = question
exam-variant-legend = Each column is a variant, from the seed { $seed }; its numbers are those of the questions in the key. Degrees say how far the players have moved clockwise; * is a fresh question of the same kind. Every variant has been run.
exam-sheet-untouched = Lines that begin with `#` are not read.
exam-untitled = Exam
exam-question-numbered = Question { $number } ({ worth })
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
       *[some] Other tables, group “{ $group }”:
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
       *[some] , NS { $rest-ns } on the other boards{ $rest-ew ->
            [none] {""}
           *[some] , EW { $rest-ew }
        }
    }{ $scale ->
        [none] {""}
       *[some] , converted on { $scale }
    }.
exam-scale-open = { $from } or more
exam-own-scale = the scale "{ $name }"
exam-scale = The scale: { $steps }.
exam-offended = { $side } offended.
exam-offended-both = Both sides offended.
exam-offended-none = Neither side offended.
exam-obtained = Obtained at the table: { $score }.
exam-session = On the session's other boards: { $shares }.
exam-penalty = { $side } are penalised { $amount } { $unit }.
exam-penalty-share = { $side } are penalised { $share } of a top.
exam-rule-tables =
    { $results ->
        [one] { $results } result is
       *[other] { $results } results are
    } expected on the board.
exam-rule-imp-cap = A comparison gives at most { $amount } IMP.
exam-rule-imp-average = Average plus is worth { $plus } IMP, average minus { $minus } IMP.
exam-rule-datum = The datum is the mean of all results, rounded to the nearest ten; each outcome of a ruling counts in a datum of its own.
exam-rule-trim-count =
    { $results ->
        [one] The datum leaves out the highest and the lowest result.
       *[other] The datum leaves out the { $results } highest and the { $results } lowest results.
    }
exam-rule-trim-share = The datum leaves out { $share } of the results at each end, rounded down.
exam-rule-tie-within = A difference of up to { $amount } points is a tie.
exam-rule-alternative = A call or play that { $share } of the players polled choose or seriously consider is a logical alternative.
exam-rule-round =
    { $what ->
        [field-imps] IMPs against the field are
        [imps] A board's IMPs are
       *[points] Each side's figure is
    } rounded to { $unit }{ $how ->
        [away] , halves away from zero
        [to-average] , halves towards the average
        [away-from-average] , halves away from the average
        [even] , halves to an even digit
       *[non-offenders] , any fraction in favour of the non-offending side
    }.
exam-rule-regulations = Regulations: { $body }.
exam-rule-other = Convention: { $setting }: { $value }.
exam-marks = Marks
statistics-untitled = Statistics of the class
statistics-class =
    { $candidates ->
        [one] { $candidates } candidate
       *[other] { $candidates } candidates
    }{ $unread ->
        [none] {""}
       *[some] ; files that could not be read and do not count: { $unread }
    }.
statistics-totals =
    Mean { $mean } of { worth }{ $share ->
        [none] {""}
       *[some] {" "}({ $share })
    }, median { $median }, from { $lowest } to { $highest }.
statistics-reliability = Reliability (Cronbach's alpha): { $alpha }.
statistics-head-mean = mean
statistics-head-facility = facility
statistics-head-discrimination = discrimination
statistics-head-candidates = candidates
statistics-head-wrong = what went wrong
statistics-head-answer = answer
statistics-full = full marks
statistics-part = a part
statistics-nothing = nothing
statistics-wrong = What went wrong:
statistics-answers = Wrong answers that several candidates gave:
statistics-chart = Candidates with full marks, a part and nothing. { $questions }
statistics-bar = Question { $number }: full marks { $full }, a part { $part }, nothing { $nothing }.
statistics-facility = Facility: the mean mark as a share of what the question is worth.
statistics-discrimination = Discrimination: the mean mark of the best 27% of the class less that of the weakest 27%, as a share of what the question is worth (T. L. Kelley, 1939); each group has { $candidates ->
        [one] { $candidates } candidate
       *[other] { $candidates } candidates
    }. Below 0 the weakest did better.
statistics-no-groups = Discrimination compares the best 27% of a class with the weakest and needs ten candidates.
exam-head-number = no.
exam-head-question = question
exam-head-points = points
exam-head-mark = mark
exam-head-why = why
exam-all-candidates = All candidates
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
exam-named = a name means nothing here
exam-too-many = too many outcomes
exam-readings = may be two figures or a single one
exam-sideless = one figure, but not whose it is
exam-no-figure = neither a ruling nor figures
exam-verdict-right = verdict right, Law not
exam-verdict-and-part = verdict right, Laws in part
exam-law-right = Law right, verdict not
exam-law-wrong = neither verdict nor Law right
exam-how-to-answer-law = A question of law is answered with a verdict and the Laws that decide: `4: adjust, law 16B1(a)`. The verdicts:
exam-verdict-word = `{ $word }`: { $meaning }
exam-one-side = { $side } right, { $other } not
exam-unscored = cannot be scored [{ $code }]
exam-averaged-first = the scores were averaged before they were scored
exam-other-group = the right ruling, in another group of the fouled board
exam-sides-swapped = the two sides are swapped
exam-bare-percentage = a percentage without its sign counts as points
exam-rounded = rounded to one digit; two digits after the point or more would have been right
exam-adjusted = adjusts where the score stands
exam-unrounded = the figure before rounding and penalties
exam-sign-turned = { $side }'s sign is reversed: scores are written from NS's view, points from the side's own
exam-complement = { $side } were given the rest of the top, but each side is scored separately
exam-difference =
    { $number }. The key: { $key }. The answer: { $answer }{ $figures ->
        [none] {""}
       *[some] , worth { $figures }
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
exam-by-hand = by hand
exam-by-hand-why = by hand: { $reason }
exam-for-examiner = To be marked by hand
exam-unclosed = line { $line }: the answer is not read, as it has braces, a backslash or an open quotation mark
exam-unread = line { $line }: { $message } [{ $code }]
exam-unreadable = the file was not read: { $reason }
exam-not-utf8 = the file was not read: it is not UTF-8 from byte { $offset } on
exam-too-large = the file was not read: it is larger than { $most } bytes
exam-more-notes = { $more } more of this kind
exam-casebook-alone = the cases of the casebook have their own facts: leave out --kind and --board
exam-casebook-only = --law, --body, --year and --word choose cases of the casebook: add --from casebook
exam-casebook-few = { $count ->
        [one] one case that fits makes a question, of { $wanted } asked for
       *[other] { $count } cases that fit make questions, of { $wanted } asked for
    }
exam-cards-alone = the cards of these questions are dealt by the seed: leave out --from
exam-no-field = the script needs a board with its vulnerability, and a traveller without groups, with at least two different scores
exam-no-figures = this field and seed give no question whose figures can be written down

## Conventions on an exam's paper (looked up by name)

rule-win-2 = A pair beaten is worth two matchpoints, a tie one.
rule-win-1 = A pair beaten is worth one matchpoint, a tie a half.
rule-split-two-tables = Each side of a split score enters a table of its own.
rule-split-half-frequency = Both sides of a split score enter one table, each with half its weight.
rule-short-field-neuberg = If results are missing, Neuberg's formula applies: (M + 1) · E/A − 1, with M matchpoints among A results of E expected.
rule-short-field-proportional = If results are missing, matchpoints grow in proportion: M · (E − 1)/(A − 1), with M matchpoints among A results of E expected.
rule-short-field-mitchell = If results are missing, each of them counts as a tie: M + (E − A), with M matchpoints among A results of E expected.
rule-short-field-ascherman = Matchpoints are those of Ascherman: (M + 1) · E/A on a top of 2E, with M matchpoints among A results of E expected.
rule-short-field-none = If results are missing, the matchpoints stay as they are.
rule-small-groups-none = Small groups have no fixed percentages.
rule-small-groups-ebu = A group of a single result has average plus. A group of two or three, at most a third of the results expected, has 60% + 5% · (M − (A − 1)), with M matchpoints among A results.
rule-small-groups-acbl = A group of one result has 60%, of two 65% and 55%, of three 70%, 60% and 50%, unless it is the largest group.
rule-tables-rows = As many results are expected on the board as there are here, the one ruled on included.
rule-cross-imps-mean = Cross-IMPs are the mean over the other results.
rule-cross-imps-sum = Cross-IMPs are the sum of all comparisons.
rule-cross-imps-modified = Cross-IMPs are the sum of all comparisons divided by √(r·c/2), for r results and c = r − 1 comparisons.
rule-short-imps-none = If results are missing, the sum of cross-IMPs stays as it is.
rule-short-imps-comparisons = If results are missing, the sum of cross-IMPs is multiplied by (E − 1)/(A − 1), for A results of E expected.
rule-short-imps-results = If results are missing, the sum of cross-IMPs is multiplied by E/A, for A results of E expected.
rule-short-imps-realbridge = If results are missing, the mean of cross-IMPs is multiplied by E(A − 1)/(A(E − 1)), for A results of E expected.
rule-imp-cap-none = A comparison gives as many IMPs as the scale has.
rule-datum-trim-none = The datum is the mean of all results.
rule-datum-trim-median = The datum is the middle result, or the mean of the middle two.
rule-datum-round-away = The datum is rounded to the nearest ten, halves away from zero.
rule-datum-round-even = The datum is rounded to the nearest ten, halves to the even ten.
rule-datum-round-towards-zero = The datum is rounded towards zero to a ten.
rule-datum-round-none = The datum is not rounded.
rule-tie-within-0 = Only equal scores tie.
rule-damage-law = Which of the four cases of self-inflicted damage applies is a part of the question.
rule-damage-formula = Self-inflicted damage is always reckoned as before − after + obtained.
rule-no-damage-stands = Without damage, the score obtained stands.
rule-no-damage-note = Without damage, the ruling counts all the same.
rule-damage-entry-universal = The universal notation of the damage enters the tables.
rule-damage-entry-before = The score before the infraction alone enters the tables; the side's points are adjusted afterwards.
rule-round-none = Final figures are not rounded.
rule-round-imps-none = A board's IMPs are not rounded.
rule-round-field-imps-none = IMPs against the field are not rounded.
rule-vp-fraction-non-offenders = IMPs between two steps of the scale go to the step better for the non-offending side.
rule-vp-fraction-nearest = IMPs between two steps of the scale go to the nearer step, halves away from the draw.
rule-vp-fraction-towards-draw = IMPs between two steps of the scale go to the step nearer to the draw.
rule-edition-2017 = Incidents are ruled by the Laws of 2017.
rule-edition-2007 = Incidents are ruled by the Laws of 2007.
rule-logical-alternative-1-5 = A call or play that one in five of the players polled choose or seriously consider is a logical alternative.
scale-wbf = the WBF scale
scale-wbf-discrete = the WBF's discrete scale
scale-acbl20 = the ACBL's scale of 20 VP of 2005
scale-acbl30 = the ACBL's scale of 30 VP of 2005
scale-ebu-pairs = the EBU's scale for pairs
scale-ebu-pairs-half = the EBU's scale for half matches of pairs

## Questions

question-hesitation = { $one } thought for a long time and passed, and { $other } bid on. Passing was a logical alternative, and bidding on was demonstrably suggested by the hesitation (Law { LAW("16B") }).
question-explanation = { $one } gave a wrong explanation of { $other }'s bid, and the other side relied on it in the auction (Law { LAW("21B") }).
question-corrected-after-auction = { $one } gave a wrong explanation of { $other }'s bid, and the other side relied on it. { $other } corrected it after the final pass, as declarer's side must (Law { LAW("20F5") }); by then it was too late to change the calls that rested on it (Law { LAW("21B3") }).
question-corrected-after-play = { $one } gave a wrong explanation of { $other }'s bid, and the other side relied on it. { $other } corrected it at the end of the play, as a defender must (Law { LAW("20F5") }); by then it was too late to change the calls that rested on it (Law { LAW("21B3") }).
question-missing-alert = { $one } failed to alert { $other }'s bid, and the other side took it to be natural (Law { LAW("21B") }).
question-suggested-lead = { $one } asked a question during the auction that drew attention to a suit, and { $other } led it. Another lead was a logical alternative, and the one chosen was demonstrably suggested by the question (Law { LAW("16B") }).
story-title = { $title }, board { $board } (seed { $seed })
story-ask-verdict = What is the ruling, and by which Law?
story-ask-relief = Does the adjusted score stand for both sides, or is the innocent side's adjusted for the damage that it did to itself? By which Law?
story-ask-imps = How many IMPs does each side get, if the board is scored now?
story-ask-score = What does each side get in matchpoints, if the board is scored now?
story-result-passed = The result was { $obtained }. Had { $other } passed, it would have been { $without }.
story-result-bid = The result was { $obtained }. Had { $other } bid 3♠, it would have been { $without }.
story-result-misled = The result was { $obtained }. Had declarer not been misled, it would have been { $without }.
story-result-ruled = The result was { $obtained }. Without the director's mistake it would have been { $without }.
story-result-informed = The result was { $obtained }. Rightly informed, they would have bid 3NT, with the result { $without }.
question-title =
    { $kind ->
        [split] A director's error
        [damage] An error after an infraction
        [neuberg] A board with missing results
        [butler] A weighted score in Butler
        [evidence] What the cards say
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
question-from-case = From the casebook: { $case }
question-ask-figures = What does each side get for { $ruling }?
question-evidence = { $leader } leads against { $contract }. With all four hands seen and best play on both sides declarer takes { $groups }.
question-leads = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} after { $cards }
question-best-lead = Which result follows from the best lead?
question-lead-weights = If each of the thirteen cards is led as often as any other, which weighted score follows?
question-in-imps = What does each side get in IMPs?
question-in-matchpoints = What does each side get in matchpoints?
question-part = { $result } { $share }
question-weighted = { $story } The result was { $obtained }. Without the infraction the director weights { $first } and { $last } (Law { LAW("12C1(c)") }).
question-split = The director gave a wrong ruling at the table, and the board cannot be scored normally: both sides are treated as non-offending (Law { LAW("82C") }). With the right ruling the result would have been { $one } or { $other }. The director weights what is better for a side { $more } for that side, and the other result { $less } (Law { LAW("12C1(c)") }).
question-damage = { $story } Without the infraction { $before } is expected. After it { $innocent } could still have had { $after }, but { $error }: { $obtained }. That was an extremely serious error, unrelated to the infraction (Law { LAW("12C1(e)") }).
question-revoke =
    they revoked, and { $tricks ->
        [one] a trick was
       *[other] { $tricks } tricks were
    } transferred (Law { LAW("64A") })
question-thrown-trick = they gave a trick to the ten, playing the nine from K-Q-J-9

## Tests

test-ok = ok
test-failed = FAILED
test-error = ERROR
test-nothing = none
test-updated = updated
test-to-update = to update
test-expected = expected
test-actual = got
test-no-error = the block is marked `error`, but it runs without one
test-no-expectation = no expectation
test-question = exam question
test-unsound = not updated: figures are updated only in files without errors
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
test-expectation = expected { $expected }, got { $actual }
test-nothing-of-name = no test or file name contains `{ $filter }`
test-nothing-found = no test found: neither a case nor an expectation in a `.ruling` file or a `ruling` block of Markdown
fmt-nothing-found = no `.ruling` file found

## Lectures

manual-title = redress: the manual
manual-this-language = English
manual-search = Every page is listed here with its other names. The search above the list at the side knows the words of all pages; where scripts do not run, the browser's own (Ctrl-F) finds the names on this page. Every figure on these pages was computed when they were made.
manual-guides = Guides
manual-examples = Examples
manual-lectures = Lectures
manual-grammar = The grammar, for a director
manual-laws = Laws, one by one
manual-start = Start
manual-reference = Reference
manual-search-label = Search
manual-search-none = Nothing is called so
manual-one-file = The whole manual in one file
manual-setting = statement
manual-setting-meaning = meaning
manual-before = Before
manual-after = Next
manual-written = { $pages } pages in { $folder }
woven-from = Woven from { $file } by redress { $version }.
answer = Answer
answers = Answers
contents = Contents
index-of-laws = Laws cited
law-citations = Law { $law } is cited here
callout-law = The Law
callout-warning = Warning
callout-misprint = Misprint
callout-note = Note
callout-tip = Tip
sources = Sources
footnote-back = back to the text
source-citations = Source { $number } is cited here
numbered-section = Section { $number }
numbered-table = Table { $number }
numbered-figure = Figure { $number }
blank = blank
room = Room for the answer
quote-open = “
quote-open-inner = ‘
notes = Notes
slides-next = Next
slides-end = The last slide
slides-speaker = Speaker’s window
lecture-live-html = rulings can be changed in a page: write it to a file ending in .html, not to { $file }
live-change = Change this
live-hidden = Show and change
live-script = The script of this block
live-weights = Weights
live-restore = As it was
live-failed = This browser cannot compute:
live-rests = This depends on a block above that has an error.
lecture-slides-html = slides are a page: write them to a file ending in .html, not to { $file }
lecture-question = Question { $number }
lecture-working = working
lecture-other-tables = other tables
lecture-added = the ruling
lecture-taken = removed by the ruling
lecture-results = results
lecture-field-label = Results of the field, { $who }. { $rows }
lecture-field-row = { $score }: { $results }, { $points }.
lecture-curve-label = { $axis }. { $points }.
lecture-woven = woven: { $file }
lecture-unchanged = up to date: { $file }
chart-none = No chart: a field is drawn at matchpoints, in Butler and in cross-IMPs.
lecture-not-woven = not woven: { $file }
lecture-no-form = a lecture is woven into a file ending in .md, .html or .tex, not into { $file }
lecture-deal = Hand diagram
problem-lecture-figure = `{ $written }` is not a figure of a ruling
    .help = write the name of a ruling and a side: `{"{"}{"{"} td.ns {"}"}{"}"}`, `{"{"}{"{"} td.ew.percent {"}"}{"}"}`
problem-lecture-part = a ruling does not have a figure `{ $written }`
    .help =
        { $near ->
            [none] they are `ns` and `ew`, alone or with `points`, `percent`, `exact`, `imps`, `vp`: `{"{"}{"{"} td.ew.percent {"}"}{"}"}`
           *[some] { did-you-mean }
        }
problem-lecture-part-missing = `{ $name }` has no `{ $part }` in this scoring
    .help = percentages need a top, IMPs a scoring by IMPs, victory points a `match` with a scale
problem-lecture-option = blocks do not have an option `{ $word }`
    .help =
        { $near ->
            [none] they are `hide`, `source`, `brief`, `chart`, `error`, `only=table`, `only=answer`, `only=chart`, `name=field`, `caption="The field"`
           *[some] { did-you-mean }
        }
problem-lecture-front-key = a lecture has no key `{ $key }` above its text
    .help =
        { $near ->
            [none] the keys are `title`, `author`, `date`, `event`, `language`, `laws`, `bibliography`, `style`, `footer` and `numbered`, each followed by a colon
           *[some] { did-you-mean }
        }
problem-lecture-language = `{ $value }` is not a language
    .help = write its two letters: `language: en`
problem-lecture-address = `{ $value }` is not a web address
    .help = write the address of the Laws, with {"{"}law{"}"} in the place of the number
problem-lecture-name-twice = two tables or figures are called `{ $name }`
    .help = give one of them another name
problem-lecture-no-name = no table or figure is called `{ $name }`
    .help = name a block `ruling name=field`, or a table or picture of your own: {"{"}{"{"} table field {"}"}{"}"}
problem-lecture-reference = `@{ $name }` refers to nothing, and stays as it is
    .help = name a block `ruling name=field`, or a table or picture of your own: {"{"}{"{"} table field {"}"}{"}"}
problem-lecture-no-source = no source is called `{ $name }`
    .help = define it on a line of its own, `[@{ $name }]: https://example.org "Title"`, or in the file of the key `bibliography`
problem-lecture-formula = the formula `{ $written }` cannot be read
    .help = write it as in LaTeX, `$\frac{"{"}1{"}"}{"{"}3{"}"}$`; a dollar sign that is none is written `\$`
problem-lecture-file = the file `{ $name }` is not beside the lecture, or holds something else
    .help = `bibliography` names a file of BibTeX in the folder of the lecture, `style` a style sheet
problem-lecture-no-error = this block is marked `error`, but it has none
    .help = remove `error`, or write something wrong
problem-lecture-fence = this block is not executed: its fence says `{ $word }`, not `ruling`
    .help = write the word `ruling` on the fence of a block that is to be executed
problem-lecture-picture = this picture cannot be shown, and its words appear in its place
    .help = a page holds PNG, JPEG, GIF and SVG files up to 8 MB from the folder of the lecture, an article PNG and JPEG
problem-lecture-no-chart = nothing in this block can be drawn
    .help = a field is drawn at matchpoints, in Butler and in cross-IMPs, a curve for `vary`; take `chart` away elsewhere
problem-fence-open = this block is not closed, and its results would appear inside it
    .help = repeat its fence on a line of its own below its last line
problem-woven-unclosed = the results woven in here have no end marker
    .help = put `<!-- /woven -->` on a line of its own below them

## Words of scripts and of the prompt (looked up by name)

argument-topic = TOPIC
argument-code = CODE
argument-name-value = NAME VALUE
argument-procedure = PROCEDURE
argument-file = FILE
ended-traveller = the traveller
ended-other-table = the result of the other table
ended-deal = the deal
ended-auction = the auction
ended-lead = the lead
ended-obtained = the score obtained
ended-offenders = the offenders
ended-session = the results of the session
ended-penalty = the penalties
ended-incident = the incidents
ended-weights = the weights
ended-evidence = what the cards say
ended-answer = the ruling (`ans`)
command-help = show what can be typed, or explain a topic
command-explain = explain a diagnostic, a setting, regulations or a topic; alone, the last error
command-guide = ask what happened, question by question, and find the ruling
command-show = show what is in force; `:show names`, `:show board`
command-set = show the settings in force, or change one
command-brief = show only the answer
command-steps = show the answer and its working
command-full = show every row, every other pair and every convention as well
command-load = run a script
command-save = save what you typed as a script, without failed lines
command-edit = write an entry in an editor, beginning with the last one
command-history = show the latest entries
command-undo = undo the last entry
command-reset = clear everything and start again
command-clear = clear the screen
command-quit = leave; Ctrl-D does too
keyword-answer = the key of an exam question
keyword-board = the board: its number, or dealer and vulnerability
keyword-case = a titled part with a scope of its own
keyword-compare = rulings side by side
keyword-conventions = a ruling under every preset, or each value of a setting
keyword-damage = before, after and obtained: partly self-inflicted damage
keyword-auction = the calls on the board, checked and shown
keyword-sheet = the ruling on a page for the players and the committee
keyword-deal = the cards of the board, checked and shown
keyword-effects = every other pair, before and after
keyword-entry = what to enter in a scoring program
keyword-expect = state what a ruling should be worth
keyword-include = run another script here
keyword-lead = the opening lead, shown with the cards and calls
keyword-let = name a ruling
keyword-match = the match: boards, IMPs of the rest, scale
keyword-obtained = the score obtained at the table
keyword-offenders = who offended: NS, EW, both or none
keyword-other = other table: the result in the other room
keyword-carry = points from an earlier session
keyword-handicap = a handicap of a pair or a team
keyword-penalty = a procedural penalty
keyword-pitfall = what averaging the scores first would have given
keyword-protocol = score every row of the traveller
keyword-question = the text of an exam question
keyword-regulations = a body's conventions
keyword-scale = a victory-point scale of your own
keyword-scoring = matchpoints, IMPs, Butler and others
keyword-sensitivity = what 5 percentage points more on each outcome would change
keyword-event = the results of an event, from its file
keyword-at = a ruling at a table of the event
keyword-ranking = the ranking of the event, and what moved
keyword-audit = where the file's own figures differ
keyword-notify = whose score or place changed
keyword-entries = what to type into the scoring program
keyword-write-back = the rulings, in a copy of the event's file
keyword-session = a side's score on the other boards
keyword-set = a convention
keyword-solve = the weight that gives a side a stated figure
keyword-traveller = what the other tables scored
keyword-vary = a ruling at every weight
keyword-marks = what a partly right answer earns
keyword-why = the conditions of a verdict that do not hold
keyword-weights = weights from a poll or the field, proposed with their working
keyword-evidence = what the cards say about a contract, all of them seen and as a player saw them
keyword-incident = what happened: a procedure of the Laws and its answers

## Incidents

problem-unknown-procedure = there is no procedure `{ $name }`
    .help = { $near ->
        [some] did you mean `{ $near }`?{" "}
       *[none] {""}
    }`redress explain procedures` lists them
problem-unknown-question = `{ $procedure }` has no question `{ $name }`
    .help = { $near ->
        [some] did you mean `{ $near }`?{" "}
       *[none] {""}
    }its questions: { $known }
problem-incident-answer = this is not an answer to `{ $question }`
    .help = write one of these: { $wanted }
problem-neither-call-nor-card = an answer to `{ $question }` is a call or a card
problem-by-who-revoked = `{ $question }` asks for the player's relation to the one who revoked, not for `{ $given }`
    .help = write `{ $question }: offender` for the player who revoked, `{ $question }: partner` for the partner, `{ $question }: opponents` for the other side; a seat does too, and `declarer` where the contract is known
problem-poll-empty = this poll has no votes
    .help = write how many chose each call or card, for example `poll "Your call?" {"{"} 4♥: 5, pass: 4 {"}"}`
problem-answered-twice = `{ $question }` is answered twice
    .help = keep one of the answers
problem-answers-contradict = the answer to `{ $question }` and the one to `{ $earlier }` exclude one another
    .help = one of the two is wrong; correct it
problem-both-revoked = both sides have revoked: no tricks are transferred for either revoke (Law { LAW("64B7") })
    .help = write `exception: 64B7`, and in `without` what would have happened without either revoke (Law { LAW("64C2(b)") })
problem-nobody-played = the board was passed out, and no trick was played
    .help = correct `obtained`, or leave the incident out
problem-tricks-not-won = the answer to `{ $question }` contradicts the result obtained, in which the side won { $won } of the thirteen tricks
    .help = correct `{ $question }`, or the contract and result above the incident
problem-tricks-not-left = the answer to `{ $question }` is more than the tricks that can have remained: { $most }
    .help = correct `{ $question }`, or the contract and result above the incident
problem-claim-all = how many tricks all of them were is not known
    .help = write `claimed: 4 of 4`, or the cards left: `left: "N:… E:… S:… W:…"`
problem-claim-contract = the cards left say nothing without a contract
    .help = write `obtained` or the `auction` above the incident
problem-claim-not-held = { $card } is not left with the side that claims
    .help = correct `line` or `left`
problem-claim-not-played = { $card } was not to be played there
    .help = list the cards of the `trick` from the player who led to it, whom `on-lead` names; `left` has them too
problem-claim-endless = the lines of play are too many to be followed
    .help = answer the questions of Law 70 and `tricks`, or leave `left` out
problem-poll-long = a poll has at most { $limit } different answers
    .help = count what is alike together, for example `pass: 4`
problem-incident-by = the player or side is missing
    .help = name the player or the side: `incident { $procedure } by S {"{"} … {"}"}`
problem-incident-obtained = there is nothing to compare these outcomes with
    .help = give the contract that was obtained, above the incident, for example `obtained 4♠= N`
problem-no-incident = there has been no incident on this board
    .help = write the incident above: `incident ui by E {"{"} information: yes; … {"}"}`
problem-unknown-verdict = `{ $word }` is not a verdict
    .help = { $near ->
        [some] did you mean `{ $near }`?{" "}
       *[none] {""}
    }the verdicts: { $known }
problem-illegal-outcome = { $outcome } was reached only through the infraction and cannot be weighted (`{ $procedure }`)
    .help = weight only what could be reached legally; if { $outcome } could, say so in the incident: `legal: { $outcome }, "how"`
problem-claim-weighted = after a claim a number of tricks is awarded, never a weighted score
    .help = say in the incident how many tricks the side gets: `tricks`
problem-artificial-refused = the result at the other table is clearly favourable to one side: an artificial score is not allowed
    .help = assign a score, which may be weighted, for example `(60% 4♠= N & 40% 4♠-1 N)`
problem-no-poll = there has been no poll on this board
    .help = write what peers said into the incident above, for example `poll "Your call?" {"{"} 4♥: 5, pass: 4 {"}"}`
problem-no-such-poll = no poll on this board has these words in its question
    .help = write some words of the question, or none for the last poll: `weights from poll`
problem-weights-answer-missing = the answer that leads to this is missing
    .help = write the answer before it: `{ $statement }`
problem-weights-no-such-answer = nobody gave this answer
    .help = the answers of the poll: { $known }
problem-weights-without-outcome = `{ $answer }` has no outcome
    .help = give each answer its outcome: `{ $statement }`
problem-weights-outcomes-missing = the outcomes of the field that are to be weighted are missing
    .help = name them: `{ $statement }`
problem-weights-answer-in-field = in the field there are no answers, only outcomes
    .help = write the outcome alone, for example `weights from field {"{"} 2♦= E, 2♦+1 E {"}"}`
problem-weights-row = this cannot be weighted by evidence
    .help = write an outcome that is the same for both sides, or, after an answer, several with their weights, for example `pass: (60% 2♦= E & 40% 2♦+1 E)`
problem-weights-twice = `{ $name }` appears here twice
    .help = keep one of the two
problem-weights-many = at most { $rows } answers or results with { $outcomes } outcomes can be weighted at once
    .help = keep those that matter; a small weight changes next to nothing
problem-weights-all-excluded = everything that the evidence leads to is excluded
    .help = add what could have been reached legally, or say in the incident how one of these could, for example `legal: 4♥-1 W, "how"`
problem-weights-no-evidence = there is no evidence for any of these outcomes
    .help = name outcomes that somebody chose or some table had
problem-no-solver = this program was built without a double-dummy solver
    .help = take a released program, or build one with `cargo build --release --features double-dummy`
problem-evidence-deal = no cards are known on this board
    .help = write the `deal` above
problem-evidence-hand = the hand of { $seat } is not known
    .help = write all four hands in the `deal`
problem-evidence-form = the contract is missing, or it is written with a result
    .help = write contract and declarer, for example `evidence 4♠ N`, or `obtained` or the `auction` above
problem-hand-range = a hand has at most { $most } of these, and one range of them
    .help = write `12-14`, `6+`, or in words: at least 6, at most 2
problem-hand-shape = no hand is both balanced and unbalanced
    .help = keep one of them: `balanced` is 4333, 4432 or 5332
problem-hand-of-nobody = it is not said whose hand this is
    .help = begin with the player, for example `E 12-14 balanced`
problem-evidence-position = no play leads to these cards
    .help = correct the `deal` or the cards: each hand has as many cards as the others, and a trick with a revoke is played to its end
problem-evidence-played = { $card } is not in the hand of { $seat }, whose turn it is
    .help = write the cards in the order in which they were played, from the lead on; `lead N` says who leads
problem-evidence-player = it is not said whose layouts are to be drawn
    .help = name the player who did not see the hands: `evidence for W {"{"} E 6+ hearts {"}"}`
problem-evidence-layouts = layouts are drawn from 1 to { $most }
    .help = write such a number, or none for 200
problem-layout-differs = the hand of { $seat } as it is dealt is not as this line says
    .help = correct the line; a hand that is `seen` stays as it is dealt
problem-layout-elsewhere = { $card } is in a hand that is seen, or in two hands
    .help = name the card in the hand that has it
problem-layout-few = only { $found } layouts agree with this, of { $tried } deals that were tried
    .help = ask for fewer `layouts`, or widen the points and lengths
problem-evidence-missing = no `evidence` was asked for on this board
    .help = write `evidence` and the contract above, for example `evidence 4♠ N`
problem-evidence-no-layouts = the evidence above has no layouts
    .help = name the player who did not see the hands: `evidence for W {"{"} E 6+ hearts {"}"}`
problem-weights-row-of-cards = the results follow from the cards
    .help = leave the block out: `weights from leads`, `weights from layouts`
problem-evidence-lead = peers chose { $card }, which the leader does not hold
    .help = correct the poll or the `deal`
problem-evidence-differs = the contract is made in { $least } by one account and in { $most } by another
    .help = a player does not see all hands: judge by what was known at the table (`redress explain evidence`)
problem-nothing-to-adjust = the verdict of `{ $procedure }` is `{ $verdict }`: there is no adjusted score to weight
    .help = correct the incident if it should adjust
problem-without-power = the verdict of `{ $procedure }` is `{ $verdict }`, which adjusts no score
    .help = correct the incident if it should adjust, or write the one that does
problem-questions-open = `{ $procedure }` has unanswered questions, `{ $question }` the first: nothing is adjusted until they are answered
    .help = answer `{ $question }` in the incident
problem-assigned-on-cancelled = `{ $procedure }` cancels the board: no score is assigned on it
    .help = give an artificial score (Law { LAW("12C2") }), or correct the incident
problem-answer-unused = the answer to `{ $question }` changes nothing
    .help = the earlier answers decided already; leave it out
problem-boards-unregulated = this is a further board without a result, and no regulations in force say what it is worth
    .help = state on how many boards of a session there is average plus, for example `set plus-boards 2`
problem-one-side-scored = { $side } alone are awarded an artificial score, { $score }; { $other } get none, as they were not deprived of one
    .help = the fault of { $other } changes nothing; name them in `deprived` if they could not earn a score either
problem-revoke-by-dummy = by the contract obtained the player who revoked is dummy, whose hand is faced on the table: no trick is transferred (Law { LAW("64B3") })
    .help = write `exception: 64B3`, or name the player who revoked
problem-artificial-instead = an assigned adjusted score is to be awarded; an artificial one is for a board whose possible results are numerous or not obvious
    .help = assign a score, which may be weighted, for example `(60% 4♠= N & 40% 4♠-1 N)`
problem-below-evidence = the weights give { $side }, who did not offend, less than the evidence does ({ $given } against { $evident })
    .help = the usual practice leans to the side that did not offend; say why it is otherwise
problem-no-contract = the result cannot be computed, as the contract played is not known
    .help = give it above the incident, for example `obtained 4♠= N`
problem-tricks-unknown = the result cannot be computed, as it is not known how many tricks were won
    .help = give the result above the incident, for example `obtained 4♠= N`
incident-nothing-self-inflicted = No part of the damage is self-inflicted.
incident-edition = By the Laws of { $year }.
incident-title = { $title } (Law { $law }).
incident-facts = Facts: { $facts }
incident-step = Law { $law }: { $question } { $answer }
incident-transferred = { $obtained } becomes { $result }.
incident-awarded = { $side } get { $score } for the board that they could not play (Law { LAW("15B3") }).
incident-because = { $answer } ({ $reason })
incident-of = { $number } of { $of }
incident-open = Unanswered: { $question } (Law { $law })
incident-poll = Poll: { $question } { $votes }.
incident-vote = { $answer } { $chosen }{ $considered ->
        [some] {" "}(considered by { $considered } more)
       *[none] {""}
    }
incident-alternatives = A call or play is a logical alternative if at least { $share } of the players polled chose or seriously considered it and at least one chose it{ $assumed ->
        [some] {" "}({ $assumed })
       *[none] {""}
    }. { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } the other way would change the conclusion.
incident-share-assumed = this share is an assumption
incident-alternative = { $answer } is a logical alternative; moving { $votes } of its votes to another answer would change that.
incident-no-alternative = { $answer } is not a logical alternative; { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } more and it would be.
incident-decided = { $count ->
    [one] Decided by Law { $laws }.
   *[other] Decided by Laws { $laws }.
}
incident-say = Say: “{ $words }”
incident-play-on = The board is played on.
incident-tricks =
    { $tricks ->
        [one] One trick is transferred.
       *[other] { $tricks } tricks are transferred.
    }
incident-say-tricks =
    { $tricks ->
        [one] By law one trick goes to the other side.
       *[other] By law { $tricks } tricks go to the other side.
    }
incident-say-penalty-card = Whenever the partner of its owner is on lead while a penalty card lies there, the partner waits for declarer to choose.
incident-say-later = Call me at the end of the board if you think that it cost you something.
incident-say-appeal = You may appeal against this ruling.
incident-say-undamaged = There was an infraction, but it cost the other side nothing, so the result stands.
incident-say-if-damaged =
    There was an infraction.
    If it cost the other side something, the score is adjusted.
    You may appeal against the ruling.
incident-choice = { $who } may { $choice } (Law { $law }){ $then ->
    [none] {""}
   *[some] : { $then }
}.
incident-obligation = { $who } { $act ->
    [pass] must pass
    [lead] must lead
    [may-lead] may instead be required to lead
    [not-lead] must not lead
    [may-not-lead] may be forbidden to lead
    [play] must play
    [not-play] must not play
    [leave-faced] must leave
    [replace-call] must replace the call
   *[repeat-call] must make the same call again
}{ $object ->
    [none] {""}
   *[some] {" "}{ $object }
}{ $term ->
    [once] {" "}at the next turn
    [throughout] {" "}to the end of the auction
    [first-lead] {" "}at the first turn to lead
    [now] {""}
    [faced] {" "}face up on the table
    [while-on-lead] , from the first turn to lead for as long as the lead is kept
    [before-low] {" "}before any other card of the suit below an honour
   *[first-opportunity] {" "}at the first legal opportunity
}{ $chooser ->
    [none] {""}
   *[some] ; { $chooser } names it
}
incident-obligation-law = { $obligation } (Law { $law })
incident-object-suit = { $suit }
incident-obligation-line = { $obligation }.
incident-claim = With these cards { $worst } of { $remaining } tricks are sure on every normal line, and { $best } with the best play.
incident-claim-sure = With these cards every normal line comes to { $worst } of { $remaining } tricks.
incident-claim-found = With these cards a normal line comes to { $worst } of { $remaining } tricks. The lines are too many to follow them all: the number to award is yours to judge, and it is at most this one.
incident-claim-least = With these cards { $worst } of { $remaining } tricks are sure on every normal line. The best play was not found among so many lines.
incident-claim-worst = The worst normal line: { $line }
incident-claim-best = The best line: { $line }
incident-claim-judged = The director judges otherwise: { $awarded } of { $remaining } tricks.
incident-claim-laws = { $count ->
    [one] The Law that makes the difference: { $laws }
   *[other] The Laws that make the difference: { $laws }
}
incident-later = { $count ->
    [one] The score may yet be adjusted under Law { $laws }.
   *[other] The score may yet be adjusted under Laws { $laws }.
}
incident-excluded = These may not be part of the weighting (Law { LAW("12C1(c)") }): { $outcomes }.
incident-also = Ask as well: { $title } (`incident { $name }`).

why-not-is = That is the verdict: { $verdict }.
why-not-damage = The verdict rests on damage, which a scored ruling shows or does not show ({ LAW($law) }).
why-not-never = No change of a few answers leads to the verdict: { $verdict }.
why-not-needs = { $ways ->
    [one] For the verdict “{ $verdict }” all of this would have to be so:
   *[other] For the verdict “{ $verdict }” one of these would have to be so:
}
why-not-condition = { LAW($law) }: { $question } { $needed }, and not: { $actual }.
why-not-left-out = no answer
why-not-such-as = such as { $answer }

## Weights that evidence suggests

weights-proposal = A proposal (Law { LAW("12C1(c)") }): the weights are for the director to judge, and nothing is awarded until the ruling is written.
weights-field = { $counted ->
        [one] { $counted } of { $tables } tables has one of these results.
       *[other] { $counted } of { $tables } tables have one of these results.
    }
weights-shifted = { $points } percentage points are shifted in favour of { $side }, who did not offend.
weights-shifted-each = { $points } percentage points are shifted in each side's own favour, as neither offended (Law { LAW("82C") }).
weights-not-shifted = Nothing is shifted (`tilt { $points }`): the side that did not offend is not known.
weights-one-more = one more for
head-count = count
head-evidence-share = share
head-shifted = shifted
head-proposed = proposed
weights-excluded = excluded

## What the cards say

evidence-best = With all cards seen and best play declarer takes { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
evidence-best-left = With all cards seen and best play declarer takes { $tricks } of the { $remaining } tricks that are left.
evidence-after = After { $cards }: declarer has { $won ->
        [one] { $won } trick
       *[other] { $won } tricks
    }, and { $seat } is on turn.
evidence-after-left = After { $cards }: { $seat } is on turn.
evidence-making = { $making } of { $all } cards make it
evidence-claim = The claim of { $seat }: normal lines give { $worst ->
        [one] { $worst } trick
       *[other] { $worst } tricks
    } or more (Law { LAW("70") }), best play with all cards seen gives { $best } of { $remaining }.
evidence-claim-sure = The claim of { $seat }: every normal line gives the { $best ->
        [one] { $best } trick
       *[other] { $best } tricks
    } of best play (Law { LAW("70") }).
sheet-evidence = What the cards say
head-trick = trick
head-leader = led by
head-plays = plays
evidence-line-head = best play
head-won-by = won by
evidence-line = Best play: { $line }
evidence-par = Par: { $score }
evidence-layouts = Layouts: { $count }, as { $seat } saw them (seed { $seed }; { $tried } deals tried).
evidence-unapplied = Nothing follows from this by itself: the director judges what players who do not see all hands would have done (Law { LAW("12C1(c)") }).
evidence-made = contract made
evidence-all-seen = all cards seen
evidence-beating = { $beating } of { $all } leads beat it
evidence-beating-plays = { $beating } of { $all } cards beat it
evidence-of-field = field
evidence-of-layouts = layouts
evidence-of-ruling = ruling
head-tricks = tricks
head-leads = leads
head-lead-count = cards
head-layouts = layouts
weights-leads = Each of the { $count } cards counts once as the opening lead.
weights-layouts = Layouts: { $count }, as { $seat } saw them, each with the best lead.

## Asking what happened, question by question

guide-welcome = Answer each question, with a reason after a comma if there is one: `y, the hesitation`. `?` explains the question, `<` goes back, Enter leaves it open; `facts: …` notes what happened, `:save FILE` writes what there is.
guide-which = Which irregularity was it?
guide-which-how = A number, a name, or words that say what happened: `hesitation`, `revoke`, `Law 15`.
guide-head-what = irregularity
guide-head-name = called
guide-head-law = Law
guide-no-answer = this does not answer the question
guide-several = It could be any of these:
guide-law-alone = Law { $law }, { $title }: `redress` has no procedure for it; `explain { $law }` says what it knows
guide-unknown = no irregularity is known by the words `{ $words }`; use other words, or choose from the list
guide-unknown-near = no irregularity here is called `{ $words }`; did you mean `{ $near }`?
guide-by = Who broke the Law?
guide-by-how = `N`, `E`, `S`, `W`, or the side: `NS`, `EW`.
guide-no-by = say which player or side: `N`, `E`, `S`, `W`, `NS` or `EW`
guide-question = { $number }. { $question }
guide-law = Law { $law }: { $title }.
guide-optional = Enter leaves it out.
guide-step-optional = Enter if it does not matter.
guide-yes = `y`, yes
guide-no = `n`, no
guide-word = `{ $word }` ({ $meaning })
guide-numbered = { $number }: { $answer }
guide-how-call = A call or a card: `4♥`, `pass`, `♠A`.
guide-how-card = A card: `♠A`.
guide-how-alternatives = Calls or cards, `4♥, pass`; `none`; or a poll, `4♥ 5, pass 4`, with `4♦ considered 1` for what was only considered, and the question last: `"Your call?"`.
guide-how-tricks = A number of tricks, `0` to `13`.
guide-how-claimed = Of the tricks that remained: `4 of 6`; or `4`, if it is not known how many there were.
guide-how-number = A number: `0`, `1`, `2` …
guide-how-outcomes = Outcomes: `4♠-1 N`, or `(1/3 1NT-1 S & 2/3 1NT-2 S)`.
guide-how-sides = `NS`, `EW` or `both`.
guide-how-each-side = Each side, `NS none, EW directly`, or one word for both: { $words }.
guide-how-names = Names with commas between them: `A, B`.
guide-wanted = Expected: { $how }
guide-poll-question = Your call?
guide-considered = considered
guide-reason = Why?
guide-reason-how = In your own words; Enter for no reason.
guide-obtained = What was obtained at the table?
guide-obtained-how = The contract, its result and the declarer: `4♠= N`, `3NT-1 W`.
guide-board = Which board was it?
guide-board-how = Its number, or dealer and vulnerability: `7`, `dealer W vul NS`; before it the event's file, if there is one: `event "monday.xml"`.
guide-scoring = How is the event scored?
guide-scoring-how = { $names }; or the event's file: `event "monday.xml"`. Enter for matchpoints.
guide-table = At which table of the event was it?
guide-table-how = Its number, or the pairs: `3`, `NS 4 EW 9`, `section B table 3`. Enter if it is not in the file.
guide-field = What did the other tables score?
guide-field-how = Each result and how often: `+620: 3, 4♠-1 N: 2`; or the event's file: `event "monday.xml"`. Enter if it is not known yet.
guide-other-table = What was the result at the other table?
guide-other-table-how = `4♠= N` or `+620`. Enter if it is not known yet.
guide-ruling = What is the ruling?
guide-ruling-how = Each outcome with its weight, `60% 4♠= N, 40% 4♠-1 N`; sides with a slash, `(+620)/(-100)`; `A+/A-`. `weights from poll …` or `weights from field …` proposes weights. Enter if it is not decided yet.
guide-ruling-how-ans = `ans` for the result above, or another ruling: `60% 4♠= N, 40% 4♠-1 N`. Enter if it is not decided yet.
guide-way-ans = the result above
guide-way-stands = the result at the table stands
guide-penalty = Is a penalty given, and how much?
guide-penalty-how = The amount: `10%` of a top, `1 MP`, `3 IMP`, `0.5 VP`; from another side than the offender's, `EW 10%`.
guide-papers = What else is wanted?
guide-papers-how = `sheet` for the players and the committee, `entry` for the scoring program, `effects` on other pairs, or any other statement. Enter ends.
guide-papers-how-unruled = `sheet` for the players and the committee, or any other statement. Enter ends.
guide-why-field = An adjusted score is worth what it earns against the other results of the board, in the form of scoring of the event (Law { LAW("78") }).
guide-why-ruling = The director weighs the outcomes that were possible without the infraction by their likelihood (Law { LAW("12C1(c)") }).
guide-why-penalty = A penalty falls on the offender alone; the opponents keep their score (Laws { LAW("90A") }, { LAW("91A") }).
guide-why-papers = The players are told of the ruling and of their right to appeal (Law { LAW("83") }).
guide-noted = Noted.
guide-no-result = the result at the table is one outcome, such as `4♠= N`; the ruling is asked for later
guide-contradiction = these two answers exclude one another: { $earlier } { $before }; { $question } { $answer }
guide-replaced = In place of the ruling before: `{ $ruling }`.
guide-from-words = From your words: { $question } { $answer }
guide-at-the-start = this is the first question
guide-why-which = Each irregularity has its own Law, and the Law its own questions. If two fit, as misinformation and the unauthorised information that comes with it, go through one and then the other.
guide-why-by = The side that broke the Law is the offending side: an adjusted score redresses the damage to the other one (Law { LAW("12B1") }).
guide-why-board = The consequences are reckoned from the result at the table, and the score of a contract depends on the vulnerability (Law { LAW("77") }).
guide-decides-facts = A question of fact: the director establishes it, on the balance of probabilities (Law { LAW("85A1") }).
guide-decides-judgement = A question of judgement: the director decides it, after consultation where that is possible.
guide-decides-peers = A question of judgement: ask players of the same class with the same methods what they would do, and count the answers.
guide-script = In a script:
guide-left = The guide was left; nothing has changed.
guide-ended = The input ended here.
guide-input = line { $line } of the answers on standard input cannot be read: { $reason }
guide-input-encoding = line { $line } of the answers on standard input is not UTF-8: save them as UTF-8 and give them again
guide-nothing = the answers ended before it was known what happened; nothing is written
guide-resume-comment = `{ $path }` has a comment, which the guide would lose; give a script without comments
guide-resume-none = `{ $path }` has no incident outside a case to go on from
guide-refused = no irregularity is called `{ $name }`; `redress guide` lists them

## Flow charts of the Laws

flow-label = Flow chart: { $title }
flow-question = question { $number }
flow-end = the end
flow-by-law = { $to } (Law { $laws })
flow-whatever = any answer
flow-otherwise = otherwise
flow-left-out = left out
flow-at-least = { $number } or more
flow-better = better for the non-offending side than the rectification
flow-call = { $class ->
    [lowest] the lowest sufficient bid in the denomination
    [honour] an honour
    [insufficient] an insufficient bid
    [other-denomination] a sufficient bid in another denomination
    [double] a double or redouble
   *[pass] a pass
}
flow-all = both sides { $word }
flow-some = one side { $word }
flow-or = {" "}or{" "}
flow-condition = ({ $number }) { $answers }
flow-tricks-so-far = { $tricks } tricks transferred so far
flow-tricks =
    { $tricks ->
        [one] { $tricks } trick is transferred
       *[other] { $tricks } tricks are transferred
    }
flow-tricks-of = as many tricks as question { $number } says
flow-if-damaged = if the non-offending side was damaged
flow-excludes-obtained = the result obtained cannot be weighted
flow-also = go through this as well: { $title }
flow-artificial-by = average plus, average or average minus by fault
flow-artificial-to = average plus, average or average minus by fault for the sides in question { $number } alone
flow-by-dummy = by dummy
flow-nothing-self-inflicted = no part of the damage is self-inflicted
flow-still-open = question { $number } is still to be answered
flow-both-offended = neither side is innocent
flow-artificial-both = average plus to both sides
flow-better-of = the better of average plus and the assigned score for the innocent side, the complement for the other
flow-later = the score may yet be adjusted (Law { $law })
flow-refuses-artificial = an artificial score is not allowed
flow-refuses-weights = a weighted score is not allowed
flow-of-either-kind = an adjusted score, assigned or artificial

## The procedures as a whole

laws-title = The Laws from 1 to 93
laws-head-law = Law
laws-head-subject = subject
laws-head-status = status
laws-head-procedures = procedures
laws-head-cases = cases
laws-head-tests = tests
laws-status = { $status ->
    [computed] computed
    [asked] asked
    [explained] explained
   *[no-ruling] nothing to rule
}
laws-counted = { $status }: { $count }
casebook-title = The casebook
casebook-head-case = case
casebook-head-year = year
casebook-head-laws = Laws
casebook-head-title = subject
casebook-head-figures = figures
casebook-head-verdicts = verdicts
casebook-head-outcome = outcome
casebook-head-source = source
casebook-outcome = { $outcome ->
    [agrees] agrees
    [differs] differs
   *[fails] fails
}
casebook-count = Cases: { $cases }.
casebook-summary = Cases: { $cases }. Figures: { $figures }. Cases that agree: { $agree }, that differ: { $differ }, that fail: { $fail }.
casebook-breadth = Bodies and collections: { $bodies }. Laws: { $laws }. Years: { $first } to { $last }; without a year: { $undated }.
casebook-rulings = With figures: { $figures }. With a verdict of the Laws: { $verdicts }.
casebook-head-procedure = procedure
casebook-editions-open = An edition asks for facts that these cases do not tell: { $cases }.
casebook-editions-count = Cases with an incident: { $cases }. Incidents that are ruled otherwise: { $changed }.
casebook-none = no case fits; the bodies are { $bodies }, and `redress casebook` lists every case
laws-diff-title = The Laws of { $from } and of { $to }
laws-diff-none = Nothing is ruled otherwise.
laws-diff-no-rule = no rule of its own
laws-head-facts = facts
laws-check-title = The check of the procedures
laws-head-procedure = procedure
laws-head-questions = questions
laws-head-rows = rows
laws-head-combinations = combinations
laws-head-reached = rows reached
laws-checked = Procedures: { $procedures }. Combinations of answers: { $combinations }. Faults: { $faults }.
laws-finding =
    `{ $procedure }`{ $line ->
        [none] {""}
       *[some] , line { $line }
    }: { $text }
laws-unread = `{ $procedure }`: the text of { $laws } could not be read.
laws-unreached = `{ $procedure }`: no script reaches the rows in lines { $lines }.
laws-gap = no row covers { $facts }
laws-dead-row = no facts reach the row { $row }
laws-overlap = the rows { $first } and { $second } both match { $facts }, and neither is narrower; begin the lower one with `otherwise` if the upper one decides
laws-contradiction = the contradiction { $row } names no earlier answer
laws-no-law = the verdict on { $facts } rests on no Law
laws-question-unreached = nobody comes to the question `{ $question }`
laws-not-monotone = a greater answer to `{ $question }` is better for the offender: { $facts }, and then { $greater }
laws-too-many = there are too many combinations of answers to go through
laws-text-missing = the text `{ $name }` is missing in the language { $language }
laws-asks-nothing = the text `{ $name }` in the language { $language } asks nothing
laws-text-length = the text `{ $name }` in the language { $language } has no two to five lines
laws-unknown =
    there is no procedure `{ $name }`{ $near ->
        [none] {""}
       *[some] ; did you mean `{ $near }`?
    }

## Procedures of the Laws (looked up by name)

say-change-of-call-accepted =
    This change of call is not allowed as of right.
    The player on the left may accept the second call, and then the first one is withdrawn.
    If it is not accepted, the first call stands and the second is cancelled.
    What the other call showed is not for the offender's partner to use, and unless the two are comparable, declarer may forbid a lead if they defend.
say-change-of-call-changed =
    The call was not the one intended, and partner has not called, so it may be changed.
    The second call stands as if it had been the first.
    The player on the left may change a call made over the first one.
say-number-of-cards-restored =
    The card belongs to that hand and has been there from the beginning.
    A card that the player could have played to an earlier trick may mean a revoke, and a defender's card may become a penalty card.
    That the card was missing is not for the player's partner to use.
say-defective-trick-extra =
    One card too many was played to this trick, and who won it does not change.
    The card that was faced to it stays; if nobody can tell which, the highest that could legally be played to it.
    The other goes back to the hand and counts as if it had been there all the time.
    Not to have played it to an earlier trick may be a revoke.
say-defective-trick-misplaced =
    The card was played to this trick, and so it belongs among the played cards.
    I put it in its place, and play goes on.
by-card-played = Whose card is it?
by-play-after-irregularity = Who played before the ruling?
by-change-of-call = Who changed the call, or wants to?
procedure-change-of-call = A change of call
ask-change-of-call-call = Which call was made first?
ask-change-of-call-replaced = Which call is to take its place?
ask-change-of-call-unintended = Was the first call unintended, a slip of the hand or the tongue?
ask-change-of-call-pause = Did the player think it over after noticing the call, so that it is a change of mind?
ask-change-of-call-partner-called = Has partner called since?
ask-change-of-call-auction-over = Did the auction end before it came to partner, and is the time for questions over too?
ask-change-of-call-accepted = Does the player on the left accept the second call?
ask-change-of-call-comparable = Is the call that stands comparable to the one withdrawn: the same or a similar meaning, a part of it, or the same purpose?
ask-change-of-call-suits = What did the withdrawn call relate to?
procedure-number-of-cards = A wrong number of cards
ask-number-of-cards-seat = Whose hand is it?
ask-number-of-cards-cards = How many cards does it have?
ask-number-of-cards-when = When was it found?
ask-number-of-cards-found = Where is the card that is too many or too few?
ask-number-of-cards-seen = Has a player seen a card of another hand?
ask-number-of-cards-interferes = Is what was seen enough to interfere with normal bidding or play?
ask-number-of-cards-playable = Can the board be corrected and played normally, without changing a call?
ask-number-of-cards-teams = Is it a team event?
ask-number-of-cards-quitted = Was the surplus card played to a trick that has been turned over?
procedure-defective-trick = A trick with the wrong number of cards
ask-defective-trick-error = Did the player omit to play to the trick, play more than one card, or not keep the card played among the played cards?
ask-defective-trick-played-again = Was the same card played again, to a later trick, and is it too late to correct that?
ask-defective-trick-played-on = Have both sides played to the next trick?
ask-defective-trick-exposed = Is the surplus card a defender's, and was it exposed before it went back to the hand?
ask-defective-trick-surplus = How was the surplus card played?
ask-defective-trick-side = Who played it: declarer's side or a defender?
ask-defective-trick-suit-led = Does the player hold a card of the suit that was led to the trick?
procedure-mistaken-call = A mistaken call
ask-mistaken-call-agreement = Does the partnership have the agreement that was or should have been explained?
ask-mistaken-call-explained = How was the call explained?
ask-mistaken-call-alertable = Did the call have to be alerted or explained?
ask-mistaken-call-unauthorised-too = Did the player learn from partner's alert or explanation how the call was taken?
answer-before-call = before a player with that hand called
answer-another-hand = in another hand of this board
answer-surplus = it is no card of this board
answer-played = among the played cards
answer-elsewhere = somewhere else
answer-lost = nowhere
answer-omitted = no card was played
answer-extra = more than one card was played
answer-misplaced = the card was played, and does not lie among the played cards
answer-as-agreed = as agreed
answer-wrongly = not as agreed
answer-not = not at all
say-insufficient-bid-accepted =
    This bid is not sufficient; the player on the left may accept it, and then the auction goes on as if it were legal.
    If it is not accepted, the offender replaces it with another legal call.
    After the lowest bid in the same denomination that shows the same suits, or after a comparable call, the auction goes on without further rectification.
    After any other call the offender's partner must pass for the rest of the auction, and if they defend, declarer may forbid a lead.
    A double or redouble that is not comparable is cancelled as well: the offender then bids or passes, and the partner must still pass.
say-insufficient-bid-accepted-2007 =
    This bid is not sufficient.
    The player on the left may accept it, and then the auction goes on as if it were legal.
    If it is not accepted, the offender replaces it with another legal call.
    After the lowest bid in the same denomination, where neither bid is artificial, or after a call of the same or a more precise meaning, the auction goes on without further rectification.
    After any other call the offender's partner must pass for the rest of the auction, and if they defend, declarer may forbid a lead.
say-insufficient-bid-accepted-again =
    This bid is not sufficient either.
    The player on the left may accept it, and then the auction goes on as if it were legal.
    If it is not accepted, the offender replaces it with a legal call, and the partner must pass for the rest of the auction.
say-call-out-of-turn-accepted =
    This call was out of turn.
    The player on the left may accept it, and then the auction goes on as if it were legal.
    If it is not accepted, it is cancelled, and the player whose turn it is calls.
    If that is the player on the offender's right, a pass must be repeated, and so must any other call if that player passes.
    In every other case the offender may make any legal call: after a comparable one nothing else follows, after any other the partner must pass once, and if they defend, declarer may forbid a lead.
say-call-out-of-turn-accepted-2007 =
    This call was out of turn.
    The player on the left may accept it, and then the auction goes on as if it were legal.
    If it is not accepted, it is cancelled and the turn goes back to the player whose turn it is.
    What the offender and the partner then may call depends on whose turn it was, and I tell you when it comes to that.
say-call-out-of-turn-rho-first =
    The call is cancelled, and the player whose turn it is calls.
    If that player passes, the offender must make the same call again, and nothing else follows.
    After any other call the offender may call anything legal; if it is comparable, nothing else follows.
    If it is not comparable, the partner must pass once, declarer may forbid a lead, and the partner may not use what the cancelled call showed.
say-call-out-of-turn-rho-first-2007 =
    The call is cancelled, and the player whose turn it is calls.
    If that player passes, the offender must make the same call again, and nothing else follows.
    After any other call the offender may call anything legal.
    A bid that repeats the denomination of the one out of turn obliges the partner to pass once; any other call obliges the partner to pass to the end, and declarer may forbid a lead.
    After a double out of turn the partner must pass to the end in any case.
say-call-out-of-turn-any-call =
    The offender may now make any legal call.
    If it is comparable to the one that was cancelled, nothing else follows.
    If it is not, the partner must pass once, declarer may forbid a lead, and the partner may not use what the cancelled call showed.
say-call-out-of-turn-any-call-2007 =
    The offender may now make any legal call.
    If it repeats the denomination of the bid out of turn, the partner must pass once.
    If not, the partner must pass to the end, and declarer may forbid a lead.
say-unauthorised-information-reserve =
    Let us agree what happened; you have called me to keep your rights.
    The partner may not choose what that information suggests, and calls or plays as without it.
    Bid and play on, and call me again at the end if you think that it was used.
say-claim-hear =
    Play stops here, and nobody plays on by himself.
    The claimer repeats what was said with the claim.
    Then the other side says what it objects to, and I may ask you to lay your cards face up.
say-revoke-play-out =
    The revoke is established, so it cannot be corrected any more.
    Play the board to the end, and leave the tricks in their order.
    Then I count what follows, and see whether it is enough.
say-score-error-corrected =
    The entry was wrong, and it is put right for both sides.
    The result that was obtained at the table is scored.
say-score-error-recorded =
    The correction period is over.
    The score stays as it was recorded.
say-score-error-both-changed =
    I am convinced what the result at the table was.
    The score is changed for both sides.
say-score-error-not-increased =
    The director was called after the end of the round.
    The recorded score stands, or one side loses and the other does not gain.
# The words for the players at an end: by the verdict and the Law of the row that decided, else by the verdict alone.
say-stands = The result obtained at the table stands.
say-adjust = I adjust the score of this board.
say-artificial = The board gets an artificial adjusted score.
say-transfer = Tricks are transferred by law.
say-play-on = Play goes on.
say-stands-92A =
    Only a ruling at one's own table may be appealed against.
    The director's ruling stands.
say-stands-92B =
    The time for appeals is over.
    The director's ruling stands.
say-stands-92D =
    Both partners have to want the appeal, and in a team the captain.
    The director's ruling stands.
say-stands-93B3 = The committee leaves the director's ruling in force.
say-adjust-93A = The committee changes the ruling.
say-adjust-93B3 = The committee changes the ruling.
say-stands-15B2 =
    None of you had played this board, so you finish it and the score stands.
    You may have to play the right board against one another later.
say-stands-16C1 = This side may use what the withdrawn call or play tells, so the result stands.
say-stands-68D2 =
    All four players agreed to play on, so the claim is void.
    The result of that play stands.
say-stands-79B2 =
    I find out from the cards and from what you tell me how many tricks each side won.
    That result is recorded.
say-stands-22B =
    All four have passed, so the board is scored as passed out.
    It is not dealt again.
say-stands-75C =
    The explanation was right, and the call was the mistake, which is no infraction.
    The result obtained at the table stands.
    You may appeal against this ruling.
say-stands-36C =
    The opening lead has been faced, so the contract stands as if the call had not been made.
say-stands-13 = The hand has thirteen cards, so nothing follows.
say-cancel = The board is cancelled for both sides.
say-replay = The board is to be played.
say-play-on-17D3 =
    A player lost the turn through a pass out of turn, so the auction is not over.
    It goes back to that player, and the passes after that are cancelled.
say-play-on-42B1 =
    Dummy may ask declarer whether a card of the suit led is left.
    Play goes on; a revoke that is not established is corrected.
say-play-on-42B2 =
    Dummy may try to prevent an irregularity, such as a lead from the wrong hand, before it is made.
    Play goes on.
say-play-on-42B3 =
    The play has ended, so dummy may draw attention to an irregularity.
    I shall rule on it now.
say-play-on-41D =
    The card has belonged to dummy's hand from the beginning, and play goes on.
    If dummy did not follow suit because of it, no trick is transferred, but at the end I look at the damage.
say-play-on-43A3 =
    A defender may not show dummy his hand.
    Play goes on.
say-play-on-43B1 =
    Dummy has gone beyond dummy's rights, and I may impose a penalty for it.
    An irregularity that has come to light I rectify now, and play goes on.
    If dummy told declarer anything by it, declarer may not use that.
say-dummy-rights-lead-from =
    Dummy looked at a hand or left the seat, and so has lost the right to warn declarer.
    Either defender may now choose the hand from which declarer leads.
say-play-on-43B2a =
    Dummy has lost the right to warn declarer.
    Declarer leads from the hand that the defender has chosen.
say-play-on-43B2b =
    Dummy looked at a hand or left the seat, and so has lost the right to ask about a revoke.
    If declarer's play was a revoke, declarer replaces it, and tricks are transferred as if it had been established.
say-play-on-45F =
    While cards are played, dummy may not touch or indicate a card that declarer has not named.
    Play goes on.
    If the defenders are damaged by it, I shall adjust the score.
say-play-on-67 = Both sides have played to the next trick, so this is a trick with too many cards.
say-claim-this-trick =
    It was of the trick in progress alone, so nothing was claimed or conceded, and play goes on.
    A card that a defender showed with it is no penalty card, but partner may not use what it showed.
    If partner had not yet played to the trick, a card that was played is too early.
say-play-on-68B2 =
    The partner objects at once, so nothing is conceded, and play goes on.
    A card that was exposed with it is no penalty card, but that player's partner may not use what it showed.
say-play-on-20F4 =
    The explanation is corrected now, and what was said last counts.
    A call made on the wrong explanation may perhaps still be changed.
say-correcting-explanation-in-time =
    The explanation is corrected now, and the opponents may ask again.
    The last pass of their side, and an opening lead that is still face down, may be changed if that was due to the wrong explanation.
say-correcting-explanation-after-play =
    The explanation is corrected now that the play is over.
    Tell me if you would have called or played otherwise; the score may be adjusted.
say-play-on-82B = I made an error and correct it now, so that the board can be scored normally.
say-play-on-25A4 =
    The partner has called, so the call can no longer be changed.
    The first call stands.
say-play-on-25A5 =
    The auction is over, so the call can no longer be changed.
    The first call stands.
say-play-on-25B1 =
    The second call is accepted and stands, and the first is withdrawn.
    The auction goes on.
say-play-on-25B2 =
    The second call is not accepted and is cancelled.
    The first call stands, and the auction goes on.
say-insufficient-bid-premature =
    The insufficient bid is accepted, so it stands and the call in its place is cancelled.
    What that call showed is not for partner to use.
say-play-on-27A1 = The bid is accepted, and the auction goes on as if it had been sufficient.
say-play-on-27B =
    The bid is not accepted and is cancelled.
    After the lowest sufficient bid in the same denomination that shows the same, or after a comparable call, the auction simply goes on.
    After any other call the partner must pass to the end.
say-play-on-27B-2007 =
    The bid is not accepted and is cancelled.
    After the lowest sufficient bid in the same denomination, neither artificial, or after a call of the same or a more precise meaning, the auction simply goes on.
    After any other call the partner must pass to the end.
say-play-on-27B1a = The new bid stands, and the auction goes on without further rectification.
say-play-on-27B1b = The new call stands, and the auction goes on without further rectification.
say-play-on-28A =
    The player on the right has to pass, so this call was in turn.
    The auction goes on.
say-play-on-28B =
    The player whose turn it was has called, so that call stands.
    The call out of turn is cancelled, and its player may make any call in turn.
say-play-on-29A = The call is accepted, and the auction goes on from it.
say-play-on-30B1a =
    The pass is cancelled, and the player whose turn it is calls.
    The offender's partner may make any legal call, but may not use what the pass showed.
    If the offender then makes a call that is not comparable, the partner must pass once.
say-play-on-30B1b = The pass out of turn is cancelled, and the call in turn stands.
say-play-on-31A1 =
    The bid out of turn is cancelled, and the player whose turn it was has passed.
    If the bid is not sufficient or not legal at this turn, call me again: that is another irregularity.
say-play-on-31A2a =
    The bid out of turn is cancelled.
    The call in turn is comparable, and the auction goes on without further rectification.
say-play-on-31A2b =
    The bid out of turn is cancelled.
    The call in turn stands, and it is not comparable.
say-play-on-31B1 =
    The bid is cancelled, and the player whose turn it is calls.
    The offender's partner may make any legal call, but may not use what the cancelled bid showed.
    If the offender then makes a call that is not comparable, the partner must pass once.
say-play-on-32A1 =
    The double out of turn is cancelled, and the player whose turn it was has passed.
    If the double is not legal at this turn, call me again: that is another irregularity.
say-play-on-32A2a =
    The double out of turn is cancelled.
    The call in turn is comparable, and the auction goes on without further rectification.
say-play-on-32A2b =
    The double out of turn is cancelled.
    The call in turn stands, and it is not comparable.
say-play-on-32B1 =
    The double is cancelled, and the player whose turn it is calls.
    The offender's partner may make any legal call, but may not use what the double showed.
    If the offender then makes a call that is not comparable, the partner must pass once.
say-play-on-33 =
    Of two calls at the same time the one in turn counts as the first.
    The other counts as made after it: it stands if it is legal there, and otherwise I rule on it now.
say-play-on-36A =
    The player on the left has called, so the double and every call after it are cancelled.
    The auction goes back to the player whose turn it was, as if nothing had happened.
say-play-on-36B2 = This double is not allowed and is cancelled.
say-play-on-36B4 = This double is not allowed and is cancelled, and the turn goes back to the player whose turn it is.
say-play-on-37A =
    The player on the left has called, so the call stands.
    The auction goes on.
say-play-on-38C =
    A bid of more than seven is cancelled.
    A pass takes its place.
say-play-on-39B =
    The auction was over, so the call is cancelled.
    Nothing else follows.
say-play-on-24 =
    The card goes face up on the table until the auction is over.
    If its owner then defends, it is a penalty card; declarer and dummy pick it up.
    What it shows is not for partner to use.
say-play-on-48A =
    A card that declarer's side exposes is no penalty card.
    It is picked up, and play goes on.
say-play-on-48B2 =
    Declarer's cards are no penalty cards.
    If he did not mean to claim, he picks them up and play goes on; else he tells us the claim.
say-play-on-41A =
    The lead was face down.
    It goes back to the hand, and the correct defender leads.
say-play-on-47E1 =
    An opponent had told the player that it was his lead or play.
    The card is taken back, and the player whose turn it is leads or plays.
    Nothing else follows.
say-play-on-49 =
    Partner could not have seen the card, so it is no penalty card.
    It goes back to the hand.
say-play-on-50 = Play goes on.
say-play-on-50C =
    The card is a minor penalty card.
    Its owner may play an honour of that suit instead, and the partner may lead anything.
say-play-on-50D1 = The card is a major penalty card.
say-play-on-50D2a =
    Declarer has chosen, and the card goes back to the hand.
    That the player holds it is not for the partner to use.
say-play-on-50D2b = Declarer leaves the lead free, so the partner leads any card.
say-play-on-51A =
    There are several penalty cards.
    Where more than one can be played, declarer says which.
say-play-on-51B =
    Declarer has chosen a suit, and every penalty card of that suit goes back to the hand.
    That the player holds them is not for the partner to use; penalty cards of another suit stay on the table.
say-play-on-51B1a =
    Declarer has chosen the suit, and every penalty card of it goes back to the hand.
    That the player holds them is not for the partner to use; penalty cards of another suit stay on the table.
say-play-on-51B1b =
    Declarer has forbidden the suit, and every penalty card goes back to the hand.
    That the player holds them is not for the partner to use.
say-play-on-51B2b =
    Declarer says which of these suits may not be led, and every penalty card of them goes back to the hand.
    That the player holds them is not for the partner to use; penalty cards of another suit stay on the table.
say-play-on-52B1a =
    Declarer accepts the card.
    The penalty card stays where it is.
say-play-on-52B1b =
    Declarer has played to it, so the card is accepted.
    The penalty card stays where it is.
say-play-on-52B2 = The penalty card is played in place of this one, which becomes a major penalty card.
say-play-on-53A = The lead is accepted, and play goes on from it.
say-play-on-53B =
    The opponent whose turn it was has led, so that lead stands.
    The card led out of turn is taken back without a penalty.
say-play-on-53C =
    The lead is accepted, since a defender has played to it.
    The defender who played out of turn has led or played too early.
say-play-on-54A =
    Declarer's hand is spread and becomes dummy, and the partner plays the hand.
    The lead stands.
say-play-on-54B =
    The lead is accepted.
    Dummy is spread, declarer plays the second card from the hand, and dummy the last.
say-play-on-54C =
    Declarer could see a card of dummy, so the lead is accepted.
    Dummy is spread, and declarer plays the second card from the hand.
say-play-on-54E =
    Declarer's side has no lead to make.
    The card is picked up, and the correct defender leads.
say-play-on-55A = The lead is accepted, and play goes on from it.
say-play-on-55B1 =
    The lead is not accepted and goes back to the hand.
    A defender is on lead.
say-play-on-55B2 =
    The lead is not accepted and goes back.
    Declarer leads any card from the correct hand.
say-play-on-56 =
    The lead is not accepted, and the card becomes a major penalty card.
    The opponents are on lead.
say-play-on-59 = The player cannot lead or play as required, and so leads or plays any legal card.
say-play-on-45A =
    The card has not been played.
    It goes back to the hand, and any legal card may be played.
say-play-on-45C1 = Partner could have seen the card in its position, so it is played.
say-play-on-45C2 = The card was held as if played, so it is played.
say-play-on-45C3 = The card of dummy was touched, so it is played.
say-play-on-45C4a = The card was named, so it is played and cannot be changed.
say-play-on-47C =
    It was a slip of the tongue and no change of mind, so the card may be changed.
    An opponent who has played to it may take that card back.
say-play-on-46B = It is beyond doubt which card declarer meant, so that card is played.
say-play-on-46B1a = “High” is the highest card of the suit led.
say-play-on-46B1b = “Win it” is the lowest card of dummy that is known to win the trick.
say-play-on-46B1c = “Low” is the lowest card of the suit led.
say-play-on-46B2 = A suit without a rank is the lowest card of that suit.
say-play-on-46B3 =
    A rank without a suit, led after a trick that dummy won, is the card of that suit, if dummy has one.
    Otherwise it is a card of that rank that may legally be played, and declarer says which if there are several.
say-play-on-46B4 =
    Dummy has no such card, so nothing has been named.
    Declarer names any legal card.
say-play-on-46B5 = Declarer has left the choice to dummy, so either defender may say which card is played.
say-play-on-45E1 = A fifth card from a defender becomes a penalty card, unless I find that it was meant as the lead to the next trick.
say-play-on-45E2 = A fifth card from declarer or dummy is picked up, unless I find that it was meant as the lead to the next trick.
say-play-on-57C1 =
    Declarer had played from both hands, so nothing follows.
    Play goes on.
say-play-on-57C2 =
    Dummy had played or suggested a card too early, so nothing follows.
    Play goes on.
say-play-on-57C3 =
    A card that declarer played too early is played, and if it is legal it stays.
    A lead before its turn I rule on as a lead out of turn.
    A card that dummy put up by himself is not played before declarer has named it.
say-play-on-57D =
    The player played before it was the turn.
    Partner may not use what the card shows.
say-premature-lead-chosen =
    Declarer has chosen, and the partner plays by that.
    The card of the defender who was too early stays on the table as a major penalty card.
say-defective-trick-omitted =
    The player now faces a card and puts it among the played cards: one of the suit led, if there is one in the hand.
    That does not change who won the trick, and play goes on.
    At the end I see whether that side has won this trick or a later one.
say-play-on-58A = Of two cards led or played at the same time the one not in turn counts as the later.
say-play-on-58B = Two cards were played together: one stands, and the others are taken back.
say-play-on-58B1 =
    Only one card can be seen, so that card is played.
    The others go back to the hand.
say-play-on-58B2 = The player says which of the cards is played.
say-play-on-58B3 =
    The player says which of the cards is played.
    An opponent who has played to the trick since may take that card back and play another.
say-play-on-67A1 =
    The player now plays a card to that trick.
    Then play goes on.
say-play-on-67A2 =
    One card too many lies on this trick.
    It is taken back.
say-play-on-13A1 =
    The cards are counted again and put right.
    Nobody has seen a card of another hand, and the board is played.
say-play-on-13A2 =
    The cards are put right.
    A card of another hand was seen, so I stand ready to adjust the score.
say-play-on-13B1 =
    The hands are put right, and the board is played on.
    I stand ready to adjust the score.
say-play-on-13C =
    The surplus card belongs to no hand and is taken away.
    Play goes on.
say-play-on-14A1 =
    The missing card goes back to its hand.
    It has been there from the beginning.
say-play-on-14A2 = The hand is made up again with another card, and the board is played.
say-play-on-14B1 = The missing card was played to a trick, which had one card too many.
say-play-on-15A2b =
    The call with the wrong cards is cancelled.
    The player looks at the correct hand and calls again.
say-play-on-16D2 =
    The information is not likely to interfere, so the board is played.
    Call me if it does after all.
say-play-on-16D2a =
    The players change places for this board.
    Then it is played.
say-play-on-16D2c =
    The board is played.
    I look at the result afterwards.
say-play-on-16D3 =
    The board is played on.
    I look at the result afterwards.
say-play-on-21B3 =
    It is too late to change a call or a play.
    Go on, and I look at the result afterwards.
say-play-on-47E2a = The card was played because of wrong information and may be taken back.
say-play-on-60A = The opponent has played to the irregular lead or play, so it stands.
say-play-on-60B =
    The defender played before declarer had led from the correct hand.
    The card becomes a major penalty card.
say-play-on-60C =
    The offending side has played on before the rectification.
    The other side keeps its rights.
say-play-on-62A =
    The revoke is not established, so it has to be corrected.
    The player follows suit.
say-play-on-62B =
    The revoke is not established, so it has to be corrected, and the player follows suit.
    The other side may take back what it played after it.
    A card from a defender's hand becomes a major penalty card; declarer's, dummy's and one that lay faced do not.
say-play-on-62C1 =
    The revoke is not established: the player follows suit.
    The other side may take back what it played after it.
say-play-on-62C2 =
    The revoke is not established: the player follows suit.
    The other side may take back what it played after it, and then so may the partner.
say-play-on-62C3 =
    Both sides have revoked on this trick, so both revokes are corrected.
    Each card that a defender takes back stays face up as a penalty card.
say-play-on-62D1 =
    A revoke on the twelfth trick has to be corrected while the hands are there.
    The cards are put right.
say-play-on-9C = An error of one's own that is put right too early may have its consequences all the same.
say-play-on-10A =
    Players may not waive or impose what follows.
    I rule as if nobody had.
say-without-director-allowed =
    I let what you settled without me stand.
    Play goes on from there.
say-without-director-cancelled =
    What you settled without me is not binding, and I cancel it.
    The Laws say what follows.
say-play-on-10C2 = A player who has a choice makes it without asking partner.
by-claim = Who claimed or conceded?
by-serious-error = Which side contributed to its own damage?
also-yes = yes yeah yep indeed true did does has was is had
also-no = no not never nope none nobody neither didnt doesnt hasnt wasnt isnt hadnt cannot cant wont
also-none = neither nothing
also-unclear = know sure unsure certain clear unknown idea doubt maybe perhaps possibly think
also-pass = passed passes
also-double = doubled doubles
also-redouble = redoubled redoubles
also-accept = allow allows allowed takes condone condoned
also-refuse = reject rejects decline declines objects objected back
also-spread = put puts tables himself accept accepts
also-other = bid bids doubled doubles redoubled
also-require = demand demands insist insists asks orders
also-forbid = prohibit prohibits bar bars barred ban bans
also-leave = anything whatever nothing
also-see-dummy = see sees seeing
also-except = but except besides before after until
also-beside = yet already say says said player partner declarer dummy defender opponent lho rho side explanation claim revoke hesitation
also-offender = revoker himself herself
also-rho = right
also-lho = left
also-inadvertent = accident accidentally dropped fell out slipped
also-deliberate = purpose deliberately
also-auction = bidding
also-before-call = before
may-accept = accept it
may-refuse = refuse it
object-any-one = one suit that the offender has not legally named
object-any-suit = any one suit
object-suit-of-call = a suit that the withdrawn call specified and the offender has not named legally
object-suit-of-card = the suit of the card
object-suit-named = the suit that declarer names
object-one-of-cards = one suit of the penalty cards
object-some-of-cards = one or more suits of the penalty cards
object-card = the card
object-highest = the highest card held of the suit led
object-lowest = the lowest card held of the suit led
party-offender = the offender
party-partner = the offender's partner
party-lho = the player on the left of the offender
party-rho = the player on the right of the offender
party-declarer = declarer
party-defenders = either defender
party-last-caller = the last of the other side to have called
says-stands = stands, result stands, score stands, table result stands, no adjustment, no change, score obtained, result obtained, table result
says-adjust = adjust, adjusted, adjusted score, assigned, assigned score, assigned adjusted score
says-artificial = artificial, artificial score, artificial adjusted score
says-transfer = transfer, transfer of tricks, tricks transferred
says-play-on = play on, play continues, continue
says-cancel = cancel, cancelled, board cancelled
says-replay = replay, play the board
says-incomplete = incomplete, open
end-stands = the table result stands
end-stands-appeal = the director's ruling stands
end-stands-score-error = the score is recorded as ruled
end-stands-inadmissible-call = the contract is scored without the double
end-stands-quitted-tricks = the tricks are recorded as ruled
end-adjust-appeal = the committee changes the ruling
end-adjust = an assigned adjusted score
end-artificial = an artificial adjusted score
end-transfer = the transfer is the ruling
end-play-on = play goes on
end-cancel = the board is cancelled for both sides
end-replay = the board is to be played
end-incomplete = questions are open
verdict-stands = The table result stands.
verdict-adjust = An assigned adjusted score is to be awarded.
verdict-artificial = An artificial adjusted score is to be awarded.
verdict-transfer = Tricks are transferred.
course-if-damaged = There was an infraction: adjust the score if the non-offending side was damaged.
say-if-damaged-director-error =
    My ruling was wrong, and it can no longer be put right.
    Neither side is at fault: the score of each side that it cost something is adjusted.
    You may appeal against the ruling.
course-if-damaged-director-error = Both sides are non-offending: adjust the score of each side that was damaged.
course-undamaged = The non-offending side was not damaged: the score stands.
course-average-plus = Average plus is no worse than the assigned score, and is awarded.
course-transfer-claim = The result of the claim is settled.
course-stands-score-error = The score is recorded as ruled below.
course-stands-quitted-tricks = The tricks are recorded as ruled below.
course-stands-inadmissible-call = The contract is scored without the double.
course-of-either-kind = An adjusted score is to be awarded, assigned or artificial.
course-elsewhere = Another procedure says what follows.
course-stands-director-error = The board is scored normally.
course-play-on-revoke = The revoke is corrected, and play goes on.
course-incomplete-wrong-board = The Law of the wrong board is not for teams: go through `team-board`.
verdict-play-on = The board is played on; the score may be adjusted later.
verdict-cancel = The board is cancelled for both sides.
verdict-replay = The board is to be played.
verdict-incomplete = Some questions are still unanswered.
answer-yes = yes
answer-no = no
answer-rho = the player on the right
answer-next-trick = nobody's yet: it was a lead to the next trick
answer-lho = the player on the left
answer-pass = a pass
answer-specified = specified suits, not all of them named legally since
answer-repeated = suits that the player has named legally
answer-unspecified = no specified suits alone
answer-other = another call
answer-unclear = unclear
answer-none = none
answer-auction = during the auction
answer-play = during the play
answer-after = after the play
answer-before = before any call
answer-offender = the player who revoked
answer-partner = that player's partner
answer-opponents = the opponents
answer-question = a question
answer-remark = a remark
answer-manner = the manner
answer-deviation = a deliberate departure from correct procedure
answer-tempo = the tempo
answer-same = the same call
answer-differs = a call of another meaning
answer-psychic = a psychic call
answer-one = one
answer-several = several
answer-partly = partly at fault
answer-directly = directly at fault
answer-objected = partner objected at once
answer-this-trick = it was of the trick in progress alone
answer-already = it had been won already
answer-same-trick = both sides revoked on one trick, and only one has played to the next
answer-played-since = declarer has played since
answer-together = together with the first card
answer-fifth = later, as a fifth card to the trick
answer-suggested = touched or indicated a card of dummy
answer-asked-defender = asked a defender about a revoke
answer-played-on = played on by agreement
answer-defender = a defender
answer-declarer = declarer
answer-dummy = dummy
answer-faced = a defender, with a card that lay face up
answer-double = a double or redouble that Law 19 does not allow
answer-must-pass = a call by a player who had to pass
answer-over-seven = a bid of more than seven
answer-after-auction = a call after the end of the auction
answer-legal = a legal call
answer-insufficient = an insufficient bid
answer-out-of-turn = a call out of turn
procedure-insufficient-bid = An insufficient bid
ask-insufficient-bid-more-precise = Has the call in its place the same or a more precise meaning, wholly within that of the insufficient bid?
ask-insufficient-bid-suits = What did the withdrawn call relate to?
ask-insufficient-bid-natural = Are both the insufficient bid and the one in its place beyond doubt not artificial?
ask-insufficient-bid-bid = Which bid was not sufficient?
ask-insufficient-bid-over = What was the last bid before it?
ask-insufficient-bid-accepted = Does the player on the left of the offender accept it?
ask-insufficient-bid-premature = Did the offender replace it before the director ruled?
ask-insufficient-bid-replaced = By which call did the offender replace it?
ask-insufficient-bid-accepted-again = Does the player on the left accept the second bid, which is not sufficient either?
ask-insufficient-bid-same-denomination = Is the new bid the lowest sufficient one that specifies what the withdrawn bid did: the same denomination or denominations?
ask-insufficient-bid-comparable = Is the replacement comparable: the same or a similar meaning, a part of it, or the same purpose?
procedure-call-out-of-turn = A call out of turn
ask-call-out-of-turn-same-denomination = Does the call in turn repeat the denomination of the call out of turn?
ask-call-out-of-turn-suits = What did the withdrawn call relate to?
ask-inadmissible-call-suits = What did the withdrawn call relate to?
ask-call-out-of-turn-any-bid = Had any player bid before the pass?
ask-call-out-of-turn-call = What was called out of turn?
ask-call-out-of-turn-turn = Whose turn was it, as the offender sits?
ask-call-out-of-turn-called-before = Had the offender called before?
ask-call-out-of-turn-turn-called = Did that opponent call before the director ruled?
ask-call-out-of-turn-missed-turn = Was it one of three passes in a row that ended the auction, so that a player lost the turn?
ask-call-out-of-turn-artificial = Was it an artificial pass, or a pass of partner's artificial call?
answer-barred-rho = the player on the right, who has to pass by law
ask-call-out-of-turn-accepted = Does the player on the left of the offender accept it?
ask-call-out-of-turn-rho-then = What did the player on the right then call?
ask-call-out-of-turn-replaced = What did the offender call in turn?
ask-call-out-of-turn-comparable = Is that call comparable: the same or a similar meaning, a part of it, or the same purpose?
procedure-inadmissible-call = An inadmissible call
ask-inadmissible-call-kind = Which kind of call was it?
ask-inadmissible-call-lead-faced = Was it noticed only after the opening lead had been faced?
ask-inadmissible-call-lho-called = Did the player on the left call before the director ruled?
ask-inadmissible-call-in-turn = Was it the offender's turn to call?
ask-inadmissible-call-for-good = Did the player have to pass for the rest of the auction?
ask-inadmissible-call-defender-acted = Did a defender bid, double or redouble?
procedure-simultaneous-calls = Simultaneous calls
ask-simultaneous-calls-second = The call not in turn counts as the later one: what is it then?
procedure-score-error = A wrong score, or a dispute about tricks
ask-score-error-disputed = Do the sides disagree about the number of tricks won?
ask-score-error-period-over = Is the correction period over?
ask-score-error-certain = Is the record wrong beyond reasonable doubt, and does the organiser approve a correction?
ask-score-error-claim-made = Is it about a claim or a concession?
ask-score-error-round-over = Was the director called only after the round had ended?
ask-score-error-convinced = Is the director clearly convinced which result was obtained at the table?
ask-defective-trick-tricks-after = How many tricks did the offending side win from the defective trick on, that one included?
procedure-withdrawn-action = Information from a withdrawn call or play
ask-withdrawn-action-user = Which side used what the withdrawn call or play told?
ask-withdrawn-action-chosen = What did the player do?
ask-withdrawn-action-alternatives = Which other calls or plays were logical alternatives?
ask-withdrawn-action-suggested = Does the withdrawn call or play demonstrably suggest what the player chose over another alternative?
procedure-forfeited-right = Action before the director was called
ask-forfeited-right-acted = Did a player of the side that had not erred act before the director was called?
ask-forfeited-right-gained = Did that side gain by what an opponent then did without knowing the Law?
by-forfeited-right = Which side acted before the director was called?
say-call-out-of-turn-as-change =
    This counts as a change of call.
    Law 25 says what follows, and I read it to you now.
say-call-out-of-turn-cancelled =
    The call out of turn is cancelled, and the turn goes back to the player whose turn it is.
    The offender may make any legal call when the proper turn comes.
say-call-out-of-turn-passed =
    The pass out of turn is cancelled.
    The turn goes back to the player whose turn it is.
say-call-out-of-turn-same-denomination =
    The bid out of turn is cancelled.
    The call in turn names the same denomination, and the auction goes on.
say-insufficient-bid-again =
    The second bid is not sufficient either, and the player on the left may accept it too.
    If it is not accepted, the offender chooses a sufficient bid or a pass.
say-insufficient-bid-refused =
    The second bid is not sufficient either, and it is not accepted.
    The player chooses a sufficient bid or a pass.
say-insufficient-bid-no-double =
    The double or redouble is cancelled, since it is not allowed in place of the insufficient bid.
    The player chooses a sufficient bid or a pass.
say-insufficient-bid-replaced =
    The new call stands, and the auction goes on.
    What the withdrawn bid showed is not for the partner to use.
say-inadmissible-call-must-pass =
    This player had to pass, so the call is cancelled.
    A pass takes its place.
say-inadmissible-call-after-auction =
    The auction was over, so the call is cancelled.
    A defender's bid, double or redouble may restrict the partner's lead.
say-forfeited-right-forfeited =
    You went on without the director, and your opponents did not know the Law.
    The right to a rectification is lost, and the result stands.
say-correcting-explanation-early =
    Partner's explanation must not be corrected yet.
    Declarer's side corrects it after the final pass, a defender after the play.
    The player who heard this may not use it.
say-correcting-explanation-at-once =
    A player who finds that his own explanation was wrong calls me at once.
    He then corrects it, in the auction and in the play.
say-exposed-card-picked-up =
    The card goes back to the hand when the auction is over.
    Declarer's side has no penalty cards.
say-exposed-card-unseen =
    Partner could not have seen the card, so nothing follows from it.
    It goes back to the hand.
say-exposed-card-no-penalty-card =
    The card goes back to the hand.
    It is no penalty card, because the player was not at fault.
say-dummy-card-stays =
    Both sides have played to the next trick.
    The card stays where it was played.
say-dummy-card-withdrawn =
    Dummy's card is taken back, and the card that declarer named is played.
    A defender who has played since may change his card.
    If the defender who plays before declarer changes a card, declarer may change one that he has played after it.
say-wrong-board-bid-again =
    The first auction is cancelled, and the correct players take their places.
    Each player repeats the calls that he made before; if one differs, the board is cancelled.
say-forfeited-right-gained =
    You went on without the director, and gained because your opponents did not know the Law.
    I take that gain from your score; your opponents keep the result of the table.
procedure-appeal = An appeal against a ruling
ask-appeal-own-table = Is the ruling one that was given at the appellants' own table?
ask-appeal-committee = Is there a committee, or a body in its place, that can hear the appeal?
ask-appeal-in-time = Was the appeal made within the time for it, through the director?
ask-appeal-concurred = Do both partners, or the captain of the team, agree to it?
ask-appeal-about = What is the appeal about?
ask-appeal-changed = Do those who hear the appeal judge otherwise than the director?
course-stands-appeal = The director's ruling stands.
course-adjust-appeal = The ruling is changed on appeal.
say-appeal-recommended =
    A committee cannot overrule the director in charge on the Laws, on a regulation or on a disciplinary penalty.
    It recommends that he change the ruling, and he decides.
answer-judgement = a judgement
answer-rules = a Law or regulation
answer-discipline = a disciplinary penalty
procedure-procedural-penalty = An offence that may be penalised
ask-procedural-penalty-offence = What was the offence?
ask-procedural-penalty-removed = Was a board lost by it?
course-stands-procedural-penalty = The offence changes no result; the director may give a penalty besides.
say-procedural-penalty-given =
    This is an offence against procedure.
    I may give a penalty for it; it does not change the score of your opponents.
say-procedural-penalty-discipline =
    This is a matter of courtesy and good order.
    I may give a disciplinary penalty or suspend you for the session; no committee can overrule that.
answer-late-arrival = late arrival
answer-slow = unduly slow play
answer-overheard = talk that another table could hear
answer-compared = unauthorised comparison of scores
answer-touched = cards of another player were touched
answer-uncounted = cards not counted before they were looked at
answer-pocket = cards put into a wrong pocket
answer-error = an error of procedure that made an adjusted score necessary
answer-disobeyed = regulations or the director's instructions were not followed
answer-conduct = bad conduct
procedure-quitted-tricks = Played cards: how they lie and who may look
ask-quitted-tricks-did = What did the player do?
ask-quitted-tricks-role = Who is the player: declarer, dummy or a defender?
ask-quitted-tricks-played-on = Has the player's side led or played to the next trick?
ask-quitted-tricks-led-on = Has a card been led to the next trick?
ask-quitted-tricks-turned = Has the player turned his own card face down?
ask-quitted-tricks-dispute-known = Had somebody already claimed a revoke or a trick when the cards were mixed?
ask-quitted-tricks-facts-found = Can you still establish the facts, from the other players' cards and by what they say?
ask-quitted-tricks-both-mixed = Did the other side mix its cards as well?
say-quitted-tricks-stay-down =
    These cards stay face down until the play is over.
    Only I may have a turned trick looked at, for instance because of a revoke.
say-quitted-tricks-own-card =
    You may look at your own last card.
    Do not show it to anybody.
say-quitted-tricks-shown =
    Every player faces the card that he has just played.
    When it has been seen, all are turned again.
say-quitted-tricks-turn =
    The card is turned the right way.
    Play goes on.
say-quitted-tricks-found =
    Show me your played cards one by one, each player his own.
    I score the tricks as the cards show them.
say-quitted-tricks-for-others =
    Cards stay in their order until the number of tricks is agreed.
    As these were mixed and I cannot find the facts, I rule for the other side.
answer-ask-to-see = he asked to see the trick just played
answer-own-card = he looked at his own last card
answer-showed = he showed his own last card
answer-looked-back = he looked at earlier tricks
answer-wrong-way = he pointed out a card that lies the wrong way
answer-mixed = he mixed his cards before the tricks were agreed
procedure-conduct = Conduct and etiquette
ask-conduct-did = What did the player do?
ask-conduct-told-partner = Did it tell his partner something about the hand or the play?
ask-conduct-intent = Did the player mean to look there?
ask-conduct-weight = Is a reminder enough, was it done again after one, or is it grave?
course-stands-conduct = The result of the board is not touched; the director sees to good order.
say-conduct-seen-by-chance =
    A player who saw an opponent's card by chance may use it.
    Please hold your cards so that nobody can see them.
say-conduct-reminded =
    The Laws ask for courtesy and correct procedure.
    Please do not do this again.
say-conduct-penalty =
    I have spoken of this before.
    I give a procedural penalty; it does not change the score of your opponents.
say-conduct-discipline =
    This is a matter of courtesy and good order.
    I may give a disciplinary penalty or suspend you for the session; no committee can overrule that.
answer-rude = a rude or embarrassing remark or act
answer-inattentive = too little attention to the game
answer-comment = a needless comment during the auction or play
answer-detached = a card taken from the hand before the turn
answer-prolonged = play prolonged without need
answer-summons = the director called or addressed rudely
answer-wording = different words or manners for the same call
answer-approval = approval or disapproval of a call or play
answer-expectation = a sign that he expects to win or lose the trick
answer-significant = a comment or act that points to something, or to the tricks still needed
answer-stared = a look at another player or into another hand
answer-disinterest = a sign that the board no longer interests him, such as folded cards
answer-disconcerting = a change of tempo to disconcert an opponent
answer-left-table = he left the table without need
answer-first = a reminder is enough
answer-again = again after a reminder
answer-grave = grave
procedure-understanding = A psyche, or methods and aids that are not allowed
ask-understanding-did = What was it?
ask-understanding-partner-knew = Had the player's partner more reason than the opponents to expect it?
say-understanding-apart =
    Your own system card, notes and other aids stay away until the play has ended.
    Play goes on; if this has helped your side, I may adjust the score and give a penalty.
say-understanding-legal =
    A player may depart from the agreements, as long as the partner does not know more of it than the opponents.
    Your partner had no reason to expect it, so the result stands.
answer-psyche = a call or play that departs from the side's agreements
answer-not-allowed = an agreement that the regulations do not allow, or a psyche that they forbid
answer-code = information exchanged by a method that they agreed beforehand in secret
answer-system-card = a look at one's own system card or notes, from the auction to the end of play
answer-aid = an aid to memory, calculation or technique
procedure-spectator = A spectator
ask-spectator-did = What did the spectator do?
ask-spectator-learned = Did a player who still calls or plays on the board learn something from it?
say-spectator-apart =
    A spectator looks at one hand only, says nothing and shows nothing.
    If it happens again, you have to leave the table.
say-spectator-rectified =
    A spectator may not point out an irregularity.
    Now that I know of it, I rectify it all the same.
say-spectator-witness =
    I ask you as a spectator what you saw or heard.
    Answer my question only.
answer-irregularity = he pointed out an irregularity or a mistake
answer-spoke = he spoke at the table
answer-reacted = he showed what he thinks of a call or play
answer-hands = he looked at more than one hand
answer-disturbed = he disturbed a player
answer-witness = the director asks him as a witness
procedure-disputed-facts = The sides do not agree on what happened
ask-disputed-facts-facts-found = Are you satisfied, by the weight of the evidence, that you know what happened?
course-play-on-disputed-facts = The director now makes the ruling.
say-disputed-facts-hear =
    I hear one side first, and then the other; please do not interrupt.
    I need no certainty; the weight of the evidence decides.
say-disputed-facts-found =
    I have heard both sides and decided what happened.
    On these facts I rule as if you agreed on them; you may appeal.
say-disputed-facts-not-found =
    I cannot find out what happened.
    I make a ruling that lets the game go on; you may appeal.
say-without-director-waived =
    At the request of the innocent side I let it pass.
    Play goes on without rectification.
say-without-director-not-waived =
    The Laws decide what follows, not the players.
    The rectification stands.
answer-asked-waiver = the innocent side asks the director to let it pass
answer-taken-out = a hand taken out again with one side away
answer-moved = boards moved to the wrong table
procedure-redeal = Cards dealt wrongly, seen or not shuffled
ask-redeal-deal = What was wrong with the deal?
ask-redeal-stage = When was it found out?
say-redeal-again =
    Nobody has called yet, so this deal does not count.
    Shuffle the cards and deal them again.
answer-seen = a player could have seen a card of another hand
answer-misdealt = the cards were dealt incorrectly
answer-unshuffled = the cards were dealt from a sorted pack without a shuffle
answer-imported = the deal came from another session
answer-ordered = the director wants a new deal for another reason
answer-passed-out = nothing: four passes, and the players want a new deal
answer-own = the player's own
answer-calls = legal calls and plays of the board, or illegal ones that were accepted
answer-withdrawn = a withdrawn call or play
answer-procedures = something that the Laws or regulations allow or bring with them
answer-earlier = known before the cards were taken out
answer-standing = one's own score as estimated, the opponents' ways, the regulations
answer-in-time = in time
answer-early = too early
answer-late = too late
answer-corrected = the offender corrected the error himself
answer-imposed = the players settled what follows
answer-waived = the players let it pass
answer-consulted = a player who had a choice asked his partner
procedure-authorised-information = What a player may use
ask-authorised-information-source = Where does the player know it from?
course-incomplete-authorised-information = Whether it may be used, the next procedure says.
course-stands-authorised-information = The information may be used.
procedure-correcting-explanation = Correcting an explanation of one's own side
ask-correcting-explanation-explainer = Whose explanation was wrong?
ask-correcting-explanation-side = Is the player on declarer's side or a defender?
ask-correcting-explanation-corrected = Did the player correct it?
say-correcting-explanation-own =
    In the auction you may correct your own explanation at any time; do it before the opening lead is faced.
    If you notice it in the play, call me at once.
say-correcting-explanation-declarer =
    You may not correct partner's explanation in the auction, nor show that it is wrong.
    After the final pass and before the opening lead, call me and correct it.
say-correcting-explanation-defender =
    You may not correct partner's explanation before play ends, nor show that it is wrong.
    After the play, call me and correct it.
    Do not use that partner has misunderstood.
say-misinformation-change =
    The side that was misinformed may change its last call, as the partner has not called since; earlier calls stand.
    If it is changed, the next player may change his call too.
    If the side that gave the wrong explanation withdraws a call, partner may not use what it showed.
say-misinformation-as-agreed =
    The explanation was right, so there was no infraction.
    If the call did not fit it, that was a mistake, which is no infraction either.
say-misinformation-call-kept =
    The last call stays as it was, and the auction goes on.
    It is too late to change an earlier call; if it cost you something, call me at the end.
procedure-without-director = Players go on without the director
ask-without-director-action = What was done without the director?
ask-without-director-allowed = Do you let stand what the players settled?
procedure-unauthorised-information = Unauthorised information from partner
ask-unauthorised-information-information = Did partner give unauthorised information (a hesitation, a remark, a question)?
ask-unauthorised-information-chosen = What did the player do?
ask-unauthorised-information-alternatives = Which other calls or plays were logical alternatives?
ask-unauthorised-information-suggested = Did it demonstrably suggest that action over a logical alternative?
procedure-misinformation = Misinformation
ask-misinformation-wrong = Did the explanation or disclosure differ from the partnership's agreement?
ask-misinformation-stage = When did it come to light?
ask-misinformation-misinformed = Which opponent would have called otherwise?
ask-misinformation-partner-called = Has the misinformed player's partner called since?
ask-misinformation-change = Does the last of that side to have called change that call?
ask-misinformation-retractable = Was a card played because of it that can still be taken back: none played since, and for an opening lead no card of dummy faced?
ask-misinformation-influenced = Correctly informed, might the player well have done something else?
ask-misinformation-unauthorised-too = Did partner's explanation, right or wrong, give the player whose call it was any information?
procedure-withdrawn-call = A withdrawn call
ask-withdrawn-call-corrected = Was it an insufficient bid, corrected so that partner need not pass?
ask-withdrawn-call-comparable = Was it replaced by a comparable call or a sufficient bid?
ask-withdrawn-call-could-know = Could the offender have known that it could well damage the other side?
ask-withdrawn-call-assisted = Did the withdrawn call help the offenders to their result?
procedure-penalty-card = A penalty card
ask-penalty-card-played-other = Did its owner lead or play another card when the penalty card had to be played?
ask-penalty-card-accepted = Does declarer accept that card?
ask-penalty-card-card = Which card was played in place of the penalty card?
say-penalty-card-accepted =
    This card was played although the penalty card had to be.
    Declarer may accept it, and does so by playing on; the penalty card then stays on the table.
    If it is not accepted, the penalty card is played in its place, and this card becomes a major penalty card.
ask-penalty-card-used = What did the owner's partner use: a penalty card on the table, one that was picked up, or how one that is now played was exposed?
answer-on-table = a penalty card that lay on the table
answer-picked-up = a penalty card that was picked up
ask-penalty-card-conveyed = Without the help of the exposed card, might the outcome well have been better for the other side?
procedure-revoke = A revoke
ask-revoke-established = Was the revoke established?
ask-revoke-card = Who played the card in revoking?
ask-revoke-exception = Is it one of the eight cases without a transfer of tricks?
ask-revoke-returned = Were all four hands back in the board when it was noticed?
ask-revoke-before-partner = Had the revoking defender's partner still to play to the trick?
ask-revoke-trick-won = Who won the revoke trick?
ask-revoke-tricks-after = How many tricks did the offending side win from the revoke trick on, that one included?
ask-revoke-repeated = Did the same player revoke again in the same suit?
ask-revoke-both-revoked = Did both sides revoke on the board?
ask-revoke-equity = Without the revoke, would the other side have done better than it does now?
ask-revoke-without = What would have happened without the revoke?
procedure-deception = An opponent deceived by tempo or manner
ask-deception-false-inference = Did an innocent player draw a false inference?
ask-deception-from = What was it drawn from?
ask-deception-bridge-reason = Was there a demonstrable bridge reason for the action?
ask-deception-could-know = Could the player have known that this could help the side?
procedure-claim = A claim or concession
ask-claim-claimed = How many of the remaining tricks were claimed?
ask-claim-contested = What became of the claim: is it contested, or did play go on by agreement of all four?
ask-claim-concession = Was it a concession, and did the defender's partner object to it at once? Or was it of the trick in progress alone?
ask-claim-agreed = Did the other side agree to it?
ask-claim-withdrawn = Is that agreement, or the own concession, withdrawn within the correction period?
ask-claim-likely-won = Would the side that agreed likely have won the trick in further play, or had it won it already?
ask-claim-could-be-lost = Could the conceded trick have been lost by any normal play, or had it been won already?
ask-claim-statement = Was a statement made with the claim?
ask-claim-trump-out = Does an opponent still have a trump?
ask-claim-trump-mentioned = Did the claimer say anything about that trump?
ask-claim-unaware = Is it at all likely that the claimer was unaware of the trump?
ask-claim-trump-trick = Could a trick be lost to the trump by any normal play, careless or inferior?
ask-claim-stated-line = Does the claim succeed on every normal line that the statement leaves open?
ask-claim-partners-play = Does a defender's claim depend on which normal play his partner chooses?
ask-claim-finesse = Does the claim depend on a finesse or a drop that was not stated?
ask-claim-doubtful = Does the claim leave a doubtful line of play open?
ask-claim-tricks = How many of them does the claiming side get, doubtful points going to the other?
procedure-extraneous-information = Extraneous information
ask-extraneous-information-stage = When was the information received?
ask-extraneous-information-interferes = Is the information likely to interfere with normal play?
ask-extraneous-information-positions = Can the players change places, so that the player holds the hand that was seen?
ask-extraneous-information-redealt = Can the board be dealt again for these contestants?
ask-extraneous-information-affected = Did the information affect the result?
ask-extraneous-information-teams = Is it a team event?
ask-extraneous-information-playable = Can the board be played normally?
ask-extraneous-information-fault = How far is each side at fault?
procedure-wrong-cards = Cards from the wrong board
ask-wrong-cards-new-call = Is the call on the right cards the same as the cancelled one?
ask-wrong-cards-lho-called = Had the player on the left called over the cancelled call?
ask-wrong-cards-partner-called = Did the offender's partner call over the cancelled call?
ask-wrong-cards-repeated-call = On the board that the cards came from: how does the call compare with the cancelled one?
procedure-wrong-board = A board not meant for these contestants
ask-wrong-board-calls-differ = Does a call of the second auction differ from that of the first?
ask-wrong-board-in-auction = Was it found during the auction?
ask-wrong-board-teams = Is it a team event?
ask-wrong-board-played-before = Had any of the four players played the board before?
ask-wrong-board-deprived = Which sides lost the chance to play a board?
ask-wrong-board-fault = How far is each side at fault?
ask-wrong-cards-fault = How far is each side at fault?
procedure-no-result = A board without a result
ask-no-result-fault = How far is each side at fault?
ask-no-result-nth = How many such boards has a contestant had in the session, this one included?
ask-no-result-individual = Is it an individual event?
procedure-team-board = A board of a team match without a comparison
ask-team-board-results = How many results have nothing to be compared with?
ask-team-board-favourable = Is the result at the other table clearly favourable to a side?
ask-team-board-fault = How far is each side at fault?
ask-team-board-assigned = What would the innocent side have had?
procedure-fouled-board = A fouled board
ask-fouled-board-form = In which forms was the board played? Give each a name, the same as its group of the traveller has.
ask-fouled-board-teams = Is it a team event?
ask-fouled-board-fault = How far is each side at fault?
procedure-director-error = A director's error
ask-director-error-error = Was a wrong ruling given?
ask-director-error-scorable = Once the error is corrected, can the board still be scored normally?
ask-director-error-stage = When is it corrected?
procedure-serious-error = Self-inflicted damage
ask-serious-error-serious = Was it a serious error?
ask-serious-error-after-infraction = After the infraction, did the side contribute to its own damage?
ask-serious-error-extremely-serious = Was it an extremely serious error for a player of that class?
ask-serious-error-gambling = Was it a gambling action, in the hope of rectification if it failed?
ask-serious-error-unrelated = Was the error unrelated to the infraction?
say-opening-lead-out-of-turn-choice =
    This is an opening lead out of turn; if the partner has put a lead face down, it goes back. Declarer has five options.
    Declarer may spread the hand and become dummy, or accept the lead, see dummy and play the second card from the hand.
    Declarer may also refuse the lead, and then the correct defender leads.
    In that case declarer may require the suit of this card, forbid it for as long as that defender keeps the lead, and the card is picked up.
    Or declarer leaves the lead free, and the card stays on the table as a major penalty card.
say-opening-lead-out-of-turn-none-held =
    The partner holds no card of that suit, and so leads any card.
    As the lead could not be made, the card stays on the table as a major penalty card.
say-lead-out-of-turn-accepted =
    This lead was out of turn.
    The other side may accept it, by a word or by playing to it, and then play goes on from it.
    If declarer's lead is not accepted, the card goes back to its hand; if the defenders choose differently, the one who plays next decides.
    If a defender's lead is not accepted, the card becomes a major penalty card, and the player whose turn it is leads.
    If that is the other defender, declarer may require the suit of the card, forbid it, or leave the lead free.
say-lead-out-of-turn-thirteenth =
    To the thirteenth trick no lead out of turn may be accepted.
    It is taken back, and the correct hand leads.
say-lead-out-of-turn-choice =
    The lead is not accepted, and the card becomes a major penalty card.
    The other defender is on lead and waits for declarer's choice.
    Declarer may require a lead of that suit, or forbid it for as long as that defender keeps the lead; then the card is picked up.
    Or declarer leaves the lead free, and the card stays on the table.
say-lead-out-of-turn-none-held =
    The partner holds no card of that suit, and so leads any card.
    As the lead could not be made, the card stays on the table as a major penalty card.
say-exposed-card-choice =
    The card on the table is a major penalty card, and the partner of its owner is on lead.
    The partner does not lead before declarer has chosen.
    Declarer may require a lead of that suit, or forbid it for as long as the partner keeps the lead; then the card is picked up.
    Or declarer leaves the lead free, and the card stays on the table until it is played.
    Of cards of several suits declarer may require one suit or forbid one or more, and the cards of those suits are picked up; the others stay.
say-exposed-card-none-held =
    The partner holds no card of that suit, and so leads any card.
    As the lead could not be made, every penalty card stays on the table.
say-premature-lead-choice =
    This defender has led or played before the partner did, and the card becomes a major penalty card.
    Declarer may require the partner to play the highest or the lowest card held of the suit led.
    Declarer may instead require the partner to play a card of another suit, or forbid one, and names the suit.
    A player who cannot do so plays any card that is legal.
may-spread = spread the hand and become dummy
answer-spread = spreads the hand
may-see-dummy = accept the lead, see dummy and play from the hand
answer-see-dummy = accepts the lead and sees dummy
may-require = require the partner to lead that suit
answer-require = requires that suit
may-forbid = forbid the partner to lead that suit
answer-forbid = forbids that suit
may-leave = leave the lead free; the card remains a penalty card
may-change = change the last call
answer-change = changes the last call
may-keep = leave the last call as it is
answer-keep = leaves the last call as it is
answer-leave = leaves the lead free
may-highest = require the highest card of the suit led
answer-highest = requires the highest card
may-lowest = require the lowest card of the suit led
answer-lowest = requires the lowest card
may-require-suit = require a card of another suit
answer-require-suit = requires another suit
may-forbid-suit = forbid the play of another suit
answer-forbid-suit = forbids another suit
answer-spades = spades
answer-hearts = hearts
answer-diamonds = diamonds
answer-clubs = clubs
answer-own-lead = an opponent in turn has made his own lead
answer-thirteenth = the lead was to the thirteenth trick
answer-wrong-defender = the other defender has played to declarer's lead
answer-others = by an opponent or a spectator
answer-inadvertent = inadvertently, as by dropping it
answer-deliberate = by playing it deliberately
answer-led = by leading it
answer-card = the card, with suit and rank
answer-high = `high`
answer-win = `win`
answer-low = `low`
answer-suit = a suit alone
answer-rank = a rank alone
answer-absent = a card that is not in dummy
answer-anything = `anything`
answer-players = two players at once
answer-hand = one player, several cards
answer-opponent = the player on the left of the offender
answer-offending-side = the offending side
answer-warned = warned declarer of the wrong hand
answer-asked = asked whether a card was a revoke
answer-attention = was the first to point out a defender's irregularity
answer-attention-declarer = pointed out an irregularity of declarer
answer-called = called the director first
answer-took-part = took part in the play
answer-afterwards = spoke after the play
answer-prevented = tried to prevent another irregularity
answer-hidden = put a card down under another one
answer-only-looked = looked or went round, and nothing else
answer-hand-shown = was shown a hand by a defender
answer-both = both sides
procedure-opening-lead-out-of-turn = An opening lead out of turn
ask-opening-lead-out-of-turn-card = Which card was led?
ask-opening-lead-out-of-turn-side = Who led: declarer's side or a defender?
ask-opening-lead-out-of-turn-faced = Was the card faced?
ask-opening-lead-out-of-turn-informed = Had an opponent told the player that it was his lead?
ask-opening-lead-out-of-turn-dummy-seen = Could declarer have seen a card of dummy?
ask-opening-lead-out-of-turn-choice = What does declarer choose?
ask-opening-lead-out-of-turn-required-suit = Can the defender on lead do so?
procedure-lead-out-of-turn = A lead out of turn
ask-lead-out-of-turn-card = Which card was led?
ask-lead-out-of-turn-side = Who led: declarer's side or a defender?
ask-lead-out-of-turn-informed = Had an opponent told the player that it was his lead?
ask-lead-out-of-turn-accepted = Does the other side accept the lead?
ask-lead-out-of-turn-turn = Whose lead was it: that of the partner, or of declarer's other hand, or of the opponents?
ask-lead-out-of-turn-choice = What does declarer choose?
ask-lead-out-of-turn-required-suit = Can the defender on lead do so?
procedure-exposed-card = An exposed card
ask-exposed-card-during = When was it exposed?
ask-exposed-card-seen = Could the player's partner have seen its face, or, during the play, did the player name it?
ask-exposed-card-cards = How many cards of this player lie exposed, penalty cards of before included?
ask-exposed-card-card = Which card is it?
ask-exposed-card-how = How was it exposed?
ask-exposed-card-becomes = What is the player in the play?
ask-exposed-card-partner-leads = Is the player's partner on lead now?
ask-exposed-card-suits = Are the penalty cards of this player of one suit or of several?
ask-exposed-card-required-suit = Does the partner hold a card of the suit that is required?
ask-exposed-card-choice = What does declarer choose?
procedure-card-played = A card played or not
ask-card-played-player = Whose card is it?
ask-card-played-card = Which card is it?
ask-card-played-named = Was it named or otherwise designated as the card to be played?
ask-card-played-shown = Was it shown as a card that is played: a defender's where partner could see it, declarer's nearly touching the table, dummy's deliberately touched by declarer?
ask-card-played-unintended = Was the designation unintended, a slip of the tongue?
ask-card-played-pause = Was there a loss of concentration or a reconsideration?
ask-card-played-partner-played = Has declarer since played another card, from the hand or from dummy (by the Laws of 2007: has the player's partner played)?
procedure-dummy-card = A card named from dummy
ask-dummy-card-misplayed = Did dummy place another card in the played position than the one that declarer named?
ask-dummy-card-played-on = Have both sides played to the next trick?
ask-dummy-card-designated = What did declarer say?
ask-dummy-card-incontrovertible = Is it incontrovertible that declarer intended another card?
procedure-premature-lead = A premature lead or play
ask-premature-lead-card = Which card was it?
ask-premature-lead-side = Who led or played: declarer's side or a defender?
ask-premature-lead-turn = Whose turn was it?
ask-premature-lead-playable = Can the card legally be played to the trick when the player's turn comes?
ask-premature-lead-both-hands = Had declarer played from both hands?
ask-premature-lead-dummy-played = Had dummy selected a card before his turn, or suggested one?
ask-premature-lead-choice = What does declarer choose?
ask-premature-lead-able = Can the partner comply?
ask-premature-lead-suit = Which suit does declarer name?
procedure-simultaneous-plays = Cards played at the same time
ask-simultaneous-plays-from = Who played at the same time?
ask-simultaneous-plays-played-on = Have both sides played to the next trick?
ask-simultaneous-plays-visible = Of how many of the cards is the face visible?
ask-simultaneous-plays-side = Who played them: declarer's side or a defender?
ask-simultaneous-plays-card = Which other card was visible, if it was only one?
procedure-play-after-irregularity = A play before the director has ruled
ask-play-after-irregularity-played = Who played on before the ruling?
say-dummy-rights-defenders-alone =
    Dummy has lost the right to mention this, so nothing is rectified now.
    Play goes on as if nothing had happened.
    If the defenders gained by it, they alone lose the gain at the end.
say-dummy-rights-unrectified =
    Dummy has lost the right to mention this, so nothing is rectified.
    Play goes on as if nothing had happened.
procedure-dummy-rights = Dummy's rights
ask-dummy-rights-looked = Had dummy looked into a hand, exchanged hands with declarer, or left his seat to watch the play?
ask-dummy-rights-did = What did dummy do?
ask-dummy-rights-lead-from = From which hand does a defender have declarer lead?
may-from-hand = have declarer lead from his hand
may-from-dummy = have declarer lead from dummy
ask-revoke-withdrawn = Who took back cards played after the revoke?

## Commands and options of the command line (looked up by name)

subcommand-exam-paper = Print the paper of an exam, without its answers
subcommand-exam-sheet = Print a sheet for the answers: a file to be filled in, or a page with lines
subcommand-exam-grade = Mark candidates' answers
subcommand-exam-statistics = Show how hard each question was for a class, and how well it separated the best from the weakest
subcommand-exam-new = Make fresh questions with their keys
subcommand-exam-variants = Make variants of an exam: another order, other seats, other figures, each with its key
option-exam-variants-key = The exam with its answers
option-exam-variants-count = Number of variants
option-exam-variants-seed = The same seed gives the same variants on every machine; if left out, a random seed
option-exam-variants-output = The folder for the keys of the variants; no file there is overwritten
option-run-files = Ruling scripts; `-` is standard input
option-lsp-stdio = Standard input and output, the only transport
option-run-config = Start from the defaults that `redress config` shows
option-format = How to print the results
option-full = Show every row, every other pair and every convention too
option-chart = Draw the field of each ruling; pages and articles have it anyway
option-eval-ruling = The ruling, such as '(60%+620 & 40%-100)'
option-eval-board = The board: its number, and `dealer W`, `vul NS` where they differ
option-eval-traveller = The other tables' results, such as '+620: 3, +500, +300: 3, -100: 2'
option-eval-other-table = The other table's result in a team match
option-eval-offenders = Who offended: NS, EW, both or none
option-eval-obtained = The score obtained at the table
option-eval-scoring = matchpoints, imps, butler, cross-imps, board-a-match or total-points, if it does not follow from the field
option-eval-matched = The match that IMPs belong to, such as 'boards 16 rest +10 scale wbf' or 'knockout rest +10'
option-eval-regulations = A preset of conventions: lecture-2005, wbf, ebu, acbl, pzbs or dbf
option-eval-settings = A convention, such as short-field=mitchell or 'round=0.1 away'
option-test-paths = Ruling scripts, Markdown documents, and folders of them; the current folder if left out
option-test-filter = Run only tests whose name or file contains this text; case is ignored
option-test-fail-fast = Stop after the first file with a test that does not pass
option-test-jobs = Number of files run at the same time; if left out, one for each processor
option-test-update = Write the right figures into expectations that do not hold
option-test-check = With --update: change nothing, say what would be written and exit with status 1 if anything would
option-fmt-paths = Ruling scripts and folders of them; `-` reads standard input and prints the result
option-fmt-check = Change nothing; name the files that would change and exit with status 1
option-fmt-diff = Change nothing; print what would change and exit with status 1
option-exam-paper-title = Title of the exam
option-exam-paper-date = Date of the exam; without it there is a line to write it on
option-exam-paper-minutes = The time allowed, in minutes
option-exam-paper-room = Lines to work on below each question, beside those for the answer
option-exam-sheet-key = The exam: a script whose cases have questions; `-` is standard input
option-exam-sheet-title = Title of the exam
option-exam-sheet-date = Date of the exam; without it there is a line to write it on
option-exam-sheet-minutes = The time allowed, in minutes
option-exam-sheet-room = Lines to work on below each question, beside those for the answer
option-exam-sheet-format = A file to be filled in, or a page to be written on
option-exam-paper-key = The exam: a script whose cases have questions and answers; `-` is standard input
option-exam-paper-answers = Print the answers and their working too
option-exam-paper-full = With --key, show every other pair and every convention too
option-exam-paper-format = How to print it
option-exam-grade-key = The exam with its answers
option-exam-grade-answers = Candidates' files, or a folder of them: `1: NS 9.8, EW 8.2`, read and never run
option-exam-grade-marks = Marks that the examiner gives by hand: `candidate "bob"`, then lines `mark "7" 2, "reasoned well"`
option-exam-statistics-marks = Marks that the examiner gives by hand
option-exam-grade-title = Title of the page of marks
option-exam-statistics-key = The exam with its answers
option-exam-statistics-answers = Candidates' files, or a folder of them; no candidate appears in the statistics
option-exam-statistics-title = Title of the statistics
option-exam-statistics-format = How to print the statistics
option-exam-grade-full = Show the working of mistakes too
option-exam-grade-format = How to print the marks
option-exam-new-kind = Kind of question; if left out, the seed chooses
option-exam-new-seed = The same seed gives the same question on every machine; if left out, a random seed
option-exam-new-count = Number of questions, each from the next seed
option-exam-new-from = A script with the board and its traveller; without it a field is made up. `casebook` draws published cases, `procedures` asks for verdicts by the procedures of the Laws
option-exam-new-law = Of the casebook only cases about this Law or a part of it
option-exam-new-body = Of the casebook only cases of this body, by its folder: dbf, nswba
option-exam-new-year = Of the casebook only cases decided in this year
option-exam-new-word = Of the casebook only cases with this word; several must all be there
option-exam-new-board = The board's number
option-exam-new-points = Points for each question
option-sheet-files = Ruling scripts; `-` is standard input
option-sheet-case = Only the case of this name
option-event = The event, if a script does not name it: its file, or its name
option-sheet-other-table = The result at the other table of a team match, if a script does not say it
option-body = The body that the rulings are given for; `body` in the defaults says it for every evening
option-sheet-logo = A picture at the head of each page; `logo` in the defaults says it for every sheet
option-log-files = Ruling scripts, or folders of them; `-` is standard input
option-log-title = Title of the page
option-log-format = How to print the log
option-sheet-appeal = Minutes to appeal a ruling, if a script does not say [default: 30, Law 92B]
option-session = The session, if the event's file does not name it
option-date = The date of the rulings; without it a sheet has a line to write it on
option-director = The director who gives the rulings
option-sheet-format = How to print the sheets
option-sheet-paper = The paper that a page or an article is set for
option-event-pages = Publish ranking, travellers and scorecards as pages: a folder, or one file NAME.html
option-event-watch = Show or publish it again whenever a file changes
option-event-files = Files of an event as its scoring program wrote them, an archive or a folder of them
option-event-rulings = A script with rulings at tables of the event: `board 7` and `at table 3: …`
option-event-section = Only this section
option-event-format = How to print the event
option-event-columns = Columns of a table by meaning, such as board=Rozd,ns=Para,score=Zapis
option-event-rounds = Show the places after each round too
option-event-names = Show the names of people too
option-event-chart = Draw the changes of place
option-event-full = Show every board too
option-event-write-back = Write the rulings into a copy of the file, in its own format; every other byte stays
option-event-entries = List what to type into the scoring program for the rulings, table by table
option-event-output = The file to write
option-audit-files = Files of an event as its scoring program wrote them, an archive or a folder of them
option-audit-format = How to print the findings
option-audit-columns = Columns of a table by meaning, such as board=Rozd,ns=Para,score=Zapis
option-convert-files = Files of an event as its scoring program wrote them, an archive or a folder of them
option-convert-output = Output file; its extension gives the format: .xml, .csv or .json
option-convert-format = The format, if the extension does not give it
option-convert-columns = Columns of a table by meaning, such as board=Rozd,ns=Para,score=Zapis
option-convert-names = Write the names of people too
option-weave-lecture = A lecture in Markdown; `-` is standard input
option-weave-output = Output file, ending in .md, .html, .tex, .typ or .docx.md (for pandoc); if left out, Markdown on standard output
option-weave-in-place = Write the results into the lecture itself
option-weave-blanks = Leave figures and answers to be filled in: a handout
option-weave-live = Let the reader change the rulings of a page: an engine that `scripts/web.sh` built, `redress.wasm.gz`
option-weave-slides = A page of slides, made from each heading down to the third level
option-weave-allow-include = A folder whose files the lecture may include, beside its own folder
option-weave-check = Change nothing; exit with status 1 if the woven file, or the lecture itself, is not up to date
option-weave-watch = Weave again whenever the lecture, or a file it includes, is saved
option-explain-name = A topic, a word of the language, a setting, regulations, a diagnostic code or a Law; none lists them all
option-explain-search = List topics with all of the words in name or text
option-guide-procedure = Irregularity: a name such as `ui` or `revoke`, a Law, or words that say what happened; asked for if left out
option-guide-output = Write what was answered to a script
option-guide-resume = Go on from a script that the guide wrote, and write it again
option-laws-scripts = Scripts, and folders of them, whose cases and tests to count; the program's own examples if left out
option-laws-format = How to print the Laws
option-casebook-words = The name of a case to show, or words that it contains
option-casebook-law = Only cases about this Law or a part of it
option-casebook-body = Only cases of this body, by its folder: dbf, nswba
option-casebook-year = Only cases decided in this year
option-casebook-question = Only cases that answer this question of a procedure: comparable, finesse
option-casebook-agreement = Run the cases, and show how far the published figures agree
option-casebook-format = How to print the cases
subcommand-laws-diff = Show each change of the Laws from one edition to another by the fewest facts
option-laws-diff-from = The edition of the Laws to start from
option-laws-diff-to = The edition to compare with
option-laws-diff-names = Procedures; all of them if left out
option-laws-diff-casebook = Show the cases of the casebook that the other edition would rule otherwise
option-laws-diff-format = How to print the changes
metavariable-edition = EDITION
subcommand-laws-check = Go through every combination of answers of the procedures and list their faults
option-laws-check-names = Procedures; all of them if left out
option-laws-check-scripts = Scripts, and folders of them, by which to count the rows that are reached
option-laws-check-format = How to print the findings
option-manual-folder = The folder; files of the same names are replaced
option-explain-cheat-sheet = The notation on one page, its figures computed
option-explain-format = How to print that page
option-completions-shell = The shell
option-help-command = The command
option-language = Language of the output, unless a script chooses one
option-color = Colours in the output
option-help = Print help
option-value-text = For a terminal
option-value-markdown = Markdown tables
option-value-html = A page that needs no network
option-value-latex = A LaTeX article
option-value-file = a file to be filled in
option-value-json = One JSON document
option-value-human = For people
option-value-junit = JUnit's XML, for build servers
option-value-tap = The Test Anything Protocol
option-value-github = For people, with annotations that GitHub shows beside the lines
option-value-csv = Comma-separated values for a spreadsheet
option-value-auto = On a terminal that has them
option-value-always = Into files and pipes too
option-value-never = Nowhere
option-value-weighted = A weighted score, Law 12C1(c)
option-value-split = Weights tilted towards each side, after a director's error
option-value-damage = An error of play after the infraction, Law 12C1(e)
option-value-neuberg = A board that not every table played
option-value-butler = A weighted score against a datum
option-value-evidence = What the cards say: the leads of a deal, and the result or the weights that follow
option-value-ui = Unauthorised information, Law 16B: a story that asks for the verdict and the Law
option-value-mi = Misinformation, Law 21B
option-value-revoke = A revoke, Laws 61 to 64; the verdict, or the score after it
option-value-law15 = Play of a wrong board or hand, Law 15
option-value-law12 = A board without a result, Law 12C2; the verdict, or the score
option-value-law12e = Damage that the innocent side did to itself, Law 12C1(e)
option-value-law86 = A board of a team match without a comparison, Law 86
option-value-call = An insufficient bid, a call out of turn or a change of call, Laws 25, 27 and 29 to 32
option-value-tempo = Deception by tempo or manner, Law 73
option-value-law16d = Information from elsewhere, Law 16D
option-value-law82 = A director's error, Law 82
option-value-hand = A wrong number of cards, or a defective trick, Laws 13, 14 and 67
option-value-claim = A contested claim, Laws 68 to 70
option-value-lead = A lead or a play out of turn, or too early, Laws 53 to 60
option-value-card = A card exposed, named or played, and the penalty card that it becomes, Laws 42 to 52, 58, 65 and 66
option-value-law36 = An inadmissible call, or calls at the same time, Laws 33 to 39
option-value-law16 = What a player may use, explanations corrected, and agreements, Laws 16A, 16C, 20F, 23 and 40
option-value-office = Scores, redeals, players without the director, disputed facts, conduct, spectators, penalties and appeals, Laws 6 to 11, 74, 76, 79, 85 and 90 to 93
option-value-law87 = A fouled board, Law 87
option-value-en = English
option-value-pl = Polish
metavariable-options = OPTIONS
metavariable-command = COMMAND
metavariable-file = FILE
metavariable-format = FORMAT
metavariable-ruling = RULING
metavariable-board = BOARD
metavariable-rows = ROWS
metavariable-score = SCORE
metavariable-side = SIDE
metavariable-scoring = SCORING
metavariable-clauses = CLAUSES
metavariable-preset = PRESET
metavariable-name-value = NAME=VALUE
metavariable-path = PATH
metavariable-text = TEXT
metavariable-number = NUMBER
metavariable-key = KEY
metavariable-answers = ANSWERS
metavariable-n = N
metavariable-traveller = TRAVELLER
metavariable-kind = KIND
metavariable-minutes = MINUTES
metavariable-paper = PAPER
metavariable-lecture = LECTURE
metavariable-folder = FOLDER
metavariable-name = NAME
metavariable-shell = SHELL
metavariable-language = LANGUAGE
metavariable-what-column = WHAT=COLUMN
metavariable-when = WHEN
metavariable-procedure = PROCEDURE

## A ruling on a page

sheet-title = Ruling: { $case }
sheet-untitled = Ruling
sheet-event = Event: { $event }
sheet-table = Table { $table }: NS { $ns }, EW { $ew }
sheet-contestants = NS { $ns }, EW { $ew }
sheet-section = Section { $section }, { $seated }
sheet-obtained = Obtained at the table: { $words }.
sheet-incident = { $about } (Law { $law })
sheet-incident-by = { $about }: { $by } (Law { $law })
sheet-ruling = Ruling
sheet-stands = The score obtained at the table stands.
sheet-transfer-stands = The result after the transfer of tricks stands.
sheet-open = Some questions are still unanswered: there is no ruling to sign yet.
sheet-replaced = A later ruling at this table replaces this one: there is nothing to sign.
sheet-had = Obtained
sheet-gets = By the ruling
sheet-penalty = A procedural penalty of { $penalty } has been taken from { $side } (Law { LAW("90") }).
sheet-penalty-of = A procedural penalty of { $penalty } has been taken from { $who } (Law { LAW("90") }).
sheet-others = Other pairs whose score changes by the ruling: { $ns } NS, { $ew } EW.
sheet-others-without = Other pairs whose score changes by this result on the board: { $ns } NS, { $ew } EW.
sheet-no-others = No other pair's score changes.
sheet-appeal-head = Appeal
sheet-appeal = A contestant, or its captain, may appeal until { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} after the official scores are posted (Law { LAW("92B") }).
sheet-appeal-set = By the Tournament Organizer's regulations a contestant, or its captain, may appeal until { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} after the official scores are posted (Law { LAW("92B") }).
sheet-law = Law { $law }: { $title }.
sheet-time-of-day = Time: { $time }
sheet-session = Session { $session }
log-untitled = Rulings
log-time = time
log-table = table
log-case = case
log-law = Law
log-open = questions are open
log-replaced = (replaced by a later ruling)
sheet-event-blank = Event
sheet-table-blank = Table
sheet-pair-named = { $number } ({ $names })
sheet-reason = Facts, reason and Law
sheet-consulted = Consulted
sheet-statement = { $side } state
sheet-appeal-head-of = Board { $board }: appeal and signatures
sheet-director = Director
sheet-director-named = Director: { $name }
sheet-appellant = Appeal by
sheet-appealed-at = At
sheet-deposit = Deposit
sheet-committee = Decision on the appeal
sheet-chair = Chairman
sheet-time = Date and time
sheet-pair = For { $side }
words-both = Both sides: { $words }.
words-side = { $side }: { $words }.
words-damage = { $side } caused part of their own damage. Without the infraction: { $before }. After it, without their own error: { $after }. Obtained: { $obtained }.
words-weighted = { $weight } of { $outcome }
words-contract = { $contract } by { $declarer } { $result }
words-made = made
words-over = with { $tricks ->
    [one] one overtrick
   *[other] { $tricks } overtricks
}
words-down = { $tricks ->
    [one] one down
   *[other] { $tricks } down
}
words-score = a score of { $score }
words-passed-out = passed out
words-average-plus = average plus
words-average = average
words-average-minus = average minus
words-share = { $share } of the top

## A page and other languages

desk-request = the request cannot be read: { $reason }
desk-stopped = stopped after { $milliseconds } ms, the limit_ms of the request
desk-no-clock = limit_ms needs a clock, and this program has given none
desk-script-large = the script is too large for a limit_mb of { $megabytes }
desk-too-large = the limit is { $megabytes } MB
desk-language = there is no language `{ $tag }` here
desk-base64 = the contents of `{ $name }` are not base64
desk-weight = `{ $weight }` is not a weight
desk-no-weight = there is no weight { $place }
desk-form-beyond = a form cannot hold `{ $statement }`
desk-field = `{ $text }` is not allowed here
example-first-steps = First steps: the whole notation
example-weighted-pairs = A weighted score at pairs
example-weighted-match = A weighted score in a match
example-split-pairs = A split score and the whole protocol
example-damage-match = Self-inflicted damage in a match
example-damage-pairs = Self-inflicted damage at pairs
example-goal = The weight that gives NS average
example-information = Unauthorised information, question by question
example-misinformation = Misinformation: what may be weighted
example-revoke = Revokes: the tricks that are transferred
example-fouled = A fouled board
example-victory-points = A match in victory points

## The page in a browser (words of the page)
page-skip = Skip to the content
page-view-ruling = Ruling
page-view-event = Event
page-view-examples = Examples
page-view-topics = Explanations
page-title-ruling = A ruling and what it is worth
page-ruling-lead = What is an adjusted score worth, and what does the Law say? Enter a ruling, or let the guide ask.
page-close = Close
page-cancel = Cancel
page-done = Done
page-add = Add
page-undo = Undo
page-search = Search
page-found = { $n ->
    [one] { $n } found
   *[other] { $n } found
}
page-private = Everything is computed on this device; nothing is sent anywhere.
page-offline-none = {""}
page-offline-loading = Preparing to work without a network…
page-offline-ready = Works without a network.
page-offline-now = No network: everything works as before.
page-new-version = A newer version is ready.
page-reload = Use it now

page-input = Input
page-tab-form = Form
page-tab-walk = Guide
page-tab-script = Script
page-new = New
page-cleared = The form is empty.
page-replaced = Another script is open.
page-script = The script of the ruling
page-script-hint = A line is a statement; every sign is North-South’s. Ctrl+Space shows what fits at the cursor.
page-symbols = Symbols to insert
page-insert = Insert { $text }
page-offer = Words…
page-completions = What fits here
page-line = line { $n }
page-expectation = expected
page-more-problems = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
page-law = Law { $law }
page-errors = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}

page-answer-title = Answer
page-to-answer = Go to the answer
page-computing = Computing…
page-stop = Stop
page-layouts-solved = Layouts solved: { $solved } of { $all }.
page-earlier = Only the last { $shown } results are shown; there are { $n } before them.
page-nothing = Enter the other results and a ruling; the answer appears here as you go.
page-try-again = Try again
page-engine-stopped = The computation was stopped.
page-engine-too-long = The computation took longer than ten seconds and was stopped. Shorten the script, or narrow what it asks for.
page-engine-failed = The program failed on this script. The script is as it was; please report it.
page-engine-unavailable = The program cannot be loaded. Check the connection and try again; a browser of the last three years is needed.

page-share = Share
page-share-address = Address with the ruling in it
page-share-note = The ruling is in the address itself. Whoever opens it sees what you see; no server gets it.
page-share-long = This address is long, and some programs shorten it. A file is safer.
page-share-too-long = The script is too long for an address.
page-share-damaged = The address is damaged, so the ruling in it cannot be read. Ask for it again.
page-share-unsupported = This browser is too old to read the ruling in the address.
page-share-hand = Send…
page-save-file = Save as a file
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = The browser does not let the page copy: the address is selected, copy it.
page-from-address = This is the ruling from the address.
page-back-to-mine = Back to mine

page-sheet = Sheet to print
page-sheet-title = Ruling sheet
page-sheet-event = Event (optional)
page-sheet-appeal = Minutes to appeal (optional)
page-no-sheet = There is no ruling to print yet.
page-print = Print

page-section-board = Board
page-board-number = Number
page-by-number = { $what } (no. { $n })
page-not-said = Not stated
page-dealer = Dealer
page-vulnerability = Vulnerable
page-seat-N = { seat-north }
page-seat-E = { seat-east }
page-seat-S = { seat-south }
page-seat-W = { seat-west }
page-vul-none = Nobody
page-vul-NS = { side-ns }
page-vul-EW = { side-ew }
page-vul-all = All
page-scoring = Scoring
page-scoring-inferred = Automatic
page-scoring-matchpoints = Matchpoints
page-scoring-imps = { scoring-imps }
page-scoring-butler = { scoring-butler }
page-scoring-cross-imps = Cross-IMPs
page-scoring-board-a-match = Board-a-match
page-scoring-total-points = Total points
page-regulations = Regulations
page-regulations-none = Not stated
page-regulations-wbf = WBF
page-regulations-ebu = EBU (England)
page-regulations-acbl = ACBL (North America)
page-regulations-pzbs = PZBS (Poland)
page-regulations-dbf = DBF (Denmark)
page-regulations-lecture-2005 = Lecture of 2005

page-section-field = Compared with
page-compared-with = Compared with
page-field-traveller = Other tables
page-field-other-table = The other room
page-field-none = Nothing yet
page-add-result = Add a result
page-result = Result
page-tables = { $n ->
    [one] { $n } other table
   *[other] { $n } other tables
}
page-tables-of = Tables with { $result }
page-tables-with-it = Tables with it
page-remove-result = Remove { $result }
page-quick = Or several at once, typed or pasted
page-fewer = One fewer
page-more = One more

page-section-facts = At the table
page-offenders = Offending side
page-side-EW = { side-ew }
page-offenders-both = Both
page-offenders-none = Neither
page-obtained = Score obtained
page-choose = choose
page-leave-open = Leave open: { $what }

page-section-incident = What happened
page-incident-hint = Which irregularity it was, who, and the questions of its Law in order. A matter of judgement stays yours.
page-ask-me = Answer the questions
page-ask-again = Answer again
page-remove-incident = Remove
page-walk-words = What happened? In your own words
page-walk-from-words = From your words
page-walk-find = Find
page-walk-all = All { $n } irregularities
page-walk-open-file = Go on from a saved ruling
page-walk-change = Answer again: { $question } { $answer }
page-walk-keep = Keep the answer
page-walk-over = That is all. The ruling stays as it is; any answer can be given again.
page-walk-end = Finish
page-walk-choose-result = Choose the result
page-walk-all-results = These are all results
page-walk-rule = This is the ruling
page-walk-to-form = Show in the form
page-walk-known = { $n ->
    [one] { $n } answer so far
   *[other] { $n } answers so far
}
page-one-back = Back
page-answers = { answers }
page-answer = Answer
page-your-answer = Your answer
page-reason-or-answer = A reason, or the answer in your own words
page-answer-in-words = Another answer
page-reason = Reason (optional)
page-leave-it-open = Leave open

page-section-ruling = Ruling
page-ruling-kind = Kind of ruling
page-ruling-both = Weighted
page-ruling-split = Split
page-ruling-artificial = Artificial
page-ruling-damage = Self-inflicted damage
page-ruling-none = None
page-ruling-stands = Score stands
page-ruling-both-hint = One outcome, or several with weights, for both sides (Law 12C1(c)).
page-ruling-split-hint = Each side has a score of its own.
page-ruling-artificial-hint = Average plus, average, average minus, or a percentage (Law 12C2).
page-ruling-damage-hint = The side that did not offend made an extremely serious error of its own (Law 12C1(e)).
page-ruling-none-hint = No adjusted score.
page-ruling-stands-hint = The result of the table stands.
page-both-sides = Both sides
page-score = Score
page-contract = Contract
page-artificial = Artificial
page-artificial-score = Artificial score of { $side }
page-outcome-of = Outcome, { $side }
page-outcome-n = Outcome { $n }, { $side }
page-add-outcome = Add an outcome
page-remove-outcome = Remove { $outcome }
page-weight-of = Weight of { $outcome }
page-weights-beyond = A weight below 0 or above 100%: change it in the script.
page-damaged-side = Side that did not offend
page-side-of-offenders = By the offending side above
page-damage-before = Before the infraction
page-damage-before-hint = The result that was expected.
page-damage-after = After the infraction, without the error
page-damage-after-hint = The result that the side could still have had.
page-damage-obtained = Obtained
page-damage-obtained-hint = The result at the table.
page-as-above = As above
page-still-to-choose = { $n ->
    [one] { $n } outcome is still to be chosen; the script waits for it.
   *[other] { $n } outcomes are still to be chosen; the script waits for them.
}

page-section-lines = More
page-lines-summary = Other lines and comments
page-lines-hint = Settings, the match, the session, penalties, cards and calls, as the script has them.
page-line-n = Line { $n }
page-add-line = Add a line
page-remove-line = Remove { $line }
page-comments = Comments at the top
page-beyond = The script has more than the form can show.
page-form-too-long = it is too long
page-beyond-hint = It is complete and computed as it is; change it as a script, or begin an empty form.
page-show-script = Show it in the script
page-new-form = Empty form

page-typed = The result as it is written
page-kind-of-result = Kind of result
page-nothing-chosen = Choose a result, or type one.
page-one-result = Choose one result here.
page-done-another = And another
page-level = Level
page-strain = Strain
page-strain-clubs = clubs
page-strain-diamonds = diamonds
page-strain-hearts = hearts
page-strain-spades = spades
page-strain-NT = no-trump
page-doubling = Doubled
page-undoubled = not doubled
page-doubled = doubled
page-redoubled = redoubled
page-declarer = Declarer
page-sign = Sign
page-plus-for-ns = + for NS
page-minus-for-ns = − for NS

page-title-event = A whole event
page-event-lead = Open the file of the scoring program: the ranking appears, then what a ruling changes in it. The file stays on this device.
page-event-open = Open a scoring file
page-event-formats = USEBIO, BWS, ACBLscore, PBN, CSV and others; or drop it on the page
page-event-ruling = A ruling at a table
page-board = Board
page-board-n = Board { $n }
page-table = Table
page-section = Section
page-event-choose-board = Choose a board…
page-event-add = Apply the ruling
page-event-penalty = Penalty
page-event-penalty-none = None
page-event-penalty-amount = How much: 10%, 2 MP, 3 IMP
page-event-sheets = Sheets to print
page-event-entries = What to type into the scoring program
page-event-script = Continue as a script
page-event-needs-place = Which table, or which pairs?
page-event-needs-ruling = Choose the outcomes of the ruling first.
page-event-ranked = { $n ->
    [one] The ranking with { $n } ruling.
   *[other] The ranking with { $n } rulings.
}
page-file-too-large = { $name } is larger than { $n } MB.
page-close-file = Close { $name }
page-remove-ruling = Remove { $ruling }
page-ranking = Ranking

page-explanation = Explanation
page-no-topic = Nothing is called { $name }.
page-did-you-mean = Perhaps:
page-try-it = Try it
