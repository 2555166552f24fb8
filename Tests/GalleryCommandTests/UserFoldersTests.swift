// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The folders of the desktop.
@MainActor
final class UserFoldersTests: XCTestCase {
  func testTheVariablesOfTheDesktopCountBeforeTheHomeFolder() async {
    let folders = UserFolders(["HOME": "/home/a", "XDG_STATE_HOME": "/state", "XDG_PICTURES_DIR": "/pictures"])
    XCTAssertEqual(folders.state.path, "/state/passage-gallery")
    XCTAssertEqual(folders.pictures.path, "/pictures")
  }

  func testWithoutThemTheFoldersAreInTheHomeOfTheEnvironment() async {
    for variables in [
      ["HOME": "/nowhere/a"], ["HOME": "/nowhere/a", "XDG_STATE_HOME": "state", "XDG_PICTURES_DIR": ""],
    ] {
      let folders = UserFolders(variables)
      XCTAssertEqual(folders.state.path, "/nowhere/a/.local/state/passage-gallery")
      XCTAssertEqual(folders.pictures.path, "/nowhere/a/Pictures")
    }
    XCTAssertTrue(UserFolders([:]).state.path.hasSuffix("/.local/state/passage-gallery"))
  }

  func testTheSettingsOfTheDesktopNameTheFolderOfPictures() async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let config = home.appendingPathComponent(".config")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    for (line, expected) in [
      ("XDG_PICTURES_DIR=\"$HOME/Bilder\"", home.appendingPathComponent("Bilder").path),
      ("XDG_PICTURES_DIR=\"/media/pictures\"", "/media/pictures"),
      ("# XDG_PICTURES_DIR=\"/media/pictures\"", home.appendingPathComponent("Pictures").path),
      ("XDG_PICTURES_DIR=\"Bilder\"", home.appendingPathComponent("Pictures").path),
    ] {
      let text = "# Written by xdg-user-dirs-update\nXDG_MUSIC_DIR=\"$HOME/Musik\"\n\(line)\n"
      try Data(text.utf8).write(to: config.appendingPathComponent("user-dirs.dirs"))
      XCTAssertEqual(UserFolders(["HOME": home.path]).pictures.path, expected, line)
    }
  }
}
