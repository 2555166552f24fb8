// SPDX-License-Identifier: MIT
import RigidBodies

/// The effects of an animator's behaviours, collected again when one of them has changed.
struct DynamicsPlan {
  /// The effects of the behaviours on an item.
  struct Part {
    let item: any UIDynamicItem
    var traits = Body.Traits()
    var load = Body.Load()
    var groups = CollisionGroups()
    /// The sum of the velocities that have been added.
    var addedMotion = Motion.none
    /// Impulses, and the offsets from the centre of mass at which they act.
    var impulses: [(impulse: Vector, offset: Vector)] = []
  }

  /// The bounds of the animator's reference system, or nil.
  let referenceBounds: CGRect?
  /// The angle of an item at present.
  let angle: (any UIDynamicItem) -> Double
  private(set) var parts: [Part] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  var joints: [(items: [any UIDynamicItem], make: ([Int]) -> Joint)] = []
  var boundaries: [Boundary] = []
  var collisions: [UICollisionBehavior] = []
  /// Whether the plan depends on where the items are, so that it has to be made for each frame.
  var isVolatile = false

  init(referenceBounds: CGRect?, angle: @escaping (any UIDynamicItem) -> Double) {
    self.referenceBounds = referenceBounds
    self.angle = angle
  }

  func contains(_ item: any UIDynamicItem) -> Bool { indices[ObjectIdentifier(item)] != nil }

  /// Includes an item, and changes what is done to it.
  mutating func change(_ item: any UIDynamicItem, _ change: (inout Part) -> Void = { _ in }) {
    let index: Int
    if let known = indices[ObjectIdentifier(item)] {
      index = known
    } else {
      index = parts.count
      indices[ObjectIdentifier(item)] = index
      parts.append(Part(item: item))
    }
    change(&parts[index])
  }
}
