// SPDX-License-Identifier: MIT
package import Foundation

/// An event of a drag of another program over a window.
package enum DragEvent: Sendable, Equatable {
  /// A drag has entered the window. The formats are media types and names of the selection's targets, the best first.
  case entered(formats: [String])
  /// The drag has moved to a point in pixels from the window's top left. The source waits for
  /// ``Window/answerDrag(of:with:)``, and may be asked for its content with the time.
  case moved(to: CGPoint, action: DragAction, time: UInt, peer: DragPeer)
  /// The drag has left the window, or its source has ended.
  case left
  /// The user has dropped the content at the last point, with the last action. The source waits for ``Window/finishDrop(of:with:)``, and has to be
  /// asked for its content with the time.
  case dropped(action: DragAction, time: UInt, peer: DragPeer)
}
