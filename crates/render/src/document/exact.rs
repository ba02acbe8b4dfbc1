//! Numbers and forms of the language as strings.

use crate::number::Exact;
use serde::{Serialize, Serializer};
use std::fmt::Display;

/// A value in its written form: an exact number as an integer or a fraction in lowest terms, a ruling as the canonical
/// form of the language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Written<'a, T>(pub &'a T);

/// An exact number.
pub(crate) type Number<'a> = Written<'a, Exact>;

impl<T: Display> Serialize for Written<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

/// A number that was computed for the document.
#[derive(Debug, Clone)]
pub(crate) struct Computed(pub Exact);

impl Serialize for Computed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

#[cfg(test)]
mod schema {
    use super::{Computed, Written};
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
    use std::borrow::Cow;

    impl JsonSchema for Written<'_, crate::number::Exact> {
        fn schema_name() -> Cow<'static, str> {
            "Number".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({
                "description": "An exact number: an integer, or a fraction in lowest terms.",
                "type": "string",
                "pattern": "^-?[0-9]+(/[1-9][0-9]*)?$",
            })
        }
    }

    impl JsonSchema for Written<'_, crate::ruling::Ruling> {
        fn schema_name() -> Cow<'static, str> {
            "Ruling".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({
                "description": "A ruling in the canonical form of the language.",
                "type": "string",
            })
        }
    }

    impl JsonSchema for Written<'_, crate::ruling::Outcome> {
        fn schema_name() -> Cow<'static, str> {
            "Outcome".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({
                "description": "A score or a contract in the canonical form of the language.",
                "type": "string",
            })
        }
    }

    impl JsonSchema for Computed {
        fn schema_name() -> Cow<'static, str> {
            "Number".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            super::Number::json_schema(generator)
        }
    }
}
