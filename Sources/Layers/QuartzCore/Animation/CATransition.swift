// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree
import TimingFunctions

/// An animated change from what a layer and its sublayers showed before the transaction to what they show after it.
///
/// A layer has at most one transition. It is kept under ``kCATransition``, regardless of the key with which it is
/// added.
///
/// ```swift
/// func crossFade(_ layer: CALayer, change: () -> Void) {
///   let transition = CATransition()
///   transition.duration = 0.3
///   layer.add(transition, forKey: kCATransition)
///   change()
/// }
/// ```
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind of transition. The default is ``CATransitionType/fade``. A name that is not predefined stops the program.
  open var type = CATransitionType.fade

  /// The side from which the new content comes. The default is `nil`, which means from the left.
  /// ``CATransitionType/fade`` ignores it.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition starts, from 0 to 1. The default is 0.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1. The default is 1.
  open var endProgress: Float = 1

  nonisolated deinit {}

  override class func property(named name: String) -> AnimationProperty? {
    AnimationProperty.transition[name] ?? super.property(named: name)
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }

  override func makeEffect(duration: Double, in encoding: AnimationEncoding) -> LayerAnimation.Effect? {
    let kind = TransitionEffect.Kind(rawValue: type.rawValue)
    expect(kind != nil, "CATransition: no type is called \(type.rawValue), and it fades; use moveIn, push or reveal")
    let direction = subtype.flatMap { TransitionEffect.Direction(rawValue: $0.rawValue) } ?? .fromLeft
    return .transition(
      TransitionEffect(kind: kind ?? .fade, direction: direction, previous: encoding.snapshotPrevious()))
  }

  override func makePacing(duration: Double) -> any Timing {
    let pacing = super.makePacing(duration: duration)
    if startProgress == 0 && endProgress == 1 { return pacing }
    return PartialTiming(base: pacing, start: Double(startProgress), end: Double(endProgress))
  }
}

/// A timing that begins and ends at values other than 0 and 1.
nonisolated private struct PartialTiming: Timing {
  let base: any Timing
  let start, end: Double

  func value(at time: Double) -> Double { start + (end - start) * base.value(at: time) }
  func velocity(at time: Double) -> Double { (end - start) * base.velocity(at: time) }
  var settlingDuration: Double { base.settlingDuration }
}
