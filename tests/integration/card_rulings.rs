//! Rulings on cards and play: Laws 24, 41 to 60 and 62, written here as plain conditions.

use crate::harness::{Run, cites, incident, incidents};
use serde_json::Value;

/// Runs incidents, many in a script; each has its Law and its obligations.
fn check(table: &str, cases: &[(String, &str, Vec<String>)]) {
    // An incident is read beside those before it, so that a longer script takes longer for each.
    for cases in cases.chunks(48) {
        check_together(table, cases);
    }
}

fn check_together(table: &str, cases: &[(String, &str, Vec<String>)]) {
    let rows: String = cases.iter().map(|(row, ..)| format!("incident {row}\n")).collect();
    let found = incidents(&format!("{table}{rows}"));
    assert_eq!(found.len(), cases.len());
    for (found, (row, law, must)) in found.iter().zip(cases) {
        assert_eq!((found["verdict"].as_str(), &obligations(found)), (Some("play-on"), must), "{row}: {found:#}");
        assert!(cites(found, law), "{law}: {row}: {found:#}");
    }
}

/// Each obligation as `W play ♠4 first-opportunity 50D1`.
fn obligations(found: &Value) -> Vec<String> {
    let text = |one: &Value, key: &str| one[key].as_str().unwrap_or_default().to_owned();
    let all = found["obligations"].as_array().unwrap().iter();
    let words = |one: &Value| ["who", "must", "card", "suit", "for", "law"].map(|key| text(one, key)).to_vec();
    all.map(|one| words(one).into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")).collect()
}

fn texts(found: &Value, key: &str) -> Vec<String> {
    found[key].as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned()).collect()
}

fn texts_of(found: &Value, key: &str) -> String {
    found[key].as_str().unwrap_or_default().to_owned()
}

/// South plays 4♠ and West is on lead, so that East is the other defender.
const SOUTH_DECLARES: &str = "board 1\nauction \"P P 1S P 4S P P P\"\n";

fn at_south(incident: &str) -> String {
    format!("{SOUTH_DECLARES}{incident}")
}

/// The obligations of the owner of a major penalty card that stays on the table.
fn major(who: &str, card: &str) -> Vec<String> {
    vec![format!("{who} leave-faced {card} throughout 50D1"), format!("{who} play {card} first-opportunity 50D1")]
}

/// East leads out of turn against South's contract. Law 54 as plain conditions: what comes before a choice, then five options.
#[test]
fn every_opening_lead_out_of_turn() {
    let mut cases = Vec::new();
    for faced in ["yes", "no"] {
        for informed in ["yes", "no"] {
            for seen in ["yes", "no"] {
                for choice in ["spread", "see-dummy", "require", "forbid", "leave"] {
                    for able in ["", "required-suit: yes; ", "required-suit: no; "] {
                        let row = format!(
                            "opening-lead-out-of-turn by E {{ card: H4; faced: {faced}; informed: {informed}; \
                             dummy-seen: {seen}; choice: {choice}; {able} }}"
                        );
                        let cannot = able.contains("no");
                        let (law, must) = if faced == "no" {
                            ("41A", Vec::new())
                        } else if informed == "yes" {
                            ("47E1", Vec::new())
                        } else if seen == "yes" {
                            ("54C", Vec::new())
                        } else {
                            match choice {
                                "spread" => ("54A", Vec::new()),
                                "see-dummy" => ("54B", Vec::new()),
                                "leave" => ("50D2(b)", major("E", "♥4")),
                                "require" if cannot => ("59", major("E", "♥4")),
                                _ if cannot => ("59", Vec::new()),
                                "require" => ("50D2(a)", vec!["W lead hearts first-lead 50D2(a)".to_owned()]),
                                _ => ("50D2(a)", vec!["W not-lead hearts while-on-lead 50D2(a)".to_owned()]),
                            }
                        };
                        cases.push((row, law, must));
                    }
                }
            }
        }
    }
    check(SOUTH_DECLARES, &cases);
    check(&format!("set edition 2007\n{SOUTH_DECLARES}"), &cases);
}

