//! Logins and hashed passwords.
//!
//! The file has one line per account, `login hash`, the hash in the usual `$argon2id$…` form, and
//! only its owner may read it. With open registration the first password used for an unknown login
//! creates the account. Logins that differ only by case are one login.

use std::{
    collections::BTreeMap,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use argon2::{
    ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version,
    password_hash::{Output, ParamsString, PasswordHash, SaltString, rand_core::OsRng},
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
    /// The file cannot be read or written.
    #[error("{}: {cause}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        cause: io::Error,
    },
    /// A line is not an account.
    #[error("{}:{line}:1: {why}", .path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The cost is impossible.
    #[error("password hashing: {0}")]
    Cost(argon2::Error),
    /// This cannot be an account.
    #[error("{0}")]
    Unfit(&'static str),
}

/// May this be a login: 1 to 32 of letters, digits, `_` and `-`?
pub(super) fn is_login(login: &str) -> bool {
    (1..=32).contains(&login.len())
        && login.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte))
}

/// May this be a password: 1 to 64 printable ASCII characters without spaces?
pub(super) fn is_password(password: &str) -> bool {
    (1..=64).contains(&password.len()) && password.bytes().all(|byte| byte.is_ascii_graphic())
}

/// Hashes passwords, one after the other, in one block of memory that is used again and again.
pub(super) struct Hasher {
    params: Params,
    block: Vec<Block>,
}

/// The dearest hash that a line may ask for, in KiB.
const DEAREST: u32 = 256 * 1024;

/// How a hash of the file was made.
fn recipe(hash: &PasswordHash<'_>) -> Option<(Algorithm, Version, Params)> {
    let algorithm = Algorithm::try_from(hash.algorithm).ok()?;
    let version = Version::try_from(hash.version?).ok()?;
    let params = Params::try_from(hash).ok()?;
    (params.m_cost() <= DEAREST && hash.salt.is_some() && hash.hash.is_some())
        .then_some((algorithm, version, params))
}

fn is_hash(text: &str) -> bool {
    PasswordHash::new(text).is_ok_and(|hash| recipe(&hash).is_some())
}

impl Hasher {
    pub(super) fn new(cost: Cost) -> Result<Hasher, AccountError> {
        let params = Params::new(cost.memory, cost.passes, 1, None).map_err(AccountError::Cost)?;
        Ok(Hasher { params, block: Vec::new() })
    }

    fn fill(
        &mut self,
        (algorithm, version, params): (Algorithm, Version, Params),
        (password, salt): (&str, &[u8]),
        out: &mut [u8],
    ) -> Result<(), argon2::Error> {
        let count = params.block_count();
        if self.block.len() < count {
            self.block.resize(count, Block::default());
        }
        Argon2::new(algorithm, version, params).hash_password_into_with_memory(
            password.as_bytes(),
            salt,
            out,
            &mut self.block[..count],
        )
    }

    /// Gives the block back until it is needed again.
    pub(super) fn rest(&mut self) {
        self.block = Vec::new();
    }

    /// A password as it is kept.
    pub(super) fn hash(&mut self, password: &str) -> Option<String> {
        let salt = SaltString::generate(&mut OsRng);
        let (mut bytes, mut out) = ([0; 64], [0; 32]);
        let decoded = salt.decode_b64(&mut bytes).ok()?;
        let recipe = (Algorithm::Argon2id, Version::V0x13, self.params.clone());
        self.fill(recipe, (password, decoded), &mut out).ok()?;
        let hash = PasswordHash {
            algorithm: ARGON2ID_IDENT,
            version: Some(Version::V0x13.into()),
            params: ParamsString::try_from(&self.params).ok()?,
            salt: Some(salt.as_salt()),
            hash: Output::new(&out).ok(),
        };
        Some(hash.to_string())
    }

    /// Is it this password?
    pub(super) fn verify(&mut self, password: &str, hash: &str) -> bool {
        let checked = || {
            let hash = PasswordHash::new(hash).ok()?;
            let (wanted, salt) = (hash.hash?, hash.salt?);
            let mut bytes = [0; 64];
            let salt = salt.decode_b64(&mut bytes).ok()?;
            let mut out = vec![0; wanted.len()];
            self.fill(recipe(&hash)?, (password, salt), &mut out).ok()?;
            // Compared in constant time.
            Some(Output::new(&out).ok()? == wanted)
        };
        let mut checked = checked;
        checked().unwrap_or(false)
    }
}

