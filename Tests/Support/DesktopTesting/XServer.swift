// SPDX-License-Identifier: MIT

import Foundation

/// An X server that a test starts, and can suspend and end.
package final class XServer {
  private let process: ProgramProcess
  package let displayName: String

  private struct StartError: Error {
    let message: String
  }

  /// Starts Xvfb on a free display and waits until it is ready.
  ///
  /// - Parameter options: Further arguments, such as `-extension Present`.
  package init(depth: Int = 24, options: [String] = []) throws {
    let server = URL(fileURLWithPath: "/usr/bin/env")
    let arguments = ["-displayfd", "1", "-screen", "0", "1024x768x\(depth)", "-noreset", "-nolisten", "tcp"]
    let process = try ProgramProcess(server, ["Xvfb"] + arguments + options)
    self.process = process
    // The server writes its number when it is ready.
    waitUntil { process.output.hasSuffix("\n") || !process.isRunning }
    guard let number = Int(process.output.trimmingCharacters(in: .newlines)) else {
      process.end()
      throw StartError(message: "Xvfb did not start: \(process.errors)")
    }
    displayName = ":\(number)"
  }

  /// The path of the socket to which clients connect.
  package var socketPath: String { Self.socketPath(of: displayName) }

  /// Returns the path of the socket of a local display, such as `:1` or `:1.0`.
  package static func socketPath(of displayName: String) -> String {
    "/tmp/.X11-unix/X\(displayName.dropFirst().prefix { $0 != "." })"
  }

  package func signal(_ number: Int32) { kill(process.pid, number) }

  package func end() {
    signal(SIGCONT)
    process.end()
  }
}
