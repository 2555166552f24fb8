// SPDX-License-Identifier: MIT

/// The `Package.swift` of a ported library.
struct Manifest {
  /// A module of the library.
  struct Target {
    let name: String
    let path: String
    /// The modules that its files import.
    let imports: Set<String>
    /// The paths in the folder that the package manager must exclude.
    let excluded: [String]
  }

  let name: String
  /// The path of Passage's folder.
  let passage: String
  let targets: [Target]

  var text: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
      name: \(Self.quoted(name)),
      products: [.library(name: \(Self.quoted(name)), targets: [\(Self.list(targets.map(\.name)))])],
      dependencies: [.package(name: "Passage", path: \(Self.quoted(passage)))],
      targets: [
    \(targets.map(text).joined(separator: ",\n"))
      ]
    )

    """
  }

  private func text(of target: Target) -> String {
    let others = targets.map(\.name).filter { target.imports.contains($0) && $0 != target.name }
    let dependencies = [".product(name: \"UIKit\", package: \"Passage\")"] + others.map(Self.quoted)
    let exclude = target.excluded.isEmpty ? "" : "\n      exclude: [\(Self.list(target.excluded))],"
    return """
          .target(
            name: \(Self.quoted(target.name)), dependencies: [\(dependencies.joined(separator: ", "))],
            path: \(Self.quoted(target.path)),\(exclude.replacing("\n", with: "\n  "))
            swiftSettings: [.swiftLanguageMode(.v5)])
      """
  }

  private static func list(_ texts: [String]) -> String { texts.map(quoted).joined(separator: ", ") }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
