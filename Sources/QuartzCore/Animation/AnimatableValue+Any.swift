// SPDX-License-Identifier: MIT
import RenderTree

extension AnimatableValue {
  /// A value as a client gives it; nil for what cannot be animated.
  nonisolated init?(any: Any) {
    switch any {
    case let value as AnimatableValue: self = value
    case let value as Bool where type(of: any) == Bool.self: self = .flag(value)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGVector: self = .size(CGSize(width: value.dx, height: value.dy))
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3D(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as CGImage: self = .contents(.image(value))
    case let value as [CGColor]: self = .colors(value)
    default:
      if let number = double(from: any) {
        self = .scalar(CGFloat(number))
      } else if let numbers = any as? [Any], let values = Self.scalars(from: numbers) {
        self = .scalars(values)
      } else if let value = any as? NSValue, let geometry = Self(boxed: value) {
        self = geometry
      } else {
        return nil
      }
    }
  }

  private nonisolated static func scalars(from numbers: [Any]) -> [CGFloat]? {
    let values = numbers.compactMap(double(from:)).map { CGFloat($0) }
    return values.count == numbers.count ? values : nil
  }

  /// The geometry that Foundation can put into an NSValue.
  private nonisolated init?(boxed value: NSValue) {
    switch String(cString: value.objCType) {
    case let type where type.hasPrefix("{CGPoint"): self = .point(value.pointValue)
    case let type where type.hasPrefix("{CGSize"): self = .size(value.sizeValue)
    case let type where type.hasPrefix("{CGRect"): self = .rect(value.rectValue)
    default: return nil
    }
  }

  /// The value as a client gets it; nil for no colour, path or contents.
  nonisolated var anyValue: Any? {
    switch self {
    case .scalar(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .scalars(let value): value
    case .colors(let value): value
    case .flag(let value): value
    case .contents(let value): value?.clientValue
    }
  }
}

extension LayerContents {
  /// What `CALayer.contents` returns.
  nonisolated var clientValue: Any {
    switch self {
    case .image(let image): image
    case .recording(let recording): recording
    }
  }
}

/// A number of any kind as a Double.
nonisolated func double(from value: Any) -> Double? {
  switch value {
  case let value as Double: value
  case let value as CGFloat: Double(value)
  case let value as Float: Double(value)
  case let value as Int: Double(value)
  case let value as NSNumber: value.doubleValue
  case let value as any BinaryInteger: Double(value)
  default: nil
  }
}

/// A truth value, or a number as one.
nonisolated func flag(from value: Any) -> Bool? { value as? Bool ?? double(from: value).map { $0 != 0 } }
