// SPDX-License-Identifier: MIT
import Foundation

/// Checks the sources: `check-sources <folder>…`.
///
/// - Files and types do not exceed the limits of their length.
/// - Observers of public classes' properties run in a program's initialisers too (`ObservedProperty`).
/// - The README of a folder names all files of the folder or none of them.
///
/// Prints each Swift file, type and README that breaks a rule. The exit status is then 1.
@main
enum CheckSources {
  static func main() throws {
    let folders = CommandLine.arguments.dropFirst()
    guard !folders.isEmpty else {
      complain("usage: check-sources <folder>…")
      exit(2)
    }
    let paths = try folders.flatMap(paths)
    let reports =
      try paths.filter { $0.hasSuffix(".swift") }.flatMap { try SourceFile(contentsOf: $0).reports }
      + paths.filter { $0.hasSuffix("/README.md") }.compactMap { try FolderReadme(contentsOf: $0, among: paths).report }
    reports.forEach(complain)
    exit(reports.isEmpty ? 0 : 1)
  }

  /// The paths of all files in a folder and its subfolders, without build products.
  private static func paths(in folder: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return names.filter { !$0.contains(".build/") }.sorted().map { folder + "/" + $0 }
  }

  private static func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
