// SPDX-License-Identifier: MIT

/// The `Package.swift` of a ported library.
struct Manifest {
  let name: String
  /// The path of Passage's folder.
  let passage: String
  /// The paths in the folder that the package manager must exclude.
  let excluded: [String]

  var text: String {
    let exclude = excluded.isEmpty ? "" : "\n      exclude: [\(excluded.map(Self.quoted).joined(separator: ", "))],"
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: \(Self.quoted(name)),
        products: [.library(name: \(Self.quoted(name)), targets: [\(Self.quoted(name))])],
        dependencies: [.package(name: "Passage", path: \(Self.quoted(passage)))],
        targets: [
          .target(
            name: \(Self.quoted(name)), dependencies: [.product(name: "UIKit", package: "Passage")], path: ".",\(exclude)
            swiftSettings: [.swiftLanguageMode(.v5)])
        ]
      )

      """
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
