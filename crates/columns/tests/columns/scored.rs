//! Columns give what the exact engine gives, and say what they leave out.

use proptest::prelude::*;
use redress_columns::{ColumnOptions, Columns, ColumnsError, Ranked};
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Board, Ruling, Side, SideRuling, Sides};
use redress_core::scoring::{Conventions, Scoring, ShortField, SmallGroups};
use redress_core::situation::{Row, Situation, Traveller};
use redress_events::model::{FaultKind, Winners};
use std::collections::{BTreeMap, HashMap};
use std::io::Read;

/// Numbers that are the same in every run (splitmix64).
pub struct Seeded(pub u64);

impl Seeded {
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % limit
    }
}

struct Line {
    board: u64,
    ns: u64,
    ew: u64,
    score: i32,
}

/// An event of so many boards and tables, with `different` scores on a board.
fn event(boards: u64, tables: u64, different: u64, seed: u64) -> Vec<Line> {
    let mut random = Seeded(seed);
    let mut lines = Vec::new();
    for board in 1..=boards {
        for ns in 1..=tables {
            let ew = (ns + board) % tables + 1;
            let score = (random.below(different) * 7 % 400) as i32 * 10 - 1_000;
            lines.push(Line { board, ns, ew, score });
        }
    }
    lines
}

fn csv(lines: &[Line]) -> String {
    let mut text = String::from("board,table,ns,ew,score\n");
    for Line { board, ns, ew, score } in lines {
        text += &format!("{board},{ns},{ns},{ew},{score}\n");
    }
    text
}

/// Read by one thread and by three, which must be the same.
fn read(text: &str) -> Columns {
    let columns = Columns::read(text.as_bytes(), &ColumnOptions::new()).unwrap();
    #[cfg(feature = "threads")]
    {
        let options = ColumnOptions::new().with_threads(3);
        let together = Columns::read(text.as_bytes(), &options).unwrap();
        assert_eq!((together.rows(), together.lost()), (columns.rows(), columns.lost()));
        assert_eq!(together.faults(), columns.faults());
        assert_eq!(rows(&together), rows(&columns));
    }
    columns
}

fn weighted(one: i32, other: i32) -> Ruling {
    Ruling::Both(SideRuling::weighted([(Exact::percent(60), one), (Exact::percent(40), other)]))
}

fn sixty_forty() -> Ruling {
    let percent = |percent| SideRuling::Artificial(Artificial::Share(Exact::percent(percent)));
    Ruling::Split { ns: percent(60), ew: percent(40) }
}

type Points = Vec<Option<Sides<Exact>>>;
type Totals = HashMap<(u64, Side), (Exact, Exact, u32)>;

/// Every row by the exact engine, a row a table, and what each pair has together, points and tops.
fn exact(
    lines: &[Line],
    rulings: &BTreeMap<usize, Ruling>,
    scoring: Scoring,
    conventions: &Conventions,
) -> (Points, Totals) {
    let mut points = vec![None; lines.len()];
    let mut totals = Totals::new();
    let mut boards: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (at, line) in lines.iter().enumerate() {
        boards.entry(line.board).or_default().push(at);
    }
    for (board, places) in boards {
        let row = |at: &usize| {
            let plain = || Ruling::Both(SideRuling::score(lines[*at].score));
            Row::new(rulings.get(at).cloned().unwrap_or_else(plain))
        };
        let situation = Situation::new()
            .with_board(Board::numbered(board as u32))
            .with_traveller(Traveller::new(places.iter().map(row)))
            .with_scoring(scoring)
            .with_conventions(conventions.clone());
        let protocol = situation.protocol().unwrap();
        for (at, scored) in places.iter().zip(protocol.rows) {
            points[*at] = Some(Sides::of(|side| scored.sides.by(side).as_ref().unwrap().points.clone()));
            for (pair, side) in [(lines[*at].ns, Side::NS), (lines[*at].ew, Side::EW)] {
                let figure = scored.sides.by(side).as_ref().unwrap();
                let total = totals.entry((pair, side)).or_default();
                total.0 += &figure.points;
                total.1 += figure.top.clone().unwrap_or_default();
                total.2 += 1;
            }
        }
    }
    (points, totals)
}

