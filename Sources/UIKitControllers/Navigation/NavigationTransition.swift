// SPDX-License-Identifier: MIT

/// The change of a navigation controller's pages that is shown by the running transition.
struct NavigationTransition {
  let operation: UINavigationController.Operation
  /// The stack in which the incoming page is shown.
  var stack: [UIViewController]
  /// Whether the bars were hidden when the transition started, to which a cancelled one returns.
  let barWasHidden: Bool
  let toolbarWasHidden: Bool
}
