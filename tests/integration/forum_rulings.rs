//! Rulings from forums, blogs of directors, pages of clubs and magazines, each with the answer that was given there.
//! They were written down with their answers before the program saw them. The sources: rmbarkerlaws.blogspot.com,
//! bridgebase.com (forum, by the number of the topic), forums.ebu.co.uk, blakjak.org (IBLF), the engineersireland,
//! bowdon and castleknock clubs on bridgewebs.com, mrbridge.co.uk (forum), acblunit225.com, barndancecaller.net,
//! freds.club, directors.welshbridgeunion.org, sbunorth.co.uk, akaroabridgeclub.co.nz, saskatoonbridgeclub.ca, Potter
//! Orr's column, the WBF's commentary of 2019, English Bridge (Ask Gordon), acbl-district13.org, d17acbl.org, BridgeNL
//! (e-zine 4 of 2024), naplesnews.com, the Hastings Tribune, qldbridge.com, the blml and the EBU's White Book of 2004.
//! Rulings by the Laws of 1997 or 2007 stand under `edition 2007`, if the rule is the same.

use crate::monthly_rulings::{as_published, south};

/// Calls: out of turn, not sufficient, changed.
#[test]
fn rulings_on_calls() {
    as_published(&[
        (
            "rmbarkerlaws October 2009 (2007): 1S over 1NT as an opening, made 3S",
            "set edition 2007\nauction dealer N \"1NT P [1S] 3S\"\nincident ib { more-precise: yes }",
            "play-on, law 27B1(b), nobody must",
        ),
        (
            "rmbarkerlaws October 2009 (2007): made 2H, which shows no opening values",
            "set edition 2007\nauction dealer N \"1NT P [1S] 2H\"\nincident ib { more-precise: no }",
            "play-on, law 27B2, N must pass throughout",
        ),
        (
            "blakjak IBLF 102 (2007): 4S at West's turn, West bids, North doubles: South is silenced",
            "set edition 2007\nauction dealer N \"2S 3D 3S [N:4S] 5D X\"\nincident coot { }",
            "play-on, law 31A2(b), S must pass throughout",
        ),
        (
            "Engineers Ireland (2007): RHO passes, the bid is repeated",
            "set edition 2007\nauction dealer N \"[E:1H] P\"\nincident coot { }",
            "play-on, law 31A1, E must repeat-call once",
        ),
        (
            "Engineers Ireland (2007): RHO bids, the suit is repeated",
            "set edition 2007\nauction dealer N \"[E:1H] 1C 1H\"\nincident coot { }",
            "play-on, law 31A2(a), W must pass once",
        ),
        (
            "Engineers Ireland (2007): RHO bids, another call",
            "set edition 2007\nauction dealer N \"[E:1H] 1C 1S\"\nincident coot { }",
            "play-on, law 31A2(b), W must pass throughout",
        ),
        (
            "Engineers Ireland (2007): a pass before anybody has bid",
            "set edition 2007\nauction dealer N \"[E:P]\"\nincident coot { accepted: no; artificial: no; any-bid: no }",
            "play-on, law 30A, E must pass once",
        ),
        (
            "Engineers Ireland (2007): a pass at partner's turn after a bid",
            "set edition 2007\nauction dealer W \"1H [S:P]\"\nincident coot { accepted: no; artificial: no; any-bid: yes }",
            "play-on, law 30B2(a), S must pass throughout",
        ),
        (
            "mrbridge 400: pass out of turn by South, North opens 2C, 2D is comparable",
            "auction dealer N \"[S:P] 2C P 2D\"\nincident coot { artificial: no; comparable: yes }",
            "play-on, law 30B1(b), nobody must, later 23C",
        ),
        (
            "EBU forum 996: West bids over South's call out of turn and so accepts it",
            "auction dealer N \"1C [S:1S]\"\nincident coot { accepted: yes }",
            "play-on, law 29A, nobody must",
        ),
        (
            "EBU forum 996: the bid too low over it, North may choose",
            "auction dealer S \"1S [1H]\"\nincident ib { }",
            "incomplete, N may accept, N may refuse",
        ),
        (
            "Bowdon: 2C over 2D is accepted",
            "auction dealer N \"1H 2D [2C]\"\nincident ib { accepted: yes }",
            "play-on, law 27A1, nobody must",
        ),
        (
            "EBU forum 1087: 7C for a pass, all have passed since",
            "incident change-of-call by W { call: 7C; unintended: yes; partner-called: yes }",
            "play-on, law 25A4",
        ),
        (
            "BBO 91586: 2S for a transfer to clubs was a slip, partner has not called",
            "incident change-of-call by E { call: 2S; replaced: 2NT; unintended: yes; partner-called: no; auction-over: no }",
            "play-on, law 25A1, nobody must, later 16C",
        ),
        (
            "BBO 91586: it was no slip, but a wrong bid",
            "auction dealer W \"1NT P 2S\"\nincident change-of-call by E { call: 2S; unintended: no; accepted: no; comparable: no }",
            "play-on, law 25B2",
        ),
        (
            "SBU North: noticed by partner's alert, the next hand has called",
            "incident change-of-call by S { call: 3S; replaced: 2S; unintended: yes; partner-called: no }",
            "play-on, law 25A1",
        ),
        (
            "SBU North: too late once partner has called",
            "incident change-of-call by S { call: 3S; replaced: 2S; unintended: yes; partner-called: yes }",
            "play-on, law 25A4",
        ),
        (
            "BBO 70653: 4H was meant when it was bid",
            "incident change-of-call by S { call: 4H; replaced: 4S; unintended: no; accepted: no; comparable: no }",
            "play-on, law 25B2",
        ),
        (
            "Welsh test: both insufficient bids refused, 3H made",
            "auction dealer W \"2S [1H] [2H] 3H\"\nincident ib { same-denomination: yes }",
            "play-on, law 27B1(a), nobody must",
        ),
        (
            "Welsh September 2018: opening bid out of turn at partner's turn, no comparable call",
            "auction dealer S \"[N:1H] 1C P 1S\"\nincident coot { comparable: no }",
            "play-on, law 31B2, S must pass once, S must not-lead any-one",
        ),
        (
            "North Bay: a double for the insufficient bid",
            "auction dealer N \"1S [1D] X\"\nincident ib { comparable: no }",
            "play-on, law 27B3, W must pass throughout",
        ),
        (
            "North Bay laws: 1D over 1S, a pass",
            "auction dealer N \"1S [1D] P\"\nincident ib { comparable: no }",
            "play-on, law 27B2, W must pass throughout, W must not-lead any-one",
        ),
        (
            "EBU forum 842: a call over the pass that the law requires of RHO",
            "auction dealer N \"1C [E:P]\"\nincident coot by E { call: P; turn: barred-rho }",
            "play-on, law 28A",
        ),
        (
            "Akaroa: bid at the left-hand opponent's turn who has already bid is a change of call",
            "auction dealer N \"1C 1H [E:2H]\"\nincident coot { }",
            "play-on, law 31C",
        ),
        (
            "bridgeonsundays: a missed player, three passes after the pass out of turn",
            "auction dealer N \"1C P [W:P]\"\nincident coot { accepted: yes; missed-turn: yes }",
            "play-on, law 17D3",
        ),
        (
            "Akaroa: 1H over 1S accepted",
            "auction dealer N \"1S [1H]\"\nincident ib { accepted: yes }",
            "play-on, law 27A1, nobody must",
        ),
        (
            "Akaroa: 1H over 1S made 1NT",
            "auction dealer N \"1S [1H] 1NT\"\nincident ib { same-denomination: no; comparable: no }",
            "play-on, law 27B2, W must pass throughout, W must not-lead any-one",
        ),
    ]);
}

