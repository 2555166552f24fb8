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
  package var showsInputViews: Bool { !hasPresentations && appearance.state != .disappearing }
  package var hasPresentations: Bool { modal.above != nil || !modal.leaving.isEmpty }

  package var isWindowTitleChanging: Bool { (topmost.innermost as? UIViewController)?.transitionCoordinator != nil }

  package var topmost: any WindowRoot { top }

  /// The topmost of the controllers that are presented over this one, or this one.
  var top: UIViewController { modal.current?.presented.top ?? self }

  package var innermost: any WindowRoot {
    // A child may define a presentation context, and then presents inside this controller.
    let child = childForWindowTitle?.top ?? children.lazy.map(\.top).last { $0.appearance.state.isVisible }
    guard let child, let view = child.viewIfLoaded, view.isInteractive(in: viewIfLoaded) else { return self }
    return child.innermost
  }

  package func dissolvePresentations() { PresentationRequest.dismissAll(over: self) }
}

extension UIViewController {
  /// Becomes first responder, if there is none, so that the controller's input views are shown. Called when it has appeared,
  /// and when nothing is presented over it any more.
  final func showInputViews() {
    if let window = viewIfLoaded?.window, window.firstResponder == nil, wantsInputViews { becomeFirstResponder() }
  }
}

extension UIViewController: UIFocusEnvironment {}

extension UIView {
  /// Whether input reaches the view in a superview.
  fileprivate func isInteractive(in superview: UIView?) -> Bool {
    sequence(first: self, next: \.superview).prefix { $0 !== superview }.allSatisfy(\.isUserInteractionEnabled)
  }
}
