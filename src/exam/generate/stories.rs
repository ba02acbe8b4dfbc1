//! The facts of stories, for each question of a procedure: the answer, and the sentence for the candidate.

use crate::messages::{self, Locale, Text};

/// A sentence; the partner of the player whom it is about comes first, then that player.
pub(super) type Sentence = fn(Locale, &Text, &Text) -> Text;

/// A possible fact.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fact {
    /// The answer to the procedure.
    pub answer: &'static str,
    /// The sentence about it; `None` if nothing happened.
    pub sentence: Option<Sentence>,
}

const fn fact(answer: &'static str, sentence: Sentence) -> Fact {
    Fact { answer, sentence: Some(sentence) }
}

const fn silent(answer: &'static str) -> Fact {
    Fact { answer, sentence: None }
}

/// A question that no story tells of.
const LEFT_OUT: &[Fact] = &[silent("")];
const MISINFORMATION_STILL: &[Fact] = &[silent("no")];
const UNAUTHORISED_INFORMATION_INFORMATION: &[Fact] = &[
    fact("yes", |l, one, _| messages::story_ui_hesitation(l, one)),
    fact("yes", |l, one, _| messages::story_ui_question(l, one)),
    fact("yes", |l, one, _| messages::story_ui_remark(l, one)),
    fact("no", |l, one, _| messages::story_ui_tempo(l, one)),
];
const UNAUTHORISED_INFORMATION_CHOSEN: &[Fact] = &[
    fact("4♥", |l, _, other| messages::story_ui_bid(l, other)),
    fact("pass", |l, _, other| messages::story_ui_pass(l, other)),
    fact("x", |l, _, other| messages::story_ui_double(l, other)),
];
const UNAUTHORISED_INFORMATION_ALTERNATIVES: &[Fact] = &[
    fact("none", |l, _, other| messages::story_ui_nobody(l, other)),
    fact("pass 6, 3♠ 4", |l, _, _| messages::story_ui_poll(l)),
    fact("pass 9, 3♠ 1", |l, _, _| messages::story_ui_poll_one(l)),
];
const UNAUTHORISED_INFORMATION_SUGGESTED: &[Fact] = &[
    fact("yes", |l, one, other| messages::story_ui_suggested(l, one, other)),
    fact("yes", |l, one, other| messages::story_ui_suggested(l, one, other)),
    fact("no", |l, one, other| messages::story_ui_not_suggested(l, one, other)),
];
const MISINFORMATION_WRONG: &[Fact] = &[
    fact("yes", |l, one, other| messages::story_mi_card(l, one, other)),
    fact("unclear", |l, one, other| messages::story_mi_no_evidence(l, one, other)),
    fact("no", |l, one, other| messages::story_mi_forgot(l, one, other)),
];
const MISINFORMATION_STAGE: &[Fact] = &[
    fact("auction", |l, _, _| messages::story_mi_auction(l)),
    fact("play", |l, _, _| messages::story_mi_play(l)),
    fact("after", |l, _, _| messages::story_mi_after(l)),
];
const MISINFORMATION_INFLUENCED: &[Fact] = &[
    fact("yes", |l, _, _| messages::story_mi_influenced(l)),
    fact("no", |l, _, _| messages::story_mi_not_influenced(l)),
];
const MISINFORMATION_UNAUTHORISED_TOO: &[Fact] = &[
    fact("yes", |l, _, other| messages::story_mi_unauthorised(l, other)),
    fact("no", |l, _, other| messages::story_mi_no_unauthorised(l, other)),
];
const REVOKE_ESTABLISHED: &[Fact] = &[
    fact("yes", |l, _, other| messages::story_revoke_established(l, other)),
    fact("yes", |l, _, other| messages::story_revoke_established(l, other)),
    fact("yes", |l, _, other| messages::story_revoke_established(l, other)),
    fact("no", |l, _, other| messages::story_revoke_corrected(l, other)),
];
const REVOKE_EXCEPTION: &[Fact] = &[
    silent("none"),
    silent("none"),
    fact("64B4", |l, _, _| messages::story_revoke_next_deal(l)),
    fact("64B5", |l, _, _| messages::story_revoke_round(l)),
];
const REVOKE_TRICK_WON: &[Fact] = &[
    fact("offender", |l, _, other| messages::story_revoke_offender(l, other)),
    fact("partner", |l, one, _| messages::story_revoke_partner(l, one)),
    fact("opponents", |l, _, _| messages::story_revoke_opponents(l)),
];
const REVOKE_TRICKS_AFTER: &[Fact] = &[
    fact("0", |l, _, other| messages::story_revoke_none_after(l, other)),
    fact("1", |l, _, other| messages::story_revoke_one_after(l, other)),
    fact("3", |l, _, other| messages::story_revoke_three_after(l, other)),
];
const REVOKE_REPEATED: &[Fact] = &[silent("")];
const REVOKE_BOTH_REVOKED: &[Fact] = &[silent("")];
const REVOKE_WITHOUT: &[Fact] = &[fact("", |l, _, _| messages::story_revoke_equity(l))];
const WRONG_CARDS_PARTNER_CALLED: &[Fact] = &[
    fact("yes", |l, one, other| messages::story_cards_called(l, other, one)),
    fact("no", |l, one, other| messages::story_cards_not_called(l, other, one)),
];
const WRONG_CARDS_REPEATED_CALL: &[Fact] = &[
    silent(""),
    fact("same", |l, _, other| messages::story_cards_same(l, other)),
    fact("differs", |l, _, other| messages::story_cards_differs(l, other)),
    fact("psychic", |l, _, other| messages::story_cards_psychic(l, other)),
];
const WRONG_BOARD_PLAYED_BEFORE: &[Fact] =
    &[fact("yes", |l, _, _| messages::story_board_played(l)), fact("no", |l, _, _| messages::story_board_new(l))];
