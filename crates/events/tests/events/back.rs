//! Rulings written back into the file of an event: the ruling is in it, and every other row is as it was.

use super::data::real;
use redress_core::number::Exact;
use redress_core::ruling::{Ruling, Side};
use redress_core::scoring::{Penalty, PenaltyUnit};
use redress_events::model::{CarriedKind, CarriedPoints, Event, Format, LineResult};
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, score};
use redress_events::source::{NamedBytes, open};
use redress_events::writers::{LossKind, RuledEvent, WriteError, WriteOptions, write, write_back};

const RULINGS: [&str; 4] = ["-620", "(60% 4S= N & 40% 4S-1 N)", "A+/A-", "(+420)/(-50)"];

/// A ruling on a line of a board, by their places.
type Given<'t> = (usize, usize, &'t str);

/// Rules on lines, writes it back and reads it again; the file after.
pub fn written(file: &NamedBytes, rulings: &[Given<'_>]) -> Vec<u8> {
    let options = ReadOptions::default();
    let event = read(std::slice::from_ref(file), &options).unwrap();
    let rules = Rules::of(&event);
    let changed = rulings.iter().fold(event.clone(), |event, (board, line, ruling)| {
        let ruling: Ruling = ruling.parse().unwrap();
        event.with_ruling(*board, *line, ruling.into()).unwrap()
    });
    let (before, after) = (score(&event, &rules).unwrap(), score(&changed, &rules).unwrap());
    let ruled = RuledEvent { read: &event, before: &before, event: &changed, after: &after, rules: &rules, file: None };
    let written = write_back(std::slice::from_ref(file), ruled, &options).unwrap().written;
    let again = read(&[NamedBytes::new(file.name.clone(), written.bytes.as_slice())], &options).unwrap();
    let points = |event: &Event| {
        let scored = score(event, &rules).unwrap();
        let lines = scored.boards.iter().flat_map(|board| board.lines.iter().map(|line| line.figures.clone()));
        (lines.collect::<Vec<_>>(), scored.ranking.iter().map(|own| (own.contestant, own.place)).collect::<Vec<_>>())
    };
    let ((lines, ranking), (wanted, places)) = (points(&again), points(&changed));
    for (at, (own, wanted)) in lines.iter().zip(&wanted).enumerate() {
        assert_eq!(own, wanted, "line {at} with {rulings:?}");
    }
    assert_eq!(ranking, places);
    written.bytes
}

/// The same for one ruling in a text; the text before and after.
fn ruled(file: &NamedBytes, board: usize, line: usize, ruling: &str) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&file.bytes), text(&written(file, &[(board, line, ruling)])))
}

/// Weighted, split and artificial scores and a score by itself on one board, and more on the next.
const SEVERAL: [Given<'static>; 6] = [
    (3, 0, "(60% 4S= N & 40% 4S-1 N)"),
    (3, 1, "(-620)/(+100)"),
    (3, 2, "A+/A-"),
    (3, 3, "-620"),
    (4, 0, "A-/A+"),
    (4, 1, "60%/30%"),
];

#[test]
fn several_rulings_on_one_board_of_every_real_file() {
    for name in [
        "usebio-mp-after.xml",
        "usebio-mp-before.xml",
        "acbl-club-mitchell.json",
        "pbn-scoretable-scores.pbn",
        "pbn-scoretable-contracts.pbn",
        "bridgemate.bws.gz",
    ] {
        let Some(files) = real(name) else { return };
        let file = open(&files).unwrap().files.first().unwrap().clone();
        written(&file, &SEVERAL);
        let event = read(std::slice::from_ref(&file), &ReadOptions::default()).unwrap();
        let scored = score(&event, &Rules::of(&event)).unwrap();
        let json = write(&event, Some(&scored), Format::Json, WriteOptions::with_names(true)).unwrap().bytes;
        written(&NamedBytes::new("again.json", json.as_slice()), &SEVERAL);
        let csv = write(&event, Some(&scored), Format::Csv, WriteOptions::with_names(false)).unwrap().bytes;
        written(&NamedBytes::new("again.csv", csv.as_slice()), &SEVERAL);
    }
}

