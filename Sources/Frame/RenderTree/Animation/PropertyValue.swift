// SPDX-License-Identifier: MIT
import CoreGraphics

/// A kind of value that properties of layers have.
///
/// Everything that depends on the kind is a requirement of this protocol: how values move (`Animatable`), which of their
/// parts key paths name, and in which form a program gives and gets them. `AnimatableValue` is a value of any kind.
package protocol PropertyValue: Animatable, Equatable, Sendable {
  /// The parts that a key path can name after the property, such as "x" in "position.x".
  static var parts: [PropertyPart<Self>] { get }

  /// Converts a value that the program has given, such as an `NSNumber`. Returns nil for a value of another kind.
  static func converting(_ clientValue: Any?) -> Self?

  /// The value in the form that the program gets. nil for no colour, path or contents.
  var clientValue: Any? { get }

  /// Returns `interpolated(to:fraction:)` as a function of the fraction, with what does not depend on it computed once.
  func motion(to end: Self) -> Motion<Self>
}

extension PropertyValue {
  package static var parts: [PropertyPart<Self>] { [] }
  package static func converting(_ clientValue: Any?) -> Self? { clientValue as? Self }
  package var clientValue: Any? { self }

  package func motion(to end: Self) -> Motion<Self> {
    { interpolated(to: end, fraction: $0) }
  }
}

/// A value that a property can also lack: a colour, a path, contents.
package protocol OptionalPropertyValue: PropertyValue {
  /// The value that stands for nil in an animation between this value and nil. nil if there is nothing between them.
  var counterpartOfNil: Self? { get }
}

extension OptionalPropertyValue {
  package var counterpartOfNil: Self? { nil }
}

/// A part of a value that a key path can name.
package struct PropertyPart<Whole: PropertyValue>: Sendable {
  /// Makes the property that is this part of the one at a key path.
  let makeProperty: @Sendable (StateAccess<Whole>, _ keyPath: String, LayerProperty.Traits) -> LayerProperty

  init<Part: PropertyValue>(_ name: String, _ part: WritableKeyPath<Whole, Part> & Sendable) {
    makeProperty = { whole, keyPath, traits in
      LayerProperty(keyPath + "." + name, whole.appending(part), traits)
    }
  }
}
