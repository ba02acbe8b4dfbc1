//! What is wrong with a text, in words a director uses.

use crate::diagnostic::SyntaxProblem;

/// The message for a problem of the notation.
#[must_use]
pub fn syntax_message(problem: &SyntaxProblem) -> String {
    match problem {
        SyntaxProblem::Unexpected { found, expected, .. } => {
            let expected = list(expected);
            match (found.is_empty(), expected.is_empty()) {
                (true, true) => say!("error-unexpected", "something is missing at the end"),
                (true, false) => say!("error-unexpected-end", "expected {expected} at the end", expected),
                (false, true) => say!("error-unexpected-here", "`{found}` cannot stand here", found),
                (false, false) => {
                    say!("error-unexpected-other", "expected {expected}, found `{found}`", expected, found)
                }
            }
        }
        SyntaxProblem::Unclosed { opener } => say!("error-unclosed", "this `{opener}` is never closed", opener),
        SyntaxProblem::Unopened { closer } => say!("error-unopened", "this `{closer}` closes nothing", closer),
        SyntaxProblem::DecimalComma { with_point } => {
            say!("error-decimal-comma", "a decimal comma: the number is written `{with_point}`", with_point)
        }
        SyntaxProblem::NumberRange { what } => range(what).0,
        SyntaxProblem::NestedParentheses => say!("error-nested-parentheses", "parentheses inside parentheses"),
        SyntaxProblem::TooDeep { limit } => {
            say!("error-too-deep", "blocks stand more than {limit} deep in one another", limit)
        }
        SyntaxProblem::UnknownStatement { word, .. } => {
            say!("error-unknown-statement", "`{word}` starts no statement", word)
        }
        SyntaxProblem::ReservedName { word } => {
            say!("error-reserved-name", "`{word}` is a word of the language and cannot be a name", word)
        }
        SyntaxProblem::NameAsComponent { name } => {
            say!("error-name-as-component", "the name `{name}` cannot be a part of a weighted ruling", name)
        }
        SyntaxProblem::Other { key, .. } => other(key).0,
    }
}

/// What to write instead, where that can be said.
#[must_use]
pub fn syntax_help(problem: &SyntaxProblem) -> Option<String> {
    match problem {
        SyntaxProblem::Unexpected { form: Some(form), .. } => {
            self::form(form).map(|form| say!("help-form", "write `{form}`", form))
        }
        SyntaxProblem::Unexpected { form: None, .. } => None,
        SyntaxProblem::Unclosed { opener } => {
            let closer = match *opener {
                "(" => ")",
                "{" => "}",
                quote => quote,
            };
            Some(say!("help-unclosed", "write `{closer}` where it ends", closer))
        }
        SyntaxProblem::Unopened { .. } => Some(say!("help-unopened", "leave it out, or write its opening bracket")),
        SyntaxProblem::DecimalComma { with_point } => Some(say!(
            "help-decimal-comma",
            "write `{with_point}`; a comma separates things, as in `NS 9.8, EW 8.2`",
            with_point
        )),
        SyntaxProblem::NumberRange { what } => Some(range(what).1),
        SyntaxProblem::NestedParentheses => Some(say!(
            "help-nested-parentheses",
            "weigh all outcomes in one pair of parentheses: `(60% +620 & 30% +170 & 10% -100)`"
        )),
        SyntaxProblem::TooDeep { .. } => Some(say!("help-too-deep", "close the cases that are finished with `}`")),
        SyntaxProblem::UnknownStatement { suggestion: Some(near), .. } => {
            Some(say!("did-you-mean", "did you mean `{near}`?", near))
        }
        SyntaxProblem::UnknownStatement { suggestion: None, .. } => Some(say!(
            "help-unknown-statement",
            "start with a ruling, as in `(60% +620 & 40% -100)`, or with a statement, as in `let td = +620`"
        )),
        SyntaxProblem::ReservedName { word } => {
            Some(say!("help-reserved-name", "choose another name: `let {word}1 = (60% +620 & 40% -100)`", word))
        }
        SyntaxProblem::NameAsComponent { .. } => Some(say!(
            "help-name-as-component",
            "write its outcomes out; a name may stand for a whole side: `td/(-100)`"
        )),
        SyntaxProblem::Other { key, .. } => Some(other(key).1),
    }
}

/// A number out of range: what is said, and what is advised.
fn range(what: &str) -> (String, String) {
    match what {
        "score" => (
            say!("error-range-score", "no bridge score is as large as this"),
            say!("help-range-score", "a score lies between -99999 and +99999"),
        ),
        "weight" => (
            say!("error-range-weight", "this fraction is no weight"),
            say!("help-range-weight", "both parts of a fraction are at most 10000, and it is not divided by 0: `1/3`"),
        ),
        "count" => (
            say!("error-range-count", "no field has as many tables as this"),
            say!("help-range-count", "a count lies between 1 and 1000000"),
        ),
        "percentage" => (
            say!("error-range-percentage", "this percentage is out of range"),
            say!("help-range-percentage", "a percentage is at most 1000%, with at most 6 decimals: `62.5%`"),
        ),
        "board" => (
            say!("error-range-board", "no session has a board of this number"),
            say!("help-range-board", "a board's number is at most 1000"),
        ),
        "boards" => (
            say!("error-range-boards", "no match has as many boards as this"),
            say!("help-range-boards", "a match has at most 1000 boards: `match boards 16`"),
        ),
        _ => (
            say!("error-range-other", "this number has more digits than can be kept"),
            say!("help-range-other", "write at most 12 digits before and 6 after the point"),
        ),
    }
}

