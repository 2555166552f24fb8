// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The nearest navigation controller above this one.
  public final var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor {
      if let navigation = current as? UINavigationController { return navigation }
      ancestor = current.parent
    }
    return nil
  }

  /// Sets `toolbarItems`; the change isn't animated.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
