// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import port

/// A folder that is removed with this object.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("port-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  /// The names of all files.
  var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }
  }

  /// Runs the command on a folder in this one. Returns the report, and whether anything changes.
  @discardableResult
  func port(_ subfolder: String = "", _ arguments: String...) throws -> (text: String, changes: Bool) {
    var text = ""
    let options = try Options(["\(path)/\(subfolder)"] + arguments)
    let changes = try PortRun(options: options, passage: "/passage").run { text = $0 }
    return (text, changes)
  }

  /// Returns the error with which the command fails.
  func failure(_ subfolder: String = "", _ arguments: String...) -> String {
    do {
      let options = try Options(["\(path)/\(subfolder)"] + arguments)
      _ = try PortRun(options: options, passage: "/passage").run { _ in }
      return "it does not fail"
    } catch {
      return "\(error)".replacing(path, with: "")
    }
  }
}
