// SPDX-License-Identifier: MIT

/// A value of a property, of any kind.
package struct AnimatableValue: Sendable {
  private let base: any PropertyValue

  package init(_ value: some PropertyValue) { base = value }

  /// Returns the value as one of this kind, or nil if it is of another.
  package func `as`<Kind: PropertyValue>(_: Kind.Type) -> Kind? {
    // A conditional cast between types that are known only at run time is slow.
    func cast<Value: PropertyValue>(_ value: Value) -> Kind? {
      Value.self == Kind.self ? unsafeBitCast(value, to: Kind.self) : nil
    }
    return cast(base)
  }

  /// Whether the value is one of this kind.
  func `is`(_ kind: any PropertyValue.Type) -> Bool { type(of: base) == kind }

  /// Returns `interpolated(to:fraction:)` as a function of the fraction, with what does not depend on it computed once.
  func motion(to end: AnimatableValue) -> Motion<AnimatableValue> { base.motion(to: end) }

  /// The value in the form that the program receives. nil for a missing colour, path or contents.
  package var clientValue: Any? { base.clientValue }
}

/// Values of one kind are interpolated as that kind defines. Between values of different kinds, the animation changes
/// in the middle.
extension AnimatableValue: Animatable {
  package func interpolated(to end: AnimatableValue, fraction: Double) -> AnimatableValue {
    base.interpolated(to: end, fraction: fraction)
  }

  package func adding(_ other: AnimatableValue) -> AnimatableValue { base.adding(other) }
  package func subtracting(_ start: AnimatableValue) -> AnimatableValue { base.subtracting(start) }
  package func distance(to other: AnimatableValue) -> Double { base.distance(to: other) }
  package var hasDifferences: Bool { base.hasDifferences }
}

extension AnimatableValue: Equatable {
  package static func == (lhs: AnimatableValue, rhs: AnimatableValue) -> Bool { lhs.base.isEqual(to: rhs) }
}

// Makes interpolation available for a value whose kind is known at compile time and one whose kind is not.
extension PropertyValue {
  fileprivate func interpolated(to end: AnimatableValue, fraction: Double) -> AnimatableValue {
    guard let end = end.as(Self.self) else { return fraction < 0.5 ? AnimatableValue(self) : end }
    return AnimatableValue(interpolated(to: end, fraction: fraction))
  }

  fileprivate func motion(to end: AnimatableValue) -> Motion<AnimatableValue> {
    guard let end = end.as(Self.self) else { return { interpolated(to: end, fraction: $0) } }
    let motion: Motion<Self> = motion(to: end)
    return { AnimatableValue(motion($0)) }
  }

  fileprivate func adding(_ other: AnimatableValue) -> AnimatableValue {
    AnimatableValue(other.as(Self.self).map { adding($0) } ?? self)
  }

  fileprivate func subtracting(_ start: AnimatableValue) -> AnimatableValue {
    AnimatableValue(start.as(Self.self).map { subtracting($0) } ?? self)
  }

  fileprivate func distance(to other: AnimatableValue) -> Double { other.as(Self.self).map { distance(to: $0) } ?? 0 }
  fileprivate func isEqual(to other: AnimatableValue) -> Bool { other.as(Self.self) == self }
}
