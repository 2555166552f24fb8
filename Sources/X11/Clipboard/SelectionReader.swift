// SPDX-License-Identifier: MIT
import CX11

/// Reads the clipboard from the program that owns it, one request after the other.
final class SelectionReader {
  private let window: SelectionWindow
  private var current: SelectionReading?
  private var queue: [SelectionReading] = []
  private var nextProperty = 0
  /// An owner that has not answered, and until when it is not asked again, so that a program that looks at the
  /// clipboard often does not wait each time.
  private var silentOwner: (window: UInt, end: Double)?

  /// The number of properties that are used in turn, so that a late answer is not taken for that of a later request.
  private static let propertyCount = 16
  /// The seconds for which an owner that has not answered is not asked again.
  private static let silence = 5.0

  init(window: SelectionWindow) { self.window = window }

  /// Reads the formats that the owner has. An owner that does not answer has none.
  func list(_ completion: @escaping ([String]) -> Void) {
    start(SelectionReading(kind: .list(completion)))
  }

  /// Reads the content in the first of these formats that the owner has. Without any, the completion is released.
  func read(_ targets: [String], _ completion: @escaping (ClipboardContents.Representation) -> Void) {
    start(SelectionReading(kind: .read(targets, completion)))
  }

  /// Releases all requests without an answer.
  func cancel() {
    current = nil
    queue = []
  }

  func forgetSilentOwner() { silentOwner = nil }

  private func start(_ reading: SelectionReading) {
    queue.append(reading)
    if current == nil { startNext() }
  }

  private func startNext() {
    current = nil
    while current == nil, !queue.isEmpty {
      let now = ServerClock.now
      var reading = queue.removeFirst()
      let owner = window.clipboardOwner
      if owner == 0 || (silentOwner?.window == owner && now < silentOwner!.end) { continue }
      reading.start(owner: owner, at: now)
      current = reading
      convert(to: "TARGETS")
    }
  }

  private func convert(to target: String) {
    let property = window.atom("_PASSAGE_CLIPBOARD_\(nextProperty)")
    nextProperty = (nextProperty + 1) % Self.propertyCount
    current?.ask(for: target, in: property, at: ServerClock.now)
    // A value that an earlier owner has left there must not be taken for an answer.
    XDeleteProperty(window.display, window.xid, property)
    XConvertSelection(
      window.display, window.clipboard, window.atom(target), property, window.xid, window.serverTime())
  }

  // MARK: Answers

  func receive(_ event: XSelectionEvent) {
    guard let reading = current, event.selection == window.clipboard, event.target == window.atom(reading.target),
      event.property == 0 || event.property == reading.property, reading.pieces == nil
    else { return }
    guard event.property != 0, let content = window.read(event.property, of: window.xid) else { return refused() }
    if content.type == window.incremental {
      current?.pieces = []
      current?.lastProgress = ServerClock.now
    } else {
      received(content)
    }
  }

  func receive(_ event: XPropertyEvent) {
    guard event.state == PropertyNewValue else { return }
    guard let reading = current, event.atom == reading.property, reading.pieces != nil else {
      // A transfer that nobody waits for any longer goes on if its pieces are read, and ends.
      if isStale(event.atom) { _ = window.read(event.atom, of: window.xid) }
      return
    }
    guard let piece = window.read(event.atom, of: window.xid) else { return }
    current?.lastProgress = ServerClock.now
    if piece.bytes.isEmpty, piece.values.isEmpty {
      received(PropertyContent(type: reading.pieceType ?? piece.type, bytes: reading.pieces ?? []))
    } else if (reading.pieces?.count ?? 0) + piece.bytes.count > SelectionReading.longestContent {
      startNext()
    } else {
      current?.pieces?.append(contentsOf: piece.bytes)
      current?.pieceType = piece.type
    }
  }

  private func isStale(_ property: Atom) -> Bool {
    guard property != current?.property else { return false }
    return window.name(of: property)?.hasPrefix("_PASSAGE_CLIPBOARD_") ?? false
  }

  /// An owner that does not list its formats may still have the requested one.
  private func refused() {
    guard let reading = current else { return }
    if case .read(let targets, _) = reading.kind, reading.target == "TARGETS", let first = targets.first {
      convert(to: first)
    } else {
      startNext()
    }
  }

  private func received(_ content: PropertyContent) {
    guard let reading = current else { return }
    switch reading.kind {
    case .list(let completion):
      completion(content.values.compactMap(window.name))
      startNext()
    case .read(let targets, _) where reading.target == "TARGETS":
      let offered = Set(content.values)
      if let target = targets.first(where: { offered.contains(window.atom($0)) }) {
        convert(to: target)
      } else {
        startNext()
      }
    case .read(_, let completion):
      let type = window.name(of: content.type)
      completion(.init(target: reading.target, type: type, bytes: content.bytes))
      startNext()
    }
  }

  // MARK: Limits

  var deadline: Double? { current?.deadline }

  func expire(at now: Double) {
    guard let reading = current, reading.deadline <= now else { return }
    silentOwner = (reading.owner, now + Self.silence)
    startNext()
  }
}

/// One request for the content of the clipboard.
struct SelectionReading {
  enum Kind {
    case list(([String]) -> Void)
    case read([String], (ClipboardContents.Representation) -> Void)
  }

  /// The seconds without progress after which an owner is taken to be hung. The value is a choice: longer than a busy
  /// program or a slow connection needs, and as long as a person tolerates.
  static let patience = 1.0
  /// The most seconds for a request as a whole.
  static let longestTransfer = 3.0
  /// The most bytes that are read, so that another program cannot exhaust the memory.
  static let longestContent = 256 << 20

  let kind: Kind
  private(set) var owner: UInt = 0
  private(set) var target = ""
  private(set) var property: Atom = 0
  private var startTime = 0.0
  var lastProgress = 0.0
  /// The bytes that have arrived of a transfer in pieces, or nil if it is not one.
  var pieces: [UInt8]?
  var pieceType: Atom?

  init(kind: Kind) { self.kind = kind }

  mutating func start(owner: UInt, at time: Double) {
    self.owner = owner
    startTime = time
  }

  mutating func ask(for target: String, in property: Atom, at time: Double) {
    self.target = target
    self.property = property
    lastProgress = time
    pieces = nil
    pieceType = nil
  }

  var deadline: Double { min(lastProgress + Self.patience, startTime + Self.longestTransfer) }
}
