// SPDX-License-Identifier: MIT
import UIKit

/// A line in a plot, through points from left to right.
struct PlotLine {
  let color: UIColor
  /// The points, in values of the two axes.
  let points: [CGPoint]

  /// Returns the value at a value of the horizontal axis, or nil to the left and to the right of the line.
  func value(at x: CGFloat) -> CGFloat? {
    guard let first = points.first, let last = points.last, x >= first.x, x <= last.x else { return nil }
    var (low, high) = (0, points.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].x <= x { low = middle } else { high = middle }
    }
    let (start, end) = (points[low], points[high])
    return end.x > start.x ? start.y + (x - start.x) / (end.x - start.x) * (end.y - start.y) : end.y
  }
}

/// A mark at a point of a plot.
struct PlotMark {
  enum Shape {
    /// A small disc.
    case dot
    /// A circle around the point.
    case ring
  }

  let shape: Shape
  let color: UIColor
  /// The point, in values of the two axes.
  let point: CGPoint

  /// The diameter in points.
  var side: CGFloat { shape == .dot ? 5 : 10 }
}
