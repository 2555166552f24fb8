// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Preferred transitions, zoom options and sources that a program sets.
@MainActor
final class ZoomSettingsTests: UIKitTestCase {
  func testCopyingZoomOptionsCopiesEveryProperty() async {
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .systemRed
    options.interactiveDismissShouldBegin = { _ in false }
    options.alignmentRectProvider = { _ in CGRect(x: 1, y: 2, width: 3, height: 4) }
    let copy = options.copy() as! UIViewController.Transition.ZoomOptions
    XCTAssertFalse(copy === options)
    XCTAssertEqual(copy.dimmingColor, .systemRed)
    XCTAssertNotNil(copy.interactiveDismissShouldBegin)
    XCTAssertNotNil(copy.alignmentRectProvider)
  }

  func testACopyOfZoomOptionsHasTheirClass() async {
    final class Green: UIViewController.Transition.ZoomOptions {
      override var dimmingColor: UIColor? {
        get { .green }
        set {}
      }
    }

    XCTAssertEqual((Green().copy() as? UIViewController.Transition.ZoomOptions)?.dimmingColor, .green)
  }

  func testPreferredTransitionAndZoomOptionsAreNilByDefault() async {
    let controller = UIViewController()
    XCTAssertNil(controller.preferredTransition)
    controller.preferredTransition = .crossDissolve
    XCTAssertNotNil(controller.preferredTransition)
    let options = UIViewController.Transition.ZoomOptions()
    XCTAssertNil(options.dimmingColor)
    XCTAssertNil(options.interactiveDismissShouldBegin)
    XCTAssertNil(options.alignmentRectProvider)
  }

  /// Semantics: zoom-source.
  func testTheSourceProviderReceivesBothControllersInBothDirections() async {
    let stage = ZoomStage()
    let page = stage.pages.page("B")
    var contexts: [UIViewController.Transition.ZoomSourceViewProviderContext] = []
    page.preferredTransition = .zoom { context in
      contexts.append(context)
      return stage.tiles[1]
    }
    stage.push(page)
    stage.host.advance(by: 1)
    XCTAssertFalse(contexts.isEmpty)
    XCTAssertTrue(contexts.allSatisfy { $0.sourceViewController === stage.grid && $0.zoomedViewController === page })
    contexts = []
    stage.pop()
    stage.host.advance(by: 1)
    XCTAssertFalse(contexts.isEmpty)
    XCTAssertTrue(contexts.allSatisfy { $0.sourceViewController === stage.grid && $0.zoomedViewController === page })
    contexts = []
  }

  /// `CGRect.null` counts as no alignment rectangle.
  func testAnEmptyAlignmentRectangleIsIgnored() async {
    let stage = ZoomStage()
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { _ in .null }
    stage.options = options
    let page = stage.page()
    stage.push(page)
    XCTAssertEqual(stage.shown(page).scale, 0.25, accuracy: 1e-6)
    stage.host.advance(by: 1)
  }

  /// A view outside any window counts as no source.
  func testAPageSlidesIfItsSourceIsOutsideAnyWindow() async {
    let stage = ZoomStage()
    let page = stage.pages.page("B")
    let detached = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.preferredTransition = .zoom { _ in detached }
    stage.push(page)
    stage.host.advance(by: 0.06)
    XCTAssertEqual(stage.pages.shownX(of: page), 400 * exp(-1), accuracy: 0.5)
    stage.host.advance(by: 1)
    stage.pages.assertAtRest(["Grid", "B"])
  }

  /// The source is hidden during the zoom, and then has the alpha that the program has set.
  func testTheSourceRegainsItsOwnAlphaAfterAZoom() async {
    let stage = ZoomStage()
    stage.tiles[0].alpha = 0.5
    stage.pushed()
    XCTAssertEqual(stage.tiles[0].alpha, 0.5)
    stage.pop()
    XCTAssertEqual(stage.tiles[0].alpha, 0)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.tiles[0].alpha, 0.5)
  }

  /// The provider of the top page decides, although the page below it also leaves the stack.
  func testAPopToTheRootZoomsIntoTheSourceOfTheTopPage() async {
    let stage = ZoomStage()
    stage.pushed("B")
    let c = stage.page("C")
    stage.push(c)
    stage.host.advance(by: 1)
    stage.navigation.popToRootViewController(animated: true)
    stage.host.advance(by: 0.1)
    XCTAssertLessThan(stage.shown(c).scale, 0.9)
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid"])
  }
}
