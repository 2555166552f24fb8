// SPDX-License-Identifier: MIT

/// An implementation detail that casts a structure to the object that holds it, and back, as `as?` does on Apple's systems.
/// Do not use it.
public protocol ValueBridging: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// Creates the structure that an object holds. `nil` if it holds another one.
  init?(boxed value: NSValue)
  /// An object that holds the structure.
  var boxed: NSValue { get }
}

extension ValueBridging {
  /// Returns an object that holds the structure.
  public func _bridgeToObjectiveC() -> NSValue { boxed }

  /// Takes the structure out of an object, which must hold one of this type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// Takes the structure out of an object. Returns whether it holds one of this type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    result = Self(boxed: source)
    return result != nil
  }

  /// Returns the structure in an object, which must hold one of this type.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let source, let value = Self(boxed: source) else {
      fatalError("\(Self.self): the NSValue \(source.map { "\($0)" } ?? "nil") holds another type")
    }
    return value
  }
}

extension NSValue {
  /// Whether the value is a structure of this name, according to its encoding.
  package final func holds(_ name: String) -> Bool { String(cString: objCType).hasPrefix("{" + name) }

  /// Creates a value of numbers. Foundation's values on Linux hold arrays of numbers, but no structures other than
  /// rectangles, points and sizes.
  package convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers.map(Double.init), objCType: "[\(numbers.count)d]")
  }

  /// Returns the numbers that the value holds, or `nil` if it holds another count of them or something else.
  package final func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }
}
