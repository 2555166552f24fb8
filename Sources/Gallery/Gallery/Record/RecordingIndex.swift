// SPDX-License-Identifier: MIT
import UIKit

/// A page that shows recordings in groups, and says of each style what to try, what to watch and where it comes from.
struct RecordingIndex {
  /// A style with its recordings.
  struct Entry {
    let style: TransitionStyle
    let pictures: [Picture]
  }

  /// A recording, and its address relative to the page.
  struct Picture {
    let recording: Recording
    let address: String
  }

  /// The styles of each group, in the order of the catalogue.
  let groups: [(group: StyleGroup, entries: [Entry])]

  /// - Parameter folder: The address of the recordings' folder relative to the page, empty for the same folder.
  init(_ recordings: [Recording], folder: String, format: RecordingFormat) {
    func picture(_ recording: Recording) -> Picture {
      let name = "\(recording.fileName).\(format.fileExtension)"
      return Picture(recording: recording, address: folder.isEmpty ? name : "\(folder)/\(name)")
    }
    let entries = Catalog.styles.compactMap { style in
      let own = recordings.filter { $0.style.id == style.id }
      return own.isEmpty ? nil : Entry(style: style, pictures: own.map(picture))
    }
    groups = StyleGroup.allCases.compactMap { group in
      let members = entries.filter { StyleGroup.group(of: $0.style) == group }
      return members.isEmpty ? nil : (group, members)
    }
  }

  /// Returns the page in the format that the extension of its path names: Markdown, or HTML.
  func page(at path: String) -> String { path.lowercased().hasSuffix(".md") ? markdown : html }

  /// The number of styles, in words.
  private var count: String {
    let count = groups.reduce(0) { $0 + $1.entries.count }
    return count == 1 ? "One style" : "\(count) styles"
  }
}

// MARK: Markdown

extension RecordingIndex {
  var markdown: String {
    let intro = """
      # Transition styles

      \(count) of the gallery. `gallery record --style ID --out FILE` records one of them, and the page “Compare” plays \
      up to nine side by side. `scripts/pictures` writes this page and its pictures.
      """
    return ([intro] + groups.map { markdown($0.group, $0.entries) }).joined(separator: "\n\n") + "\n"
  }

  private func markdown(_ group: StyleGroup, _ entries: [Entry]) -> String {
    (["## \(group.title)"] + entries.map(markdown)).joined(separator: "\n\n")
  }

  private func markdown(_ entry: Entry) -> String {
    let (style, notes) = (entry.style, StyleNotes(on: entry.style))
    let kinds = style.kinds.map(\.rawValue).joined(separator: ", ")
    let pictures = entry.pictures.map { "![\($0.recording.title)](\($0.address))" }
    let lines = [
      ("Try", notes.attempt), ("Watch", notes.observation), ("From", notes.origin),
    ].filter { !$0.1.isEmpty }.map { "- **\($0.0)**: \($0.1)" }
    return """
      ### \(style.title)

      `\(style.id)` · \(kinds)

      \(style.blurb)

      \(pictures.joined(separator: "\n"))

      \(lines.joined(separator: "\n"))
      """
  }
}

// MARK: HTML

extension RecordingIndex {
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Transition styles</title>
    <style>
    :root { color-scheme: light dark }
    body { font: 16px/1.5 Inter, system-ui, sans-serif; max-width: 90rem; margin: 2rem auto; padding: 0 1.5rem }
    nav { columns: 14rem; margin-bottom: 2rem }
    nav a { display: block }
    h3 { margin: 3rem 0 0 }
    code, figcaption, dt { color: GrayText }
    figure { margin: 1rem 0 }
    img { max-width: 100%; height: auto; border-radius: 8px }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem }
    dd { margin: 0 }
    </style>
    <h1>Transition styles</h1>
    <p>\(count), recorded by <code>gallery record --all</code>.</p>
    <nav>
    \(groups.flatMap(\.entries).map(link).joined(separator: "\n"))
    </nav>
    \(groups.map { html($0.group, $0.entries) }.joined(separator: "\n"))
    </html>

    """
  }

  private func link(_ entry: Entry) -> String {
    "<a href=\"#\(entry.style.id)\">\(entry.style.title.asHTML)</a>"
  }

  private func html(_ group: StyleGroup, _ entries: [Entry]) -> String {
    (["<h2>\(group.title.asHTML)</h2>"] + entries.map(html)).joined(separator: "\n")
  }

  private func html(_ entry: Entry) -> String {
    let (style, notes) = (entry.style, StyleNotes(on: entry.style))
    let kinds = style.kinds.map(\.rawValue).joined(separator: ", ")
    let rows = [
      ("Try", notes.attempt), ("Watch", notes.observation), ("From", notes.origin),
    ].filter { !$0.1.isEmpty }.map { "<dt>\($0.0)</dt><dd>\($0.1.asHTML)</dd>" }
    let figures = entry.pictures.map { picture in
      let title = picture.recording.title.asHTML
      return "<figure><img src=\"\(picture.address.asHTML)\" alt=\"\(title)\" loading=\"lazy\">"
        + "<figcaption>\(title)</figcaption></figure>"
    }
    return """
      <h3 id="\(style.id)">\(style.title.asHTML)</h3>
      <p>\(style.blurb.asHTML)<br><code>\(style.id)</code> · \(kinds)</p>
      <dl>
      \(rows.joined(separator: "\n"))
      </dl>
      \(figures.joined(separator: "\n"))
      """
  }
}

extension String {
  /// The text with the characters replaced that have a meaning in HTML.
  fileprivate var asHTML: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
