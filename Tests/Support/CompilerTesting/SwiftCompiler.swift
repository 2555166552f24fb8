// SPDX-License-Identifier: MIT
import Foundation

/// The Swift compiler, which checks code that imports the modules of this build.
public enum SwiftCompiler {
  /// Checks the types of Swift files without compiling them. Returns the compiler's messages and its exit status.
  public static func check(_ files: [String], options: [String]) throws -> (text: String, status: Int32) {
    try run("swiftc", ["-typecheck"] + options + importFlags() + files)
  }

  /// The options for importing UIKit: the modules of this build, and the headers of the system libraries.
  private static func importFlags() throws -> [String] {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let headers = try run("pkg-config", ["--cflags-only-I", "xpresent", "pangocairo", "gdk-pixbuf-2.0", "gio-2.0"])
      .text.split(whereSeparator: \.isWhitespace).map(String.init)
    return ["-I", products.appendingPathComponent("Modules").path] + moduleMaps.flatMap { ["-I", $0] }
      + headers.flatMap { ["-Xcc", $0] }
  }

  /// The folders of this package's C modules.
  private static var moduleMaps: [String] {
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { file, _ in file.deletingLastPathComponent() }
    let sources = package.appendingPathComponent("Sources")
    return (FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { $0 as? URL }.filter { $0.lastPathComponent == "module.modulemap" }
      .map { $0.deletingLastPathComponent().path }
  }

  private static func run(_ tool: String, _ arguments: [String]) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }
}