/// Cards: led, exposed, played, and those of dummy.
#[test]
fn rulings_on_cards() {
    as_published(&[
        (
            "rmbarkerlaws April 2011: king from the wrong hand, then a card from dummy, and RHO plays: no option against LHO",
            &south("incident premature-lead by E { card: HA; turn: partner; both-hands: yes }"),
            "play-on, law 57C1, nobody must",
        ),
        (
            "rmbarkerlaws April 2011: RHO plays at once to the card led out of turn",
            &south("incident lead-out-of-turn by S { card: HK; accepted: wrong-defender }"),
            "play-on, law 53C",
        ),
        (
            "BBO 39800: a card led before the last pass; Law 57 does not apply, it is 24",
            "auction dealer W \"P P P 3NT X P P\"\nincident exposed-card by W { during: auction; card: C7; how: led; becomes: defender }",
            "play-on, law 24B, law 24E, E must pass once",
        ),
        (
            "BBO 35811: dummy's 8 for the ace called, RHO has led on, the other side has not",
            &south("incident dummy-card { misplayed: yes; played-on: no }"),
            "play-on, law 45D1, nobody must, later 16C",
        ),
        (
            "BBO 53527: dummy ruffs with a heart though a spade was called, cards turned, nobody led",
            &south("incident dummy-card { misplayed: yes; played-on: no }"),
            "play-on, law 45D1, later 16C",
        ),
        (
            "ACBL unit 225: queen, uh king, play the ace: the queen is played",
            &south("incident card-played { player: dummy; card: HQ; named: yes; unintended: no }"),
            "play-on, law 45C4(a), S must play once",
        ),
        (
            "ACBL unit 225: ruff, then pitch a diamond: the ruff stands",
            &south("incident card-played { player: dummy; card: S5; named: yes; unintended: no }"),
            "play-on, law 45C4(a), S must play once",
        ),
        (
            "Engineers Ireland: the wrong hand, not accepted",
            &south("incident lead-out-of-turn by S { card: H3; accepted: no; turn: partner }"),
            "play-on, law 55B2, nobody must",
        ),
        (
            "White Book 2004, 43.1: dummy without rights asks, declarer corrects",
            &south("incident dummy-rights by N { looked: yes; did: asked }"),
            "play-on, law 43B2(b)",
        ),
        (
            "BBO 56972: a card stuck behind the seven, and exposed afterwards",
            &south("incident simultaneous-plays by E { from: hand; visible: one }"),
            "play-on, law 58B1, nobody must",
        ),
        (
            "BBO 56972: the queen that she then shows is a penalty card",
            &south("incident exposed-card by E { during: play; card: SQ; how: inadvertent; partner-leads: no }"),
            "play-on, law 50D1, E must play first-opportunity",
        ),
        (
            "BBO 68440: queen and king together, the queen is played",
            &south("incident simultaneous-plays by E { from: hand; visible: several; card: SK }"),
            "play-on, law 58B2, law 58B3, E must play first-opportunity",
        ),
        (
            "rmbarkerlaws July 2010: a small card dropped with another",
            &south("incident exposed-card by E { during: play; card: C9; how: inadvertent }"),
            "play-on, law 50C, E must play ♣9 before-low",
        ),
        (
            "rmbarkerlaws July 2010: the card that he had meant to play is major",
            &south("incident exposed-card by E { during: play; card: C9; how: deliberate; partner-leads: no }"),
            "play-on, law 50D1, E must play ♣9 first-opportunity",
        ),
        (
            "BBO 75955: the ten drops from declarer's hand as he reaches for the king",
            &south("incident exposed-card by S { during: play; card: CT; how: inadvertent }"),
            "play-on, law 48A, nobody must",
        ),
        (
            "BBO 58538: a defender leads as if he had won the trick",
            &south("incident lead-out-of-turn by W { card: D5; informed: no; accepted: no; turn: opponents }"),
            "play-on, law 56, W must play first-opportunity",
        ),
        (
            "BBO 58538: declarer may accept it",
            &south("incident lead-out-of-turn by W { card: D5; informed: no; accepted: yes }"),
            "play-on, law 53A, nobody must",
        ),
        (
            "Hastings Tribune 2022: dummy warns before the lead",
            &south("incident dummy-rights by N { looked: no; did: warned }"),
            "play-on, law 42B2",
        ),
        (
            "English Bridge December 2016: the lead was stopped before it was seen",
            &south("incident oloot by E { faced: no }"),
            "play-on, law 41A, nobody must",
        ),
        (
            "English Bridge December 2016: reject and leave",
            &south("lead H5 by E\nincident oloot { choice: leave }"),
            "play-on, law 50D2(b), E must play first-opportunity",
        ),
        (
            "MacMillan, Naples: a card called from dummy is played",
            &south("incident card-played { player: dummy; card: D4; named: yes; unintended: no }"),
            "play-on, law 45C4(a), S must play once",
        ),
        (
            "blml July 2006: dummy's singleton put out without a word and accepted by declarer",
            &south("incident dummy-rights by N { did: suggested }"),
            "play-on, law 45F",
        ),
        (
            "Commentary 2017, 50D2 example 43: both defenders have one, a spade is forbidden",
            &south(
                "incident exposed-card by E { during: play; cards: 1; card: S7; how: deliberate; partner-leads: yes; choice: forbid }",
            ),
            "play-on, law 50D2(a), W must not-lead spades while-on-lead",
        ),
        (
            "Saskatoon: a defender's card that partner could see must be played",
            &south("incident card-played { player: defender; card: D7; shown: yes }"),
            "play-on, law 45C1",
        ),
        (
            "Saskatoon: declarer's card nearly touching the table",
            &south("incident card-played { player: declarer; card: D7; shown: yes }"),
            "play-on, law 45C2, S must play once",
        ),
        (
            "Saskatoon: an unintended play, partner has not played",
            &south(
                "incident card-played { player: dummy; card: D7; named: yes; unintended: yes; pause: no; partner-played: no }",
            ),
            "play-on, law 47C, nobody must",
        ),
        (
            "Potter Orr: two cards at once, one of them an honour",
            &south("incident simultaneous-plays by W { from: hand; visible: several; card: DK }"),
            "play-on, law 58B2, W must play ♦K first-opportunity",
        ),
        (
            "IBLF 142: a spot card for the minor penalty card, and declarer accepts it",
            &south("incident penalty-card by E { played-other: yes; accepted: yes }"),
            "play-on, law 52B1(a), law 52B1(c)",
        ),
        (
            "IBLF 142: declarer has the penalty card played, and the other one becomes major",
            &south("incident penalty-card by E { played-other: yes; accepted: no; card: H9 }"),
            "play-on, law 52B2, E must play ♥9 first-opportunity",
        ),
        (
            "BBO 55909: the penalty card was not played, and declarer played on",
            &south("incident penalty-card by E { played-other: yes; accepted: played-since }"),
            "play-on, law 52B1(b)",
        ),
    ]);
}

