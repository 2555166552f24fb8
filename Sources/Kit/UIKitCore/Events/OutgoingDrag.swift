// SPDX-License-Identifier: MIT
import X11

/// A drag of the program on the desktop, beyond the windows of its stack.
@MainActor
package protocol OutgoingDrag: AnyObject {
  /// Moves the drag to a point of the stack in which it began, which may be outside it. Returns what is there.
  func move(to location: CGPoint) -> DragPlace
  /// Whether the picture can be translucent: whether a compositing manager draws the screen.
  var isTranslucent: Bool { get }
  /// Sets the picture that is shown beyond the windows of the program.
  ///
  /// - Parameter offset: The distance in points from the pointer to the picture's top left.
  func show(_ picture: CGImage, at offset: CGVector)
  /// Whether the picture is shown, in place of that in the window.
  var showsPicture: Bool { get }
  /// Moves the picture alone as if the pointer were at a point of the stack. It is possible after the end of the drag.
  func movePicture(to location: CGPoint)
  /// Hides the picture. The end of the drag alone does not.
  func hidePicture()
  /// Drops the content on the window of another program.
  ///
  /// - Parameter completion: Called with the action that the drop has had, or nil if there was none.
  func drop(completion: @escaping @MainActor (DragAction?) -> Void)
  /// Ends the drag.
  func cancel()
}

/// The place under the pointer in a drag.
@MainActor
package enum DragPlace {
  /// A stack of this program, and the point in it.
  case own(WindowStack, CGPoint)
  /// A window of another program, and the action that a drop would have as far as it has answered.
  case foreign(DragAction?)
  case nowhere
}
