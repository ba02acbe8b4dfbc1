//! Rulings that directors' associations have published, each with its Law and its obligations.

use crate::harness::Run;
use serde_json::Value;

/// Each ruling as published, by its source.
fn as_published(cases: &[(&str, &str, &str)]) {
    for (source, script, expected) in cases {
        let script = format!("board 1\n{script}\nexpect incident: {expected}\n");
        let done = Run::script(&script).done();
        assert_eq!(done.status, Some(0), "{source}: {}{}", done.stdout, done.stderr);
    }
}

const SOUTH_DECLARES: &str = "auction \"P P 1S P 4S P P P\"\n";

/// directors.welshbridgeunion.org, the rulings of the month; the director there is meant to be mended.
#[test]
fn welsh_rulings_of_the_month() {
    let at_south = |row: &str| format!("{SOUTH_DECLARES}incident {row}");
    as_published(&[
        (
            "August 2019: the right opening leader leads before the last pass",
            "auction \"2H P P\"\nincident exposed-card by E { during: auction; card: S9; how: led; becomes: defender }",
            "play-on, law 24B, law 24E, W must pass once, E must play ♠9 first-opportunity",
        ),
        (
            "March 2019: a defender accepts dummy's lead in words, and plays before his partner",
            &at_south("premature-lead by W { card: SA; turn: partner; choice: highest }"),
            "play-on, law 57A, E must play highest, W must leave-faced ♠A",
        ),
        (
            "March 2019: the same by the play alone",
            &at_south("lead-out-of-turn by S { card: SJ; accepted: wrong-defender }"),
            "play-on, law 53C, nobody must",
        ),
        (
            "April 2018: declarer leads in turn after a defender's lead that he has not seen",
            &at_south("lead-out-of-turn by E { card: DQ; accepted: own-lead }"),
            "play-on, law 53B, nobody must",
        ),
        (
            "January 2019: a revoke on the twelfth trick",
            &at_south("revoke by W { established: yes; exception: 64B6; returned: no }"),
            "play-on, law 62D1",
        ),
    ]);
}

/// qldbridge.com, questions and answers of August 2017, by their numbers.
#[test]
fn queensland_questions() {
    as_published(&[
        ("2: cards from the board before", "incident wrong-cards by S { partner-called: yes }", "adjust, law 15A2(a)"),
        (
            "4: a call that the agreement does not provide for",
            "incident mistaken-call by S { agreement: yes; explained: as-agreed; unauthorised-too: no }",
            "stands, law 75C",
        ),
        (
            "15: the next player calls over an inadmissible double",
            "incident inadmissible-call by S { kind: double; lead-faced: no; lho-called: yes }",
            "play-on, law 36A, nobody must",
        ),
        (
            "16: dummy revokes",
            "auction \"P P 1S P 4S P P P\"\nobtained 4S= S\nincident revoke by N { established: yes; exception: 64B3; equity: no }",
            "stands, law 64B3",
        ),
        (
            "17: the pencil has not left the paper, and the player has changed his mind",
            "incident change-of-call by S { call: 2H; replaced: 3H; unintended: no; accepted: no }",
            "play-on, law 25B2",
        ),
        (
            "23: fourteen cards and twelve, and the deal can be corrected",
            "incident number-of-cards { cards: 14; when: auction; found: another-hand; playable: yes }",
            "play-on, law 13B1",
        ),
        (
            "23: it cannot be",
            "incident number-of-cards { cards: 14; when: auction; found: another-hand; playable: no }",
            "adjust, law 13B2",
        ),
        (
            "24: the highest of the suit led to the trick in progress",
            "auction \"P P 1S P 4S P P P\"\nincident premature-lead by W { card: D2; turn: partner; choice: highest }",
            "play-on, law 57A, E must play highest, W must play ♦2 first-opportunity",
        ),
    ]);
}

