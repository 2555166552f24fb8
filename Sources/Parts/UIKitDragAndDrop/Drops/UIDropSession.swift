// SPDX-License-Identifier: MIT
import UIKitCore

/// A drag of items over views that may receive them.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The session of the drag that began in this program, or `nil` for one of another program.
  var localDragSession: (any UIDragSession)? { get }
  /// Loads objects of a class from all items that have them, and passes them on when the last one is loaded, in the order of
  /// the items. Call it when the drop is performed; the source keeps its content only until then.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads values of a type, such as `String`, from all items that have them.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completion: @escaping @MainActor @Sendable ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(objects.compactMap { Value.make(from: $0) })
    }
  }
}
