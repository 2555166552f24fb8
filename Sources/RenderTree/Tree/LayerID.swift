// SPDX-License-Identifier: MIT

/// Identifies a layer in all commits. Ids are not reused within a process.
package struct LayerID: CountedID {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
