// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

extension CGFloat: PropertyValue {
  package static func converting(_ clientValue: Any?) -> CGFloat? {
    guard let clientValue, type(of: clientValue) != Bool.self else { return nil }
    return switch clientValue {
    case let value as Double: CGFloat(value)
    case let value as CGFloat: value
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as any BinaryInteger: CGFloat(value)
    default: nil
    }
  }
}

extension Bool: PropertyValue {
  package static func converting(_ clientValue: Any?) -> Bool? {
    clientValue as? Bool ?? CGFloat.converting(clientValue).map { $0 != 0 }
  }
}

extension CGPoint: PropertyValue {
  package static var parts: [PropertyPart<CGPoint>] { [PropertyPart("x", \.x), PropertyPart("y", \.y)] }

  package static func converting(_ clientValue: Any?) -> CGPoint? {
    numberPair(from: clientValue).map { CGPoint(x: $0, y: $1) }
  }
}

extension CGSize: PropertyValue {
  package static var parts: [PropertyPart<CGSize>] {
    [PropertyPart("width", \.width), PropertyPart("height", \.height)]
  }

  package static func converting(_ clientValue: Any?) -> CGSize? {
    numberPair(from: clientValue).map { CGSize(width: $0, height: $1) }
  }
}

/// Returns the components of a point, a size or a vector, which programs use interchangeably in key paths.
private func numberPair(from clientValue: Any?) -> (CGFloat, CGFloat)? {
  switch clientValue {
  case let point as CGPoint: (point.x, point.y)
  case let size as CGSize: (size.width, size.height)
  case let vector as CGVector: (vector.dx, vector.dy)
  default: nil
  }
}

extension CGRect: PropertyValue {
  package static var parts: [PropertyPart<CGRect>] { [PropertyPart("origin", \.origin), PropertyPart("size", \.size)] }

  package static func converting(_ clientValue: Any?) -> CGRect? {
    clientValue as? CGRect
  }
}

extension CATransform3D: PropertyValue {
  package static var parts: [PropertyPart<CATransform3D>] {
    [
      PropertyPart("rotation", \.rotationZ), PropertyPart("rotation.x", \.rotationX),
      PropertyPart("rotation.y", \.rotationY), PropertyPart("rotation.z", \.rotationZ), PropertyPart("scale", \.scale),
      PropertyPart("scale.x", \.scaleX), PropertyPart("scale.y", \.scaleY), PropertyPart("scale.z", \.scaleZ),
      PropertyPart("translation", \.translation), PropertyPart("translation.x", \.translationX),
      PropertyPart("translation.y", \.translationY), PropertyPart("translation.z", \.translationZ),
    ]
  }

  package static func converting(_ clientValue: Any?) -> CATransform3D? {
    switch clientValue {
    case let transform as CATransform3D: transform
    case let transform as CGAffineTransform: CATransform3D(transform)
    default: nil
    }
  }
}

extension CGColor: OptionalPropertyValue {
  package var counterpartOfNil: CGColor? { CGColor(red: red, green: green, blue: blue, alpha: 0) }
}

extension PathOutline: OptionalPropertyValue {
  package static func converting(_ clientValue: Any?) -> PathOutline? { (clientValue as? CGPath).map(PathOutline.init) }
  package var clientValue: Any? { path }
}

extension LayerContents: OptionalPropertyValue {
  package static func converting(_ clientValue: Any?) -> LayerContents? {
    switch clientValue {
    case let image as CGImage: .image(image)
    case let recording as DrawingRecording: .recording(recording)
    default: nil
    }
  }

  package var clientValue: Any? {
    switch self {
    case .image(let image): image
    case .recording(let recording): recording
    }
  }
}

extension Optional: PropertyValue where Wrapped: OptionalPropertyValue {
  package static func converting(_ clientValue: Any?) -> Wrapped?? {
    guard let clientValue else { return .some(nil) }
    return Wrapped.converting(clientValue).map { .some($0) }
  }

  package var clientValue: Any? { self?.clientValue }
}

extension Array: PropertyValue where Element: PropertyValue {
  package static func converting(_ clientValue: Any?) -> [Element]? {
    guard let values = clientValue as? [Any] else { return nil }
    let converted = values.compactMap { Element.converting($0) }
    return converted.count == values.count ? converted : nil
  }
}
