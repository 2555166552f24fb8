// SPDX-License-Identifier: MIT
import RenderTree

/// The scope of a property animator's block. It turns each change into an animation on the animator's timeline.
final class AnimatorScope: AnimationScope {
  var timing: BlockTiming
  private let owner: UIViewPropertyAnimator
  /// The group to which the current changes belong.
  private weak var group: LayoutDependentAnimations?
  /// The interval of the timeline in which the changes are animated.
  private var span: ClosedRange<Double>
  private let timeline: AnimationTimeline
  private let pacing: DelayedPacing?
  private var startValues = AnimationStartValues()

  init(
    animator: UIViewPropertyAnimator, timeline: AnimationTimeline, timing: BlockTiming, span: ClosedRange<Double>,
    pacing: DelayedPacing?
  ) {
    owner = animator
    self.timing = timing
    self.timeline = timeline
    self.span = span
    self.pacing = pacing
  }

  nonisolated deinit {}

  var animator: UIViewPropertyAnimator? { owner }

  func changed(_ change: PropertyChange) {
    let start = change.isAdditive ? change.old : startValues.value(for: change)
    let pacing = pacing?.keyframes ?? [(0, 0), (1, 1)]
    var keyframes = Keyframes(values: pacing.map { start.interpolated(to: change.new, fraction: $0.fraction) })
    keyframes.keyTimes = pacing.map(\.time)
    let animation: CAPropertyAnimation
    if keyframes.values.count == 2 {
      let basic = CABasicAnimation(keyPath: change.keyPath)
      basic.fromValue = change.animated(keyframes.values[0]).animationValue
      basic.toValue = change.animated(keyframes.values[1]).animationValue
      animation = basic
    } else {
      let keyframed = CAKeyframeAnimation(keyPath: change.keyPath)
      keyframed.values = keyframes.values.map { change.animated($0).animationValue ?? $0 }
      keyframed.keyTimes = keyframes.keyTimes.map { NSNumber(value: $0) }
      animation = keyframed
    }
    animation.isAdditive = change.isAdditive
    add(animation, for: change, keyframes: keyframes)
  }

  func add(_ scope: KeyframeScope) {
    for path in scope.paths {
      var keyframes = Keyframes(values: path.values)
      keyframes.keyTimes = path.times
      add(scope.makeAnimation(along: path), for: path.change, keyframes: keyframes)
    }
  }

  private func add(_ animation: CAPropertyAnimation, for change: PropertyChange, keyframes: Keyframes) {
    animation.timeline = timeline
    animation.beginTime = span.lowerBound
    animation.duration = max(span.upperBound - span.lowerBound, AnimatorTiming.instant)
    animation.repeatCount = timing.repeatCount
    animation.autoreverses = timing.autoreverses
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    let key = change.isAdditive ? change.layer.freeAnimationKey(for: change.keyPath) : change.keyPath
    change.layer.add(animation, forKey: key)
    owner.track(TrackedChange(change: change, keyframes: keyframes, key: key, span: span, group: group))
  }

  func perform(_ group: LayoutDependentAnimations, _ changes: () -> Void) {
    let outer = self.group
    self.group = group
    changes()
    self.group = outer
  }

  /// The nested block becomes part of the animation, with the same duration unless it overrides that.
  func perform(nested: BlockTiming, animations: () -> Void, completion: ((Bool) -> Void)?) {
    if let completion { owner.addCompletion { completion($0 == .end) } }
    let outer = span
    let whole = timing.duration
    if nested.options.contains(.overrideInheritedDuration), whole > 0 {
      let length = outer.upperBound - outer.lowerBound
      let start = min(outer.lowerBound + length * nested.delay / whole, outer.upperBound)
      span = start...min(start + length * nested.duration / whole, outer.upperBound)
    }
    AnimationScopes.perform(in: self, animations)
    span = outer
  }
}

/// A change that an animator has made, with the values needed to stop it midway or to undo it.
struct TrackedChange {
  let change: PropertyChange
  /// The values of the animation, from the value shown at the beginning to the new one.
  let keyframes: Keyframes
  let key: String
  /// The interval of the animator's timeline in which the change is animated.
  let span: ClosedRange<Double>
  private(set) weak var group: LayoutDependentAnimations?

  /// Removes the animation, so that the layer shows the model's new value.
  func removeAnimation() { change.layer.removeAnimation(forKey: key) }

  /// Sets the model. If `overwritesLaterValues` is false, a value that other code has set since the change is kept.
  func setModel(_ value: AnimatableValue, overwritesLaterValues: Bool) {
    guard overwritesLaterValues || change.property.value(in: change.layer.state) == change.new else { return }
    change.layer.setValue(value.clientValue, forKeyPath: change.keyPath)
  }

  /// Sets the model to the value of the change at a progress of the animator. Differences that other code has added
  /// remain.
  func setModel(at progress: Double) {
    guard let value = change.property.value(along: keyframes, at: fraction(at: progress)) else { return }
    let model = change.property.value(in: change.layer.state)
    let stopped = change.isAdditive ? model.adding(value.subtracting(change.new)) : value
    change.layer.setValue(stopped.clientValue, forKeyPath: change.keyPath)
  }

  /// Returns the completed fraction of the change. It exceeds 0…1 if the change touches an end of the timeline and the
  /// timeline overshoots there.
  private func fraction(at progress: Double) -> Double {
    let length = span.upperBound - span.lowerBound
    guard length > 0 else { return progress >= span.upperBound ? 1 : 0 }
    let fraction = (progress - span.lowerBound) / length
    if fraction < 0 && span.lowerBound > 0 { return 0 }
    if fraction > 1 && span.upperBound < 1 { return 1 }
    return fraction
  }
}
