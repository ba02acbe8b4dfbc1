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
    assert!(revoke.contains("the partner waits for declarer to choose"), "{revoke}");
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

/// From a second list, likewise written before the program saw it; what the Law of 2017 says where the source says otherwise.
#[test]
fn further_rulings_on_calls() {
    as_published(&[
        (
            "English Bridge, June 2015: an opponent who says `insufficient` has accepted nothing",
            "auction \"1C 1S [1H]\"\nincident ib { }",
            "incomplete",
        ),
        (
            "EBU forum 115: the redouble was intended, and partner has not called",
            "incident coc by S { call: x; replaced: xx; unintended: yes; partner-called: no; auction-over: no }",
            "play-on, law 25A1, nobody must",
        ),
        (
            "EBU forum 115: if not, the double is inadmissible",
            "incident inadmissible-call by S { kind: double; lead-faced: no; lho-called: no; in-turn: yes }",
            "play-on, law 36B2, S must replace-call once, N must pass throughout",
        ),
        (
            "bridgebase.com 55868: LHO called over the call in the place of the first",
            "incident coc by S { call: 2S; replaced: 2H; unintended: no; accepted: yes; comparable: yes }",
            "play-on, law 25B1, nobody must",
        ),
        (
            "EBU forum 837: the premature pass is cancelled if the insufficient bid is accepted",
            "auction dealer N \"1NT x P [1H]\"\nincident ib { accepted: yes; premature: yes }",
            "play-on, law 27C, nobody must",
        ),
        (
            "Gauteng, law 29: an answer to Blackwood of the same meaning",
            "auction dealer N \"1S P 3S P 4NT P [4D]\"\nincident ib { accepted: no; replaced: 5D; same-denomination: yes }",
            "play-on, law 27B1(a), nobody must, later 27D",
        ),
        (
            "Gauteng, law 29: pass means what 5♦ would have meant",
            "auction dealer N \"1S P 3S P 4NT 5H [5D]\"\nincident ib { accepted: no; replaced: P; comparable: yes }",
            "play-on, law 27B1(b), nobody must, later 23C, later 27D",
        ),
        (
            "EBU forum comment 12205: the last pass changed, and redress for the calls before it later",
            "incident mi by E { wrong: yes; unauthorised-too: no; stage: auction; partner-called: no; change: yes }",
            "play-on, law 21B1(a), law 21B2, later 21B3",
        ),
        (
            "bridgebase.com 69551: corrected after the lead, dummy not yet faced",
            "incident mi by N { wrong: yes; unauthorised-too: no; stage: play; retractable: yes }",
            "play-on, law 47E2(a)",
        ),
        (
            "advocate.district8acbl.com, December 2010: no auction is restored, and 4♥ is judged by its effect",
            "incident ui by E { information: yes; chosen: 4H; alternatives: P; suggested: yes }",
            "adjust, law 16B3",
        ),
        (
            "bridgewinners.com, Hesitation blues: false inference, no bridge reason, and he could have known",
            "incident deception by S { false-inference: yes; from: tempo; bridge-reason: no; could-know: yes }",
            "adjust, law 73E2",
        ),
        (
            "English Bridge, February 2016: declarer reads the contract on a private score card",
            "incident understanding by S { did: aid }",
            "play-on, later 12A1",
        ),
        ("Welsh notes: the first board is passed out", "incident redeal { deal: passed-out }", "stands, law 22B"),
    ]);
}

#[test]
fn further_rulings_on_exposed_cards() {
    as_published(&[
        (
            "Welsh rule of the month, February 2018: a jack dropped before the first call is information, and no penalty card",
            "incident exposed-card by E { during: before }",
            "incomplete, law 16D1, nobody must",
        ),
        (
            "unit572.org: three cards put down in the auction",
            "auction dealer N \"1S 3H\"\nincident exposed-card by S { during: auction; cards: 3; how: deliberate }",
            "play-on, law 24C, N must pass once, later 72C",
        ),
        (
            "bridgebase.com 75326: an ace dropped beside a forcing bid",
            "incident exposed-card by N { during: auction; card: SA; how: inadvertent }",
            "play-on, law 24B, S must pass once, later 72C",
        ),
        (
            "bridgebase.com 85941: the nine is a minor penalty card",
            &south("incident exposed-card by E { during: play; card: S9; how: inadvertent; cards: 1 }"),
            "play-on, law 50C, E must play ♠9 before-low",
        ),
        (
            "bridgebase.com 85941: the jack is a major one",
            &south(
                "incident exposed-card by E { during: play; card: SJ; how: inadvertent; cards: 1; partner-leads: no }",
            ),
            "play-on, law 50D1, E must play ♠J first-opportunity",
        ),
        (
            "EBU forum comment 7203: a spectator pushed the player",
            &south("incident exposed-card by E { during: play; how: others }"),
            "play-on, law 50, nobody must",
        ),
        (
            "bridgebase.com 56559: a revoke corrected in time leaves a major penalty card",
            &south("incident revoke by E { established: no; card: defender; withdrawn: none }"),
            "play-on, law 62B1, E must leave-faced card throughout, E must play card first-opportunity",
        ),
        (
            "bridgebase.com 55909: a penalty card not played is a revoke without a trick",
            &south(
                "incident revoke by E { established: yes; exception: 64B3; repeated: no; both-revoked: no; equity: no }",
            ),
            "stands, law 64B3",
        ),
        (
            "bridgebase.com 41419: declarer requires the suit of a penalty card",
            &south(
                "incident exposed-card by E { during: play; card: CK; how: led; partner-leads: yes; choice: require; \
                    required-suit: yes }",
            ),
            "play-on, law 50D2(a), W must lead clubs first-lead",
        ),
        (
            "Buffalo News 1997: the leader is void in the suit required",
            &south(
                "incident exposed-card by E { during: play; card: DK; how: led; partner-leads: yes; choice: require; \
                    required-suit: no }",
            ),
            "play-on, law 59",
        ),
    ]);
}

