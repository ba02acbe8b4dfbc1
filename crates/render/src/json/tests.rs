//! The schema in the repository is that of the types.

use super::{DiagnosticDocument, ExpectationDocument, ResultDocument};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;

/// The document of a run.
#[derive(JsonSchema)]
#[allow(dead_code, reason = "it is written part by part")]
struct RunDocument<'a> {
    /// The version of the document.
    redress: u32,
    /// Every result, in the order of the statements.
    results: Vec<ResultDocument<'a>>,
    /// Every expectation.
    expectations: Vec<ExpectationDocument>,
    /// What is wrong with the script.
    diagnostics: Vec<DiagnosticDocument>,
}

#[test]
fn the_schema_is_that_of_the_types() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema/redress.schema.json");
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let schema = generator.into_root_schema_for::<RunDocument<'_>>();
    let made = format!("{}\n", serde_json::to_string_pretty(&schema).unwrap_or_default());
    if std::env::var_os("REDRESS_UPDATE").is_some() {
        std::fs::write(&path, &made).ok();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "schema/redress.schema.json is not that of the types; REDRESS_UPDATE=1 writes it anew");
}
