//! The language server, asked by a client over pipes as an editor does.

use crate::harness::{Folder, Numbers, Run, root};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout};

/// An editor with its server.
struct Editor {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    next: i64,
    /// The last version and diagnostics published for each text.
    published: BTreeMap<String, (i64, Value)>,
}

impl Editor {
    fn open(options: Value) -> Self {
        Self::able(options, json!({}))
    }

    /// An editor that has said nothing yet.
    fn started() -> Self {
        let mut child = Run::args(["lsp"]).spawned();
        let (to, from) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, to, from, next: 0, published: BTreeMap::new() }
    }

    /// An editor that can do more for its workspace.
    fn able(options: Value, workspace: Value) -> Self {
        let mut editor = Self::started();
        let capabilities = json!({ "general": { "positionEncodings": ["utf-16"] }, "workspace": workspace });
        let params = json!({ "processId": null, "rootUri": null, "capabilities": capabilities, "initializationOptions": options });
        let answer = editor.ask("initialize", params);
        assert_eq!(answer["capabilities"]["positionEncoding"], "utf-16");
        editor.tell("initialized", json!({}));
        editor
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        write!(self.to, "Content-Length: {}\r\n\r\n{text}", text.len()).unwrap();
        self.to.flush().unwrap();
    }

    fn tell(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    fn read(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert!(self.from.read_line(&mut line).unwrap() > 0, "the server has gone");
            match line.trim() {
                "" => break,
                line => {
                    if let Some(number) = line.strip_prefix("Content-Length: ") {
                        length = number.parse().unwrap();
                    }
                }
            }
        }
        let mut bytes = vec![0; length];
        self.from.read_exact(&mut bytes).unwrap();
        let message: Value = serde_json::from_slice(&bytes).unwrap();
        if message["method"] == "textDocument/publishDiagnostics" {
            let params = &message["params"];
            let key = params["uri"].as_str().unwrap().to_owned();
            self.published.insert(key, (params["version"].as_i64().unwrap_or(-1), params["diagnostics"].clone()));
        }
        message
    }

    /// The whole answer to a request.
    fn response(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let id = self.next;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        loop {
            let message = self.read();
            if message["id"] == id {
                return message;
            }
        }
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        let answer = self.response(method, params);
        assert!(answer["error"].is_null(), "{method}: {answer:#}");
        answer["result"].clone()
    }

    fn show(&mut self, uri: &str, text: &str) {
        let item = json!({ "uri": uri, "languageId": "redress", "version": 1, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": item }));
    }

    fn change(&mut self, uri: &str, version: i64, changes: Value) {
        let document = json!({ "uri": uri, "version": version });
        self.tell("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
    }

    /// The diagnostics of a text of this version.
    fn diagnostics(&mut self, uri: &str, version: i64) -> Vec<Value> {
        while self.published.get(uri).is_none_or(|(known, _)| *known != version) {
            self.read();
        }
        self.published[uri].1.as_array().unwrap().clone()
    }

    fn at(&mut self, method: &str, uri: &str, (line, character): (u32, u32)) -> Value {
        let position = json!({ "line": line, "character": character });
        self.ask(method, json!({ "textDocument": { "uri": uri }, "position": position }))
    }

    fn of(&mut self, method: &str, uri: &str) -> Value {
        self.ask(method, json!({ "textDocument": { "uri": uri } }))
    }

    fn command(&mut self, command: &str, argument: Value) -> Value {
        self.ask("workspace/executeCommand", json!({ "command": command, "arguments": [argument] }))
    }

    fn leave(mut self) {
        assert_eq!(self.ask("shutdown", Value::Null), Value::Null);
        self.tell("exit", Value::Null);
        assert!(self.child.wait().unwrap().success());
    }
}

const URI: &str = "file:///evening.ruling";

/// The lecture's field: 60% of +620 and 40% of −100 are 9.8 of 18 MP.
const SCRIPT: &str = "board 7\n\
    traveller { +620: 3, +500, +300: 3, -100: 2 }\n\
    let td = (60% +620 & 40% -100)\n\
    case \"Board 7\" {\n  td   # 4♠\n  expect td: NS 9.8, EW 8.2\n}\n";

/// The colours of a text as they were last, and their name.
#[derive(Default)]
struct Coloured {
    name: String,
    words: Vec<Value>,
}

impl Editor {
    /// Asks what is another in the colours of a text, and applies it.
    fn recolour(&mut self, uri: &str, known: &mut Coloured) {
        let params = json!({ "textDocument": { "uri": uri }, "previousResultId": known.name });
        let answer = self.ask("textDocument/semanticTokens/full/delta", params);
        known.name = answer["resultId"].as_str().unwrap().to_owned();
        if let Some(all) = answer["data"].as_array() {
            known.words.clone_from(all);
        }
        for edit in answer["edits"].as_array().into_iter().flatten() {
            let (start, dropped) = (edit["start"].as_u64().unwrap(), edit["deleteCount"].as_u64().unwrap());
            let words = edit["data"].as_array().unwrap().clone();
            known.words.splice(start as usize..(start + dropped) as usize, words);
        }
    }
}

fn labels(items: &Value) -> Vec<String> {
    items.as_array().unwrap().iter().map(|item| item["label"].as_str().unwrap().to_owned()).collect()
}

fn range(line: u32, from: u32, to: u32) -> Value {
    json!({ "start": { "line": line, "character": from }, "end": { "line": line, "character": to } })
}

#[test]
fn what_is_wrong_is_said_with_a_fix_that_mends_it() {
    let mut editor = Editor::open(Value::Null);
    editor.show(URI, &SCRIPT.replace("traveller", "travelle"));
    let wrong = editor.diagnostics(URI, 1);
    let misspelt = wrong.iter().find(|found| found["range"] == range(1, 0, 8)).unwrap_or_else(|| panic!("{wrong:#?}"));
    assert_eq!((misspelt["severity"].as_i64(), misspelt["source"].as_str()), (Some(1), Some("redress")));
    assert!(misspelt["message"].as_str().unwrap().contains("help: did you mean `traveller`?"), "{misspelt}");
    let params =
        json!({ "textDocument": { "uri": URI }, "range": misspelt["range"], "context": { "diagnostics": [misspelt] } });
    let actions = editor.ask("textDocument/codeAction", params);
    let fix = &actions[0];
    assert_eq!(
        (fix["title"].as_str(), fix["kind"].as_str()),
        (Some("Replace with `traveller`"), Some("quickfix")),
        "{actions:#}"
    );
    let edit = &fix["edit"]["changes"][URI][0];
    editor.change(URI, 2, json!([{ "range": edit["range"], "text": edit["newText"] }]));
    assert_eq!(editor.diagnostics(URI, 2), Vec::<Value>::new());
    editor.leave();
}

#[test]
fn an_expectation_that_does_not_hold_is_corrected() {
    let mut editor = Editor::open(Value::Null);
    editor.show(URI, &SCRIPT.replace("NS 9.8", "NS 9.5"));
    let wrong = editor.diagnostics(URI, 1);
    assert_eq!(wrong.len(), 1, "{wrong:#?}");
    assert_eq!(wrong[0]["code"], "expectation");
    let params =
        json!({ "textDocument": { "uri": URI }, "range": wrong[0]["range"], "context": { "diagnostics": wrong } });
    let actions = editor.ask("textDocument/codeAction", params);
    let edit = &actions[0]["edit"]["changes"][URI][0];
    assert_eq!(edit["newText"], "9.8", "{actions:#}");
    editor.change(URI, 2, json!([{ "range": edit["range"], "text": edit["newText"] }]));
    assert_eq!(editor.diagnostics(URI, 2), Vec::<Value>::new());
}

#[test]
fn figures_stand_behind_rulings_and_under_the_pointer() {
    let mut editor = Editor::open(Value::Null);
    editor.show(URI, SCRIPT);
    let whole = json!({ "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } });
    let request = json!({ "textDocument": { "uri": URI }, "range": whole });
    let hints = editor.ask("textDocument/inlayHint", request.clone());
    assert_eq!(labels(&hints), ["→ NS 9.8 MP  EW 8.2 MP"; 2], "{hints:#}");
    assert_eq!(hints[1]["position"], json!({ "line": 4, "character": 4 }));
    let output = editor.at("textDocument/hover", URI, (4, 3));
    let text = output["contents"]["value"].as_str().unwrap();
    assert!(text.contains("let td = (60% +620 & 40% -100)") && text.contains("NS 9.8 MP"), "{text}");
    let output = editor.at("textDocument/hover", URI, (1, 2));
    assert!(output["contents"]["value"].as_str().unwrap().starts_with("**traveller** · "), "{output}");
    // The board's own line shows nothing, so that only its word is said.
    assert_eq!(editor.at("textDocument/hover", URI, (0, 6)), Value::Null);
    editor.tell(
        "workspace/didChangeConfiguration",
        json!({ "settings": { "redress": { "inlayHints": false, "language": "pl" } } }),
    );
    assert_eq!(editor.ask("textDocument/inlayHint", request), Value::Null);
    let output = editor.at("textDocument/hover", URI, (4, 3));
    assert!(output["contents"]["value"].as_str().unwrap().contains("NS 9,8 PT"), "{output}");
    editor.leave();
}

#[test]
fn an_irregular_call_under_the_pointer_has_its_law() {
    let mut editor = Editor::open(Value::Null);
    editor.show(URI, "board 1\nauction \"1S [1H] 2H pass\"\n");
    let output = editor.at("textDocument/hover", URI, (1, 14));
    let text = output["contents"]["value"].as_str().unwrap();
    assert!(text.contains("An insufficient bid (Law 27)"), "{text}");
    let output = editor.at("textDocument/hover", URI, (1, 18));
    assert!(!output.to_string().contains("insufficient"), "{output}");
    editor.leave();
}

#[test]
fn what_is_typed_is_completed_and_told_how_it_is_written() {
    let mut editor = Editor::open(Value::Null);
    editor.show(URI, &format!("{SCRIPT}let other_one = +500\nset round 0.1 \nexp\ncompare \n2"));
    editor.diagnostics(URI, 1);
    let begun = editor.at("textDocument/completion", URI, (9, 3));
    assert_eq!(labels(&begun), ["expect", "expect …"]);
    assert!(begun[0]["detail"].as_str().is_some_and(|meaning| !meaning.is_empty()));
    assert_eq!(begun[1]["textEdit"]["newText"], "expect ${1:td: NS 9.8, EW 8.2}");
    let names = labels(&editor.at("textDocument/completion", URI, (10, 8)));
    assert!(["td", "other_one", "ans"].iter().all(|name| names.contains(&(*name).to_owned())), "{names:?}");
    let contract = labels(&editor.at("textDocument/completion", URI, (11, 1)));
    assert_eq!(contract, ["2♣", "2♦", "2♥", "2♠", "2NT"]);
    // A name that is given below is not known yet.
    assert!(!labels(&editor.at("textDocument/completion", URI, (1, 0))).contains(&"td".to_owned()));
    let report = editor.at("textDocument/signatureHelp", URI, (8, 10));
    assert!(report["signatures"][0]["label"].as_str().unwrap().starts_with("set "), "{report}");
}

#[test]
fn names_are_found_and_renamed_in_their_scope() {
    let mut editor = Editor::open(Value::Null);
    editor.show(URI, &format!("{SCRIPT}case \"Another\" {{\n  let td = -100\n  td\n}}\ntd\n"));
    let found = editor.at("textDocument/definition", URI, (5, 10));
    assert_eq!(found["range"], range(2, 4, 6));
    let request = json!({ "textDocument": { "uri": URI }, "position": { "line": 4, "character": 2 }, "context": { "includeDeclaration": true } });
    let places = editor.ask("textDocument/references", request);
    let lines: Vec<_> =
        places.as_array().unwrap().iter().map(|place| place["range"]["start"]["line"].as_i64().unwrap()).collect();
    assert_eq!(lines, [2, 4, 5, 11]);
    let rename = |name: &str| json!({ "textDocument": { "uri": URI }, "position": { "line": 2, "character": 5 }, "newName": name });
    let edits = editor.ask("textDocument/rename", rename("assigned"));
    assert_eq!(edits["changes"][URI].as_array().unwrap().len(), 4, "{edits:#}");
    for refused in ["rest", "60%", "two words", ""] {
        let answer = editor.response("textDocument/rename", rename(refused));
        assert!(answer["error"]["message"].as_str().is_some(), "{refused}: {answer}");
    }
    assert_eq!(editor.at("textDocument/prepareRename", URI, (1, 3)), Value::Null);
}

#[test]
fn a_name_is_renamed_in_every_file_that_has_it() {
    let folder = Folder::new();
    let address = |path: &std::path::Path| format!("file://{}", path.display());
    folder.file("field.ruling", "traveller { +620: 3, -100: 2 }\n");
    let club = folder.file("club.ruling", "include \"field.ruling\"\nlet td = (60% +620 & 40% -100)\nlet own = td\n");
    let monday = folder.file("monday.ruling", "include \"club.ruling\"\n# ♠\ncompare td, own\n");
    let tuesday = folder.file("tuesday.md", "# One\n\n```ruling\ninclude \"club.ruling\"\ntd\n```\n");
    let other = folder.file("other.ruling", "let td = -100\ntd\n");
    let mut editor = Editor::able(Value::Null, json!({ "workspaceEdit": { "documentChanges": true } }));
    for path in [&monday, &tuesday, &other] {
        editor.show(&address(path), &std::fs::read_to_string(path).unwrap());
    }
    // A defining file that is not open has no version.
    let request = |uri: &str, line: u32, character: u32| json!({ "textDocument": { "uri": uri }, "position": { "line": line, "character": character }, "newName": "assigned", "context": { "includeDeclaration": true } });
    let edits = editor.ask("textDocument/rename", request(&address(&monday), 2, 8));
    let changes = |edits: &Value| -> BTreeMap<String, (Value, Vec<Value>)> {
        let files = edits["documentChanges"].as_array().unwrap().iter();
        let of = |file: &Value| {
            let ranges = file["edits"].as_array().unwrap().iter().map(|edit| edit["range"].clone()).collect();
            (
                file["textDocument"]["uri"].as_str().unwrap().to_owned(),
                (file["textDocument"]["version"].clone(), ranges),
            )
        };
        files.map(of).collect()
    };
    let expected = BTreeMap::from([
        (address(&club), (Value::Null, vec![range(1, 4, 6), range(2, 10, 12)])),
        (address(&monday), (json!(1), vec![range(2, 8, 10)])),
        (address(&tuesday), (json!(1), vec![range(4, 0, 2)])),
    ]);
    assert_eq!(changes(&edits), expected);
    let definition = editor.at("textDocument/definition", &address(&tuesday), (4, 1));
    assert_eq!((&definition["uri"], &definition["range"]), (&json!(address(&club)), &range(1, 4, 6)));
    let places = editor.ask("textDocument/references", request(&address(&monday), 2, 8));
    assert_eq!(places.as_array().unwrap().len(), 4);

    // From the file itself, open now and not saved.
    editor.show(&address(&club), "include \"field.ruling\"\n\nlet td = (60% +620 & 40% -100)\nlet own = td\n");
    let edits = editor.ask("textDocument/rename", request(&address(&club), 2, 5));
    let found = changes(&edits);
    assert_eq!(found[&address(&club)], (json!(1), vec![range(2, 4, 6), range(3, 10, 12)]));
    assert_eq!(found.len(), 3);
    let mut taken = request(&address(&tuesday), 4, 1);
    taken["newName"] = "own".into();
    let refused = editor.response("textDocument/rename", taken);
    assert!(refused["error"]["message"].as_str().unwrap().contains("own"), "{refused}");
    editor.leave();
}

#[test]
fn files_that_include_each_other_come_to_an_end() {
    let folder = Folder::new();
    let one = folder.file("one.ruling", "include \"two.ruling\"\ninclude \"two.ruling\"\nlet td = +620\ntd\n");
    folder.file("two.ruling", "include \"one.ruling\"\ninclude \"one.ruling\"\n");
    let uri = format!("file://{}", one.display());
    let mut editor = Editor::open(Value::Null);
    editor.show(&uri, &std::fs::read_to_string(&one).unwrap());
    let request = json!({ "textDocument": { "uri": uri }, "position": { "line": 3, "character": 0 }, "newName": "b" });
    let edits = editor.ask("textDocument/rename", request);
    assert_eq!(edits["changes"][&uri].as_array().unwrap().len(), 2, "{edits}");
    editor.leave();
}

#[test]
fn an_empty_block_of_a_lecture_is_completed() {
    for (number, lecture) in
        ["```ruling\n```\n", "# One\n\n```ruling\n```\n\nText.\n", "```ruling\n"].iter().enumerate()
    {
        let uri = format!("file:///empty{number}.md");
        let mut editor = Editor::open(Value::Null);
        editor.show(&uri, lecture);
        let line = lecture.lines().position(|line| line == "```ruling").unwrap() as u32 + 1;
        let found = labels(&editor.at("textDocument/completion", &uri, (line, 0)));
        assert!(found.contains(&"traveller".to_owned()), "{lecture:?}: {found:?}");
        editor.leave();
    }
}

#[test]
fn a_text_is_outlined_folded_coloured_and_formatted() {
    let mut editor = Editor::open(Value::Null);
    editor.show(URI, &format!("# One\n# two\n{}", SCRIPT.replace("  td   # 4♠", "   td   # 4♠")));
    let symbols = editor.of("textDocument/documentSymbol", URI);
    let names: Vec<_> =
        symbols.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect();
    assert_eq!(names, ["td", "Board 7"]);
    let folds = editor.of("textDocument/foldingRange", URI);
    let lines: Vec<_> = folds
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["startLine"].as_i64().unwrap(), one["endLine"].as_i64().unwrap()))
        .collect();
    assert_eq!(lines, [(0, 1), (5, 7)], "{folds:#}");
    let edits = editor.ask(
        "textDocument/formatting",
        json!({ "textDocument": { "uri": URI }, "options": { "tabSize": 2, "insertSpaces": true } }),
    );
    let formatted = edits[0]["newText"].as_str().unwrap().to_owned();
    assert!(formatted.contains("\n  td  # 4♠") || formatted.contains("\n  td # 4♠"), "{formatted}");
    let data = editor.of("textDocument/semanticTokens/full", URI)["data"].as_array().unwrap().clone();
    assert_eq!(data.len() % 5, 0);
    // The comment, and `board` two lines below it.
    let first: Vec<i64> = data.iter().take(15).map(|one| one.as_i64().unwrap()).collect();
    assert_eq!(first, [0, 0, 5, 8, 0, 1, 0, 5, 8, 0, 1, 0, 5, 0, 0]);
}

#[test]
fn lenses_run_test_and_explain() {
    let mut editor = Editor::open(Value::Null);
    editor.show(URI, &format!("{SCRIPT}incident ui by E {{ information: no }}\n"));
    let lenses = editor.of("textDocument/codeLens", URI);
    let titles: Vec<_> =
        lenses.as_array().unwrap().iter().map(|one| one["command"]["title"].as_str().unwrap().to_owned()).collect();
    assert_eq!(titles, ["run all", "test all", "run", "test", "explain `ui`"]);
    let argument = |at: usize| lenses[at]["command"]["arguments"][0].clone();
    let output = editor.command("redress.run", argument(2));
    assert!(output["markdown"].as_str().unwrap().contains("9.8 MP"), "{output}");
    let tested = editor.command("redress.test", argument(3));
    assert_eq!(tested["markdown"], "1 passed, 0 failed");
    let explained = editor.command("redress.explain", argument(4));
    assert!(explained["markdown"].as_str().unwrap().contains("16B1"), "{explained}");
    let unknown = editor.response("workspace/executeCommand", json!({ "command": "redress.run", "arguments": [] }));
    assert!(unknown["error"]["code"].as_i64().is_some());
}

#[test]
fn a_lecture_has_all_of_it_in_its_blocks() {
    let lecture = format!(
        "# Weights\n\nLaw 12C1(c).\n\n```ruling\n{SCRIPT}```\n\nNS get {{{{ td.ns }}}}.\n\n# Again\n\n```ruling\ntd\n```\n\n```ruling error\n+625\n```\n"
    );
    let uri = "file:///lecture.md";
    let mut editor = Editor::open(Value::Null);
    editor.show(uri, &lecture);
    let wrong = editor.diagnostics(uri, 1);
    // A section knows nothing of the one before it; a block that has to fail does.
    assert_eq!(wrong.len(), 1, "{wrong:#?}");
    let line = lecture.lines().position(|line| line == "# Again").unwrap() as i64 + 3;
    assert_eq!(
        (wrong[0]["range"]["start"]["line"].as_i64(), wrong[0]["code"].as_str()),
        (Some(line), Some("unknown-name"))
    );
    let symbols = editor.of("textDocument/documentSymbol", uri);
    assert_eq!(symbols[0]["name"], "Weights");
    assert_eq!(symbols[0]["children"][0]["name"], "td");
    let page = editor.command("redress.weave", json!({ "uri": uri }));
    assert!(page["html"].as_str().unwrap().starts_with("<!DOCTYPE html>"));
}

/// Some editors put a mark before the text, which is a character of its first line.
#[test]
fn a_lecture_with_a_mark_before_it_has_its_places() {
    let mut editor = Editor::open(Value::Null);
    for (uri, front) in [("file:///one.md", ""), ("file:///other.md", "---\ntitle: Weights\n---\n\n")] {
        let lecture =
            format!("{front}# Weights\n\n```ruling\ntraveller {{ +620, +630 }}\n(60% +620 & 30% -100)\n```\n");
        editor.show(uri, &lecture);
        let bare = editor.diagnostics(uri, 1);
        editor.change(uri, 2, json!([{ "text": format!("\u{feff}{lecture}") }]));
        assert_eq!((bare.len(), editor.diagnostics(uri, 2)), (1, bare));
    }
}

#[test]
fn files_are_included_as_the_editor_has_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("club.ruling"), "let usual = +620\n").unwrap();
    std::fs::write(path("deep.ruling"), "include \"club.ruling\"\n").unwrap();
    let uri = |name: &str| format!("file://{}", path(name).display());
    let mut editor = Editor::open(Value::Null);
    let main = uri("main.ruling");
    editor.show(&main, "traveller { -100 }\ninclude \"deep.ruling\"\nusual\ninclude \"\n");
    let found = editor.at("textDocument/definition", &main, (2, 2));
    assert_eq!((found["uri"].as_str(), &found["range"]), (Some(uri("club.ruling").as_str()), &range(0, 4, 9)));
    let files = labels(&editor.at("textDocument/completion", &main, (3, 9)));
    assert_eq!(files, ["club.ruling", "deep.ruling"]);
    editor.change(&main, 2, json!([{ "range": { "start": { "line": 3, "character": 0 }, "end": { "line": 3, "character": 9 } }, "text": "" }]));
    assert_eq!(editor.diagnostics(&main, 2), Vec::<Value>::new());
    // Unsaved text counts, and its errors appear where it is included.
    editor.show(&uri("club.ruling"), "let usual = +625\nlet = 1\n");
    editor.published.remove(&main);
    let wrong = editor.diagnostics(&main, 2);
    let place = wrong.iter().find(|found| found["range"]["start"]["line"] == 1).unwrap_or_else(|| panic!("{wrong:#?}"));
    assert!(place["message"].as_str().unwrap().contains("club.ruling:2: "), "{place}");
}

