// SPDX-License-Identifier: MIT

/// A property of a layer that can be animated, by Core Animation's key path ("position.x", "transform.rotation.z").
package struct AnimatableProperty: Hashable, Sendable {
  package let keyPath: String
  package init(keyPath: String) { self.keyPath = keyPath }
}
