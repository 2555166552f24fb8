// SPDX-License-Identifier: MIT

/// The resistance to a pull past an end. The visible part of a pull of length x is `(1 − 1/(x·c/d + 1))·d` with the limit
/// d, as in UIKit.
package struct RubberBand: Hashable {
  /// UIKit's c: the visible fraction of a short pull.
  static let slack: CGFloat = 0.55
  /// The largest fraction of the limit for which a pull is computed. At the limit itself it would be infinite.
  private static let largestShownFraction: CGFloat = 0.999

  /// The largest visible distance in points. In a scroll view, it is the length of the view.
  package let limit: CGFloat

  package init(limit: CGFloat) { self.limit = limit }

  /// Returns the visible part of a pull by `distance` past the end. A pull that is not past the end is completely
  /// visible.
  package func shown(_ distance: CGFloat) -> CGFloat {
    guard distance > 0, limit > 0 else { return min(distance, 0) }
    return distance * limit * Self.slack / (limit + Self.slack * distance)
  }

  /// Returns the pull whose visible part is `shown`. It is very large if `shown` is the limit or more.
  package func pull(showing shown: CGFloat) -> CGFloat {
    guard shown > 0, limit > 0 else { return min(shown, 0) }
    let shown = min(shown, limit * Self.largestShownFraction)
    return shown * limit / (Self.slack * (limit - shown))
  }

  /// Returns the visible fraction of a small further pull at `distance`.
  func slope(at distance: CGFloat) -> CGFloat {
    guard distance > 0, limit > 0 else { return 1 }
    let share = limit / (limit + Self.slack * distance)
    return Self.slack * share * share
  }
}
