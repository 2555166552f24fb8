// SPDX-License-Identifier: MIT

extension UIButton {
  /// How a button looks: what it shows, on what, and with what room around.
  public struct Configuration {
    public enum CornerStyle: Sendable { case fixed, small, medium, large, capsule }

    private enum Style { case plain, gray, tinted, filled }

    static let minimumHeight: CGFloat = 34

    public var title: String?
    public var image: UIImage?
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 6
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// nil as the style has it.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.medium
    private let style: Style

    private init(style: Style) { self.style = style }

    /// Nothing behind the title, which has the tint.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A grey fill.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A faint fill of the tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A fill of the tint, and a white title.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    var insets: UIEdgeInsets {
      UIEdgeInsets(
        top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom, right: contentInsets.trailing
      )
    }

    func cornerRadius(for size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed: 6
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: size.height / 2
      }
    }

    /// How strong the tint is behind a tinted button; by eye, from iOS.
    private static let tintedAlpha: CGFloat = 0.18

    private func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    private func background(tint: UIColor) -> UIColor? {
      switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(Self.tintedAlpha)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func apply(to button: UIButton, title: UILabel?, image: UIImageView?, background: UIView) {
      let foreground = foreground(tint: button.tintColor)
      title?.textColor = foreground
      image?.tintColor = foreground
      background.backgroundColor = self.background(tint: button.tintColor)
    }
  }
}
