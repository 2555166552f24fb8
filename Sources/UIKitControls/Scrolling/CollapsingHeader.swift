// SPDX-License-Identifier: MIT

/// The part of a bar above a scroll view that scrolling hides, such as a large title.
///
/// The bar hides it while the content is scrolled by its height, and tells the scroll view how much it has hidden. The
/// scroll view's insets follow the bar, but the range of its offset does not: its first offset remains the one at which
/// the header is shown. Scrolling by the user does not end between the two states.
@MainActor
package final class CollapsingHeader {
  /// The height in points while nothing is hidden.
  package var height: CGFloat = 0
  /// The part of the height in points that is hidden, from 0 to `height`.
  package var hidden: CGFloat = 0
  /// Called when the offset has changed, before the delegate is told.
  package var didScroll: (() -> Void)?

  package init() {}

  nonisolated deinit {}
}

extension UIScrollView {
  /// The distance in points by which the content is scrolled from its start. Negative while it is pulled beyond that.
  package var distanceFromStart: CGFloat { contentOffset.y - offsetRange.minimum.y }

  /// The distance in points by which the content can be scrolled to its end. Negative while it is pulled beyond that.
  package var distanceFromEnd: CGFloat { offsetRange.maximum.y - contentOffset.y }

  /// The insets at which the range of the offset starts and ends, which include the hidden part of the header.
  var rangeInsets: UIEdgeInsets {
    var insets = adjustedContentInset
    if let collapsingHeader, safeAreaPart.top > 0 { insets.top += collapsingHeader.hidden }
    return insets
  }

  /// Returns the offset at which scrolling to `offset` ends: not where the header is only partly shown.
  ///
  /// - Parameter direction: The sign of the movement, or zero if the nearer end is to be chosen.
  func restingOffset(besideHeader offset: CGPoint, direction: CGFloat = 0) -> CGPoint {
    guard let height = collapsingHeader?.height, height > 0 else { return offset }
    let (low, high) = offsetRange
    let distance = offset.y - low.y
    guard distance > 0, distance < height else { return offset }
    let hides = direction == 0 ? distance >= height / 2 : direction > 0
    // Content that ends before the header is hidden returns to its start.
    return CGPoint(x: offset.x, y: hides && high.y >= low.y + height ? low.y + height : low.y)
  }
}
