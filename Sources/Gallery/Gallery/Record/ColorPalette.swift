// SPDX-License-Identifier: MIT
import UIKit

/// The 256 colours that stand for all colours of some pictures, found by median cut.
nonisolated struct ColorPalette {
  struct Color: Equatable {
    var red, green, blue: UInt8
  }

  /// Always 256 colours.
  private(set) var colors: [Color] = []
  /// The index of the colour for each colour of five bits per channel, or nil until one that was not counted is needed.
  private var indices: [UInt8?]

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

  /// Colours that become one, or are split.
  private struct Box {
    let entries: [Entry]
    /// The channel in which the colours differ most.
    let channel: Int
    /// How much the box deserves to be split: the extent of its colours, and more so if many pixels have them.
    let weight: Double

    init(_ entries: [Entry]) {
      let extents = (0..<3).map { channel in
        let values = entries.map { $0.channel(channel) }
        return (values.max() ?? 0) - (values.min() ?? 0)
      }
      self.entries = entries
      channel = extents.indices.max { extents[$0] < extents[$1] } ?? 0
      weight = Double(extents[channel]) * Double(entries.reduce(0) { $0 + $1.count }).squareRoot()
    }
  }

  /// Every so many pixels of a picture are counted, so that long recordings take no longer than short ones.
  private static let sampledPixels = 2_000_000

  init(of images: [CGImage]) {
    indices = Array(repeating: nil, count: 1 << 15)
    var boxes = [Box(Self.entries(of: images))]
    while boxes.count < 256, let index = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      boxes[index].weight > 0
    {
      let (low, high) = Self.split(boxes[index])
      boxes[index] = low
      boxes.append(high)
    }
    for (index, box) in boxes.enumerated() {
      colors.append(Self.mean(of: box.entries))
      for entry in box.entries { indices[entry.key] = UInt8(index) }
    }
    colors += Array(repeating: Color(red: 0, green: 0, blue: 0), count: 256 - colors.count)
  }

  /// Returns the index of the colour that stands for one of five bits per channel: the nearest, if it was not counted.
  private mutating func index(of key: Int) -> UInt8 {
    if let index = indices[key] { return index }
    let (red, green, blue) = ((key >> 10) << 3, (key >> 5 & 31) << 3, (key & 31) << 3)
    let distances = colors.map { Self.distance($0, red, green, blue) }
    let nearest = UInt8(distances.indices.min { distances[$0] < distances[$1] } ?? 0)
    indices[key] = nearest
    return nearest
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

  /// Splits a box at the median of its pixels, along its longest side.
  private static func split(_ box: Box) -> (Box, Box) {
    let channel = box.channel
    let sorted = box.entries.sorted { ($0.channel(channel), $0.key) < ($1.channel(channel), $1.key) }
    let half = sorted.reduce(0) { $0 + $1.count } / 2
    var (sum, index) = (0, 0)
    while index < sorted.count - 2, sum + sorted[index].count <= half {
      sum += sorted[index].count
      index += 1
    }
    return (Box(Array(sorted[...index])), Box(Array(sorted[(index + 1)...])))
  }

  private static func mean(of box: [Entry]) -> Color {
    let count = max(box.reduce(0) { $0 + $1.count }, 1)
    func mean(_ sum: (Entry) -> Int) -> UInt8 { UInt8(box.reduce(0) { $0 + sum($1) } / count) }
    return Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
  }

  /// Returns the index of each pixel's colour.
  mutating func indices(of image: CGImage) -> [UInt8] {
    let pixels = image.pixels
    var result: [UInt8] = []
    result.reserveCapacity(image.width * image.height)
    for row in 0..<image.height {
      for start in stride(from: row * image.bytesPerRow, to: row * image.bytesPerRow + image.width * 4, by: 4) {
        result.append(index(of: Self.key(Int(pixels[start + 2]), Int(pixels[start + 1]), Int(pixels[start]))))
      }
    }
    return result
  }
}
