// SPDX-License-Identifier: MIT
import Diagnostics

extension CGPath {
  /// Returns the outline that stroking the path would fill, for use with the winding rule.
  ///
  /// The outline consists of overlapping pieces, one for each segment, join and cap; Core Graphics returns a single
  /// contour.
  ///
  /// - Parameters:
  ///   - width: The width of the line.
  ///   - lineCap: The shape of the ends.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: The longest miter, in line widths.
  ///   - transform: A transform that is applied to the outline.
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var stroker = Stroker(halfWidth: width / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for line in flattened(tolerance: Stroker.tolerance) { stroker.add(line) }
    return CGPath(elements: transform.isIdentity ? stroker.elements : stroker.elements.map { $0.applying(transform) })
  }

  /// Returns the path cut into dashes.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which each subpath starts.
  ///   - lengths: The lengths of dashes and gaps in turn. If one is negative or all are zero, the lines are solid.
  ///   - transform: A transform that is applied to the dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard expect(lengths.isDashPattern, "copy(dashingWithPhase:lengths:): lengths must not be negative, nor all zero")
    else { return CGPath(elements: elements.map { $0.applying(transform) }) }
    let dashes = CGMutablePath()
    for line in flattened(tolerance: Stroker.tolerance) {
      for dash in line.dashed(phase: phase, lengths: lengths) { dashes.addLines(between: dash, transform: transform) }
    }
    return CGPath(elements: dashes.elements)
  }
}

extension [CGFloat] {
  /// Whether these can be the lengths of dashes and gaps in turn.
  var isDashPattern: Bool { allSatisfy { $0 >= 0 } && contains { $0 > 0 } }
}

extension Polyline {
  /// The largest number of dashes in a line. A line with more is drawn solid, because they could not be told apart.
  private static let maximumDashes: CGFloat = 100_000

  private var length: CGFloat {
    let corners = isClosed ? points + [points[0]] : points
    return zip(corners, corners.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  fileprivate func dashed(phase: CGFloat, lengths: [CGFloat]) -> [[CGPoint]] {
    // With an odd count, dashes and gaps are exchanged in each repetition.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard length / period * CGFloat(pattern.count) <= Self.maximumDashes else { return [points] }
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    var dashes: [[CGPoint]] = []
    var dash: [CGPoint] = index % 2 == 0 ? [points[0]] : []
    let corners = isClosed ? points + [points[0]] : points
    for (start, end) in zip(corners, corners.dropFirst()) {
      let length = hypot(end.x - start.x, end.y - start.y)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let t = done / length
        let point = CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
        if index % 2 == 0 { dashes.append(dash + [point]) }
        index = (index + 1) % pattern.count
        dash = index % 2 == 0 ? [point] : []
        left = pattern[index]
      }
      left -= length - done
      if index % 2 == 0 { dash.append(end) }
    }
    return dash.count > 1 ? dashes + [dash] : dashes
  }
}
