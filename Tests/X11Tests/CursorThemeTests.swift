// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

@testable import X11

final class CursorThemeTests: XCTestCase {
  private func theme(
    _ environment: [String: String] = [:], _ resources: [String: String] = [:], _ xsettings: XSettings = XSettings(),
    scale: CGFloat = 1
  ) -> CursorTheme {
    CursorTheme(environment: environment, resources: resources, xsettings: xsettings, scale: scale)
  }

  func testCursorThemeIsFromTheEnvironmentThenTheResourcesThenTheDesktop() {
    let xsettings = XSettings(
      bytes: XSettingsBytes([("Gtk/CursorThemeSize", 48)], strings: [("Gtk/CursorThemeName", "Adwaita")]).bytes)
    let resources = ["Xcursor.theme": "Breeze", "Xcursor.size": "32"]

    XCTAssertEqual(
      theme(["XCURSOR_THEME": "DMZ", "XCURSOR_SIZE": "64"], resources, xsettings), CursorTheme(name: "DMZ", size: 64))
    XCTAssertEqual(theme([:], resources, xsettings), CursorTheme(name: "Breeze", size: 32))
    XCTAssertEqual(theme([:], [:], xsettings), CursorTheme(name: "Adwaita", size: 48))
    XCTAssertEqual(theme(), CursorTheme(name: nil, size: 24))
  }

  func testCursorSizeFollowsTheScaleIfNoneIsSet() {
    XCTAssertEqual(theme(scale: 1.5).size, 36)
    XCTAssertEqual(theme([:], ["Xcursor.size": "24"], scale: 1.5).size, 24)
  }

  func testUnreasonableSizesAreIgnored() {
    XCTAssertEqual(theme(["XCURSOR_SIZE": "0"], ["Xcursor.size": "-3"]).size, 24)
    XCTAssertEqual(theme(["XCURSOR_SIZE": "100000"], ["Xcursor.size": "large"]).size, 24)
  }

  func testWindowShowsTheThemesCursorInItsSizeAndFollowsChanges() throws {
    let themes = try CursorThemeFolder()
    defer { themes.remove() }
    try themes.add("passage-small", shape: "default", sizes: [16, 40])
    try themes.add("passage-large", shape: "default", sizes: [48])
    let desktop = try Desktop()
    let connection = try Connection()
    connection.useCursors(of: CursorTheme(name: "passage-small", size: 16))
    let window = Window(
      connection: connection, size: PixelSize(width: 200, height: 150), title: "Cursor", appID: "passage-test")
    window.map()
    XCTAssertTrue(
      waitUntil {
        _ = connection.drainEvents()
        return desktop.isViewable(window.xid)
      })
    let width = {
      window.raise()
      connection.synchronize()
      let frame = desktop.frame(of: window.xid)
      desktop.movePointer(x: (frame?.x ?? 0) + 50, y: (frame?.y ?? 0) + 50)
      return desktop.cursorWidth
    }
    XCTAssertTrue(waitUntil { width() == 16 })

    connection.useCursors(of: CursorTheme(name: "passage-small", size: 40))
    XCTAssertTrue(waitUntil { width() == 40 })
    connection.useCursors(of: CursorTheme(name: "passage-large", size: 16))
    XCTAssertTrue(waitUntil { width() == 48 })
    window.cursor = .hidden
    XCTAssertTrue(waitUntil { width() == 1 })
    window.destroy()
  }

  func testEachShapeHasACursorEvenWithoutATheme() throws {
    let connection = try Connection()
    connection.useCursors(of: CursorTheme(name: "passage-nonexistent"))
    let window = Window(
      connection: connection, size: PixelSize(width: 20, height: 20), title: "Cursor", appID: "passage-test")

    let errors = connection.trappingErrors { for shape in CursorShape.allCases { window.cursor = shape } }

    XCTAssertEqual(errors.count, 0, "\(errors)")
    window.destroy()
  }
}

/// Cursor themes in a temporary home directory.
private final class CursorThemeFolder {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent("passage-home-\(UUID().uuidString)")
  private let oldHome = ProcessInfo.processInfo.environment["HOME"]

  init() throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    setenv("HOME", home.path, 1)
  }

  func remove() {
    if let oldHome { setenv("HOME", oldHome, 1) } else { unsetenv("HOME") }
    try? FileManager.default.removeItem(at: home)
  }

  /// Adds a theme with one cursor, a filled square in each size.
  func add(_ theme: String, shape: String, sizes: [Int]) throws {
    let folder = home.appendingPathComponent(".icons/\(theme)/cursors")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.cursor(sizes: sizes)).write(to: folder.appendingPathComponent(shape))
  }

  /// Returns a cursor file: a header, a table of contents, and an image of each size.
  private static func cursor(sizes: [Int]) -> [UInt8] {
    let (imageType, headerLength, entryLength, imageHeaderLength) = (0xfffd_0002, 16, 12, 36)
    var words = [0x7275_6358, headerLength, 0x1_0000, sizes.count]
    var position = headerLength + entryLength * sizes.count
    for size in sizes {
      words += [imageType, size, position]
      position += imageHeaderLength + size * size * 4
    }
    for size in sizes {
      // Type, nominal size, version, width, height, hot spot, delay.
      words += [imageHeaderLength, imageType, size, 1, size, size, 0, 0, 0]
      words += [Int](repeating: 0xffff_0000, count: size * size)
    }
    return words.flatMap { word in withUnsafeBytes(of: UInt32(word).littleEndian, Array.init) }
  }
}
