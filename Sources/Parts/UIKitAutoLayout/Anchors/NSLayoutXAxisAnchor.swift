// SPDX-License-Identifier: MIT
import UIKitCore

/// A horizontal edge or centre of a view or guide.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}

  /// Returns the distance to another anchor as a dimension. It is positive if the other anchor lies after this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor, along: .width)
  }

  /// Returns a constraint that this anchor lies a number of standard distances after the other one. The standard
  /// distance is 8 points.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }

  /// Returns a constraint that this anchor lies at least a number of standard distances after the other one. The standard
  /// distance is 8 points.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }

  /// Returns a constraint that this anchor lies at most a number of standard distances after the other one. The standard
  /// distance is 8 points.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }
}
