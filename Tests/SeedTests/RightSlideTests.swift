// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 003: a slide from the right in two seconds, and an interaction controller that sets the frames itself.
@MainActor
final class RightSlideTests: UIKitTestCase {
  /// The article's style for all three kinds of transitions. The gallery offers it for presentations only.
  private static var style: TransitionStyle {
    let entry = RightSlideStyle.entry
    return TransitionStyle(
      id: entry.id, title: entry.title, blurb: entry.blurb, kinds: TransitionKind.allCases, animator: entry.animator,
      interaction: entry.interaction)
  }

  /// Article 003, section two: the animator.
  func testAPresentedPageSlidesInFromTheRightInTwoSeconds() async {
    let seed = SeedStage(RightSlideStyle.entry, .present)
    seed.go()
    for time in [0, 0.5, 1.5] {
      seed.host.advance(to: seed.start + time)
      assertShown(seed.second.view, x: 400 * (1 - eased(time, of: 2)), y: 0)
      assertShown(seed.first.view, x: 0, y: 0)
    }
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.second)
    seed.go()
    for time in [0, 0.5, 1.5] {
      seed.host.advance(to: seed.start + time)
      assertShown(seed.second.view, x: 400 * eased(time, of: 2), y: 0)
    }
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.first)
  }

  /// Article 003, the interaction controller: the frame follows the finger without any animation.
  func testInteractionControllerMovesTheFramesOfADismissal() async throws { try assertDriven(.present) }

  /// Article 003, section three: the same with a navigation controller, to which the progress is reported.
  func testInteractionControllerMovesTheFramesOfAPop() async throws { try assertDriven(.push) }

  /// Article 003, section four: the same with tabs.
  func testInteractionControllerMovesTheFramesOfATabChange() async throws { try assertDriven(.tab) }

  private func assertDriven(
    _ kind: TransitionKind, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let seed = SeedStage(Self.style, kind)
    seed.arrive()
    for isFinished in [false, true] {
      let driver = try seed.startInteractively()
      XCTAssertTrue(seed.first.transitionCoordinator?.isInteractive ?? false, file: file, line: line)
      for percent in [0.25, 0.6] {
        driver.update(percent)
        seed.host.advance(by: 0.3)
        assertShown(seed.second.view, x: 400 * percent, y: 0, file: file, line: line)
        assertShown(seed.first.view, x: 0, y: 0, file: file, line: line)
        XCTAssertEqual(
          seed.first.transitionCoordinator?.percentComplete ?? -1, percent, accuracy: 1e-9, file: file, line: line)
      }
      if isFinished { driver.finish() } else { driver.cancel() }
      seed.host.flush()
      let start = seed.host.time
      seed.host.advance(to: start + 0.15)
      let end: CGFloat = isFinished ? 400 : 0
      assertShown(
        seed.second.view, x: 240 + (end - 240) * eased(0.15, of: 0.3), "half of the remaining distance", file: file,
        line: line)
      seed.host.advanceToRest()
      seed.assertAtRest(on: isFinished ? seed.first : seed.second, file: file, line: line)
    }
  }

  /// Article 003: the presented page's pan dismisses it when released beyond the middle, and is cancelled before it.
  func testPanDismissesThePresentedPageBeyondTheMiddle() async {
    for (distance, isDismissed) in [(150.0, false), (300.0, true)] {
      let host = ManualHost(size: SeedStage.size)
      let (first, second) = (UIViewController(), PannedPage())
      host.window.rootViewController = first
      host.advance(by: 0.1)
      first.present(second, animated: false)
      host.advance(by: 0.1)
      host.touchBegan(at: CGPoint(x: 50, y: 300))
      host.move(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50 + distance, y: 300), duration: 0.3)
      host.advance(by: 0.1)
      assertShown(second.view, x: second.lastPercent * 400, y: 0)
      XCTAssertGreaterThan(second.lastPercent, 0.3)
      host.touchEnded(at: CGPoint(x: 50 + distance, y: 300))
      host.advanceToRest()
      XCTAssertEqual(first.presentedViewController == nil, isDismissed)
      assertShown(isDismissed ? first.view : second.view, x: 0, y: 0)
      first.dismiss(animated: false)
      host.advance(by: 0.1)
    }
  }
}

/// The article's second controller, which is its own transitioning delegate and has a pan.
private final class PannedPage: UIViewController, UIViewControllerTransitioningDelegate {
  private let move = Move(kind: .present, isForward: false)
  private lazy var object = RightSlideInteractor(move: move)
  private(set) var lastPercent: CGFloat = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.pan))
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    // The translation is measured in the window, because the view itself moves with the finger.
    let percent = pan.translation(in: nil).x / 400
    switch pan.state {
    case .began: dismiss(animated: true)
    case .changed:
      lastPercent = percent
      object.update(percent)
    case .ended: percent > 0.5 ? object.finish() : object.cancel()
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    RightSlideAnimator(move: move)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { object }
}
