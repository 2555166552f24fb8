// SPDX-License-Identifier: MIT
import UIKitCore

/// An object that an item provider can have as its content: `NSString`, `NSURL`, `UIImage`, and objects of classes of the
/// program's own.
@preconcurrency @MainActor public protocol NSItemProviderWriting: AnyObject {
  /// The identifiers of the kinds of content that objects of the class have, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Provides the object's content of one of these kinds, and returns its progress, which is not observed.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
