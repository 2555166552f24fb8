// SPDX-License-Identifier: MIT
import UIKit

/// Encodes pictures as an animated GIF that repeats forever.
///
/// All frames share one table of 256 colours, which are spread over the colours of the pictures. A frame is stored as
/// the rectangle that differs from the previous frame.
nonisolated enum GIF {
  /// - Parameter frames: Opaque pictures of the same size, each with the time in seconds for which it is shown. GIF
  ///   rounds times to hundredths of a second.
  /// - Returns: The file, or nil if there are no frames.
  static func encode(_ frames: [AnimationFrame]) -> Data? {
    guard let first = frames.first?.image else { return nil }
    let (width, height) = (first.width, first.height)
    var palette = ColorPalette(of: frames.map(\.image))
    var data = Data("GIF89a".utf8)
    data += word(width) + word(height)
    data += [0xf7, 0, 0] as [UInt8]
    for color in palette.colors { data += [color.red, color.green, color.blue] }
    data += [0x21, 0xff, 11] as [UInt8]
    data += Data("NETSCAPE2.0".utf8)
    data += [3, 1, 0, 0, 0] as [UInt8]
    var before: [UInt8]?
    for frame in frames {
      let indices = palette.indices(of: frame.image)
      let part = before.map { difference(indices, $0, width: width) } ?? (x: 0, y: 0, width: width, height: height)
      let delay = max(Int((frame.duration * 100).rounded()), 2)
      data += [0x21, 0xf9, 4, 0x04] as [UInt8]
      data += word(delay)
      data += [0, 0] as [UInt8]
      data.append(0x2c)
      for number in [part.x, part.y, part.width, part.height] { data += word(number) }
      data.append(0)
      let rows = (part.y..<part.y + part.height).flatMap { row -> ArraySlice<UInt8> in
        let start = row * width + part.x
        return indices[start..<start + part.width]
      }
      data += compressed(rows)
      before = indices
    }
    data.append(0x3b)
    return data
  }

  private typealias Part = (x: Int, y: Int, width: Int, height: Int)

  /// Returns the rectangle that contains all differences, of at least one pixel.
  private static func difference(_ new: [UInt8], _ old: [UInt8], width: Int) -> Part {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for index in new.indices where new[index] != old[index] {
      let (x, y) = (index % width, index / width)
      (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    }
    return right < 0 ? (0, 0, 1, 1) : (left, top, right - left + 1, bottom - top + 1)
  }

  private static func word(_ number: Int) -> [UInt8] { [UInt8(number & 0xff), UInt8(number >> 8 & 0xff)] }

  // MARK: Compression

  private static let clear = 256
  private static let end = 257
  private static let largestCode = 4095

  /// Compresses the indices in the variant of LZW that GIF uses, in blocks of at most 255 bytes.
  private static func compressed(_ indices: [UInt8]) -> [UInt8] {
    var writer = CodeWriter()
    var (codes, next): ([Int: Int], Int) = ([:], end + 1)
    writer.write(clear)
    var current = Int(indices[0])
    for index in indices.dropFirst() {
      let key = current << 8 | Int(index)
      if let code = codes[key] {
        current = code
        continue
      }
      writer.write(current)
      if next > largestCode {
        writer.write(clear)
        writer.reset()
        (codes, next) = ([:], end + 1)
      } else {
        codes[key] = next
        writer.grow(toHold: next)
        next += 1
      }
      current = Int(index)
    }
    writer.write(current)
    writer.write(end)
    return [8] + blocks(writer.finish()) + [0]
  }

  private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 255).flatMap { start in
      let block = bytes[start..<min(start + 255, bytes.count)]
      return [UInt8(block.count)] + block
    }
  }
}

/// Writes codes of growing length, the lowest bits first.
nonisolated private struct CodeWriter {
  private static let firstLength = 9
  private var bytes: [UInt8] = []
  private var (pending, count): (UInt32, Int) = (0, 0)
  private var length = firstLength

  mutating func write(_ code: Int) {
    pending |= UInt32(code) << UInt32(count)
    count += length
    while count >= 8 {
      bytes.append(UInt8(pending & 0xff))
      pending >>= 8
      count -= 8
    }
  }

  /// Makes the codes longer, if `code` needs it.
  mutating func grow(toHold code: Int) { if code >= 1 << length, length < 12 { length += 1 } }

  mutating func reset() { length = Self.firstLength }

  mutating func finish() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(pending & 0xff)) }
    return bytes
  }
}
