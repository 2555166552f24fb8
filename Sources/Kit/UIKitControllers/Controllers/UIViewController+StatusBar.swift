// SPDX-License-Identifier: MIT

extension UIViewController {
  final func updateStatusBar() {
    for window in UIApplication.shared.windows { window.updateStatusBar() }
  }

  /// The view controller that decides about the status bar: the topmost presented view controller that covers the
  /// window or captures the status bar appearance, or this one.
  fileprivate var statusBarDecider: UIViewController {
    var decider = self
    var top = self
    while let presentation = top.modal.current {
      top = presentation.presented
      let coversWindow = presentation.controller.presentationStyle == .fullScreen
      if coversWindow || top.modalPresentationCapturesStatusBarAppearance { decider = top }
    }
    return decider
  }

  /// Returns the last controller in the chain of children that starts at this controller. `next` returns the child to which
  /// a controller passes the decision on, or `nil`.
  fileprivate func lastChild(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
    var decider = self
    while let child = next(decider), child !== decider { decider = child }
    return decider
  }
}

extension UIWindow {
  fileprivate func updateStatusBar() {
    guard let manager = windowScene?.statusBarManager, let decider = rootViewController?.statusBarDecider else {
      return
    }
    manager.statusBarStyle = decider.lastChild(\.childForStatusBarStyle).preferredStatusBarStyle
    manager.isStatusBarHidden = decider.lastChild(\.childForStatusBarHidden).prefersStatusBarHidden
  }
}
