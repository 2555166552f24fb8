// SPDX-License-Identifier: MIT

extension CGPath {
  /// Creates a path that consists of a rectangle, transformed if `transform` is not `nil`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.rectangle(rect), transform: transform)
  }

  /// Creates a path that consists of the ellipse inscribed in `rect`, transformed if `transform` is not `nil`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.ellipse(rect), transform: transform)
  }

  /// Creates a path that consists of a rectangle with rounded corners.
  ///
  /// Corners that are larger than half a side are reduced to that; Core Graphics traps.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The horizontal radius of the corners.
  ///   - cornerHeight: The vertical radius of the corners.
  ///   - transform: A transform for the shape, or `nil`.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      elements: PathShapes.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight),
      transform: transform)
  }

  private convenience init(elements: [PathElement], transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: transform.map { t in elements.map { $0.applying(t.pointee) } } ?? elements)
  }

  /// Returns an immutable copy. Never `nil`.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a transformed, immutable copy. Never `nil`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements, transform: transform)
  }

  /// Returns a mutable copy. Never `nil`.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a transformed, mutable copy. Never `nil`.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform else { return mutableCopy() }
    return CGMutablePath(elements: elements.map { $0.applying(transform.pointee) })
  }
}