/// The bytes of a database that are others are those of the pages that hold the ruled rows.
#[test]
fn a_real_database_changes_on_the_page_of_its_row() {
    const PAGE: usize = 2048;
    let Some(files) = real("bridgemate.bws.gz") else { return };
    let file = open(&files).unwrap().files.first().unwrap().clone();
    for ruling in RULINGS.into_iter().chain(["3NTxx-2 E", "pass", "A/A", "(60% +620 & 40% -100)/A-"]) {
        let after = written(&file, &[(0, 0, ruling)]);
        assert_eq!(after.len(), file.bytes.len());
        let pages = file.bytes.chunks(PAGE).zip(after.chunks(PAGE)).filter(|(one, other)| one != other).count();
        assert_eq!(pages, 1, "{ruling}");
    }
}

/// A row that has become too long for its page moves to another of its table, and the page that it leaves points to it.
#[test]
fn a_row_too_long_for_its_page_moves_to_another() {
    const PAGE: usize = 2048;
    let Some(files) = real("bridgemate.bws.gz") else { return };
    let file = open(&files).unwrap().files.first().unwrap().clone();
    let options = ReadOptions::default();
    let rows = |bytes: Vec<u8>| read(&[NamedBytes::new(file.name.clone(), bytes)], &options).unwrap().boards;
    let before = rows(file.bytes.clone());
    let mut bytes = written(&file, &[(5, 3, "(60% 4S= N & 40% 4S-1 N)")]);
    assert_eq!(bytes.len(), file.bytes.len());
    let pages = file.bytes.chunks(PAGE).zip(bytes.chunks(PAGE)).filter(|(one, other)| one != other).count();
    assert_eq!(pages, 2);
    // A moved row that grows again does so where it is.
    for ruling in ["(60% 4S= N & 40% 4S-1 N)", "(60% 4S= N & 30% 4S-1 N & 10% 4S+1 N)"] {
        bytes = written(&NamedBytes::new(file.name.clone(), bytes), &[(5, 3, ruling)]);
        let after = rows(bytes.clone());
        for (board, lines) in before.iter().enumerate() {
            for (line, own) in lines.lines.iter().enumerate() {
                let result = &after[board].lines[line].result;
                let ruling = || LineResult::Ruling(ruling.parse::<Ruling>().unwrap().into());
                assert_eq!(*result, if (board, line) == (5, 3) { ruling() } else { own.result.clone() });
            }
        }
    }
}

/// The pages of a table have room for some rulings; where there is none left, the row is named and nothing is written.
#[test]
fn a_table_without_room_refuses_the_ruling() {
    let Some(files) = real("bridgemate.bws.gz") else { return };
    let file = open(&files).unwrap().files.first().unwrap().clone();
    let options = ReadOptions::default();
    let event = read(std::slice::from_ref(&file), &options).unwrap();
    let rules = Rules::of(&event);
    let ruling: Ruling = "(20% 4S= N & 20% 4S-1 N & 20% 4S+1 N & 20% 3NT= N & 20% 3NT-1 N)".parse().unwrap();
    let rule = |event: Event, (board, line)| event.with_ruling(board, line, ruling.clone().into()).unwrap();
    let places = (0..4).flat_map(|board| (0..event.boards[board].lines.len()).map(move |line| (board, line)));
    let changed = places.fold(event.clone(), rule);
    let (before, after) = (score(&event, &rules).unwrap(), score(&changed, &rules).unwrap());
    let ruled = RuledEvent { read: &event, before: &before, event: &changed, after: &after, rules: &rules, file: None };
    let Err(WriteError::NoRoom(place)) = write_back(std::slice::from_ref(&file), ruled, &options) else {
        panic!("it has room")
    };
    assert!(["board 2; at NS ", "board 3; at NS "].iter().any(|own| place.starts_with(own)), "{place}");
}

