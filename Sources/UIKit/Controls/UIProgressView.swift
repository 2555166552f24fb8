// SPDX-License-Identifier: MIT

/// A bar that fills as work gets done.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  private static let height: CGFloat = 4

  private let bar = UIView()
  private var storedProgress: Float = 0

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
    // Observers do not run in initialisers.
    updateLook()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
    updateLook()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(bar)
    updateLook()
  }

  nonisolated deinit {}

  package override class var drawsNothing: Bool { self == UIProgressView.self || super.drawsNothing }

  /// `.bar` has square ends, for the edge of a bar.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { updateLook() } }
  }

  /// 0…1; what lies outside is clamped.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = progress.isFinite ? max(0, min(progress, 1)) : 0
    guard progress != storedProgress else { return }
    guard animated else {
      storedProgress = progress
      return setNeedsLayout()
    }
    layOut(.value) { storedProgress = progress }
  }

  /// nil is the tint.
  open var progressTintColor: UIColor? { didSet { updateLook() } }
  open var trackTintColor: UIColor? { didSet { updateLook() } }

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

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
  }
}
