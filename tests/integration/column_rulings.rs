//! Rulings from columns, letters to directors and forums, each with the answer that was given there, written down before the
//! program saw them. The sources: Bridge d'Italia online (M. Di Sacco), English Bridge (M. Swanson), Bridge Gazette
//! (D. Stevenson), bridgeregler.dk, the EBU's forum and newsletters, bridgebase.com (forum), Bridge Winners, the NZ Bridge and
//! Mr Bridge forums, latala.pl, pfdubois.com, cbwsl.be, the main course of the EBL in Prague.

use crate::harness::Run;
use crate::monthly_rulings::{as_published, south};

#[test]
fn rulings_on_calls() {
    as_published(&[
        (
            "Di Sacco June 2013 (2007): 1♥ out of turn at partner's turn silences the partner, not the offender",
            "set edition 2007\nauction dealer E \"[W:1H]\"\nincident coot { accepted: no }",
            "play-on, law 31B, E must pass throughout",
        ),
        (
            "Di Sacco September 2016 (2007): a pass out of turn costs one turn, not all",
            "set edition 2007\nauction dealer S \"[N:P]\"\nincident coot { accepted: no; artificial: no; any-bid: no }",
            "play-on, law 30A, N must pass once",
        ),
        (
            "pfdubois (2007): 1NT at the left-hand opponent's turn; the offender may then bid what he likes",
            "set edition 2007\nincident coot by E { call: 1NT; turn: lho; called-before: no; accepted: no }",
            "play-on, law 31B, W must pass throughout",
        ),
        (
            "EBU forum 297: a strong jump shift in the place of an opening out of turn",
            "auction dealer N \"[S:1S] 1C P 2S\"\nincident coot { accepted: no; comparable: yes }",
            "play-on, law 31B2, nobody must, later 23C",
        ),
        (
            "EBU forum 297: a simple response is not comparable",
            "auction dealer N \"[S:1S] 1C P 1S\"\nincident coot { accepted: no; comparable: no }",
            "play-on, law 31B2, N must pass once",
        ),
        (
            "Swanson April 2008 (2007): the right-hand opponent passes",
            "set edition 2007\nauction dealer E \"[S:3H] P\"\nincident coot { accepted: no }",
            "play-on, law 31A1, S must repeat-call once",
        ),
        (
            "Swanson April 2008 (2007): he bids, and the suit is bid again",
            "set edition 2007\nauction dealer E \"[S:3H] 3S 4H\"\nincident coot { accepted: no }",
            "play-on, law 31A2(a), N must pass once",
        ),
        (
            "Swanson June 2008 (2007): a second insufficient bid that is refused too",
            "set edition 2007\nincident ib by S { bid: 1NT; over: 2C; accepted: no; replaced: 1NT; accepted-again: no }",
            "play-on, law 27B4, S must replace-call once, N must pass throughout",
        ),
        (
            "bridgeregler.dk: `oops`, a miscount and no slip",
            "incident coc by S { call: 5D; replaced: 5H; unintended: no; accepted: no; comparable: no }",
            "play-on, law 25B2",
        ),
        (
            "bridgeregler.dk: after the remark pass is no logical alternative",
            "incident ui by N { information: yes; chosen: 6S; alternatives: none }",
            "stands, law 16B1(b)",
        ),
        (
            "Rainsford (2007): partner's double doubled: any one suit may be forbidden",
            "set edition 2007\nincident inadmissible-call by E { kind: double; lead-faced: no; lho-called: no; in-turn: yes; \
             suits: unspecified }",
            "play-on, law 36B2, W must pass throughout, W must not-lead any-suit",
        ),
        (
            "Rainsford (2007): the next player has called",
            "set edition 2007\nincident inadmissible-call by E { kind: double; lead-faced: no; lho-called: yes }",
            "play-on, law 36A, nobody must",
        ),
        ("cbwsl 132: all pass, and no new deal", "incident redeal { deal: passed-out }", "stands, law 22B"),
    ]);
}

