// SPDX-License-Identifier: MIT

/// Picks a value from a range by dragging a thumb.
open class UISlider: UIControl {
  // Figures: iOS's slider.
  private static let height: CGFloat = 34
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  private static let inset: CGFloat = 2

  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = UIView()
  private var grabOffset: CGFloat = 0
  private var storedValue: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
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

  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  package override class var drawsNothing: Bool { self == UISlider.self || super.drawsNothing }

  open var minimumValue: Float = 0 {
    didSet { rangeDidChange() }
  }

  open var maximumValue: Float = 1 {
    didSet { rangeDidChange() }
  }

  /// Kept within the range.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Moves the thumb without telling the targets.
  open func setValue(_ value: Float, animated: Bool) {
    let value = value.isFinite ? max(minimumValue, min(value, max(minimumValue, maximumValue))) : minimumValue
    guard value != storedValue else { return }
    storedValue = value
    guard animated else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.25) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// Whether targets hear of each step of a drag, or of its end only.
  open var isContinuous = true

  /// The colour of the track below the thumb; nil is the tint.
  open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
  open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
  open var thumbTintColor: UIColor? { didSet { updateColors() } }

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

  package override func stateDidChange() { alpha = isEnabled ? 1 : 0.5 }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + Self.inset, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - 2 * Self.inset),
      height: Self.trackHeight)
  }

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

  /// The thumb is grabbed where it is hit; a press on the track brings the thumb there.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isOnThumb = thumb.frame.insetBy(dx: -8, dy: -8).contains(touch.location(in: self))
    grabOffset = isOnThumb ? x - thumb.frame.midX : 0
    if !isOnThumb { drag(to: x) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], event: event) }
  }

  private func drag(to x: CGFloat) {
    let track = trackRect(forBounds: bounds)
    let travel = max(1, track.width - Self.thumbSide)
    let fraction = (x - grabOffset - track.minX - Self.thumbSide / 2) / travel
    let old = value
    value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    if isContinuous, value != old { send([.valueChanged, .primaryActionTriggered], event: nil) }
  }

  /// A drag on a slider is the slider's: no pan or swipe further up takes it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }
}
