//! The documents of a run are as the schema in the repository says.

use crate::harness::{Folder, Run, files_below, root};
use serde_json::Value;

/// The violations of a value against the words of JSON Schema that the schema uses.
pub(crate) fn wrong(schema: &Value, value: &Value, all: &Value, place: &str, found: &mut Vec<String>) {
    let fails = |schema: &Value| {
        let mut inside = Vec::new();
        wrong(schema, value, all, place, &mut inside);
        inside
    };
    let list = |key: &str| schema[key].as_array().cloned().unwrap_or_default();
    if let Some(to) = schema["$ref"].as_str() {
        found.extend(fails(all.pointer(to.trim_start_matches('#')).unwrap()));
    }
    for (key, one) in [("anyOf", false), ("oneOf", true)] {
        let branches = list(key);
        let holding = branches.iter().filter(|branch| fails(branch).is_empty()).count();
        if !branches.is_empty() && (holding == 0 || (one && holding > 1)) {
            found.push(format!("{place}: {holding} branches of {key} hold: {value}"));
        }
    }
    list("allOf").iter().for_each(|branch| found.extend(fails(branch)));
    let types: Vec<&str> = match &schema["type"] {
        Value::Array(types) => types.iter().filter_map(Value::as_str).collect(),
        one => one.as_str().into_iter().collect(),
    };
    let own = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_i64() => "integer",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    if !types.is_empty() && !types.contains(&own) {
        found.push(format!("{place}: {own} is none of {types:?}"));
    }
    if schema.get("const").is_some_and(|only| only != value) {
        found.push(format!("{place}: {value} is not {}", schema["const"]));
    }
    for key in list("required").iter().filter_map(Value::as_str) {
        if value.is_object() && value.get(key).is_none() {
            found.push(format!("{place}: {key} is missing"));
        }
    }
    if let (Some(properties), Some(object)) = (schema["properties"].as_object(), value.as_object()) {
        for (key, schema) in properties {
            if let Some(value) = object.get(key) {
                wrong(schema, value, all, &format!("{place}/{key}"), found);
            }
        }
    }
    if let (Some(items), Some(elements)) = (schema.get("items"), value.as_array()) {
        for (at, element) in elements.iter().enumerate() {
            wrong(items, element, all, &format!("{place}/{at}"), found);
        }
    }
}

/// Every key that the schema knows.
pub(crate) fn known<'a>(schema: &'a Value, keys: &mut Vec<&'a str>) {
    match schema {
        Value::Object(object) => {
            keys.extend(
                object
                    .get("properties")
                    .and_then(Value::as_object)
                    .into_iter()
                    .flat_map(|own| own.keys().map(String::as_str)),
            );
            object.values().for_each(|inside| known(inside, keys));
        }
        Value::Array(elements) => elements.iter().for_each(|inside| known(inside, keys)),
        _ => {}
    }
}

/// Every key of a document that the schema does not know.
pub(crate) fn strange(value: &Value, keys: &[&str], found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            found.extend(object.keys().filter(|key| !keys.contains(&key.as_str())).cloned());
            object.values().for_each(|inside| strange(inside, keys, found));
        }
        Value::Array(elements) => elements.iter().for_each(|inside| strange(inside, keys, found)),
        _ => {}
    }
}

/// Every figure that is marked as rounded, and every diagnostic with a place that is in no file.
fn unmarked(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            let about = ["points", "percent"].into_iter().filter_map(|key| object.get(key)?.as_str());
            found.extend(about.filter(|figure| figure.contains('≈')).map(str::to_owned));
            if object.contains_key("code")
                && object.get("line").is_some_and(Value::is_i64)
                && !object["file"].is_string()
            {
                found.push(format!("no file: {value}"));
            }
            object.values().for_each(|inside| unmarked(inside, found));
        }
        Value::Array(elements) => elements.iter().for_each(|inside| unmarked(inside, found)),
        _ => {}
    }
}

#[test]
fn documents_are_as_the_schema_says() {
    let schema = std::fs::read_to_string(root().join("schema/redress.schema.json")).unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let mut keys = Vec::new();
    known(&schema, &mut keys);
    let scripts = ["examples", "tests/errors"].map(|folder| files_below(&root().join(folder), "ruling"));
    for script in scripts.concat() {
        let out = Run::args(["run", "--format", "json"]).arg(&script).done();
        let document: Value = serde_json::from_str(&out.stdout).unwrap();
        let mut found = Vec::new();
        wrong(&schema, &document, &schema, "", &mut found);
        strange(&document, &keys, &mut found);
        unmarked(&document, &mut found);
        assert!(found.is_empty(), "{}: {found:#?}", script.display());
    }
}

/// A document of an event, where it is not as its schema says.
fn wrong_event(document: &Value) -> Vec<String> {
    let schema = std::fs::read_to_string(root().join("schema/event.schema.json")).unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let (mut keys, mut found) = (Vec::new(), Vec::new());
    known(&schema, &mut keys);
    wrong(&schema, document, &schema, "", &mut found);
    unmarked(document, &mut found);
    for (key, inside) in document.as_object().unwrap() {
        // Settings and their values; diagnostics are those of every run.
        if !["conventions", "diagnostics"].contains(&key.as_str()) {
            strange(inside, &keys, &mut found);
        }
    }
    found
}

/// The documents of `event` and `convert` for every kind of event: pairs of one and two rankings, with rulings and
/// without, and files without usable contents.
#[test]
fn documents_of_events_are_as_their_schema_says() {
    let folder = Folder::new();
    let rulings = folder.file("rulings.ruling", "board 3\nat table 2: (60% 4♠= N & 40% 4♠-1 N)\n");
    let monday = root().join("examples/evening/monday.xml");
    let teams = folder.file(
        "teams.csv",
        "board,room,round,ns,ew,score,contract\n1,open,1,A,B,420,4♠= N\n1,closed,1,B,A,-50,\n2,open,1,A,B,A+/A-,\n2,closed,1,B,A,(60% +110 & 40% 0),\n",
    );
    let butler = folder.file(
        "butler.csv",
        "event,scoring,board,table,ns,ew,score,nsimp,ewimp,datum,deal\nCup,butler,1,1,1,2,420,5,-5,300,N:AKQJT98765432... - - -\n\
         Cup,butler,1,2,3,4,170,-4,4,300,\nCup,butler,1,3,5,6,60%/40%,,,,\n",
    );
    let nothing = folder.file("nothing.csv", "board,ns,ew,score\n");
    for file in [&monday, &teams, &butler, &nothing] {
        let out = Run::args(["event", "--format", "json", "--names"]).arg(file).done();
        assert_eq!(wrong_event(&serde_json::from_str(&out.stdout).unwrap()), [""; 0], "{}", file.display());
        let written = folder.path().join("written.json");
        Run::args(["convert", "--names"]).arg(file).arg("-o").arg(&written).done();
        if let Ok(text) = std::fs::read_to_string(&written) {
            assert_eq!(wrong_event(&serde_json::from_str(&text).unwrap()), [""; 0], "{}", file.display());
        }
    }
    let run = Run::args(["event", "--format", "json", "--rulings"]).arg(&rulings).arg(&monday);
    assert_eq!(wrong_event(&run.done().exits(0).json()), [""; 0]);
}
