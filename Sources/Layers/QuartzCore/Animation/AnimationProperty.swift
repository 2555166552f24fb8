// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

/// A property of animations that is accessible by key-value coding.
@MainActor
struct AnimationProperty {
  private let name: String
  private let get: (CAAnimation) -> Any?
  /// Returns false if the value is not of the property's type.
  private let assign: (CAAnimation, Any?) -> Bool

  func value(of animation: CAAnimation) -> Any? { get(animation) }

  func set(_ value: Any?, of animation: CAAnimation) {
    let isAssigned = assign(animation, value)
    expect(
      isAssigned,
      "\(type(of: animation)): \(value ?? "nil") is not a value of \(name); pass one of the property's type")
  }

  /// - Parameter convert: Returns the value to store, or nil if a value is not of the property's type.
  private init<Owner: CAAnimation, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, convert: @escaping (Any?) -> Value?
  ) {
    name = "\(path)"
    get = { animation in (animation as? Owner).flatMap { Self.unwrapped($0[keyPath: path]) } }
    assign = { animation, value in
      guard let owner = animation as? Owner, let converted = convert(value) else { return false }
      owner[keyPath: path] = converted
      return true
    }
  }

  /// Returns the value of an Optional, or the value itself.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped
  }

  // MARK: Kinds

  static func number<Owner: CAAnimation>(_ path: ReferenceWritableKeyPath<Owner, Double>) -> AnimationProperty {
    AnimationProperty(path) { CGFloat.converting($0).map(Double.init) }
  }

  static func number<Owner: CAAnimation>(_ path: ReferenceWritableKeyPath<Owner, CGFloat>) -> AnimationProperty {
    AnimationProperty(path, convert: CGFloat.converting)
  }

  static func number<Owner: CAAnimation>(_ path: ReferenceWritableKeyPath<Owner, Float>) -> AnimationProperty {
    AnimationProperty(path) { CGFloat.converting($0).map { Float($0) } }
  }

  static func flag<Owner: CAAnimation>(_ path: ReferenceWritableKeyPath<Owner, Bool>) -> AnimationProperty {
    AnimationProperty(path, convert: Bool.converting)
  }

  /// A name that can also be set as a string.
  static func name<Owner: CAAnimation, Name: RawRepresentable<String>>(
    _ path: ReferenceWritableKeyPath<Owner, Name>
  ) -> AnimationProperty {
    AnimationProperty(path, convert: Self.name)
  }

  static func name<Owner: CAAnimation, Name: RawRepresentable<String>>(
    _ path: ReferenceWritableKeyPath<Owner, Name?>
  ) -> AnimationProperty {
    AnimationProperty(path) { value in
      guard let value else { return .some(nil) }
      return Self.name(value).map { $0 }
    }
  }

  private static func name<Name: RawRepresentable<String>>(_ value: Any?) -> Name? {
    (value as? Name) ?? (value as? String).flatMap { Name(rawValue: $0) }
  }

  static func optional<Owner: CAAnimation, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> AnimationProperty {
    AnimationProperty(path) { value in
      guard let value else { return .some(nil) }
      return (value as? Value).map { $0 }
    }
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 } }
}
