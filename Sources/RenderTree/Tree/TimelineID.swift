// SPDX-License-Identifier: MIT

/// Identifies a timeline: a clock that several animations share and that can be scrubbed.
package struct TimelineID: CountedID {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
