// SPDX-License-Identifier: MIT

/// A container with an area for details, to which its descendants pass `showDetailViewController(_:sender:)`.
package protocol DetailContainer: UIViewController {}

extension UIViewController {
  /// Passes a view controller to the nearest container with an area for details, or else shows it.
  func showDetail(_ page: UIViewController, sender: Any?) {
    guard let container = parent?.nearest({ $0 as? any DetailContainer }) else { return show(page, sender: sender) }
    container.showDetailViewController(page, sender: sender)
  }
}
