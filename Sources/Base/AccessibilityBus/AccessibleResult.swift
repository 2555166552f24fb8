// SPDX-License-Identifier: MIT

/// The result of a command.
package enum AccessibleResult: Equatable, Sendable {
  /// The command has been performed.
  case done
  /// The object has gone, or cannot do this.
  case failed
  /// The frame of text in pixels of its window.
  case frame(AccessibleNode.Frame)
  /// The offset of a character in UTF-16 code units, or nil if there is none.
  case character(Int?)

  package init(_ isPerformed: Bool) { self = isPerformed ? .done : .failed }
}
