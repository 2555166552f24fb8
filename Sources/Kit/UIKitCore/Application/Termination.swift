// SPDX-License-Identifier: MIT
import Glibc

/// How the program ends after its event loop.
nonisolated package enum Termination: Equatable, Sendable {
  case status(Int32)
  /// The program dies of a signal, as if it had not caught it. A shell reports 128 plus the signal's number.
  case signal(Int32)

  /// Ends the process.
  package func perform() -> Never {
    guard case .signal(let number) = self else { return exit(status) }
    fflush(nil)
    Glibc.signal(number, SIG_DFL)
    raise(number)
    // The process is still alive, so the signal must be blocked.
    exit(status)
  }

  /// The exit status that a shell reports.
  package var status: Int32 {
    switch self {
    case .status(let status): status
    case .signal(let number): 128 + number
    }
  }
}
