//! The [desk](redress::desk) as WebAssembly: a request in JSON goes in, an answer in JSON comes out.
//!
//! The caller reserves room for a request, writes it there in UTF-8, asks, and reads as many bytes of the answer as the
//! call returned. The host gives the time, `redress.milliseconds`. Request and answer stay in this side's memory until
//! the next call, so nobody has to free anything and no pointer ever comes from outside.

use redress::desk::Desk;
use std::cell::RefCell;
use std::time::Duration;

/// The desk with its request and its answer.
struct Exchange {
    desk: Desk,
    request: Vec<u8>,
    answer: String,
}

thread_local! {
    static EXCHANGE: RefCell<Exchange> = RefCell::new(Exchange {
        desk: desk(),
        request: Vec::new(),
        answer: String::new(),
    });
}

#[cfg(not(feature = "double-dummy"))]
fn desk() -> Desk {
    Desk::with_clock(clock)
}

/// With the solver: what the page loads when `evidence` is asked for.
#[cfg(feature = "double-dummy")]
fn desk() -> Desk {
    static SOLVER: redress_double_dummy::Solver = redress_double_dummy::Solver { progress: Some(progress) };
    Desk::with_clock(clock).with_solver(|| &SOLVER)
}

/// Tells the host how many positions of how many are solved.
#[cfg(all(feature = "double-dummy", target_family = "wasm"))]
fn progress(solved: usize, all: usize) {
    // SAFETY: the host takes two numbers and reads nothing.
    #[allow(unsafe_code, reason = "the function is the host's")]
    #[link(wasm_import_module = "redress")]
    unsafe extern "C" {
        safe fn progress(solved: usize, all: usize);
    }
    progress(solved, all);
}

#[cfg(all(feature = "double-dummy", not(target_family = "wasm")))]
fn progress(_: usize, _: usize) {}

/// The clock of the host: WebAssembly has none.
#[cfg(target_family = "wasm")]
fn clock() -> Duration {
    // SAFETY: the host gives a number and reads nothing.
    #[allow(unsafe_code, reason = "the function is the host's")]
    #[link(wasm_import_module = "redress")]
    unsafe extern "C" {
        safe fn milliseconds() -> f64;
    }
    Duration::try_from_secs_f64(milliseconds() / 1_000.0).unwrap_or_default()
}

/// The time since the clock was first read.
#[cfg(not(target_family = "wasm"))]
fn clock() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

/// Reserves room for a request of so many bytes, and returns its address.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code, reason = "the name is what JavaScript calls")]
#[unsafe(no_mangle)]
pub extern "C" fn redress_request(length: usize) -> *mut u8 {
    EXCHANGE.with_borrow_mut(|exchange| {
        exchange.request.clear();
        exchange.request.resize(length, 0);
        exchange.request.as_mut_ptr()
    })
}

/// Answers the request that was written there, and returns the number of bytes of the answer.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code, reason = "the name is what JavaScript calls")]
#[unsafe(no_mangle)]
pub extern "C" fn redress_ask() -> usize {
    EXCHANGE.with_borrow_mut(|exchange| {
        let request = std::mem::take(&mut exchange.request);
        exchange.answer = exchange.desk.ask(&String::from_utf8_lossy(&request));
        exchange.answer.len()
    })
}

/// The address of the answer, until the next call.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code, reason = "the name is what JavaScript calls")]
#[unsafe(no_mangle)]
pub extern "C" fn redress_answer() -> *const u8 {
    EXCHANGE.with_borrow(|exchange| exchange.answer.as_ptr())
}
