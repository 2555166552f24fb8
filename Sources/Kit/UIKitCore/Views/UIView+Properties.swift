// SPDX-License-Identifier: MIT
import Observation

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
      trackUpdate(of: self, updateProperties) { $0.setNeedsUpdateProperties() }
    }
  }
}

/// Calls `update`, and `request` on the main thread when an `Observable` value that `update` has read is about to change:
/// at once, or soon if it changes on another thread.
///
/// Layout is not tracked. Tracking cannot be ended before a change, and a view that scrolls is laid out in each frame.
package func trackUpdate<Responder: UIResponder>(
  of responder: Responder, _ update: () -> Void, request: @escaping @MainActor @Sendable (Responder) -> Void
) {
  withObservationTracking(update) { [weak responder] in
    if Thread.isMainThread {
      MainActor.assumeIsolated { if let responder { request(responder) } }
    } else {
      DispatchQueue.main.async { if let responder { request(responder) } }
    }
  }
}
