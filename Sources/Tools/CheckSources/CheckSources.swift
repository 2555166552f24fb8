// SPDX-License-Identifier: MIT
import Foundation

/// Checks the sources and the documents: `check-sources <file or folder>…`.
///
/// - Files and types do not exceed the limits of their length.
/// - Observers of public classes' properties run in a program's initialisers too (`ObservedProperty`).
/// - The README of a folder names all files of the folder or none of them.
/// - No sentence of a comment or a document has words that make it hard to read (`Sentence`).
///
/// Prints each file, type and sentence that breaks a rule. The exit status is then 1.
@main
enum CheckSources {
  static func main() throws {
    let folders = CommandLine.arguments.dropFirst()
    guard !folders.isEmpty else {
      complain("usage: check-sources <file or folder>…")
      exit(2)
    }
    let paths = try folders.flatMap(paths)
    let sources = try paths.filter { $0.hasSuffix(".swift") }.map(SourceFile.init(contentsOf:))
    let documents = paths.filter { $0.hasSuffix(".md") }
    let reports =
      try sources.flatMap { $0.reports + Prose(of: $0).reports }
      + documents.filter { $0.hasSuffix("/README.md") }
      .compactMap { try FolderReadme(contentsOf: $0, among: paths).report }
      + documents.flatMap { try Prose(contentsOf: $0).reports }
    reports.forEach(complain)
    exit(reports.isEmpty ? 0 : 1)
  }

  /// The paths of all files in a folder and its subfolders, without build products, or the path of a file.
  private static func paths(in folder: String) throws -> [String] {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue { return [folder] }
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return names.filter { !$0.contains(".build/") }.sorted().map { folder + "/" + $0 }
  }

  private static func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