/// The slips with a name: what is said, and what is advised.
fn other(key: &str) -> (String, String) {
    match key {
        "control-character" => (
            say!("error-slip-control-character", "a character that cannot be seen stands here"),
            say!("help-slip-control-character", "delete it; it came in with pasted text"),
        ),
        "escape" => (
            say!("error-slip-escape", "a `\\` in a string that escapes nothing"),
            say!("help-slip-escape", "write `\\\\` for a backslash, `\\\"` for a quote, `\\n` for a new line"),
        ),
        "whole-points" => (
            say!("error-slip-whole-points", "scores are whole points"),
            say!(
                "help-slip-whole-points",
                "write the score without decimals: `+620`; weigh scores to get between them: `(60% +620 & 40% -100)`"
            ),
        ),
        "number" => (
            say!("error-slip-number", "this is not a number"),
            say!("help-slip-number", "write digits on both sides of the point: `0.5`"),
        ),
        "count" => (
            say!("error-slip-count", "a count is a whole number above 0"),
            say!("help-slip-count", "write how many tables had the score: `+620: 3`"),
        ),
        "said-twice" => {
            (say!("error-slip-said-twice", "this was said already"), say!("help-slip-said-twice", "say it once"))
        }
        "ruling" => (
            say!("error-slip-ruling", "this is not a ruling"),
            say!("help-slip-ruling", "write a score, a contract or a weighted ruling: `(60% +620 & 40% -100)`"),
        ),
        "missing-separator" => (
            say!("error-slip-missing-separator", "a `&` is missing between two outcomes"),
            say!("help-slip-missing-separator", "write `(60% +620 & 40% -100)`"),
        ),
        "list-needs-parentheses" => (
            say!("error-slip-list-needs-parentheses", "outcomes without parentheses are joined by `&` only"),
            say!("help-slip-list-needs-parentheses", "write `60% +620 & 40% -100`, or put them in parentheses"),
        ),
        "split-side" => (
            say!("error-slip-split-side", "one side of the `/` is missing"),
            say!("help-slip-split-side", "write NS's score left of it and EW's right: `(-100)/(+620)`"),
        ),
        "split-two" => (
            say!("error-slip-split-two", "a split ruling has two sides only"),
            say!("help-slip-split-two", "write NS's score left of the `/` and EW's right: `(-100)/(+620)`"),
        ),
        "slash-inside" => (
            say!("error-slip-slash-inside", "a `/` inside parentheses"),
            say!(
                "help-slip-slash-inside",
                "the slash stands between the parentheses of the sides: `(60% +620 & 40% -100)/(+620)`"
            ),
        ),
        "side-colon" => (
            say!("error-slip-side-colon", "a side and a colon are no ruling"),
            say!("help-slip-side-colon", "write NS's score left of a slash and EW's right: `(-100)/(+620)`"),
        ),
        "row-count" => (
            say!("error-slip-row-count", "a `:` is missing before the count"),
            say!("help-slip-row-count", "write how many tables had the score: `+620: 3`"),
        ),
        "expect-form" => (
            say!("error-slip-expect-form", "`expect` needs a `:` before what it expects"),
            say!("help-slip-expect-form", "write `expect td: NS 9.8, EW 8.2`"),
        ),
        "damage-form" => (
            say!("error-slip-damage-form", "`damage` is not complete"),
            say!("help-slip-damage-form", "write `damage NS before +620 after +500 obtained +150`"),
        ),
        "let-form" => (
            say!("error-slip-let-form", "`let` needs a name, `=` and a ruling"),
            say!("help-slip-let-form", "write `let td = (60% +620 & 40% -100)`"),
        ),
        "let-missing" => (
            say!("error-slip-let-missing", "a name is given with `let`"),
            say!("help-slip-let-missing", "write `let td = (60% +620 & 40% -100)`"),
        ),
        "statement-in-rows" => (
            say!("error-slip-statement-in-rows", "a statement among the rows of a block"),
            say!("help-slip-statement-in-rows", "close the block with `}` before it"),
        ),
        "needs-block" => (
            say!("error-slip-needs-block", "this needs a block in `{ }`"),
            say!("help-slip-needs-block", "write `case \"Board 7\" { … }`, `scale \"club\" { 0-2: 15-15 }`"),
        ),
        "block-without-head" => (
            say!("error-slip-block-without-head", "a `{` without a word in front of it"),
            say!("help-slip-block-without-head", "say what it holds: `traveller {` or `case \"Board 7\" {`"),
        ),
        "block-not-here" => (
            say!("error-slip-block-not-here", "this cannot hold a block here"),
            say!(
                "help-slip-block-not-here",
                "blocks are `case \"…\" { }`, `traveller { }`, `scale \"…\" { }`, and `group \"…\" { }` in a traveller"
            ),
        ),
        "group-outside" => (
            say!("error-slip-group-outside", "a group outside a traveller"),
            say!("help-slip-group-outside", "write `traveller { group \"A\" { +620: 3 } }`"),
        ),
        _ => (
            say!("error-slip-other", "this is not in the notation"),
            say!("help-slip-other", "write a ruling such as `(60% +620 & 40% -100)`"),
        ),
    }
}

