// SPDX-License-Identifier: MIT

/// The appearance of a bar: its background, and the line between the bar and the page.
///
/// ```swift
/// @MainActor func makeRed(_ bar: UINavigationBar) {
///   let appearance = UINavigationBarAppearance()
///   appearance.configureWithOpaqueBackground()
///   appearance.backgroundColor = .systemRed
///   appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
///   bar.standardAppearance = appearance
///   bar.scrollEdgeAppearance = appearance
/// }
/// ```
///
/// Bars take the values of an appearance when it is set. Set it again after changes.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The blur of what is behind the bar, below the colour. The default is the material of bars.
  ///
  /// A bar at the edge of its page's content has its appearance for that in place of this one.
  @NSCopying open var backgroundEffect: UIBlurEffect? = BarLook.standard.effect
  /// The colour of the background, above the blur. The default is `nil`.
  open var backgroundColor: UIColor?
  /// An image that fills the background. The default is `nil`.
  open var backgroundImage: UIImage?
  /// The position and scaling of the background image. The default is `.scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line between the bar and the page. The default is that of separators; `nil` means no line.
  open var shadowColor: UIColor? = .separator
  /// An image in place of the line, in the colour `shadowColor` if it is a template. The default is `nil`.
  open var shadowImage: UIImage?

  /// Creates an appearance with the default background.
  public override required init() { super.init() }

  /// Creates an appearance with the values of another one, also of another kind of bar.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    adopt(barAppearance)
  }

  nonisolated deinit {}

  /// Sets the default background: the material of bars, with a line.
  open func configureWithDefaultBackground() {
    setBackground(BarLook.standard.effect, nil, shadow: .separator)
  }

  /// Sets an opaque background: that of the system, with a line.
  open func configureWithOpaqueBackground() { setBackground(nil, .systemBackground, shadow: .separator) }

  /// Removes the background and the line.
  open func configureWithTransparentBackground() { setBackground(nil, nil, shadow: nil) }

  private func setBackground(_ effect: UIBlurEffect?, _ color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  private func adopt(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Returns an appearance of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }
}
