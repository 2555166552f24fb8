// SPDX-License-Identifier: MIT

/// Why an image could not be read or written.
package enum ImageError: Error, CustomStringConvertible {
  case unreadableFile(path: String, reason: String)
  case undecodable(reason: String)
  case unencodable(reason: String)

  package var description: String {
    switch self {
    case .unreadableFile(let path, let reason): "cannot read the image \(path): \(reason)"
    case .undecodable(let reason): "cannot decode the image: \(reason)"
    case .unencodable(let reason): "cannot write the image as PNG: \(reason)"
    }
  }
}
