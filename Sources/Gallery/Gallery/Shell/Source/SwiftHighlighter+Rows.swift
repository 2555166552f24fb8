// SPDX-License-Identifier: MIT

extension SwiftHighlighter {
  /// The additional indentation of the rows after the first, in columns.
  private static let hangingIndent = 4

  /// Breaks a line into rows of at most a number of columns, at spaces where there are some.
  static func rows(of line: [Run], columns: Int) -> [[Run]] {
    let characters = line.flatMap { run in run.text.map { (character: $0, kind: run.kind) } }
    let margin = characters.prefix { $0.character == " " }.count + hangingIndent
    var rows: [[Run]] = []
    var rest = characters[...]
    repeat {
      let indent = rows.isEmpty ? 0 : min(margin, columns / 2)
      let room = max(columns - indent, 1)
      var end = min(rest.startIndex + room, rest.endIndex)
      let first = rest.firstIndex { $0.character != " " } ?? end
      if end < rest.endIndex, let space = rest[..<end].lastIndex(where: { $0.character == " " }), space > first {
        end = space + 1
      }
      rows.append(runs(of: rest[..<end], from: indent))
      rest = rest[end...]
    } while !rest.isEmpty
    return rows
  }

  private static func runs(of characters: ArraySlice<(character: Character, kind: Kind)>, from column: Int) -> [Run] {
    var runs: [Run] = []
    for (offset, (character, kind)) in characters.enumerated() {
      if let last = runs.indices.last, runs[last].kind == kind {
        runs[last].text.append(character)
      } else {
        runs.append(Run(text: String(character), kind: kind, column: column + offset))
      }
    }
    return runs
  }
}
