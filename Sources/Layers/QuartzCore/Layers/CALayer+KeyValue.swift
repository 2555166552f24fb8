// SPDX-License-Identifier: MIT
import RenderTree

/// Key-value coding: animatable properties have key paths such as "transform.scale.x", and any other key stores a value
/// of the program's own.
extension CALayer {
  final func storedValue(forKeyPath keyPath: String) -> Any? {
    guard let property = PropertyTable.property(at: keyPath) else { return hints?.customValues[keyPath] }
    return property.value(in: state).clientValue
  }

  final func store(_ value: Any?, forKeyPath keyPath: String) {
    guard let property = PropertyTable.property(at: keyPath) else {
      return changeHints { $0.customValues[keyPath] = value }
    }
    guard let new = property.converting(value) else {
      fatalError("CALayer: the value for \(keyPath) has another type; pass one of the property's type")
    }
    set(property, to: new)
  }

  private func set(_ property: LayerProperty, to value: AnimatableValue) {
    let key = String(property.keyPath.prefix { $0 != "." })
    if key == "bounds" {
      var changed = state
      property.set(value, in: &changed)
      bounds = changed.bounds
    } else {
      change(key) { property.set(value, in: &$0) }
    }
  }
}
