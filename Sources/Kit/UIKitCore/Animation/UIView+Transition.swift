// SPDX-License-Identifier: MIT
import Diagnostics

extension UIView {
  class func runTransition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
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

  class func runTransition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
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
