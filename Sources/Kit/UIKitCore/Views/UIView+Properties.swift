// SPDX-License-Identifier: MIT

extension UIView {
  func requestPropertyUpdate() {
    geometry.sizing.needsProperties = true
    layer.markNeedsPreparation()
  }

  /// Requests a call of `updateProperties()` of the view controller whose root view this is.
  package func requestPropertyUpdateOfOwner() { layer.markNeedsPreparation() }
}

extension UIView: PreparingLayerDelegate {
  package func prepare(_ layer: CALayer) {
    guard layer === self.layer else { return }
    traitCollection.performAsCurrent {
      owner?.updateRootViewProperties()
      guard geometry.sizing.needsProperties else { return }
      geometry.sizing.needsProperties = false
      updateProperties()
    }
  }
}
