// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A bar that shows the progress of a task.
///
/// ```swift
/// @MainActor func show(_ fraction: Float, in bar: UIProgressView) {
///   bar.setProgress(fraction, animated: true)
/// }
/// ```
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The style of a progress bar.
  nonisolated public enum Style: Int, Sendable {
    /// Round ends.
    case `default`
    /// Square ends, for a bar at the edge of another one.
    case bar
  }

  private static let height: CGFloat = 4

  private let bar = UIView()
  private var storedProgress: Float = 0

  /// Creates a bar of 150 points with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
    // Property observers do not run in initializers.
    updateLook()
  }

  /// Creates a bar without progress.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
    updateLook()
  }

  /// Creates a bar without progress. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(bar)
    updateLook()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UIProgressView.self || super.drawsNothing }

  /// The style of the bar. The default is `.default`.
  @ObservedProperty open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { updateLook() } }
  }

  /// The progress, clamped to 0…1. The default is 0. Setting it is not animated.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress. Values outside of 0…1 are clamped, and values that are not finite count as 0.
  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = progress.isFinite ? max(0, min(progress, 1)) : 0
    guard progress != storedProgress else { return }
    guard animated else {
      observed { storedProgress = progress }
      return setNeedsLayout()
    }
    layOut(.value) { observed { storedProgress = progress } }
  }

  /// The colour of the completed part. The default is `nil`, the tint colour.
  @ObservedProperty open var progressTintColor: UIColor? { didSet { updateLook() } }

  /// The colour of the remaining part. The default is `nil`, a system fill.
  @ObservedProperty open var trackTintColor: UIColor? { didSet { updateLook() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  private func updateLook() {
    let radius = progressViewStyle == .bar ? 0 : Self.height / 2
    layer.cornerRadius = radius
    bar.layer.cornerRadius = radius
    bar.backgroundColor = progressTintColor ?? tintColor
    backgroundColor = trackTintColor ?? .systemFill
  }

  @_spi(Framework) open override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { isAccessibilityElement(default: true) }
    set { super.isAccessibilityElement = newValue }
  }

  /// The progress as a percentage.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityTraits(default: .updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }
}
