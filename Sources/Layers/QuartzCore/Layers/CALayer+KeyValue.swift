// SPDX-License-Identifier: MIT
import RenderTree

/// Key-value coding: animatable properties have key paths such as "transform.scale.x", and any other key stores a value
/// of the program's own.
extension CALayer {
  /// Returns the value of a property, or a value of the program's own. The same as `value(forKeyPath:)`.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or a value of the program's own. The same as `setValue(_:forKeyPath:)`.
  public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Returns the value of the animatable property at a key path, or a value of the program's own, or `nil`.
  public final func value(forKeyPath keyPath: String) -> Any? {
    guard let property = PropertyTable.property(at: keyPath) else { return hints?.customValues[keyPath] }
    return property.value(in: state).clientValue
  }

  /// Sets the animatable property at a key path as its setter would, including the action; otherwise stores the value.
  ///
  /// A value of a type other than the property's stops the program.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
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