/// The lead alone answers which card it was, the auction who declares, and South has five options in the order of the Law.
#[test]
fn an_opening_lead_out_of_turn_offers_five_options() {
    let found = incident(&at_south("lead H4 by E\nincident oloot by E { }\n"));
    assert_eq!(texts(&found, "open"), ["choice"]);
    let options = found["options"].as_array().unwrap();
    let of = |one: &Value| [&one["by"], &one["choose"], &one["law"]].map(|text| text.as_str().unwrap().to_owned());
    let expected = [
        ["S", "spread", "54A"],
        ["S", "see-dummy", "54B"],
        ["S", "require", "54D"],
        ["S", "forbid", "54D"],
        ["S", "leave", "54D"],
    ];
    assert_eq!(options.iter().map(of).collect::<Vec<_>>(), expected);
    assert_eq!(obligations(&options[2]["then"]), ["W lead hearts first-lead 50D2(a)"]);
    assert!(texts(&found, "say").len() >= 2);
    let from: Vec<_> = found["steps"].as_array().unwrap().iter().map(|step| step["from"].clone()).collect();
    assert_eq!(from, ["lead", "auction"]);
    // Dummy's lead is none of a defender.
    let found = incident(&at_south("incident oloot by N { card: H4 }\n"));
    assert!(cites(&found, "54E") && obligations(&found).is_empty());
}

/// Laws 53, 55 and 56 as plain conditions: who led, whether it was accepted, and whose lead it was.
#[test]
fn every_lead_out_of_turn() {
    let mut cases = Vec::new();
    for by in ["E", "S"] {
        for accepted in ["yes", "no", "own-lead"] {
            for turn in ["partner", "opponents"] {
                for choice in ["require", "forbid", "leave"] {
                    let row = format!(
                        "lead-out-of-turn by {by} {{ card: H4; accepted: {accepted}; turn: {turn}; choice: {choice} }}"
                    );
                    let (law, must) = match (by, accepted, turn, choice) {
                        (_, "own-lead", ..) => ("53B", Vec::new()),
                        ("S", "yes", ..) => ("55A", Vec::new()),
                        (_, "yes", ..) => ("53A", Vec::new()),
                        ("S", _, "opponents", _) => ("55B1", Vec::new()),
                        ("S", ..) => ("55B2", Vec::new()),
                        (_, _, "opponents", _) => ("56", major("E", "♥4")),
                        (.., "leave") => ("50D2(b)", major("E", "♥4")),
                        (.., "require") => ("50D2(a)", vec!["W lead hearts first-lead 50D2(a)".to_owned()]),
                        _ => ("50D2(a)", vec!["W not-lead hearts while-on-lead 50D2(a)".to_owned()]),
                    };
                    cases.push((row, law, must));
                }
            }
        }
    }
    check(SOUTH_DECLARES, &cases);
    // Declarer accepts a defender's lead, either defender declarer's (55A).
    let by = |by: &str| incident(&at_south(&format!("incident loot by {by} {{ }}\n")))["options"][0]["by"].clone();
    assert_eq!((by("E"), by("S")), ("S".into(), "EW".into()));
}

/// Laws 24, 48, 49, 50 and 51 as plain conditions over every combination.
#[test]
fn every_exposed_card() {
    let mut cases = Vec::new();
    for during in ["auction", "play"] {
        for (card, is_honour) in [("H9", false), ("HT", true)] {
            for cards in [1, 2] {
                for how in ["inadvertent", "deliberate", "led"] {
                    for becomes in ["declarer", "dummy", "defender"] {
                        for leads in ["no", "yes"] {
                            for choice in ["require", "forbid", "leave"] {
                                let row = format!(
                                    "exposed-card by E {{ during: {during}; card: {card}; cards: {cards}; how: {how}; \
                                     becomes: {becomes}; partner-leads: {leads}; choice: {choice} }}"
                                );
                                let is_major = cards > 1 || is_honour || how != "inadvertent";
                                let mut must = Vec::new();
                                if during == "auction" && (cards > 1 || is_honour || how == "led") {
                                    let law = if cards > 1 { "24C" } else { "24B" };
                                    must.push(format!("W pass once {law}"));
                                }
                                let shown = card.replace('H', "♥");
                                let faced = (during, becomes, cards, how) == ("play", "declarer", 2, "deliberate");
                                let law = if faced {
                                    "48B2"
                                } else if becomes != "defender" {
                                    if during == "auction" { "24D" } else { "48A" }
                                } else if !is_major {
                                    must.push(format!("E leave-faced {shown} throughout 50C"));
                                    must.push(format!("E play {shown} before-low 50C"));
                                    "50C"
                                } else {
                                    let law = match (leads, choice, cards) {
                                        ("no", _, 1) => "50D1",
                                        ("no", ..) => "51A",
                                        (_, "leave", _) => "50D2(b)",
                                        (_, _, 1) => "50D2(a)",
                                        _ => "51B",
                                    };
                                    match (leads, choice) {
                                        ("yes", "require") => must.push(format!("W lead hearts first-lead {law}")),
                                        ("yes", "forbid") => {
                                            must.push(format!("W not-lead hearts while-on-lead {law}"))
                                        }
                                        _ => must.extend(major("E", &shown)),
                                    }
                                    law
                                };
                                cases.push((row, law, must));
                            }
                        }
                    }
                }
            }
        }
    }
    check("", &cases);
}

