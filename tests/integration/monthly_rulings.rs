//! Rulings that directors' associations have published, each with its Law and its obligations.

use crate::harness::Run;
use serde_json::Value;

/// Each ruling as published, by its source.
pub fn as_published(cases: &[(&str, &str, &str)]) {
    for (source, script, expected) in cases {
        // An auction with its dealer has no board of a number.
        let board = if script.contains("dealer") { "board vul none" } else { "board 1" };
        let script = format!("{board}\n{script}\nexpect incident: {expected}\n");
        let done = Run::script(&script).done();
        assert_eq!(done.status, Some(0), "{source}: {}{}", done.stdout, done.stderr);
    }
}

/// Rows of a board on which South plays 4♠, and West is on lead.
pub fn south(rows: &str) -> String {
    format!("auction dealer N \"P P 1S P 4S P P P\"\n{rows}")
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
    // An inadmissible double is never accepted: a call over it cancels it and goes with it (36A).
    let document = Run::script("board 1\nauction \"1S [S:X] [W:1H]\"\n").json();
    assert_eq!(document["results"][0]["leads_to"]["procedure"], "inadmissible-call");
    as_published(&[(
        "36A",
        "auction \"1S [S:X] [W:1H]\"\nincident inadmissible-call { }",
        "play-on, law 36A, nobody must",
    )]);
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

/// Answers that magazines, clubs and forums gave to questions about the play and the auction, each with its Law; pages of
/// before 2017 by the Laws of 2007.
#[test]
fn answers_of_magazines_clubs_and_forums() {
    as_published(&[
        (
            "Tri-City Herald, 8 October 2016: a lead to the last trick before partner has played to the twelfth; no heart is allowed",
            "auction dealer E \"P 1D P 2C P 2H P 3D P 3NT P P P\"\nincident premature-lead by E { card: CT; turn: partner; choice: forbid-suit; suit: hearts }",
            "play-on, law 57A, W must not-play hearts",
        ),
        (
            "Northampton Bridge Club, quiz of January 2012, 4: dummy may not ask a defender about a revoke",
            "auction dealer S \"1S P 4S P P P\"\nincident dummy-rights by N { did: asked-defender }",
            "play-on, law 42B1, law 43B1",
        ),
        (
            "Northampton, 5: dummy may ask declarer",
            "auction dealer S \"1S P 4S P P P\"\nincident dummy-rights by N { did: asked }",
            "play-on, law 42B1, nobody must",
        ),
        (
            "Northampton, 7 and 10: a revoke is corrected, and a defender's card becomes a major penalty card",
            "auction dealer S \"1S P 4S P P P\"\nincident revoke by E { established: no; card: D3 }",
            "play-on, law 62A, law 62B1, E must play ♦3 first-opportunity",
        ),
        (
            "Northampton, 11: declarer's does not",
            "auction dealer S \"1S P 4S P P P\"\nincident revoke by S { established: no; card: D3 }",
            "play-on, law 62B2, nobody must",
        ),
        (
            "Northampton, 11: nor does dummy's",
            "auction dealer S \"1S P 4S P P P\"\nincident revoke by N { established: no; card: D3 }",
            "play-on, law 62B2, nobody must",
        ),
        (
            "Northampton, 12: dummy may not draw attention to a revoke in the play",
            "auction dealer S \"1S P 4S P P P\"\nincident dummy-rights by N { did: attention }",
            "play-on, law 43B1",
        ),
        (
            "Northampton, 13: he may after it",
            "auction dealer S \"1S P 4S P P P\"\nincident dummy-rights by N { did: afterwards }",
            "play-on, law 42B3",
        ),
        (
            "St Crispins, opening pass out of turn: before any bid the player passes once",
            "set edition 2007\nauction dealer N \"[W:P]\"\nincident coot { accepted: no }",
            "play-on, law 30A, W must pass once",
        ),
        (
            "St Crispins, insufficient bid: the left-hand opponent accepts it",
            "auction dealer W \"P 1S 2D [2D]\"\nincident ib { accepted: yes }",
            "play-on, law 27A1, nobody must",
        ),
        (
            "St Crispins, insufficient bid: 2♦ over 2♦ is made 3♦",
            "auction dealer W \"P 1S 2D [2D] 3D\"\nincident ib { same-denomination: yes }",
            "play-on, law 27B1(a), nobody must",
        ),
        (
            "St Crispins, insufficient bid: after a pass partner is silenced",
            "auction dealer W \"P 1S 2D [2D] P\"\nincident ib { comparable: no }",
            "play-on, law 27B2, N must pass throughout",
        ),
        (
            "St Crispins, insufficient bid: a double is no option",
            "auction dealer W \"P 1S 2D [2D] X\"\nincident ib { comparable: no }",
            "play-on, law 27B3, N must pass throughout, S must replace-call",
        ),
        (
            "St Crispins, touching a card: the four, moved aside to reach the queen, is played",
            "auction dealer S \"1S P 4S P P P\"\nincident card-played by S { player: dummy; card: S4; shown: yes }",
            "play-on, law 45C3, S must play ♠4",
        ),
        (
            "Mt Albert, penalty cards: partner could not see the card",
            "auction dealer S \"1S P\"\nincident exposed-card by W { during: auction; card: C4; seen: no }",
            "play-on, law 24, nobody must",
        ),
        (
            "Mt Albert: a nine dropped in the auction is minor",
            "auction dealer S \"1S P 4S P P P\"\nincident exposed-card by W { during: auction; card: C9; how: inadvertent }",
            "play-on, law 24A, law 50C, W must leave-faced ♣9",
        ),
        (
            "Mt Albert: a ten is major",
            "auction dealer S \"1S P 4S P P P\"\nincident exposed-card by W { during: auction; card: CT; how: inadvertent }",
            "play-on, law 24B, law 50D1",
        ),
        (
            "Mt Albert: a ten is major, and the partner passes once while the auction goes on",
            "auction dealer S \"1S P 4S P P\"\nincident exposed-card by W { during: auction; card: CT; how: inadvertent }",
            "play-on, law 24B, E must pass once",
        ),
        (
            "Mt Albert: two cards are major whatever they are",
            "auction dealer S \"1S P 4S P P P\"\nincident exposed-card by W { during: auction; cards: 2; how: inadvertent }",
            "play-on, law 24C, law 51A",
        ),
        (
            "Mt Albert: dummy picks it up",
            "auction dealer S \"1S P 4S P P P\"\nincident exposed-card by N { during: auction; card: CT; how: inadvertent }",
            "play-on, law 24D",
        ),
        (
            "EBU forum 99: three cards placed on the table as the lead; declarer chooses the one that is led",
            "auction dealer N \"P P 4H P P P\"\nincident exposed-card by W { during: play; cards: 3; how: deliberate; partner-leads: no }",
            "play-on, law 51A, W must leave-faced",
        ),
        (
            "Bridge Base forum, Penalty Cards, March 2015: the card-holder is knocked over, and all thirteen are penalty cards",
            "auction dealer S \"1S P 4S P P P\"\nincident exposed-card by E { during: play; cards: 13; how: inadvertent; partner-leads: no }",
            "play-on, law 51A, E must leave-faced",
        ),
        (
            "the same: with the lead declarer requires or forbids a suit, and its cards are picked up",
            "auction dealer S \"1S P 4S P P P\"\nincident exposed-card by E { during: play; cards: 13; how: inadvertent; \
             partner-leads: yes; choice: forbid }",
            "play-on, law 51B, W must not-lead",
        ),
        (
            "Aylesbury Aces: a card below the ten that was played in error is major",
            "auction dealer S \"1S P 4S P P P\"\nincident exposed-card by E { during: play; card: C4; how: deliberate }",
            "play-on, law 50D1, E must play ♣4 first-opportunity",
        ),
        (
            "Bridge Base forum 39800: a lead before the last pass is no premature play by Law 57",
            "auction dealer N \"P P 3NT P P\"\nincident exposed-card by W { during: auction; card: C7; how: led }",
            "play-on, law 24B, E must pass once",
        ),
        (
            "Bridge Base forum 35109: the singleton ace of trumps before partner has played",
            "auction dealer S \"1S P 4S P P P\"\nincident premature-lead by E { card: SA; turn: partner; choice: highest }",
            "play-on, law 57A, W must play highest",
        ),
        (
            "Robin Barker, October 2009: 1♠ over 1NT, replaced by a transfer that shows no opening values",
            "set edition 2007\nauction dealer N \"1NT P [1S]\"\nincident ib { accepted: no; replaced: 2H; more-precise: no }",
            "play-on, law 27B2, N must pass throughout",
        ),
        (
            "Robin Barker, October 2009: replaced by a natural 3♠ that forces to game",
            "set edition 2007\nauction dealer N \"1NT P [1S]\"\nincident ib { accepted: no; replaced: 3S; more-precise: yes }",
            "play-on, law 27B1(b), nobody must",
        ),
        (
            "Robin Barker, October 2009: replaced by an artificial 2♠",
            "set edition 2007\nauction dealer N \"1NT P [1S]\"\nincident ib { accepted: no; replaced: 2S; natural: no; more-precise: no }",
            "play-on, law 27B2",
        ),
        (
            "Bridge Base forum 62912: both sides revoked, and neither gained",
            "set edition 2007\nobtained 4S= S\nincident revoke by W { established: yes; exception: 64B7; without: 4S= S }",
            "stands, law 64C",
        ),
        (
            "English Bridge, December 2016: a hidden card of dummy, and the defence is damaged",
            "set edition 2007\nobtained 4S-1 S\nincident revoke by N { established: yes; exception: 64B3; equity: yes; without: 4S-2 S }",
            "adjust, law 64C",
        ),
        (
            "English Bridge, December 2016: a lead out of turn that partner has not seen",
            "auction dealer S \"1S P 4S P P P\"\nincident oloot by E { card: H4; faced: no }",
            "play-on, law 41A",
        ),
        (
            "EBU White Book 2004, 43.1: dummy without rights asks about a revoke",
            "auction dealer S \"1S P 4S P P P\"\nincident dummy-rights by N { looked: yes; did: asked }",
            "play-on, law 43B2(b)",
        ),
        (
            "Bridge Base forum 45162: a claim of thirteen, agreed to, and no trick that would likely have been won",
            "obtained 7NT= N\nincident claim by N { claimed: 13 of 13; agreed: yes; withdrawn: yes; likely-won: no }",
            "stands, law 69B2",
        ),
        (
            "Bridge Base forum 51894: a trump that the statement leaves out, and a queen misguessed",
            "obtained 6S= S\nincident claim by S { claimed: 10 of 11; trump-out: yes; trump-mentioned: no; unaware: yes; trump-trick: yes; tricks: 9 }",
            "transfer, law 70C3",
        ),
        (
            "EBU forum 441: a claim with the bad break mentioned in the same breath",
            "obtained 4S= S\nincident claim by S { claimed: 5 of 5; statement: \"the clubs might break five-nil\"; stated-line: yes; doubtful: no }",
            "transfer, law 70A",
        ),
        (
            "EBU forum 1558: two revokes in one suit, and thirteen tricks without them",
            "set edition 2007\nobtained 2H+2 S\nincident revoke by W { established: yes; trick-won: N; tricks-after: 3; exception: none; equity: yes; without: 2H+5 S }",
            "adjust, law 64C",
        ),
        (
            "EBL workshop in Cyprus, svenskbridge.se 17783: a card put back in one movement is not held",
            "auction dealer S \"1S P 4S P P P\"\nincident card-played by S { player: declarer; card: H4; shown: no }",
            "play-on, law 45A, nobody must",
        ),
        (
            "English Bridge, Nick Smith: a card taken out and put back unfaced, which an opponent has seen",
            "auction dealer S \"1S P 4S P P P\"\nincident card-played { player: declarer; card: H4; shown: no }",
            "play-on, law 45A",
        ),
        (
            "English Bridge, Derek Fey: a revoke that cuts declarer off from four winners",
            "set edition 2007\nobtained 4S-1 S\nincident revoke by W { established: yes; trick-won: opponents; tricks-after: 2; exception: none; equity: yes; without: 4S+2 S }",
            "adjust, law 64C",
        ),
        (
            "Siouxland, poser: a trick already won before the claim that was agreed to",
            "obtained 4S+1 S\nincident claim by S { claimed: 4 of 4; agreed: yes; withdrawn: yes; likely-won: already; tricks: 3 }",
            "transfer, law 69B1",
        ),
        (
            "Harrogate, a defender's lead out of turn that is accepted",
            "auction dealer S \"1S P 4S P P P\"\nincident loot by E { card: H4; turn: partner; accepted: yes }",
            "play-on, law 53A, nobody must",
        ),
        (
            "Congleton, director's page: run the hearts means from the top",
            "auction dealer S \"1S P 4S P P P\"\nincident dummy-card { designated: suit; incontrovertible: yes }",
            "play-on, law 46B",
        ),
    ]);
}
