// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// Failure requirements, prevention, and the touches that a recognizer receives.
@MainActor
final class GestureRequirementTests: UIKitTestCase {
  private let start = CGPoint(x: 200, y: 300)
  private let end = CGPoint(x: 300, y: 300)

  /// A delegate that requires another recognizer to fail first, or that makes another one wait.
  private final class RequirementDelegate: UIGestureRecognizerDelegate {
    var requiredToFail: UIGestureRecognizer?
    var waiting: UIGestureRecognizer?

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === requiredToFail }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waiting }
  }

  private final class RequiringTap: UITapGestureRecognizer {
    var requiredToFail: UIGestureRecognizer?
    var waiting: UIGestureRecognizer?

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      otherGestureRecognizer === requiredToFail
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      otherGestureRecognizer === waiting
    }
  }

  func testTapWaitsForADoubleTapWithEachKindOfFailureRequirement() async {
    typealias Requirement = (RequiringTap, RequiringTap, (single: RequirementDelegate, double: RequirementDelegate)) ->
      Void
    let requirements: [(name: String, require: Requirement)] = [
      ("require(toFail:)", { single, double, _ in single.require(toFail: double) }),
      ("shouldRequireFailure(of:)", { single, double, _ in single.requiredToFail = double }),
      ("shouldBeRequiredToFail(by:)", { single, double, _ in double.waiting = single }),
      ("the tap's delegate", { _, double, delegates in delegates.single.requiredToFail = double }),
      ("the double tap's delegate", { single, _, delegates in delegates.double.waiting = single }),
    ]
    for (name, require) in requirements {
      let stage = Stage()
      let delegates = (single: RequirementDelegate(), double: RequirementDelegate())
      let single = stage.log.watch(RequiringTap(), on: stage.view, as: "single")
      let double = stage.log.watch(RequiringTap(), on: stage.view, as: "double")
      double.numberOfTapsRequired = 2
      (single.delegate, double.delegate) = (delegates.single, delegates.double)
      require(single, double, delegates)

      stage.host.tap(at: start)
      XCTAssertEqual(stage.log.states(of: "single"), [], name)
      stage.host.advance(by: 0.4)

      XCTAssertEqual(stage.log.states(of: "single"), ["ended"], name)
      stage.close()
    }
  }

  func testATapWaitsForATapThatItselfWaits() async {
    let stage = Stage()
    let last = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "last")
    let middle = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "middle")
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.log.watch(double, on: stage.view, as: "double")
    middle.require(toFail: double)
    last.require(toFail: middle)

    stage.host.tap(at: start)
    stage.host.tap(at: start)
    XCTAssertEqual(stage.log.states(of: "double"), ["ended"])
    XCTAssertEqual(stage.log.states(of: "last"), [])

    stage.host.advance(by: 1)
    stage.log.clear()
    stage.host.tap(at: start)
    XCTAssertEqual(stage.log.states(of: "last"), [])
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.states(of: "middle"), ["ended"])
    XCTAssertEqual(stage.log.states(of: "last"), [])
    stage.close()
  }

  /// The tap waits for the double tap, but as long as it waits it does not make the double tap wait in turn.
  func testOfTwoTapsThatRequireEachOthersFailureTheMatchingOneIsRecognized() async {
    for (taps, singleStates, doubleStates) in [(1, ["ended"], []), (2, [], ["ended"])] as [(Int, [String], [String])] {
      let stage = Stage()
      let single = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "single")
      let double = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "double")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      double.require(toFail: single)

      stage.host.tap(at: start)
      XCTAssertEqual(stage.log.states(of: "single"), [], "it waits for a second tap")
      for _ in 1..<taps { stage.host.tap(at: start) }
      stage.host.advance(by: 1)

      XCTAssertEqual(stage.log.states(of: "single"), singleStates, "\(taps) taps")
      XCTAssertEqual(stage.log.states(of: "double"), doubleStates, "\(taps) taps")
      stage.close()
    }
  }

  func testARecognizerThatCannotBePreventedIsRecognizedBesideAnother() async {
    final class Independent: UIPanGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Harmless: UIPanGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    for (first, second) in [(UIPanGestureRecognizer(), Independent()), (Harmless(), UIPanGestureRecognizer())] {
      let stage = Stage()
      stage.log.watch(first, on: stage.view, as: "first")
      stage.log.watch(second, on: stage.view, as: "second")

      stage.host.drag(from: start, to: end, duration: 0.1)

      XCTAssertEqual(stage.log.states(of: "first").last, "ended")
      XCTAssertEqual(stage.log.states(of: "second").last, "ended")
      stage.close()
    }
  }

  func testRecognizersWithDifferentTouchesDoNotPreventEachOther() async {
    let stage = Stage()
    let left = stage.subview(CGRect(x: 0, y: 0, width: 200, height: 600), "left")
    let right = stage.subview(CGRect(x: 200, y: 0, width: 200, height: 600), "right")
    stage.log.watch(UIPanGestureRecognizer(), on: left, as: "leftPan")
    stage.log.watch(UIPanGestureRecognizer(), on: right, as: "rightPan")

    stage.host.touchBegan(at: CGPoint(x: 100, y: 300), id: 1)
    stage.host.touchBegan(at: CGPoint(x: 300, y: 300), id: 2)
    stage.host.touchMoved(to: CGPoint(x: 100, y: 350), id: 1)
    stage.host.touchMoved(to: CGPoint(x: 300, y: 350), id: 2)

    XCTAssertEqual(stage.log.states(of: "leftPan").first, "began")
    XCTAssertEqual(stage.log.states(of: "rightPan").first, "began")
    stage.host.touchEnded(at: CGPoint(x: 100, y: 350), id: 1)
    stage.host.touchEnded(at: CGPoint(x: 300, y: 350), id: 2)
    stage.close()
  }

  func testRecognizerThatMovesToAnotherViewDuringItsGestureIsCancelled() async {
    let stage = Stage()
    let other = stage.subview(CGRect(x: 0, y: 0, width: 50, height: 50), "other")
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")

    stage.host.touchBegan(at: start)
    stage.host.touchMoved(to: end)
    other.addGestureRecognizer(pan)

    XCTAssertEqual(stage.log.states(of: "pan"), ["began", "cancelled"])
    XCTAssertTrue(pan.view === other)
    XCTAssertEqual(pan.numberOfTouches, 0)
    stage.host.touchEnded(at: end)
    stage.close()
  }

  func testAFingerWithoutButtonsIsReceived() async {
    let stage = Stage()
    stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")

    stage.host.touchBegan(at: start, buttons: [])
    stage.host.move(from: start, to: end, duration: 0.1)
    stage.host.touchEnded(at: end)

    XCTAssertEqual(stage.log.states(of: "pan").last, "ended")
    stage.close()
  }

  func testAPanDoesNotReceiveTheSecondaryButton() async {
    let stage = Stage()
    stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")

    stage.host.touchBegan(at: start, buttons: .secondary)
    stage.host.move(from: start, to: end, duration: 0.1)
    stage.host.touchEnded(at: end)

    XCTAssertEqual(stage.log.states(of: "pan"), [])
    stage.close()
  }

  func testRecognizerReceivesAllTypesOfTouchesByDefault() async {
    XCTAssertEqual(UIGestureRecognizer().allowedTouchTypes, [0, 1, 2, 3])
    for (types, states) in [([0], ["ended"]), ([3], [])] as [([NSNumber], [String])] {
      let stage = Stage()
      stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap").allowedTouchTypes = types

      stage.host.tap(at: start)

      XCTAssertEqual(stage.log.states(of: "tap"), states, "\(types)")
      stage.close()
    }
  }

  func testFingerAndSecondaryButtonFormOneGestureOnlyIfTypesMayDiffer() async {
    for (isExclusive, states) in [(nil, []), (true, []), (false, ["ended"])] as [(Bool?, [String])] {
      let stage = Stage()
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      tap.buttonMaskRequired = .secondary
      if let isExclusive { tap.requiresExclusiveTouchType = isExclusive }
      stage.log.watch(tap, on: stage.view, as: "tap")

      stage.host.touchBegan(at: start, id: 1, buttons: [])
      stage.host.touchBegan(at: end, id: 2, buttons: .secondary)
      stage.host.touchEnded(at: start, id: 1)
      stage.host.touchEnded(at: end, id: 2)

      XCTAssertEqual(stage.log.states(of: "tap"), states, "exclusive: \(String(describing: isExclusive))")
      stage.close()
    }
  }
}
