// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitControls
import UIKitCore

/// Finds the characters of an element's text, in pixels of its window. Offsets count UTF-16 code units.
struct TextPlaces {
  private let view: any MeasuredText
  private let scale: CGFloat

  /// Returns nil for an element that does not show its text as it is read.
  init?(_ object: UIResponder) {
    guard let view = object as? any MeasuredText, let window = view.window else { return nil }
    if let label = view as? UILabel, label.accessibilityLabel != label.text { return nil }
    self.view = view
    scale = window.contentScaleFactor
  }

  /// Returns the frame of text or, if the range is empty, of the caret. Returns nil if it has no place.
  func frame(of units: Range<Int>) -> AccessibleNode.Frame? {
    let rects = caretRect(at: units).map { [$0] } ?? view.rects(of: characters(in: units))
    guard let first = rects.first else { return nil }
    let rect = rects.dropFirst().reduce(first) { $0.union($1) }
    return AccessibleNode.Frame(
      UIAccessibility.convertToScreenCoordinates(rect, in: view).applying(CGAffineTransform(scaleX: scale, y: scale)))
  }

  /// Returns the offset of the character at a point, or nil if there is none.
  func character(x: Int, y: Int) -> Int? {
    let pixel = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
    guard let offset = view.characterOffset(at: view.convert(pixel, from: nil)) else { return nil }
    let text = view.measuredText
    return text.prefix(offset).utf16.count
  }

  private func caretRect(at units: Range<Int>) -> CGRect? {
    guard units.isEmpty, let input = view as? any UITextInput else { return nil }
    return caretRect(at: units.lowerBound, in: input)
  }

  private func caretRect(at unit: Int, in input: some UITextInput) -> CGRect? {
    input.position(from: input.beginningOfDocument, offset: unit).map(input.caretRect)
  }

  /// Returns the characters that contain code units.
  private func characters(in units: Range<Int>) -> Range<Int> {
    let text = view.measuredText
    let offset = { (unit: Int) in
      text.distance(from: text.startIndex, to: String.Index(utf16Offset: min(unit, text.utf16.count), in: text))
    }
    let start = offset(units.lowerBound)
    return start..<(units.isEmpty ? start : max(offset(units.upperBound - 1) + 1, start))
  }
}
