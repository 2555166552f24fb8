// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animator of a zoom: a page grows out of a view of the page below, or shrinks back into one.
///
/// In contrast to iOS, the corners of the card are square at the end, because windows on a desktop have square corners.
final class ZoomAnimator: NSObject, StockAnimator {
  let pair: ZoomPair
  let isOpening: Bool
  private(set) var playback: ZoomPlayback?
  /// The interrupted zoom that this one continues.
  private var predecessor: ZoomAnimator?

  /// Returns `nil` if the upper page does not prefer a zoom, or has no source to zoom from.
  init?(opening isOpening: Bool, upper: UIViewController, lower: UIViewController) {
    guard let recipe = upper.preferredTransition?.recipe else { return nil }
    pair = ZoomPair(lower: lower, upper: upper, recipe: recipe)
    self.isOpening = isOpening
    super.init()
    guard pair.hasSource else { return nil }
  }

  nonisolated deinit {}

  var timing: any Timing { Spring(naturalFrequency: ZoomMetrics.frequency, dampingRatio: 1) }

  func settling(from progress: Double, to end: Double, velocity: Double) -> any Timing {
    ZoomAnimator.shaping(ZoomMetrics.frequency, from: progress, to: end, velocity: velocity)
  }

  /// Returns the timing of the card's size and shape over the rest of the transition. It is critically damped and does not
  /// overshoot, because the card would be distorted beyond the end. `velocity` is in progress per second.
  ///
  /// Chosen: the measured springs of iOS overshoot. Here only the card's position does.
  static func shaping(
    _ frequency: Double, from progress: Double, to end: Double, velocity: Double
  ) -> any Timing {
    let distance = end - progress
    let relative = abs(distance) > TransitionMetrics.leastDistance ? velocity / distance : 0
    return ArrivingTiming(
      Spring(
        naturalFrequency: frequency, dampingRatio: 1,
        initialVelocity: min(max(relative, -ZoomMetrics.fastest), ZoomMetrics.fastest)))
  }

  func continueFrom(_ predecessor: any StockAnimator) { self.predecessor = predecessor as? ZoomAnimator }

  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    let handOff = playback?.handOff ?? predecessor?.playback?.handOff
    predecessor = nil
    let container = context.containerView
    guard let page = context.view(forKey: isOpening ? .to : .from) else {
      // The animator must not move the page.
      return CrossFadeAnimator().makePlayback(using: context)
    }
    let covered = context.view(forKey: isOpening ? .from : .to)
    UIView.performWithoutAnimation {
      if !isOpening, let covered, covered.superview !== container { container.insertSubview(covered, at: 0) }
    }
    let views = ZoomViews(pair: pair, page: page, covered: covered, in: container)
    let playback = ZoomPlayback(views: views, isOpening: isOpening, continuing: handOff) { [weak context] end in
      context?.completeTransition(end == .finish)
    }
    self.playback = playback
    return playback
  }
}
