// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The behaviour of presentations on which published transition libraries rely.
@MainActor
final class PresentationContractTests: UIKitTestCase {
  /// Calls a closure that places the views, and completes at once or after 0.2 s.
  private final class Placing: NSObject, UIViewControllerAnimatedTransitioning {
    private let isSynchronous: Bool
    private let place: (any UIViewControllerContextTransitioning) -> Void

    init(isSynchronous: Bool = false, _ place: @escaping (any UIViewControllerContextTransitioning) -> Void) {
      self.isSynchronous = isSynchronous
      self.place = place
    }

    nonisolated deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let end = { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
      if isSynchronous {
        place(transitionContext)
        end()
      } else {
        UIView.animate(withDuration: 0.2, animations: { self.place(transitionContext) }, completion: { _ in end() })
      }
    }
  }

  private static let add: (any UIViewControllerContextTransitioning) -> Void = { context in
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }

  /// A dismissal by the completion handler of the presentation.
  private struct Dismissal: CustomStringConvertible {
    let fromPresenter: Bool
    let animated: Bool
    /// Whether the dismissal uses the custom animator of the presentation instead of the system's.
    let keepsAnimator: Bool

    static let all = [true, false].flatMap { fromPresenter in
      [true, false].flatMap { animated in
        [true, false].map { Dismissal(fromPresenter: fromPresenter, animated: animated, keepsAnimator: $0) }
      }
    }

    var description: String { "from presenter: \(fromPresenter), animated: \(animated), same: \(keepsAnimator)" }
  }

