// SPDX-License-Identifier: MIT

/// The resistance to a pull past an end: the farther the pull, the less of it shows, `(1 − 1/(x·c/d + 1))·d` as in UIKit.
package struct RubberBand: Hashable {
  /// UIKit's c: the fraction of a short pull that shows.
  static let slack: CGFloat = 0.55
  /// The fraction of the limit up to which a pull is computed from what shows.
  private static let reach: CGFloat = 0.999

  /// The largest distance that shows, in points. In a scroll view, it is the length of the view.
  package let limit: CGFloat

  package init(limit: CGFloat) { self.limit = limit }

  /// Returns how much of a pull by `distance` past the end shows. A pull that is not past the end shows completely.
  package func shown(_ distance: CGFloat) -> CGFloat {
    guard distance > 0, limit > 0 else { return min(distance, 0) }
    return distance * limit * Self.slack / (limit + Self.slack * distance)
  }

  /// Returns the pull for which `shown` shows. It is very large if that is the limit or more.
  package func pull(showing shown: CGFloat) -> CGFloat {
    guard shown > 0, limit > 0 else { return min(shown, 0) }
    let shown = min(shown, limit * Self.reach)
    return shown * limit / (Self.slack * (limit - shown))
  }

  /// Returns the part of a further point of pull that shows at `distance`.
  func slope(at distance: CGFloat) -> CGFloat {
    guard distance > 0, limit > 0 else { return 1 }
    let share = limit / (limit + Self.slack * distance)
    return Self.slack * share * share
  }
}