/// 24E and 50D2: against 4♠ by South it is West who leads, so that South chooses before the lead where East has exposed the
/// card, and nothing is left to pass in an auction that is over. West's own card is the one to lead (50D1).
#[test]
fn the_auction_shows_who_leads_after_a_card_was_exposed_in_it() {
    let row = |by: &str, card: &str| {
        at_south(&format!("incident exposed-card by {by} {{ during: auction; card: {card} }}\n"))
    };
    let found = incident(&row("E", "HK"));
    assert_eq!((found["verdict"].as_str(), texts(&found, "open")), (Some("incomplete"), vec!["choice".to_owned()]));
    let options = found["options"].as_array().unwrap();
    let of = |one: &Value| format!("{} {}", texts_of(one, "by"), texts_of(one, "choose"));
    assert_eq!(options.iter().map(of).collect::<Vec<_>>(), ["S require", "S forbid", "S leave"]);
    assert_eq!(obligations(&options[0]["then"]), ["W lead hearts first-lead 50D2(a)"]);
    let found = incident(&row("W", "HK"));
    assert_eq!((found["verdict"].as_str(), obligations(&found)), (Some("play-on"), major("W", "♥K")));
    // Once West has led, a later lead is in question.
    let led = format!("{SOUTH_DECLARES}lead D2 by W\n");
    let found =
        incident(&format!("{led}incident exposed-card by E {{ during: auction; card: HK; partner-leads: no }}\n"));
    assert_eq!(obligations(&found), major("E", "♥K"));
    // A low card is a minor penalty card (50C), which restricts no lead.
    assert!(cites(&incident(&row("E", "H4")), "50C"));
}

/// 51B: of penalty cards of one suit declarer requires or forbids it; of several he requires one, forbids any number, or leaves
/// the lead free.
#[test]
fn penalty_cards_of_several_suits() {
    for (suits, choice, law, must) in [
        ("one", "require", "51B1(a)", "W lead hearts first-lead 51B1(a)"),
        ("one", "forbid", "51B1(b)", "W not-lead hearts while-on-lead 51B1(b)"),
        ("several", "require", "51B2(a)", "W lead one-of-cards first-lead 51B2(a)"),
        ("several", "forbid", "51B2(b)", "W not-lead some-of-cards while-on-lead 51B2(b)"),
        ("several", "leave", "51B2(c)", "E leave-faced ♥K throughout 50D1"),
        ("one", "leave", "50D2(b)", "E leave-faced ♥K throughout 50D1"),
    ] {
        let rows = format!("during: play; card: HK; cards: 2; suits: {suits}; partner-leads: yes; choice: {choice}");
        let found = incident(&at_south(&format!("incident exposed-card by E {{ {rows} }}\n")));
        assert!(cites(&found, law) && obligations(&found)[0] == must, "{rows}: {found:#}");
        let chooser = found["obligations"][0]["by-choice-of"].as_str();
        assert_eq!(chooser == Some("S"), suits == "several" && choice != "leave", "{rows}");
    }
    // The cards of the incidents before it show the suits.
    let two = "incident exposed-card by E { during: play; card: HK; partner-leads: no }\n\
               incident exposed-card by E { during: play; card: CQ; partner-leads: yes; choice: require }\n";
    let found = incidents(&at_south(two)).pop().unwrap();
    assert!(cites(&found, "51B2(a)"), "{found:#}");
}

