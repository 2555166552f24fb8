// SPDX-License-Identifier: MIT

import DesktopTesting
import Foundation

/// The built gallery, running in a separate process.
typealias GalleryProgram = ProgramProcess

extension ProgramProcess {
  /// The program whose path is in `TEST_GALLERY`, or the one that was built beside these tests.
  ///
  /// Optimised tests are built with testability, which restricts the optimiser. They therefore use the program that
  /// users run.
  static var gallery: URL {
    if let path = ProcessInfo.processInfo.environment["TEST_GALLERY"] { return URL(fileURLWithPath: path) }
    return built("gallery")
  }

  /// Returns the path of a program that was built beside these tests.
  static func built(_ name: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  /// Starts the gallery.
  ///
  /// - Parameters:
  ///   - program: Another program, started instead.
  ///   - shell: A command for `sh` that starts the program as `"$@"`, such as `exec "$@" >/dev/full`.
  convenience init(
    _ arguments: [String], program: URL = gallery, environment: [String: String] = [:], shell: String? = nil
  ) throws {
    if let shell {
      let words = ["-c", shell, "sh", program.path] + arguments
      try self.init(URL(fileURLWithPath: "/bin/sh"), words, environment: environment)
    } else {
      try self.init(program, arguments, environment: environment)
    }
  }
}
