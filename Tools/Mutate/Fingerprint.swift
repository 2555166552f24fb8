// SPDX-License-Identifier: MIT

/// Returns a short text that identifies a longer one.
func fingerprint(_ text: String) -> String { String(fnv1a(text), radix: 36) }

/// Returns the FNV-1a hash of a text, which is the same in every run.
func fnv1a(_ text: some StringProtocol) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
