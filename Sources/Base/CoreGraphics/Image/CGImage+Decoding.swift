// SPDX-License-Identifier: MIT
import Glibc

extension CGImage {
  /// Decodes the first frame of a file, upright and within `ImageLimits`. The format is PNG, JPEG or another one that
  /// gdk-pixbuf reads.
  package convenience init(contentsOf url: URL) throws(ImageError) {
    let decoder = try ImageDecoder()
    try Self.read(url, into: decoder)
    try self.init(decoder)
  }

  /// Decodes the contents of an image file, as `init(contentsOf:)` does.
  package convenience init(data: Data) throws(ImageError) {
    let decoder = try ImageDecoder()
    try decoder.write(all: data)
    try self.init(decoder)
  }

  private convenience init(_ decoder: ImageDecoder) throws(ImageError) {
    let decoded = try decoder.finish()
    self.init(
      width: decoded.width, height: decoded.height, bytesPerRow: decoded.width * 4, isOpaque: decoded.isOpaque,
      pixels: decoded.pixels, encoded: decoder.encoded)
  }

  private static func read(_ url: URL, into decoder: ImageDecoder) throws(ImageError) {
    // Opening a pipe would otherwise block until it has a writer. Devices have no end, so only regular files are read.
    let file = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw unreadable(url) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw unreadable(url) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadableFile(path: url.path, reason: "it is not a regular file")
    }
    var piece = [UInt8](repeating: 0, count: ImageDecoder.pieceSize)
    var wantsMore = true
    while wantsMore {
      let count = Glibc.read(file, &piece, piece.count)
      guard count >= 0 else { throw unreadable(url) }
      guard count > 0 else { return }
      wantsMore = try decoder.write(piece[..<count])
    }
  }

  private static func unreadable(_ url: URL) -> ImageError {
    .unreadableFile(path: url.path, reason: String(cString: strerror(errno)))
  }
}
