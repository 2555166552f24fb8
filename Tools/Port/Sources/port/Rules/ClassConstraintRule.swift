// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces `protocol P: class` by `protocol P: AnyObject`.
struct ClassConstraintRule: FileRule {
  let name = "protocol of classes"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(ClassRestrictionTypeSyntax.self).map { restriction in
      Edit(file: index, range: restriction.textRange, replacement: "AnyObject")
    }
  }
}
