//! The examples of the README give the results printed below them.

use datafusion::arrow::util::pretty::pretty_format_batches;
use datafusion::prelude::SessionContext;

#[tokio::test]
async fn every_example_gives_what_it_shows() {
    let readme = include_str!("../README.md");
    let context = SessionContext::new();
    redress_datafusion::register(&context).unwrap();
    let mut blocks = readme.split("```").skip(1).step_by(2);
    let mut ran = 0;
    while let Some(block) = blocks.next() {
        let Some(query) = block.strip_prefix("sql\n") else { continue };
        let found = context.sql(query).await.unwrap().collect().await.unwrap();
        if query.trim_start().starts_with("CREATE") {
            continue;
        }
        let expected = blocks.next().and_then(|block| block.strip_prefix("text\n")).unwrap();
        assert_eq!(pretty_format_batches(&found).unwrap().to_string().trim(), expected.trim(), "{query}");
        ran += 1;
    }
    assert!(ran >= 4);
}
