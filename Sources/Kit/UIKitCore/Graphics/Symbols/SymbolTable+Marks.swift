// SPDX-License-Identifier: MIT

/// Marks, alone and in circles and squares.
nonisolated extension SymbolTable {
  private static let cross = [Shapes.line((9, 9), (15, 15)), Shapes.line((15, 9), (9, 15))]
  private static let plus = [Shapes.line((12, 7.8), (12, 16.2)), Shapes.line((7.8, 12), (16.2, 12))]
  private static let minus = [Shapes.line((7.8, 12), (16.2, 12))]
  private static let check = [Shapes.line((8.2, 12.6), (11, 15.6), (15.8, 8.8))]
  private static let smallExclamation = [Shapes.line((12, 7.2), (12, 12.8))]
  private static let exclamationDot = [Shapes.disc(12, 16.5, 1.25)]
  private static let information = [Shapes.line((12, 11.2), (12, 16.4))]
  private static let informationDot = [Shapes.disc(12, 7.8, 1.3)]
  private static let question = [
    Shapes.path("M 9.3 9.6 C 9.3 8 10.4 6.9 12 6.9 C 13.6 6.9 14.7 7.9 14.7 9.4 C 14.7 11.4 12 11.5 12 13.5")
  ]
  private static let questionDot = [Shapes.disc(12, 16.7, 1.2)]
  /// A question mark between corners, in place of symbols for which there are no drawings.
  static var placeholder: Symbol {
    Symbol(strokes: (symbols["viewfinder"]?().strokes ?? []) + question, fills: questionDot)
  }
  private static let dots = [Shapes.disc(7.8, 12, 1.35), Shapes.disc(12, 12, 1.35), Shapes.disc(16.2, 12, 1.35)]
  private static let decreasing = [
    Shapes.line((7.2, 9.2), (16.8, 9.2)), Shapes.line((9, 12.4), (15, 12.4)), Shapes.line((11, 15.6), (13, 15.6)),
  ]
  private static let triangle = """
    M 10.3 4.5 C 11.05 3.2 12.95 3.2 13.7 4.5 L 21 17.2 C 21.75 18.5 20.8 20.1 19.3 20.1 H 4.7 \
    C 3.2 20.1 2.25 18.5 3 17.2 Z
    """
  private static let triangleMark = [Shapes.line((12, 9), (12, 13.4))]
  private static let triangleDot = [Shapes.disc(12, 16.9, 1.2)]

  static let marks: Table = [
    "xmark": { Symbol(strokes: [Shapes.line((5.5, 5.5), (18.5, 18.5)), Shapes.line((18.5, 5.5), (5.5, 18.5))]) },
    "multiply": { Symbol(strokes: [Shapes.line((5.5, 5.5), (18.5, 18.5)), Shapes.line((18.5, 5.5), (5.5, 18.5))]) },
    "plus": { Symbol(strokes: [Shapes.line((12, 4.5), (12, 19.5)), Shapes.line((4.5, 12), (19.5, 12))]) },
    "minus": { Symbol(strokes: [Shapes.line((4.5, 12), (19.5, 12))]) },
    "equal": { Symbol(strokes: [Shapes.line((4.5, 9), (19.5, 9)), Shapes.line((4.5, 15), (19.5, 15))]) },
    "checkmark": { Symbol(strokes: [Shapes.line((5, 12.8), (9.8, 18), (19, 6))]) },
    "exclamationmark": { Symbol(strokes: [Shapes.line((12, 4), (12, 14.6))], fills: [Shapes.disc(12, 19.2, 1.4)]) },
    "questionmark": {
      Symbol(
        strokes: [
          Shapes.path("M 7.6 8.4 C 7.6 5.6 9.4 3.8 12.1 3.8 C 14.8 3.8 16.6 5.4 16.6 7.8 C 16.6 11.2 12 11.4 12 14.8")
        ],
        fills: [Shapes.disc(12, 19.2, 1.4)])
    },
    "info": { Symbol(strokes: [Shapes.line((12, 10), (12, 19.8))], fills: [Shapes.disc(12, 5, 1.6)]) },
    "number": {
      Symbol(strokes: [
        Shapes.line((9.6, 4), (7.2, 20)), Shapes.line((16.8, 4), (14.4, 20)), Shapes.line((4.6, 9), (20, 9)),
        Shapes.line((4, 15), (19.4, 15)),
      ])
    },
    "percent": {
      Symbol(strokes: [Shapes.disc(7, 7.4, 3), Shapes.disc(17, 16.6, 3), Shapes.line((17.6, 4.4), (6.4, 19.6))])
    },
    "ellipsis": { Symbol(fills: [Shapes.disc(5, 12, 1.9), Shapes.disc(12, 12, 1.9), Shapes.disc(19, 12, 1.9)]) },
    "exclamationmark.triangle": {
      Symbol(strokes: [Shapes.path(triangle)] + triangleMark, fills: triangleDot)
    },
    "exclamationmark.triangle.fill": {
      Symbol(rounded: [Shapes.path(triangle)], cuts: triangleMark, cutFills: triangleDot)
    },
    "nosign": { .circled([Shapes.line((5.8, 5.8), (18.2, 18.2))]) },
    "sparkles": {
      Symbol(fills: [Shapes.sparkle(10, 13, 8), Shapes.sparkle(18.3, 6, 4.2), Shapes.sparkle(18.5, 18.8, 3)])
    },
  ]

  static let circledMarks: Table = [
    "xmark.circle": { .circled(cross) },
    "xmark.circle.fill": { .inDisc(cross) },
    "xmark.square": { .boxed(cross) },
    "xmark.square.fill": { .inBox(cross) },
    "plus.circle": { .circled(plus) },
    "plus.circle.fill": { .inDisc(plus) },
    "plus.square": { .boxed(plus) },
    "plus.square.fill": { .inBox(plus) },
    "minus.circle": { .circled(minus) },
    "minus.circle.fill": { .inDisc(minus) },
    "minus.square": { .boxed(minus) },
    "minus.square.fill": { .inBox(minus) },
    "checkmark.circle": { .circled(check) },
    "checkmark.circle.fill": { .inDisc(check) },
    "checkmark.square": { .boxed(check) },
    "checkmark.square.fill": { .inBox(check) },
    "exclamationmark.circle": { .circled(smallExclamation, dots: exclamationDot) },
    "exclamationmark.circle.fill": { .inDisc(smallExclamation, dots: exclamationDot) },
    "info.circle": { .circled(information, dots: informationDot) },
    "info.circle.fill": { .inDisc(information, dots: informationDot) },
    "questionmark.circle": { .circled(question, dots: questionDot) },
    "questionmark.circle.fill": { .inDisc(question, dots: questionDot) },
    "ellipsis.circle": { .circled([], dots: dots) },
    "ellipsis.circle.fill": { .inDisc([], dots: dots) },
    "line.3.horizontal.decrease.circle": { .circled(decreasing) },
    "line.3.horizontal.decrease.circle.fill": { .inDisc(decreasing) },
  ]
}
