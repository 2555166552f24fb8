// SPDX-License-Identifier: MIT

extension UIView {
  /// Goes over from what `view` showed to what it shows after `animations`, as the transition among the options says.
  ///
  /// A flip turns the view about its middle, with the old content on its front and the new on its back. A curl
  /// takes the old content up like a page, or lays the new one down over it, cut off at the view's bounds. A view without
  /// a superview cannot be turned within anything and dissolves instead. With no transition among the options, the
  /// changes animate as in a plain block.
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

  /// Replaces `fromView` by `toView` in its superview, with a transition of that superview.
  ///
  /// `.showHideTransitionViews` hides the one and shows the other instead. The completion comes with false where the
  /// transition was cut off.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      preconditionFailure("UIView.transition(from:to:): fromView has no superview; add it to the container first")
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