#[test]
fn what_cannot_be_read_is_refused_and_nothing_stops() {
    let mut editor = Editor::open(json!("nonsense"));
    for (method, params) in [
        ("textDocument/hover", json!({})),
        ("textDocument/hover", json!({ "textDocument": { "uri": URI }, "position": { "line": -1, "character": 0 } })),
        ("no/such/method", Value::Null),
        ("workspace/executeCommand", json!({ "command": "rm", "arguments": [] })),
    ] {
        assert!(editor.response(method, params)["error"]["code"].as_i64().is_some(), "{method}");
    }
    editor.tell("textDocument/didChange", json!({ "textDocument": 7 }));
    assert_eq!(editor.at("textDocument/hover", "file:///not-open.ruling", (0, 0)), Value::Null);
    let hostile = "((((((((((\u{0}\u{202e}{{{{{{ 60% \"\"\" 🂡";
    editor.show(URI, hostile);
    assert!(!editor.diagnostics(URI, 1).is_empty());
    for method in ["documentSymbol", "foldingRange", "semanticTokens/full", "codeLens"] {
        editor.of(&format!("textDocument/{method}"), URI);
    }
    for character in 0..40 {
        for method in ["hover", "completion", "signatureHelp", "definition"] {
            editor.at(&format!("textDocument/{method}"), URI, (0, character));
        }
    }
    editor.leave();
}

