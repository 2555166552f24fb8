// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A wheel that turns while a task is in progress.
///
/// ```swift
/// @MainActor func showActivity(in page: UIView) -> UIActivityIndicatorView {
///   let indicator = UIActivityIndicatorView(style: .large)
///   indicator.center = CGPoint(x: page.bounds.midX, y: page.bounds.midY)
///   page.addSubview(indicator)
///   indicator.startAnimating()
///   return indicator
/// }
/// ```
///
/// The render server turns the wheel, also while the main thread is busy.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of a wheel.
  nonisolated public enum Style: Int, Sendable {
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101

    /// A white wheel of 37 × 37 points. Deprecated on iOS: use `large` and set the colour.
    case whiteLarge = 0
    /// A white wheel of 20 × 20 points. Deprecated on iOS: use `medium` and set the colour.
    case white = 1
    /// A grey wheel of 20 × 20 points. Deprecated on iOS: use `medium`.
    case gray = 2

    /// The width and height in points. As in UIKit.
    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    var color: UIColor { self == .white || self == .whiteLarge ? .white : .secondaryLabel }
  }

  private let wheel = SpokesView()
  private var animates = false

  /// The size of the wheel. The default is `.medium`. Setting it sets the colour, too.
  @ObservedProperty open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      color = style.color
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Whether the wheel is hidden while it does not turn. The default is `true`.
  @ObservedProperty open var hidesWhenStopped = true { didSet { updateVisibility() } }

  /// The colour of the wheel. The default is a system grey.
  @ObservedProperty open var color: UIColor! = .secondaryLabel { didSet { wheel.tintColor = color ?? .secondaryLabel } }

  /// Creates a wheel that does not turn, with the size of its style.
  public init(style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
    color = style.color
    setUp()
  }

  /// Creates a wheel that does not turn.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a wheel that does not turn. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = CGSize(width: style.side, height: style.side)
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool {
    self == UIActivityIndicatorView.self || super.drawsNothing
  }

  private func setUp() {
    isUserInteractionEnabled = false
    wheel.tintColor = color
    addSubview(wheel)
    updateVisibility()
  }

  // MARK: Turning

  /// Whether the wheel turns.
  open var isAnimating: Bool { animates }

  /// Shows the wheel and turns it.
  open func startAnimating() {
    guard !animates else { return }
    animates = true
    updateVisibility()
    updateAnimation()
  }

  /// Stops the wheel, and hides it if ``hidesWhenStopped`` is `true`.
  open func stopAnimating() {
    guard animates else { return }
    animates = false
    updateVisibility()
    updateAnimation()
  }

  private func updateVisibility() { isHidden = hidesWhenStopped && !animates }

  private static let animationKey = "UIActivityIndicatorView.turn"
  /// The duration of a turn in seconds. As in UIKit.
  private static let period: CFTimeInterval = 1

  private func updateAnimation() {
    wheel.layer.removeAnimation(forKey: Self.animationKey)
    guard animates, window != nil else { return }
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0...SpokesView.count).map { CGFloat($0) * 2 * .pi / CGFloat(SpokesView.count) }
    turn.calculationMode = .discrete
    turn.duration = Self.period
    turn.repeatCount = .infinity
    wheel.layer.add(turn, forKey: Self.animationKey)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAnimation()
  }

  // MARK: Layout

  @_spi(Framework) open override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
    .defaultHigh
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.bounds.size = intrinsicContentSize
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { isAccessibilityElement(default: true) }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (animates ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }
}
