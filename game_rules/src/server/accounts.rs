//! Logins and hashed passwords.
//!
//! The file has one line per account, `login hash`, the hash in the usual `$argon2id$…` form. With
//! open registration the first password used for an unknown login creates the account.

use std::{
    collections::BTreeMap,
    fs::{self, OpenOptions},
    io::{self, Write},
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString, rand_core::OsRng},
};

/// What hashing a password costs.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// Memory in KiB.
    pub memory: u32,
    /// Passes over it.
    pub passes: u32,
}

impl Default for Cost {
    /// The parameters commonly recommended for Argon2id: 19 MiB, two passes.
    fn default() -> Cost {
        Cost { memory: 19 * 1024, passes: 2 }
    }
}

/// Why accounts cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// The file cannot be read.
    #[error("{}: {cause}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        cause: io::Error,
    },
    /// A line is not an account.
    #[error("{}:{line}:1: not `login $argon2id$…`", .path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// Which line, from 1.
        line: usize,
    },
    /// The cost is impossible.
    #[error("password hashing: {0}")]
    Cost(argon2::Error),
}

/// All accounts.
pub(super) struct Accounts {
    known: Mutex<BTreeMap<String, String>>,
    /// One password is hashed at a time: a crowd at the door must not use up the memory.
    hashing: Mutex<()>,
    path: Option<PathBuf>,
    open: bool,
    hasher: Argon2<'static>,
}

/// May this be a login: 1 to 32 of letters, digits, `_` and `-`?
fn is_login(login: &str) -> bool {
    (1..=32).contains(&login.len())
        && login.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte))
}

/// May this be a password: 1 to 64 printable ASCII characters without spaces?
fn is_password(password: &str) -> bool {
    (1..=64).contains(&password.len()) && password.bytes().all(|byte| byte.is_ascii_graphic())
}

impl Accounts {
    pub(super) fn open(
        path: Option<PathBuf>,
        open: bool,
        cost: Cost,
    ) -> Result<Accounts, AccountError> {
        let params = Params::new(cost.memory, cost.passes, 1, None).map_err(AccountError::Cost)?;
        let mut known = BTreeMap::new();
        if let Some(path) = &path {
            let text = match fs::read_to_string(path) {
                Ok(text) => text,
                Err(fault) if fault.kind() == io::ErrorKind::NotFound && open => String::new(),
                Err(cause) => return Err(AccountError::File { path: path.clone(), cause }),
            };
            for (index, line) in text.lines().enumerate() {
                if line.trim().is_empty() || line.starts_with('#') {
                    continue;
                }
                let fault = || AccountError::Line { path: path.clone(), line: index + 1 };
                let (login, hash) = line.trim().split_once(' ').ok_or_else(fault)?;
                if !is_login(login) || PasswordHash::new(hash.trim()).is_err() {
                    return Err(fault());
                }
                known.insert(login.to_owned(), hash.trim().to_owned());
            }
        }
        let hasher = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        Ok(Accounts { known: Mutex::new(known), hashing: Mutex::new(()), path, open, hasher })
    }

    /// Is this the right password? An unknown login may create an account.
    pub(super) fn admits(&self, login: &str, password: &str) -> bool {
        if !is_login(login) || !is_password(password) {
            return false;
        }
        let _one_at_a_time = self.hashing.lock().unwrap_or_else(PoisonError::into_inner);
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(login).cloned();
        match known {
            Some(hash) => PasswordHash::new(&hash)
                .is_ok_and(|hash| self.hasher.verify_password(password.as_bytes(), &hash).is_ok()),
            None => self.open && self.create(login, password),
        }
    }

    fn create(&self, login: &str, password: &str) -> bool {
        let salt = SaltString::generate(&mut OsRng);
        let Ok(hash) = self.hasher.hash_password(password.as_bytes(), &salt) else { return false };
        let hash = hash.to_string();
        if let Some(path) = &self.path {
            let written = OpenOptions::new()
                .create(true)
                .append(true)
                .open(path)
                .and_then(|mut file| file.write_all(format!("{login} {hash}\n").as_bytes()));
            if let Err(fault) = written {
                eprintln!("arena: {}: {fault}", path.display());
                return false;
            }
        }
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(login.to_owned(), hash);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHEAP: Cost = Cost { memory: 8, passes: 1 };

    #[test]
    fn the_first_password_creates_the_account_and_others_are_refused() {
        let accounts = Accounts::open(None, true, CHEAP).unwrap();
        assert!(accounts.admits("ada", "first"));
        assert!(accounts.admits("ada", "first"));
        assert!(!accounts.admits("ada", "second"));
        let closed = Accounts::open(None, false, CHEAP).unwrap();
        assert!(!closed.admits("ada", "first"));
    }

    #[test]
    fn logins_and_passwords_have_their_letters_and_lengths() {
        let accounts = Accounts::open(None, true, CHEAP).unwrap();
        for login in ["", "a b", "żaba", "a.b", &"x".repeat(33)] {
            assert!(!accounts.admits(login, "word"), "{login}");
        }
        for password in ["", "a b", "zażółć", &"x".repeat(65)] {
            assert!(!accounts.admits("ada", password), "{password}");
        }
        assert!(accounts.admits(&"x".repeat(32), &"~".repeat(64)));
    }
}
