// SPDX-License-Identifier: MIT

extension LayerAnimation {
  /// The time of its end, in the time of its layer or, if it has one, of its timeline. nil if it never ends.
  package var endTime: Double? {
    let end = timing.endTime
    return end.isFinite ? end : nil
  }

  /// Returns whether the animation, or one in its group, animates the named property.
  func animates(_ keyPath: String) -> Bool {
    anyProperty { $0.keyPath == keyPath || $0.keyPath.hasPrefix(keyPath + ".") }
  }

  /// Whether it only moves, fades or hides the layer as a whole, and does not change its pixels.
  package var isPlacementOnly: Bool {
    switch effect {
    case .property(let animation): animation.property?.traits.contains(.placement) ?? true
    case .group(let children): children.allSatisfy(\.isPlacementOnly)
    case .transition: false
    }
  }

  private func anyProperty(_ predicate: (LayerProperty) -> Bool) -> Bool {
    switch effect {
    case .property(let animation): animation.property.map(predicate) ?? false
    case .group(let children): children.contains { $0.anyProperty(predicate) }
    case .transition: false
    }
  }

  /// The root of the copy of what the layer showed before a transition.
  var previousLayer: LayerID? {
    switch effect {
    case .property: nil
    case .group(let children): children.lazy.compactMap(\.previousLayer).first
    case .transition(let effect): effect.previous
    }
  }
}
