// SPDX-License-Identifier: MIT

/// Identifies a layer in all commits. Ids are not reused within a process.
@usableFromInline package struct LayerID: CountedID {
  @usableFromInline package let rawValue: UInt64
  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }
}
