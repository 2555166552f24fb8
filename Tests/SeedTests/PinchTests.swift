// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 004: a pop by a pinch with two fingers.
@MainActor
final class PinchTests: UIKitTestCase {
  /// Article 004: the pinch handler.
  func testPinchDrivesThePopAndFinishesIt() async {
    let (host, navigation, page) = makeStack()
    pinch(host, to: 0.5)
    let percent = page.interactor.percentComplete
    XCTAssertGreaterThan(percent, 0.3)
    XCTAssertTrue(page.interactor.isInteractive)
    assertShown(page.view, x: 400 * eased(Double(percent), of: 1))
    host.advance(by: 0.3)
    assertShown(page.view, x: 400 * eased(Double(percent), of: 1), "paused")
    release(host, 0.5)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertNil(page.view.window)
  }

  /// Article 004: the same, released before the threshold.
  func testShortPinchIsCancelled() async {
    let (host, navigation, page) = makeStack()
    pinch(host, to: 0.8)
    XCTAssertGreaterThan(page.interactor.percentComplete, 0)
    XCTAssertLessThanOrEqual(page.interactor.percentComplete, 0.3)
    release(host, 0.8)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers.count, 2)
    assertShown(page.view, x: 0, y: 0)
    XCTAssertEqual(page.view.superview?.subviews, [page.view])
  }

  /// Article 004: while the fingers move apart, the percentage stays 0.
  func testFingersThatMoveApartDoNotDriveThePop() async {
    let (host, navigation, page) = makeStack()
    pinch(host, to: 1.6)
    XCTAssertEqual(page.interactor.percentComplete, 0)
    assertShown(page.view, x: 0)
    release(host, 1.6)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  private func makeStack() -> (ManualHost, UINavigationController, PinchedPage) {
    let host = ManualHost(size: SeedStage.size)
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    let page = PinchedPage()
    navigation.delegate = page
    navigation.pushViewController(page, animated: false)
    host.advance(by: 0.1)
    return (host, navigation, page)
  }

  private func finger(_ id: Int, _ share: CGFloat) -> CGPoint {
    CGPoint(x: 200 + (id == 1 ? -100 : 100) * share, y: 300)
  }

  private func pinch(_ host: ManualHost, to share: CGFloat) {
    for id in [1, 2] { host.touchBegan(at: finger(id, 1), id: id) }
    for step in 1...20 {
      host.advance(by: ManualHost.frameDuration)
      for id in [1, 2] { host.touchMoved(to: finger(id, 1 + (share - 1) * CGFloat(step) / 20), id: id) }
    }
  }

  private func release(_ host: ManualHost, _ share: CGFloat) {
    host.advance(by: 0.2)
    for id in [1, 2] { host.touchEnded(at: finger(id, share), id: id) }
  }
}

/// The article's page, which supplies its interaction controller.
private final class PinchedPage: UIViewController, UINavigationControllerDelegate {
  let interactor = PinchInteractor()

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    interactor.page = self
    view.addGestureRecognizer(UIPinchGestureRecognizer(target: interactor, action: PinchInteractor.handlePinch))
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideAnimator(move: Move(kind: .push, isForward: operation == .push))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.isInteractive ? interactor : nil }
}

private final class PinchInteractor: UIPercentDrivenInteractiveTransition {
  weak var page: UIViewController?
  private(set) var isInteractive = false
  private var startScale: CGFloat = 1

  nonisolated deinit {}

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    let percent = 1 - pinch.scale / startScale
    switch pinch.state {
    case .began:
      startScale = pinch.scale
      isInteractive = true
      page?.navigationController?.popViewController(animated: true)
    case .changed: update(max(percent, 0))
    case .ended, .cancelled:
      isInteractive = false
      if pinch.velocity < 5, percent <= 0.3 { cancel() } else { finish() }
    default: break
    }
  }
}
