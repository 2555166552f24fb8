// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// Presentations whose style adapts when the window becomes narrow or wide. The width of the window decides: 400 points
/// are compact, 1,000 are regular.
@MainActor
final class PresentationAdaptationTests: UIKitTestCase {
  private let narrow = CGSize(width: 400, height: 600)
  private let wide = CGSize(width: 1000, height: 600)

  func testAFormSheetBecomesFullScreenInANarrowWindowAndASheetAgainInAWideOne() async {
    let stage = PresentationStage(size: wide)
    let (b, delegate) = present("B", .formSheet, in: stage, compact: .fullScreen)
    XCTAssertTrue(b.activePresentationController is UISheetPresentationController)

    stage.host.resize(to: narrow)
    XCTAssertEqual(b.activePresentationController?.presentationStyle, .fullScreen)
    XCTAssertEqual(stage.shownFrame(of: b), CGRect(origin: .zero, size: narrow))
    XCTAssertNil(stage.a.view.window, "the full-screen page covers the presenter")
    XCTAssertEqual(delegate.styles, [.none, .fullScreen])

    stage.host.resize(to: wide)
    XCTAssertEqual(b.activePresentationController?.presentationStyle, .formSheet)
    XCTAssertEqual(stage.shownFrame(of: b).midX, 500, accuracy: 0.5)
    XCTAssertLessThan(stage.shownFrame(of: b).width, 700)
    XCTAssertNotNil(stage.a.view.window)
    XCTAssertEqual(delegate.styles, [.none, .fullScreen, .none])
    dismiss(b, in: stage)
  }

