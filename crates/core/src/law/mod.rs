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

use std::fmt;

/// A code of the Laws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Edition {
    /// The Laws of 2007.
    Of2007,
    /// The Laws of 2017.
    #[default]
    Of2017,
}

impl Edition {
    /// Every edition, the oldest first.
    pub const ALL: &'static [Self] = &[Self::Of2007, Self::Of2017];

    /// The year that names it: `2017`.
    #[must_use]
    pub const fn year(self) -> &'static str {
        match self {
            Self::Of2007 => "2007",
            Self::Of2017 => "2017",
        }
    }

    /// The edition of a year.
    #[must_use]
    pub fn of_year(year: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|edition| edition.year() == year)
    }
}

/// A Law of 2017, or a paragraph of one: `77`, `12C1(e)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Law {
    number: u8,
    paragraph: &'static str,
}

/// The Laws are numbered from 1 to 93.
const LAST: u8 = 93;

impl Law {
    /// A citation; in a constant, what cannot be one does not compile.
    const fn new(number: u8, paragraph: &'static str) -> Self {
        assert!(number >= 1 && number <= LAST && is_paragraph(paragraph.as_bytes()), "no citation of a Law");
        Self { number, paragraph }
    }

    /// The citation that is printed so, whether the program has a constant for it or not: `16B1(a)`. None where it cannot
    /// be one of a Law.
    #[must_use]
    pub fn read(text: &'static str) -> Option<Self> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, paragraph) = text.split_at_checked(digits)?;
        let number = number.parse().ok().filter(|number| (1..=LAST).contains(number))?;
        is_paragraph(paragraph.as_bytes()).then_some(Self { number, paragraph })
    }

    /// Returns true if there is a Law of this number.
    #[must_use]
    pub const fn is_number(number: u8) -> bool {
        number >= 1 && number <= LAST
    }

    /// The whole Law of a number.
    #[must_use]
    pub const fn numbered(number: u8) -> Option<Self> {
        if Self::is_number(number) { Some(Self { number, paragraph: "" }) } else { None }
    }

    /// The Law's number, 1 to 93.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }

    /// The paragraph, as it is printed: `C1(e)`; empty for the whole Law.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        self.paragraph
    }

    /// Parses a citation of a whole Law, or of a paragraph that the program cites: case does not count, and the
    /// parentheses may be left out, as the Laws themselves do when they refer to one another (`12C1e`).
    #[must_use]
    pub fn meant(text: &str) -> Option<Self> {
        let plain = |text: &str| text.chars().filter(|c| c.is_ascii_alphanumeric()).collect::<String>();
        let wanted = plain(text);
        let cited = CITED.iter().copied().find(|law| plain(&law.to_string()).eq_ignore_ascii_case(&wanted));
        cited.or_else(|| wanted.parse().ok().and_then(Self::numbered))
    }

    /// Those that are cited of what belongs to this Law or paragraph, itself left out.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        let inside = move |law: &&Self| law.number == self.number && **law != self;
        CITED.iter().filter(inside).copied().filter(move |law| law.paragraph.starts_with(self.paragraph))
    }

    /// The citation that is printed so, if the program cites it; case does not count.
    #[must_use]
    pub fn cited(text: &str) -> Option<Self> {
        CITED.iter().copied().find(|law| law.to_string().eq_ignore_ascii_case(text))
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, self.paragraph)
    }
}

/// Returns true if a text goes from a capital to a digit to a small letter in parentheses, as far as it goes: `C`,
/// `C1`, `C1(e)`.
const fn is_paragraph(text: &[u8]) -> bool {
    match text {
        [] => true,
        [letter, rest @ ..] if letter.is_ascii_uppercase() => match rest {
            [] => true,
            [digit, rest @ ..] if digit.is_ascii_digit() => match rest {
                [] => true,
                [b'(', item, b')'] => item.is_ascii_lowercase(),
                _ => false,
            },
            _ => false,
        },
        _ => false,
    }
}

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
    /// The rights of dummy.
    DUMMYS_RIGHTS = 42 "";
    /// When a card is played.
    CARD_PLAYED = 45 "";
    /// Naming a card of dummy.
    DUMMYS_CARD = 46 "";
    /// A card played because of a mistaken explanation.
    PLAY_ON_MISINFORMATION = 47 "E2";
    /// Taking back a card after misinformation.
    PLAY_RETRACTED = 47 "E2(a)";
    /// A card that can no longer be taken back.
    PLAY_TOO_LATE = 47 "E2(b)";
    /// A defender's exposed card.
    EXPOSED_CARD = 49 "";
    /// Penalty cards.
    PENALTY_CARD = 50 "";
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
    /// Leads out of turn.
    LEAD_OUT_OF_TURN = 53 "";
    /// Opening leads out of turn.
    OPENING_LEAD_OUT_OF_TURN = 54 "";
    /// Declarer's lead out of turn.
    DECLARERS_LEAD = 55 "";
    /// A premature lead or play.
    PREMATURE_LEAD = 57 "";
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
    /// The correction period.
    CORRECTION_PERIOD = 79 "C";
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
