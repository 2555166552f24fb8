// SPDX-License-Identifier: MIT
import Foundation

// The comparison as text, and as the table of the article, from which it can be read again.
extension Comparison {
  /// The types and their gaps as lines, and the sums.
  var text: String {
    let sums = State.allCases.map { state in "\(count(state)) \(state.rawValue)" }
    return (rows.map(\.text) + ["\(rows.reduce(0) { $0 + $1.count }) declarations: \(sums.joined(separator: ", "))"])
      .joined(separator: "\n")
  }

  private func count(_ state: State) -> Int {
    rows.reduce(0) { $0 + (state == .equal ? $1.count - $1.gaps.count : $1.names(state).count) }
  }

  // MARK: The table

  /// The table of the article.
  var table: String {
    let states = State.gaps.map(\.rawValue)
    let header = "| type | equal | \(states.joined(separator: " | ")) |"
    let rule = "|" + String(repeating: "---|", count: states.count + 2)
    return ([header, rule] + rows.map(\.tableRow)).joined(separator: "\n")
  }

  /// Reads the table from an article.
  init(article: String) {
    self.init(rows: article.split(separator: "\n").compactMap(Row.init(tableRow:)))
  }

  /// Returns what is worse than in an earlier comparison, one line each. Types that the earlier one lacks do not count.
  func regressions(from earlier: Comparison) -> [String] {
    let earlierRows = Dictionary(earlier.rows.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
    return rows.flatMap { row in earlierRows[row.type].map(row.regressions) ?? [] }
  }
}

extension Comparison.State {
  /// The states other than equal.
  fileprivate static let gaps = allCases.dropFirst()
}

extension Comparison.Row {
  /// Whether there is such a type, so that its members are compared.
  private var isThere: Bool { state.severity < Comparison.State.unavailable.severity }

  fileprivate var text: String {
    guard isThere else { return "\(type): \(state.rawValue)" }
    let lines = Comparison.State.gaps.compactMap { state in
      let names = names(state)
      return names.isEmpty ? nil : "  \(state.rawValue): \(names.joined(separator: ", "))"
    }
    let own = state == .equal ? "" : ", \(state.rawValue)"
    return (["\(type): \(equalCount)\(own)"] + lines).joined(separator: "\n")
  }

  private var equalCount: String { "\(isThere ? count - gaps.count : 0) of \(count)" }

  /// A type that is not there has a mark in the column of its state in place of the names of its members.
  fileprivate var tableRow: String {
    let cells = Comparison.State.gaps.map { column in
      guard isThere else { return column == state ? "all" : "" }
      let own = column == state ? ["the class"] : []
      return (own + names(column).map { "`\($0)`" }).joined(separator: ", ")
    }
    return "| `\(type)` | \(equalCount) | \(cells.joined(separator: " | ")) |"
  }

  fileprivate init?(tableRow: Substring) {
    let cells = tableRow.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let states = Comparison.State.gaps
    guard cells.count == states.count + 4, let numbers = cells[2].wholeMatch(of: /(\d+) of (\d+)/) else { return nil }
    type = cells[1].filter { $0 != "`" }
    count = Int(numbers.2) ?? 0
    let columns = zip(states, cells.dropFirst(3))
    state = columns.first { $1 == "all" || $1.hasPrefix("the class") }?.0 ?? .equal
    gaps = columns.flatMap { state, cell in cell.matches(of: /`([^`]+)`/).map { (String($0.output.1), state) } }
  }

  /// Returns what is worse than in an earlier row of the same type.
  fileprivate func regressions(from earlier: Self) -> [String] {
    if state.severity > earlier.state.severity {
      return ["\(type) is \(state.rawValue); it was \(earlier.state.rawValue)"]
    }
    guard earlier.isThere else { return [] }
    let states = Dictionary(earlier.gaps, uniquingKeysWith: { first, _ in first })
    return gaps.compactMap { name, state in
      let before = states[name] ?? .equal
      return state.severity > before.severity ? "\(type).\(name) is \(state.rawValue); it was \(before.rawValue)" : nil
    }
  }
}