/// A table as Excel saves it on an old Mac, and as "Unicode text": the ends of its lines and its encoding stay.
#[test]
fn a_table_keeps_its_ends_of_lines_and_its_encoding() {
    let text = "board,ns,ew,score,ns mp,ew mp\n1,1,4,420,4,0\n1,2,5,-420,1,3\n1,3,6,-420,1,3\n";
    let file = |bytes: Vec<u8>| NamedBytes::new("monday.csv", bytes);
    let of_mac = |text: &str| text.replace('\n', "\r").into_bytes();
    let little = |text: &str| [0xFEFF].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let big = |text: &str| [0xFEFF].into_iter().chain(text.encode_utf16()).flat_map(u16::to_be_bytes).collect();
    let ruled = text.replace("2,5,-420,1,3", "2,5,-620,0,4").replace("3,6,-420,1,3", "3,6,-420,2,2");
    assert_eq!(written(&file(of_mac(text)), &[(0, 1, "-620")]), of_mac(&ruled));
    for encoded in [little as fn(&str) -> Vec<u8>, big] {
        assert_eq!(written(&file(encoded(text)), &[(0, 1, "-620")]), encoded(&ruled));
    }
}

/// The lines of a text that are others, by their numbers from 1.
pub fn others(before: &str, after: &str) -> Vec<usize> {
    assert_eq!(before.lines().count(), after.lines().count());
    let pairs = before.split_inclusive('\n').zip(after.split_inclusive('\n')).enumerate();
    pairs.filter(|(_, (one, other))| one != other).map(|(at, _)| at + 1).collect()
}

#[test]
fn a_table_has_the_ruling_and_the_points_of_its_board() {
    let file = "board,ns,ew,contract,score,ns mp,ew mp\r\n1,1,4,4S= N,420,4,0\r\n1,2,5,4S= W,-420,1,3\r\n\
                1,3,6,4S= E,-420,1,3\r\n2,1,5,,50,2,2\r\n2,2,6,,50,2,2\r\n2,3,4,,50,2,2\r\n";
    let file = NamedBytes::new("monday.csv", file);
    for ruling in RULINGS {
        let (before, after) = ruled(&file, 0, 1, ruling);
        let changed = others(&before, &without_rulings(&after));
        assert!(changed.contains(&3) && changed.iter().all(|line| (2..=4).contains(line)), "{after}");
    }
    let (_, after) = ruled(&file, 0, 1, "-620");
    assert!(after.contains("\r\n1,2,5,,-620,0,4\r\n1,3,6,4S= E,-420,2,2\r\n2,"), "{after}");
}

#[test]
fn real_usebio_changes_where_it_follows() {
    for name in ["usebio-mp-after.xml", "usebio-mp-before.xml"] {
        let Some(files) = real(name) else { return };
        for ruling in RULINGS {
            let (before, after) = ruled(&files[0], 5, 3, ruling);
            let start = before.find("<BOARD_NUMBER>6<").unwrap();
            let end = start + before[start..].find("</BOARD>").unwrap();
            let rows = before[..start].lines().count()..=before[..end].lines().count();
            let lines: Vec<&str> = before.lines().collect();
            let is_total =
                |line: usize| ["TOTAL_SCORE", "PERCENTAGE", "PLACE"].iter().any(|name| lines[line - 1].contains(name));
            for line in others(&before, &after) {
                assert!(rows.contains(&line) || is_total(line), "{line}: {}", lines[line - 1]);
            }
        }
    }
}

/// A text without the lines that hold rulings.
pub fn without_rulings(text: &str) -> String {
    let is_ruling = |line: &&str| line.starts_with("% ruling:") || line.starts_with("# ruling:");
    text.split_inclusive('\n').filter(|line| !is_ruling(line)).collect()
}

#[test]
fn real_pbn_changes_where_it_follows() {
    for name in ["pbn-scoretable-scores.pbn", "pbn-scoretable-contracts.pbn"] {
        let Some(files) = real(name) else { return };
        for ruling in RULINGS {
            let (before, after) = ruled(&files[0], 3, 2, ruling);
            assert_eq!(after.matches("% ruling:").count(), 1);
            let start = before.find("[Board \"4\"]").unwrap();
            let end = start + before[start..].find("[Board \"5\"]").unwrap();
            let rows = before[..start].lines().count()..=before[..end].lines().count();
            let totals = before.lines().position(|line| line.starts_with("[TotalScoreTable"));
            let is_total = |line: usize| totals.is_some_and(|at| (at + 2..at + 26).contains(&line));
            for line in others(&before, &without_rulings(&after)) {
                assert!(rows.contains(&line) || is_total(line), "{name} {line}: {after}");
            }
            let widths = |text: &str| text.lines().map(|line| line.chars().count()).collect::<Vec<_>>();
            assert_eq!(widths(&before), widths(&without_rulings(&after)), "columns stay");
        }
    }
}