/// Welsh Bridge Union, rule of the month of March 2020: a partner without the suit that declarer requires leads as he likes (59),
/// and the card led out of turn stays as a penalty card.
#[test]
fn a_required_lead_that_cannot_be_made_leaves_the_card_there() {
    for row in [
        "oloot by E { card: H4; choice: require; required-suit: no }",
        "loot by E { card: H4; accepted: no; turn: partner; choice: require; required-suit: no }",
        "exposed-card by E { during: play; card: HK; partner-leads: yes; choice: require; required-suit: no }",
    ] {
        let found = incident(&at_south(&format!("incident {row}\n")));
        let card = if row.contains("HK") { "♥K" } else { "♥4" };
        assert_eq!((obligations(&found), texts(&found, "later")), (major("E", card), vec!["50E4".to_owned()]), "{row}");
        assert!(cites(&found, "59") && found["say"].to_string().contains("table"), "{row}: {found:#}");
    }
}

/// 62B1 is of a card from a defender's hand, 62B2 of declarer's, dummy's and a faced one; the auction tells whose it was.
#[test]
fn the_auction_tells_whose_card_a_revoke_was() {
    let found = |row: &str| incident(&at_south(&format!("incident revoke by {row}\n")));
    let defender = found("W { established: no }");
    assert!(cites(&defender, "62B1") && obligations(&defender).len() == 2, "{defender:#}");
    let declarer = found("S { established: no }");
    assert!(cites(&declarer, "62B2") && obligations(&declarer).is_empty(), "{declarer:#}");
    assert!(cites(&found("W { established: no; card: faced }"), "62B2"));
    let shown = Run::script(&at_south("incident revoke by S { established: no }\n")).done().stdout;
    assert!(!shown.contains("penalty card"), "{shown}");
    Run::script(&at_south("incident revoke by S { established: no; card: faced }\n")).done().exits(3);
    // Without the auction what was taken back counts all the same (62C2).
    let found = incident("incident revoke by W { established: no; withdrawn: both }\n");
    assert!(cites(&found, "62C2") && found["diagnostics"] == serde_json::json!([]), "{found:#}");
}

/// While the auction lasts the card lies on the table, and what the player becomes may stay out.
#[test]
fn a_card_exposed_in_the_auction_waits_for_its_end() {
    let found =
        incident("board 1\nincident exposed-card by E { during: auction; card: HK; cards: 1; how: inadvertent }\n");
    assert_eq!(obligations(&found), ["W pass once 24B", "E leave-faced ♥K throughout 24"]);
    let found = incident("incident exposed-card by E { during: auction; card: H4; cards: 1; how: inadvertent }\n");
    assert_eq!(obligations(&found), ["E leave-faced ♥4 throughout 24"]);
    assert!(cites(&found, "24A"));
    // A card that partner could not see is none of this.
    let found = incident("incident exposed-card by E { during: play; seen: no }\n");
    assert!(cites(&found, "49") && obligations(&found).is_empty());
}

/// Laws 45 and 47 as plain conditions.
#[test]
fn every_card_played_or_not() {
    let mut cases = Vec::new();
    for player in ["declarer", "dummy", "defender"] {
        for named in ["yes", "no"] {
            for shown in ["yes", "no"] {
                for unintended in ["yes", "no"] {
                    for pause in ["yes", "no"] {
                        for since in ["yes", "no"] {
                            let row = format!(
                                "card-played {{ player: {player}; card: SJ; named: {named}; shown: {shown}; \
                                 unintended: {unintended}; pause: {pause}; partner-played: {since} }}"
                            );
                            let may_change = unintended == "yes" && pause == "no" && since == "no";
                            let (law, is_played) = match (named, player, shown) {
                                ("yes", "dummy", _) if may_change => ("45C4(b)", false),
                                ("yes", ..) => ("45C4(a)", true),
                                (_, _, "no") => ("45A", false),
                                (_, "defender", _) => ("45C1", true),
                                (_, "declarer", _) => ("45C2", true),
                                _ => ("45C3", true),
                            };
                            let must = if is_played {
                                vec![format!(
                                    "{} play ♠J once {law}",
                                    if player == "defender" { "offender" } else { "S" }
                                )]
                            } else {
                                Vec::new()
                            };
                            cases.push((row, law, must));
                        }
                    }
                }
            }
        }
    }
    check(SOUTH_DECLARES, &cases);
}

