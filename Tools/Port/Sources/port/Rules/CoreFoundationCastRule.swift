// SPDX-License-Identifier: MIT
import SwiftSyntax

/// `colors as CFArray` is `colors`: there is no Core Foundation, and functions take the type of Swift.
struct CoreFoundationCastRule: FileRule {
  let name = "as CFArray"

  private static let types: Set = ["CFArray", "CFData", "CFDictionary", "CFNumber", "CFString", "CFURL"]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(SequenceExprSyntax.self).flatMap { sequence -> [Edit] in
      let parts = Array(sequence.elements)
      return parts.indices.dropFirst().dropLast().compactMap { position in
        let cast = parts[position].as(UnresolvedAsExprSyntax.self)
        guard let cast, cast.questionOrExclamationMark == nil,
          Self.types.contains(parts[position + 1].trimmedDescription)
        else { return nil }
        let range = parts[position - 1].textRange.upperBound..<parts[position + 1].textRange.upperBound
        return Edit(file: index, range: range, replacement: "")
      }
    }
  }
}
