// SPDX-License-Identifier: MIT
import Diagnostics

/// Geometric values as objects, as key paths and notifications carry them.
nonisolated extension NSValue {
  /// Creates a value with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value with a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

  /// Creates a value with an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// Creates a value with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Creates a value with directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Creates a value with an offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(numbers: [offset.horizontal, offset.vertical]) }

  /// The rectangle. A value of another type stops the program.
  public var cgRectValue: CGRect { rectValue }

  /// The point. A value of another type stops the program.
  public var cgPointValue: CGPoint { pointValue }

  /// The size. A value of another type stops the program.
  public var cgSizeValue: CGSize { sizeValue }

  /// The vector. A value of another type stops the program.
  public var cgVectorValue: CGVector {
    let numbers = numbers(2, "cgVectorValue")
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The affine transform. A value of another type stops the program.
  public var cgAffineTransformValue: CGAffineTransform {
    let n = numbers(6, "cgAffineTransformValue")
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// The insets. A value of another type stops the program.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let n = numbers(4, "uiEdgeInsetsValue")
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// The directional insets. A value of another type stops the program.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let n = numbers(4, "directionalEdgeInsetsValue")
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  /// The offset. A value of another type stops the program.
  public var uiOffsetValue: UIOffset {
    let n = numbers(2, "uiOffsetValue")
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  /// Foundation's values on Linux hold arrays of numbers, but no structures other than rectangles, points and sizes.
  private convenience init(numbers: [CGFloat]) {
    let numbers = numbers.map(Double.init)
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  private func numbers(_ count: Int, _ property: String) -> [CGFloat] {
    require(
      String(cString: objCType) == "[\(count)d]", "NSValue.\(property): the value holds \(self), which has another type"
    )
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }
}
