// SPDX-License-Identifier: MIT

/// A two-dimensional vector, such as a velocity or a distance.
///
/// ```swift
/// let velocity = CGVector(dx: 300, dy: 0)  // points per second
/// ```
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the vector without length.
  public init() { self = .zero }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
