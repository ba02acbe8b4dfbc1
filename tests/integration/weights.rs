//! Weights that a poll or the field suggests: proposed with their working, and never applied. The figures are worked by
//! hand in the comments, or the source's.

use crate::harness::{Run, results};
use serde_json::{Value, json};

fn weights(script: &str) -> Value {
    let found = results(script).into_iter().find(|result| result["kind"] == "weights");
    found.unwrap_or_else(|| panic!("nothing is proposed by {script}"))
}

fn proposal(script: &str) -> String {
    weights(script)["proposal"].as_str().unwrap().to_owned()
}

/// The code and the message of the first error.
fn refused(script: &str) -> (String, String) {
    let document = Run::script(script).json();
    let first = &document["diagnostics"][0];
    (first["code"].as_str().unwrap_or_default().to_owned(), format!("{} {}", first["message"], first["help"]))
}

/// The EBL's course of 2019: 40% of a panel pass, 60% bid 2♠.
const MISINFORMATION: &str = "board 11\nobtained 3NT+2 S\ntraveller { 3NT+2 S: 4, 3NT+1 S: 2, 5♦= S, 3NT+3 S, 2♦+4 S }\n\
    incident mi by N { wrong: yes; stage: after; influenced: yes; unauthorised-too: no\n\
    poll \"East's call?\" { 2♠: 6, pass: 4 } }\n";
const LED: &str = "weights from poll { 2♠: 3NT+2 S, pass: 2♦+4 S }\n";

#[test]
fn the_source_goes_from_forty_to_fifty() {
    assert_eq!(proposal(&format!("{MISINFORMATION}{LED}")), "(60% 3NT+2 S & 40% 2♦+4 S)");
    let found = weights(&format!("{MISINFORMATION}set tilt 10\n{LED}"));
    assert_eq!(found["proposal"], "(50% 3NT+2 S & 50% 2♦+4 S)");
    assert_eq!((&found["favour"], &found["tilt"]), (&json!("EW"), &json!("1/10")));
    let passed = &found["outcomes"][1];
    assert_eq!(
        (&passed["count"], &passed["share"], &passed["shifted"]["ew"]),
        (&json!("4"), &json!("2/5"), &json!("1/2"))
    );
    // The example's own figures for half and half.
    assert_eq!((&found["scored"]["ns"]["points"], &found["scored"]["ew"]["points"]), (&json!("6.5"), &json!("11.5")));
    // Of eleven, 7/11 − 10% is 53.6%, 5/11 + 10% is 55.5%: to the nearest 5%.
    let more: Vec<&Value> = found["one_more"].as_array().unwrap().iter().map(|more| &more["proposal"]).collect();
    assert_eq!(more, [&json!("(55% 3NT+2 S & 45% 2♦+4 S)"), &json!("(45% 3NT+2 S & 55% 2♦+4 S)")]);
    assert_eq!(found["sensitivity"]["rows"].as_array().unwrap().len(), 2);
}

#[test]
fn what_is_excluded_is_left_out() {
    let before = "board 13\nobtained 3NT= W\ntraveller { 4♥-1 W: 3, 4♥= W, 3NT= W }\nincident ui by E { information: yes\n\
                  poll \"Your call?\" { 4♥: 5, pass: 4 }\nchosen: pass; suggested: yes }\n";
    // The infraction's own answer needs no outcome, and has no part where it has one.
    assert_eq!(proposal(&format!("{before}weights from poll {{ 4♥: 4♥-1 W }}")), "4♥-1 W");
    let both = weights(&format!("{before}weights from poll {{ 4♥: 4♥-1 W, pass: 3NT= W }}"));
    assert_eq!((&both["proposal"], &both["outcomes"][1]["excluded"]), (&json!("4♥-1 W"), &json!(true)));
    // An answer may lead to several outcomes: 5 votes are 4 and 1.
    let several = weights(&format!("{before}weights from poll {{ 4♥: (80% 4♥-1 W & 20% 4♥= W) }}"));
    assert_eq!(
        (&several["proposal"], &several["outcomes"][1]["count"]),
        (&json!("(80% 4♥-1 W & 20% 4♥= W)"), &json!("1"))
    );
    let (code, message) = refused(&format!("{before}weights from poll {{ 4♥: 3NT-1 W }}"));
    assert!(code == "weights" && message.contains("excluded"), "{message}");
}

