// SPDX-License-Identifier: MIT

/// The session or the clock on which a turn of the event loop runs: on a desktop, or manual.
@MainActor
protocol TurnHost {
  /// The present time in absolute seconds.
  var now: Double { get }
  /// Whether changes wait to be committed.
  var needsCommit: Bool { get }
  func handleInput()
  /// Delivers collected motion and fires display links if a frame is due.
  func handleFrame()
  func fireTimers()
  /// Tells the windows about new sizes before they are laid out.
  func applyResizes()
  func finishTurn()
}
