// SPDX-License-Identifier: MIT
import UIKitCore

extension NSString: NSItemProviderWriting {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [ContentType.text] }

  /// Provides the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  /// An address, and its text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [ContentType.url, ContentType.text] }

  /// Provides the address.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderWriting {
  /// A picture in the format PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  /// Provides the picture.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
}
