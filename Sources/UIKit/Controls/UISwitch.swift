// SPDX-License-Identifier: MIT

/// On or off.
open class UISwitch: UIControl {
  // Figures: iOS's switch.
  private static let size = CGSize(width: 51, height: 31)
  private static let thumbInset: CGFloat = 2
  /// The thumb widens by this under the finger.
  private static let thumbStretch: CGFloat = 6
  private static let duration: TimeInterval = 0.3

  private let track = UIView()
  private let thumb = UIView()
  private var didDrag = false

  /// The size is the switch's own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    track.isUserInteractionEnabled = false
    thumb.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.size.height / 2
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = Self.size.height / 2 - Self.thumbInset
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(track)
    addSubview(thumb)
    updateColors()
  }

  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  package override class var drawsNothing: Bool { self == UISwitch.self || super.drawsNothing }

  open var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      updateColors()
      setNeedsLayout()
    }
  }

  /// Turns the switch without telling its targets.
  open func setOn(_ on: Bool, animated: Bool) {
    guard animated else {
      isOn = on
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) {
      self.isOn = on
      self.layoutIfNeeded()
    }
  }

  /// The colour of the track when on; nil is green.
  open var onTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the thumb; nil is white.
  open var thumbTintColor: UIColor? {
    didSet { thumb.backgroundColor = thumbTintColor ?? .white }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(origin: .zero, size: Self.size)
    let side = Self.size.height - 2 * Self.thumbInset
    let width = side + (isHighlighted ? Self.thumbStretch : 0)
    let x = isOn ? Self.size.width - Self.thumbInset - width : Self.thumbInset
    thumb.frame = CGRect(x: x, y: Self.thumbInset, width: width, height: side)
  }

  package override func stateDidChange() {
    alpha = isEnabled ? 1 : 0.5
    UIView.animate(withDuration: 0.2) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  private func updateColors() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    didDrag = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let wantsOn = x > bounds.width * (isOn ? 0.25 : 0.75)
    if wantsOn != isOn {
      didDrag = true
      change(to: wantsOn)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !didDrag, isTouchInside { change(to: !isOn) }
  }

  private func change(to on: Bool) {
    setOn(on, animated: true)
    send([.valueChanged, .primaryActionTriggered], event: nil)
  }
}
