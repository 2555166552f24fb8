// SPDX-License-Identifier: MIT
import UIKit

/// Encodes pictures as an animated PNG.
///
/// Each picture is encoded as a PNG, whose compressed pixels become those of a frame. Programs that do not know animated
/// PNGs show the first frame.
nonisolated enum AnimatedPNG {
  /// - Parameters:
  ///   - frames: Opaque pictures of the same size, each with the time in seconds for which it is shown.
  /// - Returns: The file, or nil if there are no frames or memory is short.
  static func encode(_ frames: [AnimationFrame]) -> Data? {
    let pictures = frames.compactMap { frame in
      UIImage(cgImage: frame.image).pngData().map { (chunks: chunks(of: $0), duration: frame.duration) }
    }
    guard pictures.count == frames.count, let header = pictures.first?.chunks.first(where: { $0.type == "IHDR" }) else {
      return nil
    }
    var (data, sequence) = (Data(signature), UInt32(0))
    func nextNumber() -> [UInt8] {
      defer { sequence += 1 }
      return bytes(sequence)
    }
    append("IHDR", header.body, to: &data)
    append("acTL", bytes(UInt32(frames.count)) + bytes(0), to: &data)
    let size = Array(header.body.prefix(8))
    for (index, picture) in pictures.enumerated() {
      let delay = UInt16(min(max((picture.duration * 1000).rounded(), 1), 65_535))
      let timing = [UInt8(delay >> 8), UInt8(delay & 0xff), UInt8(1000 >> 8), UInt8(1000 & 0xff)]
      append("fcTL", nextNumber() + size + bytes(0) + bytes(0) + timing + [0, 0], to: &data)
      for chunk in picture.chunks where chunk.type == "IDAT" {
        if index == 0 {
          append("IDAT", chunk.body, to: &data)
        } else {
          append("fdAT", nextNumber() + chunk.body, to: &data)
        }
      }
    }
    append("IEND", [], to: &data)
    return data
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private static func chunks(of png: Data) -> [(type: String, body: [UInt8])] {
    let all = Array(png)
    var (chunks, position): ([(String, [UInt8])], Int) = ([], signature.count)
    while position + 12 <= all.count {
      let length = all[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard position + 12 + length <= all.count else { break }
      let type = String(decoding: all[position + 4..<position + 8], as: UTF8.self)
      chunks.append((type, Array(all[position + 8..<position + 8 + length])))
      position += 12 + length
    }
    return chunks
  }

  private static func append(_ type: String, _ body: [UInt8], to data: inout Data) {
    let content = Array(type.utf8) + body
    data += bytes(UInt32(body.count)) + content + bytes(checksum(content))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 0xff), UInt8(number >> 8 & 0xff), UInt8(number & 0xff)]
  }

  /// The checksum of PNG's chunks: CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xff)] ^ ($0 >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
  }
}