#[test]
fn rows_of_pbn_keep_their_columns() {
    let text = "[Board \"1\"]\n[Scoring \"MP\"]\n\
                [TotalScoreTable \"Rank\\2R;PairId\\2R;Direction\\2L;TotalScoreMP\\4R;MeanPercentage\\6R\"]\n 1  1 NS  4.0 100.00\n 2  2 NS  1.0  25.00\n 2  3 NS  1.0  25.00\n 1  1 EW  3.0  75.00\n 1  2 EW  3.0  75.00\n 3  3 EW  0.0   0.00\n\
                [ScoreTable \"PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Score_NS\\5R;MP_NS\\3R;MP_EW\\3R\"]\n 1  3 4S   N 10  +420 4.0 0.0\n 2  1 4S   N  9   -50 1.0 3.0\n 3  2 4S   N  9   -50 1.0 3.0\n";
    let (_, after) = ruled(&NamedBytes::new("a.pbn", text), 0, 1, "+420");
    assert!(after.contains("% ruling: +420\n 2  1 -    -  -  +420 3.0 1.0\n"), "{after}");
    assert!(after.contains(" 1  3 4S   N 10  +420 3.0 1.0\n"), "{after}");
    assert!(
        after.contains(" 1  1 NS  3.0  75.00\n 1  2 NS  3.0  75.00\n 3  3 NS  0.0   0.00\n 2  1 EW  1.0  25.00\n"),
        "{after}"
    );
    // A second ruling takes the place of the first.
    let (_, after) = ruled(&NamedBytes::new("a.pbn", after), 0, 1, "A+/A-");
    assert!(
        after.contains("\n% ruling: A+/A-\n 2  1 -    -  -     - 2.4 1.6\n") && !after.contains("ruling: +420"),
        "{after}"
    );
}

#[test]
fn a_game_by_itself_has_the_ruling_in_its_tags() {
    let game = |room: &str, contract: &str, result: &str| {
        format!(
            "[Event \"Cup\"]\r\n[Board \"1\"]\r\n[HomeTeam \"A\"]\r\n[VisitTeam \"B\"]\r\n[Room \"{room}\"]\r\n[Contract \"{contract}\"]\r\n[Declarer \"N\"]\r\n[Result \"{result}\"]\r\n\r\n"
        )
    };
    let text = format!("{}{}", game("Open", "4S", "10"), game("Closed", "4S", "9"));
    let (before, after) = ruled(&NamedBytes::new("m.pbn", text), 0, 1, "(60% 4S= N & 40% 4S-1 N)");
    let changed = others(&before, &without_rulings(&after));
    assert_eq!(changed, [15, 16, 17]);
    assert!(after.contains("[Board \"1\"]\r\n% ruling: (60% 4S= N & 40% 4S-1 N)\r\n[HomeTeam"), "{after}");
}

#[test]
fn every_column_of_points_follows() {
    let file = "board,ns,ew,score,ns mp,ew mp,ns %,ew %\n1,1,4,420,4,0,100%,0%\n1,2,5,-420,1,3,25%,75%\n1,3,6,-420,1,3,25%,75%\n";
    let (_, after) = ruled(&NamedBytes::new("a.csv", file), 0, 1, "-620");
    assert!(after.ends_with("\n1,1,4,420,4,0,100%,0%\n1,2,5,-620,0,4,0%,100%\n1,3,6,-420,2,2,50%,50%\n"), "{after}");
}

/// The members of JSON that differ, by their paths.
fn other_values(before: &serde_json::Value, after: &serde_json::Value, path: &str, found: &mut Vec<String>) {
    use serde_json::Value::{Array, Object};
    match (before, after) {
        (Object(one), Object(other)) => {
            for key in one.keys().chain(other.keys().filter(|key| !one.contains_key(*key))) {
                let null = serde_json::Value::Null;
                let (one, other) = (one.get(key).unwrap_or(&null), other.get(key).unwrap_or(&null));
                other_values(one, other, &format!("{path}.{key}"), found);
            }
        }
        (Array(one), Array(other)) if one.len() == other.len() => {
            for (at, (one, other)) in one.iter().zip(other).enumerate() {
                other_values(one, other, &format!("{path}[{at}]"), found);
            }
        }
        _ if before != after => found.push(path.to_owned()),
        _ => {}
    }
}

