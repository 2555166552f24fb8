// SPDX-License-Identifier: MIT

/// The change of a navigation controller's pages that the running transition shows.
struct NavigationTransition {
  let operation: UINavigationController.Operation
  /// The stack after the transition.
  var stack: [UIViewController]
  /// Whether the navigation bar was hidden at the start. Restored if the transition is cancelled.
  let barWasHidden: Bool
  /// Whether the toolbar was hidden at the start. Restored if the transition is cancelled.
  let toolbarWasHidden: Bool
}
