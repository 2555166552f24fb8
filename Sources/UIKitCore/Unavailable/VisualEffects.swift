// SPDX-License-Identifier: MIT

/// A view that blurs what lies behind it.
@available(
  *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
)
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Creates a view with an effect.
  @available(
    *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
  )
  public init(effect: UIVisualEffect?) { fatalError("unavailable") }

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
@preconcurrency @MainActor open class UIBlurEffect: NSObject {}

/// Vibrancy above a blur.
@available(
  *, unavailable, message: "blur and vibrancy are not available; use a view with a translucent backgroundColor"
)
@preconcurrency @MainActor open class UIVibrancyEffect: NSObject {}
