// SPDX-License-Identifier: MIT

package import Foundation

/// A program under test in a process of its own. Its output is kept in files.
package final class ProgramProcess {
  private let process = Process()
  private let directory: URL

  /// Starts `executable` with this process's environment, overridden by `environment`.
  package init(_ executable: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = try Self.handle(directory.appendingPathComponent("out"))
    let errors = try Self.handle(directory.appendingPathComponent("err"))
    // The program has its own copies. These would stay open for as long as Foundation keeps the ended process.
    defer { for handle in [output, errors] { try? handle.close() } }
    process.standardOutput = output
    process.standardError = errors
    try Self.withDefaultSignals { try process.run() }
  }

  /// Runs `body` with default signal handlers. A program inherits which signals are ignored, as when a shell starts it
  /// in the background, but these tests are about programs started in the foreground.
  private static func withDefaultSignals(_ body: () throws -> Void) rethrows {
    let inherited = [SIGINT, SIGQUIT, SIGHUP, SIGTERM].map { ($0, signal($0, SIG_DFL)) }
    defer { for (number, action) in inherited { signal(number, action) } }
    try body()
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  package var pid: Int32 { process.processIdentifier }
  package var isRunning: Bool { process.isRunning }
  package var output: String { read("out") }
  package var errors: String { read("err") }

  /// How the program has ended, such as "exit status 1" or "signal 11", or nil while it runs.
  package var ending: String? {
    guard !process.isRunning else { return nil }
    let kind = process.terminationReason == .exit ? "exit status" : "signal"
    return "\(kind) \(process.terminationStatus)"
  }

  /// Waits for the program to exit, and returns its status. Returns nil if it is still running or was ended by a
  /// signal.
  package func exitStatus(within limit: Double = waitTimeout) -> Int32? {
    guard waitUntil(upTo: limit, { !process.isRunning }) else { return nil }
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// Waits for the program to die of a signal, and returns it. Returns nil if it is still running or has exited.
  package func endingSignal(within limit: Double = waitTimeout) -> Int32? {
    guard waitUntil(upTo: limit, { !process.isRunning }) else { return nil }
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  /// Ends the program if it still runs. Does not use `waitUntilExit()`, which has been seen to wait forever for a program
  /// that had ended.
  package func end() {
    guard process.isRunning else { return }
    process.terminate()
    if waitUntil(upTo: 5, { !process.isRunning }) { return }
    kill(pid, SIGKILL)
    waitUntil { !process.isRunning }
  }

  private func read(_ name: String) -> String {
    (try? String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  private static func handle(_ url: URL) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    return try FileHandle(forWritingTo: url)
  }
}
