// SPDX-License-Identifier: MIT

/// A motion effect between two values of a property. See ``UIMotionEffect``.
///
/// ```swift
/// @MainActor func addParallax(to view: UIView) {
///   let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
///   effect.minimumRelativeValue = -10
///   effect.maximumRelativeValue = 10
///   view.addMotionEffect(effect)
/// }
/// ```
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// An axis about which a device is tilted.
  nonisolated public enum EffectType: Int, Sendable {
    /// Left and right.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the property.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The value to add at the viewer offset −1. The default is `nil`.
  open var minimumRelativeValue: Any?
  /// The value to add at the viewer offset 1. The default is `nil`.
  open var maximumRelativeValue: Any?

  /// Creates an effect for the property at a key path.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  nonisolated deinit {}

  /// Returns the value for an offset of the viewer, interpolated between the two values. Returns `nil` unless both are
  /// numbers.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue) else { return nil }
    return [keyPath: low + (high - low) * (Double(offset) + 1) / 2]
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Returns an effect with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }
}
