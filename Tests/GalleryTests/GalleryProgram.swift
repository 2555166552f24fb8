// SPDX-License-Identifier: MIT

import DesktopTesting
import Foundation

/// The built gallery, running as a process of its own.
typealias GalleryProgram = ProgramProcess

extension ProgramProcess {
  /// The program that `TEST_GALLERY` names, or the one that was built beside these tests.
  ///
  /// Optimised tests are built with testability, which changes what the optimiser may do, so they are given the program
  /// that people run.
  private static var gallery: URL {
    if let path = ProcessInfo.processInfo.environment["TEST_GALLERY"] { return URL(fileURLWithPath: path) }
    return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("gallery")
  }

  /// Starts the gallery.
  ///
  /// - Parameters:
  ///   - shell: A command for `sh` that starts the program as `"$@"`, such as `exec "$@" >/dev/full`.
  convenience init(_ arguments: [String], environment: [String: String] = [:], shell: String? = nil) throws {
    if let shell {
      let words = ["-c", shell, "sh", Self.gallery.path] + arguments
      try self.init(URL(fileURLWithPath: "/bin/sh"), words, environment: environment)
    } else {
      try self.init(Self.gallery, arguments, environment: environment)
    }
  }
}
