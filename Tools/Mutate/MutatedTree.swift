// SPDX-License-Identifier: MIT
import Foundation

/// A copy of the package in which the sources of some folders are mutated.
struct MutatedTree {
  private let package: URL
  private let copy: URL
  private let files: [MutatedFile]

  /// The files from which the tests are built, and those that the tests read.
  private static let copied = [
    "Benchmarks", "Package.swift", "Plugins", "README.md", "Sources", "Tests", "assets", "docs", "scripts",
  ]

  /// - Parameter folders: The folders to mutate, relative to `Sources`.
  init(package: URL, copy: URL, folders: [String]) throws {
    self.package = package
    self.copy = copy
    var (files, next) = ([MutatedFile](), 1)
    let paths = folders.map { Self.files(at: "Sources/\($0)", in: package).filter(Self.isMutated) }
    if let missing = zip(folders, paths).first(where: { $1.isEmpty })?.0 {
      throw Failure("Sources/\(missing) has no Swift files; correct `folders` in Options.swift")
    }
    for path in paths.joined() {
      let source = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
      files.append(MutatedFile(name: String(path.dropFirst("Sources/".count)), source: source, first: next))
      next += files.last?.mutations.count ?? 0
    }
    self.files = files
  }

  var mutations: [Mutation] { files.flatMap(\.mutations) }

  /// Returns a text that identifies the version of the sources.
  func version() throws -> String {
    let sources = try Self.files(at: "Sources", in: package).map {
      "\($0)\n\(try String(contentsOf: package.appendingPathComponent($0), encoding: .utf8))"
    }
    return fingerprint(sources.joined())
  }

  /// Updates the copy, with some of the mutations. Writes only files that differ, so that few are compiled again.
  func write(_ chosen: Set<Int>) throws {
    var contents: [String: Data] = [:]
    for path in Self.copied.flatMap({ Self.files(at: $0, in: package) }) {
      contents[path] = try Data(contentsOf: package.appendingPathComponent(path))
    }
    for file in files { contents["Sources/\(file.name)"] = Data(MutatedSource(file, with: chosen).text) }
    // A module's folder is the second: `Kit/UIKitCore`.
    for module in Set(files.map { $0.name.split(separator: "/").prefix(2).joined(separator: "/") }) {
      contents["Sources/\(module)/MutantSwitch.swift"] = Data(MutantSwitch.source.utf8)
    }
    for path in Self.copied.flatMap({ Self.files(at: $0, in: copy) }) where contents[path] == nil {
      try FileManager.default.removeItem(at: copy.appendingPathComponent(path))
    }
    for (path, data) in contents { try write(data, to: copy.appendingPathComponent(path)) }
  }

  /// Returns the written mutations to which the errors in the compiler's output refer.
  func mutations(in complaints: String, written: Set<Int>) -> Set<Int> {
    var numbers: Set<Int> = []
    for match in complaints.matches(of: #/(?m)^/[^:\n]+/Sources/([^:\n]+):(\d+):(\d+): error: /#) {
      guard let file = files.first(where: { $0.name == match.1 }), let line = Int(match.2), let column = Int(match.3)
      else { continue }
      numbers.formUnion(MutatedSource(file, with: written).mutations(atLine: line, column: column))
    }
    return numbers
  }

  private func write(_ data: Data, to file: URL) throws {
    if let old = try? Data(contentsOf: file), old == data { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Returns the files at or below a path, in order.
  private static func files(at path: String, in package: URL) -> [String] {
    let root = package.appendingPathComponent(path).path
    guard let below = FileManager.default.enumerator(atPath: root) else { return [path] }
    let files = below.compactMap { $0 as? String }.filter { isFile("\(root)/\($0)") }
    return files.isEmpty && isFile(root) ? [path] : files.sorted().map { "\(path)/\($0)" }
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// Returns whether a file is mutated. Invariants are not, because they are checked only in tests.
  private static func isMutated(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.hasSuffix("+Invariants.swift")
  }
}