/// Checks every row and both rankings against the exact engine.
fn agree(lines: &[Line], rulings: &BTreeMap<usize, Ruling>, scoring: Scoring, conventions: &Conventions) {
    let mut columns = read(&csv(lines));
    for (row, ruling) in rulings {
        let Line { board, ns, ew, .. } = &lines[*row];
        let found = columns.find(&board.to_string(), &ns.to_string(), &ew.to_string());
        assert_eq!(found, Some(*row as u64));
        assert!(columns.rule(*row as u64, ruling.clone()));
    }
    let scored = columns.score(scoring, conventions).unwrap();
    let (points, totals) = exact(lines, rulings, scoring, conventions);
    let rows: Vec<_> = scored.rows().collect();
    assert_eq!(rows.len(), lines.len());
    for (row, points) in rows.iter().zip(&points) {
        assert_eq!(row.points, *points, "board {} NS {} {scoring:?} {conventions:?}", row.board, row.ns);
    }
    ranks(&scored.ranking(Winners::Two), &totals);
    let mut one = Totals::new();
    for ((pair, _), (points, top, boards)) in &totals {
        let total = one.entry((*pair, Side::NS)).or_default();
        *total = (&total.0 + points, &total.1 + top, total.2 + boards);
    }
    ranks(&scored.ranking(Winners::One), &one);
}

/// A ranking against totals: the figures, and each place one more than how many have a greater share.
fn ranks(ranking: &[Ranked<'_>], totals: &Totals) {
    assert_eq!(ranking.len(), totals.len());
    let share = |(points, top, _): &(Exact, Exact, u32)| points.over(top).unwrap_or_else(|| points.clone());
    let shares = Side::BOTH.map(|side| {
        let mut shares: Vec<_> = totals.iter().filter(|((_, of), _)| *of == side).map(|(_, own)| share(own)).collect();
        shares.sort_by(|one, other| other.cmp(one));
        shares
    });
    for ranked in ranking {
        let side = ranked.direction.unwrap_or(Side::NS);
        let own = &totals[&(ranked.contestant.parse().unwrap(), side)];
        assert_eq!((&ranked.points, ranked.boards), (&own.0, own.2));
        assert_eq!(ranked.top.clone().unwrap_or_default(), own.1);
        let (others, own) = (&shares[usize::from(side == Side::EW)], share(own));
        let (above, from) =
            (others.partition_point(|other| *other > own), others.partition_point(|other| *other >= own));
        assert_eq!((ranked.place as usize, ranked.tied), (above + 1, from - above > 1));
    }
}

fn every_convention() -> Vec<Conventions> {
    let plain = Conventions::default();
    let short = Conventions { tables: Some(17), ..plain.clone() };
    let formula = |short_field| Conventions { short_field, ..short.clone() };
    vec![
        Conventions { win: Exact::ONE, ..plain.clone() },
        Conventions { win: Exact::ONE, ..short.clone() },
        Conventions { small_groups: SmallGroups::Ebu, ..short.clone() },
        formula(ShortField::Mitchell),
        formula(ShortField::Ascherman),
        formula(ShortField::Proportional),
        formula(ShortField::None),
        plain,
        short,
    ]
}

#[test]
fn random_events_are_scored_as_by_the_exact_engine() {
    for (seed, conventions) in (1..).zip(every_convention()) {
        for tables in [2, 3, 13] {
            agree(&event(5, tables, 6, seed), &BTreeMap::new(), Scoring::Matchpoints, &conventions);
        }
    }
    for scoring in [Scoring::CrossImps, Scoring::Butler] {
        agree(&event(5, 13, 6, 99), &BTreeMap::new(), scoring, &Conventions::default());
    }
}

#[test]
fn boards_with_rulings_are_scored_as_by_the_exact_engine() {
    let lines = event(6, 12, 5, 7);
    // Two on board 1, one on board 3, and one over an odd denominator on board 6.
    let odd = SideRuling::weighted([(Exact::fraction(3, 7).unwrap(), 620), (Exact::fraction(4, 7).unwrap(), -100)]);
    let rulings = BTreeMap::from([
        (2, weighted(620, -100)),
        (5, sixty_forty()),
        (30, weighted(140, 170)),
        (70, Ruling::Both(odd)),
    ]);
    for conventions in every_convention() {
        agree(&lines, &rulings, Scoring::Matchpoints, &conventions);
    }
    for scoring in [Scoring::CrossImps, Scoring::Butler] {
        agree(&lines, &rulings, scoring, &Conventions::default());
    }
}

#[test]
fn weights_beyond_machine_words_are_exact_too() {
    let lines = event(3, 9, 5, 8);
    let primes = [4_294_967_291_i64, 4_294_967_279, 4_294_967_231];
    let odd = |prime| {
        let one = Exact::fraction(1, prime).unwrap();
        Ruling::Both(SideRuling::weighted([(one.clone(), 620), (Exact::ONE - one, -100)]))
    };
    let rulings = primes.into_iter().zip([1, 2, 3]).map(|(prime, row)| (row, odd(prime))).collect();
    agree(&lines, &rulings, Scoring::Matchpoints, &Conventions::default());
}

#[test]
fn large_boards_are_scored_as_by_the_exact_engine() {
    // Over and under the size from which scores are counted and not sorted.
    for tables in [511, 512, 700] {
        let short = Conventions { tables: Some(701), ..Conventions::default() };
        agree(&event(2, tables, 44, tables), &BTreeMap::new(), Scoring::Matchpoints, &Conventions::default());
        agree(&event(2, tables, 44, tables), &BTreeMap::from([(9, weighted(620, -100))]), Scoring::Matchpoints, &short);
    }
}

/// (60% +620 & 40% -100) among nine others is worth 9.8 (the 2005 lecture).
#[test]
fn a_ruling_in_the_file_is_read_by_whoever_knows_rulings() {
    let scores = [620, 620, 620, 500, 300, 300, 300, -100, -100];
    let mut text = String::from("board,ns,ew,score\n");
    for (pair, score) in (1..).zip(scores) {
        text += &format!("7,{pair},{},{score}\n", pair + 10);
    }
    text += "7,10,20,(60% +620 & 40% -100)\n";
    let known = |text: &str| (text == "(60% +620 & 40% -100)").then(|| weighted(620, -100));
    let options = ColumnOptions::new().with_rulings(&known);
    let columns = Columns::read(text.as_bytes(), &options).unwrap();
    let scored = columns.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
    let points = scored.rows().last().unwrap().points.unwrap();
    assert_eq!((points.ns.to_string(), points.ew.to_string()), ("49/5".into(), "41/5".into()));

    // A form of scoring without a value for them leaves the row out, and says so.
    let columns = read(&text);
    assert_eq!((columns.rows(), columns.lost()), (9, 1));
    assert_eq!(columns.faults()[0].place.line, Some(11));
    let found = FaultKind::Value { what: "score".into(), found: "(60% +620 & 40% -100)".into() };
    assert_eq!(columns.faults()[0].kind, found);
}

/// Rows with their lines: `board ns ew score @ line`.
fn rows(columns: &Columns) -> Vec<String> {
    let scored = columns.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
    let row = |row: redress_columns::ScoredRow<'_>| {
        let score = row.score.map_or("-".into(), |score| score.to_string());
        format!("{} {} {} {score} @ {}", row.board, row.ns, row.ew, row.line)
    };
    scored.rows().map(row).collect()
}

