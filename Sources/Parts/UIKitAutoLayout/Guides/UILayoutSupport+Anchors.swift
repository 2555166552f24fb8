// SPDX-License-Identifier: MIT
import Diagnostics
import UIKitCore

extension UILayoutSupport {
  /// The top edge of the covered part.
  public var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  /// The bottom edge of the covered part.
  public var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  /// The height of the covered part.
  public var heightAnchor: NSLayoutDimension { guide.heightAnchor }

  /// The guide that takes the place of the layout support in constraints.
  fileprivate var guide: UILayoutGuide {
    guard let support = self as? SafeAreaLayoutSupport, let view = support.view else {
      fatalError("the layout guide of a view controller has no view any more")
    }
    return view.participant.systemGuide(support.side == .top ? .topCover : .bottomCover)
  }
}

/// Returns what an argument of a constraint stands for, or nil if it cannot be part of constraints.
@MainActor func constraintItem(_ argument: Any?) -> (any ConstraintItem)? {
  (argument as? any ConstraintItem) ?? (argument as? any UILayoutSupport)?.guide
}
