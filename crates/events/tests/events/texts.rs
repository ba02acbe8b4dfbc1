//! Decoding of bytes as text.

use redress_events::source::decode;

fn read(bytes: &[u8]) -> (String, &'static str, Option<u32>) {
    let text = decode(bytes);
    (text.text.into_owned(), text.encoding, text.damaged)
}

fn utf_16(text: &str, to: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(to).collect()
}

#[test]
fn marks_decide() {
    assert_eq!(read(b"\xef\xbb\xbfa\xc4\x85"), ("aą".to_owned(), "UTF-8", None));
    assert_eq!(read(&[b"\xff\xfe".as_slice(), &utf_16("aą", u16::to_le_bytes)].concat()).0, "aą");
    assert_eq!(read(&[b"\xfe\xff".as_slice(), &utf_16("aą", u16::to_be_bytes)].concat()).1, "UTF-16BE");
}

#[test]
fn utf_16_without_a_mark_is_found_by_its_zeros() {
    let text = "board;ns;ew\n1;2;3\nśrednia";
    assert_eq!(read(&utf_16(text, u16::to_le_bytes)), (text.to_owned(), "UTF-16LE", None));
    assert_eq!(read(&utf_16(text, u16::to_be_bytes)), (text.to_owned(), "UTF-16BE", None));
}

/// In ISO-8859-2 ą is B1 and ś is B6, in windows-1250 B9 and 9C.
#[test]
fn the_bytes_decide_between_the_encodings_of_central_europe() {
    assert_eq!(read(b"rozda\xf1 \xb6rednia par\xb1"), ("rozdań średnia parą".to_owned(), "ISO-8859-2", None));
    assert_eq!(read(b"rozda\xf1 \x9crednia par\xb9"), ("rozdań średnia parą".to_owned(), "windows-1250", None));
    // Programs declare the one and write the other.
    let html = |charset: &str, text: &[u8]| {
        [b"<meta content=\"text/html; charset=".as_slice(), charset.as_bytes(), b"\">", text].concat()
    };
    assert!(read(&html("iso-8859-2", b"\x9crednia")).0.ends_with("średnia"));
    assert!(read(&html("windows-1250", b"\xb6rednia")).0.ends_with("średnia"));
    assert_eq!(read(&html("iso-8859-2", b"oko\xf3")).1, "ISO-8859-2");
    assert_eq!(read(&html("windows-1250", b"oko\xf3")).1, "windows-1250");
    // A plus or minus standing alone is no letter.
    assert!(read(b"<td>\xb1</td><td>\x9crednia</td>").0.contains('±'));
}

#[test]
fn what_is_declared_holds_where_the_bytes_are_not_utf_8() {
    let xml = b"<?xml version='1.0' encoding='iso-8859-1'?><a>caf\xe9</a>";
    assert!(read(xml).0.contains("café"));
    let xml = "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><a>café</a>";
    assert!(read(xml.as_bytes()).0.contains("café"), "it is UTF-8, whatever it declares");
}

#[test]
fn damage_in_utf_8_is_said_with_its_line() {
    let (text, encoding, line) = read("średnia\nrozdania \u{17c}\u{f3}\n".as_bytes());
    assert_eq!((text.as_str(), encoding, line), ("średnia\nrozdania żó\n", "UTF-8", None));
    let mut bytes = "średnia\nżółw ".as_bytes().to_vec();
    bytes.push(0xff);
    assert_eq!(read(&bytes), ("średnia\nżółw \u{fffd}".to_owned(), "UTF-8", Some(2)));
}
