// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// What clients set.
@MainActor
final class ZoomSettingsTests: UIKitTestCase {
  func testOptionsAreCopiedWhole() async {
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

  /// 1.0: nothing is preferred at first.
  func testNothingIsPreferredAtFirst() async {
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
  /// The provider is told between whom, and asked on the way in and on the way out.
  func testTheProviderIsToldWhoZooms() async {
    let studio = ZoomStudio()
    let page = studio.stage.page("B")
    var contexts: [UIViewController.Transition.ZoomSourceViewProviderContext] = []
    page.preferredTransition = .zoom { context in
      contexts.append(context)
      return studio.tiles[1]
    }
    studio.push(page)
    studio.host.advance(by: 1)
    XCTAssertFalse(contexts.isEmpty)
    XCTAssertTrue(contexts.allSatisfy { $0.sourceViewController === studio.grid && $0.zoomedViewController === page })
    contexts = []
    studio.pop()
    studio.host.advance(by: 1)
    XCTAssertFalse(contexts.isEmpty)
    XCTAssertTrue(contexts.allSatisfy { $0.sourceViewController === studio.grid && $0.zoomedViewController === page })
    contexts = []
  }

  /// An empty rectangle is no preference.
  func testAnEmptyAlignmentRectangleIsNone() async {
    let studio = ZoomStudio()
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { _ in .null }
    studio.options = options
    let page = studio.page()
    studio.push(page)
    XCTAssertEqual(studio.shown(page).scale, 0.25, accuracy: 1e-6)
    studio.host.advance(by: 1)
  }

  /// A source that is nowhere to be seen is none.
  func testAViewOutsideAnyWindowIsNoSource() async {
    let studio = ZoomStudio()
    let page = studio.stage.page("B")
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.preferredTransition = .zoom { _ in stray }
    studio.push(page)
    studio.host.advance(by: 0.06)
    XCTAssertEqual(studio.stage.shownX(of: page), 400 * exp(-1), accuracy: 0.5)
    studio.host.advance(by: 1)
    studio.stage.assertAtRest(["Grid", "B"])
  }

  /// A client's alpha of the source is the one it gets back.
  func testTheSourceGetsItsAlphaBack() async {
    let studio = ZoomStudio()
    studio.tiles[0].alpha = 0.5
    studio.pushed()
    XCTAssertEqual(studio.tiles[0].alpha, 0.5)
    studio.pop()
    XCTAssertEqual(studio.tiles[0].alpha, 0)
    studio.host.advance(by: 1)
    XCTAssertEqual(studio.tiles[0].alpha, 0.5)
  }

  /// Some pages above: the way back to the root has no source there, unless the provider gives one.
  func testAPopToTheRootZoomsWhereThereIsASource() async {
    let studio = ZoomStudio()
    studio.pushed("B")
    let c = studio.page("C")
    studio.push(c)
    studio.host.advance(by: 1)
    studio.navigation.popToRootViewController(animated: true)
    studio.host.advance(by: 0.1)
    XCTAssertLessThan(studio.shown(c).scale, 0.9)
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid"])
  }
}