/// Revokes, claims, hands, boards and information.
#[test]
fn rulings_on_the_rest() {
    as_published(&[
        (
            "bridgewinners revoke-or-not: the revoke is corrected after declarer's claim",
            &south("incident revoke by E { established: no; card: defender }"),
            "play-on, law 62A, law 62B1",
        ),
        (
            "BBO 88681: a fourteenth card from the board before in dummy, found at once",
            &south("incident number-of-cards { seat: N; cards: 14; when: play; found: surplus; quitted: no }"),
            "play-on, law 13C",
        ),
        (
            "BBO 50037: a card of the next board seen before its auction",
            "incident extraneous-information { stage: before; interferes: no }",
            "play-on, law 16D2",
        ),
        (
            "Castleknock: 14 and 12 cards, found after the play",
            "incident number-of-cards { seat: E; cards: 14; when: after; found: another-hand }",
            "adjust, law 13D",
        ),
        (
            "barndancecaller March 2018: declarer has led to the next trick",
            &south(
                "obtained 4S= S\nincident revoke by S { established: yes; exception: none; trick-won: offender; tricks-after: 4; repeated: no; both-revoked: no; equity: no }",
            ),
            "transfer, law 64A1",
        ),
        (
            "barndancecaller March 2018: the wrong bidding card, correctly explained",
            "incident mistaken-call by E { agreement: yes; explained: as-agreed; unauthorised-too: no }",
            "stands, law 75C",
        ),
        (
            "freds.club: a revoke on the twelfth trick is changed",
            &south("incident revoke by E { established: yes; exception: 64B6; returned: no; before-partner: no }"),
            "play-on, law 62D1",
        ),
        (
            "Welsh April 2019: a missing alert, the auction goes on",
            "incident mi by NS { wrong: yes; unauthorised-too: no; stage: auction; partner-called: no }",
            "play-on, law 21B1(a)",
        ),
        (
            "Welsh March 2018: the same player twice in the same suit",
            &south("obtained 4S= S\nincident revoke by E { established: yes; exception: 64B2; equity: no }"),
            "stands, law 64B2",
        ),
        (
            "Welsh February 2019: a player of each side has revoked",
            &south(
                "obtained 4S= S\nincident revoke by E { established: yes; exception: 64B7; both-revoked: yes; without: 4S= S }",
            ),
            "adjust, law 64C2(b)",
        ),
        (
            "Welsh November 2019: hesitation with a singleton",
            "incident deception by W { false-inference: yes; from: tempo; bridge-reason: no; could-know: yes }",
            "adjust, law 73E2",
        ),
        (
            "qldbridge 2: cards from the previous board, partner has called",
            "incident wrong-cards by S { partner-called: yes }",
            "adjust, law 15A2(a)",
        ),
        (
            "qldbridge 23: 14 and 12 after the auction began, the deal can be corrected",
            "incident number-of-cards { seat: S; cards: 14; when: auction; found: another-hand; playable: yes }",
            "play-on, law 13B1, later 13B1",
        ),
        (
            "EBU comment 2590: both last cards faced in a claim; partner keeps the winner by normal play only",
            &south(
                "obtained 4S-1 S\nincident claim by W { claimed: 2 of 2; contested: yes; partners-play: yes; tricks: 1 }",
            ),
            "transfer, law 70D2",
        ),
        (
            "Welsh November 2018: three cards, trump out and not mentioned, all to the opponents",
            &south(
                "obtained 4S= S\nincident claim by S { claimed: 3 of 3; contested: yes; statement: yes, \"no trumps left\"; trump-out: yes; trump-mentioned: no; unaware: yes; trump-trick: yes; tricks: 0 }",
            ),
            "transfer, law 70C",
        ),
        (
            "bridgewinners trump out: the claimer was not unaware of it",
            &south(
                "obtained 4S= S\nincident claim by S { claimed: 6 of 6; contested: yes; statement: no; trump-out: yes; trump-mentioned: no; unaware: no; stated-line: yes; finesse: no; doubtful: no }",
            ),
            "transfer, law 70A",
        ),
        (
            "BBO 64921: one defender concedes, the other objects at once",
            &south("incident claim by N { concession: objected }"),
            "play-on, law 68B2",
        ),
    ]);
}

