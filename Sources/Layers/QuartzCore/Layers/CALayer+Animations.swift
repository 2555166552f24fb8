// SPDX-License-Identifier: MIT
import Diagnostics

extension CALayer {
  final func keysOfAnimations() -> [String]? {
    let keys = animationList.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  final func attach(_ animation: CAAnimation, forKey key: String?) {
    guard expect(presented == nil, "CALayer: a presentation layer has no animations of its own; animate the model()")
    else { return }
    let copy = animation.makeCopy()
    let key = copy is CATransition ? kCATransition : key
    if let key { detachAnimations { $0.key == key } }
    CATransaction.ensureOpen()
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    // On a timeline an animation is linear, also beyond the ends, where a predefined curve would stop.
    if copy.timingFunction == nil, copy.timeline == nil {
      copy.timingFunction = CATransaction.animationTimingFunction()
    }
    if tree.context?.isSlowed ?? true { AnimationDrag.apply(to: copy, now: localTime(at: CACurrentMediaTime())) }
    let attached = AttachedAnimation(copy, key: key, layer: self, completions: CATransaction.openCompletions)
    animationList.append(attached)
    markNodeDirty()
    if tree.context == nil { DetachedAnimations.note(self) }
  }

  final func detachAnimations(where matches: (AttachedAnimation) -> Bool) {
    let removed = animationList.filter(matches)
    guard !removed.isEmpty else { return }
    CATransaction.ensureOpen()
    animationList.removeAll(where: matches)
    markNodeDirty()
    for animation in removed { animation.stop(finished: false) }
  }

  /// Removes an animation that has ended.
  final func detachEnded(_ animation: AttachedAnimation) {
    animationList.remove(identicalTo: animation)
    markNodeDirty()
  }
}
