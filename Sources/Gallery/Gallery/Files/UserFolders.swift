// SPDX-License-Identifier: MIT
import UIKit

/// The folders in which the desktop wants a program to keep its state and the user's pictures.
///
/// They are those of the XDG base directories and user directories. `HOME` counts before the folder of the account,
/// which Foundation knows.
struct UserFolders {
  let environment: [String: String]

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) { self.environment = environment }

  /// The gallery's folder in the one for the state of programs.
  var state: URL {
    (folder("XDG_STATE_HOME") ?? home.appendingPathComponent(".local/state")).appendingPathComponent("passage-gallery")
  }

  /// The folder of the user's pictures: the one in the environment, or in the settings of the desktop, or `Pictures`.
  var pictures: URL {
    folder("XDG_PICTURES_DIR") ?? configuredPictures ?? home.appendingPathComponent("Pictures")
  }

  private var home: URL { folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser }

  /// Returns the folder that a variable names. As the specification says, a relative path does not count.
  private func folder(_ variable: String) -> URL? {
    guard let path = environment[variable], path.hasPrefix("/") else { return nil }
    return URL(fileURLWithPath: path)
  }

  /// The folder in the file `user-dirs.dirs`, whose lines are assignments such as `XDG_PICTURES_DIR="$HOME/Bilder"`.
  private var configuredPictures: URL? {
    let file = (folder("XDG_CONFIG_HOME") ?? home.appendingPathComponent(".config"))
      .appendingPathComponent("user-dirs.dirs")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let path = text.split(separator: "\n").compactMap(Self.pictures).last
    else { return nil }
    guard path.hasPrefix("$HOME/") else { return path.hasPrefix("/") ? URL(fileURLWithPath: path) : nil }
    return home.appendingPathComponent(String(path.dropFirst(6)))
  }

  private static func pictures(in line: Substring) -> String? {
    guard let match = line.firstMatch(of: #/^\s*XDG_PICTURES_DIR="([^"]+)"/#) else { return nil }
    return String(match.1)
  }
}
