// SPDX-License-Identifier: MIT
import Glibc

extension Coverage {
  /// Blurs by a Gaussian of standard deviation `sigma` pixels; outside is nothing.
  mutating func blur(sigma: Double) {
    guard sigma > 0 else { return }
    let kernel = Self.kernel(sigma: sigma)
    var across = [Float](repeating: 0, count: width * height)
    bytes.withUnsafeBufferPointer { source in
      across.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          for x in 0..<width {
            var sum: Float = 0
            for offset in max(-x, 1 - kernel.count)...min(width - 1 - x, kernel.count - 1) {
              sum += kernel[abs(offset)] * Float(source[y * bytesPerRow + x + offset])
            }
            target[y * width + x] = sum
          }
        }
      }
    }
    across.withUnsafeBufferPointer { source in
      bytes.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          for x in 0..<width {
            var sum: Float = 0
            for offset in max(-y, 1 - kernel.count)...min(height - 1 - y, kernel.count - 1) {
              sum += kernel[abs(offset)] * source[(y + offset) * width + x]
            }
            target[y * bytesPerRow + x] = UInt8(min(max(sum.rounded(), 0), 255))
          }
        }
      }
    }
  }

  /// The weights of the middle and of one side: each is the Gaussian's integral over its pixel; all sum up to 1.
  private static func kernel(sigma: Double) -> [Float] {
    let reach = Int((sigma * ShadowShape.reach).rounded(.up))
    let scale = 1 / (sigma * 2.0.squareRoot())
    var weights = (0...reach).map { (erf((Double($0) + 0.5) * scale) - erf((Double($0) - 0.5) * scale)) / 2 }
    let total = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    weights = weights.map { $0 / total }
    return weights.map { Float($0) }
  }
}
