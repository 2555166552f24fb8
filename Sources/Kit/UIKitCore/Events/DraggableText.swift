// SPDX-License-Identifier: MIT

/// A view whose text the user edits or selects, as drag and drop sees it. Offsets count characters.
package protocol DraggableText: MeasuredText {
  /// Whether text can be dropped.
  var acceptsDrops: Bool { get }
  /// The offset at which the caret of a drag over the view is shown, or nil without such a drag.
  var dropCaret: Int? { get set }
  /// The rectangles of the selected characters that are visible, in the view's coordinates.
  var selectionRects: [CGRect] { get }

  /// Returns the selected text if a press at a point of the view drags it, or nil if the press does something else.
  func draggedText(from point: CGPoint) -> String?
  /// Returns whether the selected text is elsewhere than at an offset, and can be moved there.
  func canMoveSelection(to offset: Int) -> Bool
  /// Moves the selected text to an offset, if the delegate allows it. It remains selected.
  func moveSelection(to offset: Int)
  /// Begins editing, and inserts a text at an offset, if the delegate allows both. The text is then selected.
  func drop(_ text: String, at offset: Int)
  /// Returns what scrolls the text while a drag is near its upper or lower edge, or nil if the text does not scroll.
  ///
  /// - Parameters:
  ///   - location: Returns the point of the drag in the view.
  ///   - didScroll: Called after each step.
  func makeScroller(
    forDragAt location: @escaping () -> CGPoint, didScroll: @escaping () -> Void
  ) -> (any DragScroller)?
}

/// Scrolls for as long as what the user drags is near an edge, whether or not the pointer moves.
package protocol DragScroller: AnyObject {
  /// Begins to scroll if that is necessary. Call it when the pointer has moved.
  func update()
  /// Stops scrolling. Call it at the end of the drag.
  func stop()
}

/// The drags of text out of text fields and text views and into them, in a higher module.
///
/// No module below knows it, and programs without it have no such drags. Therefore the class is found by its name, as an
/// ``AssistiveTechnology`` is.
package protocol TextDragging: AnyObject {
  /// Lets the user drag the selection out of a text, and drop text into it.
  @MainActor static func attach(to text: any DraggableText)
}

extension UIApplication {
  /// The class of drags of text, or nil if the program has none.
  package static let textDragging = NSClassFromString("UIKitDragAndDrop.TextDrags") as? any TextDragging.Type
}
