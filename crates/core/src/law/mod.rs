//! The Laws of Duplicate Bridge of 2017 that the program cites, as values.
//!
//! A citation is a constant with a name, so that a wrong number is written in one place at most and every caller knows
//! that it is a Law and not a part of a sentence. [`CITED`] lists all citations, and those in texts are compared with
//! it; the subject of each Law is described in each language by its number.
//!
//! ```
//! use redress_core::law::{self, Law};
//!
//! assert_eq!(law::SELF_INFLICTED.to_string(), "12C1(e)");
//! assert_eq!(Law::cited("12c1(e)"), Some(law::SELF_INFLICTED));
//! assert_eq!(Law::cited("12C1(f)"), None);
//! ```

mod citation;

pub use citation::{Edition, Law};

/// The Laws by which the program computes without a procedure: boards by their number, adjusted scores, the order of bids
/// and doubles, the end of the auction, declarer and dummy, the score and the forms of scoring.
pub const COMPUTED: &[u8] = &[2, 12, 17, 18, 19, 22, 54, 77, 78];

/// The Laws under which a director has nothing to rule: cards, tables, partnerships, and the powers of other bodies.
pub const NO_RULING: &[u8] = &[1, 3, 4, 80, 93];

macro_rules! laws {
    ($($(#[doc = $doc:literal])* $name:ident = $number:literal $paragraph:literal;)*) => {
        $($(#[doc = $doc])* pub const $name: Law = Law::new($number, $paragraph);)*

        /// Every citation, in the order of the Laws.
        pub const CITED: &[Law] = &[$($name,)*];
    };
}

laws! {
    /// Dealer and vulnerability of a board by its number.
    BOARDS = 2 "";
    /// Action before the director is called.
    FORFEITED = 11 "";
    /// No normal play of the board is possible.
    NO_NORMAL_PLAY = 12 "A2";
    /// The objectives of score adjustment: redress, not punishment.
    OBJECTIVES = 12 "B";
    /// Damage, which an adjusted score redresses.
    DAMAGE = 12 "B1";
    /// Assigned adjusted scores.
    ASSIGNED = 12 "C1";
    /// An assigned score seeks the probable outcome, had the infraction not occurred.
    PROBABLE = 12 "C1(b)";
    /// An assigned score may be weighted by the probabilities of several results.
    WEIGHTED = 12 "C1(c)";
    /// Where the possibilities are numerous or not obvious, an artificial score.
    NUMEROUS = 12 "C1(d)";
    /// No relief for self-inflicted damage: an extremely serious error unrelated to the infraction, or a gamble.
    SELF_INFLICTED = 12 "C1(e)";
    /// Artificial adjusted scores.
    ARTIFICIAL = 12 "C2";
    /// Average minus, average and average plus in matchpoints.
    ARTIFICIAL_SHARES = 12 "C2(a)";
    /// Average minus and average plus in IMPs.
    ARTIFICIAL_IMPS = 12 "C2(b)";
    /// Average plus and minus follow a session that is better or worse.
    SESSION = 12 "C2(c)";
    /// Several artificial scores in one session.
    SEVERAL_BOARDS = 12 "C2(d)";
    /// Adjusted scores in an individual event.
    INDIVIDUAL = 12 "C3";
    /// Scores that do not balance in a knockout are averaged.
    KNOCKOUT = 12 "C4";
    /// A wrong number of cards.
    WRONG_NUMBER_OF_CARDS = 13 "";
    /// Hands corrected before a call.
    CARDS_CORRECTED = 13 "A1";
    /// A card of another player was seen before a call.
    CARDS_SEEN = 13 "A2";
    /// A board with wrong hands that can be played.
    CARDS_PLAYABLE = 13 "B1";
    /// A board with wrong hands that cannot be played.
    CARDS_UNPLAYABLE = 13 "B2";
    /// A card that is not part of the deal.
    SURPLUS_CARD = 13 "C";
    /// Wrong hands found after the play.
    CARDS_AFTER_PLAY = 13 "D";
    /// A missing card.
    MISSING_CARD = 14 "";
    /// A missing card found before play.
    MISSING_RESTORED = 14 "A1";
    /// A missing card not found before play.
    MISSING_REPLACED = 14 "A2";
    /// A missing card found among the played cards.
    MISSING_PLAYED = 14 "B1";
    /// A missing card found elsewhere during play.
    MISSING_ELSEWHERE = 14 "B2";
    /// A missing card not found during play.
    MISSING_LOST = 14 "B3";
    /// A restored card was in the hand all the time.
    MISSING_BELONGS = 14 "B4";
    /// What a restored card tells.
    MISSING_KNOWN = 14 "C";
    /// Calls on cards from another board.
    WRONG_CARDS = 15 "A";
    /// The board at which the call was cancelled.
    WRONG_CARDS_CANCELLED = 15 "A2";
    /// Partner has called over the cancelled call.
    WRONG_CARDS_PARTNER = 15 "A2(a)";
    /// Calling again with the right cards.
    WRONG_CARDS_AGAIN = 15 "A2(b)";
    /// The board that the cards came from.
    WRONG_CARDS_REPEATED = 15 "A3";
    /// A board not meant for these contestants.
    WRONG_BOARD = 15 "B";
    /// One of the four had played the board.
    WRONG_BOARD_PLAYED = 15 "B1";
    /// None of the four had played the board.
    WRONG_BOARD_NEW = 15 "B2";
    /// Contestants who lose a board by it.
    WRONG_BOARD_DEPRIVED = 15 "B3";
    /// Extraneous information from partner.
    UNAUTHORISED = 16 "B";
    /// What must not be chosen over a logical alternative.
    LOGICAL_ALTERNATIVE = 16 "B1";
    /// What was demonstrably suggested.
    SUGGESTED = 16 "B1(a)";
    /// Which actions are logical alternatives.
    ALTERNATIVES = 16 "B1(b)";
    /// The adjusted score after unauthorised information.
    UNAUTHORISED_ADJUSTED = 16 "B3";
    /// Information from withdrawn calls and plays.
    WITHDRAWN_INFORMATION = 16 "C";
    /// Information from elsewhere.
    EXTRANEOUS = 16 "D";
    /// Extraneous information before any call.
    EXTRANEOUS_BEFORE = 16 "D2";
    /// Before a call: the players change places.
    EXTRANEOUS_PLACES = 16 "D2(a)";
    /// Before a call: the board is dealt again.
    EXTRANEOUS_REDEAL = 16 "D2(b)";
    /// The board is played all the same.
    EXTRANEOUS_PLAYED = 16 "D2(c)";
    /// An adjusted score instead of the play.
    EXTRANEOUS_ADJUSTED = 16 "D2(d)";
    /// Extraneous information after the first call.
    EXTRANEOUS_LATER = 16 "D3";
    /// When partner's mistaken explanation is corrected.
    CORRECTION = 20 "F5";
    /// Acting on one's own misunderstanding.
    OWN_MISUNDERSTANDING = 21 "A";
    /// A call based on misinformation.
    MISINFORMATION = 21 "B";
    /// Misinformation during the auction.
    MISINFORMATION_CALL = 21 "B1";
    /// Changing a call after misinformation.
    MISINFORMATION_CHANGE = 21 "B1(a)";
    /// Which of the two was the error.
    MISINFORMATION_PRESUMED = 21 "B1(b)";
    /// Misinformation that is too late to be put right.
    MISINFORMATION_LATE = 21 "B3";
    /// Comparable calls.
    COMPARABLE = 23 "";
    /// Which calls are comparable.
    COMPARABLE_DEFINED = 23 "A";
    /// Gain in spite of a comparable call.
    COMPARABLE_DAMAGE = 23 "C";
    /// A card exposed during the auction.
    EXPOSED_IN_AUCTION = 24 "";
    /// A low card exposed in the auction.
    LOW_CARD_IN_AUCTION = 24 "A";
    /// An honour exposed in the auction, or a card led.
    HONOUR_IN_AUCTION = 24 "B";
    /// Two or more cards exposed in the auction.
    CARDS_IN_AUCTION = 24 "C";
    /// A card exposed in the auction by declarer's side.
    CARD_OF_DECLARER = 24 "D";
    /// A card exposed in the auction by a defender.
    CARD_OF_DEFENDER = 24 "E";
    /// Changes of a call.
    CHANGES_OF_CALL = 25 "";
    /// An unintended call may be changed.
    UNINTENDED_CALL = 25 "A1";
    /// A call that was intended stands.
    INTENDED_CALL = 25 "A2";
    /// No change once partner has called.
    PARTNER_HAS_CALLED = 25 "A4";
    /// No change once the auction period is over.
    AUCTION_HAS_ENDED = 25 "A5";
    /// A changed call is accepted.
    CHANGE_ACCEPTED = 25 "B1";
    /// A changed call is cancelled.
    CHANGE_REFUSED = 25 "B2";
    /// Lead restrictions after a call that is not comparable.
    LEAD_RESTRICTION = 26 "B";
    /// Insufficient bids.
    INSUFFICIENT_BID = 27 "";
    /// An insufficient bid is accepted.
    INSUFFICIENT_ACCEPTED = 27 "A1";
    /// Correcting an insufficient bid.
    INSUFFICIENT_REFUSED = 27 "B";
    /// Corrections of an insufficient bid without further rectification.
    INSUFFICIENT_CORRECTED = 27 "B1";
    /// The lowest sufficient bid in the same denomination.
    INSUFFICIENT_LOWEST = 27 "B1(a)";
    /// A comparable call after an insufficient bid.
    INSUFFICIENT_COMPARABLE = 27 "B1(b)";
    /// Other corrections of an insufficient bid.
    INSUFFICIENT_OTHERWISE = 27 "B2";
    /// A double in place of an insufficient bid.
    INSUFFICIENT_DOUBLED = 27 "B3";
    /// A second insufficient bid.
    INSUFFICIENT_AGAIN = 27 "B4";
    /// Gain from an insufficient bid.
    INSUFFICIENT_DAMAGE = 27 "D";
    /// Calls out of turn.
    OUT_OF_TURN = 29 "";
    /// A call out of turn is accepted.
    OUT_OF_TURN_ACCEPTED = 29 "A";
    /// A call out of turn is cancelled.
    OUT_OF_TURN_CANCELLED = 29 "B";
    /// A pass at the right-hand opponent's turn.
    PASS_OUT_OF_TURN = 30 "A";
    /// After a pass at partner's turn.
    PASS_AT_PARTNERS_TURN = 30 "B1(b)";
    /// Later passes at the left-hand opponent's turn.
    LATER_PASS = 30 "B2";
    /// A bid at the right-hand opponent's turn.
    BID_OUT_OF_TURN = 31 "A";
    /// The right-hand opponent passes.
    BID_REPEATED = 31 "A1";
    /// The right-hand opponent calls something else.
    BID_REPLACED = 31 "A2";
    /// A comparable call in place of a bid out of turn.
    BID_COMPARABLE = 31 "A2(a)";
    /// A call that is not comparable in place of a bid out of turn.
    BID_NOT_COMPARABLE = 31 "A2(b)";
    /// Later bids at the left-hand opponent's turn.
    LATER_BID = 31 "C";
    /// A double out of turn after which the right-hand opponent passes.
    DOUBLE_REPEATED = 32 "A1";
    /// A comparable call in place of a double out of turn.
    DOUBLE_COMPARABLE = 32 "A2(a)";
    /// A call that is not comparable in place of a double out of turn.
    DOUBLE_NOT_COMPARABLE = 32 "A2(b)";
    /// Partnership agreements and their disclosure.
    DISCLOSURE = 40 "B";
    /// The opening lead face down.
    FACE_DOWN_LEAD = 41 "A";
    /// The rights of dummy.
    DUMMYS_RIGHTS = 42 "";
    /// Dummy asks about a revoke.
    DUMMY_ASKS = 42 "B1";
    /// Dummy prevents an irregularity.
    DUMMY_PREVENTS = 42 "B2";
    /// Dummy after the play.
    DUMMY_AFTER_PLAY = 42 "B3";
    /// Dummy calls the director.
    DUMMY_CALLS_DIRECTOR = 43 "A1(a)";
    /// Dummy draws attention to an irregularity.
    DUMMY_DRAWS_ATTENTION = 43 "A1(b)";
    /// Dummy takes part in the play.
    DUMMY_TAKES_PART = 43 "A1(c)";
    /// Dummy looks at hands.
    DUMMY_LOOKS = 43 "A2";
    /// Penalty for dummy.
    DUMMY_PENALTY = 43 "B1";
    /// A warning by a dummy without rights.
    DUMMY_WARNS = 43 "B2(a)";
    /// A question by a dummy without rights.
    DUMMY_NAMES_REVOKE = 43 "B2(b)";
    /// A defender's irregularity named by a dummy without rights.
    DUMMY_NAMES_IRREGULARITY = 43 "B3";
    /// When a card is played.
    CARD_PLAYED = 45 "";
    /// Playing a card from a hand.
    PLAY_FROM_HAND = 45 "A";
    /// Cards that have to be played.
    COMPULSORY_PLAY = 45 "C";
    /// A defender's card.
    SHOWN_BY_DEFENDER = 45 "C1";
    /// Declarer's card.
    SHOWN_BY_DECLARER = 45 "C2";
    /// Dummy's card.
    TOUCHED_IN_DUMMY = 45 "C3";
    /// A card that is named.
    NAMED_CARD = 45 "C4(a)";
    /// An unintended designation.
    UNINTENDED_DESIGNATION = 45 "C4(b)";
    /// Another card placed by dummy.
    MISPLAYED_BY_DUMMY = 45 "D1";
    /// Naming a card of dummy.
    DUMMYS_CARD = 46 "";
    /// How a card of dummy is named.
    DESIGNATION = 46 "A";
    /// An incomplete designation.
    INCOMPLETE_DESIGNATION = 46 "B";
    /// Dummy told to play high.
    DESIGNATION_HIGH = 46 "B1(a)";
    /// Dummy told to win.
    DESIGNATION_WIN = 46 "B1(b)";
    /// Dummy told to play low.
    DESIGNATION_LOW = 46 "B1(c)";
    /// A suit without a rank.
    DESIGNATION_SUIT = 46 "B2";
    /// A rank without a suit.
    DESIGNATION_RANK = 46 "B3";
    /// A card that is not in dummy.
    DESIGNATION_ABSENT = 46 "B4";
    /// Neither suit nor rank.
    DESIGNATION_ANYTHING = 46 "B5";
    /// Taking back an unintended designation.
    DESIGNATION_CHANGED = 47 "C";
    /// A card played before an opponent's change.
    OPPONENT_CHANGED = 47 "D";
    /// A player whom an opponent told that it was his turn.
    WRONGLY_TOLD_TURN = 47 "E1";
    /// A card played because of a mistaken explanation.
    PLAY_ON_MISINFORMATION = 47 "E2";
    /// Taking back a card after misinformation.
    PLAY_RETRACTED = 47 "E2(a)";
    /// A card that can no longer be taken back.
    PLAY_TOO_LATE = 47 "E2(b)";
    /// Declarer exposes a card.
    DECLARER_EXPOSES = 48 "A";
    /// A defender's exposed card.
    EXPOSED_CARD = 49 "";
    /// Penalty cards.
    PENALTY_CARD = 50 "";
    /// Major and minor penalty cards.
    MAJOR_OR_MINOR = 50 "B";
    /// A minor penalty card.
    MINOR_PENALTY_CARD = 50 "C";
    /// Its owner and a major penalty card.
    OFFENDER_TO_PLAY = 50 "D1";
    /// The partner's lead and a major penalty card.
    PARTNER_TO_LEAD = 50 "D2";
    /// Declarer requires or forbids the suit of the penalty card.
    LEAD_REQUIRED = 50 "D2(a)";
    /// Declarer leaves the lead free.
    LEAD_FREE = 50 "D2(b)";
    /// Information from a penalty card.
    PENALTY_CARD_INFORMATION = 50 "E";
    /// Information from a penalty card on the table.
    PENALTY_CARD_ON_TABLE = 50 "E1";
    /// Information from a penalty card that was picked up.
    PENALTY_CARD_RETURNED = 50 "E2";
    /// Information from a penalty card that was played.
    PENALTY_CARD_PLAYED = 50 "E3";
    /// Damage through a penalty card.
    PENALTY_CARD_DAMAGE = 50 "E4";
    /// Several penalty cards of one defender.
    SEVERAL_TO_PLAY = 51 "A";
    /// The partner's lead and several penalty cards.
    SEVERAL_PARTNER_LEADS = 51 "B";
    /// Leads out of turn.
    LEAD_OUT_OF_TURN = 53 "";
    /// Accepting a lead out of turn.
    LEAD_ACCEPTED = 53 "A";
    /// A proper lead after the irregular one.
    PROPER_LEAD_MADE = 53 "B";
    /// Opening leads out of turn.
    OPENING_LEAD_OUT_OF_TURN = 54 "";
    /// Declarer spreads the hand.
    DECLARER_SPREADS = 54 "A";
    /// Declarer accepts the lead.
    OPENING_LEAD_ACCEPTED = 54 "B";
    /// A declarer who has seen dummy.
    DUMMY_SEEN = 54 "C";
    /// Declarer refuses the lead.
    OPENING_LEAD_REFUSED = 54 "D";
    /// An opening lead by declarer's side.
    OPENING_LEAD_BY_WRONG_SIDE = 54 "E";
    /// Declarer's lead out of turn.
    DECLARERS_LEAD = 55 "";
    /// Accepting declarer's lead.
    DECLARERS_LEAD_ACCEPTED = 55 "A";
    /// Declarer leads at a defender's turn.
    LEAD_AT_DEFENDERS_TURN = 55 "B1";
    /// Declarer leads from the wrong one of the two hands.
    LEAD_FROM_WRONG_HAND = 55 "B2";
    /// Declarer gains from his lead out of turn.
    DECLARER_INFORMED = 55 "C";
    /// A premature lead or play.
    PREMATURE_LEAD = 57 "";
    /// A defender ahead of his partner.
    PREMATURE_BY_DEFENDER = 57 "A";
    /// A partner who cannot comply.
    CANNOT_COMPLY = 57 "B";
    /// Declarer has played from both hands.
    BOTH_HANDS_PLAYED = 57 "C1";
    /// Dummy played too early.
    DUMMY_PREMATURE = 57 "C2";
    /// Declarer plays too early.
    DECLARER_PREMATURE = 57 "C3";
    /// A defender at the turn of the opponent on his right.
    AT_TURN_OF_RIGHT_OPPONENT = 57 "D";
    /// Two players at once.
    TWO_PLAYERS_AT_ONCE = 58 "A";
    /// Several cards of one hand.
    CARDS_AT_ONCE = 58 "B";
    /// One visible card of several.
    ONE_VISIBLE = 58 "B1";
    /// Several visible cards.
    SEVERAL_VISIBLE = 58 "B2";
    /// A card played after several at once.
    PLAYED_AFTER_SEVERAL = 58 "B3";
    /// Several cards found later.
    SEVERAL_FOUND_LATER = 58 "B4";
    /// A play after an opponent's irregular one.
    PLAY_AFTER_ERROR = 60 "A";
    /// A defender plays before declarer's lead.
    DEFENDER_BEFORE_LEAD = 60 "B";
    /// A play by the side that erred.
    PLAY_BY_OFFENDING_SIDE = 60 "C";
    /// Failure to follow suit.
    FOLLOWING_SUIT = 61 "";
    /// Correcting a revoke.
    REVOKE_CORRECTED = 62 "A";
    /// The card of a corrected revoke.
    REVOKE_CARD = 62 "B";
    /// The card of a defender's corrected revoke.
    REVOKE_CARD_DEFENDER = 62 "B1";
    /// The card of another corrected revoke.
    REVOKE_CARD_FREE = 62 "B2";
    /// Cards played after a revoke that is corrected.
    AFTER_REVOKE = 62 "C";
    /// Cards that the other side withdraws.
    AFTER_REVOKE_OTHERS = 62 "C1";
    /// Cards that the offending side withdraws.
    WITHDRAWN_BY_OFFENDERS = 62 "C2";
    /// Revokes of both sides on one trick that are corrected.
    REVOKES_ON_ONE_TRICK = 62 "C3";
    /// A revoke on trick twelve is corrected.
    REVOKE_TWELFTH_CORRECTED = 62 "D1";
    /// When a revoke is established.
    REVOKE_ESTABLISHED = 63 "A";
    /// Tricks transferred after a revoke.
    REVOKE = 64 "A";
    /// The offending player won the trick.
    REVOKE_TWO_TRICKS = 64 "A1";
    /// One trick after a revoke.
    REVOKE_ONE_TRICK = 64 "A2";
    /// Revokes without a transfer of tricks.
    REVOKE_NO_TRANSFER = 64 "B";
    /// The offending side won no trick.
    REVOKE_WON_NOTHING = 64 "B1";
    /// A later revoke in the same suit.
    REVOKE_REPEATED = 64 "B2";
    /// A card that lay face up.
    REVOKE_FACED_CARD = 64 "B3";
    /// Noticed after the next deal had begun.
    REVOKE_NEXT_DEAL = 64 "B4";
    /// Noticed after the round.
    REVOKE_ROUND_OVER = 64 "B5";
    /// A revoke on the twelfth trick.
    REVOKE_TWELFTH_TRICK = 64 "B6";
    /// Both sides have revoked.
    REVOKE_BOTH_SIDES = 64 "B7";
    /// A revoke corrected under Law 62C3.
    REVOKE_CORRECTED_LATE = 64 "B8";
    /// The transfer does not redress the damage.
    REVOKE_EQUITY = 64 "C1";
    /// Repeated revokes, and revokes by both sides.
    REVOKE_EQUITY_SPECIAL = 64 "C2";
    /// A revoke that the transfer of tricks does not redress.
    REVOKE_REDRESS = 64 "C2(a)";
    /// The score after revokes by both sides.
    REVOKE_EQUITY_BOTH = 64 "C2(b)";
    /// A defective trick.
    DEFECTIVE_TRICK = 67 "";
    /// A defective trick noticed in time.
    TRICK_IN_TIME = 67 "A";
    /// A card not played, in time.
    TRICK_OMITTED = 67 "A1";
    /// Too many cards, in time.
    TRICK_EXTRA = 67 "A2";
    /// A card not played to a trick, found late.
    TRICK_LATE = 67 "B1";
    /// A card supplied in the suit led.
    TRICK_SUIT_HELD = 67 "B1(a)";
    /// A card supplied in another suit.
    TRICK_REVOKED = 67 "B1(b)";
    /// Too many cards, found late.
    TRICK_SURPLUS = 67 "B2";
    /// Claims and concessions.
    CLAIMING = 68 "";
    /// The definition of a claim.
    CLAIM_DEFINED = 68 "A";
    /// The definition of a concession.
    CONCESSION_DEFINED = 68 "B";
    /// A defender's concession to which his partner objects at once.
    CONCESSION_OBJECTED = 68 "B2";
    /// Play is suspended.
    PLAY_SUSPENDED = 68 "D";
    /// Play continues by agreement of all four, and the claim is void.
    PLAY_CONTINUES = 68 "D2";
    /// A claim or concession that is agreed.
    CLAIM_AGREED = 69 "A";
    /// The withdrawal of an agreement.
    AGREEMENT_WITHDRAWN = 69 "B";
    /// Agreement to the loss of a trick that the side had already won.
    AGREED_WON = 69 "B1";
    /// Agreement to the loss of a trick that the side would likely have won.
    AGREED_LIKELY = 69 "B2";
    /// Tricks after a contested claim, doubtful points to the other side.
    CLAIM = 70 "A";
    /// The statement is repeated.
    CLAIM_REPEATED = 70 "B1";
    /// An outstanding trump.
    TRUMP_OUT = 70 "C";
    /// Claimer said nothing about the trump.
    TRUMP_UNMENTIONED = 70 "C1";
    /// Claimer was likely unaware of the trump.
    TRUMP_UNAWARE = 70 "C2";
    /// A trick could be lost to the trump.
    FORGOTTEN_TRUMP = 70 "C3";
    /// A line of play that the statement did not embrace.
    OTHER_LINE = 70 "D1";
    /// A defender's claim that depends on his partner's play.
    PARTNERS_PLAY = 70 "D2";
    /// An unstated line that depends on the place of a card.
    UNSTATED_LINE = 70 "E1";
    /// The order in which a suit is played.
    SUIT_ORDER = 70 "E2";
    /// Concession of a trick that the side had won.
    CONCEDED_WON = 71 "A";
    /// Concession of a trick that no normal play loses.
    CONCEDED_SURE = 71 "B";
    /// Awareness of potential damage.
    COULD_HAVE_KNOWN = 72 "C";
    /// Communication, tempo and deception.
    TEMPO = 73 "";
    /// Variations in tempo or manner.
    TEMPO_VARIED = 73 "D1";
    /// Misleading by question, remark or tempo.
    TEMPO_MISLEADING = 73 "D2";
    /// Deception without a demonstrable bridge reason.
    DECEPTION = 73 "E2";
    /// Mistaken explanations and mistaken calls.
    EXPLAINED = 75 "";
    /// Unauthorised information from partner's explanation.
    EXPLAINED_UNAUTHORISED = 75 "A";
    /// A mistaken explanation.
    MISTAKEN_EXPLANATION = 75 "B";
    /// A mistaken call.
    MISTAKEN_CALL = 75 "C";
    /// A finding about an explanation.
    EXPLANATION_DETERMINED = 75 "D";
    /// The score of a contract.
    SCORE = 77 "";
    /// Matchpoints.
    MATCHPOINTS = 78 "A";
    /// International match points.
    IMPS = 78 "B";
    /// Total points.
    TOTAL_POINTS = 78 "C";
    /// Conditions of contest.
    CONDITIONS = 78 "D";
    /// Tricks of a claim or concession.
    TRICKS_OF_CLAIM = 79 "B1";
    /// The director rules on the tricks.
    TRICKS_RULED = 79 "B2";
    /// The director was called after the round.
    TRICKS_AFTER_ROUND = 79 "B3";
    /// The correction period.
    CORRECTION_PERIOD = 79 "C";
    /// A score put right in time.
    SCORE_IN_TIME = 79 "C1";
    /// A score put right late.
    SCORE_LATE = 79 "C2";
    /// Rectifying an error of procedure.
    ERROR_RECTIFIED = 82 "B";
    /// A director's error: both sides are treated as non-offending.
    DIRECTORS_ERROR = 82 "C";
    /// How facts are established.
    FACTS = 85 "A1";
    /// Team play.
    TEAM_PLAY = 86 "";
    /// Substitute boards.
    SUBSTITUTE_BOARD = 86 "A";
    /// Team play: a result obtained at the other table.
    TEAMS = 86 "B";
    /// Team play: a single result that is clearly favourable.
    TEAMS_ONE_RESULT = 86 "B1";
    /// Team play: several adjusted scores.
    TEAMS_SEVERAL = 86 "B2";
    /// Team play: nobody at fault.
    TEAMS_NOBODY_AT_FAULT = 86 "B2(a)";
    /// Team play: one side at fault.
    TEAMS_ONE_AT_FAULT = 86 "B2(b)";
    /// Team play: both sides at fault.
    TEAMS_BOTH_AT_FAULT = 86 "B2(c)";
    /// Fouled boards.
    FOULED_BOARD = 87 "";
    /// Which boards are fouled.
    FOULED_DEFINED = 87 "A";
    /// The scoring of a fouled board.
    FOULED_BOARD_SCORING = 87 "B";
    /// A fouled board in team play.
    FOULED_TEAMS = 87 "C";
    /// Procedural penalties.
    PENALTIES = 90 "";
    /// The right of appeal.
    APPEAL = 92 "";
    /// How long a ruling can be appealed.
    APPEAL_TIME = 92 "B";
    /// Who decides an appeal, and with what powers.
    APPEAL_PROCEDURE = 93 "";
}
