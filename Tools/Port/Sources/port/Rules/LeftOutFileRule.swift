// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Leaves out a file that can have no meaning on Linux: one that imports SwiftUI or Combine, and one whose types are all
/// segues of storyboards. Its text stays, in a condition that is false there.
struct LeftOutFileRule: FileRule {
  let name = "file left out"

  private static let modules = ["SwiftUI", "Combine"]
  private static let otherSystems = "!os(Linux)"

  /// The conditions in which the files are put.
  static let conditions = Set(modules.map(test) + [otherSystems])

  private static func test(_ module: String) -> String { "canImport(\(module))" }

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    guard let (condition, reason) = condition(of: file) else { return [] }
    let (start, end) = (file.startOfCode, file.bytes.count)
    let lineEnd = file.bytes.last == newline ? "" : "\n"
    return [
      Edit(
        file: index, range: start..<start, replacement: "#if \(condition)\n",
        manualEdit: "\(reason), so the file is left out; write what it did for UIKit, if the library needs it"),
      Edit(file: index, range: end..<end, replacement: "\(lineEnd)#endif\n", count: 0),
    ]
  }

  private func condition(of file: SourceFile) -> (condition: String, reason: String)? {
    let items = file.tree.statements.map(\.item)
    let modules = items.compactMap { $0.as(ImportDeclSyntax.self)?.path.first?.name.text }
    if let module = Self.modules.first(where: modules.contains) {
      return (Self.test(module), "\(module) is not on Linux")
    }
    let types = items.filter { $0.isProtocol(DeclGroupSyntax.self) }
    let rest = items.filter { !$0.isProtocol(DeclGroupSyntax.self) && !$0.is(ImportDeclSyntax.self) }
    guard !types.isEmpty, rest.isEmpty, types.allSatisfy(\.isSegue) else { return nil }
    return (Self.otherSystems, "storyboards are not on Linux")
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var isSegue: Bool {
    self.as(ClassDeclSyntax.self)?.superclassName == "UIStoryboardSegue"
      || self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.hasPrefix("UIStoryboard") == true
  }
}

extension SourceFile {
  /// The offset of the first statement.
  fileprivate var startOfCode: Int { tree.statements.first?.textRange.lowerBound ?? 0 }
}