/// A line of the accounts file, without its end.
pub fn account_line(login: &str, password: &str) -> Result<String, AccountError> {
    if !is_login(login) {
        return Err(AccountError::Unfit("a login is 1 to 32 of letters, digits, `_` and `-`"));
    }
    if !is_password(password) {
        return Err(AccountError::Unfit(
            "a password is 1 to 64 printable ASCII characters without spaces",
        ));
    }
    let hash = Hasher::new(Cost::default())?.hash(password);
    let hash = hash.ok_or(AccountError::Unfit("the password cannot be hashed"))?;
    Ok(format!("{login} {hash}"))
}

/// An account: the login as its owner spells it, and the hash.
#[derive(Clone, Debug)]
pub(super) struct Account {
    pub(super) login: String,
    pub(super) hash: String,
}

/// All accounts, by their logins in small letters.
#[derive(Debug, Default)]
pub(super) struct Accounts(BTreeMap<String, Account>);

impl Accounts {
    /// Reads a file; there may be none yet if accounts are created.
    pub(super) fn read(path: &Path, may_miss: bool) -> Result<Accounts, AccountError> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(fault) if fault.kind() == io::ErrorKind::NotFound && may_miss => String::new(),
            Err(cause) => return Err(AccountError::File { path: path.to_owned(), cause }),
        };
        let mut accounts = Accounts::default();
        for (index, line) in text.lines().enumerate() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let fault = |why| AccountError::Line { path: path.to_owned(), line: index + 1, why };
            let account = line.trim().split_once(' ');
            let account = account.filter(|(login, hash)| is_login(login) && is_hash(hash.trim()));
            let Some((login, hash)) = account else {
                return Err(fault("not `login $argon2id$…`".to_owned()));
            };
            match accounts.find(login) {
                Some(other) if other.login != login => {
                    return Err(fault(format!("`{}` is the same login", other.login)));
                }
                _ => accounts.insert(login, hash.trim()),
            }
        }
        Ok(accounts)
    }

    /// The account of this login, in whichever letters.
    pub(super) fn find(&self, login: &str) -> Option<&Account> {
        self.0.get(&login.to_ascii_lowercase())
    }

    pub(super) fn insert(&mut self, login: &str, hash: &str) {
        let account = Account { login: login.to_owned(), hash: hash.to_owned() };
        self.0.insert(login.to_ascii_lowercase(), account);
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

/// A file that only its owner may read: it holds hashed passwords.
pub(super) fn open_private(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let file = options.mode(0o600).open(path)?;
        if file.metadata()?.permissions().mode() & 0o077 != 0 {
            file.set_permissions(fs::Permissions::from_mode(0o600))?;
        }
        Ok(file)
    }
    #[cfg(not(unix))]
    options.open(path)
}

/// Adds an account to a file. What cannot be written whole is not written at all.
pub fn append_account(path: &Path, line: &str) -> Result<(), AccountError> {
    let fault = |cause| AccountError::File { path: path.to_owned(), cause };
    // Lines that people write may lack their end.
    let torn = fs::read(path).is_ok_and(|text| text.last().is_some_and(|&byte| byte != b'\n'));
    let text = format!("{}{line}\n", if torn { "\n" } else { "" });
    let mut file =
        open_private(OpenOptions::new().create(true).append(true), path).map_err(fault)?;
    let whole = file.metadata().map_err(fault)?.len();
    file.write_all(text.as_bytes()).map_err(|cause| {
        // If even that fails, the next start names the line.
        let _ = file.set_len(whole);
        fault(cause)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHEAP: Cost = Cost { memory: 64, passes: 1 };

    #[test]
    fn a_hash_knows_its_password_and_keeps_one_block() {
        let mut hasher = Hasher::new(CHEAP).unwrap();
        let hash = hasher.hash("first").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=64,t=1,p=1$"), "{hash}");
        let place = hasher.block.as_ptr();
        assert_ne!(hash, hasher.hash("first").unwrap(), "every hash has its own salt");
        for _ in 0..20 {
            assert!(hasher.verify("first", &hash));
            assert!(!hasher.verify("second", &hash));
        }
        assert!(!hasher.verify("first", "nonsense"));
        assert_eq!((hasher.block.as_ptr(), hasher.block.len()), (place, 64));
        // As other programs make it.
        use argon2::password_hash::PasswordVerifier;
        let parsed = PasswordHash::new(&hash).unwrap();
        assert!(Argon2::default().verify_password(b"first", &parsed).is_ok());
        assert!(!is_hash(&hash.replace("m=64", "m=999999999")), "too dear for any server");
    }

    #[test]
    fn logins_and_passwords_have_their_letters_and_lengths() {
        for login in ["", "a b", "żaba", "a.b", &"x".repeat(33)] {
            assert!(!is_login(login), "{login}");
        }
        for password in ["", "a b", "zażółć", &"x".repeat(65)] {
            assert!(!is_password(password), "{password}");
        }
        assert!(is_login(&"x".repeat(32)) && is_password(&"~".repeat(64)));
    }
}
