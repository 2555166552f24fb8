// SPDX-License-Identifier: MIT
import DesktopTesting
import Foundation
import XCTest

/// `scripts/package`, with a program of the system in place of one that uses Passage.
final class PackageTests: XCTestCase {
  func testAPackageHasTheProgramWithWhatADesktopNeedsAndItsDependencies() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)")
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    try write(program, to: folder)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("out"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: "/bin/true", toPath: folder.path + "/built/hello")

    try run(
      Self.root.appendingPathComponent("scripts/package").path, "--from", "built", "--executable", "hello", "--assets",
      "assets", "--version", "1.2", "--maintainer", "A <a@b.invalid>", "--license", "assets/copyright", "--out", "out",
      in: folder)
    let package = try XCTUnwrap(FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").first)
    let control = try run("dpkg-deb", "--info", "out/\(package)", "control", in: folder)
    try run("dpkg-deb", "--extract", "out/\(package)", "installed", in: folder)

    XCTAssertTrue(package.hasPrefix("hello_1.2_"), package)
    XCTAssertTrue(control.contains(#/Depends: libc6 \(>= [0-9.]+\), librsvg2-common\n/#), control)
    let description = #"Description: Greets\#n Says "hello" to friends & others. Doesn't shout.\#n"#
    XCTAssertTrue(control.contains(description), control)
    try run(folder.path + "/installed/usr/bin/hello", in: folder)
    let entry = try String(
      contentsOfFile: folder.path + "/installed/usr/share/applications/hello.desktop", encoding: .utf8)
    XCTAssertTrue(entry.contains("Exec=/usr/bin/hello %U\n"), entry)
    for path in [
      "lib/hello/Hello_Hello.resources/text", "share/icons/hicolor/16x16/apps/hello.png",
      "share/metainfo/hello.metainfo.xml", "share/doc/hello/copyright",
    ] {
      XCTAssertTrue(FileManager.default.fileExists(atPath: "\(folder.path)/installed/usr/\(path)"), path)
    }
  }

  func testWithoutAFolderThePackageInThePresentOneIsBuiltWithSwiftsLibrariesLinkedIn() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)")
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    let compiler = """
      #!/bin/sh
      for last in "$@"; do :; done
      [ "$last" = --show-bin-path ] && echo "$PWD/built" && exit
      echo "$@" >options
      cp /bin/true built/hello
      """
    try write(program.merging(["Package.swift": "", "tools/swift": compiler]) { $1 }, to: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/tools/swift")

    try run(
      "PATH=\(folder.path)/tools:\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
      Self.root.appendingPathComponent("scripts/package").path, "--executable", "hello", "--assets", "assets",
      "--version", "1.2", "--maintainer", "A <a@b.invalid>", "--license", "assets/copyright", "--out", "out",
      "--archive", in: folder)

    let options = try String(contentsOfFile: folder.path + "/options", encoding: .utf8)
    XCTAssertTrue(options.hasPrefix("build -c release --static-swift-stdlib --product hello "), options)
    let archives = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    XCTAssertEqual(archives.count, 1)
    let files = try run("tar", "-tzf", "out/\(archives[0])", in: folder)
    XCTAssertTrue(files.contains("./lib/hello/hello\n"), files)
    let needs = try run("tar", "-xzOf", "out/\(archives[0])", "./share/doc/hello/NEEDS", in: folder)
    XCTAssertEqual(needs, "libc.so.6\nlibrsvg's loader for GdkPixbuf\n")
  }

  // MARK: Support

  /// The files from which the package is made, by their paths.
  private let program = [
    "built/Hello_Hello.resources/text": "text", "built/Hello_Hello.resources/logo.svg": "<svg/>",
    "assets/icon/hello-16.png": "picture", "assets/copyright": "MIT",
    "assets/hello.desktop": "[Desktop Entry]\nType=Application\nName=Hello\nExec=hello %U\nIcon=hello\n",
    "assets/hello.metainfo.xml": """
    <component>
      <summary>Greets</summary>
      <description>
        <p>Says &quot;hello&quot;
          to friends &amp; others. Doesn't shout.</p>
        <p>More.</p>
      </description>
    </component>
    """,
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func write(_ files: [String: String], to folder: URL) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Runs a command that must succeed, and returns its output.
  @discardableResult
  private func run(_ command: String..., in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "\(command): \(text)")
    return text
  }
}
