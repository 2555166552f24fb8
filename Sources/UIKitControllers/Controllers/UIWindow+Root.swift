// SPDX-License-Identifier: MIT

extension UIWindow {
  /// The view controller whose view fills the window. Setting another one removes the previous view and dismisses its
  /// presentations.
  ///
  /// In contrast to UIKit, a subclass of `UIWindow` cannot override it.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set { root = newValue }
  }
}

extension UIViewController: WindowRoot {
  package var isCovered: Bool { modal.above != nil }
  package var hasPresentations: Bool { modal.above != nil || !modal.leaving.isEmpty }

  package var topmost: any WindowRoot {
    var top = self
    while let above = top.presentationInside { top = above.presented }
    return top
  }

  package func dissolvePresentations() { PresentationRequest.dismissAll(over: self) }
}
