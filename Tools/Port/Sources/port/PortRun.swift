// SPDX-License-Identifier: MIT
import Foundation

/// A run of the command: reads all files, rewrites them, and then writes the changed ones.
struct PortRun {
  let options: Options
  /// The path of Passage's folder, for the manifest.
  let passage: String

  /// Prints the report. Returns whether anything changes.
  func run(print: (String) -> Void) throws -> Bool {
    let folder = try Folder(options.folder)
    try checkOutput()
    let original = try folder.sources()
    var project = Project(original)
    project.port()
    let broken = project.files.flatMap(\.syntaxErrors)
    guard broken.isEmpty else {
      throw Failure("Rewriting broke these lines; please report it:\n\(broken.joined(separator: "\n"))")
    }
    let manifest = manifest(for: folder)
    let written = try write(project, original, manifest)
    let package = manifest == nil ? nil : options.packageName
    print(Report(project: project, isCheck: options.isCheck, package: package, otherFiles: folder.otherFiles).text)
    return written
  }

  private var destination: String { options.output ?? options.folder }

  private func checkOutput() throws {
    guard let output = options.output else { return }
    let source = Self.realPath(options.folder)
    let target = Self.realPath(output)
    guard target != source, !target.hasPrefix("\(source)/") else {
      throw Failure("\(output) is in \(options.folder); name a folder outside of it, or leave out --out.")
    }
  }

  /// Returns the path without symbolic links. The file need not exist.
  private static func realPath(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard let resolved = realpath(url.path, nil) else {
      let parent = url.deletingLastPathComponent()
      return parent.path == url.path ? url.path : "\(realPath(parent.path))/\(url.lastPathComponent)"
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes the changed files. Returns whether there were any.
  private func write(
    _ project: Project, _ original: [SourceFile], _ manifest: (path: String, text: String)?
  ) throws -> Bool {
    let changed = zip(project.files, original).filter { options.output != nil || $0.text != $1.text }.map(\.0)
    var texts = changed.map { (path: "\(destination)/\($0.path)", text: $0.text) }
    if let manifest { texts.append(manifest) }
    guard !options.isCheck else { return !texts.isEmpty }
    let readOnly = texts.map(\.path).filter(isReadOnly)
    guard readOnly.isEmpty else {
      throw Failure(readOnly.map { "\($0) is read-only; make it writable, or use --out." }.joined(separator: "\n"))
    }
    for (path, text) in texts { try replaceFile(at: path, with: text) }
    return !texts.isEmpty
  }

  /// Returns the manifest if one was requested and does not exist yet.
  private func manifest(for folder: Folder) -> (path: String, text: String)? {
    guard let name = options.packageName else { return nil }
    let path = "\(destination)/Package.swift"
    let excluded = options.output == nil ? folder.otherFiles : []
    let text = Manifest(name: name, passage: passage, excluded: excluded).text
    return FileManager.default.contents(atPath: path) == Data(text.utf8) ? nil : (path, text)
  }
}
