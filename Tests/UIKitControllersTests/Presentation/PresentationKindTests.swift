// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The complete logs of each kind of presentation, animated or not, finished or cancelled. A presents B.
@MainActor
final class PresentationKindTests: UIKitTestCase {
  /// The styles that remove the presenter from the window.
  private let covering: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
  /// The styles that leave the presenter in the window.
  private let staying: [UIModalPresentationStyle] = [
    .overFullScreen, .overCurrentContext, .custom, .pageSheet, .formSheet, .automatic,
  ]

  func testPresentAndDismissSendAllCallbacksInStylesThatRemoveThePresenter() async {
    for (style, animated) in product(covering) {
      let stage = PresentationStage()
      let b = stage.page("B", style)
      stage.a.present(b, animated: animated) { stage.log.add("completion") }
      stage.host.advance(by: 2)
      XCTAssertEqual(
        stage.log.lines,
        [
          "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
          "A.viewDidDisappear", "completion",
        ], "\(style), animated: \(animated)")
      stage.assertAtRest(top: b, covered: [stage.a])
      stage.log.clear()
      b.dismiss(animated: animated) { stage.log.add("completion") }
      stage.host.advance(by: 2)
      XCTAssertEqual(
        stage.log.lines,
        [
          "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear",
          "completion",
        ], "\(style), animated: \(animated)")
      stage.assertAtRest(top: stage.a, covered: [b])
      stage.assertNothingIsLeft()
    }
  }

  func testPresentAndDismissSendThePresentedControllersCallbacksInStylesThatKeepThePresenter() async {
    for (style, animated) in product(staying) {
      let stage = PresentationStage()
      let b = stage.page("B", style)
      stage.a.present(b, animated: animated) { stage.log.add("completion") }
      stage.host.advance(by: 2)
      XCTAssertEqual(
        stage.log.lines,
        ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "completion"],
        "\(style), animated: \(animated)")
      stage.assertAtRest(top: b)
      XCTAssertNotNil(stage.a.view.window)
      stage.log.clear()
      b.dismiss(animated: animated) { stage.log.add("completion") }
      stage.host.advance(by: 2)
      XCTAssertEqual(
        stage.log.lines, ["B.viewWillDisappear", "B.viewDidDisappear", "completion"],
        "\(style), animated: \(animated)")
      stage.assertAtRest(top: stage.a, covered: [b])
      stage.assertNothingIsLeft()
    }
  }

  func testACancelledPresentationInStylesThatKeepThePresenterSendsTheCallbacksOfTheReturn() async {
    for style: UIModalPresentationStyle in [.overFullScreen, .overCurrentContext, .custom] {
      let stage = PresentationStage()
      let b = stage.page("B", style)
      let interactor = stage.interactive(b, presenting: true)
      stage.a.present(b, animated: true) { stage.log.add("completion") }
      interactor.update(0.4)
      stage.host.flush()
      stage.log.clear()

      interactor.cancel()
      stage.host.advance(by: 1)

      XCTAssertEqual(stage.log.lines, ["B.viewWillDisappear", "B.viewDidDisappear", "completion"], "\(style)")
      XCTAssertNil(stage.a.presentedViewController)
      XCTAssertNil(b.presentingViewController)
      stage.assertAtRest(top: stage.a, covered: [b])
      stage.assertNothingIsLeft()
    }
  }

  func testACancelledDismissalRemovesThePresenterAgain() async {
    for style in covering {
      let stage = PresentationStage()
      let b = stage.presented("B", style)
      let interactor = stage.interactive(b, presenting: false)
      b.dismiss(animated: true) { stage.log.add("completion") }
      interactor.update(0.4)
      stage.host.flush()
      XCTAssertNil(stage.a.presentedViewController, "the property changes at once")

      interactor.cancel()
      stage.host.advance(by: 1)

      XCTAssertEqual(
        stage.log.lines,
        [
          "animationController(forDismissed)", "interactionControllerForDismissal", "B.viewWillDisappear",
          "A.viewWillAppear", "A.viewIsAppearing", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear",
          "B.viewIsAppearing", "B.viewDidAppear", "completion",
        ], "\(style)")
      XCTAssertTrue(stage.a.presentedViewController === b)
      XCTAssertTrue(b.presentingViewController === stage.a)
      XCTAssertNil(stage.a.view.window)
      stage.assertAtRest(top: b, covered: [stage.a])
      stage.delegate.animator = nil
      b.dismiss(animated: true)
      stage.host.advance(by: 2)
      stage.assertAtRest(top: stage.a, covered: [b])
      stage.assertNothingIsLeft()
    }
  }

  func testFinishedInteractivePresentationsSendTheSameCallsAsOthers() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    let interactor = stage.interactive(b, presenting: true)
    stage.a.present(b, animated: true) { stage.log.add("completion") }
    interactor.update(0.4)
    interactor.finish()
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      [
        "animationController(forPresented)", "interactionControllerForPresentation", "B.viewDidLoad",
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear",
        "completion",
      ])
    stage.log.clear()
    let back = stage.interactive(b, presenting: false)
    b.dismiss(animated: true) { stage.log.add("completion") }
    back.update(0.4)
    back.finish()
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      [
        "animationController(forDismissed)", "interactionControllerForDismissal", "B.viewWillDisappear",
        "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear", "completion",
      ])
    stage.assertAtRest(top: stage.a, covered: [b])
    stage.assertNothingIsLeft()
  }

  func testIsBeingPresentedAndIsBeingDismissedAreTrueInTheCallbacks() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    var said: [String] = []
    b.onWillAppear = { said.append("will appear \($0.isBeingPresented)") }
    b.onDidAppear = { said.append("did appear \($0.isBeingPresented)") }
    b.onWillDisappear = { said.append("will disappear \($0.isBeingDismissed)") }
    stage.a.present(b, animated: true)
    stage.host.advance(by: 2)
    XCTAssertFalse(b.isBeingPresented)
    b.dismiss(animated: true)
    XCTAssertTrue(b.isBeingDismissed)
    stage.host.advance(by: 2)
    XCTAssertFalse(b.isBeingDismissed)
    XCTAssertEqual(said, ["will appear true", "did appear true", "will disappear true"])
  }

  private func product(_ styles: [UIModalPresentationStyle]) -> [(UIModalPresentationStyle, Bool)] {
    styles.flatMap { [($0, true), ($0, false)] }
  }
}
