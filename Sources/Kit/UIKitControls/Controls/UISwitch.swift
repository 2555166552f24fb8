// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A control that is on or off.
///
/// A click changes it, as does dragging the thumb to the other end. The event `.valueChanged` is sent when the finger
/// is lifted.
///
/// ```swift
/// @MainActor func makeSwitch(change: @escaping (Bool) -> Void) -> UISwitch {
///   let toggle = UISwitch()
///   toggle.addAction(UIAction { action in change((action.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
///   return toggle
/// }
/// ```
@preconcurrency @MainActor open class UISwitch: UIControl {
  // The metrics of iOS's switch.
  private static let size = CGSize(width: 51, height: 31)
  private static let thumbInset: CGFloat = 2
  /// The distance in points by which the thumb widens under the finger.
  private static let thumbStretch: CGFloat = 6
  /// The fraction of the track beyond which a drag moves the thumb to the other end.
  private static let dragShare: CGFloat = 0.75
  private static let disabledAlpha: CGFloat = 0.5
  /// The colour of the track if the switch is off.
  private static let offColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(hex: 0x39393d) : UIColor(hex: 0xe9e9ea)
  }

  private let track = UIView()
  private let thumb = UIView()
  private var storedIsOn = false
  /// The value when the current touch began, and whether the touch has dragged the thumb.
  private var press: (wasOn: Bool, didDrag: Bool)?

  /// Creates a switch that is off. Its size is always 51 × 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a switch that is off. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UISwitch.self || super.drawsNothing }

  private func setUp() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = Self.size.height / 2
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = Self.size.height / 2 - Self.thumbInset
    thumb.layer.shadowOpacity = 0.16
    thumb.layer.shadowRadius = 3.5
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    updateColors()
  }

  // MARK: Value

  /// Whether the switch is on. The default is `false`. Setting it sends no event and is not animated.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets whether the switch is on. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    guard animated else { return turn(on) }
    layOut(.knob) { turn(on) }
  }

  private func turn(_ on: Bool) {
    observed { storedIsOn = on }
    updateColors()
    setNeedsLayout()
  }

  // MARK: Look

  /// The colour of the track when the switch is on. The default is `nil`, green.
  @ObservedProperty open var onTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the thumb. The default is `nil`, white.
  @ObservedProperty open var thumbTintColor: UIColor? {
    didSet { thumb.backgroundColor = thumbTintColor ?? .white }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  @_spi(Framework) open override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
    .defaultHigh
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(origin: .zero, size: Self.size)
    let side = Self.size.height - 2 * Self.thumbInset
    let width = side + (isHighlighted ? Self.thumbStretch : 0)
    let x = isOn ? Self.size.width - Self.thumbInset - width : Self.thumbInset
    thumb.frame = CGRect(x: x, y: Self.thumbInset, width: width, height: side)
  }

  override func stateDidChange() {
    alpha = isEnabled ? 1 : Self.disabledAlpha
    layOut(.grip)
  }

  private func updateColors() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : Self.offColor
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press = (isOn, false)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let share = isOn ? 1 - Self.dragShare : Self.dragShare
    let wantsOn = touch.location(in: self).x > Self.size.width * share
    if wantsOn != isOn {
      press?.didDrag = true
      setOn(wantsOn, animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let press else { return }
    self.press = nil
    if !press.didDrag, isTouchInside { setOn(!press.wasOn, animated: true) }
    if isOn != press.wasOn { send([.valueChanged, .primaryActionTriggered], event: event) }
  }

  /// Turns the switch, and sends `.valueChanged`.
  open override func performPrimaryAction() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func cancelTracking(with event: UIEvent?) {
    if let press { setOn(press.wasOn, animated: true) }
    press = nil
    super.cancelTracking(with: event)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, isSidewaysDrag(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  package override var accessibilityKind: UIAccessibilityTraits? { .button }

  /// “1” if the switch is on, otherwise “0”, as in UIKit.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
}
