//! Laws 65 and 66 of both editions, 74, 76 and 85, written as plain conditions, in another form than the procedures have, over
//! every combination.

use crate::harness::{cites, incident_rows, yes_or_no};
use serde_json::Value;

fn holds(list: &Value, one: &str) -> bool {
    list.as_array().is_some_and(|list| list.iter().any(|item| item == one))
}

/// South declares 4S: a player asks to see the trick, looks at his card, shows it, or points out one that lies wrongly.
struct Look {
    seat: char,
    did: &'static str,
    /// A card has been led to the next trick.
    led: bool,
    /// His side has led or played to it.
    played: bool,
    /// He has turned his own card.
    turned: bool,
}

impl Look {
    /// The row, with the questions of the edition.
    fn row(&self, is_new: bool) -> String {
        let Self { seat, did, .. } = self;
        let (played, led, turned) = (yes_or_no(self.played), yes_or_no(self.led), yes_or_no(self.turned));
        let is_asked = *did == "ask-to-see";
        let time = if is_new || is_asked { format!("played-on: {played}") } else { format!("led-on: {led}") };
        let is_open = is_asked && !self.played && *seat != 'N';
        let turned = if is_open { format!("; turned: {turned}") } else { String::new() };
        let is_dummy = *seat == 'N' && *did != "wrong-way";
        let time = if is_dummy { String::new() } else { format!("; {time}{turned}") };
        format!("quitted-tricks by {seat} {{ did: {did}{time} }}")
    }

    /// The Law that decides, whether he may, and whether his partner may have learned something.
    fn ruling(&self, is_new: bool) -> (&'static str, bool, bool) {
        let is_over = if is_new { self.played } else { self.led };
        match self.did {
            "ask-to-see" if self.seat == 'N' => ("66A", false, false),
            "ask-to-see" if self.played => ("66C", false, false),
            "ask-to-see" => ("66A", !self.turned, false),
            "wrong-way" => ("65B3", !is_over || self.seat == 'S', is_over && self.seat != 'S'),
            _ if self.seat == 'N' => ("66B", false, false),
            _ if is_over => ("66C", false, false),
            "own-card" => ("66B", true, false),
            _ => ("66B", false, true),
        }
    }
}

#[test]
fn every_look_at_played_cards() {
    let mut looks = Vec::new();
    for seat in ['N', 'E', 'S', 'W'] {
        for did in ["ask-to-see", "own-card", "showed", "wrong-way"] {
            for (led, played) in [(false, false), (true, false), (true, true)] {
                looks.extend([false, true].map(|turned| Look { seat, did, led, played, turned }));
            }
        }
    }
    for (edition, is_new) in [("2017", true), ("2007", false)] {
        let rows: Vec<String> = looks.iter().map(|look| look.row(is_new)).collect();
        let table = format!("set edition {edition}\nboard 1\nobtained 4S= S\n");
        let found = rows.chunks(48).flat_map(|rows| incident_rows(&table, rows)).collect::<Vec<_>>();
        for (look, found) in looks.iter().zip(&found) {
            let (law, may, tells) = look.ruling(is_new);
            let row = look.row(is_new);
            assert!(found["verdict"] == "play-on" && cites(found, law), "{edition} {row}: {law}: {found:#}");
            assert_eq!(holds(&found["later"], "16B"), tells, "{edition} {row}: {found:#}");
            let say = found["say"][0].as_str().unwrap();
            assert_eq!(say.starts_with("These cards stay face down"), !may && !tells, "{edition} {row}: {found:#}");
        }
    }
}

/// After the play: 66D where a claim came first, 65D where it came later; nobody gains where both mixed their cards.
#[test]
fn mixed_cards_speak_against_the_side_that_mixed_them() {
    for at in 0..8_u8 {
        let bit = |bit: u8| at >> bit & 1 == 1;
        let (known, facts, both) = (bit(0), bit(1), bit(2));
        let mixed = if facts { String::new() } else { format!("; both-mixed: {}", yes_or_no(both)) };
        let row = format!(
            "quitted-tricks by W {{ did: mixed; dispute-known: {}; facts-found: {}{mixed} }}",
            yes_or_no(known),
            yes_or_no(facts)
        );
        let found = incident_rows("board 1\nobtained 4S= S\n", std::slice::from_ref(&row)).remove(0);
        let law = if facts || known && !both { "66D" } else { "65D" };
        assert!(
            found["verdict"] == "stands" && found["laws"].as_array().unwrap().last().unwrap() == law,
            "{row}: {found:#}"
        );
        let for_others = !facts && !both;
        let is_told = found["say"]
            .as_array()
            .unwrap()
            .iter()
            .any(|line| line.as_str().unwrap().contains("I rule for the other side"));
        assert_eq!(is_told, for_others, "{row}: {found:#}");
        assert_eq!(found["also"] == "score-error", !facts && both, "{row}: {found:#}");
    }
    let found = incident_rows("", &["quitted-tricks by W { did: looked-back }".to_owned()]).remove(0);
    assert!(cites(&found, "66C") && holds(&found["later"], "12A1"), "{found:#}");
}

