//! The [desk](redress::desk) for programs in other languages: C strings of JSON go in and come out.
//!
//! `include/redress.h` declares the three functions and describes their contract.
//!
//! A request that runs a script may limit its time (`"limit_ms": 2000`) and the memory of its results (`"limit_mb": 64`); one
//! that exceeds them is answered by the error `stopped`. Without them each statement has the limits of the command line,
//! which are counted in steps, so that the same request has the same answer on every machine.
//!
//! Each thread has a desk of its own, so threads share nothing and do not wait for each other. Every failure becomes an
//! answer if the crate is built to unwind, as `scripts/c.sh` does.

use redress::desk::Desk;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

thread_local! {
    static DESK: RefCell<Desk> = RefCell::new(desk());
}

/// A desk that can stop after a time.
fn desk() -> Desk {
    Desk::with_clock(since_start)
}

/// The time since the clock was first read.
fn since_start() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// The answer after a panic of the engine.
const BROKEN: &str = r#"{"error":{"code":"broken","message":"the engine broke down; its files are forgotten"}}"#;

/// The version, with the zero that ends a string of C.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");

/// Answers a request to the desk of this thread. [`redress_free`] frees the answer.
///
/// # Safety
/// `request` is null, or points to bytes that end with a zero and that nobody changes meanwhile.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code, reason = "the name is what C calls, and a pointer comes in")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn redress_run_json(request: *const c_char) -> *mut c_char {
    let bytes = if request.is_null() {
        &[][..]
    } else {
        // SAFETY: the caller guarantees that the bytes end with a zero and do not change during this call.
        unsafe { CStr::from_ptr(request) }.to_bytes()
    };
    into_c_string(answer(bytes))
}

/// The answer to the bytes of a request.
fn answer(request: &[u8]) -> String {
    let Ok(request) = std::str::from_utf8(request) else {
        return r#"{"error":{"code":"request","message":"the request is not UTF-8"}}"#.to_owned();
    };
    let answer = catch_unwind(AssertUnwindSafe(|| DESK.with_borrow_mut(|desk| desk.ask(request))));
    answer.unwrap_or_else(|_| {
        // A desk that panicked is in no known state: another takes its place.
        DESK.with(|own| own.replace(desk()));
        BROKEN.to_owned()
    })
}

/// Makes a C string that belongs to the caller.
fn into_c_string(answer: String) -> *mut c_char {
    // JSON has no zero in it.
    CString::new(answer).unwrap_or_default().into_raw()
}

/// The version of redress, a string that is never freed.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code, reason = "the name is what C calls")]
#[unsafe(no_mangle)]
pub extern "C" fn redress_version() -> *const c_char {
    VERSION.as_ptr().cast()
}

/// Frees an answer; null is allowed.
///
/// # Safety
/// `answer` is null, or came from [`redress_run_json`], was not freed before, and is not used any more.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code, reason = "the name is what C calls, and a pointer comes in")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn redress_free(answer: *mut c_char) {
    if !answer.is_null() {
        // SAFETY: the caller guarantees that it came from `redress_run_json` and was not freed.
        drop(unsafe { CString::from_raw(answer) });
    }
}
