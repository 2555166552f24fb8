// SPDX-License-Identifier: MIT

/// The view in which a presentation takes place, and the place to which the presenter's view returns from it.
final class PresentationContainer {
  let view = TransitionContainerView()
  /// Where the presenter's view was before a transition took it into the container.
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

  /// Notes the place of the presenter's view before that moves into the container or out of the window.
  func notePlacement(of presenterView: UIView) { presenterPlacement = OriginalPlacement(of: presenterView) }

  /// Puts the presenter's view back.
  ///
  /// - Parameter frame: Where it belongs now, if not where it was.
  func restore(_ presenterView: UIView, in frame: CGRect?) { presenterPlacement?.restore(presenterView, in: frame) }
}
