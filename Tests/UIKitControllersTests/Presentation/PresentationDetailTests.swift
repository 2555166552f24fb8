// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Styles, callbacks and coordinators of presentations in less usual arrangements.
@MainActor
final class PresentationDetailTests: UIKitTestCase {
  /// Records its appearance callbacks with their arguments.
  private final class Page: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear \(animated)") }
  }

  /// Semantics: context-style.
  func testTheTransitionStyleIsThePresentersOnlyIfItDefinesAContext() async {
    for (definesContext, opacity) in [(true, 0.5), (false, 1)] {
      let stage = PresentationStage()
      stage.a.definesPresentationContext = definesContext
      stage.a.providesPresentationContextTransitionStyle = true
      stage.a.modalTransitionStyle = .crossDissolve
      let b = stage.page("B", .overCurrentContext)
      stage.a.present(b, animated: true)
      stage.host.advance(by: 0.175)

      XCTAssertEqual(Double(b.view.layer.presentation()?.opacity ?? 0), opacity, accuracy: 0.001)
      stage.host.advance(by: 2)
    }
  }

  func testAPresentationControllerReportsTheStyleOfItsController() async {
    let b = UIViewController()
    for style: UIModalPresentationStyle in [.custom, .fullScreen, .overFullScreen] {
      b.modalPresentationStyle = style
      let controller = UIPresentationController(presentedViewController: b, presenting: nil)
      XCTAssertEqual(controller.presentationStyle, style)
    }
  }

  func testTheStyleOfAPresentationRemainsWhenModalPresentationStyleChanges() async {
    let stage = PresentationStage()
    let b = stage.page("B", .custom)
    b.transitioningDelegate = stage.delegate
    stage.delegate.makeController = { UIPresentationController(presentedViewController: $0, presenting: $1) }
    stage.a.present(b, animated: false)
    b.modalPresentationStyle = .fullScreen

    XCTAssertEqual(b.presentationController?.presentationStyle, .custom)
    b.dismiss(animated: false)
    stage.host.advance(by: 0.1)
    stage.assertNothingIsLeft()
  }

  func testPagesThatReturnAfterACancelledDismissalOfAChainAppearWithoutAnimation() async {
    let stage = PresentationStage()
    let (b, c) = (Page(), Page())
    for page in [b, c] { page.modalPresentationStyle = .overFullScreen }
    stage.a.present(b, animated: false)
    b.present(c, animated: false)
    stage.host.advance(by: 0.1)
    let interactor = stage.interactive(c, presenting: false)
    b.calls = []
    stage.a.dismiss(animated: true)
    XCTAssertEqual(b.calls, ["willDisappear false", "didDisappear false"])
    XCTAssertNotNil(b.transitionCoordinator)

    b.calls = []
    interactor.update(0.5)
    interactor.cancel()
    stage.host.advance(by: 1)

    XCTAssertEqual(b.calls, ["willAppear false", "didAppear false"])
    XCTAssertNil(b.transitionCoordinator)
    stage.a.dismiss(animated: false)
    stage.host.advance(by: 0.1)
    XCTAssertNil(b.transitionCoordinator)
    stage.assertNothingIsLeft()
  }

  func testADismissalDuringAnInteractiveDismissalOfTheSameChainCompletesIt() async {
    let stage = PresentationStage()
    let b = stage.presented("B", .overFullScreen)
    let c = stage.presented("C", .overFullScreen, from: b)
    let interactor = stage.interactive(c, presenting: false)
    stage.a.dismiss(animated: true)
    interactor.update(0.5)
    stage.host.flush()
    var isCompleted = false
    stage.a.dismiss(animated: true) { isCompleted = true }
    stage.host.advance(by: 2)
    interactor.cancel()
    stage.host.advance(by: 2)

    XCTAssertTrue(isCompleted)
    XCTAssertNil(stage.a.presentedViewController)
    stage.assertNothingIsLeft()
  }

  func testAPresentationThatInterruptsADismissalStartsOverAPictureOfIt() async {
    let stage = PresentationStage()
    let b = stage.presented("B", .overFullScreen)
    b.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    let c = stage.page("C", .overFullScreen)
    stage.a.present(c, animated: true)
    stage.host.flush()

    let views = stage.host.window.subviews
    XCTAssertEqual(views.count, 3)
    XCTAssertTrue(views.first === stage.a.view)
    XCTAssertTrue(views.last === c.presentationController?.containerView)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.host.window.subviews.count, 2)
  }

  func testAFlipTurnsPagesAboutTheMiddleOfTheContainer() async throws {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.modalTransitionStyle = .flipHorizontal
    stage.a.present(b, animated: true)
    stage.host.flush()
    XCTAssertEqual(stage.a.view.layer.presentation()?.transform.m34, -1 / 1000, "the viewer is 1,000 points away")
    stage.host.advance(by: 0.25)

    for page in [stage.a, b] {
      let shown = try XCTUnwrap(page.view.layer.presentation())
      XCTAssertEqual(shown.position, CGPoint(x: 200, y: 300))
      XCTAssertEqual(shown.transform.m42, 0)
    }
    stage.host.advance(by: 1)
  }

  func testTheCompletionOfASecondDismissalIsCalledAfterThatOfTheFirst() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    var completed: [String] = []
    b.dismiss(animated: true) { completed.append("first") }
    stage.host.advance(by: 0.1)
    b.dismiss(animated: true) { completed.append("second") }
    XCTAssertEqual(completed, [])
    stage.host.advance(by: 2)

    XCTAssertEqual(completed, ["first", "second"])
    stage.assertNothingIsLeft()
  }

  func testAPresentationThatIsDismissedBeforeItBeginsCallsBothCompletions() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    var completed: [String] = []
    stage.a.present(b, animated: false) { completed.append("present") }
    b.dismiss(animated: false) { completed.append("dismiss") }
    stage.host.advance(by: 0.1)

    XCTAssertEqual(completed, ["present", "dismiss"])
    XCTAssertNil(stage.a.presentedViewController)
    stage.assertNothingIsLeft()
  }
}
