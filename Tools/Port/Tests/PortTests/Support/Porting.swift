// SPDX-License-Identifier: MIT
import XCTest

@testable import port

/// The rules except the one that adds imports, which most tests do not need.
let rulesForExcerpts = allRules.filter { !($0 is ImplicitImportRule) }

/// Ports files, and expects that a second run changes nothing.
func ported(
  _ texts: [String], by rules: [any Rule] = rulesForExcerpts, file: StaticString = #filePath, line: UInt = #line
) -> Project {
  var project = Project(texts.enumerated().map { SourceFile(path: "File\($0).swift", text: $1) })
  project.port(by: rules)
  for file_ in project.files { XCTAssertEqual(file_.syntaxErrors, [], file: file, line: line) }
  var again = Project(project.files)
  again.port(by: rules)
  XCTAssertEqual(again.files.map(\.text), project.files.map(\.text), "the second run", file: file, line: line)
  XCTAssertTrue(again.changes.isEmpty, "the second run: \(again.changes)", file: file, line: line)
  return project
}

/// Expects the result of porting a file.
func expect(
  _ before: String, becomes after: String, by rules: [any Rule] = rulesForExcerpts, manual: [String] = [],
  file: StaticString = #filePath, line: UInt = #line
) {
  let project = ported([before], by: rules, file: file, line: line)
  XCTAssertEqual(project.files[0].text, after, file: file, line: line)
  XCTAssertEqual(project.manualEditLines, manual, file: file, line: line)
}

/// Expects that porting does not change a file.
func expectUnchanged(
  _ text: String, by rules: [any Rule] = rulesForExcerpts, manual: [String] = [], file: StaticString = #filePath,
  line: UInt = #line
) {
  expect(text, becomes: text, by: rules, manual: manual, file: file, line: line)
}

extension Project {
  /// The remaining manual edits: the line, and the beginning of the message.
  var manualEditLines: [String] {
    let sorted = manualEdits.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    return sorted.map { "\(files[$0.file].line(at: $0.offset)): \($0.message.prefix { $0 != ";" })" }
  }
}
