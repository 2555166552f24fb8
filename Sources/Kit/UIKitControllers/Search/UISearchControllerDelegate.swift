// SPDX-License-Identifier: MIT

/// Methods that report the beginning and the end of a search. All are optional.
///
/// In contrast to UIKit, there is no `presentSearchController(_:)`: a search controller always presents itself.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to become active.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is active, and that its animation has ended.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end. Its text is not yet removed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has ended, and its animation, too.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
