// SPDX-License-Identifier: MIT
import CoreGraphics

/// Reads and writes one animatable property of a layer's state.
package final class PropertyAccess: Sendable {
  package typealias Getter = @Sendable (LayerState) -> AnimatableValue
  package typealias Setter = @Sendable (inout LayerState, AnimatableValue) -> Bool

  /// True for what only moves, fades or hides the layer as a whole and leaves its pixels as they are.
  package let isPlacement: Bool
  private let getter: Getter
  private let setter: Setter

  init(isPlacement: Bool, getter: @escaping Getter, setter: @escaping Setter) {
    self.isPlacement = isPlacement
    self.getter = getter
    self.setter = setter
  }

  package func value(in state: LayerState) -> AnimatableValue { getter(state) }

  /// Leaves `state` as it is where `value` is of another kind; `accepts(_:)` tells beforehand.
  package func set(_ value: AnimatableValue, in state: inout LayerState) { _ = setter(&state, value) }

  /// Whether the value is of the property's kind.
  package func accepts(_ value: AnimatableValue) -> Bool {
    var state = LayerState()
    return setter(&state, value)
  }

  /// Every animatable property by its key path.
  package static let table: [String: PropertyAccess] = PropertyTable().entries
}
