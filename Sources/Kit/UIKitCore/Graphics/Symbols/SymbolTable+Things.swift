// SPDX-License-Identifier: MIT

/// Household objects, tools and containers.
nonisolated extension SymbolTable {
  private static let gears = Shapes.gear()
  private static let body = Shapes.box(5, 10.4, 14, 10.2, 2.6)
  private static let solidBody = Shapes.box(4.1, 9.5, 15.8, 12, 3.4)
  private static let shackle = Shapes.path("M 8 10.4 V 7.4 C 8 5 9.7 3.2 12 3.2 C 14.3 3.2 16 5 16 7.4 V 10.4")
  private static let openShackle = Shapes.path("M 8 10.4 V 6.8 C 8 4.5 9.7 2.8 12 2.8 C 14.1 2.8 15.6 4.1 15.9 6")
  private static let eye = """
    M 2 12 C 4 7.8 7.7 5.4 12 5.4 C 16.3 5.4 20 7.8 22 12 C 20 16.2 16.3 18.6 12 18.6 C 7.7 18.6 4 16.2 2 12 Z
    """
  private static let openEye = Symbol(strokes: [Shapes.path(eye), Shapes.disc(12, 12, 3.2)])
  private static let solidEye = Symbol(rounded: [Shapes.path(eye)], cuts: [Shapes.disc(12, 12, 3.7)])
  private static let tag = """
    M 3.5 5.7 C 3.5 4.5 4.5 3.5 5.7 3.5 H 11 C 11.7 3.5 12.3 3.7 12.8 4.2 L 19.9 11.4 C 20.8 12.3 20.8 13.6 19.9 14.5 \
    L 14.5 19.9 C 13.6 20.8 12.3 20.8 11.4 19.9 L 4.2 12.8 C 3.7 12.3 3.5 11.7 3.5 11 Z
    """
  private static let bolt = "M 13.6 3 L 5.6 13.2 H 11.2 L 10.2 21 L 18.4 10.4 H 12.6 Z"
  private static let bulb = """
    M 9 16.8 C 9 15 8.2 14.2 7.2 13.1 C 6.2 12 5.6 10.6 5.6 9 C 5.6 5.5 8.4 2.8 12 2.8 C 15.6 2.8 18.4 5.5 18.4 9 \
    C 18.4 10.6 17.8 12 16.8 13.1 C 15.8 14.2 15 15 15 16.8 Z
    """
  private static let socket = "M 9.6 20.8 H 14.4"

  static let things: Table = [
    "gearshape": { Symbol(strokes: [gears, Shapes.disc(12, 12, 3)]) },
    "gearshape.fill": { Symbol(rounded: [gears], cutFills: [Shapes.disc(12, 12, 3.2)]) },
    "gear": {
      Symbol(strokes: [Shapes.disc(12, 12, 6.6), Shapes.disc(12, 12, 2.2)] + Shapes.rays(from: 7, to: 9.4, count: 12))
    },
    "lock": { Symbol(strokes: [body, shackle]) },
    "lock.fill": { Symbol(strokes: [shackle], fills: [solidBody]) },
    "lock.open": { Symbol(strokes: [body, openShackle]) },
    "lock.open.fill": { Symbol(strokes: [openShackle], fills: [solidBody]) },
    "key": {
      Symbol(strokes: [
        Shapes.disc(7.4, 12, 4.2), Shapes.line((11.6, 12), (21, 12), (21, 15)), Shapes.line((17, 12), (17, 15)),
      ])
    },
    "key.fill": {
      Symbol(
        strokes: [Shapes.line((11.6, 12), (21, 12), (21, 15)), Shapes.line((17, 12), (17, 15))],
        fills: [Shapes.disc(7.4, 12, 5.1)], cutFills: [Shapes.disc(6.2, 12, 1.6)])
    },
    "eye": { openEye },
    "eye.fill": { solidEye },
    "eye.slash": { openEye.slashed() },
    "eye.slash.fill": { solidEye.slashed() },
    "magnifyingglass": { Symbol(strokes: [Shapes.disc(10.3, 10.3, 6.5), Shapes.line((15.2, 15.2), (20.5, 20.5))]) },
    "plus.magnifyingglass": {
      Symbol(strokes: [
        Shapes.disc(10.3, 10.3, 6.9), Shapes.line((15.4, 15.4), (20.6, 20.6)), Shapes.line((10.3, 7.4), (10.3, 13.2)),
        Shapes.line((7.4, 10.3), (13.2, 10.3)),
      ])
    },
    "minus.magnifyingglass": {
      Symbol(strokes: [
        Shapes.disc(10.3, 10.3, 6.9), Shapes.line((15.4, 15.4), (20.6, 20.6)), Shapes.line((7.4, 10.3), (13.2, 10.3)),
      ])
    },
    "magnifyingglass.circle": { .circled([Shapes.disc(11, 11, 3.3), Shapes.line((13.6, 13.6), (16.2, 16.2))]) },
    "magnifyingglass.circle.fill": { .inDisc([Shapes.disc(11, 11, 3.3), Shapes.line((13.6, 13.6), (16.2, 16.2))]) },
    "tag": { Symbol(strokes: [Shapes.path(tag)], fills: [Shapes.disc(8, 8, 1.5)]) },
    "tag.fill": { Symbol(rounded: [Shapes.path(tag)], cutFills: [Shapes.disc(8, 8, 1.7)]) },
    "bolt": { .outline(bolt) },
    "bolt.fill": { .solid(bolt) },
    "bolt.slash": { Symbol.outline(bolt).slashed() },
    "bolt.circle": {
      .circled([], dots: [Shapes.transformed(Shapes.path(bolt), CGAffineTransform(scaleX: 0.62, y: 0.62))])
    },
    "lightbulb": { .outline(bulb, socket) },
    "lightbulb.fill": { Symbol(strokes: [Shapes.path(socket)], rounded: [Shapes.path(bulb)]) },
    "power": {
      Symbol(strokes: [Shapes.arc(12, 12.6, radius: 7.8, from: -55, to: 235), Shapes.line((12, 3), (12, 11.4))])
    },
    "wrench": {
      .outline(
        "M 20.4 7.2 L 17.2 10.4 L 14.2 9.8 L 13.6 6.8 L 16.8 3.6 C 14.6 2.8 12.2 3.4 10.8 5 C 9.4 6.6 9.2 8.6 9.8 10.4 L 3.8 16.4 C 2.8 17.4 2.8 19.2 3.8 20.2 C 4.8 21.2 6.6 21.2 7.6 20.2 L 13.6 14.2 C 15.4 14.8 17.4 14.6 19 13.2 C 20.6 11.8 21.2 9.4 20.4 7.2 Z"
      )
    },
    "hammer": {
      .outline(
        "M 4.2 18 L 12.4 9.8 L 14.8 12.2 L 6.6 20.4 C 5.9 21.1 4.9 21.1 4.2 20.4 C 3.5 19.7 3.5 18.7 4.2 18 Z",
        "M 11.2 8.6 L 14.6 5.2 C 13.4 4.2 11.6 3.8 9.8 4.4 C 12.4 1.8 16.2 2.4 18.2 4.4 L 20.6 6.8 L 21.4 9.4 L 18.8 12 L 16.8 10.2 L 15.6 11.4 Z"
      )
    },
    "printer": {
      Symbol(strokes: [
        Shapes.path("M 6.6 8 V 3.6 H 17.4 V 8"), Shapes.box(6.6, 13.4, 10.8, 7, 1),
        Shapes.path(
          "M 6.6 17 H 5 C 3.6 17 2.6 16 2.6 14.6 V 10.4 C 2.6 9 3.6 8 5 8 H 19 C 20.4 8 21.4 9 21.4 10.4 V 14.6 C 21.4 16 20.4 17 19 17 H 17.4"
        ),
      ])
    },
    "qrcode": {
      Symbol(
        strokes: [
          Shapes.box(3.6, 3.6, 6.4, 6.4, 1.4), Shapes.box(14, 3.6, 6.4, 6.4, 1.4), Shapes.box(3.6, 14, 6.4, 6.4, 1.4),
          Shapes.line((14.2, 14.2), (14.2, 14.3)), Shapes.line((20.2, 14.2), (20.2, 14.3)),
          Shapes.line((17.2, 17.2), (17.2, 17.3)), Shapes.line((14.2, 20.2), (14.2, 20.3)),
          Shapes.line((20.2, 20.2), (20.2, 20.3)),
        ],
        fills: [Shapes.box(5.8, 5.8, 2, 2, 0.4), Shapes.box(16.2, 5.8, 2, 2, 0.4), Shapes.box(5.8, 16.2, 2, 2, 0.4)])
    },
    "graduationcap": {
      .outline(
        "M 12 4.6 L 22 9.4 L 12 14.2 L 2 9.4 Z",
        "M 6 11.6 V 16.4 C 7.4 18 9.5 18.8 12 18.8 C 14.5 18.8 16.6 18 18 16.4 V 11.6",
        "M 21.6 9.8 V 15.4")
    },
    "crown": { .outline("M 4.4 18.6 L 2.8 7.6 L 8 11.6 L 12 5 L 16 11.6 L 21.2 7.6 L 19.6 18.6 Z") },
    "crown.fill": { .solid("M 4.4 18.6 L 2.8 7.6 L 8 11.6 L 12 5 L 16 11.6 L 21.2 7.6 L 19.6 18.6 Z") },
    "gamecontroller": {
      Symbol(
        strokes: [
          Shapes.path(
            "M 7.6 6.2 H 16.4 C 19 6.2 20.6 8 21.2 11 L 22 15.4 C 22.4 17.6 21.4 19 19.8 19 C 17.6 19 17 15.4 14.6 15.4 H 9.4 C 7 15.4 6.4 19 4.2 19 C 2.6 19 1.6 17.6 2 15.4 L 2.8 11 C 3.4 8 5 6.2 7.6 6.2 Z"
          ), Shapes.line((8.2, 8.8), (8.2, 12.6)), Shapes.line((6.3, 10.7), (10.1, 10.7)),
        ], fills: [Shapes.disc(15, 12, 1.15), Shapes.disc(17.2, 9.4, 1.15)])
    },
  ]

  private static let bag =
    "M 5.6 8 H 18.4 L 19.5 18.1 C 19.6 19.6 18.6 20.8 17.1 20.8 H 6.9 C 5.4 20.8 4.4 19.6 4.5 18.1 Z"
  private static let handle = "M 8.6 10.8 V 7 C 8.6 5 10 3.2 12 3.2 C 14 3.2 15.4 5 15.4 7 V 10.8"
  private static let basket = "M 6 6.8 H 20.9 L 19.2 12.8 C 19 13.5 18.4 13.9 17.7 13.9 H 7.4 Z"
  private static let frame = "M 2.4 3.8 H 4 C 4.8 3.8 5.4 4.3 5.5 5.1 L 7.3 15.8 C 7.4 16.5 8 17 8.8 17 H 18.8"
  private static let wheels = [Shapes.disc(9.6, 20.2, 1.5), Shapes.disc(17.2, 20.2, 1.5)]
  private static let ribbon = """
    M 12 7.8 C 10.6 3.8 6.4 3 6.4 5.6 C 6.4 7.2 9 7.8 12 7.8 C 15 7.8 17.6 7.2 17.6 5.6 C 17.6 3 13.4 3.8 12 7.8 Z
    """
  private static let crate = "M 12 2.9 L 20 7.2 V 16.6 L 12 21.1 L 4 16.6 V 7.2 Z"

  static let containers: Table = [
    "bag": { .outline(bag, handle) },
    "bag.fill": {
      Symbol(
        strokes: [Shapes.path("M 8.6 8 V 7 C 8.6 5 10 3.2 12 3.2 C 14 3.2 15.4 5 15.4 7 V 8")],
        rounded: [Shapes.path(bag)],
        cuts: [Shapes.line((8.6, 9.4), (8.6, 11)), Shapes.line((15.4, 9.4), (15.4, 11))])
    },
    "cart": { Symbol(strokes: [Shapes.path(frame), Shapes.path(basket)], fills: wheels) },
    "cart.fill": { Symbol(strokes: [Shapes.path(frame)], fills: wheels, rounded: [Shapes.path(basket)]) },
    "creditcard": {
      Symbol(strokes: [
        Shapes.box(2.6, 5, 18.8, 14, 2.8), Shapes.line((2.6, 9.8), (21.4, 9.8)), Shapes.line((6, 15), (9.4, 15)),
      ])
    },
    "creditcard.fill": {
      Symbol(
        fills: [Shapes.box(1.7, 4.1, 20.6, 15.8, 3.6)],
        cuts: [Shapes.line((0.6, 9.6), (23.4, 9.6)), Shapes.line((6, 15), (9.4, 15))])
    },
    "gift": {
      Symbol(strokes: [
        Shapes.box(3, 7.8, 18, 4.4, 1.4),
        Shapes.path("M 4.6 12.2 V 18.6 C 4.6 19.8 5.6 20.8 6.8 20.8 H 17.2 C 18.4 20.8 19.4 19.8 19.4 18.6 V 12.2"),
        Shapes.line((12, 7.8), (12, 20.8)), Shapes.path(ribbon),
      ])
    },
    "gift.fill": {
      Symbol(
        strokes: [Shapes.path(ribbon)], fills: [Shapes.box(2.1, 7.2, 19.8, 5, 1.6)],
        rounded: [
          Shapes.path("M 4.6 14.4 H 19.4 V 18.6 C 19.4 19.8 18.4 20.8 17.2 20.8 H 6.8 C 5.6 20.8 4.6 19.8 4.6 18.6 Z")
        ],
        cuts: [Shapes.line((12, 9), (12, 22))])
    },
    "cube": { .outline(crate, "M 4.2 7.4 L 12 11.8 L 19.8 7.4", "M 12 11.8 V 21") },
    "shippingbox": { .outline(crate, "M 4.2 7.4 L 12 11.8 L 19.8 7.4", "M 12 11.8 V 21", "M 8 5.2 L 16 9.6") },
    "cup.and.saucer": {
      .outline(
        "M 4.6 6.4 H 17 V 11.6 C 17 14.6 14.8 16.6 12 16.6 H 9.6 C 6.8 16.6 4.6 14.6 4.6 11.6 Z",
        "M 17 7.8 H 18.4 C 20 7.8 21.2 8.9 21.2 10.4 C 21.2 11.9 20 13 18.4 13 H 16.8", "M 3.4 20.2 H 18.6")
    },
  ]
}
