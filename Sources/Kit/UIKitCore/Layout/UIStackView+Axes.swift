// SPDX-License-Identifier: MIT

/// Sizes and frames along the axis of a stack view and across it.
extension UIStackView {
  func extent(of size: CGSize) -> (length: CGFloat, cross: CGFloat) {
    axis == .vertical ? (size.height, size.width) : (size.width, size.height)
  }

  func size(length: CGFloat, cross: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: cross, height: length) : CGSize(width: length, height: cross)
  }

  func frame(
    _ span: (start: CGFloat, length: CGFloat), _ line: (start: CGFloat, length: CGFloat), in area: CGRect
  ) -> CGRect {
    let size = size(length: span.length, cross: line.length)
    var origin =
      axis == .vertical ? CGPoint(x: line.start, y: span.start) : CGPoint(x: span.start, y: line.start)
    if isRightToLeft { origin.x = area.width - origin.x - size.width }
    return CGRect(origin: CGPoint(x: area.minX + origin.x, y: area.minY + origin.y), size: size)
  }
}
