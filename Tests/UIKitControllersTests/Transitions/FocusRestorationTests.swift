// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The focus of a page that has been covered by a transition and comes back.
@MainActor
final class FocusRestorationTests: UIKitTestCase {
  private static let tab: UInt = 0xff09

  /// Shows a page with a control that has the focus.
  private func makeStage(restores: Bool) -> (host: ManualHost, navigation: UINavigationController, control: UIControl) {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let page = UIViewController()
    page.restoresFocusAfterTransition = restores
    let control = UIControl(frame: CGRect(x: 50, y: 200, width: 100, height: 40))
    page.view.addSubview(control)
    let navigation = UINavigationController(rootViewController: page)
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    host.key(Self.tab)
    XCTAssertTrue(focused(in: host) === control)
    return (host, navigation, control)
  }

  private func focused(in host: ManualHost) -> UIView? {
    UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? UIView
  }

  func testAPageThatComesBackHasTheFocusUnlessItsControllerDoesNotRestoreIt() async {
    for restores in [true, false] {
      let (host, navigation, control) = makeStage(restores: restores)

      navigation.pushViewController(UIViewController(), animated: true)
      host.advance(by: 1)
      navigation.popViewController(animated: true)
      host.advance(by: 1)

      XCTAssertTrue(focused(in: host) === (restores ? control : nil), "restores: \(restores)")
      host.window.close()
    }
  }

  func testAPageBelowASheetHasTheFocusAgainUnlessItsControllerDoesNotRestoreIt() async {
    for restores in [true, false] {
      let (host, navigation, control) = makeStage(restores: restores)

      navigation.present(UIViewController(), animated: true)
      host.advance(by: 1)
      navigation.dismiss(animated: true)
      host.advance(by: 1)

      XCTAssertTrue(focused(in: host) === (restores ? control : nil), "restores: \(restores)")
      host.window.close()
    }
  }

  func testACancelledPushLeavesTheFocus() async {
    final class CancellingAnimator: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
      func navigationController(
        _ controller: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }

      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(false)
      }
    }
    let (host, navigation, control) = makeStage(restores: false)
    let animator = CancellingAnimator()
    navigation.delegate = animator

    navigation.pushViewController(UIViewController(), animated: true)
    host.advance(by: 1)

    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertTrue(focused(in: host) === control)
    host.window.close()
  }
}
