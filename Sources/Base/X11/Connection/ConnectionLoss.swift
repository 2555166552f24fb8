// SPDX-License-Identifier: MIT
import Diagnostics
import Synchronization

/// Reports a lost display in one line, for the first of the program's connections that detects the loss.
package enum ConnectionLoss {
  private static let isReported = Atomic(false)

  /// Writes the line to standard error, unless it has been written already. Any thread may call it.
  package static func report(displayName: String) {
    guard !isReported.exchange(true, ordering: .relaxed) else { return }
    warn("lost the X display \"\(displayName)\": the server has gone, or ended this client")
  }
}