  /// The presented controller remains on the screen and receives none. The presenter is covered and appears again.
  func testAChangeOfStyleSendsAppearanceCallbacksOnlyToThePresenter() async {
    let stage = PresentationStage(size: wide)
    let (b, _) = present("B", .formSheet, in: stage, compact: .fullScreen)
    stage.log.clear()
    stage.host.resize(to: narrow)
    stage.host.advance(by: 1)
    XCTAssertEqual(appearances(in: stage), ["A.viewWillDisappear", "A.viewDidDisappear"])
    stage.log.clear()
    stage.host.resize(to: wide)
    stage.host.advance(by: 1)
    XCTAssertEqual(appearances(in: stage), ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
    XCTAssertEqual(b.balance, .appeared)
    dismiss(b, in: stage)
  }

  func testTheDelegateCanReplaceTheControllerInTheAdaptedStyle() async {
    let stage = PresentationStage(size: wide)
    let (b, delegate) = present("B", .formSheet, in: stage, compact: .fullScreen)
    delegate.replace = { UINavigationController(rootViewController: $0) }
    stage.host.resize(to: narrow)
    stage.host.advance(by: 1)
    let stack = b.navigationController
    XCTAssertNotNil(stack)
    XCTAssertTrue(stage.a.presentedViewController === stack)
    XCTAssertEqual(b.balance, .appeared)
    stage.host.resize(to: wide)
    stage.host.advance(by: 1)
    XCTAssertNil(b.navigationController)
    XCTAssertTrue(stage.a.presentedViewController === b)
    XCTAssertEqual(b.balance, .appeared)
    XCTAssertEqual(stage.shownFrame(of: b).midX, 500, accuracy: 0.5)
    dismiss(b, in: stage)
  }

  func testPresentationsAboveRemainWhenTheStyleAdapts() async {
    let stage = PresentationStage(size: wide)
    let (b, _) = present("B", .formSheet, in: stage, compact: .fullScreen)
    let c = stage.presented("C", .overFullScreen, from: b)
    stage.host.resize(to: narrow)
    stage.host.advance(by: 1)
    XCTAssertEqual(b.activePresentationController?.presentationStyle, .fullScreen)
    XCTAssertTrue(b.presentedViewController === c)
    XCTAssertEqual(stage.shownFrame(of: c), CGRect(origin: .zero, size: narrow))
    XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === c.view)
    c.dismiss(animated: true)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.shownFrame(of: b), CGRect(origin: .zero, size: narrow))
    XCTAssertEqual(b.balance, .appeared)
    dismiss(b, in: stage)
  }

  /// A running transition continues, and the style changes when it has ended.
  func testTheStyleAdaptsOnlyAfterARunningTransition() async {
    let stage = PresentationStage(size: wide)
    let b = stage.page("B", .formSheet)
    let delegate = Adapter(compact: .fullScreen)
    b.presentationController?.delegate = delegate
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.1)
    stage.host.resize(to: narrow)
    XCTAssertNotNil(b.transitionCoordinator)
    XCTAssertEqual(b.presentationController?.presentationStyle, .formSheet)
    stage.host.advance(by: 2)
    XCTAssertEqual(b.activePresentationController?.presentationStyle, .fullScreen)
    XCTAssertEqual(stage.shownFrame(of: b), CGRect(origin: .zero, size: narrow))
    dismiss(b, in: stage)
  }

  func testAChangeOfStyleKeepsTheOrderOfTheWindowsViews() async throws {
    let stage = PresentationStage(size: wide)
    let (b, _) = present("B", .formSheet, in: stage, compact: .overFullScreen)
    let container = try XCTUnwrap(b.activePresentationController?.containerView)
    let banner = UIView()
    stage.host.window.insertSubview(banner, belowSubview: container)

    stage.host.resize(to: narrow)
    stage.host.advance(by: 1)

    XCTAssertEqual(b.activePresentationController?.presentationStyle, .overFullScreen)
    XCTAssertEqual(stage.host.window.subviews, [stage.a.view, banner, container])
    banner.removeFromSuperview()
    dismiss(b, in: stage)
  }

  func testADismissalWorksInBothStyles() async {
    for size in [narrow, wide] {
      let stage = PresentationStage(size: wide)
      let (b, _) = present("B", .formSheet, in: stage, compact: .overFullScreen)
      stage.host.resize(to: narrow)
      stage.host.resize(to: size)
      stage.host.advance(by: 1)
      dismiss(b, in: stage)
    }
  }

  func testOnlyAPartialCurlDoesNotCarryOverToAnAdaptedStyleAndItDoesToFullScreen() async {
    typealias Case = (
      requested: UIModalTransitionStyle, compact: UIModalPresentationStyle, expected: UIModalTransitionStyle
    )
    let cases: [Case] = [
      (.partialCurl, .none, .partialCurl),
      (.partialCurl, .overFullScreen, .coverVertical),
      (.partialCurl, .fullScreen, .partialCurl),
      (.crossDissolve, .overFullScreen, .crossDissolve),
      (.crossDissolve, .fullScreen, .crossDissolve),
    ]
    for (requested, compact, expected) in cases {
      let stage = PresentationStage(size: narrow)
      let b = stage.page("B", .formSheet)
      b.modalTransitionStyle = requested
      let delegate = Adapter(compact: compact)
      b.presentationController?.delegate = delegate

      let resolved = ResolvedPresentation(for: b, from: stage.a)

      XCTAssertEqual(resolved.adaptedStyle, compact)
      XCTAssertEqual(resolved.transitionStyle, expected, "\(requested), adapted to \(compact)")
    }
  }

  private func present(
    _ name: String, _ style: UIModalPresentationStyle, in stage: PresentationStage, compact: UIModalPresentationStyle
  ) -> (LoggingPage, Adapter) {
    let page = stage.page(name, style)
    let delegate = Adapter(compact: compact)
    page.presentationController?.delegate = delegate
    stage.a.present(page, animated: true)
    stage.host.advance(by: 2)
    adapters.append(delegate)
    return (page, delegate)
  }

  /// Keeps the delegates, to which presentation controllers have only weak references.
  private var adapters: [Adapter] = []

  private func dismiss(_ page: LoggingPage, in stage: PresentationStage) {
    page.dismiss(animated: true)
    stage.host.advance(by: 2)
    stage.assertAtRest(top: stage.a, covered: [page])
    XCTAssertEqual(stage.host.window.subviews, [stage.a.view])
    adapters = []
  }

  private func appearances(in stage: PresentationStage) -> [String] {
    stage.log.lines.filter { $0.contains("ppear") }
  }
}

/// Chooses a style for narrow windows.
@MainActor
private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
  private let compact: UIModalPresentationStyle
  var replace: ((UIViewController) -> UIViewController)?
  private(set) var styles: [UIModalPresentationStyle] = []

  init(compact: UIModalPresentationStyle) { self.compact = compact }

  nonisolated deinit {}

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? compact : .none }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { replace?(controller.presentedViewController) }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { styles.append(style) }
}
