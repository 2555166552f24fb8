// SPDX-License-Identifier: MIT
import QuartzCore
@_spi(Framework) import UIKitCore

/// The bubble of a popover with its arrow and its shadow. It contains the view of the presented controller.
final class PopoverView: UIView {
  private let bubble = CAShapeLayer()
  private let content = UIView()
  /// The outline to which the content is clipped, so that it reaches into the arrow.
  private let outline = CAShapeLayer()
  /// Where the popover is. The view has the frame of the placement.
  var place: PopoverPlacement? { didSet { if place != oldValue { setNeedsLayout() } } }
  /// The colour of the bubble, or `nil` for that of the view that it contains.
  var color: UIColor? { didSet { applyColor() } }

  init() {
    super.init(frame: .zero)
    overrideUserInterfaceLevel = .elevated
    layer.addSublayer(bubble)
    bubble.shadowColor = UIColor.black.cgColor
    bubble.shadowOpacity = PopoverMetrics.shadowOpacity
    bubble.shadowRadius = PopoverMetrics.shadowRadius
    bubble.shadowOffset = PopoverMetrics.shadowOffset
    outline.fillColor = UIColor.black.cgColor
    content.layer.mask = outline
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("PopoverView has no archives; it is made for a presentation") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  /// Takes the view of the presented controller in.
  func show(_ view: UIView) {
    guard view.superview !== content else { return }
    content.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.setPlacement(content.bounds)
    applyColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let place else { return }
    showOutline(place.outline)
    content.frame = bounds
    content.fixSafeArea(place.arrowInsets)
  }

  /// Gives the bubble an outline. Inside an animation block, the outline changes with the view.
  private func showOutline(_ path: CGPath) {
    let (old, duration) = (bubble.path, UIView.inheritedAnimationDuration)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bubble.frame = bounds
    bubble.path = path
    bubble.shadowPath = path
    outline.frame = bounds
    outline.path = path
    CATransaction.commit()
    guard duration > 0, let old, old != path else { return }
    for (layer, key) in [(bubble, "path"), (bubble, "shadowPath"), (outline, "path")] {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = old
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(animation, forKey: key)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyColor()
  }

  private func applyColor() {
    let shown = color ?? content.subviews.first?.backgroundColor ?? .systemBackground
    bubble.fillColor = shown.resolvedColor(with: traitCollection).cgColor
  }
}
