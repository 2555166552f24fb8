// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A view that carries a page and the presentations in the page's own context through the transitions of the page's
/// container, so that they move together.
///
/// It takes them in when a transition starts, and keeps them while another page is shown. When the page is at rest on the
/// screen, they are in the container again. The points of its bounds are those of the container.
final class PageCarrier: UIView {
  override class var drawsNothing: Bool { true }

  nonisolated deinit {}

  fileprivate func take(_ parts: [UIView], from container: UIView, frame: CGRect) {
    setPlacement(frame)
    bounds.origin = frame.origin
    container.insertSubview(self, belowSubview: parts[0])
    for part in parts { addSubview(part) }
  }

  /// Returns the views to the container, and leaves it.
  func release(in container: UIView) {
    for part in subviews {
      container.insertSubview(part, belowSubview: self)
      part.setPlacement(placement)
    }
    removeFromSuperview()
  }
}

extension UIViewController {
  /// The view that a transition of the container moves: the carrier while it carries the page, otherwise the controller's
  /// own view, if that has been loaded.
  var carriedView: UIView? {
    guard let carrier = modal.carrier, !carrier.subviews.isEmpty else { return viewIfLoaded }
    return carrier
  }

  /// Returns the view that a transition of the container moves. If the controller presents in its own context, that is a
  /// carrier.
  func gatheredView(in container: UIView) -> UIView? {
    let presented: [UIView] = modal.presentations.filter(\.isInContext).map(\.containerView)
    let parts = container.subviews.filter { $0 === viewIfLoaded || presented.contains(identicalTo: $0) }
    guard let last = parts.last, presented.contains(identicalTo: last) else { return carriedView }
    let carrier = modal.carrier ?? PageCarrier()
    modal.carrier = carrier
    UIView.performWithoutAnimation { carrier.take(parts, from: container, frame: last.placement) }
    return carrier
  }
}
