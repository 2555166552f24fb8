// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A rounded box of an alert, which blurs what is behind it. Its `content` is clipped to it.
final class AlertCardView: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  var content: UIView { material.contentView }

  override init(frame: CGRect) {
    super.init(frame: frame)
    material.layer.cornerRadius = AlertMetrics.cornerRadius
    material.clipsToBounds = true
    content.backgroundColor = Self.tint
    addSubview(material)
  }

  required init?(coder: NSCoder) { fatalError("AlertCardView has no archives; create it with a frame") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  /// A colour above the blur: in a dark window the alert is lighter than the dimmed page. Chosen.
  private static let tint = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.06) : .clear }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
  }
}
