// SPDX-License-Identifier: MIT

/// The available symbols, by their SF Symbols names. They are drawn for Passage.
nonisolated enum SymbolTable {
  static let symbols: [String: @Sendable () -> Symbol] =
    arrows.merging(marks) { one, _ in one }.merging(shapes) { one, _ in one }.merging(things) { one, _ in one }.merging(
      bars
    ) { one, _ in one }

  private typealias Shapes = SymbolShapes

  private static let arrows: [String: @Sendable () -> Symbol] = [
    "chevron.left": { Symbol(strokes: [Shapes.line((14.5, 4.5), (7, 12), (14.5, 19.5))]) },
    "chevron.backward": { Symbol(strokes: [Shapes.line((14.5, 4.5), (7, 12), (14.5, 19.5))]) },
    "chevron.right": { Symbol(strokes: [Shapes.line((9.5, 4.5), (17, 12), (9.5, 19.5))]) },
    "chevron.forward": { Symbol(strokes: [Shapes.line((9.5, 4.5), (17, 12), (9.5, 19.5))]) },
    "chevron.up": { Symbol(strokes: [Shapes.line((4.5, 15.5), (12, 8), (19.5, 15.5))]) },
    "chevron.down": { Symbol(strokes: [Shapes.line((4.5, 8.5), (12, 16), (19.5, 8.5))]) },
    "arrow.left": {
      Symbol(strokes: [Shapes.line((20, 12), (4, 12)), Shapes.line((10.5, 5.5), (4, 12), (10.5, 18.5))])
    },
    "arrow.right": {
      Symbol(strokes: [Shapes.line((4, 12), (20, 12)), Shapes.line((13.5, 5.5), (20, 12), (13.5, 18.5))])
    },
    "arrow.up": { Symbol(strokes: [Shapes.line((12, 20), (12, 4)), Shapes.line((5.5, 10.5), (12, 4), (18.5, 10.5))]) },
    "arrow.down": {
      Symbol(strokes: [Shapes.line((12, 4), (12, 20)), Shapes.line((5.5, 13.5), (12, 20), (18.5, 13.5))])
    },
    "arrow.left.arrow.right": {
      Symbol(strokes: [
        Shapes.line((20.5, 8), (3.5, 8)), Shapes.line((7.5, 4), (3.5, 8), (7.5, 12)),
        Shapes.line((3.5, 16), (20.5, 16)), Shapes.line((16.5, 12), (20.5, 16), (16.5, 20)),
      ])
    },
    "arrow.uturn.backward": {
      Symbol(strokes: [
        Shapes.line((8.5, 4), (3.5, 9), (8.5, 14)),
        Shapes.path("M 3.5 9 H 14.8 C 18 9 20.5 11.4 20.5 14.6 C 20.5 17.8 18 20.2 14.8 20.2 H 10.5"),
      ])
    },
    "arrow.clockwise": {
      Symbol(strokes: [Shapes.arc(radius: 8, from: 10, to: 318), Shapes.line((18.3, 2.6), (18.3, 7), (13.9, 7))])
    },
  ]

  private static let marks: [String: @Sendable () -> Symbol] = [
    "xmark": { Symbol(strokes: [Shapes.line((5.5, 5.5), (18.5, 18.5)), Shapes.line((18.5, 5.5), (5.5, 18.5))]) },
    "xmark.circle": {
      Symbol(strokes: [Shapes.disc(12, 12, 8.8), Shapes.line((9, 9), (15, 15)), Shapes.line((15, 9), (9, 15))])
    },
    "plus": { Symbol(strokes: [Shapes.line((12, 4.5), (12, 19.5)), Shapes.line((4.5, 12), (19.5, 12))]) },
    "plus.circle": {
      Symbol(strokes: [
        Shapes.disc(12, 12, 8.8), Shapes.line((12, 7.8), (12, 16.2)), Shapes.line((7.8, 12), (16.2, 12)),
      ])
    },
    "minus": { Symbol(strokes: [Shapes.line((4.5, 12), (19.5, 12))]) },
    "checkmark": { Symbol(strokes: [Shapes.line((5, 12.8), (9.8, 18), (19, 6))]) },
    "checkmark.circle": {
      Symbol(strokes: [Shapes.disc(12, 12, 8.8), Shapes.line((8.2, 12.6), (11, 15.6), (15.8, 8.8))])
    },
    "info.circle": {
      Symbol(
        strokes: [Shapes.disc(12, 12, 8.8), Shapes.line((12, 11.2), (12, 16.4))], fills: [Shapes.disc(12, 7.8, 1.3)])
    },
    "ellipsis": { Symbol(fills: [Shapes.disc(5, 12, 1.9), Shapes.disc(12, 12, 1.9), Shapes.disc(19, 12, 1.9)]) },
    "list.bullet": {
      Symbol(
        strokes: [
          Shapes.line((9, 6), (20.5, 6)), Shapes.line((9, 12), (20.5, 12)), Shapes.line((9, 18), (20.5, 18)),
        ], fills: [Shapes.disc(4.4, 6, 1.5), Shapes.disc(4.4, 12, 1.5), Shapes.disc(4.4, 18, 1.5)])
    },
    "play.fill": { Symbol(rounded: [Shapes.polygon((7.3, 5), (18.7, 12), (7.3, 19))]) },
    "pause.fill": { Symbol(fills: [Shapes.box(6, 4.5, 4.2, 15, 1.2), Shapes.box(13.8, 4.5, 4.2, 15, 1.2)]) },
    "stop.fill": { Symbol(fills: [Shapes.box(5.5, 5.5, 13, 13, 2)]) },
  ]

  private static let shapes: [String: @Sendable () -> Symbol] = [
    "circle": { Symbol(strokes: [Shapes.disc(12, 12, 8.8)]) },
    "circle.fill": { Symbol(fills: [Shapes.disc(12, 12, 9.5)]) },
    "circle.lefthalf.filled": {
      Symbol(strokes: [Shapes.disc(12, 12, 8.8)], fills: [Shapes.arc(radius: 8.8, from: 90, to: 270, closed: true)])
    },
    "square": { Symbol(strokes: [Shapes.box(4, 4, 16, 16, 3.5)]) },
    "square.fill": { Symbol(fills: [Shapes.box(3.3, 3.3, 17.4, 17.4, 4)]) },
    "square.grid.2x2": {
      Symbol(strokes: [
        Shapes.box(3.8, 3.8, 6.6, 6.6, 1.6), Shapes.box(13.6, 3.8, 6.6, 6.6, 1.6),
        Shapes.box(3.8, 13.6, 6.6, 6.6, 1.6), Shapes.box(13.6, 13.6, 6.6, 6.6, 1.6),
      ])
    },
    "square.stack": {
      Symbol(strokes: [
        Shapes.box(5, 9, 14, 11.8, 3), Shapes.line((7, 6), (17, 6)), Shapes.line((9, 3.2), (15, 3.2)),
      ])
    },
    "rectangle.stack": {
      Symbol(strokes: [
        Shapes.box(3, 10, 18, 10.2, 2.8), Shapes.line((5, 6.9), (19, 6.9)), Shapes.line((7.5, 3.8), (16.5, 3.8)),
      ])
    },
    "rectangle.on.rectangle": {
      Symbol(strokes: [
        Shapes.box(8, 9.5, 13, 10, 2.6),
        Shapes.path("M 5 15 C 3.8 14.7 3 13.7 3 12.4 V 7.1 C 3 5.6 4.1 4.5 5.6 4.5 H 13.4 C 14.7 4.5 15.7 5.3 16 6.5"),
      ])
    },
    "rectangle.split.2x1": { Symbol(strokes: [Shapes.box(3, 5, 18, 14, 3), Shapes.line((12, 5), (12, 19))]) },
    "star": { Symbol(strokes: [Shapes.star(radius: 9.2)]) },
    "star.fill": { Symbol(rounded: [Shapes.star(radius: 9.2)]) },
    "heart": { Symbol(strokes: [Shapes.path(heart)]) },
    "heart.fill": { Symbol(rounded: [Shapes.path(heart)]) },
    "sparkles": {
      Symbol(fills: [Shapes.sparkle(10, 13, 8), Shapes.sparkle(18.3, 6, 4.2), Shapes.sparkle(18.5, 18.8, 3)])
    },
  ]

  private static let heart = """
    M 12 20 C 7.2 16.8 3.4 13.4 3.4 9.2 C 3.4 6.5 5.4 4.6 7.9 4.6 C 9.6 4.6 11.1 5.5 12 7 \
    C 12.9 5.5 14.4 4.6 16.1 4.6 C 18.6 4.6 20.6 6.5 20.6 9.2 C 20.6 13.4 16.8 16.8 12 20 Z
    """

  private static let things: [String: @Sendable () -> Symbol] = [
    "bolt.fill": {
      Symbol(rounded: [
        Shapes.polygon((13.6, 3), (5.6, 13.2), (11.2, 13.2), (10.2, 21), (18.4, 10.4), (12.6, 10.4))
      ])
    },
    "bookmark": {
      Symbol(strokes: [
        Shapes.path("M 6 6 C 6 4.5 7 3.5 8.5 3.5 H 15.5 C 17 3.5 18 4.5 18 6 V 20.5 L 12 15.5 L 6 20.5 Z")
      ])
    },
    "clock": { Symbol(strokes: [Shapes.disc(12, 12, 8.8), Shapes.line((12, 6.6), (12, 12), (15.6, 14.2))]) },
    "gearshape": { Symbol(strokes: [Shapes.gear(), Shapes.disc(12, 12, 3)]) },
    "hand.draw": {
      Symbol(strokes: [Shapes.path(hand), Shapes.path("M 2.8 8.2 C 3.2 4.8 5 2.8 6.6 3.2")])
    },
    "house": {
      Symbol(strokes: [
        Shapes.line((2.8, 11.6), (12, 3.6), (21.2, 11.6)),
        Shapes.path("M 5.5 10 V 18.2 C 5.5 19.4 6.3 20.2 7.5 20.2 H 16.5 C 17.7 20.2 18.5 19.4 18.5 18.2 V 10"),
      ])
    },
    "magnifyingglass": { Symbol(strokes: [Shapes.disc(10.3, 10.3, 6.5), Shapes.line((15.2, 15.2), (20.5, 20.5))]) },
    "moon": { Symbol(strokes: [Shapes.crescent()]) },
    "moon.fill": { Symbol(rounded: [Shapes.crescent()]) },
    "paintpalette": {
      Symbol(
        strokes: [Shapes.path(palette)],
        fills: [
          Shapes.disc(7.3, 12.6, 1.35), Shapes.disc(8.8, 8.3, 1.35), Shapes.disc(13.1, 6.8, 1.35),
          Shapes.disc(16.8, 9.5, 1.35),
        ])
    },
    "person.fill": {
      Symbol(
        fills: [
          Shapes.disc(12, 7.6, 4.3),
          Shapes.path("M 3.6 20.8 C 3.6 16.6 7.2 13.6 12 13.6 C 16.8 13.6 20.4 16.6 20.4 20.8 Z"),
        ])
    },
    "photo": {
      Symbol(
        strokes: [
          Shapes.box(3, 4.5, 18, 15, 3), Shapes.path("M 3.4 16.6 L 8.6 11.4 L 13.8 16.6 L 16.4 14 L 20.6 18"),
        ], fills: [Shapes.disc(15.8, 9, 1.6)])
    },
    "slider.horizontal.3": {
      Symbol(
        strokes: [
          Shapes.line((3.5, 6), (20.5, 6)), Shapes.line((3.5, 12), (20.5, 12)), Shapes.line((3.5, 18), (20.5, 18)),
        ], fills: [Shapes.disc(8.5, 6, 2.6), Shapes.disc(15.5, 12, 2.6), Shapes.disc(10, 18, 2.6)])
    },
    "speedometer": {
      Symbol(
        strokes: [Shapes.disc(12, 12, 8.8), Shapes.line((12, 12.6), (15.4, 8.2))]
          + Shapes.rays(from: 5.9, to: 6.1, at: [150, 195, 240, 345, 30]),
        fills: [Shapes.disc(12, 12.8, 1.7)])
    },
    "square.and.arrow.up": {
      Symbol(strokes: [
        Shapes.path(
          "M 8.5 9 H 7.5 C 6.1 9 5 10.1 5 11.5 V 18.5 C 5 19.9 6.1 21 7.5 21 H 16.5 C 17.9 21 19 19.9 19 18.5 V 11.5 C 19 10.1 17.9 9 16.5 9 H 15.5"
        ),
        Shapes.line((12, 14.5), (12, 3)), Shapes.line((8.3, 6.4), (12, 2.8), (15.7, 6.4)),
      ])
    },
    "sun.max": { Symbol(strokes: [Shapes.disc(12, 12, 4)] + Shapes.rays(from: 7.4, to: 9.6, count: 8)) },
    "trash": {
      Symbol(strokes: [
        Shapes.line((4, 6.2), (20, 6.2)),
        Shapes.path("M 8.6 6 C 8.6 4.2 9.6 3.2 11 3.2 H 13 C 14.4 3.2 15.4 4.2 15.4 6"),
        Shapes.path("M 5.8 6.4 L 6.7 18.6 C 6.8 20 7.7 20.8 9 20.8 H 15 C 16.3 20.8 17.2 20 17.3 18.6 L 18.2 6.4"),
        Shapes.line((10, 10), (10.3, 17)), Shapes.line((14, 10), (13.7, 17)),
      ])
    },
    "waveform.path": {
      Symbol(strokes: [Shapes.line((3, 13), (6, 13), (9, 5), (13, 19), (16, 9), (18, 13), (21, 13))])
    },
  ]

  private static let palette = """
    M 12 3.2 C 6.9 3.2 3 7.1 3 12 C 3 16.9 6.9 20.8 12 20.8 C 13.7 20.8 14.4 19.5 13.8 18.1 \
    C 13 16.3 14.1 14.9 16 14.9 H 18 C 19.8 14.9 21 13.7 21 11.8 C 21 7.1 17.1 3.2 12 3.2 Z
    """

  private static let hand = """
    M 8.6 14 V 5.2 C 8.6 3 11.8 3 11.8 5.2 V 11 V 9.8 C 11.8 7.8 14.8 7.8 14.8 9.8 V 11.4 V 10.8 \
    C 14.8 8.9 17.6 8.9 17.6 10.8 V 12.2 C 17.6 10.4 20.4 10.4 20.4 12.4 V 15.4 C 20.4 19 17.9 21.2 14.4 21.2 \
    C 11.4 21.2 9.9 20.2 8.6 18.4 L 5.2 14.2 C 4.2 12.9 5.9 11.4 7.2 12.6 Z
    """
}
