// SPDX-License-Identifier: MIT
import UIKit

// The last chapter of article 002 in its original form: a container with a delegate, a context and an interaction.

/// The delegate that supplies the animator and, during a gesture, the interaction controller.
@MainActor protocol OwnContainerDelegate: AnyObject {
  func container(
    _ container: OwnContainer, animationControllerFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func container(
    _ container: OwnContainer, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension OwnContainerDelegate {
  func container(
    _ container: OwnContainer, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A container that shows one of its children. Setting the index runs a transition to another child.
final class OwnContainer: UIViewController {
  let viewControllers: [UIViewController]
  private let privateContainerView = UIView()
  weak var containerTransitionDelegate: (any OwnContainerDelegate)?
  var interactive = false
  private(set) var context: OwnContext?
  private var priorIndex = 0
  /// Whether the previous index is being restored. Then setting the index runs no transition.
  private var isRestoring = false

  var selectedIndex = 0 {
    willSet { if !isRestoring, newValue != selectedIndex { transition(from: selectedIndex, to: newValue) } }
  }

  init(_ viewControllers: [UIViewController]) {
    self.viewControllers = viewControllers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    privateContainerView.frame = view.bounds
    privateContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(privateContainerView)
    let first = viewControllers[selectedIndex]
    addChild(first)
    first.view.frame = privateContainerView.bounds
    privateContainerView.addSubview(first.view)
    first.didMove(toParent: self)
  }

  private func transition(from: Int, to: Int) {
    let (old, new) = (viewControllers[from], viewControllers[to])
    new.view.frame = privateContainerView.bounds
    guard let delegate = containerTransitionDelegate else { return swap(old, new) }
    let context = OwnContext(container: self, containerView: privateContainerView, from: old, to: new)
    self.context = context
    if interactive {
      priorIndex = from
      context.startInteractive(delegate)
    } else {
      context.startNonInteractive(delegate)
    }
  }

  /// Cross-fades two children without a delegate, as at the start of the chapter.
  private func swap(_ old: UIViewController, _ new: UIViewController) {
    addChild(new)
    privateContainerView.addSubview(new.view)
    new.didMove(toParent: self)
    new.view.alpha = 0
    UIView.animate(
      withDuration: 0.3, animations: { new.view.alpha = 1 },
      completion: { _ in
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
      })
  }

  fileprivate func transitionEnded(didComplete: Bool) {
    context = nil
    guard !didComplete else { return }
    isRestoring = true
    selectedIndex = priorIndex
    isRestoring = false
  }
}

/// The context that a custom container has to implement itself.
final class OwnContext: NSObject, UIViewControllerContextTransitioning {
  private weak var container: OwnContainer?
  let containerView: UIView
  private let from, to: UIViewController
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false
  private var percent: CGFloat = 0

  init(container: OwnContainer, containerView: UIView, from: UIViewController, to: UIViewController) {
    self.container = container
    self.containerView = containerView
    self.from = from
    self.to = to
  }

  nonisolated deinit {}

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .custom }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }

  func startNonInteractive(_ delegate: any OwnContainerDelegate) {
    guard let container, let animator = prepare(delegate, container) else { return }
    animator.animateTransition(using: self)
  }

  func startInteractive(_ delegate: any OwnContainerDelegate) {
    guard let container, let animator = prepare(delegate, container) else { return }
    guard let interaction = delegate.container(container, interactionControllerFor: animator) else {
      return animator.animateTransition(using: self)
    }
    isInteractive = true
    interaction.startInteractiveTransition(self)
  }

  private func prepare(
    _ delegate: any OwnContainerDelegate, _ container: OwnContainer
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    container.addChild(to)
    animator = delegate.container(container, animationControllerFrom: from, to: to)
    return animator
  }

  /// Stops the layer's time, and runs the animator. The interaction controller calls this.
  func animatePaused() {
    containerView.layer.speed = 0
    animator?.animateTransition(using: self)
  }

  private var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    percent = min(max(percentComplete, 0), 1)
    containerView.layer.timeOffset = Double(percent) * duration
  }

  func pauseInteractiveTransition() {}

  func finishInteractiveTransition() {
    isInteractive = false
    let layer = containerView.layer
    let pausedTime = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
    let link = CADisplayLink(target: self, selector: OwnContext.reverse)
    link.add(to: .main, forMode: .default)
  }

  private func reverse(_ link: CADisplayLink) {
    let layer = containerView.layer
    let timeOffset = layer.timeOffset - link.duration
    guard timeOffset <= 0 else {
      layer.timeOffset = timeOffset
      return
    }
    link.invalidate()
    layer.timeOffset = 0
    layer.speed = 1
    coverWithSnapshot()
  }

  /// Covers the container with a snapshot of the page that returns. When its speed is restored, the layer shows the end
  /// of the animation until the animator's completion restores the views.
  private func coverWithSnapshot() {
    guard let snapshot = from.view.snapshotView(afterScreenUpdates: false) else { return }
    snapshot.frame = containerView.bounds
    containerView.addSubview(snapshot)
    UIView.animate(
      withDuration: 1 / 60.0, animations: { snapshot.alpha = 0.99 }, completion: { _ in snapshot.removeFromSuperview() }
    )
  }

  func completeTransition(_ didComplete: Bool) {
    guard let container else { return }
    to.didMove(toParent: container)
    let leaving = didComplete ? from : to
    leaving.willMove(toParent: nil)
    leaving.view.removeFromSuperview()
    leaving.removeFromParent()
    animator?.animationEnded(didComplete)
    animator = nil
    container.transitionEnded(didComplete: didComplete)
  }
}

/// The chapter's interaction controller, which calls the context's methods of the same names.
final class OwnPercentDriven: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) weak var context: OwnContext?

  nonisolated deinit {}

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? OwnContext
    context?.animatePaused()
  }

  func update(_ percentComplete: CGFloat) { context?.updateInteractiveTransition(percentComplete) }
  func finish() { context?.finishInteractiveTransition() }
  func cancel() { context?.cancelInteractiveTransition() }
}
