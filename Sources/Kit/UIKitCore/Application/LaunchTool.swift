// SPDX-License-Identifier: MIT

/// A tool for developers in a higher module, which the application starts if an environment variable asks for it.
///
/// No module below knows the tool's module, and Swift has no code that runs when a module is linked. Therefore the class
/// is found by its name, as the program's scene delegate is.
package protocol LaunchTool: AnyObject {
  @MainActor static func start()
}

@MainActor
enum LaunchTools {
  private static let className = "UIKitInspector.DeveloperTools"
  private static let variables = ["PASSAGE_LOG", "PASSAGE_INSPECTOR"]

  /// Starts the tools if a variable asks for them.
  static func start(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard variables.contains(where: { environment[$0]?.isEmpty == false }) else { return }
    (NSClassFromString(className) as? any LaunchTool.Type)?.start()
  }
}
