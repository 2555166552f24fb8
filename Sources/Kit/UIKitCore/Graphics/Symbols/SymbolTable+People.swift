// SPDX-License-Identifier: MIT

/// People and messages.
nonisolated extension SymbolTable {
  private static let shoulders = "M 4 20 C 4 16.4 7.4 14 12 14 C 16.6 14 20 16.4 20 20 Z"
  private static let leftShoulders = "M 2.4 20 C 2.4 16.4 5.4 14 9.6 14 C 13.8 14 16.8 16.4 16.8 20 Z"
  private static let badgePlus = [Shapes.line((19.2, 5.6), (19.2, 11.4)), Shapes.line((16.3, 8.5), (22.1, 8.5))]
  private static let badgeMinus = [Shapes.line((16.3, 8.5), (22.1, 8.5))]
  private static let bust = [
    Shapes.disc(12, 9.7, 3.1),
    Shapes.path(
      "M 5.6 18.3 C 6.6 16 9.1 14.5 12 14.5 C 14.9 14.5 17.4 16 18.4 18.3 C 16.8 20 14.6 20.8 12 20.8 C 9.4 20.8 7.2 20 5.6 18.3 Z"
    ),
  ]
  private static let circledPerson = Symbol.circled([
    Shapes.disc(12, 9.8, 2.9), Shapes.path("M 6.2 18.5 C 7 16.4 9.2 15 12 15 C 14.8 15 17 16.4 17.8 18.5"),
  ])
  private static let thumb = """
    M 7.4 10.6 L 11.2 3.6 C 12.9 3.6 14.1 4.9 13.8 6.6 L 13.3 9.6 H 18.2 C 19.7 9.6 20.7 10.9 20.4 12.3 \
    L 19.1 18.1 C 18.8 19.4 17.7 20.3 16.4 20.3 H 7.4 Z
    """
  private static let thumbsUp = Symbol(strokes: [Shapes.path(thumb), Shapes.line((3.6, 10.6), (3.6, 20.3))])
  private static let solidThumbsUp = Symbol(
    fills: [Shapes.box(2.4, 9.8, 2.8, 11.3, 1.2)], rounded: [Shapes.path(thumb)])
  private static let hand = """
    M 8.6 14 V 5.2 C 8.6 3 11.8 3 11.8 5.2 V 11 V 9.8 C 11.8 7.8 14.8 7.8 14.8 9.8 V 11.4 V 10.8 \
    C 14.8 8.9 17.6 8.9 17.6 10.8 V 12.2 C 17.6 10.4 20.4 10.4 20.4 12.4 V 15.4 C 20.4 19 17.9 21.2 14.4 21.2 \
    C 11.4 21.2 9.9 20.2 8.6 18.4 L 5.2 14.2 C 4.2 12.9 5.9 11.4 7.2 12.6 Z
    """
  private static let raisedHand = """
    M 7.4 14.2 V 6.4 C 7.4 4.4 10.2 4.4 10.2 6.4 V 11 V 4.6 C 10.2 2.6 13 2.6 13 4.6 V 11 V 5.6 \
    C 13 3.6 15.8 3.6 15.8 5.6 V 12 V 8.2 C 15.8 6.4 18.6 6.4 18.6 8.2 V 14.6 C 18.6 18.8 16.4 21.2 12.8 21.2 \
    C 10.2 21.2 8.6 20.2 7.4 18.4 L 4.2 13.6 C 3.2 12 5 10.6 6.2 12 Z
    """

  static let people: Table = [
    "person": { Symbol(strokes: [Shapes.disc(12, 7.5, 3.9), Shapes.path(shoulders)]) },
    "person.fill": { Symbol(fills: [Shapes.disc(12, 7.5, 4.8)], rounded: [Shapes.path(shoulders)]) },
    "person.2": {
      Symbol(strokes: [
        Shapes.disc(8.6, 8, 3.4),
        Shapes.path("M 1.8 19.2 C 1.8 16.1 4.6 14.1 8.6 14.1 C 12.6 14.1 15.4 16.1 15.4 19.2 Z"),
        Shapes.disc(17, 9, 2.7), Shapes.path("M 17 14.4 C 20.2 14.4 22.4 16.2 22.4 19.2 H 18.6"),
      ])
    },
    "person.2.fill": {
      Symbol(
        fills: [Shapes.disc(8.6, 8, 4.2), Shapes.disc(17.2, 9, 3.4)],
        rounded: [
          Shapes.path("M 1.8 19.2 C 1.8 16.1 4.6 14.4 8.6 14.4 C 12.6 14.4 15.2 16.1 15.2 19.2 Z"),
          Shapes.path("M 17.2 14.9 C 20.4 14.9 22.4 16.4 22.4 19.2 H 18.2 C 18.2 17.4 17.6 16 16.6 14.9 Z"),
        ])
    },
    "person.circle": { circledPerson },
    "person.circle.fill": { .inDisc([], dots: bust) },
    "person.crop.circle": { circledPerson },
    "person.crop.circle.fill": { .inDisc([], dots: bust) },
    "person.badge.plus": { Symbol(strokes: [Shapes.disc(9.6, 7.6, 3.7), Shapes.path(leftShoulders)] + badgePlus) },
    "person.badge.minus": { Symbol(strokes: [Shapes.disc(9.6, 7.6, 3.7), Shapes.path(leftShoulders)] + badgeMinus) },
    "face.smiling": {
      .circled(
        [Shapes.path("M 8 14.2 C 9 15.8 10.4 16.6 12 16.6 C 13.6 16.6 15 15.8 16 14.2")],
        dots: [Shapes.disc(9, 9.8, 1.25), Shapes.disc(15, 9.8, 1.25)])
    },
    "hand.thumbsup": { thumbsUp },
    "hand.thumbsup.fill": { solidThumbsUp },
    "hand.thumbsdown": { thumbsUp.upsideDown },
    "hand.thumbsdown.fill": { solidThumbsUp.upsideDown },
    "hand.raised": { .outline(raisedHand) },
    "hand.raised.fill": { .solid(raisedHand) },
    "hand.draw": { .outline(hand, "M 2.8 8.2 C 3.2 4.8 5 2.8 6.6 3.2") },
    "hand.tap": { .outline(hand, "M 4.8 7.6 C 4.4 3.8 7 1.9 10.2 1.9 C 13.4 1.9 16 3.8 15.6 6.6") },
    "hand.point.up.left": { .outline(hand) },
  ]

  private static let bubble = """
    M 12 4 C 6.8 4 3 7.2 3 11.4 C 3 13.7 4.2 15.8 6.1 17.1 L 5.4 20.6 L 9.4 18.5 C 10.2 18.7 11.1 18.8 12 18.8 \
    C 17.2 18.8 21 15.6 21 11.4 C 21 7.2 17.2 4 12 4 Z
    """
  private static let box = """
    M 6.2 4.4 H 17.8 C 19.6 4.4 20.9 5.7 20.9 7.5 V 14.3 C 20.9 16.1 19.6 17.4 17.8 17.4 H 11.6 L 7 21 V 17.4 H 6.2 \
    C 4.4 17.4 3.1 16.1 3.1 14.3 V 7.5 C 3.1 5.7 4.4 4.4 6.2 4.4 Z
    """
  private static let flap = Shapes.path("M 3.6 7 L 10.8 12.8 C 11.5 13.3 12.5 13.3 13.2 12.8 L 20.4 7")
  private static let handset = """
    M 7.1 3.4 L 9.3 3.6 C 10 3.7 10.5 4.1 10.7 4.7 L 11.8 8.1 C 12 8.7 11.8 9.3 11.3 9.7 L 9.6 11 \
    C 10.4 12.6 11.5 13.7 13.1 14.5 L 14.4 12.8 C 14.8 12.3 15.4 12.1 16 12.3 L 19.4 13.4 C 20 13.6 20.4 14.1 20.5 14.8 \
    L 20.7 17 C 20.8 19.1 19 20.8 16.9 20.6 C 9.7 20 4.1 14.4 3.5 7.2 C 3.3 5.1 5 3.3 7.1 3.4 Z
    """
  private static let plane = "M 20.8 3.2 L 3 10.2 L 10.2 13.8 L 13.8 21 Z"
  private static let bell = """
    M 12 2.9 C 8.5 2.9 6 5.6 6 9.2 V 12.6 L 4.2 15.9 C 3.7 16.8 4.3 17.7 5.2 17.7 H 18.8 C 19.7 17.7 20.3 16.8 19.8 15.9 \
    L 18 12.6 V 9.2 C 18 5.6 15.5 2.9 12 2.9 Z
    """
  private static let clapper = "M 9.4 20.2 C 9.9 21.1 10.8 21.6 12 21.6 C 13.2 21.6 14.1 21.1 14.6 20.2"
  private static let solidBell = Symbol(strokes: [Shapes.path(clapper)], rounded: [Shapes.path(bell)])

  static let messages: Table = [
    "message": { .outline(bubble) },
    "message.fill": { .solid(bubble) },
    "bubble.left": { .outline(box) },
    "bubble.left.fill": { .solid(box) },
    "bubble.right": { Symbol.outline(box).mirrored },
    "bubble.right.fill": { Symbol.solid(box).mirrored },
    "text.bubble": { .outline(box, "M 7.2 9 H 16.8", "M 7.2 12.8 H 13.6") },
    "text.bubble.fill": {
      Symbol(
        rounded: [Shapes.path(box)], cuts: [Shapes.line((7.2, 9), (16.8, 9)), Shapes.line((7.2, 12.8), (13.6, 12.8))])
    },
    "ellipsis.bubble": {
      Symbol(strokes: [Shapes.path(box)], fills: [7.8, 12, 16.2].map { Shapes.disc($0, 10.9, 1.3) })
    },
    "envelope": { Symbol(strokes: [Shapes.box(2.8, 5, 18.4, 14, 2.8), flap]) },
    "envelope.fill": { Symbol(fills: [Shapes.box(1.9, 4.1, 20.2, 15.8, 3.6)], cuts: [flap]) },
    "phone": { .outline(handset) },
    "phone.fill": { .solid(handset) },
    "paperplane": { .outline(plane, "M 10.2 13.8 L 20.8 3.2") },
    "paperplane.fill": { Symbol(rounded: [Shapes.path(plane)], cuts: [Shapes.line((10.6, 13.4), (16.4, 7.6))]) },
    "bell": { .outline(bell, clapper) },
    "bell.fill": { solidBell },
    "bell.slash": { Symbol.outline(bell, clapper).slashed() },
    "bell.slash.fill": { solidBell.slashed() },
    "megaphone": {
      .outline(
        "M 3.4 9.8 H 7.6 L 18.8 5 V 18 L 7.6 13.6 H 3.4 Z", "M 7.2 14 L 8.4 19.4 H 11.2 L 10.2 15", "M 21 10 V 13.2")
    },
  ]
}
