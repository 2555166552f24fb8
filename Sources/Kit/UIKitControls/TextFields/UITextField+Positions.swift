// SPDX-License-Identifier: MIT

// Positions in the text.
extension UITextField: UITextInput {
  func caret(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return line.convert(line.caretRect(before: edited.offset(of: position)), to: self)
  }

  func firstFrame(for range: UITextRange) -> CGRect {
    rects(of: edited.characters(of: range)).first ?? caretRect(for: range.start)
  }

  package func rects(of characters: Range<Int>) -> [CGRect] {
    layoutIfNeeded()
    return line.rects(of: characters).map { line.convert($0, to: self) }
  }

  package var selectionRects: [CGRect] {
    layoutIfNeeded()
    return line.rects(of: edited.selection).map { line.convert($0.intersection(line.bounds), to: self) }
  }

  func nearestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return edited.position(line.offset(nearestTo: convert(point, to: line)))
  }
}
