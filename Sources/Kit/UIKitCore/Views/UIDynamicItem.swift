// SPDX-License-Identifier: MIT

/// An object that a `UIDynamicAnimator` moves and turns.
///
/// `UIView` and `UICollectionViewLayoutAttributes` are dynamic items. Another class conforms to simulate something that is
/// not a view:
///
/// ```swift
/// @MainActor final class Marble: NSObject, UIDynamicItem {
///   var center = CGPoint.zero
///   var bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
///   var transform = CGAffineTransform.identity
///   var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
/// }
/// ```
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, which is also the centre of mass, in points of the animator's coordinates.
  var center: CGPoint { get set }
  /// The rectangle whose size is that of the item, in points. It must not be empty.
  var bounds: CGRect { get }
  /// The rotation of the item. An animator replaces the whole transform when it turns the item.
  var transform: CGAffineTransform { get set }
  /// The shape with which the item collides. The default is `.rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline with which the item collides if ``collisionBoundsType`` is `.path`. The default is empty.
  ///
  /// Its origin is the centre of the item, and it is convex; of another one, the convex hull counts.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape with which an item collides.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// The ellipse in the item's bounds.
  case ellipse = 1
  /// The item's ``UIDynamicItem/collisionBoundingPath``.
  case path = 2
}

extension UIView: UIDynamicItem {}
