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
    while let presentation = top.presentationInside {
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

  /// Tells the system that ``supportedInterfaceOrientations`` has changed. No effect: windows do not rotate.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Tells the system that ``prefersHomeIndicatorAutoHidden`` has changed. No effect: a desktop has no home indicator.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Tells the system that ``preferredScreenEdgesDeferringSystemGestures`` has changed. No effect.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Rotates windows to the orientation of the device. No effect: windows do not rotate.
  public class final func attemptRotationToDeviceOrientation() {}

  /// The orientation of the content, from the size of the window.
  ///
  /// Deprecated on iOS: use `UIWindowScene.interfaceOrientation`.
  public final var interfaceOrientation: UIInterfaceOrientation {
    responderWindow?.windowScene?.interfaceOrientation ?? .unknown
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
