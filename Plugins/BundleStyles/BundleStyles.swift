// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Puts the sources of the transition styles into the gallery as text, for its exports in Swift.
@main
struct BundleStyles: BuildToolPlugin {
  /// The folders and files of the target whose text is needed.
  private static let parts = [
    "/Styles/", "/Catalog/TransitionKind.swift", "/Catalog/TransitionStyle.swift", "/Catalog/StyleGroup.swift",
    "/Catalog/StyleInteraction.swift", "/Catalog/StylePresentation.swift",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let files = target.sourceFiles(withSuffix: "swift").map(\.url)
      .filter { file in Self.parts.contains { file.path.contains($0) } && !file.path.contains("/Samples/") }
      .sorted { $0.path < $1.path }
    let script = context.package.directoryURL.appendingPathComponent("scripts/lib/bundle-sources.sh")
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("StyleSources.swift")
    return [
      .buildCommand(
        displayName: "Bundling the sources of the styles", executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: [script.path, output.path] + files.map(\.path), inputFiles: files + [script], outputFiles: [output])
    ]
  }
}
