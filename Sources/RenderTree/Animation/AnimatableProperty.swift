// SPDX-License-Identifier: MIT

/// A property of a layer that can be animated, by Core Animation's key path ("position.x", "transform.rotation.z").
package struct AnimatableProperty: Hashable, Sendable {
  package let keyPath: String
  /// How it is read and written; nil where no layer has a property of that key path.
  package let access: PropertyAccess?

  package init(keyPath: String) {
    self.keyPath = keyPath
    access = PropertyAccess.table[keyPath]
  }

  package static func == (lhs: AnimatableProperty, rhs: AnimatableProperty) -> Bool { lhs.keyPath == rhs.keyPath }
  package func hash(into hasher: inout Hasher) { hasher.combine(keyPath) }
}
