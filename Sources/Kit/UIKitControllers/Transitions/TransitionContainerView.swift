// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The view in which transitions take place. It belongs to the container.
final class TransitionContainerView: UIView {
  /// Called with each subview that is added.
  var onAddSubview: ((UIView) -> Void)?

  /// Returns whether the view intercepts all touches, as it does while a transition runs that no gesture can take over.
  /// Called with each touch during a transition.
  var blocksTouches: (() -> Bool)?

  /// Whether touches that no subview receives go to the views below.
  var passesTouches = false

  /// Called in place of the layout, with a closure that performs it.
  var onLayout: ((_ layOut: () -> Void) -> Void)?
  /// Called when the size has changed, before the layout.
  var onResize: (() -> Void)?
  /// Called when the traits have changed, with the previous ones.
  var onTraitChange: ((UITraitCollection?) -> Void)?
  private var laidOutSize: CGSize?
  private var withholdsLayout = false

  /// Calls `body`, which lays out a subview, without laying out this view. This view is laid out in the next layout pass,
  /// when the transition has been set up.
  func withholdingLayout(_ body: () -> Void) {
    withholdsLayout = true
    body()
    withholdsLayout = false
    setNeedsLayout()
  }

  /// Does nothing. Animators resize the subviews, and a presentation controller that laid out its views in response would
  /// end their animations.
  override func subviewDidResize() {}

  override func layoutSubviews() {
    guard !withholdsLayout else { return }
    let known = laidOutSize
    // Stored before the callback, which may lay out the subviews and thus call this method again.
    laidOutSize = bounds.size
    if let known, known != bounds.size { onResize?() }
    if let onLayout { onLayout { super.layoutSubviews() } } else { super.layoutSubviews() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onTraitChange?(previousTraitCollection)
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    onAddSubview?(subview)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if event?.type == .touches, let blocksTouches, blocksTouches() {
      return self.point(inside: point, with: event) ? self : nil
    }
    let hit = super.hitTest(point, with: event)
    return passesTouches && hit === self ? nil : hit
  }

  nonisolated deinit {}
}
