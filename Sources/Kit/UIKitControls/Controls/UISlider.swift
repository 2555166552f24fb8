// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A control for selecting a value from a range.
///
/// ```swift
/// @MainActor func makeVolumeSlider(change: @escaping (Float) -> Void) -> UISlider {
///   let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
///   slider.maximumValue = 100
///   slider.addAction(UIAction { action in change((action.sender as? UISlider)?.value ?? 0) }, for: .valueChanged)
///   return slider
/// }
/// ```
///
/// In contrast to UIKit, a press on the track moves the thumb there, as is usual with a mouse.
@preconcurrency @MainActor open class UISlider: UIControl {
  // The metrics of iOS's slider.
  private static let height: CGFloat = 34
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  private static let inset: CGFloat = 2

  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = UIView()
  private var grabOffset: CGFloat = 0
  private var storedValue: Float = 0

  /// Creates a slider with the range 0…1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider with the range 0…1. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UISlider.self || super.drawsNothing }

  private func setUp() {
    for view in [maximumTrack, minimumTrack, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    maximumTrack.layer.cornerRadius = Self.trackHeight / 2
    minimumTrack.layer.cornerRadius = Self.trackHeight / 2
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowOpacity = 0.18
    thumb.layer.shadowRadius = 3.5
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2.5)
    updateColors()
  }

  // MARK: Value

  /// The smallest value. The default is 0. A value above ``maximumValue`` raises that.
  @ObservedProperty open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }

  /// The largest value. The default is 1. A value below ``minimumValue`` lowers that.
  @ObservedProperty open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }

  /// The value, limited to the range. The default is 0. Setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, limited to the range. Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    let value = value.isFinite ? max(minimumValue, min(value, maximumValue)) : minimumValue
    guard value != storedValue else { return }
    guard animated else {
      observed { storedValue = value }
      return setNeedsLayout()
    }
    layOut(.value) { observed { storedValue = value } }
  }

  /// Whether `.valueChanged` is sent during a drag. The default is `true`. It is always sent at the end, when
  /// `isTracking` is `false` again.
  open var isContinuous = true

  // MARK: Look

  /// The colour of the track before the thumb. The default is `nil`, the tint colour.
  @ObservedProperty open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }

  /// The colour of the track after the thumb. The default is `nil`, a system fill.
  @ObservedProperty open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }

  /// The colour of the thumb. The default is `nil`, white.
  @ObservedProperty open var thumbTintColor: UIColor? { didSet { updateColors() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  private func rangeDidChange() {
    setValue(storedValue, animated: false)
    setNeedsLayout()
  }

  private static let disabledAlpha: CGFloat = 0.5

  override func stateDidChange() { alpha = isEnabled ? 1 : Self.disabledAlpha }

  @_spi(Framework) open override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  /// Returns the rectangle of the track in the given bounds, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + Self.inset, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - 2 * Self.inset),
      height: Self.trackHeight)
  }

  /// Returns the rectangle of the thumb for a value, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + fraction * (rect.width - Self.thumbSide), y: bounds.midY - Self.thumbSide / 2,
      width: Self.thumbSide, height: Self.thumbSide)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: track, value: value)
    maximumTrack.frame = track
    minimumTrack.frame = CGRect(
      x: track.minX, y: track.minY, width: max(0, thumb.frame.midX - track.minX), height: track.height)
  }

  // MARK: Tracking

  /// The distance in points around the thumb at which a touch still grabs it. Estimated.
  private static let thumbSlop: CGFloat = 8

  /// Starts to drag the thumb. A press beside the thumb moves it there.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let location = touch.location(in: self)
    let isOnThumb = thumb.frame.insetBy(dx: -Self.thumbSlop, dy: -Self.thumbSlop).contains(location)
    grabOffset = isOnThumb ? location.x - thumb.frame.midX : 0
    return true
  }

  override func trackingDidBegin(_ touch: UITouch, with event: UIEvent?) {
    if grabOffset == 0 { drag(to: touch, with: event) }
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch, with: event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    send([.valueChanged, .primaryActionTriggered], event: event)
  }

  private func drag(to touch: UITouch, with event: UIEvent?) {
    let track = trackRect(forBounds: bounds)
    let length = max(1, track.width - Self.thumbSide)
    let x = touch.location(in: self).x - grabOffset
    let fraction = (x - track.minX - Self.thumbSide / 2) / length
    let old = value
    value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    if isContinuous, value != old { send([.valueChanged, .primaryActionTriggered], event: event) }
  }

  /// Returns `false` for a horizontal drag that a recognizer of a superview is about to recognize, because an enabled
  /// slider handles the drag itself.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, isSidewaysDrag(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  package override var accessibilityKind: UIAccessibilityTraits? { .adjustable }

  /// The value as a percentage of the range.
  open override var accessibilityValue: String? {
    get {
      let range = maximumValue - minimumValue
      return super.accessibilityValue ?? "\(Int((range > 0 ? (value - minimumValue) / range * 100 : 0).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by a tenth of the range, and sends `.valueChanged`.
  open override func accessibilityIncrement() { stepValue(by: 0.1) }

  /// Decreases the value by a tenth of the range, and sends `.valueChanged`.
  open override func accessibilityDecrement() { stepValue(by: -0.1) }

  /// The part of the range by which an arrow key changes the value. Chosen.
  private static let keyStep: Float = 0.01

  override func changeValue(by steps: Int) -> Bool {
    stepValue(by: Float(steps) * Self.keyStep)
    return true
  }

  private func stepValue(by fraction: Float) {
    setValue(value + fraction * (maximumValue - minimumValue), animated: false)
    sendActions(for: .valueChanged)
  }
}
