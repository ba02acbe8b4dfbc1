//! What is wrong with a text, in words a director uses.

use crate::diagnostic::SyntaxProblem;

/// The message for a problem of the notation.
#[must_use]
pub fn syntax_message(problem: &SyntaxProblem) -> String {
    match problem {
        SyntaxProblem::Unexpected { found, expected, .. } => {
            let expected = list(expected);
            match (found.is_empty(), expected.is_empty()) {
                (true, true) => "something is missing at the end".to_string(),
                (true, false) => format!("expected {expected} at the end"),
                (false, true) => format!("`{found}` cannot stand here"),
                (false, false) => format!("expected {expected}, found `{found}`"),
            }
        }
        SyntaxProblem::Unclosed { opener } => format!("this `{opener}` is never closed"),
        SyntaxProblem::Unopened { closer } => format!("this `{closer}` closes nothing"),
        SyntaxProblem::DecimalComma { with_point } => format!("a decimal comma: the number is written `{with_point}`"),
        SyntaxProblem::NumberRange { what } => range(what).0.to_string(),
        SyntaxProblem::NestedParentheses => "parentheses inside parentheses".to_string(),
        SyntaxProblem::TooDeep { limit } => format!("blocks stand more than {limit} deep in one another"),
        SyntaxProblem::UnknownStatement { word, .. } => format!("`{word}` starts no statement"),
        SyntaxProblem::ReservedName { word } => format!("`{word}` is a word of the language and cannot be a name"),
        SyntaxProblem::NameAsComponent { name } => format!("the name `{name}` cannot be a part of a weighted ruling"),
        SyntaxProblem::Other { key, .. } => other(key).0.to_string(),
    }
}

/// What to write instead, where that can be said.
#[must_use]
pub fn syntax_help(problem: &SyntaxProblem) -> Option<String> {
    match problem {
        SyntaxProblem::Unexpected { form: Some(form), .. } => self::form(form).map(|form| format!("write `{form}`")),
        SyntaxProblem::Unexpected { form: None, .. } => None,
        SyntaxProblem::Unclosed { opener } => {
            let closer = match *opener {
                "(" => ")",
                "{" => "}",
                quote => quote,
            };
            Some(format!("write `{closer}` where it ends"))
        }
        SyntaxProblem::Unopened { .. } => Some("leave it out, or write its opening bracket".to_string()),
        SyntaxProblem::DecimalComma { with_point } => {
            Some(format!("write `{with_point}`; a comma separates things, as in `NS 9.8, EW 8.2`"))
        }
        SyntaxProblem::NumberRange { what } => Some(range(what).1.to_string()),
        SyntaxProblem::NestedParentheses => {
            Some("weigh all outcomes in one pair of parentheses: `(60% +620 & 30% +170 & 10% -100)`".to_string())
        }
        SyntaxProblem::TooDeep { .. } => Some("close the cases that are finished with `}`".to_string()),
        SyntaxProblem::UnknownStatement { suggestion: Some(word), .. } => Some(format!("did you mean `{word}`?")),
        SyntaxProblem::UnknownStatement { suggestion: None, .. } => Some(
            "start with a ruling, as in `(60% +620 & 40% -100)`, or with a statement, as in `let td = +620`".into(),
        ),
        SyntaxProblem::ReservedName { word } => {
            Some(format!("choose another name: `let {word}1 = (60% +620 & 40% -100)`"))
        }
        SyntaxProblem::NameAsComponent { .. } => {
            Some("write its outcomes out; a name may stand for a whole side: `td/(-100)`".to_string())
        }
        SyntaxProblem::Other { key, .. } => Some(other(key).1.to_string()),
    }
}

/// A number out of range: what is said, and what is advised.
fn range(what: &str) -> (&'static str, &'static str) {
    match what {
        "score" => ("no bridge score is as large as this", "a score lies between -99999 and +99999"),
        "weight" => (
            "this fraction is no weight",
            "both parts of a fraction are at most 10000, and it is not divided by 0: `1/3`",
        ),
        "count" => ("no field has as many tables as this", "a count lies between 1 and 1000000"),
        "percentage" => {
            ("this percentage is out of range", "a percentage is at most 1000%, with at most 6 decimals: `62.5%`")
        }
        "board" => ("no session has a board of this number", "a board's number is at most 1000"),
        "boards" => ("no match has as many boards as this", "a match has at most 1000 boards: `match boards 16`"),
        _ => ("this number has more digits than can be kept", "write at most 12 digits before and 6 after the point"),
    }
}

