//! The [desk](redress::desk) as WebAssembly: a request in JSON goes in, an answer in JSON comes out.
//!
//! The one who calls reserves room for a request, writes it there in UTF-8, asks, and reads as many bytes of the answer as
//! were said. Both stand in memory of this side until the next call, so that nobody has to free anything and no pointer
//! is ever taken from outside.

use redress::desk::Desk;
use std::cell::RefCell;

/// The desk with the request and the answer that cross the border.
#[derive(Default)]
struct Border {
    desk: Desk,
    request: Vec<u8>,
    answer: String,
}

thread_local! {
    static BORDER: RefCell<Border> = RefCell::default();
}

/// Reserves room for a request of so many bytes, and says where it is.
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

/// Where the answer is, until the next call.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code, reason = "the name is what JavaScript calls")]
#[unsafe(no_mangle)]
pub extern "C" fn redress_answer() -> *const u8 {
    BORDER.with_borrow(|border| border.answer.as_ptr())
}
