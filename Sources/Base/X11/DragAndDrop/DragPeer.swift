// SPDX-License-Identifier: MIT

/// The program that drags something over a window of this one. It waits for an answer to each movement and to the drop.
package struct DragPeer: Sendable, Equatable {
  /// The X window of the program, to which answers are sent.
  package let source: UInt
  /// The X window under the pointer.
  package let window: UInt

  package init(source: UInt, window: UInt) {
    self.source = source
    self.window = window
  }
}