/// The slips with a name: what is said, and what is advised.
fn other(key: &str) -> (&'static str, &'static str) {
    match key {
        "control-character" => {
            ("a character that cannot be seen stands here", "delete it; it came in with pasted text")
        }
        "escape" => (
            "a `\\` in a string that escapes nothing",
            "write `\\\\` for a backslash, `\\\"` for a quote, `\\n` for a new line",
        ),
        "whole-points" => (
            "scores are whole points",
            "write the score without decimals: `+620`; weigh scores to get between them: `(60% +620 & 40% -100)`",
        ),
        "number" => ("this is not a number", "write digits on both sides of the point: `0.5`"),
        "count" => ("a count is a whole number above 0", "write how many tables had the score: `+620: 3`"),
        "said-twice" => ("this was said already", "say it once"),
        "ruling" => ("this is not a ruling", "write a score, a contract or a weighted ruling: `(60% +620 & 40% -100)`"),
        "missing-separator" => ("a `&` is missing between two outcomes", "write `(60% +620 & 40% -100)`"),
        "list-needs-parentheses" => (
            "outcomes without parentheses are joined by `&` only",
            "write `60% +620 & 40% -100`, or put them in parentheses",
        ),
        "split-side" => {
            ("one side of the `/` is missing", "write NS's score left of it and EW's right: `(-100)/(+620)`")
        }
        "split-two" => {
            ("a split ruling has two sides only", "write NS's score left of the `/` and EW's right: `(-100)/(+620)`")
        }
        "slash-inside" => (
            "a `/` inside parentheses",
            "the slash stands between the parentheses of the sides: `(60% +620 & 40% -100)/(+620)`",
        ),
        "side-colon" => {
            ("a side and a colon are no ruling", "write NS's score left of a slash and EW's right: `(-100)/(+620)`")
        }
        "row-count" => ("a `:` is missing before the count", "write how many tables had the score: `+620: 3`"),
        "expect-form" => ("`expect` needs a `:` before what it expects", "write `expect td: NS 9.8, EW 8.2`"),
        "damage-form" => ("`damage` is not complete", "write `damage NS before +620 after +500 obtained +150`"),
        "let-form" => ("`let` needs a name, `=` and a ruling", "write `let td = (60% +620 & 40% -100)`"),
        "let-missing" => ("a name is given with `let`", "write `let td = (60% +620 & 40% -100)`"),
        "statement-in-rows" => ("a statement among the rows of a block", "close the block with `}` before it"),
        "needs-block" => {
            ("this needs a block in `{ }`", "write `case \"Board 7\" { … }`, `scale \"club\" { 0-2: 15-15 }`")
        }
        "block-without-head" => {
            ("a `{` without a word in front of it", "say what it holds: `traveller {` or `case \"Board 7\" {`")
        }
        "block-not-here" => (
            "this cannot hold a block here",
            "blocks are `case \"…\" { }`, `traveller { }`, `scale \"…\" { }`, and `group \"…\" { }` in a traveller",
        ),
        "group-outside" => ("a group outside a traveller", "write `traveller { group \"A\" { +620: 3 } }`"),
        _ => ("this is not in the notation", "write a ruling such as `(60% +620 & 40% -100)`"),
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
    let words: Vec<&str> = expected.iter().map(|key| thing(key)).collect();
    match words.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_string(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
    }
}

/// An expected thing, by the key the parser gives it.
fn thing(key: &'static str) -> &'static str {
    match key {
        "ruling" => "a ruling",
        "outcome" => "a score or a contract",
        "strain" => "a suit or `NT`",
        "weight" => "a weight such as `60%`",
        "number" => "a number",
        "count" => "a count",
        "seat" => "a seat (`N`, `E`, `S`, `W`)",
        "side" => "a side (`NS` or `EW`)",
        "name" => "a name",
        "string" => "a text in quotes",
        "word" => "a word",
        "value" => "a value",
        "unit" => "a unit (`%`, `MP`, `IMP`, `VP`)",
        "percent" => "`%`",
        "ampersand" => "`&`",
        "comma" => "`,`",
        "slash" => "`/`",
        "colon" => "`:`",
        "equals" => "`=`",
        "open" => "`(`",
        "close" => "`)`",
        "claim" => "what to expect, such as `NS 9.8` or `error weights-sum`",
        "vulnerability" => "a vulnerability (`none`, `NS`, `EW`, `all`)",
        "offenders" => "`NS`, `EW`, `both` or `none`",
        "end" => "the end",
        "plus" => "`+`",
        "minus" => "`-`",
        "marks-clause" => "`side` or `weights` and a share",
        "match-clause" => "`boards`, `rest`, `knockout` or `scale`",
        "before" => "`before`",
        "after" => "`after`",
        "in" => "`in`",
        "for" => "`for`",
        "from" => "`from`",
        "to" => "`to`",
        "table" => "`table`",
        other => other,
    }
}
