//! Messages on standard input and output. Each is read within a bound: what an editor announces is not reserved before it
//! comes, and a message that cannot be read is refused and does not end the conversation: reading goes on at the next
//! header that says a length. The answers are JSON already: an answer about a long text is not made into a tree first.

use lsp_server::{ErrorCode, Message, RequestId};
use serde_json::json;
use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{self, Receiver};
use std::thread::{self, JoinHandle};

/// Bytes of the longest message: a script of the largest size, with every character of it escaped.
const LONGEST: usize = 96 << 20;

/// Bytes of the longest line above a message.
const LONGEST_LINE: u64 = 4 << 10;

/// The error for a message that is not JSON or not a message (JSON-RPC 2.0, section 5.1).
const NOT_JSON: i32 = -32_700;
const NOT_A_REQUEST: i32 = -32_600;

/// The thread that reads, and what it has read.
pub(super) struct Input {
    pub messages: Receiver<Message>,
    reader: JoinHandle<io::Result<()>>,
}

/// The messages on standard input.
pub(super) fn input() -> Input {
    let (sender, messages) = mpsc::channel();
    let reader = thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(read) = next(&mut input)? {
            match read.and_then(|text| message(&text)) {
                Ok(message) => {
                    let is_last = matches!(&message, Message::Notification(note) if note.method == "exit");
                    if sender.send(message).is_err() || is_last {
                        break;
                    }
                }
                Err(refusal) => refuse(&refusal)?,
            }
        }
        Ok(())
    });
    Input { messages, reader }
}

impl Input {
    /// Waits for its end.
    ///
    /// # Errors
    /// The reason why a message could not be read.
    pub(super) fn join(self) -> io::Result<()> {
        // The thread ends when nobody listens any more.
        drop(self.messages);
        self.reader.join().unwrap_or_else(|_| Err(io::Error::other("a thread broke down")))
    }
}

/// A message that cannot be read: a code of JSON-RPC and the reason.
type Refusal = (i32, String);

fn message(text: &[u8]) -> Result<Message, Refusal> {
    serde_json::from_slice(text)
        .map_err(|error| (if error.is_data() { NOT_A_REQUEST } else { NOT_JSON }, error.to_string()))
}

/// The text of the next message, or the reason why its header cannot be read; none at the end of the input.
fn next(input: &mut impl BufRead) -> io::Result<Option<Result<Vec<u8>, Refusal>>> {
    let (mut length, mut is_begun) = (None, false);
    loop {
        let mut line = Vec::new();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let header = String::from_utf8_lossy(&line).trim().to_ascii_lowercase();
        match (header.as_str(), length) {
            ("", Some(length)) => return text(input, length),
            ("", None) if is_begun => {
                return Ok(Some(Err((NOT_A_REQUEST, "a message without its length".to_owned()))));
            }
            _ => {}
        }
        is_begun |= !header.is_empty();
        // Behind a header that could not be read stands its message, without an end of the line.
        if let Some((_, value)) = header.rsplit_once(LENGTH) {
            let value = value.trim();
            length = value.parse::<usize>().ok().filter(|length| *length <= LONGEST);
            if length.is_none() {
                let reason = format!("a message of {value} bytes; {LONGEST} are read");
                return Ok(Some(Err((NOT_A_REQUEST, reason))));
            }
        }
    }
}

/// The header that says how long a message is, in lower case.
const LENGTH: &str = "content-length:";

/// A message of a length; none if the input ends before it does.
fn text(input: &mut impl BufRead, length: usize) -> io::Result<Option<Result<Vec<u8>, Refusal>>> {
    let mut text = Vec::new();
    input.by_ref().take(u64::try_from(length).unwrap_or(u64::MAX)).read_to_end(&mut text)?;
    Ok((text.len() == length).then_some(Ok(text)))
}

/// Answers a message of which nobody knows the number.
fn refuse((code, reason): &Refusal) -> io::Result<()> {
    send("", &json!({ "jsonrpc": "2.0", "id": null, "error": { "code": code, "message": reason } }).to_string(), "")
}

/// Answers a request; the answer is JSON.
///
/// # Errors
/// The reason why it could not be written; so of the others.
pub(super) fn answer(id: &RequestId, answer: &str) -> io::Result<()> {
    send(&format!(r#"{{"jsonrpc":"2.0","id":{},"result":"#, json!(id)), answer, "}")
}

/// Answers a request with the reason why it has no answer.
pub(super) fn fail(id: &RequestId, code: ErrorCode, message: &str) -> io::Result<()> {
    let error = json!({ "jsonrpc": "2.0", "id": id, "error": { "code": code as i32, "message": message } });
    send("", &error.to_string(), "")
}

/// Sends a notification; its parameters are JSON.
pub(super) fn notify(method: &str, params: &str) -> io::Result<()> {
    send(&format!(r#"{{"jsonrpc":"2.0","method":"{method}","params":"#), params, "}")
}

/// Sends a message whose parts are these.
fn send(before: &str, long: &str, behind: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    let length = before.len().saturating_add(long.len()).saturating_add(behind.len());
    write!(output, "Content-Length: {length}\r\n\r\n{before}")?;
    output.write_all(long.as_bytes())?;
    output.write_all(behind.as_bytes())?;
    output.flush()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn messages_are_read_within_a_bound() {
        let read = |text: &str| next(&mut text.as_bytes()).unwrap();
        assert_eq!(read("Content-Length: 2\r\n\r\n{}rest"), Some(Ok(b"{}".to_vec())));
        assert_eq!(read("content-length:2\r\nOther: x\r\n\r\n{}"), Some(Ok(b"{}".to_vec())));
        for ended in ["", "Content-Length: 9\r\n\r\n{}", "no end", "\r\n{}"] {
            assert_eq!(read(ended), None, "the editor has gone: {ended}");
        }
    }

    #[test]
    fn a_header_that_cannot_be_read_is_refused_and_the_next_is_read() {
        let long = "x".repeat(10_000);
        for broken in
            ["Content-Length: 9000000000000000000", "Content-Length: -1", "Content-Length: two", "Other: 2", &long]
        {
            let sent = format!("{broken}\r\n\r\n{{}}Content-Length: 2\r\n\r\n{{}}");
            let mut input = sent.as_bytes();
            let refused = next(&mut input).unwrap().unwrap();
            assert_eq!(refused.unwrap_err().0, NOT_A_REQUEST, "{broken}");
            assert_eq!(next(&mut input).unwrap(), Some(Ok(b"{}".to_vec())), "{broken}");
        }
    }
}
