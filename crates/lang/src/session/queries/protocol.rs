//! `protocol`: every row of the traveller, scored.

use super::super::scope::Scope;
use super::super::settings::Settings;
use crate::diagnostic::Diagnostic;
use crate::situation::Protocol;
use crate::source::Span;

/// A scored traveller with its context.
#[derive(Debug, Clone)]
pub struct ProtocolBreakdown {
    /// Its rows with their points.
    pub protocol: Protocol,
    /// Conventions in force.
    pub settings: Settings,
}

impl Scope {
    /// The traveller in force, scored; `place` is the place of the query.
    pub(in super::super) fn protocol(&self, place: Span) -> Result<ProtocolBreakdown, Vec<Diagnostic>> {
        let protocol = self.protocol_situation()?.protocol();
        let protocol = protocol.map_err(|error| self.diagnose(error, place, None))?;
        Ok(ProtocolBreakdown { protocol, settings: self.settings().clone() })
    }
}
