//! Problems of the notation.

macro_rules! notation {
    ([$next:ident $($rest:ident)*] $($before:tt)*) => { $next! { [$($rest)*] $($before)*

    /// The text is not in the notation.
    Syntax "syntax" Error {
        /// Something else was expected here; nothing was found at the end. `form` is how it is written.
        Unexpected { found: String, expected: Vec<Expected>, form: Option<&'static str> }
            = problem_unexpected(listed(expected), absent(found)), help problem_unexpected_help(form.map(Argument::from));
        /// A character that shows nothing.
        ControlCharacter = problem_control_character(), help problem_control_character_help();
        /// A `\` in a string that escapes nothing.
        Escape = problem_escape(), help problem_escape_help();
        /// A score with a fraction.
        WholePoints = problem_whole_points(), help problem_whole_points_help();
        /// A point without digits on both sides.
        NotANumber = problem_not_a_number(), help problem_not_a_number_help();
        /// A count of tables that is 0 or has a sign or a fraction.
        NotACount = problem_not_a_count(), help problem_not_a_count_help();
        /// A clause that its statement has twice.
        Repeated = problem_repeated(), help problem_repeated_help();
        /// Text in the place of a ruling.
        NotARuling = problem_not_a_ruling(), help problem_not_a_ruling_help();
        /// Two outcomes with nothing between them.
        MissingSeparator = problem_missing_separator(), help problem_missing_separator_help();
        /// Outcomes joined by commas without parentheses.
        ListNeedsParentheses = problem_list_needs_parentheses(), help problem_list_needs_parentheses_help();
        /// A slash with one side.
        SplitSideMissing = problem_split_side_missing(), help problem_split_side_missing_help();
        /// Two slashes.
        SplitOfThree = problem_split_of_three(), help problem_split_of_three_help();
        /// A slash inside parentheses.
        SlashInside = problem_slash_inside(), help problem_slash_inside_help();
        /// `NS: …` as a ruling.
        SideColon = problem_side_colon(), help problem_side_colon_help();
        /// A row with its count and no colon between them.
        RowColon = problem_row_colon(), help problem_row_colon_help();
        /// `+620 3 x`: the tables are counted on the wrong side.
        RowTimes { tables: String } = problem_row_times(tables), help problem_row_times_help(tables);
        /// `expect` without its colon.
        ExpectColon = problem_expect_colon(), help problem_expect_colon_help();
        /// `damage` that lacks a part.
        DamageForm = problem_damage_form(), help problem_damage_form_help();
        /// `damage` without its side, where none is known to have offended; with each side.
        DamageSideMissing { readings: Vec<String> }
            = problem_damage_side_missing(), help problem_damage_side_missing_help(offered(readings));
        /// `let` that lacks a part.
        LetForm = problem_let_form(), help problem_let_form_help();
        /// `name = …` without `let`.
        LetMissing = problem_let_missing(), help problem_let_missing_help();
        /// A statement inside a block of rows.
        StatementInRows = problem_statement_in_rows(), help problem_statement_in_rows_help();
        /// A statement that needs a block and has none.
        BlockMissing = problem_block_missing(), help problem_block_missing_help();
        /// A `{` with nothing in front of it.
        BlockWithoutHead = problem_block_without_head(), help problem_block_without_head_help();
        /// A block behind a statement that has none.
        BlockMisplaced = problem_block_misplaced(), help problem_block_misplaced_help();
        /// `group` outside a traveller.
        GroupOutside = problem_group_outside(), help problem_group_outside_help();
        /// A common way of writing that the notation does not read: the reason, and the corrected text, ready to be
        /// pasted; several texts if it can mean several things.
        Mistake { mistake: Mistake, readings: Vec<String> } = problem_mistake(mistake.message()), help problem_mistake_help(offered(readings), mistake.advice());
        /// Anything else.
        NotInNotation = problem_not_in_notation(), help problem_not_in_notation_help();
    }
    /// A character that makes a line look other than it reads.
    TextDirection "text-direction" Warning {
        /// One that changes the direction of the text behind it.
        TextDirection = problem_text_direction(), help problem_text_direction_help();
    }
    /// A bracket or quote is never closed.
    UnclosedBracket "unclosed-bracket" Error {
        /// The opener, `(`, `{`, `"` or `"""`; the place is its own.
        Unclosed { opener: &'static str }
            = problem_unclosed(*opener), help problem_unclosed_help(closer(opener));
        /// Results that are woven into a lecture without their end.
        WovenUnclosed = problem_woven_unclosed(), help problem_woven_unclosed_help();
        /// A block whose fence is not closed, so that results would be woven into it.
        FenceOpen = problem_fence_open(), help problem_fence_open_help();
    }
    /// A bracket is closed that was never opened.
    UnopenedBracket "unopened-bracket" Error {
        /// The closer, `)` or `}`.
        Unopened { closer: &'static str } = problem_unopened(*closer), help problem_unopened_help();
    }
    /// A decimal comma.
    DecimalComma "decimal-comma" Error {
        /// `9,8`; the same number with a point.
        DecimalComma { with_point: Option<String> }
            = problem_decimal_comma(), help problem_decimal_comma_help(near(with_point));
    }
    /// A number beyond the sane range.
    NumberRange "number-range" Error {
        /// A score.
        ScoreRange { limit: u32 } = problem_score_range(), help problem_score_range_help(*limit);
        /// A part of a fraction.
        WeightRange { limit: u32 } = problem_weight_range(), help problem_weight_range_help(*limit);
        /// Weights whose common denominator has too many digits.
        WeightsFine { digits: u32 } = problem_weights_fine(*digits), help problem_weights_fine_help();
        /// A count of tables.
        CountRange { limit: u32 } = problem_count_range(), help problem_count_range_help(*limit);
        /// A count of votes.
        VotesRange { limit: u32 } = problem_votes_range(), help problem_votes_range_help(*limit);
        /// A percentage.
        PercentageRange = problem_percentage_range(), help problem_percentage_range_help();
        /// The number of a board.
        BoardRange { limit: u32 } = problem_board_range(), help problem_board_range_help(*limit);
        /// A percentage of a session.
        SessionRange = problem_session_range(), help problem_session_range_help();
        /// IMPs a board that no session has.
        SessionImpsRange { limit: i64 } = problem_session_imps_range(*limit), help problem_session_imps_range_help();
        /// IMPs on the other boards of a match; the most there can be.
        RestRange { limit: i64 } = problem_rest_range(*limit), help problem_rest_range_help();
        /// The boards of a match.
        BoardsRange { limit: u32 } = problem_boards_range(), help problem_boards_range_help(*limit);
        /// Any other number, with more digits than can be kept.
        DigitsRange = problem_digits_range(), help problem_digits_range_help();
    }
    /// Parentheses in parentheses.
    NestedParentheses "nested-parentheses" Error {
        /// The place is the inner one's.
        NestedParentheses = problem_nested_parentheses(), help problem_nested_parentheses_help();
    }
    /// Nesting beyond the limit.
    TooDeep "too-deep" Error {
        /// Blocks in one another.
        TooDeep { limit: usize } = problem_too_deep(*limit), help problem_too_deep_help();
        /// A chain of names that is too long.
        TooManyNames { limit: usize } = problem_too_many_names(*limit), help problem_too_many_names_help();
    }
    /// A statement that does not exist.
    UnknownStatement "unknown-statement" Error {
        /// The first word, and the statement that it resembles.
        UnknownStatement { word: String, suggestion: Option<String> }
            = problem_unknown_statement(word), help problem_unknown_statement_help(near(suggestion));
    }
    /// A reserved word as a name.
    ReservedName "reserved-name" Error {
        /// The word.
        ReservedName { word: String } = problem_reserved_name(word), help problem_reserved_name_help(word);
    }
    /// A name as a component.
    NameAsComponent "name-as-component" Error {
        /// The name.
        NameAsComponent { name: String } = problem_name_as_component(name), help problem_name_as_component_help();
    }

    } };
}
