//! Problems of penalties, matches, scales, groups and events.

macro_rules! event {
    ([$next:ident $($rest:ident)*] $($before:tt)*) => { $next! { [$($rest)*] $($before)*

    /// A penalty in a unit that the scoring does not have.
    PenaltyUnit "penalty-unit" Error [law::PENALTIES] {
        /// The unit, none for a share of a top; and the scoring's name.
        PenaltyUnit { unit: Option<Unit>, scoring: &'static str }
            = problem_penalty_unit(unit.map(Argument::from), *scoring), help problem_penalty_unit_help();
        /// Victory points without a match that gives them.
        PenaltyWithoutScale = problem_penalty_without_scale(), help problem_penalty_without_scale_help();
        /// Points of a pair in a unit that is not its result's; none for a percentage.
        CarriedUnit { unit: Option<Unit>, result: Unit }
            = problem_carried_unit(unit.map(Argument::from), *result), help problem_carried_unit_help();
        /// A penalty with a sign.
        PenaltyNegative = problem_penalty_negative(), help problem_penalty_negative_help();
    }
    /// A match whose scale is not known or does not fit, or a scale whose steps do not.
    MatchScale "match-scale" Error {
        /// A scale that there is not.
        UnknownScale { name: String, suggestion: Option<String> }
            = problem_unknown_scale(name), help problem_unknown_scale_help(near(suggestion));
        /// A scale that is not for so many boards; those that it is for.
        ScaleBoards { name: String, known: Vec<u32>, boards: u32 }
            = problem_scale_boards(name, *boards), help problem_scale_boards_help(known.first().map(|first| Argument::from(*first)), boards_known(known));
        /// A scale for several numbers of boards in a match that does not say its own.
        ScaleBoardsUnsaid { name: String, known: Vec<u32> }
            = problem_scale_boards_unsaid(name),
                help problem_scale_boards_unsaid_help(known.first().map(|first| Argument::from(*first)), boards_known(known));
        /// A scale that needs the boards of the match.
        MatchBoardsMissing { scale: String }
            = problem_match_boards_missing(scale), help problem_match_boards_missing_help(scale);
        /// A scale of the script's own with the name of a published one.
        ScaleReserved { name: String } = problem_scale_reserved(name), help problem_scale_reserved_help();
        /// A knockout match with a scale.
        KnockoutScale = problem_knockout_scale(), help problem_knockout_scale_help();
        /// A scale by percentages for IMPs, or the other way round.
        ScaleMeasure { scale: String, percent: bool }
            = problem_scale_measure(measure(*percent), scale), help problem_scale_measure_help(measure_help(*percent), scale);
        /// A knockout by percentages.
        KnockoutPercent = problem_knockout_percent(), help problem_knockout_percent_help();
        /// A match by percentages without its number of boards.
        PercentBoards = problem_percent_boards(), help problem_percent_boards_help();
        /// A match by percentages without that of its other boards.
        PercentRest = problem_percent_rest(), help problem_percent_rest_help();
        /// A percentage of the other boards where there are none.
        PercentAlone = problem_percent_alone(), help problem_percent_alone_help();
        /// A percentage of the other boards that no side can have.
        PercentRange = problem_percent_range(), help problem_percent_range_help();
        /// A step of a scale that cannot be.
        ScaleStep { problem: ScaleProblem }
            = problem_scale_step(step(problem).0, step(problem).1), help problem_scale_step_help(step_help(problem));
    }
    /// A group of a fouled board that there is not, or not once.
    UnknownGroup "unknown-group" Error [law::FOULED_BOARD] {
        /// The name that is written.
        UnknownGroup { name: String, suggestion: Option<String> }
            = problem_unknown_group(name), help problem_unknown_group_help(near(suggestion), likeness(name));
        /// A group that the traveller has twice.
        GroupTwice { name: String } = problem_group_twice(name), help problem_group_twice_help();
        /// A group that the table in question did not play in; the one it did.
        GroupOfTable { table: String, group: Option<String>, written: String }
            = problem_group_of_table(table, near(group), written), help problem_group_of_table_help();
        /// `in` at a row of the traveller.
        GroupMisplaced = problem_group_misplaced(), help problem_group_misplaced_help();
    }
    /// A statement about an event where none is in force, or none of its boards.
    NoEvent "no-event" Error {
        /// No event.
        NoEvent { word: &'static str } = problem_no_event(*word), help problem_no_event_help();
        /// No board of it.
        NoEventBoard = problem_no_event_board(), help problem_no_event_board_help();
        /// No table of the board, where one is needed.
        NoEventTable { word: &'static str } = problem_no_event_table(*word), help problem_no_event_table_help();
    }
    /// A board, a section, a table or a pair that an event has not, or has more than once.
    UnknownTable "unknown-table" Error {
        /// A board that is not in the event; the numbers that are.
        EventBoard { number: u32, boards: Vec<u32> }
            = problem_event_board(*number), help problem_event_board_help(boards_known(boards));
        /// A board that several sections or sessions have; which.
        EventSections { number: u32, sections: Vec<String> }
            = problem_event_sections(*number), help problem_event_sections_help(known(sections));
        /// A section that is not in the event; those that are.
        EventSection { written: String, sections: Vec<String> }
            = problem_event_section(written), help problem_event_section_help(known(sections));
        /// No rounds, after which there would be standings.
        EventRounds = problem_event_rounds(), help problem_event_rounds_help();
        /// A table that the board has not; those that the pairs named have there, or some that it has, and how many more.
        EventTable { written: String, number: u32, lines: Vec<String>, more: usize }
            = problem_event_table(*number, written), help problem_event_table_help(known(lines), file::more(*more));
        /// A table in a file that names none; where pairs sat.
        EventTablesUnnamed { lines: Vec<String> }
            = problem_event_tables_unnamed(), help problem_event_tables_unnamed_help(known(lines));
        /// The lines of the board that have the same name.
        EventTableTwice { written: String, lines: Vec<String> }
            = problem_event_table_twice(written), help problem_event_table_twice_help(known(lines));
        /// A pair or a team that is not in the event.
        EventContestant { written: String }
            = problem_event_contestant(written), help problem_event_contestant_help();
        /// A number that several have; how each is written.
        EventContestantTwice { written: String, readings: Vec<String> }
            = problem_event_contestant_twice(written), help problem_event_contestant_twice_help(either(readings));
        /// A pair that has no place: a phantom.
        EventContestantUnranked { written: String }
            = problem_event_contestant_unranked(written), help problem_event_contestant_help();
        /// One direction twice.
        AtOneSide { side: Side } = problem_at_one_side(*side), help problem_at_nothing_help();
        /// No table behind `at`.
        AtNothing = problem_at_nothing(), help problem_at_nothing_help();
        /// A place that nobody can have.
        PlaceRange = problem_place_range(), help problem_place_range_help();
    }
    /// A ruling on a board of an event without its table.
    NoTable "no-table" Warning {
        /// Scored as one more result.
        NoTable = problem_no_table(), help problem_no_table_help();
        /// Rulings at tables that ended with their cases.
        RulingsInCases { count: usize } = problem_rulings_in_cases(*count), help problem_rulings_in_cases_help();
        /// A file without numbers of tables, and the pair that sits at the one that is named.
        TableByPair { table: String } = problem_table_by_pair(table), help problem_table_by_pair_help();
        /// A penalty that was stated after the ruling at a table, and the other table that was named behind it.
        PenaltyOfTable { table: String, written: String }
            = problem_penalty_of_table(table), help problem_facts_of_table_help(written);
        /// Facts that were stated after the ruling at a table, and the other table that was named behind them.
        FactsOfTable { table: String, facts: Vec<String>, written: String }
            = problem_facts_of_table(table, code_each(facts)), help problem_facts_of_table_help(written);
    }
    /// Rulings of which a file has only what they gave.
    RulingProposed "ruling-proposed" Note {
        /// The rulings that an audit proposes, as far as they are named, and the number of others.
        RulingsProposed { count: usize, rulings: Vec<String>, more: usize }
            = problem_rulings_proposed(*count, code_each(rulings), file::more(*more)), help problem_rulings_proposed_help();
    }
    /// A form of scoring that no file says.
    ScoringAssumed "scoring-assumed" Note {
        /// A form of scoring that the file does not state.
        ScoringAssumed { scoring: &'static str }
            = problem_scoring_assumed(*scoring), help problem_scoring_assumed_help();
        /// IMPs, and not against what.
        ImpsAssumed { scoring: &'static str } = problem_imps_assumed(*scoring), help problem_imps_assumed_help();
    }
    /// A penalty on a board of an event that is at none of its tables.
    PenaltyPending "penalty-pending" Warning {
        /// The penalty as it is written.
        PenaltyPending { written: String } = problem_penalty_pending(written), help problem_penalty_pending_help();
    }
    /// An event that cannot be scored or ranked.
    EventScoring "event-scoring" Error {
        /// An event without a form of scoring.
        EventNoScoring = problem_event_no_scoring(), help problem_event_no_scoring_help();
        /// `set result-of sessions 3 2` where there are not two sessions.
        EventSessionWeights { weights: usize, sessions: usize }
            = problem_event_session_weights(*weights, *sessions), help problem_event_session_weights_help();
        /// A board has no points; why, in the words for a ruling.
        EventUnscorable { board: Option<u32>, reason: Box<Problem> }
            = problem_event_unscorable(board.map(Argument::from), Argument::Localised(reason.as_ref())), help problem_event_unscorable_help();
    }

    } };
}
