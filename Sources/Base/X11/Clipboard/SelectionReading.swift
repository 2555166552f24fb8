// SPDX-License-Identifier: MIT

/// One request for the content of a selection.
struct SelectionReading {
  enum Kind {
    case list(([String]) -> Void)
    case read([String], (ClipboardContents.Representation) -> Void)
    /// The content in a format that the owner has, at the server's time of an event that it knows.
    case convert(String, at: UInt, (ClipboardContents.Representation) -> Void)
  }

  /// The seconds without progress after which an owner is taken to be hung. The value is a choice: longer than a busy
  /// program or a slow connection needs.
  static let patience = 1.0

  let kind: Kind
  /// The time at which nobody waits for an answer any longer.
  let end: Double
  private(set) var owner: UInt = 0
  private(set) var receiver: SelectionReceiver?
  private var lastProgress = 0.0

  init(kind: Kind, until end: Double) {
    self.kind = kind
    self.end = end
  }

  /// Takes note of the owner that is asked, and of the window with which it is asked.
  mutating func ask(_ owner: UInt, with receiver: SelectionReceiver, at time: Double) {
    self.owner = owner
    self.receiver = receiver
    lastProgress = time
  }

  mutating func noteProgress(at time: Double) { lastProgress = time }

  /// The time at which the owner is given up.
  var deadline: Double { min(lastProgress + Self.patience, end) }
}
