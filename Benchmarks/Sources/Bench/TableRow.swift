// SPDX-License-Identifier: MIT
import Foundation

/// A figure of the table with which a run ends, and the largest value that counts as reached.
struct TableRow: Codable {
  let name: String
  let value: Double
  let unit: String
  var goal: Double?

  private static let (nameWidth, valueWidth) = (52, 24)

  static let heading =
    "figure".padded(to: nameWidth) + "value (goal)".padded(to: valueWidth) + "since then"
    + "\n(! means that the goal is missed)"

  /// Returns a line with the figure, its goal, and the change since an earlier run.
  func line(comparedWith earlier: TableRow?) -> String {
    let missed = goal.map { value > $0 } ?? false
    let goal = self.goal.map { " (\(Self.text($0)))" } ?? ""
    let figure = Self.text(value) + (missed ? "!" : "") + goal + (unit.isEmpty ? "" : " " + unit)
    return name.padded(to: Self.nameWidth) + figure.padded(to: Self.valueWidth) + (earlier.map(change(since:)) ?? "")
  }

  private func change(since earlier: TableRow) -> String {
    guard earlier.value != 0 else { return "was \(Self.text(earlier.value))" }
    return "was \(Self.text(earlier.value)), " + String(format: "%+.0f %%", (value / earlier.value - 1) * 100)
  }

  /// Returns a number with three significant digits, or all digits of a whole part that is longer.
  private static func text(_ value: Double) -> String {
    if value == value.rounded() || abs(value) >= 100 { return String(format: "%.0f", value) }
    return String(format: abs(value) >= 10 ? "%.1f" : "%.2f", value)
  }

  /// Reads the table of an earlier run.
  static func read(_ file: String) throws(BenchError) -> [TableRow] {
    struct Results: Decodable { let table: [TableRow] }
    do {
      return try JSONDecoder().decode(Results.self, from: Data(contentsOf: URL(fileURLWithPath: file))).table
    } catch {
      throw BenchError("\(file) is not the JSON file of an earlier run: \(error)")
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
