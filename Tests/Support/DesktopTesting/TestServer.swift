// SPDX-License-Identifier: MIT

import Foundation

/// An X server that a test starts, in addition to the one that `DISPLAY` names.
package final class TestServer {
  /// The display's name, as in `DISPLAY`, without a screen number.
  package let displayName: String
  private let process: Process

  /// The reason why a server did not start.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Starts Xvfb with an X screen of each size.
  package convenience init(screens: [(width: Int, height: Int)]) throws {
    let arguments = screens.indices.flatMap { ["-screen", "\($0)", "\(screens[$0].width)x\(screens[$0].height)x24"] }
    try self.init(command: "Xvfb", arguments: arguments + ["-noreset", "-nolisten", "tcp"])
  }

  /// Starts Xvfb with one X screen.
  ///
  /// - Parameters:
  ///   - screen: The width, height and depth, such as "640x480x8".
  ///   - addressSpace: The memory that the server may use, in KiB, or nil for no limit.
  package convenience init(screen: String, addressSpace: Int? = nil) throws {
    let arguments = ["-screen", "0", screen, "-noreset", "-nolisten", "tcp"]
    let limit = addressSpace.map { "ulimit -v \($0); " } ?? ""
    try self.init(command: "sh", options: ["-c", limit + "exec Xvfb \"$@\"", "sh"], arguments: arguments)
  }

  /// Starts a server and waits until it is ready. It chooses a free display number itself.
  ///
  /// - Parameter options: The arguments that precede all others.
  init(command: String, options: [String] = [], arguments: [String]) throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + options + ["-displayfd", "1"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure(description: "\(command) cannot be started: \(error)")
    }
    // The server writes its display number when it is ready. If it ends before that, the pipe closes.
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard Int(number) != nil else {
      process.terminate()
      process.waitUntilExit()
      throw Failure(description: "\(command) ended with status \(process.terminationStatus) before it was ready")
    }
    displayName = ":\(number)"
  }

  deinit { stop() }

  package func stop() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}
