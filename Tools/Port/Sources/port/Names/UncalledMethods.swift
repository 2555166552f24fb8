// SPDX-License-Identifier: MIT

/// The optional requirements of UIKit's protocols that do not exist in Passage, by what to do instead. A type of a program
/// that implements one compiles, and the method is never called.
///
/// The type of the last parameter follows where another requirement has the same labels.
private let uncalledByAlternative: [(alternative: String, methods: [String])] = [
  (
    "collections have no editing mode; delete items by a gesture or a menu of your own",
    [
      "collectionView(_:canEditItemAt:)"
    ]
  ),
  (
    "collections have no index; scroll with scrollToItem(at:at:animated:)",
    [
      "collectionView(_:indexPathForIndexTitle:at:)"
    ]
  ),
  (
    "the focus moves without asking; override canBecomeFocused of a view",
    [
      "collectionView(_:canFocusItemAt:)",
      "collectionView(_:shouldUpdateFocusIn:)",
      "collectionView(_:didUpdateFocusIn:with:)",
      "indexPathForPreferredFocusedView(in:)",
      "collectionView(_:selectionFollowsFocusForItemAt:)",
      "tableView(_:canFocusRowAt:)",
      "tableView(_:shouldUpdateFocusIn:)",
      "tableView(_:didUpdateFocusIn:with:)",
    ]
  ),
  (
    "there are no edit menus; use a UIContextMenuInteraction, or override copy(_:) and paste(_:)",
    [
      "collectionView(_:shouldShowMenuForItemAt:)",
      "collectionView(_:canPerformAction:forItemAt:withSender:)",
      "collectionView(_:performAction:forItemAt:withSender:)",
      "tableView(_:shouldShowMenuForRowAt:)",
      "tableView(_:canPerformAction:forRowAt:withSender:)",
      "tableView(_:performAction:forRowAt:withSender:)",
      "textField(_:editMenuForCharactersIn:suggestedActions:)",
      "textField(_:editMenuForCharactersInRanges:suggestedActions:)",
      "textField(_:willPresentEditMenuWith:)",
      "textField(_:willDismissEditMenuWith:)",
      "textView(_:editMenuForTextIn:suggestedActions:)",
    ]
  ),
  (
    "tables and collection views take no part in drags; add a UIDragInteraction or a UIDropInteraction to a view",
    [
      "collectionView(_:shouldSpringLoadItemAt:with:)",
      "collectionView(_:itemsForBeginning:at:)",
      "collectionView(_:performDropWith:)",
      "tableView(_:shouldSpringLoadRowAt:with:)",
      "tableView(_:itemsForBeginning:at:)",
      "tableView(_:performDropWith:)",
    ]
  ),
  (
    "no gesture selects several items; allow multiple selection, and items are selected one by one",
    [
      "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
      "collectionViewDidEndMultipleSelectionInteraction(_:)",
      "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "tableView(_:didBeginMultipleSelectionInteractionAt:)",
      "tableViewDidEndMultipleSelectionInteraction(_:)",
    ]
  ),
  (
    "a click selects; use the method for selection",
    [
      "collectionView(_:canPerformPrimaryActionForItemAt:)",
      "collectionView(_:performPrimaryActionForItemAt:)",
      "tableView(_:canPerformPrimaryActionForRowAt:)",
      "tableView(_:performPrimaryActionForRowAt:)",
    ]
  ),
  (
    "menus have no previews, as on a Mac; remove the method",
    [
      "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
      "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
      "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
      "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)",
      "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)",
      "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
      "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
      "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
    ]
  ),
  (
    "use tableView(_:trailingSwipeActionsConfigurationForRowAt:), or accessoryType of the cell",
    [
      "tableView(_:editActionsForRowAt:)",
      "tableView(_:accessoryTypeForRowWith:)",
    ]
  ),
  (
    "recognizers receive touches alone; override pressesBegan(_:with:) of the view",
    [
      "gestureRecognizer(_:shouldReceive:)UIPress"
    ]
  ),
  (
    "override viewWillTransition(to:with:) of the root view controller",
    [
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      "windowScene(_:didUpdateEffectiveGeometry:)",
    ]
  ),
  (
    "there are no quick actions",
    [
      "windowScene(_:performActionFor:completionHandler:)",
      "application(_:performActionFor:completionHandler:)",
    ]
  ),
  (
    "activities are not passed on; store the state in UserDefaults",
    [
      "windowScene(_:userDidAcceptCloudKitShareWith:)",
      "scene(_:continue:)",
      "scene(_:willContinueUserActivityWithType:)",
      "scene(_:didFailToContinueUserActivityWithType:error:)",
      "scene(_:didUpdate:)",
      "application(_:continue:restorationHandler:)",
      "application(_:willContinueUserActivityWithType:)",
    ]
  ),
  (
    "no other program opens URLs in this one; read the arguments of the process",
    [
      "scene(_:openURLContexts:)",
      "application(_:open:options:)",
    ]
  ),
  (
    "state is not restored; store it in UserDefaults",
    [
      "stateRestorationActivity(for:)",
      "scene(_:restoreInteractionStateWith:)",
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
      "application(_:shouldSaveSecureApplicationState:)",
      "application(_:shouldRestoreSecureApplicationState:)",
    ]
  ),
  (
    "there are no notifications from a server",
    [
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
      "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    ]
  ),
  (
    "programs are not started in the background",
    [
      "application(_:performFetchWithCompletionHandler:)",
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
    ]
  ),
  (
    "a desktop does not report it",
    [
      "applicationSignificantTimeChange(_:)",
      "applicationProtectedDataDidBecomeAvailable(_:)",
      "applicationProtectedDataWillBecomeUnavailable(_:)",
    ]
  ),
  (
    "links in text are not available; use a UIButton",
    [
      "textView(_:shouldInteractWith:in:interaction:)",
      "textView(_:primaryActionFor:defaultAction:)",
      "textView(_:menuConfigurationFor:defaultMenu:)",
    ]
  ),
  (
    "windows do not rotate",
    [
      "navigationControllerSupportedInterfaceOrientations(_:)",
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
      "tabBarControllerSupportedInterfaceOrientations(_:)",
      "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
      "splitViewControllerSupportedInterfaceOrientations(_:)",
    ]
  ),
  (
    "tabs are not customized; use tabBarController(_:shouldSelect:) and tabBarController(_:didSelect:)",
    [
      "tabBarController(_:willBeginCustomizing:)",
      "tabBarController(_:willEndCustomizing:changed:)",
      "tabBarController(_:didEndCustomizing:changed:)",
      "tabBarController(_:shouldSelectTab:)",
      "tabBarController(_:didSelectTab:previousTab:)",
      "tabBarController(_:sidebarVisibilityWillChange:animator:)",
      "tabBar(_:willBeginCustomizing:)",
      "tabBar(_:didBeginCustomizing:)",
      "tabBar(_:willEndCustomizing:changed:)",
      "tabBar(_:didEndCustomizing:changed:)",
    ]
  ),
  (
    "search bars have no such button; use searchTextField.rightView",
    [
      "searchBarBookmarkButtonClicked(_:)",
      "searchBarResultsListButtonClicked(_:)",
    ]
  ),
  (
    "use updateSearchResults(for:)",
    [
      "updateSearchResults(for:selecting:)",
      "searchController(_:willChangeTo:)",
      "searchController(_:didChangeFrom:)",
    ]
  ),
  (
    "override the style with pointerInteraction(_:styleFor:)",
    [
      "pointerInteraction(_:willEnter:animator:)",
      "pointerInteraction(_:willExit:animator:)",
    ]
  ),
]

/// The alternatives to implementing a method that is never called, by its signature.
let uncalledMethods: [String: String] = {
  var table: [String: String] = [:]
  for (alternative, methods) in uncalledByAlternative {
    for method in methods { table[method] = "the system never calls this method; \(alternative)" }
  }
  return table
}()