#[test]
fn further_rulings_on_play() {
    as_published(&[
        (
            "English Bridge, December 2016: a diamond of dummy lay under a club",
            &south("incident dummy-rights by N { did: hidden }"),
            "play-on, law 41D, later 12A1",
        ),
        (
            "bridgebase.com 90983: dummy says that he has to follow suit",
            &south("incident dummy-rights by N { did: prevented }"),
            "play-on, law 42B2",
        ),
        (
            "EBU forum 730: dummy, who has looked nowhere, points out a revoke; the trick is not lost",
            &south("incident dummy-rights by N { looked: no; did: attention }"),
            "play-on, law 43A1(b), law 43B1",
        ),
        (
            "bridgebase.com 49652: the card that dummy put up is withdrawn until each side has played to the next trick",
            "incident dummy-card { misplayed: yes; played-on: no }",
            "play-on, law 45D1",
        ),
        (
            "Mr Bridge 408: `a trump` is the lowest one",
            "incident dummy-card { misplayed: no; designated: \"a trump\"; incontrovertible: no }",
            "play-on, law 46B2",
        ),
        (
            "Welsh rule of the month, April 2018: it was declarer's turn, and he has led",
            &south("incident lead-out-of-turn by E { side: defender; accepted: own-lead }"),
            "play-on, law 53B, nobody must, later 16C",
        ),
        (
            "EBU forum 1668: dummy puts a card down as the opening lead",
            &south("incident oloot by N { }"),
            "play-on, law 54E, nobody must",
        ),
        (
            "acbl-district13.org, June 2003: declarer does",
            &south("incident oloot by S { }"),
            "play-on, law 54E, nobody must",
        ),
        (
            "Gauteng, law 9: declarer refuses a defender's lead, and it was dummy's turn",
            &south("incident lead-out-of-turn by W { card: DK; accepted: no; turn: opponents }"),
            "play-on, law 56, W must play ♦K first-opportunity",
        ),
        (
            "Tri-City Herald 2016: declarer had played from both hands, but the card was a lead to the next trick",
            &south("incident premature-lead by E { card: CT; turn: next-trick; choice: forbid-suit; suit: hearts }"),
            "play-on, law 57A4, W must not-play hearts once",
        ),
        (
            "bridgebase.com 72085: played out of turn before partner's discard",
            &south("incident premature-lead by E { card: SJ; turn: partner; choice: forbid-suit; suit: clubs }"),
            "play-on, law 57A4, E must play ♠J first-opportunity",
        ),
        (
            "aces.bridgeblogging.com 2009: two cards of declarer at once",
            &south("incident simultaneous-plays by S { from: hand; visible: several }"),
            "play-on, law 58B2, nobody must",
        ),
        (
            "EBU forum 576: the first of two revokes",
            &south(
                "incident revoke by E { established: yes; exception: none; trick-won: offender; tricks-after: 2; \
                    equity: no }",
            ),
            "transfer, law 64A1",
        ),
        (
            "EBU forum 576: the second, in the same suit",
            &south("incident revoke by E { established: yes; exception: 64B2; both-revoked: no; equity: no }"),
            "stands, law 64B2",
        ),
    ]);
}

#[test]
fn further_rulings_on_boards() {
    as_published(&[
        (
            "bridgebase.com 81796: a surplus ace in a trick that is not quitted",
            "incident number-of-cards by W { cards: 14; when: play; found: surplus; quitted: no }",
            "play-on, law 13C, nobody must",
        ),
        (
            "Gauteng, law 22: two queens of spades before the first call",
            "incident number-of-cards by E { cards: 14; when: before-call; found: surplus; quitted: no }",
            "play-on, law 13C, nobody must",
        ),
        (
            "Gauteng, law 28: fourteen cards and twelve, found at trick ten",
            "incident number-of-cards by E { cards: 14; when: play; found: another-hand; playable: no }",
            "adjust, law 13B2",
        ),
        (
            "EBU forum 512: none of the four has played the board: it is played out",
            "incident wrong-board by EW { teams: no; played-before: no }",
            "stands, law 15B2",
        ),
        (
            "EBU forum 23: a small card seen before the auction",
            "incident extraneous-information { stage: before; interferes: no }",
            "play-on, law 16D2",
        ),
        (
            "EBU forum 806: all four have seen the ace of spades",
            "incident extraneous-information { stage: before; interferes: yes; positions: no; redealt: no; playable: no; \
             teams: no; fault: NS partly, EW none }",
            "artificial, law 16D2(d)",
        ),
        (
            "EBU forum 1178: a hand played in another pocket",
            "incident fouled-board { form: A, B; teams: no }",
            "stands, law 87B",
        ),
        (
            "EBU forum 1266: no enforced pass was required, by the director's error, and the board was played",
            "incident director-error { error: yes; scorable: no }",
            "adjust, law 82C",
        ),
    ]);
}