/// How something is written, by the word it starts with.
fn form(key: &str) -> Option<&'static str> {
    Some(match key {
        "row" => "+620: 3",
        "scale-row" => "3-6: 16-14",
        "answer" => "answer (60% +620 & 40% -100)",
        "board" => "board 7 dealer S vul all",
        "case" => "case \"Board 7\" { … }",
        "compare" => "compare td, (-100)/(+620), A+/A-",
        "conventions" => "conventions split: (-100)/(+620)",
        "damage" => "damage NS before +620 after +500 obtained +150",
        "deal" => "deal \"N:AK32.52.62.QT987 - - -\"",
        "effects" => "effects (60% +620 & 40% -100)",
        "entry" => "entry (-100)/(+620)",
        "expect" => "expect td: NS 9.8, EW 8.2",
        "include" => "include \"club.ruling\"",
        "let" => "let td = (60% +620 & 40% -100)",
        "match" => "match boards 16 rest +10 scale wbf",
        "obtained" => "obtained +100",
        "offenders" => "offenders EW",
        "other" => "other table +300",
        "penalty" => "penalty EW 10%",
        "pitfall" => "pitfall (60% +620 & 40% -100)",
        "protocol" => "protocol",
        "question" => "question \"What does each side get?\"",
        "regulations" => "regulations ebu",
        "scale" => "scale \"club\" boards 24 { 0-2: 15-15, 3+: 16-14 }",
        "scoring" => "scoring butler",
        "sensitivity" => "sensitivity (60% +620 & 40% -100)",
        "session" => "session NS 64.2% EW 38%",
        "set" => "set short-field neuberg",
        "solve" => "solve w in (w +620 & rest -100) for NS 12",
        "traveller" => "traveller { +620: 3, +500, -100: 2 }",
        "vary" => "vary w from 0% to 100% step 10% in (w +620 & rest -100)",
        _ => return None,
    })
}

/// What was expected, in words: `a score, a contract or …`.
fn list(expected: &[&'static str]) -> String {
    let mut words: Vec<String> = expected.iter().map(|key| thing(key)).collect();
    let Some(last) = words.pop() else { return String::new() };
    if words.is_empty() {
        return last;
    }
    say!("or", "{others} or {last}", others = words.join(", "), last)
}

/// An expected thing, by the key the parser gives it.
fn thing(key: &'static str) -> String {
    match key {
        "ruling" => say!("thing-ruling", "a ruling"),
        "outcome" => say!("thing-outcome", "a score or a contract"),
        "strain" => say!("thing-strain", "a suit or `NT`"),
        "weight" => say!("thing-weight", "a weight such as `60%`"),
        "number" => say!("thing-number", "a number"),
        "count" => say!("thing-count", "a count"),
        "seat" => say!("thing-seat", "a seat (`N`, `E`, `S`, `W`)"),
        "side" => say!("thing-side", "a side (`NS` or `EW`)"),
        "name" => say!("thing-name", "a name"),
        "string" => say!("thing-string", "a text in quotes"),
        "word" => say!("thing-word", "a word"),
        "value" => say!("thing-value", "a value"),
        "unit" => say!("thing-unit", "a unit (`%`, `MP`, `IMP`, `VP`)"),
        "percent" => "`%`".to_owned(),
        "ampersand" => "`&`".to_owned(),
        "comma" => "`,`".to_owned(),
        "slash" => "`/`".to_owned(),
        "colon" => "`:`".to_owned(),
        "equals" => "`=`".to_owned(),
        "open" => "`(`".to_owned(),
        "close" => "`)`".to_owned(),
        "claim" => say!("thing-claim", "what to expect, such as `NS 9.8` or `error weights-sum`"),
        "vulnerability" => say!("thing-vulnerability", "a vulnerability (`none`, `NS`, `EW`, `all`)"),
        "offenders" => say!("thing-offenders", "`NS`, `EW`, `both` or `none`"),
        "end" => say!("thing-end", "the end"),
        "plus" => "`+`".to_owned(),
        "minus" => "`-`".to_owned(),
        "marks-clause" => say!("thing-marks-clause", "`side` or `weights` and a share"),
        "match-clause" => say!("thing-match-clause", "`boards`, `rest`, `knockout` or `scale`"),
        "before" => "`before`".to_owned(),
        "after" => "`after`".to_owned(),
        "in" => "`in`".to_owned(),
        "for" => "`for`".to_owned(),
        "from" => "`from`".to_owned(),
        "to" => "`to`".to_owned(),
        "table" => "`table`".to_owned(),
        other => other.to_owned(),
    }
}
