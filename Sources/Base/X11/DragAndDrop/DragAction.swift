// SPDX-License-Identifier: MIT

/// An action that a drag between programs ends with.
package enum DragAction: Sendable {
  /// The target receives a copy of the content.
  case copy
  /// The target receives the content, and the source removes it.
  case move
}
