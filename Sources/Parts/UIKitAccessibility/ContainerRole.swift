// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitTables

/// The kinds of views that contain elements. A view that is none of them is left out of the tree.
enum ContainerRole {
  /// Returns nil for a view that is no container.
  static func role(of view: UIView) -> AccessibleRole? {
    switch view {
    case is UITableViewCell, is UICollectionViewCell: .listItem
    case is UITableView, is UICollectionView: .list
    case is UINavigationBar, is UIToolbar: .toolBar
    case is UITabBar: .pageTabList
    case is UISegmentedControl: .grouping
    case let view where view === view.window?.keyOverlay: .menu
    default: pane(view) ?? (isGroup(view) ? .grouping : nil)
    }
  }

  /// Returns the role of a view controller's view. Controllers that only contain others have no title, and are left out.
  private static func pane(_ view: UIView) -> AccessibleRole? {
    guard let controller = controller(of: view) else { return view.accessibilityViewIsModal ? .dialog : nil }
    if controller is UIAlertController { return .alert }
    if isPresented(controller) { return .dialog }
    guard let title = title(of: controller) else { return nil }
    // The title of the root is that of the window.
    return view.superview === view.window && title == view.window?.displayTitle ? nil : .panel
  }

  private static func isGroup(_ view: UIView) -> Bool {
    view.shouldGroupAccessibilityChildren || view.accessibilityLabel?.isEmpty == false && !view.subviews.isEmpty
  }

  static func controller(of view: UIView) -> UIViewController? { view.owner as? UIViewController }

  /// Whether something is behind the controller that cannot be reached.
  private static func isPresented(_ controller: UIViewController) -> Bool {
    controller.presentingViewController?.presentedViewController === controller && controller.parent == nil
  }

  /// Returns the title of a controller itself, and not that of a controller in it.
  static func title(of controller: UIViewController) -> String? {
    if let alert = controller as? UIAlertController { return alert.title ?? alert.message }
    guard !(controller is UINavigationController), !(controller is UITabBarController) else { return nil }
    return controller.title ?? (controller.navigationController == nil ? nil : controller.navigationItem.title)
  }
}