/// EBU forum 996: a call over an irregular one by the player on its left accepts it (27A1, 29A), so that the call itself is
/// judged after it.
#[test]
fn a_call_over_an_irregular_one_accepts_it() {
    for (calls, procedure, open) in [
        ("1S [1H] [S:1D]", "insufficient-bid", "accepted"),
        ("1C [S:1S] [W:1H]", "insufficient-bid", "accepted"),
        // Not the player on its left.
        ("1S [1H] [W:2C]", "call-out-of-turn", "accepted"),
    ] {
        let document = Run::script(&format!("board 1\nauction \"{calls}\"\n")).json();
        let leads_to = &document["results"][0]["leads_to"];
        assert_eq!((&leads_to["procedure"], &leads_to["open"][0]), (&procedure.into(), &open.into()), "{calls}");
    }
    // An inadmissible double is never accepted.
    let document = Run::script("board 1\nauction \"1S [S:X] [W:1H]\"\n").json();
    assert_eq!(document["results"][0]["leads_to"]["procedure"], "call-out-of-turn");
}

/// Law 27B4: the second insufficient bid may be accepted too; if not, partner is silenced.
#[test]
fn a_second_insufficient_bid() {
    let ruled = |rows: &str, expected: &str| {
        let script = format!("auction \"1S [1H]\"\nincident ib by E {{ accepted: no; replaced: 1D; {rows} }}");
        as_published(&[(rows, &script, expected)]);
    };
    ruled("accepted-again: yes", "play-on, law 27A1, nobody must");
    ruled("accepted-again: no", "play-on, law 27B4, W must pass throughout, E must replace-call once");
    ruled("", "play-on, law 27B4, W must pass throughout");
}

/// Law 57D: at the turn of the player on the right a card that may be played is played, another is a major penalty card.
#[test]
fn a_play_at_the_turn_of_the_player_on_the_right() {
    for (playable, expected) in
        [("yes", "E must play ♥4 once"), ("no", "E must leave-faced ♥4, E must play ♥4 first-opportunity")]
    {
        let row =
            format!("{SOUTH_DECLARES}incident premature-lead by E {{ card: H4; turn: rho; playable: {playable} }}");
        as_published(&[(playable, &row, &format!("play-on, law 57D, {expected}"))]);
    }
}

/// Law 26A: where the call that stands is comparable to the one withdrawn there is no lead restriction.
#[test]
fn a_change_of_call_to_a_comparable_one() {
    for (accepted, law) in [("yes", "25B1"), ("no", "25B2")] {
        for (comparable, must) in [("yes", "nobody must"), ("no", "N must not-lead")] {
            let row = format!(
                "incident change-of-call by S {{ unintended: no; accepted: {accepted}; comparable: {comparable} }}"
            );
            as_published(&[(law, &row, &format!("play-on, law {law}, {must}"))]);
        }
    }
}

/// Law 50B: of two penalty cards of a defender each is major, and the first is known from the incident before.
#[test]
fn a_second_penalty_card_is_known_from_the_first() {
    let last = |rows: &str| {
        let document = Run::script(&format!("board 1\n{SOUTH_DECLARES}{rows}")).json();
        let results = document["results"].as_array().unwrap();
        results.iter().rfind(|one| one["kind"] == "incident").unwrap().clone()
    };
    let acts = |found: &Value| -> Vec<String> {
        let all = found["obligations"].as_array().unwrap().iter();
        all.map(|one| format!("{} {}", one["must"].as_str().unwrap(), one["for"].as_str().unwrap())).collect()
    };
    let (major, minor) =
        (["leave-faced throughout", "play first-opportunity"], ["leave-faced throughout", "play before-low"]);
    let led = "incident premature-lead by E { card: SA; turn: partner; choice: highest }\n";
    let dropped =
        |rows: &str| format!("incident exposed-card by E {{ during: play; card: D4; how: inadvertent; {rows} }}\n");
    let second = last(&format!("{led}{}", dropped("")));
    assert_eq!(acts(&second), major);
    let step = second["steps"].as_array().unwrap().iter().find(|step| step["question"] == "cards").unwrap().clone();
    assert_eq!((&step["answer"], &step["from"]), (&"2".into(), &"incident".into()));
    // The first may have been played since; it may have been picked up; and the partner's is another player's.
    assert_eq!(acts(&last(&format!("{led}{}", dropped("cards: 1")))), minor);
    assert_eq!(acts(&last(&format!("{}{}", led.replace("by E", "by W"), dropped("")))), minor);
    let picked_up = "incident lead-out-of-turn by E { card: SA; accepted: no; turn: partner; choice: require }\n";
    assert_eq!(acts(&last(&format!("{picked_up}{}", dropped("")))), minor);
    // The same card, when its owner's partner is on lead.
    let left = "incident lead-out-of-turn by E { card: D4; accepted: no; turn: partner; choice: leave }\n";
    assert_eq!(acts(&last(&format!("{left}{}", dropped("")))), minor);
}

