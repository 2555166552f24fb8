// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import Pages

@MainActor
final class PageTests: XCTestCase {
  func testAClickPushesTheNextPage() async throws {
    let navigation = UINavigationController(rootViewController: PageController(number: 1))
    let stage = TestStage(navigation, size: CGSize(width: 480, height: 640))

    stage.tap(at: CGPoint(x: 240, y: 320))
    stage.advance(by: 0.1)  // in mid-push

    let next = try XCTUnwrap(navigation.topViewController)
    XCTAssertEqual(stage.shown(next.view).frame.minX, 91, accuracy: 1)
    stage.advanceToRest()
    XCTAssertEqual(stage.shown(next.view).frame.minX, 0)
    let pixels = try stage.picture()  // this line needs an X server; the others do not
    XCTAssertNotNil(pixels.color(at: CGPoint(x: 10, y: 10)))
  }
}
