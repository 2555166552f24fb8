// SPDX-License-Identifier: MIT

/// Time, devices and charts.
nonisolated extension SymbolTable {
  private static let hands = [Shapes.line((12, 6.6), (12, 12), (15.6, 14.2))]
  private static let rings = [Shapes.line((8, 2.8), (8, 6.6)), Shapes.line((16, 2.8), (16, 6.6))]
  private static let days: [CGPath] = [(8, 13.4), (12, 13.4), (16, 13.4), (8, 17), (12, 17)].map {
    Shapes.disc($0.0, $0.1, 1.1)
  }
  private static let alarmFeet = [Shapes.line((6.4, 19), (4.8, 20.8)), Shapes.line((17.6, 19), (19.2, 20.8))]

  static let time: Table = [
    "clock": { .circled(hands) },
    "clock.fill": { .inDisc(hands) },
    "clock.arrow.circlepath": {
      Symbol(strokes: [
        Shapes.arc(12.4, 12, radius: 8.2, from: -150, to: 160), Shapes.line((3.2, 4.4), (5.2, 8.4), (9.4, 6.6)),
        Shapes.line((12.4, 7), (12.4, 12), (15.8, 14)),
      ])
    },
    "alarm": {
      Symbol(
        strokes: [
          Shapes.disc(12, 13, 7.4), Shapes.line((12, 8.8), (12, 13), (14.8, 14.8)), Shapes.line((3, 7), (6.4, 3.6)),
          Shapes.line((21, 7), (17.6, 3.6)),
        ] + alarmFeet)
    },
    "timer": {
      Symbol(strokes: [
        Shapes.arc(radius: 8.8, from: -90, to: 212), Shapes.line((12, 3.2), (12, 6.4)),
        Shapes.line((12, 12), (7.6, 7.6)),
      ])
    },
    "stopwatch": {
      Symbol(strokes: [
        Shapes.disc(12, 13.4, 7.6), Shapes.line((12, 9), (12, 13.4)), Shapes.line((9.8, 2.8), (14.2, 2.8)),
        Shapes.line((12, 2.8), (12, 5.6)), Shapes.line((17.8, 6.4), (19.4, 8)),
      ])
    },
    "hourglass": {
      .outline(
        "M 5.6 3.4 H 18.4", "M 5.6 20.6 H 18.4",
        "M 7 3.4 V 6.4 C 7 9 10.6 10.4 10.6 12 C 10.6 13.6 7 15 7 17.6 V 20.6",
        "M 17 3.4 V 6.4 C 17 9 13.4 10.4 13.4 12 C 13.4 13.6 17 15 17 17.6 V 20.6")
    },
    "calendar": {
      Symbol(strokes: [Shapes.box(3.5, 4.8, 17, 15.8, 3), Shapes.line((3.5, 9.6), (20.5, 9.6))] + rings, fills: days)
    },
    "calendar.badge.plus": {
      Symbol(
        strokes: [Shapes.box(3.5, 4.8, 17, 15.8, 3), Shapes.line((3.5, 9.6), (20.5, 9.6))] + rings,
        cutFills: [Shapes.disc(18.8, 18.4, 5.4)],
        top: [Shapes.line((18.8, 15.2), (18.8, 21.6)), Shapes.line((15.6, 18.4), (22, 18.4))])
    },
  ]

  private static let arcs = [4.4, 8.8, 13.2].map { Shapes.arc(12, 18.4, radius: $0, from: 226, to: 314) }
  private static let wifi = Symbol(strokes: arcs, fills: [Shapes.disc(12, 18.4, 1.5)])

  static let devices: Table = [
    "desktopcomputer": {
      Symbol(strokes: [
        Shapes.box(2.6, 3.8, 18.8, 12.8, 2.4), Shapes.path("M 10 16.6 L 9.4 20.2 H 14.6 L 14 16.6"),
        Shapes.line((7.6, 20.2), (16.4, 20.2)),
      ])
    },
    "display": {
      Symbol(strokes: [
        Shapes.box(2.6, 3.8, 18.8, 13, 2.4), Shapes.line((12, 16.8), (12, 20.4)), Shapes.line((8, 20.4), (16, 20.4)),
      ])
    },
    "laptopcomputer": {
      Symbol(strokes: [Shapes.box(4.4, 5, 15.2, 11, 2.2), Shapes.path("M 1.8 19.2 H 22.2")])
    },
    "iphone": { Symbol(strokes: [Shapes.box(6.4, 2.4, 11.2, 19.2, 2.8), Shapes.line((10.4, 5), (13.6, 5))]) },
    "ipad": { Symbol(strokes: [Shapes.box(4, 2.6, 16, 18.8, 2.6), Shapes.line((10, 18.6), (14, 18.6))]) },
    "keyboard": {
      Symbol(
        strokes: [
          Shapes.box(2.4, 5.6, 19.2, 12.8, 2.8), Shapes.line((8.4, 15), (15.6, 15)),
        ] + [6, 10, 14, 18].map { x in Shapes.line((x, 9), (x, 9.1)) }
          + [6, 10, 14, 18].map { x in Shapes.line((x, 12), (x, 12.1)) })
    },
    "wifi": { wifi },
    "wifi.slash": { wifi.slashed() },
    "antenna.radiowaves.left.and.right": {
      Symbol(
        strokes: [
          Shapes.line((12, 11), (12, 20.6)), Shapes.arc(12, 9.4, radius: 4.6, from: -45, to: 45),
          Shapes.arc(12, 9.4, radius: 4.6, from: 135, to: 225), Shapes.arc(12, 9.4, radius: 8.6, from: -42, to: 42),
          Shapes.arc(12, 9.4, radius: 8.6, from: 138, to: 222),
        ], fills: [Shapes.disc(12, 9.4, 1.9)])
    },
    "battery.100": {
      Symbol(
        strokes: [Shapes.box(2, 7.2, 17.4, 9.6, 2.8), Shapes.line((21.8, 10.8), (21.8, 13.2))],
        fills: [Shapes.box(4.2, 9.4, 13, 5.2, 1.2)])
    },
    "battery.25": {
      Symbol(
        strokes: [Shapes.box(2, 7.2, 17.4, 9.6, 2.8), Shapes.line((21.8, 10.8), (21.8, 13.2))],
        fills: [Shapes.box(4.2, 9.4, 3.6, 5.2, 1.2)])
    },
    "terminal": {
      Symbol(strokes: [
        Shapes.box(2.8, 4.2, 18.4, 15.6, 3), Shapes.line((6.6, 8.4), (9.6, 11), (6.6, 13.6)),
        Shapes.line((11.6, 13.8), (15.6, 13.8)),
      ])
    },
    "speedometer": {
      .circled(
        [Shapes.line((12, 12.6), (15.4, 8.2))] + Shapes.rays(from: 5.9, to: 6.1, at: [150, 195, 240, 345, 30]),
        dots: [Shapes.disc(12, 12.8, 1.7)])
    },
  ]

  private static let bars = [(3.4, 12.4), (10, 4), (16.6, 8.6)]

  static let charts: Table = [
    "chart.bar": { Symbol(strokes: bars.map { Shapes.box($0.0, $0.1, 4, 20 - $0.1, 1) }) },
    "chart.bar.fill": { Symbol(fills: bars.map { Shapes.box($0.0 - 0.8, $0.1 - 0.8, 5.6, 21.6 - $0.1, 1.5) }) },
    "chart.pie": {
      .outline(
        "M 10.6 5.2 C 6.4 5.7 3.4 9 3.4 13 C 3.4 17.4 6.8 20.8 11.2 20.8 C 15.2 20.8 18.4 17.8 18.9 13.4 H 11.8 C 11.1 13.4 10.6 12.9 10.6 12.2 Z",
        "M 14 3.2 C 17.8 3.5 20.6 6.3 20.9 10.1 H 14.8 C 14.3 10.1 14 9.8 14 9.3 Z")
    },
    "chart.pie.fill": {
      .solid(
        "M 10.6 5.2 C 6.4 5.7 3.4 9 3.4 13 C 3.4 17.4 6.8 20.8 11.2 20.8 C 15.2 20.8 18.4 17.8 18.9 13.4 H 11.8 C 11.1 13.4 10.6 12.9 10.6 12.2 Z",
        "M 14 3.2 C 17.8 3.5 20.6 6.3 20.9 10.1 H 14.8 C 14.3 10.1 14 9.8 14 9.3 Z")
    },
    "chart.line.uptrend.xyaxis": {
      .outline(
        "M 3.6 3.6 V 18.2 C 3.6 19.5 4.5 20.4 5.8 20.4 H 20.6", "M 7.2 15.4 L 11.2 11 L 14 13.6 L 19.8 7.2",
        "M 15.8 6.8 H 20.2 V 11.2")
    },
  ]
}
