//! Rulings that directors and players asked for in forums, columns and lessons, each with the answer that was given there. They
//! were written down with their answers before the program saw them.

use crate::monthly_rulings::{as_published, south};

/// Calls out of turn, insufficient bids and changed calls.
#[test]
fn rulings_on_calls() {
    as_published(&[
        (
            "BBO 81484: a double of 3♠ at partner's turn, not comparable",
            "auction dealer W \"3S [S:X] P 4S P\"\nincident coot { comparable: no; artificial: no }",
            "play-on, law 32B2, N must pass once",
        ),
        (
            "BBO 81484: comparable",
            "auction dealer W \"3S [S:X] P 4S X\"\nincident coot { comparable: yes }",
            "play-on, law 32B2, nobody must, later 23C",
        ),
        (
            "EBU forum 842: the right-hand opponent has to pass",
            "incident coot by W { call: 2H; turn: barred-rho }",
            "play-on, law 28A, nobody must",
        ),
        (
            "EBU forum 1680: a pass at the right-hand opponent's turn",
            "auction dealer N \"1H [S:P] 3NT\"\nincident coot { artificial: no }",
            "play-on, law 30A, S must pass once",
        ),
        (
            "EBU forum comment 4570: East passes",
            "auction dealer N \"1C [S:1H] P\"\nincident coot { }",
            "play-on, law 31A1, S must repeat-call once",
        ),
        (
            "EBU forum comment 4570: East bids, and the call was a pass",
            "auction dealer N \"1C [S:P] 1S\"\nincident coot { artificial: no }",
            "play-on, law 30A, S must pass once",
        ),
        (
            "EBU forum comment 4570: East bids, and the new call is not comparable",
            "auction dealer N \"1C [S:1H] 2D 2NT\"\nincident coot { comparable: no }",
            "play-on, law 31A2(b), N must pass once, N must not-lead any-one",
        ),
        (
            "EBU forum comment 4570: comparable",
            "auction dealer N \"1C [S:1H] 2D 2H\"\nincident coot { comparable: yes }",
            "play-on, law 31A2(a), nobody must",
        ),
        (
            "EBU forum comment 4570: West may choose",
            "auction dealer N \"1C [S:1H]\"\nincident coot { turn-called: no }",
            "incomplete, W may accept, W may refuse",
        ),
        (
            "Di Sacco 2011, 16D/25A: double for the stop card",
            "auction dealer E \"1C X\"\nincident change-of-call by S { call: x; replaced: 2S; unintended: yes; partner-called: no; auction-over: no }",
            "play-on, law 25A1, later 16C, nobody must",
        ),
        (
            "Cambridgeshire, Misbidding boxes: 2NT pulled for 2♠, noticed by partner's alert",
            "auction dealer E \"1D 2NT\"\nincident change-of-call by S { call: 2NT; replaced: 2S; unintended: yes; partner-called: no; auction-over: no }",
            "play-on, law 25A1, nobody must",
        ),
        (
            "Dutch note on 25: the left-hand opponent chooses the second call",
            "incident change-of-call by S { call: 1S; replaced: 2S; unintended: no; accepted: yes; comparable: no }",
            "play-on, law 25B1, N must not-lead any-one, later 16C",
        ),
        (
            "Dutch note on 25: he chooses the first",
            "incident change-of-call by S { call: 1S; replaced: 2S; unintended: no; accepted: no; comparable: no }",
            "play-on, law 25B2, N must not-lead any-one, later 16C",
        ),
        (
            "BBO 52035: the pass card, and then 3♣",
            "incident change-of-call by W { call: pass; replaced: 3C; unintended: no; accepted: no; comparable: no }",
            "play-on, law 25B2",
        ),
        (
            "Rotorua 2017: 1♥ out of turn, then a double of 1♠",
            "auction dealer N \"[E:1H] 1S X\"\nincident coot { comparable: yes }",
            "play-on, law 31A2(a), nobody must",
        ),
        (
            "Akaroa: 2♣ over 2♥ is made a pass",
            "auction dealer N \"2H [2C] P\"\nincident ib { comparable: no }",
            "play-on, law 27B2, W must pass throughout",
        ),
        (
            "EBU forum 1562: 2♣ over 2♥, made a pass",
            "auction dealer N \"2H P P [2C]\"\nincident ib { accepted: no; replaced: pass; comparable: no }",
            "play-on, law 27B2, E must pass throughout",
        ),
        (
            "EBU forum 1562: the opponent accepts it",
            "auction dealer N \"P P 2H [2C]\"\nincident ib { accepted: yes }",
            "play-on, law 27A1, nobody must",
        ),
        (
            "EBU forum 1547: 1♣ over 1♣, then 1NT",
            "auction dealer N \"1C [1C] 1NT\"\nincident ib { same-denomination: no; comparable: no }",
            "play-on, law 27B2, W must pass throughout",
        ),
        (
            "EBU forum 1791: 1NT over 1NT, then a double that is not a subset",
            "auction dealer S \"1NT [1NT] X\"\nincident ib { comparable: no }",
            "play-on, law 27B3, W must replace-call, E must pass throughout",
        ),
        (
            "EBU forum 1791: comparable",
            "auction dealer S \"1NT [1NT] X\"\nincident ib { comparable: yes }",
            "play-on, law 27B1(b), nobody must",
        ),
        (
            "EBU forum 1167: 1♦ over 1♦, then 1NT comparable",
            "auction dealer N \"1C 1D [1D] 1NT\"\nincident ib { same-denomination: no; comparable: yes }",
            "play-on, law 27B1(b), nobody must, later 23C",
        ),
        (
            "EBU forum 475: a natural pass at the right-hand opponent's turn",
            "auction dealer N \"1C [S:P] P\"\nincident coot { artificial: no }",
            "play-on, law 30A, S must pass once",
        ),
    ]);
}

