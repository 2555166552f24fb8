// SPDX-License-Identifier: MIT
import RenderTree

/// Goes over from what a layer, with its sublayers, showed before the transaction to what it shows after it.
///
/// A layer has at most one; it is kept under the key `kCATransition`, whatever key it is added for.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// nil comes from the left, as Core Animation's does.
  open var subtype: CATransitionSubtype?
  /// The part of the way at which to begin and to end, 0…1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  nonisolated deinit {}

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }

  override func makeEffect(duration: Double, in encoding: AnimationEncoding) -> LayerAnimation.Effect? {
    guard let kind = TransitionEffect.Kind(rawValue: type.rawValue) else {
      preconditionFailure("CATransition: no type is called \(type.rawValue); use fade, moveIn, push or reveal")
    }
    let direction = subtype.flatMap { TransitionEffect.Direction(rawValue: $0.rawValue) } ?? .fromLeft
    return .transition(
      TransitionEffect(kind: kind, direction: direction, previous: encoding.snapshotPrevious()))
  }

  override func makePacing(duration: Double) -> any Timing {
    let pacing = super.makePacing(duration: duration)
    if startProgress == 0 && endProgress == 1 { return pacing }
    return PartOfTheWay(base: pacing, start: Double(startProgress), end: Double(endProgress))
  }
}

/// A timing that begins and ends at other places than 0 and 1.
nonisolated private struct PartOfTheWay: Timing {
  let base: any Timing
  let start, end: Double

  func value(at time: Double) -> Double { start + (end - start) * base.value(at: time) }
  func velocity(at time: Double) -> Double { (end - start) * base.velocity(at: time) }
  var settlingDuration: Double { base.settlingDuration }
}
