// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 002, stage two: a pop by an edge pan, tabs with a pan, and side effects that the coordinator undoes.
@MainActor
final class EdgePanTests: UIKitTestCase {
  /// Article 002, the edge pan: the percentage is that of the width. A release beyond the middle finishes the pop.
  func testEdgePanFinishesThePopBeyondTheMiddle() async {
    let (host, navigation, pages) = makeStack()
    drag(host, to: 260)
    let percent = navigation.transitionCoordinator?.percentComplete ?? 0
    XCTAssertGreaterThan(percent, 0.5)
    assertShown(pages[1].view, x: 400 * eased(Double(percent), of: 1))
    assertShown(pages[0].view, x: -400 + 400 * eased(Double(percent), of: 1))
    host.touchEnded(at: CGPoint(x: 260, y: 300))
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers, [pages[0]])
    assertShown(pages[0].view, x: 0)
  }

  /// Article 002, the edge pan, released before the middle: the system puts the page back into the stack.
  func testEdgePanIsCancelledBeforeTheMiddle() async {
    let (host, navigation, pages) = makeStack()
    drag(host, to: 120)
    XCTAssertTrue(navigation.transitionCoordinator?.isInteractive ?? false)
    host.touchEnded(at: CGPoint(x: 120, y: 300))
    XCTAssertTrue(navigation.transitionCoordinator?.isCancelled ?? false)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers, pages)
    XCTAssertTrue(pages[1].navigationController === navigation)
    assertShown(pages[1].view, x: 0)
  }

  /// Article 002, the edge pan: without a gesture the delegate supplies no interaction controller.
  func testPopWithoutAGestureIsNotInteractive() async {
    let (host, navigation, pages) = makeStack()
    navigation.popViewController(animated: true)
    XCTAssertFalse(navigation.transitionCoordinator?.initiallyInteractive ?? true)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers, [pages[0]])
  }

  /// Article 002, tabs with a pan: when it finishes, the next tab is selected.
  func testPanSlidesTheTabsAndSelectsTheNext() async throws {
    let (host, tabs) = makeTabs()
    let pages = try XCTUnwrap(tabs.viewControllers)
    host.touchBegan(at: CGPoint(x: 350, y: 300))
    host.move(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 70, y: 300), duration: 0.3)
    host.advance(by: 0.2)
    let percent = tabs.transitionCoordinator?.percentComplete ?? 0
    XCTAssertGreaterThan(percent, 0.5)
    assertShown(pages[0].view, x: -400 * eased(Double(percent), of: 1))
    assertShown(pages[1].view, x: 400 - 400 * eased(Double(percent), of: 1))
    host.touchEnded(at: CGPoint(x: 70, y: 300))
    host.advanceToRest()
    XCTAssertEqual(tabs.selectedIndex, 1)
    assertShown(pages[1].view, x: 0)
  }

  /// Article 002, tabs with a pan: after a cancel the selected index is restored.
  func testCancelledPanRestoresTheSelectedIndex() async throws {
    let (host, tabs) = makeTabs()
    let pages = try XCTUnwrap(tabs.viewControllers)
    host.touchBegan(at: CGPoint(x: 350, y: 300))
    host.move(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 230, y: 300), duration: 0.5)
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertNotNil(tabs.transitionCoordinator)
    host.advance(by: 0.2)
    host.touchEnded(at: CGPoint(x: 230, y: 300))
    host.advanceToRest()
    XCTAssertEqual(tabs.selectedIndex, 0)
    assertShown(pages[0].view, x: 0)
    XCTAssertNil(pages[1].view.window)
  }

  /// Article 002, the transition coordinator: premature changes are undone when the interaction ends with a cancel.
  func testSideEffectsAreUndoneWhenTheInteractionEndsWithACancel() async {
    for ends in [true, false] {
      let first = HastyPage(listensToEnd: ends)
      let (host, _, _) = makeStack(first: first)
      let before = first.effects
      drag(host, to: 120)
      XCTAssertEqual(first.effects, before + 1)
      host.touchEnded(at: CGPoint(x: 120, y: 300))
      XCTAssertEqual(first.effects, before, "at the end of the interaction, not of the transition")
      XCTAssertNotNil(first.transitionCoordinator)
      host.advanceToRest()
      drag(host, to: 300)
      host.touchEnded(at: CGPoint(x: 300, y: 300))
      host.advanceToRest()
      XCTAssertEqual(first.effects, before + 1)
    }
  }

  private func makeStack(
    first: UIViewController = UIViewController()
  ) -> (
    ManualHost, UINavigationController, [UIViewController]
  ) {
    let host = ManualHost(size: SeedStage.size)
    let navigation = EdgePanNavigationController(rootViewController: first)
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    let second = UIViewController()
    navigation.pushViewController(second, animated: true)
    host.advanceToRest()
    navigation.swipe.attach(to: second, kind: .push, styleDelegate: navigation.styleDelegate)
    return (host, navigation, [first, second])
  }

  private func makeTabs() -> (ManualHost, SwipedTabsController) {
    let host = ManualHost(size: SeedStage.size)
    let tabs = SwipedTabsController()
    host.window.rootViewController = tabs
    host.advance(by: 0.1)
    return (host, tabs)
  }

  private func drag(_ host: ManualHost, to x: CGFloat) {
    host.touchBegan(at: CGPoint(x: 2, y: 300))
    host.move(from: CGPoint(x: 2, y: 300), to: CGPoint(x: x, y: 300), duration: 0.4)
    host.advance(by: 0.2)
  }
}

/// Retains its delegate and the gallery's swipe.
private final class EdgePanNavigationController: UINavigationController {
  let styleDelegate = StyleDelegate(style: SlideStyle.entry)
  let swipe = BackDrag()

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = styleDelegate
  }
}

/// Makes a change in `viewWillAppear`, and undoes it if the transition is cancelled.
private final class HastyPage: UIViewController {
  private let listensToEnd: Bool
  private(set) var effects = 0

  init(listensToEnd: Bool) {
    self.listensToEnd = listensToEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    effects += 1
    guard let coordinator = transitionCoordinator, coordinator.initiallyInteractive else { return }
    let undo: (any UIViewControllerTransitionCoordinatorContext) -> Void = { [weak self] context in
      if context.isCancelled { self?.effects -= 1 }
    }
    // The article uses the older method, which reports the end only. The current one reports every change.
    if listensToEnd {
      (self as any EndListener).listen(coordinator, undo)
    } else {
      coordinator.notifyWhenInteractionChanges(undo)
    }
  }
}

/// A protocol through which the deprecated method is called, so that the call causes no warning.
@MainActor private protocol EndListener {
  func listen(
    _ coordinator: any UIViewControllerTransitionCoordinator,
    _ undo: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension HastyPage: EndListener {
  @available(*, deprecated)
  func listen(
    _ coordinator: any UIViewControllerTransitionCoordinator,
    _ undo: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { coordinator.notifyWhenInteractionEnds(undo) }
}
