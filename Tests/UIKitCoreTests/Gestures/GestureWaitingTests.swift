// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// How long a recognizer waits for another one to fail, and which recognizers take part at all.
@MainActor
final class GestureWaitingTests: UIKitTestCase {
  private let start = CGPoint(x: 200, y: 300)
  private let end = CGPoint(x: 300, y: 300)

  /// A program's own recognizer of double taps, which stays in the state `possible` between the taps.
  private final class CustomDoubleTap: UIGestureRecognizer {
    private var taps = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      taps += 1
      if taps == 2 { state = .ended }
    }

    override func reset() {
      super.reset()
      taps = 0
    }

    func giveUp() { state = .failed }
  }

  /// Never decides.
  private final class UndecidedRecognizer: UIGestureRecognizer {}

  /// The steps in which a program makes a single tap wait for a double tap.
  private enum Step: CaseIterable {
    case addSingle, addDouble, require
  }

  private static let orders: [[Step]] = Step.allCases.flatMap { first in
    let rest = Step.allCases.filter { $0 != first }
    return [[first] + rest, [first] + rest.reversed()]
  }

  /// Semantics: failure-requirements.
  func testATapWaitsForADoubleTapInEveryOrderOfAddingAndRequiring() async {
    for order in Self.orders {
      let stage = Stage()
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      for step in order {
        switch step {
        case .addSingle: stage.log.watch(single, on: stage.view, as: "single")
        case .addDouble: stage.log.watch(double, on: stage.view, as: "double")
        case .require: single.require(toFail: double)
        }
      }

      stage.host.tap(at: start)
      XCTAssertEqual(stage.log.states(of: "single"), [], "\(order)")
      stage.host.tap(at: start)
      XCTAssertEqual(stage.log.states(of: "double"), ["ended"], "\(order)")
      stage.host.advance(by: 1)
      XCTAssertEqual(stage.log.states(of: "single"), [], "\(order)")
      stage.host.tap(at: start)
      stage.host.advance(by: 1)
      XCTAssertEqual(stage.log.states(of: "single"), ["ended"], "\(order)")
      stage.close()
    }
  }

  /// Returns a stage with a recognizer that never decides, and a tap on another view that requires it to fail.
  private func makeUndecidedStage() -> Stage {
    let (stage, undecided, tap) = (Stage(), UndecidedRecognizer(), UITapGestureRecognizer())
    stage.view.addGestureRecognizer(undecided)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.host.window.addSubview(other)
    tap.require(toFail: undecided)
    stage.log.watch(tap, on: other, as: "tap")
    return stage
  }

  /// Semantics: failure-requirements.
  func testARecognizerWithoutTouchesIsNotWaitedForWhileOthersWait() async {
    let stage = makeUndecidedStage()
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.log.watch(single, on: stage.view, as: "single")
    stage.log.watch(double, on: stage.view, as: "double")

    stage.host.tap(at: start)
    XCTAssertEqual(stage.log.states(of: "single"), [], "it waits for a second tap")
    stage.host.tap(at: CGPoint(x: 50, y: 50))

    XCTAssertEqual(stage.log.states(of: "tap"), ["ended"])
    stage.close()
  }

  /// Semantics: failure-requirements.
  func testARecognizerWhoseTouchesEndBeforeATapIsNotWaitedFor() async {
    let stage = makeUndecidedStage()
    let corner = CGPoint(x: 50, y: 50)

    stage.host.touchBegan(at: corner, id: 1)
    stage.host.touchBegan(at: start, id: 2)
    stage.host.touchEnded(at: start, id: 2)
    stage.host.touchEnded(at: corner, id: 1)

    XCTAssertEqual(stage.log.states(of: "tap"), ["ended"])
    stage.close()
  }

  /// Semantics: failure-requirements.
  func testTapWaitsForACustomRecognizerAsLongAsThatIsPossible() async {
    for addsSingleFirst in [true, false] {
      let stage = Stage()
      let (single, double) = (UITapGestureRecognizer(), CustomDoubleTap())
      if addsSingleFirst { stage.log.watch(single, on: stage.view, as: "single") }
      stage.log.watch(double, on: stage.view, as: "double")
      if !addsSingleFirst { stage.log.watch(single, on: stage.view, as: "single") }
      single.require(toFail: double)

      stage.host.tap(at: start)
      stage.host.advance(by: 5)
      XCTAssertEqual(stage.log.states(of: "single"), [])
      double.giveUp()
      XCTAssertEqual(stage.log.states(of: "single"), ["ended"])

      stage.log.clear()
      stage.host.tap(at: start)
      stage.host.tap(at: start)
      stage.host.advance(by: 1)
      XCTAssertEqual(stage.log.states(of: "double"), ["ended"])
      XCTAssertEqual(stage.log.states(of: "single"), [])
      stage.close()
    }
  }

  /// Semantics: failure-requirements.
  func testATapNoLongerWaitsForARecognizerWhoseViewHasLeftTheWindow() async {
    let stage = Stage()
    let left = stage.subview(CGRect(x: 0, y: 0, width: 250, height: 600), "left")
    let other = TouchView(frame: left.bounds, name: "other", log: stage.log)
    left.addSubview(other)
    let single = stage.log.watch(UITapGestureRecognizer(), on: left, as: "single")
    let double = stage.log.watch(CustomDoubleTap(), on: other, as: "double")
    single.require(toFail: double)
    stage.host.tap(at: start)

    other.removeFromSuperview()
    stage.host.touchBegan(at: end)

    XCTAssertEqual(stage.log.states(of: "single"), ["ended"])
    stage.host.touchEnded(at: end)
    stage.close()
  }

  /// Semantics: lost-targets.
  func testRecognizerWhoseTargetWasReleasedDoesNotPreventAnother() async {
    final class Target {
      func pan(_ pan: UIPanGestureRecognizer) {}
    }
    for losesTargetDuringTheTouch in [false, true] {
      let stage = Stage()
      var target: Target? = Target()
      let lost = UIPanGestureRecognizer(target: target, action: Target.pan)
      stage.view.addGestureRecognizer(lost)
      stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")

      if !losesTargetDuringTheTouch { target = nil }
      stage.host.touchBegan(at: start)
      target = nil
      stage.host.move(from: start, to: end, duration: 0.1)
      stage.host.touchEnded(at: end)

      XCTAssertEqual(stage.log.states(of: "pan").last, "ended", "\(losesTargetDuringTheTouch)")
      stage.close()
    }
  }

  /// Semantics: lost-targets.
  func testRecognizerCreatedWithoutTargetsPreventsAnother() async {
    let stage = Stage()
    let silent = UIPanGestureRecognizer()
    stage.view.addGestureRecognizer(silent)
    stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")

    stage.host.touchBegan(at: start)
    stage.host.move(from: start, to: end, duration: 0.1)

    XCTAssertEqual(silent.state, .changed)
    XCTAssertEqual(stage.log.states(of: "pan"), [])
    stage.host.touchEnded(at: end)
    stage.close()
  }
}
