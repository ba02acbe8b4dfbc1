//! The suggestions for a director: each is the input corrected, one for each reading, and it works at its place.

use crate::harness::Run;
use serde_json::Value;

/// 10 results with the ruling: +620 is worth 15 of 18 for NS, +500 11, +300 7, -100 2.
const FIELD: &str = "board 7\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\n";

/// The errors of a script after the field.
fn errors(script: &str) -> Vec<Value> {
    let found = Run::script(&format!("{FIELD}{script}\n")).json();
    let all = found["diagnostics"].as_array().unwrap().iter();
    all.filter(|one| one["severity"] == "error").cloned().collect()
}

/// The texts between backticks in a help up to the examples, the likeliest first, with their places.
fn suggested(error: &Value) -> Vec<String> {
    let help = error["help"].as_str().unwrap_or_default();
    let own = ["for example", "as in", "such as", "for instance"].iter().filter_map(|word| help.find(word)).min();
    let help = help.get(..own.unwrap_or(help.len())).unwrap();
    let is_offer = ["write `", "did you mean `", "write who declared: `"].iter().any(|word| help.contains(word));
    help.split('`').skip(1).step_by(2).filter(|_| is_offer).map(str::to_owned).collect()
}

#[track_caller]
fn reads(script: &str, readings: &[&str]) {
    let errors = errors(script);
    assert_eq!(errors.len(), 1, "{script}: {errors:#?}");
    assert_eq!(suggested(&errors[0]), readings, "{script}: {errors:#?}");
}

/// The figures of the only ruling of a script.
#[track_caller]
fn scores(script: &str, ruling: &str, ns: &str, ew: &str) -> Value {
    let found = Run::script(&format!("{FIELD}{script}\n")).json();
    let rulings: Vec<&Value> =
        found["results"].as_array().unwrap().iter().filter(|one| one["kind"] == "ruling").collect();
    let [one] = rulings.as_slice() else { panic!("{script}: {found:#}") };
    assert_eq!((&one["ruling"], &one["ns"]["points"], &one["ew"]["points"]), (&ruling.into(), &ns.into(), &ew.into()));
    (*one).clone()
}

/// One score in each side's own sign, or NS's view on both sides.
#[test]
fn a_score_beside_a_slash_with_two_readings() {
    for (written, readings) in [
        ("+620/-620", ["+620", "(+620)/(-620)"]),
        ("620/-620", ["+620", "(+620)/(-620)"]),
        ("-100/+100", ["-100", "(-100)/(+100)"]),
        ("-100/100", ["-100", "(-100)/(+100)"]),
        ("-100/-620", ["(-100)/(+620)", "(-100)/(-620)"]),
        ("+620/-100", ["(+620)/(+100)", "(+620)/(-100)"]),
        ("-100/-100", ["-100", "(-100)/(+100)"]),
        ("620/100", ["(+620)/(+100)", "(+620)/(-100)"]),
        ("(60%+620 & 40%-100)/-620", ["(60% +620 & 40% -100)/(+620)", "(60% +620 & 40% -100)/(-620)"]),
        ("(60%+620 & 40%-100) / –620", ["(60% +620 & 40% -100)/(+620)", "(60% +620 & 40% -100)/(-620)"]),
        ("60%+620 & 40%-100 / -620", ["(60% +620 & 40% -100)/(+620)", "(60% +620 & 40% -100)/(-620)"]),
        ("(60%+620 & 40%-100)/-100", ["(60% +620 & 40% -100)/(-100)", "(60% +620 & 40% -100)/(+100)"]),
        ("(-100)/-620", ["(-100)/(+620)", "(-100)/(-620)"]),
        ("(-100)/+100", ["-100", "(-100)/(+100)"]),
        ("50%/-630", ["50%/(+630)", "50%/(-630)"]),
        ("NS +140 EW +100", ["(+140)/(-100)", "(+140)/(+100)"]),
        ("NS: +620 EW: -620", ["+620", "(+620)/(-620)"]),
        ("NS: +620; EW: -620", ["+620", "(+620)/(-620)"]),
        ("NS: 60% +620 & 40% -100 EW: -620", ["(60% +620 & 40% -100)/(+620)", "(60% +620 & 40% -100)/(-620)"]),
        (
            "NS: 60% +620, 40% -100; EW: 100% -620",
            ["(60% +620 & 40% -100)/(100% +620)", "(60% +620 & 40% -100)/(100% -620)"],
        ),
        ("N/S +100, E/W -620", ["(+100)/(+620)", "(+100)/(-620)"]),
        ("N/S +100", ["+100", "-100"]),
        ("E-W +620", ["-620", "+620"]),
        ("EW 620", ["-620", "+620"]),
        ("60/40", ["60%/40%", "(+60)/(+40)"]),
    ] {
        reads(written, &readings);
    }
    // In matchpoints IMPs have no value, and that reading is not offered.
    reads("+3/-3", &["+3", "(+3)/(-3)"]);
    reads("other table +300\n+3/-3", &["+3 IMP/-3 IMP", "+3", "(+3)/(-3)"]);
    reads("other table +300\n-3/+2", &["-3 IMP/+2 IMP", "(-3)/(-2)", "(-3)/(+2)"]);
}

