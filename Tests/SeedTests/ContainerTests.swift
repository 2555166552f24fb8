// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 002, the last chapter: the custom container of the gallery. Its pages slide with the style's animator, in
/// 0.4 s.
@MainActor
final class ContainerTests: UIKitTestCase {
  private static let point = CGPoint(x: 300, y: 400)

  /// Article 002, custom container: the context without an interaction.
  func testSettingTheSelectedIndexSlidesFromChildToChild() async throws {
    let (host, container, pages) = makeStage()
    let start = host.time
    container.selectedIndex = 1
    host.flush()
    assertShown(pages[0].view, x: 0)
    assertShown(pages[1].view, x: 400)
    for time in [0.1, 0.3] {
      host.advance(to: start + time)
      assertShown(pages[0].view, x: -400 * eased(time, of: 0.4))
      assertShown(pages[1].view, x: 400 - 400 * eased(time, of: 0.4))
    }
    host.advanceToRest()
    assertAtRest(container, on: 1)

    let back = host.time
    container.selectedIndex = 0
    host.flush()
    host.advance(to: back + 0.1)
    assertShown(pages[0].view, x: -400 + 400 * eased(0.1, of: 0.4))
    host.advanceToRest()
    assertAtRest(container, on: 0)
  }

  /// Article 002, custom container: a selection during a transition starts another transition after it.
  func testSelectionDuringATransitionFollowsIt() async {
    let (host, container, _) = makeStage()
    container.selectedIndex = 1
    host.advance(by: 0.1)
    container.selectedIndex = 3
    host.advance(by: 0.1)
    XCTAssertEqual(container.selectedIndex, 1)
    host.advanceToRest()
    assertAtRest(container, on: 3)
  }

  /// Article 002, custom container: `speed` 0 and `timeOffset` during the pan, `beginTime` at its end.
  func testPanMovesTheLayersTimeAndFinishes() async {
    let (host, container, pages) = makeStage()
    let percent = drag(host, to: -280)
    XCTAssertTrue(container.transitionCoordinator?.isInteractive ?? false)
    XCTAssertGreaterThan(percent(container), 0.6)
    assertShown(pages[0].view, x: -400 * eased(Double(percent(container)), of: 1))
    let share = Double(percent(container))
    host.advance(by: 0.5)
    assertShown(pages[0].view, x: -400 * eased(share, of: 1), "paused while the finger rests")
    host.touchEnded(at: CGPoint(x: Self.point.x - 280, y: Self.point.y))
    host.advance(by: 0.05)
    assertShown(pages[0].view, x: -400 * eased(share + 0.05 / 0.4, of: 1))
    assertShown(pages[1].view, x: 400 - 400 * eased(share + 0.05 / 0.4, of: 1))
    host.advanceToRest()
    assertAtRest(container, on: 1)
  }

  /// Article 002, custom container: after a cancel a display link runs the offset back at the same speed, and
  /// everything is restored.
  func testADisplayLinkRunsACancelledPanBack() async throws {
    let (host, container, pages) = makeStage()
    let percent = drag(host, to: -160)
    let share = Double(percent(container))
    host.advance(by: 0.2)
    host.touchEnded(at: CGPoint(x: Self.point.x - 160, y: Self.point.y))
    XCTAssertTrue(try XCTUnwrap(container.transitionCoordinator).isCancelled)
    let frames = 3.0
    host.advance(by: frames / 60 + 0.001)
    assertShown(pages[0].view, x: -400 * eased(share - frames / 60 / 0.4, of: 1))
    var nearest = shownFrame(pages[0].view).minX
    while container.transitionCoordinator != nil {
      host.advance(by: ManualHost.frameDuration)
      XCTAssertGreaterThanOrEqual(shownFrame(pages[0].view).minX, nearest, "only moves back")
      nearest = shownFrame(pages[0].view).minX
    }
    host.advanceToRest()
    assertAtRest(container, on: 0)
    XCTAssertNil(pages[1].parent)
  }

  /// Article 002, custom container, with the additions of iOS 10: a running transition is paused, moved and reversed.
  func testPanPausesAndReversesARunningTransition() async {
    let (host, container, pages) = makeStage()
    container.selectedIndex = 1
    host.advance(by: 0.2)
    let pausedX = shownFrame(pages[0].view).minX
    var changes: [Bool] = []
    container.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    let percent = drag(host, to: 120)
    XCTAssertGreaterThan(shownFrame(pages[0].view).minX, pausedX)
    XCTAssertLessThan(percent(container), 0.5)
    host.advance(by: 0.2)
    host.touchEnded(at: CGPoint(x: Self.point.x + 120, y: Self.point.y))
    host.advanceToRest()
    assertAtRest(container, on: 0)
    XCTAssertEqual(changes, [true, false])
  }

