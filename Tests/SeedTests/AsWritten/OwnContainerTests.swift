// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The last chapter of article 002 in its original form: `OwnContainer`, with the slide of the other containers.
@MainActor
final class OwnContainerTests: UIKitTestCase {
  /// Article 002: the beginning of the custom container, without a delegate.
  func testContainerCrossFadesWithoutADelegate() async {
    let (host, container, _) = makeStage()
    container.containerTransitionDelegate = nil
    let (a, b) = (container.viewControllers[0], container.viewControllers[1])
    container.selectedIndex = 1
    let start = host.flushed()
    for time in [0, 0.1, 0.2] {
      host.advance(to: start + time)
      let opacity = (b.view.layer.presentation() ?? b.view.layer).opacity
      XCTAssertEqual(CGFloat(opacity), eased(time, of: 0.3), accuracy: 0.001)
      assertShown(a.view, x: 0, y: 0)
    }
    host.advanceToRest()
    assertAtRest(container, on: 1)
  }

  /// Article 002, custom container: the delegate, the context and the common animator.
  func testSettingTheIndexSlidesForwardsAndBackwards() async {
    let (host, container, _) = makeStage()
    for (from, to, distance) in [(0, 1, 400.0), (1, 2, 400), (2, 0, -400)] {
      container.selectedIndex = to
      let start = host.flushed()
      for time in [0, 0.1, 0.2] {
        host.advance(to: start + time)
        assertShown(container.viewControllers[from].view, x: -distance * eased(time, of: 0.3))
        assertShown(container.viewControllers[to].view, x: distance * (1 - eased(time, of: 0.3)))
      }
      host.advanceToRest()
      assertAtRest(container, on: to)
    }
  }

  /// Article 002, custom container: a pan stops the layer's time and sets it; after the release, time continues from
  /// there. A second pan does the same.
  func testPanMovesTheLayersTimeWhichContinuesAfterTheRelease() async {
    let (host, container, driver) = makeStage()
    for (from, to) in [(0, 1), (1, 2)] {
      driveToPause(host, container, driver, from: from, to: to)
      driver.interaction.finish()
      let start = host.flushed()
      host.advance(to: start + 0.05)
      let share = eased(0.6 + 0.05 / 0.3, of: 1)
      assertShown(container.viewControllers[from].view, x: -400 * share)
      assertShown(container.viewControllers[to].view, x: 400 - 400 * share)
      host.advanceToRest()
      assertAtRest(container, on: to)
    }
  }

  /// Article 002, custom container, cancelled: a display link runs the layer's time back at the same speed. The
  /// selected index is restored, and every frame shows the page or its snapshot.
  func testDisplayLinkRunsTheLayersTimeBackAfterACancel() async {
    let (host, container, driver) = makeStage()
    for _ in 0..<2 {
      driveToPause(host, container, driver, from: 0, to: 1)
      driver.interaction.cancel()
      let start = host.flushed()
      host.advance(to: start + 3 / 60.0 + 0.001)
      let first: UIView = container.viewControllers[0].view
      // The link has fired once a frame, or once less if it was added at the start of a frame.
      let positions = [2, 3, 4].map { -400 * eased(0.6 - Double($0) / 60 / 0.3, of: 1) }
      XCTAssertTrue(positions.contains { abs($0 - shownFrame(first).minX) < 0.05 }, "\(shownFrame(first).minX)")
      var last = shownFrame(first).minX
      while container.context != nil {
        host.advance(by: ManualHost.frameDuration)
        let isCovered = first.superview.map { $0.subviews.count > 2 } ?? false
        XCTAssertTrue(isCovered || shownFrame(first).minX >= last, "only moves back, or is covered by its snapshot")
        last = max(last, shownFrame(first).minX)
      }
      host.advanceToRest()
      assertAtRest(container, on: 0)
      XCTAssertNil(container.viewControllers[1].parent)
    }
    container.selectedIndex = 1
    host.advanceToRest()
    assertAtRest(container, on: 1)
  }

  // MARK: The stage

  private func driveToPause(_ host: ManualHost, _ container: OwnContainer, _ driver: OwnDriver, from: Int, to: Int) {
    container.interactive = true
    container.selectedIndex = to
    container.interactive = false
    host.flush()
    for percent in [0, 0.25, 0.6] {
      driver.interaction.update(percent)
      host.advance(by: 0.1)
      assertShown(container.viewControllers[from].view, x: -400 * eased(percent, of: 1), "paused")
      assertShown(container.viewControllers[to].view, x: 400 - 400 * eased(percent, of: 1), "paused")
    }
  }

  private func makeStage() -> (ManualHost, OwnContainer, OwnDriver) {
    let host = ManualHost(size: SeedStage.size)
    let driver = OwnDriver()
    let container = OwnContainer([KeepingPage(driver), UIViewController(), UIViewController()])
    container.containerTransitionDelegate = driver
    host.window.rootViewController = container
    host.advance(by: 0.1)
    return (host, container, driver)
  }

  private func assertAtRest(
    _ container: OwnContainer, on index: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    let page = container.viewControllers[index]
    XCTAssertEqual(container.selectedIndex, index, file: file, line: line)
    XCTAssertEqual(container.children, [page], file: file, line: line)
    XCTAssertEqual(page.view.superview?.subviews, [page.view], file: file, line: line)
    XCTAssertEqual(shownFrame(page.view), SeedStage.bounds, file: file, line: line)
    XCTAssertTrue(page.view.transform.isIdentity, file: file, line: line)
    XCTAssertNil(container.context, file: file, line: line)
  }
}

private final class OwnDriver: OwnContainerDelegate {
  let interaction = OwnPercentDriven()

  nonisolated deinit {}

  func container(
    _ container: OwnContainer, animationControllerFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pages = container.viewControllers
    guard let from = pages.firstIndex(of: from), let to = pages.firstIndex(of: to) else { return nil }
    return CommonSlideAnimator(.tab(to < from ? .left : .right))
  }

  func container(
    _ container: OwnContainer, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
