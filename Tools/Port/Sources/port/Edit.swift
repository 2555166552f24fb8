// SPDX-License-Identifier: MIT
/// A change of the text of one file.
struct Edit {
  /// The index of the file in its project.
  let file: Int
  let range: Range<Int>
  let replacement: String
  /// The work that remains for a person after the change, or nil.
  let manualEdit: String?
  /// The number of changes that the report counts for this edit: 0 if it is a part of another one.
  let count: Int

  init(file: Int, range: Range<Int>, replacement: String, manualEdit: String? = nil, count: Int = 1) {
    self.file = file
    self.range = range
    self.replacement = replacement
    self.manualEdit = manualEdit
    self.count = count
  }

  /// Returns the edit with the file's line endings.
  func endingLines(with lineEnd: String) -> Edit {
    let text = replacement.replacing("\r\n", with: "\n").replacing("\n", with: lineEnd)
    return Edit(file: file, range: range, replacement: text, manualEdit: manualEdit, count: count)
  }
}

extension SourceFile {
  /// Returns the file with edits that do not overlap.
  func applying(_ edits: [Edit]) -> SourceFile {
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return SourceFile(path: path, text: String(decoding: result, as: UTF8.self))
  }
}
