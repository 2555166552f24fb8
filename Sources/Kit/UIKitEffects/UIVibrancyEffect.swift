// SPDX-License-Identifier: MIT

/// The prominence of content with vibrancy.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of the first rank.
  case label = 0
  /// Text of the second rank.
  case secondaryLabel = 1
  /// Text of the third rank.
  case tertiaryLabel = 2
  /// Text of the fourth rank.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Areas of medium size.
  case secondaryFill = 5
  /// Thin shapes.
  case tertiaryFill = 6
  /// Lines between content.
  case separator = 7
}

/// An effect that draws the content of a ``UIVisualEffectView`` in one translucent colour that suits the blur behind it.
///
/// Put the view into the content view of one with that blur:
///
/// ```swift
/// @MainActor func addTitle(_ title: UILabel, to glass: UIVisualEffectView, _ blur: UIBlurEffect) {
///   let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
///   vibrancy.frame = glass.bounds
///   vibrancy.contentView.addSubview(title)
///   glass.contentView.addSubview(vibrancy)
/// }
/// ```
///
/// The content keeps only its opacity, like a template image. Unlike on iOS, its colour does not follow the content
/// behind, but is a translucent black or white.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates an effect for content of the first rank.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates an effect for content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  nonisolated deinit {}

  override func look(for traits: UITraitCollection) -> EffectLook {
    let traits = UITraitCollection(userInterfaceStyle: blur.isDark(for: traits) ? .dark : .light)
    return EffectLook(contentColor: style.color.resolvedColor(with: traits))
  }
}

extension UIVibrancyEffectStyle {
  fileprivate var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
