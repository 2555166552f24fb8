// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Presentations on a desktop: dismissals by keys and buttons, closed windows, and windows of different widths.
@MainActor
final class PresentationDesktopTests: UIKitTestCase {
  private static let escape: UInt = 0xff1b
  private static let left: UInt = 0xff51

  private final class Recorder: NSObject, UIAdaptivePresentationControllerDelegate {
    var lines: [String] = []
    var allows = true
    var compact = UIModalPresentationStyle.none
    var replace: ((UIViewController) -> UIViewController)?
    nonisolated deinit {}

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { compact }
    func presentationController(
      _ controller: UIPresentationController, prepare adaptive: UIPresentationController
    ) { lines.append("prepare") }
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      lines.append("viewController \(style)")
      return replace?(controller.presentedViewController)
    }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { lines.append("willPresent \(style) \(transitionCoordinator != nil)") }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      lines.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { lines.append("did") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { lines.append("attempt") }
  }

  func testEscapeAltLeftAndTheBackButtonDismiss() async {
    let dismissals: [(PresentationStage) -> Void] = [
      { $0.host.key(Self.escape) }, { $0.host.key(Self.left, modifiers: .alternate) },
      { $0.host.window.goBack(at: CGPoint(x: 200, y: 300)) },
    ]
    for dismissal in dismissals {
      let stage = PresentationStage()
      let b = stage.page("B")
      let recorder = Recorder()
      b.presentationController?.delegate = recorder
      stage.a.present(b, animated: true)
      stage.host.advance(by: 2)
      dismissal(stage)
      XCTAssertTrue(b.isBeingDismissed)
      stage.host.advance(by: 2)
      XCTAssertEqual(recorder.lines, ["willPresent none true", "should", "will", "did"])
      stage.assertAtRest(top: stage.a, covered: [b])
      stage.assertNothingIsLeft()
    }
  }

  func testADismissalByTheProgramDoesNotCallTheDelegate() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    let recorder = Recorder()
    b.presentationController?.delegate = recorder
    stage.a.present(b, animated: false)
    b.dismiss(animated: false)
    XCTAssertEqual(recorder.lines, ["willPresent none true"])
  }

  func testAModalPresentationRefusesEscapeAndReportsTheAttempt() async {
    for isModal in [true, false] {
      let stage = PresentationStage()
      let b = stage.page("B", .overFullScreen)
      let recorder = Recorder()
      recorder.allows = false
      b.isModalInPresentation = isModal
      b.presentationController?.delegate = recorder
      stage.a.present(b, animated: false)
      stage.host.flush()
      recorder.lines = []
      stage.host.key(Self.escape)
      stage.host.advance(by: 1)
      XCTAssertEqual(recorder.lines, isModal ? ["attempt"] : ["should", "attempt"])
      stage.assertAtRest(top: b)
    }
  }

  /// A presented navigation controller first pops its pages. The next Escape dismisses it.
  func testEscapeGoesBackOnlyInTheTopmostPresentation() async {
    let stage = PresentationStage()
    let root = stage.page("B")
    let navigation = UINavigationController(rootViewController: root)
    navigation.modalPresentationStyle = .fullScreen
    stage.a.present(navigation, animated: false)
    navigation.pushViewController(stage.page("C"), animated: false)
    stage.host.advance(by: 0.1)
    stage.host.key(Self.escape)
    stage.host.advance(by: 1)
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertTrue(stage.a.presentedViewController === navigation)
    stage.host.key(Self.escape)
    stage.host.advance(by: 2)
    XCTAssertNil(stage.a.presentedViewController)
    stage.assertNothingIsLeft()
  }

  func testKeysReachThePresentedControllerEvenIfThePresenterHasTheFocus() async {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = PresentationStage()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.a.view.addSubview(field)
    XCTAssertTrue(field.becomeFirstResponder())
    stage.presented("B", .overFullScreen)
    stage.host.key(Self.escape)
    stage.host.advance(by: 2)
    XCTAssertNil(stage.a.presentedViewController)
  }

  /// The running dismissal does not start again, and the page below is not dismissed.
  func testASecondEscapeDuringADismissalChangesNothing() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    stage.host.key(Self.escape)
    stage.host.advance(by: 0.05)
    let y = stage.shownFrame(of: b).minY
    stage.host.key(Self.escape)
    stage.host.flush()
    XCTAssertEqual(stage.shownFrame(of: b).minY, y, accuracy: 0.01)
    stage.host.advance(by: 2)
    stage.assertNothingIsLeft()
  }

  func testANewRootRemovesThePresentationsOfTheOldOne() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    let c = stage.page("C", .overFullScreen)
    b.present(c, animated: true)
    stage.host.advance(by: 0.1)
    let next = stage.page("N")
    stage.host.window.rootViewController = next
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.host.window.subviews, [next.view])
    for page in [stage.a, b, c] { XCTAssertEqual(page.balance, .disappeared, page.name) }
    XCTAssertEqual(next.balance, .appeared)
  }

  func testAHiddenWindowKeepsItsPresentations() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    stage.host.window.isHidden = true
    stage.host.flush()
    stage.host.window.isHidden = false
    stage.host.flush()
    XCTAssertNil(stage.a.view.window)
    XCTAssertNotNil(b.view.window)
  }

  func testAClosedWindowReleasesItsPresentations() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    stage.host.window.close()
    XCTAssertEqual(b.balance, .disappeared)
    XCTAssertEqual(stage.a.balance, .disappeared)
  }

  /// A window with a compact width uses the adapted style, and one with a regular width does not.
  func testANarrowWindowUsesTheAdaptedStyle() async {
    for (width, isCompact) in [(400.0, true), (1000.0, false)] {
      let stage = PresentationStage(size: CGSize(width: width, height: 600))
      XCTAssertEqual(stage.host.window.traitCollection.horizontalSizeClass == .compact, isCompact)
      let b = stage.page("B", .formSheet)
      let recorder = Recorder()
      recorder.compact = .fullScreen
      b.presentationController?.delegate = recorder
      stage.a.present(b, animated: false)
      stage.host.flush()
      XCTAssertEqual(
        recorder.lines,
        isCompact ? ["viewController fullScreen", "prepare", "willPresent fullScreen true"] : ["willPresent none true"])
      XCTAssertEqual(b.activePresentationController?.presentationStyle, isCompact ? .fullScreen : .formSheet)
      XCTAssertEqual(stage.a.view.window == nil, isCompact)
    }
  }

  func testTheDelegateCanPresentAnotherControllerInTheAdaptedStyle() async {
    let stage = PresentationStage()
    let b = stage.page("B", .formSheet)
    let recorder = Recorder()
    recorder.compact = .fullScreen
    recorder.replace = { UINavigationController(rootViewController: $0) }
    b.presentationController?.delegate = recorder
    stage.a.present(b, animated: true)
    stage.host.advance(by: 2)
    XCTAssertNotNil(b.navigationController)
    XCTAssertTrue(stage.a.presentedViewController === b.navigationController)
    XCTAssertEqual(b.balance, .appeared)
    b.dismiss(animated: true)
    stage.host.advance(by: 2)
    XCTAssertNil(stage.a.presentedViewController)
  }
}
