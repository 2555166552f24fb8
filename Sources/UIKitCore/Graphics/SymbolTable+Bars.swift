// SPDX-License-Identifier: MIT

/// The symbols of the bars' system items that are nowhere else.
nonisolated extension SymbolTable {
  static let bars: [String: @Sendable () -> Symbol] = [
    "square.and.pencil": {
      Symbol(strokes: [
        SymbolShapes.path(
          "M 12 4.5 H 6.5 C 5 4.5 4 5.5 4 7 V 17.5 C 4 19 5 20 6.5 20 H 17 C 18.5 20 19.5 19 19.5 17.5 V 12"),
        SymbolShapes.polygon((9, 15), (9.8, 11.8), (18.4, 3.2), (20.8, 5.6), (12.2, 14.2)),
      ])
    },
    "arrowshape.turn.up.left": {
      Symbol(strokes: [
        SymbolShapes.path(
          "M 10.5 5 L 3.5 11 L 10.5 17 V 13.6 C 15 13.4 18.2 14.8 20.5 18.5 C 20 12.5 16.5 8.6 10.5 8.3 Z")
      ])
    },
    "folder": {
      Symbol(strokes: [
        SymbolShapes.path(
          "M 3.5 17.5 V 6.5 C 3.5 5.3 4.3 4.5 5.5 4.5 H 9 L 11 6.8 H 18.5 C 19.7 6.8 20.5 7.6 20.5 8.8 V 17.5 C 20.5 18.7 19.7 19.5 18.5 19.5 H 5.5 C 4.3 19.5 3.5 18.7 3.5 17.5 Z"
        ),
        SymbolShapes.line((3.5, 10.2), (20.5, 10.2)),
      ])
    },
    "book": {
      Symbol(strokes: [
        SymbolShapes.path(
          "M 12 7 C 10 5.2 6.5 4.8 3.5 5.6 V 18 C 6.5 17.2 10 17.6 12 19.4 C 14 17.6 17.5 17.2 20.5 18 V 5.6 C 17.5 4.8 14 5.2 12 7 Z"
        ), SymbolShapes.line((12, 7), (12, 19.4)),
      ])
    },
    "camera": {
      Symbol(strokes: [
        SymbolShapes.path(
          "M 3 17 V 9 C 3 7.8 3.8 7 5 7 H 7.4 L 9 4.8 H 15 L 16.6 7 H 19 C 20.2 7 21 7.8 21 9 V 17 C 21 18.2 20.2 19 19 19 H 5 C 3.8 19 3 18.2 3 17 Z"
        ), SymbolShapes.disc(12, 12.8, 3.6),
      ])
    },
    "backward.fill": {
      Symbol(rounded: [
        SymbolShapes.polygon((11.2, 6.5), (11.2, 17.5), (3, 12)),
        SymbolShapes.polygon((20.5, 6.5), (20.5, 17.5), (12.3, 12)),
      ])
    },
    "forward.fill": {
      Symbol(rounded: [
        SymbolShapes.polygon((3.5, 6.5), (3.5, 17.5), (11.7, 12)),
        SymbolShapes.polygon((12.8, 6.5), (12.8, 17.5), (21, 12)),
      ])
    },
  ]
}
