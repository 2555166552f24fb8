// SPDX-License-Identifier: MIT
import CoreGraphics

/// A picture for sample pages: a sky, a sun, and ranges of hills that fade with the distance.
struct Landscape {
  let name: String
  let sky: [CGColor]
  let sun: (center: CGPoint, radius: CGFloat, color: CGColor)
  /// The colours of the ranges, from the farthest to the nearest.
  let hills: [CGColor]
  let seed: CGFloat

  private static let width = 960
  private static let height = 640

  static let all = [
    Landscape(
      name: "dawn", sky: [CGColor(hex: 0x6a7fdb), CGColor(hex: 0xf6b8a0), CGColor(hex: 0xfde2c4)],
      sun: (CGPoint(x: 640, y: 330), 54, CGColor(hex: 0xfff3d6)),
      hills: [CGColor(hex: 0xb79fc4), CGColor(hex: 0x8a78ad), CGColor(hex: 0x5b5587), CGColor(hex: 0x35365f)], seed: 0.4
    ),
    Landscape(
      name: "noon", sky: [CGColor(hex: 0x3f9be8), CGColor(hex: 0xa9dcf7), CGColor(hex: 0xe8f6fb)],
      sun: (CGPoint(x: 260, y: 130), 46, CGColor(hex: 0xffffff, alpha: 0.95)),
      hills: [CGColor(hex: 0xa5cfd0), CGColor(hex: 0x6fb3a2), CGColor(hex: 0x3f8f73), CGColor(hex: 0x216350)], seed: 1.7
    ),
    Landscape(
      name: "dusk", sky: [CGColor(hex: 0x1c2350), CGColor(hex: 0x74447f), CGColor(hex: 0xe8836b)],
      sun: (CGPoint(x: 480, y: 380), 62, CGColor(hex: 0xffc58f)),
      hills: [CGColor(hex: 0x6e4377), CGColor(hex: 0x4a3163), CGColor(hex: 0x2c2149), CGColor(hex: 0x171430)], seed: 2.9
    ),
  ]

  func draw() -> CGImage {
    picture(width: Self.width, height: Self.height) { context in
      let size = CGSize(width: Self.width, height: Self.height)
      context.fillGradient(sky, from: .zero, to: CGPoint(x: 0, y: size.height * 0.75))
      let (center, radius, color) = sun
      context.setFillColor(color)
      context.fillEllipse(
        in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      for (index, hill) in hills.enumerated() {
        context.addPath(range(index, size: size))
        context.setFillColor(hill)
        context.fillPath()
      }
    }
  }

  /// Returns a ridge of three waves whose lengths have no common multiple within it, so that it does not repeat.
  private func range(_ index: Int, size: CGSize) -> CGPath {
    let base = size.height * (0.55 + 0.13 * CGFloat(index))
    let phase = seed + CGFloat(index) * 1.3
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for x in stride(from: CGFloat(0), through: size.width, by: 8) {
      let u = x / size.width * 2 * .pi
      let wave = sin(u * 0.9 + phase) * 0.5 + sin(u * 2.3 + phase * 2.1) * 0.3 + sin(u * 5.1 + phase * 3.7) * 0.12
      path.addLine(to: CGPoint(x: x, y: base + wave * 52))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.closeSubpath()
    return path
  }
}
