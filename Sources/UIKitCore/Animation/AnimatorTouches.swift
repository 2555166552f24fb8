// SPDX-License-Identifier: MIT

/// Controls how the views that an animator moves receive touches while it is active.
struct AnimatorTouches {
  private var views: [ObjectIdentifier: (view: UIView, acceptsTouches: Bool, showsThem: Bool)] = [:]

  /// - Parameters:
  ///   - acceptsTouches: Whether the view receives touches at all.
  ///   - showsThem: Whether hit testing uses the position on the screen instead of the model's.
  mutating func add(_ view: UIView, acceptsTouches: Bool, showsThem: Bool) {
    guard views.updateValue((view, acceptsTouches, showsThem), forKey: ObjectIdentifier(view)) == nil else { return }
    if !acceptsTouches { view.touchBlockers += 1 }
    if showsThem { view.presentationHitTesters += 1 }
  }

  mutating func removeAll() {
    for (view, acceptsTouches, showsThem) in views.values {
      if !acceptsTouches { view.touchBlockers -= 1 }
      if showsThem { view.presentationHitTesters -= 1 }
    }
    views = [:]
  }
}
