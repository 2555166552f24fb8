// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// The properties of `UISheetPresentationController`.
@MainActor
final class SheetControllerTests: UIKitTestCase {
  func testPageSheetFormSheetAndAutomaticStylesPresentSheets() async {
    for style: UIModalPresentationStyle in [.automatic, .pageSheet, .formSheet] {
      let page = UIViewController()
      page.modalPresentationStyle = style
      XCTAssertNotNil(page.sheetPresentationController, "\(style)")
      XCTAssertTrue(page.sheetPresentationController === page.presentationController)
    }
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    XCTAssertNil(full.sheetPresentationController)
  }

  func testAChildFindsTheSheetOfItsContainer() async {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.modalPresentationStyle = .pageSheet
    XCTAssertTrue(page.sheetPresentationController === navigation.sheetPresentationController)
  }

  func testASheetHasTheDefaultsOfUIKit() async {
    let page = UIViewController()
    page.modalPresentationStyle = .pageSheet
    let sheet = page.sheetPresentationController!
    XCTAssertEqual(sheet.detents.map(\.identifier), [.large])
    XCTAssertNil(sheet.selectedDetentIdentifier)
    XCTAssertNil(sheet.largestUndimmedDetentIdentifier)
    XCTAssertFalse(sheet.prefersGrabberVisible)
    XCTAssertNil(sheet.preferredCornerRadius)
    XCTAssertTrue(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    XCTAssertFalse(sheet.prefersEdgeAttachedInCompactHeight)
    XCTAssertFalse(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    XCTAssertTrue(sheet.prefersPageSizing)
  }

  func testThePresenterOfASheetReceivesNoAppearanceCallbacks() async {
    let stage = SheetStage()
    stage.present()
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines, ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
    stage.log.clear()
    stage.presenter.dismiss(animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines, ["B.viewWillDisappear", "B.viewDidDisappear"], "the delegate receives no calls either")
    stage.assertGone()
  }

  func testASheetInDarkModeIsLighterThanThePageBehindIt() async {
    let stage = SheetStage()
    stage.presenter.view.backgroundColor = .systemBackground
    stage.page.view.backgroundColor = .systemBackground
    stage.host.appearance.style = .dark
    let shown = stage.presented()
    XCTAssertEqual(shown.page.traitCollection.userInterfaceLevel, .elevated)
    XCTAssertEqual(shown.presenter.view.layer.backgroundColor, UIColor(hex: 0x000000).cgColor)
    XCTAssertEqual(shown.page.view.layer.backgroundColor, UIColor(hex: 0x1c1c1e).cgColor)
    shown.host.appearance.style = .light
    XCTAssertEqual(shown.page.view.layer.backgroundColor, UIColor(hex: 0xffffff).cgColor)
  }

  func testTheCornerRadiusIsThatOfThePropertyAndAHiddenGrabberReceivesNoTaps() async {
    let stage = SheetStage().presented()
    let clip = stage.page.view.superview
    XCTAssertEqual(clip?.layer.cornerRadius, SheetMetrics.cornerRadius)
    XCTAssertEqual(clip?.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    stage.sheet.preferredCornerRadius = 30
    stage.host.flush()
    XCTAssertEqual(clip?.layer.cornerRadius, 30)
    stage.host.tap(at: CGPoint(x: 200, y: 408))
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 400)
    XCTAssertEqual(stage.log.lines, [], "a tap at the position of a hidden grabber has no effect")
  }

  func testTouchesReachThePageBehindASheetThatDoesNotDimIt() async {
    let stage = SheetStage()
    var presses = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 150, y: 200, width: 100, height: 44)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.presenter.view.addSubview(button)
    stage.sheet.largestUndimmedDetentIdentifier = .medium
    let shown = stage.presented()
    shown.host.tap(at: CGPoint(x: 200, y: 220))
    XCTAssertEqual(presses, 1)
    shown.assertAtRest(top: 400)
    shown.sheet.selectedDetentIdentifier = .large
    shown.sheet.largestUndimmedDetentIdentifier = nil
    shown.sheet.selectedDetentIdentifier = .medium
    shown.host.tap(at: CGPoint(x: 200, y: 220))
    XCTAssertEqual(presses, 1, "a dimmed page receives no touches")
    shown.host.advance(by: 1)
  }

  func testDimmingIncreasesWithTheSheetAboveItsLargestUndimmedDetent() async {
    let stage = SheetStage()
    stage.sheet.largestUndimmedDetentIdentifier = .medium
    let shown = stage.presented()
    XCTAssertEqual(shown.sheet.dimming.amount, 0)
    shown.grab(at: 450)
    shown.move(from: 450, to: 450 - 178, duration: 0.3)
    XCTAssertEqual(shown.sheet.dimming.amount, 0.5, accuracy: 0.01)
    shown.host.cancelTouches()
    shown.host.advance(by: 1)
    XCTAssertEqual(shown.sheet.dimming.amount, 0)
  }

  func testInvalidatingDetentsResolvesCustomDetentsAgain() async {
    var height: CGFloat = 200
    let stage = SheetStage(detents: [.custom(identifier: .init("own")) { _ in height }]).presented()
    stage.assertAtRest(top: 600)
    height = 300
    stage.sheet.animateChanges { stage.sheet.invalidateDetents() }
    stage.host.advance(by: 0.05)
    XCTAssertTrue((510...590).contains(stage.shownTop), "\(stage.shownTop)")
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 500)
  }

