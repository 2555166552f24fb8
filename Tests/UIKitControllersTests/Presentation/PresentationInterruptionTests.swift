// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Semantics: nothing-is-lost.
/// Changes requested during a presentation or a dismissal are never lost, and never make a view jump.
@MainActor
final class PresentationInterruptionTests: UIKitTestCase {
  /// Returns the position and the velocity of a page's upper edge, measured over 0.2 ms.
  private func motion(_ stage: PresentationStage, of page: UIViewController) -> (y: CGFloat, speed: Double) {
    let before = stage.shownFrame(of: page).minY
    stage.host.advance(by: 0.0002)
    let after = stage.shownFrame(of: page).minY
    return (after, Double(after - before) / 0.0002)
  }

  func testADismissalDuringAPresentationContinuesWithItsVelocity() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    var completions = 0
    stage.a.present(b, animated: true) { completions += 1 }
    stage.host.advance(by: 0.08)
    let before = motion(stage, of: b)
    XCTAssertLessThan(before.speed, -1000)

    b.dismiss(animated: true) { completions += 1 }
    stage.host.flush()

    XCTAssertNil(stage.a.presentedViewController)
    XCTAssertEqual(stage.shownFrame(of: b).minY, before.y, accuracy: 0.01)
    XCTAssertEqual(motion(stage, of: b).speed, before.speed, accuracy: abs(before.speed) * 0.05)
    stage.host.advance(by: 2)
    XCTAssertEqual(completions, 2)
    stage.assertAtRest(top: stage.a, covered: [b])
    stage.assertNothingIsLeft()
  }

  func testAPresentationOfTheControllerThatIsBeingDismissedContinuesWithItsVelocity() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .custom] {
      let stage = PresentationStage()
      let b = stage.presented("B", style)
      b.dismiss(animated: true)
      stage.host.advance(by: 0.08)
      let before = motion(stage, of: b)
      XCTAssertGreaterThan(before.speed, 1000)

      stage.a.present(b, animated: true)
      stage.host.flush()

      XCTAssertTrue(stage.a.presentedViewController === b)
      XCTAssertEqual(stage.shownFrame(of: b).minY, before.y, accuracy: 0.01)
      XCTAssertEqual(motion(stage, of: b).speed, before.speed, accuracy: before.speed * 0.05)
      stage.host.advance(by: 2)
      stage.assertAtRest(top: b)
      stage.a.dismiss(animated: false)
      stage.host.advance(by: 0.1)
      stage.assertNothingIsLeft()
    }
  }

  func testAnInterruptedPresentationSendsAllItsCallbacks() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    stage.a.present(b, animated: true) { stage.log.add("presented") }
    stage.host.advance(by: 0.1)
    stage.log.clear()
    stage.a.dismiss(animated: true) { stage.log.add("dismissed") }
    stage.host.advance(by: 2)
    XCTAssertEqual(
      stage.log.lines,
      [
        "B.viewDidAppear", "A.viewDidDisappear", "presented", "B.viewWillDisappear", "A.viewWillAppear",
        "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear", "dismissed",
      ])
  }

  func testRepeatedReversalsOfAPresentationHaveNoJump() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    stage.a.present(b, animated: true)
    for round in 0..<6 {
      stage.host.advance(by: 0.06)
      let y = stage.shownFrame(of: b).minY
      if round.isMultiple(of: 2) { b.dismiss(animated: true) } else { stage.a.present(b, animated: true) }
      stage.host.flush()
      XCTAssertEqual(stage.shownFrame(of: b).minY, y, accuracy: 0.01, "round \(round)")
    }
    stage.host.advance(by: 2)
    stage.assertAtRest(top: b, covered: [stage.a])
    b.dismiss(animated: false)
    stage.host.advance(by: 0.1)
    stage.assertNothingIsLeft()
  }

  func testAPresentationOfAnotherControllerDuringADismissalIsNotLost() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .custom] {
      let stage = PresentationStage()
      let b = stage.presented("B", style)
      b.dismiss(animated: true)
      stage.host.advance(by: 0.08)
      let c = stage.page("C", style)
      stage.a.present(c, animated: true)
      XCTAssertTrue(stage.a.presentedViewController === c)
      XCTAssertEqual(b.balance, .disappeared, "the interrupted dismissal is complete")
      stage.host.advance(by: 2)
      stage.assertAtRest(top: c, covered: [b])
      c.dismiss(animated: true)
      stage.host.advance(by: 2)
      stage.assertAtRest(top: stage.a, covered: [b, c])
      stage.assertNothingIsLeft()
    }
  }

  func testAPresentationFromAControllerBeingPresentedStartsFromThePixelsOnScreen() async {
    let stage = PresentationStage()
    let b = stage.page("B", .overFullScreen)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.08)
    let y = stage.shownFrame(of: b).minY
    XCTAssertGreaterThan(y, 50)
    let c = stage.page("C", .overFullScreen)

    b.present(c, animated: true)
    stage.host.flush()

    XCTAssertEqual(stage.shownFrame(of: b).minY, y, accuracy: 0.01)
    XCTAssertEqual(stage.shownFrame(of: c).minY, 600, accuracy: 0.01)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.shownFrame(of: b).minY, 0)
    stage.assertAtRest(top: c)
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 2)
    stage.assertNothingIsLeft()
  }

  func testADismissalRequestedTwiceRunsOnceAndCallsBothCompletions() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    var completions = 0
    b.dismiss(animated: true) { completions += 1 }
    stage.host.advance(by: 0.1)
    let y = stage.shownFrame(of: b).minY
    b.dismiss(animated: true) { completions += 1 }
    stage.host.flush()
    XCTAssertEqual(stage.shownFrame(of: b).minY, y, accuracy: 0.01)
    XCTAssertEqual(completions, 0)
    stage.host.advance(by: 2)
    XCTAssertEqual(completions, 2)
    stage.assertNothingIsLeft()
  }

  func testADismissalRequestedDuringAnInteractiveOneFinishesEvenIfThatIsCancelled() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    let interactor = stage.interactive(b, presenting: false)
    b.dismiss(animated: true)
    interactor.update(0.2)
    stage.host.flush()
    b.dismiss(animated: true)
    interactor.update(0.1)
    interactor.cancel()
    stage.host.advance(by: 2)
    stage.assertAtRest(top: stage.a, covered: [b])
    stage.assertNothingIsLeft()
  }

  func testADismissalWhileACancelledOneRunsBackIsNotLost() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    let interactor = stage.interactive(b, presenting: false)
    b.dismiss(animated: true)
    interactor.update(0.6)
    stage.host.flush()
    interactor.cancel()
    stage.host.advance(by: 0.05)
    stage.delegate.interactor = nil
    b.dismiss(animated: true)
    stage.host.advance(by: 2)
    stage.assertAtRest(top: stage.a, covered: [b])
    stage.assertNothingIsLeft()
  }

  func testChangesRequestedInCallbacksRunAfterTheCallbacks() async {
    let stage = PresentationStage()
    let (b, c) = (stage.page("B"), stage.page("C"))
    b.onWillAppear = { [unowned stage] page in
      page.onWillAppear = nil
      stage.a.dismiss(animated: true) { stage.log.add("dismissed") }
      XCTAssertNil(stage.a.presentedViewController, "the property changes at once")
    }
    stage.a.present(b, animated: true) { stage.log.add("presented") }
    stage.host.advance(by: 2)
    XCTAssertEqual(Array(stage.log.lines.suffix(1)), ["dismissed"])
    XCTAssertTrue(stage.log.lines.contains("presented"))
    stage.assertAtRest(top: stage.a, covered: [b])
    stage.assertNothingIsLeft()

    b.onDidAppear = { page in
      page.onDidAppear = nil
      page.present(c, animated: true)
    }
    stage.a.present(b, animated: true)
    stage.host.advance(by: 3)
    stage.assertAtRest(top: c, covered: [stage.a, b])
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 2)
    stage.assertNothingIsLeft()
  }

  func testAPresentationInTheCompletionOfADismissalRunsAfterIt() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    let c = stage.page("C")
    b.dismiss(animated: true) { stage.a.present(c, animated: true) }
    stage.host.advance(by: 3)
    stage.assertAtRest(top: c, covered: [stage.a, b])
  }

  /// The driver pauses the running transition and continues it in the other direction.
  func testADismissalReversesEachStockPresentationWithItsVelocity() async {
    for style: UIModalTransitionStyle in [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
      let stage = PresentationStage()
      let b = stage.page("B")
      b.modalTransitionStyle = style
      stage.a.present(b, animated: true)
      stage.host.advance(by: 0.1)
      let before = b.transitionCoordinator?.percentComplete ?? 0
      stage.host.advance(by: 0.0002)
      let progress = b.transitionCoordinator?.percentComplete ?? 0
      XCTAssertGreaterThan(progress, 0.01, "\(style) has advanced")
      let speed = Double(progress - before) / 0.0002

      b.dismiss(animated: true)
      stage.host.flush()

      let start = b.transitionCoordinator?.percentComplete ?? 0
      XCTAssertEqual(start, 1 - progress, accuracy: 1e-4, "\(style)")
      stage.host.advance(by: 0.0002)
      let next = b.transitionCoordinator?.percentComplete ?? 0
      XCTAssertEqual(Double(next - start) / 0.0002, -speed, accuracy: speed * 0.05, "\(style)")
      stage.host.advance(by: 2)
      stage.assertAtRest(top: stage.a, covered: [b])
      stage.assertNothingIsLeft()
    }
  }
}