  /// Article 002, custom container: the buttons' colours follow the progress in both directions.
  func testButtonColoursFollowTheProgress() async {
    let (host, container, _) = makeStage()
    XCTAssertEqual(container.bar.shares, [1, 0, 0, 0])
    let percent = drag(host, to: -200)
    let share = percent(container)
    XCTAssertEqual(container.bar.shares, [1 - share, share, 0, 0])
    host.touchEnded(at: CGPoint(x: Self.point.x - 200, y: Self.point.y))
    host.advance(by: 0.05)
    XCTAssertNotEqual(container.bar.shares, [1 - share, share, 0, 0])
    host.advanceToRest()
    XCTAssertEqual(container.bar.shares[container.selectedIndex], 1)
    XCTAssertEqual(container.bar.shares.reduce(0, +), 1)
  }

  /// Article 002, custom container, with a coordinator, which the article leaves to the reader: the pill of the bar,
  /// which is outside the container view, moves with the pages.
  func testAnimationAlongsideTheTransitionFollowsItsProgress() async {
    let (host, container, pages) = makeStage()
    let from = shownFrame(container.bar.pill).minX
    let percent = drag(host, to: -240)
    let distance = container.bar.pill.frame.minX - from
    XCTAssertGreaterThan(distance, 50)
    host.flush()
    XCTAssertEqual(
      shownFrame(container.bar.pill).minX, from + distance * eased(Double(percent(container)), of: 1), accuracy: 0.05)
    host.touchEnded(at: CGPoint(x: Self.point.x - 240, y: Self.point.y))
    for _ in 0..<4 {
      host.advance(by: ManualHost.frameDuration)
      let share = -shownFrame(pages[0].view).minX / 400
      // The pill's position is set once a frame, while the pages move continuously. They differ by up to one frame's
      // distance.
      XCTAssertEqual((shownFrame(container.bar.pill).minX - from) / distance, share, accuracy: 0.08)
    }
    host.advanceToRest()
    XCTAssertEqual(shownFrame(container.bar.pill).minX, from + distance, accuracy: 0.05)
  }

  /// Article 002, custom container and coordinator: after a cancel, a child undoes its changes with the container's
  /// coordinator.
  func testChildUndoesItsSideEffectsWithTheContainersCoordinator() async throws {
    let (host, container, pages) = makeStage()
    let second = try XCTUnwrap(pages[1] as? HourPage)
    XCTAssertNil(pages[0].transitionCoordinator)
    _ = drag(host, to: -160)
    XCTAssertTrue(second.transitionCoordinator === container.transitionCoordinator)
    XCTAssertTrue(try XCTUnwrap(second.transitionCoordinator).initiallyInteractive)
    XCTAssertEqual(second.visits, 1)
    host.advance(by: 0.2)
    host.touchEnded(at: CGPoint(x: Self.point.x - 160, y: Self.point.y))
    host.advanceToRest()
    XCTAssertEqual(second.visits, 0)
    XCTAssertNil(second.transitionCoordinator)
  }

  /// Article 002, custom container: the children's appearance callbacks, for a transition that finishes and one that is
  /// cancelled.
  func testChildrenReceiveAppearanceCallbacks() async {
    let log = AppearanceLog()
    let (host, container) = makeStage([AppearingPage("a", log), AppearingPage("b", log)])
    XCTAssertEqual(log.take(), ["a will", "a is", "a did"])
    container.selectedIndex = 1
    host.flush()
    XCTAssertEqual(log.take(), ["a won't", "b will", "b is"])
    host.advanceToRest()
    XCTAssertEqual(log.take(), ["a didn't", "b did"])
    let context = container.startInteractiveTransition(to: 0)
    host.advance(by: 0.1)
    context.update(0.3)
    context.cancel()
    host.advanceToRest()
    XCTAssertEqual(log.take(), ["b won't", "a will", "a is", "b will", "a won't", "a didn't", "b is", "b did"])
  }

