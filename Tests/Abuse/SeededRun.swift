// SPDX-License-Identifier: MIT
import DesktopTesting
import Foundation

/// The random events of one seed, sent to one process, with checks in between.
struct SeededRun {
  let seed: UInt64
  let page: String
  let poisonsFreedMemory: Bool
  let actions: Int
  let deadline: Date?

  /// The result of the run.
  struct Outcome {
    var actions = 0
    var seconds = 0.0
    var memoryUsages: [MemoryUsage] = []
    /// The failure, and the events up to it.
    var failure: (Failure, Script)?
  }

  /// The number of checks without input. Growth is measured from the first to the last.
  private static let checkpoints = 4
  /// The growth in KiB that is allowed after the first check, for caches that were not full and for fragmentation.
  private static let residentSlackKiB = 8 * 1024
  private static let resourceSlack = 400

  func run(_ trial: Trial) throws -> Outcome {
    var outcome = Outcome()
    var script = Script(page: page, poisonsFreedMemory: poisonsFreedMemory)
    do {
      try trial.run(page: page, poisonsFreedMemory: poisonsFreedMemory) { player, _ in
        let start = Date()
        // Read here, so that the outcome has them after a failure too.
        defer {
          outcome.actions = player.count
          outcome.seconds = Date().timeIntervalSince(start)
          outcome.memoryUsages = player.memoryUsages
        }
        for checkpoint in 1...Self.checkpoints {
          var strokes = StrokeGenerator(seed: seed &* 16 &+ UInt64(checkpoint), size: Session.size)
          while player.count < actions * checkpoint / Self.checkpoints, !isOver {
            let stroke = strokes.next()
            script.strokes.append(stroke)
            try player.play(stroke)
          }
          script.strokes.append([.check])
          try player.play([.check])
          if isOver { break }
        }
        try checkGrowth(player.memoryUsages)
      }
    } catch let failure as Failure {
      outcome.failure = (failure, script)
    }
    return outcome
  }

  private var isOver: Bool { deadline.map { $0 <= Date() } ?? false }

  private func checkGrowth(_ memoryUsages: [MemoryUsage]) throws(Failure) {
    guard !isOver, let first = memoryUsages.first, let last = memoryUsages.last else { return }
    let kinds = last.resources.filter { $0.value > (first.resources[$0.key] ?? 0) + Self.resourceSlack }.keys
    guard last.residentKiB > first.residentKiB + Self.residentSlackKiB || !kinds.isEmpty else { return }
    throw Failure(
      kind: .growing,
      detail: memoryUsages.map(\.description).joined(separator: "; ") + " " + kinds.joined(separator: ", "))
  }
}
