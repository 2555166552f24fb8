// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces `@UIApplicationMain` and `@NSApplicationMain` by `@main`.
struct EntryPointRule: FileRule {
  let name = "entry point"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(AttributeSyntax.self).compactMap { attribute in
      guard ["UIApplicationMain", "NSApplicationMain"].contains(attribute.attributeName.trimmedDescription) else {
        return nil
      }
      return Edit(file: index, range: attribute.attributeName.textRange, replacement: "main")
    }
  }
}
