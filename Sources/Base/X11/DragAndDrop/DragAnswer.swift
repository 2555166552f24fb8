// SPDX-License-Identifier: MIT

/// An answer of another program to a drag of this one.
package enum DragAnswer: Sendable, Equatable {
  /// The action that a drop at the present point would have, or nil if it would be refused.
  case status(DragAction?)
  /// The action that the drop has had, or nil if there was none. The drag has ended.
  case finished(DragAction?)
}
