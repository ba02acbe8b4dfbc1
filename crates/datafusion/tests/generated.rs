//! The functions give what the library gives.

use datafusion::arrow::array::{AsArray, Decimal128Array};
use datafusion::arrow::datatypes::{Decimal128Type, Int64Type};
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::error::Result;
use datafusion::prelude::SessionContext;
use redress_core::number::{Exact, Rounding};
use redress_core::ruling::{Ruling, SideRuling};
use redress_core::scoring::{Conventions, Scoring, ShortField};
use redress_core::situation::{Row, Situation, Traveller, evaluate};

/// Numbers that are the same in every run (splitmix64).
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % limit
    }
}

/// Boards of different sizes.
fn boards(seed: u64) -> Vec<Vec<i32>> {
    let mut random = Seeded(seed);
    let mut scores = |tables| (0..tables).map(|_| random.below(12) as i32 * 70 - 400).collect();
    [2, 3, 9, 16].map(|tables: u32| scores(tables)).into()
}

async fn context(boards: &[Vec<i32>]) -> Result<SessionContext> {
    let context = SessionContext::new();
    redress_datafusion::register(&context)?;
    let rows = boards.iter().enumerate().flat_map(|(board, scores)| {
        scores.iter().enumerate().map(move |(pair, score)| format!("({}, {pair}, {score})", board + 1))
    });
    let rows: Vec<String> = rows.collect();
    let table = format!("CREATE TABLE results AS SELECT * FROM (VALUES {}) AS t (board, pair, score)", rows.join(", "));
    context.sql(&table).await?.collect().await?;
    Ok(context)
}

async fn rows(context: &SessionContext, query: &str) -> Vec<RecordBatch> {
    context.sql(query).await.unwrap().collect().await.unwrap()
}

/// The first column, which holds figures.
fn figures(batches: &[RecordBatch]) -> Vec<Option<i128>> {
    let column = |batch: &RecordBatch| {
        let column: &Decimal128Array = batch.column(0).as_primitive::<Decimal128Type>();
        assert_eq!((column.precision(), column.scale()), (26, 12));
        column.iter().collect::<Vec<_>>()
    };
    batches.iter().flat_map(column).collect()
}

/// In units of the twelfth digit.
fn units(value: &Exact) -> i128 {
    let units = (value * 1_000_000_000_000).round_to(&Exact::ONE, Rounding::HalfAwayFromZero);
    units.to_integer().unwrap().into()
}

fn every_convention() -> Vec<(&'static str, Conventions)> {
    let ebu = Conventions::preset("ebu").unwrap();
    let plain = Conventions::default();
    let mitchell = Conventions { tables: Some(17), short_field: ShortField::Mitchell, ..plain.clone() };
    let short = Conventions { tables: Some(17), win: Exact::ONE, ..plain.clone() };
    vec![("", plain), ("ebu", ebu), ("tables 17, short-field mitchell", mitchell), ("tables 17, win 1", short)]
}

#[tokio::test]
async fn windows_give_what_the_library_gives_a_row_a_table() {
    let forms =
        [("matchpoints", Scoring::Matchpoints), ("cross_imps", Scoring::CrossImps), ("butler", Scoring::Butler)];
    for (seed, (text, conventions)) in (1..).zip(every_convention()) {
        let boards = boards(seed);
        let context = context(&boards).await.unwrap();
        for (name, scoring) in forms {
            for sign in [1, -1] {
                let query = format!(
                    "SELECT {name}({sign} * score, conventions => '{text}') OVER (PARTITION BY board) AS points
                     FROM results ORDER BY board, pair"
                );
                let found = figures(&rows(&context, &query).await);
                let mut expected = Vec::new();
                for scores in &boards {
                    let row = |score: &i32| Row::new(Ruling::Both(SideRuling::score(*score)));
                    let situation = Situation::new()
                        .with_traveller(Traveller::new(scores.iter().map(row)))
                        .with_scoring(scoring)
                        .with_conventions(conventions.clone());
                    for row in situation.protocol().unwrap().rows {
                        let own = if sign == 1 { row.sides.ns } else { row.sides.ew };
                        expected.push(own.ok().map(|own| units(&own.points)));
                    }
                }
                assert_eq!(found, expected, "{query}");
            }
        }
    }
}

#[tokio::test]
async fn groups_give_each_score_once() {
    let boards = boards(5);
    let context = context(&boards).await.unwrap();
    let by_group = "
        SELECT entry['points'] AS points, board, entry['score'], entry['results']
        FROM (SELECT board, unnest(matchpoints_table(score)) AS entry FROM results GROUP BY board) AS entries
        ORDER BY board, entry['score']";
    let by_window = "
        SELECT points, board, score, count(*) FROM
            (SELECT board, score, matchpoints(score) OVER (PARTITION BY board) AS points FROM results) AS rows
        GROUP BY board, score, points ORDER BY board, score";
    let (groups, windows) = (rows(&context, by_group).await, rows(&context, by_window).await);
    assert_eq!(figures(&groups), figures(&windows));
    let counts = |batches: &[RecordBatch]| -> Vec<i64> {
        batches.iter().flat_map(|batch| batch.column(3).as_primitive::<Int64Type>().values().to_vec()).collect()
    };
    assert_eq!(counts(&groups), counts(&windows));
}

