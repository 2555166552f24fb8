// SPDX-License-Identifier: MIT
import UIKitCore

// Declarations of UIKit's Auto Layout that are missing here.

extension NSLayoutConstraint {
  /// Whether the constraint is archived with its view.
  @available(*, unavailable, message: "there are no archives; remove this line")
  public var shouldBeArchived: Bool {
    get { false }
    set {}
  }
}

extension UIView {
  /// Whether the constraints leave the frame open.
  @available(
    *, unavailable, message: "whether a frame is ambiguous is not computed; see constraintsAffectingLayout(for:)"
  )
  public var hasAmbiguousLayout: Bool { false }

  /// Changes the frame within what the constraints leave open.
  @available(
    *, unavailable, message: "whether a frame is ambiguous is not computed; see constraintsAffectingLayout(for:)"
  )
  public func exerciseAmbiguityInLayout() {}
}
