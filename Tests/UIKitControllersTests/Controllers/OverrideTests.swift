// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Overrides in subclasses of programs and in test doubles, which the framework has to call.
@MainActor
final class OverrideTests: UIKitTestCase {
  func testShowPushesOntoAnOverriddenNavigationController() async {
    let navigation = UINavigationController()
    let page = LoosePage(navigation)

    page.show(UIViewController(), sender: nil)

    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertTrue(page.presentedViewController === navigation)
    XCTAssertTrue(page.presentingViewController === navigation)
  }

  func testSettingTheBarPropertiesCallsTheirAnimatedMethods() async {
    let navigation = WatchedNavigationController(rootViewController: UIViewController())

    navigation.isNavigationBarHidden = true
    navigation.isToolbarHidden = false

    XCTAssertEqual(navigation.calls, ["add", "bar true", "toolbar false"])
  }

  func testAddingAChildToAnotherParentCallsRemoveFromParent() async {
    let (first, second) = (UIViewController(), UIViewController())
    let child = WatchedChild()
    first.addChild(child)

    second.addChild(child)

    XCTAssertEqual(child.removals, 1)
    XCTAssertTrue(child.parent === second)
  }
}

private final class LoosePage: UIViewController {
  private let double: UINavigationController

  init(_ double: UINavigationController) {
    self.double = double
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var navigationController: UINavigationController? { double }
  override var presentedViewController: UIViewController? { double }
  override var presentingViewController: UIViewController? { double }
}

private final class WatchedNavigationController: UINavigationController {
  private(set) var calls: [String] = []

  override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    calls.append("add")
  }

  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
    calls.append("bar \(hidden)")
  }

  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated)
    calls.append("toolbar \(hidden)")
  }
}

private final class WatchedChild: UIViewController {
  private(set) var removals = 0

  override func removeFromParent() {
    super.removeFromParent()
    removals += 1
  }
}
