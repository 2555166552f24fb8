// SPDX-License-Identifier: MIT

/// The source file that declares a style.
struct StyleSource {
  typealias File = (name: String, text: String)

  let file: File
  /// The name of the style's entry, such as `SlideStyle.entry`.
  let entry: String

  /// - Returns: Nil if no file declares a style with this identifier.
  init?(of id: String) {
    for file in StyleSources.files {
      guard let entry = Self.entry(of: id, in: file.text) else { continue }
      (self.file, self.entry) = (file, entry)
      return
    }
    return nil
  }

  private static func entry(of id: String, in text: String) -> String? {
    guard let declaration = text.firstRange(of: "id: \"\(id)\"") else { return nil }
    let before = text[..<declaration.lowerBound]
    guard let variable = before.matches(of: #/static let (?<name>\w+)/#).last?.output.name,
      let owner = before.matches(of: #/\nenum (?<name>\w+) \{/#).last?.output.name
    else { return nil }
    return "\(owner).\(variable)"
  }
}
