//! Sixty-four bits that stand for a value: marks in records, checksums in codes, stream names.
//!
//! FNV-1a over the compact serialised form, mixed once at the end so that every bit depends on
//! every byte. Stable across machines and releases; not a secret.

use postcard::ser_flavors::Flavor;
use serde::Serialize;

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// A running FNV-1a hash that bytes can be serialised into.
struct Fnv(u64);

impl Fnv {
    fn push(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(PRIME);
    }

    fn mixed(&self) -> u64 {
        let mut hash = self.0;
        hash = (hash ^ hash >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
        hash = (hash ^ hash >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        hash ^ hash >> 33
    }
}

impl Flavor for Fnv {
    type Output = u64;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.push(byte);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<u64> {
        Ok(self.mixed())
    }
}

/// The fingerprint of any serialisable value.
pub fn fingerprint<T: Serialize + ?Sized>(value: &T) -> u64 {
    // Serialising into a hash cannot run out of room; what a type refuses to serialise at all
    // counts as "no value" and is caught by the battery, which wants different states to differ.
    postcard::serialize_with_flavor(value, Fnv(OFFSET)).unwrap_or(OFFSET)
}

/// The hash of some bytes.
#[inline]
pub fn hash_bytes(bytes: &[u8]) -> u64 {
    let mut fnv = Fnv(OFFSET);
    for &byte in bytes {
        fnv.push(byte);
    }
    fnv.mixed()
}

/// The hash of a name.
#[inline]
pub fn hash_text(text: &str) -> u64 {
    hash_bytes(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published test values of FNV-1a.
    #[test]
    fn known_values() {
        let raw = |text: &str| {
            let mut fnv = Fnv(OFFSET);
            text.bytes().for_each(|byte| fnv.push(byte));
            fnv.0
        };
        assert_eq!(raw("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(raw("foobar"), 0x8594_4171_f739_67e8);
    }

    /// Marks and checksums are stored: they must never change.
    #[test]
    fn stored_values_stay() {
        assert_eq!(hash_text("parlor"), GOLDEN);
    }

    const GOLDEN: u64 = 13_672_649_828_174_094_301;

    #[test]
    fn values_differ() {
        assert_ne!(fingerprint(&(1u8, 2u8)), fingerprint(&(2u8, 1u8)));
        assert_eq!(fingerprint("same"), fingerprint(&String::from("same")));
    }
}
