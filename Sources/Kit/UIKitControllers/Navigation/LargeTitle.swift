// SPDX-License-Identifier: MIT

/// The visible part of a navigation bar's large title, and of the background for content that is scrolled to its start.
struct LargeTitle: Equatable {
  /// The height in points of the part of the bar below its buttons. More than ``fullHeight`` if the content is pulled
  /// beyond its start.
  var height: CGFloat = 0
  /// The visible fraction of the background for content that is scrolled to its start.
  var edge: CGFloat = 0

  /// The height in points of the part of the bar that a large title adds to its 44 points. As in UIKit, whose bars with
  /// large titles are 96 points high.
  static let fullHeight: CGFloat = 52
  /// A title that is not scrolled away.
  static let shown = LargeTitle(height: fullHeight, edge: 1)

  /// Creates an empty one: the bar has no large title, and its standard background.
  init() {}

  private init(height: CGFloat, edge: CGFloat) {
    self.height = height
    self.edge = edge
  }

  /// Creates the state for content that is scrolled from its start.
  ///
  /// - Parameters:
  ///   - distance: The distance in points. Negative if the content is pulled beyond its start.
  ///   - fullHeight: The height of the title in points if nothing is scrolled away; zero if there is none.
  ///   - stretches: Whether the bar becomes higher when the content is pulled.
  ///   - hasEdge: Whether there is a background for content that is scrolled to its start.
  init(scrolledBy distance: CGFloat, fullHeight: CGFloat, stretches: Bool, hasEdge: Bool) {
    height = max(fullHeight - (stretches ? distance : max(distance, 0)), 0)
    if fullHeight == 0 { height = 0 }
    edge = hasEdge ? BarLooks.edgeFraction(at: distance - fullHeight) : 0
  }

  /// The height without the part by which the bar is stretched.
  var coveredHeight: CGFloat { min(height, Self.fullHeight) }

  /// The heights between which the small title appears. Estimated: the large title's letters have left the bar.
  private static let smallTitleHeights: ClosedRange<CGFloat> = 4...20

  /// The opacity of the small title, which appears when the large one has almost gone.
  var smallTitleAlpha: CGFloat {
    let heights = Self.smallTitleHeights
    return min(max((heights.upperBound - height) / (heights.upperBound - heights.lowerBound), 0), 1)
  }

  /// Whether the large title is the more visible of the two.
  var isLarge: Bool { smallTitleAlpha < 0.5 }
}

extension UINavigationItem {
  /// Returns whether the last of these items has a large title in a bar with large titles.
  ///
  /// An item whose mode is `.automatic` follows the item below it; the first one has a large title.
  static func hasLargeTitle(lastOf items: some BidirectionalCollection<UINavigationItem>) -> Bool {
    guard !items.isEmpty else { return false }
    return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }
}
