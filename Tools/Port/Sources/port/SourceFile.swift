// SPDX-License-Identifier: MIT
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A Swift file and its syntax tree.
///
/// Offsets are in bytes of UTF-8, from the start of the file.
struct SourceFile {
  /// The path relative to the folder.
  let path: String
  let text: String
  let tree: SourceFileSyntax
  let bytes: [UInt8]
  private let nodes: [SyntaxKind: [Syntax]]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    bytes = Array(text.utf8)
    // Sources for iOS may have what only the Swift 6 mode refuses.
    var parser = Parser(text, swiftVersion: .v5)
    tree = SourceFileSyntax.parse(from: &parser)
    let collector = NodeCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    nodes = collector.nodes
  }

  /// Returns all nodes of a type in the order of the file, except those that are compiled only before Swift 5, or never
  /// on Linux.
  func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    let kinds = nodes.keys.filter { nodes[$0]?.first?.is(type) == true }
    let found = kinds.flatMap { nodes[$0] ?? [] }.compactMap { $0.as(type) }
    return kinds.count == 1 ? found : found.sorted { $0.position < $1.position }
  }

  /// The errors of the parser, each with the path and the line.
  var syntaxErrors: [String] {
    guard tree.hasError else { return [] }
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
    return diagnostics.map { "\(path):\(line(at: $0.position.utf8Offset)): \($0.message)" }
  }

  /// Returns the number of a line, counted from 1.
  func line(at offset: Int) -> Int { bytes[..<min(offset, bytes.count)].count { $0 == newline } + 1 }

  /// Returns the white space at the start of the line that contains an offset.
  func indentation(at offset: Int) -> String {
    let start = (bytes[..<offset].lastIndex(of: newline) ?? -1) + 1
    return String(decoding: bytes[start...].prefix { $0 == space || $0 == tab }, as: UTF8.self)
  }

  /// Returns the range to delete so that neither two spaces nor an empty line remain: the range with the space after
  /// it, or the whole line if it contains nothing else.
  func deletion(of range: Range<Int>) -> Range<Int> {
    let end = range.upperBound + bytes[range.upperBound...].prefix { $0 == space || $0 == tab }.count
    let lineEnd = end < bytes.count && bytes[end] == carriageReturn ? end + 1 : end
    guard lineEnd == bytes.count || bytes[lineEnd] == newline else { return range.lowerBound..<end }
    let start = range.lowerBound - bytes[..<range.lowerBound].reversed().prefix { $0 == space || $0 == tab }.count
    guard start == 0 || bytes[start - 1] == newline else { return start..<end }
    let nextLine = min(lineEnd + 1, bytes.count)
    return (isBlank(lineAt: nextLine) ? startOfBlankLines(before: start) : start)..<nextLine
  }

  /// Returns whether the line that starts at an offset has only white space.
  func isBlank(lineAt start: Int) -> Bool {
    bytes[start...].first { $0 != space && $0 != tab && $0 != carriageReturn } ?? newline == newline
  }

  /// Returns the offset of the first of the blank lines directly above the line that starts at `start`.
  private func startOfBlankLines(before start: Int) -> Int {
    var textEnd = start
    while textEnd > 0, [space, tab, carriageReturn, newline].contains(bytes[textEnd - 1]) { textEnd -= 1 }
    guard textEnd > 0, let lineBreak = bytes[textEnd..<start].firstIndex(of: newline) else { return start }
    return lineBreak + 1
  }

  /// The line ending of this file.
  var lineEnd: String { text.utf8.contains(carriageReturn) ? "\r\n" : "\n" }
}

let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")

/// Collects the nodes of a tree by their kind.
private final class NodeCollector: SyntaxAnyVisitor {
  private(set) var nodes: [SyntaxKind: [Syntax]] = [:]

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    nodes[node.kind, default: []].append(node)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isForOlderSwift || node.isNeverOnLinux ? .skipChildren : visitAny(Syntax(node))
  }
}
