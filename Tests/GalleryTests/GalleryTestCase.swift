// SPDX-License-Identifier: MIT

import DesktopTesting
import XCTest

/// Starts the gallery for a test and ends it afterwards.
class GalleryTestCase: XCTestCase {
  /// Small enough to be quick to draw and to compare.
  static let size = (width: 800, height: 600)
  private var programs: [GalleryProgram] = []

  override func tearDown() {
    for program in programs { program.end() }
    programs = []
  }

  func run(
    _ arguments: [String], program: URL = GalleryProgram.gallery, environment: [String: String] = [:],
    shell: String? = nil
  ) throws -> GalleryProgram {
    let running = try GalleryProgram(arguments, program: program, environment: environment, shell: shell)
    programs.append(running)
    return running
  }

  /// The gallery on its numbered page 1, with the home page below it.
  func openPushPage(_ arguments: [String] = []) throws -> GalleryWindow {
    try open(["--page", "push"] + arguments)
  }

  func open(_ arguments: [String]) throws -> GalleryWindow {
    let desktop = try Desktop()
    // The server closes the windows of a program that has ended, and the window manager hears of it, some time later.
    XCTAssertTrue(waitUntil { desktop.managedWindows.isEmpty }, "there are windows of another test")
    desktop.movePointer(x: 10_000, y: 10_000)
    let size = "\(Self.size.width)x\(Self.size.height)"
    return try GalleryWindow(run(["--size", size] + arguments), desktop: desktop)
  }

  /// Pushes the next page and waits for it.
  func push(_ window: GalleryWindow) throws -> Screenshot {
    let before = try window.restingPicture()
    window.click()
    window.waitForChange(from: before)
    return try window.restingPicture { GalleryWindow.color(of: $0) != GalleryWindow.color(of: before) }
  }

  /// Asserts that the window comes to rest looking exactly as it did.
  func assertRests(
    _ window: GalleryWindow, at expected: Screenshot, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let rest = try window.restingPicture(file: file, line: line) { $0 == expected }
    XCTAssertEqual(rest.differences(from: expected), 0, "pixels differ", file: file, line: line)
  }

  /// Waits until the page of this colour begins where `condition` says.
  func waitForEdge(_ window: GalleryWindow, _ color: UInt32, _ condition: (Int) -> Bool) throws -> Bool {
    waitUntil { (try? window.leadingEdge(ofPage: color)).flatMap { $0 }.map(condition) ?? false }
  }
}
