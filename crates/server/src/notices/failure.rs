//! Why a notice could not be delivered.

use std::io::ErrorKind;

/// Why a notice could not be delivered, in words for the log: no address and no secret is among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// The address is none, or leads into the server's own network.
    #[error("its address is not allowed")]
    Address,
    /// The other side answers that it will never accept it.
    #[error("refused for good with {0}")]
    Refused(u16),
    /// The other side answers that it does not accept it now.
    #[error("refused with {0}")]
    Status(u16),
    /// The name of the host is not known.
    #[error("its host is not known")]
    Host,
    /// It took too long.
    #[error("no answer in time")]
    Late,
    /// The connection could not be made, or broke.
    #[error("the connection fails: {0}")]
    Connection(ErrorKind),
    /// It cannot be trusted, or does not speak the protocol.
    #[error("the other side is not trusted or not understood")]
    Protocol,
}

impl Failure {
    /// Whether trying again is of no use.
    pub fn is_final(self) -> bool {
        matches!(self, Failure::Address | Failure::Refused(_))
    }
}
