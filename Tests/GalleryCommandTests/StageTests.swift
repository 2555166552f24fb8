// SPDX-License-Identifier: MIT
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

  func testAHandledStageFollowsItsPercentageAfterTheUserHasGoneBack() async throws {
    for style in Catalog.styles {
      guard let stage = InteractiveStage(style: style) else { continue }
      let host = ManualHost(size: CGSize(width: 600, height: 400))
      host.window.rootViewController = stage.rootViewController
      host.advance(by: 0.1)
      for percentage in [0.3, 0.8, 0.5] {
        stage.show(percentage)
        host.advance(by: 0.05)
        (stage.rootViewController as? UINavigationController)?.popViewController(animated: true)
        stage.show(percentage)
        host.advance(by: 0.05)
      }
      for (end, depth) in [(1.0, 2), (0.0, 1)] {
        // The call is repeated, because the first one may occur during a transition that is ending.
        for _ in 0..<2 {
          stage.show(end)
          host.advanceToRest()
        }
        guard let navigation = stage.rootViewController as? UINavigationController else { continue }
        XCTAssertEqual(navigation.viewControllers.count, depth, "\(style.id) at \(end)")
      }
    }
  }
}