#[test]
fn rulings_on_cards() {
    let notrump = |row: &str| format!("auction \"1NT P 3NT P P P\"\n{row}");
    as_published(&[
        (
            "EBU forum 142: declarer has told the wrong defender to lead",
            &notrump("incident oloot by W { card: S4; faced: yes; informed: yes }"),
            "play-on, law 47E1, nobody must",
        ),
        (
            "BBO 69340: the real dummy has begun to table",
            &notrump("incident oloot by W { card: S4; informed: no; dummy-seen: yes }"),
            "play-on, law 54C, nobody must",
        ),
        (
            "Bridge Winners: dummy makes the opening lead",
            &notrump("incident oloot by S { card: S4 }"),
            "play-on, law 54E, nobody must",
        ),
        (
            "Di Sacco: declarer touched the queen of dummy",
            &south("incident card-played by S { player: dummy; card: SQ; named: no; shown: yes }"),
            "play-on, law 45C3",
        ),
        (
            "Mr Bridge 138, against the text there: a ruff not seen is a change of mind",
            &south("incident card-played by S { player: dummy; card: S2; named: yes; unintended: no }"),
            "play-on, law 45C4(a), S must play ♠2",
        ),
        (
            "Mr Bridge 408: a suit without a rank",
            &south("incident dummy-card { misplayed: no; designated: suit; incontrovertible: no }"),
            "play-on, law 46B2",
        ),
        (
            "EBU forum 1790: one trick, and equity asks for no more",
            "obtained 4S-1 N\nincident revoke by W { established: yes; exception: none; trick-won: opponents; \
             tricks-after: 3; repeated: no; both-revoked: no; equity: no }",
            "transfer, law 64A2",
        ),
        (
            "Latała: the trick was won by declarer, and a later one by the offenders",
            "obtained 3Sx-2 S\nincident revoke by E { established: yes; exception: none; trick-won: opponents; \
             tricks-after: 2; repeated: no; both-revoked: no; equity: no }",
            "transfer, law 64A2",
        ),
        (
            "EBL Prague (2007): the conceded trick could not be lost",
            "set edition 2007\nobtained 5H-1 S\nincident claim by S { claimed: 3 of 4; concession: yes; withdrawn: yes; \
             could-be-lost: no; tricks: 4 }",
            "transfer, law 71",
        ),
    ]);
}

#[test]
fn rulings_on_boards() {
    as_published(&[
        (
            "BBO 64241 (2007): a hand of the board before, and partner has called over it",
            "set edition 2007\nincident wrong-cards by W { partner-called: yes; fault: NS none, EW directly }",
            "artificial, law 17D2, law 17D4",
        ),
        (
            "Di Sacco April 2015 (2007): a board whose hands were turned round",
            "set edition 2007\nincident fouled-board { form: A, B; teams: no }",
            "stands, law 87B",
        ),
        (
            "Bridge Gazette 26: boards played by the wrong pairs, the first time for all",
            "incident wrong-board { teams: no; played-before: no }",
            "stands, law 15B2",
        ),
        (
            "BBO 90934: one pair had played the board already",
            "incident wrong-board { teams: no; played-before: yes; deprived: EW; fault: NS partly, EW partly }",
            "cancel, law 15B1",
        ),
        (
            "EBU forum 1505: a card is left, and the defective trick is known",
            "obtained 4S= W\nincident defective-trick by N { error: omitted; played-on: yes; suit-led: no; tricks-after: 2 }",
            "transfer, law 67B1(b), law 64A2",
        ),
        (
            "EBU forum 1505: which trick it was cannot be found out",
            "incident disputed-facts { facts-found: no }",
            "play-on, law 85B",
        ),
        (
            "GBU 28 (2007): fourteen and twelve cards at trick ten",
            "set edition 2007\nincident cards { cards: 14; when: play; found: another-hand; playable: no }",
            "adjust, law 13B",
        ),
    ]);
}

const REVOKE: &str = "incident revoke by S { established: yes; exception: none; trick-won: offender; tricks-after: 2; \
                      repeated: no; both-revoked: no; equity: no }\n";
