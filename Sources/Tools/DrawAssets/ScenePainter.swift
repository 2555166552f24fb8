// SPDX-License-Identifier: MIT
import CoreGraphics

/// Paints the parts of landscapes, by day or by night. Coordinates are fractions of the picture, with y downward.
final class ScenePainter {
  let context: CGContext
  let isNight: Bool
  private let width: CGFloat
  private let height: CGFloat
  private var random: UInt64

  init(_ context: CGContext, width: Int, height: Int, isNight: Bool, seed: UInt64) {
    self.context = context
    self.isNight = isNight
    self.width = CGFloat(width)
    self.height = CGFloat(height)
    random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Returns a number from 0 to 1. The sequence is the same in each run.
  func noise() -> CGFloat {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(random >> 33) / CGFloat(1 << 31)
  }

  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * width, y: y * height) }

  /// Returns a colour, at night as moonlight shows it: darker, and bluish.
  func color(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
    let parts = [hex >> 16 & 0xff, hex >> 8 & 0xff, hex & 0xff].map { CGFloat($0) / 255 }
    guard isNight else { return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha) }
    let grey = parts[0] * 0.3 + parts[1] * 0.59 + parts[2] * 0.11
    let night: [CGFloat] = [0.03, 0.05, 0.125]
    let shown = (0..<3).map { night[$0] + (parts[$0] * 0.55 + grey * 0.45) * [0.34, 0.4, 0.54][$0] }
    return CGColor(red: shown[0], green: shown[1], blue: shown[2], alpha: alpha)
  }

  // MARK: Sky

  func sky(_ colors: [UInt32], to bottom: CGFloat = 0.7) {
    context.fillGradient(colors.map { color($0) }, from: .zero, to: point(0, bottom))
    if isNight { stars(70) }
  }

  func stars(_ count: Int, to bottom: CGFloat = 0.6) {
    // The stars leave the random numbers of the other parts as they are by day.
    let kept = random
    defer { random = kept }
    for _ in 0..<count {
      let (center, side) = (point(noise(), noise() * bottom), 0.8 + noise() * 1.6)
      context.setFillColor(CGColor(gray: 1, alpha: 0.25 + noise() * 0.6))
      context.fillEllipse(in: CGRect(x: center.x, y: center.y, width: side, height: side))
    }
  }

  /// The sun with a glow, or at night the moon.
  func sun(_ x: CGFloat, _ y: CGFloat, radius: CGFloat, _ hex: UInt32) {
    let (center, radius) = (point(x, y), radius * height * (isNight ? 0.8 : 1))
    let full = isNight ? CGColor(hex: 0xf1f2e4) : CGColor(hex: hex)
    for (scale, alpha) in [(4.2, 0.06), (3, 0.08), (2.1, 0.1), (1.5, 0.13), (1, 1)] as [(CGFloat, CGFloat)] {
      let side = 2 * radius * scale
      context.setFillColor(full.copy(alpha: isNight && scale > 1 ? alpha * 0.5 : alpha) ?? full)
      context.fillEllipse(in: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    }
  }

  func cloud(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat, alpha: CGFloat = 0.85) {
    let path = CGMutablePath()
    for (dx, dy, r) in [(-0.9, 0, 0.36), (-0.35, -0.2, 0.5), (0.3, -0.12, 0.44), (0.85, 0.02, 0.32)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let center = point(x, y)
      let side = size * height
      path.addEllipse(
        in: CGRect(
          x: center.x + (dx - r) * side, y: center.y + (dy - r) * side, width: 2 * r * side, height: 2 * r * side))
    }
    let center = point(x, y)
    path.addRect(
      CGRect(x: center.x - 0.9 * size * height, y: center.y, width: 1.75 * size * height, height: 0.34 * size * height))
    context.addPath(path)
    context.setFillColor(color(0xffffff, alpha: isNight ? alpha * 0.6 : alpha))
    context.fillPath()
  }

  // MARK: Ground

  func fill(_ points: [(CGFloat, CGFloat)], _ hex: UInt32, alpha: CGFloat = 1) {
    context.addLines(between: points.map(point))
    context.closePath()
    context.setFillColor(color(hex, alpha: alpha))
    context.fillPath()
  }

  /// Hills: the height of a row of waves, from `base` up and down by `swing`.
  func hills(_ base: CGFloat, _ swing: CGFloat, phase: CGFloat, _ hex: UInt32, frequency: CGFloat = 1) {
    var points: [(CGFloat, CGFloat)] = [(0, 1.01)]
    for step in 0...120 {
      let x = CGFloat(step) / 120
      points.append((x, ridge(x, base, swing, phase: phase, frequency: frequency)))
    }
    fill(points + [(1, 1.01)], hex)
  }

  func ridge(_ x: CGFloat, _ base: CGFloat, _ swing: CGFloat, phase: CGFloat, frequency: CGFloat = 1) -> CGFloat {
    let u = x * 2 * .pi * frequency
    return base + swing * (sin(u * 0.9 + phase) * 0.55 + sin(u * 2.3 + phase * 2.1) * 0.3 + sin(u * 5.1 + phase) * 0.12)
  }

  /// A mountain with a lit and a shaded side, and snow on its top.
  func mountain(
    _ x: CGFloat, _ top: CGFloat, base: CGFloat, half: CGFloat, _ light: UInt32, _ dark: UInt32, snow: UInt32?
  ) {
    fill([(x - half, base), (x, top), (x + half, base)], light)
    let bend = half * 0.18
    fill([(x, top), (x + half, base), (x - bend, base), (x + bend * 0.6, top + (base - top) * 0.5)], dark)
    guard let snow else { return }
    let line = top + (base - top) * 0.3
    let part = half * 0.3
    fill(
      [
        (x, top), (x + part, line), (x + part * 0.5, line - 0.02), (x + part * 0.15, line + 0.035),
        (x - part * 0.3, line - 0.015), (x - part * 0.6, line + 0.02), (x - part, line),
      ], snow)
    fill([(x, top), (x + part, line), (x + part * 0.5, line - 0.02), (x + part * 0.2, line + 0.01)], dark, alpha: 0.25)
  }

  func pine(_ x: CGFloat, _ base: CGFloat, _ size: CGFloat, _ hex: UInt32) {
    let half = size * 0.2 * height / width
    for level in 0..<4 {
      let (part, top) = (CGFloat(level), base - size * (0.34 + 0.22 * CGFloat(level)))
      let reach = half * (1 - part * 0.2)
      fill([(x - reach, top + size * 0.3), (x, top), (x + reach, top + size * 0.3)], hex)
    }
    fill(
      [
        (x - half * 0.14, base), (x - half * 0.14, base - size * 0.1), (x + half * 0.14, base - size * 0.1),
        (x + half * 0.14, base),
      ], hex)
  }

  /// A row of pines along hills.
  func pines(
    _ count: Int, from left: CGFloat = 0, to right: CGFloat = 1, size: CGFloat, _ hex: UInt32,
    at base: (CGFloat) -> CGFloat
  ) {
    for index in 0..<count {
      let x = left + (right - left) * (CGFloat(index) + 0.15 + 0.7 * noise()) / CGFloat(count)
      pine(x, base(x) + 0.02, size * (0.65 + 0.6 * noise()), hex)
    }
  }

  func haze(_ y: CGFloat, _ depth: CGFloat, _ hex: UInt32, alpha: CGFloat) {
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: y * height, width: width, height: depth * height))
    context.fillGradient([color(hex, alpha: 0), color(hex, alpha: alpha)], from: point(0, y), to: point(0, y + depth))
    context.restoreGState()
  }

  // MARK: Water

  func water(_ y: CGFloat, _ colors: [UInt32]) {
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: y * height, width: width, height: (1 - y) * height + 1))
    context.fillGradient(colors.map { color($0) }, from: point(0, y), to: point(0, 1))
    context.restoreGState()
  }

  /// Lines of light on water, around `x`, that grow wider towards the lower edge.
  func glints(_ x: CGFloat, from y: CGFloat, _ hex: UInt32, width spread: CGFloat, count: Int = 22) {
    for index in 0..<count {
      let depth = CGFloat(index) / CGFloat(count)
      let length = spread * (0.25 + depth * 0.9) * (0.4 + 0.6 * noise())
      let center = x + (noise() - 0.5) * spread * (0.2 + depth * 0.6)
      let start = point(center - length / 2, y + (1 - y) * depth * depth + 0.006)
      let rect = CGRect(x: start.x, y: start.y, width: length * width, height: 1.2 + depth * 3)
      context.addPath(
        CGPath(roundedRect: rect, cornerWidth: rect.height / 2, cornerHeight: rect.height / 2, transform: nil))
      context.setFillColor(isNight ? CGColor(hex: 0xe8ecf5, alpha: 0.3) : CGColor(hex: hex, alpha: 0.55))
      context.fillPath()
    }
  }

  /// Mirrors what `draw` paints above a line, darkened, below it.
  func mirrored(at y: CGFloat, _ draw: () -> Void) {
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: y * height, width: width, height: (1 - y) * height))
    context.translateBy(x: 0, y: 2 * y * height)
    context.scaleBy(x: 1, y: -1)
    draw()
    context.restoreGState()
  }
}
