// SPDX-License-Identifier: MIT
import UIKit

/// The motion of a transition as the screen shows it, measured at equal fractions of its animation.
struct MotionTable {
  /// The number of intervals.
  static let count = 48

  /// The fraction of the distance that is covered at each fraction of the animation.
  let progress: [CGFloat]
  /// The edge that moves farthest, or nil if no edge moves.
  let edge: MovingEdge?
  /// The size of the pages in points.
  let size: CGSize

  /// The points of a drag for the whole distance: those that the edge covers, or without one the width of the pages.
  var distance: CGFloat { max(edge?.distance ?? size.width, 1) }

  /// Measures an interactive transition. Call it while a snapshot covers the pages, because each measured fraction is
  /// committed.
  ///
  /// - Parameters:
  ///   - root: The view that contains the transition.
  ///   - show: Sets the fraction of the animation that is shown.
  init(in root: UIView, show: (CGFloat) -> Void) {
    let shown = (0...Self.count).map { index in
      show(CGFloat(index) / CGFloat(Self.count))
      CATransaction.flush()
      return ShownPages(in: root)
    }
    self.init(shown, in: root.bounds.size)
  }

  private init(_ shown: [ShownPages], in size: CGSize) {
    self.size = size
    progress = shown.indices.map { index in
      shown[index].progress(from: shown[0], to: shown[Self.count]) ?? CGFloat(index) / CGFloat(Self.count)
    }
    edge = MovingEdge(in: shown, of: size)
  }

  /// Returns the progress at a fraction of the animation, between the measured ones along a smooth curve. Beyond its ends,
  /// an animation moves the pages by the part of their distance that it is beyond.
  func progress(at fraction: CGFloat) -> CGFloat {
    fraction > 0 && fraction < 1 ? Self.interpolate(progress, at: fraction) : fraction
  }

  /// Returns the first fraction of the animation at which the progress is `value`.
  func fraction(ofProgress value: CGFloat) -> CGFloat {
    value > 0 && value < 1 ? Self.invert(progress, value) : value
  }

  /// Returns the value at a fraction, on a curve through values at equal distances. Its slope changes without steps, as
  /// the velocity does, and between two values it does not go beyond them.
  static func interpolate(_ values: [CGFloat], at fraction: CGFloat) -> CGFloat {
    let position = min(max(fraction, 0), 1) * CGFloat(values.count - 1)
    let index = min(Int(position), values.count - 2)
    let t = position - CGFloat(index)
    let rise = values[index + 1] - values[index]
    let (start, end) = (slope(of: values, at: index), slope(of: values, at: index + 1))
    return values[index] + t * (start + t * (3 * rise - 2 * start - end + t * (start + end - 2 * rise)))
  }

  /// Returns the slope per interval: the mean of those on both sides, but 0 at a turn, and limited such that no value lies
  /// outside its interval.
  private static func slope(of values: [CGFloat], at index: Int) -> CGFloat {
    let before = index > 0 ? values[index] - values[index - 1] : nil
    let after = index < values.count - 1 ? values[index + 1] - values[index] : nil
    guard let before, let after else { return before ?? after ?? 0 }
    guard before * after > 0 else { return 0 }
    let limit = 3 * min(abs(before), abs(after))
    return min(max((before + after) / 2, -limit), limit)
  }

  /// Returns the first fraction at which values that lead from the first to the last one reach `value`, or the fraction
  /// of the nearest one.
  static func invert(_ values: [CGFloat], _ value: CGFloat) -> CGFloat {
    let isRising = values[values.count - 1] >= values[0]
    func reaches(_ other: CGFloat) -> Bool { isRising ? other >= value : other <= value }
    guard let index = values.firstIndex(where: reaches) else { return 1 }
    guard index > 0 else { return 0 }
    var (low, high) = (CGFloat(index - 1), CGFloat(index))
    let intervals = CGFloat(values.count - 1)
    for _ in 0..<bisections {
      let middle = (low + high) / 2
      if reaches(interpolate(values, at: middle / intervals)) { high = middle } else { low = middle }
    }
    return (low + high) / 2 / intervals
  }

  /// Returns the fraction at which values are `value`: of several, the one nearest to `start`. If they do not reach
  /// `value`, it is the fraction of the value next to it.
  static func invert(_ values: [CGFloat], _ value: CGFloat, near start: CGFloat) -> CGFloat {
    let intervals = CGFloat(values.count - 1)
    func distance(_ fraction: CGFloat) -> CGFloat { abs(fraction - start) }
    let reached = values.indices.dropLast().compactMap { index -> CGFloat? in
      let (first, last) = (values[index], values[index + 1])
      guard min(first, last) <= value, value <= max(first, last) else { return nil }
      guard first != last else { return min(max(start * intervals, CGFloat(index)), CGFloat(index + 1)) / intervals }
      var (low, high) = (CGFloat(index), CGFloat(index + 1))
      for _ in 0..<bisections {
        let middle = (low + high) / 2
        let isBefore = (interpolate(values, at: middle / intervals) < value) == (first < last)
        if isBefore { low = middle } else { high = middle }
      }
      return (low + high) / 2 / intervals
    }
    if let nearest = reached.min(by: { distance($0) < distance($1) }) { return nearest }
    let nearest = values.map { abs($0 - value) }.min()
    return values.indices.filter { abs(values[$0] - value) == nearest }.map { CGFloat($0) / intervals }
      .min { distance($0) < distance($1) } ?? start
  }

