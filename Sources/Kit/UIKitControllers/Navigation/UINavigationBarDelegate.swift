// SPDX-License-Identifier: MIT

/// Methods that report the changes of a navigation bar's items, and can prevent them. All are optional.
///
/// The delegate of a bar that a navigation controller manages is the controller, if a subclass of it conforms. It is asked
/// only whether a page may be left by the back button or by a key:
///
/// ```swift
/// final class FormStack: UINavigationController, UINavigationBarDelegate {
///   var hasChanges = false
///
///   func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { !hasChanges }
/// }
/// ```
@preconcurrency @MainActor public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Returns whether an item may be added on top. The default is `true`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells the delegate that an item has been added on top, at the end of the animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether the top item may be removed. The default is `true`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells the delegate that the top item has been removed, at the end of the animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
