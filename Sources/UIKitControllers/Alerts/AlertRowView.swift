// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A row for one action of an alert. `AlertView` tracks the touches, so that a press can slide from one action to
/// another.
final class AlertRowView: UIView {
  let action: UIAlertAction
  private let label = UILabel()

  init(action: UIAlertAction) {
    self.action = action
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.text = action.title
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("AlertRowView has no archives; create it with an action") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  /// Whether the row is pressed, or has been chosen with the keyboard.
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { backgroundColor = isHighlighted ? Self.pressedColor : nil } }
  }

  private static let pressedColor = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: AlertMetrics.pressedAlpha)
  }

  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  func style(fontSize: CGFloat, isStrong: Bool) {
    label.font = .systemFont(ofSize: fontSize, weight: isStrong ? .semibold : .regular)
    label.textColor = color
  }

  private var color: UIColor {
    if !action.isEnabled { return .tertiaryLabel }
    return action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.padding, dy: 0)
  }

  private static let padding: CGFloat = 8
}