  /// The number of bisections, which makes the result exact to a millionth of an interval.
  private static let bisections = 20
}

/// The edge of a page that a transition moves, and its position at equal fractions of the animation.
struct MovingEdge {
  enum Side: CaseIterable {
    case left, right, top, bottom

    var isHorizontal: Bool { self == .left || self == .right }

    func position(of frame: CGRect) -> CGFloat {
      switch self {
      case .left: frame.minX
      case .right: frame.maxX
      case .top: frame.minY
      case .bottom: frame.maxY
      }
    }

    var title: String {
      switch self {
      case .left: "Left edge"
      case .right: "Right edge"
      case .top: "Top edge"
      case .bottom: "Bottom edge"
      }
    }
  }

  let side: Side
  /// The positions in points of the pages.
  let positions: [CGFloat]
  /// The layer of the edge, which exists as long as the transition.
  private let layer: ObjectIdentifier

  /// The share of the pages' area that a layer has at least, so that its edges count.
  private static let leastShare: CGFloat = 0.15

  /// The distance in points that an edge covers at least, so that it counts as moving.
  private static let leastDistance: CGFloat = 8

  /// Finds the edge, among all those that are shown from the start to the end, that covers the greatest distance; of
  /// several, that of a page that is shown at the end.
  ///
  /// - Parameters:
  ///   - shown: The pages at several instants, from the start to the end.
  ///   - size: The size of the pages in points.
  init?(in shown: [ShownPages], of size: CGSize) {
    let (page, area) = (CGRect(origin: .zero, size: size), Self.leastShare * size.width * size.height)
    func arrives(_ last: CGRect) -> Bool { page.contains(CGPoint(x: last.midX, y: last.midY)) }
    var best: (distance: CGFloat, layer: ObjectIdentifier, side: Side)?
    let order = shown[0].order.filter { shown[shown.count - 1].frames[$0] != nil }
    for layer in order {
      guard let first = shown[0].frames[layer], let last = shown[shown.count - 1].frames[layer],
        !Self.isFlat(first), !Self.isFlat(last), max(first.width * first.height, last.width * last.height) >= area
      else { continue }
      for side in Side.allCases {
        let distance =
          abs(side.position(of: last) - side.position(of: first)) + (arrives(last) ? 2 * Self.tolerance : 0)
        if distance > (best?.distance ?? Self.leastDistance) + Self.tolerance { best = (distance, layer, side) }
      }
    }
    guard let best else { return nil }
    side = best.side
    layer = best.layer
    positions = shown.compactMap { $0.frames[best.layer].map(best.side.position) }
    guard positions.count == shown.count else { return nil }
  }

  /// Whether a layer is seen from its side, as half of a flip. Its edges rest in the other half.
  private static func isFlat(_ frame: CGRect) -> Bool { min(frame.width, frame.height) < 1 }

  /// The difference in points below which distances are equal. The view that is farther outside counts then.
  private static let tolerance: CGFloat = 0.5

  /// The distance in points from the first to the last position.
  var distance: CGFloat { abs(positions[positions.count - 1] - positions[0]) }
  /// Whether the position increases, as 1 or -1.
  var sign: CGFloat { positions[positions.count - 1] < positions[0] ? -1 : 1 }

  func position(at fraction: CGFloat) -> CGFloat {
    let shown = min(max(fraction, 0), 1)
    let distance = positions[positions.count - 1] - positions[0]
    return MotionTable.interpolate(positions, at: shown) + (fraction - shown) * distance
  }

  /// Returns the position in the pages of the same transition at one instant, or nil if they no longer have the edge.
  func position(in shown: ShownPages) -> CGFloat? { shown.frames[layer].map(side.position) }

  /// Returns the fraction of the animation at which the edge is at a position: of several, the one nearest to `start`. It
  /// lies beyond an end only if `start` does.
  func fraction(at position: CGFloat, near start: CGFloat) -> CGFloat {
    let end = start > 1 ? positions[positions.count - 1] : positions[0]
    let beyond = (position - end) / (positions[positions.count - 1] - positions[0])
    if start > 1, beyond > 0 { return 1 + beyond }
    return start < 0 && beyond < 0 ? beyond : MotionTable.invert(positions, position, near: start)
  }
}