#[test]
fn the_field_is_counted() {
    // The source weighs eight and nine tricks with 25 and 75: so does a field with one table and three.
    let script = "board 15\nobtained 2♥= S\ntraveller { 2♦+1 E: 2, -110, 2♦= W, 2♥= S, A+/A-, 1NT-1 N }\n\
                  weights from field { 2♦= E, 2♦+1 E }";
    let found = weights(script);
    // The same contract by the partner, and a plain score that the outcome is worth.
    assert_eq!(found["proposal"], "(25% 2♦= E & 75% 2♦+1 E)");
    assert_eq!((&found["from"], &found["tables"]), (&json!("field"), &json!(7)));
    assert_eq!(found["poll"], Value::Null);
}

#[test]
fn after_a_directors_error_each_side_has_its_own() {
    // 4♠ made is better for NS and one down for EW; of half and half 10 points go each way.
    let script = "board 7\nobtained 4♠= N\ntraveller { 4♠= N, 4♠-1 N }\nset tilt 10\n\
                  incident director-error { error: yes; scorable: no }\nweights from field { 4♠= N, 4♠-1 N }";
    let found = weights(script);
    assert_eq!(found["proposal"], "(60% 4♠= N & 40% 4♠-1 N)/(40% 4♠= N & 60% 4♠-1 N)");
    assert_eq!(found["favour"], "each");
    assert_eq!(proposal(&script.replace("set tilt 10\n", "")), "(50% 4♠= N & 50% 4♠-1 N)");
}

#[test]
fn nothing_is_shifted_where_nobody_or_everybody_offended() {
    for offenders in ["", "offenders both\n"] {
        let script = format!(
            "board 7\nset tilt 10\n{offenders}traveller {{ 4♠= N, 4♠-1 N }}\nweights from field {{ 4♠= N, 4♠-1 N }}"
        );
        assert_eq!(proposal(&script), "(50% 4♠= N & 50% 4♠-1 N)", "{offenders}");
        let output = Run::script(&script).done().stdout;
        assert!(output.contains("Nothing is shifted"), "{output}");
    }
}

#[test]
fn weights_are_rounded_so_that_they_are_whole_together() {
    // A third each: 30%, and of the 10% left 5% to the first two; EW offended, and NS do best with +650 and +620.
    let script = "board 7\noffenders EW\ntraveller { -100, +650, +620 }\nweights from field { -100, +650, +620 }";
    assert_eq!(proposal(script), "(30% -100 & 35% +650 & 35% +620)");
    // 2, 3 and 5 of seventeen… 2/10, 3/10, 5/10 are exact.
    let script = "traveller { +100: 2, +110: 3, +140: 5 }\nweights from field { +100, +110, +140 }";
    assert_eq!(proposal(script), "(20% +100 & 30% +110 & 50% +140)");
    // 1 of 50 is 2%: nothing to weigh.
    let script = "traveller { +100: 49, +110 }\nweights from field { +100, +110 }";
    assert_eq!(proposal(script), "+100");
}

#[test]
fn more_outcomes_give_in_proportion() {
    // Shares 20, 30, 50; EW offended. Each alone against the field: +100 is least to NS and +140 most; the mean lies
    // between +110 and +140, so that 10 points go from 20 and 30 (4 and 6) to 50.
    let script =
        "offenders EW\nset tilt 10\ntraveller { +100: 2, +110: 3, +140: 5 }\nweights from field { +100, +110, +140 }";
    let found = weights(script);
    let shifted: Vec<&Value> = found["outcomes"].as_array().unwrap().iter().map(|one| &one["shifted"]["ns"]).collect();
    assert_eq!(shifted, [&json!("4/25"), &json!("6/25"), &json!("3/5")]);
}

#[test]
fn a_proposal_is_not_applied() {
    let script = "traveller { +620: 3, -100 }\n+620\nweights from field { +620, -100 }\nexpect ans: NS 5, EW 3";
    let document = Run::script(script).json();
    // +620 of five: three ties and one beaten.
    assert_eq!(document["expectations"][0]["passed"], true, "{document:#}");
}

#[test]
fn without_a_field_the_weights_are_proposed_all_the_same() {
    let script = MISINFORMATION.replace("traveller { 3NT+2 S: 4, 3NT+1 S: 2, 5♦= S, 3NT+3 S, 2♦+4 S }\n", "");
    let found = weights(&format!("{script}set tilt 10\n{LED}"));
    assert_eq!((&found["proposal"], &found["scored"]), (&json!("(50% 3NT+2 S & 50% 2♦+4 S)"), &Value::Null));
}

