// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The order of the appearance callbacks of the page that disappears (-) and the page that appears (+), in all
/// containers.
@MainActor
final class AppearanceOrderTests: UIKitTestCase {
  private static let begin = ["- viewWillDisappear", "+ viewWillAppear", "+ viewIsAppearing"]
  /// The order at the end of a transition in a container.
  private static let end = ["- viewDidDisappear", "+ viewDidAppear"]

  private let log = CallLog()

  /// Semantics: one-order.
  /// Only presentations differ: at their end the page that appears is called first.
  func testTheCallbackOrderIsTheSameInEveryContainer() async {
    for isAnimated in [true, false] {
      let (host, a, b) = makeWindow()
      let navigation = UINavigationController(rootViewController: a)
      show(navigation, in: host)
      navigation.pushViewController(b, animated: isAnimated)
      assertOrder(host, from: a, to: b, "push \(isAnimated)")
      navigation.popViewController(animated: isAnimated)
      assertOrder(host, from: b, to: a, "pop \(isAnimated)")

      let (presenter, presented) = (page("A"), page("B"))
      presented.modalPresentationStyle = .fullScreen
      show(presenter, in: host)
      presenter.present(presented, animated: isAnimated)
      assertOrder(host, from: presenter, to: presented, "present \(isAnimated)", end: Self.end.reversed())
      presented.dismiss(animated: isAnimated)
      assertOrder(host, from: presented, to: presenter, "dismiss \(isAnimated)", end: Self.end.reversed())
    }
    let (host, a, b) = makeWindow()
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    show(tabs, in: host)
    tabs.selectedIndex = 1
    assertOrder(host, from: a, to: b, "tabs")
    tabs.selectedViewController = a
    assertOrder(host, from: b, to: a, "tabs, back")
  }

  /// Semantics: one-order.
  /// In a cancelled transition both pages return through the same steps.
  func testTheCallbackOrderOfACancelledTransitionIsTheSameInEveryContainer() async {
    let cancelled =
      Self.begin + [
        "+ viewWillDisappear", "+ viewDidDisappear", "- viewWillAppear", "- viewIsAppearing", "- viewDidAppear",
      ]
    for kind in ["push", "pop", "present", "dismiss", "tabs"] {
      let (host, a, b) = makeWindow()
      let driver = OneInteraction()
      let (from, to) = start(kind, in: host, a, b, driver)
      driver.interactor.update(0.5)
      host.advance(by: 0.1)
      driver.interactor.cancel()
      host.advanceToRest()
      XCTAssertEqual(lines(from, to), Array(cancelled), kind)
      log.clear()
    }
  }

  private func start(
    _ kind: String, in host: ManualHost, _ a: LoggingPage, _ b: LoggingPage, _ driver: OneInteraction
  ) -> (from: LoggingPage, to: LoggingPage) {
    switch kind {
    case "push", "pop":
      let navigation = UINavigationController(rootViewController: a)
      if kind == "pop" { navigation.pushViewController(b, animated: false) }
      show(navigation, in: host)
      navigation.delegate = driver
      if kind == "pop" {
        navigation.popViewController(animated: true)
      } else {
        navigation.pushViewController(b, animated: true)
      }
    case "tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      show(tabs, in: host)
      tabs.delegate = driver
      tabs.selectedIndex = 1
    default:
      b.modalPresentationStyle = .fullScreen
      show(a, in: host)
      if kind == "dismiss" {
        a.present(b, animated: false)
        host.advance(by: 0.1)
        log.clear()
      }
      b.transitioningDelegate = driver
      if kind == "dismiss" { b.dismiss(animated: true) } else { a.present(b, animated: true) }
    }
    host.flush()
    return ["pop", "dismiss"].contains(kind) ? (b, a) : (a, b)
  }

  private func page(_ name: String) -> LoggingPage { LoggingPage(name: name, log: log) }

  private func makeWindow() -> (ManualHost, LoggingPage, LoggingPage) {
    (ManualHost(size: CGSize(width: 400, height: 600)), page("A"), page("B"))
  }

  private func show(_ controller: UIViewController, in host: ManualHost) {
    host.window.rootViewController = controller
    host.advance(by: 0.1)
    log.clear()
  }

  private func assertOrder(
    _ host: ManualHost, from: LoggingPage, to: LoggingPage, _ message: String, end: [String] = AppearanceOrderTests.end,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    host.advanceToRest()
    host.advance(by: 0.1)
    XCTAssertEqual(lines(from, to), Self.begin + end, message, file: file, line: line)
    log.clear()
  }

  private func lines(_ from: LoggingPage, _ to: LoggingPage) -> [String] {
    let calls = ["viewWill", "viewIs", "viewDidA", "viewDidD"]
    return log.lines.compactMap { line in
      let parts = line.split(separator: ".").map(String.init)
      guard parts.count == 2, calls.contains(where: parts[1].hasPrefix) else { return nil }
      return (parts[0] == from.name ? "- " : "+ ") + parts[1]
    }
  }
}

/// Returns one animator and one interaction controller for every query.
@MainActor
private final class OneInteraction: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  let interactor = UIPercentDrivenInteractiveTransition()

  nonisolated deinit {}

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    FadeAnimator()
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
