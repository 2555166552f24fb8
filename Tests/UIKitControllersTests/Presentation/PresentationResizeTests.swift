// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Changes of the window's size during and between the transitions of a presentation.
@MainActor
final class PresentationResizeTests: UIKitTestCase {
  private let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
  ]
  private let larger = CGSize(width: 640, height: 480)

  /// Semantics: resize-anytime.
  /// This includes the presenter, which is not in a window during the presentation.
  func testPresenterAndPresentedHaveTheWindowsSizeAfterAResize() async {
    for style in styles {
      let stage = PresentationStage()
      let b = stage.presented("B", style)
      stage.host.resize(to: larger)
      XCTAssertEqual(b.view.frame, CGRect(origin: .zero, size: larger), "\(style)")
      XCTAssertEqual(b.presentationController?.containerView?.frame, CGRect(origin: .zero, size: larger), "\(style)")
      b.dismiss(animated: true)
      stage.host.flush()
      XCTAssertEqual(stage.a.view.bounds.size, larger, "\(style)")
      stage.host.advance(by: 2)
      stage.assertAtRest(top: stage.a, covered: [b])
      stage.assertNothingIsLeft()
    }
  }

  /// Semantics: resize-anytime.
  func testAViewWithoutAutoresizingFillsTheNewSizeEvenBeforeTheFirstLayout() async {
    for style in styles {
      let stage = PresentationStage()
      let b = stage.page("B", style)
      b.view.autoresizingMask = []
      stage.a.present(b, animated: false)

      stage.host.resize(to: larger)

      XCTAssertEqual(b.view.frame, CGRect(origin: .zero, size: larger), "\(style)")
      b.dismiss(animated: false)
    }
  }

  func testThePresentedControllerReceivesANewSizeOnce() async {
    final class Told: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let stage = PresentationStage()
    let b = Told()
    b.modalPresentationStyle = .fullScreen
    stage.a.present(b, animated: false)
    stage.host.flush()
    stage.host.resize(to: larger)
    XCTAssertEqual(b.sizes, [larger])
  }

  func testATransitionContinuesInTheNewSizeAfterAResize() async {
    for transition: UIModalTransitionStyle in [.coverVertical, .flipHorizontal, .crossDissolve] {
      for style in styles {
        let stage = PresentationStage()
        let b = stage.page("B", style)
        b.modalTransitionStyle = transition
        stage.a.present(b, animated: true)
        stage.host.advance(by: 0.1)
        let progress = b.transitionCoordinator?.percentComplete ?? 0
        stage.host.resize(to: larger)
        XCTAssertEqual(b.transitionCoordinator?.percentComplete ?? 0, progress, accuracy: 1e-3, "\(style)")
        XCTAssertEqual(b.view.bounds.size, larger)
        stage.host.advance(by: 2)
        XCTAssertEqual(stage.shownFrame(of: b), CGRect(origin: .zero, size: larger), "\(transition) \(style)")

        b.dismiss(animated: true)
        stage.host.advance(by: 0.1)
        stage.host.resize(to: CGSize(width: 400, height: 600))
        stage.host.advance(by: 2)
        stage.assertAtRest(top: stage.a, covered: [b])
        stage.assertNothingIsLeft()
      }
    }
  }

  func testACoverKeepsItsProgressInTheNewSize() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.06)
    let rest = stage.shownFrame(of: b).minY / 600
    stage.host.resize(to: larger)
    XCTAssertEqual(stage.shownFrame(of: b).minY, rest * 480, accuracy: 0.5)
    XCTAssertEqual(stage.shownFrame(of: b).width, 640, accuracy: 0.01)
  }

  func testACustomTransitionEndsInTheNewSize() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = RiseAnimator(presenting: true)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.2)
    stage.host.resize(to: larger)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.shownFrame(of: b), CGRect(origin: .zero, size: larger))
    stage.assertAtRest(top: b, covered: [stage.a])
  }

  /// Semantics: presented-frame.
  /// The presentation controller lays out the presented view itself.
  func testAPresentationControllerThatAppliesItsFrameFollowsAResize() async {
    final class Side: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
      }
      override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }
    let stage = PresentationStage()
    let b = stage.page("B", .custom)
    b.transitioningDelegate = stage.delegate
    stage.delegate.makeController = { Side(presentedViewController: $0, presenting: $1) }
    stage.a.present(b, animated: false)
    stage.host.flush()
    XCTAssertEqual(b.view.frame, CGRect(x: 200, y: 0, width: 200, height: 600))
    stage.host.resize(to: larger)
    XCTAssertEqual(b.view.frame, CGRect(x: 320, y: 0, width: 320, height: 480))
  }

  func testAPresentationInAContextFollowsTheContextsView() async {
    for style: UIModalPresentationStyle in [.currentContext, .overCurrentContext] {
      let stage = PresentationStage()
      let context = UIViewController()
      context.definesPresentationContext = true
      stage.a.addChild(context)
      context.view.frame = CGRect(x: 200, y: 0, width: 200, height: 600)
      context.view.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
      stage.a.view.addSubview(context.view)
      context.didMove(toParent: stage.a)
      stage.host.advance(by: 0.1)
      let b = stage.page("B", style)
      context.present(b, animated: true)
      stage.host.advance(by: 2)
      stage.host.resize(to: larger)
      XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 440, y: 0, width: 200, height: 480))
      b.dismiss(animated: true)
      stage.host.advance(by: 2)
      XCTAssertEqual(context.view.frame, CGRect(x: 440, y: 0, width: 200, height: 480), "\(style)")
    }
  }

  func testAFullScreenPageFillsAWindowThatWasResizedDuringTheTransition() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .currentContext] {
      let stage = PresentationStage()
      let b = stage.page("B", style)
      stage.a.present(b, animated: true)
      stage.host.advance(by: 0.1)
      stage.host.resize(to: CGSize(width: 330, height: 410))
      stage.host.advance(by: 1)

      XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 330, height: 410), "\(style)")
    }
  }
}
