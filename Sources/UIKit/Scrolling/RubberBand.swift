// SPDX-License-Identifier: MIT

/// A pull past an end, of which the less shows the farther it goes: `(1 − 1/(x·c/d + 1))·d`, as UIKit has it.
package struct RubberBand: Hashable {
  /// UIKit's c: how much of a short pull shows.
  static let slack: CGFloat = 0.55
  /// Nearer to the limit than this part of it, a pull counts as no longer.
  private static let reach: CGFloat = 0.999

  /// The largest distance that shows, in points; in a scroll view its extent.
  package let limit: CGFloat

  package init(limit: CGFloat) { self.limit = limit }

  /// How much of a pull by `distance` past the end shows; all of one that is not past the end.
  package func shown(_ distance: CGFloat) -> CGFloat {
    guard distance > 0, limit > 0 else { return min(distance, 0) }
    return distance * limit * Self.slack / (limit + Self.slack * distance)
  }

  /// How far the pull has to be for `shown` to show. As far as one likes where that is the limit or more.
  package func pull(showing shown: CGFloat) -> CGFloat {
    guard shown > 0, limit > 0 else { return min(shown, 0) }
    let shown = min(shown, limit * Self.reach)
    return shown * limit / (Self.slack * (limit - shown))
  }

  /// The part of a further point of pull that shows at `distance`.
  func slope(at distance: CGFloat) -> CGFloat {
    guard distance > 0, limit > 0 else { return 1 }
    let share = limit / (limit + Self.slack * distance)
    return Self.slack * share * share
  }
}
