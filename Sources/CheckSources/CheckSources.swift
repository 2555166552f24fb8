// SPDX-License-Identifier: MIT
import Foundation

/// Checks that files and types are short enough to be read at once: `check-sizes <folder>…`.
///
/// Prints each Swift file and each type that is too long, or that stores too much, and then ends with the status 1.
@main
enum CheckSizes {
  static func main() throws {
    let folders = CommandLine.arguments.dropFirst()
    guard !folders.isEmpty else {
      complain("usage: check-sizes <folder>…")
      exit(2)
    }
    let reports = try folders.flatMap(swiftFiles).flatMap { try SourceFile(contentsOf: $0).reports }
    reports.forEach(complain)
    exit(reports.isEmpty ? 0 : 1)
  }

  private static func swiftFiles(in folder: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { folder + "/" + $0 }
  }

  private static func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
