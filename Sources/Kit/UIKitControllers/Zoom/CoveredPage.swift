// SPDX-License-Identifier: MIT

/// The page below a zoom, which becomes a card with round corners while it is covered.
struct CoveredPage {
  let view: UIView
  /// Lies over the page, with its bars and the rim of the card.
  let cover: UIView
  private let transform: CATransform3D
  private let cornerRadius: CGFloat
  private let clips: Bool

  init(view: UIView, cover: UIView) {
    self.view = view
    self.cover = cover
    (transform, cornerRadius, clips) = (view.layer.transform, view.layer.cornerRadius, view.clipsToBounds)
    for view in [view, cover] { view.clipsToBounds = true }
    cover.layer.borderWidth = TransitionMetrics.rimWidth
  }

  /// Scales the page down.
  ///
  /// - Parameter coverage: 0 for the page as it is, 1 for the card.
  func show(_ coverage: CGFloat) {
    let scale = 1 + (ZoomMetrics.coveredScale - 1) * coverage
    view.layer.transform = transform.concatenating(.scale(scale, scale))
    cover.layer.transform = .scale(scale, scale)
    view.layer.cornerRadius = cornerRadius + (ZoomMetrics.cornerRadius - cornerRadius) * coverage
    cover.layer.cornerRadius = view.layer.cornerRadius
    let rim = TransitionMetrics.rim.resolvedColor(with: view.traitCollection).cgColor
    cover.layer.borderColor = rim.copy(alpha: rim.alpha * coverage)
  }

  /// Gives the page back what it had, and removes the cover.
  func restore() {
    cover.removeFromSuperview()
    (view.layer.transform, view.layer.cornerRadius, view.clipsToBounds) = (transform, cornerRadius, clips)
  }
}
