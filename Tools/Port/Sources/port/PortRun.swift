// SPDX-License-Identifier: MIT
import Foundation
import SwiftSyntax

/// A run of the command: reads all files, rewrites them, and then writes the changed ones.
struct PortRun {
  let options: Options
  /// The path of Passage's folder, for the manifest.
  let passage: String

  /// Prints the report. Returns whether anything changes.
  func run(print: (String) -> Void) throws -> Bool {
    let parts = try options.modules.map { (module: $0, folder: try Folder($0.folder)) }
    try checkOutput()
    let original = try parts.flatMap { try $0.folder.sources(prefix: $0.module.prefix) }
    var project = Project(original, knownNames: KnownNames(passage: passage))
    project.port()
    let broken = project.files.flatMap(\.syntaxErrors)
    guard broken.isEmpty else {
      throw Failure("Rewriting broke these lines; please report it:\n\(broken.joined(separator: "\n"))")
    }
    let otherFiles = parts.flatMap { part in part.folder.otherFiles.map { part.module.prefix + $0 } }
    let manifest = manifest(for: project, excluding: otherFiles)
    let written = try write(project, original, manifest)
    let package = manifest == nil ? nil : options.packageName
    print(Report(project: project, isCheck: options.isCheck, package: package, otherFiles: otherFiles).text)
    return written
  }

  private func destination(of path: String) -> String {
    if let output = options.output { return "\(output)/\(path)" }
    let module = options.modules.first { path.hasPrefix($0.prefix) } ?? options.modules[0]
    return "\(module.folder)/\(path.dropFirst(module.prefix.count))"
  }

  private func checkOutput() throws {
    guard let output = options.output else { return }
    let target = Self.realPath(output)
    for module in options.modules {
      let source = Self.realPath(module.folder)
      guard target != source, !target.hasPrefix("\(source)/") else {
        throw Failure("\(output) is in \(module.folder); name a folder outside of it, or leave out --out.")
      }
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
    var texts = changed.map { (path: destination(of: $0.path), text: $0.text) }
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
  private func manifest(for project: Project, excluding otherFiles: [String]) -> (path: String, text: String)? {
    guard let name = options.packageName else { return nil }
    let path = destination(of: "Package.swift")
    let targets = options.modules.map { module in
      Manifest.Target(
        name: module.name ?? name, path: module.name ?? ".", imports: project.imports(ofFilesIn: module.prefix),
        excluded: options.output == nil ? otherFiles : [])
    }
    let text = Manifest(name: name, passage: passage, targets: targets).text
    return FileManager.default.contents(atPath: path) == Data(text.utf8) ? nil : (path, text)
  }
}

extension Options.Module {
  /// The beginning of the paths of the module's files.
  fileprivate var prefix: String { name.map { "\($0)/" } ?? "" }
}

extension Project {
  /// Returns the names of the modules that files import whose paths begin with a prefix.
  fileprivate func imports(ofFilesIn prefix: String) -> Set<String> {
    let declarations = files.filter { $0.path.hasPrefix(prefix) }.flatMap { $0.all(ImportDeclSyntax.self) }
    return Set(declarations.compactMap { $0.path.first?.name.text })
  }
}
