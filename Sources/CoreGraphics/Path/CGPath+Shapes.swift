// SPDX-License-Identifier: MIT

extension CGPath {
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.rectangle(rect), transform: transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.ellipse(rect), transform: transform)
  }

  /// Deviates from Apple's, which traps on corners larger than half a side: they are cut down to it.
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

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements, transform: transform)
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform else { return mutableCopy() }
    return CGMutablePath(elements: elements.map { $0.applying(transform.pointee) })
  }
}
