// SPDX-License-Identifier: MIT
import Foundation

/// The files below a folder.
struct Folder {
  let path: String
  /// The paths of the Swift files, relative to the folder, in order. The manifests of packages are excluded.
  private(set) var swiftFiles: [String] = []
  /// The paths of all other files.
  private(set) var otherFiles: [String] = []
  /// The paths of the Swift files that are symbolic links.
  private(set) var links: [String] = []

  /// Folders that are not searched: dependencies and build products.
  private static let skipped: Set = ["Carthage", "DerivedData", "Pods"]

  init(_ path: String) throws {
    self.path = path
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw Failure("\(path): there is no such folder.")
    }
    guard isDirectory.boolValue else { throw Failure("\(path) is not a folder; give the folder that it is in.") }
    try list("")
    swiftFiles.sort()
    otherFiles.sort()
    guard !swiftFiles.isEmpty || !links.isEmpty else { throw Failure("\(path) has no Swift files.") }
  }

  private mutating func list(_ subfolder: String) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(subfolder)")
    } catch {
      throw Failure("\(path)/\(subfolder) cannot be read: \(error.localizedDescription)")
    }
    for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      try add(subfolder.isEmpty ? name : "\(subfolder)/\(name)", named: name)
    }
  }

  private mutating func add(_ file: String, named name: String) throws {
    let type = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")[.type] as? FileAttributeType
    if type == .typeDirectory {
      if !name.hasSuffix(".playground") { try list(file) }
    } else if !name.hasSuffix(".swift") {
      otherFiles.append(file)
    } else if name != "Package.swift", !name.hasPrefix("Package@") {
      if type == .typeSymbolicLink { links.append(file) } else { swiftFiles.append(file) }
    }
  }

  /// Reads the Swift files, whose paths begin with a prefix then. Throws a list of the problems with any of them.
  func sources(prefix: String) throws -> [SourceFile] {
    var problems = links.map {
      "\(path)/\($0) is a symbolic link; port the file that it leads to, and remove the link."
    }
    let files = swiftFiles.compactMap { name -> SourceFile? in
      guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else {
        problems.append("\(path)/\(name) cannot be read; see its permissions.")
        return nil
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        problems.append("\(path)/\(name) is not UTF-8; convert it, for example with iconv.")
        return nil
      }
      let file = SourceFile(path: prefix + name, text: text)
      problems += file.syntaxErrors.map { "\(path)/\($0.dropFirst(prefix.count))" }
      return file
    }
    guard problems.isEmpty else { throw Failure(problems.joined(separator: "\n")) }
    return files
  }
}
