// SPDX-License-Identifier: MIT

nonisolated extension UIColor {
  /// Creates a colour from an asset catalogue.
  @available(
    *, unavailable,
    message: "asset catalogues are not available; use UIColor(dynamicProvider:) for a light and a dark colour"
  )
  public convenience init?(named name: String) { nil }

  /// Creates a colour from an asset catalogue.
  @available(
    *, unavailable,
    message: "asset catalogues are not available; use UIColor(dynamicProvider:) for a light and a dark colour"
  )
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    nil
  }

  /// Creates a colour that repeats an image.
  @available(*, unavailable, message: "patterns are not available; draw the image with CGContext.draw(_:in:byTiling:)")
  public convenience init(patternImage image: UIImage) { fatalError("unavailable") }
}
