// SPDX-License-Identifier: MIT

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
  public var cgVectorValue: CGVector { unboxed("cgVectorValue") }

  /// The affine transform. A value of another type stops the program.
  public var cgAffineTransformValue: CGAffineTransform { unboxed("cgAffineTransformValue") }

  /// The insets. A value of another type stops the program.
  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed("uiEdgeInsetsValue") }

  /// The directional insets. A value of another type stops the program.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { unboxed("directionalEdgeInsetsValue") }

  /// The offset. A value of another type stops the program.
  public var uiOffsetValue: UIOffset { unboxed("uiOffsetValue") }

  private func unboxed<Value: ValueBridging>(_ property: String) -> Value {
    guard let value = Value(boxed: self) else {
      fatalError("NSValue.\(property): the value holds \(self), which has another type")
    }
    return value
  }
}

nonisolated extension UIEdgeInsets: ValueBridging {
  public init?(boxed value: NSValue) {
    guard let n = value.numbers(4) else { return nil }
    self.init(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  public var boxed: NSValue { NSValue(uiEdgeInsets: self) }
}

nonisolated extension NSDirectionalEdgeInsets: ValueBridging {
  public init?(boxed value: NSValue) {
    guard let n = value.numbers(4) else { return nil }
    self.init(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  public var boxed: NSValue { NSValue(directionalEdgeInsets: self) }
}

nonisolated extension UIOffset: ValueBridging {
  public init?(boxed value: NSValue) {
    guard let n = value.numbers(2) else { return nil }
    self.init(horizontal: n[0], vertical: n[1])
  }

  public var boxed: NSValue { NSValue(uiOffset: self) }
}
