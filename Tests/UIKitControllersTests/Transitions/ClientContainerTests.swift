// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// A custom container with its own context, which drives the layer's time by `speed`, `timeOffset` and `beginTime`. A
/// program may implement the context protocol itself.
@MainActor
final class ClientContainerTests: UIKitTestCase {
  final class Context: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let from, to: UIViewController
    let duration = 0.5
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var ended: Bool?
    private var link: CADisplayLink?
    private var progress: CGFloat = 0

    init(containerView: UIView, from: UIViewController, to: UIViewController) {
      self.containerView = containerView
      self.from = from
      self.to = to
    }

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      key == .from ? from : to
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }

    func start(_ animator: any UIViewControllerAnimatedTransitioning) {
      isInteractive = true
      containerView.layer.speed = 0
      containerView.layer.timeOffset = containerView.layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? 0
      begin = containerView.layer.timeOffset
      animator.animateTransition(using: self)
    }
    private var begin: CFTimeInterval = 0

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
      progress = percentComplete
      containerView.layer.timeOffset = begin + duration * Double(percentComplete)
    }

    func finishInteractiveTransition() {
      isInteractive = false
      let paused = containerView.layer.timeOffset
      containerView.layer.speed = 1
      containerView.layer.timeOffset = 0
      containerView.layer.beginTime = 0
      containerView.layer.beginTime = containerView.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }

    func cancelInteractiveTransition() {
      isInteractive = false
      transitionWasCancelled = true
      let link = CADisplayLink(target: self, selector: Context.reverse)
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    private func reverse(_ link: CADisplayLink) {
      progress -= CGFloat(link.duration / duration)
      guard progress <= 0 else { return updateInteractiveTransition(progress) }
      link.invalidate()
      containerView.layer.timeOffset = 0
      containerView.layer.speed = 1
      to.view.removeFromSuperview()
      from.view.layer.removeAllAnimations()
      completeTransition(false)
    }

    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) { if ended == nil { ended = didComplete } }
  }

  private func makeStage() -> (host: ManualHost, context: Context, animator: SlideAnimator) {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let (root, from, to) = (UIViewController(), UIViewController(), UIViewController())
    host.window.rootViewController = root
    host.advance(by: 0.1)
    for child in [from, to] {
      root.addChild(child)
      child.view.frame = root.view.bounds
    }
    let container = UIView(frame: root.view.bounds)
    root.view.addSubview(container)
    container.addSubview(from.view)
    host.advance(by: 0.1)
    return (host, Context(containerView: container, from: from, to: to), SlideAnimator())
  }

  private func x(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).transform.m41 }

  /// Semantics: client-contexts, scrubbing-moves-the-container.
  func testTheAnimationFollowsTheLayersTimeOffsetAndFinishes() async {
    let (host, context, animator) = makeStage()
    context.start(animator)
    host.flush()
    context.updateInteractiveTransition(0.4)
    host.advance(by: 0.3)
    XCTAssertEqual(x(context.to.view), 240, accuracy: 0.01)
    context.finishInteractiveTransition()
    host.advance(by: 0.1)
    XCTAssertEqual(x(context.to.view), 160, accuracy: 0.5)
    host.advance(by: 0.3)
    XCTAssertEqual(context.ended, true)
    XCTAssertEqual(x(context.to.view), 0)
  }

  func testADisplayLinkCanReverseTheTransition() async {
    let (host, context, animator) = makeStage()
    context.start(animator)
    host.flush()
    context.updateInteractiveTransition(0.4)
    host.advance(by: 0.1)
    context.cancelInteractiveTransition()
    host.advance(by: 0.1)
    XCTAssertEqual(x(context.to.view), 320, accuracy: 8)
    host.advance(by: 0.3)
    XCTAssertEqual(context.ended, false)
    XCTAssertNil(context.to.view.superview)
  }
}
