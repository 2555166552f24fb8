// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// One half of a stepper: a plus or a minus.
///
/// The stepper tracks the touch. The half is the view under the pointer, so that it alone has a highlight.
final class StepperButton: UIView {
  private let picture = UIImageView(frame: .zero)
  private let symbol: UIImage?
  private var images: [UInt: UIImage] = [:]

  /// Whether the half is pressed or cannot be used.
  var state = UIControl.State.normal { didSet { if state != oldValue { update() } } }

  // Estimated from iOS.
  private static let symbolConfiguration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
  private static let disabledAlpha: CGFloat = 0.4

  init(systemName: String, corners: CACornerMask, cornerRadius: CGFloat) {
    symbol = UIImage(systemName: systemName, withConfiguration: Self.symbolConfiguration)
    super.init(frame: .zero)
    layer.cornerRadius = cornerRadius
    layer.maskedCorners = corners
    hoverStyle = .automatic()
    picture.contentMode = .center
    picture.isUserInteractionEnabled = false
    addSubview(picture)
    update()
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Nil while the half cannot be used, so that it has no highlight.
  package override var effectCornerRadius: CGFloat? {
    state.contains(.disabled) ? nil : super.effectCornerRadius
  }

  // MARK: Images

  /// Returns the image that was set for a state, or otherwise the one of the normal state.
  func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] ?? symbol }

  func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    update()
  }

  private func update() {
    let own = images[state.rawValue] ?? images[0]
    let image = own ?? symbol
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    // The superview's tint colour applies to images of the program, as on iOS 13 and later.
    picture.tintColor = own == nil ? .label : nil
    picture.alpha = state.contains(.disabled) && images[state.rawValue] == nil ? Self.disabledAlpha : 1
    backgroundColor = state.contains(.highlighted) ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
