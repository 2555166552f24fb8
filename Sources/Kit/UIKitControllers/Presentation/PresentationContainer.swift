// SPDX-License-Identifier: MIT

/// The container view of a presentation, and the original position of the presenter's view.
final class PresentationContainer {
  let view = TransitionContainerView()
  /// The position of the presenter's view before a transition moved it into the container.
  private var presenterPlacement: OriginalPlacement?

  nonisolated deinit {}

  var isInstalled: Bool { view.superview != nil }

  /// Adds the container view to the window, or, in a presentation context, beside the view that defines it.
  ///
  /// - Parameter area: The view that the presentation covers.
  func install(over area: UIView, isInContext: Bool) {
    guard let window = area.window else { return }
    let superview = isInContext ? area.superview ?? window : window
    UIView.performWithoutAnimation {
      view.setPlacement(isInContext ? area.placement : window.bounds)
      view.autoresizingMask = isInContext ? area.autoresizingMask : [.flexibleWidth, .flexibleHeight]
      let sibling = superview.subviews.first(where: area.isDescendant)
      superview.insertSubview(view, aboveSubview: sibling ?? area)
    }
  }

  func remove() { view.removeFromSuperview() }

  /// Stores the position of the presenter's view before it moves into the container or out of the window.
  func notePlacement(of presenterView: UIView) { presenterPlacement = OriginalPlacement(of: presenterView) }

  /// Restores the presenter's view at its original position, or in the carrier that has taken the container view in.
  ///
  /// - Parameter frame: The new frame, or `nil` for the original one.
  func restore(_ presenterView: UIView, in frame: CGRect?) {
    guard let carrier = view.superview as? PageCarrier else {
      return presenterPlacement?.restore(presenterView, in: frame) ?? ()
    }
    guard presenterView.superview !== carrier else { return }
    UIView.performWithoutAnimation {
      carrier.insertSubview(presenterView, belowSubview: view)
      presenterView.setPlacement(view.placement)
    }
  }
}
