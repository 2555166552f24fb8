// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Selections of the tab that is already shown.
@MainActor
final class SameTabTests: UIKitTestCase {
  func testSelectingTheCurrentTabByProgramMakesNoCalls() async {
    let stage = TabStage.logging(animates: true)
    stage.tabs.selectedIndex = 0
    stage.tabs.selectedViewController = stage.pages[0]
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, [])
    stage.assertAtRest(0)
  }

  func testTappingTheCurrentTabOnlyCallsTheDelegate() async {
    let stage = TabStage.logging(animates: true)
    stage.press(0)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, ["shouldSelect A", "didSelect A"])
    stage.assertAtRest(0)
  }

  func testTappingTheCurrentTabPopsItsNavigationControllerToTheRoot() async {
    let stage = TabStage.logging(stacks: ["A"])
    let (stack, top) = (stage.contents[0] as! LoggingStack, LoggingPage(name: "T", log: stage.log))
    stack.pushViewController(top, animated: false)
    stage.host.advance(by: 0.1)
    stage.log.clear()
    stage.press(0)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      [
        "shouldSelect [A]", "T.willMove(nil)", "T.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "didSelect [A]", "T.viewDidDisappear", "A.viewDidAppear", "T.didMove(nil)",
      ])
    stage.assertAtRest(0)
  }
}
