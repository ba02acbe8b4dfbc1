//! Did you mean.

/// Letters of a word whose rest may be missing: of fewer too many words begin so.
const BEGINNING: usize = 4;

/// The candidate nearest to a misspelt word, if one is near enough to be meant, else the only one that begins with it.
/// Case does not count.
#[must_use]
pub fn closest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let letters = word.chars().count();
    let allowed = (letters / 3).clamp(1, 3);
    let mut nearest: Option<(usize, &str)> = None;
    let mut begun = Vec::new();
    for candidate in candidates {
        let lower = candidate.to_lowercase();
        let distance = strsim::damerau_levenshtein(&word, &lower);
        if distance <= allowed && nearest.is_none_or(|(least, _)| distance < least) {
            nearest = Some((distance, candidate));
        }
        if letters >= BEGINNING && lower.starts_with(&word) && !begun.contains(&candidate) {
            begun.push(candidate);
        }
    }
    let only = if let [only] = begun.as_slice() { Some(*only) } else { None };
    nearest.map(|(_, candidate)| candidate).or(only)
}

#[cfg(test)]
mod tests {
    use super::closest;

    #[test]
    fn a_slip_or_a_beginning_is_meant() {
        let words = ["traveller", "total", "conventions", "considered", "vary"];
        assert_eq!(closest("traveler", words), Some("traveller"));
        assert_eq!(closest("travel", words), Some("traveller"));
        assert_eq!(closest("TRAV", words), Some("traveller"));
        assert_eq!(closest("tra", words), None, "too little to go on");
        assert_eq!(closest("cons", words), Some("considered"));
        assert_eq!(closest("conf", words), None);
        assert_eq!(closest("very", words), Some("vary"), "a slip is nearer than a beginning");
    }

    #[test]
    fn a_beginning_of_several_words_is_none() {
        assert_eq!(closest("stat", ["statements", "statistics"]), None);
    }
}
