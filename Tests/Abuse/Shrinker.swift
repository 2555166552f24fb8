// SPDX-License-Identifier: MIT
import Foundation

/// Reduces a failing script for as long as it fails in the same way (delta debugging).
struct Shrinker {
  let trial: Trial
  let kind: Failure.Kind
  /// The time at which to stop.
  let deadline: Date

  /// The number of times that a script has to pass to count as harmless, because failures may depend on timing.
  private static let attempts = 2
  /// The number of events tried first, because most failures come from the last events.
  private static let firstSuffix = 16

  func shrink(_ script: Script) throws -> Script {
    var script = try shortenFront(script)
    script.strokes = try minimize(script.strokes) { try fails(script.with($0)) }
    // Now each event is a stroke of its own.
    let events = try minimize(script.events.map { [$0] }) { try fails(script.with($0)) }
    return script.with([events.flatMap(\.self)])
  }

  /// Tries increasingly long ends of the script.
  private func shortenFront(_ script: Script) throws -> Script {
    var count = Self.firstSuffix
    while count < script.strokes.count {
      let end = script.with(Array(script.strokes.suffix(count)))
      if try fails(end) { return end }
      count *= 4
    }
    return script
  }

  /// Removes increasingly small parts.
  private func minimize(_ parts: [[Event]], _ fails: ([[Event]]) throws -> Bool) throws -> [[Event]] {
    var parts = parts
    var size = max(parts.count / 2, 1)
    while !parts.isEmpty {
      var start = 0
      while start < parts.count, Date() < deadline {
        var rest = parts
        rest.removeSubrange(start..<min(start + size, parts.count))
        if try fails(rest) { parts = rest } else { start += size }
      }
      if size == 1 || Date() >= deadline { break }
      size = max(size / 2, 1)
    }
    return parts
  }

  private func fails(_ script: Script) throws -> Bool {
    for _ in 0..<Self.attempts where try trial.failure(of: script)?.kind == kind { return true }
    return false
  }
}

extension Script {
  /// Returns a script with the same header and other strokes.
  fileprivate func with(_ strokes: [[Event]]) -> Script {
    var script = self
    script.strokes = strokes
    return script
  }
}