#[test]
fn columns_are_found_by_name_and_the_rest_is_skipped() {
    let text = "\u{feff}Table;SCORE;ew;\"Remark\";Board;NS;x\r\n1;+620;9;\"a;\n\"\"b\"\"\";7;4;\r\n\r\n2; −100 ;8;;7;5;y\r\n3;0;7;q;7;6;z";
    assert_eq!(rows(&read(text)), ["7 4 9 620 @ 2", "7 5 8 -100 @ 5", "7 6 7 0 @ 6"]);
    let columns = [("board".to_owned(), "Rozd.".to_owned()), ("score".to_owned(), "zapis".to_owned())];
    let options = ColumnOptions::new().with_columns(&columns);
    let text = "Rozd.\tns\tew\tZapis\n3\t1\t2\t-50\n";
    assert_eq!(rows(&Columns::read(text.as_bytes(), &options).unwrap()), ["3 1 2 -50 @ 2"]);
}

#[test]
fn names_and_large_numbers_are_contestants_too() {
    let text = "board,ns,ew,score\n1,007,A7,620\n1,7,100000,600\nx,65535,łoś,0\nx,65536,1,0\n1,3,4,-100\n";
    let all = ["1 007 A7 620 @ 2", "1 7 100000 600 @ 3", "x 65535 łoś 0 @ 4", "x 65536 1 0 @ 5", "1 3 4 -100 @ 6"];
    let columns = read(text);
    assert_eq!(rows(&columns), all);
    assert_eq!(columns.find("x", "65535", "łoś"), Some(2));
    assert_eq!(columns.find("1", "07", "A7"), None);
    let scored = columns.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
    let ranking = scored.ranking(Winners::Two);
    let first: Vec<_> = ranking.iter().map(|ranked| (ranked.contestant.as_ref(), ranked.place)).collect();
    // On board 1 2, 1 and 0 of 2 for NS; on x a half each.
    assert_eq!(first[..5], [("007", 1), ("7", 2), ("65535", 2), ("65536", 2), ("3", 5)]);
}

