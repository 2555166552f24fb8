// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class IgnoredInteractionTests: UIKitTestCase {
  private let middle = CGPoint(x: 200, y: 300)

  func testTouchesThatBeginWhileInteractionIsIgnoredAreNotDelivered() async {
    let stage = Stage()
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.endIgnoringInteractionEvents()

    stage.host.tap(at: middle)

    XCTAssertEqual(stage.log.lines, [])
    UIApplication.shared.endIgnoringInteractionEvents()
    XCTAssertFalse(UIApplication.shared.isIgnoringInteractionEvents)
    stage.host.tap(at: middle)
    XCTAssertEqual(stage.log.lines, ["view began", "view ended"])
    stage.close()
  }

  func testATouchThatIsDownIsDeliveredToItsEnd() async {
    let stage = Stage()
    stage.host.touchBegan(at: middle)

    UIApplication.shared.beginIgnoringInteractionEvents()
    stage.host.touchEnded(at: middle)

    XCTAssertEqual(stage.log.lines, ["view began", "view ended"])
    UIApplication.shared.endIgnoringInteractionEvents()
    stage.close()
  }

  func testUnbalancedEndOfIgnoringHasNoEffect() async {
    UIApplication.shared.endIgnoringInteractionEvents()

    UIApplication.shared.beginIgnoringInteractionEvents()

    XCTAssertTrue(UIApplication.shared.isIgnoringInteractionEvents)
    UIApplication.shared.endIgnoringInteractionEvents()
  }
}
