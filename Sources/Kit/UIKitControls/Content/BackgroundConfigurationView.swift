// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The view of the background configuration of a cell.
package final class BackgroundConfigurationView: UIView {
  package let configuration: UIBackgroundConfiguration
  private let shape = UIView()

  package init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shape.layer.cornerRadius = configuration.cornerRadius
    shape.layer.borderWidth = configuration.strokeWidth
    addSubview(shape)
    updateColors()
  }

  package required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  package override class var drawsNothing: Bool { true }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    shape.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    shape.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    shape.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
  }
}