/// After whatever was typed, what is said of a text is what is said of the same text when it is opened. How many hundreds
/// of edits `REDRESS_EDITS` says; `.ci/full` makes a hundred of them.
#[test]
fn random_edits_leave_no_stale_diagnostic() {
    let hundreds = std::env::var("REDRESS_EDITS").map_or(5, |number| number.parse().unwrap());
    const PIECES: [&str; 14] =
        ["td", "\n", "(", ")", "60%", " & ", "+620", "♠", "\"", "{", "}", "#", "traveller ", "🂡\r\n"];
    let (mut editor, mut numbers) = (Editor::open(Value::Null), Numbers(0x2005_1997));
    let mut text: Vec<char> = SCRIPT.chars().collect();
    editor.show(URI, SCRIPT);
    let (mut version, mut colours) = (1, Coloured::default());
    for round in 0..hundreds {
        for _ in 0..100 {
            version += 1;
            if text.len() > 600 {
                text = SCRIPT.chars().collect();
                editor.change(URI, version, json!([{ "text": SCRIPT }]));
                continue;
            }
            let start = numbers.below(text.len() + 1);
            let end = (start + numbers.below(4)).min(text.len());
            let piece = PIECES[numbers.below(PIECES.len())];
            let place = |at: usize| {
                let before: String = text[..at].iter().collect();
                let line = before.rsplit('\n').next().unwrap();
                json!({ "line": before.matches('\n').count(), "character": line.encode_utf16().count() })
            };
            // Between the two characters that end a line no editor has a cursor.
            if [start, end].iter().any(|at| *at > 0 && text.get(at - 1) == Some(&'\r')) {
                continue;
            }
            let change = json!([{ "range": { "start": place(start), "end": place(end) }, "text": piece }]);
            editor.change(URI, version, change);
            text.splice(start..end, piece.chars());
            if numbers.below(10) == 0 {
                editor.recolour(URI, &mut colours);
            }
        }
        version += 1;
        editor.change(URI, version, json!([]));
        let fresh = format!("file:///evening.ruling#{round}");
        editor.show(&fresh, &text.iter().collect::<String>());
        let (known, anew) = (editor.diagnostics(URI, version), editor.diagnostics(&fresh, 1));
        assert_eq!(known, anew, "{:?}", text.iter().collect::<String>());
        let lines = text.iter().filter(|character| **character == '\n').count() as u32;
        let all = json!({ "start": { "line": 0, "character": 0 }, "end": { "line": lines + 1, "character": 0 } });
        let coloured = editor.of("textDocument/semanticTokens/full", &fresh)["data"].clone();
        editor.recolour(URI, &mut colours);
        assert_eq!(Value::from(colours.words.clone()), coloured, "{:?}", text.iter().collect::<String>());
        let here = (numbers.below(lines as usize + 1) as u32, numbers.below(30) as u32);
        let mut answers = |uri: &str| {
            let within = |editor: &mut Editor, method: &str| {
                editor.ask(method, json!({ "textDocument": { "uri": uri }, "range": all.clone() }))
            };
            let (hints, ranged) = (
                within(&mut editor, "textDocument/inlayHint"),
                within(&mut editor, "textDocument/semanticTokens/range"),
            );
            assert_eq!(ranged["data"], coloured);
            (
                hints,
                editor.at("textDocument/hover", uri, here),
                labels(&editor.at("textDocument/completion", uri, here)),
            )
        };
        assert_eq!(answers(URI), answers(&fresh), "{here:?} {:?}", text.iter().collect::<String>());
        editor.tell("textDocument/didClose", json!({ "textDocument": { "uri": fresh } }));
    }
    editor.leave();
}

