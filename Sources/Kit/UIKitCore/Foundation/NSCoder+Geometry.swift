// SPDX-License-Identifier: MIT

/// Geometric values as text, such as “{{10, 20}, {100, 40}}”. Text that is none gives zeros, as in UIKit.
nonisolated extension NSCoder {
  /// Returns the point that a text such as “{10, 20}” describes.
  public class func cgPoint(for string: String) -> CGPoint {
    let n = numbers(in: string, 2)
    return CGPoint(x: n[0], y: n[1])
  }

  /// Returns the vector that a text such as “{10, 20}” describes.
  public class func cgVector(for string: String) -> CGVector {
    let n = numbers(in: string, 2)
    return CGVector(dx: n[0], dy: n[1])
  }

  /// Returns the size that a text such as “{10, 20}” describes.
  public class func cgSize(for string: String) -> CGSize {
    let n = numbers(in: string, 2)
    return CGSize(width: n[0], height: n[1])
  }

  /// Returns the rectangle that a text such as “{{10, 20}, {100, 40}}” describes.
  public class func cgRect(for string: String) -> CGRect {
    let n = numbers(in: string, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// Returns the affine transform that a text such as “[1, 0, 0, 1, 10, 20]” describes.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let n = numbers(in: string, 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Returns the insets that a text such as “{top, left, bottom, right}”, in numbers, describes.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = numbers(in: string, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// Returns the offset that a text such as “{10, 20}” describes.
  public class func uiOffset(for string: String) -> UIOffset {
    let n = numbers(in: string, 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  /// Returns a point as text.
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }
  /// Returns a vector as text.
  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
  /// Returns a size as text.
  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }
  /// Returns a rectangle as text.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// Returns insets as text.
  public class func string(for insets: UIEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns an offset as text.
  public class func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }
  /// Returns an affine transform as text.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: ", "))]"
  }

  private class func braced(_ numbers: [CGFloat]) -> String { "{\(numbers.map(text).joined(separator: ", "))}" }

  private class func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private class func numbers(in string: String, _ count: Int) -> [CGFloat] {
    let numbers = string.split { "{}[], \t\n".contains($0) }.map { Double($0).map { CGFloat($0) } }
    let known = numbers.compactMap(\.self)
    return known.count == count && numbers.count == count ? known : Array(repeating: 0, count: count)
  }
}
