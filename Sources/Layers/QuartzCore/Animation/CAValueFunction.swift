// SPDX-License-Identifier: MIT

/// The name of a ``CAValueFunction``.
nonisolated public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis, by an angle in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis, by an angle in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis, by an angle in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation along the x axis, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y axis, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z axis, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  /// The key path of the part of a transform that the function sets, or nil for another name.
  var keyPath: String? { Self.keyPaths[self] }

  private static let keyPaths: [CAValueFunctionName: String] = [
    .rotateX: "transform.rotation.x", .rotateY: "transform.rotation.y", .rotateZ: "transform.rotation.z",
    .scaleX: "transform.scale.x", .scaleY: "transform.scale.y", .scaleZ: "transform.scale.z",
    .translateX: "transform.translation.x", .translateY: "transform.translation.y",
    .translateZ: "transform.translation.z",
  ]
}

/// A function that makes a transform of each value of an animation, so that the values are numbers.
///
/// ```swift
/// func turn(_ layer: CALayer) {
///   let animation = CABasicAnimation(keyPath: "transform")
///   animation.valueFunction = CAValueFunction(name: .rotateZ)
///   animation.toValue = CGFloat.pi * 4
///   layer.add(animation, forKey: "turn")
/// }
/// ```
///
/// The functions `scale` and `translate` of three numbers are missing; use one of a single axis, or the key path of the part.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
  private let kind: CAValueFunctionName

  /// The name of the function.
  open var name: CAValueFunctionName { kind }

  /// Creates a function, or returns `nil` if there is none with this name.
  public init?(name: CAValueFunctionName) {
    guard name.keyPath != nil else { return nil }
    kind = name
    super.init()
  }

  nonisolated deinit {}
}
