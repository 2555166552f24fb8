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

  /// The number of checks without input in a round. Growth is measured from the first to the last.
  private static let checkpoints = 4
  /// The number of rounds in which the memory must have grown to count as growing. A leak grows in each of them; caches
  /// that were not full and the heap's fragmentation do so once.
  private static let rounds = 3
  /// The growth in KiB that is allowed in a round.
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
        for round in 0..<Self.rounds {
          let first = player.memoryUsages.count
          for checkpoint in 1...Self.checkpoints where !isOver {
            try play(checkpoint: round * Self.checkpoints + checkpoint, with: player, recordingIn: &script)
          }
          guard let growth = growth(in: Array(player.memoryUsages[max(first - 1, 0)...])) else { break }
          if round == Self.rounds - 1 { throw growth }
        }
        var strokes = StrokeGenerator(seed: seed, size: Session.size)
        script.strokes.append(strokes.last())
        try player.play(script.strokes.last ?? [])
      }
    } catch let failure as Failure {
      outcome.failure = (failure, script)
    }
    return outcome
  }

  private var isOver: Bool { deadline.map { $0 <= Date() } ?? false }

  /// Sends the strokes up to a checkpoint, and checks the program there.
  private func play(checkpoint: Int, with player: Player, recordingIn script: inout Script) throws {
    var strokes = StrokeGenerator(seed: seed &* 16 &+ UInt64(checkpoint), size: Session.size)
    while player.count < actions * checkpoint / Self.checkpoints, !isOver {
      let stroke = strokes.next()
      script.strokes.append(stroke)
      try player.play(stroke)
    }
    script.strokes.append([.check])
    try player.play([.check])
  }

  /// Returns the growth of the memory in a round, or nil if it is within the limits.
  private func growth(in memoryUsages: [MemoryUsage]) -> Failure? {
    guard !isOver, let first = memoryUsages.first, let last = memoryUsages.last else { return nil }
    let kinds = last.resources.filter { $0.value > (first.resources[$0.key] ?? 0) + Self.resourceSlack }.keys
    guard last.residentKiB > first.residentKiB + Self.residentSlackKiB || !kinds.isEmpty else { return nil }
    return Failure(
      kind: .growing,
      detail: memoryUsages.map(\.description).joined(separator: "; ") + " " + kinds.joined(separator: ", "))
  }
}
