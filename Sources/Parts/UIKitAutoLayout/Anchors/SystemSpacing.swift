// SPDX-License-Identifier: MIT
import CoreGraphics

/// The standard distances of UIKit in points.
enum SystemSpacing {
  static let betweenSiblings: CGFloat = 8
  /// From the edges of a superview, in the visual format.
  static let toSuperview: CGFloat = 20
}
