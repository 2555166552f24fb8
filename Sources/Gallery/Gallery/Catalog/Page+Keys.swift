// SPDX-License-Identifier: MIT

extension Page {
  /// The keys of the page, and those that all pages have.
  var keys: [KeyHint] { (Self.ownKeys[id] ?? []) + Self.commonKeys }

  static let commonKeys = [
    KeyHint("Tab", "to the next control"), KeyHint("Return", "use the control"),
    KeyHint("Ctrl F", "search pages and styles"), KeyHint("Ctrl U", "the source of the page"),
    KeyHint("F1  ?", "these keys"), KeyHint("Escape", "close, go back"),
  ]

  /// The keys of each page that has some of its own, by the page's identifier.
  static let ownKeys: [String: [KeyHint]] = [
    "home": [KeyHint("↑  ↓  ←  →", "choose a page")],
    "styles": [KeyHint("↑  ↓  ←  →", "choose a style"), KeyHint("/", "search; Escape leaves the search")],
    "compare": [
      KeyHint("Space", "play and pause"), KeyHint("J  K  L", "play backward, pause, play forward"),
      KeyHint("←  →", "one frame back, forward"), KeyHint("Home  End", "to the start, to the end"),
      KeyHint("↑  ↓", "faster, slower"), KeyHint("R", "loop"), KeyHint("D", "direction"),
      KeyHint("/", "search styles; Return adds"), KeyHint("1 – 9", "choose a cell"),
      KeyHint("Delete", "remove the chosen cell"),
      KeyHint("N", "another cell like the chosen one"), KeyHint("S  C  G  M  V  E", "the six panels"),
      KeyHint("Ctrl C", "copy the table of motions"),
    ],
    "push": [KeyHint("Return", "push the next page"), KeyHint("Alt →", "push"), KeyHint("Alt ←", "pop")],
    "navigate": [
      KeyHint("1 – 3", "grid, list, pages"), KeyHint(",  .", "another style"),
      KeyHint("↑  ↓  ←  →", "choose a picture; Return opens it"),
    ],
    "tabs": [
      KeyHint("←  →", "the tab before, after"), KeyHint("Ctrl Tab", "the next tab"), KeyHint(",  .", "another style"),
    ],
    "interrupt": [
      KeyHint("Space", "hold and release"), KeyHint("R", "reverse"), KeyHint("←  →", "move the held pages"),
      KeyHint("↑  ↓", "another style"),
    ],
    "motion": [
      KeyHint("Space", "run the experiment"), KeyHint("←  →  ↑  ↓", "run it in a direction"),
      KeyHint("1 – 5", "another experiment"),
    ],
    "container": [KeyHint("←  →", "the page before, after"), KeyHint("↑", "present a page")],
    "layout": [KeyHint("1 – 3", "another arrangement"), KeyHint("←  →", "narrower, wider")],
    "blur": [
      KeyHint("1 – 7", "another material"), KeyHint("←  →", "less, more of the effect"),
      KeyHint("↑  ↓", "move the pane"),
    ],
    "table": [
      KeyHint("↑  ↓", "choose a row"), KeyHint("N", "insert a row"), KeyHint("D", "delete the row"),
      KeyHint("M", "move it to the other section"), KeyHint("R", "shuffle"), KeyHint("E", "edit, done"),
      KeyHint("1 – 3", "another style"),
    ],
    "text": [
      KeyHint("1 – 5", "another weight"), KeyHint("←  →", "less, more kerning"),
      KeyHint("↑  ↓", "less, more line spacing"),
    ],
    "dynamics": [
      KeyHint("Space", "let fall, gather"), KeyHint("↑  ↓  ←  →", "the direction of gravity"),
      KeyHint("0", "no gravity"),
      KeyHint("S", "shake"), KeyHint("B", "bounce"),
    ],
    "pages": [
      KeyHint("←  →", "turn a page"), KeyHint("1 – 3", "scroll, curl, spread"), KeyHint("D", "the direction"),
    ],
    "columns": [
      KeyHint("Space", "show or hide the columns"), KeyHint("←  →", "narrower, wider"),
      KeyHint("B", "what happens to the message"),
    ],
  ]
}
