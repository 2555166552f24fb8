// SPDX-License-Identifier: MIT

/// The highlight of a `UIHoverStyle`, a sublayer of the view under the pointer.
///
/// It covers the view's bounds after each layout, also while a button is down and the pointer counts as being where the
/// button was pressed. A view that shows its content elsewhere, such as a swiped row, changes the origin of its bounds.
@MainActor
final class HoverHighlight: LayoutFollower {
  private let layer = CALayer()

  /// The opacity of the highlight in the light and in the dark appearance. Estimated. In the light one, a highlighted white
  /// card must not have the color of the grouped background around it.
  private static let strengths: (light: CGFloat, dark: CGFloat) = (0.1, 0.08)
  /// The corner radius of a view that has none, in points.
  private static let defaultRadius: CGFloat = 6
  /// The duration in seconds in which the highlight appears.
  private static let duration: TimeInterval = 0.12

  init() {}

  nonisolated deinit {}

  /// The view that shows the highlight.
  private(set) weak var view: UIView?

  var isShown: Bool { layer.superlayer != nil }

  /// Fades the highlight in, in front of the content of a view.
  func show(_ style: UIHoverStyle, on view: UIView) {
    guard view !== self.view || !isShown else { return follow(style, on: view) }
    self.view = view
    view.window?.addLayoutFollower(self)
    CATransaction.withoutActions {
      layer.opacity = 0
      view.layer.addSublayer(layer)
      follow(style, on: view)
    }
    CATransaction.begin()
    CATransaction.setAnimationDuration(Self.duration)
    layer.opacity = 1
    CATransaction.commit()
  }

  /// Follows the view's size and appearance.
  private func follow(_ style: UIHoverStyle, on view: UIView) {
    CATransaction.withoutActions {
      let isDark = view.traitCollection.userInterfaceStyle == .dark
      let color = UIColor(white: isDark ? 1 : 0, alpha: isDark ? Self.strengths.dark : Self.strengths.light).cgColor
      let radius = view.effectCornerRadius ?? 0
      let own = radius > 0 ? radius : Self.defaultRadius
      let shown = style.shape?.cornerRadius(in: view.bounds.size) ?? min(own, view.bounds.height / 2)
      cover(view)
      if layer.cornerRadius != shown { layer.cornerRadius = shown }
      if layer.maskedCorners != view.layer.maskedCorners { layer.maskedCorners = view.layer.maskedCorners }
      if layer.backgroundColor != color { layer.backgroundColor = color }
    }
  }

  private func cover(_ view: UIView) {
    if layer.frame != view.bounds { layer.frame = view.bounds }
  }

  func layersWereLaidOut() {
    guard let view, isShown else { return }
    CATransaction.withoutActions { cover(view) }
  }

  func hide() {
    view = nil
    if isShown { CATransaction.withoutActions { layer.removeFromSuperlayer() } }
  }
}
