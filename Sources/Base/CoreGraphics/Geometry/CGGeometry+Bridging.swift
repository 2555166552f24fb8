// SPDX-License-Identifier: MIT

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable, ValueBridging {
  public init?(boxed value: NSValue) {
    guard value.holds("CGPoint") else { return nil }
    self = value.pointValue
  }

  public var boxed: NSValue { NSValue(point: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable, ValueBridging {
  public init?(boxed value: NSValue) {
    guard value.holds("CGSize") else { return nil }
    self = value.sizeValue
  }

  public var boxed: NSValue { NSValue(size: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable, ValueBridging {
  public init?(boxed value: NSValue) {
    guard value.holds("CGRect") else { return nil }
    self = value.rectValue
  }

  public var boxed: NSValue { NSValue(rect: self) }
}

extension CGVector: ValueBridging {
  public init?(boxed value: NSValue) {
    guard let n = value.numbers(2) else { return nil }
    self.init(dx: n[0], dy: n[1])
  }

  public var boxed: NSValue { NSValue(numbers: [dx, dy]) }
}

extension CGAffineTransform: ValueBridging {
  public init?(boxed value: NSValue) {
    guard let n = value.numbers(6) else { return nil }
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  public var boxed: NSValue { NSValue(numbers: [a, b, c, d, tx, ty]) }
}

/// A number is cast to `NSNumber`, and any `NSNumber` to a number.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = _unconditionallyBridgeFromObjectiveC(source)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
