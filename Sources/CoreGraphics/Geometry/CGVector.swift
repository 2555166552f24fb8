// SPDX-License-Identifier: MIT

/// A two-dimensional vector.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector(dx: 0, dy: 0)

  public init() { self = .zero }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
