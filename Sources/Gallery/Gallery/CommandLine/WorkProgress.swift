// SPDX-License-Identifier: MIT
import UIKit

/// Reports on standard error how far long work has come.
///
/// On a terminal, one line is written again and again and removed at the end. Elsewhere, as in a log, there is a line
/// every few seconds. Work that is done sooner reports nothing.
final class WorkProgress {
  /// The time in seconds before the first report and between two reports.
  private static let (terminalInterval, logInterval) = (0.1, 5.0)
  private static let firstReport = 1.0

  private let isTerminal: Bool
  private let write: (String) -> Void
  private let now: () -> TimeInterval
  private let start: TimeInterval
  private var lastReport: TimeInterval?

  /// - Parameters:
  ///   - isTerminal: Whether lines can be replaced.
  ///   - now: Returns the time in seconds.
  ///   - write: Writes a piece of text.
  init(
    isTerminal: Bool = isatty(STDERR_FILENO) == 1, now: @escaping () -> TimeInterval = { WorkProgress.monotonicTime() },
    write: @escaping (String) -> Void = { text in try? FileDescriptor.standardError.write(Data(text.utf8)) }
  ) {
    (self.isTerminal, self.now, self.write) = (isTerminal, now, write)
    start = now()
  }

  /// Reports a step, such as “3 of 92: Fold, push”, if it is time to.
  func report(_ step: @autoclosure () -> String) {
    let time = now()
    let next = lastReport.map { $0 + (isTerminal ? Self.terminalInterval : Self.logInterval) }
    guard time >= next ?? start + (isTerminal ? Self.firstReport : Self.logInterval) else { return }
    lastReport = time
    write(isTerminal ? "\r\u{1b}[K\(step())" : "\(step())\n")
  }

  /// Removes the line from the terminal. Call it before other output and at the end.
  func clear() {
    if isTerminal, lastReport != nil { write("\r\u{1b}[K") }
  }

  /// The time in seconds of a clock that never goes back. The media clock is a manual one during recordings.
  private static func monotonicTime() -> TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
