// SPDX-License-Identifier: MIT

/// The animations that a transition captured: those added below a container since its clock was taken.
extension CALayer {
  /// Each animation below this layer that began at or after a local time, by its layer and key.
  func animations(since begin: Double) -> [(layer: CALayer, key: String)] {
    var found: [(layer: CALayer, key: String)] = []
    visitSublayers { layer in
      for key in layer.animationKeys() ?? [] where layer.isCaptured(key, since: begin) { found.append((layer, key)) }
    }
    return found
  }

  /// The local time at which the last of the captured animations ends; those that repeat for ever don't count.
  func lastAnimationEnd(since begin: Double) -> Double? {
    animations(since: begin).compactMap { $0.layer.animationSpan(forKey: $0.key)?.end }.max()
  }

  /// Makes what the screen shows of the captured animations the model, so that removing them changes no pixel.
  func adoptPresentation(ofAnimationsSince begin: Double) {
    CATransaction.flush()
    let captured = animations(since: begin)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, key) in captured {
      guard let shown = layer.presentation(), let animation = layer.animation(forKey: key) else { continue }
      for keyPath in animation.animatedKeyPaths {
        layer.setValue(shown.value(forKeyPath: keyPath), forKeyPath: keyPath)
      }
    }
    CATransaction.commit()
  }

  /// One that has not been committed yet is new; one on a timeline has a clock of its own.
  private func isCaptured(_ key: String, since begin: Double) -> Bool {
    guard let animation = animation(forKey: key), animation.timeline == nil else { return false }
    return animationSpan(forKey: key).map { $0.begin >= begin } ?? true
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
  /// What it moves, itself or through its children.
  fileprivate var animatedKeyPaths: [String] {
    if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap(\.animatedKeyPaths) }
    return [(self as? CAPropertyAnimation)?.keyPath].compactMap { $0 }
  }
}
