// SPDX-License-Identifier: MIT
import UIKit

/// Writes exports to the user's pictures, under names that do not exist yet.
enum ExportFile {
  enum Failure: Error, CustomStringConvertible {
    case notReady
    case noMemory
    case cannotWrite(String, any Error)

    var description: String {
      switch self {
      case .notReady: "The cells are not ready, or the display cannot be reached. Try again."
      case .noMemory: "There is too little memory for the pictures. Export fewer or smaller ones."
      case .cannotWrite(let path, let error):
        "Cannot write \(path): \(error.localizedDescription). Make the folder writable."
      }
    }
  }

  /// The folder for exports: `Passage` in the user's pictures.
  static var folder: URL { UserFolders().pictures.appendingPathComponent("Passage") }

  /// Writes a new file, and returns where it is.
  static func write(
    _ data: Data, named name: String, in format: ExportFormat, to folder: URL
  ) throws(Failure) -> URL {
    let file = new(name, extension: ".\(format.fileExtension)", in: folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw .cannotWrite(file.path, error)
    }
    return file
  }

  /// Writes a new folder with files at paths in it, and returns where it is.
  static func write(_ files: [String: String], named name: String, to folder: URL) throws(Failure) -> URL {
    let new = new(name, extension: "", in: folder)
    do {
      for (path, text) in files {
        let file = new.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch {
      throw .cannotWrite(new.path, error)
    }
    return new
  }

  /// Returns a file that does not exist yet, with a number if there are others.
  private static func new(_ name: String, extension suffix: String, in folder: URL) -> URL {
    var (file, number) = (folder.appendingPathComponent(name + suffix), 1)
    while FileManager.default.fileExists(atPath: file.path) {
      number += 1
      file = folder.appendingPathComponent("\(name)-\(number)\(suffix)")
    }
    return file
  }
}
