// SPDX-License-Identifier: MIT

/// The events sent to the program from its start, in strokes such as a click or a drag.
///
/// Its text can be saved and replayed:
///
///     page navigate
///     poison yes
///
///     move 1 4 300
///     press 1 1
///     …
struct Script: Equatable {
  var page: String
  /// Whether freed memory is filled with a pattern, so that reading it is noticed.
  var poisonsFreedMemory = false
  /// The strokes, which empty lines separate in the text. A failing script is reduced by strokes first, then by events.
  var strokes: [[Event]] = []

  var events: [Event] { strokes.flatMap(\.self) }
}

extension Script: CustomStringConvertible {
  var description: String {
    let header = ["page \(page)", "poison \(poisonsFreedMemory ? "yes" : "no")"].joined(separator: "\n")
    let body = strokes.map { $0.map(\.description).joined(separator: "\n") }
    return ([header] + body).joined(separator: "\n\n") + "\n"
  }

  init(text: String) throws(AbuseError) {
    self.init(page: "")
    var stroke: [Event] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ")
      if words.isEmpty {
        if !stroke.isEmpty { strokes.append(stroke) }
        stroke = []
      } else if words[0] == "page", words.count == 2 {
        page = String(words[1])
      } else if words[0] == "poison" {
        poisonsFreedMemory = words.last == "yes"
      } else if let event = Event(line) {
        stroke.append(event)
      } else if !line.hasPrefix("#") {
        throw AbuseError("line \(index + 1) of the script is not an event: '\(line)'")
      }
    }
    if !stroke.isEmpty { strokes.append(stroke) }
    guard !page.isEmpty else { throw AbuseError("the script names no page; begin it with 'page ID'") }
  }
}
