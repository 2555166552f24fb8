// SPDX-License-Identifier: MIT

/// The effect of a drop.
nonisolated public enum UIDropOperation: UInt, Sendable {
  /// Nothing happens.
  case cancel
  /// Nothing happens, although the view accepts other drops.
  case forbidden
  /// The content is copied.
  case copy
  /// The content is moved. Without ``UIDragDropSession/allowsMoveOperation``, nothing happens.
  case move
}
