// SPDX-License-Identifier: MIT

import DesktopTesting
import Foundation
import XCTest

/// The built gallery, running as a process of its own.
final class GalleryProgram {
  private let process = Process()
  private let directory: URL

  /// The program that `TEST_GALLERY` names, or the one that was built beside these tests.
  ///
  /// Optimised tests are built with testability, which changes what the optimiser may do, so they are given the program
  /// that people run.
  private static var executable: URL {
    if let path = ProcessInfo.processInfo.environment["TEST_GALLERY"] { return URL(fileURLWithPath: path) }
    return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("gallery")
  }

  /// - Parameters:
  ///   - shell: A command for `sh` that starts the program as `"$@"`, such as `exec "$@" >/dev/full`.
  init(_ arguments: [String], environment: [String: String] = [:], shell: String? = nil) throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    if let shell {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", shell, "sh", Self.executable.path] + arguments
    } else {
      process.executableURL = Self.executable
      process.arguments = arguments
    }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.handle(directory.appendingPathComponent("out"))
    process.standardError = try Self.handle(directory.appendingPathComponent("err"))
    try process.run()
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  var pid: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }
  var output: String { read("out") }
  var errors: String { read("err") }

  /// The exit status, waited for; nil when the program goes on, or was ended by a signal.
  func exitStatus(within limit: Double = 20) -> Int32? {
    guard waitUntil(upTo: limit, { !process.isRunning }) else { return nil }
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// Ends the program if it still runs.
  func end() {
    guard process.isRunning else { return }
    process.terminate()
    if !waitUntil(upTo: 5, { !process.isRunning }) { kill(pid, SIGKILL) }
    process.waitUntilExit()
  }

  private func read(_ name: String) -> String {
    (try? String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  private static func handle(_ url: URL) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    return try FileHandle(forWritingTo: url)
  }
}
