//! What nobody must be able to guess, from the system's own randomness.

use argon2::password_hash::rand_core::{OsRng, RngCore};

/// A seed for teams and trainers.
pub fn seed() -> u64 {
    OsRng.next_u64()
}

/// A password of sixteen letters and digits; none that look alike.
pub fn password() -> String {
    const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 16];
    OsRng.fill_bytes(&mut bytes);
    bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_passwords_are_alike() {
        let many: std::collections::BTreeSet<String> = (0..1000).map(|_| password()).collect();
        assert_eq!(many.len(), 1000);
        assert!(many.iter().all(|word| word.len() == 16));
        assert_ne!(seed(), seed());
    }
}
