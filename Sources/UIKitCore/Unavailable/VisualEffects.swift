// SPDX-License-Identifier: MIT

/// A view that blurs the content behind it.
@available(
  *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
)
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Creates a view with an effect.
  @available(
    *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
  )
  public init(effect: UIVisualEffect?) { fatalError("unavailable") }

  /// The effect.
  @available(
    *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
  )
  public var effect: UIVisualEffect? {
    get { nil }
    set {}
  }

  /// The view for subviews.
  @available(
    *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
  )
  public var contentView: UIView { fatalError("unavailable") }

  /// Creates a view.
  @available(
    *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
  )
  public override init(frame: CGRect) { fatalError("unavailable") }

  /// There are no archives.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}

/// An effect of a visual effect view.
@available(
  *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
)
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur.
@available(
  *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
)
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  @available(
    *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
  )
  nonisolated public enum Style {
    /// A look.
    case extraLight
    /// A look.
    case light
    /// A look.
    case dark
    /// A look.
    case regular
    /// A look.
    case prominent
    /// A look.
    case systemUltraThinMaterial
    /// A look.
    case systemThinMaterial
    /// A look.
    case systemMaterial
    /// A look.
    case systemThickMaterial
    /// A look.
    case systemChromeMaterial
    /// A look.
    case systemUltraThinMaterialLight
    /// A look.
    case systemThinMaterialLight
    /// A look.
    case systemMaterialLight
    /// A look.
    case systemThickMaterialLight
    /// A look.
    case systemChromeMaterialLight
    /// A look.
    case systemUltraThinMaterialDark
    /// A look.
    case systemThinMaterialDark
    /// A look.
    case systemMaterialDark
    /// A look.
    case systemThickMaterialDark
    /// A look.
    case systemChromeMaterialDark
  }

  /// Creates a blur.
  @available(
    *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
  )
  public init(style: Style) { fatalError("unavailable") }
}

/// Vibrancy above a blur.
@available(
  *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
)
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates vibrancy.
  @available(
    *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
  )
  public init(blurEffect: UIBlurEffect) { fatalError("unavailable") }
}
