// SPDX-License-Identifier: MIT

/// The reason why an image could not be read or written.
package enum ImageError: Error, CustomStringConvertible {
  case unreadableFile(path: String, reason: String)
  case undecodable(reason: String)
  /// The file declares more pixels than are allowed.
  case tooLarge(width: Int, height: Int)
  /// The file has more bytes than are allowed.
  case tooManyBytes(limit: Int)
  case unencodable(reason: String)

  package var description: String {
    switch self {
    case .unreadableFile(let path, let reason): "cannot read the image \(path): \(reason)"
    case .undecodable(let reason): "cannot decode the image: \(reason)"
    case .tooLarge(let width, let height):
      "the image has \(width) × \(height) pixels, which is more than \(ImageLimits.pixels) or more than "
        + "\(ImageLimits.side) on a side; scale it down"
    case .tooManyBytes(let limit): "the image file has more than \(limit) bytes; scale the image down"
    case .unencodable(let reason): "cannot write the image as PNG: \(reason)"
    }
  }
}
