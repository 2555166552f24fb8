// SPDX-License-Identifier: MIT

/// The width of a column according to the program and the user.
struct ColumnWidth: Equatable {
  private static let automatic = UISplitViewController.automaticDimension

  /// The preferred width in points.
  var preferred = automatic
  /// The preferred width as a fraction of the whole.
  var fraction = automatic
  /// The smallest width in points.
  var minimum = automatic
  /// The largest width in points.
  var maximum = automatic
  /// The width in points to which the user has dragged the divider.
  var dragged: CGFloat?

  /// Sets the preferred width in points, in place of what the user has chosen.
  mutating func prefer(_ width: CGFloat) { (preferred, dragged) = (width, nil) }

  /// Sets the preferred fraction, in place of what the user has chosen.
  mutating func preferFraction(_ fraction: CGFloat) { (self.fraction, dragged) = (fraction, nil) }

  /// Sets the width that the user has chosen, within the limits.
  mutating func drag(to width: CGFloat, in whole: CGFloat) {
    dragged = width
    dragged = clamped(width, in: whole)
  }

  /// Returns the width in points in a container.
  ///
  /// - Parameter width: The width of the container in points.
  func resolved(in width: CGFloat) -> CGFloat {
    let wanted: CGFloat
    if let dragged {
      wanted = dragged
    } else if preferred != Self.automatic {
      wanted = preferred
    } else if fraction != Self.automatic {
      wanted = fraction * width
    } else {
      wanted = min(max(ColumnMetrics.fraction * width, ColumnMetrics.smallestWidth), ColumnMetrics.largestWidth)
    }
    return clamped(wanted, in: width).rounded()
  }

  /// Returns a width in points within the smallest and the largest one.
  func clamped(_ value: CGFloat, in width: CGFloat) -> CGFloat {
    let low = minimum == Self.automatic ? min(ColumnMetrics.smallestWidth, preferredOrLess) : minimum
    // By default a drag can widen a column to half of the whole.
    let widest = max(ColumnMetrics.largestWidth, width / 2)
    let high =
      maximum == Self.automatic ? max(preferred, dragged == nil ? ColumnMetrics.largestWidth : widest) : maximum
    let limit = fraction == Self.automatic || maximum != Self.automatic ? high : max(high, fraction * width)
    return min(min(max(value, low), max(limit, low)), width)
  }

  private var preferredOrLess: CGFloat { preferred == Self.automatic ? ColumnMetrics.smallestWidth : preferred }
}
