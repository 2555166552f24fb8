// SPDX-License-Identifier: MIT

/// The symbols there are, by their SF Symbols names.
nonisolated enum SymbolTable {
  static let symbols: [String: @Sendable () -> Symbol] = [
    "chevron.left": { Symbol(strokes: [line((14.5, 4.5), (7, 12), (14.5, 19.5))]) },
    "chevron.backward": { Symbol(strokes: [line((14.5, 4.5), (7, 12), (14.5, 19.5))]) },
    "chevron.right": { Symbol(strokes: [line((9.5, 4.5), (17, 12), (9.5, 19.5))]) },
    "chevron.forward": { Symbol(strokes: [line((9.5, 4.5), (17, 12), (9.5, 19.5))]) },
    "chevron.up": { Symbol(strokes: [line((4.5, 15), (12, 7.5), (19.5, 15))]) },
    "chevron.down": { Symbol(strokes: [line((4.5, 9), (12, 16.5), (19.5, 9))]) },
    "xmark": { Symbol(strokes: [line((6, 6), (18, 18)), line((18, 6), (6, 18))]) },
    "plus": { Symbol(strokes: [line((12, 4.5), (12, 19.5)), line((4.5, 12), (19.5, 12))]) },
    "minus": { Symbol(strokes: [line((4.5, 12), (19.5, 12))]) },
    "checkmark": { Symbol(strokes: [line((5, 12.5), (10, 17.5), (19, 6.5))]) },
    "arrow.left": { Symbol(strokes: [line((20, 12), (4, 12)), line((10, 6), (4, 12), (10, 18))]) },
    "arrow.right": { Symbol(strokes: [line((4, 12), (20, 12)), line((14, 6), (20, 12), (14, 18))]) },
    "arrow.left.arrow.right": {
      Symbol(strokes: [
        line((3.5, 8), (20.5, 8)), line((7.5, 4), (3.5, 8)), line((20.5, 16), (3.5, 16)), line((16.5, 20), (20.5, 16)),
        line((16.5, 12), (20.5, 16)), line((7.5, 12), (3.5, 8)),
      ])
    },
    "ellipsis": { Symbol(fills: [disc(5, 12, 1.9), disc(12, 12, 1.9), disc(19, 12, 1.9)]) },
    "circle": { Symbol(strokes: [disc(12, 12, 8.5)]) },
    "circle.fill": { Symbol(fills: [disc(12, 12, 9)]) },
    "square": { Symbol(strokes: [box(4, 4, 16, 16, 3.5)]) },
    "square.fill": { Symbol(fills: [box(3.5, 3.5, 17, 17, 3.5)]) },
    "square.grid.2x2": {
      Symbol(strokes: [
        box(4, 4, 6.5, 6.5, 1.5), box(13.5, 4, 6.5, 6.5, 1.5), box(4, 13.5, 6.5, 6.5, 1.5),
        box(13.5, 13.5, 6.5, 6.5, 1.5),
      ])
    },
    "rectangle.stack": {
      Symbol(strokes: [box(4, 10, 16, 10, 2.5), line((5.5, 6.8), (18.5, 6.8)), line((7.5, 3.8), (16.5, 3.8))])
    },
    "rectangle.on.rectangle": {
      Symbol(strokes: [box(8, 9, 13, 10.5, 2.5), line((4.5, 14.5), (3, 14.5), (3, 4.5), (16, 4.5), (16, 5.5))])
    },
    "slider.horizontal.3": {
      Symbol(
        strokes: [line((3.5, 6), (20.5, 6)), line((3.5, 12), (20.5, 12)), line((3.5, 18), (20.5, 18))],
        fills: [disc(8.5, 6, 2.6), disc(15.5, 12, 2.6), disc(10, 18, 2.6)])
    },
    "waveform.path": {
      Symbol(strokes: [line((3, 13), (6, 13), (9, 5), (13, 19), (16, 9), (18, 13), (21, 13))])
    },
    "play.fill": { Symbol(fills: [polygon((7, 4.5), (19.5, 12), (7, 19.5))]) },
    "pause.fill": { Symbol(fills: [box(6, 4.5, 4, 15, 1), box(14, 4.5, 4, 15, 1)]) },
    "stop.fill": { Symbol(fills: [box(5.5, 5.5, 13, 13, 1.5)]) },
    "house": {
      Symbol(strokes: [line((3.5, 11.5), (12, 4), (20.5, 11.5)), line((6, 10), (6, 20), (18, 20), (18, 10))])
    },
    "star": { Symbol(strokes: [star()]) },
    "star.fill": { Symbol(fills: [star()]) },
    "magnifyingglass": { Symbol(strokes: [disc(10.5, 10.5, 6.2), line((15.2, 15.2), (20.5, 20.5))]) },
    "sun.max": { Symbol(strokes: [disc(12, 12, 4)] + rays(from: 7, to: 9.5, count: 8)) },
    "moon": { Symbol(strokes: [moon()]) },
    "gearshape": { Symbol(strokes: [disc(12, 12, 3), disc(12, 12, 6.8)] + rays(from: 7.2, to: 9.6, count: 8)) },
  ]

  private typealias Point = (x: CGFloat, y: CGFloat)

  private static func line(_ points: Point...) -> CGPath { outline(points, closed: false) }
  private static func polygon(_ points: Point...) -> CGPath { outline(points, closed: true) }

  private static func outline(_ points: [Point], closed: Bool) -> CGPath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.x, y: point.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if closed { path.closeSubpath() }
    return path
  }

  private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    return path
  }

  private static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> CGPath
  {
    CGPath(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius,
      transform: nil)
  }

  private static func rays(from inner: CGFloat, to outer: CGFloat, count: Int) -> [CGPath] {
    (0..<count).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      return line(
        (12 + inner * cos(angle), 12 + inner * sin(angle)), (12 + outer * cos(angle), 12 + outer * sin(angle)))
    }
  }

  /// Five points; the inner radius, 0.44 of the outer, was chosen by eye: a pentagram is thinner.
  private static func star() -> CGPath {
    let points: [Point] = (0..<10).map { index in
      let radius: CGFloat = index.isMultiple(of: 2) ? 9.3 : 9.3 * 0.44
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      return (12 + radius * cos(angle), 12.6 + radius * sin(angle))
    }
    return outline(points, closed: true)
  }

  private static func moon() -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 19.5, y: 14.5))
    path.addCurve(
      to: CGPoint(x: 9.5, y: 4.5), control1: CGPoint(x: 13, y: 17), control2: CGPoint(x: 7, y: 11))
    path.addCurve(
      to: CGPoint(x: 19.5, y: 14.5), control1: CGPoint(x: -1, y: 10.5), control2: CGPoint(x: 13.5, y: 25))
    path.closeSubpath()
    return path
  }
}
