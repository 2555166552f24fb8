// SPDX-License-Identifier: MIT
import UIKit

/// The animator of the tiles, and its behaviours.
final class TileWorld {
  private(set) var isFalling = false
  let gravity: UIGravityBehavior
  let material: UIDynamicItemBehavior
  private let tiles: [UIView]
  private let animator: UIDynamicAnimator
  private let collision: UICollisionBehavior
  private var snaps: [UISnapBehavior] = []
  private var grips: [UIView: UIAttachmentBehavior] = [:]
  private var side: CGFloat = 0

  init(stage: UIView, tiles: [UIView]) {
    self.tiles = tiles
    animator = UIDynamicAnimator(referenceView: stage)
    gravity = UIGravityBehavior(items: tiles)
    collision = UICollisionBehavior(items: tiles)
    collision.translatesReferenceBoundsIntoBoundary = true
    material = UIDynamicItemBehavior(items: tiles)
    material.friction = 0.3
    material.angularResistance = 0.5
  }

  /// Sets the size of the tiles and their places in the wall, where they are at once unless they fall.
  func place(at places: [CGPoint], side: CGFloat) {
    let isNew = snaps.isEmpty
    if isNew { animator.addBehavior(material) }
    guard isNew || side != self.side || places != snaps.map(\.snapPoint) else { return }
    self.side = side
    for (index, tile) in tiles.enumerated() {
      tile.bounds.size = CGSize(width: side, height: side)
      if isFalling {
        keepOnStage(tile)
      } else if grips[tile] == nil {
        (tile.center, tile.transform) = (places[index], .identity)
      }
      if isNew {
        snaps.append(UISnapBehavior(item: tile, snapTo: places[index]))
      } else {
        snaps[index].snapPoint = places[index]
        animator.updateItem(usingCurrentState: tile)
      }
    }
  }

  private func keepOnStage(_ tile: UIView) {
    guard let stage = tile.superview?.bounds.shrunk(dx: side / 2, dy: side / 2) else { return }
    tile.center.x = min(max(tile.center.x, stage.minX), max(stage.maxX, stage.minX))
    tile.center.y = min(max(tile.center.y, stage.minY), max(stage.maxY, stage.minY))
  }

  func fall() {
    isFalling = true
    animator.removeAllBehaviors()
    for (index, tile) in tiles.enumerated() {
      // A little disorder, so that the tiles do not land as a wall again.
      material.addAngularVelocity(CGFloat(index * 7 % 5 - 2) * 0.7, for: tile)
      material.addLinearVelocity(CGPoint(x: index * 5 % 7 * 20 - 60, y: 0), for: tile)
    }
    for behavior in [gravity, collision, material] { animator.addBehavior(behavior) }
    for grip in grips.values { animator.addBehavior(grip) }
  }

  /// Moves all tiles back into the wall. On their way they do not collide.
  func gather() {
    isFalling = false
    animator.removeAllBehaviors()
    for behavior in [material] + snaps { animator.addBehavior(behavior) }
    for (tile, grip) in grips { hold(tile, grip) }
  }

  func shake() {
    for tile in tiles {
      let push = UIPushBehavior(items: [tile], mode: .instantaneous)
      // The force is in proportion to the area of a tile, and so the velocity is not.
      push.setAngle(.random(in: 0..<2 * .pi), magnitude: .random(in: 4...9) * side * side / 10_000)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: .random(in: -6...6), vertical: 0), for: tile)
      push.action = { [weak push] in push.map { $0.dynamicAnimator?.removeBehavior($0) } }
      animator.addBehavior(push)
    }
  }

  // MARK: Dragging

  func grab(_ tile: UIView, at point: CGPoint) {
    tile.superview?.bringSubviewToFront(tile)
    let local = tile.convert(point, from: tile.superview)
    let offset = UIOffset(horizontal: local.x - tile.bounds.midX, vertical: local.y - tile.bounds.midY)
    let grip = UIAttachmentBehavior(item: tile, offsetFromCenter: offset, attachedToAnchor: point)
    grips[tile] = grip
    hold(tile, grip)
  }

  private func hold(_ tile: UIView, _ grip: UIAttachmentBehavior) {
    if let snap = snap(of: tile) { animator.removeBehavior(snap) }
    animator.addBehavior(grip)
  }

  func drag(_ tile: UIView, to point: CGPoint) { grips[tile]?.anchorPoint = point }

  /// Lets a tile go with the velocity of the pointer.
  func release(_ tile: UIView, velocity: CGPoint) {
    grips.removeValue(forKey: tile).map(animator.removeBehavior)
    let current = material.linearVelocity(for: tile)
    material.addLinearVelocity(CGPoint(x: velocity.x - current.x, y: velocity.y - current.y), for: tile)
    if !isFalling, let snap = snap(of: tile) { animator.addBehavior(snap) }
  }

  private func snap(of tile: UIView) -> UISnapBehavior? {
    tiles.firstIndex(of: tile).flatMap { snaps.indices.contains($0) ? snaps[$0] : nil }
  }
}
