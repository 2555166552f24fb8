// SPDX-License-Identifier: MIT

/// A running `UIView.transition(with:)`.
struct ViewTransition {
  let view: UIView
  let timing: BlockTiming
  let scope: BlockScope
  let cleanUp: CleanUp

  /// The work to do after the transition.
  final class CleanUp {
    var action: (() -> Void)?
    /// The previous content of the view, as long as it is needed.
    var former: FormerContent?
    nonisolated deinit {}
  }

  init(view: UIView, timing: BlockTiming, completion: ((Bool) -> Void)?) {
    self.view = view
    self.timing = timing
    let cleanUp = CleanUp()
    self.cleanUp = cleanUp
    scope = BlockScope(timing: timing) { finished in
      cleanUp.action?()
      cleanUp.former = nil
      completion?(finished)
    }
  }

  /// Fades from the old content to the new.
  func dissolve(_ change: () -> Void) {
    let animation = CATransition()
    animation.type = .fade
    timing.apply(to: animation, on: view.layer)
    // Add the animation before the change: adding it captures what the layer shows.
    scope.add(animation, to: view, forKey: kCATransition)
    AnimationScopes.perform(in: scope, change)
    scope.close()
  }

  /// Turns the old content away and the new content towards the viewer.
  func flip(_ direction: FlipDirection, _ change: () -> Void) {
    let former = FormerContent(of: view)
    let (layer, front) = (view.layer, former.layer)
    let wasDoubleSided = layer.isDoubleSided
    AnimationScopes.perform(in: scope, change)
    UIView.performWithoutAnimation {
      front.isDoubleSided = false
      former.insert(above: true)
      layer.isDoubleSided = false
    }
    let size = max(view.bounds.width, view.bounds.height)
    let away = turn(of: direction, from: 0, to: .pi, size: size)
    away.isRemovedOnCompletion = false
    front.add(away, forKey: "flip")
    scope.add(turn(of: direction, from: -.pi, to: 0, size: size), to: view, forKey: "flip")
    cleanUp.former = former
    cleanUp.action = {
      UIView.performWithoutAnimation {
        front.removeFromSuperlayer()
        layer.isDoubleSided = wasDoubleSided
      }
    }
    scope.close()
  }

  /// Adds half a turn, as a series of exact rotations in perspective, to the layer's own transform.
  private func turn(
    of direction: FlipDirection, from start: CGFloat, to end: CGFloat, size: CGFloat
  ) -> CAKeyframeAnimation {
    var perspective = CATransform3D()
    perspective.m34 = -1 / (Self.eyeDistance * max(size, 1))
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = (0...Self.turnSteps).map { step in
      let angle = start + (end - start) * CGFloat(step) / CGFloat(Self.turnSteps)
      let (x, y) = direction.axis
      return CATransform3D.rotation(angle, x, y, 0).concatenating(perspective)
    }
    // At its ends the animation leaves the layer as it is, without perspective, so that nothing jumps.
    animation.isAdditive = true
    timing.apply(to: animation, on: view.layer)
    return animation
  }

  /// The distance of the eye, as a multiple of the view's size. Estimated from UIKit's flip.
  private static let eyeDistance: CGFloat = 2.5
  /// The number of steps between which the rotation is interpolated, 3.75° each.
  private static let turnSteps = 48
}

/// The edge from which a flip comes.
enum FlipDirection {
  case left, right, top, bottom

  init(_ transition: BlockTransition) {
    switch transition {
    case .flipFromRight: self = .right
    case .flipFromTop: self = .top
    case .flipFromBottom: self = .bottom
    case .flipFromLeft, .none, .crossDissolve, .curlUp, .curlDown: self = .left
    }
  }

  /// The axis of the turn, which brings the edge that the flip comes from towards the viewer first, as in UIKit.
  var axis: (x: CGFloat, y: CGFloat) {
    switch self {
    case .left: (0, 1)
    case .right: (0, -1)
    case .top: (-1, 0)
    case .bottom: (1, 0)
    }
  }
}

/// The delegate of layers without implicit animations.
final class NonAnimatingLayerDelegate: CALayerDelegate {
  static let shared = NonAnimatingLayerDelegate()

  nonisolated deinit {}

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
