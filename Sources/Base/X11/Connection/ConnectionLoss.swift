// SPDX-License-Identifier: MIT
import Diagnostics
import Glibc
import Synchronization

/// Reports a lost display in one line, for the first of the program's connections that detects the loss.
package enum ConnectionLoss {
  private static let isReported = Atomic(false)
  private static let isEnding = Atomic(false)

  /// Writes the line to standard error, unless it has been written already. Any thread may call it.
  package static func report(displayName: String) {
    guard !isReported.exchange(true, ordering: .relaxed) else { return }
    warn("lost the X display \"\(displayName)\": the server has gone, or ended this client")
  }

  /// Ends the program. Several threads may find out about the loss at the same time; only one ends the program.
  static func exit() -> Never {
    while isEnding.exchange(true, ordering: .relaxed) { pause() }
    Glibc.exit(Connection.connectionLostStatus)
  }
}