#[test]
fn the_examples_have_nothing_wrong_that_they_do_not_show() {
    let mut editor = Editor::open(Value::Null);
    for name in [
        "examples/first-steps.ruling",
        "examples/calculation-2005/02-which-game.ruling",
        "examples/lecture/lecture-2005.en.md",
    ] {
        let path = root().join(name);
        let uri = format!("file://{}", path.display());
        editor.show(&uri, &std::fs::read_to_string(&path).unwrap());
        let errors = editor.diagnostics(&uri, 1).into_iter().filter(|found| found["severity"] == 1);
        assert_eq!(errors.collect::<Vec<_>>(), Vec::<Value>::new(), "{name}");
    }
}

/// A statement costs no more in an editor than at the command line, and is refused in the same words.
#[test]
fn what_costs_too_much_is_refused_as_elsewhere() {
    let mut editor = Editor::open(json!({}));
    editor.show("file:///too-much.ruling", &crate::limits::too_much());
    let found = editor.diagnostics("file:///too-much.ruling", 1);
    let [problem] = found.as_slice() else { panic!("{found:?}") };
    assert!(problem["message"].as_str().unwrap().starts_with(crate::limits::TOO_MUCH), "{problem}");
    assert_eq!((&problem["code"], &problem["range"]["start"]["line"]), (&json!("too-much"), &json!(1)));
}

