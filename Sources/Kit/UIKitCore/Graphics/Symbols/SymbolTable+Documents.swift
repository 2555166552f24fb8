// SPDX-License-Identifier: MIT

/// Documents, folders, and the editing of texts and pictures.
nonisolated extension SymbolTable {
  private static let sheet = """
    M 7.6 3 H 13.6 L 19 8.4 V 18.4 C 19 19.8 17.9 20.9 16.5 20.9 H 7.6 C 6.2 20.9 5 19.8 5 18.4 V 5.6 \
    C 5 4.2 6.2 3 7.6 3 Z
    """
  private static let fold = "M 13.4 3.2 V 7.2 C 13.4 8 14 8.6 14.8 8.6 H 18.8"
  private static let textLines = [Shapes.line((8.6, 13), (15.4, 13)), Shapes.line((8.6, 16.8), (15.4, 16.8))]
  private static let folder = """
    M 3.5 17.5 V 6.5 C 3.5 5.3 4.3 4.5 5.5 4.5 H 9 L 11 6.8 H 18.5 C 19.7 6.8 20.5 7.6 20.5 8.8 V 17.5 \
    C 20.5 18.7 19.7 19.5 18.5 19.5 H 5.5 C 4.3 19.5 3.5 18.7 3.5 17.5 Z
    """
  private static let pages = """
    M 12 7 C 10 5.2 6.5 4.8 3.5 5.6 V 18 C 6.5 17.2 10 17.6 12 19.4 C 14 17.6 17.5 17.2 20.5 18 V 5.6 \
    C 17.5 4.8 14 5.2 12 7 Z
    """
  private static let bookmark = "M 6 6 C 6 4.5 7 3.5 8.5 3.5 H 15.5 C 17 3.5 18 4.5 18 6 V 20.5 L 12 15.5 L 6 20.5 Z"
  private static let tray =
    "M 3.4 13.4 L 6 5.8 C 6.3 5 6.9 4.6 7.7 4.6 H 16.3 C 17.1 4.6 17.7 5 18 5.8 L 20.6 13.4 V 17 C 20.6 18.5 19.5 19.6 18 19.6 H 6 C 4.5 19.6 3.4 18.5 3.4 17 Z"
  private static let trayFloor = "M 3.4 13.4 H 8.4 C 8.4 15.2 10 16.4 12 16.4 C 14 16.4 15.6 15.2 15.6 13.4 H 20.6"
  private static let backSheet =
    "M 5.2 16.6 H 4.8 C 3.6 16.6 2.8 15.8 2.8 14.6 V 4.8 C 2.8 3.6 3.6 2.8 4.8 2.8 H 11.6 C 12.8 2.8 13.6 3.6 13.6 4.8 V 5"

  static let documents: Table = [
    "doc": { .outline(sheet, fold) },
    "doc.fill": { Symbol(rounded: [Shapes.path(sheet)], cuts: [Shapes.path(fold)]) },
    "doc.text": { Symbol(strokes: [Shapes.path(sheet), Shapes.path(fold)] + textLines) },
    "doc.text.fill": { Symbol(rounded: [Shapes.path(sheet)], cuts: [Shapes.path(fold)] + textLines) },
    "doc.badge.plus": {
      Symbol(
        strokes: [Shapes.path(sheet), Shapes.path(fold)], cutFills: [Shapes.disc(18.4, 18.4, 5.4)],
        top: [Shapes.line((18.4, 15.2), (18.4, 21.6)), Shapes.line((15.2, 18.4), (21.6, 18.4))])
    },
    "doc.on.doc": { Symbol(strokes: [Shapes.box(8.4, 7.4, 12.4, 13.8, 2.6), Shapes.path(backSheet)]) },
    "doc.on.doc.fill": { Symbol(strokes: [Shapes.path(backSheet)], fills: [Shapes.box(7.5, 6.5, 14.2, 15.6, 3.4)]) },
    "doc.on.clipboard": {
      Symbol(strokes: [
        Shapes.path("M 8.4 20 H 6.4 C 4.9 20 3.8 18.9 3.8 17.4 V 6.8 C 3.8 5.3 4.9 4.2 6.4 4.2 H 7.4"),
        Shapes.path("M 15 4.2 H 15.8 C 17 4.2 17.9 5 18.2 6"), Shapes.box(7.6, 2.6, 7.2, 3.4, 1.5),
        Shapes.box(10.6, 9.4, 9.8, 12, 2.4),
      ])
    },
    "clipboard": {
      Symbol(strokes: [
        Shapes.path(
          "M 8.4 4.6 H 7.4 C 5.8 4.6 4.6 5.8 4.6 7.4 V 18.2 C 4.6 19.8 5.8 21 7.4 21 H 16.6 C 18.2 21 19.4 19.8 19.4 18.2 V 7.4 C 19.4 5.8 18.2 4.6 16.6 4.6 H 15.6"
        ), Shapes.box(8.4, 2.7, 7.2, 3.9, 1.7),
      ])
    },
    "folder": { .outline(folder, "M 3.5 10.2 H 20.5") },
    "folder.fill": { Symbol(rounded: [Shapes.path(folder)], cuts: [Shapes.line((2, 10.2), (22, 10.2))]) },
    "folder.badge.plus": {
      Symbol(
        strokes: [Shapes.path(folder), Shapes.line((3.5, 10.2), (20.5, 10.2))],
        cutFills: [Shapes.disc(18.8, 18, 5.4)],
        top: [Shapes.line((18.8, 14.8), (18.8, 21.2)), Shapes.line((15.6, 18), (22, 18))])
    },
    "book": { .outline(pages, "M 12 7 V 19.4") },
    "book.fill": { Symbol(rounded: [Shapes.path(pages)], cuts: [Shapes.line((12, 5.6), (12, 20.4))]) },
    "book.closed": {
      .outline(
        "M 18.6 16.6 H 7.4 C 6 16.6 5 17.5 5 18.8 C 5 20.1 6 21 7.4 21 H 18.6",
        "M 5 18.8 V 5.8 C 5 4.2 6.2 3 7.8 3 H 18.6 V 21")
    },
    "newspaper": {
      .outline(
        "M 5.6 19.6 H 18.4 C 19.8 19.6 20.8 18.6 20.8 17.2 V 9 H 17.2",
        "M 17.2 17.8 V 6.6 C 17.2 5.2 16.2 4.2 14.8 4.2 H 5.6 C 4.2 4.2 3.2 5.2 3.2 6.6 V 17.2 C 3.2 18.6 4.2 19.6 5.6 19.6",
        "M 6.8 8 H 13.6", "M 6.8 11.8 H 13.6", "M 6.8 15.6 H 10.6")
    },
    "bookmark": { .outline(bookmark) },
    "bookmark.fill": { .solid(bookmark) },
    "bookmark.slash": { Symbol.outline(bookmark).slashed() },
    "tray": { .outline(tray, trayFloor) },
    "tray.fill": { Symbol(rounded: [Shapes.path(tray)], cuts: [Shapes.path(trayFloor)]) },
    "archivebox": {
      Symbol(strokes: [
        Shapes.box(2.8, 4.4, 18.4, 4.8, 1.6),
        Shapes.path("M 4.4 9.2 V 17.4 C 4.4 18.9 5.5 20 7 20 H 17 C 18.5 20 19.6 18.9 19.6 17.4 V 9.2"),
        Shapes.line((9.8, 12.8), (14.2, 12.8)),
      ])
    },
    "archivebox.fill": {
      Symbol(
        fills: [Shapes.box(1.9, 3.5, 20.2, 5.4, 1.8)],
        rounded: [Shapes.path("M 4.4 11.4 H 19.6 V 17.4 C 19.6 18.9 18.5 20 17 20 H 7 C 5.5 20 4.4 18.9 4.4 17.4 Z")],
        cuts: [Shapes.line((9.6, 13.6), (14.4, 13.6))])
    },
    "link": {
      Symbol(strokes: [
        Shapes.path(
          "M 10 13.9 C 8.2 12.1 8.2 9.5 10 7.7 L 13.1 4.6 C 14.9 2.8 17.6 2.8 19.4 4.6 C 21.2 6.4 21.2 9.1 19.4 10.9 L 17.6 12.7"
        ),
        Shapes.path(
          "M 14 10.1 C 15.8 11.9 15.8 14.5 14 16.3 L 10.9 19.4 C 9.1 21.2 6.4 21.2 4.6 19.4 C 2.8 17.6 2.8 14.9 4.6 13.1 L 6.4 11.3"
        ),
      ])
    },
    "paperclip": {
      .outline(
        "M 19.8 11.2 L 11.8 19.2 C 9.8 21.2 6.6 21.2 4.7 19.3 C 2.8 17.4 2.8 14.3 4.8 12.3 L 13.1 4 C 14.4 2.7 16.6 2.7 17.9 4 C 19.2 5.3 19.2 7.4 17.9 8.7 L 9.8 16.8 C 9.1 17.5 8 17.5 7.3 16.8 C 6.6 16.1 6.6 15.1 7.3 14.4 L 14.6 7.1"
      )
    },
  ]

  private static let pencil = """
    M 4 20 L 5.1 15.7 L 15.9 4.9 C 16.8 4 18.1 4 19 4.9 L 19.1 5 C 20 5.9 20 7.2 19.1 8.1 L 8.3 18.9 Z
    """
  private static let page =
    "M 12 4.5 H 6.5 C 5 4.5 4 5.5 4 7 V 17.5 C 4 19 5 20 6.5 20 H 17 C 18.5 20 19.5 19 19.5 17.5 V 12"
  private static let openBox = """
    M 8.5 9 H 7.5 C 6.1 9 5 10.1 5 11.5 V 18.5 C 5 19.9 6.1 21 7.5 21 H 16.5 C 17.9 21 19 19.9 19 18.5 V 11.5 \
    C 19 10.1 17.9 9 16.5 9 H 15.5
    """
  private static let bin = "M 5.8 6.4 L 6.7 18.6 C 6.8 20 7.7 20.8 9 20.8 H 15 C 16.3 20.8 17.2 20 17.3 18.6 L 18.2 6.4"
  private static let lid = ["M 4 6.2 H 20", "M 8.6 6 C 8.6 4.2 9.6 3.2 11 3.2 H 13 C 14.4 3.2 15.4 4.2 15.4 6"].map(
    Shapes.path)
  private static let ribs = [Shapes.line((10, 10), (10.3, 17)), Shapes.line((14, 10), (13.7, 17))]

  static let editing: Table = [
    "pencil": { .outline(pencil, "M 13.8 7 L 17 10.2") },
    "square.and.pencil": {
      Symbol(strokes: [
        Shapes.path(page), Shapes.polygon((9, 15), (9.8, 11.8), (18.4, 3.2), (20.8, 5.6), (12.2, 14.2)),
      ])
    },
    "square.and.arrow.up": { .outline(openBox, "M 12 14.5 V 3", "M 8.3 6.4 L 12 2.8 L 15.7 6.4") },
    "square.and.arrow.down": { .outline(openBox, "M 12 3 V 14.8", "M 8.3 11.2 L 12 14.8 L 15.7 11.2") },
    "trash": { Symbol(strokes: lid + [Shapes.path(bin)] + ribs) },
    "trash.fill": {
      Symbol(rounded: [Shapes.path(bin + " Z")], cuts: [Shapes.line((3, 8), (21, 8))] + ribs, top: lid)
    },
    "trash.slash": { Symbol(strokes: lid + [Shapes.path(bin)] + ribs).slashed() },
    "scissors": {
      Symbol(strokes: [
        Shapes.disc(6, 6.8, 2.8), Shapes.disc(6, 17.2, 2.8), Shapes.line((8.4, 8.4), (20.4, 17.6)),
        Shapes.line((8.4, 15.6), (20.4, 6.4)),
      ])
    },
    "crop": {
      .outline(
        "M 6.8 2.8 V 15.2 C 6.8 16.4 7.6 17.2 8.8 17.2 H 21.2", "M 2.8 6.8 H 15.2 C 16.4 6.8 17.2 7.6 17.2 8.8 V 21.2")
    },
    "paintbrush": {
      .outline(
        "M 20.6 3.4 C 16.2 4.8 12 8.2 9.6 12.4 L 11.8 14.6 C 16 12.2 19.2 7.8 20.6 3.4 Z",
        "M 9.4 13.4 C 6.6 12.8 5 14.8 5 17 C 5 18.6 4.2 19.6 3.2 20.2 C 7.2 21.4 11.2 19.6 10.8 14.9")
    },
    "paintpalette": {
      Symbol(
        strokes: [
          Shapes.path(
            "M 12 3.2 C 6.9 3.2 3 7.1 3 12 C 3 16.9 6.9 20.8 12 20.8 C 13.7 20.8 14.4 19.5 13.8 18.1 C 13 16.3 14.1 14.9 16 14.9 H 18 C 19.8 14.9 21 13.7 21 11.8 C 21 7.1 17.1 3.2 12 3.2 Z"
          )
        ],
        fills: [
          Shapes.disc(7.3, 12.6, 1.35), Shapes.disc(8.8, 8.3, 1.35), Shapes.disc(13.1, 6.8, 1.35),
          Shapes.disc(16.8, 9.5, 1.35),
        ])
    },
    "wand.and.stars": {
      Symbol(
        strokes: [Shapes.line((3.8, 20.2), (13.6, 10.4))],
        fills: [Shapes.sparkle(17, 7, 4.8), Shapes.sparkle(8, 6.4, 3.2), Shapes.sparkle(18.6, 16, 3)])
    },
    "textformat": {
      Symbol(strokes: [
        Shapes.line((2.4, 18.6), (7.3, 5.4), (12.2, 18.6)), Shapes.line((4.2, 14.2), (10.4, 14.2)),
        Shapes.disc(17.2, 14.9, 3.5), Shapes.line((20.9, 11), (20.9, 18.6)),
      ])
    },
    "bold": {
      .outline(
        "M 7.4 4.6 H 12.4 C 14.7 4.6 16.2 6.1 16.2 8.1 C 16.2 10.1 14.7 11.6 12.4 11.6 H 7.4 Z",
        "M 7.4 11.6 H 13 C 15.6 11.6 17.4 13.2 17.4 15.5 C 17.4 17.8 15.6 19.4 13 19.4 H 7.4 Z")
    },
    "italic": { .outline("M 10.4 4.6 H 17.2", "M 6.8 19.4 H 13.6", "M 13.8 4.6 L 10.2 19.4") },
    "underline": {
      .outline("M 6.8 3.8 V 10.6 C 6.8 13.8 8.8 16 12 16 C 15.2 16 17.2 13.8 17.2 10.6 V 3.8", "M 5.4 20.2 H 18.6")
    },
    "strikethrough": {
      .outline(
        "M 16.4 7.4 C 15.8 5.4 14.2 4.2 12 4.2 C 9.4 4.2 7.4 5.7 7.4 8 C 7.4 9.8 8.6 11 10.8 11.6",
        "M 7 16.2 C 7.6 18.4 9.4 19.8 12.2 19.8 C 15 19.8 17 18.2 17 16 C 17 15.2 16.8 14.6 16.4 14", "M 3.6 12 H 20.4")
    },
  ]
}
