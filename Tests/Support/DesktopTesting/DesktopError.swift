// SPDX-License-Identifier: MIT

/// The reason why no user of an X server can be simulated.
package enum DesktopError: Error, Equatable, CustomStringConvertible {
  /// The server does not have the extension that simulates input.
  case noXTest
  /// The test's input method cannot connect to the server.
  case noInputMethodServer
  /// A window manager is running but does not answer.
  case silentWindowManager(seconds: Double)

  package var description: String {
    switch self {
    case .noXTest: "the X server has no XTEST extension, which simulates input; run the tests with scripts/test"
    case .noInputMethodServer: "the test's input method cannot connect to the X server; run the tests with scripts/test"
    case .silentWindowManager(let seconds):
      "the window manager has not answered for \(seconds) s; it hangs, so end it and start another"
    }
  }
}
