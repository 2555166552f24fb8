// SPDX-License-Identifier: MIT
import UIKitCore

/// A drag of items.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// The items.
  var items: [UIDragItem] { get }
  /// Whether the source lets the items be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can be dropped in this program only.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the last point of the drag in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item has content of one of these kinds.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be loaded from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether an item has content of one of these kinds.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { typeIdentifiers.contains(where: $0.itemProvider.hasItemConformingToTypeIdentifier) }
  }

  /// Returns whether an object of a class can be loaded from an item.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Returns whether a value of a type, such as `String`, can be loaded from an item.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}