/// Law 74 by its paragraphs; 90 and 91 by what the director makes of it, and 16B or 73 by what it told.
#[test]
fn conduct_is_reminded_of_and_then_penalised() {
    let paragraphs = [
        ("rude", "74A2", false),
        ("inattentive", "74B1", false),
        ("comment", "74B2", true),
        ("detached", "74B3", true),
        ("prolonged", "74B4", false),
        ("summons", "74B5", false),
        ("wording", "74C1", true),
        ("approval", "74C2", true),
        ("expectation", "74C3", true),
        ("significant", "74C4", true),
        ("disinterest", "74C6", true),
        ("disconcerting", "74C7", false),
        ("left-table", "74C8", false),
    ];
    for (did, law, may_tell) in paragraphs {
        for (weight, penalty) in [("first", "90A"), ("again", "90A"), ("grave", "91A")] {
            for told in [true, false].into_iter().filter(|told| may_tell || !told) {
                let told_partner =
                    if may_tell { format!("; told-partner: {}", yes_or_no(told)) } else { String::new() };
                let row = format!("conduct by W {{ did: {did}{told_partner}; weight: {weight} }}");
                let found = incident_rows("", std::slice::from_ref(&row)).remove(0);
                assert!(
                    found["verdict"] == "stands" && cites(&found, law) && cites(&found, penalty),
                    "{row}: {found:#}"
                );
                let other = if told { "unauthorised-information" } else { "deception" };
                assert_eq!(found["also"] == other, told || did == "disconcerting", "{row}: {found:#}");
            }
        }
    }
    let found = incident_rows("", &["conduct by W { did: stared; intent: no }".to_owned()]).remove(0);
    assert!(cites(&found, "74C5") && !cites(&found, "90A"), "{found:#}");
}

#[test]
fn a_spectator_is_heard_by_nobody_but_the_director() {
    for (did, law, tells) in [
        ("irregularity", "76B5", true),
        ("spoke", "76B3", true),
        ("reacted", "76B2", true),
        ("hands", "76B1", false),
        ("disturbed", "76B4", false),
        ("witness", "76C1", false),
    ] {
        for learned in [true, false].into_iter().filter(|learned| tells || !learned) {
            let answer = if tells { format!("; learned: {}", yes_or_no(learned)) } else { String::new() };
            let found = incident_rows("", &[format!("kibitzer {{ did: {did}{answer} }}")]).remove(0);
            assert!(
                found["procedure"] == "spectator" && found["verdict"] == "play-on" && cites(&found, law),
                "{found:#}"
            );
            assert_eq!(found["also"] == "extraneous-information", learned, "{found:#}");
            assert_eq!(cites(&found, "81C3"), did == "irregularity", "{found:#}");
        }
    }
}

/// Law 40: a psyche is legal unless partner knew more of it than the opponents; what is not allowed is adjusted or put away.
#[test]
fn departures_from_the_system_and_forbidden_aids() {
    for edition in ["2017", "2007"] {
        let by_letter = |of_2017, of_2007| if edition == "2017" { of_2017 } else { of_2007 };
        for (facts, verdict, law) in [
            ("psyche; partner-knew: no", "stands", "40A3"),
            ("psyche; partner-knew: yes", "adjust", "40C1"),
            ("not-allowed", "adjust", by_letter("40B4", "40B5")),
            ("code", "adjust", "73B2"),
            ("system-card", "play-on", by_letter("20G3", "20G2")),
            ("aid", "play-on", "40B2(d)"),
        ] {
            let row = format!("psyche by E {{ did: {facts} }}");
            let found = incident_rows(&format!("set edition {edition}\n"), &[row]).remove(0);
            assert!(found["procedure"] == "understanding" && found["verdict"] == verdict, "{found:#}");
            assert!(cites(&found, law), "{edition} {law}: {found:#}");
        }
    }
}

#[test]
fn disputed_facts_are_found_or_the_game_goes_on() {
    for (found, law) in [("yes", "85A2"), ("no", "85B")] {
        let ruled = incident_rows("", &[format!("disputed-facts {{ facts-found: {found} }}")]).remove(0);
        assert!(ruled["verdict"] == "play-on" && cites(&ruled, law), "{ruled:#}");
    }
}
