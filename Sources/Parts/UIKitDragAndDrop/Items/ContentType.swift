// SPDX-License-Identifier: MIT
import UIKitCore
import X11

/// A kind of content: Apple's identifier for it, and the formats in which programs of the desktop exchange it.
///
/// Other formats are their own identifiers.
struct ContentType {
  let identifier: String
  /// The formats, the best first.
  let formats: [String]
  /// The more general kinds that it belongs to, besides that of all content.
  let parents: [String]

  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  /// The format of addresses, one a line.
  static let addressList = "text/uri-list"

  private static let image = ["public.image"]
  private static let general: Set = ["public.data", "public.content", "public.item"]

  private static let all = [
    ContentType(
      identifier: text, formats: ClipboardContents.textTargets, parents: ["public.plain-text", "public.text"]),
    ContentType(identifier: "public.html", formats: ["text/html"], parents: ["public.text"]),
    ContentType(identifier: url, formats: [addressList], parents: []),
    ContentType(identifier: fileURL, formats: [addressList], parents: [url]),
    ContentType(identifier: "public.png", formats: ["image/png"], parents: image),
    ContentType(identifier: "public.jpeg", formats: ["image/jpeg"], parents: image),
    ContentType(identifier: "public.tiff", formats: ["image/tiff"], parents: image),
    ContentType(identifier: "com.compuserve.gif", formats: ["image/gif"], parents: image),
    ContentType(identifier: "com.microsoft.bmp", formats: ["image/bmp"], parents: image),
  ]

  /// The kinds of pictures, by the suffixes of their files.
  private static let suffixes = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "tif": "public.tiff", "tiff": "public.tiff",
    "gif": "com.compuserve.gif", "bmp": "com.microsoft.bmp",
  ]

  /// Returns the identifiers of these formats, except that of addresses, each once and with the format to read.
  static func identifiers(of formats: [String]) -> [(identifier: String, format: String)] {
    var found: [(identifier: String, format: String)] = []
    for format in formats where format != addressList {
      let type = all.first { $0.formats.contains(format) }
      let identifier = type?.identifier ?? format
      guard !found.contains(where: { $0.identifier == identifier }) else { continue }
      found.append((identifier, type?.formats.first(where: formats.contains) ?? format))
    }
    return found
  }

  /// Returns the format in which other programs receive a kind of content.
  static func format(of identifier: String) -> String {
    all.first { $0.identifier == identifier }?.formats.first ?? identifier
  }

  /// Returns the identifier of a file's content if it is a picture.
  static func identifier(ofPicture file: URL) -> String? {
    file.isFileURL ? suffixes[file.pathExtension.lowercased()] : nil
  }

  /// Returns whether a kind of content is or belongs to another one.
  static func conforms(_ identifier: String, to other: String) -> Bool {
    if identifier == other || general.contains(other) { return true }
    return all.first { $0.identifier == identifier }?.parents.contains(other) ?? false
  }
}
