// SPDX-License-Identifier: MIT

/// A rounded box of an alert, with its shadow. What goes into `content` is clipped to it.
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

  required init?(coder: NSCoder) { fatalError("AlertCardView is made by its frame") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  /// iOS blurs the page behind; what shows through that is about these, by eye.
  private static let color = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(hex: 0x29292b) : UIColor(hex: 0xf7f7f9)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
