// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animator that flips both views about the container's vertical centre line, like the two sides of a card.
///
/// The outgoing view turns by 90° in the first half, and the incoming view by another 90° in the second. Both move away
/// from the viewer while they turn, so that the near side does not become larger than the container. They darken towards their
/// edges.
final class FlipAnimator: NSObject, StockAnimator {
  private let presenting: Bool
  /// The views that are added for the duration of the flip.
  private var additions: [UIView] = []

  init(presenting: Bool) { self.presenting = presenting }

  nonisolated deinit {}

  var timing: any Timing { CubicBezier.easeInEaseOut.lasting(TransitionMetrics.flipDuration) }

  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    let (fromView, toView) = (context.view(forKey: .from), context.view(forKey: .to))
    let views = [fromView, toView].compactMap { $0 }
    // A presentation turns from right to left, so that the right side comes to the front, and a dismissal turns back.
    let quarter: CGFloat = presenting ? -.pi / 2 : .pi / 2
    let width = context.containerView.bounds.width
    removeAdditions()
    var (fromFace, toFace) = ([fromView].compactMap { $0 }, [toView].compactMap { $0 })
    UIView.performWithoutAnimation {
      install(toView, in: context)
      toView?.isHidden = false
      if views.count == 2 { addBackdrop(to: context.containerView) }
      fromFace.append(contentsOf: fromView.map { [addShade(over: $0)] } ?? [])
      toFace.append(contentsOf: toView.map { [addShade(over: $0)] } ?? [])
      for view in fromFace + toFace { view.layer.isDoubleSided = false }
      show(fromFace, at: 0, width: width)
      show(toFace, at: -quarter, width: width)
    }
    animator.addAnimations { [self] in
      UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) { [self] in
        turn(fromFace, from: 0, to: quarter, width: width, startingAt: 0)
        turn(toFace, from: -quarter, to: 0, width: width, startingAt: 0.5)
      }
    }
    animator.addCompletion { [weak self] position in
      self?.removeAdditions()
      for view in views {
        view.transform3D = CATransform3DIdentity
        view.layer.isDoubleSided = true
      }
      context.completeTransition(position == .end)
    }
    animator.pauseAnimation()
    return animator
  }

  private func install(_ view: UIView?, in context: any UIViewControllerContextTransitioning) {
    guard let view, let controller = context.viewController(forKey: .to) else { return }
    view.transform3D = CATransform3DIdentity
    view.setPlacement(context.finalFrame(for: controller))
    if !view.isDescendant(of: context.containerView) { context.containerView.addSubview(view) }
  }

  /// Adds the view behind the pages, which do not cover the container while they turn. In a window of any other colour,
  /// their edges would disappear at the moment at which they are as dark.
  private func addBackdrop(to container: UIView) {
    let backdrop = UIView(frame: container.bounds)
    backdrop.backgroundColor = TransitionMetrics.backdrop
    container.insertSubview(backdrop, at: 0)
    additions.append(backdrop)
  }

  /// Adds the view that darkens a page while it is seen at a slant. It turns beside the page, whose own subviews are the
  /// client's.
  private func addShade(over view: UIView) -> UIView {
    let shade = DimmingView(frame: .zero)
    shade.setPlacement(CGRect(origin: .zero, size: view.bounds.size))
    shade.center = view.center
    view.superview?.insertSubview(shade, aboveSubview: view)
    shade.layer.borderWidth = TransitionMetrics.rimWidth
    shade.layer.borderColor = TransitionMetrics.rim.resolvedColor(with: view.traitCollection).cgColor
    additions.append(shade)
    return shade
  }

  private func removeAdditions() {
    for view in additions { view.removeFromSuperview() }
    additions = []
  }

  /// Turns a page and its shade.
  private func show(_ face: [UIView], at angle: CGFloat, width: CGFloat) {
    for view in face { view.transform3D = rotation(angle, width: width) }
    if face.count > 1 { face.last?.alpha = abs(sin(angle)) * TransitionMetrics.flipDimming }
  }

  /// Adds keyframes that turn a view in half of the duration, because a single interpolated rotation would not be exact.
  private func turn(
    _ face: [UIView], from begin: CGFloat, to end: CGFloat, width: CGFloat, startingAt start: Double
  ) {
    for step in 0..<Self.steps {
      let angle = begin + (end - begin) * CGFloat(step + 1) / CGFloat(Self.steps)
      UIView.addKeyframe(
        withRelativeStartTime: start + 0.5 * Double(step) / Double(Self.steps),
        relativeDuration: 0.5 / Double(Self.steps)
      ) { [self] in show(face, at: angle, width: width) }
    }
  }

  /// The number of keyframes of a turn by 90°: one for every 3.75°.
  private static let steps = 24

  /// Returns a rotation about the vertical axis in a perspective of `TransitionMetrics.eyeDistance` points. The view is
  /// moved back until its near side is as far from the viewer as the view at rest.
  private func rotation(_ angle: CGFloat, width: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / TransitionMetrics.eyeDistance
    transform = CATransform3DTranslate(transform, 0, 0, -abs(sin(angle)) * width / 2)
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }
}