/// Leads, exposed cards, revokes, dummy and missing cards.
#[test]
fn rulings_on_cards() {
    as_published(&[
        (
            "EBU forum 576: two revokes, the first trick was won by the player",
            &south(
                "obtained 4S= S\nincident revoke by E { established: yes; exception: none; trick-won: E; tricks-after: 3; equity: no }",
            ),
            "transfer, law 64A1",
        ),
        (
            "EBU forum 576: the second in the same suit",
            &south("obtained 4S= S\nincident revoke by E { established: yes; exception: 64B2; equity: no }"),
            "stands, law 64B2",
        ),
        (
            "EBU forum 576: the second in another suit, not won by that hand",
            &south(
                "obtained 4S= S\nincident revoke by E { established: yes; exception: none; trick-won: W; tricks-after: 2; equity: no }",
            ),
            "transfer, law 64A2",
        ),
        (
            "EBU forum 734: twelve cards, noticed after the evening",
            "incident number-of-cards { seat: E; cards: 12; when: after; found: elsewhere }",
            "play-on, law 14B4",
        ),
        (
            "EBU forum 734: the revoke after the round",
            &south("obtained 4S= S\nincident revoke by E { established: yes; exception: 64B5; equity: no }"),
            "stands, law 64B5",
        ),
        (
            "EBU forum 530: 14 and 12 cards at trick thirteen",
            "incident number-of-cards { cards: 14; when: play; found: another-hand; playable: no }",
            "adjust, law 13B2",
        ),
        (
            "EBU forum 435: the defender covers the lead from the wrong hand",
            &south("incident lead-out-of-turn by S { card: H2; accepted: yes; turn: partner }"),
            "play-on, law 55A, nobody must",
        ),
        (
            "EBU forum 435: dummy speaks after the lead",
            &south("incident dummy-rights by N { did: attention }"),
            "play-on, law 43A1(b), nobody must",
        ),
        (
            "EBU forum 36: the ace went back to the hand, and East followed to the lead from dummy",
            &south("incident lead-out-of-turn by S { card: HA; accepted: no; turn: partner }"),
            "play-on, law 55B2, nobody must, later 55C",
        ),
        (
            "Mike Swanson, June 2012: a low card seen in the auction",
            "auction dealer N \"1H P\"\nincident exposed-card by S { during: auction; card: D2; how: inadvertent }",
            "play-on, law 24A",
        ),
        (
            "Mike Swanson, June 2012: the ♠5 falls with the lead",
            "auction dealer N \"1H P 1S P 2H P 2NT P 3NT P P P\"\nincident exposed-card by W { during: play; cards: 1; card: S5; how: inadvertent }",
            "play-on, law 50C, W must play ♠5 before-low",
        ),
        (
            "Mike Swanson: declarer's twelfth card lay in his lap",
            "set edition 2007\nincident number-of-cards { seat: S; cards: 12; when: play; found: elsewhere }",
            "play-on, law 14B4",
        ),
        (
            "Mike Swanson: a card of the board before in dummy",
            "set edition 2007\nincident number-of-cards { seat: N; cards: 14; when: play; found: surplus; quitted: no }",
            "play-on, law 13F",
        ),
        (
            "The Independent: a defender's revoke on the queen of trumps is corrected",
            "auction dealer N \"1C 4S 5H P P P\"\nincident revoke by E { established: no; card: SJ }",
            "play-on, law 62B1, E must play ♠J first-opportunity",
        ),
        (
            "Hastings Tribune, August 2022: the next defender plays to it",
            &south("incident lead-out-of-turn by S { card: C3; accepted: yes }"),
            "play-on, law 55A",
        ),
        (
            "Harrogate: a defender leads out of turn in the play",
            &south("incident lead-out-of-turn by E { card: S3; informed: no; accepted: no; turn: partner }"),
            "incomplete, S may require, S may forbid, S may leave",
        ),
        (
            "Goldsmith: 6NT, the ♠10 led by the wrong defender, a spade forbidden",
            "auction dealer N \"1D P 1S P 2C P 2H P 3H P 6NT P P P\"\nlead ST by E\nincident oloot { choice: forbid }",
            "play-on, law 50D2(a), W must not-lead spades while-on-lead",
        ),
        (
            "BBO 44426: thirteen cards seen, declarer names the card",
            &south("incident exposed-card by E { during: play; cards: 13; partner-leads: no }"),
            "play-on, law 51A, later 50E4",
        ),
        (
            "BBO 44426: partner to lead, a suit required",
            &south(
                "incident exposed-card by E { during: play; cards: 13; card: S2; partner-leads: yes; choice: require }",
            ),
            "play-on, law 51B, W must lead spades first-lead",
        ),
        (
            "BBO 41316: two defenders, the opening lead from the wrong hand is refused",
            "auction dealer W \"P P 1H P 4H P P P\"\nlead CT by N\nincident oloot { choice: forbid }",
            "play-on, law 50D2(a), S must not-lead clubs while-on-lead",
        ),
        (
            "BBO 75919: seven, without a suit; dummy won the trick before",
            &south("incident dummy-card { misplayed: no; designated: rank; incontrovertible: no }"),
            "play-on, law 46B3",
        ),
        (
            "BBO 75588: dummy's card that was not called",
            &south("incident dummy-card { misplayed: yes; played-on: no }"),
            "play-on, law 45D1, nobody must, later 16C",
        ),
        (
            "BBO 72503: dummy plays without an instruction",
            &south("incident dummy-rights by N { did: suggested }"),
            "play-on, law 45F, later 45F",
        ),
        (
            "BBO 39026: a lead out of turn to the last trick",
            &south("incident lead-out-of-turn by E { card: H2; accepted: thirteenth }"),
            "play-on, law 53A, nobody must",
        ),
        (
            "EBU forum 1674: found on the floor, face up where the partner could see it",
            &south("incident exposed-card by E { during: play; cards: 1; card: D3; how: inadvertent }"),
            "play-on, law 50C",
        ),
        (
            "thesmolens 51: two penalty cards in one suit, forbidden",
            &south(
                "incident exposed-card by E { during: play; cards: 2; card: H4; partner-leads: yes; choice: forbid }",
            ),
            "play-on, law 51B, W must not-lead hearts while-on-lead",
        ),
    ]);
}

