// SPDX-License-Identifier: MIT
import UIKit

/// The 256 colours that stand for all colours of some pictures, found by median cut.
nonisolated struct ColorPalette {
  struct Color: Equatable {
    var red, green, blue: UInt8
  }

  /// Always 256 colours.
  private(set) var colors: [Color] = []
  /// The index of the colour for each colour of five bits per channel.
  private var indices: [UInt8]

  /// A colour of five bits per channel, and the number of its pixels and the sums of their channels.
  private struct Entry {
    let key: Int
    var count = 0
    var red = 0
    var green = 0
    var blue = 0

    init(key: Int) { self.key = key }

    func channel(_ index: Int) -> Int { key >> (10 - 5 * index) & 31 }
  }

  /// Every so many pixels of a picture are counted, so that long recordings take no longer than short ones.
  private static let sampledPixels = 2_000_000

  init(of images: [CGImage]) {
    indices = Array(repeating: 0, count: 1 << 15)
    var boxes = [Self.entries(of: images)]
    while boxes.count < 256, let index = boxes.indices.max(by: { Self.weight(boxes[$0]) < Self.weight(boxes[$1]) }),
      Self.weight(boxes[index]) > 0
    {
      let (low, high) = Self.split(boxes[index])
      boxes[index] = low
      boxes.append(high)
    }
    for (index, box) in boxes.enumerated() {
      colors.append(Self.mean(of: box))
      for entry in box { indices[entry.key] = UInt8(index) }
    }
    colors += Array(repeating: Color(red: 0, green: 0, blue: 0), count: 256 - colors.count)
    addUncountedColors(counted: Set(boxes.joined().map(\.key)))
  }

  /// Colours of pixels that were not counted stand for the nearest one.
  private mutating func addUncountedColors(counted: Set<Int>) {
    for key in indices.indices where !counted.contains(key) {
      let (red, green, blue) = ((key >> 10) << 3, (key >> 5 & 31) << 3, (key & 31) << 3)
      let nearest = colors.indices.min {
        Self.distance(colors[$0], red, green, blue) < Self.distance(colors[$1], red, green, blue)
      }
      indices[key] = UInt8(nearest ?? 0)
    }
  }

  private static func distance(_ color: Color, _ red: Int, _ green: Int, _ blue: Int) -> Int {
    let (r, g, b) = (Int(color.red) - red, Int(color.green) - green, Int(color.blue) - blue)
    return 2 * r * r + 4 * g * g + b * b
  }

  private static func entries(of images: [CGImage]) -> [Entry] {
    var table = (0..<1 << 15).map { Entry(key: $0) }
    let whole = images.reduce(0) { $0 + $1.width * $1.height }
    let step = max(whole / sampledPixels, 1)
    for image in images {
      let pixels = image.pixels
      for start in stride(from: 0, to: pixels.count - 3, by: 4 * step) {
        let (blue, green, red) = (Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2]))
        let key = key(red, green, blue)
        table[key].count += 1
        table[key].red += red
        table[key].green += green
        table[key].blue += blue
      }
    }
    return table.filter { $0.count > 0 }
  }

  private static func key(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3
  }

  /// How much a box deserves to be split: the extent of its colours, and more so if many pixels have them.
  private static func weight(_ box: [Entry]) -> Double {
    guard box.count > 1 else { return 0 }
    return Double(extent(box).length) * Double(box.reduce(0) { $0 + $1.count }).squareRoot()
  }

  private static func extent(_ box: [Entry]) -> (channel: Int, length: Int) {
    let lengths = (0..<3).map { channel in
      let values = box.map { $0.channel(channel) }
      return (channel: channel, length: (values.max() ?? 0) - (values.min() ?? 0))
    }
    return lengths.max { $0.length < $1.length } ?? (0, 0)
  }

  /// Splits a box at the median of its pixels, along its longest side.
  private static func split(_ box: [Entry]) -> ([Entry], [Entry]) {
    let channel = extent(box).channel
    let sorted = box.sorted { ($0.channel(channel), $0.key) < ($1.channel(channel), $1.key) }
    let half = sorted.reduce(0) { $0 + $1.count } / 2
    var (sum, index) = (0, 0)
    while index < sorted.count - 2, sum + sorted[index].count <= half {
      sum += sorted[index].count
      index += 1
    }
    return (Array(sorted[...index]), Array(sorted[(index + 1)...]))
  }

  private static func mean(of box: [Entry]) -> Color {
    let count = max(box.reduce(0) { $0 + $1.count }, 1)
    func mean(_ sum: (Entry) -> Int) -> UInt8 { UInt8(box.reduce(0) { $0 + sum($1) } / count) }
    return Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
  }

  /// Returns the index of each pixel's colour.
  func indices(of image: CGImage) -> [UInt8] {
    let pixels = image.pixels
    var result: [UInt8] = []
    result.reserveCapacity(image.width * image.height)
    for row in 0..<image.height {
      for start in stride(from: row * image.bytesPerRow, to: row * image.bytesPerRow + image.width * 4, by: 4) {
        result.append(
          indices[Self.key(Int(pixels[start + 2]), Int(pixels[start + 1]), Int(pixels[start]))])
      }
    }
    return result
  }
}
