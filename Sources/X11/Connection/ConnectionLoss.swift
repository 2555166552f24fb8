// SPDX-License-Identifier: MIT
import Diagnostics
import Synchronization

/// The report of a lost display: one line, whichever of the program's connections notices the loss first.
package enum ConnectionLoss {
  private static let isReported = Atomic(false)

  /// Writes the line to standard error, unless it has been written. Any thread may call it.
  package static func report(displayName: String) {
    guard !isReported.exchange(true, ordering: .relaxed) else { return }
    warn("lost the X display \"\(displayName)\": the server has gone, or ended this client")
  }
}
