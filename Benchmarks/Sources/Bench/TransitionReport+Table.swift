// SPDX-License-Identifier: MIT
import Foundation

// The table of transitions: a line each, with the goals in parentheses, and the change since an earlier run.
extension TransitionReport {
  private static let columns = [
    ("transition", 12), ("client ms", 14), ("server ms", 10), ("both ms", 26), ("ratio to baseline", 28),
    ("bytes", 16), ("requests", 12), ("late", 8),
  ]

  static func heading(compares: Bool) -> String {
    let names = columns.map { $0.0.padded(to: $0.1) }.joined()
    return names + (compares ? "since then: both, ratio, bytes, requests" : "")
      + "\n(median of a frame, lowest–highest; the goal is in parentheses, and ! means that it is missed)"
  }

  func line(comparedWith earlier: TransitionReport?) -> String {
    let goal = TransitionRow.all.first { $0.name == name }?.goal ?? TransitionRow.Goal()
    let cells = [
      name, text(client.median, 2, goal.client), text(server.median, 2, nil), text(total, goal.total),
      text(ratio, goal.ratio), traffic.map { text($0.bytesToServer, 0, goal.bytes) } ?? "–",
      traffic.map { text($0.requests, 0, goal.requests) } ?? "–",
      text(lateFrames.median, 0, goal.lateFrames),
    ]
    let line = zip(cells, Self.columns).map { $0.padded(to: $1.1) }.joined()
    return line + (earlier.map { changes(since: $0) } ?? "")
  }

  private func changes(since earlier: TransitionReport) -> String {
    let pairs = [
      (total.median, earlier.total.median), (ratio.median, earlier.ratio.median),
      (traffic?.bytesToServer ?? 0, earlier.traffic?.bytesToServer ?? 0),
      (traffic?.requests ?? 0, earlier.traffic?.requests ?? 0),
    ]
    return pairs.map { $1 > 0 ? String(format: "%+.0f %%", ($0 / $1 - 1) * 100) : "–" }.joined(separator: ", ")
  }

  private func text(_ spread: Spread, _ goal: Double?) -> String {
    let range = String(format: "%.2f–%.2f", spread.min, spread.max)
    return text(spread.median, 2, goal) + " " + range
  }

  private func text(_ value: Double, _ digits: Int, _ goal: Double?) -> String {
    let number = String(format: "%.\(digits)f", value)
    guard let goal else { return number }
    let limit = String(format: goal == goal.rounded() ? "%.0f" : "%.2f", goal)
    return number + (value > goal ? "!" : "") + " (\(limit))"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
