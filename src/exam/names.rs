//! The names of candidates in a table: short, and no two alike.

use crate::diagnostic::seen;
use std::collections::HashMap;

/// Between the folders of a path.
const SEPARATORS: [char; 2] = ['/', '\\'];

/// A label for each name, made visible and cut as other words of strangers are. Names whose beginnings are alike are
/// shown from the folder in which they differ, or from the character; what is alike even then is numbered.
pub(super) fn labels<'name>(names: impl Iterator<Item = &'name str>) -> Vec<String> {
    let names: Vec<&str> = names.collect();
    let mut labels: Vec<String> = names.iter().map(|name| seen(name)).collect();
    for common in [common_folders, common_characters] {
        for group in alike(&names, &labels) {
            let members: Vec<&str> = group.iter().filter_map(|at| names.get(*at).copied()).collect();
            let start = common(&members);
            for (at, name) in group.iter().zip(members) {
                if let Some(label) = labels.get_mut(*at) {
                    *label = format!("…{}", seen(name.get(start..).unwrap_or(name)));
                }
            }
        }
    }
    for at in alike(&names, &labels).into_iter().flatten() {
        if let Some(label) = labels.get_mut(at) {
            label.push_str(&format!(" ({})", at.saturating_add(1)));
        }
    }
    labels
}

/// The groups of those whose labels are the same though their names are not.
fn alike(names: &[&str], labels: &[String]) -> Vec<Vec<usize>> {
    let mut by_label: HashMap<&str, Vec<usize>> = HashMap::new();
    for (at, label) in labels.iter().enumerate() {
        by_label.entry(label).or_default().push(at);
    }
    let differ = |group: &Vec<usize>| {
        let mut names = group.iter().filter_map(|at| names.get(*at));
        let first = names.next();
        names.any(|name| Some(name) != first)
    };
    by_label.into_values().filter(differ).collect()
}

/// Bytes of the folders that all of several names begin with.
fn common_folders(names: &[&str]) -> usize {
    let same = names.first().and_then(|first| first.get(..common_characters(names)));
    same.and_then(|same| same.rfind(SEPARATORS)).map_or(0, |at| at.saturating_add(1))
}

/// Bytes that all of several names begin with.
fn common_characters(names: &[&str]) -> usize {
    let Some((first, others)) = names.split_first() else { return 0 };
    let common = |other: &&str| {
        let same = first.chars().zip(other.chars()).take_while(|(one, two)| one == two);
        same.map(|(character, _)| character.len_utf8()).sum()
    };
    others.iter().map(common).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::labels;

    #[test]
    fn names_that_differ_have_labels_that_differ() {
        let long = "/home/exams/exam-2025-of-the-union/second-session-in-the-spring/candidates";
        let folder = "x".repeat(80);
        for (names, expected) in [
            (vec!["anna.answers".to_owned(), "b.answers".to_owned()], vec!["anna.answers", "b.answers"]),
            (
                ["anna", "bogdan"].map(|name| format!("{long}/{name}/answers.ruling")).to_vec(),
                vec!["…anna/answers.ruling", "…bogdan/answers.ruling"],
            ),
            (["1", "2"].map(|end| format!("{folder}{end}")).to_vec(), vec!["…1", "…2"]),
            (vec![format!("{folder}{folder}"); 2], vec![&*format!("{} …", "x".repeat(60)); 2]),
        ] {
            assert_eq!(labels(names.iter().map(String::as_str)), expected);
        }
    }
}
