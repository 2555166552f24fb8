// SPDX-License-Identifier: MIT
import Foundation

/// The article that lists the public and the unavailable declarations, by area.
struct AvailabilityPage {
  /// The public declarations, by module and by area. An area is a folder of the sources.
  private var present: [String: [String: Set<String>]] = [:]

  /// The unavailable declarations, by area. An area is a file in one of the folders `Unavailable`.
  private var unavailable: [String: [UnavailableDeclaration]] = [:]

  /// The comparison with Apple's declarations.
  var comparison = Comparison(rows: [])

  /// Collects the types and functions in symbol graphs, and what the modules add to types of other modules.
  init(graphs: [SymbolGraph]) {
    let ownTypes = Set(graphs.flatMap(\.symbols).filter { $0.pathComponents.count == 1 }.map { $0.pathComponents[0] })
    for graph in graphs {
      let module = graph.module.name
      for symbol in graph.symbols {
        guard let folder = symbol.file?.deletingLastPathComponent(),
          let entry = symbol.entry(in: module, ownTypes: ownTypes)
        else { continue }
        let area = folder.lastPathComponent == module ? "General" : folder.areaTitle
        present[module, default: [:]][area, default: []].insert(entry)
      }
    }
  }

  /// Adds the unavailable declarations in the text of a source file.
  mutating func addUnavailable(in source: String, file: URL) {
    let declarations = UnavailableDeclaration.declarations(in: source)
    guard !declarations.isEmpty else { return }
    let folder = file.deletingLastPathComponent()
    let area = folder.lastPathComponent == "Unavailable" ? file.deletingPathExtension() : folder
    unavailable[area.areaTitle, default: []] += declarations
  }

  /// The article.
  var markdown: String {
    let modules = present.keys.sorted().map { module in
      section(
        module, header: "| area | declarations |",
        rows: present[module, default: [:]].sorted { $0.key < $1.key }.map { area, entries in
          [area, entries.sorted(by: linksFirst).joined(separator: ", ")]
        })
    }
    let areas = unavailable.sorted { $0.key < $1.key }.map { area, declarations in
      section(area, header: "| declaration | what the compiler says |", rows: rows(of: declarations))
    }
    return """
      # What is here, what is not

      The declarations of each area, and those that code for iOS uses and Passage does not have.

      ## Overview

      `scripts/docs` writes this page from the declarations themselves. A type has the members that its own page \
      shows. A declaration in the lists of what is not here makes the compiler say why, and what to use instead. The \
      compiler does not know names that are in neither list.

      ## Compared with UIKit

      The types of UIKit and Core Animation that transitions consist of, with the number of members that are equal and \
      the names of the others. A member that is *not open* cannot be overridden here. One that is *different* has other \
      labels, is of another kind, or lacks a setter. *Unavailable* means that the compiler names the alternative, and \
      *absent* that it does not know the name. `docs/api` has the list of Apple's declarations.

      \(comparison.table)

      ## Here

      \(modules.joined(separator: "\n\n"))

      ## Not here

      \(areas.joined(separator: "\n\n"))

      """
  }

  private func linksFirst(_ left: String, _ right: String) -> Bool {
    let names = [left, right].map { $0.filter { $0 != "`" } }
    return left.isLink == right.isLink ? names[0] < names[1] : left.isLink
  }

  private func section(_ title: String, header: String, rows: [[String]]) -> String {
    let lines = rows.map { "| \($0.joined(separator: " | ")) |" }
    return (["### \(title)", "", header, "|---|---|"] + lines).joined(separator: "\n")
  }

  /// Returns one row for each message, in the order of the file.
  private func rows(of declarations: [UnavailableDeclaration]) -> [[String]] {
    var messages: [String] = []
    for declaration in declarations where !messages.contains(declaration.message) {
      messages.append(declaration.message)
    }
    return messages.map { message in
      let names = declarations.filter { $0.message == message }.map { "`\($0.name)`" }
      return [names.joined(separator: ", "), message]
    }
  }
}

extension SymbolGraph.Symbol {
  /// The symbol in a list of declarations: a link to a type or function of the module itself, or the name of a member
  /// that the module adds to another module's type. Nil for members of the module's own types.
  fileprivate func entry(in module: String, ownTypes: Set<String>) -> String? {
    guard kind.identifier != "swift.extension" else { return nil }
    if pathComponents.count == 1 { return "``/\(module)/\(pathComponents[0])``" }
    return ownTypes.contains(pathComponents[0]) ? nil : "`\(pathComponents.joined(separator: "."))`"
  }
}

extension String {
  fileprivate var isLink: Bool { hasPrefix("``") }
}

extension URL {
  /// The name as words: "Motion effects" for "MotionEffects", and "Collections" for "UIKitCollections".
  fileprivate var areaTitle: String {
    let name = lastPathComponent.replacing(/^UIKit(?=[A-Z])/, with: "")
    let words = name.replacing(/[A-Z]/) { " \($0.output)" }.split(separator: " ").map(String.init)
    return ([words[0]] + words.dropFirst().map { $0.lowercased() }).joined(separator: " ")
  }
}
