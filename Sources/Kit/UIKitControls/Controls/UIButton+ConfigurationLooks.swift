// SPDX-License-Identifier: MIT

extension UIButton.Configuration {
  /// The rounding of a button's corners: `fixed` and `dynamic` take the radius of the background, `small`, `medium`
  /// and `large` are 5, 8 and 12 points, and `capsule` is half the height.
  nonisolated public enum CornerStyle: Sendable {
    /// The radius of the background.
    case fixed
    /// The radius of the background.
    case dynamic
    /// 5 points.
    case small
    /// 8 points.
    case medium
    /// 12 points.
    case large
    /// Half the height.
    case capsule
  }

  /// The insets and font of a button.
  nonisolated public enum Size: Sendable {
    /// A footnote font, with 4 points above and below and 8 at the sides.
    case mini
    /// A subheadline font, with 5 points above and below and 10 at the sides.
    case small
    /// A body font, with 7 points above and below and 12 at the sides.
    case medium
    /// A body font, with 15 points above and below and 20 at the sides.
    case large
  }

  /// The alignment of a title and a subtitle with each other.
  nonisolated public enum TitleAlignment: Sendable {
    /// As the content is aligned in the button.
    case automatic
    /// Along the sides where text starts.
    case leading
    /// In the middle.
    case center
    /// Along the sides where text ends.
    case trailing
  }

  enum Style { case plain, borderless, gray, bordered, tinted, filled }

  // MARK: Colours

  /// The opacity of the tint behind a tinted button. Estimated from iOS.
  private static let tintedAlpha: CGFloat = 0.18

  private var isEnabled: Bool { !appliedState.contains(.disabled) }
  /// Whether the colours are those of a selected button. Estimated from iOS: each style is emphasised as much as the next
  /// one is.
  private var isEmphasized: Bool { appliedState.contains(.selected) && automaticallyUpdateForSelection }

  /// The colour of the titles and the image.
  func foreground(tint: UIColor) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled || style == .tinted && isEmphasized ? .white : tint
  }

  /// The colour of the background, or `nil` if there is none.
  func background(tint: UIColor) -> UIColor? {
    let color = styleBackground(tint: tint)
    if color == nil, background.backgroundColor == nil, background.backgroundColorTransformer == nil { return nil }
    return background.resolvedBackgroundColor(for: color ?? .clear)
  }

  private func styleBackground(tint: UIColor) -> UIColor? {
    let isPlain = style == .plain || style == .borderless
    if isPlain, !isEmphasized { return baseBackgroundColor }
    guard isEnabled else { return .tertiarySystemFill }
    let strong = baseBackgroundColor ?? tint
    return switch style {
    case .filled: strong
    case .tinted: isEmphasized ? strong : strong.withAlphaComponent(Self.tintedAlpha)
    case .plain, .borderless, .gray, .bordered:
      isEmphasized ? strong.withAlphaComponent(Self.tintedAlpha) : baseBackgroundColor ?? .secondarySystemFill
    }
  }

  // MARK: Geometry

  func cornerRadius(for size: CGSize) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: background.cornerRadius
    case .small: 5
    case .medium: 8
    case .large: 12
    case .capsule: size.height / 2
    }
  }

  /// Returns the room for the image on the axis of its placement, in points.
  func reservation(in traits: UITraitCollection) -> CGFloat {
    guard imageReservation > 0, let shownImage, shownImage.isSymbolImage else { return imageReservation }
    return UIFontMetrics.default.scaledValue(for: imageReservation, compatibleWith: traits)
  }

  /// Whether the texts may have several lines.
  var isWrapped: Bool { titleText.isWrapped || subtitleText.isWrapped }
}

extension UIButton.Configuration.Size {
  // Measured on buttons of iOS 15. The values of `mini` are estimated.

  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleFont: UIFont {
    switch self {
    case .mini: .preferredFont(forTextStyle: .footnote)
    case .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  var subtitleFont: UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .caption1)
    case .medium, .large: .preferredFont(forTextStyle: .footnote)
    }
  }
}
