//! The [desk](redress::desk) as WebAssembly: a request in JSON goes in, an answer in JSON comes out.
//!
//! The caller reserves room for a request, writes it there in UTF-8, asks, and reads as many bytes of the answer as the
//! call returned. The host gives the time, `redress.milliseconds`. Request and answer stay in this side's memory until
//! the next call, so nobody has to free anything and no pointer ever comes from outside.

use redress::desk::Desk;
use std::cell::RefCell;
use std::time::Duration;

/// The desk with the request and the answer that cross the border.
struct Border {
    desk: Desk,
    request: Vec<u8>,
    answer: String,
}

thread_local! {
    static BORDER: RefCell<Border> = RefCell::new(Border {
        desk: Desk::with_clock(clock),
        request: Vec::new(),
        answer: String::new(),
    });
}

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
    BORDER.with_borrow_mut(|border| {
        border.request.clear();
        border.request.resize(length, 0);
        border.request.as_mut_ptr()
    })
}

/// Answers the request that was written there, and says how many bytes the answer has.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code, reason = "the name is what JavaScript calls")]
#[unsafe(no_mangle)]
pub extern "C" fn redress_ask() -> usize {
    BORDER.with_borrow_mut(|border| {
        let request = std::mem::take(&mut border.request);
        border.answer = border.desk.ask(&String::from_utf8_lossy(&request));
        border.answer.len()
    })
}

/// The address of the answer, until the next call.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code, reason = "the name is what JavaScript calls")]
#[unsafe(no_mangle)]
pub extern "C" fn redress_answer() -> *const u8 {
    BORDER.with_borrow(|border| border.answer.as_ptr())
}
