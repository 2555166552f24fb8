// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The nearest split view controller that contains this view controller, or `nil`. In UIKit, subclasses can override it.
  public final var splitViewController: UISplitViewController? {
    var ancestor = parent
    while let candidate = ancestor {
      if let split = candidate as? UISplitViewController { return split }
      ancestor = candidate.parent
    }
    return nil
  }
}