#[tokio::test]
async fn rulings_give_what_the_library_gives() {
    let context = context(&boards(6)).await.unwrap();
    // The other nine tables, in hand-written order; 9.8 and 8.2 are the 2005 lecture's.
    let scores = "make_array(620, 620, 620, 500, 300, 300, 300, -100, -100)";
    let traveller = Traveller::of_scores([(620, 3), (500, 1), (300, 3), (-100, 2)]);
    let query = format!("SELECT ruling_ns('(60% +620 & 40% -100)', {scores})");
    assert_eq!(figures(&rows(&context, &query).await), [Some(9_800_000_000_000)]);
    let query = format!("SELECT ruling_ew('(60% +620 & 40% -100)', {scores})");
    assert_eq!(figures(&rows(&context, &query).await), [Some(8_200_000_000_000)]);
    for (text, ruling) in [
        (
            "(1/3 +620 & 2/3 -100)",
            Ruling::Both(SideRuling::weighted([
                (Exact::fraction(1, 3).unwrap(), 620),
                (Exact::fraction(2, 3).unwrap(), -100),
            ])),
        ),
        ("4H= N", Ruling::Both(SideRuling::score(620))),
    ] {
        for scoring in [Scoring::Matchpoints, Scoring::CrossImps, Scoring::Butler] {
            let name = scoring.name();
            let query =
                format!("SELECT ruling_ns('{text}', {scores}, conventions => NULL, scoring => '{name}', board => 7)");
            let situation = Situation::new().with_traveller(traveller.clone()).with_scoring(scoring);
            let expected = evaluate(&ruling, &situation).unwrap().sides.ns.points;
            assert_eq!(figures(&rows(&context, &query).await), [Some(units(&expected))], "{query}");
        }
    }
}

#[tokio::test]
async fn contracts_score_on_their_board() {
    let context = context(&boards(6)).await.unwrap();
    // Board 7 is vulnerable for both, board 1 for none (Law 2), the scores are those of Law 77.
    let query = "SELECT contract_score(contract, board) FROM
        (VALUES ('4S= N', 7), ('4S= N', 1), ('4Sx-1 E', 7), ('3NT+1 W', 1), (NULL, 1)) AS t (contract, board)";
    let found = rows(&context, query).await;
    let scores: Vec<_> = found[0].column(0).as_primitive::<Int64Type>().iter().collect();
    assert_eq!(scores, [Some(620), Some(420), Some(200), Some(-430), None]);
}

#[tokio::test]
async fn rows_without_a_score_are_not_of_the_field() {
    let context = context(&boards(6)).await.unwrap();
    let query =
        "SELECT matchpoints(score) OVER () FROM (VALUES (1, 50), (2, NULL), (3, 70)) AS t (pair, score) ORDER BY pair";
    assert_eq!(figures(&rows(&context, query).await), [Some(0), None, Some(2_000_000_000_000)]);
}

#[tokio::test]
async fn what_cannot_be_is_an_error() {
    let context = context(&boards(6)).await.unwrap();
    for (query, message) in [
        ("SELECT matchpoints(625) OVER ()", "625 is no score"),
        ("SELECT matchpoints(620, 'fifa') OVER ()", "no conventions are called 'fifa'"),
        ("SELECT matchpoints(620, 'win 3') OVER ()", "'win 3' is no setting"),
        ("SELECT matchpoints(score, CAST(score AS TEXT)) OVER () FROM results", "the same for all rows"),
        ("SELECT matchpoints(score, 'tables 2') OVER () FROM results", "cannot be scored"),
        ("SELECT ruling_ns('(60% +620', make_array(620))", "is no ruling"),
        ("SELECT ruling_ns('somewhere', make_array(620))", "is no ruling"),
        ("SELECT ruling_ns('+620', make_array(620), '', 'imps')", "no form of scoring that compares with a field"),
        ("SELECT contract_score('A+', 7)", "is not the result of a contract"),
        ("SELECT contract_score('4S= N', 0)", "0 is no board"),
        ("SELECT matchpoints() OVER ()", "arguments"),
    ] {
        let error = match context.sql(query).await {
            Ok(frame) => frame.collect().await.map(|_| ()).unwrap_err(),
            Err(error) => error,
        };
        assert!(error.to_string().contains(message), "{query}: {error}");
    }
}
