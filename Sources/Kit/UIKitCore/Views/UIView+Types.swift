// SPDX-License-Identifier: MIT

extension UIView {
  /// The position and scaling of content whose size differs from that of the bounds.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to fill the bounds.
    case scaleToFill = 0
    /// Scaled to fit into the bounds, with its proportions kept.
    case scaleAspectFit
    /// Scaled to fill the bounds, with its proportions kept.
    case scaleAspectFill
    /// Drawn again when the bounds change.
    case redraw
    /// In the centre, at its own size.
    case center
    /// At the middle of the top edge, at its own size.
    case top
    /// At the middle of the bottom edge, at its own size.
    case bottom
    /// At the middle of the left edge, at its own size.
    case left
    /// At the middle of the right edge, at its own size.
    case right
    /// In the upper-left corner, at its own size.
    case topLeft
    /// In the upper-right corner, at its own size.
    case topRight
    /// In the lower-left corner, at its own size.
    case bottomLeft
    /// In the lower-right corner, at its own size.
    case bottomRight
  }

  /// The dimensions of a view that change with the size of its superview.
  ///
  /// Several flexible dimensions share the change in proportion to their sizes.
  ///
  /// ```swift
  /// @MainActor func fill(_ page: UIView, with view: UIView) {
  ///   view.frame = page.bounds
  ///   view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  ///   page.addSubview(view)
  /// }
  /// ```
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The appearance of the tint colour.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic = 0
    /// The tint colour as it is.
    case normal
    /// The tint colour as a grey, below something that asks for attention such as an alert.
    case dimmed
  }
}

/// The meaning of a view's content, which decides whether it is mirrored in a right-to-left layout.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored with the layout.
  case unspecified = 0
  /// Playback controls.
  case playback
  /// Content about directions in geometry.
  case spatial
  /// Always laid out from left to right.
  case forceLeftToRight
  /// Always laid out from right to left.
  case forceRightToLeft
}