fn changed_paths(before: &str, after: &str) -> Vec<String> {
    let [before, after] = [before, after].map(|text| serde_json::from_str(text).unwrap());
    let mut found = Vec::new();
    other_values(&before, &after, "", &mut found);
    found
}

#[test]
fn a_real_recap_of_acbl_changes_where_it_follows() {
    let Some(files) = real("acbl-club-mitchell.json") else { return };
    for ruling in RULINGS {
        let (before, after) = ruled(&files[0], 3, 2, ruling);
        let changed = changed_paths(&before, &after);
        assert!(changed.contains(&".sessions[0].sections[0].boards[3].board_results[2].redress".to_owned()));
        for path in &changed {
            let is_total = path.contains("pair_summaries")
                && [".score", ".percentage", ".rank"].iter().any(|end| path.ends_with(end));
            let is_result = path.starts_with(".sessions[0].sections[0].boards[3].board_results[");
            let is_points = path.ends_with("_match_points") || path.contains("board_results[2]");
            assert!(is_total || (is_result && is_points), "{path}");
        }
    }
}

#[test]
fn a_page_of_acbl_is_written_back() {
    let result = |ns: u8, ew: u8, score: i32, points: &str| {
        format!(
            "{{\"ns_pair\":\"{ns}\",\"ew_pair\":{ew},\"ns_score\":\"{score}\",\"ew_score\":\"{}\",\"contract\":\"4 S\",\"tricks_taken\":10,\"ns_match_points\":{points} }}",
            -score
        )
    };
    let recap = format!(
        "{{\"type\":\"PAIRS\",\"board_scoring_method\":\"MATCH_POINTS\",\"sessions\":[{{\"sections\":[{{\"boards\":[{{\"board_number\":1,\"board_results\":[{},{},{}]}}]}}]}}]}}",
        result(1, 4, 420, "2.00"),
        result(2, 5, -50, "0.50"),
        result(3, 6, -50, "0.50")
    );
    let page = format!("<!DOCTYPE html>\n<script>var page = {{\"id\": 1}};\nvar data = {recap};\n</script><p>é</p>");
    let (before, after) = ruled(&NamedBytes::new("x.html", page), 0, 1, "(60% 4S= N & 40% 4S-1 N)");
    let start = before.find("{\"ns_pair\":\"2\"").unwrap();
    assert_eq!(before[..start].replace("\":2.00", "\":1.70"), after[..start]);
    let row = "{\"ns_pair\":\"2\",\"ew_pair\":5,\"ns_score\":\"\",\"ew_score\":\"\",\"contract\":\"\",\"tricks_taken\":null,\"ns_match_points\":1.10,\"redress\":\"(60% 4S= N & 40% 4S-1 N)\" },";
    assert!(after[start..].contains(row), "{after}");
}

#[test]
fn our_own_json_has_every_figure_of_the_ruling() {
    let file = "board,ns,ew,contract,score,ns mp,ew mp\n1,1,4,4S= N,420,4,0\n1,2,5,4S= W,-420,1,3\n1,3,6,4S= E,-420,1,3\n\
                2,1,5,,50,3,1\n2,2,6,,50,3,1\n2,3,4,,-50,0,4\n";
    let options = ReadOptions::default();
    let event = read(&[NamedBytes::new("a.csv", file)], &options).unwrap();
    let scored = score(&event, &Rules::of(&event)).unwrap();
    let json = write(&event, Some(&scored), Format::Json, WriteOptions::with_names(false)).unwrap().bytes;
    for ruling in RULINGS {
        let (before, after) = ruled(&NamedBytes::new("a.json", json.as_slice()), 0, 1, ruling);
        let changed = changed_paths(&before, &after);
        assert!(
            changed.iter().all(|path| path.starts_with(".boards[0]") || path.starts_with(".ranking")),
            "{changed:?}"
        );
        let ruling: Ruling = ruling.parse().unwrap();
        let changed = event.with_ruling(0, 1, ruling.into()).unwrap();
        let scored = score(&changed, &Rules::of(&event)).unwrap();
        let wanted = write(&changed, Some(&scored), Format::Json, WriteOptions::with_names(false)).unwrap().bytes;
        let [wanted, after]: [serde_json::Value; 2] =
            [wanted.as_slice(), after.as_bytes()].map(|text| serde_json::from_slice(text).unwrap());
        assert_eq!(after, wanted);
    }
}

