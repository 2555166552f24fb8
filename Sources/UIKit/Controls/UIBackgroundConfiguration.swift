// SPDX-License-Identifier: MIT

/// What lies behind the content of a button.
public struct UIBackgroundConfiguration {
  /// nil as the style has it.
  public var backgroundColor: UIColor?
  /// In points; counts where the corner style is `.fixed`, and for a button's `.dynamic`.
  public var cornerRadius: CGFloat = 6
  public var strokeColor: UIColor?
  /// In points; 0 draws none.
  public var strokeWidth: CGFloat = 0
  /// How far inside the button it ends, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  public init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}
