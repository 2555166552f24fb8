// SPDX-License-Identifier: MIT

import DesktopTesting
import XCTest

/// Starts the gallery for a test and ends it afterwards.
class GalleryTestCase: XCTestCase {
  /// The size of the window, small enough to be drawn and compared quickly.
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

  /// Opens the gallery on the numbered page 1, with the home page below it.
  func openPushPage(_ arguments: [String] = []) throws -> GalleryWindow {
    try open(["--page", "push"] + arguments)
  }

  func open(
    _ arguments: [String], size: (width: Int, height: Int) = size, environment: [String: String] = [:]
  ) throws -> GalleryWindow {
    let desktop = try Desktop()
    // It takes some time until the server has closed the windows of an ended program and the window manager knows.
    XCTAssertTrue(waitUntil { desktop.managedWindows.isEmpty }, "there are windows of another test")
    desktop.movePointer(x: 10_000, y: 10_000)
    let size = "\(size.width)x\(size.height)"
    return try GalleryWindow(run(["--size", size] + arguments, environment: environment), desktop: desktop)
  }

  /// Pushes the next page and waits for it.
  func push(_ window: GalleryWindow) throws -> Screenshot {
    let before = try window.restingPicture()
    window.click()
    window.waitForChange(from: before)
    return try window.restingPicture { GalleryWindow.color(of: $0) != GalleryWindow.color(of: before) }
  }

  /// Asserts that the window shows its former content again and stops changing.
  func assertRests(
    _ window: GalleryWindow, at expected: Screenshot, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let rest = try window.restingPicture(file: file, line: line) { $0 == expected }
    XCTAssertEqual(rest.differences(from: expected), 0, "pixels differ", file: file, line: line)
  }

  /// Waits until the left edge of the page with this colour satisfies `condition`.
  func waitForEdge(_ window: GalleryWindow, _ color: UInt32, _ condition: (Int) -> Bool) throws -> Bool {
    waitUntil { window.leadingEdge(ofPage: color).map(condition) ?? false }
  }
}