#[test]
fn two_readings_in_every_place_of_a_ruling() {
    for written in [
        "traveller { +620/-620: 3, -100 }",
        "traveller {\n  table 1: 620/-620\n  -100\n}\nprotocol",
        "other table +620/-620",
        "obtained +620/-620",
        "let td = +620/-620",
        "compare +500, +620/-620",
        "expect +620/-620: NS 15",
        "damage NS before +620/-620 after +500 obtained +150",
        "scoring imps\nother table +300\n+620/-620",
    ] {
        let errors = errors(written);
        assert!(
            errors.iter().any(|error| suggested(error).first().is_some_and(|first| first.contains("+620"))),
            "{written}: {errors:#?}"
        );
        assert!(!errors[0]["help"].as_str().unwrap().starts_with("write `(+620)/(-620)`"), "{written}");
    }
    reads("traveller { NS +620, EW -620 }", &["+620", "(+620)/(-620)"]);
    let polish = Run::script("+620/-620\n").env("REDRESS_LANGUAGE", "pl").done().exits(3).stderr;
    let polish = polish.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(polish.contains("napisz `+620` lub `(+620)/(-620)`") && polish.contains("ze znakiem WE"), "{polish}");
}

/// Two scores and brackets have NS's view: -100 ties with two of ten, 2 of 18; EW's +620 leaves EW 3.
#[test]
fn one_reading_where_there_is_one() {
    scores("-100/+620", "(-100)/(+620)", "2", "3");
    scores("-100/620", "(-100)/(+620)", "2", "3");
    scores("(60%+620 & 40%-100)/+620", "(60% +620 & 40% -100)/(+620)", "9.8", "3");
    scores("50%/(+630)", "50%/(+630)", "9", "0");
    scores("620/620", "(+620)/(+620)", "15", "3");
    // EW get -620 from NS's view, worth more than the top together: a warning asks.
    let bracketed = scores("(-100)/(-620)", "(-100)/(-620)", "2", "18");
    assert_eq!(bracketed["diagnostics"][0]["code"], "split-exceeds-top");
}

#[test]
fn weighted_outcomes_with_semicolons_are_one_ruling() {
    scores("60%+620; 40%–100", "(60% +620 & 40% -100)", "9.8", "8.2");
    scores("60% +620; rest -100", "(60% +620 & 40% -100)", "9.8", "8.2");
    scores("62,5% +620; 37,5% -100", "(62.5% +620 & 37.5% -100)", "10.125", "7.875");
    scores("60 % of +620 ; ⅖ –100 # agreed", "(60% +620 & 40% -100)", "9.8", "8.2");
    let sums = |script: &str| errors(script).iter().map(|error| error["message"].to_string()).collect::<Vec<_>>();
    assert_eq!(sums("60% +620; 50% -100"), ["\"the weights of this side sum to 110%; 10% too much\""]);
    scores("let td = 60% +620; rest -100\ntd", "(60% +620 & 40% -100)", "9.8", "8.2");
    // A complete ruling stays one.
    for (script, count) in [
        ("+620; -100", 2),
        ("100% +620; 100% +500", 2),
        ("60%+620 & 40%-100; 30%+620 & 70%-100", 2),
        ("+620; penalty EW 10%", 1),
    ] {
        let found = Run::script(&format!("{FIELD}{script}\n")).json();
        let rulings = found["results"].as_array().unwrap().iter().filter(|one| one["kind"] == "ruling").count();
        assert_eq!((rulings, found["diagnostics"].as_array().unwrap().len()), (count, 0), "{script}: {found:#}");
    }
    let formatted = |text: &str| redress::syntax::format(text).unwrap();
    assert_eq!(formatted("40% 4♥x +500; 60% 4♥x -790\n"), "(40% 4♥x +500 & 60% 4♥x -790)\n");
    assert_eq!(formatted("+620; -100\n"), "+620\n-100\n");
    assert_eq!(formatted("traveller { 60% +620; 40% -100 }\n"), "traveller { (60% +620 & 40% -100) }\n");
}

