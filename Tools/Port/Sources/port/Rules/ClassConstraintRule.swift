// SPDX-License-Identifier: MIT
import SwiftSyntax

/// `protocol P: class` is `protocol P: AnyObject`.
struct ClassConstraintRule: FileRule {
  let name = "protocol of classes"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(ClassRestrictionTypeSyntax.self).map { restriction in
      Edit(file: index, range: restriction.textRange, replacement: "AnyObject")
    }
  }
}
