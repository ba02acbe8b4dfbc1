//! The functions of the C library. Miri runs these tests too.
#![allow(unsafe_code, clippy::undocumented_unsafe_blocks, clippy::unwrap_used, missing_docs)]

use redress_c::{redress_free, redress_run_json, redress_version};
use std::ffi::{CStr, CString};
use std::ptr::null;

fn ask(request: &[u8]) -> String {
    let request = CString::new(request).unwrap();
    let answer = unsafe { redress_run_json(request.as_ptr()) };
    let text = unsafe { CStr::from_ptr(answer) }.to_str().unwrap().to_owned();
    unsafe { redress_free(answer) };
    text
}

#[test]
fn a_request_is_answered() {
    assert!(ask(br#"{ "do": "version" }"#).starts_with(r#"{"version":"#));
    let balanced = ask(br#"{ "do": "balance", "weights": ["60%", "40%"], "at": 0, "to": "70%" }"#);
    assert_eq!(balanced, r#"{"weights":["70%","30%"]}"#);
}

#[test]
fn what_is_no_request_is_answered_too() {
    for request in [&b""[..], b"null", b"{", b"\xff\xfe", b"{ \"do\": \"\xff\" }", "{ \"do\": \"♠\" }".as_bytes()] {
        assert!(ask(request).starts_with(r#"{"error":{"code":"request""#), "{request:?}");
    }
    let answer = unsafe { redress_run_json(null()) };
    assert!(!answer.is_null());
    unsafe { redress_free(answer) };
    unsafe { redress_free(std::ptr::null_mut()) };
}

#[test]
fn each_thread_has_files_of_its_own() {
    assert_eq!(ask(br#"{ "do": "file", "name": "a", "base64": "" }"#), r#"{"files":["a"]}"#);
    let other = std::thread::spawn(|| ask(br#"{ "do": "file", "name": "b", "base64": "" }"#)).join().unwrap();
    assert_eq!(other, r#"{"files":["b"]}"#);
    assert_eq!(ask(br#"{ "do": "forget" }"#), r#"{"files":[]}"#);
}

/// A statement costs no more here than at the command line, and is refused in the same words.
#[test]
#[cfg_attr(miri, ignore = "it takes long there")]
fn a_request_has_limits() {
    let outcomes: Vec<String> = (0..4_500).map(|at| format!("1/4500 {:+}", 50 + 10 * (at % 700))).collect();
    let script = format!("traveller {{ +620: 3, -100 }}\\nsensitivity ({})", outcomes.join(" & "));
    let answer = ask(format!(r#"{{ "do": "evaluate", "script": "{script}" }}"#).as_bytes());
    let refusal = "this takes more than 20000000 steps of work, the most for one statement: outcomes 4500, results compared with 2";
    assert!(answer.contains(refusal), "{answer}");
    let stopped = ask(br#"{ "do": "evaluate", "script": "traveller { +620: 3, -100 }\n+620", "limit_ms": 0 }"#);
    assert!(stopped.starts_with(r#"{"error":{"code":"stopped""#), "{stopped}");
    let small = ask(br#"{ "do": "evaluate", "script": "traveller { +620: 3, -100 }\n+620", "limit_mb": 1 }"#);
    assert!(small.starts_with(r#"{"document""#), "{small}");
}

#[test]
fn the_version_is_that_of_the_package() {
    assert_eq!(unsafe { CStr::from_ptr(redress_version()) }.to_str().unwrap(), env!("CARGO_PKG_VERSION"));
}

#[test]
fn the_header_declares_what_is_exported() {
    let code = include_str!("../src/lib.rs");
    let exported = code.lines().filter_map(|line| line.split_once("extern \"C\" fn ")).map(|(_, rest)| rest);
    let exported: Vec<&str> = exported.filter_map(|rest| rest.split('(').next()).collect();
    let header = include_str!("../include/redress.h");
    let declarations: Vec<&str> = header.lines().filter(|line| line.ends_with(");")).collect();
    assert_eq!(exported.len(), declarations.len());
    for name in exported {
        let call = format!("{name}(");
        assert!(declarations.iter().any(|line| line.contains(&call)), "{name}");
    }
}
