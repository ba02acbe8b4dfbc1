//! Addresses of links, and comments, which no reader sees.

/// Returns whether an address is one to follow and nothing that runs.
pub(super) fn is_safe(address: &str) -> bool {
    let scheme = address.split(['/', '?', '#']).next().unwrap_or("");
    match scheme.split_once(':') {
        None => true,
        Some((scheme, _)) => ["http", "https", "mailto"].iter().any(|safe| scheme.eq_ignore_ascii_case(safe)),
    }
}

/// Returns whether an address is that of a text in a folder.
pub(super) fn is_text(address: &str) -> bool {
    let file = address.split(['#', '?']).next().unwrap_or("");
    file.ends_with(".md") && !address.contains("://")
}

/// Returns whether this is one comment and nothing else.
pub(super) fn is_comment(text: &str) -> bool {
    let text = text.trim();
    text.starts_with("<!--") && text.ends_with("-->") && text.matches("-->").count() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_is_no_address() {
        assert!(is_safe("page.html#a:b") && is_safe("MAILTO:a@b") && !is_safe("javascript:x"));
    }
}
