//! Claims: published rulings, and what holds of every claim.

mod oracle;
mod properties;
mod published;
