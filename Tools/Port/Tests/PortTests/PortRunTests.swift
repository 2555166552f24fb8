// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import port

final class PortRunTests: XCTestCase {
  private let before = "class A {\n  @objc func f() {}\n}\n"
  private let after = "class A {\n  func f() {}\n}\n"

  func testFilesAreReplaced() throws {
    let folder = try TemporaryFolder(["A.swift": before, "Sub/B.swift": "let b = 1\n", "README.md": "@objc\n"])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder.path)/A.swift")

    let result = try folder.port()

    XCTAssertTrue(result.changes)
    XCTAssertEqual(result.text, "A.swift: attribute ×1\n1 of 2 files changed")
    XCTAssertEqual(try folder.text("A.swift"), after)
    XCTAssertEqual(try folder.names, ["A.swift", "README.md", "Sub", "Sub/B.swift"])
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/A.swift")
    XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o640)
    XCTAssertFalse(try folder.port().changes)
  }

  func testCheckChangesNothing() throws {
    let folder = try TemporaryFolder(["A.swift": before])

    let result = try folder.port("", "--check")

    XCTAssertTrue(result.changes)
    XCTAssertEqual(result.text, "A.swift: attribute ×1\n1 of 1 files would change")
    XCTAssertEqual(try folder.text("A.swift"), before)
    try folder.port()
    XCTAssertFalse(try folder.port("", "--check").changes)
  }

  func testOutputHasAllSwiftFiles() throws {
    let folder = try TemporaryFolder(["In/A.swift": before, "In/Sub/B.swift": "let b = 1\n", "In/Menu.xib": ""])

    let result = try folder.port("In", "--out", "\(folder.path)/Out")

    XCTAssertEqual(try folder.text("In/A.swift"), before)
    XCTAssertEqual(try folder.text("Out/A.swift"), after)
    XCTAssertEqual(try folder.text("Out/Sub/B.swift"), "let b = 1\n")
    XCTAssertEqual(try folder.names.filter { $0.hasPrefix("Out/") }, ["Out/A.swift", "Out/Sub", "Out/Sub/B.swift"])
    XCTAssertTrue(result.text.hasSuffix("Menu.xib: nibs are not loaded; create the views in code"), result.text)
  }

  func testPackageIsWrittenOnce() throws {
    let folder = try TemporaryFolder(["A.swift": before, "Info.plist": ""])

    let result = try folder.port("", "--package", "Menu")

    XCTAssertTrue(result.changes)
    XCTAssertTrue(result.text.hasSuffix("1 of 1 files changed; Package.swift written for Menu"), result.text)
    let manifest = try folder.text("Package.swift")
    XCTAssertTrue(manifest.contains(".package(name: \"Passage\", path: \"/passage\")"), manifest)
    XCTAssertTrue(manifest.contains("exclude: [\"Info.plist\"],"), manifest)
    XCTAssertEqual(SourceFile(path: "Package.swift", text: manifest).syntaxErrors, [])
    XCTAssertFalse(try folder.port("", "--package", "Menu").changes)
  }

  func testModulesImportEachOther() throws {
    let folder = try TemporaryFolder([
      "Core/A.swift": "public class A {\n  @objc public func f() {}\n}\n", "UI/B.swift": "import Core\nimport UIKit\n",
    ])
    let modules = ["Core", "UI"].flatMap { ["--module", "\($0)=\(folder.path)/\($0)"] }
    let options = try Options(modules + ["--out", "\(folder.path)/Out", "--package", "Menu"])
    var report = ""

    XCTAssertTrue(try PortRun(options: options, passage: "/passage").run { report = $0 })

    XCTAssertTrue(report.hasPrefix("Core/A.swift: attribute ×1\n"), report)
    XCTAssertEqual(try folder.text("Out/Core/A.swift"), "public class A {\n  public func f() {}\n}\n")
    let manifest = try folder.text("Out/Package.swift")
    XCTAssertEqual(SourceFile(path: "Package.swift", text: manifest).syntaxErrors, [])
    XCTAssertTrue(manifest.contains("targets: [\"Core\", \"UI\"]"), manifest)
    XCTAssertTrue(
      manifest.contains("name: \"UI\", dependencies: [.product(name: \"UIKit\", package: \"Passage\"), \"Core\"]"),
      manifest)
    XCTAssertTrue(manifest.contains("path: \"Core\","), manifest)
  }

  func testModulesAreReplacedInTheirFolders() throws {
    let folder = try TemporaryFolder(["In/A.swift": before, "Other/B.swift": before])
    let options = try Options(["--module", "A=\(folder.path)/In", "--module", "B=\(folder.path)/Other"])

    XCTAssertTrue(try PortRun(options: options, passage: "/passage").run { _ in })

    XCTAssertEqual(try folder.text("In/A.swift"), after)
    XCTAssertEqual(try folder.text("Other/B.swift"), after)
  }

  func testDependenciesManifestsAndHiddenFilesAreLeftOut() throws {
    let names = [".build/A.swift", "Pods/A.swift", "Package.swift", "Package@swift-5.swift", "Try.playground/A.swift"]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, before) }))
    try folder.write(Data(before.utf8), to: "A.swift")

    XCTAssertEqual(try folder.port().text, "A.swift: attribute ×1\n1 of 1 files changed")
    for name in names { XCTAssertEqual(try folder.text(name), before, name) }
  }

  func testLinesOfARepeatedManualEditAreListedOnce() throws {
    let folder = try TemporaryFolder([
      "A.swift": "import UIKit\nlet a: [UINib]\nlet b = UINib(), c = UINib()\nlet d = UINib()\n"
    ])

    XCTAssertEqual(
      try folder.port().text,
      """
      0 of 1 files changed

      What remains to be done by hand:
      A.swift:2: nibs and storyboards are not on Linux; create the views in code (also 3, 4)
      """)
  }
}