#[test]
fn a_poll_is_chosen_by_its_words_and_may_name_outcomes() {
    let script = "board 15\ntraveller { 2♦= E }\nincident mi by N { wrong: yes; stage: after; influenced: yes; unauthorised-too: no\n\
                  poll \"How many tricks in 2♦?\" { \"2♦= E\": 1, \"2♦+1 E\": 3 }\npoll \"Your call?\" { pass: 3, 2♥: 1 } }\n";
    assert_eq!(proposal(&format!("{script}weights from poll \"many tricks\"")), "(25% 2♦= E & 75% 2♦+1 E)");
    assert_eq!(
        proposal(&format!("{script}weights from poll {{ pass: 2♦= E, 2♥: 2♦+1 E }}")),
        "(75% 2♦= E & 25% 2♦+1 E)"
    );
    assert!(refused(&format!("{script}weights from poll \"a lead\"")).1.contains("question"));
}

#[test]
fn what_is_missing_is_asked_for() {
    let poll = format!("{MISINFORMATION}weights from poll");
    for (script, part) in [
        ("weights from poll { 4♥: 4♥-1 W }".to_owned(), "poll \\\"Your call?\\\""),
        (poll.clone(), "weights from poll { 2♠: …, pass: … }"),
        (format!("{poll} {{ pass: 2♦+4 S }}"), "2♠"),
        (format!("{poll} {{ 3♦: 2♦+4 S }}"), "2♠, pass"),
        (format!("{poll} {{ 2♦+4 S }}"), "2♠: …"),
        (format!("{poll} {{ pass: 2♦+4 S, pass: +100, 2♠: +90 }}"), "twice"),
        (format!("{poll} {{ pass: A+/A-, 2♠: +90 }}"), "both sides"),
        (format!("{MISINFORMATION}weights from field"), "weights from field { 3NT+2 S, 3NT+1 S, 2♦+4 S, 3NT+3 S }"),
        (format!("{MISINFORMATION}weights from field {{ pass: 3NT+2 S }}"), "answers"),
        (format!("{MISINFORMATION}weights from field {{ 6NT= S }}"), "there is no evidence"),
        (format!("{MISINFORMATION}weights from field {{ (50% 3NT+2 S & 50% 2♦+4 S) }}"), "outcome"),
    ] {
        let (code, message) = refused(&script);
        assert!(code == "weights" && message.contains(part), "{script}: {code} {message}");
    }
    assert_eq!(refused("weights from field { +620 }").0, "no-field");
    assert_eq!(refused("weights").0, "syntax");
    assert_eq!(refused("weights from field { 4♠= N }\ntraveller { +620 }").0, "no-field");
}

/// A flood of answers is refused at once.
#[test]
fn there_is_an_end_to_evidence() {
    let many = |count: usize, row: &dyn Fn(usize) -> String| (0..count).map(row).collect::<Vec<_>>().join(", ");
    let poll = |count| format!("incident ui by E {{ poll \"?\" {{ {} }} }}", many(count, &|at| format!("\"{at}\": 1")));
    assert!(refused(&poll(100_000)).1.contains("at most 100"));
    let field = |count| {
        let contract = |at: usize| {
            let (level, strain) = (at % 7 + 1, ["♣", "♦", "♥", "♠", "NT"][at / 7 % 5]);
            format!("{level}{strain}{} N", if at < 35 { "=" } else { "-1" })
        };
        let contracts = many(count, &contract);
        format!("board vul none\ntraveller {{ {contracts} }}\nweights from field {{ {contracts} }}")
    };
    assert!(refused(&field(51)).1.contains("at most 50"));
    assert_eq!(weights(&field(50))["evidence"].as_array().unwrap().len(), 50);
}

#[test]
fn a_verdict_without_an_adjustment_is_remarked_on() {
    let found = weights(
        "board 7\nobtained 4♠= N\ntraveller { 4♠= N: 3, 4♠-1 N }\nincident ui by N { information: no }\n\
         weights from field { 4♠= N, 4♠-1 N }",
    );
    assert_eq!(found["diagnostics"][0]["code"], "nothing-to-adjust");
}

#[test]
fn the_share_of_a_logical_alternative_is_a_setting() {
    // Four of twenty are a fifth and less than a fourth.
    let script = |set: &str| {
        format!(
            "{set}\nincident ui by E {{ information: yes; poll \"?\" {{ pass: 16, 4♥: 4 }}; chosen: pass; suggested: yes }}"
        )
    };
    for (set, verdict, assumed) in [
        ("", "adjust", true),
        ("set logical-alternative 1/4", "stands", false),
        ("set logical-alternative 25%", "stands", false),
        ("set logical-alternative 0.2", "adjust", false),
        ("regulations ebu", "adjust", false),
        ("regulations wbf", "adjust", true),
    ] {
        let found = &results(&script(set))[0];
        assert_eq!(found["verdict"], verdict, "{set}");
        let output = Run::script(&script(set)).done().stdout.replace("\n  ", " ");
        assert_eq!(output.contains("this share is an assumption"), assumed, "{set}: {output}");
    }
    let wrong = ["0", "0%", "101%", "1/0", "-1/5", "some"];
    for value in wrong {
        assert_eq!(refused(&format!("set logical-alternative {value}")).0, "setting-value", "{value}");
    }
    for value in ["51", "-1", "ten"] {
        assert_eq!(refused(&format!("set tilt {value}")).0, "setting-value", "{value}");
    }
}

