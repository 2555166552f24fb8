// SPDX-License-Identifier: MIT

/// Controls how the views that an animator moves receive touches while it is active.
struct AnimatorTouches {
  private var views: [ObjectIdentifier: (view: UIView, acceptsTouches: Bool, hitTestsPresentation: Bool)] = [:]

  /// - Parameters:
  ///   - acceptsTouches: Whether the view receives touches at all.
  ///   - hitTestsPresentation: Whether hit testing uses the position on the screen instead of the model's.
  mutating func add(_ view: UIView, acceptsTouches: Bool, hitTestsPresentation: Bool) {
    guard views.updateValue((view, acceptsTouches, hitTestsPresentation), forKey: ObjectIdentifier(view)) == nil else {
      return
    }
    if !acceptsTouches { view.animationCounts.touchBlockers += 1 }
    if hitTestsPresentation { view.animationCounts.presentationHitTesters += 1 }
  }

  mutating func removeAll() {
    for (view, acceptsTouches, hitTestsPresentation) in views.values {
      if !acceptsTouches { view.animationCounts.touchBlockers -= 1 }
      if hitTestsPresentation { view.animationCounts.presentationHitTesters -= 1 }
    }
    views = [:]
  }
}
