// SPDX-License-Identifier: MIT
import UIKitCore

extension NSString: NSItemProviderReading {
  /// Plain text, or an address.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [ContentType.text, "public.text", ContentType.url]
  }

  /// Returns a text. Invalid bytes become replacement characters.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return text
  }
}

extension NSURL: NSItemProviderReading {
  /// The address of a page or a file.
  public static var readableTypeIdentifiersForItemProvider: [String] { [ContentType.fileURL, ContentType.url] }

  /// Returns an address. Throws an error if the content is none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return url
  }
}

extension UIImage: NSItemProviderReading {
  /// The formats of pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp", "public.image"]
  }

  /// Returns a picture. Throws an error if the content is none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw NSItemProvider.error(.unexpectedValueClassError) }
    return image
  }
}