/// Every ruling of the lectures of 2005 and 2017 as it is printed, with what it is worth. Two points for each of the nine
/// results below and one for each equal one: +620 is worth 15 of 18, +600 12, -100 2. A weight is a part of a result:
/// 0.4 at +500 is worth 2 · 5.6 + 0.4 = 11.6 and 0.6 at -790 is worth 0.6 - 1; EW's 0.7 at +620 is worth 15.3 and 0.3 at
/// -100 1.3, of which EW have what is left to 18.
#[test]
fn the_rulings_of_the_lectures_as_they_are_printed() {
    for (written, ruling, ns, ew) in [
        ("40% 4♥x +500; 60% 4♥x -790", "(40% 4♥x +500 & 60% 4♥x -790)", "4.4", "13.6"),
        ("(–100)/(+600)", "(-100)/(+600)", "2", "6"),
        ("(+600)/(+630)", "(+600)/(+630)", "12", "0"),
        ("(60%+620;40%–100)/(+620)", "(60% +620 & 40% -100)/(+620)", "9.8", "3"),
        ("(30%+620;70%–100)/(70%+620;30%–100)", "(30% +620 & 70% -100)/(70% +620 & 30% -100)", "5.9", "6.9"),
        ("50%/(+630)", "50%/(+630)", "9", "0"),
        ("50%/(60%+620;40%–100)", "50%/(60% +620 & 40% -100)", "9", "8.2"),
        ("(60%+620&40%–100)", "(60% +620 & 40% -100)", "9.8", "8.2"),
        ("(30%+620&70%–100)/(70%+620&30%–100)", "(30% +620 & 70% -100)/(70% +620 & 30% -100)", "5.9", "6.9"),
        ("50%/(60%+620&40%–100)", "50%/(60% +620 & 40% -100)", "9", "8.2"),
        ("(–100)/(+620)", "(-100)/(+620)", "2", "3"),
    ] {
        scores(written, ruling, ns, ew);
    }
    // The universal notation, with the lecture's own field and figures: 10 and 5 of 18.
    let field = "traveller { +800, +620: 3, +500: 3, -100: 2 }\n";
    let damage = "(100%+620&–100%+500&+100%+150)";
    let found = Run::script(&format!("{field}expect {damage}/(+620): NS 10, EW 5\n{damage}\n")).json();
    assert!(
        found["diagnostics"].as_array().unwrap().is_empty() && found["expectations"][0]["passed"] == true,
        "{found:#}"
    );
    // Each side has one outcome of the two, and the rest is left out.
    let left_out = errors("NS: 40% 4♥x -500; WE: 60% 4♥x -790");
    assert_eq!((left_out.len(), &left_out[0]["code"]), (1, &"weights-sum".into()), "{left_out:#?}");
    assert_eq!(left_out[0]["message"], "the weights of this side sum to 40%; 60% is missing");
    // The lecture of 2017 names no declarer, and joins by a word.
    for (written, results) in [
        ("1/3 1NT -1, 2/3 1NT -2", ["1NT-1", "1NT-2"]),
        ("60% 5♣x -2 i 40% 5♣x -3", ["5♣x-2", "5♣x-3"]),
        ("25% 2\u{f0a8}= i 75% 2\u{f0a8} +1", ["2♦=", "2♦+1"]),
    ] {
        let found: Vec<_> =
            errors(written).iter().map(|error| (error["code"].clone(), error["help"].clone())).collect();
        let asked = results.map(|result| {
            let help = ["N", "E", "S", "W"].map(|seat| format!("`{result} {seat}`"));
            (
                "contract-declarer".into(),
                format!("write who declared: {}, {}, {} or {}", help[0], help[1], help[2], help[3]).into(),
            )
        });
        assert_eq!(found, asked, "{written}");
    }
    for written in ["4♥ -1", "5♣ +1", "100% 5♣+1", "3NT+2"] {
        let errors = errors(written);
        assert_eq!((errors.len(), &errors[0]["code"]), (1, &"contract-declarer".into()), "{written}: {errors:#?}");
    }
}

