// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces the ways to the shared application that a library takes which must also compile for app extensions:
/// `UIApplication.value(forKey: "sharedApplication")`, and `perform(_:)` with a selector made of that string.
struct SharedApplicationRule: FileRule {
  let name = "sharedApplication"

  private static let selector = "NSSelectorFromString(\"sharedApplication\")"
  private static let replacements = [
    "UIApplication.value(forKey: \"sharedApplication\")": "UIApplication.shared",
    "UIApplication.value(forKeyPath: \"sharedApplication\")": "UIApplication.shared",
    "UIApplication.perform(\(selector))?.takeUnretainedValue()": "UIApplication.shared",
    "UIApplication.perform(\(selector)).takeUnretainedValue()": "UIApplication.shared",
    "UIApplication.responds(to: \(selector))": "true",
  ]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(FunctionCallExprSyntax.self).compactMap { call in
      let text = call.trimmedDescription.filter { !$0.isNewline }
      return Self.replacements[text].map { Edit(file: index, range: call.textRange, replacement: $0) }
    }
  }
}
