// SPDX-License-Identifier: MIT

/// The scope of a view animation block. It turns each change into a Core Animation animation with the block's timing.
final class BlockScope: AnimationScope {
  var timing: BlockTiming
  private let tracker: BlockTracker
  /// The views that the block has changed, in order.
  private var changedViews: [UIView] = []
  private var startValues = AnimationStartValues()

  init(timing: BlockTiming, completion: ((Bool) -> Void)?) {
    self.timing = timing
    tracker = BlockTracker(
      blocksTouches: !timing.options.contains(.allowUserInteraction), completion: completion)
  }

  nonisolated deinit {}

  /// Runs a view animation block with `timing`.
  static func run(_ timing: BlockTiming, animations: () -> Void, completion: ((Bool) -> Void)?) {
    guard !timing.isInstant else {
      AnimationScopes.perform(in: nil, animations)
      if let completion { completeNextTurn(completion) }
      return
    }
    let scope = BlockScope(timing: timing, completion: completion)
    scope.run(animations)
    scope.close()
  }

  /// Calls a completion in the next turn of the event loop, which is when UIKit completes blocks without a duration.
  private static func completeNextTurn(_ completion: @escaping (Bool) -> Void) {
    _ = Deadline.schedule(at: CACurrentMediaTime()) { completion(true) }
  }

  func changed(_ change: PropertyChange) {
    if timing.options.contains(.layoutSubviews) { changedViews.append(change.view) }
    let animation = timing.makeAnimation(keyPath: change.keyPath)
    timing.apply(to: animation, on: change.layer)
    add(animation, for: change)
  }

  private func add(_ animation: CABasicAnimation, for change: PropertyChange) {
    tracker.track(animation, of: change.view)
    if change.isAdditive {
      let offset = change.old.subtracting(change.new)
      animation.isAdditive = true
      animation.fromValue = offset.animationValue
      animation.toValue = change.new.zero.animationValue
      change.layer.add(animation, forKey: change.layer.freeAnimationKey(for: change.keyPath))
    } else {
      animation.fromValue = startValues.value(for: change).animationValue
      animation.toValue = change.new.animationValue
      change.layer.add(animation, forKey: change.keyPath)
    }
  }

  func add(_ keyframes: KeyframeScope) {
    for path in keyframes.paths {
      let animation = keyframes.makeAnimation(along: path)
      let change = path.change
      timing.apply(to: animation, on: change.layer)
      let key = change.isAdditive ? change.layer.freeAnimationKey(for: change.keyPath) : change.keyPath
      add(animation, to: change.view, forKey: key)
    }
  }

  /// Adds an animation that was made elsewhere, and makes the completion wait for it.
  func add(_ animation: CAAnimation, to view: UIView, forKey key: String) {
    tracker.track(animation, of: view)
    view.layer.add(animation, forKey: key)
  }

  /// Runs the block. With the option `.layoutSubviews`, lays out the changed views inside it.
  func run(_ animations: () -> Void) {
    AnimationScopes.perform(in: self) {
      animations()
      let views = changedViews
      changedViews = []
      for view in views { view.layoutIfNeeded() }
    }
    changedViews = []
  }

  func close() { tracker.close() }
}
