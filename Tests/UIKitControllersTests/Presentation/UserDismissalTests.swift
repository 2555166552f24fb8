// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// The calls that a delegate receives for a dismissal that a gesture begins.
@MainActor
final class UserDismissalTests: UIKitTestCase {
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: CallLog
    var onWillDismiss: () -> Void = {}

    init(log: CallLog) { self.log = log }

    nonisolated deinit {}

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.add("willDismiss")
      onWillDismiss()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("didDismiss") }
  }

  func testADismissalThatCannotBeginIsNotAnnounced() async {
    let (stage, b, delegate) = makeStage()
    stage.host.advance(by: 1)
    let c = stage.page("C", .overFullScreen)
    b.present(c, animated: false)
    stage.host.advance(by: 0.1)
    stage.log.clear()

    XCTAssertNil(b.presentationController?.beginDismissalByUser())

    XCTAssertEqual(stage.log.lines, [])
    withExtendedLifetime(delegate) {}
  }

  func testADismissalThatInterruptsThePresentationIsAnnouncedAfterItsEnd() async {
    let (stage, b, delegate) = makeStage()
    stage.host.advance(by: 0.1)
    stage.log.clear()

    let driver = b.presentationController?.beginDismissalByUser()

    XCTAssertEqual(
      stage.log.lines.prefix(4), ["B.viewDidAppear", "A.viewDidDisappear", "willDismiss", "B.viewWillDisappear"])
    driver?.settle(to: .finish, curve: .linear, speed: 1)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines.filter { $0.hasSuffix("Dismiss") }, ["willDismiss", "didDismiss"])
    withExtendedLifetime(delegate) {}
  }

  func testADelegateThatDismissesWhenItIsToldKeepsItsOwnDismissal() async {
    let (stage, b, delegate) = makeStage()
    stage.host.advance(by: 1)
    delegate.onWillDismiss = { [weak b] in b?.dismiss(animated: true) }

    XCTAssertNil(b.presentationController?.beginDismissalByUser())

    XCTAssertNotNil(b.transitionCoordinator)
    stage.host.advance(by: 1)
    XCTAssertEqual(b.balance, .disappeared)
    XCTAssertNil(b.presentingViewController)
  }

  private func makeStage() -> (PresentationStage, LoggingPage, Delegate) {
    let stage = PresentationStage()
    let b = stage.page("B")
    let delegate = Delegate(log: stage.log)
    b.presentationController?.delegate = delegate
    stage.a.present(b, animated: true)
    return (stage, b, delegate)
  }
}