#[test]
fn a_count_behind_a_percentage_or_a_split() {
    for (written, row) in
        [("45% x1", "45%"), ("50% ×2", "50%: 2"), ("-130/400 x2", "(-130)/(+400): 2"), ("A+/A- x3", "A+/A-: 3")]
    {
        let formatted = redress::syntax::format(&format!("traveller {{\n{written}\n}}\n"))
            .unwrap_or_else(|found| panic!("{written}: {found:?}"));
        assert!(
            formatted.contains(&format!("  {row}\n")) || formatted.contains("  45%: 1\n"),
            "{written}: {formatted}"
        );
    }
}

/// A fact that is missing is every choice, or none.
#[test]
fn no_fact_is_invented() {
    reads("(60% 4♠= & rest 4♠-1 N)", &["4♠= N", "4♠= E", "4♠= S", "4♠= W"]);
    reads("6♣ N", &[]);
    let no_board = Run::script("traveller { +620: 3, -100 }\n4♠= N\n").json();
    let help = no_board["diagnostics"][0]["help"].as_str().unwrap();
    for choice in ["`board vul none`", "`board vul NS`", "`board vul EW`", "`board vul all`"] {
        assert!(help.contains(choice), "{help}");
    }
    reads("traveller { 4S= 620 }", &["4♠= N", "4♠= E", "4♠= S", "4♠= W"]);
    reads("session 63%", &["session NS 63%", "session EW 63%"]);
}

#[test]
fn text_that_runs_the_other_way_is_told_of() {
    let trojan = "traveller { +620: 3, -100 }\n# the ruling \u{202e}. )001- %04 & 026+%06( \u{2026} agreed\n(10%+620 & 90%-100)\n";
    let run = Run::script(trojan).done().exits(0);
    assert!(run.stderr.contains("text-direction") && run.stderr.contains(":2:14"), "{}", run.stderr);
    assert!(redress::syntax::format(trojan).is_err());
    for hidden in ["case \"a\u{2066}b\" { +620 }\n", "let a\u{202b} = +620\n", "traveller { +620 } # \u{2069}\n"] {
        let found = Run::script(hidden).json();
        let codes: Vec<&Value> = found["diagnostics"].as_array().unwrap().iter().map(|one| &one["code"]).collect();
        assert!(codes.contains(&&"text-direction".into()), "{hidden:?}: {found:#}");
    }
}

/// Wrong inputs of people who had never seen the notation. Each suggestion runs, but for facts that nobody gave.
#[test]
fn what_is_suggested_runs_when_it_is_pasted() {
    let inputs: Vec<&str> = include_str!("../notations.txt").lines().filter(|line| !line.is_empty()).collect();
    assert!(inputs.len() >= 150, "{}", inputs.len());
    const FACTS: [&str; 3] = ["contract-declarer", "contract-result", "no-event"];
    let (mut pasted, mut failures) = (0, Vec::new());
    for input in inputs {
        for error in errors(input) {
            for suggestion in suggested(&error) {
                let is_part = !["syntax", "unknown-statement"].contains(&error["code"].as_str().unwrap());
                if is_part || suggestion.starts_with(':') {
                    continue;
                }
                pasted += 1;
                // A row stands in its traveller.
                let is_row = input.starts_with("traveller {") && !suggestion.starts_with("traveller");
                let again = errors(&if is_row { format!("traveller {{ {suggestion} }}") } else { suggestion.clone() });
                let is_new = |error: &&Value| !FACTS.contains(&error["code"].as_str().unwrap());
                failures.extend(
                    again.iter().find(is_new).map(|error| format!("{input}: {suggestion}: {}", error["message"])),
                );
                let numbers = |text: &str| -> Vec<String> {
                    text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).map(str::to_owned).collect()
                };
                let own = numbers(input).concat();
                failures.extend(
                    numbers(&suggestion)
                        .iter()
                        .filter(|number| !own.contains(*number) && !is_counted(input))
                        .map(|number| format!("{input}: {suggestion}: {number}")),
                );
            }
        }
    }
    assert!(failures.is_empty() && pasted > 60, "{pasted}: {failures:#?}");
}

/// Returns true if a number of the input is written in words, as a sum or as a fraction.
fn is_counted(input: &str) -> bool {
    ["one", "two", "jednej", "dwóch", "made", "½", "⅓", "1/2", "3/4", "-22"].iter().any(|word| input.contains(word))
}