/// Rulings of forums and clubs on Laws 15 to 37, each as it was answered there.
#[test]
fn rulings_of_forums_and_clubs() {
    let passed = |rows: &str| format!("incident coot by N {{ call: pass; turn: partner; accepted: no; {rows} }}");
    as_published(&[
        (
            "NZ Bridge forum 286: an insufficient 2♥ becomes a pass; any one suit may be forbidden",
            "auction \"1H P 2NT [2H]\"\nincident ib { accepted: no; replaced: pass; comparable: no }",
            "play-on, law 27B2, E must pass throughout, E must not-lead",
        ),
        (
            "NZ Bridge forum 330: an opening out of turn is not for partner's use",
            "incident coot by W { call: 2NT; turn: partner; accepted: no }",
            "play-on, law 31B1, nobody must",
        ),
        (
            "NZ Bridge forum 330: there is no comparable call",
            "incident coot by W { call: 2NT; turn: partner; accepted: no; replaced: 3NT; comparable: no }",
            "play-on, law 31B2, law 31A2(b), E must pass once",
        ),
        (
            "Mr Bridge forum 400: after a pass out of turn the player need not pass",
            &passed("replaced: 2D; comparable: yes"),
            "play-on, law 30B1(b), nobody must",
        ),
        (
            "Lincoln Bridge Club: 1♠ may be an opening hand, and is not comparable to a pass",
            &passed("replaced: 1S; comparable: no"),
            "play-on, law 30B1(b), S must pass once",
        ),
        (
            "EBU forum 356: the left-hand opponent is the dealer",
            "incident coot by S { call: 1H; turn: lho; called-before: no; accepted: no }",
            "play-on, law 31B1, nobody must",
        ),
        (
            "EBU forum 2127: nobody may accept a call by a player who must pass",
            "incident inadmissible-call by S { kind: must-pass; lho-called: no }",
            "play-on, law 37B, S must pass throughout, N must pass throughout",
        ),
        (
            "EBU forum 2127: if it was called over, the duty to pass goes on",
            "incident inadmissible-call by S { kind: must-pass; lho-called: yes; for-good: yes }",
            "play-on, law 37A, S must pass throughout",
        ),
        (
            "EBU forum 353: cards of the next board, found in the play, and partner had not called since",
            "incident wrong-cards by W { partner-called: no }",
            "play-on, law 15A2(b)",
        ),
        (
            "EBU forum 9639: a late alert, and the next player's call is withdrawn too",
            "incident mi by S { wrong: yes; unauthorised-too: no; stage: auction; partner-called: no }",
            "play-on, law 21B1(a), law 21B2",
        ),
    ]);
    // EBU forum 89: a bid that is insufficient and out of turn is first a bid out of turn (27A2).
    let document = Run::script("board 1\nauction \"1S [S:1H]\"\n").json();
    assert_eq!(document["results"][0]["leads_to"]["procedure"], "call-out-of-turn");
}