#[test]
fn what_cannot_be_understood_is_said_with_its_line() {
    let text =
        "board,ns,ew,score\n1,1,2,625\n1,1,2,8000\n1,1,2,\n1,1,2,four\n,1,2,50\n1,1\n1,1,2,50\n1,1,2,99999999999\n";
    let columns = read(text);
    assert_eq!((columns.rows(), columns.lost()), (1, 7));
    let lines: Vec<_> = columns.faults().iter().map(|fault| fault.place.line.unwrap()).collect();
    assert_eq!(lines, [2, 3, 4, 5, 6, 7, 9]);
    assert_eq!(columns.faults()[0].kind, FaultKind::ImpossibleScore { score: 625 });
    assert_eq!(columns.faults()[2].kind, FaultKind::Value { what: "score".into(), found: String::new() });
    assert_eq!(columns.faults()[5].kind, FaultKind::Missing { what: "ew".into() });
    assert_eq!(rows(&columns), ["1 1 2 50 @ 8"]);
}

#[test]
fn a_quotation_mark_that_never_closes_costs_one_line() {
    let text = "board,ns,ew,score,note\n1,1,2,50,\"open\n1,3,4,60,\n1,5,6,70,\"closed\"\n";
    // It closes where the next one opens, as CSV has it; what follows that is no end of a field.
    let columns = read(&text.replace("\"closed\"", "plain"));
    assert_eq!(columns.faults()[0].place.line, Some(2));
    assert_eq!((columns.faults()[0].kind.clone(), columns.lost()), (FaultKind::RowLost, 1));
    assert_eq!(rows(&columns), ["1 3 4 60 @ 3", "1 5 6 70 @ 4"]);
}

#[test]
fn a_line_beyond_measure_is_lost_whole() {
    for text in ["9".repeat(400_000), format!("{},1,1,2,50", "9".repeat(70_000))] {
        let text = format!("board,ns,ew,score\n1,1,2,50\n{text},1,2,3,50\n1,3,4,60\n");
        let columns = read(&text);
        assert_eq!((columns.lost(), columns.faults()[0].place.line), (1, Some(3)));
        assert_eq!(rows(&columns), ["1 1 2 50 @ 2", "1 3 4 60 @ 4"]);
    }
}

#[test]
fn of_two_lines_of_the_same_contestants_the_later_counts() {
    let columns = read("board,ns,ew,score\n1,1,2,50\n1,3,4,60\n1,1,2,70\n2,1,2,50\n1,1,4,50\n");
    assert_eq!((columns.rows(), columns.lost()), (5, 0));
    assert_eq!((columns.faults()[0].place.line, &columns.faults()[0].kind), (Some(4), &FaultKind::Twice));
    let scored = columns.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
    let points: Vec<_> = scored.rows().map(|row| row.points.map(|points| points.ns.to_string())).collect();
    assert_eq!(points, [None, Some("2".into()), Some("4".into()), Some("0".into()), Some("0".into())]);
}

