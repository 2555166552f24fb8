// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers
@testable import UIKitFixtures

/// Popovers of view controllers: their source, how they are dismissed, and how they adapt to the window.
@MainActor
final class PopoverTests: UIKitTestCase {
  private static let wide = CGSize(width: 1000, height: 600)

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    var mayDismiss = true
    var compact = UIModalPresentationStyle.none
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      log.append("prepare")
    }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { mayDismiss }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { log.append("did dismiss") }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { compact }
    var moved: CGRect?
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      log.append("reposition \(rect.pointee.width) \(view.pointee is UIButton)")
      if let moved { rect.pointee = moved }
    }
  }

  /// A window with a button of 100 by 40 points, and a controller that is to be presented from it.
  @MainActor
  private final class Stage {
    let host: ManualHost
    let page = UIViewController()
    let button = UIButton(frame: CGRect(x: 400, y: 200, width: 100, height: 40))
    let shown = UIViewController()
    let delegate = Delegate()
    private(set) var presses = 0

    init(size: CGSize = PopoverTests.wide, hasDelegate: Bool = true) {
      host = ManualHost(size: size)
      button.autoresizingMask = [.flexibleLeftMargin]
      page.view.frame = CGRect(origin: .zero, size: size)
      button.frame.origin.x = min(400, size.width - 120)
      page.view.addSubview(button)
      host.window.rootViewController = page
      shown.view.backgroundColor = .red
      shown.preferredContentSize = CGSize(width: 200, height: 120)
      shown.modalPresentationStyle = .popover
      shown.popoverPresentationController?.sourceView = button
      if hasDelegate { shown.popoverPresentationController?.delegate = delegate }
      button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
      host.advance(by: 0.1)
    }

    nonisolated deinit {}

    func present() {
      page.present(shown, animated: true)
      host.advance(by: 2)
    }

    var popover: UIPopoverPresentationController? { shown.popoverPresentationController }
    var frame: CGRect? { popover?.presentedView?.frame }
    /// The size of the controller's view without the arrow.
    var contentSize: CGSize { shown.view.bounds.inset(by: shown.view.safeAreaInsets).size }
  }

  func testAPopoverPointsToItsSource() async throws {
    let stage = Stage()
    defer { stage.host.window.close() }
    XCTAssertEqual(stage.popover?.arrowDirection, .unknown)
    stage.present()
    XCTAssertEqual(stage.popover?.arrowDirection, .up)
    XCTAssertEqual(stage.frame, CGRect(x: 350, y: 240, width: 200, height: 133))
    XCTAssertEqual(stage.contentSize, CGSize(width: 200, height: 120))
    XCTAssertEqual(stage.delegate.log, ["prepare"])
    XCTAssertTrue(stage.page.view.window != nil, "the presenter stays")
  }

  func testTheContentExtendsIntoTheArrowAndItsSafeAreaDoesNot() async throws {
    let stage = Stage()
    defer { stage.host.window.close() }
    stage.popover?.permittedArrowDirections = .up
    stage.present()
    let bubble = try XCTUnwrap(stage.popover?.presentedView)
    XCTAssertEqual(stage.shown.view.convert(stage.shown.view.bounds, to: bubble), bubble.bounds)
    XCTAssertEqual(stage.shown.view.safeAreaInsets, UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    let outline = try XCTUnwrap(stage.shown.view.superview?.layer.mask as? CAShapeLayer)
    XCTAssertEqual(outline.path, (bubble.layer.sublayers?.first as? CAShapeLayer)?.path)

    stage.popover?.permittedArrowDirections = .right
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.shown.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 13))
    XCTAssertEqual(stage.contentSize, CGSize(width: 200, height: 120))
  }

  func testTheDelegateMayMoveThePopoverWhenTheWindowHasAnotherSize() async throws {
    let stage = Stage()
    defer { stage.host.window.close() }
    stage.present()
    stage.delegate.log = []
    stage.delegate.moved = CGRect(x: 0, y: 0, width: 20, height: 20)

    stage.host.resize(to: CGSize(width: 1100, height: 600))
    stage.host.advance(by: 0.1)

    XCTAssertEqual(stage.delegate.log, ["reposition 100.0 true"])
    XCTAssertEqual(stage.popover?.sourceRect, CGRect(x: 0, y: 0, width: 20, height: 20))
    XCTAssertEqual(stage.frame?.midX, stage.button.frame.minX + 10)
  }

  func testAPopoverAdaptsToTheSheetThatTheProgramHasConfigured() async throws {
    let stage = Stage(size: CGSize(width: 400, height: 600), hasDelegate: false)
    defer { stage.host.window.close() }
    let sheet = try XCTUnwrap(stage.popover?.adaptiveSheetPresentationController)
    XCTAssertIdentical(sheet, stage.popover?.adaptiveSheetPresentationController)
    sheet.detents = [.medium()]
    sheet.prefersGrabberVisible = true

    stage.present()

    XCTAssertIdentical(stage.shown.sheetPresentationController, sheet)
    XCTAssertIdentical(sheet.presentedViewController, stage.shown)
    XCTAssertEqual(stage.shown.view.convert(.zero, to: nil).y, 300, accuracy: 40)
  }

  func testAPopoverPointsToAPartOfItsSourceOrToABarButton() async throws {
    let stage = Stage()
    defer { stage.host.window.close() }
    stage.popover?.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.present()
    XCTAssertEqual(stage.frame, CGRect(x: 310, y: 220, width: 200, height: 133))

    let item = UIBarButtonItem(title: "Add", image: nil, primaryAction: nil)
    let other = UIViewController()
    other.navigationItem.rightBarButtonItem = item
    stage.page.dismiss(animated: false)
    stage.host.window.rootViewController = UINavigationController(rootViewController: other)
    stage.host.advance(by: 0.1)
    let tip = UIViewController()
    tip.modalPresentationStyle = .popover
    tip.popoverPresentationController?.barButtonItem = item
    other.present(tip, animated: false)
    stage.host.advance(by: 0.1)
    let frame = try XCTUnwrap(tip.popoverPresentationController?.presentedView?.frame)
    XCTAssertEqual(frame.minY, 44)
    XCTAssertEqual(frame.maxX, 990, "as far to the right as the margin permits")
  }

  func testTheSourceCanBeSetAfterPresent() async {
    let stage = Stage()
    defer { stage.host.window.close() }
    stage.popover?.sourceView = nil
    stage.page.present(stage.shown, animated: true)
    stage.popover?.sourceItem = stage.button
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.frame, CGRect(x: 350, y: 240, width: 200, height: 133))
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.frame, CGRect(x: 350, y: 240, width: 200, height: 133))
    XCTAssertEqual(stage.popover?.arrowDirection, .up)
  }

  func testMarginsAndOverlapMoveAShownPopover() async {
    let stage = Stage()
    defer { stage.host.window.close() }
    stage.shown.preferredContentSize = CGSize(width: 200, height: 800)
    stage.popover?.permittedArrowDirections = .up
    stage.present()
    XCTAssertEqual(stage.frame, CGRect(x: 350, y: 240, width: 200, height: 350))
    stage.popover?.popoverLayoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 30, right: 20)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.frame, CGRect(x: 350, y: 240, width: 200, height: 330))
    stage.popover?.canOverlapSourceViewRect = true
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.frame, CGRect(x: 350, y: 20, width: 200, height: 550))
  }

  func testAPressOutsideDismissesIfTheDelegatePermitsIt() async {
    let stage = Stage()
    defer { stage.host.window.close() }
    stage.present()
    stage.host.tap(at: CGPoint(x: 450, y: 300))
    stage.host.advance(by: 1)
    XCTAssertNotNil(stage.page.presentedViewController, "a press inside does nothing")
    stage.delegate.mayDismiss = false
    stage.host.tap(at: CGPoint(x: 50, y: 500))
    stage.host.advance(by: 1)
    XCTAssertNotNil(stage.page.presentedViewController)
    stage.delegate.mayDismiss = true
    stage.host.tap(at: CGPoint(x: 450, y: 220))
    stage.host.advance(by: 1)
    XCTAssertNil(stage.page.presentedViewController)
    XCTAssertEqual(stage.presses, 0, "the button below is not pressed")
    XCTAssertEqual(stage.delegate.log, ["prepare", "did dismiss"])
    XCTAssertNil(stage.shown.view.window)
  }

  func testPassthroughViewsStayUsable() async {
    let stage = Stage()
    defer { stage.host.window.close() }
    stage.popover?.passthroughViews = [stage.button]
    stage.present()
    stage.host.tap(at: CGPoint(x: 450, y: 220))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.presses, 1)
    XCTAssertNotNil(stage.page.presentedViewController)
  }

  func testAnotherPreferredSizeIsTakenWithAnAnimation() async throws {
    let stage = Stage()
    defer { stage.host.window.close() }
    stage.present()
    stage.shown.preferredContentSize = CGSize(width: 300, height: 200)
    stage.host.advance(by: 0.1)
    let layer = try XCTUnwrap(stage.popover?.presentedView?.layer)
    let width = try XCTUnwrap(layer.presentation()).bounds.width
    XCTAssertTrue(width > 200 && width < 300, "\(width)")
    let bubble = try XCTUnwrap(layer.sublayers?.first as? CAShapeLayer)
    let outline = try XCTUnwrap(bubble.presentation()?.path).boundingBoxOfPath
    XCTAssertEqual(outline.width, width, accuracy: 1, "the bubble grows with its content")
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.frame, CGRect(x: 300, y: 240, width: 300, height: 213))
    XCTAssertEqual(stage.contentSize, CGSize(width: 300, height: 200))
  }

  func testThePopoverFollowsItsSourceWhenTheWindowIsResized() async {
    let stage = Stage()
    defer { stage.host.window.close() }
    stage.present()
    stage.host.resize(to: CGSize(width: 900, height: 600))
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.button.frame.minX, 300)
    XCTAssertEqual(stage.frame, CGRect(x: 250, y: 240, width: 200, height: 133))
  }

  func testANarrowWindowShowsASheetUnlessTheDelegateKeepsThePopover() async {
    let narrow = CGSize(width: 400, height: 600)
    let stage = Stage(size: narrow, hasDelegate: false)
    defer { stage.host.window.close() }
    stage.present()
    XCTAssertTrue(stage.shown.presentationController is UISheetPresentationController)
    stage.host.resize(to: Self.wide)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.popover?.arrowDirection, .up)
    XCTAssertEqual(stage.contentSize, CGSize(width: 200, height: 120))
    stage.host.resize(to: narrow)
    stage.host.advance(by: 0.1)
    XCTAssertNil(stage.popover)
    XCTAssertEqual(stage.shown.view.bounds.width, 400)

    let other = Stage(size: narrow)
    defer { other.host.window.close() }
    other.present()
    XCTAssertEqual(other.popover?.arrowDirection, .up)
    XCTAssertEqual(other.frame?.size, CGSize(width: 200, height: 133))
  }

  /// The dismissal goes back the way on which the presentation came.
  func testADismissalDuringThePresentationContinuesFromItsPlace() async throws {
    let stage = Stage()
    defer { stage.host.window.close() }
    stage.page.present(stage.shown, animated: true)
    stage.host.advance(by: 0.08)
    let layer = try XCTUnwrap(stage.popover?.presentedView?.layer)
    let before = try XCTUnwrap(layer.presentation())
    XCTAssertTrue(before.opacity > 0 && before.opacity < 1)
    stage.shown.dismiss(animated: true)
    stage.host.advance(by: 0.001)
    XCTAssertEqual(try XCTUnwrap(layer.presentation()).opacity, before.opacity, accuracy: 0.05)
    stage.host.advance(by: 2)
    XCTAssertNil(stage.shown.view.window)
    XCTAssertNil(stage.page.presentedViewController)
  }
}
