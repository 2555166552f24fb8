// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class ScrollKeyTests: UIKitTestCase {
  // The keys as X keysyms.
  private let (up, down, pageUp, pageDown, home, end): (UInt, UInt, UInt, UInt, UInt, UInt) = (
    0xff52, 0xff54, 0xff55, 0xff56, 0xff50, 0xff57
  )

  func testArrowPageHomeEndAndSpaceKeysScroll() async {
    let stage = ScrollStage()

    for (key, expected) in [
      (down, 40.0), (down, 80), (up, 40), (pageDown, 600), (0x20, 1160), (pageUp, 600), (end, 2400), (home, 0),
    ] {
      stage.host.key(key, text: key == 0x20 ? " " : "")
      stage.host.advance(by: 1)
      XCTAssertEqual(stage.y, expected, "\(key)")
    }
    stage.host.key(0x20, text: " ", modifiers: .shift)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 0)
    stage.assertAtRest()
  }

  func testAKeyDuringAnAnimatedScrollContinuesFromItsTarget() async {
    let stage = ScrollStage()

    for _ in 0..<5 {
      stage.host.key(down)
      stage.host.advance(by: 0.03)
    }
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 200)
    XCTAssertEqual(stage.log.lines, ["scroll", "didEndScrollingAnimation"])
    stage.assertAtRest()
  }

  func testKeysWithModifiersOrAtTheEndOfTheRangeDoNotScroll() async {
    let stage = ScrollStage()

    stage.host.key(down, modifiers: .control)
    stage.host.key(up)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.log.lines, [])
    stage.assertAtRest()
  }

  func testAKeyScrollsTheOuterScrollViewAtTheEndOfTheInnerOne() async {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 50, y: 100, width: 300, height: 400))
    inner.contentSize = CGSize(width: 300, height: 430)
    stage.scroll.addSubview(inner)

    stage.host.key(down)
    stage.host.advance(by: 1)
    XCTAssertEqual(inner.contentOffset.y, 30)
    stage.host.key(down)
    stage.host.advance(by: 1)

    XCTAssertEqual(inner.contentOffset.y, 30)
    XCTAssertEqual(stage.y, 40)
    stage.assertAtRest()
  }
}
