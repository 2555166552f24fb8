// SPDX-License-Identifier: MIT
import Diagnostics
import QuartzCore
@_spi(Framework) import UIKitCore

/// A control with a minus and a plus, which decrease and increase a value by steps.
///
/// A press changes the value at once, and again and again for as long as it lasts. The arrow keys do so while the
/// control has the focus. The event `.valueChanged` is sent after each change.
///
/// ```swift
/// @MainActor func makeCopiesStepper(change: @escaping (Int) -> Void) -> UIStepper {
///   let stepper = UIStepper()
///   stepper.minimumValue = 1
///   stepper.maximumValue = 20
///   stepper.addAction(
///     UIAction { action in change(Int((action.sender as? UIStepper)?.value ?? 1)) }, for: .valueChanged)
///   return stepper
/// }
/// ```
@preconcurrency @MainActor open class UIStepper: UIControl {
  // The metrics of iOS 13's stepper.
  private static let size = CGSize(width: 94, height: 32)
  private static let cornerRadius: CGFloat = 8
  private static let dividerSize = CGSize(width: 1, height: 18)
  private static let dividerColor = UIColor.systemGray.withAlphaComponent(0.3)
  private static let disabledAlpha: CGFloat = 0.5

  // The times in seconds until a press repeats, between its steps, and between them after the first ones. Estimated.
  private static let repeatDelay = 0.5
  private static let repeatInterval = 0.1
  private static let fastInterval = 0.04
  /// The number of steps after which they follow each other faster.
  private static let slowSteps = 20

  /// A press of one of the halves.
  private struct Press {
    let direction: Double
    let startValue: Double
    var steps = 0
    /// The next step, or nil while the pointer is not on the half.
    var next: Deadline?
  }

