// SPDX-License-Identifier: MIT
import UIKitCore

/// An item of a drag.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The content of the item.
  open private(set) var itemProvider: NSItemProvider
  /// An object of the program that the item represents. Other programs do not receive it.
  open var localObject: Any?

  /// Creates an item with this content.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  nonisolated deinit {}
}
