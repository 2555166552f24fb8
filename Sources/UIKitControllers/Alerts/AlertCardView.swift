// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A rounded box of an alert, with its shadow. Its `content` is clipped to it.
final class AlertCardView: UIView {
  let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.color
    isUserInteractionEnabled = false
    layer.cornerRadius = AlertMetrics.cornerRadius
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = AlertMetrics.shadowRadius
    layer.shadowOffset = AlertMetrics.shadowOffset
    content.layer.cornerRadius = AlertMetrics.cornerRadius
    content.clipsToBounds = true
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("AlertCardView has no archives; create it with a frame") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  /// The background colour. iOS blurs the page behind the alert; this is approximately the resulting colour. Estimated.
  private static let color = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(hex: 0x29292b) : UIColor(hex: 0xf7f7f9)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
