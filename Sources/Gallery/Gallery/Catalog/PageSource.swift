// SPDX-License-Identifier: MIT

/// The source file that declares a page.
struct PageSource {
  let name: String
  let text: String

  /// - Returns: Nil if no file declares a page with this identifier.
  init?(of id: String) {
    guard let file = PageSources.files.first(where: { $0.text.contains("id: \"\(id)\", title:") }) else { return nil }
    (name, text) = file
  }
}
