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
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.text = action.title
    addSubview(label)
    isAccessibilityElement = true
    // The box clips its rows.
    let halo = UIFocusHaloEffect()
    halo.position = .inside
    focusEffect = halo
  }

  required init?(coder: NSCoder) { fatalError("AlertRowView has no archives; create it with an action") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  override var canBecomeFocused: Bool { action.isEnabled }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? action.title }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityTraits(default: action.isEnabled ? .button : [.button, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }

  /// The radius of the boxes, because a row may be at the corners of one.
  override var effectCornerRadius: CGFloat? { AlertMetrics.cornerRadius }

  /// Whether the row is pressed.
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