/// A message that is no JSON, or no request, is refused, and the conversation goes on; a message of an impossible
/// length ends it in order, with a reason.
/// Files that a text names: links, where they lead, and what is offered for each.
#[test]
fn files_are_linked_and_offered_by_their_kind() {
    let folder = Folder::new();
    folder.file("club.ruling", "let td = +620\n");
    folder.file("monday.xml", "<x/>\n");
    let uri = format!("file://{}/own.ruling", folder.path().display());
    let mut editor = Editor::open(json!({}));
    editor.show(&uri, "include \"club.ruling\"\ncase \"a\" {\nevent \"monday.xml\"\n}\ninclude \"\nevent \"\n");
    let links = editor.ask("textDocument/documentLink", json!({ "textDocument": { "uri": uri } }));
    let targets: Vec<&str> = links.as_array().unwrap().iter().map(|link| link["target"].as_str().unwrap()).collect();
    assert!(
        targets.len() == 2 && targets[0].ends_with("club.ruling") && targets[1].ends_with("monday.xml"),
        "{links:#}"
    );
    let found = editor.at("textDocument/definition", &uri, (2, 10));
    assert!(found["uri"].as_str().unwrap().ends_with("monday.xml"), "{found:#}");
    assert_eq!(labels(&editor.at("textDocument/completion", &uri, (4, 9))), ["club.ruling"]);
    assert_eq!(labels(&editor.at("textDocument/completion", &uri, (5, 7))), ["monday.xml"]);
}

