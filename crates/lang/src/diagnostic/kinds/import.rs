//! Problems in the file of an event. The diagnostic points to the statement that reads the file; its text names the
//! place in the file.

macro_rules! import {
    ([$next:ident $($rest:ident)*] $($before:tt)*) => { $next! { [$($rest)*] $($before)*

    /// A file of which nothing can be used.
    EventFile "event-file" Error {
        /// No known format.
        ImportFormat { place: Place } = problem_import_format(file::of(place)), help problem_import_format_help();
        /// A source that is known, of which something else is read.
        ImportForeign { place: Place, origin: Origin }
            = problem_import_foreign(file::of(place)), help problem_import_foreign_help(Argument::Localised(origin));
        /// It cannot be opened.
        ImportUnreadable { place: Place, reason: String }
            = problem_import_unreadable(file::of(place), reason), help problem_import_unreadable_help();
        /// More than is read.
        ImportTooLarge { place: Place, megabytes: u64 }
            = problem_import_too_large(file::of(place), *megabytes), help problem_import_too_large_help();
        /// More files than are read.
        ImportTooMany { place: Place, files: u64 }
            = problem_import_too_many(file::of(place), *files), help problem_import_too_large_help();
        /// More rows than are read.
        ImportTooManyRows { place: Place, rows: u64 }
            = problem_import_too_many_rows(file::of(place), *rows), help problem_import_too_many_rows_help();
        /// A format whose reader is not in this program.
        ImportNotBuilt { place: Place, feature: &'static str }
            = problem_import_not_built(file::of(place), *feature), help problem_import_not_built_help(*feature);
        /// Archives in archives.
        ImportTooDeep { place: Place } = problem_import_too_deep(file::of(place)), help problem_import_too_deep_help();
        /// No format but a broken file.
        ImportBroken { place: Place, reason: String }
            = problem_import_damaged(file::of(place), reason, more(0)), help problem_import_help();
        /// A file whose whole contents are encrypted.
        ImportLocked { place: Place }
            = problem_import_encrypted(file::of(place), more(0)), help problem_import_encrypted_help();
        /// Bytes in an encoding that is not read.
        ImportIllegible { place: Place, encoding: &'static str }
            = problem_import_illegible(file::of(place), *encoding), help problem_import_illegible_help();
        /// Something without which there are no results.
        ImportLacking { place: Place, what: String }
            = problem_import_lacking(file::of(place), what), help problem_import_lacking_help();
        /// A format that is known, of a kind that is not read.
        ImportUnsupported { place: Place, what: String }
            = problem_import_unsupported(file::of(place), what), help problem_import_unsupported_help();
        /// A format that is not written, or not this event.
        EventUnwritten { format: &'static str, reason: String }
            = problem_event_unwritten(absent(reason), *format), help problem_event_unwritten_help();
        /// Rulings that cannot be written into the file of the event.
        EventNotBack { format: &'static str, reason: String }
            = problem_event_not_back(absent(reason), *format), help problem_event_not_back_help();
        /// A ruling for which its page of a Bridgemate file has no room.
        EventNoRoom { row: String } = problem_event_no_room(row), help problem_event_no_room_help();
        /// Rulings in an event of several files, which come back in one archive.
        EventBackArchive { name: String }
            = problem_event_back_archive(), help problem_event_back_archive_help(name);
        /// An event in a script of rulings beside the one that is asked for.
        EventOther { written: String, asked: String }
            = problem_event_other(written, asked), help problem_event_other_help();
        /// No results.
        ImportEmpty { name: String } = problem_import_empty(name), help problem_import_empty_help();
    }
    /// Something in a file that is not understood or cannot be right.
    EventRow "event-row" Warning {
        /// It breaks off, or its structure is broken.
        ImportDamaged { place: Place, reason: String, count: usize }
            = problem_import_damaged(file::of(place), reason, more(*count)), help problem_import_help();
        /// Encrypted, beside files that are not.
        ImportEncrypted { place: Place, count: usize }
            = problem_import_encrypted(file::of(place), more(*count)), help problem_import_encrypted_help();
        /// Bytes that are no text.
        ImportEncoding { place: Place, encoding: &'static str, count: usize }
            = problem_import_encoding(file::of(place), *encoding, more(*count)), help problem_import_encoding_help();
        /// Something that is needed.
        ImportMissing { place: Place, what: String, count: usize }
            = problem_import_missing(file::of(place), what, more(*count)), help problem_import_left_out_help();
        /// A value that is none.
        ImportValue { place: Place, what: String, found: String, count: usize }
            = problem_import_value(file::of(place), found, what, more(*count)), help problem_import_left_out_help();
        /// A letter that is one suit or another.
        ImportSuitLetter { place: Place, what: String, count: usize }
            = problem_import_suit_letter(file::of(place), what, more(*count)), help problem_import_suit_letter_help();
        /// A value that no heading names.
        ImportUnheaded { place: Place, found: String, count: usize }
            = problem_import_unheaded(file::of(place), found, more(*count)), help problem_import_unheaded_help();
        /// A row that could not be understood.
        ImportRow { place: Place, count: usize }
            = problem_import_row(file::of(place), more(*count)), help problem_import_row_help();
        /// The same table twice.
        ImportTwice { place: Place, count: usize }
            = problem_import_twice(file::of(place), more(*count)), help problem_import_twice_help();
        /// The same pair twice, against others.
        ImportPlaysTwice { place: Place, pair: String, count: usize }
            = problem_import_plays_twice(file::of(place), pair, more(*count)), help problem_import_plays_twice_help();
        /// A file of another format beside those that are read.
        ImportFileBeside { place: Place, format: &'static str, count: usize }
            = problem_import_file_beside(file::of(place), *format, more(*count)), help problem_import_file_beside_help();
        /// A score that no contract gives.
        ImportImpossible { place: Place, score: i32, count: usize }
            = problem_import_impossible(file::of(place), Argument::score(*score), more(*count)), help problem_import_impossible_help();
        /// A contract that gives another score.
        ImportDiffers { place: Place, computed: i32, printed: i32, count: usize }
            = problem_import_differs(file::of(place), Argument::score(*computed), Argument::score(*printed), more(*count)),
                help problem_import_differs_help();
    }
    /// Something in a file that is not read.
    EventUnread "event-unread" Note {
        /// A part of the file that is not read.
        ImportNotRead { place: Place, what: String, count: usize }
            = problem_import_not_read(file::of(place), what, more(*count)), help problem_import_not_read_help();
        /// Columns.
        ImportColumns { place: Place, columns: Vec<String> }
            = problem_import_columns(file::of(place), code_each(columns)), help problem_import_columns_help();
    }

    } };
}
