// SPDX-License-Identifier: MIT
import X11

/// Receives the drags of other programs over the windows, in a higher module, which sets itself as
/// ``UIApplication/dropReceiver`` when it is first used. Without one, no window takes part in drags.
@MainActor
package protocol DropReceiver: AnyObject {
  /// A drag has entered a window. Another one has ended.
  ///
  /// - Parameter formats: Media types and names of the selection's targets, the best first.
  func dragEntered(formats: [String])
  /// The drag has moved to a point of a stack, and waits for an answer.
  func dragMoved(to location: CGPoint, in stack: WindowStack, _ moment: DragMoment)
  /// The drag has left the window, or has ended.
  func dragLeft()
  /// The content was dropped at the last point, and its source waits until it has been read.
  func dragDropped(_ moment: DragMoment)
}

/// A moment of a drag at which its source waits for an answer, and can be asked for its content.
package struct DragMoment {
  /// Receives the content in a format, or nil if the source does not send it.
  package typealias Reader = @MainActor @Sendable (ClipboardContents.Representation?) -> Void

  /// The action that the source proposes.
  package let action: DragAction
  /// Reads the content in one of the formats, and passes it on later.
  package let read: @MainActor (_ format: String, @escaping Reader) -> Void
  /// Answers the source with the action that a drop has, or nil if it is refused. It is called once, or not at all if the
  /// drag has ended.
  package let answer: @MainActor (DragAction?) -> Void

  package init(
    action: DragAction, read: @escaping @MainActor (_ format: String, @escaping Reader) -> Void,
    answer: @escaping @MainActor (DragAction?) -> Void
  ) {
    self.action = action
    self.read = read
    self.answer = answer
  }
}

extension UIApplication {
  /// The receiver of the drags of other programs, or nil if the program accepts none.
  package static var dropReceiver: (any DropReceiver)? {
    didSet { if dropReceiver != nil { shared.desktop?.acceptDrops() } }
  }
}
