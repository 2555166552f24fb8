// SPDX-License-Identifier: MIT

/// How the views that an animator moves take touches while it is active.
struct AnimatorTouches {
  private var views: [ObjectIdentifier: (view: UIView, acceptsTouches: Bool, showsThem: Bool)] = [:]

  /// - Parameters:
  ///   - acceptsTouches: false keeps touches away.
  ///   - showsThem: touches land where the view shows, instead of where its model is.
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