/// Boards, explanations and offences.
#[test]
fn rulings_on_boards() {
    as_published(&[
        (
            "EBU forum 146: an ace on the floor, board passed out",
            "incident no-result { fault: NS partly, EW partly }",
            "artificial, law 12C2(a)",
        ),
        (
            "ACBL District 13, 2004.02: explained as agreed",
            "incident mistaken-call by E { agreement: yes; explained: as-agreed; unauthorised-too: no }",
            "stands, law 75C",
        ),
        (
            "ACBL District 13, 2004.02: no evidence of the agreement",
            "incident mistaken-call by E { agreement: unclear; explained: as-agreed; unauthorised-too: no }",
            "adjust, law 21B1(b)",
        ),
        (
            "EBU forum 1156: pair C could not play the board",
            "incident wrong-board { played-before: no; deprived: NS; fault: NS none, EW none }",
            "stands, law 15B2, law 15B3",
        ),
        (
            "EBU forum 1270: barometer, board 3 for board 2",
            "incident wrong-board { played-before: no }",
            "stands, law 15B2",
        ),
        (
            "EBU forum 363: a pair plays a board again",
            "incident wrong-board { played-before: yes; deprived: NS; fault: NS none, EW directly }",
            "cancel, law 15B1",
        ),
        (
            "EBU forum 389: a board played against the director's word",
            "incident procedural-penalty by NS { offence: disobeyed }",
            "stands, law 90B",
        ),
        (
            "EBU forum 389: no result can be obtained",
            "incident no-result { fault: NS directly, EW directly }",
            "artificial, law 12C2(a)",
        ),
    ]);
}
