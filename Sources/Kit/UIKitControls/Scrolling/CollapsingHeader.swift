// SPDX-License-Identifier: MIT

/// The parts of a bar above a scroll view that scrolling hides one after the other, such as a search bar and a large title.
///
/// The bar hides them while the content is scrolled by their heights, and tells the scroll view how much it has hidden. The
/// scroll view's insets follow the bar, but the range of its offset does not: its first offset remains the one at which
/// the header is shown. Scrolling by the user does not end where a part is only partly hidden.
@MainActor
package final class CollapsingHeader {
  /// The heights in points of the parts, in the order in which they are hidden.
  package var parts: [CGFloat] = []
  /// The height in points that is hidden, from 0 to the sum of the parts.
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

  /// Returns the offset at which scrolling to `offset` ends: not where a part of the header is only partly hidden.
  ///
  /// - Parameter direction: The sign of the movement, or zero if the nearer end of that part is to be chosen.
  package func restingOffset(besideHeader offset: CGPoint, direction: CGFloat = 0) -> CGPoint {
    let (low, high) = offsetRange
    let distance = offset.y - low.y
    var start: CGFloat = 0
    for part in collapsingHeader?.parts ?? [] {
      let end = start + part
      if distance > start, distance < end {
        // Content that ends before the part is hidden returns to where it is shown.
        let hides = direction == 0 ? distance - start >= part / 2 : direction > 0
        return CGPoint(x: offset.x, y: low.y + (hides && high.y >= low.y + end ? end : start))
      }
      start = end
    }
    return offset
  }
}
