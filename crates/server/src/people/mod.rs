//! People: what they may be called, and how they prove who they are.

pub mod codes;
pub mod names;
pub mod passwords;

pub use names::Name;
pub use passwords::Passwords;
