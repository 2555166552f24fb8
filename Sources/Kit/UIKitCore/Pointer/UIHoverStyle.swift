// SPDX-License-Identifier: MIT

/// The effect that shows that the pointer is over a view.
///
/// ```swift
/// @MainActor func answerThePointer(_ card: UIControl) {
///   card.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 12))
/// }
/// ```
@preconcurrency @MainActor open class UIHoverStyle: NSObject {
  /// The effect.
  open var effect: any UIHoverEffect
  /// The shape of the effect, or `nil` for that of the view.
  open var shape: UIShape?
  /// Whether the effect is shown. The default is `true`.
  open var isEnabled = true

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - shape: The shape of the effect, or `nil` for that of the view.
  public init(effect: any UIHoverEffect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  nonisolated deinit {}

  /// Returns the style of the system's buttons: a highlight in the shape of the view.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}
