// SPDX-License-Identifier: MIT

/// The limits for the movement of one coordinate of a content offset.
struct ScrollAxis: Hashable {
  /// The offsets at which nothing is visible beyond the content.
  var range: ClosedRange<Double>
  /// The length of the view in points.
  var extent: Double
  /// Whether the content can move along the axis.
  var isMovable: Bool
  var bounces: Bool

  private var band: RubberBand { RubberBand(limit: extent) }

  // MARK: Dragging

  /// Returns the visible offset of content that has been pulled to an offset.
  func shown(_ pull: Double) -> Double {
    let edge = nearest(pull)
    guard bounces else { return edge }
    return pull < edge ? edge - band.shown(edge - pull) : edge + band.shown(pull - edge)
  }

  /// Returns the offset to which the content has been pulled if `offset` is visible.
  func pull(showing offset: Double) -> Double {
    let edge = nearest(offset)
    guard bounces else { return edge }
    return offset < edge ? edge - band.pull(showing: edge - offset) : edge + band.pull(showing: offset - edge)
  }

  /// Returns the visible fraction of a small further pull.
  func slope(at pull: Double) -> Double {
    let distance = abs(pull - nearest(pull))
    return bounces ? band.slope(at: distance) : distance > 0 ? 0 : 1
  }

  // MARK: Release

  /// Returns a motion that ends at the offset that follows from the velocity, limited to the range.
  func deceleration(from start: Double, velocity: Double, rate: UIScrollView.DecelerationRate) -> any ScrollCurve {
    guard isMovable else { return returnCurve(from: start) }
    let glide = ScrollDeceleration(from: start, velocity: velocity, rate: rate)
    let edge = nearest(glide.end)
    if edge == glide.end { return velocity == 0 ? ConstantCurve(at: start) : glide }
    // Content released beyond the edge at which it ends returns on a spring, because no deceleration leads there.
    if nearest(start) == edge, start != edge { return BounceSpring(from: start, to: edge, velocity: velocity) }
    return ScrollGlide(glide, edge: edge, bounces: bounces)
  }

  /// Returns a motion that ends at a chosen offset, limited to the range.
  ///
  /// - Parameter rate: The rate of a deceleration that may lead to the offset, or `nil` to move there directly, as to a
  ///   page.
  func curve(
    from start: Double, to target: Double, velocity: Double, rate: UIScrollView.DecelerationRate?
  ) -> any ScrollCurve {
    let end = nearest(target)
    guard isMovable else { return returnCurve(from: start) }
    guard start != end || velocity != 0 else { return ConstantCurve(at: start) }
    let distance = end - start
    let decay = distance * velocity > 0 ? velocity / distance : 0
    // Use the same kind of motion as without a target if it takes about as long.
    if let rate, decay >= Self.slowestShare * ScrollDeceleration.decay(of: rate), decay <= Self.fastestDecay {
      return ScrollDeceleration(from: start, to: end, decay: decay)
    }
    // The spring is stiff enough not to overshoot.
    return BounceSpring(
      from: start, to: end, velocity: velocity, frequency: max(BounceSpring.bounceFrequency, decay))
  }

  /// Returns the motion of content that cannot scroll, but that a change of its size has left outside of its range.
  private func returnCurve(from start: Double) -> any ScrollCurve {
    let end = nearest(start)
    return start == end ? ConstantCurve(at: end) : BounceSpring(from: start, to: end, velocity: 0)
  }

  /// The smallest decay of a deceleration to a target, as a fraction of the usual one. A slower deceleration would take too
  /// long. Chosen.
  private static let slowestShare = 0.75
  /// The largest decay per second. A faster deceleration looks like braking, so a spring replaces it. Chosen.
  private static let fastestDecay = 10.0

  func nearest(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }
}
