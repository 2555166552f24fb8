// SPDX-License-Identifier: MIT
import CX11

/// Reads a selection from the program that owns it, one request after the other, a part in each turn of the loop.
final class SelectionReader {
  private let window: SelectionWindow
  private var current: SelectionReading?
  private var queue: [SelectionReading] = []
  /// An owner that has not answered, and until when it is not asked again, so that a program that looks at the
  /// selection often does not wait each time.
  private var silentOwner: (window: UInt, end: Double)?

  /// The seconds for which an owner that has not answered is not asked again.
  private static let silence = 5.0
  /// The largest number of formats whose names are read. The value is a choice: some programs offer fifty.
  private static let mostTargets = 1000

  init(window: SelectionWindow) { self.window = window }

  /// Reads the formats that the owner has. An owner that does not answer has none.
  ///
  /// - Parameter end: The time at which nobody waits for the answer any longer.
  func list(until end: Double, _ completion: @escaping ([String]) -> Void) {
    start(SelectionReading(kind: .list(completion), until: end))
  }

  /// Reads the content in the first of these formats that the owner has. Without any, the completion is released.
  ///
  /// - Parameter end: The time at which nobody waits for the answer any longer.
  func read(
    _ targets: [String], until end: Double, _ completion: @escaping (ClipboardContents.Representation) -> Void
  ) {
    start(SelectionReading(kind: .read(targets, completion), until: end))
  }

  /// Reads the content in a format that the owner has, at the server's time of an event that it knows. If it does not send
  /// the content, the completion is released.
  ///
  /// - Parameter end: The time at which nobody waits for the answer any longer.
  func convert(
    to target: String, at time: UInt, until end: Double,
    _ completion: @escaping (ClipboardContents.Representation) -> Void
  ) {
    start(SelectionReading(kind: .convert(target, at: time, completion), until: end))
  }

  /// Releases all requests without an answer.
  func cancel() {
    finish()
    queue = []
  }

  func forgetSilentOwner() { silentOwner = nil }

  private func start(_ reading: SelectionReading) {
    queue.append(reading)
    if current == nil { startNext() }
  }

  private func startNext() {
    finish()
    while current == nil, !queue.isEmpty {
      let now = ServerClock.now
      let reading = queue.removeFirst()
      let owner = window.selectionOwner
      if owner == 0 || reading.end <= now || (silentOwner?.window == owner && now < silentOwner!.end) { continue }
      current = reading
      if case .convert(let target, let time, _) = reading.kind {
        convert(to: target, by: owner, at: time)
      } else {
        convert(to: "TARGETS", by: owner)
      }
    }
  }

  /// Releases the present request.
  private func finish() {
    current?.receiver?.close()
    current = nil
  }

  /// - Parameter time: The server's time of the request, or nil for the present one.
  private func convert(to target: String, by owner: UInt, at time: UInt? = nil) {
    current?.receiver?.close()
    let receiver = SelectionReceiver(window: window, target: target, time: time ?? window.serverTime())
    current?.ask(owner, with: receiver, at: ServerClock.now)
  }

  // MARK: Answers

  /// Whether ``readPart()`` has something to read.
  var isReadable: Bool { current?.receiver?.isReadable ?? false }

  func receive(_ event: XSelectionEvent) {
    if let receiver = current?.receiver { take(receiver.receive(event)) }
  }

  func receive(_ event: XPropertyEvent) {
    if let receiver = current?.receiver { take(receiver.receive(event)) }
  }

  /// Reads a part of what the owner has sent.
  func readPart() {
    if let receiver = current?.receiver { take(receiver.readPart()) }
  }

  private func take(_ answer: SelectionReceiver.Answer) {
    switch answer {
    case .none: break
    case .part: current?.noteProgress(at: ServerClock.now)
    case .content(let content): received(content)
    case .refused: refused()
    }
  }

  /// An owner that does not list its formats may still have the requested one.
  private func refused() {
    guard let reading = current else { return }
    if case .read(let targets, _) = reading.kind, reading.receiver?.target == "TARGETS", let first = targets.first {
      convert(to: first, by: reading.owner)
    } else {
      startNext()
    }
  }

  private func received(_ content: PropertyContent) {
    guard let reading = current, let target = reading.receiver?.target else { return }
    switch reading.kind {
    case .list(let completion):
      completion(window.names(of: Array(content.values.prefix(Self.mostTargets))))
      startNext()
    case .read(let targets, _) where target == "TARGETS":
      let offered = Set(content.values)
      if let target = targets.first(where: { offered.contains(window.atom($0)) }) {
        convert(to: target, by: reading.owner)
      } else {
        startNext()
      }
    case .read(_, let completion), .convert(_, _, let completion):
      completion(.init(target: target, type: window.names(of: [content.type]).first, bytes: content.bytes))
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

  /// Gives up on the owner that is asked if it no longer exists.
  func anOwnerHasGone() {
    if let owner = current?.owner, owner != window.selectionOwner { startNext() }
  }
}