/// Law 57A to D as plain conditions.
#[test]
fn every_premature_lead() {
    let mut cases = Vec::new();
    for turn in ["partner", "rho"] {
        for hands in ["yes", "no"] {
            for dummy in ["yes", "no"] {
                for choice in ["highest", "lowest", "require-suit", "forbid-suit"] {
                    for able in ["yes", "no"] {
                        let row = format!(
                            "premature-lead by E {{ card: CA; turn: {turn}; both-hands: {hands}; dummy-played: {dummy}; \
                             choice: {choice}; suit: diamonds; able: {able} }}"
                        );
                        let (law, must) = if turn == "rho" {
                            ("57D", Vec::new())
                        } else if hands == "yes" {
                            ("57C1", Vec::new())
                        } else if dummy == "yes" {
                            ("57C2", Vec::new())
                        } else {
                            let mut must = major("E", "♣A");
                            if able == "yes" {
                                must.push(
                                    match choice {
                                        "highest" => "W play highest once 57A1",
                                        "lowest" => "W play lowest once 57A2",
                                        "require-suit" => "W play diamonds once 57A3",
                                        _ => "W not-play diamonds once 57A4",
                                    }
                                    .to_owned(),
                                );
                            }
                            (if able == "yes" { "57A" } else { "59" }, must)
                        };
                        cases.push((row, law, must));
                    }
                }
            }
        }
    }
    check(SOUTH_DECLARES, &cases);
    let found = incident(&at_south("incident premature-lead by S { card: CA }\n"));
    assert!(cites(&found, "57C3") && obligations(&found).is_empty());
}

/// Dummy may warn and ask until he has looked (42, 43).
#[test]
fn dummy_loses_rights_by_looking() {
    for (did, kept, lost) in [
        ("warned", "42B2", "43B2(a)"),
        ("asked", "42B1", "43B2(b)"),
        ("attention", "43B1", "43B3"),
        ("called", "43B1", "43B1"),
        ("took-part", "43B1", "43B1"),
        ("afterwards", "42B3", "42B3"),
    ] {
        for (looked, law) in [("no", kept), ("yes", lost)] {
            let found = incident(&format!("incident dummy-rights by N {{ looked: {looked}; did: {did} }}\n"));
            assert!(cites(&found, law), "{did} {looked}: {found:#}");
        }
    }
}

/// A defender's answer about who won the trick may name the player.
#[test]
fn a_revoke_trick_may_be_won_by_a_player() {
    let tricks = |by: &str, won: &str| {
        let script = format!(
            "board 1\nobtained 4S-1 S\nincident revoke by {by} {{ established: yes; exception: none; trick-won: {won}; \
             tricks-after: 2 }}\n"
        );
        incident(&script)["result"].clone()
    };
    assert!(tricks("W", "offender") != tricks("W", "partner"));
    assert_eq!(tricks("W", "W"), tricks("W", "offender"));
    assert_eq!(tricks("W", "E"), tricks("W", "partner"));
    assert_eq!(tricks("S", "declarer"), tricks("S", "offender"));
    assert_eq!(tricks("W", "declarer"), tricks("W", "opponents"));
}

/// Declarer's lead out of turn is accepted by either defender (55A), a defender's by declarer (53A).
#[test]
fn either_defender_may_accept_declarers_lead() {
    let options = |script: &str| {
        let found = incident(script);
        let all = found["options"].as_array().unwrap().clone();
        all.iter().map(|one| format!("{} {}", texts_of(one, "by"), texts_of(one, "law"))).collect::<Vec<_>>()
    };
    assert_eq!(options(&at_south("incident loot by S { side: declarer }")), ["EW 55A", "EW 55A"]);
    assert_eq!(options("incident loot by S { side: declarer }"), ["EW 55A", "EW 55A"]);
    assert_eq!(options("incident loot { side: declarer }"), ["defenders 55A", "defenders 55A"]);
    assert_eq!(options(&at_south("incident loot by E { card: ♥K }")), ["S 53A", "S 53A"]);
    let expected = "incomplete, W may accept, E may accept, EW may refuse";
    Run::script(&at_south(&format!("incident loot by S {{ side: declarer }}\nexpect incident: {expected}\n")))
        .done()
        .exits(0);
    for wrong in ["S may accept", "NS may accept", "nobody may"] {
        let script =
            at_south(&format!("incident loot by S {{ side: declarer }}\nexpect incident: incomplete, {wrong}\n"));
        Run::script(&script).done().exits(1);
    }
    let shown = Run::script(&at_south("incident loot by S { side: declarer }")).done().stdout;
    assert!(shown.contains("East or West may accept it (Law 55A)") && shown.contains("plays next decides"), "{shown}");
}