  func testASwipeDismissesACentredFormSheet() async {
    let stage = SheetStage(size: CGSize(width: 1000, height: 800), detents: [.large()], style: .formSheet)
    stage.page.preferredContentSize = CGSize(width: 400, height: 300)
    let shown = stage.presented()
    XCTAssertEqual(
      shown.page.view.convert(shown.page.view.bounds, to: nil), CGRect(x: 300, y: 250, width: 400, height: 300))
    shown.host.drag(from: CGPoint(x: 500, y: 300), to: CGPoint(x: 500, y: 700), duration: 0.2)
    shown.host.advance(by: 1)
    shown.assertGone()
  }

  func testASheetCanBePresentedAgainAfterEachDismissal() async {
    let stage = SheetStage()
    for _ in 0..<5 {
      stage.page.sheetPresentationController?.detents = [.medium()]
      stage.present()
      stage.host.advance(by: 1)
      XCTAssertEqual(stage.shownTop, 400, accuracy: 0.01)
      stage.host.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 790), duration: 0.1)
      stage.host.advance(by: 1)
      stage.assertGone()
    }
  }

  /// The dissolve takes 140 ms, and the sheet does not move.
  func testWithReducedMotionASheetDissolves() async {
    UIAccessibility.reducesMotion = true
    defer { UIAccessibility.reducesMotion = nil }
    let stage = SheetStage()
    stage.present()
    stage.host.advance(by: 0.07)
    XCTAssertEqual(stage.shownTop, 400, accuracy: 0.01)
    XCTAssertEqual(Double(stage.sheet.sheetView.layer.presentation()!.opacity), 0.5, accuracy: 0.01)
    stage.host.advance(by: 0.08)
    stage.assertAtRest(top: 400)
    stage.drag(from: 450, to: 700, duration: 0.2)
    stage.host.advance(by: 1)
    stage.assertGone()
    XCTAssertEqual(stage.sheet.sheetView.alpha, 1)
  }

  func testTheProgramCanDismissASheetDuringADrag() async {
    let stage = SheetStage().presented()
    stage.grab(at: 450)
    stage.move(from: 450, to: 350, duration: 0.2)
    stage.presenter.dismiss(animated: true)
    stage.move(from: 350, to: 300, duration: 0.1)
    stage.release(at: 300)
    stage.host.advance(by: 1)
    stage.assertGone()
  }
}
