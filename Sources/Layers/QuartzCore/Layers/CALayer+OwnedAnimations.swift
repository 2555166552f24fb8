// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animations of a layer, of its descendants and of a sibling that follows its clock, by their owners.
///
/// All methods ignore animations on a timeline, because these do not run on the layer's time.
extension CALayer {
  /// Returns the local time at which the last animation of `owner` ends, or nil if none ends.
  package final func lastAnimationEnd(of owner: AnimationOwner) -> Double? {
    attachedAnimations(of: owner).compactMap { $0.animation.encoded?.endTime }.max()
  }

  /// Removes the animations of `owner`. The model does not change.
  package final func removeAnimations(of owner: AnimationOwner) {
    for (layer, animation) in attachedAnimations(of: owner) { layer.detachAnimations { $0 === animation } }
  }

  /// Lets those animations of `owner` that begin or end with an interval of the layer's time continue beyond it, or no
  /// longer if it is nil.
  package final func extendAnimations(of owner: AnimationOwner, beyond span: ClosedRange<Double>?) {
    CATransaction.ensureOpen()
    for (layer, attached) in attachedAnimations(of: owner) {
      attached.extend(beyond: span)
      layer.markNodeDirty()
    }
  }

  /// Sets the model to the presentation for the properties that the animations of `owner` animate, so that their removal
  /// does not change a pixel.
  package final func adoptPresentation(ofAnimationsOf owner: AnimationOwner) {
    CATransaction.flush()
    let owned = attachedAnimations(of: owner)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, attached) in owned {
      guard let shown = layer.presentation() else { continue }
      for keyPath in attached.animation.animatedKeyPaths {
        layer.setValue(shown.value(forKeyPath: keyPath), forKeyPath: keyPath)
      }
    }
    CATransaction.commit()
  }

  /// Sets how this layer's time runs. The animations that follow it and do not belong to `owner` continue from their
  /// progress.
  package final func setTimeMap(_ map: TimeMap, shiftingAnimationsNotOf owner: AnimationOwner) {
    let now = CACurrentMediaTime()
    let others = attachedAnimations { $0.owner !== owner }.map { layer, animation in
      (layer: layer, animation: animation, localTime: layer.localTime(at: now))
    }
    timeMap = map
    for other in others {
      other.animation.shift(from: other.localTime, to: other.layer.localTime(at: now))
      other.layer.markNodeDirty()
      context?.eventsChanged(of: other.animation)
    }
  }

  private func attachedAnimations(of owner: AnimationOwner) -> [(layer: CALayer, animation: AttachedAnimation)] {
    attachedAnimations { $0.owner === owner }
  }

  private func attachedAnimations(
    where matches: (AttachedAnimation) -> Bool
  ) -> [(layer: CALayer, animation: AttachedAnimation)] {
    var found: [(layer: CALayer, animation: AttachedAnimation)] = []
    visitLayersOfClock { layer in
      for attached in layer.animationList where attached.animation.timeline == nil && matches(attached) {
        found.append((layer, attached))
      }
    }
    return found
  }

  /// Visits the layers that follow this layer's clock: the layer itself, those below it, and a sibling.
  private func visitLayersOfClock(_ visit: (CALayer) -> Void) {
    for layer in [self, timeFollower].compactMap({ $0 }) {
      visit(layer)
      layer.visitSublayers(visit)
    }
  }

  private func visitSublayers(_ visit: (CALayer) -> Void) {
    for sublayer in sublayers ?? [] {
      visit(sublayer)
      if let mask = sublayer.mask { visit(mask) }
      sublayer.visitSublayers(visit)
    }
  }
}

extension CAAnimation {
  /// The key paths that the animation animates, itself or through its children.
  fileprivate var animatedKeyPaths: [String] {
    if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap(\.animatedKeyPaths) }
    return [(self as? CAPropertyAnimation)?.keyPath].compactMap { $0 }
  }
}
