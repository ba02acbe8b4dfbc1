//! Problems of an incident, and of rulings after one.

macro_rules! incident {
    ([$next:ident $($rest:ident)*] $($before:tt)*) => { $next! { [$($rest)*] $($before)*

    /// An incident that leads nowhere.
    Incident "incident" Error {
        /// A procedure that there is not.
        UnknownProcedure { name: String, suggestion: Option<&'static str> }
            = problem_unknown_procedure(name), help problem_unknown_procedure_help(near(suggestion));
        /// A question that the procedure has not.
        UnknownQuestion { name: String, procedure: &'static str, known: String, suggestion: Option<&'static str> }
            = problem_unknown_question(*procedure, name), help problem_unknown_question_help(near(suggestion), known);
        /// An answer that is none to its question; what it should be.
        IncidentAnswer { question: &'static str, wanted: String }
            = problem_incident_answer(*question), help problem_incident_answer_help(wanted);
        /// An answer that is no call and no card where the question asks for one.
        NeitherCallNorCard { question: &'static str, wanted: String }
            = problem_neither_call_nor_card(*question), help problem_incident_answer_help(wanted);
        /// A player or a side, where the question asks what it is to the player who revoked.
        ByWhoRevoked { question: &'static str, given: String }
            = problem_by_who_revoked(*question, given), help problem_by_who_revoked_help(*question);
        /// A question that is answered twice.
        AnsweredTwice { question: &'static str }
            = problem_answered_twice(*question), help problem_answered_twice_help();
        /// A poll in which nobody is counted.
        PollEmpty = problem_poll_empty(), help problem_poll_empty_help();
        /// Answers that exclude one another.
        AnswersContradict { question: &'static str, earlier: &'static str }
            = problem_answers_contradict(*question, *earlier), help problem_answers_contradict_help();
        /// Another answer than the one that the table gives.
        AnswerOther { question: &'static str, statement: &'static str, of_table: String }
            = problem_answer_other(*statement, *question, of_table), help problem_answer_other_help(*question, *statement);
        /// The statement about the table that an answer contradicts.
        TableOther { question: &'static str, of_table: String }
            = problem_table_other(*question, of_table), help problem_table_other_help(*question);
        /// A card that the player was not dealt.
        CardNotHeld { card: Card, seat: Seat }
            = problem_card_not_held(seat.to_string(), card.to_string()), help problem_card_not_held_help();
        /// An opening lead out of turn by the player who is on lead.
        LeadInTurn { seat: Seat } = problem_lead_in_turn(seat.to_string()), help problem_lead_in_turn_help();
        /// A call that the auction shows as a matter of another procedure, or of none.
        CallStanding { seat: Seat, call: Call, procedure: &'static str }
            = problem_call_standing(*procedure, call.to_string(), seat.to_string()), help problem_call_standing_help();
        /// An irregular call by another player than the auction shows.
        CallOfOther { by: By, seat: Seat }
            = problem_call_of_other(seat.to_string(), by.to_string()), help problem_call_of_other_help();
        /// A call after an auction that is not over.
        AuctionGoesOn = problem_auction_goes_on(), help problem_auction_goes_on_help();
        /// Tricks for a revoke where the other side has revoked too.
        BothRevoked = problem_both_revoked(), help problem_both_revoked_help();
        /// Tricks of a board that nobody played.
        NobodyPlayed = problem_nobody_played(), help problem_nobody_played_help();
        /// More tricks than the side has on the whole board.
        TricksNotWon { question: &'static str, won: u32 }
            = problem_tricks_not_won(*question, *won), help problem_tricks_not_won_help(*question);
        /// More tricks than can have remained.
        TricksNotLeft { question: &'static str, most: u32 }
            = problem_tricks_not_left(*question, *most), help problem_tricks_not_left_help(*question);
        /// All the tricks that remained were claimed, and it is not known how many they were.
        ClaimAll = problem_claim_all(), help problem_claim_all_help();
        /// A card of the statement that is not left.
        ClaimNotHeld { card: Card } = problem_claim_not_held(card.to_string()), help problem_claim_not_held_help();
        /// A card of the current trick that its player has not or may not play.
        ClaimNotPlayed { card: Card } = problem_claim_not_played(card.to_string()), help problem_claim_not_played_help();
        /// More different answers than a poll can have.
        PollLong { limit: usize } = problem_poll_long(*limit), help problem_poll_long_help();
        /// An incident that does not say who broke the Law.
        IncidentBy { procedure: &'static str }
            = problem_incident_by(), help problem_incident_by_help(*procedure);
        /// Outcomes are to be compared with what was obtained, and that is no contract.
        IncidentObtained = problem_incident_obtained(), help problem_incident_obtained_help();
        /// An expectation before any incident.
        NoIncident = problem_no_incident(), help problem_no_incident_help();
        /// A verdict that there is not.
        UnknownVerdict { word: String, known: String, suggestion: Option<&'static str> }
            = problem_unknown_verdict(word), help problem_unknown_verdict_help(near(suggestion), known);
    }
    /// A weighted outcome that could be reached only by the infraction.
    IllegalOutcome "illegal-outcome" Error [law::WEIGHTED] {
        /// The outcome, and the procedure that excludes it.
        IllegalOutcome { outcome: String, procedure: &'static str }
            = problem_illegal_outcome(outcome, *procedure), help problem_illegal_outcome_help(outcome);
    }
    /// A weighted score after a claim.
    ClaimWeighted "claim-weighted" Error [law::CLAIM] {
        /// In whatever form.
        ClaimWeighted = problem_claim_weighted(), help problem_claim_weighted_help();
    }
    /// An artificial score where the Laws ask for an assigned one.
    ArtificialRefused "artificial-refused" Error [law::TEAMS_ONE_RESULT] {
        /// In whatever form.
        ArtificialRefused = problem_artificial_refused(), help problem_artificial_refused_help();
    }
    /// An answer that changes nothing.
    AnswerUnused "answer-unused" Note {
        /// The question.
        AnswerUnused { question: &'static str }
            = problem_answer_unused(*question), help problem_answer_unused_help();
        /// Cards left at a claim without a contract.
        ClaimContract = problem_claim_contract(), help problem_claim_contract_help();
        /// Cards left at a claim of which the lines are too many.
        ClaimEndless = problem_claim_endless(), help problem_claim_endless_help();
        /// A further board of the session, of which no regulations say what it brings.
        BoardsUnregulated = problem_boards_unregulated(), help problem_boards_unregulated_help();
        /// A side that gets no artificial score, so that its degree of fault is unused.
        OneSideScored { side: Side, score: String }
            = problem_one_side_scored(*side, score, side.opponents()),
              help problem_one_side_scored_help(side.opponents());
    }
    /// A revoke by dummy, whose hand is faced, to which no item of Law 64B is applied.
    RevokeByDummy "revoke-by-dummy" Warning {
        /// By the contract obtained.
        RevokeByDummy = problem_revoke_by_dummy(), help problem_revoke_by_dummy_help();
    }
    /// An artificial score where an incident asks for an assigned one.
    ArtificialInstead "artificial-instead" Note [law::NUMEROUS] {
        /// In whatever form.
        ArtificialInstead = problem_artificial_instead(), help problem_artificial_instead_help();
    }
    /// Weights that give the non-offenders less than the evidence does.
    BelowEvidence "below-evidence" Warning [law::WEIGHTED] {
        /// The side, what it gets, and what it would get by the evidence.
        BelowEvidence { side: Side, given: Exact, evident: Exact }
            = problem_below_evidence(*side, Argument::points(given), Argument::points(evident)),
              help problem_below_evidence_help();
    }
    /// A proposal of weights that rests on nothing.
    Weights "weights" Error [law::WEIGHTED] {
        /// No poll was taken on the board.
        NoPoll = problem_no_poll(), help problem_no_poll_help();
        /// No poll's question has these words.
        NoSuchPoll = problem_no_such_poll(), help problem_no_such_poll_help();
        /// A row of a poll without the answer that leads to the outcome.
        WeightsAnswerMissing { statement: String }
            = problem_weights_answer_missing(), help problem_weights_answer_missing_help(statement);
        /// An answer that nobody gave.
        WeightsNoSuchAnswer { known: String }
            = problem_weights_no_such_answer(), help problem_weights_no_such_answer_help(known);
        /// An answer without an outcome.
        WeightsWithoutOutcome { answer: String, statement: String }
            = problem_weights_without_outcome(answer), help problem_weights_without_outcome_help(statement);
        /// The field without the outcomes that are to be counted.
        WeightsOutcomesMissing { statement: String }
            = problem_weights_outcomes_missing(), help problem_weights_outcomes_missing_help(statement);
        /// An answer before an outcome of the field.
        WeightsAnswerInField
            = problem_weights_answer_in_field(), help problem_weights_answer_in_field_help();
        /// A row that cannot be an outcome of both sides.
        WeightsRow = problem_weights_row(), help problem_weights_row_help();
        /// An answer or an outcome that is given twice.
        WeightsTwice { name: String } = problem_weights_twice(name), help problem_weights_twice_help();
        /// More than can be weighed in one statement.
        WeightsMany { rows: usize, outcomes: usize }
            = problem_weights_many(*rows, *outcomes), help problem_weights_many_help();
        /// An incident that excludes every outcome.
        WeightsAllExcluded = problem_weights_all_excluded(), help problem_weights_all_excluded_help();
        /// No vote and no table for an outcome.
        WeightsNoEvidence = problem_weights_no_evidence(), help problem_weights_no_evidence_help();
    }
    /// Cards that say nothing about a contract.
    DoubleDummy "double-dummy" Error {
        /// A program without a solver.
        NoSolver = problem_no_solver(), help problem_no_solver_help();
        /// No cards on the board.
        EvidenceDeal = problem_evidence_deal(), help problem_evidence_deal_help();
        /// A hand that nobody knows.
        EvidenceHand { seat: Seat } = problem_evidence_hand(seat.to_string()), help problem_evidence_hand_help();
        /// No contract, or one with its result.
        EvidenceForm = problem_evidence_form(), help problem_evidence_form_help();
        /// Points or a length that no hand has, or bounds that contradict each other.
        HandRange { most: u32 } = problem_hand_range(most.to_string()), help problem_hand_range_help();
        /// A hand that is balanced and unbalanced.
        HandShape = problem_hand_shape(), help problem_hand_shape_help();
        /// A row of evidence about a hand names no player.
        HandOfNobody = problem_hand_of_nobody(), help problem_hand_of_nobody_help();
        /// Cards that no play leads to.
        EvidencePosition = problem_evidence_position(), help problem_evidence_position_help();
        /// A card that the player on turn does not hold.
        EvidencePlayed { card: Card, seat: Seat }
            = problem_evidence_played(card.to_string(), seat.to_string()), help problem_evidence_played_help();
        /// Layouts of nobody.
        EvidencePlayer = problem_evidence_player(), help problem_evidence_player_help();
        /// None, or too many.
        EvidenceLayouts { most: u32 } = problem_evidence_layouts(*most), help problem_evidence_layouts_help();
        /// A hand that is seen, or gets more cards than it has.
        LayoutDiffers { seat: Seat } = problem_layout_differs(seat.to_string()), help problem_layout_differs_help();
        /// A card that is in another hand.
        LayoutElsewhere { card: Card }
            = problem_layout_elsewhere(card.to_string()), help problem_layout_elsewhere_help();
        /// Too few layouts agree.
        LayoutFew { found: usize, tried: u64 }
            = problem_layout_few(*found, tried.to_string()), help problem_layout_few_help();
        /// Weights from cards without evidence before them.
        EvidenceMissing = problem_evidence_missing(), help problem_evidence_missing_help();
        /// Weights from layouts where none were drawn.
        EvidenceNoLayouts = problem_evidence_no_layouts(), help problem_evidence_no_layouts_help();
        /// Outcomes where the cards give them.
        WeightsRowOfCards = problem_weights_row_of_cards(), help problem_weights_row_of_cards_help();
        /// A lead in a poll that the leader does not hold.
        EvidenceLead { card: Card } = problem_evidence_lead(card.to_string()), help problem_evidence_lead_help();
    }
    /// Shares of the contract made that are far apart.
    EvidenceDiffers "evidence-differs" Warning [law::WEIGHTED] {
        /// The smallest and the largest, of 1.
        EvidenceDiffers { least: Exact, most: Exact }
            = problem_evidence_differs(Argument::weight(least), Argument::weight(most)),
              help problem_evidence_differs_help();
    }
    /// Weights or a ruling where no incident asks for an adjusted score.
    NothingToAdjust "nothing-to-adjust" Note [law::DAMAGE] {
        /// The last incident, and what it came to.
        NothingToAdjust { procedure: &'static str, verdict: &'static str }
            = problem_nothing_to_adjust(*procedure, *verdict), help problem_nothing_to_adjust_help();
        /// A ruling that changes the score; the last incident, and what it came to.
        WithoutPower { procedure: &'static str, verdict: &'static str }
            = problem_without_power(*procedure, *verdict), help problem_without_power_help();
        /// The same before the questions of an incident are answered.
        QuestionsOpen { procedure: &'static str, question: &'static str }
            = problem_questions_open(*procedure, *question), help problem_questions_open_help(*question);
    }
    /// An assigned score on a board that is cancelled.
    BoardCancelled "board-cancelled" Warning [law::WRONG_BOARD_PLAYED] {
        /// The procedure by which it is.
        AssignedOnCancelled { procedure: &'static str }
            = problem_assigned_on_cancelled(*procedure), help problem_assigned_on_cancelled_help();
    }
    /// Tricks without a contract to take them from.
    NoContract "no-contract" Note [law::SCORE] {
        /// A result obtained that is not a contract.
        NoContract = problem_no_contract(), help problem_no_contract_help();
        /// A contract of which nobody said how many tricks were won.
        TricksUnknown = problem_tricks_unknown(), help problem_tricks_unknown_help();
    }

    } };
}
