// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The sizes, the taps and the drags of page controls.
@MainActor
final class PageControlTests: UIKitTestCase {
  func testTheSizeOfAPageControlDependsOnItsNumberOfPages() async {
    let control = UIPageControl()
    XCTAssertEqual(control.size(forNumberOfPages: 3), CGSize(width: 39, height: 37))
    control.numberOfPages = 5
    XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 71, height: 37))
    control.numberOfPages = -1
    XCTAssertEqual(control.numberOfPages, 0)
    XCTAssertEqual(control.intrinsicContentSize.width, 0)
  }

  func testTheCurrentPageIsLimitedToExistingPages() async {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    XCTAssertEqual(control.currentPage, 2)
    control.currentPage = -1
    XCTAssertEqual(control.currentPage, 0)
    control.currentPage = 2
    control.numberOfPages = 2
    XCTAssertEqual(control.currentPage, 1)
  }

  func testATapBesideTheMiddleOfAPageControlChangesThePageByOne() async {
    let stage = makeStage()
    stage.host.tap(at: stage.point(150, 18))
    XCTAssertEqual(stage.control.currentPage, 1)
    stage.host.tap(at: stage.point(50, 18))
    stage.host.tap(at: stage.point(50, 18))
    XCTAssertEqual(stage.control.currentPage, 0)
    XCTAssertEqual(stage.changes, 2)
    stage.close()
  }

  func testADragChangesPagesContinuouslyOnlyIfThatIsAllowed() async {
    let stage = makeStage()
    stage.drag(stage.point(70, 18), stage.point(100, 18), stage.point(130, 18))
    XCTAssertEqual(stage.control.currentPage, 3)
    XCTAssertEqual(stage.control.interactionState, .none)
    stage.control.currentPage = 0
    stage.control.allowsContinuousInteraction = false
    stage.drag(stage.point(110, 18), stage.point(130, 18))
    XCTAssertEqual(stage.control.currentPage, 1, "the release counts as a tap")
    stage.close()
  }

  func testTheDotOfTheCurrentPageHasItsOwnColour() async {
    let stage = makeStage()
    stage.control.currentPageIndicatorTintColor = .red
    stage.control.pageIndicatorTintColor = .blue
    stage.control.currentPage = 1
    stage.host.flush()
    let dots = stage.control.subviews.compactMap { $0 as? UIImageView }
    XCTAssertEqual(dots.map(\.tintColor), [.blue, .red, .blue, .blue])
    XCTAssertEqual(dots.map(\.center.x), [76, 92, 108, 124])
    XCTAssertEqual(dots.map(\.bounds.width), [7, 7, 7, 7])
    stage.close()
  }

  func testHidesForSinglePageHidesAPageControlWithOnePage() async {
    let control = UIPageControl()
    control.numberOfPages = 1
    XCTAssertFalse(control.isHidden)
    control.hidesForSinglePage = true
    XCTAssertTrue(control.isHidden)
    control.numberOfPages = 2
    XCTAssertFalse(control.isHidden)
  }

  private func makeStage() -> ControlStage<UIPageControl> {
    let control = UIPageControl()
    control.numberOfPages = 4
    return ControlStage(control, frame: CGRect(x: 100, y: 100, width: 200, height: 37))
  }
}
