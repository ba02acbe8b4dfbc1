//! Problems of a ruling: its weights, artificial scores, contracts, damage, and the results that it is compared with.

macro_rules! ruling_problems {
    ([$next:ident $($rest:ident)*] $($before:tt)*) => { $next! { [$($rest)*] $($before)*

    /// Weights that do not sum to 100%.
    WeightsSum "weights-sum" Error [law::WEIGHTED] {
        /// The sum of the weights.
        WeightsSum { sum: Exact, readings: Vec<String> }
            = problem_weights_sum(Argument::weight(sum), balance(sum), missing(sum)),
                help problem_weights_sum_help(offered(readings));
    }
    /// A component without a weight beside others.
    WeightMissing "weight-missing" Error [law::WEIGHTED] {
        /// The place is the outcome's.
        WeightMissing = problem_weight_missing(), help problem_weight_missing_help();
    }
    /// Two `rest`, or a negative one.
    RestWeight "rest-weight" Error [law::WEIGHTED] {
        /// A second `rest` on a side.
        RestTwice = problem_rest_twice(), help problem_rest_twice_help();
        /// The other weights are more than 100%; what is left is negative.
        RestNegative { left: Exact } = problem_rest_negative(others(left)), help problem_rest_negative_help();
    }
    /// An artificial score as a component.
    WeightedArtificial "weighted-artificial" Error [law::NUMEROUS] {
        /// The place is the component's.
        WeightedArtificial = problem_weighted_artificial(), help problem_weighted_artificial_help();
    }
    /// An amount of IMPs for both sides at once.
    ArtificialBoth "artificial-both" Error [law::ARTIFICIAL_IMPS] {
        /// The amount, in IMPs.
        ArtificialBoth { amount: Exact }
            = problem_artificial_both(imps(amount)), help problem_artificial_both_help(imps(amount), imps(&-amount));
    }
    /// An artificial score without a value in this scoring.
    ArtificialValue "artificial-value" Error [law::ARTIFICIAL] {
        /// IMPs where matchpoints are counted.
        ArtificialImpsInMatchpoints
            = problem_artificial_imps_in_matchpoints(), help problem_artificial_imps_in_matchpoints_help();
        /// A share other than the three averages where IMPs are counted.
        ArtificialShareInImps { share: Exact }
            = problem_artificial_share_in_imps(Argument::weight(share)), help problem_artificial_share_in_imps_help();
        /// Any where total points are counted.
        ArtificialInTotalPoints
            = problem_artificial_in_total_points(), help problem_artificial_in_total_points_help();
    }
    /// A row of the field without a value in this scoring.
    RowWithoutValue "row-without-value" Note {
        /// IMPs where matchpoints are counted.
        RowImpsInMatchpoints = problem_row_imps_in_matchpoints(), help problem_row_without_value_help();
        /// A share other than the three averages where IMPs are counted.
        RowShareInImps { given: String } = problem_row_share_in_imps(given), help problem_row_without_value_help();
        /// Any where total points are counted.
        RowArtificialInTotalPoints = problem_row_artificial_in_total_points(), help problem_row_without_value_help();
        /// A row with no other row to compare with.
        RowAlone = problem_row_alone(), help problem_row_alone_help();
        /// A line of an event, and how many more there are.
        EventRowWithoutValue { place: Place, count: usize }
            = problem_event_row_without_value(file::of(place), more(*count)), help problem_row_without_value_help();
    }
    /// Cross-IMPs that no scale of victory points is for.
    CrossImpsScale "cross-imps-scale" Error {
        /// A sum, which grows with the number of tables.
        CrossImpsSum = problem_cross_imps_sum(), help problem_cross_imps_scale_help();
        /// A mean, which the regulations in force do not convert.
        CrossImpsUnmodified = problem_cross_imps_unmodified(), help problem_cross_imps_scale_help();
    }
    /// Artificial scores above 100% together.
    AboveTheWhole "above-100" Note [law::ARTIFICIAL] {
        /// The two sides' shares together, of 1.
        AboveTheWhole { together: Exact }
            = problem_above_the_whole(Argument::weight(together)), help problem_above_the_whole_help();
    }
    /// A contract and the score beside it disagree.
    ContractScore "contract-score" Error [law::SCORE] {
        /// A contract with its result scores something else; both scores from NS's view.
        ContractScore { contract: String, computed: i32, written: i32 }
            = problem_contract_score(contract, Argument::score(*computed), Argument::score(*written)),
                help problem_contract_score_help(contract);
        /// No result of the contract has the score, from NS's view.
        ContractNeverScores { contract: String, written: i32 }
            = problem_contract_never_scores(contract, Argument::score(*written)),
                help problem_contract_never_scores_help();
    }
    /// A contract without its declarer.
    ContractDeclarer "contract-declarer" Error {
        /// The contract as it is written, and with each declarer.
        ContractDeclarer { contract: String, readings: Vec<String> }
            = problem_contract_declarer(contract), help problem_contract_declarer_help(offered(readings));
    }
    /// A contract without its result.
    ContractResult "contract-result" Error {
        /// The contract as it is written.
        ContractResult { contract: String }
            = problem_contract_result(contract), help problem_contract_result_help();
    }
    /// A result that thirteen tricks do not admit.
    ContractRange "contract-range" Error {
        /// The contract as it is written, and the tricks over and under it that there can be.
        ContractRange { contract: String, over: i32, under: i32 }
            = problem_contract_range(tricks(contract), contract),
                help problem_contract_range_help((*over != 0).then_some(Argument::from(*over)), *under);
        /// A level that is not one to seven.
        ContractLevel = problem_contract_level(), help problem_contract_level_help();
    }
    /// A contract whose board is not known.
    NoBoard "no-board" Error [law::SCORE] {
        /// The contract as it is written.
        NoBoard { contract: String } = problem_no_board(contract), help problem_no_board_help();
    }
    /// A ruling without results to compare with.
    NoField "no-field" Error {
        /// A board with neither a traveller nor another table.
        NoField = problem_no_field(), help problem_no_field_help();
        /// The effect on other pairs of a ruling that concerns the two teams of a match alone, or is compared with
        /// nothing; and the score obtained, where it is known.
        NoOtherPairs { ruling: String, obtained: Option<String> }
            = problem_no_other_pairs(), help problem_no_other_pairs_help(near(obtained), ruling);
        /// Results to compare with that could not be read; reported once.
        FieldUnread = problem_field_unread(), help problem_field_unread_help();
        /// `stands` without a known score obtained.
        StandsUnknown = problem_stands_unknown(), help problem_stands_unknown_help();
        /// A scoring that needs a traveller, and there is none.
        NoTraveller = problem_no_traveller(), help problem_no_traveller_help();
        /// A traveller with nothing in it but the ruling.
        EmptyField = problem_empty_field(), help problem_empty_field_help();
        /// A match without the result of the other room.
        NoOtherTable = problem_no_other_table(), help problem_no_other_table_help();
        /// A datum of which all scores are trimmed.
        DatumOfNothing = problem_datum_of_nothing(), help problem_datum_of_nothing_help();
    }
    /// `damage` without, or against, the obtained score.
    DamageObtained "damage-obtained" Error [law::SELF_INFLICTED] {
        /// Damage without the score obtained.
        DamageObtainedMissing = problem_damage_obtained_missing(), help problem_damage_obtained_missing_help();
        /// Both say it, and not the same.
        DamageObtainedDiffers { written: String, obtained: String }
            = problem_damage_obtained_differs(written, obtained), help problem_damage_obtained_differs_help();
        /// The damaged side is one that offended.
        DamageOffender { side: Side }
            = problem_damage_offender(*side), help problem_damage_offender_help(side.opponents());
    }
    /// An artificial score in `damage`.
    DamageArtificial "damage-artificial" Error [law::SELF_INFLICTED] {
        /// As one of its three results.
        DamageArtificial = problem_damage_artificial(), help problem_damage_artificial_help();
        /// Or damage as one of them.
        DamageNested = problem_damage_nested(), help problem_damage_nested_help();
    }
    /// An artificial score at the other table.
    OtherArtificial "other-artificial" Error {
        /// It is no score to compare with.
        OtherArtificial = problem_other_artificial(), help problem_other_artificial_help();
    }

    } };
}
