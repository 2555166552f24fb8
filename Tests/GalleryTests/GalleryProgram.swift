// SPDX-License-Identifier: MIT

import DesktopTesting
import Foundation

/// The built gallery, running in a separate process.
typealias GalleryProgram = ProgramProcess

extension ProgramProcess {
  /// The gallery that was built beside these tests: in the optimised flavour, the one that is installed.
  static var gallery: URL { built("gallery") }

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
