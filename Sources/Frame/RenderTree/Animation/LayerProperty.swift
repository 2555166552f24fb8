// SPDX-License-Identifier: MIT
import CoreGraphics

/// A property of layers that can be animated: a row of the `PropertyTable`, or a part of one, such as "position.x".
package final class LayerProperty: Sendable {
  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The property is one of `LayerPlacement`: a raster of the layer stays valid when it changes.
    package static let placement = Traits(rawValue: 1)
    /// A change of the property animates unless an action says otherwise.
    package static let implicit = Traits(rawValue: 2)
    /// A change inside UIView's animation blocks animates.
    package static let inBlocks = Traits(rawValue: 4)
    /// In blocks, the difference to the new value is animated, so that several animations add up, as in UIKit since
    /// iOS 8.
    package static let additive = Traits(rawValue: 8)
    /// In blocks, the parts of the property animate instead of the whole.
    package static let byParts = Traits(rawValue: 16)
  }

  /// The key path in Core Animation, such as "position" or "transform.rotation.z".
  package let keyPath: String
  package let traits: Traits
  /// The parts that key paths can name, without their own parts.
  package let parts: [LayerProperty]

  private let read: @Sendable (LayerState) -> AnimatableValue
  private let write: @Sendable (AnimatableValue, inout LayerState) -> Void
  private let convert: @Sendable (Any?) -> AnimatableValue?
  private let makeMotion: @Sendable (PropertyAnimation) -> PropertyMotion?
  private let follow: @Sendable (Keyframes, _ progress: Double) -> AnimatableValue?

  convenience init<Value: PropertyValue>(
    _ keyPath: String, _ path: WritableKeyPath<LayerState, Value> & Sendable, _ traits: Traits = []
  ) {
    self.init(keyPath, StateAccess(path), traits)
  }

  convenience init<Value: PropertyValue>(
    _ keyPath: String, appearance path: WritableKeyPath<LayerAppearance, Value> & Sendable, _ traits: Traits = []
  ) {
    self.init(keyPath, StateAccess(appearance: path), traits)
  }

  init<Value: PropertyValue>(_ keyPath: String, _ access: StateAccess<Value>, _ traits: Traits) {
    self.keyPath = keyPath
    self.traits = traits
    // No change has the key of a part, so a part has no default action, and animates in blocks only for its whole.
    let inherited: Traits = traits.contains(.byParts) ? [.placement, .inBlocks, .additive] : .placement
    parts = Value.parts.map { $0.makeProperty(access, keyPath, traits.intersection(inherited)) }
    read = { AnimatableValue(access.get($0)) }
    write = { value, state in
      if let value = value.as(Value.self) { access.set(value, &state) }
    }
    makeMotion = { access.motion(of: $0) }
    follow = { KeyframePath($0, of: Value.self)?.value(at: $1) }
    convert = { clientValue in
      if let value = clientValue as? AnimatableValue { return value.as(Value.self).map { AnimatableValue($0) } }
      return Value.converting(clientValue).map { AnimatableValue($0) }
    }
  }

  /// The properties to animate when this one changes inside an animation block of UIView's.
  package var animatedInBlocks: [LayerProperty] {
    guard traits.contains(.inBlocks) else { return [] }
    return traits.contains(.byParts) ? parts : [self]
  }

  /// The property, its parts, and theirs.
  var withParts: [LayerProperty] { [self] + parts.flatMap(\.withParts) }

  /// Returns the value in `state`.
  package func value(in state: LayerState) -> AnimatableValue { read(state) }

  /// Sets the value in `state`. Does nothing if the value is of another kind than the property's.
  package func set(_ value: AnimatableValue, in state: inout LayerState) { write(value, &state) }

  /// Returns what applies an animation of this property. Returns nil for an animation without an effect, such as one that
  /// has a keyframe of another kind than the property's.
  func motion(of animation: PropertyAnimation) -> PropertyMotion? { makeMotion(animation) }

  /// Returns the value at `progress` along keyframes, or nil if there are none, or one is of another kind than the
  /// property's.
  package func value(along keyframes: Keyframes, at progress: Double) -> AnimatableValue? {
    follow(keyframes, progress)
  }

  /// Converts a value that the program has given. Returns nil if it is of another kind than the property's.
  package func converting(_ clientValue: Any?) -> AnimatableValue? { convert(clientValue) }
}
