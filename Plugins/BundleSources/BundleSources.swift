// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Puts sources of the gallery into the gallery as text: the transition styles for its exports in Swift, and the pages,
/// which show their own source.
@main
struct BundleSources: BuildToolPlugin {
  /// The folders and files of the target that a style needs.
  private static let styleParts = [
    "/Gallery/Styles/", "/Catalog/TransitionKind.swift", "/Catalog/TransitionStyle.swift", "/Catalog/StyleGroup.swift",
    "/Catalog/StyleInteraction.swift", "/Catalog/StylePresentation.swift",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let files = target.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path }
    let styles = files.filter { file in
      Self.styleParts.contains { file.path.contains($0) } && !file.path.contains("/Samples/")
    }
    let pages = files.filter { $0.path.contains("/Pages/") && $0.lastPathComponent.hasSuffix("Page.swift") }
    return [
      bundle(styles, as: "StyleSources", "the transition styles", context),
      bundle(pages, as: "PageSources", "the pages", context),
    ]
  }

  private func bundle(_ files: [URL], as type: String, _ subject: String, _ context: PluginContext) -> Command {
    let script = context.package.directoryURL.appendingPathComponent("scripts/lib/bundle-sources.sh")
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("\(type).swift")
    return .buildCommand(
      displayName: "Bundling the sources of \(subject)", executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: [script.path, output.path, type, subject] + files.map(\.path), inputFiles: files + [script],
      outputFiles: [output])
  }
}