/// Only what may stand is offered.
#[test]
fn nothing_is_offered_where_nothing_may_stand() {
    let mut editor = Editor::open(json!({}));
    let uri = "file:///here.ruling";
    let lines = [
        ("deal \"", false),
        ("auction \"pass ", false),
        ("+620 # a ", false),
        ("(60% ", false),
        ("(60% +620 ", false),
        ("(60% +620 & ", true),
        ("compare ", true),
        ("let x = ", true),
        ("td ", false),
        ("set round", true),
    ];
    let script: String = lines.iter().map(|(line, _)| format!("{line}\n")).collect();
    editor.show(uri, &format!("let td = +620\n{script}"));
    for (at, (line, is_offered)) in (1_u32..).zip(lines) {
        let column = u32::try_from(line.encode_utf16().count()).unwrap();
        let found = labels(&editor.at("textDocument/completion", uri, (at, column)));
        assert_eq!(!found.is_empty(), is_offered, "{line:?}: {found:?}");
        if line == "(60% +620 & " {
            assert_eq!(found, ["rest"]);
        }
    }
}

#[test]
fn contracts_values_and_names_are_told_of() {
    let mut editor = Editor::open(json!({}));
    let uri = "file:///here.ruling";
    editor.show(
        uri,
        "board 7\ntraveller { 4♠= N: 3, -100 }\nlet td = (60% 4♠= N & 40% 4♠-1 N)\nset short-field mitchell\n\
         deal \"N:AK32.K52.Q62.QT9 - - -\"\nexpect td: NS 1\n",
    );
    for (at, wanted) in [
        ((1, 13), "NS +620"),
        ((2, 15), "NS +620"),
        ((2, 28), "−100"),
        ((2, 5), "let td"),
        ((2, 9), "MP"),
        ((3, 18), "M + (E"),
        ((4, 8), "K52"),
    ] {
        let found = editor.at("textDocument/hover", uri, at);
        let text = found["contents"]["value"].as_str().unwrap_or_default();
        assert!(text.contains(wanted), "{at:?}: {wanted}: {found:#}");
    }
    let symbols = editor.ask("workspace/symbol", json!({ "query": "TD" }));
    assert_eq!(symbols[0]["name"], "td");
}

