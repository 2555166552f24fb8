// SPDX-License-Identifier: MIT

/// Converts between x and y and the two directions of a flow layout: along the content and across it.
nonisolated struct FlowAxis: Equatable, Sendable {
  let isVertical: Bool

  func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }

  func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

  /// The insets before and after the content, and at its two sides.
  func insets(_ insets: UIEdgeInsets) -> (lead: CGFloat, tail: CGFloat, near: CGFloat, far: CGFloat) {
    isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right)
      : (insets.left, insets.right, insets.top, insets.bottom)
  }
}
