// SPDX-License-Identifier: MIT
import Foundation

/// Writes one line to standard error: the program's name, a colon and `message`.
///
/// It is for information that the user or the developer needs although the program continues, and for the reason why it
/// ends with a failure. Any thread may call it. The line is written in one piece, and an error in writing it is
/// ignored.
package func warn(_ message: String) {
  if let listener = WarningListener.current { return listener(message) }
  let program = CommandLine.arguments.first?.split(separator: "/").last ?? "Passage"
  let line = Array("\(program): \(message)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

/// Passes all warnings to `listener` instead of standard error, or to standard error again if it is nil, and forgets
/// which mistakes have been reported. For tests.
package func redirectWarnings(to listener: (@Sendable (String) -> Void)?) {
  ReportedMistakes.removeAll()
  WarningListener.current = listener
}

private enum WarningListener {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var listener: (@Sendable (String) -> Void)?

  static var current: (@Sendable (String) -> Void)? {
    get { lock.withLock { listener } }
    set { lock.withLock { listener = newValue } }
  }
}
