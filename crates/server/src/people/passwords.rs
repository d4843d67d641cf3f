//! Passwords: kept as argon2id hashes, and only a few hashed at once, because each takes much memory and time on purpose.

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many are hashed at once.
const AT_ONCE: usize = 2;
/// How long somebody waits for others' passwords.
const PATIENCE: Duration = Duration::from_secs(10);
/// The fewest letters of a password.
pub const SHORTEST: usize = 8;
/// The most bytes of a password.
pub const LONGEST: usize = 256;

/// Whoever hashes passwords.
#[derive(Clone)]
pub struct Passwords(Arc<Semaphore>);

/// Why a password is not taken or not hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPassword {
    /// Fewer than [`SHORTEST`] letters.
    Short,
    /// More than [`LONGEST`] bytes.
    Long,
    /// Too many others wait.
    Busy,
    /// A fault of ours.
    Failed,
}

impl Default for Passwords {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Passwords {
    /// The hash of a new password.
    pub async fn hash(&self, password: &str) -> Result<String, BadPassword> {
        if password.chars().count() < SHORTEST {
            return Err(BadPassword::Short);
        }
        if password.len() > LONGEST {
            return Err(BadPassword::Long);
        }
        let password = password.to_owned();
        self.work(move || hash(&password)).await?
    }

    /// Whether this is the password with that hash. Without a hash the answer is no, and takes as long:
    /// nobody learns by waiting who has an account.
    pub async fn is(&self, password: &str, hash: Option<&str>) -> Result<bool, BadPassword> {
        if password.len() > LONGEST {
            return Ok(false);
        }
        let (password, kept) = (password.to_owned(), hash.map(str::to_owned));
        self.work(move || {
            let against = kept.as_deref().unwrap_or(&NOBODYS);
            let same = Argon2::default().verify_password(password.as_bytes(), against).is_ok();
            same && kept.is_some()
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, BadPassword> {
        let turn = tokio::time::timeout(PATIENCE, Arc::clone(&self.0).acquire_owned()).await;
        let turn: OwnedSemaphorePermit = turn.map_err(|_| BadPassword::Busy)?.map_err(|_| BadPassword::Failed)?;
        // The turn ends with the work, not with whoever waits for it: a request that is dropped does not let a third one in.
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(|_| BadPassword::Failed)
    }
}

/// The hash of a password that nobody has.
static NOBODYS: LazyLock<String> = LazyLock::new(|| hash("nobody's password").unwrap_or_default());

fn hash(password: &str) -> Result<String, BadPassword> {
    let hash = Argon2::default().hash_password(password.as_bytes()).map_err(|_| BadPassword::Failed)?;
    Ok(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_by_its_hash() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse").await.expect("a hash");
        assert!(hash.starts_with("$argon2id$"));
        assert_eq!(passwords.is("correct horse", Some(&hash)).await, Ok(true));
        assert_eq!(passwords.is("correct h0rse", Some(&hash)).await, Ok(false));
        assert_eq!(passwords.is("nobody's password", None).await, Ok(false));
        assert_ne!(hash, passwords.hash("correct horse").await.expect("another hash"));
    }

    #[tokio::test]
    async fn a_password_is_neither_short_nor_endless() {
        let passwords = Passwords::default();
        assert_eq!(passwords.hash("1234567").await, Err(BadPassword::Short));
        assert_eq!(passwords.hash(&"x".repeat(257)).await, Err(BadPassword::Long));
    }
}
