// SPDX-License-Identifier: MIT
import Glibc

/// How the program ends when its event loop has ended.
nonisolated package enum Termination: Equatable, Sendable {
  case status(Int32)
  /// By a signal, as if the program had not caught it: a shell shows 128 and the signal's number.
  case signal(Int32)

  /// Ends the process.
  package func perform() -> Never {
    guard case .signal(let number) = self else { return exit(status) }
    fflush(nil)
    Glibc.signal(number, SIG_DFL)
    raise(number)
    // The signal is blocked.
    exit(status)
  }

  /// What a shell shows.
  package var status: Int32 {
    switch self {
    case .status(let status): status
    case .signal(let number): 128 + number
    }
  }
}
