//! Messages on standard input and output. Each is read within a bound: what an editor announces is not reserved before it
//! comes, and a message that cannot be read is refused and does not end the conversation.

use lsp_server::{Connection, Message};
use serde_json::json;
use std::io::{self, BufRead, Read, Write};
use std::thread::{self, JoinHandle};

/// Bytes of the longest message: a script of the largest size, with every character of it escaped.
const LONGEST: usize = 96 << 20;

/// Bytes of the longest line above a message.
const LONGEST_LINE: u64 = 4 << 10;

/// The error for a message that is not JSON or not a message (JSON-RPC 2.0, section 5.1).
const NOT_JSON: i32 = -32_700;
const NOT_A_REQUEST: i32 = -32_600;

/// The threads that read and write.
pub(super) struct Threads {
    reader: JoinHandle<io::Result<()>>,
    writer: JoinHandle<io::Result<()>>,
}

/// A conversation on standard input and output.
pub(super) fn stdio() -> (Connection, Threads) {
    let (own, editor) = Connection::memory();
    let Connection { sender, receiver } = editor;
    let writer =
        thread::spawn(move || receiver.into_iter().try_for_each(|message| message.write(&mut io::stdout().lock())));
    let reader = thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(text) = next(&mut input)? {
            match serde_json::from_slice::<Message>(&text) {
                Ok(message) => {
                    let is_last = matches!(&message, Message::Notification(note) if note.method == "exit");
                    if sender.send(message).is_err() || is_last {
                        break;
                    }
                }
                Err(error) => refuse(&error)?,
            }
        }
        Ok(())
    });
    (own, Threads { reader, writer })
}

impl Threads {
    /// Waits for the end of both.
    ///
    /// # Errors
    /// The reason why a message could not be read or written.
    pub(super) fn join(self) -> io::Result<()> {
        let ended = |thread: JoinHandle<io::Result<()>>| {
            thread.join().unwrap_or_else(|_| Err(io::Error::other("a thread broke down")))
        };
        let written = ended(self.writer);
        ended(self.reader).and(written)
    }
}

/// The text of the next message; none at the end of the input.
fn next(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let invalid = |reason: String| io::Error::new(io::ErrorKind::InvalidData, reason);
    let mut length = None;
    loop {
        let mut line = String::new();
        if input.by_ref().take(LONGEST_LINE).read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let Some(header) = line.strip_suffix('\n') else { return Err(invalid("a header does not end".to_owned())) };
        let header = header.trim_end_matches('\r');
        if header.is_empty() {
            break;
        }
        if let Some((name, value)) = header.split_once(':')
            && name.eq_ignore_ascii_case("Content-Length")
        {
            let value = value.trim();
            let read = value.parse::<usize>().ok().filter(|length| *length <= LONGEST);
            length = Some(read.ok_or_else(|| invalid(format!("a message of {value} bytes; {LONGEST} are read")))?);
        }
    }
    let length = length.ok_or_else(|| invalid("a message without its length".to_owned()))?;
    let mut text = Vec::new();
    input.by_ref().take(u64::try_from(length).unwrap_or(u64::MAX)).read_to_end(&mut text)?;
    Ok((text.len() == length).then_some(text))
}

/// Answers a message of which nobody knows the number.
fn refuse(error: &serde_json::Error) -> io::Result<()> {
    let code = if error.is_data() { NOT_A_REQUEST } else { NOT_JSON };
    let answer = json!({ "jsonrpc": "2.0", "id": null, "error": { "code": code, "message": error.to_string() } });
    let answer = answer.to_string();
    let mut output = io::stdout().lock();
    write!(output, "Content-Length: {}\r\n\r\n{answer}", answer.len())?;
    output.flush()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn messages_are_read_within_a_bound() {
        let read = |text: &str| next(&mut text.as_bytes());
        assert_eq!(read("Content-Length: 2\r\n\r\n{}rest").unwrap().unwrap(), b"{}");
        assert_eq!(read("content-length:2\r\nOther: x\r\n\r\n{}").unwrap().unwrap(), b"{}");
        assert!(read("").unwrap().is_none());
        assert!(read("Content-Length: 9\r\n\r\n{}").unwrap().is_none(), "the editor has gone");
        for broken in ["Content-Length: 9000000000000000000\r\n\r\n", "Content-Length: -1\r\n\r\n", "\r\n{}", "no end"]
        {
            assert!(read(broken).is_err(), "{broken}");
        }
        assert!(read(&"x".repeat(10_000)).is_err());
    }
}
