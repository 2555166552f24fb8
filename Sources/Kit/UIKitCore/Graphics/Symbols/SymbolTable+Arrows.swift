// SPDX-License-Identifier: MIT

/// Arrows and chevrons.
nonisolated extension SymbolTable {
  private static let up = [Shapes.line((12, 20), (12, 4)), Shapes.line((5.5, 10.5), (12, 4), (18.5, 10.5))]
  private static let smallUp = [Shapes.line((12, 16.4), (12, 7.6)), Shapes.line((8.3, 11.2), (12, 7.6), (15.7, 11.2))]
  private static let upRight = [Shapes.line((6, 18), (18, 6)), Shapes.line((8.6, 6), (18, 6), (18, 15.4))]
  private static let smallUpRight = [
    Shapes.line((8.6, 15.4), (15.2, 8.8)), Shapes.line((9.8, 8.6), (15.4, 8.6), (15.4, 14.2)),
  ]
  private static let clockwise = Symbol(strokes: [
    Shapes.arc(radius: 8, from: 10, to: 318), Shapes.line((18.3, 2.6), (18.3, 7), (13.9, 7)),
  ])
  private static let backward = Symbol(strokes: [
    Shapes.line((8.5, 4), (3.5, 9), (8.5, 14)),
    Shapes.path("M 3.5 9 H 14.8 C 18 9 20.5 11.4 20.5 14.6 C 20.5 17.8 18 20.2 14.8 20.2 H 10.5"),
  ])
  private static let reply =
    "M 10.5 5 L 3.5 11 L 10.5 17 V 13.6 C 15 13.4 18.2 14.8 20.5 18.5 C 20 12.5 16.5 8.6 10.5 8.3 Z"

  static let arrows: Table = [
    "arrow.up": { Symbol(strokes: up) },
    "arrow.down": { Symbol(strokes: up).turned(180) },
    "arrow.left": { Symbol(strokes: up).turned(-90) },
    "arrow.right": { Symbol(strokes: up).turned(90) },
    "arrow.backward": { Symbol(strokes: up).turned(-90) },
    "arrow.forward": { Symbol(strokes: up).turned(90) },
    "arrow.up.right": { Symbol(strokes: upRight) },
    "arrow.down.right": { Symbol(strokes: upRight).turned(90) },
    "arrow.down.left": { Symbol(strokes: upRight).turned(180) },
    "arrow.up.left": { Symbol(strokes: upRight).turned(-90) },
    "arrow.up.circle": { .circled(smallUp) },
    "arrow.up.circle.fill": { .inDisc(smallUp) },
    "arrow.down.circle": { Symbol.circled(smallUp).turned(180) },
    "arrow.down.circle.fill": { Symbol.inDisc(smallUp).turned(180) },
    "arrow.left.circle": { Symbol.circled(smallUp).turned(-90) },
    "arrow.left.circle.fill": { Symbol.inDisc(smallUp).turned(-90) },
    "arrow.right.circle": { Symbol.circled(smallUp).turned(90) },
    "arrow.right.circle.fill": { Symbol.inDisc(smallUp).turned(90) },
    "arrow.up.right.square": { .boxed(smallUpRight) },
    "arrow.up.right.square.fill": { .inBox(smallUpRight) },
    "arrow.left.arrow.right": {
      Symbol(strokes: [
        Shapes.line((20.5, 8), (3.5, 8)), Shapes.line((7.5, 4), (3.5, 8), (7.5, 12)),
        Shapes.line((3.5, 16), (20.5, 16)), Shapes.line((16.5, 12), (20.5, 16), (16.5, 20)),
      ])
    },
    "arrow.up.arrow.down": {
      Symbol(strokes: [
        Shapes.line((8, 20.5), (8, 3.5)), Shapes.line((4, 7.5), (8, 3.5), (12, 7.5)),
        Shapes.line((16, 3.5), (16, 20.5)), Shapes.line((12, 16.5), (16, 20.5), (20, 16.5)),
      ])
    },
    "arrow.up.left.and.arrow.down.right": {
      Symbol(strokes: [
        Shapes.line((10.2, 10.2), (4.4, 4.4)), Shapes.line((4.4, 10), (4.4, 4.4), (10, 4.4)),
        Shapes.line((13.8, 13.8), (19.6, 19.6)), Shapes.line((19.6, 14), (19.6, 19.6), (14, 19.6)),
      ])
    },
    "arrow.down.right.and.arrow.up.left": {
      Symbol(strokes: [
        Shapes.line((3.8, 3.8), (10, 10)), Shapes.line((10, 4.4), (10, 10), (4.4, 10)),
        Shapes.line((20.2, 20.2), (14, 14)), Shapes.line((14, 19.6), (14, 14), (19.6, 14)),
      ])
    },
    "arrow.down.to.line": {
      Symbol(strokes: [
        Shapes.line((12, 3.5), (12, 15.8)), Shapes.line((6.4, 10.4), (12, 15.9), (17.6, 10.4)),
        Shapes.line((4.5, 20.2), (19.5, 20.2)),
      ])
    },
    "arrow.up.to.line": {
      Symbol(strokes: [
        Shapes.line((12, 20.5), (12, 8.2)), Shapes.line((6.4, 13.6), (12, 8.1), (17.6, 13.6)),
        Shapes.line((4.5, 3.8), (19.5, 3.8)),
      ])
    },
    "arrow.uturn.backward": { backward },
    "arrow.uturn.left": { backward },
    "arrow.uturn.forward": { backward.mirrored },
    "arrow.uturn.right": { backward.mirrored },
    "arrow.clockwise": { clockwise },
    "arrow.counterclockwise": { clockwise.mirrored },
    "goforward": { clockwise },
    "gobackward": { clockwise.mirrored },
    "arrow.triangle.2.circlepath": {
      Symbol(strokes: [
        Shapes.arc(radius: 8, from: 188, to: 322), Shapes.line((19, 2.8), (18.6, 7.4), (14, 7)),
        Shapes.arc(radius: 8, from: 8, to: 142), Shapes.line((5, 21.2), (5.4, 16.6), (10, 17)),
      ])
    },
    "arrowshape.turn.up.left": { .outline(reply) },
    "arrowshape.turn.up.left.fill": { .solid(reply) },
    "arrowshape.turn.up.right": { Symbol.outline(reply).mirrored },
    "arrowshape.turn.up.right.fill": { Symbol.solid(reply).mirrored },
  ]

  private static let left = [Shapes.line((14.5, 4.5), (7, 12), (14.5, 19.5))]
  private static let smallLeft = [Shapes.line((13.4, 7.6), (9, 12), (13.4, 16.4))]
  private static let upward = [Shapes.line((4.5, 15.5), (12, 8), (19.5, 15.5))]

  static let chevrons: Table = [
    "chevron.left": { Symbol(strokes: left) },
    "chevron.backward": { Symbol(strokes: left) },
    "chevron.right": { Symbol(strokes: left).turned(180) },
    "chevron.forward": { Symbol(strokes: left).turned(180) },
    "chevron.up": { Symbol(strokes: upward) },
    "chevron.down": { Symbol(strokes: upward).upsideDown },
    "chevron.compact.down": { .outline("M 4 10 L 12 13.6 L 20 10") },
    "chevron.compact.up": { Symbol.outline("M 4 10 L 12 13.6 L 20 10").upsideDown },
    "chevron.left.circle": { .circled(smallLeft) },
    "chevron.left.circle.fill": { .inDisc(smallLeft) },
    "chevron.right.circle": { Symbol.circled(smallLeft).turned(180) },
    "chevron.right.circle.fill": { Symbol.inDisc(smallLeft).turned(180) },
    "chevron.up.circle": { Symbol.circled(smallLeft).turned(90) },
    "chevron.up.circle.fill": { Symbol.inDisc(smallLeft).turned(90) },
    "chevron.down.circle": { Symbol.circled(smallLeft).turned(-90) },
    "chevron.down.circle.fill": { Symbol.inDisc(smallLeft).turned(-90) },
    "chevron.up.chevron.down": {
      Symbol(strokes: [
        Shapes.line((7.2, 9.2), (12, 4.4), (16.8, 9.2)), Shapes.line((7.2, 14.8), (12, 19.6), (16.8, 14.8)),
      ])
    },
    "chevron.left.forwardslash.chevron.right": {
      Symbol(strokes: [
        Shapes.line((6.8, 7.4), (2.2, 12), (6.8, 16.6)), Shapes.line((17.2, 7.4), (21.8, 12), (17.2, 16.6)),
        Shapes.line((13.8, 5), (10.2, 19)),
      ])
    },
  ]
}