#[test]
fn the_same_number_in_two_sections_keeps_to_its_section() {
    let line = |ns: &str, ew: &str, score: &str, points: [&str; 2]| {
        format!(
            "<TRAVELLER_LINE><NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER><SCORE>{score}</SCORE><NS_MATCH_POINTS>{}</NS_MATCH_POINTS><EW_MATCH_POINTS>{}</EW_MATCH_POINTS></TRAVELLER_LINE>\n",
            points[0], points[1]
        )
    };
    let pair = |number: u8, total: u8| {
        format!("<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER><TOTAL_SCORE>{total}</TOTAL_SCORE></PAIR>\n")
    };
    let section = |name: &str| {
        let pairs: String = [(1, 2), (2, 0), (3, 0), (4, 2)].map(|(number, total)| pair(number, total)).concat();
        let lines = [line("1", "3", "420", ["2", "0"]), line("2", "4", "-50", ["0", "2"])].concat();
        format!(
            "<SECTION SECTION_ID=\"{name}\">\n<PARTICIPANTS>\n{pairs}</PARTICIPANTS>\n<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n{lines}</BOARD>\n</SECTION>\n"
        )
    };
    let file = format!(
        "<?xml version=\"1.0\"?>\n<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"MP_PAIRS\"><BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>\n{}{}</EVENT></USEBIO>\n",
        section("A"),
        section("B")
    );
    let (before, after) = ruled(&NamedBytes::new("two.xml", file), 1, 1, "+420");
    let second = before.find("SECTION_ID=\"B\"").unwrap();
    assert_eq!(before[..second], after[..second]);
    for number in 1..=4 {
        assert!(after[second..].contains(&pair(number, 1)), "{after}");
    }
}

#[test]
fn totals_that_are_not_of_the_results_change_by_the_difference() {
    let text = "[Board \"1\"]\n[Scoring \"MP\"]\n\
                [TotalScoreTable \"Rank\\2R;PairId\\2R;TotalScoreMP\\4R\"]\n 1  1 14.0\n 2  2  9.0\n 3  4  8.5\n 4  3  8.0\n\
                [ScoreTable \"PairId_NS\\2R;PairId_EW\\2R;Score_NS\\5R;MP_NS\\3R;MP_EW\\3R\"]\n 1  3   420 2.0 0.0\n 2  4   -50 0.0 2.0\n";
    let (_, after) = ruled(&NamedBytes::new("a.pbn", text), 0, 1, "+420");
    assert!(after.contains("\n 1  1 13.0\n 2  2 10.0\n 4  4  7.5\n 3  3  9.0\n"), "{after}");
}

/// Two boards of a mean are not in the file: a top more on one of two boards is a quarter of the mean of four.
#[test]
fn a_mean_of_more_boards_changes_by_its_share() {
    let text = "[Board \"1\"]\n[Scoring \"MP\"]\n\
                [TotalScoreTable \"Rank\\2R;PairId\\2R;MeanPercentage\\6R;NrBoards\\2R\"]\n 1  1  90.00  4\n 2  2  60.00  4\n 3  3  30.00  4\n 4  4  20.00  4\n\
                [ScoreTable \"PairId_NS\\2R;PairId_EW\\2R;Score_NS\\5R;MP_NS\\3R;MP_EW\\3R\"]\n 1  3   420 2.0 0.0\n 2  4   -50 0.0 2.0\n\n\
                [Board \"2\"]\n[ScoreTable \"PairId_NS\\2R;PairId_EW\\2R;Score_NS\\5R;MP_NS\\3R;MP_EW\\3R\"]\n 1  3   100 1.0 1.0\n 2  4   100 1.0 1.0\n";
    let (_, after) = ruled(&NamedBytes::new("a.pbn", text), 0, 1, "+620");
    assert!(after.contains("\n 2  1  65.00  4\n 1  2  85.00  4\n 3  3  55.00  4\n 4  4  -5.00  4\n"), "{after}");
}

