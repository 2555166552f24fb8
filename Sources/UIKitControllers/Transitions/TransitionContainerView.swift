// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The view in which transitions happen. Belongs to the container, and tells the driver when a view comes in.
final class TransitionContainerView: UIView {
  /// Told of each subview that is added.
  var onAddSubview: ((UIView) -> Void)?

  /// Whether touches stop here, as they do while a transition runs that nothing can grab.
  var blocksTouches = false

  /// Whether touches go through where no subview takes them.
  var passesTouches = false

  /// Told of a layout, which its argument does.
  var onLayout: ((_ layOut: () -> Void) -> Void)?
  /// Told when the size has changed, before the layout.
  var onResize: (() -> Void)?
  /// Told when the traits have changed, with those before.
  var onTraitChange: ((UITraitCollection?) -> Void)?
  private var laidOutSize: CGSize?
  private var withholdsLayout = false

  /// Has `body` lay out what is in here, but not this view itself: that comes with the next layout, when what is being
  /// set up is there.
  func withholdingLayout(_ body: () -> Void) {
    withholdsLayout = true
    body()
    withholdsLayout = false
    setNeedsLayout()
  }

  /// Does nothing: animators resize the views in here, and a presentation controller that then laid out its views would
  /// end their animations.
  override func subviewDidResize() {}

  override func layoutSubviews() {
    guard !withholdsLayout else { return }
    let known = laidOutSize
    // Set before it is told: who is told may lay out what is in here, and so come by again.
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
    guard blocksTouches else {
      let hit = super.hitTest(point, with: event)
      return passesTouches && hit === self ? nil : hit
    }
    return self.point(inside: point, with: event) ? self : nil
  }

  nonisolated deinit {}
}