/// Explanations, hesitations and cards that fell: columns of districts and magazines.
#[test]
fn rulings_of_columns() {
    as_published(&[
        (
            "ACBL district 13, February 2004: 2C was explained as Michaels, as is marked on both cards; the bidder had clubs",
            &south("incident mistaken-call by W { agreement: yes; explained: as-agreed; unauthorised-too: no }"),
            "stands, law 75C, nobody must",
        ),
        (
            "ACBL district 13, February 2004: if it had not been marked, misinformation is assumed",
            &south(
                "incident misinformation by E { wrong: unclear; stage: after; influenced: yes; unauthorised-too: no }",
            ),
            "adjust, law 21B1",
        ),
        (
            "ACBL district 13, August 2003: one defender points out the lead from the wrong hand, the other has it accepted",
            &south("incident lead-out-of-turn by S { accepted: yes }"),
            "play-on, law 55A, nobody must",
        ),
        (
            "ACBL district 17, November 2013: six clubs after partner's long pass over five spades",
            "auction dealer E \"1D X 3S P 4S 5H 5S P P 6C X P P P\"\n\
             incident ui by N { information: yes, \"anguished thought\"; chosen: 6C; alternatives: pass; suggested: yes }",
            "adjust, law 16B1(a)",
        ),
        (
            "BBO 75410: a wrong explanation that had nothing to do with the double that cost",
            &south("incident misinformation by W { wrong: yes; stage: after; influenced: no; unauthorised-too: no }"),
            "stands, law 21B3",
        ),
        (
            "BridgeNL, e-zine 4 of 2024: a club falls from declarer's hand, and is not played",
            &south("incident exposed-card by S { during: play; card: C5; how: inadvertent }"),
            "play-on, law 48A, nobody must",
        ),
        (
            "BridgeNL, e-zine 4 of 2024: a defender's is a penalty card, a minor one",
            &south("incident exposed-card by W { during: play; card: C5; how: inadvertent }"),
            "play-on, law 50C, W must leave-faced, W must play",
        ),
        (
            "WBF commentary on 50, example 43: a lead forbidden to a player who has a penalty card of the suit himself",
            &south(
                "incident exposed-card by E { during: play; card: S7; how: led; partner-leads: yes; choice: forbid }",
            ),
            "play-on, law 50D2(a), W must not-lead spades while-on-lead",
        ),
        (
            "EBU forum 1749: declarer forbids a suit after a premature lead",
            &south("incident premature-lead by W { card: D4; choice: forbid-suit; suit: clubs }"),
            "play-on, law 57A, E must not-play clubs once, W must play",
        ),
    ]);
}
