// SPDX-License-Identifier: MIT

/// The ring of a `UIFocusHaloEffect`, a sublayer of the focused view that follows its size.
@MainActor
final class FocusRing {
  private let layer = CALayer()

  /// The width of the ring, and the distance of its outer edge from the view's edge, in points. Estimated from desktops'
  /// own rings. The gap between both is more than a pixel wide, so that rounding leaves one around a view in the ring's
  /// colour.
  private static let width: CGFloat = 2.5
  private static let outset: CGFloat = 4
  private static let inset: CGFloat = 2
  /// The corner radius of a view that has none, in points.
  private static let defaultRadius: CGFloat = 6

  init() { layer.borderWidth = Self.width }

  nonisolated deinit {}

  var isShown: Bool { layer.superlayer != nil }

  /// Shows the ring in front of the content of a view.
  func show(_ halo: UIFocusHaloEffect, on view: UIView) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if view.layer.sublayers?.last !== layer { view.layer.addSublayer(layer) }
    let isInside = halo.position == .inside || halo.position == .automatic && view.layer.masksToBounds
    let distance = isInside ? -Self.inset : Self.outset
    let (rect, radius) = halo.shape ?? (view.bounds, view.effectCornerRadius ?? 0)
    layer.frame = rect.insetBy(dx: -distance, dy: -distance)
    let own = max((radius > 0 ? radius : Self.defaultRadius) + distance, 0)
    layer.cornerRadius = min(own, layer.frame.width / 2, layer.frame.height / 2)
    layer.borderColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    CATransaction.commit()
  }

  func hide() {
    guard isShown else { return }
    CATransaction.withoutActions { layer.removeFromSuperlayer() }
  }
}