#[test]
fn each_call_is_said_to_hang_on_so_many_votes() {
    let script = "incident ui by E { information: yes\npoll \"?\" { pass: 4, 4♥: 5, 5♦: 1, 4♠ considered 2 }\nchosen: pass; suggested: yes }";
    let found = &results(script)[0];
    // A fifth of ten is 2. 4♥ has 5 and falls with four given to another; 5♦ has 1 and needs one more; 4♠ has 2, but nobody chose it.
    let votes: Vec<Value> = found["poll"]["votes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|vote| json!([vote["alternative"], vote["margin"]]))
        .collect();
    assert_eq!(votes, [json!([null, null]), json!([true, 4]), json!([false, 1]), json!([false, 1])]);
    assert_eq!((&found["poll"]["margin"], &found["poll"]["share"]), (&json!(4), &json!("1/5")));
    for (language, part) in [
        ("en", "4♥ is a logical alternative; moving 4 of its votes to another answer would change that"),
        ("pl", "4♥ jest logiczną alternatywą; nie byłoby nią, gdyby 4 z tych głosów oddano na co innego"),
    ] {
        for format in ["text", "markdown", "html", "latex"] {
            let output = Run::script(script).args_of(&["--format", format, "--language", language]).done().stdout;
            let plain = output.replace("\n  ", " ").replace("$\\heartsuit$", "♥");
            let plain = if format == "html" { without_tags(&plain) } else { plain };
            assert!(plain.contains(part) || format == "latex", "{language} {format}: {plain}");
        }
    }
    // With two alternatives both would have to fall; where there is none, the nearest would have to rise.
    let margin = |votes: &str| {
        let script =
            format!("incident ui by E {{ information: yes; poll \"?\" {{ {votes} }}; chosen: pass; suggested: yes }}");
        results(&script)[0]["poll"]["margin"].clone()
    };
    assert_eq!(margin("pass: 4, 4♥: 3, 4♠: 3"), 4);
    assert_eq!(margin("pass: 9, 4♥: 1"), 1);
    assert_eq!(margin("pass: 10"), 2);
}

fn without_tags(html: &str) -> String {
    let parts = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    parts.collect()
}

#[test]
fn every_format_and_language_shows_a_proposal() {
    let script = format!("{MISINFORMATION}set tilt 10\n{LED}");
    for language in ["en", "pl"] {
        for format in ["text", "markdown", "html", "latex", "json"] {
            let output =
                Run::script(&script).args_of(&["--format", format, "--language", language]).done().exits(0).stdout;
            let figures: &[&str] = if format == "json" { &["13/2", "23/2"] } else { &["40", "50", "12C1(c)"] };
            for part in figures {
                assert!(output.contains(part), "{language} {format}: {part} in {output}");
            }
        }
    }
}

#[test]
fn the_formatter_knows_it() {
    let script = "WEIGHTS from poll   \"tricks\"{pass:2D+4 S;2s:(60% 3NT+2 S&40% 3NT+1 S)}\nweights from field{\n2D= E,2D+1 E\n}\nweights from poll\n";
    let formatted = "weights from poll \"tricks\" { pass: 2♦+4 S, 2♠: (60% 3NT+2 S & 40% 3NT+1 S) }\nweights from field {\n  2♦= E\n  2♦+1 E\n}\nweights from poll\n";
    let done = Run::args(["fmt", "-"]).stdin(script).done();
    assert_eq!(done.stdout, formatted, "{}", done.stderr);
    assert_eq!(Run::args(["fmt", "-"]).stdin(formatted).done().stdout, formatted);
}

/// The effect of one table more is stated of each result in the reader's words, as the outcomes above it are.
#[test]
fn a_results_contract_is_written_as_the_reader_writes_it() {
    let script = "board 3\nobtained 3NT= W\nset language pl\ntraveller { 3NT+1 W: 2, 3NT-1 W }\n\
                  weights from field { 3NT+1 W, 3NT-1 W }";
    let text = Run::script(script).done().exits(0).stdout;
    assert!(text.matches("3BA+1 W").count() >= 2 && !text.contains("3NT"), "{text}");
}