#[test]
fn files_that_columns_do_not_fit_are_refused() {
    let refused = |text: &str| Columns::read(text.as_bytes(), &ColumnOptions::new()).unwrap_err().kind;
    assert_eq!(refused("board,ns,ew\n1,2,3\n"), FaultKind::Missing { what: "score".into() });
    assert_eq!(refused(""), FaultKind::Missing { what: "board".into() });
    assert_eq!(refused("section,board,ns,ew,score\n"), FaultKind::NotRead { what: "section".into() });
    assert!(matches!(refused("board,ns,ew,score,ns\n"), FaultKind::Value { .. }));
    let wide: Vec<u8> = "board,ns,ew,score\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked = [&[0xFF, 0xFE], wide.as_slice()].concat();
    let refused = Columns::read(marked.as_slice(), &ColumnOptions::new()).unwrap_err();
    assert_eq!(refused.kind, FaultKind::Encoding { encoding: "UTF-16" });
    let columns = read("board,ns,ew,score\n1,1,2,50\n");
    let error = columns.score(Scoring::Imps, &Conventions::default()).unwrap_err();
    assert_eq!(error, ColumnsError::NotOfField(Scoring::Imps));
    let columns = read("board,ns,ew,score\n1,1,2,50\n1,3,4,50\n1,5,6,50\n");
    let two_tables = Conventions { tables: Some(2), ..Conventions::default() };
    let error = columns.score(Scoring::Matchpoints, &two_tables).unwrap_err();
    assert!(matches!(error, ColumnsError::Board { board, .. } if board == "1"));
}

#[test]
fn ten_million_bad_lines_would_not_fill_memory() {
    let text = format!("board,ns,ew,score\n{}", "1,1,2,x\n".repeat(5_000));
    let columns = read(&text);
    assert_eq!((columns.faults().len(), columns.lost()), (1_000, 5_000));
}

#[test]
fn more_rows_than_a_block_holds() {
    let lines = event(10, 7_000, 44, 3);
    // In several parts, some of which need more than digits.
    let text = csv(&lines);
    let odd = text.replace("9,6999,6999,1", "9,6999,6999,x").replace("\n5,17,", "\n5,?,9,9,9\n\n5,\"17\",");
    assert_eq!(read(&odd).lost(), 1);
    let named = text.replace("\n5,17,17,", "\n5,17,A,").replace("\n9,18,18,", "\n9,18,A,");
    assert_eq!(read(&named).find("9", "A", "28"), Some(8 * 7_000 + 17));
    let columns = read(&text);
    assert_eq!(columns.rows(), 70_000);
    let scored = columns.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
    for (row, line) in scored.rows().zip(&lines) {
        assert_eq!((row.score, row.line), (Some(line.score), row.row + 2));
        let points = row.points.unwrap();
        assert_eq!(&points.ns + &points.ew, Exact::from(2 * 6_999_i64));
    }
}

/// Gives a few bytes at a time.
struct Slow<'a>(&'a [u8]);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let some = self.0.len().min(7).min(buffer.len());
        buffer[..some].copy_from_slice(&self.0[..some]);
        self.0 = &self.0[some..];
        Ok(some)
    }
}

/// Fields that are right and fields that are not.
fn field() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => (0..20_u32).prop_map(|number| number.to_string()),
        2 => (-80..80_i32).prop_map(|score| (score * 10).to_string()),
        1 => "[-+0-9a\"; \r−]{0,4}",
        1 => "\"[^\"]{0,3}\"",
    ]
}

proptest! {
    #[test]
    fn no_line_is_lost_unsaid(rows in prop::collection::vec(prop::collection::vec(field(), 3..6), 0..40)) {
        let text: String = rows.iter().map(|fields| fields.join(",") + "\n").collect();
        let whole = format!("board,ns,ew,score\n{text}");
        let columns = read(&whole);
        // A record may go over several lines or be blank; every other line is a row or a fault.
        let blank = text.lines().filter(|line| line.trim().is_empty()).count() as u64;
        let records = columns.rows() + columns.lost();
        prop_assert!(records <= rows.len() as u64 * 4);
        if !text.contains('"') && !text.contains('\r') {
            prop_assert_eq!(records + blank, rows.len() as u64);
        }
        let slowly = Columns::read(Slow(whole.as_bytes()), &ColumnOptions::new()).unwrap();
        prop_assert_eq!(slowly.rows(), columns.rows());
        prop_assert_eq!(slowly.faults(), columns.faults());
        let scored = columns.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
        prop_assert_eq!(scored.rows().count() as u64, columns.rows());
    }

    #[test]
    fn any_bytes_are_read_without_harm(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = Columns::read(bytes.as_slice(), &ColumnOptions::new());
        let after_header = [b"board,ns,ew,score\n", bytes.as_slice()].concat();
        if let Ok(columns) = Columns::read(after_header.as_slice(), &ColumnOptions::new()) {
            let scored = columns.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
            let _ = scored.ranking(Winners::One);
        }
    }
}
