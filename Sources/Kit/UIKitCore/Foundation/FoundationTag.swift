// SPDX-License-Identifier: MIT

/// A value that objects have as their first stored property, so that attributed strings can contain them.
///
/// Foundation on Linux compares the attributes of adjacent ranges with `CFEqual`, which takes the first word behind an
/// object's header for the type of a C object: its bits 8 to 17. If they are 0, as in an `NSObject` without properties,
/// it ends the program; with any other type it calls `isEqual(_:)`. Measured with Swift 6.3.
nonisolated enum FoundationTag {
  static let value: UInt = 1 << 8
}