#[test]
fn a_request_that_is_not_wanted_any_more_is_cancelled() {
    let mut editor = Editor::open(json!({}));
    let uri = "file:///here.ruling";
    editor.show(uri, "+620\n");
    let ask = |id: i64| json!({ "jsonrpc": "2.0", "id": id, "method": "textDocument/documentSymbol", "params": { "textDocument": { "uri": uri } } });
    let cancel = json!({ "jsonrpc": "2.0", "method": "$/cancelRequest", "params": { "id": 901 } });
    // In one piece, so that the server has all of it before it answers.
    let all: String = [ask(900), ask(901), cancel]
        .iter()
        .map(|message| {
            let text = message.to_string();
            format!("Content-Length: {}\r\n\r\n{text}", text.len())
        })
        .collect();
    editor.to.write_all(all.as_bytes()).unwrap();
    editor.to.flush().unwrap();
    let mut codes = BTreeMap::new();
    while codes.len() < 2 {
        let message = editor.read();
        if let Some(id) = message["id"].as_i64() {
            codes.insert(id, message["error"]["code"].as_i64());
        }
    }
    assert_eq!(codes[&900], None);
    assert!(codes[&901].is_none_or(|code| code == -32800), "{codes:?}");
}

/// After `shutdown` nothing is answered; `exit` without it is an error to the protocol.
#[test]
fn leaving_is_as_the_protocol_has_it() {
    let mut editor = Editor::open(json!({}));
    editor.ask("shutdown", Value::Null);
    let late = editor.response("textDocument/hover", json!({}));
    assert_eq!(late["error"]["code"], -32600, "{late:#}");
    editor.tell("exit", Value::Null);
    assert_eq!(editor.child.wait().unwrap().code(), Some(0));
    let mut editor = Editor::open(json!({}));
    editor.tell("exit", Value::Null);
    assert_eq!(editor.child.wait().unwrap().code(), Some(1));
}

