// SPDX-License-Identifier: MIT
import Foundation

/// Makes a failing script shorter for as long as it fails in the same way (delta debugging).
struct Shrinker {
  let trial: Trial
  let kind: Failure.Kind
  /// When to be content with what there is.
  let deadline: Date

  /// How often a script may pass before it counts as harmless: what fails may depend on timing.
  private static let attempts = 2
  /// The first guess: most failures come from what was done last.
  private static let firstSuffix = 16

  func shrink(_ script: Script) throws -> Script {
    var script = try shortenFront(script)
    script.strokes = try minimize(script.strokes) { try fails(script.with($0)) }
    // Each event a stroke of its own now.
    let events = try minimize(script.events.map { [$0] }) { try fails(script.with($0)) }
    return script.with([events.flatMap(\.self)])
  }

  /// Tries ever longer ends of the script.
  private func shortenFront(_ script: Script) throws -> Script {
    var count = Self.firstSuffix
    while count < script.strokes.count {
      let end = script.with(Array(script.strokes.suffix(count)))
      if try fails(end) { return end }
      count *= 4
    }
    return script
  }

  /// Leaves out ever smaller parts.
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
  /// The same beginning with other strokes.
  fileprivate func with(_ strokes: [[Event]]) -> Script {
    var script = self
    script.strokes = strokes
    return script
  }
}
