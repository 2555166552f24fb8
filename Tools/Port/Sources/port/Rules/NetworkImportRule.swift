// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Adds an import for `URLSession` and related types, which are in a separate module on Linux.
struct NetworkImportRule: FileRule {
  let name = "missing import"

  private static let names: Set = [
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLCache", "URLCredential", "URLProtocol", "URLRequest",
    "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionUploadTask",
  ]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    let imports = file.all(ImportDeclSyntax.self)
    guard !imports.contains(where: { $0.path.trimmedDescription == "FoundationNetworking" }),
      file.usedNames.contains(where: Self.names.contains), let last = imports.last(where: \.isOutsideOfConditions)
    else { return [] }
    let end = last.textRange.upperBound
    let lines = ["", "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif"]
    return [Edit(file: index, range: end..<end, replacement: lines.joined(separator: "\n"))]
  }
}

extension ImportDeclSyntax {
  fileprivate var isOutsideOfConditions: Bool { !ancestors.contains { $0.is(IfConfigClauseSyntax.self) } }
}
