//! Problems of the names, settings, numbers and files of a script, and of a lecture's references.

macro_rules! script {
    ([$next:ident $($rest:ident)*] $($before:tt)*) => { $next! { [$($rest)*] $($before)*

    /// A name that was not given.
    UnknownName "unknown-name" Error {
        /// A ruling of that name.
        UnknownName { name: String, suggestion: Option<String> }
            = problem_unknown_name(name), help problem_unknown_name_help(near(suggestion), name);
        /// A weight of that name.
        UnknownWeight { name: String, suggestion: Option<&'static str> }
            = problem_unknown_weight(name), help problem_unknown_weight_help(near(suggestion), name);
        /// `ans` before any ruling.
        NoAnswerYet = problem_no_answer_yet(), help problem_no_answer_yet_help();
        /// A query without a ruling, where none has been scored on the board; its word.
        NoRulingYet { word: &'static str } = problem_no_ruling_yet(*word), help problem_no_ruling_yet_help(*word);
    }
    /// A name that leads back to itself.
    CircularName "circular-name" Error {
        /// The name.
        CircularName { name: String } = problem_circular_name(name), help problem_circular_name_help(name);
    }
    /// A setting that does not exist.
    UnknownSetting "unknown-setting" Error {
        /// The name that is written.
        UnknownSetting { name: String, suggestion: Option<&'static str> }
            = problem_unknown_setting(name), help problem_unknown_setting_help(near(suggestion));
    }
    /// A value that a setting does not have.
    SettingValue "setting-value" Error {
        /// The setting, the value that is written, and those that there are.
        SettingValue { name: &'static str, value: String, allowed: String, suggestion: Option<&'static str> }
            = problem_setting_value(absent(value), *name), help problem_setting_value_help(near(suggestion), allowed);
        /// A scoring that there is not.
        UnknownScoring { word: String, suggestion: Option<&'static str> }
            = problem_unknown_scoring(word), help problem_unknown_scoring_help(near(suggestion));
        /// Regulations that there are not.
        UnknownRegulations { word: String, suggestion: Option<&'static str> }
            = problem_unknown_regulations(word), help problem_unknown_regulations_help(near(suggestion));
    }
    /// A number, name or word that is not allowed at its place.
    BadValue "bad-value" Error {
        /// A board 0.
        BoardNumber = problem_board_number(), help problem_board_number_help();
        /// `tables` is less than the results there are.
        TablesTooFew { tables: i64, rows: String }
            = problem_tables_too_few(*tables, rows), help problem_tables_too_few_help(rows);
        /// A name of damage as one side of a split.
        NameNotOneSided { name: String }
            = problem_name_not_one_sided(name), help problem_name_not_one_sided_help(name);
        /// The weight of `vary` or `solve` is not in the ruling.
        VariableUnused { name: String } = problem_variable_unused(name), help problem_variable_unused_help(name);
        /// `vary` with more values than the limit.
        VaryRange { limit: usize } = problem_vary_range(*limit), help problem_vary_range_help();
        /// `solve` for a figure in a unit that the scoring does not have.
        SolveUnit { scoring: &'static str } = problem_solve_unit(*scoring), help problem_solve_unit_help();
        /// Text between `{{` and `}}` that names no figure.
        LectureFigure { written: String } = problem_lecture_figure(written), help problem_lecture_figure_help();
        /// A part of a figure that there is not.
        LecturePart { written: String, suggestion: Option<&'static str> }
            = problem_lecture_part(written), help problem_lecture_part_help(near(suggestion));
        /// A part that this ruling's scoring does not give.
        LecturePartMissing { name: String, part: &'static str }
            = problem_lecture_part_missing(name, *part), help problem_lecture_part_missing_help();
        /// A word behind the fence that is no option.
        LectureOption { word: String, suggestion: Option<&'static str> }
            = problem_lecture_option(word), help problem_lecture_option_help(near(suggestion));
        /// An unknown key above the text.
        LectureFrontKey { key: String, suggestion: Option<&'static str> }
            = problem_lecture_front_key(key), help problem_lecture_front_key_help(near(suggestion));
        /// A language above the text that is none.
        LectureLanguage { value: String }
            = problem_lecture_language(value), help problem_lecture_language_help();
        /// An address of the Laws above the text that leads nowhere.
        LectureAddress { value: String } = problem_lecture_address(value), help problem_lecture_address_help();
        /// A name that two tables or figures have.
        LectureNameTwice { name: String } = problem_lecture_name_twice(name), help problem_lecture_name_twice_help();
        /// A reference to what is not there.
        LectureNoName { name: String } = problem_lecture_no_name(name), help problem_lecture_no_name_help();
        /// A source that is cited and defined nowhere.
        LectureNoSource { name: String } = problem_lecture_no_source(name), help problem_lecture_no_source_help(name);
        /// A formula that cannot be read.
        LectureFormula { written: String } = problem_lecture_formula(written), help problem_lecture_formula_help();
        /// A file above the text that is not there, or holds something else.
        LectureFile { name: String } = problem_lecture_file(name), help problem_lecture_file_help();
        /// A block marked `error` without one.
        LectureNoError = problem_lecture_no_error(), help problem_lecture_no_error_help();
    }
    /// A block of a lecture that is not what its author seems to mean.
    LectureBlock "lecture-block" Warning {
        /// A fence with nearly the word of a block of rulings.
        LectureFence { word: String } = problem_lecture_fence(word), help problem_lecture_fence_help();
        /// A picture, of which a page or an article has the words alone.
        LecturePicture = problem_lecture_picture(), help problem_lecture_picture_help();
        /// A word behind `@` that nothing is called by.
        LectureReference { name: String }
            = problem_lecture_reference(name), help problem_lecture_reference_help();
        /// A chart for a block that has nothing to draw.
        LectureNoChart = problem_lecture_no_chart(), help problem_lecture_no_chart_help();
    }
    /// A statement that costs more than one may.
    TooMuch "too-much" Error {
        /// More steps.
        TooMuchWork { limit: u64, outcomes: usize, others: usize }
            = problem_too_much_work(*limit, *outcomes, *others), help problem_too_much_help();
        /// More memory.
        TooMuchMemory { megabytes: u64, outcomes: usize, others: usize }
            = problem_too_much_memory(*megabytes, *outcomes, *others), help problem_too_much_help();
        /// It was stopped before its end.
        Stopped = problem_stopped(), help problem_stopped_help();
    }
    /// A part of the result that is not shown.
    LeftOut "left-out" Note {
        /// The other pairs, which cost more than their share.
        OthersTooMuch = problem_others_too_much();
        /// The other pairs, of which one has no score.
        OthersUnscored = problem_others_unscored();
    }
    /// A file that cannot be read.
    File "file" Error {
        /// A file that is not read.
        File { name: String, reason: FileReason } = problem_file(name, reason), help problem_file_help();
        /// A file that the command names and that is not read.
        NamedFile { name: String, reason: FileReason } = problem_file(name, reason), help problem_named_file_help();
        /// A document in the place of a script.
        Document { name: String } = problem_document(name), help problem_document_help(name);
        /// A file that cannot be written.
        FileWrite { name: String, reason: FileReason } = problem_file_write(name, reason), help problem_file_write_help();
        /// A file that includes itself.
        IncludeCycle { name: String } = problem_include_cycle(name), help problem_include_cycle_help();
        /// Defaults that are no TOML.
        DefaultsUnread { name: String, line: usize, reason: String }
            = problem_defaults_unread(name, *line, reason), help problem_defaults_help();
        /// A default that there is not, or that has no such value.
        DefaultsKey { name: String, line: usize, key: String }
            = problem_defaults_key(name, *line, key), help problem_defaults_help();
        /// A logo that is no picture, or too large a one.
        Logo { name: String, kilobytes: usize } = problem_logo(name, *kilobytes), help problem_logo_help();
        /// Files that include one another too deep.
        IncludeDeep { limit: usize } = problem_include_deep(*limit), help problem_include_deep_help();
        /// More files, or more of them, than one text may include.
        IncludeMany { files: usize, megabytes: usize }
            = problem_include_many(*files, *megabytes), help problem_include_many_help();
    }
    /// A file that is not UTF-8.
    Encoding "encoding" Error {
        /// The first byte that is not.
        Encoding { name: String, offset: usize } = problem_encoding(name, *offset), help problem_encoding_help();
    }
    /// A code that does not exist in an expectation.
    UnknownCode "unknown-code" Error {
        /// The name that is written.
        UnknownCode { name: String, suggestion: Option<&'static str> }
            = problem_unknown_code(name), help problem_unknown_code_help(near(suggestion));
        /// A code that is of another severity.
        CodeSeverity { name: &'static str, severity: Severity }
            = problem_code_severity(*name, article(*severity)), help problem_code_severity_help(severity.word(), *name);
    }

    } };
}
