// SPDX-License-Identifier: MIT

/// An approximate Gaussian blur of single bytes, by three moving averages in each direction.
package struct GaussianBlur: Sendable {
  /// The widths of the three averages.
  private let boxes: [Int]

  /// The largest deviation in pixels. Wider blurs are limited to it.
  private static let maximumDeviation: CGFloat = 4096

  /// - Parameter deviation: The standard deviation in pixels.
  package init(deviation: CGFloat) {
    let deviation = deviation.isFinite ? min(deviation, Self.maximumDeviation) : 0
    // Kovesi, "Fast almost-Gaussian filtering" (2010): odd widths near the ideal one, whose variances add up to the
    // blur's.
    let variance = deviation * deviation
    let ideal = (12 * variance / 3 + 1).squareRoot()
    let lower = max(Int(ideal.rounded(.down)), 1) | 1
    let narrow = lower > Int(ideal.rounded(.down)) ? max(lower - 2, 1) : lower
    let n = CGFloat(narrow)
    let count = Int(((12 * variance - 3 * n * n - 12 * n - 9) / (-4 * n - 4)).rounded())
    boxes = (0..<3).map { $0 < count ? narrow : narrow + 2 }
  }

  /// Blurs the pixels. Pixels outside count as zero.
  package func apply(to pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard boxes.contains(where: { $0 > 1 }) else { return }
    var line = [UInt8](repeating: 0, count: max(width, height))
    var scratch = line
    for y in 0..<height {
      blur(pixels, start: y * stride, step: 1, count: width, &line, &scratch)
    }
    for x in 0..<width {
      blur(pixels, start: x, step: stride, count: height, &line, &scratch)
    }
  }

  private func blur(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, start: Int, step: Int, count: Int, _ line: inout [UInt8],
    _ scratch: inout [UInt8]
  ) {
    var isBlank = true
    for index in 0..<count {
      line[index] = pixels[start + index * step]
      if line[index] != 0 { isBlank = false }
    }
    guard !isBlank else { return }
    for box in boxes where box > 1 {
      average(line, into: &scratch, count: count, box: box)
      swap(&line, &scratch)
    }
    for index in 0..<count { pixels[start + index * step] = line[index] }
  }

  private func average(_ line: [UInt8], into result: inout [UInt8], count: Int, box: Int) {
    let radius = box / 2
    var sum = 0
    for index in 0..<min(radius, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += Int(line[index + radius]) }
      result[index] = UInt8((sum + radius) / box)
      if index - radius >= 0 { sum -= Int(line[index - radius]) }
    }
  }
}
