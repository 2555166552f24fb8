// SPDX-License-Identifier: MIT
import CoreGraphics

/// A landscape of the album, by day and by night. The two have the same shapes.
struct AlbumPicture: Sendable {
  let name: String
  let paint: @Sendable (ScenePainter) -> Void

  private static let width = 840
  private static let height = 560

  func draw(isNight: Bool) -> CGImage {
    picture(width: Self.width, height: Self.height) { context in
      let seed = name.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) }
      paint(ScenePainter(context, width: Self.width, height: Self.height, isNight: isNight, seed: seed))
    }
  }

  static let all: [AlbumPicture] = [
    AlbumPicture(name: "lake", paint: lake), AlbumPicture(name: "peaks", paint: peaks),
    AlbumPicture(name: "dunes", paint: dunes), AlbumPicture(name: "forest", paint: forest),
    AlbumPicture(name: "sea", paint: sea), AlbumPicture(name: "aurora", paint: aurora),
    AlbumPicture(name: "canyon", paint: canyon), AlbumPicture(name: "meadow", paint: meadow),
    AlbumPicture(name: "island", paint: island), AlbumPicture(name: "fjord", paint: fjord),
    AlbumPicture(name: "snow", paint: snow), AlbumPicture(name: "lavender", paint: lavender),
  ]

  @Sendable private static func lake(_ p: ScenePainter) {
    p.sky([0x5f78c9, 0xf0a890, 0xfde0bf], to: 0.56)
    p.sun(0.66, 0.44, radius: 0.075, 0xfff3d6)
    func shore() {
      p.hills(0.46, 0.07, phase: 0.6, 0xb08fb4)
      p.hills(0.52, 0.05, phase: 2.2, 0x7d6a9e)
      p.hills(0.57, 0.025, phase: 4, 0x4c4673)
    }
    shore()
    p.water(0.6, [0xf3b79c, 0x7f7fb4, 0x3d4478])
    p.mirrored(at: 0.6) {
      p.context.setAlpha(0.35)
      shore()
    }
    p.glints(0.66, from: 0.6, 0xfff0cf, width: 0.16)
    p.pines(6, from: 0, to: 0.26, size: 0.34, 0x262848) { 0.78 + $0 * 0.55 }
    p.fill([(0, 0.76), (0.14, 0.83), (0.3, 0.95), (0.38, 1), (0, 1)], 0x1f2140)
  }

  @Sendable private static func peaks(_ p: ScenePainter) {
    p.sky([0x2f7fd6, 0x9fd3f3, 0xeaf6fb])
    p.sun(0.2, 0.2, radius: 0.06, 0xffffff)
    p.cloud(0.72, 0.17, 0.12)
    p.cloud(0.42, 0.1, 0.07, alpha: 0.7)
    p.mountain(0.2, 0.36, base: 0.8, half: 0.32, 0x8fb0cc, 0x7396b8, snow: 0xf7fbff)
    p.mountain(0.82, 0.32, base: 0.82, half: 0.36, 0x7ea2c2, 0x6389ad, snow: 0xf7fbff)
    p.mountain(0.5, 0.2, base: 0.86, half: 0.4, 0x6c8fb3, 0x4d7199, snow: 0xffffff)
    p.haze(0.6, 0.2, 0xe5f1f7, alpha: 0.75)
    p.hills(0.78, 0.05, phase: 1, 0x4d8a74)
    p.pines(26, size: 0.14, 0x2c6a58) { p.ridge($0, 0.84, 0.03, phase: 2.5) }
    p.hills(0.86, 0.03, phase: 2.5, 0x2c6a58)
    p.hills(0.94, 0.02, phase: 0.3, 0x1d4d42)
  }

  @Sendable private static func dunes(_ p: ScenePainter) {
    p.sky([0xf2a65a, 0xf7cd8b, 0xfdebcf])
    p.sun(0.72, 0.28, radius: 0.1, 0xfff7e0)
    p.hills(0.5, 0.02, phase: 1.2, 0xe3b27d)
    for (base, phase, light, dark) in [
      (0.58, 0.4, 0xe9b375, 0xc98a54), (0.7, 2.6, 0xdf9f5e, 0xb97540), (0.84, 4.9, 0xd08a4b, 0x9f5f34),
    ] as [(CGFloat, CGFloat, UInt32, UInt32)] {
      p.hills(base, 0.11, phase: phase, light, frequency: 0.55)
      var shade: [(CGFloat, CGFloat)] = []
      for step in 0...60 {
        let x = CGFloat(step) / 60
        shade.append((x, p.ridge(x, base, 0.11, phase: phase, frequency: 0.55)))
      }
      for step in stride(from: 60, through: 0, by: -1) {
        let x = CGFloat(step) / 60
        shade.append((x, p.ridge(x, base, 0.11, phase: phase, frequency: 0.55) + 0.16 * max(sin(x * 5 + phase), 0)))
      }
      p.fill(shade, dark)
    }
  }

  @Sendable private static func forest(_ p: ScenePainter) {
    p.sky([0xcfe3dd, 0xe7efe4, 0xf5f3e3])
    p.sun(0.5, 0.24, radius: 0.08, 0xfffbe6)
    for (base, size, count, color, phase) in [
      (0.5, 0.2, 30, 0xb9d3c8, 0.2), (0.62, 0.26, 24, 0x8fb8a8, 1.9), (0.74, 0.34, 18, 0x5c9683, 3.1),
      (0.88, 0.46, 13, 0x2f6b5b, 4.4), (1.04, 0.66, 8, 0x143f36, 5.2),
    ] as [(CGFloat, CGFloat, Int, UInt32, CGFloat)] {
      p.pines(count, from: -0.04, to: 1.04, size: size, color) { p.ridge($0, base, 0.03, phase: phase) }
      p.hills(base, 0.03, phase: phase, color)
      p.haze(base - 0.05, 0.16, 0xf1f3e6, alpha: 0.5)
    }
  }

  @Sendable private static func sea(_ p: ScenePainter) {
    p.sky([0x2a91d8, 0x8fd0ee, 0xe6f5f6], to: 0.5)
    p.sun(0.28, 0.2, radius: 0.07, 0xfffdf0)
    p.cloud(0.68, 0.24, 0.1)
    p.cloud(0.9, 0.15, 0.06, alpha: 0.7)
    p.water(0.5, [0x6fc3dc, 0x2b8fbd, 0x0f5f95])
    p.glints(0.28, from: 0.5, 0xffffff, width: 0.2, count: 26)
    for (y, phase, color) in [(0.72, 0.5, 0x2a86b6), (0.82, 2, 0x1c71a6), (0.92, 3.7, 0x115a8c)]
      as [(CGFloat, CGFloat, UInt32)]
    {
      p.hills(y, 0.018, phase: phase, color, frequency: 3)
    }
    p.fill([(0.6, 0.46), (0.6, 0.24), (0.69, 0.46)], 0xffffff)
    p.fill([(0.592, 0.46), (0.592, 0.28), (0.545, 0.46)], 0xf3dfc2)
    p.fill([(0.53, 0.48), (0.71, 0.48), (0.68, 0.53), (0.56, 0.53)], 0xc8553d)
  }

  @Sendable private static func aurora(_ p: ScenePainter) {
    p.context.fillGradient(
      [CGColor(hex: 0x0b1030), CGColor(hex: 0x1b2a5a), CGColor(hex: 0x2f4f78)], from: .zero, to: p.point(0, 0.8))
    p.stars(140, to: 0.7)
    for (start, color, phase) in [(0.12, 0x53e0a4, 0.3), (0.3, 0x68d8c8, 1.7), (0.2, 0x9a7be8, 3.3)]
      as [(CGFloat, UInt32, CGFloat)]
    {
      for step in 0..<150 {
        let x = CGFloat(step) / 150
        let foot = start + 0.26 + 0.09 * sin(x * 6 + phase) + 0.04 * sin(x * 13 + phase)
        let top = foot - 0.2 - 0.08 * sin(x * 9 + phase * 2)
        p.context.saveGState()
        p.context.clip(
          to: CGRect(
            origin: p.point(x, top), size: CGSize(width: p.point(1 / 150, 0).x + 0.5, height: p.point(0, foot - top).y))
        )
        p.context.fillGradient(
          [CGColor(hex: color, alpha: 0), CGColor(hex: color, alpha: 0.34 + 0.2 * sin(x * 17 + phase))],
          from: p.point(x, top), to: p.point(x, foot))
        p.context.restoreGState()
      }
    }
    p.mountain(0.24, 0.56, base: 0.95, half: 0.34, 0x33446f, 0x253459, snow: 0xc9d7ea)
    p.mountain(0.74, 0.52, base: 0.98, half: 0.4, 0x2c3c66, 0x1f2d50, snow: 0xc9d7ea)
    p.pines(34, from: -0.02, to: 1.02, size: 0.16, 0x101a30) { p.ridge($0, 0.93, 0.02, phase: 1) }
    p.hills(0.93, 0.02, phase: 1, 0x101a30)
  }

  @Sendable private static func canyon(_ p: ScenePainter) {
    p.sky([0x4f9ad6, 0xb9dcec, 0xfbeacb])
    p.cloud(0.3, 0.15, 0.08, alpha: 0.7)
    for (left, right, top, color) in [
      (-0.05, 0.3, 0.44, 0xd99a6c), (0.36, 0.58, 0.4, 0xdca075), (0.68, 1.05, 0.36, 0xd4915f),
      (-0.05, 0.2, 0.5, 0xc0703f), (0.76, 1.05, 0.48, 0xb9683a), (0.44, 0.52, 0.5, 0xc67a49),
    ] as [(CGFloat, CGFloat, CGFloat, UInt32)] {
      let lean: CGFloat = 0.035
      p.fill([(left - lean, 0.82), (left, top), (right, top), (right + lean, 0.82)], color)
      for band in 1...4 {
        let y = top + CGFloat(band) * (0.8 - top) / 5.5
        p.fill(
          [(left - 0.01, y), (right + 0.01, y), (right + 0.014, y + 0.018), (left - 0.014, y + 0.018)], 0x8f4a28,
          alpha: 0.35)
      }
    }
    p.hills(0.76, 0.02, phase: 2, 0xb06a3b)
    p.hills(0.84, 0.03, phase: 4.2, 0x8f5230)
    func bank(_ side: CGFloat) -> [(CGFloat, CGFloat)] {
      (0...40).map { step in
        let part = CGFloat(step) / 40
        let middle = 0.52 - 0.09 * sin(part * 6) * (0.3 + part)
        return (middle + side * (0.006 + 0.05 * part), 0.8 + 0.21 * part)
      }
    }
    p.fill(bank(-1) + bank(1).reversed(), 0x6fb7c4)
    p.hills(0.96, 0.02, phase: 0.4, 0x6e3d24)
  }

  @Sendable private static func meadow(_ p: ScenePainter) {
    p.sky([0x5db4ec, 0xbfe4f5, 0xf5fbf0])
    p.sun(0.8, 0.17, radius: 0.065, 0xfff9d8)
    p.cloud(0.22, 0.18, 0.12)
    p.cloud(0.5, 0.27, 0.07, alpha: 0.8)
    p.hills(0.52, 0.05, phase: 0.4, 0x9ccf9a)
    p.hills(0.6, 0.06, phase: 2.1, 0x7fc07a)
    p.hills(0.72, 0.06, phase: 3.6, 0x5fae5d)
    p.hills(0.84, 0.05, phase: 5.2, 0x47984c)
    for (x, y, size) in [(0.16, 0.58, 0.07), (0.24, 0.6, 0.05), (0.74, 0.66, 0.09)] as [(CGFloat, CGFloat, CGFloat)] {
      p.fill([(x - 0.006, y), (x - 0.006, y - size), (x + 0.006, y - size), (x + 0.006, y)], 0x6b4a33)
      let center = p.point(x, y - size * 1.5)
      let side = p.point(0, size).y
      p.context.setFillColor(p.color(0x2f7d3f))
      p.context.fillEllipse(in: CGRect(x: center.x - side, y: center.y - side, width: 2 * side, height: 2 * side))
    }
    let flowers: [UInt32] = [0xffffff, 0xffe066, 0xf28482, 0xe07be0]
    for index in 0..<190 {
      let (x, depth) = (p.noise(), p.noise())
      let (center, side) = (p.point(x, 0.84 + depth * 0.17), 2 + depth * 6)
      p.context.setFillColor(p.color(flowers[index % flowers.count]))
      p.context.fillEllipse(in: CGRect(x: center.x, y: center.y, width: side, height: side))
    }
  }

  @Sendable private static func island(_ p: ScenePainter) {
    p.sky([0xf06a6a, 0xf9a875, 0xfde3a7], to: 0.56)
    p.sun(0.5, 0.46, radius: 0.13, 0xfff0b8)
    p.water(0.58, [0xf6a06f, 0xb0577c, 0x5a2f6a])
    p.glints(0.5, from: 0.58, 0xffe7a8, width: 0.24, count: 26)
    p.mountain(0.3, 0.34, base: 0.59, half: 0.2, 0x7b3f6b, 0x62305c, snow: nil)
    p.hills(0.995, 0.01, phase: 1, 0x2b1638)
    p.fill([(0.62, 0.8), (0.72, 0.75), (0.86, 0.755), (1.01, 0.8), (1.01, 0.86), (0.8, 0.84), (0.6, 0.83)], 0x2b1638)
    for (x, y, lean) in [(0.78, 0.77, -0.05), (0.87, 0.77, 0.03)] as [(CGFloat, CGFloat, CGFloat)] {
      p.fill([(x, y), (x + lean, y - 0.3), (x + lean + 0.008, y - 0.3), (x + 0.014, y)], 0x2b1638)
      for angle in stride(from: CGFloat(-0.35), through: 3.5, by: 0.55) {
        let (dx, dy) = (cos(angle) * 0.09, -sin(angle) * 0.07)
        p.fill(
          [
            (x + lean, y - 0.3), (x + lean + dx * 0.55, y - 0.33 + dy * 0.9), (x + lean + dx, y - 0.27 + dy * 0.8),
            (x + lean + dx * 0.5, y - 0.3 + dy * 0.7),
          ], 0x2b1638)
      }
    }
  }

  @Sendable private static func fjord(_ p: ScenePainter) {
    p.sky([0x7fa9c9, 0xc6dbe3, 0xf2efe2], to: 0.55)
    p.cloud(0.5, 0.16, 0.1, alpha: 0.6)
    func cliffs() {
      p.fill([(0.34, 0.6), (0.42, 0.42), (0.5, 0.36), (0.6, 0.44), (0.68, 0.6)], 0xa8bfc7)
      p.fill([(-0.01, 0.12), (0.12, 0.16), (0.22, 0.3), (0.3, 0.36), (0.42, 0.6), (-0.01, 0.6)], 0x6d8f95)
      p.fill([(1.01, 0.06), (0.9, 0.14), (0.78, 0.24), (0.7, 0.4), (0.6, 0.6), (1.01, 0.6)], 0x5d8088)
      p.fill([(-0.01, 0.3), (0.08, 0.32), (0.18, 0.46), (0.3, 0.6), (-0.01, 0.6)], 0x3f666b)
      p.fill([(1.01, 0.24), (0.94, 0.3), (0.86, 0.42), (0.74, 0.6), (1.01, 0.6)], 0x355a61)
      p.fill([(0.205, 0.28), (0.212, 0.28), (0.226, 0.6), (0.21, 0.6)], 0xf3f8f8, alpha: 0.85)
    }
    cliffs()
    p.water(0.6, [0xa9c6cf, 0x5d8f9e, 0x245a6d])
    p.mirrored(at: 0.6) {
      p.context.setAlpha(0.35)
      cliffs()
    }
    p.glints(0.5, from: 0.6, 0xffffff, width: 0.3, count: 20)
    p.fill([(0.47, 0.74), (0.55, 0.74), (0.535, 0.765), (0.485, 0.765)], 0xb8432f)
    p.fill([(0.5, 0.735), (0.5, 0.69), (0.525, 0.735)], 0xffffff)
  }

  @Sendable private static func snow(_ p: ScenePainter) {
    p.sky([0x8fa6d6, 0xd3d7ee, 0xf8e7e6])
    p.sun(0.3, 0.38, radius: 0.07, 0xfff6ec)
    p.hills(0.52, 0.06, phase: 1.4, 0xd6dcf0)
    p.pines(30, size: 0.12, 0x9aa9cd) { p.ridge($0, 0.62, 0.04, phase: 3) }
    p.hills(0.62, 0.04, phase: 3, 0xe4e9f6)
    p.pines(9, from: 0.5, to: 1.02, size: 0.3, 0x53658f) { p.ridge($0, 0.76, 0.05, phase: 0.6) }
    p.hills(0.76, 0.05, phase: 0.6, 0xf1f4fb)
    p.fill([(0.2, 0.79), (0.2, 0.7), (0.27, 0.64), (0.34, 0.7), (0.34, 0.79)], 0x7a4b3a)
    p.fill([(0.18, 0.71), (0.27, 0.62), (0.36, 0.71), (0.34, 0.71), (0.27, 0.655), (0.2, 0.71)], 0xffffff)
    p.fill([(0.25, 0.79), (0.25, 0.73), (0.29, 0.73), (0.29, 0.79)], 0x4d2d22)
    p.context.setFillColor(CGColor(hex: 0xffd27a))
    p.context.fill(CGRect(origin: p.point(0.305, 0.715), size: CGSize(width: 15, height: 17)))
    p.hills(0.88, 0.03, phase: 5, 0xfbfcff)
    for _ in 0..<130 {
      let (center, side) = (p.point(p.noise(), p.noise()), 1.5 + p.noise() * 3.5)
      p.context.setFillColor(CGColor(gray: 1, alpha: 0.8))
      p.context.fillEllipse(in: CGRect(x: center.x, y: center.y, width: side, height: side))
    }
  }

  @Sendable private static func lavender(_ p: ScenePainter) {
    p.sky([0x8f7fd1, 0xf0a9b8, 0xfbe3c0])
    p.sun(0.5, 0.42, radius: 0.08, 0xfff2cf)
    p.hills(0.5, 0.04, phase: 0.9, 0xb38cb5)
    p.hills(0.55, 0.03, phase: 3.4, 0x8d6a9c)
    p.fill([(0, 0.58), (1, 0.58), (1, 1.01), (0, 1.01)], 0x6b8f5a)
    for row in -9...9 {
      let (near, far) = (0.5 + CGFloat(row) * 0.17, 0.5 + CGFloat(row) * 0.026)
      p.fill([(far - 0.007, 0.58), (far + 0.007, 0.58), (near + 0.055, 1.01), (near - 0.055, 1.01)], 0x8a5fc0)
      p.fill([(far, 0.58), (far + 0.007, 0.58), (near + 0.055, 1.01), (near + 0.01, 1.01)], 0x6b45a0)
    }
    for (x, y, size) in [(0.2, 0.59, 0.13), (0.25, 0.59, 0.17), (0.3, 0.59, 0.12)] as [(CGFloat, CGFloat, CGFloat)] {
      let (top, side) = (p.point(x, y - size), p.point(0.022, size))
      p.context.setFillColor(p.color(0x3f5a45))
      p.context.fillEllipse(in: CGRect(x: top.x - side.x / 2, y: top.y, width: side.x, height: side.y))
    }
  }
}
