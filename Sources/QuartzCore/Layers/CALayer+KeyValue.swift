// SPDX-License-Identifier: MIT
import RenderTree

/// Values by name: animatable properties by key paths such as "transform.scale.x", and values of the program's own by
/// any other key.
extension CALayer {
  /// Returns the value of a property, or a value of the program's own. The same as `value(forKeyPath:)`.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or a value of the program's own. The same as `setValue(_:forKeyPath:)`.
  public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Returns the value of the animatable property at a key path, or a value of the program's own, or `nil`.
  public final func value(forKeyPath keyPath: String) -> Any? {
    guard let access = AnimatableProperty(keyPath: keyPath).access else { return customValues[keyPath] }
    return access.value(in: state).anyValue
  }

  /// Sets the animatable property at a key path as its setter would, including the action; otherwise stores the value.
  ///
  /// A value of a type other than the property's stops the program.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let access = AnimatableProperty(keyPath: keyPath).access else {
      customValues[keyPath] = value
      return
    }
    guard let new = Self.animatable(value, like: access.value(in: state)) else {
      fatalError("CALayer: no value for \(keyPath): give it one of the property's type")
    }
    setAnimatable(new, access, key: keyPath)
  }

  private func setAnimatable(_ value: AnimatableValue, _ access: PropertyAccess, key keyPath: String) {
    let key = String(keyPath.prefix { $0 != "." })
    var changed = state
    access.set(value, in: &changed)
    if key == "bounds" {
      bounds = changed.bounds
    } else {
      change(key) { access.set(value, in: &$0) }
    }
  }

  /// The client's value as one of the kind that the property has now.
  private static func animatable(_ value: Any?, like current: AnimatableValue) -> AnimatableValue? {
    switch (current, value.flatMap(AnimatableValue.init(any:))) {
    case (.color, nil) where value == nil: .color(nil)
    case (.path, nil) where value == nil: .path(nil)
    case (.contents, nil) where value == nil: .contents(nil)
    case (.flag, .scalar(let number)): .flag(number != 0)
    case (.scalar, .scalar(let new)): .scalar(new)
    case (.point, .point(let new)): .point(new)
    case (.size, .size(let new)): .size(new)
    case (.rect, .rect(let new)): .rect(new)
    case (.transform, .transform(let new)): .transform(new)
    case (.color, .color(let new)): .color(new)
    case (.path, .path(let new)): .path(new)
    case (.scalars, .scalars(let new)): .scalars(new)
    case (.colors, .colors(let new)): .colors(new)
    case (.contents, .contents(let new)): .contents(new)
    case (.flag, .flag(let new)): .flag(new)
    case (.size, .point(let new)): .size(CGSize(width: new.x, height: new.y))
    case (.point, .size(let new)): .point(CGPoint(x: new.width, y: new.height))
    default: nil
    }
  }
}
