//! Rulings on pages of clubs, in quizzes for directors and in forums, each with the answer that was given there. They were written
//! down with their answers before the program saw them. The sources: forums.ebu.co.uk, bridgevaria.com (ask the director), the
//! ABF's quiz of directing, northamptonbridgeclub.com (2012), the Hertfordshire association's problems for directors, pages of
//! Congleton, St Crispins and Bracknell on bridgewebs.com, thesmolens.com (common rulings), bridgebase.com (forum) and the EBL's
//! course of 2016 in Prague.

use crate::monthly_rulings::{as_published, south};

/// Calls.
#[test]
fn rulings_on_calls() {
    as_published(&[
        (
            "ABF quiz 1: South passes before the dealer",
            "auction dealer E \"[S:P]\"\nincident coot { accepted: no; artificial: no }",
            "play-on, law 30A, S must pass once",
        ),
        (
            "ABF quiz 6: West may accept South's 2C",
            "auction dealer W \"1S P [S:2C]\"\nincident coot { turn-called: no }",
            "incomplete, W may accept, W may refuse",
        ),
        (
            "St Crispins: a pass before anybody has bid",
            "set edition 2007\nincident coot by W { call: pass; turn: lho; called-before: no; accepted: no; artificial: no; any-bid: no }",
            "play-on, law 30A, W must pass once",
        ),
        (
            "St Crispins: 2♦ over 2D, West may accept",
            "auction dealer W \"P 1S 2D [2D]\"\nincident ib { }",
            "incomplete, W may accept, W may refuse",
        ),
        (
            "St Crispins: 2♦ over 2D, made 3♦",
            "auction dealer W \"P 1S 2D [2D] 3D\"\nincident ib { same-denomination: yes }",
            "play-on, law 27B1(a), nobody must",
        ),
        (
            "St Crispins: 2♦ over 2D, made a pass",
            "auction dealer W \"P 1S 2D [2D] P\"\nincident ib { comparable: no }",
            "play-on, law 27B2, N must pass throughout",
        ),
        (
            "BBO 91295: Stayman over 2H, then 2S is not comparable",
            "auction dealer N \"1N 2H [2C] 2S\"\nincident ib { same-denomination: no; comparable: no }",
            "play-on, law 27B2, N must pass throughout",
        ),
        (
            "Smolen: a pass at partner's turn, the call is comparable",
            "incident coot by E { call: pass; turn: partner; called-before: no; accepted: no; artificial: no; replaced: 1H; comparable: yes }",
            "play-on, law 30B1(b), nobody must, later 23C",
        ),
        (
            "Smolen: a pass at partner's turn, it is not",
            "incident coot by E { call: pass; turn: partner; called-before: no; accepted: no; artificial: no; replaced: 1H; comparable: no }",
            "play-on, law 30B1(b), W must pass once",
        ),
        (
            "Smolen: a bid at the right-hand opponent's turn, who passes",
            "auction dealer N \"[E:1H] P\"\nincident coot { }",
            "play-on, law 31A1, E must repeat-call once",
        ),
        (
            "Smolen: a bid at the right-hand opponent's turn, who bids; comparable",
            "auction dealer N \"[E:1H] 1C 1H\"\nincident coot { comparable: yes }",
            "play-on, law 31A2(a), nobody must, later 23C",
        ),
        (
            "Smolen: a double at the right-hand opponent's turn, who passes",
            "auction dealer E \"1S P [N:X] P\"\nincident coot { }",
            "play-on, law 32A1, N must repeat-call once",
        ),
        (
            "Smolen: a double, then no comparable call",
            "auction dealer E \"1S P [N:X] 2S 3C\"\nincident coot { comparable: no }",
            "play-on, law 32A2(b), S must pass once, S must not-lead any-one",
        ),
    ]);
}

