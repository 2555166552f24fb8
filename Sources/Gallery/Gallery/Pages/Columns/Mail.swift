// SPDX-License-Identifier: MIT

/// The mail that is shown.
enum Mail {
  /// A folder or a message.
  struct Row {
    let title: String
    let detail: String
    let symbol: String
  }

  static let folders = [
    Row(title: "Inbox", detail: "12 messages", symbol: "tray"),
    Row(title: "Flagged", detail: "12 messages", symbol: "flag"),
    Row(title: "Drafts", detail: "12 messages", symbol: "doc"),
    Row(title: "Sent", detail: "12 messages", symbol: "paperplane"),
    Row(title: "Archive", detail: "12 messages", symbol: "archivebox"),
  ]

  private static let subjects = [
    ("The walk on Sunday", "Ada"), ("Photographs", "Ben"), ("Tickets for the concert", "Chiara"),
    ("A recipe with lentils", "Dario"), ("Keys", "Emma"), ("Moving the meeting", "Farid"),
    ("Blueprints", "Greta"), ("The boat on Friday", "Hugo"), ("A chair for the hall", "Ines"),
    ("Train times", "Jonas"), ("Notes on springs", "Kaya"), ("The key to the shed", "Luca"),
  ]

  static func messages(in folder: Row) -> [Row] {
    subjects.map { Row(title: $0.0, detail: "\($0.1), \(folder.title)", symbol: "envelope") }
  }
}
