// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKit
import XCTest

@testable import Gallery

/// The encoders of GIF and APNG.
@MainActor
final class AnimationEncodingTests: XCTestCase {
  private static let (width, height) = (61, 47)

  /// Noise in eight colours, whose compression fills the table of codes several times.
  private func noise(_ seed: UInt32) -> CGImage {
    var state = seed
    var pixels: [UInt8] = []
    for _ in 0..<Self.width * Self.height {
      state = state &* 1_664_525 &+ 1_013_904_223
      let bits = state >> 24
      pixels += [bits & 1 == 0 ? 16 : 232, bits & 2 == 0 ? 16 : 232, bits & 4 == 0 ? 16 : 232, 255]
    }
    return CGImage(
      width: Self.width, height: Self.height, bytesPerRow: Self.width * 4, isOpaque: true, pixels: pixels)
  }

  private func frames() -> [AnimationFrame] {
    AnimationFrame.animation([noise(1), noise(1), noise(2)], duration: 0.2)
  }

  func testEveryFrameOfAGIFDecodesToItsPicture() async throws {
    let data = try XCTUnwrap(GIF.encode(frames()))
    let decoded = try XCTUnwrap(GIFDecoder(data).frames)
    XCTAssertEqual(decoded.map(\.delay), [10, 10, 70])
    for (frame, original) in zip(decoded, frames()) {
      let pixels = original.image.pixels
      var expected: [UInt8] = []
      for start in stride(from: 0, to: pixels.count, by: 4) {
        expected.append(pixels[start + 2])
        expected.append(pixels[start + 1])
        expected.append(pixels[start])
      }
      XCTAssertEqual(frame.pixels, expected)
    }
    XCTAssertEqual(UIImage(data: data)?.size, CGSize(width: Self.width, height: Self.height))
  }

  func testAPaletteKeepsFewColoursAndSpreadsMany() async throws {
    var ramp: [UInt8] = []
    for index in 0..<1024 { ramp += [UInt8(index / 4), UInt8(index / 4), 128, 255] }
    let image = CGImage(width: 32, height: 32, bytesPerRow: 128, isOpaque: true, pixels: ramp)
    var palette = ColorPalette(of: [image])
    for (index, color) in palette.indices(of: image).enumerated() {
      XCTAssertEqual(Int(palette.colors[Int(color)].blue), index / 4, accuracy: 8)
    }
  }

  func testAColourThatIsInNoCountedPixelBecomesTheNearest() async throws {
    func image(_ pixels: [UInt8]) -> CGImage {
      CGImage(width: pixels.count / 4, height: 1, bytesPerRow: pixels.count, isOpaque: true, pixels: pixels)
    }
    let (red, blue): ([UInt8], [UInt8]) = ([0, 0, 255, 255], [255, 0, 0, 255])
    var palette = ColorPalette(of: [image(red + blue)])

    let counted = palette.indices(of: image(red + blue))
    XCTAssertNotEqual(counted[0], counted[1])
    XCTAssertEqual(palette.indices(of: image([200, 30, 90, 255, 40, 60, 240, 255])), [counted[1], counted[0]])
  }

  func testAnAnimatedPNGHasAllFramesAndShowsTheFirstToOtherPrograms() async throws {
    let data = try XCTUnwrap(AnimatedPNG.encode(frames()))
    let bytes = Array(data)
    func count(_ type: String) -> Int {
      let name = Array(type.utf8)
      return (0..<bytes.count - 4).count { Array(bytes[$0..<$0 + 4]) == name }
    }
    XCTAssertEqual(count("acTL"), 1)
    XCTAssertEqual(count("fcTL"), 3)
    XCTAssertGreaterThanOrEqual(count("fdAT"), 2)
    let first = try XCTUnwrap(UIImage(data: data)?.cgImage)
    XCTAssertEqual(first.pixels, frames()[0].image.pixels)
  }

  func testTheExtensionDecidesTheFormat() async {
    XCTAssertEqual(RecordingFormat(path: "a.GIF"), .gif)
    XCTAssertEqual(RecordingFormat(path: "a.apng"), .apng)
    XCTAssertEqual(RecordingFormat(path: "a.png"), .strip)
    XCTAssertEqual(RecordingFormat.gif.usualFrames(in: 0.5), 16)
    XCTAssertEqual(RecordingFormat.strip.usualFrames(in: 0.5), 8)
  }
}

/// Decodes a GIF with a global palette, as any program does that shows it.
private struct GIFDecoder {
  struct Frame {
    var delay: Int
    var pixels: [UInt8]
  }

  private(set) var frames: [Frame]?

  init(_ data: Data) {
    let bytes = Array(data)
    func word(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
    guard bytes.count > 781, bytes[0..<6] == Array("GIF89a".utf8)[...] else { return }
    let (width, height) = (word(6), word(8))
    var canvas = [UInt8](repeating: 0, count: width * height)
    var (position, delay, frames): (Int, Int, [Frame]) = (13 + 768, 0, [])
    while bytes[position] != 0x3b {
      if bytes[position] == 0x21 {
        if bytes[position + 1] == 0xf9 { delay = word(position + 4) }
        position += 2
        while bytes[position] != 0 { position += Int(bytes[position]) + 1 }
        position += 1
        continue
      }
      let (x, y, w, h) = (word(position + 1), word(position + 3), word(position + 5), word(position + 7))
      position += 11
      var packed: [UInt8] = []
      while bytes[position] != 0 {
        packed += bytes[position + 1..<position + 1 + Int(bytes[position])]
        position += Int(bytes[position]) + 1
      }
      position += 1
      for (index, value) in Self.decompress(packed).enumerated() where index < w * h {
        canvas[(y + index / w) * width + x + index % w] = value
      }
      let pixels = canvas.flatMap { bytes[13 + Int($0) * 3..<16 + Int($0) * 3] }
      frames.append(Frame(delay: delay, pixels: pixels))
    }
    self.frames = frames
  }

  private static func decompress(_ packed: [UInt8]) -> [UInt8] {
    var (table, length, last, output): ([[UInt8]], Int, [UInt8]?, [UInt8]) = ([], 9, nil, [])
    func clear() {
      table = (0..<256).map { [UInt8($0)] } + [[], []]
      (length, last) = (9, nil)
    }
    clear()
    var bit = 0
    while bit + length <= packed.count * 8 {
      var code = 0
      for offset in 0..<length {
        let (byte, shift) = ((bit + offset) / 8, UInt8((bit + offset) % 8))
        code |= Int(packed[byte] >> shift & 1) << offset
      }
      bit += length
      if code == 257 { break }
      if code == 256 {
        clear()
        continue
      }
      guard let before = last else {
        output += table[code]
        last = table[code]
        continue
      }
      let entry = code < table.count ? table[code] : before + [before[0]]
      output += entry
      if table.count < 4096 { table.append(before + [entry[0]]) }
      if table.count == 1 << length, length < 12 { length += 1 }
      last = entry
    }
    return output
  }
}
