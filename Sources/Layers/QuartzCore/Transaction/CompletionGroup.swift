// SPDX-License-Identifier: MIT

/// The animations that a transaction's completion block waits for.
final class CompletionGroup {
  var block: (() -> Void)?
  private var running = 0
  private var isClosed = false

  init(block: @escaping () -> Void) { self.block = block }

  nonisolated deinit {}

  func enter() { running += 1 }

  func leave() {
    assert(running > 0, "CompletionGroup: more animations left than entered")
    running -= 1
    runIfDone()
  }

  /// Called at the end of the transaction. No animations are added afterwards.
  func close() {
    isClosed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isClosed, running == 0, let block else { return }
    self.block = nil
    block()
  }
}