  /// With two fingers, one gesture can change the child while another makes the container disappear or reappear.
  func testAppearanceCallbacksStayBalancedWhenTheContainersAppearanceChangesInATransition() async {
    for (leaves, endsFirst, isCancelled) in Self.appearanceChanges {
      let (warnings, log) = (WarningLog(), AppearanceLog())
      let (host, container) = makeStage([AppearingPage("a", log), AppearingPage("b", log)])
      _ = log.take()
      let context = container.startInteractiveTransition(to: 1)
      host.advance(by: 0.1)
      context.update(0.3)

      container.beginAppearanceTransition(false, animated: true)
      if !leaves { container.beginAppearanceTransition(true, animated: true) }
      if !endsFirst { container.endAppearanceTransition() }
      if isCancelled { context.cancel() } else { context.finish() }
      host.advanceToRest()
      if endsFirst { container.endAppearanceTransition() }

      let remaining = isCancelled ? "a" : "b"
      XCTAssertEqual(warnings.messages, [], "\((leaves, endsFirst, isCancelled))")
      XCTAssertEqual(log.take().last { $0.hasPrefix(remaining) }, leaves ? "\(remaining) didn't" : "\(remaining) did")
      XCTAssertEqual(container.selectedIndex, isCancelled ? 0 : 1)
    }
  }

  /// All combinations of whether the container disappears, whether the children's transition ends first, and whether it
  /// is cancelled.
  private static let appearanceChanges: [(Bool, Bool, Bool)] = [false, true].flatMap { leaves in
    [false, true].flatMap { endsFirst in [false, true].map { (leaves, endsFirst, $0) } }
  }

  /// A selection while the container disappears is deferred until it reappears.
  func testSelectionWhileTheContainerDisappearsTakesEffectWhenItReappears() async {
    let (warnings, log) = (WarningLog(), AppearanceLog())
    let (host, container) = makeStage([AppearingPage("a", log), AppearingPage("b", log)])
    container.beginAppearanceTransition(false, animated: true)
    container.selectedIndex = 1
    host.advance(by: 1)
    XCTAssertEqual(container.selectedIndex, 0)

    container.beginAppearanceTransition(true, animated: true)
    container.endAppearanceTransition()
    host.advanceToRest()

    XCTAssertEqual(warnings.messages, [])
    XCTAssertEqual(container.selectedIndex, 1)
    XCTAssertEqual(log.take().last { $0.hasPrefix("b") }, "b did")
  }

  // MARK: The stage

  private func makeStage() -> (ManualHost, PannedContainerController, [UIViewController]) {
    let host = ManualHost(size: SeedStage.size)
    let container = PannedContainerController()
    host.window.rootViewController = container
    host.advance(by: 0.1)
    return (host, container, container.viewControllers)
  }

  private func makeStage(_ pages: [UIViewController]) -> (ManualHost, DrivenContainerController) {
    let host = ManualHost(size: SeedStage.size)
    let container = DrivenContainerController(viewControllers: pages)
    host.window.rootViewController = container
    host.advance(by: 0.1)
    return (host, container)
  }

  /// Touches down and drags horizontally. Returns a function that reads a container's percentage.
  private func drag(_ host: ManualHost, to distance: CGFloat) -> (ContainerController) -> CGFloat {
    host.touchBegan(at: Self.point)
    host.move(from: Self.point, to: CGPoint(x: Self.point.x + distance, y: Self.point.y), duration: 0.2)
    return { $0.transitionCoordinator?.percentComplete ?? -1 }
  }

  private func assertAtRest(
    _ container: ContainerController, on index: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    let page = container.viewControllers[index]
    XCTAssertEqual(container.selectedIndex, index, file: file, line: line)
    XCTAssertNil(container.transitionCoordinator, file: file, line: line)
    XCTAssertEqual(container.children, [page], file: file, line: line)
    XCTAssertEqual(container.containerView.subviews, [page.view], file: file, line: line)
    XCTAssertTrue(page.view.transform.isIdentity, file: file, line: line)
    assertShown(page.view, x: 0, file: file, line: line)
    let layer = container.containerView.layer
    XCTAssertEqual(layer.speed, 1, file: file, line: line)
    XCTAssertEqual(layer.timeOffset, 0, file: file, line: line)
    XCTAssertEqual(layer.beginTime, 0, file: file, line: line)
  }
}

/// A container whose transitions a test drives.
private final class DrivenContainerController: ContainerController, ContainerControllerDelegate {
  private let interaction = ContainerInteraction()

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func startInteractiveTransition(to index: Int) -> ContainerInteraction {
    interaction.wantsInteractiveStart = true
    selectedIndex = index
    interaction.wantsInteractiveStart = false
    return interaction
  }

  func container(
    _ container: ContainerController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(move: Move(kind: .tab, isForward: true)) }

  func container(
    _ container: ContainerController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> ContainerInteraction? { interaction }
}
