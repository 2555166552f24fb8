// SPDX-License-Identifier: MIT
import UIKitCore

/// A class whose objects can be made from the content of an item provider: `NSString`, `NSURL`, `UIImage`, and classes of
/// the program's own.
@preconcurrency @MainActor public protocol NSItemProviderReading {
  /// The identifiers of the kinds of content from which an object can be made, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object from content of one of these kinds.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
