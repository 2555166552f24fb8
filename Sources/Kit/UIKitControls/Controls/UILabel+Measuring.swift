// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

// The positions of characters in the bounds. A subclass that draws its text in another rectangle has them there only.
extension UILabel: MeasuredText {
  package var measuredText: String { text ?? "" }

  package func rects(of characters: Range<Int>) -> [CGRect] {
    let fitted = fittedText(in: bounds.size)
    let area = fitted.area.offsetBy(dx: bounds.minX, dy: bounds.minY)
    return fitted.layout.rects(of: characters, includesBreak: false, width: area.width, height: area.height)
      .map { $0.offsetBy(dx: area.minX, dy: area.minY) }
  }

  package func caretOffset(nearestTo point: CGPoint) -> Int {
    let fitted = fittedText(in: bounds.size)
    let area = fitted.area.offsetBy(dx: bounds.minX, dy: bounds.minY)
    let line = fitted.layout.lineIndex(at: point.y - area.minY, width: area.width, height: area.height)
    return fitted.layout.characterOffset(
      inLine: line, nearestTo: point.x - area.minX, width: area.width, height: area.height)
  }
}
