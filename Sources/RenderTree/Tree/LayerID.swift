// SPDX-License-Identifier: MIT

/// Names a layer across commits. Never reused within a process.
package struct LayerID: Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
