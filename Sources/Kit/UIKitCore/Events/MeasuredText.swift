// SPDX-License-Identifier: MIT

/// A view that knows where the characters of its text are. Offsets count characters.
package protocol MeasuredText: UIView {
  /// The whole text, also as far as it is not shown.
  var measuredText: String { get }

  /// Returns the rectangles that characters take up, in the view's coordinates. Characters without a place, such as those
  /// below a label's last line, have none.
  func rects(of characters: Range<Int>) -> [CGRect]
  /// Returns the offset of the caret that is nearest to a point of the view.
  func caretOffset(nearestTo point: CGPoint) -> Int
}

extension MeasuredText {
  /// Returns the offset of the character at a point of the view, or nil if there is none.
  package func characterOffset(at point: CGPoint) -> Int? {
    let caret = caretOffset(nearestTo: point)
    return [caret - 1, caret].first { offset in
      offset >= 0 && rects(of: offset..<offset + 1).contains { $0.contains(point) }
    }
  }
}
