// SPDX-License-Identifier: MIT
import DesktopTesting
import Foundation
import XCTest

/// `scripts/install`, with the program that was built beside these tests.
final class InstallTests: GalleryTestCase {
  private var folder = URL(fileURLWithPath: "/")
  /// The prefix has a space, which a desktop entry has to quote.
  private var prefix: URL { folder.appendingPathComponent("a prefix") }

  override func setUpWithError() throws {
    try super.setUpWithError()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("install-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
    try super.tearDownWithError()
  }

  func testTheInstalledProgramRunsWithItsOwnPictures() throws {
    try install()
    let picture = prefix.appendingPathComponent("lib/passage-gallery/Passage_Assets.resources/pictures")
    let reference = try strip()
    try Data().write(to: picture.appendingPathComponent("dawn.png"))

    XCTAssertNotEqual(try strip(), reference)
  }

  func testTheInstalledProgramOpensAWindowOfItsDesktopEntry() throws {
    try install()
    let entry = try String(
      contentsOf: prefix.appendingPathComponent("share/applications/passage-gallery.desktop"), encoding: .utf8)
    let program = try run([], program: prefix.appendingPathComponent("bin/passage-gallery"))
    let desktop = try Desktop()

    XCTAssertTrue(waitUntil { !desktop.windows(ofProcess: program.pid).isEmpty }, program.errors)

    XCTAssertTrue(entry.contains("Exec=\"\(prefix.path)/bin/passage-gallery\"\n"), entry)
    XCTAssertTrue(entry.contains("StartupWMClass=passage-gallery\n"), entry)
  }

  func testDesktopEntryAndMetadataAreValidAndEveryIconHasItsSize() throws {
    try install()

    try runCommand("desktop-file-validate", prefix.path + "/share/applications/passage-gallery.desktop")
    try runCommand("appstreamcli", "validate", "--no-net", prefix.path + "/share/metainfo/passage-gallery.metainfo.xml")
    for side in [16, 32, 48, 64, 128, 256] {
      let icon = prefix.appendingPathComponent("share/icons/hicolor/\(side)x\(side)/apps/passage.png")
      let header = try Data(contentsOf: icon).prefix(24)
      XCTAssertEqual(
        [UInt8](header.suffix(8)),
        [0, 0, UInt8(side >> 8), UInt8(side & 255), 0, 0, UInt8(side >> 8), UInt8(side & 255)])
    }
  }

  func testUninstallingRemovesOnlyWhatWasInstalled() throws {
    let applications = prefix.appendingPathComponent("share/applications")
    try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
    try Data("other".utf8).write(to: applications.appendingPathComponent("other.desktop"))
    let before = try tree()

    try install()
    try install()
    XCTAssertGreaterThan(try tree().count, before.count + 10)
    try runScript("--uninstall", "--prefix", prefix.path)

    XCTAssertEqual(try tree(), before)
  }

  func testTheDestinationDirectoryPrecedesAllPaths() throws {
    let stage = folder.appendingPathComponent("stage").path
    let environment = ["DESTDIR": stage]

    try runScript("--prefix", "/opt/passage", "--from", Self.products, environment: environment)
    let entry = try String(
      contentsOfFile: stage + "/opt/passage/share/applications/passage-gallery.desktop", encoding: .utf8)
    XCTAssertTrue(entry.contains("Exec=/opt/passage/bin/passage-gallery\n"), entry)
    try runScript("--prefix", "/opt/passage", "--uninstall", environment: environment)

    XCTAssertEqual(try tree(), ["stage"])
  }

  func testWrongArgumentsGiveStatusTwoAndAMissingInstallationOne() throws {
    for arguments in [["--nonsense"], ["--prefix"], ["--prefix", ""], ["--prefix", "/a$b"], ["--from"]] {
      try runScript(arguments, expecting: 2)
    }
    try runScript(["--uninstall", "--prefix", prefix.path], expecting: 1)
    try runScript(["--prefix", prefix.path, "--from", folder.path], expecting: 1)
    XCTAssertEqual(try tree(), [])
  }

  // MARK: Support

  private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().path
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("scripts/install").path

  private func install() throws { try runScript("--prefix", prefix.path, "--from", Self.products) }

  private func runScript(_ arguments: String..., environment: [String: String] = [:]) throws {
    try runScript(arguments, environment: environment, expecting: 0)
  }

  private func runScript(
    _ arguments: [String], environment: [String: String] = [:], expecting status: Int32
  ) throws {
    try runCommand([Self.script] + arguments, environment: environment, expecting: status)
  }

  private func runCommand(_ command: String...) throws { try runCommand(command, expecting: 0) }

  private func runCommand(_ command: [String], environment: [String: String] = [:], expecting status: Int32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, status, "\(command): \(text)")
  }

  /// Returns a film strip recorded by the installed program.
  private func strip() throws -> Data {
    let file = folder.appendingPathComponent("strip.png")
    let program = try run(
      ["record", "--style", "magic-move", "--frames", "2", "--size", "400x300", "--out", file.path],
      program: prefix.appendingPathComponent("bin/passage-gallery"))
    XCTAssertEqual(program.exitStatus(), 0, program.errors)
    return try Data(contentsOf: file)
  }

  /// Returns the relative paths of all files and folders.
  private func tree() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }
}
