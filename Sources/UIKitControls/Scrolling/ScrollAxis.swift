// SPDX-License-Identifier: MIT

/// The limits for the movement of one coordinate of a content offset.
struct ScrollAxis: Hashable {
  /// The offsets at which nothing shows beyond the content.
  var range: ClosedRange<Double>
  /// The length of the view.
  var extent: Double
  /// Whether the content can move along the axis.
  var isMovable: Bool
  var bounces: Bool

  private var band: RubberBand { RubberBand(limit: extent) }

  // MARK: Dragged

  /// Returns the offset that shows when the content has been pulled to an offset.
  func shown(_ pull: Double) -> Double {
    let edge = nearest(pull)
    guard bounces else { return edge }
    return pull < edge ? edge - band.shown(edge - pull) : edge + band.shown(pull - edge)
  }

  /// Returns the offset to which the content has been pulled if an offset shows.
  func pull(showing offset: Double) -> Double {
    let edge = nearest(offset)
    guard bounces else { return edge }
    return offset < edge ? edge - band.pull(showing: edge - offset) : edge + band.pull(showing: offset - edge)
  }

  /// Returns the part of a further point of pull that shows.
  func slope(at pull: Double) -> Double {
    let distance = abs(pull - nearest(pull))
    return bounces ? band.slope(at: distance) : distance > 0 ? 0 : 1
  }

  // MARK: Released

  /// Returns a motion that comes to rest where the velocity leads, but within the range.
  func deceleration(from start: Double, velocity: Double, rate: UIScrollView.DecelerationRate) -> any ScrollCurve {
    guard isMovable else { return back(from: start) }
    let glide = ScrollDeceleration(from: start, velocity: velocity, rate: rate)
    let edge = nearest(glide.end)
    if edge == glide.end { return velocity == 0 ? RestingCurve(at: start) : glide }
    // Released beyond the edge at which it ends: no deceleration leads there.
    if nearest(start) == edge, start != edge { return BounceSpring(from: start, to: edge, velocity: velocity) }
    return ScrollGlide(glide, edge: edge, bounces: bounces)
  }

  /// Returns a motion that comes to rest at a chosen offset, within the range.
  ///
  /// - Parameter rate: The rate of a deceleration that may lead there, or nil to go straight there, as to a page.
  func aim(
    from start: Double, to place: Double, velocity: Double, rate: UIScrollView.DecelerationRate?
  ) -> any ScrollCurve {
    let end = nearest(place)
    guard isMovable else { return back(from: start) }
    guard start != end || velocity != 0 else { return RestingCurve(at: start) }
    let way = end - start
    let decay = way * velocity > 0 ? velocity / way : 0
    // The same kind of motion as without a target, if that takes about as long.
    if let rate, decay >= Self.slowestShare * ScrollDeceleration.decay(of: rate), decay <= Self.fastestDecay {
      return ScrollDeceleration(from: start, to: end, decay: decay)
    }
    // So stiff that it does not overshoot.
    return BounceSpring(
      from: start, to: end, velocity: velocity, frequency: max(BounceSpring.bounceFrequency, decay))
  }

  /// Returns content that cannot scroll to its origin, if a change of its size has left it elsewhere.
  private func back(from start: Double) -> any ScrollCurve {
    let end = nearest(start)
    return start == end ? RestingCurve(at: end) : BounceSpring(from: start, to: end, velocity: 0)
  }

  /// A deceleration that loses less of its velocity than this fraction of the usual takes too long. Chosen.
  private static let slowestShare = 0.75
  /// A deceleration that loses more per second looks like braking; a spring replaces it. Chosen.
  private static let fastestDecay = 10.0

  func nearest(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }
}
