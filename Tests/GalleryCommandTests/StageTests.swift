// SPDX-License-Identifier: MIT
import EffortTesting
import UIKit
import XCTest

@testable import Gallery

@MainActor
final class StageTests: XCTestCase {
  func testBothPagesLayTheirLabelsOutBelowTheBar() async throws {
    let host = ManualHost(size: CGSize(width: 600, height: 400))
    let stage = Stage(style: try XCTUnwrap(Catalog.style("system")), kind: .push, labels: 4)
    host.window.rootViewController = stage.rootViewController
    host.advance(by: 0.1)
    let navigation = try XCTUnwrap(stage.rootViewController as? UINavigationController)
    let first = try XCTUnwrap(navigation.topViewController)

    stage.go {}
    host.advanceToRest()

    let second = try XCTUnwrap(navigation.topViewController)
    XCTAssertEqual(first.view.subviews.map(\.frame), second.view.subviews.map(\.frame))
    XCTAssertGreaterThanOrEqual(try XCTUnwrap(second.view.subviews.first).frame.minY, 44)
  }

  /// Found by random use: Escape, Back or a drag in one of the compared pages.
  func testAStageContinuesFromThePageThatTheUserWentTo() async throws {
    let host = ManualHost(size: CGSize(width: 600, height: 400))
    let stage = Stage(style: try XCTUnwrap(Catalog.style("system")), kind: .push, labels: 4)
    host.window.rootViewController = stage.rootViewController
    host.advance(by: 0.1)
    let navigation = try XCTUnwrap(stage.rootViewController as? UINavigationController)
    stage.go {}
    host.advanceToRest()

    navigation.popViewController(animated: true)
    XCTAssertFalse(stage.isForward)
    host.advanceToRest()
    stage.go {}
    XCTAssertTrue(stage.isForward)
    host.advanceToRest()

    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  /// Found by random use: a click held and let go at once on the Motion page.
  func testARapidReleaseBeforeTheTransitionStartsLeavesItAtItsOwnSpeed() async {
    for finishing in [true, false] {
      let interaction = UIPercentDrivenInteractiveTransition()

      interaction.release(finishing: finishing, velocity: finishing ? 5 : -5, isInterruptible: false)

      XCTAssertEqual(interaction.completionSpeed, 1)
    }
  }

  func testAnInterruptibleTransitionOfEveryStyleIsHeldMovedAndReleasedInBothDirections() async throws {
    for style in TestEffort.cases(Catalog.styles, everyNth: 3) {
      let transition = InterruptibleTransition(style: style)
      let host = ManualHost(size: CGSize(width: 600, height: 400))
      host.window.rootViewController = transition.rootViewController
      transition.container = host.window
      host.advance(by: 0.1)
      for isForward in [true, false] {
        for finishing in [false, true] {
          run(transition, host, isForward: isForward)
          XCTAssertEqual(transition.isForward, isForward, style.id)
          host.advance(by: 0.1)
          transition.hold()
          XCTAssertEqual(transition.phase, .held, style.id)
          let held = transition.sample().progress
          host.advance(by: 0.5)
          XCTAssertEqual(transition.sample().progress, held, accuracy: 0.001, "\(style.id) does not move")
          transition.scrub(to: 0.5)
          transition.release(finishing: finishing, velocity: finishing ? 1 : -1)
          host.advanceToRest()
          XCTAssertEqual(transition.phase, .resting, style.id)
          XCTAssertEqual(transition.sample().progress, finishing == isForward ? 1 : 0, style.id)
        }
      }
      host.window.close()
    }
  }

  /// Starts the transition. The first one in each direction is only measured.
  private func run(_ transition: InterruptibleTransition, _ host: ManualHost, isForward: Bool) {
    for _ in 0..<12 where !transition.canBeHeld {
      transition.start(slowness: 1)
      if !transition.canBeHeld { host.advance(by: 0.1) }
    }
  }

  func testAReversedTransitionReturnsToTheFirstPage() async throws {
    let transition = InterruptibleTransition(style: InterruptibleStyle.entry)
    let host = ManualHost(size: CGSize(width: 600, height: 400))
    host.window.rootViewController = transition.rootViewController
    transition.container = host.window
    host.advance(by: 0.1)
    run(transition, host, isForward: true)
    host.advance(by: 0.2)
    let before = transition.sample().progress

    transition.reverse(slowness: 1)
    CATransaction.flush()

    XCTAssertEqual(transition.phase, .running(finishing: false))
    XCTAssertEqual(transition.sample().progress, before, accuracy: 0.001, "it does not jump")
    host.advanceToRest()
    XCTAssertEqual(transition.sample().progress, 0)
  }
}