const WRONG_BOARD_DEPRIVED: &[Fact] =
    &[fact("", |l, _, _| messages::story_board_time(l)), fact("both", |l, _, _| messages::story_board_deprived(l))];
const WRONG_BOARD_FAULT: &[Fact] = &[silent("")];
const NO_RESULT_FAULT: &[Fact] = &[
    fact("none", |l, _, _| messages::story_fault_nobody(l)),
    fact("NS none, EW directly", |l, _, _| messages::story_fault_ew(l)),
    fact("NS directly, EW none", |l, _, _| messages::story_fault_ns(l)),
    fact("NS directly, EW directly", |l, _, _| messages::story_fault_both(l)),
    fact("NS partly, EW directly", |l, _, _| messages::story_fault_partly_ns(l)),
];
const NO_RESULT_NTH: &[Fact] = &[silent("")];
const NO_RESULT_INDIVIDUAL: &[Fact] = &[silent("")];
const TEAM_BOARD_RESULTS: &[Fact] =
    &[fact("one", |l, _, _| messages::story_team_one(l)), fact("several", |l, _, _| messages::story_team_several(l))];
const TEAM_BOARD_FAVOURABLE: &[Fact] = &[
    fact("NS", |l, _, _| messages::story_team_favourable_ns(l)),
    fact("EW", |l, _, _| messages::story_team_favourable_ew(l)),
    fact("no", |l, _, _| messages::story_team_normal(l)),
];
const TEAM_BOARD_FAULT: &[Fact] = &[
    fact("none", |l, _, _| messages::story_team_nobody(l)),
    fact("NS none, EW directly", |l, _, _| messages::story_team_ew(l)),
    fact("directly", |l, _, _| messages::story_team_both(l)),
];
const TEAM_BOARD_ASSIGNED: &[Fact] = &[silent("")];

/// The possible facts for a question of a procedure; none for a question that no story asks.
pub(super) fn facts(procedure: &str, question: &str) -> &'static [Fact] {
    match (procedure, question) {
        ("unauthorised-information", "information") => UNAUTHORISED_INFORMATION_INFORMATION,
        ("unauthorised-information", "chosen") => UNAUTHORISED_INFORMATION_CHOSEN,
        ("unauthorised-information", "alternatives") => UNAUTHORISED_INFORMATION_ALTERNATIVES,
        ("unauthorised-information", "suggested") => UNAUTHORISED_INFORMATION_SUGGESTED,
        ("misinformation", "wrong") => MISINFORMATION_WRONG,
        ("misinformation", "stage") => MISINFORMATION_STAGE,
        // The story of the auction says that nobody has called since.
        ("misinformation", "partner-called" | "retractable") => MISINFORMATION_STILL,
        ("misinformation", "influenced") => MISINFORMATION_INFLUENCED,
        ("misinformation", "unauthorised-too") => MISINFORMATION_UNAUTHORISED_TOO,
        ("revoke", "established") => REVOKE_ESTABLISHED,
        ("revoke", "card" | "returned" | "equity") | ("wrong-board", "teams") => LEFT_OUT,
        ("revoke", "exception") => REVOKE_EXCEPTION,
        ("revoke", "trick-won") => REVOKE_TRICK_WON,
        ("revoke", "tricks-after") => REVOKE_TRICKS_AFTER,
        ("revoke", "repeated") => REVOKE_REPEATED,
        ("revoke", "both-revoked") => REVOKE_BOTH_REVOKED,
        ("revoke", "without") => REVOKE_WITHOUT,
        ("wrong-cards", "partner-called") => WRONG_CARDS_PARTNER_CALLED,
        ("wrong-cards", "repeated-call") => WRONG_CARDS_REPEATED_CALL,
        ("wrong-board", "played-before") => WRONG_BOARD_PLAYED_BEFORE,
        ("wrong-board", "deprived") => WRONG_BOARD_DEPRIVED,
        ("wrong-board", "fault") => WRONG_BOARD_FAULT,
        ("no-result", "fault") => NO_RESULT_FAULT,
        ("no-result", "nth") => NO_RESULT_NTH,
        ("no-result", "individual") => NO_RESULT_INDIVIDUAL,
        ("team-board", "results") => TEAM_BOARD_RESULTS,
        ("team-board", "favourable") => TEAM_BOARD_FAVOURABLE,
        ("team-board", "fault") => TEAM_BOARD_FAULT,
        ("team-board", "assigned") => TEAM_BOARD_ASSIGNED,
        _ => &[],
    }
}