const CLAIM: &str =
    "incident claim by W { claimed: 6 of 9; concession: yes; withdrawn: yes; could-be-lost: no; tricks: 9 }\n";

/// NZ Bridge forum 332: declarer threw in his cards after a revoke. Without it he makes nine of the tricks left, and two go to
/// him besides.
#[test]
fn a_claim_and_a_revoke_add_up() {
    let again = CLAIM.replace("tricks: 9", "tricks: 7");
    for (incidents, result) in [
        (format!("{CLAIM}{REVOKE}"), "4♠+1 W"),
        (format!("{REVOKE}{CLAIM}"), "4♠+1 W"),
        // A claim that is ruled on anew takes the place of the first.
        (format!("{CLAIM}{REVOKE}{again}"), "4♠-1 W"),
        (format!("{REVOKE}{CLAIM}{again}"), "4♠-1 W"),
    ] {
        let found = Run::script(&format!("board 5\nobtained 4♠-4 W\n{incidents}")).json();
        let last = found["results"].as_array().unwrap().iter().rev().find(|one| one["kind"] == "incident");
        assert_eq!(last.unwrap()["result"], result, "{found:#}");
    }
    // Law 64B7 takes the tricks of revokes back, and not those of a claim.
    let both = "incident revoke by W { established: yes; exception: 64B7; equity: no }\n";
    for incidents in [format!("{CLAIM}{both}"), format!("{both}{CLAIM}")] {
        let script = format!("board 5\ntraveller {{ 4♠= W: 2, 4♠-1 W: 2 }}\nobtained 4♠-4 W\n{incidents}4♠-1 W\n");
        let output = Run::script(&script).done().stdout;
        assert!(!output.contains("12B1") && output.contains("NS: 4♠−1 W (+50)"), "{output}");
    }
}

/// Law 64A fixes the tricks whatever they are worth: no damage is asked for, and the score obtained does not stand.
#[test]
fn tricks_are_transferred_without_damage() {
    let board = "board 5\ntraveller { 4♠= W: 2, 4♠-1 W: 2, 4♠+1 W }\nobtained 4♠-4 W\n";
    let output = Run::script(&format!("{board}{REVOKE}4♠-2 W\n")).done().exits(0).stdout;
    assert!(!output.contains("12B1") && output.contains("NS: 4♠−2 W (+100) scores 10"), "{output}");
    // Beside an infraction that may have done damage the result after the transfer is the one that stands.
    let ui = "incident ui by NS { information: yes; chosen: 4♥; alternatives: pass; suggested: yes }\n";
    let output = Run::script(&format!("{board}{REVOKE}{ui}4♠-2 W\n")).done().stdout;
    assert!(output.contains("The result after the transfer of tricks stands: 4♠−2 W"), "{output}");
}

/// Laws 50D2 and 27C as the players hear them.
#[test]
fn players_hear_what_is_still_to_come() {
    let say = |script: &str| Run::script(script).done().stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    let revoke =
        say("board 1\nauction \"1NT P 3NT P P P\"\nincident revoke by E { established: no; card: defender }\n");
    assert!(revoke.contains("the partner waits until declarer has chosen"), "{revoke}");
    let bid =
        "board 1\nauction \"1♥ P 2NT P [2♠]\"\nincident insufficient-bid by N { accepted: yes; premature: yes }\n";
    let accepted = say(&format!("{bid}expect incident: play-on, law 27A1, law 27C, later 16C, nobody must\n"));
    assert!(accepted.contains("What that call showed is not for partner to use."), "{accepted}");
    let again = say("board 1\nauction \"1♠ [1♥]\"\nincident insufficient-bid by E { accepted: no; replaced: 1♦ }\n");
    assert!(again.contains("the player on the left may accept it too"), "{again}");
    let refused = say("board 1\nauction \"1♠ [1♥]\"\nincident insufficient-bid by E { accepted: no; replaced: 1♦; \
                       accepted-again: no }\n");
    assert!(refused.contains("and it is not accepted"), "{refused}");
}
