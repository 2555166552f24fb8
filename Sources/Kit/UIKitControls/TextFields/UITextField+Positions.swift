// SPDX-License-Identifier: MIT

// Positions in the text.
extension UITextField: UITextInput {
  func caret(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return line.convert(line.caretRect(before: edited.offset(of: position)), to: self)
  }

  func firstFrame(for range: UITextRange) -> CGRect {
    layoutIfNeeded()
    let rect = line.rects(of: edited.characters(of: range)).first
    return rect.map { line.convert($0, to: self) } ?? caretRect(for: range.start)
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
