// SPDX-License-Identifier: MIT
import UIKitCore

/// A vertical edge, centre or baseline of a view or guide.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}

  /// Returns the distance to another anchor as a dimension. It is positive if the other anchor lies below this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor, along: .height)
  }

  /// Returns a constraint that this anchor lies a number of standard distances below the other one. The standard
  /// distance is 8 points.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }

  /// Returns a constraint that this anchor lies at least a number of standard distances below the other one. The standard
  /// distance is 8 points.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }

  /// Returns a constraint that this anchor lies at most a number of standard distances below the other one. The standard
  /// distance is 8 points.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }
}
