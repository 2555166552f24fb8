// SPDX-License-Identifier: MIT
import UIKit

// expected-error@+1 {{'UIDynamicItem' is unavailable: UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink}}
class FallingView: UIView, UIDynamicItem {
  // expected-error@+1 {{'UIDynamicAnimator' is unavailable: UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink}}
  var animator: UIDynamicAnimator?

  func fall() {
    // expected-error@+2 {{'UIDynamicAnimator' is unavailable: UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink}}
    // expected-error@+1 {{'init(referenceView:)' is unavailable: UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink}}
    let animator = UIDynamicAnimator(referenceView: self)
    // expected-error@+3 {{'addBehavior' is unavailable: UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink}}
    // expected-error@+2 {{'UIGravityBehavior' is unavailable: UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink}}
    // expected-error@+1 {{'init(items:)' is unavailable: UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink}}
    animator.addBehavior(UIGravityBehavior(items: [self]))
    // expected-error@+3 {{'addBehavior' is unavailable: UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink}}
    // expected-error@+2 {{'UISnapBehavior' is unavailable: UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink}}
    // expected-error@+1 {{'init(item:snapTo:)' is unavailable: UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink}}
    animator.addBehavior(UISnapBehavior(item: self, snapTo: .zero))
  }
}