/// A request before `initialize` is refused, and so is a second `initialize`; `initialized` need not come.
#[test]
fn beginning_is_as_the_protocol_has_it() {
    let mut editor = Editor::started();
    editor.tell("textDocument/didOpen", json!({}));
    let early = editor.response("textDocument/hover", json!({}));
    assert_eq!(early["error"]["code"], -32_002, "{early:#}");
    editor.ask("initialize", json!({ "capabilities": {} }));
    editor.show("file:///a.ruling", "+62x");
    assert!(!editor.diagnostics("file:///a.ruling", 1).is_empty());
    let again = editor.response("initialize", json!({ "capabilities": {} }));
    assert_eq!(again["error"]["code"], -32_600, "{again:#}");
    editor.leave();
    let mut editor = Editor::started();
    editor.tell("exit", Value::Null);
    assert_eq!(editor.child.wait().unwrap().code(), Some(1));
}

#[test]
fn what_is_no_message_is_refused() {
    let mut editor = Editor::open(json!({}));
    for (text, code) in [("{ no", -32_700), ("[1]", -32_600), ("{}", -32_600), ("\u{fffd}", -32_700)] {
        write!(editor.to, "Content-Length: {}\r\n\r\n{text}", text.len()).unwrap();
        editor.to.flush().unwrap();
        let answer = editor.read();
        assert_eq!((&answer["id"], &answer["error"]["code"]), (&Value::Null, &json!(code)), "{text}");
    }
    editor.show("file:///a.ruling", "+62x");
    assert!(!editor.diagnostics("file:///a.ruling", 1).is_empty());
    write!(editor.to, "Content-Length: 9000000000000000000\r\n\r\n").unwrap();
    editor.to.flush().unwrap();
    assert_eq!(editor.read()["error"]["code"], -32_600);
    editor.show("file:///b.ruling", "+62x");
    assert!(!editor.diagnostics("file:///b.ruling", 1).is_empty());
}