/// A penalty of a share of the top.
fn fine(side: Side, percent: i64) -> Penalty {
    Penalty { side, amount: Exact::percent(percent), unit: PenaltyUnit::Share }
}

/// Writes an event back; the file, and the kinds of what it does not hold.
fn back(files: &[NamedBytes], change: impl Fn(&Event) -> Event) -> (NamedBytes, Vec<LossKind>) {
    let options = ReadOptions::default();
    let event = read(files, &options).unwrap();
    let rules = Rules::of(&event);
    let changed = change(&event);
    let (before, after) = (score(&event, &rules).unwrap(), score(&changed, &rules).unwrap());
    let ruled = RuledEvent { read: &event, before: &before, event: &changed, after: &after, rules: &rules, file: None };
    let written = write_back(files, ruled, &options).unwrap().written;
    (NamedBytes::new(files[0].name.clone(), written.bytes), written.lost.iter().map(|one| one.kind).collect())
}

/// Penalties beside a ruling and at a table whose score stays come back from every format that rulings are written into;
/// another takes the place of one, and none takes it away.
#[test]
fn penalties_at_tables_are_written_back_and_read_again() {
    let options = ReadOptions::default();
    let table = NamedBytes::new("a.csv", "board,ns,ew,score,ns mp,ew mp\n1,1,2,420,2,0\n1,3,4,-50,0,2\n");
    let mut all = vec![(vec![table], [(0, 1), (0, 0)])];
    let names = ["usebio-mp-after.xml", "pbn-scoretable-scores.pbn", "acbl-club-mitchell.json", "bridgemate.bws.gz"];
    for name in names {
        let Some(files) = real(name) else { return };
        all.push((open(&files).unwrap().files.to_vec(), [(5, 3), (9, 0)]));
    }
    for (files, [ruled, fined]) in all {
        let name = files[0].name.clone();
        let at = |event: &Event, (board, line): (usize, usize)| event.penalties_at(board, line).to_vec();
        let (file, lost) = back(&files, |event| {
            let ruling = event.with_ruling(ruled.0, ruled.1, "A+/A-".parse::<Ruling>().unwrap().into()).unwrap();
            let both = [fine(Side::NS, 10), fine(Side::EW, 5)];
            ruling.with_penalties(ruled.0, ruled.1, both).with_penalties(fined.0, fined.1, [fine(Side::EW, 25)])
        });
        let again = read(std::slice::from_ref(&file), &options).unwrap();
        assert!(lost.iter().all(|kind| *kind == LossKind::OtherTotals), "{name}: {lost:?}");
        assert_eq!(at(&again, ruled), [fine(Side::NS, 10), fine(Side::EW, 5)], "{name}");
        assert_eq!(at(&again, fined), [fine(Side::EW, 25)], "{name}");
        assert_eq!(again.penalised().count(), 2, "{name}");
        let (file, _) = back(&[file], |event| {
            event.with_penalties(ruled.0, ruled.1, [fine(Side::NS, 20)]).with_penalties(fined.0, fined.1, [])
        });
        let last = read(std::slice::from_ref(&file), &options).unwrap();
        assert_eq!(at(&last, ruled), [fine(Side::NS, 20)], "{name}");
        assert_eq!(last.penalised().count(), 1, "{name}");
        let result = |event: &Event| event.boards[ruled.0].lines[ruled.1].result.clone();
        assert_eq!(result(&last), result(&again), "{name}");
    }
}

/// A penalty of a pair is in the totals that a file prints, and nowhere in one that prints none.
#[test]
fn a_penalty_of_a_pair_is_listed_by_name() {
    let carried = |event: &Event| {
        let contestant = event.boards[0].lines[0].ns;
        let points = CarriedPoints {
            contestant,
            kind: CarriedKind::Penalty,
            amount: Exact::percent(10),
            unit: Some(PenaltyUnit::Share),
        };
        event.with_carried(points)
    };
    let table = NamedBytes::new("a.csv", "board,ns,ew,score,ns mp,ew mp\n1,1,2,420,2,0\n1,3,4,-50,0,2\n");
    assert_eq!(back(&[table], carried).1, [LossKind::Penalties]);
    let Some(files) = real("usebio-mp-after.xml") else { return };
    assert_eq!(back(&files, carried).1, [LossKind::PenaltiesInTotals]);
}
