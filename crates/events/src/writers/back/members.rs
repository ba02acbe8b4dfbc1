//! Values of a JSON text, each with its place in the text.

use super::Edit;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::ops::Range;

/// A JSON text in which values change.
#[derive(Clone, Copy)]
pub(super) struct JsonText<'t>(pub &'t str);

impl<'t> JsonText<'t> {
    /// The place of a part of the text.
    fn place(self, part: &'t str) -> Option<Range<usize>> {
        let start = part.as_ptr().addr().checked_sub(self.0.as_ptr().addr())?;
        let range = start..start.checked_add(part.len())?;
        (self.0.get(range.clone()) == Some(part)).then_some(range)
    }

    /// The edit that gives a value a new text.
    pub fn replace(self, old: &'t RawValue, new: String) -> Option<Edit> {
        (old.get() != new).then_some((self.place(old.get())?, new))
    }

    /// The edit that puts further members behind those that an object has.
    pub fn add(self, object: &'t RawValue, members: &[(&str, String)]) -> Option<Edit> {
        let at = self.place(object.get())?;
        let body = object.get().strip_suffix('}')?.trim_end();
        let end = at.start.checked_add(body.len())?;
        let added: Vec<String> = members.iter().map(|(key, value)| format!("{}:{value}", text(key))).collect();
        let comma = if body.ends_with('{') { "" } else { "," };
        (!added.is_empty()).then(|| (end..end, format!("{comma}{}", added.join(","))))
    }

    /// The edits by which a value that is `old` becomes `new`; the rest of it stays.
    pub fn become_new(self, raw: &'t RawValue, old: &Value, new: &Value, edits: &mut Vec<Edit>) {
        if old == new {
            return;
        }
        if let (Some(own), Value::Object(old), Value::Object(new)) = (members(raw), old, new) {
            let mut added = Vec::new();
            for (key, value) in new {
                let before = old.get(key).unwrap_or(&Value::Null);
                match own.get(key) {
                    Some(raw) => self.become_new(raw, before, value, edits),
                    None if before != value => added.push((key.as_str(), value.to_string())),
                    None => {}
                }
            }
            for (key, before) in old.iter().filter(|(key, _)| !new.contains_key(*key)) {
                let nothing = if before.is_array() { "[]" } else { "null" };
                edits.extend(own.get(key).and_then(|raw| self.replace(raw, nothing.to_owned())));
            }
            edits.extend(self.add(raw, &added));
            return;
        }
        if let (Value::Array(old), Value::Array(new)) = (old, new) {
            let own = items(raw);
            if own.len() == old.len() && old.len() == new.len() {
                for (raw, (old, new)) in own.into_iter().zip(old.iter().zip(new)) {
                    self.become_new(raw, old, new, edits);
                }
                return;
            }
        }
        edits.extend(self.replace(raw, new.to_string()));
    }
}

/// The members of an object; `None` if it is none.
pub(super) fn members(object: &RawValue) -> Option<BTreeMap<String, &RawValue>> {
    serde_json::from_str(object.get()).ok()
}

/// The elements of a member that is a list; none if there is no such.
pub(super) fn list<'t>(of: &BTreeMap<String, &'t RawValue>, name: &str) -> Vec<&'t RawValue> {
    of.get(name).map(|list| items(list)).unwrap_or_default()
}

/// The elements of a list.
pub(super) fn items(list: &RawValue) -> Vec<&RawValue> {
    serde_json::from_str(list.get()).unwrap_or_default()
}

/// A text as JSON.
pub(super) fn text(plain: &str) -> String {
    Value::from(plain).to_string()
}
