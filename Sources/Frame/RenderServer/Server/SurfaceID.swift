// SPDX-License-Identifier: MIT

/// Identifies a surface of a render server. Ids are not reused within a process.
package struct SurfaceID: Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
