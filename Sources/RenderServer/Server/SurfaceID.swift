// SPDX-License-Identifier: MIT

/// Names a surface of a render server. Never reused within a process.
package struct SurfaceID: Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