  /// Semantics: dismiss-in-completion.
  func testADismissalInThePresentationsCompletionTakesPlace() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .custom] {
      for isSynchronous in [true, false] {
        for dismissal in Dismissal.all {
          let stage = PresentationStage()
          let b = stage.page("B", style)
          b.transitioningDelegate = stage.delegate
          stage.delegate.animator = Placing(isSynchronous: isSynchronous, Self.add)
          var isDismissed = false
          stage.a.present(b, animated: true) { [unowned stage, unowned b] in
            if !dismissal.keepsAnimator { stage.delegate.animator = nil }
            let controller = dismissal.fromPresenter ? stage.a : b
            controller.dismiss(animated: dismissal.animated) { isDismissed = true }
          }
          stage.host.advance(by: 2)

          XCTAssertTrue(isDismissed, "\(style) \(dismissal)")
          stage.assertNothingIsLeft()
          stage.delegate.animator = nil
          let c = stage.presented("C", style)
          stage.assertAtRest(top: c)
          c.dismiss(animated: true)
          stage.host.advance(by: 2)
          stage.assertNothingIsLeft()
        }
      }
    }
  }

  // MARK: Frames

  /// Semantics: frames-of-context.
  func testTheFinalFrameInADismissalIsThePresentedViewsFrame() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .custom] {
      let stage = PresentationStage()
      let b = stage.presented("B", style)
      b.view.frame = CGRect(x: 0, y: 100, width: 400, height: 500)
      b.transitioningDelegate = stage.delegate
      var frames: [CGRect] = []
      stage.delegate.animator = Placing(isSynchronous: true) { [unowned stage, unowned b] in
        frames = [$0.initialFrame(for: b), $0.finalFrame(for: b), $0.finalFrame(for: stage.a)]
      }

      b.dismiss(animated: true)

      XCTAssertEqual(frames, [b.view.frame, b.view.frame, stage.host.window.bounds], "\(style)")
      stage.host.advance(by: 1)
    }
  }

  /// Semantics: presented-frame.
  func testAPresentedViewKeepsTheFrameThatItsAnimatorGaveIt() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext] {
      let stage = PresentationStage()
      let b = stage.page("B", style)
      b.transitioningDelegate = stage.delegate
      let frame = CGRect(x: 40, y: 200, width: 320, height: 300)
      stage.delegate.animator = Placing { context in
        Self.add(context)
        b.view.frame = frame
      }

      stage.a.present(b, animated: true)
      stage.host.advance(by: 1)
      XCTAssertEqual(b.view.frame, frame, "\(style)")
      b.presentationController?.containerView?.setNeedsLayout()
      stage.host.advance(by: 0.1)
      XCTAssertEqual(b.view.frame, frame, "\(style)")

      stage.host.resize(to: CGSize(width: 500, height: 700))
      stage.host.resize(to: CGSize(width: 400, height: 600))
      XCTAssertEqual(b.view.frame, frame, "\(style)")
      stage.delegate.animator = nil
      b.dismiss(animated: true)
      stage.host.advance(by: 2)
      stage.assertNothingIsLeft()
    }
  }

  // MARK: The presenter's view

  /// Presents B by an animator that moves the presenter's view into the container, below B's view.
  private func presentBesidePresenter(
    _ style: UIModalPresentationStyle
  ) -> (PresentationStage, LoggingPage, frame: CGRect) {
    let stage = PresentationStage()
    let b = stage.page("B", style)
    let frame = CGRect(x: 0, y: 400, width: 400, height: 200)
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = Placing { [unowned stage] context in
      context.containerView.insertSubview(stage.a.view, belowSubview: b.view)
      Self.add(context)
      b.view.frame = frame
      stage.a.view.frame.origin.y = -200
    }
    stage.a.present(b, animated: true)
    stage.host.advance(by: 1)
    stage.delegate.animator = Placing { [unowned stage] _ in
      b.view.frame.origin.y = 600
      stage.a.view.frame.origin.y = 0
    }
    return (stage, b, frame)
  }

  /// Semantics: presenter-is-put-back.
  func testThePresentersViewRemainsWhereTheAnimatorMovedItUntilTheDismissal() async {
    for style: UIModalPresentationStyle in [.custom, .overFullScreen] {
      let (stage, b, frame) = presentBesidePresenter(style)

      XCTAssertTrue(stage.a.view.superview === b.presentationController?.containerView, "\(style)")
      XCTAssertEqual(stage.a.view.frame.origin.y, -200, "\(style)")
      if style == .overFullScreen { XCTAssertEqual(b.view.frame, frame) }

      b.dismiss(animated: true)
      stage.host.advance(by: 0.1)
      XCTAssertTrue(stage.a.view.superview === b.presentationController?.containerView, "\(style)")
      stage.host.advance(by: 1)
      stage.assertNothingIsLeft()
    }
  }

  /// Semantics: presenter-is-put-back.
  func testACancelledDismissalLeavesThePresentersViewInTheContainer() async {
    let (stage, b, _) = presentBesidePresenter(.overFullScreen)
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.interactor = interactor
    b.dismiss(animated: true)
    interactor.update(0.5)
    stage.host.flush()

    interactor.cancel()
    stage.host.advance(by: 1)

    XCTAssertTrue(stage.a.view.superview === b.presentationController?.containerView)
    XCTAssertEqual(stage.a.view.frame.origin.y, -200)
    stage.delegate.interactor = nil
    b.dismiss(animated: true)
    stage.host.advance(by: 1)
    stage.assertNothingIsLeft()
  }

  /// Semantics: presenter-is-put-back.
  func testAPresentersViewInAContainerFollowsAResize() async {
    let stage = PresentationStage()
    let b = stage.page("B", .custom)
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = Placing { [unowned stage] context in
      context.containerView.addSubview(stage.a.view)
      Self.add(context)
    }
    stage.a.present(b, animated: true)
    stage.host.advance(by: 1)

    let size = CGSize(width: 640, height: 480)
    stage.host.resize(to: size)
    XCTAssertEqual(stage.a.view.frame, CGRect(origin: .zero, size: size))
    stage.delegate.animator = nil
    b.dismiss(animated: true)
    stage.host.advance(by: 2)
    stage.assertNothingIsLeft()
  }

  /// Semantics: presenter-is-put-back.
  func testADismissalOfTwoPresentationsRestoresBothPresentersViews() async {
    for cancelsFirst in [false, true] {
      let (stage, b, _) = presentBesidePresenter(.overFullScreen)
      let c = stage.page("C", .overFullScreen)
      c.transitioningDelegate = stage.delegate
      stage.delegate.animator = Placing { context in
        context.containerView.addSubview(b.view)
        Self.add(context)
      }
      b.present(c, animated: true)
      stage.host.advance(by: 1)
      XCTAssertTrue(b.view.superview === c.presentationController?.containerView)

      stage.delegate.animator = Placing { [unowned stage] _ in stage.a.view.frame.origin.y = 0 }
      if cancelsFirst {
        let interactor = UIPercentDrivenInteractiveTransition()
        stage.delegate.interactor = interactor
        stage.a.dismiss(animated: true)
        interactor.update(0.5)
        interactor.cancel()
        stage.host.advance(by: 1)
        stage.delegate.interactor = nil
        XCTAssertTrue(stage.a.presentedViewController === b)
        XCTAssertTrue(b.presentedViewController === c)
      }
      stage.a.dismiss(animated: true)
      stage.host.advance(by: 1)
      stage.assertNothingIsLeft()
    }
  }

  // MARK: Callbacks

  /// Semantics: being-dismissed.
  func testIsBeingDismissedIsTrueInViewWillDisappearAfterACancelledDismissal() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .pageSheet] {
      for waits in [true, false] {
        let stage = PresentationStage()
        let b = stage.presented("B", style)
        var flags: [Bool] = []
        b.onWillDisappear = { flags.append($0.isBeingDismissed) }
        let interactor = stage.interactive(b, presenting: false)
        b.dismiss(animated: true)
        interactor.update(0.5)
        stage.host.flush()
        interactor.cancel()
        stage.host.advance(by: waits ? 1 : 0.05)

        stage.delegate.interactor = nil
        stage.delegate.animator = nil
        b.dismiss(animated: true)
        stage.host.advance(by: 2)

        XCTAssertEqual(flags, [true, true], "\(style) \(waits)")
        stage.assertNothingIsLeft()
      }
    }
  }

  // MARK: The visible controller

  /// Semantics: visible-controller.
  func testTheVisibleViewControllerIsTheUppermostPresentedOne() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let (root, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    for page in [b, c] { page.modalPresentationStyle = .fullScreen }
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    XCTAssertTrue(navigation.visibleViewController === root)

    root.present(b, animated: true)
    XCTAssertTrue(navigation.visibleViewController === b)
    host.advance(by: 2)
    b.present(c, animated: true)
    XCTAssertTrue(navigation.visibleViewController === c)
    XCTAssertTrue(navigation.topViewController === root)
    host.advance(by: 2)

    c.dismiss(animated: true)
    XCTAssertTrue(navigation.visibleViewController === b)
    host.advance(by: 2)
    navigation.dismiss(animated: true)
    XCTAssertTrue(navigation.visibleViewController === root)
    host.advance(by: 2)
  }
}
