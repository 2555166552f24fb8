// SPDX-License-Identifier: MIT

/// A ring in the tint colour around the item that has the focus.
///
/// ```swift
/// @MainActor func putRingInside(_ row: UIControl) {
///   let halo = UIFocusHaloEffect()
///   halo.position = .inside
///   row.focusEffect = halo
/// }
/// ```
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of the ring.
  nonisolated public enum Position: Sendable {
    /// Outside, or inside if the item clips its content.
    case automatic
    /// Around the edge of the shape.
    case outside
    /// Within the edge of the shape.
    case inside
  }

  /// The position of the ring. The default is `.automatic`.
  open var position = Position.automatic

  /// The rectangle and its corner radius, or `nil` for the item's bounds and corners.
  private(set) var shape: (rect: CGRect, radius: CGFloat)?

  /// Creates a ring with the shape of the item.
  public override init() { super.init() }

  /// Creates a ring around a rectangle in the coordinates of the item, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    shape = (rect, cornerRadius)
  }

  nonisolated deinit {}
}
