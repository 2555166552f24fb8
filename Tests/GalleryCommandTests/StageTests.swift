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
}
