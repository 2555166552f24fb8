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

  /// A page has other buttons.
  func toolbarItemsDidChange(of page: UIViewController, animated: Bool) {
    guard isViewLoaded, page === topViewController, !isInTransition else { return }
    toolbar.setItems(page.toolbarItems, animated: animated && !isToolbarHidden)
  }

  /// Has the toolbar follow a transition, from within the animations beside it.
  func toolbarFollows(to page: UIViewController) {
    toolbar.follow(to: page.toolbarItems ?? [])
    placeToolbar(above: view.safeAreaInsets.bottom)
  }

  /// The stack and the screen agree: so does the toolbar.
  func updateToolbar() {
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
    layOutToolbar()
  }

  /// Puts the toolbar where it belongs; while a transition runs, where that has brought it.
  func layOutToolbar() {
    guard isViewLoaded else { return }
    guard !isInTransition else {
      return toolbar.setPlacement(toolbarFrame(isHidden: toolbarPlacement.isShownHidden, above: toolbarPlacement.inset))
    }
    placeToolbar(above: view.safeAreaInsets.bottom)
    if barPlacement.moves == 0 { toolbar.isHidden = toolbarPlacement.isHidden }
  }

  /// - Parameter inset: points of what takes the bottom below it: a tab bar, or the window's safe area. That of a tab bar
  ///   which goes with a transition counts from the transition's animations on.
  func placeToolbar(above inset: CGFloat) {
    toolbarPlacement.inset = inset
    toolbar.setPlacement(toolbarFrame(isHidden: toolbarPlacement.isHidden, above: inset))
    toolbarPlacement.isShownHidden = toolbarPlacement.isHidden
  }

  func toolbarFrame(isHidden: Bool, above inset: CGFloat) -> CGRect {
    let (bounds, height) = (view.bounds, UIToolbar.height + inset)
    return CGRect(x: 0, y: isHidden ? bounds.height : bounds.height - height, width: bounds.width, height: height)
  }
}
