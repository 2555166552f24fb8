// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Semantics: present-and-dismiss.
/// Presentations over presentations, and their dismissal. A presents B, and B presents C.
@MainActor
final class PresentationChainTests: UIKitTestCase {
  private func chain(_ style: UIModalPresentationStyle) -> (PresentationStage, b: LoggingPage, c: LoggingPage) {
    let stage = PresentationStage()
    let b = stage.presented("B", style)
    let c = stage.presented("C", style, from: b)
    stage.log.clear()
    return (stage, b, c)
  }

  func testDismissingAChainAnimatesOnlyTheTopmostPresentation() async {
    let (stage, b, c) = chain(.fullScreen)
    stage.a.dismiss(animated: true) { stage.log.add("completion") }
    XCTAssertNil(stage.a.presentedViewController)
    XCTAssertNil(b.presentedViewController)
    stage.host.advance(by: 0.1)
    XCTAssertGreaterThan(stage.shownFrame(of: c).minY, 10)
    XCTAssertEqual(stage.shownFrame(of: stage.a), stage.host.window.bounds, "A is visible below C from the start")
    stage.host.advance(by: 2)
    XCTAssertEqual(
      stage.log.lines,
      [
        "C.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "C.viewDidDisappear",
        "completion",
      ])
    stage.assertAtRest(top: stage.a, covered: [b, c])
    stage.assertNothingIsLeft()
  }

  func testDismissingAChainOfOverPresentationsRemovesTheIntermediateOne() async {
    let (stage, b, c) = chain(.overFullScreen)
    stage.a.dismiss(animated: true) { stage.log.add("completion") }
    stage.host.flush()
    XCTAssertNil(b.view.window)
    let coordinator = b.transitionCoordinator
    XCTAssertNotNil(coordinator)
    stage.host.advance(by: 2)
    XCTAssertEqual(
      stage.log.lines,
      ["B.viewWillDisappear", "B.viewDidDisappear", "C.viewWillDisappear", "C.viewDidDisappear", "completion"])
    stage.assertAtRest(top: stage.a, covered: [b, c])
    XCTAssertNil(b.transitionCoordinator)
    withExtendedLifetime(coordinator) {}
    stage.assertNothingIsLeft()
  }

  /// The disappearance of B ends the dismissal of C, which a child of B has presented, while that dismissal begins.
  func testDismissingAPresentationWhoseChildHasPresentedAnotherOneEndsBoth() async {
    for isAnimated in [true, false] {
      let stage = PresentationStage()
      let b = stage.presented("B", .overFullScreen)
      let child = stage.page("child")
      child.definesPresentationContext = true
      b.addChild(child)
      child.view.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
      b.view.addSubview(child.view)
      child.didMove(toParent: b)
      let c = stage.page("C", .overCurrentContext)
      child.present(c, animated: false)
      stage.host.advance(by: 0.1)

      stage.a.dismiss(animated: isAnimated)
      stage.host.advance(by: 2)

      stage.assertAtRest(top: stage.a, covered: [b, c, child])
      stage.assertNothingIsLeft()
    }
  }

  func testACancelledDismissalOfAChainRestoresAllPresentations() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .custom] {
      let (stage, b, c) = chain(style)
      let interactor = stage.interactive(c, presenting: false)
      stage.a.dismiss(animated: true)
      interactor.update(0.5)
      stage.host.flush()
      interactor.cancel()
      stage.host.advance(by: 1)
      XCTAssertTrue(stage.a.presentedViewController === b, "\(style)")
      XCTAssertTrue(b.presentedViewController === c, "\(style)")
      stage.assertAtRest(top: c)
      XCTAssertEqual(b.balance, style == .fullScreen ? .disappeared : .appeared, "\(style)")
      XCTAssertEqual(b.view.window != nil, style != .fullScreen, "\(style)")
      stage.delegate.animator = nil
      stage.delegate.interactor = nil
      c.dismiss(animated: true)
      stage.host.advance(by: 2)
      stage.assertAtRest(top: b, covered: [c])
      b.dismiss(animated: true)
      stage.host.advance(by: 2)
      stage.assertAtRest(top: stage.a, covered: [b, c])
      stage.assertNothingIsLeft()
    }
  }

  func testDismissOnAPresenterDismissesWhatItPresentsAndOnTheTopTheTopItself() async {
    let (stage, b, c) = chain(.fullScreen)
    c.dismiss(animated: true)
    stage.host.advance(by: 2)
    stage.assertAtRest(top: b, covered: [stage.a, c])
    XCTAssertTrue(stage.a.presentedViewController === b)
    b.present(c, animated: false)
    b.dismiss(animated: false)
    stage.host.advance(by: 0.1)
    stage.assertAtRest(top: b, covered: [stage.a, c])
  }

  func testTheWholeChainCanBeDismissedWhileItsTopIsBeingDismissed() async {
    let (stage, b, c) = chain(.fullScreen)
    c.dismiss(animated: true)
    stage.host.advance(by: 0.08)
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 2)
    stage.assertAtRest(top: stage.a, covered: [b, c])
    stage.assertNothingIsLeft()
  }

  func testTheWholeChainCanBeDismissedWhileItsTopIsBeingPresented() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen] {
      let stage = PresentationStage()
      let b = stage.page("B", style)
      let c = stage.page("C", style)
      stage.a.present(b, animated: true)
      stage.host.advance(by: 0.08)
      b.present(c, animated: true)
      stage.host.advance(by: 0.08)
      stage.a.dismiss(animated: true)
      stage.host.advance(by: 2)
      stage.assertAtRest(top: stage.a, covered: [b, c])
      stage.assertNothingIsLeft()
    }
  }

  func testChainsOfMixedStylesCanBeDismissedInAnyOrder() async {
    let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom, .currentContext, .pageSheet]
    for lower in styles {
      for upper in styles {
        let stage = PresentationStage()
        let b = stage.presented("B", lower)
        let c = stage.presented("C", upper, from: b)
        stage.assertAtRest(top: c)
        c.dismiss(animated: true)
        stage.host.advance(by: 2)
        stage.assertAtRest(top: b, covered: [c])
        b.present(c, animated: true)
        stage.host.advance(by: 2)
        stage.a.dismiss(animated: true)
        stage.host.advance(by: 2)
        stage.assertAtRest(top: stage.a, covered: [b, c])
        stage.assertNothingIsLeft()
      }
    }
  }

  /// The views that the presentation controller of B has added animate alongside the dismissal of C.
  func testTheDimmingOfAnIntermediatePresentationFadesAlongsideTheDismissal() async {
    let stage = PresentationStage()
    stage.delegate.makeController = { LoggingPresentationController(presentedViewController: $0, presenting: $1) }
    let b = stage.page("B", .custom)
    b.transitioningDelegate = stage.delegate
    stage.a.present(b, animated: true)
    stage.host.advance(by: 2)
    let dimming = (b.presentationController as? LoggingPresentationController)?.dimming
    XCTAssertEqual(dimming?.alpha ?? 0, 0.4, accuracy: 1e-6)
    stage.presented("C", .overFullScreen, from: b)
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    let shown = CGFloat(dimming?.layer.presentation()?.opacity ?? 0)
    XCTAssertGreaterThan(shown, 0.01)
    XCTAssertLessThan(shown, 0.39)
    stage.host.advance(by: 2)
    stage.assertNothingIsLeft()
  }
}
