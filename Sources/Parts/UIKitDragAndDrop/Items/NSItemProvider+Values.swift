// SPDX-License-Identifier: MIT
import UIKitCore

/// Values that Swift bridges to classes: `String` and `URL`.
extension NSItemProvider {
  /// Returns whether a value of a type, such as `String`, can be made from one of the representations.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

  /// Loads a value of a type, such as `String`, from the representation that it prefers.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completionHandler: @escaping @MainActor @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      completionHandler(Value.make(from: object), error)
    }
  }
}

extension _ObjectiveCBridgeable {
  /// Returns the value of an object of the class to which the type is bridged.
  static func make(from object: Any?) -> Self? {
    guard let object = object as? _ObjectiveCType else { return nil }
    var value: Self?
    return _conditionallyBridgeFromObjectiveC(object, result: &value) ? value : nil
  }
}
