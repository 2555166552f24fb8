// SPDX-License-Identifier: MIT

/// The shape of the corners of a view.
@available(
  *, unavailable,
  message:
    "layers have one radius for all corners; set layer.cornerRadius and layer.maskedCorners, and for a capsule set half the height in layoutSubviews()"
)
nonisolated public struct UICornerConfiguration: Hashable, Sendable {
  /// Returns corners of the shape of a capsule.
  public static func capsule(maximumRadius: CGFloat? = nil) -> Self { fatalError("unavailable") }

  /// Returns four corners of one radius.
  public static func corners(radius: UICornerRadius) -> Self { fatalError("unavailable") }

  /// Returns four corners of their own radii.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> Self { fatalError("unavailable") }

  /// Returns four corners of the largest of their radii.
  public static func uniformCorners(radius: UICornerRadius) -> Self { fatalError("unavailable") }
}

/// The radius of a corner.
@available(
  *, unavailable,
  message:
    "layers have one radius for all corners; set layer.cornerRadius and layer.maskedCorners, and for a capsule set half the height in layoutSubviews()"
)
nonisolated public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Returns a radius in points.
  public static func fixed(_ radius: CGFloat) -> Self { fatalError("unavailable") }

  /// Returns a radius that is concentric with the corner of the container.
  public static func containerConcentric(minimum: CGFloat? = nil) -> Self { fatalError("unavailable") }

  /// Creates a radius in points.
  public init(floatLiteral value: Double) { fatalError("unavailable") }

  /// Creates a radius in points.
  public init(integerLiteral value: Int) { fatalError("unavailable") }
}

extension UIView {
  /// The shape of the corners.
  @available(
    *, unavailable,
    message:
      "layers have one radius for all corners; set layer.cornerRadius and layer.maskedCorners, and for a capsule set half the height in layoutSubviews()"
  )
  public var cornerConfiguration: UICornerConfiguration {
    get { fatalError("unavailable") }
    set {}
  }
}