  private let plate = UIView()
  private let divider = UIView()
  let decrementButton = StepperButton(
    systemName: "minus", corners: [.layerMinXMinYCorner, .layerMinXMaxYCorner], cornerRadius: cornerRadius)
  let incrementButton = StepperButton(
    systemName: "plus", corners: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner], cornerRadius: cornerRadius)
  private var storedValue = 0.0
  private var press: Press?

  /// Creates a stepper with the range 0…100. Its size is always 94 × 32 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a stepper with the range 0…100. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UIStepper.self || super.drawsNothing }

  private func setUp() {
    plate.backgroundColor = .tertiarySystemFill
    plate.layer.cornerRadius = Self.cornerRadius
    divider.backgroundColor = Self.dividerColor
    for view in [plate, divider] { view.isUserInteractionEnabled = false }
    for view in [plate, divider, decrementButton, incrementButton] { addSubview(view) }
    focusEffect = UIFocusHaloEffect(
      roundedRect: CGRect(origin: .zero, size: Self.size), cornerRadius: Self.cornerRadius)
    updateButtons()
  }

  // MARK: Value

  /// The value, limited to the range. The default is 0. Setting it sends no event.
  open var value: Double {
    get { storedValue }
    set {
      let value = newValue.isFinite ? max(minimumValue, min(newValue, maximumValue)) : minimumValue
      guard value != storedValue else { return }
      observed { storedValue = value }
      updateButtons()
    }
  }

  /// The smallest value. The default is 0.
  ///
  /// - Precondition: It is less than ``maximumValue``.
  @ObservedProperty open var minimumValue = 0.0 { didSet { rangeDidChange() } }

  /// The largest value. The default is 100.
  ///
  /// - Precondition: It is greater than ``minimumValue``.
  @ObservedProperty open var maximumValue = 100.0 { didSet { rangeDidChange() } }

  /// The amount of a step. The default is 1.
  ///
  /// - Precondition: It is greater than 0.
  @ObservedProperty open var stepValue = 1.0 {
    didSet { require(stepValue > 0, "stepValue must be greater than 0; it is \(stepValue)") }
  }

  private func rangeDidChange() {
    require(
      minimumValue < maximumValue,
      "minimumValue must be less than maximumValue; they are \(minimumValue) and \(maximumValue). "
        + "Set the limit first that the other one is to pass")
    value = storedValue
    updateButtons()
  }

  /// Whether a step beyond one end of the range leads to the other end. The default is `false`.
  @ObservedProperty open var wraps = false { didSet { updateButtons() } }

  /// Whether a press that lasts repeats its step: after 0.5 s, and then every 0.1 s, and later faster. The default is
  /// `true`.
  @ObservedProperty open var autorepeat = true { didSet { if !autorepeat { stopRepeating() } } }

  /// Whether `.valueChanged` is sent after each step of a press. The default is `true`. Otherwise, it is sent at its end.
  open var isContinuous = true

  /// Changes the value by a step, and returns whether it has changed.
  private func step(_ direction: Double) -> Bool {
    let old = value
    let new = old + direction * stepValue
    if wraps, new > maximumValue {
      value = minimumValue
    } else if wraps, new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
    return value != old
  }

  // MARK: Look

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  @_spi(Framework) open override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
    .defaultHigh
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = CGRect(origin: .zero, size: Self.size).divided(atDistance: Self.size.width / 2, from: .minXEdge)
    plate.frame = CGRect(origin: .zero, size: Self.size)
    decrementButton.frame = left
    incrementButton.frame = right
    divider.frame = CGRect(
      x: left.maxX - Self.dividerSize.width / 2, y: (Self.size.height - Self.dividerSize.height) / 2,
      width: Self.dividerSize.width, height: Self.dividerSize.height)
  }

  override func stateDidChange() {
    alpha = isEnabled ? 1 : Self.disabledAlpha
    updateButtons()
  }

  private func updateButtons() {
    decrementButton.state = state(of: -1, canStep: value > minimumValue)
    incrementButton.state = state(of: 1, canStep: value < maximumValue)
    divider.isHidden = [decrementButton, incrementButton].contains { $0.state == .highlighted }
  }

  private func state(of direction: Double, canStep: Bool) -> State {
    guard canStep || wraps else { return .disabled }
    return isHighlighted && press?.direction == direction && isOnPressedHalf ? .highlighted : .normal
  }

  // MARK: Tracking

  /// Whether the pointer is on the half that was pressed.
  private var isOnPressedHalf = false { didSet { if isOnPressedHalf != oldValue { updateButtons() } } }

  private func direction(under touch: UITouch) -> Double {
    touch.location(in: self).x < Self.size.width / 2 ? -1 : 1
  }

  /// Starts a press. A half that would lead out of the range cannot be pressed.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let direction = direction(under: touch)
    guard wraps || (direction < 0 ? value > minimumValue : value < maximumValue) else { return false }
    press = Press(direction: direction, startValue: value)
    isOnPressedHalf = true
    return true
  }

  override func trackingDidBegin(_ touch: UITouch, with event: UIEvent?) {
    updateButtons()
    stepByPress()
    // The program may have disabled the control.
    if press != nil { repeatStep(after: Self.repeatDelay) }
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let press else { return true }
    isOnPressedHalf = isTouchInside && direction(under: touch) == press.direction
    if !isOnPressedHalf { stopRepeating() } else if press.next == nil { repeatStep(after: Self.repeatInterval) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endPress()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endPress()
  }

  private func endPress() {
    guard let press else { return }
    stopRepeating()
    self.press = nil
    isOnPressedHalf = false
    if !isContinuous, value != press.startValue { sendChange() }
  }

  private func stepByPress() {
    guard let direction = press?.direction else { return }
    press?.steps += 1
    if step(direction), isContinuous { sendChange() }
  }

  private func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  private func repeatStep(after delay: Double) {
    guard autorepeat else { return }
    press?.next?.cancel()
    press?.next = Deadline.schedule(at: CACurrentMediaTime() + delay) { [weak self] in
      guard let self else { return }
      stepByPress()
      if let press { repeatStep(after: press.steps > Self.slowSteps ? Self.fastInterval : Self.repeatInterval) }
    }
  }

  private func stopRepeating() {
    press?.next?.cancel()
    press?.next = nil
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, isSidewaysDrag(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Changes the value by a step, for the arrow keys.
  override func changeValue(by steps: Int) -> Bool {
    if step(steps < 0 ? -1 : 1) { sendChange() }
    return true
  }

  // MARK: Accessibility

  package override var accessibilityKind: UIAccessibilityTraits? { .adjustable }

  /// The value as a number.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? value.formatted() }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by a step, and sends `.valueChanged`.
  open override func accessibilityIncrement() { if step(1) { sendChange() } }

  /// Decreases the value by a step, and sends `.valueChanged`.
  open override func accessibilityDecrement() { if step(-1) { sendChange() } }

  /// Sets the image of the half that increases the value, or restores the plus with `nil`.
  ///
  /// The image has the tint colour unless its rendering mode is `.alwaysOriginal`. The plus has the colour of text, as on
  /// iOS 13 and later; set the image that ``incrementImage(for:)`` returns to give it the tint colour.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - state: `.normal`, `.highlighted` or `.disabled`. The other states have the image of `.normal`.
  open func setIncrementImage(_ image: UIImage?, for state: State) { incrementButton.setImage(image, for: state) }

  /// Returns the image of the half that increases the value.
  open func incrementImage(for state: State) -> UIImage? { incrementButton.image(for: state) }

  /// Sets the image of the half that decreases the value, or restores the minus with `nil`. See
  /// ``setIncrementImage(_:for:)``.
  open func setDecrementImage(_ image: UIImage?, for state: State) { decrementButton.setImage(image, for: state) }

  /// Returns the image of the half that decreases the value.
  open func decrementImage(for state: State) -> UIImage? { decrementButton.image(for: state) }
}
