// SPDX-License-Identifier: MIT

/// A stored property of a public class whose observers run wherever it is set.
///
/// Without it, Swift writes a stored property directly in the initialisers of its class, also in those that a program adds
/// in an extension:
///
///     extension UIImageView {
///       convenience init(picture: UIImage) {
///         self.init(frame: .zero)
///         image = picture  // `didSet` would not run, and the view would stay empty.
///       }
///     }
///
/// On iOS, the property belongs to Objective-C, and its setter is called. With a wrapper, the property is a computed one
/// for Swift, whose observers run there too. It costs nothing: the wrapper has no code of its own.
@propertyWrapper @frozen public struct ObservedProperty<Value> {
  /// The value of the property.
  public var wrappedValue: Value

  /// Creates the storage of a property with its first value. Swift calls it.
  @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension ObservedProperty: Sendable where Value: Sendable {}
