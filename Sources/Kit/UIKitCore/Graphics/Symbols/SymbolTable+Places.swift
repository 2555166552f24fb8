// SPDX-License-Identifier: MIT

/// Places and transport, nature and weather.
nonisolated extension SymbolTable {
  private static let roof = Shapes.line((2.8, 11.6), (12, 3.6), (21.2, 11.6))
  private static let walls = "M 5.5 10 V 18.2 C 5.5 19.4 6.3 20.2 7.5 20.2 H 16.5 C 17.7 20.2 18.5 19.4 18.5 18.2 V 10"
  private static let needle = "M 20.6 3.4 L 13.4 20.8 L 11 13 L 3.2 10.6 Z"
  private static let pin = "M 8.4 3.2 H 15.6 L 14.9 8.8 C 17 9.8 18.2 11.5 18.2 13.6 H 5.8 C 5.8 11.5 7 9.8 9.1 8.8 Z"
  private static let banner = """
    M 5 4.8 C 8 3.2 10.6 6.2 14 5.2 C 16 4.6 17.4 4.2 19 4.6 V 13.6 C 17.4 13.2 16 13.6 14 14.2 C 10.6 15.2 8 12.6 5 14.2
    """
  private static let sheets = "M 3 6.8 L 9 4.2 L 15 6.8 L 21 4.2 V 17.2 L 15 19.8 L 9 17.2 L 3 19.8 Z"
  private static let meridians = [
    Shapes.path("M 12 3.2 C 6.8 8 6.8 16 12 20.8"), Shapes.path("M 12 3.2 C 17.2 8 17.2 16 12 20.8"),
    Shapes.line((3.6, 12), (20.4, 12)),
  ]
  private static let airplane = """
    M 12 2.6 C 13.2 2.6 13.7 4 13.7 5.6 V 9.4 L 21.2 14 V 16 L 13.7 13.6 V 18 L 16 19.8 V 21.4 L 12 20.4 L 8 21.4 V 19.8 \
    L 10.3 18 V 13.6 L 2.8 16 V 14 L 10.3 9.4 V 5.6 C 10.3 4 10.8 2.6 12 2.6 Z
    """
  private static let chassis = """
    M 3.2 17 V 12.8 C 3.2 12 3.6 11.4 4.2 11 L 5.2 10.4 L 6.8 6.4 C 7.1 5.6 7.8 5.2 8.6 5.2 H 15.4 C 16.2 5.2 16.9 5.6 17.2 6.4 \
    L 18.8 10.4 L 19.8 11 C 20.4 11.4 20.8 12 20.8 12.8 V 17 Z
    """
  private static let lamps = [Shapes.disc(7, 13.8, 1.25), Shapes.disc(17, 13.8, 1.25)]
  private static let tyres = [Shapes.line((5.4, 17.4), (5.4, 19.2)), Shapes.line((18.6, 17.4), (18.6, 19.2))]

  static let places: Table = [
    "house": { Symbol(strokes: [roof, Shapes.path(walls)]) },
    "house.fill": {
      Symbol(
        strokes: [roof],
        rounded: [
          Shapes.path(
            "M 5.5 11.8 L 12 6.2 L 18.5 11.8 V 18.2 C 18.5 19.4 17.7 20.2 16.5 20.2 H 7.5 C 6.3 20.2 5.5 19.4 5.5 18.2 Z"
          )
        ],
        cutFills: [Shapes.path("M 10 21.4 V 15.6 C 10 15 10.4 14.6 11 14.6 H 13 C 13.6 14.6 14 15 14 15.6 V 21.4 Z")])
    },
    "building.2": {
      Symbol(strokes: [
        Shapes.path("M 3.4 20.6 V 5.4 C 3.4 4.2 4.2 3.4 5.4 3.4 H 11.2 C 12.4 3.4 13.2 4.2 13.2 5.4 V 20.6"),
        Shapes.path("M 13.2 9.4 H 18.6 C 19.8 9.4 20.6 10.2 20.6 11.4 V 20.6"), Shapes.line((2, 20.6), (22, 20.6)),
        Shapes.line((7, 7.6), (9.6, 7.6)), Shapes.line((7, 11.4), (9.6, 11.4)), Shapes.line((7, 15.2), (9.6, 15.2)),
        Shapes.line((16.4, 13.2), (17.6, 13.2)), Shapes.line((16.4, 16.6), (17.6, 16.6)),
      ])
    },
    "location": { .outline(needle) },
    "location.fill": { .solid(needle) },
    "location.slash": { Symbol.outline(needle).slashed() },
    "mappin": {
      Symbol(
        strokes: [Shapes.line((12, 11), (12, 21))], fills: [Shapes.disc(12, 7.2, 4.6)],
        cutFills: [Shapes.disc(10.6, 5.9, 1.2)])
    },
    "mappin.and.ellipse": {
      Symbol(
        strokes: [
          Shapes.line((12, 9.6), (12, 17.6)),
          Shapes.path(
            "M 8.4 14.4 C 5.2 14.9 3 16.2 3 17.7 C 3 19.6 7 21.2 12 21.2 C 17 21.2 21 19.6 21 17.7 C 21 16.2 18.8 14.9 15.6 14.4"
          ),
        ], fills: [Shapes.disc(12, 6, 4)], cutFills: [Shapes.disc(10.8, 4.9, 1.1)])
    },
    "pin": { .outline(pin, "M 12 13.6 V 21") },
    "pin.fill": { Symbol(strokes: [Shapes.line((12, 13.6), (12, 21))], rounded: [Shapes.path(pin)]) },
    "pin.slash": { Symbol.outline(pin, "M 12 13.6 V 21").slashed() },
    "flag": { .outline("M 5 3.4 V 21", banner) },
    "flag.fill": { Symbol(strokes: [Shapes.line((5, 3.4), (5, 21))], rounded: [Shapes.path(banner + " Z")]) },
    "map": { .outline(sheets, "M 9 4.2 V 17.2", "M 15 6.8 V 19.8") },
    "map.fill": {
      Symbol(
        rounded: [Shapes.path(sheets)], cuts: [Shapes.line((9, 4.2), (9, 17.2)), Shapes.line((15, 6.8), (15, 19.8))])
    },
    "globe": { .circled(meridians) },
    "safari": {
      .circled([], dots: [Shapes.path("M 16.6 7.4 L 13.4 13.4 L 7.4 16.6 L 10.6 10.6 Z")])
    },
    "airplane": { Symbol.solid(airplane).turned(90) },
    "car": { Symbol(strokes: [Shapes.path(chassis), Shapes.line((5.4, 10.6), (18.6, 10.6))] + tyres, fills: lamps) },
    "car.fill": {
      Symbol(
        strokes: tyres, rounded: [Shapes.path(chassis)], cuts: [Shapes.line((7.4, 10), (16.6, 10))], cutFills: lamps)
    },
    "bicycle": {
      Symbol(strokes: [
        Shapes.disc(5.8, 15.6, 4), Shapes.disc(18.2, 15.6, 4), Shapes.line((5.8, 15.6), (9.6, 8.6), (15.8, 8.6)),
        Shapes.line((9.2, 9.2), (12.2, 15.6), (16.4, 8.8)), Shapes.line((5.8, 15.6), (12.2, 15.6)),
        Shapes.line((15, 5.6), (17.2, 5.6)), Shapes.line((15.2, 5.8), (18.2, 15.6)),
        Shapes.line((7.8, 8.6), (10.8, 8.6)),
      ])
    },
  ]

  private static let cloud = """
    M 7 19 C 4.4 19 2.4 17.1 2.4 14.7 C 2.4 12.4 4.1 10.7 6.4 10.4 C 6.8 7.4 9.3 5 12.4 5 C 15.2 5 17.4 6.8 18.2 9.4 \
    C 20.4 9.8 21.8 11.6 21.8 14 C 21.8 16.8 19.7 19 17 19 Z
    """
  private static let flame = """
    M 12.6 2.8 C 13.4 6.6 18.8 9.2 18.8 14.4 C 18.8 18.2 15.8 21.2 12 21.2 C 8.2 21.2 5.2 18.2 5.2 14.6 \
    C 5.2 11.8 6.6 9.8 8.2 8.2 C 8.4 9.8 9 10.8 10 11.2 C 9.6 8 10.4 4.8 12.6 2.8 Z
    """
  private static let drop = """
    M 12 2.9 C 14.6 6.6 18.4 10.6 18.4 14.8 C 18.4 18.4 15.6 21.2 12 21.2 C 8.4 21.2 5.6 18.4 5.6 14.8 \
    C 5.6 10.6 9.4 6.6 12 2.9 Z
    """
  private static let leaf = """
    M 4.4 17.4 C 2.6 9.4 9.4 4.4 20.4 4.2 C 20.8 13.6 16.4 20.2 9.4 19.4 C 7.4 19.2 5.8 18.6 4.4 17.4 Z
    """
  private static let vein = "M 2.8 20.8 C 5.6 15.8 9.6 12.4 14.6 10"
  private static let smallCloud = Shapes.transformed(
    Shapes.path(cloud),
    CGAffineTransform(scaleX: 0.82, y: 0.82).concatenating(CGAffineTransform(translationX: 0, y: -3.2)))
  private static let rays = Shapes.rays(from: 7.4, to: 9.6, count: 8)

  static let nature: Table = [
    "sun.max": { Symbol(strokes: [Shapes.disc(12, 12, 4)] + rays) },
    "sun.max.fill": { Symbol(strokes: rays, fills: [Shapes.disc(12, 12, 4.9)]) },
    "sun.min": { Symbol(strokes: [Shapes.disc(12, 12, 4.4)] + Shapes.rays(from: 7.9, to: 8, count: 8)) },
    "moon": { Symbol(strokes: [Shapes.crescent()]) },
    "moon.fill": { Symbol(rounded: [Shapes.crescent()]) },
    "moon.stars": {
      Symbol(strokes: [Shapes.crescent()], fills: [Shapes.sparkle(18.4, 4.8, 3.4), Shapes.sparkle(15.2, 9.4, 2.4)])
    },
    "cloud": { .outline(cloud) },
    "cloud.fill": { .solid(cloud) },
    "cloud.rain": {
      Symbol(strokes: [
        smallCloud, Shapes.line((8, 17.6), (6.8, 21)), Shapes.line((12.4, 17.6), (11.2, 21)),
        Shapes.line((16.8, 17.6), (15.6, 21)),
      ])
    },
    "cloud.bolt": {
      Symbol(strokes: [smallCloud], rounded: [Shapes.path("M 12.8 16.6 L 9.6 20 H 12 L 11.2 22.6 L 14.4 19 H 12 Z")])
    },
    "snowflake": {
      Symbol(
        strokes: Shapes.rays(from: 0, to: 9.4, count: 6)
          + (0..<6).flatMap { index in
            let turn = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 3)
            return [Shapes.line((15, 9.6), (17.4, 12), (15, 14.4))].map { Shapes.transformed($0, turn) }
          })
    },
    "flame": { .outline(flame) },
    "flame.fill": { .solid(flame) },
    "drop": { .outline(drop) },
    "drop.fill": { .solid(drop) },
    "leaf": { .outline(leaf, vein) },
    "leaf.fill": {
      Symbol(
        rounded: [Shapes.path(leaf)], cuts: [Shapes.path("M 6 16.4 C 8.4 13.6 11.2 11.6 14.6 10")],
        top: [Shapes.line((2.8, 20.8), (4.2, 18.6))])
    },
    "pawprint.fill": {
      Symbol(
        fills: [
          Shapes.disc(5.4, 11.4, 2.2), Shapes.disc(9.2, 6.4, 2.4), Shapes.disc(14.8, 6.4, 2.4),
          Shapes.disc(18.6, 11.4, 2.2),
        ],
        rounded: [
          Shapes.path(
            "M 12 11.8 C 14.4 11.8 17.2 15 17.2 17.6 C 17.2 19.2 16.2 20 14.8 20 C 13.6 20 13 19.4 12 19.4 C 11 19.4 10.4 20 9.2 20 C 7.8 20 6.8 19.2 6.8 17.6 C 6.8 15 9.6 11.8 12 11.8 Z"
          )
        ])
    },
  ]
}