/// Cards and play.
#[test]
fn rulings_on_cards() {
    as_published(&[
        (
            "EBU forum 1351: dummy's wrong card, found tricks later, stays",
            "obtained 4S= S\nincident dummy-card { misplayed: yes; played-on: yes }",
            "play-on, law 45D2, nobody must",
        ),
        (
            "EBU forum 1609: dummy's wrong card is withdrawn, and the defender may change his",
            &south("incident dummy-card { misplayed: yes; played-on: no }"),
            "play-on, law 45D1, nobody must, later 16C",
        ),
        (
            "ABF quiz 4: North spreads his hand after a lead from the wrong side",
            "auction dealer N \"1S P 4S P P P\"\nlead D2 by W\nincident oloot { choice: spread }",
            "play-on, law 54A, nobody must",
        ),
        (
            "ABF quiz 5: not a heart, the suit of the card",
            "auction dealer N \"1S P 4S P P P\"\nlead D2 by W\nincident oloot { choice: require }",
            "play-on, law 50D2(a), E must lead diamonds first-lead",
        ),
        (
            "Northampton 2012, 5: dummy asks declarer about a revoke",
            &south("incident dummy-rights by N { did: asked }"),
            "play-on, law 42B1",
        ),
        (
            "Northampton 2012, 4: dummy may not ask a defender",
            &south("incident dummy-rights by N { did: asked-defender }"),
            "play-on, law 43B1, later 16B",
        ),
        (
            "BBO 71617: two cards exposed, declarer says which is played",
            &south("incident exposed-card by W { during: play; cards: 2; how: inadvertent; partner-leads: no }"),
            "play-on, law 51A, W must play first-opportunity",
        ),
        (
            "Congleton: a heart is the lowest",
            &south("incident dummy-card { designated: suit; incontrovertible: no }"),
            "play-on, law 46B2",
        ),
        (
            "Congleton: it is beyond doubt that he meant the ace",
            &south("incident dummy-card { designated: suit; incontrovertible: yes }"),
            "play-on, law 46B",
        ),
        (
            "Congleton: declarer drops a card",
            &south("incident exposed-card by S { during: play; card: H5 }"),
            "play-on, law 48A, nobody must",
        ),
        (
            "Congleton: a face-down lead from the wrong side goes back",
            &south("incident oloot by E { faced: no }"),
            "play-on, law 41A, nobody must",
        ),
        (
            "Congleton: the wrong defender led, five choices",
            &south("lead H5 by E\nincident oloot { }"),
            "incomplete, S may spread, S may see-dummy, S may require, S may forbid, S may leave",
        ),
        (
            "St Crispins: the four of spades was touched",
            &south("incident card-played { player: dummy; card: S4; shown: yes }"),
            "play-on, law 45C3, S must play once",
        ),
        (
            "Smolen: a small card in the auction",
            "incident exposed-card by E { during: auction; card: H5; how: inadvertent }",
            "play-on, law 24A, E must leave-faced throughout",
        ),
        (
            "Smolen: an honour in the auction",
            "incident exposed-card by E { during: auction; card: HQ }",
            "play-on, law 24B, W must pass once",
        ),
        (
            "Smolen: two cards in the auction",
            "incident exposed-card by E { during: auction; cards: 2 }",
            "play-on, law 24C, W must pass once",
        ),
        (
            "Smolen: a small card led in the auction",
            "incident exposed-card by E { during: auction; card: H5; how: led }",
            "play-on, law 24B, W must pass once",
        ),
        (
            "EBU forum 1508: the lead from the wrong side is refused and diamonds are forbidden",
            &south("lead DA by E\nincident oloot { choice: forbid }"),
            "play-on, law 50D2(a), W must not-lead diamonds while-on-lead",
        ),
    ]);
}

/// Revokes, claims, missing cards and information.
#[test]
fn rulings_on_the_rest() {
    as_published(&[
        (
            "bridgevaria 742: dummy revokes with a hidden diamond, no trick moves",
            &south(
                "obtained 4S= S\nincident revoke by N { established: yes; exception: 64B3; repeated: no; both-revoked: no; equity: no }",
            ),
            "stands, law 64B3",
        ),
        (
            "bridgevaria 742: the defenders would have had more without it",
            &south(
                "obtained 4S= S\nincident revoke by N { established: yes; exception: 64B3; repeated: no; both-revoked: no; equity: yes; without: 4S-1 S }",
            ),
            "adjust, law 64C1",
        ),
        (
            "ABF quiz 2: a discard taken back for the suit led",
            &south("incident revoke by E { established: no; card: defender }"),
            "play-on, law 62B1, E must leave-faced, E must play first-opportunity",
        ),
        (
            "Northampton 2012, 11: declarer corrects a revoke",
            &south("incident revoke by S { established: no; card: declarer }"),
            "play-on, law 62B2, nobody must",
        ),
        (
            "Hertfordshire, problem 1.1: the card is in another board",
            &south("incident number-of-cards { seat: E; cards: 12; when: play; found: elsewhere }"),
            "play-on, law 14B2, nobody must",
        ),
        (
            "Hertfordshire, problem 1.4: the card is among those played",
            &south("incident number-of-cards { seat: E; cards: 12; when: play; found: played }"),
            "play-on, law 14B1",
        ),
        (
            "Hertfordshire, problem 1.5: the card cannot be found",
            &south("incident number-of-cards { seat: E; cards: 12; when: play; found: lost }"),
            "play-on, law 14B3",
        ),
        (
            "EBL Prague 2016, S1: the last card conceded could not be lost",
            "obtained 5H-1 S\nincident claim by S { concession: yes; withdrawn: yes; could-be-lost: no; claimed: 0 of 1; tricks: 1 }",
            "transfer, law 71B",
        ),
        (
            "EBU forum 562: not all four agreed to play on, so the claim is ruled on",
            &south("obtained 4S= S\nincident claim by S { claimed: 2 of 2; contested: yes; doubtful: yes; tricks: 1 }"),
            "transfer, law 70A",
        ),
        (
            "EBU forum 562: all four agreed to play on",
            &south("obtained 4S-1 S\nincident claim by S { claimed: 2 of 2; contested: played-on }"),
            "stands, law 68D2",
        ),
        (
            "EBU forum 1633: trumps are out, and the claimer knew of them",
            &south(
                "incident claim by S { claimed: 11 of 11; contested: yes; statement: no; trump-out: yes; trump-mentioned: no; unaware: no; stated-line: yes; finesse: no; doubtful: no }",
            ),
            "transfer, law 70A",
        ),
        (
            "Bracknell: a defender's revoke noticed in the trick; the next player may change",
            &south("incident revoke by W { established: no; card: defender; withdrawn: opponents }"),
            "play-on, law 62B1, law 62C1, W must play first-opportunity",
        ),
        (
            "EBU forum 1235: a call withdrawn after misinformation is for partner's use",
            "incident withdrawn-action by W { user: opponents }",
            "stands, law 16C1",
        ),
    ]);
}
