// SPDX-License-Identifier: MIT

extension UINavigationController {
  final func setToolbar(hidden: Bool, animated: Bool) {
    guard toolbarPlacement.isHidden != hidden else { return }
    toolbarPlacement.isHidden = hidden
    barsShouldMove(animated: animated)
  }

  func makeToolbar(_ type: UIToolbar.Type) -> UIToolbar {
    let bar = ViewMaker.make(type, frame: CGRect(x: 0, y: 0, width: Self.initialSize.width, height: UIToolbar.height))
    bar.onExtentChange = { [weak self] in self?.extentDidChange() }
    bar.setItems(topViewController?.toolbarItems, animated: false)
    return bar
  }

  /// Called when the toolbar items of a page have changed.
  func toolbarItemsDidChange(of page: UIViewController, animated: Bool) {
    guard isViewLoaded, page === topViewController, !isInTransition else { return }
    toolbar.setItems(page.toolbarItems, animated: animated && !isToolbarHidden)
  }

  /// Moves the toolbar for a page that is being shown, and replaces its items. Called in the animations alongside a
  /// transition.
  func toolbarFollows(to page: UIViewController) {
    toolbar.follow(to: page.toolbarItems ?? [])
    toolbar.follow(page)
    placeToolbar(above: view.safeAreaInsets.bottom)
  }

  /// Updates the toolbar when no transition runs any more and the top page is shown.
  func updateToolbar() {
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
    layOutToolbar()
  }

  /// Gives the toolbar its frame. While a transition runs, visibility and inset are those that the transition animates
  /// to, even if others have been requested since.
  func layOutToolbar() {
    guard isViewLoaded else { return }
    guard !isInTransition else {
      return toolbar.setPlacement(
        toolbarFrame(isHidden: toolbarPlacement.isHiddenInLayout, above: toolbarPlacement.inset))
    }
    toolbar.follow(topViewController)
    placeToolbar(above: view.safeAreaInsets.bottom)
    if barPlacement.animationCount == 0 { toolbar.isHidden = toolbarPlacement.isHidden }
  }

  /// Gives the toolbar the frame for its requested visibility.
  ///
  /// - Parameter inset: The height of the tab bar or the window's safe area below the toolbar, in points. If a transition
  ///   hides or shows the tab bar, this height changes in the animations alongside the transition, not before.
  func placeToolbar(above inset: CGFloat) {
    toolbarPlacement.inset = inset
    toolbar.setPlacement(toolbarFrame(isHidden: toolbarPlacement.isHidden, above: inset))
    toolbarPlacement.isHiddenInLayout = toolbarPlacement.isHidden
  }

  func toolbarFrame(isHidden: Bool, above inset: CGFloat) -> CGRect {
    let (bounds, height) = (view.bounds, UIToolbar.height + inset)
    return CGRect(x: 0, y: isHidden ? bounds.height : bounds.height - height, width: bounds.width, height: height)
  }
}
