// SPDX-License-Identifier: MIT

/// Identifies a timeline: a clock that several animations share and that can be scrubbed.
@usableFromInline package struct TimelineID: CountedID {
  @usableFromInline package let rawValue: UInt64
  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }
}
