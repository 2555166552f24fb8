// SPDX-License-Identifier: MIT
import Diagnostics

extension UIView {
  /// Animates a change of a view's content, with the transition among the options.
  ///
  /// A flip turns the view about its middle, with the old content on the front and the new on the back. A curl lifts
  /// the old content like a page, or lays the new content down, clipped to the view's bounds. A view without a
  /// superview cross-dissolves instead. Without a transition among the options, the changes are animated as in an
  /// ordinary block.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - duration: The duration in seconds.
  ///   - options: The transition, the curve, and how the animation behaves.
  ///   - animations: Changes the content. The changes are not animated, unless `.allowAnimatedContent` is among the
  ///     options.
  ///   - completion: Called at the end. The argument is `false` if the transition was removed early.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: 0, options: options)
    let change = { animations?() ?? () }
    guard areAnimationsEnabled, !timing.isInstant else {
      return runBlock(timing, animations: change, completion: completion)
    }
    let content = {
      if options.contains(.allowAnimatedContent) {
        change()
      } else {
        performWithoutAnimation {
          change()
          view.layoutIfNeeded()
        }
      }
    }
    switch (options.transition, view.superview) {
    case (.none, _):
      runBlock(timing, animations: change, completion: completion)
    case (.crossDissolve, _), (_, nil):
      ViewTransition(view: view, timing: timing, completion: completion).dissolve(content)
    case (.curlUp, _?):
      ViewTransition(view: view, timing: timing, completion: completion).curlUp(content)
    case (.curlDown, _?):
      ViewTransition(view: view, timing: timing, completion: completion).curlDown(content)
    case (let flip, _?):
      ViewTransition(view: view, timing: timing, completion: completion).flip(FlipDirection(flip), content)
    }
  }

  /// Replaces a view by another one in its superview, with a transition of the superview's content.
  ///
  /// With the option `.showHideTransitionViews` the views are hidden and shown instead of being removed and added.
  /// A view without a superview is not replaced.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    expect(
      fromView.superview != nil, "UIView.transition(from:to:): fromView has no superview; add it to the container first"
    )
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    let replace = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(with: container, duration: duration, options: options, animations: replace, completion: completion)
  }
}
