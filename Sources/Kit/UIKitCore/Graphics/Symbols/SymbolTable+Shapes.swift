// SPDX-License-Identifier: MIT

/// Geometric shapes, and lists made of them.
nonisolated extension SymbolTable {
  static let heart = """
    M 12 20 C 7.2 16.8 3.4 13.4 3.4 9.2 C 3.4 6.5 5.4 4.6 7.9 4.6 C 9.6 4.6 11.1 5.5 12 7 \
    C 12.9 5.5 14.4 4.6 16.1 4.6 C 18.6 4.6 20.6 6.5 20.6 9.2 C 20.6 13.4 16.8 16.8 12 20 Z
    """
  private static let triangle = "M 12 4.4 L 20.4 19 H 3.6 Z"
  private static let hexagon = "M 12 2.9 L 20 7.4 V 16.6 L 12 21.1 L 4 16.6 V 7.4 Z"
  private static let diamond = "M 12 2.8 L 21.2 12 L 12 21.2 L 2.8 12 Z"
  private static let shield =
    "M 12 2.9 C 14.4 4.6 17 5.4 19.8 5.6 V 11.4 C 19.8 16 16.8 19.4 12 21.2 C 7.2 19.4 4.2 16 4.2 11.4 V 5.6 C 7 5.4 9.6 4.6 12 2.9 Z"

  private static func grid(of count: Int) -> [CGRect] {
    let gap: CGFloat = count == 2 ? 3.2 : 2.8
    let side = (16.4 - gap * CGFloat(count - 1)) / CGFloat(count)
    return (0..<count * count).map { index in
      CGRect(
        x: 3.8 + CGFloat(index % count) * (side + gap), y: 3.8 + CGFloat(index / count) * (side + gap), width: side,
        height: side)
    }
  }

  private static func boxes(_ rects: [CGRect], outset: CGFloat, radius: CGFloat) -> [CGPath] {
    rects.map { rect in
      let rect = rect.insetBy(dx: -outset, dy: -outset)
      return Shapes.box(rect.minX, rect.minY, rect.width, rect.height, radius)
    }
  }

  static let shapes: Table = [
    "circle": { Symbol(strokes: [Shapes.circle]) },
    "circle.fill": { Symbol(fills: [Shapes.wholeDisc]) },
    "circle.lefthalf.filled": {
      .circled([], dots: [Shapes.arc(radius: 8.8, from: 90, to: 270, closed: true)])
    },
    "circle.dashed": {
      Symbol(strokes: (0..<8).map { Shapes.arc(radius: 8.8, from: CGFloat($0) * 45 + 5, to: CGFloat($0) * 45 + 28) })
    },
    "largecircle.fill.circle": { .circled([], dots: [Shapes.disc(12, 12, 5.4)]) },
    "square": { .boxed([]) },
    "square.fill": { .inBox([]) },
    "rectangle": { Symbol(strokes: [Shapes.box(3, 5, 18, 14, 3)]) },
    "rectangle.fill": { Symbol(fills: [Shapes.box(2.1, 4.1, 19.8, 15.8, 3.8)]) },
    "rectangle.portrait": { Symbol(strokes: [Shapes.box(5, 3, 14, 18, 3)]) },
    "rectangle.portrait.fill": { Symbol(fills: [Shapes.box(4.1, 2.1, 15.8, 19.8, 3.8)]) },
    "capsule": { Symbol(strokes: [Shapes.box(2.5, 7, 19, 10, 5)]) },
    "capsule.fill": { Symbol(fills: [Shapes.box(1.6, 6.1, 20.8, 11.8, 5.9)]) },
    "triangle": { .outline(triangle) },
    "triangle.fill": { .solid(triangle) },
    "diamond": { .outline(diamond) },
    "diamond.fill": { .solid(diamond) },
    "hexagon": { .outline(hexagon) },
    "hexagon.fill": { .solid(hexagon) },
    "shield": { .outline(shield) },
    "shield.fill": { .solid(shield) },
    "star": { Symbol(strokes: [Shapes.star(radius: 9.2)]) },
    "star.fill": { Symbol(rounded: [Shapes.star(radius: 9.2)]) },
    "star.leadinghalf.filled": {
      Symbol(strokes: [Shapes.star(radius: 9.2)], fills: [Shapes.starHalf(radius: 9.2)])
    },
    "star.circle": { .circled([], dots: [Shapes.star(radius: 5.8)]) },
    "star.circle.fill": { .inDisc([], dots: [Shapes.star(radius: 6.2)]) },
    "star.slash": { Symbol(strokes: [Shapes.star(radius: 9.2)]).slashed() },
    "heart": { .outline(heart) },
    "heart.fill": { .solid(heart) },
    "heart.slash": { Symbol.outline(heart).slashed() },
    "heart.circle": {
      .circled([], dots: [Shapes.transformed(Shapes.path(heart), CGAffineTransform(scaleX: 0.56, y: 0.56))])
    },
    "heart.circle.fill": {
      .inDisc([], dots: [Shapes.transformed(Shapes.path(heart), CGAffineTransform(scaleX: 0.6, y: 0.6))])
    },
    "square.grid.2x2": { Symbol(strokes: boxes(grid(of: 2), outset: 0, radius: 1.6)) },
    "square.grid.2x2.fill": { Symbol(fills: boxes(grid(of: 2), outset: 0.9, radius: 2.2)) },
    "square.grid.3x3": { Symbol(strokes: boxes(grid(of: 3), outset: 0, radius: 0.9)) },
    "square.grid.3x3.fill": { Symbol(fills: boxes(grid(of: 3), outset: 0.7, radius: 1.3)) },
    "square.stack": {
      Symbol(strokes: [Shapes.box(5, 9, 14, 11.8, 3), Shapes.line((7, 6), (17, 6)), Shapes.line((9, 3.2), (15, 3.2))])
    },
    "square.on.square": {
      Symbol(strokes: [
        Shapes.box(8, 8, 12.6, 12.6, 3),
        Shapes.path(
          "M 5.2 16 C 4.1 15.7 3.4 14.8 3.4 13.6 V 6.4 C 3.4 4.7 4.7 3.4 6.4 3.4 H 13.6 C 14.8 3.4 15.7 4.1 16 5.2"),
      ])
    },
    "rectangle.stack": {
      Symbol(strokes: [
        Shapes.box(3, 10, 18, 10.2, 2.8), Shapes.line((5, 6.9), (19, 6.9)), Shapes.line((7.5, 3.8), (16.5, 3.8)),
      ])
    },
    "rectangle.stack.fill": {
      Symbol(
        strokes: [Shapes.line((5, 6.7), (19, 6.7)), Shapes.line((7.5, 3.6), (16.5, 3.6))],
        fills: [Shapes.box(2.1, 9.3, 19.8, 11.8, 3.4)])
    },
    "rectangle.on.rectangle": {
      Symbol(strokes: [
        Shapes.box(8, 9.5, 13, 10, 2.6),
        Shapes.path("M 5 15 C 3.8 14.7 3 13.7 3 12.4 V 7.1 C 3 5.6 4.1 4.5 5.6 4.5 H 13.4 C 14.7 4.5 15.7 5.3 16 6.5"),
      ])
    },
    "rectangle.split.2x1": { Symbol(strokes: [Shapes.box(3, 5, 18, 14, 3), Shapes.line((12, 5), (12, 19))]) },
    "rectangle.split.3x1": {
      Symbol(strokes: [Shapes.box(3, 5, 18, 14, 3), Shapes.line((9, 5), (9, 19)), Shapes.line((15, 5), (15, 19))])
    },
    "rectangle.grid.1x2": { Symbol(strokes: [Shapes.box(3, 4, 18, 6.6, 2), Shapes.box(3, 13.4, 18, 6.6, 2)]) },
    "rectangle.grid.1x2.fill": {
      Symbol(fills: [Shapes.box(2.1, 3.1, 19.8, 8.2, 2.6), Shapes.box(2.1, 12.7, 19.8, 8.2, 2.6)])
    },
    "sidebar.left": {
      Symbol(strokes: [
        Shapes.box(3, 5, 18, 14, 3), Shapes.line((9.4, 5), (9.4, 19)), Shapes.line((5.4, 8.4), (7, 8.4)),
        Shapes.line((5.4, 11.2), (7, 11.2)),
      ])
    },
    "sidebar.right": {
      Symbol(strokes: [
        Shapes.box(3, 5, 18, 14, 3), Shapes.line((14.6, 5), (14.6, 19)), Shapes.line((17, 8.4), (18.6, 8.4)),
        Shapes.line((17, 11.2), (18.6, 11.2)),
      ])
    },
    "viewfinder": {
      .outline(
        "M 3.5 8 V 6.5 C 3.5 4.8 4.8 3.5 6.5 3.5 H 8", "M 16 3.5 H 17.5 C 19.2 3.5 20.5 4.8 20.5 6.5 V 8",
        "M 20.5 16 V 17.5 C 20.5 19.2 19.2 20.5 17.5 20.5 H 16", "M 8 20.5 H 6.5 C 4.8 20.5 3.5 19.2 3.5 17.5 V 16")
    },
  ]

  private static func lines(_ ends: (from: CGFloat, to: CGFloat)..., top: CGFloat, pitch: CGFloat) -> [CGPath] {
    ends.enumerated().map { index, end in
      let y = top + CGFloat(index) * pitch
      return Shapes.line((end.from, y), (end.to, y))
    }
  }

  private static let full: (from: CGFloat, to: CGFloat) = (3.5, 20.5)
  private static let items = lines((9, 20.5), (9, 20.5), (9, 20.5), top: 6, pitch: 6)

  static let lists: Table = [
    "line.3.horizontal": { Symbol(strokes: lines(full, full, full, top: 6.2, pitch: 5.8)) },
    "line.horizontal.3": { Symbol(strokes: lines(full, full, full, top: 6.2, pitch: 5.8)) },
    "line.3.horizontal.decrease": { Symbol(strokes: lines((3.5, 20.5), (6.8, 17.2), (10, 14), top: 7, pitch: 5)) },
    "list.bullet": {
      Symbol(strokes: items, fills: [Shapes.disc(4.4, 6, 1.5), Shapes.disc(4.4, 12, 1.5), Shapes.disc(4.4, 18, 1.5)])
    },
    "list.dash": { Symbol(strokes: items + lines((3.4, 5), (3.4, 5), (3.4, 5), top: 6, pitch: 6)) },
    "list.bullet.rectangle": {
      Symbol(
        strokes: [Shapes.box(3, 4, 18, 16, 3)] + lines((10.6, 17.4), (10.6, 17.4), (10.6, 17.4), top: 8.2, pitch: 3.8),
        fills: [Shapes.disc(7, 8.2, 1.1), Shapes.disc(7, 12, 1.1), Shapes.disc(7, 15.8, 1.1)])
    },
    "checklist": {
      Symbol(strokes: [
        Shapes.line((3, 6.8), (4.8, 8.8), (8, 4.6)), Shapes.line((3, 16.4), (4.8, 18.4), (8, 14.2)),
        Shapes.line((11.5, 6.8), (21, 6.8)), Shapes.line((11.5, 16.6), (21, 16.6)),
      ])
    },
    "text.alignleft": { Symbol(strokes: lines((3.5, 20.5), (3.5, 14), (3.5, 20.5), (3.5, 12), top: 5, pitch: 4.7)) },
    "text.aligncenter": { Symbol(strokes: lines((3.5, 20.5), (7, 17), (3.5, 20.5), (8, 16), top: 5, pitch: 4.7)) },
    "text.alignright": { Symbol(strokes: lines((3.5, 20.5), (10, 20.5), (3.5, 20.5), (12, 20.5), top: 5, pitch: 4.7)) },
    "text.justify": { Symbol(strokes: lines(full, full, full, full, top: 5, pitch: 4.7)) },
    "slider.horizontal.3": {
      Symbol(
        strokes: lines(full, full, full, top: 6, pitch: 6),
        fills: [Shapes.disc(8.5, 6, 2.6), Shapes.disc(15.5, 12, 2.6), Shapes.disc(10, 18, 2.6)])
    },
  ]
}
