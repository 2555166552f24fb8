// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Presentations over a sheet, the dismissal of such chains, and keys.
@MainActor
final class SheetChainTests: UIKitTestCase {
  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  func testAnAlertOverASheetIsCentredInTheWindow() async {
    let stage = SheetStage().presented()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var answers = 0
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answers += 1 })
    stage.page.present(alert, animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(frame(alert).midY, 400, accuracy: 1)
    XCTAssertTrue(alert.presentingViewController === stage.page)
    stage.host.key(0xff0d)
    stage.host.advance(by: 1)
    XCTAssertEqual(answers, 1)
    stage.assertAtRest(top: 400)
  }

  func testASheetOverASheetIsDismissedByItself() async {
    let stage = SheetStage().presented()
    let upper = LoggingPage(name: "C", log: stage.log)
    upper.modalPresentationStyle = .pageSheet
    stage.page.present(upper, animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(frame(upper), CGRect(x: 0, y: 44, width: 400, height: 756))
    stage.host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), duration: 0.2)
    stage.host.advance(by: 1)
    XCTAssertEqual(upper.balance, .disappeared)
    stage.assertAtRest(top: 400)
  }

  func testAFullScreenPageOverASheetCoversAndUncoversIt() async {
    let stage = SheetStage().presented()
    let full = LoggingPage(name: "C", log: stage.log)
    full.modalPresentationStyle = .fullScreen
    stage.page.present(full, animated: true)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.shownTop, 400, accuracy: 0.01, "the sheet does not move while it is being covered")
    stage.host.advance(by: 1)
    XCTAssertEqual(frame(full), CGRect(x: 0, y: 0, width: 400, height: 800))
    XCTAssertEqual(stage.page.balance, .disappeared)
    stage.page.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.shownTop, 400, accuracy: 0.01)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 400)
    stage.host.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 790), duration: 0.1)
    stage.host.advance(by: 1)
    stage.assertGone()
  }

  func testDismissingTheControllerBelowASheetAlsoDismissesTheAlertOverIt() async {
    let stage = SheetStage().presented()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.page.present(alert, animated: true)
    stage.host.advance(by: 1)
    stage.presenter.dismiss(animated: true)
    stage.host.advance(by: 1)
    XCTAssertNil(alert.presentingViewController)
    stage.assertGone()
  }

  /// Escape calls the delegate in the same way as a swipe.
  func testEscapeDismissesASheetUnlessItsDelegateRefuses() async {
    let stage = SheetStage().presented()
    stage.delegate.allows = false
    stage.host.key(0xff1b)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, ["shouldDismiss", "didAttemptToDismiss"])
    stage.assertAtRest(top: 400)
    stage.delegate.allows = true
    stage.log.clear()
    stage.host.key(0xff1b)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines, ["shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "didDismiss"])
    stage.assertGone()
  }

  func testASheetPresentedByAPageCoversItsNavigationController() async {
    let host = ManualHost(size: CGSize(width: 400, height: 800))
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    let page = UINavigationController(rootViewController: UIViewController())
    page.sheetPresentationController?.detents = [.medium()]
    root.present(page, animated: true)
    host.advance(by: 1)
    XCTAssertTrue(page.presentingViewController === navigation)
    XCTAssertEqual(frame(page), CGRect(x: 0, y: 400, width: 400, height: 400))
    root.dismiss(animated: true)
    host.advance(by: 1)
    XCTAssertNil(navigation.presentedViewController)
  }
}
